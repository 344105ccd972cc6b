"""The tutor at the table: a move that costs much waits before it is played, and its player is asked once about it.

At most for a moment does anybody wait: without an answer by then, the move is played. What is judged is what the seat
knows. Nothing of it is in the rules, nor in the save.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from desktop.docks.tutor_card import TutorCard
from desktop.docks.tutor_words import TutorWords
from desktop.table.mistakes import Mistakes, person_at, threshold, want, wanted_by
from desktop.table_screen.tutor_light import TutorLight
from rules.bots.advice import Advice
from rules.core.types import Seat

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen

PATIENCE_MS = 600
"""Nobody waits longer for the tutor."""
SETTLED_MS = 250
"""After so long at a decision the worker looks at it in advance."""


@dataclass(frozen=True, slots=True)
class Held:
    """A move that waits for an answer, and what was found of it."""

    move: Any
    found: Advice


class Tutoring(QObject):
    """Signal: `changed` when a move begins to wait for an answer, or no longer does."""

    changed = Signal()

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self.screen, self.area, self.table = screen, screen.area, screen.table
        self.asked = screen.opponents.advice
        self.words = TutorWords(screen.dock.formatter)
        self.showing = TutorLight(screen.area, screen.table, self.words)
        self.box = self.showing.box
        self.card = TutorCard(screen.dock.formatter)
        self.card.hide()
        screen.dock.lay_below(self.card)
        self.weighed: Any = None
        """The move that the worker weighs."""
        self.held: Held | None = None
        self.stops: list[bool] = []
        """Of each move that was asked about, whether it was played nevertheless."""
        self._answered: set[tuple[int, Any]] = set()
        """What nobody is asked about again, by the point of the game."""
        self._is_playing = False
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._give_up)
        self._settling = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settling.timeout.connect(self._prepare)
        self._connect()
        self.area.situation.tutor = self

    def _connect(self) -> None:
        table, area, panel = self.table, self.area, self.box.panel
        self.asked.weighed.connect(self._hear)
        for signal in (table.asked, table.curtain, table.thinking, table.ended):
            signal.connect(self._follow)
        table.stepped.connect(self._forget)
        table.went.connect(self._forget)
        area.gestures.touched.connect(self._hurry)
        area.gestures.cancelled.connect(self.take_back)
        area.hand.changed.connect(self._give_way)
        area.view.resized.connect(self.look_again)
        self.screen.program.language_changed.connect(self.look_again)
        self.screen.program.style_changed.connect(self.look_again)
        panel.taken_back.connect(self.take_back)
        panel.see_wanted.connect(self.see_better)
        panel.played.connect(self.play_anyway)
        panel.rule_wanted.connect(self.screen.dock.show_rule)
        self.card.rule_wanted.connect(self.screen.dock.show_rule)
        self.card.wanted.connect(self.want)

    # Whether there is one

    @property
    def is_offered(self) -> bool:
        """Whether a person at this table may have a tutor: not where nobody helps anybody."""
        return self.table.timeline.record.policy != "strict" and bool(self.table.seats.persons)

    @property
    def seat(self) -> Seat | None:
        """Whose tutor is spoken of: of whoever is asked, else looks."""
        table = self.table
        seat = table.seat_to_play if table.seat_to_play is not None else table.looking
        return seat if seat is not None and table.seats.is_person(seat) else table.seats.first_person

    @property
    def mistakes(self) -> Mistakes:
        seat = self.seat
        if not self.is_offered or seat is None:
            return "never"
        return wanted_by(self.screen.program.settings_file, person_at(self.table.timeline.record.seating, seat))

    @property
    def threshold(self) -> float | None:
        return threshold(self.table.game.id, self.mistakes)

    def want(self, mistakes: Mistakes) -> None:
        """Keep what whoever is asked now wants; a move that waits goes on waiting for its answer."""
        seat = self.seat
        if seat is not None:
            who = person_at(self.table.timeline.record.seating, seat)
            want(self.screen.program.settings_file, who, mistakes)
            self._follow()
            if self.held is not None:
                self._show_card(self.held)

    # A move

    @property
    def has_move(self) -> bool:
        return self.weighed is not None or self.held is not None

    def takes(self, move: Any) -> bool:
        """Weigh a move before it is played, where its player wants that and has a choice."""
        least, table = self.threshold, self.table
        self._drop()
        is_free = move.seat != table.seat_to_play or len(table.legal) < 2 or move not in table.legal  # noqa: PLR2004
        if least is None or is_free or (table.point, move) in self._answered or self._is_advised(move):
            return False
        self.weighed = move
        self.asked.weigh(self._about, table.game, table.view, table.legal, table.seats.measured, least, move)
        self._patience.start()
        return True

    @property
    def _about(self) -> tuple[int, Seat | None]:
        return self.table.point, self.table.seat_to_play

    def _is_advised(self, move: Any) -> bool:
        """Whether the best of what is advised on the open page is just this."""
        advice = self.screen.counsel.advice if self.screen.counsel.is_open else None
        return advice is not None and any(each.rank == 1 and each.move == move for each in advice.suggestions)

    def _prepare(self) -> None:
        """Look at the position in advance, while its player thinks."""
        least, table = self.threshold, self.table
        if least is not None and table.seat_to_play is not None and not self.has_move:
            self.asked.prepare(self._about, table.game, table.view, table.legal, table.seats.measured, least)

    def _hear(self) -> None:
        if self.weighed is not None and not self.asked.is_weighing:
            self._decide()

    def _give_up(self) -> None:
        if self.weighed is not None:
            self._decide()

    def _hurry(self) -> None:
        """Play on without waiting: whoever acts on the table takes the move for played."""
        if self.weighed is not None:
            self._play(self.weighed)

    def _decide(self) -> None:
        """Play the move, unless it is known by now to lose too much."""
        move, found, least = self.weighed, self.asked.verdict, self.threshold
        self._patience.stop()
        self.asked.stop_weighing()
        if found is not None and least is not None and found.loss(least):
            self.hold(move, found)
        else:
            self._play(move)

    def hold(self, move: Any, found: Advice) -> None:
        """Ask about a move, as it loses too much."""
        self.weighed, self.held = None, Held(move, found)
        self._answered.add((self.table.point, move))
        self._show()

    def _play(self, move: Any) -> None:
        self._patience.stop()
        self.asked.stop_weighing()
        self.weighed, self._is_playing = None, True
        is_played = self.table.propose(move)
        self._is_playing = False
        self.area.gestures.put_down_all(is_played=is_played)

    # Answers

    def take_back(self) -> None:
        """The piece goes home."""
        if not self.has_move:
            return
        was_held = self.held is not None
        self.stops += [False] if was_held else []
        self._drop()
        if was_held:
            self.area.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def see_better(self) -> None:
        """The piece goes home, and advice begins."""
        self.take_back()
        self.screen.counsel.press()

    def play_anyway(self) -> None:
        held = self.held
        if held is None:
            return
        self.stops.append(True)
        self.held = None
        self._hide()
        self.area.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._play(held.move)

    def _drop(self) -> None:
        """Forget the move that waits; what was carried glides home."""
        if not self.has_move:
            return
        self._patience.stop()
        self.asked.stop_weighing()
        self.weighed = self.held = None
        self._hide()
        self.area.gestures.put_down_all(is_played=False)

    def _give_way(self) -> None:
        """Take the move back: who takes another piece has thought again."""
        if self.held is not None and self.area.hand.held:
            self.take_back()

    def _forget(self, *_: object) -> None:
        """The game went on, or elsewhere."""
        if self.has_move and not self._is_playing:
            self._drop()

    def _follow(self, *_: object) -> None:
        if self.threshold is not None and self.table.seat_to_play is not None:
            self._settling.start()
        else:
            self._settling.stop()

    # What shows

    def look_again(self, *_: object) -> None:
        if self.held is not None:
            self._show()

    def _hide(self) -> None:
        self.showing.hide()
        self.card.hide()
        self.changed.emit()

    def _show(self) -> None:
        held = self.held
        assert held is not None
        self._show_card(held)
        self.showing.show(held.move, held.found)
        self.changed.emit()

    def _show_card(self, held: Held) -> None:
        term = held.found.overlooked
        self.card.show_tutor(self.mistakes, self.stops, term.rule if term is not None else "")
        self.card.show()

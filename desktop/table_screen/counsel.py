"""Advice at the table: three steps, one press each; what is advised on the table, played by the usual path."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QToolTip

from desktop.aloud.voice import Kind, tell_new
from desktop.board.lamp import Lamp
from desktop.board.sprite import Sprite
from desktop.docks.advice_light import advised
from desktop.docks.advice_page import AdvicePage, picture_of
from desktop.docks.advice_words import MOVES, NUDGE, REASONS
from rules.bots import advice as found
from rules.core.record import Played

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen

CLOSED = 0


class Counsel(QObject):
    """Advice for whoever is asked at this screen."""

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self.screen, self.area, self.dock, self.table = screen, screen.area, screen.dock, screen.table
        self.asked = screen.opponents.advice
        self.step = CLOSED
        self.chosen, self.pointed = 0, -1
        self.is_on_table = True
        self.rest: tuple[found.LineStep, ...] = ()
        """Steps of a line whose first moves were played; they stay proposed."""
        self._is_playing = False
        self._lit: tuple[list[Sprite], Lamp | None] = [], None
        self._told = ""
        """What a screen reader was told of this position."""
        self._lit_for: object = None
        """What was shown on which table last: better advice mostly shows the same."""
        self.page = AdvicePage(screen.dock.formatter, {**self.area.desk.painters})
        self.page.hide()
        self._connect()
        self.look_again()

    def _connect(self) -> None:
        page, table = self.page, self.table
        self.asked.came.connect(self._hear)
        self.dock.uncovered.connect(self._was_closed)
        self.screen.top.advice_asked.connect(self.press)
        self.area.pieces_changed.connect(self._light)
        self.area.hand.changed.connect(self._light)
        self.screen.program.language_changed.connect(self.look_again)
        self.screen.program.style_changed.connect(self.look_again)
        page.left.connect(self.close)
        page.on_wanted.connect(self.press)
        page.pointed.connect(self._point)
        page.chosen.connect(self.choose)
        page.play_wanted.connect(self.play)
        page.table_wanted.connect(self.toggle_line)
        page.rule_wanted.connect(self.dock.show_rule)
        table.stepped.connect(self._went_on)
        for signal in (table.asked, table.ended, table.thinking, table.curtain, table.went):
            signal.connect(self._follow)

    # Whether there is any

    @property
    def is_open(self) -> bool:
        return self.step != CLOSED

    def reason(self) -> str:
        """Say why there is no advice now, as the id of a text; empty where there is."""
        table = self.table
        record = table.timeline.record
        if not record.has_advice:
            return "advice-not-strict" if record.policy == "strict" else "advice-not-here"
        if table.is_looking_back:
            return "advice-not-past"
        if table.is_over:
            return "advice-not-over"
        return "" if table.seat_to_play is not None else "advice-not-now"

    @property
    def advice(self) -> found.Advice | None:
        """All that is advised so far in this position, or what is left of a line."""
        if self.rest and self.rest[0].move not in self.table.legal:
            return None
        if self.rest:
            alone = found.Suggestion(self.rest[0].move, (), (0.0,), 0.0, {}, line=self.rest)
            return found.Advice((alone,), 0.0, is_by_rule=True, is_final=True)
        return self.asked.told if self._is_about_now else None

    # What people do

    def press(self) -> None:
        """Go one step further; at first, say where to look."""
        self.screen.tutoring.take_back()
        reason = self.reason()
        if reason:
            corner = self.screen.top.mapToGlobal(self.screen.top.rect().bottomRight())
            QToolTip.showText(corner, self.screen.program.say(reason), self.screen)
            return
        self.step = min(REASONS, self.step + 1)
        if self.step == NUDGE:
            self.chosen, self.pointed, self.rest, self._told = 0, -1, (), ""
            self.ask()
            self.dock.lay_over(self.page)
        self.look_again()
        if self.step >= MOVES:
            self.page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def ask(self) -> None:
        table = self.table
        about = table.point, table.seat_to_play
        self.asked.ask_why(about, table.game, table.view, table.legal, table.seats.measured)

    def close(self) -> bool:
        """Bring the pages back. Returns whether advice was open."""
        if not self.is_open:
            return False
        self.dock.show_pages(True)
        return True

    def _was_closed(self) -> None:
        self.step, self.rest = CLOSED, ()
        self.asked.rest()
        self.look_again()
        if self.page.hasFocus() or self.screen.focusWidget() is None:
            self.area.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, row: int) -> None:
        self.chosen = row
        self.look_again()

    def toggle_line(self) -> None:
        """Show the line on the table, or no longer."""
        if self.step >= MOVES:
            self.is_on_table = not self.is_on_table
            self.look_again()

    def play(self) -> None:
        """Play the first move of what is chosen; the rest of its line stays proposed."""
        shown = self.suggestion(self.chosen)
        if shown is None or shown.move not in self.table.legal:
            return
        own = tuple(step for step in shown.line[1:] if step.seat == shown.move.seat)
        self._is_playing = True
        spot = self.page.play.mapToGlobal(self.page.play.rect().topLeft())
        was_played = self.dock.proposer.propose([shown.move], spot)
        self._is_playing = False
        if was_played and self.is_open:
            self.rest = own
            self.chosen = 0
            self._follow()

    def suggestion(self, row: int) -> found.Suggestion | None:
        advice = self.advice
        return advice.suggestions[row] if advice is not None and row < len(advice.suggestions) else None

    # What happens at the table

    def _went_on(self, *_: object) -> None:
        """Close after another move than the one that was advised."""
        if self.is_open and not self._is_playing and not self.rest:
            self.close()
        elif self.rest and not self._is_playing:
            self.rest = self.rest[1:] if self._was_next() else ()

    def _was_next(self) -> bool:
        played = self.table.timeline.entry(self.table.point)
        return isinstance(played, Played) and bool(played.move == self.rest[0].move)

    def _follow(self, *_: object) -> None:
        """Keep proposing the rest of a line as long as it can be played; else go."""
        if self._is_playing:
            return
        if self.is_open:
            is_possible = bool(self.rest) and self.rest[0].move in self.table.legal
            is_same = not self.rest and not self.reason() and self._is_about_now
            if not is_possible and not is_same and not self._waits_for_own_rest:
                self.close()
        self.look_again()

    @property
    def _waits_for_own_rest(self) -> bool:
        """Whether an only move of the line is just playing itself."""
        return bool(self.rest) and self.table.asking.following is not None

    @property
    def _is_about_now(self) -> bool:
        return self.asked.is_about((self.table.point, self.table.seat_to_play))

    def _hear(self) -> None:
        if self.is_open:
            advice = self.advice
            self.chosen = min(self.chosen, len(advice.suggestions) - 1) if advice is not None else 0
            self.look_again()

    # What it shows

    def look_again(self, *_: object) -> None:
        """Show the newest of what is known, in the dock, in the top line and on the table."""
        reason, button = self.reason(), self.screen.top.advice
        if button is not None:
            button.light(self.is_open)
            button.setEnabled(not reason)
            button.say_tip(self.screen.program.say(reason or "advice-tip"))
        if self.is_open:
            advice = self.advice
            if not reason:
                noted = self.table.advised_at
                noted[self.table.point] = max(self.step, noted.get(self.table.point, 0))
            self.page.show_advice(
                advice,
                step=max(self.step, MOVES) if self.rest else self.step,
                chosen=self.chosen,
                pictures=self.pictures(advice),
                is_on_table=self.is_on_table,
                is_rest=bool(self.rest),
                has_failed=advice is None and not self.asked.is_awaited,
            )
            if advice is None or advice.is_final or self.step == NUDGE:
                self._tell()
        self._light()

    def _tell(self) -> None:
        """Tell a screen reader what the page says more than it was told before; figures that still change wait."""
        before, self._told = self._told, self.page.spoken
        tell_new(self.page, before, self._told, Kind.VERDICT)

    def pictures(self, advice: found.Advice | None) -> tuple[Sprite | None, ...]:
        """A piece for each suggestion: what is taken, else the place it goes to."""
        if advice is None:
            return ()
        table, desk, view = self.area.scene.by_key(), self.area.desk, self.table.view
        handles = [desk.handle(view, each.move) for each in advice.suggestions]
        return tuple(picture_of(table, sorted(each.pieces)) for each in handles)

    def _point(self, row: int) -> None:
        self.pointed = row
        self._light()

    def _light(self, *_: object) -> None:
        """Light up what is spoken of; not while a piece is held, nor before all pieces lie still."""
        here, scene = self.area.situation, self.area.scene
        is_quiet = not self._is_playing and here.is_still and not here.showing.is_on and not self.area.hand.held
        if not self.is_open or not is_quiet or self.table.is_covered:
            scene.show_advised((), None)
            return
        row = self.pointed if self.pointed >= 0 else self.chosen
        shows_line = (self.step >= MOVES or self.rest) and (self.is_on_table or self.pointed >= 0)
        suggestion = self.suggestion(row) if shows_line else None
        theme = self.advice.theme if self.advice is not None else None
        about = scene.by_key(), here.look, theme, suggestion and (suggestion.move, suggestion.world, suggestion.path)
        if about != self._lit_for:
            self._lit_for = about
            self._lit = advised(self.area, self.table, theme, suggestion, self.asked.chance)
        scene.show_advised(*self._lit)

"""Somebody at the real window, with a mouse or a keyboard and nothing else."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.aim.seen import all_seen
from desktop.app import built
from desktop.board.sprite import Key
from desktop.cabinet.newcomer import settled
from desktop.program import Program
from desktop.settings import Settings, SettingsFile
from desktop.shell import Shell
from desktop.table.seats import PERSON
from desktop.table.table import Table
from desktop.table_screen.screen import TableScreen
from rules.bots.policy import Budget, chance_of
from rules.bots.registry import policy_named, quick_policy
from rules.core import journal
from rules.core.codec import position_json
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.edition import Problem
from rules.core.journal import Journal
from rules.core.record import Played, Policy, Record
from rules.core.timeline import Timeline
from rules.core.types import Json
from rules.marajoara import GAME
from tests.desktop.windows import library, sharing

NAMES = ("Inès", "Malo", "Sofia", "Clara", "Zoé")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CTRL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
MOST_MOVES, REAL_CHOICE, THOUGHTS = 400, 4, 60


# The window


def program(folder: Path, **settings: Any) -> Program:
    """A program with settings of its own; texts and boxes are read once for all tests."""
    file = SettingsFile(folder / "settings.json")
    seen = {**all_seen(), **settled()}
    usual: dict[str, Any] = {"language": "fr", "pace": "off", "explain": False, "only_moves": False, "seen": seen}
    file.settings = Settings(**(usual | settings))
    return sharing(Program(file))


def seated(*players: str, of: AnyGame = GAME) -> tuple[Seating, ...]:
    colours = fitting(of.colours_for(players))
    return tuple(Seating(player, NAMES[at], colours[at]) for at, player in enumerate(players))


def game(
    *players: str,
    seed: int = 4,
    policy: Policy = "friendly",
    notes: Json | None = None,
    of: AnyGame = GAME,
    **options: Any,
) -> Timeline:
    """A game, of Marajoara if nothing else is said, at its start or at a position in the notation of lessons."""
    start = None if notes is None else position_json(of.position(notes, library().box(of)))
    seating = seated(*(players or (PERSON, PERSON)), of=of)
    record = Record(of.id, of.rules_version, 1, (), of.options_type(**options), seating, seed, policy, start)
    return Timeline(of, record, library().box(of))


def at_a_choice(of: AnyGame, least: int) -> Timeline:
    """A game in which the first person has a real choice, after so many moves."""
    return led_on(game(PERSON, PERSON, of=of), moves_to_a_choice(of, least))


def led_on(timeline: Timeline, moves: Iterable[Any]) -> Timeline:
    for move in moves:
        timeline.propose(move)
    return timeline


def moves_of(timeline: Timeline) -> tuple[Any, ...]:
    """What was played, to lead another game there without choosing again."""
    return tuple(entry.move for entry in timeline.entries() if isinstance(entry, Played))


@cache
def moves_to_a_choice(of: AnyGame, least: int) -> tuple[Any, ...]:
    timeline = game(PERSON, PERSON, of=of)
    novice = policy_named("novice", of.id)
    assert novice is not None
    for number in range(MOST_MOVES):
        state = timeline.state
        seat = of.deciding(state)[0].seat
        legal = of.legal(state, seat)
        if number >= least and seat == 0 and len(legal) >= REAL_CHOICE:
            return moves_of(timeline)
        rng = chance_of(number, seat)
        timeline.propose(novice.choose(of, of.view(state, seat), legal, rng, Budget(THOUGHTS)))
    raise AssertionError(of.id)


def shortest_way(of: AnyGame, start: Any, kind: str, most: int = 5) -> list[Any]:
    """The fewest moves that end with one of this kind."""
    open_ways: deque[tuple[Any, list[Any]]] = deque([(start, [])])
    while open_ways:
        state, way = open_ways.popleft()
        decisions = of.deciding(state)
        legal = of.legal(state, decisions[0].seat) if decisions else ()
        found = next((move for move in legal if move.kind == kind), None)
        if found is not None:
            return [*way, found]
        if len(way) < most:
            open_ways.extend((of.apply(state, move).state, [*way, move]) for move in legal)
    raise AssertionError(f"no {kind} within {most} moves")


@dataclass
class AtTable:
    """The window with a game on the table, and what a person does there."""

    shell: Shell
    screen: TableScreen

    @property
    def table(self) -> Table:
        return self.screen.table

    @property
    def timeline(self) -> Timeline:
        return self.screen.table.timeline

    @property
    def view(self) -> QWidget:
        return self.screen.area.view.viewport()

    def program_language(self) -> str:
        return self.screen.program.settings.language

    def last_move(self) -> Any:
        entry = self.timeline.entry(self.timeline.now)
        assert isinstance(entry, Played)
        return entry.move

    def moves(self) -> list[Any]:
        """What was played on the current line, as the record keeps it."""
        entries = (self.timeline.entry(point) for point in self.timeline.past()[1:])
        return [entry.move for entry in entries if isinstance(entry, Played)]

    # The mouse

    def spot(self, key: Key) -> QPoint:
        """Where a piece or place is seen in the window's surface: in its middle, or where nothing covers it."""
        scene = self.screen.area.scene
        place = scene.place_of(key)
        assert place is not None, f"{key} is not on the table"
        return self.screen.area.view.mapFromScene(self._free(key, place.rect))

    def _free(self, key: Key, rect: QRectF) -> QPointF:
        """Its middle, unless something else lies over it there: then where it can be got hold of."""
        across, down = (0.5, 0.3, 0.12, 0.08, 0.88), (0.5, 0.12, 0.88)
        points = [QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for y in down for x in across]
        over = self.screen.area.scene.key_at
        return next((point for point in points if over(point) == key), points[0])

    def lying_on(self, key: Key) -> Key:
        """What lies uppermost in the middle of a place."""
        place = self.screen.area.scene.place_of(key)
        assert place is not None, f"{key} is not on the table"
        found = self.screen.area.scene.key_at(QPointF(*place.middle))
        assert found is not None
        return found

    def press(self, at: QPoint, keys: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mousePress(self.view, LEFT, keys, at)

    def move(self, to: QPoint) -> None:
        QTest.mouseMove(self.view, to)

    def release(self, at: QPoint, keys: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mouseRelease(self.view, LEFT, keys, at)

    def click(self, key: Key, keys: Qt.KeyboardModifier = PLAIN) -> None:
        at = self.spot(key)
        self.move(at)
        self.press(at, keys)
        self.release(at, keys)

    def click_the_window(self, spot: QPoint) -> None:
        """There upon the table, or upon whatever lies over it."""
        QTest.mouseClick(self.shell.windowHandle(), LEFT, pos=self.view.mapTo(self.shell, spot))

    def carry(self, piece: Key, place: Key) -> None:
        """Presses on the piece and brings it over the place, without letting go."""
        start, end = self.spot(piece), self.spot(place)
        self.move(start)
        self.press(start)
        self.move((start + end) / 2)
        self.move(end)

    def drag(self, piece: Key, place: Key) -> None:
        self.carry(piece, place)
        self.release(self.spot(place))

    def make(self, move: Any, *, by_drag: bool = True) -> None:
        """Makes a legal move by hand: its pieces are dragged or clicked, its place or its button is clicked."""
        handle = self.screen.area.desk.handle(self.table.view, move)
        if handle.place is None:
            self.press_button(move)
            return
        pieces = sorted(handle.pieces)
        if by_drag and pieces:
            for piece in pieces[:-1]:
                self.click(piece)
            self.drag(pieces[-1], handle.place)
        else:
            before = self.timeline.now
            for piece in pieces:
                self.click(piece)
            if self.timeline.now == before and self.menu() is None:  # for some pieces a click is enough
                self.click(handle.place)
        self.answer_menu(move)

    def press_button(self, move: Any) -> None:
        """The button of a move that has no place; pressed again where it warns."""
        action_bar, words = self.screen.dock.action_bar, self.screen.dock.formatter.move(move)
        before = self.timeline.now
        for _ in range(2):
            if self.timeline.now == before:
                button = next(each for each in (action_bar.confirm, *action_bar.choices) if each.text() == words)
                QTest.mouseClick(button, LEFT)

    def menu(self) -> QMenu | None:
        found = QApplication.activePopupWidget()
        return found if isinstance(found, QMenu) else None

    def answer_menu(self, move: Any) -> None:
        """A choice at the piece: the line of this move, or «play it anyway» under a warning."""
        menu = self.menu()
        if menu is None:
            return
        said = self.screen.area.situation.say(self.table.game.say_move(self.timeline.state, move))
        words = (said, self.screen.program.say("table-play-anyway"))
        self.choose(next(action.text() for action in menu.actions() if action.text() in words))

    def choose(self, words: str) -> None:
        menu = self.menu()
        assert menu is not None
        action = next(each for each in menu.actions() if each.text() == words)
        QTest.mouseClick(menu, LEFT, PLAIN, menu.actionGeometry(action).center())

    # The keyboard

    @property
    def focus(self) -> QWidget:
        """Where the keyboard is; it is always somewhere in this window that one can see."""
        if QApplication.focusWidget() is None:
            # A menu has closed, and drawn in memory no window manager gives the window its focus back.
            self.shell.activateWindow()
            settle()
        found = QApplication.focusWidget()
        assert found is not None, "the keyboard is nowhere"
        assert found.isVisible()
        assert found.isEnabled()
        assert found.window() is self.shell
        assert found.focusPolicy() & Qt.FocusPolicy.TabFocus, found
        return found

    def key(self, *keys: Qt.Key, held: Qt.KeyboardModifier = PLAIN) -> None:
        for each in keys:
            QTest.keyClick(self.menu() or QApplication.focusWidget() or self.shell, each, held)

    def type(self, words: str) -> None:
        QTest.keyClicks(self.focus, words)


# Those who play


def sensible(table: Table, number: int) -> Any:
    """What looks best at first sight to the person at this screen."""
    policy = quick_policy()
    chance = chance_of(number, table.legal[0].seat)
    return policy.choose(table.game, table.view, table.legal, chance, Budget(policy.usual_budget))


def curious(seen: set[str]) -> Callable[[Table, int], Any]:
    """Somebody who does first whatever was never done before."""

    def choose(table: Table, number: int) -> Any:
        fresh = next((move for move in table.legal if move.kind not in seen), None)
        chosen = fresh if fresh is not None else sensible(table, number)
        seen.add(chosen.kind)
        return chosen

    return choose


def kept(folder: Path, timeline: Timeline) -> Journal:
    found = journal.begin(folder, timeline)
    assert isinstance(found, Journal)
    return found


def opened(
    folder: Path,
    timeline: Timeline | None = None,
    size: tuple[int, int] = (1600, 1000),
    journal: Journal | None = None,
    told: tuple[Problem, ...] = (),
    **settings: Any,
) -> AtTable:
    shell = built(program(folder, **settings))
    shell.resize(*size)
    screen = shell.open("table", timeline=timeline or game(), journal=journal, told=told)
    assert isinstance(screen, TableScreen)
    shell.show()
    shell.activateWindow()
    settle()
    return AtTable(shell, screen)


def settle() -> None:
    QApplication.processEvents()


def waited(until: Callable[[], bool], milliseconds: int = 20_000) -> bool:
    """Whether it came about in time; the window goes on meanwhile."""
    clock = QElapsedTimer()
    clock.start()
    while not until():
        if clock.elapsed() > milliseconds:
            return False
        QTest.qWait(5)
    return True


def close(at: AtTable) -> None:
    """The window goes, with all that it listens to."""
    at.shell.close()
    at.shell.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

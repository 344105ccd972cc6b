"""A whole game by keyboard alone, from the cabinet to the end; the keyboard is always somewhere one can see."""

import secrets
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

from desktop.app import built
from desktop.board.marks import nearest
from desktop.board.sprite import Key, Place
from desktop.docks.move_rows import MoreRow
from desktop.docks.search_text import folded
from desktop.new_game import choices
from desktop.new_game.page import NewGame
from desktop.table.seats import PERSON
from desktop.table.table import Table
from desktop.table_screen.screen import TableScreen
from desktop.widgets.rows import RowList
from rules.council_of_shadows import GAME as COUNCIL_OF_SHADOWS
from rules.excavation_earth import GAME as EXCAVATION_EARTH
from rules.hoyuk import GAME as HOYUK
from rules.magnastorm import GAME as MAGNASTORM
from tests.desktop import at_the_table
from tests.desktop.at_the_table import CTRL, AtTable, curious, game, program, settle, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
ARROWS = {KEY.Key_Left: (-1, 0), KEY.Key_Right: (1, 0), KEY.Key_Up: (0, -1), KEY.Key_Down: (0, 1)}
MOUSE = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseMove, QEvent.Type.Wheel}
MOST_MOVES, MOST_TABS, MOST_ROWS = 400, 60, 600
Choose = Callable[[Table, int], Any]
OF_MAGNASTORM = {"ms.exchange": 0.02, "ms.take_column": 3.0, "ms.finish": 0.3}
"""How often moves of a kind are made there, where 1 is usual: an exchange is possible at any time."""


class NoMouse(QObject):
    """Counts what a mouse does."""

    def __init__(self) -> None:
        super().__init__()
        self.noticed = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.noticed += event.type() in MOUSE
        return False


@pytest.fixture(autouse=True)
def mouse(qapp: QApplication) -> Iterator[NoMouse]:
    found = NoMouse()
    qapp.installEventFilter(found)
    yield found
    qapp.removeEventFilter(found)
    assert found.noticed == 0


def test_a_whole_game_from_the_cabinet_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)
    monkeypatch.setattr(choices, "drawn_seed", lambda: 7)
    shell = built(program(tmp_path))
    shell.resize(1600, 1000)
    shell.show()
    shell.activateWindow()
    settle()
    at = AtTable(shell, shell.trail[0])  # type: ignore[arg-type]
    walk_to(at, "Nouvelle partie")
    at.key(KEY.Key_Return)
    at.key(KEY.Key_Return)  # the first drawer
    assert isinstance(shell.trail[-1], NewGame)
    walk_to(at, "Commencer")
    at.key(KEY.Key_Return)
    screen = shell.trail[-1]
    assert isinstance(screen, TableScreen)
    at.screen = screen
    settle()
    made = play_out(at)
    assert [move for move in at.moves() if move.seat == 0] == made
    at_the_table.close(at)


def test_two_people_and_every_way_of_playing(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON))
    made = play_out(at)
    assert at.moves() == made
    assert len({move.kind for move in made}) >= 12


def test_mission_1(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, seed=3, mission=1))
    made = play_out(at)
    assert at.moves() == made
    assert "mj.remove_die" in {move.kind for move in made}


def test_excavation_earth_against_zu(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "zu", seed=6, of=EXCAVATION_EARTH))
    made = play_out(at)
    assert [move for move in at.moves() if move.seat == 0] == made
    assert len({move.kind for move in made}) >= 15


def test_hoyuk_against_neighbours(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "voisins", seed=6, of=HOYUK, mode="expert", house_target=15))
    made = play_out(at)
    assert [move for move in at.moves() if move.seat == 0] == made
    assert len({move.kind for move in made}) >= 10


def test_council_of_shadows_against_the_automa(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "automa", seed=6, of=COUNCIL_OF_SHADOWS, stations=True))
    made = play_out(at)
    assert [move for move in at.moves() if move.seat == 0] == made
    assert len({move.kind for move in made}) >= 12


def test_magnastorm_against_the_consortium(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, "consortium", seed=6, of=MAGNASTORM))
    made = play_out(at, by_lot(6, OF_MAGNASTORM))
    assert [move for move in at.moves() if move.seat == 0] == made
    assert len({move.kind for move in made}) >= 12


def by_lot(seed: int, weights: Mapping[str, float]) -> Choose:
    """Any legal move, some kinds more often than others."""
    chance = Random(seed)

    def choose(table: Table, number: int) -> Any:
        (move,) = chance.choices(table.legal, [weights.get(each.kind, 1.0) for each in table.legal])
        return move

    return choose


def walk_to(at: AtTable, name: str) -> None:
    """With Tab to whatever is called so."""
    for _ in range(MOST_TABS):
        if at.focus.accessibleName() == name:
            return
        at.key(KEY.Key_Tab)
    raise AssertionError(f"Tab never comes to «{name}»")


def play_out(at: AtTable, chooses: Choose | None = None) -> list[Any]:
    """On the board, from the list of moves and by buttons, in turn; takes a move back now and then."""
    made: list[Any] = []
    choose = chooses or curious(set())
    ways = (on_the_board, by_its_words, down_the_list)
    while True:
        assert waited(lambda: at.table.is_over or at.table.seat_to_play is not None)
        if at.table.is_over:
            return made
        assert at.focus
        move, before = as_listed(at, choose(at.table, len(made))), at.timeline.now
        handle = at.screen.area.desk.handle(at.table.view, move)
        if handle.place is None and len(at.screen.dock.foot_actions.buttons()) == 1:
            confirm(at, move)
        else:
            ways[len(made) % 3](at, move)
        assert at.timeline.entry(before + 1).move == move  # type: ignore[union-attr]
        made.append(move)
        if at.table.seat_to_play == 0 and at.focus and len(made) % 9 == 0 and at.last_move() == move:
            back_and_forth(at)
        assert len(made) < MOST_MOVES


def as_listed(at: AtTable, move: Any) -> Any:
    """Of moves that are said alike, such as those of two equal cards, the list has the first."""
    said = at.screen.dock.formatter.move(move)
    return next(each for each in at.table.legal if at.screen.dock.formatter.move(each) == said)


def back_and_forth(at: AtTable) -> None:
    now = at.timeline.now
    at.key(KEY.Key_Z, held=CTRL)
    assert at.timeline.now == now - 1
    at.key(KEY.Key_Y, held=CTRL)
    assert at.timeline.now == now


# Ways to make a move


def on_the_board(at: AtTable, move: Any) -> None:
    """Tab to the table, arrows to each piece and Enter, arrows to the place and Enter."""
    handle = at.screen.area.desk.handle(at.table.view, move)
    if handle.place is None:
        by_its_words(at, move)
        return
    before = at.timeline.now
    walk_to(at, at.screen.program.say("table-surface"))
    for piece in sorted(handle.pieces):
        stand_on(at, piece)
        at.key(KEY.Key_Return)
    if at.timeline.now == before and at.menu() is None:  # for some pieces Enter is enough
        stand_on(at, handle.place)
        at.key(KEY.Key_Return)
    answer(at, move)


def stand_on(at: AtTable, key: Key) -> None:
    view = at.screen.area.view
    assert view.hasFocus()
    if view.focus is None:
        at.key(KEY.Key_Right)
    assert view.focus is not None
    useful = {*at.screen.area.hand.walkable(), *view.keyboard_focus.unfolding()}
    places = {each: place for each, place in at.screen.area.scene.places().items() if each in useful}
    for arrow in route(at.screen.area.scene.places()[view.focus], view.focus, key, places):
        at.key(arrow)
    assert view.focus == key


def route(start: Place, here: Key, there: Key, places: Mapping[Key, Place]) -> list[Qt.Key]:
    """The fewest arrows from one piece to another."""
    ways: deque[tuple[Key, Place, list[Qt.Key]]] = deque([(here, start, [])])
    seen = {here}
    while ways:
        key, place, arrows = ways.popleft()
        if key == there:
            return arrows
        for arrow, (across, down) in ARROWS.items():
            following = nearest(place, places, across, down)
            if following is not None and following not in seen:
                seen.add(following)
                ways.append((following, places[following], [*arrows, arrow]))
    raise AssertionError(f"no arrows lead from {here} to {there}")


def answer(at: AtTable, move: Any) -> None:
    """In a choice at the piece: down to the line of the move, Enter."""
    menu = at.menu()
    if menu is None:
        return
    said = at.screen.dock.formatter.move(move)
    for _ in menu.actions():
        active = menu.activeAction()
        if active is not None and active.text() in (said, at.screen.program.say("table-play-anyway")):
            break
        at.key(KEY.Key_Down)
    at.key(KEY.Key_Return)
    settle()


def by_its_words(at: AtTable, move: Any) -> None:
    """Ctrl+F, its words, Enter: the first row that has them."""
    at.key(KEY.Key_1, held=CTRL)
    at.key(KEY.Key_F, held=CTRL)
    page = at.screen.dock.moves
    assert at.focus is page.field
    row = next(row for row in page.shown.moves if row.move == move)
    at.type(" ".join(word for word in folded(row.words).split() if word.isascii()))
    down_to(at, page.list, move)
    at.key(KEY.Key_Return)
    answer(at, move)
    if at.table.seat_to_play is not None:  # else the game may be over, and its score be shown
        assert at.focus is page.field
    assert page.field.text() == ""


def down_the_list(at: AtTable, move: Any) -> None:
    """Tab into the list, arrows to the row, Enter."""
    at.key(KEY.Key_1, held=CTRL)
    rows = at.screen.dock.moves.list
    walk_to(at, rows.accessibleName())
    assert rows.current is not None
    down_to(at, rows, move)
    at.key(KEY.Key_Return)
    answer(at, move)


def down_to(at: AtTable, rows: RowList, move: Any) -> None:
    for _ in range(MOST_ROWS):
        if getattr(rows.current, "move", None) == move:
            return
        at.key(KEY.Key_Return if isinstance(rows.current, MoreRow) else KEY.Key_Down)
    raise AssertionError(f"the list never comes to {move}")


def confirm(at: AtTable, move: Any) -> None:
    """Ctrl+Enter; once more where it warns."""
    before = at.timeline.now
    at.key(KEY.Key_Return, held=CTRL)
    if at.timeline.now == before:
        assert at.screen.dock.action_bar.note.isVisible()
        at.key(KEY.Key_Return, held=CTRL)


@pytest.mark.parametrize(("seats", "mission", "size"), [(2, 0, (1600, 1000)), (4, 0, (1280, 720)), (1, 6, (1280, 720))])
def test_arrows_lead_from_anywhere_to_everywhere(
    sit_down: SitDown, seats: int, mission: int, size: tuple[int, int]
) -> None:
    at = sit_down(game(*[PERSON] * seats, mission=mission, seed=5), size)
    choose = curious(set())
    for number in range(60):
        if number % 4 == 0:
            check_arrows(at)
        at.table.propose(choose(at.table, number))


def test_arrows_lead_everywhere_on_the_boards_of_magnastorm(sit_down: SitDown) -> None:
    at = sit_down(game(*[PERSON] * 4, of=MAGNASTORM, seed=5), (1280, 720))
    choose = by_lot(5, OF_MAGNASTORM)
    for number in range(48):
        if number % 6 == 0:
            check_arrows(at)
        at.table.propose(choose(at.table, number))


def check_arrows(at: AtTable) -> None:
    shown = at.screen.area.scene.places()
    places = {key: shown[key] for key in at.screen.area.hand.walkable()}
    for here in places:
        seen, ways = {here}, [here]
        while ways:
            start = places[ways.pop()]
            beside = {nearest(start, places, *arrow) for arrow in ARROWS.values()} - {None} - seen
            seen |= beside  # type: ignore[arg-type]
            ways += beside  # type: ignore[arg-type]
        assert seen == set(places)


# The rest of the table


def test_tab_goes_all_around_the_table_and_back(sit_down: SitDown) -> None:
    at = sit_down(game())
    there = [around(at, KEY.Key_Tab) for _ in range(30)]
    assert there.count(at.screen.area.view) >= 2
    passed = set(there)
    dock = at.screen.dock
    assert passed >= {at.screen.top.menu, dock.tabs, dock.moves.field, dock.moves.list}
    back = [around(at, KEY.Key_Backtab) for _ in range(30)]
    assert set(back) == passed


def around(at: AtTable, key: Qt.Key) -> Any:
    at.key(key, held=Qt.KeyboardModifier.ShiftModifier if key == KEY.Key_Backtab else at_the_table.PLAIN)
    return at.focus


def test_every_page_of_the_dock_by_keys(sit_down: SitDown) -> None:
    at = sit_down(game())
    for at_key, page in zip(
        (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5),
        ("moves", "log", "rules", "charts", "pieces"),
        strict=True,
    ):
        at.key(at_key, held=CTRL)
        assert at.screen.dock.page == page
        assert at.focus
    at.key(KEY.Key_F9)
    assert at.screen.dock.isHidden()
    assert at.screen.area.view.hasFocus()
    at.key(KEY.Key_F9)
    assert at.screen.dock.isVisible()


def test_the_dock_that_is_hidden_gives_the_keyboard_to_the_table(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.key(KEY.Key_F, held=CTRL)
    assert at.screen.dock.moves.field.hasFocus()
    at.key(KEY.Key_F9)
    assert at.screen.area.view.hasFocus()


def test_the_rulebook_and_back(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.key(KEY.Key_F, held=CTRL)
    at.key(KEY.Key_F1)
    assert at.shell.trail[-1] is not at.screen
    at.key(KEY.Key_Escape)
    assert at.shell.trail[-1] is at.screen
    assert at.focus


def test_a_button_that_does_nothing_any_more_gives_the_keyboard_on(sit_down: SitDown) -> None:
    at = sit_down(game())
    at.table.propose(at.table.legal[0])
    walk_to(at, "Annuler")
    at.key(KEY.Key_Space)
    assert at.timeline.now == 0
    assert at.focus is at.screen.dock.action_bar.redo
    at.key(KEY.Key_Space)
    assert at.timeline.now == 1
    assert at.focus is at.screen.dock.action_bar.undo


def test_escape_puts_back_what_is_held(sit_down: SitDown) -> None:
    at = sit_down(game(notes={"grid": "d4 R1, e4 Y1"}))
    assert at.screen.area.view.hasFocus()
    at.key(KEY.Key_Right, KEY.Key_Return)
    assert at.screen.area.hand.held
    at.key(KEY.Key_Escape)
    assert not at.screen.area.hand.held
    assert at.timeline.now == 0

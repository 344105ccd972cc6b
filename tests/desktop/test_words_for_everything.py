"""For those who listen instead of looking: what the keyboard reaches has a name, what lies on the table has words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.docks.pages import PAGES
from desktop.docks.pieces_list import PieceRow
from desktop.table.seats import PERSON
from rules.text.localise import Language
from tests.desktop.at_the_table import AtTable, game, sensible, settle
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

MODES = ((2, 0), (4, 0), (1, 1), (1, 6))
SCREENS = (
    *("cabinet", "new_game", "settings", "about", "kept_games", "own_page", "lessons", "reader", "plan", "class_book"),
)


def reachable(screen: QWidget) -> Iterator[QWidget]:
    for each in [screen, *screen.findChildren(QWidget)]:
        takes_focus = each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.focusProxy() is None
        if takes_focus and each.isVisibleTo(screen) and each.isEnabled():
            yield each


def nameless(screen: QWidget) -> list[str]:
    return [f"{type(each).__name__} {each.objectName()}" for each in reachable(screen) if not each.accessibleName()]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_the_keyboard_reaches_at_the_table_has_a_name(sit_down: SitDown, language: Language) -> None:
    at = sit_down(game(seed=2), language=language)
    names: set[str] = set()
    for number in range(40):
        at.table.propose(sensible(at.table, number))
        if number % 8 == 0:
            for page in PAGES:
                at.screen.dock.open(page)
                settle()
                assert nameless(at.screen) == []
                names |= {each.accessibleName() for each in reachable(at.screen)}
    assert len(names) > 12


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", SCREENS)
def test_and_on_every_other_screen(sit_down: SitDown, name: str, language: Language) -> None:
    at = sit_down(language=language)
    what = {"game": "marajoara"} if name == "new_game" else {"game": at.table.game} if name == "reader" else {}
    screen = at.shell.open(name, **what)
    settle()
    assert nameless(screen) == []


@pytest.mark.parametrize(("seats", "mission"), MODES)
def test_all_pieces_and_places_stand_in_the_list(sit_down: SitDown, seats: int, mission: int) -> None:
    at = sit_down(game(*[PERSON] * seats, mission=mission))
    at.screen.dock.open("pieces")
    for number in range(40):
        if number % 5 == 0:
            check_pieces(at)
        at.table.propose(sensible(at.table, number))


def check_pieces(at: AtTable) -> None:
    listed = {row.key: row.words for row in at.screen.dock.pieces.list.rows if isinstance(row, PieceRow)}
    lying = {sprite.key for sprite in at.screen.area.scene.sprites if sprite.is_target}
    covered = {key for key in lying if key.startswith("token-") and key not in listed}
    assert lying - covered - set(listed) == set()
    assert all(f"space-{key.removeprefix('token-')}" in listed for key in covered)
    hand = at.screen.area.hand
    assert (hand.takable() | hand.clickable()) <= set(listed)
    assert all(words.strip() for words in listed.values())


def test_a_move_is_made_from_the_list_of_pieces(sit_down: SitDown) -> None:
    """The list alone: this die, then that place; a place that will not do says why."""
    at = sit_down(game(notes={"grid": "d4 R1, e4 Y1, d5 R1, d6 R1", "seats": [{"store": "R1 R2 R3"}, {}]}))
    at.screen.dock.open("pieces")
    die = next(iter(move for move in at.table.legal if move.kind == "mj.capture"))
    handle = at.screen.area.desk.handle(at.table.view, die)
    for key in (*handle.pieces, "space-h8"):
        pick(at, key)
    assert at.screen.area.bubble.isVisible()
    assert at.timeline.last == 0
    for key in (*handle.pieces, handle.place or ""):
        pick(at, key)
    assert at.last_move() == die


def pick(at: AtTable, key: str) -> None:
    rows = at.screen.dock.pieces.list
    rows.choose(next(number for number, row in enumerate(rows.rows) if isinstance(row, PieceRow) and row.key == key))
    rows.pick_current()

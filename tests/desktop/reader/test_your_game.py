"""The box that speaks of the game being played: what was agreed, what a rule means, and the way into the log."""

import pytest

from desktop.docks.log_rows import EventRow
from desktop.reader.reader import Reader
from desktop.shell import Shell
from desktop.table.table import Table
from desktop.table_screen.screen import TableScreen
from desktop.widgets.links import TextLink
from rules.core.timeline import Timeline
from rules.marajoara import GAME
from rules.marajoara.moves import Capture, PlaceStartToken
from tests.desktop.at_the_table import game
from tests.desktop.windows import opened

pytestmark = pytest.mark.usefixtures("unpainted")


def begun() -> Timeline:
    """A game of two after its first capture."""
    made = game()
    for seat, space in ((1, "c3"), (0, "f6")):
        made.propose(PlaceStartToken(seat=seat, space=space))
    made.propose(next(move for move in GAME.legal(made.state, 0) if isinstance(move, Capture)))
    return made


def reader(shell: Shell, timeline: Timeline, at: str) -> Reader:
    screen = opened(shell, "reader", game=GAME, at=at, table=Table(timeline))
    assert isinstance(screen, Reader)
    return screen


def agreed(screen: Reader) -> list[tuple[str, str, str]]:
    assert screen.contents.game_box is not None
    return [(row.name.text(), row.chosen.text(), row.link.text()) for row in screen.contents.game_box.rows]


def test_without_a_game_there_is_no_box(shell: Shell) -> None:
    screen = opened(shell, "reader", game=GAME)
    assert screen.contents.game_box is None


def test_what_was_agreed_is_told_with_its_rulings(shell: Shell) -> None:
    assert agreed(reader(shell, game(), "capture")) == [
        ("Mode", "Partie ordinaire, 2 joueurs", ""),
        ("Sauts", "8 directions", "A1"),
        ("Chariot", "De haut en bas", "A5"),
    ]


def test_other_choices_are_told_too(shell: Shell) -> None:
    mine = game("person", mission=3, hard=True, ortho_only=True, cart_gravity=True)
    assert agreed(reader(shell, mine, "capture")) == [
        ("Mode", "Mission 3\u00a0: La vitrine pleine, 1 joueur", ""),
        ("Sauts", "4 directions", "A1"),
        ("Chariot", "En file", "A5"),
        ("Fin d’une mission", "Au 14ᵉ dé", "A21"),
        ("Défi corsé", "oui", ""),
    ]


def test_a_choice_leads_to_its_ruling(shell: Shell) -> None:
    screen = reader(shell, game(), "capture")
    assert screen.contents.game_box is not None
    screen.contents.game_box.rows[1].link.click()
    assert (screen.section, screen.paper.at) == ("rulings", "MJ-A1")


def test_a_rule_that_is_read_is_told_of(shell: Shell) -> None:
    screen = reader(shell, begun(), "MJ-SPD-2")
    box = screen.contents.game_box
    assert box is not None
    assert box.tag.text() == "MJ-SPD-2"
    assert box.force.text() == "S’applique à votre partie."
    assert box.figures.text() == "Dans le chariot\u00a0: 0 sur 5"
    assert box.last_said.text() == "Pas encore vue dans cette partie."
    assert not box.last.isVisibleTo(box)


def test_a_rule_of_another_mode_says_so(shell: Shell) -> None:
    box = reader(shell, begun(), "MJ-SOL-3").contents.game_box
    assert box is not None
    assert "solo seulement" in box.force.text()
    assert not box.figures.text()
    assert not box.last_said.text()


def test_pointing_at_a_rule_tells_of_it(shell: Shell) -> None:
    screen = reader(shell, begun(), "capture")
    box, page = screen.contents.game_box, screen.paper.page
    assert box is not None
    assert page is not None
    assert box.tag.text() == "MJ-CAP-1"
    at = screen.paper.scroller.bar.value()
    page.read.emit("MJ-CAP-6")
    assert box.tag.text() == "MJ-CAP-6"
    assert screen.paper.scroller.bar.value() == at


def test_the_last_time_leads_into_the_log(shell: Shell) -> None:
    table = opened(shell, "table", timeline=begun())
    assert isinstance(table, TableScreen)
    now = table.table.timeline.now
    table.read_rule("MJ-CAP-1")
    screen = shell.trail[-1]
    assert isinstance(screen, Reader)
    box = screen.contents.game_box
    assert box is not None
    assert "coup 3" in box.last.text()
    assert isinstance(box.last, TextLink)
    box.last.click()
    assert shell.trail[-1] is table
    assert table.dock.page == "log"
    row = table.dock.log.list.current
    assert isinstance(row, EventRow)
    assert row.point == 3
    assert table.table.timeline.now == now


def test_moves_that_are_allowed_now_are_counted(shell: Shell) -> None:
    made = game()
    for seat, space in ((1, "c3"), (0, "f6")):
        made.propose(PlaceStartToken(seat=seat, space=space))
    captures = sum(isinstance(move, Capture) for move in GAME.legal(made.state, 0))
    box = reader(shell, made, "MJ-CAP-1").contents.game_box
    assert box is not None
    assert f"{captures} coups permis maintenant" in box.figures.text()


def test_it_speaks_the_other_language_at_once(shell: Shell) -> None:
    screen = reader(shell, begun(), "MJ-SPD-2")
    screen.program.set_language("en")
    box = screen.contents.game_box
    assert box is not None
    assert box.title.text() == "In your game"
    assert agreed(screen)[1] == ("Jumps", "8 directions", "A1")
    assert box.figures.text() == "In the cart: 0 of 5"

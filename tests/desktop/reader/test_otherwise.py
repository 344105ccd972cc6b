"""Where a rule speaks of data that somebody's box has otherwise, the book says so; its words and figures stay."""

from pathlib import Path

import pytest

from desktop.reader.reader import Reader
from desktop.reader.rules_page import ChapterPage, RuleRow
from desktop.shell import Shell
from desktop.table.table import Table
from rules.boxes import kept
from rules.boxes.own import OwnBox
from rules.core import folders
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.record import new_record
from rules.core.timeline import Timeline
from rules.council_of_shadows import GAME
from tests.desktop.windows import opened
from tests.rules.teaching.making import library

pytestmark = pytest.mark.usefixtures("unpainted")

RULE = "CS-AI-10"
"""The rule of the first card of the A.I."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / "home"))


def boxed(game: AnyGame) -> OwnBox:
    own = OwnBox(library().edition(game))
    path = next(each.path for each in own.published.data() if each.path.startswith("ai_cards.0.consumption"))
    return own.with_value(path, -7)


def row(shell: Shell, table: Table | None = None) -> RuleRow:
    screen = opened(shell, "reader", game=GAME, at=RULE, table=table)
    assert isinstance(screen, Reader)
    page = screen.paper.page
    assert isinstance(page, ChapterPage)
    return next(each for each in page.rows if each.rule == RULE)


def at_a_table(own: OwnBox) -> Table:
    people = ("person", "person")
    colours = fitting(GAME.colours_for(people))
    seating = tuple(Seating(each, "", colour) for each, colour in zip(people, colours, strict=True))
    record = new_record(GAME, own.edition, GAME.options_type(), seating, seed=3)
    return Table(Timeline(GAME, record, library().box(GAME, own.corrections)))


def test_without_a_box_of_ones_own_nothing_is_said(shell: Shell) -> None:
    assert not row(shell).own.text()


def test_the_book_says_what_a_box_has_otherwise(shell: Shell) -> None:
    kept.keep(GAME, boxed(GAME))
    found = row(shell)
    assert found.own.text().startswith("Votre boîte dit autre chose")
    assert "-7 et non -2" in found.own.text()
    assert found.own.isVisibleTo(found)


def test_at_a_table_it_is_the_data_of_the_game_that_count(shell: Shell) -> None:
    own = boxed(GAME)
    kept.keep(GAME, own)
    assert not row(shell, at_a_table(OwnBox(own.published))).own.text()
    assert row(shell, at_a_table(own)).own.text().startswith("Cette partie a d’autres données")


def test_a_file_that_cannot_be_read_is_left_where_it_is(shell: Shell) -> None:
    file = folders.corrections(GAME.id)
    file.parent.mkdir(parents=True)
    file.write_bytes(b"nothing")
    assert not row(shell).own.text()
    assert file.read_bytes() == b"nothing"

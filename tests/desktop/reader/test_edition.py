"""Where the data on the table come from: everything spelled out, sources by shape, an owner's corrections."""

from dataclasses import replace

import pytest

from desktop.reader.edition_page import DatumRow, EditionPage
from desktop.reader.reader import Reader
from desktop.shell import Shell
from desktop.table.table import Table
from rules.core.correcting import Correction
from rules.core.timeline import Timeline
from rules.marajoara import GAME
from tests.desktop.at_the_table import game
from tests.desktop.windows import opened

pytestmark = pytest.mark.usefixtures("unpainted")


def reader(shell: Shell, table: Table | None = None) -> Reader:
    screen = opened(shell, "reader", game=GAME, at="edition", table=table)
    assert isinstance(screen, Reader)
    return screen


def page(screen: Reader) -> EditionPage:
    assert isinstance(screen.paper.page, EditionPage)
    return screen.paper.page


def rows(screen: Reader) -> dict[str, DatumRow]:
    return {row.datum.path: row for group in page(screen).groups for row in group.rows}


def test_every_datum_is_spelled_out(shell: Shell) -> None:
    for path, row in rows(reader(shell)).items():
        assert row.value.text() or row.plan.rows, path
        assert row.name.text() != path


@pytest.mark.parametrize(
    ("path", "name", "value"),
    [
        ("box.players", "Nombre de joueurs", "de 1 à 4"),
        ("museum.case.0", "Case 1 de la vitrine", "0\u00a0PV, jeton Fouille"),
        ("solo.missions.1.objectives.1", "Mission 2, objectif 2", "un disque au bout de la piste bleue"),
        ("tracks.yellow.7", "Case 7 de la piste jaune", "échange de 2 dés avec le chariot"),
    ],
)
def test_values_read_as_sentences(shell: Shell, path: str, name: str, value: str) -> None:
    row = rows(reader(shell))[path]
    assert (row.name.text(), row.value.text()) == (name, value)


def test_the_grid_is_drawn(shell: Shell) -> None:
    row = rows(reader(shell))["grid.layout"]
    assert len(row.plan.rows) == 8
    assert row.plan.isVisibleTo(row)


def test_only_what_is_reconstructed(shell: Shell) -> None:
    screen = reader(shell)
    page(screen).filter.segment("reconstructed").click()
    shown = [row.datum for row in rows(screen).values() if row.isVisibleTo(page(screen))]
    assert shown
    assert {datum.provenance for datum in shown} == {"reconstructed"}
    assert len(shown) == screen.book.edition.counts()["reconstructed"]
    page(screen).filter.segment("").click()
    assert all(row.isVisibleTo(page(screen)) for row in rows(screen).values())


def test_a_part_is_gone_to(shell: Shell) -> None:
    screen = reader(shell)
    screen.contents.edition.parts["tracks"].click()
    assert screen.paper.scroller.bar.value() > 0


def test_the_parts_add_up_to_all_data(shell: Shell) -> None:
    screen = reader(shell)
    counts = [sum(part.counts.values()) for part in screen.contents.edition.parts.values()]
    assert sum(counts) == len(list(screen.book.edition.data()))


def test_the_way_back_to_the_rules(shell: Shell) -> None:
    screen = reader(shell)
    screen.open_at("recycling")
    screen.open_at("edition")
    screen.contents.edition.links["rules"].click()
    assert screen.section == "recycling"


def corrected() -> Timeline:
    """A game played with the corrections of an owner."""
    plain = game()
    correction = Correction("museum.case.2", {"points": 7, "token": False})
    return Timeline(GAME, replace(plain.record, corrections=(correction,)), plain.box)


def test_an_owners_correction_stands_beside_what_it_corrects(shell: Shell) -> None:
    row = rows(reader(shell, Table(corrected())))["museum.case.2"]
    assert row.datum.provenance == "owner"
    assert row.value.text() == "7\u00a0PV"
    assert row.old.text() == "3\u00a0PV"
    assert row.old.type.struck


def test_the_base_edition_has_none_of_it(shell: Shell) -> None:
    row = rows(reader(shell, Table(game())))["museum.case.2"]
    assert row.datum.provenance == "reconstructed"
    assert not row.old.text()

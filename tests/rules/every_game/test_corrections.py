"""What an owner corrects is refused with a sentence, or can be played; rows come and go, and paths stay."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.boxes.fields import begun, field_at, field_of
from rules.boxes.own import OwnBox
from rules.boxes.sheets import cells_of, sheets_of
from rules.boxes.trials import tables, trials
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.correcting import Correction, lost_among
from rules.core.edition import BrokenEdition, Edition, read_edition
from rules.games import GAMES
from rules.text.localise import LANGUAGES, Texts
from tests.rules.boxes.random_corrections import corrections, outcomes, places

CORRECTIONS = {"council_of_shadows": 60}
USUAL = 150
"""Two thousand for each game are tried by `python -m tests.soak boxes`."""
UNUSED = {"excavation_earth": {"box.credit_tokens", "command.faces", "relics.pile_order"}}
"""Data that are shown and that nothing in play depends on."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def edition_of(game: AnyGame) -> Edition:
    return read_edition(resources.assets() / game.id / "edition", game.id)


@each_game
def test_edits_are_refused_with_findings_or_played_to_the_end(game: AnyGame) -> None:
    """Each finding is said in both languages, leads somewhere, and is gone after each of its cures."""
    texts = [Texts(language, game=game, strict=True) for language in LANGUAGES]
    refused = played = 0
    for outcome in outcomes(game, CORRECTIONS.get(game.id, USUAL)):
        assert (outcome.wrong, outcome.broken) == (None, ()), outcome.own.corrections
        errors, remarks = outcome.checked.errors, outcome.checked.remarks
        refused, played = refused + bool(errors), played + (not errors)
        for finding in (*errors, *remarks):
            for text in texts:
                assert text.say(finding.said)
                assert all(text.say(cure.said) for cure in finding.cures)
    assert min(refused, played) > 10


@each_game
def test_every_datum_has_a_field_and_its_value_fits_it(game: AnyGame) -> None:
    root = field_of(game.edition_type)
    data = {datum.path: datum for datum in edition_of(game).data()}
    assert {path for path in data if field_at(root, path) is None} == UNUSED.get(game.id, set())
    for path, datum in data.items():
        field = field_at(root, path)
        if field is not None and field.kind == "choice":
            assert datum.value in field.choices, path
        if field is not None and field.kind == "record" and datum.value is not None:
            assert set(datum.value) <= {each.name for each in field.parts}, path
            assert set(begun(replace(field, is_optional=False))) <= {each.name for each in field.parts}, path


@each_game
def test_rows_come_and_go_and_paths_stay(game: AnyGame) -> None:
    """Whatever rows are taken away or added, what stands at a place of the corrected data is corrected by the path
    that it has in the printed data."""
    edition, root, moved = edition_of(game), field_of(game.edition_type), 0
    before = {datum.path: datum for datum in edition.data()}
    for seed in range(40):
        given = corrections(edition, root, seed)
        corrected = edition.corrected(given)
        settings = {each.path: each.value for each in given if not (each.adds or each.takes_away)}
        for datum in corrected.data():
            path = corrected.origin(datum.path)
            moved += path != datum.path
            if path in settings:
                assert (datum.value, datum.provenance) == (settings[path], "owner")
            elif path in before:
                assert (datum.value, datum.provenance) == (before[path].value, before[path].provenance)
            else:
                assert any(each.adds and path == each.path for each in given)
                assert datum.provenance == "owner"
    assert moved


@each_game
def test_corrections_one_after_the_other_are_as_good_as_all_at_once(game: AnyGame) -> None:
    edition, root = edition_of(game), field_of(game.edition_type)
    for seed in range(20):
        first, then = corrections(edition, root, seed), corrections(edition, root, seed + 1000)
        if {each.path for each in first} & {each.path for each in then}:
            continue
        assert edition.corrected(first).corrected(then).tree == edition.corrected((*first, *then)).tree


@each_game
def test_a_path_that_leads_nowhere_is_refused(game: AnyGame) -> None:
    edition = edition_of(game)
    data, _ = places(edition, field_of(game.edition_type))
    some = Random(1).sample(data, 8)
    wrong = [f"{place.path}.0" for place in some] + [f"{place.path}.+1" for place in some]
    wrong += ["", ".", "+1", "-box", "box.-nothing", "nothing.+1", "box.rounds.-1", "a" * 4000, "box..", "box.+"]
    for path in wrong:
        with pytest.raises(BrokenEdition) as broken:
            edition.corrected([Correction(path, 1)])
        assert [each.id for each in broken.value.problems] == ["edition-no-such-datum"]
        assert lost_among(edition.tree, [Correction(path, 1)]) == [path]


@each_game
def test_an_added_row_says_the_same_as_the_row_that_it_copies(game: AnyGame) -> None:
    edition = edition_of(game)
    _, rows = places(edition, field_of(game.edition_type))
    data = list(edition.data())
    for place in rows:
        within, _, last = place.path.rpartition(".")
        key = "99" if last.isdecimal() else f"{last}-X"
        corrected = edition.corrected([Correction(f"{within}.+{key}", place.value)])
        said = [datum.value for datum in data if f"{datum.path}.".startswith(f"{place.path}.")]
        added = [datum for datum in corrected.data() if corrected.origin(datum.path) == f"{within}.+{key}"]
        assert [datum.value for datum in added] == said
        assert {datum.provenance for datum in added} <= {"owner"}
        assert corrected.counts()["owner"] == len(said)
        there = value_at(corrected.plain(), within)
        assert (there[-1] if isinstance(there, list) else there[key]) == place.value


def value_at(node: Any, path: str) -> Any:
    for step in path.split("."):
        node = node[int(step) if isinstance(node, list) else step]
    return node


@each_game
def test_random_games_with_the_printed_data_end_well_at_every_table(game: AnyGame) -> None:
    box, count = game.box(edition_of(game)), len(tables(game))
    found = list(trials(game, box, count))
    assert [each for each in found if each.wrong is not None] == []
    assert {each.seats for each in found} == set(game.seats)
    assert min(each.moves for each in found) > 20


@each_game
def test_sheets_have_every_datum_once_and_every_cell_can_be_corrected(game: AnyGame) -> None:
    edition = edition_of(game)
    sheets = sheets_of(game, OwnBox(edition))
    cells = [cell for sheet in sheets for cell in cells_of(sheet)]
    assert sorted(cell.path for cell in cells if cell.is_there) == sorted(datum.path for datum in edition.data())
    assert lost_among(edition.tree, [Correction(cell.path, None) for cell in cells]) == []
    tables = [table for sheet in sheets for table in sheet.tables]
    assert lost_among(edition.tree, [Correction(f"{path}.+99", {}) for table in tables for path in table.grows]) == []
    assert lost_among(edition.tree, [taken(row.path) for table in tables for row in table.rows]) == []
    for table in tables:
        names = [(row.group, row.name) for row in table.rows]
        assert len(set(names)) == len(names), table.path
        assert {len(row.cells) for row in table.rows} == {len(table.columns)}


def taken(path: str) -> Correction:
    within, _, last = path.rpartition(".")
    return Correction(f"{within}.-{last}", None)

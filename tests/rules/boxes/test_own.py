"""An owner's data are a value: edits give another one, paths stay, and everything can be taken back."""

from random import Random

import pytest

from rules.boxes.fields import begun, field_of
from rules.boxes.own import MISSING, OwnBox, within
from rules.boxes.sheets import Cell, Row, Table, cells_of, sheets_of
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import data_of, read_edition
from rules.core.types import Json
from rules.games import GAMES, game_named

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def published(game: AnyGame) -> OwnBox:
    return OwnBox(read_edition(resources.assets() / game.id / "edition", game.id))


def cells(game: AnyGame, own: OwnBox) -> list[Cell]:
    return [cell for sheet in sheets_of(game, own) for cell in cells_of(sheet)]


def tables(game: AnyGame, own: OwnBox) -> list[Table]:
    return [table for sheet in sheets_of(game, own) for table in sheet.tables]


def rows(game: AnyGame, own: OwnBox) -> list[Row]:
    return [row for table in tables(game, own) for row in table.rows]


@each_game
def test_a_value_is_set_read_and_taken_back(game: AnyGame) -> None:
    own = published(game)
    for cell in Random(1).sample(cells(game, own), 25):
        edited = own.with_value(cell.path, ["other"])
        assert edited.value(cell.path) == ["other"]
        assert (edited.source(cell.path), edited.is_corrected(cell.path)) == ("owner", True)
        assert not own.is_corrected(cell.path)
        assert edited.edition.counts()["owner"] == 1
        assert edited.taken_back(cell.path) == own
        if cell.is_there:
            assert edited.with_value(cell.path, own.published_value(cell.path)) == own


@each_game
def test_random_edits_are_what_the_edition_makes_of_them(game: AnyGame) -> None:
    """After any edits the sheets hold each datum once, at a path at which it can be edited, as the edition has it."""
    chance, root = Random(7), field_of(game.edition_type)
    for _ in range(6):
        own = published(game)
        for _ in range(8):
            own = edited(game, own, chance)
        now = own.edition
        there = {own_path: datum for datum in now.data() if (own_path := now.origin(datum.path))}
        for cell in cells(game, own):
            if not cell.is_there or own.is_taken(cell.path):
                continue
            value = own.value(cell.path)
            assert value is not MISSING, cell.path
            if cell.path in there:
                assert value == there[cell.path].value, cell.path
                assert own.source(cell.path) == there[cell.path].provenance, cell.path
            else:
                assert own.source(cell.path) == "owner", cell.path
            assert own.with_value(cell.path, "x").value(cell.path) == "x"
        counted = sum(1 for cell in cells(game, own) if cell.is_there and not own.is_taken(cell.path))
        assert counted == len(list(data_of(now.tree, "")))
        assert own.bare() == published(game)
        for part in published(game).published.tree:
            own = own.taken_back(part)
        assert own == published(game)
    assert root.parts


def edited(game: AnyGame, own: OwnBox, chance: Random) -> OwnBox:
    kind = chance.random()
    if kind < 0.5:
        cell = chance.choice([each for each in cells(game, own) if not own.is_taken(each.path)])
        return own.with_value(cell.path, begun(cell.field) if cell.field is not None else 1)
    row = chance.choice([each for each in rows(game, own) if each.state != "taken"])
    if kind < 0.7:
        return own.without_row(row.path)
    table = row.path.rpartition(".")[0]
    return own.with_row(table, own.value(row.path), "" if row.path.rpartition(".")[2].lstrip("+").isdecimal() else "X")


def test_rows_come_and_go() -> None:
    game = game_named("magnastorm")
    assert game is not None
    own = published(game)
    more = own.with_row("planet.lines", ["NE.a", "NE.b"]).with_row("planet.lines", ["E.a", "E.b"])
    assert [each.path for each in more.corrections] == ["planet.lines.+60", "planet.lines.+61"]
    assert more.row_added(own) == "planet.lines.+61"
    assert more.with_value("planet.lines.+60.1", "SE.a").value("planet.lines.+60") == ["NE.a", "SE.a"]
    assert more.without_row("planet.lines.+60").next_number("planet.lines") == "62"
    less = own.without_row("planet.lines.5")
    assert (less.is_taken("planet.lines.5"), own.is_taken("planet.lines.5")) == (True, False)
    assert less.value("planet.lines.5") == own.value("planet.lines.5")
    assert less.taken_back("planet.lines.5") == own
    assert less.taken_back("planet") == own
    states = {row.path: row.state for row in rows(game, less.with_row("planet.lines", ["NE.a", "NE.b"]))}
    assert (states["planet.lines.5"], states["planet.lines.+60"], states["planet.lines.4"]) == (
        "taken",
        "added",
        "printed",
    )


def test_a_table_inside_an_added_row_grows_and_shrinks() -> None:
    game = game_named("magnastorm")
    assert game is not None
    own = published(game)
    first = own.value("objectives.0")
    more = own.with_row("objectives", first)
    path = more.row_added(own)
    demands = f"{path}.demands"
    longer = more.with_row(demands, {"any": True})
    count = len(own.value("objectives.0.demands"))
    assert len(longer.value(demands)) == count + 1
    assert longer.without_row(f"{demands}.{count}") == more
    assert longer.without_row(path) == own


def test_edits_that_lead_nowhere_are_mistakes_of_ours() -> None:
    game = game_named("hoyuk")
    assert game is not None
    own = published(game)
    for path in ("box", "box.nothing", "clans.99.power", ""):
        with pytest.raises(ValueError, match="no datum"):
            own.with_value(path, 1)
    for path in ("nothing", "box.columns"):
        with pytest.raises(ValueError, match="leads nowhere"):
            own.with_row(path, 1)
    assert own.value("box.nothing") is MISSING
    assert own.source("box") is None


@pytest.mark.parametrize(
    ("whole", "steps", "found"),
    [({"a": [1, {"b": 2}]}, ("a", "1", "b"), 2), ([1], ("1",), MISSING), ({"a": 1}, ("a", "b"), MISSING)],
)
def test_what_stands_inside(whole: Json, steps: tuple[str, ...], found: Json) -> None:
    assert within(whole, steps) is found or within(whole, steps) == found


def test_one_is_not_true() -> None:
    game = game_named("marajoara")
    assert game is not None
    own = published(game)
    path = next(each.path for each in own.published.data() if each.value == 1)
    assert own.with_value(path, True).is_corrected(path)


def test_changes_say_what_was_and_what_is() -> None:
    game = game_named("magnastorm")
    assert game is not None
    own = published(game)
    cell = "commanders.3.green"
    was = own.value(cell)
    edited = own.with_value(cell, 9).without_row("planet.lines.5").with_row("planet.lines", ["NE.a", "NE.b"])
    assert [(each.path, each.kind, each.was, each.now) for each in edited.changes()] == [
        (cell, "set", was, 9),
        ("planet.lines.5", "taken", own.value("planet.lines.5"), None),
        ("planet.lines.+60", "added", None, ["NE.a", "NE.b"]),
    ]

"""An edition file met by what is here: differences datum by datum, taken over one by one or all; nothing else moves."""

from datetime import date

import pytest

from rules.boxes.fields import field_of
from rules.boxes.kept import fitting
from rules.boxes.own import MISSING, OwnBox
from rules.boxes.shared import Extent, alike, extent_of, meeting, meeting_of, plainly
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.library import Library
from rules.games import GAMES, game_named
from rules.teaching.editions import MadeEdition, edition_file
from rules.teaching.made import Making, Titles
from rules.teaching.reading import read_made, written
from tests.rules.boxes.random_corrections import corrections
from tests.rules.teaching.making import library as whole_library

TODAY = date(2026, 3, 14)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def library() -> Library:
    return whole_library()


def published(id: str) -> OwnBox:
    game = game_named(id)
    assert game is not None
    return OwnBox(library().edition(game))


def by_chance(game: AnyGame, seed: int, times: int = 4) -> OwnBox:
    """What an owner might have: some corrections of all sorts."""
    edition = library().edition(game)
    found: dict[str, Correction] = {}
    for number in range(times):
        found |= {each.path: each for each in corrections(edition, field_of(game.edition_type), seed * 31 + number)}
    return plainly(fitting(edition, tuple(found.values()))[0])


def filed(game: AnyGame, own: OwnBox) -> MadeEdition:
    """What somebody else finds in the file."""
    made = edition_file(Making(game, own.published.version, "Paul R.", TODAY), own.corrections, Titles(fr="Ma boîte"))
    back = read_made(written(made)).made
    assert isinstance(back, MadeEdition)
    return back


@each_game
def test_whoever_takes_everything_has_all_that_the_file_says(game: AnyGame) -> None:
    for seed in range(10):
        mine, theirs = by_chance(game, seed), by_chance(game, seed + 1000)
        met = meeting_of(mine, theirs)
        every = frozenset(each.path for each in met.differences)
        assert len(every) == len(met.differences), "each difference is about something else"
        assert met.merged(()) is mine
        after = meeting_of(met.merged(every), theirs)
        assert after.differences == (), seed
        assert after.equal == len(theirs.corrections)


@each_game
def test_each_difference_can_be_taken_over_by_itself(game: AnyGame) -> None:
    for seed in range(4):
        met = meeting_of(by_chance(game, seed), theirs := by_chance(game, seed + 500))
        for each in met.differences:
            left = {other.path for other in meeting_of(met.merged({each.path}), theirs).differences}
            assert each.path not in left or is_list_row(each.path)
            assert len(left) < len(met.differences)


def is_list_row(path: str) -> bool:
    """Rows that are added to a list are numbered anew."""
    return path.rpartition(".")[2].removeprefix("+").isdecimal()


@each_game
def test_ones_own_file_has_nothing_to_decide(game: AnyGame) -> None:
    own = by_chance(game, 3, times=8)
    met = meeting_of(own, own)
    assert (met.differences, met.equal) == ((), len(own.corrections))
    base = OwnBox(own.published)
    all_of_it = meeting_of(base, own)
    assert all_of_it.clashes == ()
    assert meeting_of(all_of_it.merged(all_of_it.harmless), own).differences == ()


def test_a_clash_shows_what_is_published_what_is_here_and_what_the_file_says() -> None:
    game = game_named("magnastorm")
    assert game is not None
    base = published("magnastorm")
    mine = base.with_value("commanders.3.green", 3).with_value("commanders.4.green", 4)
    theirs = base.with_value("commanders.3.green", 5).with_value("commanders.4.green", 4).with_value("rows.0.cost", {})
    met = meeting(mine, filed(game, theirs))
    assert [(each.path, each.base, each.mine, each.theirs, each.is_clash) for each in met.differences] == [
        ("commanders.3.green", base.value("commanders.3.green"), 3, 5, True),
        ("rows.0.cost", base.value("rows.0.cost"), base.value("rows.0.cost"), {}, False),
    ]
    assert met.equal == 1
    assert met.harmless == {"rows.0.cost"}
    merged = met.merged(met.harmless)
    assert (merged.value("commanders.3.green"), merged.value("rows.0.cost")) == (3, {})


def test_rows_that_two_owners_added_are_different_rows_unless_they_are_alike() -> None:
    base = published("magnastorm")
    mine = base.with_row("planet.lines", ["NE.a", "NE.b"])
    theirs = base.with_row("planet.lines", ["E.a", "E.b"]).with_row("planet.lines", ["NE.a", "NE.b"])
    met = meeting_of(mine, theirs)
    assert [(each.path, each.theirs) for each in met.differences] == [("planet.lines.+60", ["E.a", "E.b"])]
    merged = met.merged({"planet.lines.+60"})
    assert [each.value for each in merged.added("planet.lines")] == [["NE.a", "NE.b"], ["E.a", "E.b"]]


def test_a_row_that_one_took_away_and_the_other_corrected() -> None:
    base = published("marajoara")
    row = "solo.missions.2"
    path = next(each.path for each in base.published.data() if each.path.startswith(f"{row}."))
    without, corrected = base.without_row(row), base.with_value(path, 99)
    gone = meeting_of(corrected, without)
    assert [(each.path, each.theirs is MISSING) for each in gone.differences] == [(row, True)]
    assert gone.merged({row}).corrections == without.corrections
    back = meeting_of(without, corrected)
    assert [(each.path, each.mine is MISSING, each.theirs) for each in back.differences] == [(path, True, 99)]
    assert back.merged({path}).corrections == corrected.corrections


def test_a_row_added_under_one_name_is_compared_datum_by_datum() -> None:
    base = published("excavation_earth")
    row = next(iter(base.value("map.locations").values()))
    changed = {**row, "spot": {**row["spot"], "x": 7}}
    mine, theirs = (base.with_row("map.locations", each, "X9") for each in (row, changed))
    met = meeting_of(mine, theirs)
    assert [(each.path, each.theirs) for each in met.differences] == [("map.locations.+X9.spot.x", 7)]
    assert met.merged({"map.locations.+X9.spot.x"}).value("map.locations.+X9") == changed


def test_what_no_longer_fits_is_told_and_left_out() -> None:
    game = game_named("marajoara")
    assert game is not None
    base = published("marajoara")
    gone = (Correction("museum.gone", 1), Correction("solo.missions.99.x", 1))
    file = edition_file(Making(game, 1, "", TODAY), (Correction("museum.points_per_pip", 3), *gone), Titles())
    met = meeting(base, file)
    assert [each.path for each in met.differences] == ["museum.points_per_pip"]
    assert [each.path for each in met.left_out] == [each.path for each in gone]


def test_places_that_only_lie_elsewhere_are_counted_apart() -> None:
    base = published("council_of_shadows")
    spot = next(each for each in base.published.data() if each.path.endswith(".spot"))
    own = base.with_value(spot.path, {**spot.value, "x": 0.125}).with_value("galaxies.0.colour", "red")
    assert extent_of(own.published, own.corrections) == Extent(data=1, moved=1)


def test_alike_is_what_two_people_would_write() -> None:
    assert alike({"a": 1, "b": [2.0]}, {"b": [2], "a": 1})
    assert not alike(True, 1)
    assert not alike([1], 1)
    assert not alike(MISSING, None)

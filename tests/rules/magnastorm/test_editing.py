"""Editing a position of Magnastorm: what only this game has."""

from rules.core.editing import Move, Put, Remove, Set, errors
from rules.magnastorm import GAME
from rules.magnastorm.editing import EDITING
from rules.magnastorm.state import NEUTRAL, State
from tests.rules.editing import AtEditor
from tests.rules.magnastorm.table import BOX

START: State = GAME.position({"seats": [{"cubes": "gg", "labs": "SW.a1"}, {}]}, BOX)


AT = AtEditor(EDITING, START)
edited, count, field = AT.edited, AT.count, AT.field


def test_cubes_are_given_one_by_one_and_go_back() -> None:
    colour = START.players[0].colour
    given = edited(Move(f"cubes-0-{colour}", "mat-1"))
    assert (given.players[0].cubes[0], given.players[1].cubes[0]) == (1, START.players[1].cubes[0] + 1)
    assert (
        count(edited(Remove(f"cubes-0-{colour}")), f"spare-cube-{colour}") == count(START, f"spare-cube-{colour}") + 1
    )


def test_the_bag_is_filled_from_the_supply() -> None:
    colour = START.players[0].colour
    more = edited(Set(f"bag-{colour}", START.bag[0] + 2))
    assert (more.bag[0], more.supply[0]) == (START.bag[0] + 2, START.supply[0] - 2)
    assert errors(GAME, more) == ()


def test_crew_stands_on_the_highest_free_cell_of_a_column_and_goes_home() -> None:
    column = START.layout.columns[1]
    standing = edited(Put("spare-crew-0", f"column-{column}"))
    cell = next(at for at, crew in enumerate(standing.upper) if crew == (0,))
    assert standing.layout.cells[cell].column == 1
    key = f"crew-upper-{standing.layout.cells[cell].ref}-0"
    assert count(edited(Remove(key), start=standing), "spare-crew-0") == START.players[0].crew


def test_neutral_crew_never_leaves_the_panels() -> None:
    cell = next(at for at, crew in enumerate(START.upper) if crew == (NEUTRAL,))
    gone = edited(Remove(f"crew-upper-{START.layout.cells[cell].ref}-0"))
    heap = len(START.layout.cells) - len(START.layout.columns)
    assert gone.lower[heap].count(NEUTRAL) == START.lower[heap].count(NEUTRAL) + 1
    assert errors(GAME, gone) == ()


def test_labs_of_two_seats_on_a_space_are_told() -> None:
    (found,) = errors(GAME, edited(Put("spare-lab-1", "space-SW.a1")))
    assert (found.rule, found.keys) == ("MS-LAB-1", ("lab-SW.a1-1",))


def test_a_station_on_a_site_that_is_taken_sends_the_other_home() -> None:
    site = START.layout.sites[0].ref
    built = edited(Put("spare-station-0", f"site-{site}"), Put("spare-station-1", f"site-{site}"))
    assert built.stations[0] == 1
    assert count(built, "spare-station-0") == count(START, "spare-station-0")


def test_research_and_scouts_are_moved_and_taken_back_to_the_start() -> None:
    green = START.layout.fields[0]
    researched = edited(Move(f"research-0-{green}", f"level-{green}-3"), Move("scout-0", "space-SW.a1"))
    assert (researched.players[0].levels[0], researched.players[0].scout) == (3, "SW.a1")
    back = edited(Remove(f"research-0-{green}"), Remove("scout-0"), start=researched)
    assert (back.players[0].levels[0], back.players[0].scout) == (0, START.options.start)


def test_commanders_change_places_and_are_controlled() -> None:
    first, second = START.commanders[:2]
    changed = edited(Set("commander-0", second), Set("controller-0", 1))
    assert (changed.commanders[:2], changed.controllers[0]) == ((second, first), 1)


def test_an_objective_is_claimed_once_by_each() -> None:
    objective = START.objectives[0]
    claimed = edited(Put("spare-marker-1", f"objective-{objective}"))
    assert claimed.claims[0] == (1,)
    assert f"objective-{objective}" not in EDITING.places(claimed, "spare-marker-1")


def test_reputation_at_the_threshold_announces_the_end() -> None:
    assert edited(Set("reputation-0", START.layout.threshold)).ending
    assert not edited(Set("reputation-0", START.layout.threshold - 1)).ending


def test_what_is_asked_can_be_chosen() -> None:
    claim = edited(Set("active", 1), Set("ask", "claim"))
    assert [each.seat for each in GAME.deciding(claim)] == [1]
    assert field(claim, "ask").value == "claim"
    assert edited(Set("ask", "over")).agenda == ()

"""Editing a position of Magnastorm: what only this game has."""

from rules.core.editing import Move, Put, Remove, Set, errors
from rules.magnastorm import GAME
from rules.magnastorm import agenda as todo
from rules.magnastorm.editing import EDITING
from rules.magnastorm.queries import crew_of_column
from rules.magnastorm.state import NEUTRAL, State, Turn
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


def with_cubes(state: State) -> State:
    """The first seat has cubes enough for an exchange."""
    colour = state.players[0].colour
    return edited(*(Put(f"spare-cube-{colour}", "mat-0") for _ in range(state.box.exchange)), start=state)


def test_a_question_in_the_middle_of_a_turn_stands_before_the_rest_of_it() -> None:
    driving = edited(Set("ask", "drive"), Set("its-cell", START.layout.cells[3].ref))
    assert driving.turn == Turn(3, "move")
    rest = (todo.Training(0), todo.UseCell(0), todo.Claiming(0), todo.EndTurn(0))
    assert driving.agenda == (todo.Driving(0), *rest)
    exchanging = edited(Set("ask", "exchange"), Set("its-take", "yellow"), start=with_cubes(driving))
    assert exchanging.agenda[1:] == driving.agenda


def test_a_price_is_what_the_rules_ask() -> None:
    column = START.layout.columns[2]
    paying = edited(Set("ask", "pay"), Set("its-purpose", f"column {column}"))
    pending = paying.pending
    assert isinstance(pending, todo.Paying)
    assert sum(pending.price) == len(crew_of_column(START, 2))
    assert isinstance(paying.agenda[1], todo.Emptying)


def test_crew_that_is_still_to_be_put_down_is_what_stands_in_the_column() -> None:
    emptying = edited(Set("ask", "empty"), Set("its-column", START.layout.columns[1]))
    more = edited(Put("spare-crew-1", f"column-{START.layout.columns[1]}"), start=emptying)
    pending = more.pending
    assert isinstance(pending, todo.Emptying)
    assert pending.crew == tuple(sorted(crew_of_column(more, 1)))
    assert errors(GAME, more) == ()


def test_labs_are_asked_about_where_the_scout_is() -> None:
    there = edited(Move("scout-0", "space-SW.a1"), Set("ask", "install"), Set("its-ways", "further"))
    assert errors(GAME, there) == ()
    away = edited(Remove("lab-SW.a1-0"), start=there)
    (found,) = errors(GAME, away)
    assert errors(GAME, edited(found.cures[0].edit, start=away)) == ()


def test_a_seat_that_cannot_be_asked_the_same_has_its_turn() -> None:
    removing = edited(Set("ask", "remove"))
    assert removing.agenda == (todo.Removing(0, "SW", 1), todo.EndTurn(0))
    assert isinstance(edited(Set("active", 1), start=removing).pending, todo.Acting)

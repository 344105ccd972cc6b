"""Editing a position of Council of Shadows: what only this game has."""

from rules.core.editing import Move, Put, Remove, Set, errors
from rules.council_of_shadows import GAME
from rules.council_of_shadows.editing import EDITING
from rules.council_of_shadows.state import State
from tests.rules.council_of_shadows.table import BOX
from tests.rules.editing import AtEditor

START: State = GAME.position(
    {"seats": [{"colonies": "1-01.1", "energy": 10, "consumption": 20, "zones": "S-D"}, {}], "display": "AI-01 AI-02"},
    BOX,
)


AT = AtEditor(EDITING, START)
edited, count, field = AT.edited, AT.count, AT.field


def cubes(state: State, planet: str) -> tuple[int, ...]:
    return state.colonies[BOX.planet_number[planet]]


def test_a_tower_grows_and_one_too_high_is_told() -> None:
    tower = edited(*[Put("spare-cube-0", "planet-1-01.1")] * BOX.numbers.height)
    assert cubes(tower, "1-01.1")[0] == BOX.numbers.height + 1
    (found,) = errors(GAME, tower)
    assert found.rule == "CS-COL-1"
    assert errors(GAME, edited(found.cures[0].edit, start=tower)) == ()


def test_a_system_that_moves_takes_its_cubes_along_and_one_that_goes_gives_them_back() -> None:
    free = next(
        space for space, tile in zip(BOX.spaces, START.spaces, strict=True) if not tile and BOX.sector_of[space] == 1
    )
    moved = edited(Move("tile-1-01", f"space-{free}"))
    assert cubes(moved, "1-01.1")[0] == 1
    gone = edited(Remove("tile-1-01"))
    assert cubes(gone, "1-01.1") == (0, 0)
    assert count(gone, "spare-tile-1-01") == 1


def test_a_system_of_another_sector_is_told_and_sent_to_its_own() -> None:
    foreign = next(tile for tile in BOX.tiles_of[2] if tile in START.piles[1])
    near = next(space for space in BOX.spaces if BOX.sector_of[space] == 1 and "GRY" in space)
    wrong = edited(Put(f"spare-tile-{foreign}", f"space-{near}"))
    (found,) = errors(GAME, wrong)
    assert (found.rule, found.keys) == ("CS-DIS-1", (f"tile-{foreign}",))
    assert errors(GAME, edited(found.cures[0].edit, start=wrong)) == ()


def test_a_cube_is_a_colony_or_an_improvement() -> None:
    place = BOX.board_improvements[0]
    improved = edited(Move("cube-1-01.1-0-0", f"place-0-{place}"))
    assert (improved.players[0].improvements, cubes(improved, "1-01.1")[0]) == ((place,), 0)


def test_cards_go_to_hands_zones_and_the_display_and_starting_cards_home() -> None:
    bought = edited(Move("card-AI-01", "hand-1"))
    assert ("AI-01" in bought.players[1].hand, bought.display[0]) == (True, "")
    on_zone = edited(Move("card-AI-01", "zone-0-1"))
    assert on_zone.players[0].zones[0] == ("S0-D", "AI-01")
    home = edited(Remove("card-S0-D"), start=on_zone)
    assert "S0-D" in home.players[0].hand
    assert "display-0" not in EDITING.places(START, "card-S0-D")


def test_energy_that_reaches_consumption_has_caught_up() -> None:
    assert edited(Set("energy-0", 20)).caught == (0,)
    assert edited(Set("energy-0", 20), Set("consumption-0", 21)).caught == ()
    assert edited(Set("energy-0", 12)).arrivals[-1] == 0


def test_a_leader_with_a_zone_of_his_own_brings_it_and_takes_it_away() -> None:
    options = {"leaders": True}
    table = GAME.position({"seats": [{"leader": "LD-ZOE"}, {"leader": "LD-BUTEO"}], "options": options}, BOX)
    leader = next(each for each, face in BOX.leaders.items() if face.power.extra_zone)
    with_zone = edited(
        Set("leader-0", leader), Put("spare-card-AI-05", f"zone-0-{BOX.numbers.zones + 1}"), start=_with(table)
    )
    assert len(with_zone.players[0].zones) == BOX.numbers.zones + 1
    assert errors(GAME, with_zone) == ()
    without = edited(Set("leader-0", "LD-ZOE"), start=with_zone)
    assert len(without.players[0].zones) == BOX.numbers.zones
    assert count(without, "spare-card-AI-05") == 1


def _with(table: State) -> State:
    """The same table with AI-05 in the pile, wherever it was dealt."""
    return table if count(table, "spare-card-AI-05") else edited(Remove("card-AI-05"), start=table)


def test_what_is_asked_can_be_chosen() -> None:
    planning = edited(Set("ask", "planning"))
    assert planning.players[0].planned == ("",) * len(planning.players[0].zones)
    exploiting = edited(Set("ask", "exploitation"), Set("active", 1), start=planning)
    assert [each.seat for each in GAME.deciding(exploiting)] == [1]
    assert exploiting.players[0].planned == ()
    assert errors(GAME, exploiting) == ()
    assert field(edited(Set("ask", "over")), "ask").value == "over"

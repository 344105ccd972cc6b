"""What only the table of Council of Shadows promises."""

import itertools

import pytest
from PySide6.QtCore import QRectF

from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows.board_places import ENERGY, LIFT
from desktop.games.council_of_shadows.camera_targets import parts
from desktop.games.council_of_shadows.preview import preview
from desktop.games.council_of_shadows.shown import Shown
from desktop.games.council_of_shadows.sprites import sprites
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.outlook import yields
from rules.council_of_shadows.queries import open_galaxies
from tests.desktop.games.council_of_shadows.positions import TABLES, crowded, look, seen, some, stated
from tests.desktop.games.looks import SIZES, overlapping
from tests.desktop.positions import Table

pytestmark = pytest.mark.usefixtures("qapp")

NEAR = 0.75
"""A cube stands within this much of a hexagon's width from the middle of its tile."""


@pytest.mark.parametrize("table", TABLES)
def test_what_is_on_the_board_is_on_the_table(table: Table) -> None:
    for state, seat, _ in some(table, 90):
        keys = [sprite.key for sprite in sprites(seen(state, seat), look(seat, seats=table[0]))]
        assert sum(key.startswith("cube-") for key in keys) == sum(map(sum, state.colonies))
        lying = {tile for tile in (*state.spaces, *state.drawn) if tile}
        assert {key.removeprefix("tile-") for key in keys if key.startswith("tile-")} == lying
        assert {key.removeprefix("plate-") for key in keys if key.startswith("plate-")} == set(open_galaxies(state))
        shown = {key.removeprefix("card-") for key in keys if key.startswith("card-")}
        assert {card for card in state.display if card} <= shown


def test_nothing_secret_is_shown() -> None:
    """Plans and bonus cards of others, and piles."""
    for state, seat, _ in some(TABLES[2], 60):
        keys = {sprite.key for sprite in sprites(seen(state, seat), look(seat))}
        for other, player in enumerate(state.players):
            if other != seat and state.phase != "over":
                assert not {f"bonus-{card}" for card in (*player.light, player.dark)} & keys
                assert not {f"card-{card}" for card in player.planned if card} & keys


def test_cubes_stand_on_their_systems() -> None:
    view, here = seen(crowded()), look(0)
    at = Shown(view, here).places.board
    shown = {sprite.key: sprite for sprite in sprites(view, here)}
    for space, tile in zip(view.box.spaces, view.spaces, strict=True):
        if tile:
            middle = at.spaces[space]
            cubes = [sprite for key, sprite in shown.items() if key.startswith(f"cube-{tile}.")]
            for cube in cubes:
                x, y = cube.place.middle
                assert abs(x - middle.x()) < NEAR * at.hexagon
                assert abs(y - middle.y()) < NEAR * at.hexagon


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_each_seat_has_a_tower_of_its_own_on_a_planet(size: int) -> None:
    """Ruling Q-45: whose cubes lie on whose means nothing."""
    seats = [{"colonies": "1-01.1*2"}, {"colonies": "1-01.1"}, {}]
    view = seen(stated(seats=seats, spaces="GRY-1:1-01"))
    shown = {sprite.key: sprite.place for sprite in sprites(view, look(0, size=size, seats=3))}
    low, high, other = (shown[f"cube-1-01.1-{seat}-{number}"] for seat, number in ((0, 0), (0, 1), (1, 0)))
    assert low.x == high.x
    assert low.y == pytest.approx(high.y + low.height * LIFT)
    assert other.y == low.y
    assert other.x > low.x + low.width * 0.8
    left, right = shown["planet-1-01.1"].x, shown["planet-1-01.1"].x + shown["planet-1-01.1"].width
    assert low.x < left + low.width / 2
    assert other.x + other.width > right - other.width / 2


def test_plates_say_what_each_seat_would_get() -> None:
    view = seen(crowded())
    shown = {sprite.key: sprite for sprite in sprites(view, look(0))}
    for seat, player in enumerate(view.players):
        expected = {each.galaxy: (player.colour, each.energy, each.majority) for each in yields(view, seat)}
        for galaxy in open_galaxies(view):
            *_, now = shown[f"plate-{galaxy}"].picture.args
            own = [each for each in now if each[0] == player.colour]
            assert own == ([expected[galaxy]] if galaxy in expected else [])


def test_the_race_says_the_gap() -> None:
    view = seen(crowded())
    shown = {sprite.key: sprite for sprite in sprites(view, look(0))}
    for turn, seat in enumerate(view.order, start=1):
        runner, _ = shown[f"race-{seat}"].picture.args
        player = view.players[seat]
        assert (runner.turn, runner.energy, runner.consumption) == (turn, player.energy, player.consumption)
        assert runner.is_own == (seat == 0)


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_what_lies_on_a_row_of_the_race_lies_within_it(size: int) -> None:
    view = seen(crowded())
    shown = {sprite.key: sprite for sprite in sprites(view, look(0, size=size))}
    for seat, player in enumerate(view.players):
        row = shown[f"race-{seat}"].place.rect
        on_it = {key: each for key, each in shown.items() if key.partition("-")[0] == "runner" and key[7] == str(seat)}
        assert all(row.contains(each.place.rect) and not each.is_target for each in on_it.values())
        gems = {key.rpartition("-")[2] for key, each in on_it.items() if each.picture.painter == "cs-gem"}
        assert gems == {kind for kind in "agt" if player.gems.of(kind)}  # type: ignore[arg-type]
        energy, consumption = (on_it[f"runner-{seat}-{which}"].place.x for which in ("energy", "consumption"))
        assert energy < consumption


def test_markers_that_meet_are_seen_both() -> None:
    seats = [{"energy": 0}, {"energy": 0}]
    shown = {sprite.key: sprite for sprite in sprites(seen(stated(seats=seats)), look(0, seats=2))}
    first, second = shown["energy-0"], shown["energy-1"]
    assert first.place != second.place
    assert second.depth > first.depth


@pytest.mark.parametrize("size", range(len(SIZES)))
def test_the_track_runs_around_the_board_without_a_gap(size: int) -> None:
    at = Shown(seen(stated()), look(0, size=size, seats=2)).places.board
    steps = [at.step(value, ENERGY) for value in range(100)]
    assert all(at.rect.contains(step) for step in steps)
    assert overlapping(steps) == []
    wide = steps[0].width() + steps[30].height()
    apart = [one.center() - other.center() for one, other in itertools.pairwise(steps)]
    assert max(abs(each.x()) + abs(each.y()) for each in apart) < 2.5 * wide


@pytest.mark.parametrize("text", [1.0, 3.0])
@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("table", TABLES)
def test_mats_lie_within_the_table(text: float, size: int, table: Table) -> None:
    state, seat, _ = some(table, 1000)[0]
    at = Shown(seen(state, seat), look(seat, size=size, seats=table[0], text=text)).places
    assert all(at.whole.contains(mat.rect) for mat in at.mats.values())


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("table", TABLES)
def test_galaxies_leave_room_for_each_other(size: int, table: Table) -> None:
    state, seat, _ = some(table, 1000)[0]
    at = Shown(seen(state, seat), look(seat, size=size, seats=table[0])).places.board
    plates = list(at.plates.values())
    assert overlapping(plates) == []
    assert all(at.map.contains(plate) for plate in plates)
    inner = [square(at.hex_rect(middle), 0.6) for middle in at.spaces.values()]
    slots = list(at.slots.values())
    assert overlapping([*slots, *plates]) == []
    assert overlapping([*inner, *slots]) == []
    assert all(at.map.contains(at.hex_rect(middle)) for middle in at.spaces.values())


def square(rect: QRectF, share: float) -> QRectF:
    """What nothing may cover of a hexagon."""
    wide, high = rect.width() * share, rect.height() * share
    return QRectF(rect.center().x() - wide / 2, rect.center().y() - high / 2, wide, high)


# What unfolds


# Previews


def foreseen(move: m.Move, **notes: object) -> dict[str, Sprite]:
    view, here = seen(crowded(**notes)), look(0)
    places = {sprite.key: sprite.place for sprite in sprites(view, here)}
    return {sprite.picture.painter: sprite for sprite in preview(view, move, here, places)}


def test_a_tower_is_foreseen_with_what_its_galaxy_would_then_give() -> None:
    shown = foreseen(m.Colonise(seat=0, planet="2-04.1", cubes=2), pending=[COLONISING])
    assert shown["cs-ghost-tower"].picture.args == ("blue", 2)
    assert shown["cs-gains"].picture.args == (("E9",),)


COLONISING = {"kind": "colonising", "cubes": 2, "reach": 2, "card": "S0-C2"}


def test_gems_come_one_step_better_for_whoever_has_that_power() -> None:
    """CS-DTI-2: the first seat has it; 1-04 gives an anthracite and an energy."""
    shown = foreseen(m.Extract(seat=0, tile="1-04"))
    assert shown["cs-gains"].picture.args == (("g", "E1"),)


def test_exploiting_is_foreseen_with_its_card() -> None:
    shown = foreseen(m.Exploit(seat=0, galaxy="GRN", planet="2-03.1"), ask="exploitation")
    assert shown["cs-gains"].picture.args == (("E4", "C"),)


@pytest.mark.parametrize(
    ("move", "tag"),
    [
        (m.Exploit(seat=0, galaxy="GRN", planet="2-03.1"), ("écart 6 → 2", "settled")),
        (m.Exploit(seat=0, galaxy="TUR", planet="2-05.1"), ("niveau suivant atteint", "gain")),
    ],
)
def test_exploiting_is_foreseen_with_the_gap_that_is_left(move: m.Move, tag: tuple[str, str]) -> None:
    shown = foreseen(move, ask="exploitation")["table-tag"]
    assert shown.picture.args == tag
    assert shown.place.x + shown.place.width <= look(0).width


def test_two_tiles_are_foreseen_where_a_pile_is_drawn_to() -> None:
    view, here = seen(crowded()), look(0)
    places = {sprite.key: sprite.place for sprite in sprites(view, here)}
    pair = preview(view, m.Discover(seat=0, sector=1), here, places)
    assert [sprite.picture.painter for sprite in pair] == ["cs-tile-back"] * 2
    assert all(places["drawn"].rect.contains(sprite.place.rect) for sprite in pair)


def test_a_plan_says_what_it_consumes() -> None:
    state = stated(seats=[{"zones": " | S-C2 | ", "consumption": 30}, {}], ask="planning")
    view, here = seen(state), look(0, seats=2)
    places = {sprite.key: sprite.place for sprite in sprites(view, here)}
    (tag,) = preview(view, m.PlanCard(seat=0, card="S0-D", zone=1), here, places)
    assert tag.picture.args == ("+9 → 39", "settled")


def test_the_keys_1_to_9_look_at_boards() -> None:
    found = list(parts(seen(crowded()), look(0)))
    assert len(found) <= 9
    assert len({part.words for part in found}) == len(found)

"""What only the table of Magnastorm promises."""

from typing import Any

import pytest

from desktop.games.magnastorm import keys
from desktop.games.magnastorm.posters import poster
from desktop.games.magnastorm.shown import Shown
from desktop.games.magnastorm.sprites import sprites
from rules.core.contract import Seating
from rules.magnastorm import GAME
from rules.magnastorm.options import Options
from rules.magnastorm.state import NOBODY
from tests.desktop.games.looks import SIZES, overlapping
from tests.desktop.games.magnastorm.positions import TABLES, box, crowded, look, seen, some, stated
from tests.desktop.positions import Table

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("table", TABLES)
def test_what_is_on_the_planet_is_on_the_table(table: Table) -> None:
    for state, seat, _ in some(table, 60):
        there = {sprite.key for sprite in sprites(seen(state, seat), look(seat, seats=table[0]))}
        labs = {
            keys.lab_key(space.ref, number)
            for space, owners in zip(state.layout.spaces, state.labs, strict=True)
            for number in range(len(owners))
        }
        assert {key for key in there if key.startswith("lab-") and "." in key} == labs
        sites = zip(state.layout.sites, state.stations, strict=True)
        stations = {keys.station_key(site.ref) for site, owner in sites if owner != NOBODY}
        assert {key for key in there if key.startswith("station-") and ">" in key} == stations
        crew = sum(map(len, (*state.upper, *state.lower)))
        assert sum(key.startswith("crew-") and key.count("-") == 3 for key in there) == crew


@pytest.mark.parametrize("size", range(len(SIZES)))
@pytest.mark.parametrize("table", TABLES)
def test_spaces_and_sites_can_be_told_apart(size: int, table: Table) -> None:
    state, seat, _ = some(table, 1000)[0]
    at = Shown(seen(state, seat), look(seat, size=size, seats=table[0])).places.planet
    spots = [at.space(number) for number in range(len(state.layout.spaces))]
    spots += [at.site(number) for number in range(len(state.layout.sites))]
    assert overlapping([spot.adjusted(2, 2, -2, -2) for spot in spots]) == []
    assert all(at.sky.contains(spot) for spot in spots)


def test_prices_are_those_of_whoever_acts() -> None:
    """Example EX4: one orange has to pay for the crew, and for grey who controls Azrea."""
    shown = {sprite.key: sprite for sprite in sprites(seen(crowded(), 0), look(0))}
    assert shown["price-C1"].picture.args == (("grey", "yellow", "yellow"), "open")
    assert shown["price-C3"].picture.args == (("grey", "purple", "yellow"), "exchange")
    assert shown["price-C4"].picture.painter == shown["price-C2"].picture.painter == "ms-no-price"


def test_artefacts_lie_before_their_seats_until_the_first_round() -> None:
    """MS-ART-3: two cards of each, then told as they bring what is printed on them."""
    seatings = [Seating("person", "", colour) for colour in GAME.colours[:2]]
    options = Options(advanced=True, artefacts=("#104 #212", "gold_gold"))
    state = GAME.setup(box(), options, seatings, 3)
    told: list[str] = []
    while state.phase != "turns":
        shown = {sprite.key for sprite in sprites(seen(state), look(0, seats=2))}
        assert {"artefact-#104", "artefact-#212", *map(keys.artefact_key, state.players[1].artefacts)} <= shown
        step = GAME.apply(state, GAME.legal(state, GAME.deciding(state)[0].seat)[0])
        state = step.state
        for sprite in poster(seen(state), look(0, seats=2), step.events):
            told += [item.said for line in sprite.picture.args[2] for item in line.items if item.said]
    assert len(told) == 4
    assert not any(sprite.key.startswith("artefact-") for sprite in sprites(seen(state), look(0, seats=2)))


@pytest.mark.parametrize(("cubes", "is_open"), [("vv", False), ("gy", True)])
def test_an_action_that_cannot_be_paid_for_is_seen_but_pale(cubes: str, is_open: bool) -> None:
    """MS-ACT-6, MS-ACT-3: gaining cubes always is."""
    notes: dict[str, Any] = {"cell": "R1/C1", "lower": {"R1/C1": "y"}, "upper": {"C1": "yy"}}
    state = stated(seats=[{"cubes": cubes}, {}, {}, {}], pending=[{"kind": "choosing_action"}], **notes)
    shown = {sprite.key: sprite for sprite in sprites(seen(state), look(0))}
    assert (shown["choice-move"].opacity == 1) is is_open
    assert shown["choice-gain"].opacity == 1

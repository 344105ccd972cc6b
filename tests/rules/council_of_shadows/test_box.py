"""What is in the box: cards, tiles, galaxies, improvements. CS-GEN-3, CS-BUY-9, CS-BUY-12, CS-M1-8, CS-SET-18."""

from collections import Counter

import pytest

from rules.core.correcting import Correction
from rules.council_of_shadows import GAME
from rules.council_of_shadows import parts as p
from rules.council_of_shadows.parts import Gems
from tests.rules.core.editions import Change, both, broken, setting, without
from tests.rules.council_of_shadows.table import BOX, EDITION


def test_counts_of_the_contents_page() -> None:
    assert len(BOX.ai_cards) == len(set(BOX.ai_cards)) == 25
    assert all(len(BOX.dark_tech_of[level]) >= 8 for level in (1, 2)), "an edition may add some"
    assert len(BOX.light_cards) == 18
    assert len(BOX.dark_cards) == 9
    assert [len(BOX.automa_pile(pile, silver=True)) for pile in (1, 2, 3)] == [6, 6, 6]
    assert [len(BOX.automa_pile(pile, silver=False)) for pile in (1, 2, 3)] == [6, 5, 5]
    assert [len(BOX.tiles_of[sector]) for sector in (1, 2, 3)] == [10, 11, 10]
    assert [len(cards) for cards in BOX.start_cards] == [6] * 4
    assert [len(stations) for stations in BOX.stations_of] == [3] * 4
    assert len(BOX.leaders) == 6


def test_the_colours_of_the_seats_are_those_in_the_box() -> None:
    assert BOX.parts.box.colours == GAME.colours


def test_as_many_spaces_as_tiles_in_each_sector() -> None:
    """CS-SET-18: a tile can only lie in the sector of its pile."""
    spaces = Counter(BOX.sector_of[space] for space in BOX.spaces)
    assert spaces == {sector: len(tiles) for sector, tiles in BOX.tiles_of.items()}
    assert BOX.opening_spaces == ("GRY-1", "GRY-2")


def test_open_galaxies() -> None:
    """CS-SET-1, CS-SET-13, CS-SET-14, CS-SET-15: ten with four players, eight with three, six on the other side."""
    assert [len(BOX.open_with[players]) for players in (2, 3, 4)] == [6, 8, 10]
    assert set(BOX.open_with[4]) - set(BOX.open_with[3]) == {"TUR", "YEL"}
    assert set(BOX.open_with[3]) - set(BOX.open_with[2]) == {"BRO", "BEI"}
    spaces = {
        players: sum(len(BOX.galaxies[each].spaces) for each in open_) for players, open_ in BOX.open_with.items()
    }
    assert spaces == {4: 31, 3: 25, 2: 19}


def test_planets_of_the_sectors() -> None:
    """The overview beside each pile; every tile of sector 1 has an Earth-like planet."""
    totals = {
        sector: Counter(type_ for tile in tiles for type_ in BOX.tiles[tile].types)
        for sector, tiles in BOX.tiles_of.items()
    }
    assert totals == {
        1: {"B": 16, "D": 8, "V": 4},
        2: {"B": 9, "D": 13, "V": 7},
        3: {"B": 4, "D": 9, "V": 13},
    }
    assert all("B" in BOX.tiles[tile].types for tile in BOX.tiles_of[1])
    assert all(1 <= len(tile.planets) <= 4 for tile in BOX.tiles.values())
    assert BOX.tile_of["1-07.4"] == "1-07"
    assert BOX.planet_type["1-07.4"] == "V"


def test_the_value_of_resources_falls_with_the_number_of_planets() -> None:
    """5, 6 or 7 less the planets; two tiles rich in Earth-like planets give one less."""
    off = []
    for tile in BOX.tiles.values():
        worth = tile.resource.a + 2 * tile.resource.g + 3 * tile.resource.t + tile.resource.energy
        if worth != 4 + tile.sector - len(tile.planets):
            off.append(tile.ref)
    assert off == ["1-02", "2-03"]


def test_starting_cards_belong_to_a_seat() -> None:
    assert BOX.start_cards[2] == ("S2-C1", "S2-C2", "S2-X2", "S2-D", "S2-G", "S2-U")
    card = BOX.cards["S2-C2"]
    assert (card.kind, card.consumption, card.is_ai) == ("S-C2", 6, False)
    assert card.effects == (p.Colonise(cubes=2),)
    consumed = [BOX.cards[ref].consumption for ref in BOX.start_cards[0]]
    assert consumed == [3, 6, 3, 3, 2, 1]


def test_thirteen_improvements_of_which_four_are_energy() -> None:
    """CS-BUY-12: terraforming, extension, six range steps, four boosts."""
    places = [BOX.improvements[ref] for ref in BOX.board_improvements]
    assert len(places) == 13
    assert [place.planet for place in places if place.planet] == ["D", "V"]
    assert [place.ref for place in places if place.stacking] == ["UP-X"]
    assert [place.energy for place in places if not place.zone and place.energy] == [3, 5, 7, 9]
    assert sum(bool(place.zone) for place in places) == 6


def test_range_steps_follow_each_other() -> None:
    """CS-BUY-9, CS-M2-5: the extra zone of Ava can be improved too."""
    for zone in range(1, 5):
        assert BOX.range_steps[zone] == (f"UP-R2-{zone}", f"UP-R3-{zone}")
        first, second = (BOX.improvements[ref] for ref in BOX.range_steps[zone])
        assert (first.needs, second.needs) == ("", first.ref)
        assert (first.sector, second.sector) == (2, 3)
        assert (first.energy, second.energy) == (1, 1)
    assert BOX.extra_zones["ZONE-AVA"].cube
    assert BOX.extra_zones["ZONE-PORTAL"].sector == 3


def test_dark_bonus_cards_in_the_mix() -> None:
    """CS-SET-8, CS-M1-1."""
    counts = {
        (players, stations): len(BOX.dark_cards_with(players, stations=stations))
        for players in (2, 3, 4)
        for stations in (False, True)
    }
    assert counts == {(2, False): 4, (2, True): 5, (3, False): 6, (3, True): 7, (4, False): 8, (4, True): 9}


def test_there_are_slots_for_everybody() -> None:
    """CS-M1-3, CS-M1-8: typed by their galaxy; nobody can be shut out of a kind altogether."""
    slots = {
        players: Counter(BOX.galaxies[each].station for each in open_ for _ in BOX.galaxies[each].slots)
        for players, open_ in BOX.open_with.items()
    }
    assert slots[4] == {"ST-EXT": 8, "ST-EXP": 6, "ST-COL": 6}
    assert slots[3] == {"ST-EXT": 6, "ST-EXP": 6, "ST-COL": 4}
    assert slots[2] == {"ST-EXT": 4, "ST-EXP": 4, "ST-COL": 4}
    assert BOX.galaxy_of["GRN-S2"] == "GRN"


def test_one_card_places_three_cubes_and_casares_may_not_have_it() -> None:
    towers = [card for card in BOX.cards.values() if any(getattr(each, "cubes", 0) == 3 for each in card.effects)]
    assert [(card.ref, card.forbidden_to) for card in towers] == [("AI-08", "LD-CASARES")]


# Gems


@pytest.mark.parametrize(
    ("paid", "price", "enough"),
    [
        (Gems(1, 1), Gems(1, 1), True),
        (Gems(0, 2), Gems(1, 1), True),
        (Gems(1, 0, 1), Gems(1, 1), True),
        (Gems(0, 0, 2), Gems(1, 1), True),
        (Gems(2), Gems(1, 1), False),
        (Gems(0, 0, 1), Gems(1, 1), False),
        (Gems(1, 1, 1), Gems(1, 1), False),
        (Gems(0, 2), Gems(0, 1, 1), False),
        (Gems(2, 0, 1), Gems(1, 1, 1), False),
        (Gems(-1, 3), Gems(0, 2), False),
    ],
)
def test_we1_one_gem_stands_for_one_of_lower_value(paid: Gems, price: Gems, enough: bool) -> None:
    """CS-GEN-3, ruling Q-54: never for two, and nothing is given beyond the price."""
    assert paid.pays(price) == enough


def test_handfuls_of_gems() -> None:
    assert Gems(1, 2).plus(Gems(0, 1, 1)) == Gems(1, 3, 1)
    assert Gems(1, 2).minus(Gems(1)) == Gems(0, 2)
    assert Gems(1, 2).holds(Gems(1, 1))
    assert not Gems(1, 2).holds(Gems(0, 0, 1))
    assert Gems(2, 1, 1).improved() == Gems(0, 2, 2)


# Editions that are wrong


EITHER_ONE = {"op": "either", "options": [{"op": "colonise"}]}
TOO_HIGH = [{"op": "colonise", "cubes": 4}]
TWO_ROWS = [{"op": "energy", "amount": 1}] * 3


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (without("ai_cards", 3), {"edition-counted"}),
        (setting("ai_cards", 1, "ref", to="AI-01"), {"edition-same-ref"}),
        (setting("ai_cards", 1, "cost", to={}), {"edition-cost"}),
        (setting("ai_cards", 1, "cost", to={"x": 1}), {"edition-bad-value"}),
        (setting("ai_cards", 1, "effects", to=TOO_HIGH), {"edition-height"}),
        (setting("ai_cards", 1, "effects", to=[{"op": "fly"}]), {"edition-bad-value"}),
        (setting("ai_cards", 1, "effects", to=[{"op": "consumption", "by": -1}]), {"edition-effect"}),
        (setting("ai_cards", 1, "effects", to=[{"op": "either", "options": []}]), {"edition-effect"}),
        (setting("ai_cards", 1, "effects", to=[{"op": "energy", "amount": -1}]), {"edition-below-zero"}),
        (setting("ai_cards", 1, "effects", to=[EITHER_ONE]), {"edition-effect"}),
        (setting("ai_cards", 1, "forbidden_to", to="LD-NOBODY"), {"edition-bad-value"}),
        (setting("box", "players", to={"min": 1, "max": 5}), {"edition-counted"}),
        (setting("box", "colours", to=["red", "red", "green", "blue"]), {"edition-counted"}),
        (setting("box", "automa_colour", to="black"), {"edition-unknown"}),
        (setting("box", "counts", "covers", to=3), {"edition-counted"}),
        (setting("board", "galaxies", "3", to=7), {"edition-counted"}),
        (setting("board", "slots", to=0), {"edition-slots", "edition-too-few-slots"}),
        (setting("board", "shapes", "5", to=[[0, 0]]), {"edition-counted"}),
        (setting("compensation", 0, "level", to=1), {"edition-compensation"}),
        (setting("compensation", 0, "reached", to=3), {"edition-unknown"}),
        (setting("dark_bonus", 0, "galaxy", to="XXX"), {"edition-unknown"}),
        (setting("dark_bonus", 4, "players", to=[2, 3, 4]), {"edition-closed-galaxy"}),
        (setting("dark_bonus", 8, "score", to={"base": 2}), {"edition-score"}),
        (setting("dark_tech", 0, "level", to=3), {"edition-counted", "edition-too-few-cards"}),
        (without("dark_tech", 14, "effects"), {"edition-effect"}),
        (setting("dark_tech", 14, "power", to={"extra_zone": "ZONE-AVA"}), {"edition-counted"}),
        (setting("dark_tech", 14, "rule", to="CS-DTII-99"), {"edition-unknown-rule"}),
        (without("leaders", 0, "rule"), {"edition-bad-value"}),
        (setting("galaxies", 0, "sector", to=4), {"edition-counted", "edition-unknown"}),
        (setting("galaxies", 0, "spaces", to=3), {"edition-counted"}),
        (
            setting("galaxies", 0, "players", to=[3, 4]),
            {"edition-closed-galaxy", "edition-counted", "edition-spot", "edition-unknown"},
        ),
        (setting("galaxies", 0, "majority", to={"energy": 1}), {"edition-yield"}),
        (
            both(setting("galaxies", 0, "station", to="ST-COL"), setting("galaxies", 7, "station", to="ST-COL")),
            {"edition-too-few-slots"},
        ),
        (setting("improvements", 0, "planet", to="V"), {"edition-counted"}),
        (setting("improvements", 7, "zone", to=2), {"edition-counted"}),
        (setting("improvements", 3, "energy", to=0), {"edition-improvement"}),
        (setting("improvements", 3, "cost", to={}), {"edition-cost"}),
        (setting("leaders", 0, "consumption", to=10), {"edition-consumption-start"}),
        (setting("light_bonus", 0, "score", to={"base": 3, "per": 1, "of": "gem", "what": "x"}), {"edition-unknown"}),
        (setting("light_bonus", 0, "score", to={"base": 3, "per": 1}), {"edition-score"}),
        (setting("light_bonus", 0, "cards", to=["L-FIVE-1"]), {"edition-same-ref"}),
        (setting("numbers", "bonus_cards", to=0), {"edition-too-few"}),
        (setting("numbers", "display_slots", to=9), {"edition-display"}),
        (setting("numbers", "display_slots", to=26), {"edition-too-few-cards"}),
        (setting("numbers", "opening_galaxy", to="XXX"), {"edition-unknown"}),
        (setting("numbers", "opening_galaxy", to="TUR"), {"edition-counted"}),
        (setting("tiles", 0, 0, to={"planets": "BX", "resource": {"g": 1}}), {"edition-unknown"}),
        (setting("tiles", 0, 0, to={"planets": "B", "resource": {}}), {"edition-tile"}),
        (setting("zones", "ZONE-AVA", "sector", to=2), {"edition-counted"}),
        (setting("automa", "patterns", "top", to=[0, 8]), {"edition-unknown"}),
        (without("automa", "levels", "hard"), {"edition-counted"}),
        (setting("automa", "cards", 0, "pile", to=4), {"edition-counted", "edition-unknown"}),
        (setting("automa", "cards", 0, "rows", 0, to=[]), {"edition-automa-row"}),
        (setting("automa", "cards", 0, "rows", 0, to=TWO_ROWS), {"edition-automa-row"}),
        (setting("automa", "cards", 0, "rows", 0, to=[{"op": "market", "pattern": "x"}]), {"edition-unknown"}),
        (
            setting("automa", "cards", 0, "rows", 0, to=[{"op": "colonise", "galaxy": "TUR", "type": "B", "cubes": 1}]),
            {"edition-unknown"},
        ),
        (
            setting("automa", "cards", 0, "rows", 0, to=[{"op": "discover", "type": "B", "cubes": 4, "sector": 1}]),
            {"edition-height"},
        ),
        (
            setting("automa", "cards", 0, "rows", 0, to=[{"op": "discover", "type": "B", "cubes": 1}]),
            {"edition-automa-where"},
        ),
    ],
)
def test_a_wrong_edition_says_what_is_wrong(change: Change, said: set[str]) -> None:
    assert broken(GAME, EDITION, change) == said


def test_an_owner_may_know_better() -> None:
    corrected = EDITION.corrected([Correction("galaxies.0.majority", {"energy": 4, "card": True})])
    assert GAME.box(corrected).galaxies["GRY"].majority == p.Yield(4, card=True)


def test_only_what_is_reconstructed_says_why() -> None:
    for datum in EDITION.data():
        assert bool(datum.note) == (datum.provenance == "reconstructed"), datum.path

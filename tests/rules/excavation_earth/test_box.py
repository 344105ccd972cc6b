"""What is in the box: relics, map, symbols, cards. EE-GEN-1 to EE-GEN-3, EE-GEN-6, EE-ACT-TRV-5."""

from collections import Counter

import pytest

from rules.core.correcting import Correction
from rules.excavation_earth import GAME
from tests.rules.core.editions import Change, broken, setting
from tests.rules.excavation_earth.table import BOX, EDITION


def test_e1_a_relic_with_three_copies_is_worth_six() -> None:
    """EE-GEN-3: 3, 4, 5, 6 copies are worth 6, 5, 4, 3."""
    worth = {each.copies: each.value for each in BOX.relics.values()}
    assert worth == {3: 6, 4: 5, 5: 4, 6: 3}


def test_21_locations_of_three_kinds() -> None:
    """EE-GEN-1: six markets, fourteen dig sites of which two are markets too, three black markets."""
    assert len(BOX.places) == 21
    assert len(BOX.market_places) == 6
    assert len(BOX.sites) == 14
    assert len(BOX.black_markets) == 3
    assert set(BOX.sites) & set(BOX.market_places) == {"M3", "M6"}
    assert set(BOX.places) == {*BOX.market_places, *BOX.sites, *BOX.black_markets}


def test_every_colour_with_every_glyph_lies_on_exactly_one_site() -> None:
    """EE-GEN-2: and each site holds relics of one region only."""
    assert len(BOX.relics) == 20
    regions = {site: {each.colour for each in BOX.relics.values() if each.site == site} for site in range(14)}
    assert all(len(colours) == 1 for colours in regions.values())
    assert Counter(each.colour for each in BOX.relics.values()) == dict.fromkeys("YGRVO", 4)


def test_90_relics_60_cards_17_buyer_cards_24_cards_of_zu() -> None:
    """EE-GEN-6: three buyer cards of each colour and two white ones."""
    assert sum(len(tiles) for tiles in BOX.tiles_of.values()) == 90
    assert len(BOX.action_cards) == len(set(BOX.action_cards)) == 60
    assert Counter(card[1] for card in BOX.buyer_cards) == {**dict.fromkeys("YGRVO", 3), "W": 2}
    assert Counter(card.type for card in BOX.zu_cards.values()) == {
        "excavate": 8,
        "command": 6,
        "sell": 4,
        "survey": 2,
        "quick_sale": 2,
        "market": 2,
    }


def test_lines_go_both_ways_and_round_the_globe() -> None:
    """EE-ACT-TRV-5: the south-west site touches market 6 and the eastern black market."""
    for place, others in BOX.neighbours.items():
        assert all(place in BOX.neighbours[other] for other in others)
    assert set(BOX.neighbours["G1"]) == {"M6", "BE", "BW", "G3"}
    assert sum(len(others) for others in BOX.neighbours.values()) == 2 * 39


def test_markets_share_the_symbols_of_the_centres() -> None:
    """EE-GEN-10: two markets a centre; the black markets have a symbol of their own."""
    assert Counter(BOX.centre_of) == {0: 2, 1: 2, 2: 2}
    assert all(BOX.centre_symbol[BOX.centre_of[at]] == symbol for at, symbol in enumerate(BOX.market_symbol))
    assert BOX.black_symbol not in BOX.centre_symbol
    assert BOX.markets_of[BOX.black_symbol] == ()


def test_fuel() -> None:
    """EE-ACT-TRV-1: three on each action card, two to four on travel cards."""
    assert {BOX.fuel(card) for card in BOX.action_cards} == {3}
    assert [BOX.fuel(card) for card in BOX.travel_cards[3]] == [2, 3, 4]


# Editions that are wrong


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (setting("relics", "copies", "Yg1", to=4), {"edition-counted"}),
        (setting("relics", "copies", "Yg1", to=0), {"edition-copies", "edition-counted"}),
        (setting("map", "edges", to=["M1 R1", "M1 M1"]), {"edition-bad-edge"}),
        (setting("map", "edges", to=["M1 R1", "R1 M1"]), {"edition-same-edge", "edition-cut-off"}),
        (setting("map", "locations", "R2", "glyphs", to=["g2"]), {"edition-relic-sites"}),
        (setting("map", "locations", "R2", "glyphs", to=["g9"]), {"edition-relic-sites", "edition-relic-types"}),
        (setting("map", "locations", "M1", "market", to=2), {"edition-counted"}),
        (setting("symbols", "markets", 0, to="SM"), {"edition-unknown-symbol"}),
        (setting("numbers", "queue_start", to=5), {"edition-too-great"}),  # a full queue loses its front: never filled
        (setting("box", "crew", to=0), {"edition-too-few"}),
        (setting("symbols", "black_markets", to="SA"), {"edition-same-symbol"}),
        (setting("buyers", "track_spaces", to=9), {"edition-too-many-buyers"}),
        (setting("factions", "GUL", "initiative", to=2), {"edition-same-initiative"}),
        (lambda tree: tree["factions"].update(XXX=tree["factions"].pop("GUL")), {"edition-counted"}),
        (lambda tree: tree["box"]["counts"].pop("action_cards"), {"edition-counted"}),
        (setting("cards", "buyers", to={"Y": 16, "P": 1}), {"edition-card"}),
        (
            setting("command", "tiles", "CT4", "white", to=[{"op": "gain_credits", "store": ["hold"]}]),
            {"edition-tile-effect"},
        ),
        (setting("command", "tiles", "CT4", "white", to=[{"op": "fly"}]), {"edition-bad-value"}),
        (setting("zu", "round_decks", 0, to={"excavate": 8}), {"edition-counted"}),
        (setting("gallery", "columns", to=["Y", "G", "R", "V", "V"]), {"edition-gallery"}),
        (setting("box", "setup", "start_markets", to=[1, 9]), {"edition-start-markets"}),
    ],
)
def test_a_wrong_edition_says_what_is_wrong(change: Change, said: set[str]) -> None:
    assert broken(GAME, EDITION, change) == said


def test_an_owner_may_know_better() -> None:
    corrected = EDITION.corrected([Correction("buyers.payout.2", 4)])
    assert GAME.box(corrected).payouts == (9, 5, 4, 1, 0)

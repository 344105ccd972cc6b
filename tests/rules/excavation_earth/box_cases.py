"""What an owner of Excavation Earth is told of data that make a box and yet are wrong or odd."""

from rules.boxes.own import OwnBox
from tests.rules.boxes.finding import Case, longer, with_parts, written


def no_yellow_cards(own: OwnBox) -> OwnBox:
    """Green ones instead."""
    cards = own.value("cards.action")
    moved = {kind: 6 if kind[0] == "G" else count for kind, count in cards.items() if kind[0] != "Y"}
    return own.with_value("cards.action", moved)


def two_lines_to_r3(own: OwnBox) -> OwnBox:
    edges = own.value("map.edges")
    there = [edge for edge in edges if "R3" in edge.split()]
    return own.with_value("map.edges", [edge for edge in edges if edge not in there[2:]])


def one_more_black_market(own: OwnBox) -> OwnBox:
    own = own.with_row("map.locations", {"spot": {"x": 300, "y": 40}, "black_market": True}, "BN")
    return longer("map.edges", "BN R1", "BN R2", "BN M4")(own)


IDLE = [{"op": "gain_credits", "n": 0}]
KEEPS_MORE = [{"op": "draw_action_cards", "draw": 1, "keep": 2}]
FIVE = [{"op": "gain_credits", "n": 5}]


ERRORS: tuple[Case, ...] = (
    ("ee-box-idle-effect", "command.tiles.CT2.white", written({"command.tiles.CT2.white": IDLE})),
    ("ee-box-keeps-more", "command.tiles.CT1.white", written({"command.tiles.CT1.white": KEEPS_MORE})),
    ("ee-box-few-cards", "cards.action", written({"numbers.draft_deal": 14})),
    ("ee-box-no-card", "cards.action", no_yellow_cards),
    ("ee-box-no-buyer-card", "cards.buyers", with_parts("cards.buyers", {"Y": 0, "G": 6})),
    ("ee-box-few-relics", "box.setup.site_relics", with_parts("box.setup.site_relics", {"4": 17})),
    ("ee-box-few-buyers", "box.setup.white_buyers", with_parts("box.setup.white_buyers", {"4": 8})),
    ("ee-box-idle-centre", "symbols.centres.C1", written({"symbols.markets.0": "SB", "symbols.markets.5": "SC"})),
)
REMARKS: tuple[Case, ...] = (
    ("ee-box-few-lines", "map.edges", two_lines_to_r3),
    ("ee-box-places", "map.locations", one_more_black_market),
    ("ee-box-black-markets", "map.locations", one_more_black_market),
    ("ee-box-markets", "symbols.markets", written({"symbols.markets.0": "SB"})),
    ("ee-box-weaker", "command.tiles.CT2.yellow", written({"command.tiles.CT2.yellow": FIVE})),
    ("ee-box-spot", "map.locations.R1.spot", written({"map.locations.R1.spot": {"x": 1200, "y": 10}})),
    ("ee-box-same-spot", "map.locations.R1.spot", written({"map.locations.R1.spot": {"x": 95, "y": 120}})),
)

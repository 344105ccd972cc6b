"""What an owner of Magnastorm is told of data that make a box and yet are wrong or odd."""

from rules.boxes.own import OwnBox
from tests.rules.boxes.finding import Case, with_parts, written


def many_labs(own: OwnBox) -> OwnBox:
    """Sixteen of each player, fifteen of which a card asks for in one sector."""
    for _ in range(6):
        own = own.with_row("player_board.labs", {"own": 0, "yellow": 2})
    return written({"box.labs": 16, "objectives.5.remove": [15]})(own)


def without_blue(own: OwnBox) -> OwnBox:
    for at, space in enumerate(own.value("board_small.spaces")):
        if space["colour"] == "blue":
            own = own.with_value(f"board_small.spaces.{at}.colour", "red")
    return own


ERRORS: tuple[Case, ...] = (
    ("ms-box-price", "rows.2.cost", written({"rows.2.cost": {"own": 26, "yellow": 0}})),
    ("ms-box-commanders", "objectives.1.demands.0", with_parts("objectives.1.demands.0", {"commanders": 9})),
    ("ms-box-round", "objectives.1.demands.1", with_parts("objectives.1.demands.1", {"from_round": 5})),
    ("ms-box-room", "objectives.5.remove", many_labs),
)
REMARKS: tuple[Case, ...] = (
    ("ms-box-loss", "commanders.5.red", written({"commanders.5.red": 3})),
    ("ms-box-scale", "player_board.stations.1", written({"player_board.stations.1": {"own": 0, "yellow": 0}})),
    ("ms-box-no-colour", "board_small.spaces", without_blue),
    ("ms-box-sector", "board_small.spaces.6", lambda own: own.without_row("board_small.spaces.2")),
    ("ms-box-spot", "board_large.spaces.3.spot", written({"board_large.spaces.3.spot": {"x": 1.1, "y": 1.1}})),
)

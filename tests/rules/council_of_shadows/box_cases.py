"""What an owner of Council of Shadows is told of data that make a box and yet are wrong or odd."""

from rules.boxes.own import OwnBox
from tests.rules.boxes.finding import Case, written


def no_blue_planets(own: OwnBox) -> OwnBox:
    """In the first sector."""
    for at, tile in enumerate(own.value("tiles.0")):
        own = own.with_value(f"tiles.0.{at}", {**tile, "planets": tile["planets"].replace("B", "D")})
    return own


IDLE = [{"op": "energy", "amount": 0}]
POOR = {"galaxies.9.majority": {"energy": 0}, "galaxies.9.minority": {"energy": 0}}


ERRORS: tuple[Case, ...] = (
    ("cs-box-no-first-planet", "tiles.0", no_blue_planets),
    ("cs-box-no-effect", "start_cards.0.effects", written({"start_cards.0.effects": []})),
    ("cs-box-idle-effect", "ai_cards.22.effects", written({"ai_cards.22.effects": IDLE})),
    ("cs-box-compensation", "compensation", lambda own: own.without_row("compensation.1")),
)
REMARKS: tuple[Case, ...] = (
    ("cs-box-idle-card", "ai_cards.20.effects", written({"ai_cards.20.effects": []})),
    ("cs-box-cheaper-step", "improvements.10.cost", written({"improvements.10.cost": {"a": 1}})),
    ("cs-box-automa-consumption", "automa.cards.0.consumption", written({"automa.cards.0.consumption": 16})),
    ("cs-box-pattern", "automa.patterns.top", written({"automa.patterns.top": [0, 1, 2]})),
    ("cs-box-poor-galaxy", "galaxies.9.majority", written(POOR)),
)

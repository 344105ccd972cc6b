"""What an owner of Höyük is told of data that make a box and yet are wrong or odd."""

from tests.rules.boxes.finding import Case, written

PILES = {"aspects.piles.intermediate": ["NUMBER", "CATTLE"], "aspects.piles.expert": ["HEIGHT", "VILLAGER"]}
FEW = {"aspects.symbols.expert.cattle": 4, "aspects.symbols.expert.villager": 16}
CLASSIC = [f"CA-{number:02}" for number in (1, 2, 7, 8, 9, 10, 13, 14, 17, 18, 19)]


ERRORS: tuple[Case, ...] = (
    ("hk-box-no-pieces", "box.pieces.oven", written({"box.pieces.oven": 0})),
    ("hk-box-pile", "aspects.piles.intermediate", written(PILES)),
)
REMARKS: tuple[Case, ...] = (
    ("hk-box-houses", "tiles.elements.CT-02", written({"tiles.elements.CT-02": ["house", "oven", "shrine"]})),
    ("hk-box-catastrophes", "catastrophes.classic", written({"catastrophes.classic": CLASSIC})),
    ("hk-box-few-cards", "aspects.symbols.expert.cattle", written(FEW)),
)

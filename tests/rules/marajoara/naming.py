"""The names of things in Marajoara, with what their gaps may hold; how some are called."""

from tests.rules.marajoara.reading import READING
from tests.rules.reference.naming import Called, Naming, own

PLAIN = READING.edition.plain()
FRAGMENTS = tuple(each["ref"] for each in PLAIN["museum"]["fragments"])
SLOTS = tuple(f"{colour}{number}" for colour in "BRY" for number in (1, 2, 3))
VALUES: dict[str, tuple[str | int, ...]] = {
    "owner": ("turquoise", "orange", "black", "purple"),
    "colour": ("yellow", "red", "blue", "grey"),
    "face": (1, 6),
    "track": ("yellow", "red", "blue"),
    "slot": (*SLOTS, *(f"2{slot}" for slot in SLOTS), "captured"),
    "fragment": (*FRAGMENTS, *(f"2{ref}" for ref in FRAGMENTS)),
    "space": ("a1", "e5", "h8"),
    "nth": (0, 1),
    "target": (20,),
    "mission": (1, 8),
    "count": (0, 1, 2, 5),
    "n": (1, 2, 3, 14),
}
OWN = own(
    "seat=owner museum=owner dig-token=owner vase=owner disc=owner slot fragment track die-kind=colour "
    "own-museum=nth grid-space=space"
)
CALLED: tuple[Called, ...] = (
    ("fr", "die-kind.count", {"colour": "grey", "count": 2}, "2 dés gris"),
    ("en", "track-space.at", {"n": 2, "track": "red"}, "on space 2 of the red track"),
)
NAMING = Naming(READING, VALUES, OWN, CALLED, left_out=("option-", "mode-", "game-"))

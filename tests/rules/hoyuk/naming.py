"""The names of things in Höyük, with what their gaps may hold; how some are called."""

from rules.hoyuk.cells import NUMBER
from tests.rules.hoyuk.reading import READING
from tests.rules.reference.naming import Called, Naming, own

PLAIN = READING.edition.plain()
ELEMENTS = ("house", "pen", "oven", "shrine", "cattle", "villager", "shaman", "choice")
VALUES: dict[str, tuple[str | int, ...]] = {
    "owner": tuple(clan["colour"] for clan in PLAIN["clans"].values()),
    "clan": tuple(PLAIN["clans"]),
    "power": tuple(clan["power"] for clan in PLAIN["clans"].values()),
    "cell": tuple(NUMBER),
    "block": tuple(NUMBER),
    "gate": (0, 1, 2, 3),
    "zone": tuple(PLAIN["box"]["zones"]),
    "piece": ("storey", "ruin", *(each for each in ELEMENTS if each != "choice")),
    "element": ELEMENTS,
    "third": ELEMENTS,
    "symbol": ("house", "pen", "oven", "shrine", "cattle", "villager", "joker"),
    "pile": tuple(pile for piles in PLAIN["aspects"]["piles"].values() for pile in piles),
    "card": tuple(PLAIN["catastrophes"]["cards"]),
    "selector": ("fewest", "most", "smallest", "largest", "none"),
    "counts": ("shrine", "oven", "pen", "two_storey"),
    "effect": ("lose_one", "lose_half", "flood", "locusts"),
    "loses": ("house", "pen", "oven", "shrine", "cattle", "villager"),
    "phase": (1, 2, 3, 4),
    "stage": (1, 2),
    "storeys": (1, 2),
    "mode": tuple(PLAIN["aspects"]["piles"]),
    "level": tuple(range(len(PLAIN["neighbours"]["levels"]))),
    "medal": tuple(PLAIN["neighbours"]["medals"][0]),
    "count": (0, 1, 2, 5),
    "n": (1, 2, 100),
}
OWN = own(
    "clan power cell block gate zone piece element pile phase stage mode level medal seat=owner "
    "tile-kind=third aspect=symbol catastrophe=card"
)
CALLED: tuple[Called, ...] = (
    ("fr", "clan.of", {"clan": "EGUOR"}, "des Eguor"),
    ("fr", "clan.to", {"clan": "UELB"}, "aux Uelb"),
    ("fr", "cell.at", {"cell": "E6"}, "en E6"),
    ("fr", "cell.from", {"cell": "A1"}, "de la case A1"),
    ("fr", "gate.to", {"gate": 1}, "vers l’est"),
    ("fr", "block.of", {"block": "C3"}, "du quartier C3"),
    ("fr", "piece.the", {"piece": "pen"}, "l’enclos"),
    ("fr", "piece.of", {"piece": "cattle"}, "de la bête"),
    ("fr", "piece.count", {"piece": "cattle", "count": 3}, "3\u00a0bêtes"),
    ("fr", "element.count", {"element": "villager", "count": 2}, "2\u00a0villageois"),
    ("fr", "element.a", {"element": "choice"}, "un élément au choix"),
    ("fr", "house", {"owner": "purple", "storeys": 2}, "maison violette à étage"),
    ("fr", "aspect.count", {"symbol": "joker", "count": 1}, "un joker"),
    ("fr", "aspect.count", {"symbol": "shrine", "count": 4}, "4\u00a0cartes Totem"),
    ("fr", "pile.under", {"pile": "HEIGHT"}, "sous la pile de la hauteur des maisons"),
    ("fr", "pile.most", {"pile": "PEN"}, "le plus d’enclos"),
    ("fr", "amount-points", {"count": 0}, "0\u00a0point"),
    ("en", "clan.the", {"clan": "TEOIV"}, "the Ruples"),
    ("en", "cell.at", {"cell": "E6"}, "on E6"),
    ("en", "gate", {"gate": 3}, "to the west"),
    ("en", "element.a", {"element": "oven"}, "an oven"),
    ("en", "element.count", {"element": "cattle", "count": 2}, "2 head of cattle"),
    ("en", "element.count", {"element": "choice", "count": 1}, "an element of your choice"),
    ("en", "aspect.a", {"symbol": "oven"}, "an Oven card"),
    ("en", "house.a", {"owner": "red", "storeys": 2}, "a two-storey red house"),
    ("en", "mode.a", {"mode": "intermediate"}, "an intermediate game"),
)
NAMING = Naming(READING, VALUES, OWN, CALLED)

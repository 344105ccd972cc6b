"""The names of things in Magnastorm, with what their gaps may hold; how some are called."""

from tests.rules.magnastorm.reading import READING
from tests.rules.reference.naming import Called, Naming, own

PLAIN = READING.edition.plain()
COMMANDERS = tuple(int(each["ref"]) for each in PLAIN["commanders"])
COLOURS = tuple(PLAIN["box"]["colours"])

VALUES: dict[str, tuple[str | int, ...]] = {
    "owner": COLOURS,
    "colour": (*COLOURS, "yellow", "black"),
    "crew": (*COLOURS, "yellow"),
    "federation": tuple(PLAIN["box"]["federations"].values()),
    "field": tuple(each["ref"] for each in PLAIN["research"]["fields"]),
    "sector": tuple(PLAIN["planet"]["sectors"]),
    "area": ("a", "b", "c", "d", "e"),
    "start": tuple(each["ref"] for each in PLAIN["planet"]["starts"]),
    "space": ("green", "red", "blue", "brown", "white"),
    "position": ("trailing", "middle", "leading"),
    "weather": ("calm", "storm"),
    "row": tuple(each["ref"] for each in PLAIN["rows"]),
    "column": tuple(PLAIN["board_large"]["columns"]),
    "panel": ("upper", "lower"),
    "commander": COMMANDERS,
    "objective": tuple(each["ref"] for each in PLAIN["objectives"]),
    "bonus": ("double", "research", "crew", "range", "bag", "turn", "none"),
    "place": ("O", "I", "T"),
    "one": ("SW",),
    "other": ("W",),
    "metal": tuple(PLAIN["artefacts"]),
    "artefact": (101, 212),
    "step": ("E", "A", "R"),
    "grade": tuple(PLAIN["consortium"]["grades"]["easy"]),
    "action": ("move", "gain"),
    "phase": ("crew", "research", "turns", "administration", "over"),
    "n": (1, 2, 3, 12),
    "count": (0, 1, 2, 5),
}
OWN = own(
    "federation crew field sector start row column panel commander objective metal artefact seat=owner "
    "cube=colour space-colour=space calm-position=position consortium-step=step consortium-grade=grade"
)
CALLED: tuple[Called, ...] = (
    ("fr", "cube.count", {"colour": "purple", "count": 2}, "2 cubes violets"),
    ("fr", "cube.count", {"colour": "orange", "count": 3}, "3 cubes orange"),
    ("fr", "crew.the", {"crew": "yellow"}, "le membre d’équipage neutre"),
    ("fr", "sector.at", {"sector": "SW"}, "dans le secteur sud-ouest"),
    ("fr", "space.at", {"sector": "NW", "area": "d", "n": 2}, "sur la case NO-d2"),
    ("fr", "commander.of", {"commander": 3}, "d’Ellen B. Outridge"),
    ("fr", "commander.of", {"commander": 1}, "de Forrester Dain"),
    ("fr", "field.at", {"field": "brown"}, "en recherche brune"),
    ("fr", "objective.the", {"objective": "S2"}, "l’objectif «\u202f4 laboratoires\u202f»"),
    ("en", "cube.a", {"colour": "orange"}, "an orange cube"),
    ("en", "crew.a", {"crew": "yellow"}, "a neutral crew member"),
    ("en", "cell.at", {"row": "R4", "column": "C2"}, "on the cell of row 4, column 3"),
    ("en", "site.the", {"one": "SW", "other": "W", "place": "O"}, "the outer station site SW–W"),
    ("en", "level-bonus", {"kind": "bag", "count": 3}, "3 cubes from the bag"),
    ("en", "level-bonus", {"kind": "crew", "count": 1}, "placing a crew member"),
)
NAMING = Naming(
    READING,
    VALUES,
    OWN,
    CALLED,
    sentences=("commander.text", "objective.text", "cell-bonus.text", "token.text"),
    left_out=("option-", "mode-", "game-", "level-bonus"),
)

"""What Magnastorm gives to the tests of saving, of rules in play, of refusals and of opponents."""

from functools import partial

from rules.magnastorm import GAME
from rules.magnastorm.commanders import rule_of
from rules.magnastorm.options import CONSORTIUM, Options
from tests.rules.magnastorm.random_games import RANDOM
from tests.rules.magnastorm.reading import READING
from tests.rules.magnastorm.speaking import SPEAKING
from tests.rules.magnastorm.table import begun_solo, table
from tests.rules.magnastorm.universe import universe
from tests.rules.promises import Bots, ByLot, Case, Guiding, Playing, Refusing, Saving, SeatCase, Worded, Wrong, setting

WRONG: tuple[Case, ...] = (
    ({"upper": [[]]}, "position-size"),
    ({"labs": []}, "position-size"),
    ({"bag": [3, 3, 3, 3, 3]}, "position-size"),
    ({"supply": [20, 20, 20, 20]}, "position-size"),
    ({"players": []}, "position-size"),
    ({"order": [0, 0, 1, 2]}, "position-order"),
    ({"to_act": [0, 0]}, "position-order"),
    ({"round": 0}, "position-round"),
    ({"token": 7}, "position-no-seat"),
    ({"controllers": [4, -1, -1, -1, -1, -1, -1, -1]}, "position-no-seat"),
    ({"stations": [-2] * 12}, "position-no-seat"),
    ({"claims": [[9], [], [], []]}, "position-no-seat"),
    ({"agenda": [{"seat": 4, "kind": "acting"}]}, "position-no-seat"),
    ({"agenda": [{"seat": 0, "sector": "X", "left": 1, "kind": "removing"}]}, "position-place"),
    ({"agenda": [{"seat": 0, "space": "SW.z9", "kind": "installing"}]}, "position-place"),
    ({"commanders": ["11", "02", "03", "04", "01", "12", "13", "14"]}, "position-commander"),
    ({"commanders": ["02", "02", "03", "04", "11", "12", "13", "14"]}, "position-commander"),
    ({"objectives": ["Q1", "S3", "S1", "S2"]}, "position-objective"),
    ({"claims": [[0, 0], [], [], []]}, "position-claims"),
    ({"bag": [3, 3, 3, 3, 3, 24]}, "position-census"),
    ({"supply": [19, 20, 20, 20, 22]}, "position-census"),
    ({"supply": [-1, 20, 20, 20, 22]}, "position-below-zero"),
    ({"lower": [[0]] + [[]] * 24}, "position-census"),
    ({"stations": [0] + [-1] * 11}, "position-census"),
    ({"labs": [[0]] + [[]] * 59}, "position-census"),
)
WRONG_SEATS: tuple[SeatCase, ...] = (
    (0, {"colour": "white"}, "table-unknown-colour"),
    (0, {"colour": "purple"}, "table-same-colour"),
    (0, {"cubes": [2]}, "position-size"),
    (0, {"levels": [0]}, "position-size"),
    (0, {"earned": [0]}, "position-size"),
    (0, {"crew": -1}, "position-below-zero"),
    (0, {"scout": "W.q7"}, "position-scout"),
    (0, {"prize": "#999"}, "position-artefact"),
    (0, {"is_automa": True}, "position-automa"),
    (1, {"cubes": [1, 0, 0]}, "position-automa"),
)
OPTIONS = {
    "start=START_2 first=2 storm_escape=jump azrea_second_level=off consortium_level=expert": Options(
        start="START_2", first=2, storm_escape="jump", azrea_second_level=False, consortium_level="expert"
    ),
    "consortium_stations=0 consortium_programme=EEA artefacts=gold_gold,bronze_silver": Options(
        consortium_stations=0, consortium_programme="EEA", artefacts=("gold_gold", "bronze_silver")
    ),
}
SAVING = Saving(
    RANDOM,
    [Wrong(table().state, WRONG), Wrong(begun_solo().state, (), WRONG_SEATS)],
    OPTIONS,
    wrong_options=(
        *("start=START_3", "consortium_level=brutal", "consortium_bonus=5", "artefacts=gold"),
        "advanced=perhaps",
    ),
)

here = partial(setting, GAME)
IN_FORCE = (
    ("MS-MOV-2", here(2), ()),
    ("MS-SET-4", here(3), ("seats", 2)),
    ("MS-SET-4", here(2), ()),
    ("MS-BON-4", here(2), ("seats", 4)),
    ("MS-BON-4", here(4), ()),
    ("MS-POS-4", here(2), ("seats", 3, 4)),
    ("MS-POS-4", here(4, advanced=True), ("option", False)),
    ("MS-ART-3", here(3), ("option", True)),
    ("MS-ART-3", here(3, advanced=True), ()),
    ("MS-SOLO-8", here(2), ("mode", CONSORTIUM)),
    ("MS-SOLO-8", here(2, solo=True), ()),
)
PLAYING = Playing(RANDOM, SPEAKING, READING, IN_FORCE)

WORDED: tuple[Worded, ...] = (
    ("en", "MS-CMD-2", {"commander": 3}, "You already control Ellen B. Outridge."),
    (
        "fr",
        "MS-CMD-1",
        {"case": "empty", "column": "C2"},
        "Il n’y a pas d’équipage dans la 3ᵉ colonne\u00a0: rien ne peut s’y prendre.",
    ),
    ("en", "MS-MOV-3", {"range": 1}, "This is too far: the Scout goes to its own zone, or one zone further."),
    ("fr", "MS-MOV-4", {"sector": "NE"}, "La tempête est dans le secteur nord-est."),
    (
        "en",
        "MS-OBJ-3",
        {"case": "labs", "objective": "S2", "sector": "W", "needed": 4, "held": 1},
        "You have only 1 lab in the west sector, and 4 are needed.",
    ),
    (
        "fr",
        "MS-OBJ-7",
        {"objective": "Q2", "needed": 3, "held": 0},
        "Il faut 3 commandants pour l’objectif «\u202fCommandants et connaissance\u202f», et vous n’en contrôlez pas.",
    ),
    ("en", "MS-ADM-8.warning", {"sector": "SW"}, "The storm comes into the south-west sector soon."),
)
REFUSING = Refusing(
    RANDOM,
    SPEAKING,
    READING,
    universe=universe,
    one_in=3,
    least=(40, 10),
    untidy=r"\bMS-|\bFP\b|>|\bC\d\b|\bR\d\b|START_|\b[QS]\d\b|[A-Z]\.[a-e]",
    refuse_otherwise=("MS-RND-2", "MS-CDR-12", *map(rule_of, ("02", "04", "06", "07", "18"))),
    warn_otherwise=(rule_of("14"),),
    worded=WORDED,
)

BOTS = Bots(RANDOM, legal=(29, 40), again=(131, 40), blind=(97, 40), wavering=table(cubes="ggyy").state, overrun=20)

BY_LOT = ByLot(RANDOM, seeds=3, strange=(120, 60), hidden_in=20, told_every=8)

GUIDING = Guiding(
    BY_LOT,
    lasts=(4, "turn"),
    teaching=(
        "crew-moved",
        "cubes-gained",
        "cubes-drawn",
        "lab-installed",
        "station-built",
        "research-advanced",
        "commander-taken",
        "token-taken",
        "objective-fulfilled",
        "majority-held",
        "administration-began",
        "panels-swapped",
        "storm-moved",
    ),
)

"""What Council of Shadows gives to the tests of saving, of rules in play, of refusals and of opponents."""

from functools import partial

from rules.council_of_shadows import GAME
from rules.council_of_shadows.events import TilesDrawn
from rules.council_of_shadows.options import Options
from tests.rules.core.properties import Passed
from tests.rules.council_of_shadows.random_games import RANDOM
from tests.rules.council_of_shadows.reading import READING
from tests.rules.council_of_shadows.speaking import SPEAKING
from tests.rules.council_of_shadows.table import AUTOMA, table
from tests.rules.council_of_shadows.universe import universe
from tests.rules.promises import Bots, ByLot, Case, Guiding, Playing, Refusing, Saving, SeatCase, Worded, Wrong, setting

WRONG: tuple[Case, ...] = (
    ({"spaces": ["1-01"]}, "position-size"),
    ({"display": []}, "position-size"),
    ({"colonies": [[0, 0]]}, "position-size"),
    ({"order": [0, 0]}, "position-order"),
    ({"arrivals": [0]}, "position-order"),
    ({"throne": 7}, "position-no-seat"),
    ({"caught": [3]}, "position-no-seat"),
    ({"agenda": [{"seat": 4, "left": 1, "free_cube": False, "kind": "purchasing"}]}, "position-no-seat"),
    ({"light_pile": []}, "position-census"),
    ({"ai_discard": ["AI-01"]}, "position-census"),
    ({"tech_out": []}, "position-census"),
    ({"dark_out": ["D-YEL"]}, "position-census"),
    ({"drawn": ["1-01"]}, "position-census"),
    ({"automa": {"seat": 0, "piles": [[], [], []], "used": [[], [], []], "card": ""}}, "position-automa"),
)
WRONG_SEATS: tuple[SeatCase, ...] = (
    (0, {"leader": "LD-NOBODY"}, "position-leader"),
    (0, {"colour": "white"}, "table-unknown-colour"),
    (0, {"zones": [[]]}, "position-size"),
    (0, {"earned": [0]}, "position-size"),
    (0, {"extra_zones": ["ZONE-AVA", "ZONE-AVA"], "zones": [[]] * 5}, "position-extra-zone"),
    (0, {"hand": ["S1-C1"]}, "position-card-owner"),
    (0, {"gems": {"a": -1, "g": 0, "t": 0}}, "position-below-zero"),
)
OPTIONS = {
    "stations=on levelup_at=whole_phase automa_level=expert automa_energy=5 buteo_extractions=1": Options(
        stations=True, levelup_at="whole_phase", automa_level="expert", automa_energy=5, buteo_extractions=1
    )
}
SAVING = Saving(
    RANDOM,
    [Wrong(table().state, WRONG, WRONG_SEATS)],
    OPTIONS,
    wrong_options=("automa_level=brutal", "automa_energy=7", "stations=perhaps"),
)

here = partial(setting, GAME)
IN_FORCE = (
    ("CS-COL-1", here(2), ()),
    ("CS-SET-13", here(4), ("seats", 3)),
    ("CS-SET-13", here(3), ()),
    ("CS-M1-3", here(2), ("option", True)),
    ("CS-M1-3", here(2, stations=True), ()),
    ("CS-M2-7", here(2, stations=True), ("option", True)),
    ("CS-M2-7", here(2, leaders=True), ()),
    ("CS-SOLO-8", here(2), ("mode", AUTOMA)),
    ("CS-SOLO-8", here(2, solo=True), ()),
    ("CS-DT-6", here(2, solo=True), ("mode", "competitive")),
    ("CS-DT-6", here(3), ()),
)
PLAYING = Playing(RANDOM, SPEAKING, READING, IN_FORCE)

WORDED: tuple[Worded, ...] = (
    ("en", "CS-COL-4", {"type": "D"}, "Brown planets are not open to you yet."),
    ("en", "CS-ACT-2", {"sector": 3, "reach": 1}, "This action goes no further than 1 parsec, and this is at 3."),
    (
        "fr",
        "CS-EXP-1",
        {"case": "no-colony", "galaxy": "YEL"},
        "Vous n’avez aucune colonie dans la galaxie jaune.",
    ),
    (
        "fr",
        "CS-EXT-2",
        {"case": "others", "tile": "2-04", "count": 0},
        "Il y a des cubes dans le système 2-04, mais aucun à vous.",
    ),
    (
        "en",
        "CS-M1-8",
        {"galaxy": "GRY", "station": "ST-EXT"},
        "The slots of the grey galaxy do not take an extraction station.",
    ),
    (
        "fr",
        "CS-M1-8",
        {"galaxy": "GRY", "station": "ST-EXT"},
        "Les emplacements de la galaxie grise ne reçoivent aucune station d’extraction.",
    ),
    (
        "en",
        "CS-COL-1.warning",
        {"cubes": 0, "most": 2, "planets": 1},
        "This action could still place a tower of 2 cubes.",
    ),
    (
        "fr",
        "CS-COL-1.warning",
        {"cubes": 0, "most": 1, "planets": 2},
        "Cette action pourrait encore placer un cube sur chacune de 2 planètes.",
    ),
    (
        "en",
        "CS-DT-1.warning",
        {"missing": 10},
        "Only 10 energy is missing to rise by a level, and your galaxies could give it.",
    ),
    (
        "en",
        "CS-PLAN-15.warning",
        {"card": "S-C2"},
        "Covered, the card “Found a colony” will do nothing until it is back in hand.",
    ),
    (
        "fr",
        "CS-EXP-3.warning",
        {"galaxy": "BLU"},
        "Sans ce cube, vous n’aurez plus la majorité dans la galaxie bleue.",
    ),
    (
        "en",
        "CS-END-1.warning",
        {"count": 1},
        "This is the last round, and one galaxy can still yield you something.",
    ),
)
REFUSING = Refusing(
    RANDOM,
    SPEAKING,
    READING,
    universe=universe,
    one_in=17,
    least=(40, 12),
    untidy=r"\bCS-|\b(?:AI|UP|LD|ST|DT\d)-|\b(?!III)[A-Z]{3}-\d|Gems\(",
    refuse_otherwise=("CS-BUY-1", "CS-ACT-1"),
    warn_otherwise=("CS-M1-6", "CS-M2-6"),
    worded=WORDED,
)

BOTS = Bots(
    RANDOM,
    legal=(31, 20),
    again=(211, 20),
    blind=(223, 20),
    wavering=RANDOM.beginning(*RANDOM.tables[0], 3),
    overrun=40,
)


def automa_draws(passed: Passed) -> bool:
    """Tiles that the automa draws are placed at once: everybody sees the one that goes back (ruling Q-60)."""
    return any(isinstance(event, TilesDrawn) and passed.before.players[event.seat].is_automa for event in passed.events)


BY_LOT = ByLot(
    RANDOM,
    seeds=3,
    strange=(30, 50),
    hidden_in=12,
    one_in=2,
    told_every=8,
    is_seen_by_all=automa_draws,
)

GUIDING = Guiding(
    BY_LOT,
    lasts=(1, "round"),
    teaching=(
        "order-changed",
        "consumption",
        "colonised",
        "exploited",
        "level-rose",
        "tech-taken",
        "cards-shifted",
        "tile-placed",
        "throne-taken",
    ),
)

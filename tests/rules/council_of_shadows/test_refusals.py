"""Every way to be refused, and every warning, has a sentence of its own that fits what happened."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from rules.core.refusal import Refusal, SoftWarning
from rules.core.types import Phrase
from rules.council_of_shadows import GAME, legality
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.state import State
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.council_of_shadows.random_games import TABLES, played
from tests.rules.council_of_shadows.reading import READING
from tests.rules.council_of_shadows.table import BOX

HOME = Path(legality.__file__).parent
NAMES = ("Ana", "Bruno", "Chloé", "Driss")
UNTIDY = re.compile(r"  |[{}\[\]$|]| [,.]|\.\.|\b(?:AI|UP|LD|ST|DT\d)-|\bCS-|\b(?!III)[A-Z]{3}-\d|Gems\(")
"""Nothing raw: no gap, no id of a card, a place or a leader."""
HANDED_ON = {"CS-BUY-1", "CS-ACT-1"}
"""These refuse through a variable."""
WARNED_ON = {"CS-M1-6", "CS-M2-6"}
"""These warn through one."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def called(function: str) -> Iterator[str]:
    """The rules that stand in the engine as the first argument of this function."""
    for file in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and str(first.value).startswith("CS-"):
                    yield str(first.value)


@each_language
def test_whoever_is_refused_or_warned_is_told_something(language: Language) -> None:
    texts = READING.texts[language]
    told = {message.id.name for message in READING.rules(language) if message.value is not None}
    warned = {message.id.name for message in READING.rules(language) if texts.has(f"{message.id.name}.warning")}
    assert told == set(called("refuse")) | HANDED_ON
    assert warned == set(called("warn")) | WARNED_ON


# As it plays


def universe(state: State, seat: int) -> Iterator[m.Move]:
    """Moves of all kinds, sensible or not."""
    for leader in BOX.leaders:
        yield m.ChooseLeader(seat=seat, leader=leader)
    for gems in ("a", "t", "ag", "aa", "x"):
        for card in (*state.display, BOX.ai_cards[0], BOX.ai_cards[-1]):
            yield m.BuyCard(seat=seat, card=card, gems=gems)
        for improvement in BOX.improvements:
            yield m.BuyImprovement(seat=seat, improvement=improvement, gems=gems)
        for station in BOX.stations_of[seat]:
            for beside in BOX.galaxies.values():
                yield m.BuyStation(seat=seat, station=station, slot=beside.slots[0], gems=gems)
    for card in (*BOX.start_cards[seat], *BOX.ai_cards[:6]):
        for zone in (1, 3, 6):
            yield m.PlanCard(seat=seat, card=card, zone=zone)
    for planet in BOX.planets:
        for cubes in (1, 2, 4):
            yield m.Colonise(seat=seat, planet=planet, cubes=cubes)
        yield m.Exploit(seat=seat, galaxy="GRY", planet=planet)
        yield m.SettleForAutoma(seat=seat, planet=planet)
        yield m.RemoveFromAutoma(seat=seat, planet=planet)
    for galaxy in BOX.galaxies:
        yield m.Exploit(seat=seat, galaxy=galaxy)
    for tile in (*state.drawn, *BOX.tiles):
        yield m.Extract(seat=seat, tile=tile)
        for space in ("GRY-1", "ORA-4", "BLU-2", "TUR-1", "PNK-5"):
            yield m.PlaceTile(seat=seat, tile=tile, space=space)
    yield from (m.Discover(seat=seat, sector=sector) for sector in (0, 1, 2, 3))
    yield from (m.UpgradeGem(seat=seat, gem=gem) for gem in ("a", "g", "t"))
    yield from (m.ReturnBonus(seat=seat, card=card) for card in (*BOX.light_cards, *BOX.dark_cards))
    yield from (m.TakeTech(seat=seat, card=card) for card in BOX.dark_tech)
    yield from (m.TakeCard(seat=seat, card=card) for card in BOX.ai_cards)
    yield from (m.Ready(seat=seat), m.Finish(seat=seat), m.AutomaActs(seat=seat))


@cache
def met() -> tuple[frozenset[Refusal], frozenset[SoftWarning]]:
    """What whoever tries everything hears, here and there in games at all tables."""
    refusals: set[Refusal] = set()
    warnings: set[SoftWarning] = set()
    for number in range(len(TABLES)):
        game = played(number, 0)
        for passed in (*game[:: len(game) // 6], game[-1]):
            for state in (passed.before, passed.after):
                for seat in state.seats:
                    for move in universe(state, seat):
                        found = next(GAME.objections(state, move), None)
                        if found is None:
                            warnings.update(GAME.warnings(state, move))
                        else:
                            refusals.add(found)
    return frozenset(refusals), frozenset(warnings)


def check_tidy(texts: Texts, said: Iterable[Phrase]) -> None:
    for each in said:
        sentence = texts.say(each, NAMES)
        assert sentence == sentence.strip() != "", each
        assert not UNTIDY.search(sentence), sentence
        assert sentence.endswith((".", "!", "?", "…")), sentence


@each_language
def test_refusals_cures_and_warnings_are_sentences(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    refusals, warnings = met()
    assert len({refusal.rule for refusal in refusals}) > 30
    assert len({warning.rule for warning in warnings}) > 5
    check_tidy(texts, (refusal.sentence for refusal in refusals))
    check_tidy(texts, (refusal.cure for refusal in refusals if texts.has(refusal.cure.id)))
    check_tidy(texts, (warning.sentence for warning in warnings))


@pytest.mark.parametrize(
    ("language", "rule", "args", "said"),
    [
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
    ],
)
def test_how_some_refusals_are_worded(language: Language, rule: str, args: dict[str, str | int], said: str) -> None:
    assert READING.say(language, rule, **args) == said

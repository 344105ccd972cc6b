"""Every way to be refused, and every warning, has a sentence of its own that fits what happened."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from rules.core.refusal import Refusal, SoftWarning
from rules.core.types import Phrase
from rules.magnastorm import GAME, legality
from rules.magnastorm import moves as m
from rules.magnastorm.commanders import rule_of
from rules.magnastorm.state import State
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.magnastorm.random_games import TABLES, played, played_on
from tests.rules.magnastorm.reading import READING

HOME = Path(legality.__file__).parent
NAMES = ("Ana", "Bruno", "Chloé", "Driss")
UNTIDY = re.compile(r"  |[{}\[\]$|>]| [,.]|\.\.|\bMS-|\bC\d\b|\bR\d\b|\bFP\b|START_|\b[QS]\d\b|[A-Z]\.[a-e]")
"""Nothing raw: no gap, no id of a rule, a column, a row, an objective or a place."""
HANDED_ON = {"MS-POS-2", "MS-POS-3", "MS-RND-2", "MS-MOV-4", "MS-MOV-7", "MS-CDR-12", "MS-ACT-1", "MS-CMD-5"}
"""These refuse through a variable."""
OF_COMMANDERS = {rule_of(card) for card in ("02", "04", "06", "07", "18")}
WARNED_OF_COMMANDERS = {rule_of("14")}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def called(function: str) -> Iterator[str]:
    """The rules that stand in the engine as the first argument of this function."""
    for file in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and str(first.value).startswith("MS-"):
                    yield str(first.value)


@each_language
def test_whoever_is_refused_or_warned_is_told_something(language: Language) -> None:
    texts = READING.texts[language]
    told = {message.id.name for message in READING.rules(language) if message.value is not None}
    warned = {message.id.name for message in READING.rules(language) if texts.has(f"{message.id.name}.warning")}
    assert told == set(called("refuse")) | HANDED_ON | OF_COMMANDERS
    assert warned == set(called("warn")) | WARNED_OF_COMMANDERS


# As it plays


def universe(state: State, seat: int) -> Iterator[m.Move]:
    """Moves of all kinds, sensible or not."""
    layout, colours = state.layout, ("grey", "purple", "yellow", "black", "none")
    cells = ("R1/FP", "R3/C1", "R5/C2", "R9/C9")
    places = [*(space.ref for space in layout.spaces[::3]), "START_1", "SW.z9"]
    sites = [*(site.ref for site in layout.sites), "none"]
    for column in (*layout.columns, "C9"):
        yield m.PlaceFirstCrew(seat=seat, column=column)
        yield m.TakeColumn(seat=seat, column=column)
        for crew in colours:
            yield from (m.MoveCrew(seat=seat, column=column, crew=crew, cell=cell) for cell in cells)
    yield from (m.ChooseAction(seat=seat, action=action) for action in ("move", "gain", ""))
    for colour in colours:
        yield m.Exchange(seat=seat, take=colour)
        yield m.GiveCube(seat=seat, colour=colour)
        yield m.TakeCube(seat=seat, colour=colour)
        yield m.Boost(seat=seat, colour=colour)
        yield from (m.DropCrew(seat=seat, crew=colour, cell=cell) for cell in cells)
    for cell in cells:
        yield m.DeployCrew(seat=seat, panel="upper", cell=cell)
        yield m.DeployCrew(seat=seat, panel="lower", cell=cell)
    for swap in ("", "own", "yellow"):
        yield m.Pay(seat=seat, cubes=(0,) * len(state.colours), swap=swap)
    for place in places:
        yield m.Jump(seat=seat, to=place)
        yield m.RemoveLab(seat=seat, space=place)
        yield from (m.Drive(seat=seat, to=place, station=site) for site in ("", *sites[:3], "none"))
    for free in (False, True):
        yield from (m.Build(seat=seat, site=site, free=free) for site in sites)
        yield from (m.Install(seat=seat, way=way, free=free) for way in ("", "double", "extra"))
    for field in (*layout.fields, "none"):
        yield m.ChooseField(seat=seat, field=field)
    for objective in ("Q1", "Q2", "Q3", "Q4"):
        for count in range(4):
            yield m.Claim(seat=seat, objective=objective, places=layout.fields[:count])
    for objective in ("S1", "S2", "S3", "S4"):
        for count in (1, 2, 4):
            yield m.Claim(seat=seat, objective=objective, places=layout.sectors[:count])
    yield from (m.Draw(seat=seat, more=more) for more in (False, True))
    yield from (kind(seat=seat) for kind in (m.Train, m.BuyReputation, m.Finish, m.ConsortiumActs))


@cache
def met() -> tuple[frozenset[Refusal], frozenset[SoftWarning]]:
    """What whoever tries everything hears, here and there in games at all tables and from strange positions."""
    refusals: set[Refusal] = set()
    warnings: set[SoftWarning] = set()
    states = [passed.after for number in range(len(TABLES)) for passed in played(number, 0)[::40]]
    states += [played(0, 0)[-1].after]
    states += [passed.before for seed in range(40) for passed in tuple(played_on(seed, 30))[::3]]
    for state in states:
        for decision in GAME.deciding(state) or (None,):
            seat = decision.seat if decision is not None else 0
            for asking in {seat, 0}:
                for move in universe(state, asking):
                    found = next(GAME.objections(state, move), None)
                    if found is not None:
                        refusals.add(found)
            for move in GAME.legal(state, seat):
                warnings.update(GAME.warnings(state, move))
    return frozenset(refusals), frozenset(warnings)


def check_tidy(texts: Texts, said: Iterable[Phrase]) -> None:
    for each in said:
        sentence = texts.say(each, NAMES)
        assert sentence == sentence.strip() != "", each
        assert not UNTIDY.search(sentence), sentence
        assert sentence.endswith((".", "!", "?", "…")), sentence
        assert not sentence[0].islower(), sentence


@each_language
def test_refusals_cures_and_warnings_are_sentences(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    refusals, warnings = met()
    assert len({refusal.rule for refusal in refusals}) > 35
    assert len({warning.rule for warning in warnings}) > 8
    check_tidy(texts, (refusal.sentence for refusal in refusals))
    check_tidy(texts, (refusal.cure for refusal in refusals if texts.has(refusal.cure.id)))
    check_tidy(texts, (warning.sentence for warning in warnings))


@pytest.mark.parametrize(
    ("language", "rule", "args", "said"),
    [
        ("en", "MS-CMD-2", {"commander": 3}, "You already control Ellen B. Outridge."),
        (
            "fr",
            "MS-CMD-1",
            {"case": "empty", "column": "C2"},
            "Il n’y a pas d’équipage dans la 3ᵉ colonne",
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
            "Il faut 3 commandants pour l’objectif «\u202fCommandants et connaissance\u202f», et vous",
        ),
        ("en", "MS-ADM-8.warning", {"sector": "SW"}, "The storm comes into the south-west sector soon."),
    ],
)
def test_how_some_refusals_are_worded(language: Language, rule: str, args: dict[str, str | int], said: str) -> None:
    assert READING.say(language, rule, **args).startswith(said)

"""What the rules of Excavation Earth mean in a game that is being played: in force or not, with figures to be said."""

from typing import Any, get_args

import pytest

from rules.core.types import Seat
from rules.excavation_earth import GAME
from rules.excavation_earth.events import Event
from rules.excavation_earth.options import Options
from rules.excavation_earth.state import State
from rules.reference.in_play import Setting, figures_now, problems, why_not
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.excavation_earth.random_games import TABLES, played
from tests.rules.excavation_earth.reading import READING
from tests.rules.excavation_earth.table import ZU, opened, table

IN_PLAY = READING.reference.in_play
TEXTS = {language: Texts(language, game=GAME, strict=True) for language in LANGUAGES}
RULES = tuple(rule for chapter in READING.reference.chapters for rule in chapter.rules)


def setting(seats: int = 2, *, solo: bool = False, **options: Any) -> Setting:
    return Setting(seats, Options(**options), ZU if solo else "competitive")


@pytest.mark.parametrize(
    ("rule", "here", "wanted"),
    [
        ("EE-ACT-SEL-5", setting(), ()),
        ("EE-ACT-SEL-5", setting(solo=True), ()),
        ("EE-SOLO-DIG-2", setting(), ("zu",)),
        ("EE-SOLO-DIG-2", setting(solo=True), ()),
        ("EE-SOLO-DIFF-E4", setting(solo=True), (True,)),
        ("EE-SOLO-DIFF-E4", setting(solo=True, easier_4=True), ()),
        ("EE-SOLO-DIFF-H5", setting(solo=True), (True,)),
        ("EE-SOLO-DIFF-H5", setting(solo=True, harder_5=True), ()),
        ("EE-SET-8a", setting(3), ()),
        ("EE-SET-8a", setting(3, opening_draft=True), (False,)),
        ("EE-SET-8b", setting(3), (True,)),
        ("EE-SET-8b", setting(3, opening_draft=True), ()),
        ("EE-PREP-5b", setting(4), ()),
        ("EE-PREP-5b", setting(solo=True), ("competitive",)),
        ("EE-END-3", setting(solo=True), ("competitive",)),
        ("EE-SOLO-END-3", setting(solo=True), ()),
    ],
)
def test_whether_a_rule_is_in_force(rule: str, here: Setting, wanted: tuple[Any, ...]) -> None:
    found = why_not(IN_PLAY, rule, here)
    assert (found.wanted if found else ()) == wanted


def said(language: Language, rule: str, here: Setting, state: State, seat: Seat | None = 0) -> list[str]:
    return [TEXTS[language].say(each) for each in figures_now(IN_PLAY, rule, here, GAME.view(state, seat), seat)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_all_figures_can_be_said_at_every_table(language: Language, number: int) -> None:
    players, options = TABLES[number]
    here = Setting(len(players), options, ZU if ZU in players else "competitive")
    seat = players.index("person")
    for passed in played(number, 0)[::40]:
        assert list(problems(GAME, IN_PLAY, here, GAME.view(passed.after, seat))) == []
        in_force = [rule for rule in RULES if why_not(IN_PLAY, rule, here) is None]
        assert all(sentence for rule in in_force for sentence in said(language, rule, here, passed.after, seat))


def test_figures_are_those_of_the_table() -> None:
    state = table(
        hand="R-SA G-SB", hold="Yg1 Vg3", container="Og4", guards="Yg1", traders="M1 M1 M6", envoys="C2*3", credits=13
    ).state
    here = setting()
    assert said("en", "EE-GEN-17", here, state) == ["Your relics: 2 in the hold, 1 in the container"]
    assert said("en", "EE-ACT-SEL-3", here, state) == ["Your traders on markets 1 to 6: 2, 0, 0, 0, 0, 1"]
    assert said("en", "EE-SCO-2", here, state) == ["Your envoys: 0 on the left, 3 in the middle, 0 on the right"]
    assert said("en", "EE-CRW-1", here, state) == ["Your supply: 15 cubes"]
    assert said("fr", "EE-SET-4", here, state) == ["Vous avez 13\N{NO-BREAK SPACE}crédits"]
    assert said("en", "EE-SMP-1", here, state) == ["Your gallery: 1 sample"]


def test_figures_of_a_seat_ask_for_a_seat() -> None:
    state = opened().state
    assert said("en", "EE-TURN-3", setting(), state, seat=None) == []
    assert said("en", "EE-TURN-4", setting(), state, seat=None) == ["Action cards: 45 in the deck, 0 discarded"]


def test_no_entry_names_what_does_not_exist() -> None:
    """Rules of the chapters, and kinds of events, with fields that those events have."""
    fields = {each.__dataclass_fields__["kind"].default: set(each.__dataclass_fields__) for each in get_args(Event)}
    for entry in IN_PLAY:
        assert set(entry.rules) <= set(RULES)
        for shape in entry.seen:
            assert set(shape) <= fields[shape["kind"]]

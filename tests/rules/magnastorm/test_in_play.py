"""What the rules of Magnastorm mean in a game being played: in force or not, with figures that can be said."""

from typing import Any

import pytest

from rules.core.modes import mode_of
from rules.magnastorm import GAME
from rules.magnastorm.options import CONSORTIUM
from rules.reference.in_play import Setting, figures_now, problems, why_not
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.magnastorm.random_games import TABLES, beginning
from tests.rules.magnastorm.reading import READING

IN_PLAY = READING.reference.in_play
RULES = tuple(rule for chapter in READING.reference.chapters for rule in chapter.rules)


def setting(seats: int, *, solo: bool = False, **options: Any) -> Setting:
    return Setting(seats, GAME.options_type(**options), CONSORTIUM if solo else "competitive")


@pytest.mark.parametrize(
    ("rule", "here", "wanted"),
    [
        ("MS-MOV-2", setting(2), ()),
        ("MS-SET-4", setting(3), (2,)),
        ("MS-SET-4", setting(2), ()),
        ("MS-BON-4", setting(2), (4,)),
        ("MS-BON-4", setting(4), ()),
        ("MS-POS-4", setting(2), (3, 4)),
        ("MS-POS-4", setting(4, advanced=True), (False,)),
        ("MS-ART-3", setting(3), (True,)),
        ("MS-ART-3", setting(3, advanced=True), ()),
        ("MS-SOLO-8", setting(2), (CONSORTIUM,)),
        ("MS-SOLO-8", setting(2, solo=True), ()),
    ],
)
def test_whether_a_rule_is_in_force(rule: str, here: Setting, wanted: tuple[Any, ...]) -> None:
    found = why_not(IN_PLAY, rule, here)
    assert (found.wanted if found else ()) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_all_figures_at_all_tables_can_be_said(language: Language, number: int) -> None:
    texts = Texts(language, game=GAME, strict=True)
    players, options = TABLES[number]
    state = beginning(players, options, 1)
    here, view = Setting(len(players), options, mode_of(GAME, options, players)), GAME.view(state, 0)
    assert list(problems(GAME, IN_PLAY, here, view)) == []
    for rule in RULES:
        if why_not(IN_PLAY, rule, here) is None:
            assert all(texts.say(each) for each in figures_now(IN_PLAY, rule, here, view, 0))


def test_figures_are_those_of_the_seat_that_looks() -> None:
    """The third and the fourth in order begin with a cube more (MS-POS-4)."""
    players, options = TABLES[4]
    state = beginning(players, options, 1)
    texts = Texts("en", game=GAME, strict=True)
    told = {
        seat: [texts.say(each) for each in figures_now(IN_PLAY, "MS-EXC-1", setting(4), GAME.view(state, seat), seat)]
        for seat in state.seats
    }
    counts = {seat: sum(state.players[seat].cubes) for seat in state.seats}
    assert told == {seat: [f"Your cubes: {count}"] for seat, count in counts.items()}


def test_levels_are_told_of_the_fields_that_are_in_play() -> None:
    texts = Texts("en", game=GAME, strict=True)
    for number, seats, said in ((0, 2, "green 0, red 0, blue 0"), (4, 4, "green 0, red 0, blue 0, brown 0")):
        state = beginning(*TABLES[number], 1)
        told = figures_now(IN_PLAY, "MS-RES-1", setting(seats), GAME.view(state, 0), 0)
        assert [texts.say(each) for each in told] == [f"Your levels: {said}"]

"""What the rules of Council of Shadows mean in a game being played: in force or not, with figures that can be said."""

from typing import Any

import pytest

from rules.core.modes import mode_of
from rules.council_of_shadows import GAME
from rules.reference.in_play import Setting, figures_now, problems, why_not
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.council_of_shadows.random_games import TABLES, beginning
from tests.rules.council_of_shadows.reading import READING
from tests.rules.council_of_shadows.table import AUTOMA

IN_PLAY = READING.reference.in_play
RULES = tuple(rule for chapter in READING.reference.chapters for rule in chapter.rules)


def setting(seats: int, *, solo: bool = False, **options: Any) -> Setting:
    return Setting(seats, GAME.options_type(**options), AUTOMA if solo else "competitive")


@pytest.mark.parametrize(
    ("rule", "here", "wanted"),
    [
        ("CS-COL-1", setting(2), ()),
        ("CS-SET-13", setting(4), (3,)),
        ("CS-SET-13", setting(3), ()),
        ("CS-M1-3", setting(2), (True,)),
        ("CS-M1-3", setting(2, stations=True), ()),
        ("CS-M2-7", setting(2, stations=True), (True,)),
        ("CS-M2-7", setting(2, leaders=True), ()),
        ("CS-SOLO-8", setting(2), (AUTOMA,)),
        ("CS-SOLO-8", setting(2, solo=True), ()),
        ("CS-DT-6", setting(2, solo=True), ("competitive",)),
        ("CS-DT-6", setting(3), ()),
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
    players, options = TABLES[0]
    here, view = setting(2), GAME.view(beginning(players, options, 1), 1)
    told = figures_now(IN_PLAY, "CS-BUY-3", here, view, 1)
    texts = Texts("en", game=GAME, strict=True)
    assert [texts.say(each) for each in told] == ["Your gems: 1 anthracite, 1 gold, 0 transparent"]

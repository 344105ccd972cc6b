"""What the rules of Höyük mean in a game that is being played: in force or not, with figures that can be said."""

from typing import Any

import pytest

from rules.core.contract import Seating
from rules.hoyuk import GAME
from rules.hoyuk.options import MODES, NEIGHBOUR, Mode, Options
from rules.reference.in_play import Setting, figures_now, problems, why_not
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.hoyuk.reading import READING
from tests.rules.hoyuk.table import BOX

IN_PLAY = READING.reference.in_play
RULES = tuple(rule for chapter in READING.reference.chapters for rule in chapter.rules)


def seating(seats: int, *, neighbour: bool = False) -> list[Seating]:
    players = ["person"] * (seats - neighbour) + [NEIGHBOUR] * neighbour
    return [Seating(player, "", colour) for player, colour in zip(players, GAME.colours, strict=False)]


def setting(seats: int, *, solo: bool = False, **options: Any) -> Setting:
    return Setting(seats, Options(**options), "neighbours" if solo else "competitive")


@pytest.mark.parametrize(
    ("rule", "here", "wanted"),
    [
        ("HK-HOU-4", setting(2), ()),
        ("HK-SHA-2", setting(3), ("expert",)),
        ("HK-SHA-2", setting(3, mode="expert"), ()),
        ("HK-INT-2", setting(2), ("intermediate", "expert")),
        ("HK-INT-2", setting(2, mode="intermediate"), ()),
        ("HK-CAL-15", setting(2), ()),
        ("HK-CAL-11", setting(2, mode="intermediate"), ("expert",)),
        ("HK-SOLO-3", setting(2), ("neighbours",)),
        ("HK-SOLO-3", setting(2, solo=True), ()),
        ("HK-VAR-1", setting(2), (20, 15)),
        ("HK-VAR-2", setting(4), (5,)),
        ("HK-VAR-3", setting(4, reveal_next_catastrophe=True), ()),
    ],
)
def test_whether_a_rule_is_in_force(rule: str, here: Setting, wanted: tuple[Any, ...]) -> None:
    found = why_not(IN_PLAY, rule, here)
    assert (found.wanted if found else ()) == wanted


def test_the_cards_of_the_expert_game_are_those_that_the_others_leave_out() -> None:
    """HK-SET-2."""
    for card, calamity in BOX.calamity.items():
        classic = why_not(IN_PLAY, calamity.rule, setting(2)) is None
        assert classic == (card in BOX.catastrophes["classic"]), calamity.rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_all_figures_of_all_modes_can_be_said(language: Language, mode: Mode) -> None:
    texts = Texts(language, game=GAME, strict=True)
    options = Options(mode=mode)
    state = GAME.setup(BOX, options, seating(3), 1)
    here, view = Setting(3, options, "competitive"), GAME.view(state, 1)
    assert list(problems(GAME, IN_PLAY, here, view)) == []
    for rule in RULES:
        if why_not(IN_PLAY, rule, here) is None:
            assert all(texts.say(each) for each in figures_now(IN_PLAY, rule, here, view, 1))


def test_figures_are_those_of_the_seat_that_looks() -> None:
    texts = Texts("en", game=GAME, strict=True)
    state = GAME.setup(BOX, Options(house_target=20), seating(2), 1)
    here = Setting(2, Options(house_target=20), "competitive")
    told = figures_now(IN_PLAY, "HK-TURN-4", here, GAME.view(state, 0), 0)
    assert [texts.say(each) for each in told] == ["You have 20 houses left to build"]

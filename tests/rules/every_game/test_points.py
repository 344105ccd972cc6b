"""Where points come from, as the aim of each game shows it: measured of these rules, and told in both languages."""

import pytest

from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.games import GAME_IDS, GAMES
from rules.reference.points import Points, points_of, together_of
from rules.text.localise import LANGUAGES, Language, Texts

GAMES_MEASURED = 200
MOST = 4
COUNTED_IN_OTHER_THINGS = ("council_of_shadows",)
"""Games whose sheet tells what led to the total: energy, and the total is levels."""


@pytest.fixture(params=GAME_IDS)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def game_of(game_id: str) -> AnyGame:
    return next(game for game in GAMES if game.id == game_id)


def measured(game_id: str) -> Points:
    points = points_of(game_id)
    assert points is not None
    return points


def test_they_are_measured_of_these_rules(game_id: str) -> None:
    points = measured(game_id)
    assert points.rules_version == game_of(game_id).rules_version, "vestiges simulate … --sources writes them anew"
    assert points.games == GAMES_MEASURED


@pytest.mark.parametrize("game_id", [id for id in GAME_IDS if id not in COUNTED_IN_OTHER_THINGS])
def test_what_came_in_and_what_was_lost_make_the_mean(game_id: str) -> None:
    points = measured(game_id)
    parts = sum(each.mean for each in (*points.earned, *points.lost))
    assert parts == pytest.approx(points.mean, abs=0.1)


def test_the_portions_shown_are_all_that_came_in_but_for_crumbs(game_id: str) -> None:
    points = measured(game_id)
    portions = points.shares(MOST, together_of(game_id))
    assert len(portions) <= MOST
    assert sum(each.share for each in portions) > 0.98
    assert all(each.name for each in portions[:-1])
    assert [each.mean for each in portions[: MOST - 1]] == sorted(each.mean for each in portions[: MOST - 1])[::-1]


def test_no_source_is_told_of_twice(game_id: str) -> None:
    sources = [source for group in together_of(game_id).values() for source in group]
    assert len(sources) == len(set(sources))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_words(game_id: str, language: Language) -> None:
    texts = Texts(language, game=game_of(game_id), strict=True)
    points, together = measured(game_id), together_of(game_id)
    sources = [each.source for each in (*points.earned, *points.lost)]
    for id in (*sources, *together, *(source for group in together.values() for source in group)):
        assert texts.say(phrase(id))


def test_cards_brought_the_clans_a_little_more_than_families_as_the_card_says() -> None:
    mean = {each.source: each.mean for each in measured("hoyuk").earned}
    assert 1 < (mean["source-groups"] + mean["source-hand"]) / mean["source-families"] < 1.5

"""What the rules of every game mean in a game being played: in force or not, with figures that can be said."""

from typing import Any, get_args

import pytest

from rules.core.modes import mode_of
from rules.reference.in_play import Setting, problems, why_not
from rules.text.localise import LANGUAGES, Language
from tests.each_game import given_by_each
from tests.rules.promises import Playing

ALL: tuple[Playing, ...] = given_by_each("PLAYING", "rules", "promises")
EVERY = 40
"""Figures of one in so many positions of a game are said."""


@pytest.mark.parametrize(
    ("playing", "rule", "here", "wanted"),
    [pytest.param(playing, *case, id=f"{case[0]}-{at}") for playing in ALL for at, case in enumerate(playing.in_force)],
)
def test_whether_a_rule_is_in_force(playing: Playing, rule: str, here: Setting, wanted: tuple[Any, ...]) -> None:
    unmet = why_not(playing.reading.reference.in_play, rule, here)
    assert ((unmet.kind, *unmet.wanted) if unmet else ()) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("playing", "number"),
    [
        pytest.param(playing, number, id=f"{playing.random.game.id}-{number}")
        for playing in ALL
        for number in range(len(playing.random.tables))
    ],
)
def test_all_figures_can_be_said_at_every_table(playing: Playing, number: int, language: Language) -> None:
    """Whoever of the first two looks; at the beginning and later."""
    game, in_play = playing.random.game, playing.reading.reference.in_play
    players, options = playing.random.tables[number]
    here = Setting(len(players), options, mode_of(game, options, players))
    in_force = [rule for rule in playing.reading.ids if why_not(in_play, rule, here) is None]
    for passed in playing.random.played(number, 0)[::EVERY]:
        for seat in range(len(players))[:2]:
            view = game.view(passed.before, seat)
            assert list(problems(game, in_play, here, view)) == []
            for rule in in_force:
                assert all(playing.said_in(language, rule, here, view, seat))


@pytest.mark.parametrize("playing", ALL, ids=lambda playing: playing.random.game.id)
def test_no_entry_names_what_does_not_exist(playing: Playing) -> None:
    """Rules of the chapters, and kinds of events, with fields that those events have."""
    events = get_args(playing.random.game.event_type)
    fields = {each.__dataclass_fields__["kind"].default: set(each.__dataclass_fields__) for each in events}
    for entry in playing.reading.reference.in_play:
        assert set(entry.rules) <= set(playing.reading.ids)
        for shape in entry.seen:
            assert set(shape) <= fields[shape["kind"]]

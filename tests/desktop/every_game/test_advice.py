"""Advice at the table of every game: in words of both languages, with a line of play, judged in this process."""

from typing import Any

import pytest

from desktop.docks.advice_words import REASONS
from rules.bots.advising import Advising
from rules.bots.policy import Budget, chance_of
from rules.core.contract import AnyGame
from rules.games import GAMES
from tests.desktop.at_the_table import AtTable, at_a_choice
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

MOVES = 900
SEED = 7


def advise(at: AtTable) -> Any:
    """Let advice be there as if it had been asked for and told."""
    table, asked = at.table, at.screen.opponents.advice
    chance = chance_of(SEED, table.legal[0].seat)
    adviser = Advising(table.game.id, len(table.players))
    *_, told = adviser.advised(table.game, table.view, table.legal, chance, Budget(MOVES))
    asked._about, asked._is_full, asked.told, asked.chance = (table.point, table.seat_to_play), True, told, chance
    return told


@pytest.mark.parametrize("least", [8, 40])
@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.id)
def test_it_is_said_in_both_languages_and_shown_on_the_table(sit_down: SitDown, of: AnyGame, least: int) -> None:
    at = sit_down(at_a_choice(of, least))
    if at.screen.curtain.is_closed:
        at.screen.uncover()
        at.table.lift_curtain(0)
    told = advise(at)
    counsel = at.screen.counsel
    for _ in range(REASONS):
        counsel.press()
    for language in ("fr", "en"):
        at.screen.program.set_language(language)
        shown = counsel.page.leaf.shown
        assert shown is not None
        face = shown.face
        assert len(face.rows) == len(told.suggestions)
        said = [face.nudge, face.why, face.total, *(each.name for each in face.terms)]
        said += [each for row in face.rows for each in (row.title, row.below, row.spoken, row.alike)]
        assert not any("advice-" in each or "term-" in each for each in said), said
        assert counsel.page.leaf.accessibleName()
    for row in range(len(told.suggestions)):
        counsel.choose(row)
        steps = [key for key in at.screen.area.scene._advised if "step-" in key]
        assert len(steps) <= 4
    legal = list(at.table.legal)
    assert all(each.move in legal for each in told.suggestions)
    counsel.close()
    assert not at.screen.area.scene._advised

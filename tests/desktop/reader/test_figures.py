"""What figures show lies on the table of their game."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.desks import desk_of
from desktop.reader.figure import look_at
from desktop.theme import Style
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import read_edition
from rules.games import GAMES
from rules.reference.figures import shown
from rules.reference.model import Figure, read_reference
from rules.text.localise import Texts

DRAWN = tuple(game for game in GAMES if desk_of(game.id) is not None)
HERE = [(game, figure) for game in DRAWN for figure in read_reference(resources.assets() / game.id).figures]


@pytest.mark.parametrize(("game", "figure"), HERE, ids=lambda each: each.rule if isinstance(each, Figure) else each.id)
def test_all_that_a_figure_names_lies_on_the_table(qtbot: QtBot, game: AnyGame, figure: Figure) -> None:
    desk = desk_of(game.id)
    assert desk is not None
    box = game.box(read_edition(resources.assets() / game.id / "edition", game.id))
    state = shown(game, box, figure).state
    look = look_at(game, state, Style("light", game.id, 1.0), Texts("fr", game=game).say)
    there = {sprite.key for sprite in desk.sprites(game.view(state, look.seat), look)}
    named = {
        *(key for part in figure.parts for key in part),
        *(key for each in figure.refused for key in (each.place, *each.because) if key),
    }
    assert named <= there

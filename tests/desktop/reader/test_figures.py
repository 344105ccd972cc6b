"""What figures show lies on the table of their game."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.board.layers import Layer
from desktop.games.desks import desk_of
from desktop.reader.figure import Cut, cut_of, look_at
from desktop.style.theme import Style
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


def cut(game: str, rule: str) -> Cut:
    of, figure = next(each for each in HERE if each[0].id == game and each[1].rule == rule)
    desk = desk_of(game)
    assert desk is not None
    box = of.box(read_edition(resources.assets() / game / "edition", game))
    return cut_of(of, desk, shown(of, box, figure), Style("light", game, 1.0), Texts("fr", game=of).say)


def painters(found: Cut) -> list[str]:
    return [sprite.picture.painter for sprite in found.sprites]


def test_what_becomes_of_one_move_is_not_said_of_several(qtbot: QtBot) -> None:
    assert "hk-outcome" in painters(cut("hoyuk", "HK-RUI-5")), "one house can be built"
    assert "hk-outcome" not in painters(cut("hoyuk", "HK-HOU-3")), "four can"


def test_no_label_lies_on_what_is_lit_or_hatched(qtbot: QtBot) -> None:
    found = cut("hoyuk", "HK-HOU-4")
    hatched = [each.place.rect for each in found.sprites if each.picture.painter == "state-refused"]
    labels = [each for each in found.sprites if each.layer is Layer.BADGE and each.picture.painter == "hk-pill"]
    assert len(hatched) == 3
    assert not [label for label in labels if any(rect.intersects(label.place.rect) for rect in hatched)]


def test_a_label_that_is_itself_hatched_stays(qtbot: QtBot) -> None:
    assert "block-F4" in {sprite.key for sprite in cut("hoyuk", "HK-CAL-32").sprites}


def test_light_lies_behind_what_it_lights(qtbot: QtBot) -> None:
    order = [sprite.key for sprite in cut("council_of_shadows", "CS-DT-5").sprites]
    cards = [f"tech-DT1-{number}" for number in range(1, 7)]
    assert [card for card in cards if order.index(f"state-can-take:{card}") > order.index(card)] == []

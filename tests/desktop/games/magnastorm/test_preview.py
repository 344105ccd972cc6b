"""What shows before a drop: where markers would stand, what would be won, at whose cost."""

from typing import Any

import pytest

from desktop.board.sprite import Key, Place, Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.desk import DESK
from desktop.games.magnastorm.shown import Shown
from rules.magnastorm import moves as m
from rules.magnastorm.state import State
from tests.desktop.games.magnastorm.positions import crowded, look, seen

pytestmark = pytest.mark.usefixtures("qapp")


def previewed(state: State, move: m.Move) -> tuple[list[Sprite], dict[Key, Place], Shown]:
    view, here = seen(state, move.seat), look(move.seat)
    places = {sprite.key: sprite.place for sprite in DESK.sprites(view, here)}
    return DESK.preview(view, move, here, places), places, Shown(view, here)


def is_on(sprite: Sprite, place: Place) -> bool:
    x, y = sprite.place.middle
    return place.x <= x <= place.x + place.width and place.y <= y <= place.y + place.height


def marks(sprites: list[Sprite]) -> dict[str, Sprite]:
    """Ghosts of markers, by whose they are."""
    return {each.picture.args[0]: each for each in sprites if each.picture.painter == "ms-marker"}


def spot(shown: Shown, reputation: int) -> Place:
    rect = shown.places.planet.track.spot(reputation)
    return Place(rect.x(), rect.y(), rect.width(), rect.height())


def test_a_commander_that_somebody_has_moves_two_markers() -> None:
    """Orange takes number 07 from grey: two more for one, one less for the other."""
    sprites, _, shown = previewed(crowded(), m.TakeColumn(seat=3, column="C3"))
    found = marks(sprites)
    assert is_on(found["orange"], spot(shown, 12))
    assert is_on(found["grey"], spot(shown, 8))


def test_the_token_moves_none() -> None:
    sprites, _, _ = previewed(crowded(), m.TakeColumn(seat=3, column="FP"))
    assert not marks(sprites)


def installing(space: str, **more: Any) -> State:
    pending = [{"kind": "installing", "space": space}]
    return crowded(pending=pending, cell="R1/C1", action="move", lower={"R1/C1": "y"}, **more)


def test_a_lab_shows_the_level_it_brings() -> None:
    """NE.d2 is red; orange is on level 1 there."""
    sprites, places, _ = previewed(installing("NE.d2"), m.Install(seat=3))
    assert is_on(marks(sprites)["orange"], places[keys.level_key("red", 2)])


def test_a_lab_that_wins_a_majority_says_so() -> None:
    """In the north-east grey has one lab and would tie; in the east nobody has any."""
    tied, _, _ = previewed(installing("NE.d2"), m.Install(seat=3))
    won, _, _ = previewed(installing("E.d2"), m.Install(seat=3))
    assert "majorité" not in [word for each in tied for word in each.picture.args]
    assert "majorité" in [word for each in won for word in each.picture.args]


def test_the_signs_of_cells_stay_readable_while_crew_is_held() -> None:
    """The light leaves each bonus in sight; crew shows only where one points."""
    state = crowded(lower={})
    view = seen(state, 3)
    for cell in state.layout.cells:
        move = m.MoveCrew(seat=3, column="C1", crew="yellow", cell=cell.ref)
        target = DESK.target(view, [move], keys.cell_key(cell.ref))
        sign = None if target is None or target.ghost is None else target.ghost.args
        assert sign == ((cell.bonus, cell.field) if cell.bonus else None)
        assert not DESK.shows_ahead(move)
    assert DESK.shows_ahead(m.DeployCrew(seat=3, panel="upper", cell="R5/C1"))
    assert not DESK.shows_ahead(m.DeployCrew(seat=3, panel="lower", cell="R5/C1"))


def test_an_objective_keeps_its_words_and_the_light_falls_on_its_reward() -> None:
    view, move = seen(crowded(), 3), m.Claim(seat=3, objective="Q4", places=("green",))
    light = DESK.target(view, [move], keys.objective_key("Q4"))
    assert light is not None
    assert light.scale == 0
    assert DESK.target(view, [move], keys.reward_key("Q4")) is None
    assert DESK.target(view, [], keys.exchange_key("grey")) is not None

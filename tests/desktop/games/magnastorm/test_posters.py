"""Each step of the administration as it is told before its pieces move."""

from collections.abc import Sequence

import pytest

from desktop.board.sprite import Sprite
from desktop.games.magnastorm.administration import Line
from desktop.games.magnastorm.posters import poster
from rules.magnastorm import GAME
from rules.magnastorm.moves import ChooseAction, MoveCrew
from rules.magnastorm.state import State
from tests.desktop.games.magnastorm.positions import look, seen, stated

pytestmark = pytest.mark.usefixtures("qapp")

SEATS = [
    {"cubes": "gg", "scout": "W.a1", "labs": "SW.a1 SW.c1", "levels": {"green": 2}},
    {"cubes": "v", "labs": "W.a1", "commanders": "12"},
    {"cubes": "p"},
    {"cubes": "o"},
]
LAST = ChooseAction(seat=3, action="gain")


def before() -> State:
    """Grey leads in the south-west with two labs and in green, where purple has the card; purple leads in the west."""
    state = stated(seats=SEATS, turn=3, upper={"C1": "y"}, token=2, commanders="01 02 03 04 12 11 13 14")
    return GAME.apply(state, MoveCrew(seat=3, column="C1", crew="yellow", cell="R4/C2")).state


@pytest.fixture
def told() -> list[tuple[str, Sequence[Line]]]:
    """Title and lines of each step."""
    acts = GAME.acts(before(), LAST, GAME.apply(before(), LAST).events)
    shown: list[Sprite] = [sprite for act in acts for sprite in poster(seen(act.state), look(0), act.events)]
    return [(each.picture.args[0], each.picture.args[2]) for each in shown]


def test_every_step_has_a_poster(told: list[tuple[str, Sequence[Line]]]) -> None:
    assert [title[0] for title, _ in told] == list("123456")


def test_incomes_are_told_seat_by_seat(told: list[tuple[str, Sequence[Line]]]) -> None:
    grey, purple, pink, _ = told[0][1]
    assert [item.seat for item in grey.items] == ["grey", ""]
    assert (grey.items[1].said, grey.items[1].cubes) == ("SO", ("yellow",))
    assert (purple.items[1].said, purple.items[1].cubes) == ("O", ("purple",))
    assert pink.items[1] == ("", "–", ())


def test_majorities_are_told_sector_by_sector(told: list[tuple[str, Sequence[Line]]]) -> None:
    south_west, west, north_west = told[1][1]
    assert [(item.seat, item.said) for item in south_west.items] == [("grey", "2"), ("", "→"), ("grey", "+1")]
    assert west.items[-1] == ("purple", "+1", ())
    assert north_west.items[-1] == ("", "personne", ())


def test_commanders_are_told_with_losses(told: list[tuple[str, Sequence[Line]]]) -> None:
    green, *others = told[2][1]
    assert [(item.seat, item.said) for item in green.items] == [("grey", "+2"), ("purple", "−1")]
    assert [line.items for line in others] == [(("", "égalité", ()),)] * 3


def test_the_order_and_the_storm_are_told(told: list[tuple[str, Sequence[Line]]]) -> None:
    _, order = told[3][1]
    assert [item.seat for item in order.items] == ["pink", "grey", "purple", "orange"]
    calm, struck = told[5][1]
    assert calm.items[0].said == "O · NO · NE"
    assert struck.items[0].said == "O"


def test_nothing_is_told_of_a_plain_move() -> None:
    state = stated(seats=SEATS)
    move = next(each for each in GAME.legal(state, 0) if each.kind == "ms.move_crew")
    step = GAME.apply(state, move)
    assert poster(seen(step.state), look(0), step.events) == []

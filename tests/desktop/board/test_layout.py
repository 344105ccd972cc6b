"""Cards and pieces that share a room: in it, in order, each of them to be got hold of."""

import pytest

from desktop.board.layout import row
from desktop.board.sprite import Place
from tests.fixture_desk import spread

ROOM, RATIO = Place(100, 500, 400, 140), 0.7
CLOSE = 0.01


def inside(place: Place, room: Place, upwards: float = 0.0) -> bool:
    grown = Place(room.x - CLOSE, room.y - upwards - CLOSE, room.width + 2 * CLOSE, room.height + upwards + 2 * CLOSE)
    return grown.rect.contains(place.rect)


@pytest.mark.parametrize("count", [1, 2, 4, 7, 15])
def test_a_hand_lies_in_its_room_in_order(count: int) -> None:
    spots = spread.fan(ROOM, count, RATIO)
    assert all(inside(spot.place, ROOM) for spot in spots)
    assert [spot.place.x for spot in spots] == sorted(spot.place.x for spot in spots)
    assert [spot.depth for spot in spots] == sorted({spot.depth for spot in spots})
    assert all(0 <= spot.depth < 1 for spot in spots)


def test_few_cards_do_not_overlap_and_stand_in_the_middle() -> None:
    one, two = (spot.place for spot in spread.fan(ROOM, 2, RATIO))
    assert one.x + one.width < two.x
    assert one.x - ROOM.x == pytest.approx(ROOM.x + ROOM.width - two.x - two.width)


@pytest.mark.parametrize("count", [2, 5, 12])
@pytest.mark.parametrize("at", [0, 1, -1])
def test_the_raised_card_is_seen_whole_and_the_others_still_a_little(count: int, at: int) -> None:
    raised = at % count
    spots = spread.fan(ROOM, count, RATIO, raised)
    card = spots[raised].place
    assert max(spots, key=lambda spot: spot.depth) is spots[raised]
    assert card.y + card.height == pytest.approx(ROOM.y + ROOM.height)
    assert inside(card, ROOM, upwards=card.height - ROOM.height)
    others = [spot.place for number, spot in enumerate(spots) if number != raised]
    assert all(inside(other, ROOM) for other in others)
    for number, spot in enumerate(spots):
        if number < raised:
            assert spot.place.x < card.x + card.width
        if number > raised:
            assert spot.place.x + spot.place.width > card.x + card.width - CLOSE


def test_the_raised_card_covers_where_it_lay() -> None:
    for raised, spot in enumerate(spread.fan(ROOM, 9, RATIO)):
        grown = spread.fan(ROOM, 9, RATIO, raised)[raised].place
        assert grown.x <= spot.place.x + CLOSE
        assert grown.x + grown.width >= spot.place.x + spot.place.width - CLOSE


@pytest.mark.parametrize("count", [1, 3, 10, 60])
def test_a_grid_holds_everything_without_overlaps(count: int) -> None:
    room = Place(0, 0, 500, 300)
    places = spread.grid(room, count, RATIO, 120, 6)
    assert len(places) == count
    assert all(inside(place, room) for place in places)
    assert not any(one.rect.intersects(other.rect) for at, one in enumerate(places) for other in places[:at])
    assert all(place.height <= 120 for place in places)
    assert all(place.width / place.height == pytest.approx(RATIO) for place in places)


def test_nothing_needs_no_room() -> None:
    assert spread.grid(ROOM, 0, RATIO, 100, 4) == []
    assert spread.fan(ROOM, 0, RATIO) == []
    assert row(ROOM, 0, (10, 10)) == []
    assert spread.crowd((0, 0), 0, 10, 5) == []
    assert spread.pile(ROOM, 0) == []


def test_a_pile_is_as_thick_as_it_may_be_and_its_top_lies_in_place() -> None:
    assert len(spread.pile(ROOM, 2)) == 2
    thick = spread.pile(ROOM, 30, most=4)
    assert len(thick) == 4
    assert thick[-1] == ROOM


def test_a_crowd_stands_around_its_place() -> None:
    assert spread.crowd((50, 60), 1, 20, 15) == [Place(40, 50, 20, 20)]
    five = spread.crowd((50, 60), 5, 20, 15)
    assert len({place.middle for place in five}) == 5
    for place in five:
        x, y = place.middle
        assert ((x - 50) ** 2 + (y - 60) ** 2) ** 0.5 == pytest.approx(15)


@pytest.mark.parametrize("corner", [(-50, -50), (900, 10), (10, 900), (950, 950)])
def test_what_unfolds_near_an_edge_stays_on_the_table(corner: tuple[float, float]) -> None:
    moved = spread.within(Place(*corner, 200, 100), (1000, 1000))
    assert inside(moved, Place(8, 8, 984, 984))

"""One release makes one pass: marks are shown once, the dock is told once. Whether it was a move, the hand says."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop.board import lights as marking
from desktop.settings import PACES, Pace
from desktop.table.seats import PERSON
from rules.core.types import Json
from rules.hoyuk import GAME as HOYUK
from tests.desktop import at_the_caravan
from tests.desktop.at_the_caravan import caravan
from tests.desktop.at_the_table import AtTable, close, game, waited
from tests.desktop.conftest import SitDown
from tests.fixture_game.setup import RIVAL

pytestmark = pytest.mark.usefixtures("unpainted")

Count = Callable[[AtTable], Counter[str]]
JUMP: Json = {"grid": "d4 R1, e4 Y1, h8 B1"}


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Count:
    """Counts from now on what is shown and told."""

    def begin(at: AtTable) -> Counter[str]:
        calls: Counter[str] = Counter()

        def count(of: Any, name: str) -> None:
            does = getattr(of, name)

            def counted(*arguments: Any, **named: Any) -> Any:
                calls[name] += 1
                return does(*arguments, **named)

            monkeypatch.setattr(of, name, counted)

        count(marking, "marks")
        count(at.screen.area.scene, "show_marks")
        count(at.screen.dock.playback, "show_state")
        count(at.screen.dock.pages.moves, "look_again")
        at.screen.area.gestures.put_down.connect(lambda carried: calls.update(put_down=1))
        return calls

    return begin


def carried_home(at: AtTable) -> tuple[str, str]:
    """A piece that is dragged over the place where it may go, and that place."""
    desk, table = at.screen.area.desk, at.table
    handles = [desk.handle(table.view, move) for move in table.legal]
    handle = next(each for each in handles if len(each.pieces) == 1 and each.place is not None)
    (piece,), place = handle.pieces, handle.place
    assert place is not None
    at.carry(piece, place)
    return piece, place


def released(at: AtTable, counting: Count) -> Counter[str]:
    """What one release sets off that plays a move."""
    _, place = carried_home(at)
    calls, before = counting(at), at.timeline.now
    spot = at.spot(place)
    at.release(spot)
    assert at.timeline.now > before
    return calls


def check_one_pass(at: AtTable, calls: Counter[str]) -> None:
    assert calls["marks"] == 1
    assert calls["show_marks"] == 1
    assert calls["show_state"] == 1
    assert calls["put_down"] == 0
    assert calls["look_again"] == 0
    assert waited(lambda: calls["look_again"] == 1, 1000)


@pytest.mark.parametrize("pace", PACES)
def test_a_drop_in_hoyuk_makes_one_pass(sit_down: SitDown, counting: Count, pace: Pace) -> None:
    at = sit_down(game(PERSON, PERSON, of=HOYUK), pace=pace)
    check_one_pass(at, released(at, counting))


@pytest.mark.parametrize("pace", PACES)
def test_a_drop_in_caravan_makes_one_pass(tmp_path: Path, counting: Count, pace: Pace) -> None:
    at = at_the_caravan.opened(tmp_path, caravan(PERSON, RIVAL), pace=pace)
    calls = released(at, counting)
    assert calls["marks"] == calls["show_marks"] == calls["show_state"] == 1
    close(at)


@pytest.mark.parametrize("pace", PACES)
def test_a_piece_that_was_played_is_not_put_back(sit_down: SitDown, counting: Count, pace: Pace) -> None:
    """Whether it was played does not depend on whether anything travels."""
    at = sit_down(game(notes=JUMP), pace=pace)
    piece, place = carried_home(at)
    calls = counting(at)
    at.release(at.spot(place))
    assert len(at.moves()) == 1
    assert calls["put_down"] == 0
    assert waited(lambda: not at.screen.area.animations.under_way, 3000)
    lies_at_rest(at, piece)


@pytest.mark.parametrize("pace", PACES)
def test_a_piece_that_is_let_go_where_it_lay_is_put_back(sit_down: SitDown, counting: Count, pace: Pace) -> None:
    at = sit_down(game(notes=JUMP), pace=pace)
    piece, _ = carried_home(at)
    calls = counting(at)
    at.release(at.spot(piece))
    assert at.moves() == []
    assert calls["put_down"] == 1
    assert waited(lambda: not at.screen.area.animations.under_way, 3000)
    lies_at_rest(at, piece)


def lies_at_rest(at: AtTable, piece: str) -> None:
    item, spot = at.screen.area.scene._items[piece], at.screen.area.scene.place_of(piece)
    assert spot is not None
    assert (item.x(), item.y()) == (spot.x, spot.y)

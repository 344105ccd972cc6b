"""How pieces come and go: from where to where, whatever is played."""

import pytest

from desktop.board.sprite import Key
from desktop.games.magnastorm import keys, travels
from desktop.games.magnastorm.sprites import sprites
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.state import State
from tests.desktop.games.magnastorm.positions import TABLES, crowded, look, positions, seen
from tests.desktop.positions import Table

pytestmark = pytest.mark.usefixtures("qapp")

TRAVELLING = ("crew-", "lab-", "station-", "control-", "claim-")
STEP, LONG = 7, 50


def there(state: State, seats: int) -> set[Key]:
    return {sprite.key for sprite in sprites(seen(state, 0), look(0, seats=seats))}


@pytest.mark.parametrize("table", TABLES)
def test_whatever_appears_comes_from_something_that_was_there(table: Table) -> None:
    """Crew that stays in its column when the panels are swapped keeps its identity instead (MS-ADM-7)."""
    played = positions(table)
    for (before, _, _), (after, _, _) in zip(played[::STEP], played[1::STEP], strict=False):
        earlier, later = there(before, table[0]), there(after, table[0])
        kept = travels.same(seen(before), seen(after))
        for key in later - earlier - set(kept):
            if key.startswith(TRAVELLING) and not key.endswith(("upper", "left")):
                origins = travels.comes_from(seen(after), key, seen(before))
                assert any(origin in earlier for origin in origins), (key, origins)


@pytest.mark.parametrize("table", TABLES)
def test_crew_is_called_otherwise_only_where_the_panels_were_swapped(table: Table) -> None:
    """However many moves lie between: what has been moved since came from elsewhere (MS-ADM-7)."""
    played, swapped = positions(table), 0
    for (before, _, _), (after, _, _) in zip(played[::STEP], played[LONG::STEP], strict=False):
        kept = travels.same(seen(before), seen(after))
        assert all(key.startswith("crew-upper") and was.startswith("crew-lower") for key, was in kept.items())
        swapped += bool(kept)
    assert swapped


def test_crew_comes_from_the_column_it_stood_in() -> None:
    state = crowded()
    after = GAME.apply(state, m.MoveCrew(seat=3, column="C1", crew="yellow", cell="R1/C2")).state
    origin, *_ = travels.comes_from(seen(after), keys.crew_key("lower", "R1/C2", 0), seen(state))
    assert origin == keys.crew_key("upper", "R1/C1", 0)


def test_a_lab_comes_from_the_left_and_goes_back_there() -> None:
    """MS-LAB-5, MS-LAB-6."""
    pending = [{"kind": "installing", "space": "NE.d2"}]
    state = crowded(pending=pending, cell="R1/C1", action="move", lower={"R1/C1": "y"})
    after = GAME.apply(state, m.Install(seat=3)).state
    key = keys.lab_key("NE.d2", 0)
    assert travels.comes_from(seen(after), key, seen(state))[0] == keys.board_lab_key(3, 2)
    assert travels.goes_to(seen(after), key, seen(state))[0] == keys.board_lab_key(3, 2)


def test_pieces_set_out_in_the_order_of_what_happened() -> None:
    state = crowded(pending=[{"kind": "driving"}], cell="R1/C1", action="move", lower={"R1/C1": "y"})
    events = GAME.apply(state, m.Drive(seat=3, to="NE.e1")).events
    assert travels.order(events)[0] == keys.scout_key(3)

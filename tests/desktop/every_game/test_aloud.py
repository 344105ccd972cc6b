"""What a screen reader is told in all games and both languages: every step, and nothing that a seat may not know."""

from collections.abc import Iterator
from typing import Any

import pytest

from desktop.table.seats import PERSON
from desktop.table_screen.screen import TableScreen
from rules.core.explained import Explained
from rules.core.types import Seat
from rules.games import game_named
from tests.desktop.at_the_table import AtTable, game, sensible, waited
from tests.desktop.conftest import SitDown
from tests.desktop.every_game.drawn import EVERY
from tests.desktop.listening import Listener, reader_running

pytestmark = pytest.mark.usefixtures("unpainted")

MOVES, LATER = 16, 8
"""How many moves people make, and after how many they change the language."""
HIDES = {"council_of_shadows"}
"""Games in which others do something in secret within so few moves."""


@pytest.fixture(autouse=True)
def _reader() -> Iterator[None]:
    with reader_running():
        yield


@pytest.mark.parametrize("id", EVERY)
def test_no_step_goes_untold_and_no_secret_is_told(sit_down: SitDown, id: str) -> None:
    """Two people share the screen with a computer: both play by what they hear, behind the curtain where there is
    one, in French and then in English."""
    of = game_named(id)
    assert of is not None
    at = sit_down(game(PERSON, "random", PERSON, of=of, seed=5), language="fr")
    listener = Listener(at.shell)
    listener.listen()
    secrets, checked, heard = 0, at.timeline.now, 0
    for number in range(MOVES):
        if number == LATER:
            at.screen.program.set_language("en")
        while at.table.is_covered or at.table.seat_to_play is None:
            lift(at, listener)
            assert waited(lambda: at.table.is_covered or at.table.seat_to_play is not None)
        eyes, before = at.table.looking, len(listener.heard)
        at.table.propose(sensible(at.table, number))
        listener.listen()
        assert len(listener.heard) > before, f"move {at.timeline.now} of {id} was not told"
        said, heard = " ".join(listener.heard[heard:]), len(listener.heard)
        hidden = set(hidden_since(at, checked, {eyes, at.table.looking}))
        assert [words for words in hidden if words in said] == []
        secrets, checked = secrets + len(hidden), at.timeline.now
    assert (secrets > 0) == (id in HIDES)
    assert not [each for each in listener.heard if not each.strip() or "{" in each]


def lift(at: AtTable, listener: Listener) -> None:
    """Hear to whom the screen goes, then take it: what the other was told is not said again."""
    if not at.table.is_covered:
        return
    said = listener.listen()
    seat = at.screen.curtain.seat
    assert at.table.names[seat] in " ".join((*said, *at.shell.voice.kept))
    assert at.shell.voice.kept, "the curtain is silent"
    at.screen.curtain.open()
    listener.listen()


def hidden_since(at: AtTable, point: int, listeners: set[Seat | None]) -> Iterator[str]:
    """What others noticed of what they did since this point, in words, and none of these listeners."""
    line = at.timeline.line()
    for each in line[line.index(point) + 1 :]:
        mover = at.table.history.mover_at(each)
        if mover is not None and mover not in listeners:
            known = {words for seat in listeners for words in told(at.screen, each, seat)}
            yield from set(told(at.screen, each, mover)) - known


def told(screen: TableScreen, point: int, seat: Seat | None) -> Iterator[str]:
    """What happened there in words, as this seat noticed it."""
    events: Any = screen.table.timeline.seen_at(point, seat)
    for event in events:
        if not isinstance(event, Explained):
            yield screen.dock.formatter.event(event)

"""What a screen reader is told in all games and both languages: every step, and nothing that a seat may not know."""

from collections.abc import Iterator
from typing import Any

import pytest

from desktop.table.seats import PERSON
from desktop.table_screen.screen import TableScreen
from rules.core.explained import Explained
from rules.games import game_named
from tests.desktop.at_the_table import AtTable, game, sensible, waited
from tests.desktop.conftest import SitDown
from tests.desktop.every_game.drawn import EVERY
from tests.desktop.listening import Listener, reader_running

MOVES, LATER = 16, 8
"""How many moves people make, and after how many they change the language."""


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
    begun = listener.listen()
    for number in range(MOVES):
        if number == LATER:
            at.screen.program.set_language("en")
            listener.listen()
        lift(at, listener)
        assert waited(lambda: at.table.is_over or at.table.is_covered or at.table.seat_to_play is not None)
        lift(at, listener)
        before, eyes = at.timeline.now, at.table.looking
        at.table.propose(sensible(at.table, number))
        said = listener.new + listener.listen()
        assert said, f"move {at.timeline.now} of {id} was not told"
        check_secrets(at, before, eyes, " ".join(said))
    assert all(each.strip() for each in (*begun, *listener.heard))
    assert not [each for each in listener.heard if "{" in each or "???" in each]


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


def check_secrets(at: AtTable, before: int, eyes: int | None, said: str) -> None:
    """What the one who played noticed, and the one who listens did not, is not in what was said."""
    line = at.timeline.line()
    for point in line[line.index(before) + 1 :]:
        mover = at.table.history.mover_at(point)
        for listening in {eyes, at.table.looking}:
            if mover is None or listening == mover:
                continue
            hidden = set(told(at.screen, point, mover)) - set(told(at.screen, point, listening))
            assert not [words for words in hidden if words in said and mover != eyes]


def told(screen: TableScreen, point: int, seat: int | None) -> Iterator[str]:
    """What happened there in words, as this seat noticed it."""
    events: Any = screen.table.timeline.seen_at(point, seat)
    for event in events:
        if not isinstance(event, Explained):
            yield screen.dock.formatter.event(event)

"""A process that works while the window goes on: what it says is heard, whole and in order; its end is told."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from desktop.analysis import background
from desktop.analysis.background import LOOKS_EVERY_MS, BackgroundProcess
from tests.desktop.analysis import serving

NAME = "test"


class Heard:
    def __init__(self, serve: Callable[..., None]) -> None:
        self.background = BackgroundProcess(serve, NAME)
        self.answers: list[object] = []
        self.ends = 0
        self.background.heard.connect(self.answers.append)
        self.background.ended.connect(self._end)

    def _end(self) -> None:
        self.ends += 1


@pytest.fixture
def hear(qtbot: QtBot) -> Iterator[Callable[[Callable[..., None]], Heard]]:
    begun: list[Heard] = []

    def begin(serve: Callable[..., None]) -> Heard:
        begun.append(Heard(serve))
        return begun[-1]

    yield begin
    for each in begun:
        each.background.close()


Hear = Callable[[Callable[..., None]], Heard]


def ended(here: Heard, times: int) -> bool:
    return here.ends == times


def test_all_that_it_says_is_heard_in_order_and_whole(qtbot: QtBot, hear: Hear) -> None:
    here = hear(serving.serve)
    here.background.ask("first")
    here.background.ask("much")
    qtbot.waitUntil(lambda: len(here.answers) == 4)
    first, again, much, last = here.answers
    assert (first, again, last) == ("first", "first", "that was all")
    assert isinstance(much, bytes)
    assert len(much) == serving.MUCH


def test_nobody_waits_for_an_answer(qtbot: QtBot, hear: Hear) -> None:
    here = hear(serving.serve_late)
    here.background.ask(1)
    here.background.ask(2)
    assert here.answers == []
    qtbot.waitUntil(lambda: here.answers == [(1, 2)])


def test_its_own_end_is_told_once_and_it_begins_anew_when_it_is_asked(qtbot: QtBot, hear: Hear) -> None:
    here = hear(serving.serve_and_die)
    for times in (1, 2):
        here.background.ask("say it")
        here.background.ask("die")
        qtbot.waitUntil(partial(ended, here, times))
        assert here.answers == ["say it"] * times
        assert not here.background.is_there


def test_what_was_ended_is_not_heard(qtbot: QtBot, hear: Hear) -> None:
    here = hear(serving.serve)
    here.background.ask("never mind")
    here.background.heard.connect(here.background.close)
    qtbot.waitUntil(lambda: here.answers == ["never mind"])
    qtbot.wait(3 * LOOKS_EVERY_MS)
    assert (here.answers, here.ends) == (["never mind"], 0)
    here.background.ask("again")
    qtbot.waitUntil(lambda: here.answers == ["never mind", "again"])


def test_much_in_pieces_is_heard_in_several_looks(qtbot: QtBot, hear: Hear, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window goes on between them."""
    monkeypatch.setattr(background, "MOST_SECONDS", 0.0)
    here = hear(serving.serve_pieces)
    looks: list[int] = []
    here.background._watch.timeout.connect(lambda: looks.append(len(here.answers)))
    here.background.ask(3)
    qtbot.waitUntil(lambda: here.answers == [0, 1, 2])
    assert {1, 2} <= set(looks)


def test_a_rest_waits_for_nothing_until_it_is_asked_again(qtbot: QtBot, hear: Hear) -> None:
    here = hear(serving.serve)
    here.background.ask("first")
    here.background.rest()
    qtbot.wait(3 * LOOKS_EVERY_MS)
    assert here.answers == []
    here.background.ask("second")
    qtbot.waitUntil(lambda: here.answers == ["first", "first", "second", "second"])

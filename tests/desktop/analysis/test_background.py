"""A process that works while the window goes on: what it says is heard, whole and in order; its end is told."""

import threading
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from desktop.analysis.background import BackgroundProcess
from rules.core.process import Process
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


def listeners() -> list[threading.Thread]:
    return [each for each in threading.enumerate() if each.name == NAME]


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


def test_what_was_ended_is_not_heard_and_its_listener_goes(
    qtbot: QtBot, hear: Hear, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = hear(serving.serve)
    begun: list[Process] = []
    monkeypatch.setattr(here.background, "_listen", begun.append)
    here.background.ask("never mind")
    here.background.close()
    here.background._hear(begun[0], "never mind")
    assert (here.answers, here.ends) == ([], 0)

    again = hear(serving.serve)
    again.background.ask("never mind")
    again.background.close()
    qtbot.waitUntil(lambda: not listeners())
    assert again.ends == 0

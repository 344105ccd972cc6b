"""Processes beside the window that begin at once: loading rules takes longer than most of what tests ask them.

They come from a server that has loaded all and done nothing, each by itself, and see the environment of their test.
"""

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from rules.bots import client
from rules.core import process

CAN_FORK = sys.platform == "linux"
REALLY_SPAWNING = process.SPAWNING
import_module("rules.commands.workers")  # it keeps this one, whoever asks for it first: it begins many at a time


class Serving:
    """Begins processes as `multiprocessing` does."""

    def __init__(self) -> None:
        self.context: Any = multiprocessing.get_context("forkserver")  # which Windows does not have
        self.context.set_forkserver_preload(["tests.desktop.loaded_before"])
        self.Pipe, self.Value = self.context.Pipe, self.context.Value

    def Process(self, *, target: Callable[..., None], args: tuple[Any, ...], name: str, daemon: bool) -> Any:
        begins = {**os.environ}, target, args
        return self.context.Process(target=begun, args=begins, name=name, daemon=daemon)


def begun(environment: dict[str, str], serve: Callable[..., None], given: tuple[Any, ...]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    serve(*given)


@cache
def serving() -> Serving:
    return Serving()


@contextmanager
def beginning_at_once() -> Iterator[None]:
    """Where processes can be forked from a server; elsewhere they begin as ever."""
    with pytest.MonkeyPatch.context() as patched:
        if CAN_FORK:
            for module in (process, client):
                patched.setattr(module, "SPAWNING", serving())
        yield

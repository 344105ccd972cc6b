"""For all tests: windows are drawn in memory, a busy machine is no failure, what all tests load is no garbage, nor what
a file of tests leaves, what is compiled is kept, and nobody pulls the plug.
"""

import gc
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Compiling all anew takes longer than all else before the first test, and every program that a test starts does it too.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

gc.set_threshold(10_000, *gc.get_threshold()[1:])
"""Positions by the thousand are made and kept: what is young is looked through less often than usual."""

settings.register_profile("vestiges", deadline=None)
settings.load_profile("vestiges")


@pytest.fixture(scope="session", autouse=True)
def _nothing_waits_for_the_disk() -> Iterator[None]:
    """What was written is read again by the same system: that is enough where the current does not fail."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "fsync", os.fstat)
        yield


FOLDERS = count()


@pytest.fixture
def tmp_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the test, numbered here: pytest's own looks through those of all tests before for the next number."""
    return tmp_path_factory.mktemp(str(next(FOLDERS)), numbered=False)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Tests and modules stay until the end: the garbage collector looks through them neither now nor ever after."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[Any]:
    """What outlives its file stays until the end as well: each window would have all of it looked through again.

    After all is said of a test, for until then it holds its own window.
    """
    result = yield
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        gc.freeze()
    return result

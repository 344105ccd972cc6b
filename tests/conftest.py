"""For all tests: windows are drawn in memory, a busy machine is no failure, and what all tests load is no garbage."""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("vestiges", deadline=None)
settings.load_profile("vestiges")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Tests and modules stay until the end: the garbage collector looks through them neither now nor ever after."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()

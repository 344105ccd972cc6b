"""For all tests: windows are drawn in memory, and a busy machine is no failure."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("vestiges", deadline=None)
settings.load_profile("vestiges")

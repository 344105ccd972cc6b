"""Imports without PySide's search for its own name: it reads the source of each module that is imported after it, to
see which of them might ask for `__feature__`. None of ours does; what has no source, as in a bundle, is never searched.
"""

import sys
from typing import Any

SEARCHER = "shibokensupport.feature"


def read_no_sources() -> None:
    """Take every module that is imported from now on for one without a source."""
    import PySide6.QtCore  # noqa: F401, PLC0415 (with it comes the searcher)

    searcher: Any = sys.modules.get(SEARCHER)
    if hasattr(searcher, "_mod_uses_pyside"):
        searcher._mod_uses_pyside = uses_no_feature


def uses_no_feature(_module: object) -> bool:
    return False

"""Sentences that nothing has to be filled into, read without Fluent: the few a window shows before all else.

Loading Fluent takes as long as drawing a window. What is not on one line, or has a gap, is not plain.
"""

import re
from pathlib import Path

PLAIN = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) = ([^{}\n]+)$(?!\n[ ])", re.MULTILINE)


def plain_sentences(file: Path) -> dict[str, str]:
    """Parse plain sentences, by id; empty if there is no such file."""
    try:
        text = file.read_text(encoding="utf-8").replace("\r\n", "\n")
    except OSError:
        return {}
    return {found[1]: found[2].rstrip() for found in PLAIN.finditer(text)}

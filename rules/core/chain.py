"""Lines that vouch for each other: each begins with a checksum that continues the one of the line before.

`crc32 SPACE compact JSON`, in UTF-8. A line that was changed, lost, doubled or written by halves is noticed,
and so is everything after it. Knows nothing of games.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from zlib import crc32

from pydantic_core import from_json

from rules.core.edition import Problem, problem
from rules.core.types import Json

FILE_LIMIT = 16 * 2**20
LINE_LIMIT = 2**20
LINES_LIMIT = 200_000

SIGNED = re.compile(rb"[0-9a-f]{8} ")
PREFIX = 9
"""How long the checksum is, with its space."""


@dataclass(frozen=True, slots=True)
class Link:
    """The end of a chain: how many bytes and lines it has, and the checksum that its next line continues."""

    size: int = 0
    lines: int = 0
    crc: int = 0

    def line(self, text: bytes) -> bytes:
        return b"%08x %s\n" % (crc32(text, self.crc), text)

    def after(self, text: bytes, size: int) -> "Link":
        return Link(self.size + size, self.lines + 1, crc32(text, self.crc))


START = Link()


@dataclass(frozen=True, slots=True)
class Chain:
    """What could be read of a file: the lines up to the last good one, where it ends, what is wrong then."""

    lines: tuple[Json, ...]
    end: Link
    problem: Problem | None


def chained(texts: Iterator[bytes], end: Link) -> tuple[bytes, Link]:
    """Lines that continue a chain, as bytes, and where it ends then."""
    written = []
    for text in texts:
        line = end.line(text)
        written.append(line)
        end = end.after(text, len(line))
    return b"".join(written), end


def read_chain(raw: bytes, name: str) -> Chain:
    lines: list[Json] = []
    end = START
    while end.size < len(raw):
        stop = raw.find(b"\n", end.size, end.size + LINE_LIMIT + 1) + 1
        wrong = objection_to_size(raw, end, stop) or objection_to_line(raw[end.size : stop], end)
        if not wrong:
            text = raw[end.size + PREFIX : stop].rstrip(b"\r\n")
            try:
                lines.append(from_json(text, allow_inf_nan=False))
            except ValueError:
                wrong = "save-line-no-json"
        if wrong:
            return Chain(tuple(lines), end, problem(wrong, name, line=end.lines + 1))
        end = end.after(text, stop - end.size)
    return Chain(tuple(lines), end, None)


def objection_to_size(raw: bytes, end: Link, stop: int) -> str | None:
    if end.lines >= LINES_LIMIT:
        return "save-too-many-lines"
    if stop:
        return None
    return "save-line-too-long" if len(raw) - end.size > LINE_LIMIT else "save-truncated"


def objection_to_line(line: bytes, end: Link) -> str | None:
    # Programs that turn line ends into those of Windows have done no harm.
    text = line[PREFIX:].rstrip(b"\r\n")
    is_good = SIGNED.match(line) and int(line[: PREFIX - 1], 16) == crc32(text, end.crc)
    return None if is_good else "save-damaged"

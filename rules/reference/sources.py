"""Where a rule is printed, read off its `.source`: headings, pages in brackets, the rulings that complete it.

Main action, step 1: the jumper (p. 5); ruling A1
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

PARTS = re.compile(r"\s*;\s+")
PAGES = re.compile(r"\s*\(pp?\.\s*([\d,–\s-]+)\)")
CITED = re.compile(r"^\w+\s[A-Z]{1,2}-?\d+(,\s*[A-Z]{1,2}-?\d+)*$")
"""A part that only cites rulings: pages show them as links of their own."""
DASH = "–"


@dataclass(frozen=True, slots=True)
class Source:
    headings: tuple[str, ...]
    pages: tuple[int, ...]

    @property
    def range(self) -> str:
        """`5–6, 10`."""
        return ranges(self.pages)


def source_of(text: str) -> Source:
    """Parse the source of a rule; a text of any form keeps all its headings."""
    parts = [part for part in PARTS.split(text.strip()) if part and not CITED.match(part)]
    headings = dict.fromkeys(PAGES.sub("", part) for part in parts)
    pages = [page for part in parts for found in PAGES.findall(part) for page in pages_in(found)]
    return Source(tuple(headings), tuple(sorted(set(pages))))


def pages_in(written: str) -> Iterable[int]:
    for part in written.split(","):
        ends = [int(end) for end in re.split(r"[–-]", part) if end.strip()]
        yield from range(ends[0], ends[-1] + 1) if ends else ()


def ranges(pages: Sequence[int]) -> str:
    rows: list[list[int]] = []
    for page in sorted(set(pages)):
        if rows and page == rows[-1][-1] + 1:
            rows[-1].append(page)
        else:
            rows.append([page])
    return ", ".join(str(row[0]) if len(row) == 1 else f"{row[0]}{DASH}{row[-1]}" for row in rows)

"""Games on disk without the name of somebody who sat there: the first line is written anew, what was played stays."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rules.core import durable, folders
from rules.core.chain import LINE_LIMIT, START, Chain, chained, read_chain
from rules.core.codec import text_of
from rules.core.edition import Problem, problem
from rules.core.journal import bytes_of, cannot, is_in_use, shown
from rules.core.profile import called


def games_with(name: str, homes: Sequence[Path]) -> Iterator[Path]:
    """Find the games in these folders at which somebody of this name sits."""
    for home in homes:
        for path in sorted(home.glob(f"*{folders.EXTENSION}")):
            raw = bytes_of(path, LINE_LIMIT)
            first = raw[: raw.find(b"\n") + 1] if isinstance(raw, bytes) else b""
            if seats_of(read_chain(first, ""), name):
                yield path


def seats_of(chain: Chain, name: str) -> list[dict[str, Any]]:
    """The seats of this name in the header of a game."""
    header = chain.lines[0] if chain.lines else None
    seating = header.get("seating") if isinstance(header, dict) else None
    seats = [each for each in seating if isinstance(each, dict)] if isinstance(seating, list) else []
    return [each for each in seats if isinstance(each.get("name"), str) and called(each["name"]) == called(name)]


def without_name(raw: bytes, name: str) -> bytes | None:
    """The file with an empty name at those seats; None where there is none. What is damaged behind stays as it is."""
    chain = read_chain(raw, "")
    seats = seats_of(chain, name)
    if not seats:
        return None
    for seat in seats:
        seat["name"] = ""
    data, _ = chained(map(text_of, chain.lines), START)
    return data + raw[chain.end.size :]


def unname(path: Path, name: str) -> Problem | None:
    """Write a game without a name. A problem says why it stands there still."""
    if is_in_use(path):
        return problem("journal-in-use", shown(path))
    raw = bytes_of(path)
    if isinstance(raw, Problem):
        return raw
    data = without_name(raw, name)
    if data is None:
        return None
    try:
        before = path.stat()
        durable.replace_file(path, data)
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    except OSError as error:
        return cannot("save-not-written", path, error)
    return None

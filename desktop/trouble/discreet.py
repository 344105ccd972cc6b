"""What a log and a report may say of a mistake: where in the program it happened; never what lay on the table, nor who
played.

A message is told where Python wrote it itself, of names in our code. What our code puts into a message may be a card or
a person: it is left out, and the line that raised it says enough.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from rules.core import resources

LEFT_OUT = "…"
OF_CODE = frozenset(
    {
        "AttributeError",
        "ImportError",
        "IndexError",
        "MemoryError",
        "ModuleNotFoundError",
        "NameError",
        "NotImplementedError",
        "RecursionError",
        "RuntimeError",
        "TypeError",
        "UnboundLocalError",
        "ZeroDivisionError",
    }
)
"""Mistakes whose message speaks of code."""
HEADINGS = ("Traceback", "During handling", "The above exception", "Fatal Python error", "Windows fatal")

FRAME = re.compile(r'^(\s*File )"(.*?)"(, line \d+,? in .*)$')
ERROR = re.compile(r"^(?P<kind>[A-Za-z_][\w.]*)(: (?P<said>.*))?$")
SYSTEM = re.compile(r"^\[(Errno|WinError) -?\d+\] [^:'\"]*")
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|“[^”]*”|«[^»]*»")
CODE_NAME = re.compile(r"['\"][A-Za-z_][\w.]*(\(\))?['\"]")
BRACKETED = re.compile(r"[(\[{][^()\[\]{}]*[)\]}]")
CODE_BRACKETS = re.compile(r"[(\[{][\w., ]*[)\]}]")
THREAD = re.compile(r"^(Current thread|Thread) 0x[0-9a-f]+")
MOST_LETTERS = 300
SHORTEST_NAME = 2


def discreet(trace: str, names: Iterable[str] = ()) -> str:
    """A traceback, or what a crash left, as it may be kept."""
    return without_names("\n".join(_lines(trace)), names)


def softened(message: str, names: Iterable[str] = ()) -> str:
    """A message of the program or of Qt, without what stands in it between quotation marks or brackets."""
    line = " ".join(message.split())
    line = BRACKETED.sub(LEFT_OUT, QUOTED.sub(LEFT_OUT, line))
    return without_names(line[:MOST_LETTERS].replace(str(Path.home()), "~"), names)


def without_names(text: str, names: Iterable[str]) -> str:
    """The same without these people."""
    for name in sorted({each.strip() for each in names if len(each.strip()) >= SHORTEST_NAME}, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", LEFT_OUT, text, flags=re.IGNORECASE)
    return text


def _lines(trace: str) -> Iterator[str]:
    is_code, is_left_out = False, False
    for line in trace.rstrip().split("\n"):
        frame = FRAME.match(line)
        if frame is not None:
            yield f'{frame[1]}"{place_of(frame[2])}"{frame[3]}'
        elif is_told_whole(line, is_code):
            yield line
        elif (error := ERROR.match(line)) is not None:
            yield said_by(error["kind"], error["said"])
        elif not is_left_out:  # a message goes on
            yield LEFT_OUT
            is_left_out = True
            continue
        is_code = frame is not None or (is_code and line.startswith("    "))
        is_left_out = False


def is_told_whole(line: str, is_code: bool) -> bool:
    """Whether a line is code of ours, or stands in every traceback."""
    is_plain = not line.strip() or line.startswith(HEADINGS) or THREAD.match(line) is not None
    return is_plain or (is_code and line.startswith("    "))


def said_by(kind: str, said: str | None) -> str:
    """An error, with as much of its message as may be told."""
    if not said:
        return kind
    system = SYSTEM.match(said)
    if system is not None:
        return f"{kind}: {system[0].strip()}"
    if kind.rpartition(".")[2] not in OF_CODE:
        return f"{kind}: {LEFT_OUT}"
    said = QUOTED.sub(lambda found: found[0] if CODE_NAME.fullmatch(found[0]) else LEFT_OUT, said)
    said = BRACKETED.sub(lambda found: found[0] if CODE_BRACKETS.fullmatch(found[0]) else LEFT_OUT, said)
    return f"{kind}: {said[:MOST_LETTERS]}"


def place_of(file: str) -> str:
    """The place of a file of code in the project or in a package, without the folders of a person."""
    path = file.replace("\\", "/")
    root = resources.root().as_posix() + "/"
    if path.startswith(root):
        return path.removeprefix(root).rpartition("site-packages/")[2]
    for mark in ("site-packages/", "/lib/python", "/Lib/"):
        if mark in path:
            return path.rpartition(mark)[2]
    return path.rpartition("/")[2]

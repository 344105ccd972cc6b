"""One window for each folder of games: a second start hands what it was asked to the first window, and ends.

They meet in a folder beside the games. The first window holds a lock there, which the system takes from it however it
ends. A second start lays down what it was asked, and waits until that is taken away. Needs no Qt: a second start loads
none.
"""

import contextlib
import json
import os
import stat
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.core import durable, folders
from rules.core.folders import EXTENSION

if TYPE_CHECKING:
    from rules.text.localise import Language

FORMAT = 1
LOCK, ASKED = "lock", ".asked"
PATIENCE_S, LOOKS_EVERY_S = 10.0, 0.02
"""How long a window that starts, or is busy, may take to answer; then a window of its own opens."""
MOST_BYTES, MOST_FILES, MOST_LETTERS = 65_536, 50, 2_000
OLD_S = 60.0
"""What was asked longer ago is of nobody who still waits."""
TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""What a desktop gives to a program that somebody started, with which it may bring a window to the front."""


class Asked(NamedTuple):
    """What somebody started the program for."""

    language: "Language | None" = None
    files: tuple[Path, ...] = ()
    token: str = ""


class Claim:
    """The folder where windows meet, and whether ours is the first."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or folders.windows()
        self._handle: int | None = None

    def is_first(self) -> bool:
        """Whether there is no other window. A folder that refuses keeps nobody from playing."""
        try:
            folders.made(self.folder)
            handle = os.open(self.folder / LOCK, durable.READ_APPEND | os.O_CREAT, durable.MODE)
        except OSError:
            return True
        if durable.hold(handle):
            self._handle = handle
            return True
        os.close(handle)
        return False

    def leave(self) -> None:
        """Let another window be the first."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def start(asked: Asked, claim: Claim) -> bool:
    """Whether a window is to be opened here: not where the first one has taken what was asked."""
    if claim.is_first():
        return True
    let_others_come_forward()
    return not hand_over(asked, claim)


def hand_over(asked: Asked, claim: Claim) -> bool:
    """Hand over to the first window. False where it does not answer, or was closed meanwhile."""
    path = claim.folder / f"{os.getpid()}{ASKED}"
    try:
        durable.replace_file(path, as_bytes(asked))
    except (OSError, ValueError):
        return False
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if not path.exists():
            return True
        if claim.is_first():
            break
        time.sleep(LOOKS_EVERY_S)
    with contextlib.suppress(OSError):
        path.unlink()
    return False


def as_bytes(asked: Asked) -> bytes:
    """Put it into the file in which it is handed over; paths are whole, for the other program stands elsewhere."""
    files = [os.path.abspath(each) for each in asked.files]
    said = {"vestiges_window": FORMAT, "language": asked.language, "files": files, "token": asked.token}
    return json.dumps(said).encode()


def token_of(environment: "os._Environ[str] | dict[str, str]") -> str:
    return next((environment[name] for name in TOKENS if environment.get(name)), "")


def let_others_come_forward() -> None:
    """Windows lets nobody bring a window to the front but whom the program before allows to."""
    if os.name == "nt":
        import ctypes  # noqa: PLC0415 (only there, and only in a second start)

        any_process = 2**32 - 1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)  # type: ignore[attr-defined,unused-ignore]


# What the first window finds


def asked_in(folder: Path) -> tuple[list[Asked], list[str]]:
    """Take away all that was asked, oldest first: what makes sense, and the names of the files that do not."""
    asked, refused = [], []
    for path in waiting_in(folder):
        found, is_old = read_asked(path), is_older(path, OLD_S)
        try:
            path.unlink()
        except FileNotFoundError:  # whoever asked has given up
            continue
        except OSError:
            pass
        if found is None:
            refused.append(path.name)
        elif not is_old:
            asked.append(found)
    return asked, refused


def waiting_in(folder: Path) -> list[Path]:
    try:
        found = [each for each in folder.iterdir() if each.suffix == ASKED]
        return sorted(found, key=lambda path: path.lstat().st_mtime_ns)
    except OSError:
        return []


def is_older(path: Path, seconds: float) -> bool:
    try:
        return abs(time.time() - path.lstat().st_mtime) > seconds
    except OSError:
        return True


def read_asked(path: Path) -> Asked | None:
    """What a file asks; None for what no start of this program would write."""
    try:
        found = path.lstat()
        if not stat.S_ISREG(found.st_mode) or found.st_size > MOST_BYTES:
            return None
        with path.open("rb") as file:
            return asked_from(json.loads(file.read(MOST_BYTES)))
    except (OSError, ValueError, RecursionError):
        return None


def asked_from(said: Any) -> Asked | None:
    match said:
        case {"vestiges_window": 1, "language": "fr" | "en" | None as language, "files": [*files], "token": str(token)}:
            are_files = len(files) <= MOST_FILES and all(is_path_of_ours(each) for each in files)
            if len(said) == len(Asked._fields) + 1 and are_files and len(token) <= MOST_LETTERS and token.isprintable():
                return Asked(language, tuple(map(Path, files)), token)
    return None


def is_path_of_ours(said: object) -> bool:
    """Whether this is the whole path of a file of the program."""
    if not isinstance(said, str) or len(said) > MOST_LETTERS or "\0" in said:
        return False
    return os.path.isabs(said) and said.endswith(EXTENSION)


def use_token(token: str) -> None:
    """Let the desktop know in whose name a window comes forward; each token counts once."""
    with contextlib.suppress(ValueError):
        if token:
            os.environ[TOKENS[0]] = token

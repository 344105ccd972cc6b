"""Whether there is a display to open a window on, asked before Qt, which would only abort. Knows no Qt.

`python -m desktop.display` answers 0 when somebody would see the window, else 1.
"""

import os
import re
import socket
import sys
from collections.abc import Callable, Mapping, MutableMapping
from pathlib import Path

PLATFORM_VARIABLE = "QT_QPA_PLATFORM"
IN_MEMORY = ("offscreen", "minimal")
"""The Qt platforms on which a window opens, but nobody sees it."""

FIRST_WAYLAND = "wayland-0"
"""Where Wayland is asked for and not named."""
X_SOCKETS = "/tmp/.X11-unix"
X_PORTS = 6000
PATIENCE_S = 3.0

Answers = Callable[[Mapping[str, str]], bool]


def can_open(platform: str, environment: Mapping[str, str], answers: "Answers | None" = None) -> bool:
    """Check whether a window can open; what the user names is taken as it is where it needs no display."""
    if platform in ("win32", "darwin") or does_named_answer(environment):
        return True
    return (answers or somebody_answers)(environment)


def let_qt_choose(environment: MutableMapping[str, str]) -> None:
    """Forget the platform that the user names where its display does not answer: Qt would only abort. What was set for
    a session of Wayland stays set in one of X, and the other way round."""
    if environment.get(PLATFORM_VARIABLE) and not does_named_answer(environment):
        del environment[PLATFORM_VARIABLE]


def does_named_answer(environment: Mapping[str, str]) -> bool:
    """Check whether one of the platforms that the user names can be opened: they are tried in turn, `wayland-egl:…` is
    a kind of `wayland`."""
    named = filter(None, environment.get(PLATFORM_VARIABLE, "").split(";"))
    families = (re.split("[-:]", name)[0] for name in named)
    return any(name not in ANSWERING or ANSWERING[name](environment) for name in families)


def is_seen(platform: str, environment: Mapping[str, str], answers: "Answers | None" = None) -> bool:
    named = environment.get(PLATFORM_VARIABLE, "").partition(":")[0]
    return named not in IN_MEMORY and can_open(platform, environment, answers)


def somebody_answers(environment: Mapping[str, str]) -> bool:
    """A variable may well name a display that is long gone."""
    return bool((environment.get("WAYLAND_DISPLAY") and does_wayland_answer(environment)) or does_x_answer(environment))


def does_wayland_answer(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY") or FIRST_WAYLAND
    return does_socket_answer(str(Path(environment.get("XDG_RUNTIME_DIR", ""), name)))


def does_x_answer(environment: Mapping[str, str]) -> bool:
    """`:0` is here, `there:0` on another machine."""
    found = re.fullmatch(r"(?P<host>.*):(?P<number>\d+)(\.\d+)?", environment.get("DISPLAY", ""))
    if found is None:
        return False
    host, number = found["host"], int(found["number"])
    if host in ("", "unix"):
        here = f"{X_SOCKETS}/X{number}"
        return does_socket_answer(here) or does_socket_answer(f"\0{here}")
    try:
        socket.create_connection((host, X_PORTS + number), PATIENCE_S).close()
    except OSError:
        return False
    return True


def does_socket_answer(address: str) -> bool:
    if sys.platform == "win32":  # it has no such sockets; a window always opens there
        return False
    with socket.socket(socket.AF_UNIX) as end:
        end.settimeout(PATIENCE_S)
        try:
            end.connect(address)
        except OSError:
            return False
    return True


ANSWERING: Mapping[str, Answers] = {"wayland": does_wayland_answer, "xcb": does_x_answer}
"""The platforms of Qt that need a display which answers."""


def regret() -> int:
    """Says that no window can open here, and what can be done all the same."""
    from rules.commands.cli import prepare_streams  # noqa: PLC0415 (only needed when nothing opens)
    from rules.core.types import phrase  # noqa: PLC0415
    from rules.text.language import language_of_environment  # noqa: PLC0415
    from rules.text.localise import Texts  # noqa: PLC0415

    prepare_streams()
    sys.stderr.write(Texts(language_of_environment()).say(phrase("no-display")) + "\n")
    return 1


if __name__ == "__main__":
    sys.exit(0 if is_seen(sys.platform, os.environ) else 1)

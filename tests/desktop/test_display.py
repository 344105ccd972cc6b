"""A window opens where there is a display that answers; elsewhere the program says so."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import display
from desktop.__main__ import asked_for

needs_sockets = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="Windows has no such displays")


@pytest.mark.parametrize(
    ("platform", "environment", "is_open", "is_seen"),
    [
        ("linux", {}, False, False),
        ("linux", {"DISPLAY": ":0"}, True, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True, False),
        ("linux", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "minimal:enable_fonts"}, True, False),
        ("linux", {"QT_QPA_PLATFORM": "linuxfb"}, True, True),
        ("win32", {}, True, True),
        ("darwin", {}, True, True),
        ("darwin", {"QT_QPA_PLATFORM": "offscreen"}, True, False),
    ],
)
def test_a_window_opens_where_somebody_can_see_it(
    platform: str, environment: dict[str, str], is_open: bool, is_seen: bool
) -> None:
    def answers(asked: object) -> bool:
        return bool(set(environment) & {"DISPLAY", "WAYLAND_DISPLAY"})

    assert display.can_open(platform, environment, answers) is is_open
    assert display.is_seen(platform, environment, answers) is is_seen


@pytest.fixture
def answering(tmp_path: Path) -> Iterator[Path]:
    """Somebody who listens at a name."""
    if sys.platform == "win32":
        pytest.skip("no sockets with a name in a folder")
    name = tmp_path / "wayland-7"
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(name))
        listening.listen()
        yield name


@needs_sockets
def test_wayland_answers_by_the_name_of_its_socket(answering: Path) -> None:
    folder, name = str(answering.parent), answering.name
    assert display.somebody_answers({"WAYLAND_DISPLAY": name, "XDG_RUNTIME_DIR": folder})
    assert display.somebody_answers({"WAYLAND_DISPLAY": str(answering)})
    assert not display.somebody_answers({"WAYLAND_DISPLAY": "wayland-8", "XDG_RUNTIME_DIR": folder})


@needs_sockets
@pytest.mark.parametrize(
    ("named", "is_left"),
    [
        ("wayland", True),
        ("wayland-egl", True),
        ("xcb", False),
        ("xcb;wayland", True),
        ("offscreen", True),
        ("vnc:size=640x480", True),
    ],
)
def test_a_platform_that_is_named_is_forgotten_where_its_display_does_not_answer(
    answering: Path, named: str, is_left: bool
) -> None:
    environment = {"QT_QPA_PLATFORM": named, "WAYLAND_DISPLAY": str(answering), "DISPLAY": ":4711"}
    assert display.can_open("linux", environment)
    display.let_qt_choose(environment)
    assert environment.get("QT_QPA_PLATFORM") == (named if is_left else None)


@needs_sockets
def test_wayland_that_is_named_has_a_name_by_itself(answering: Path) -> None:
    first = answering.rename(answering.with_name("wayland-0"))
    environment = {"QT_QPA_PLATFORM": "wayland", "XDG_RUNTIME_DIR": str(first.parent)}
    assert display.can_open("linux", environment)
    first.unlink()
    assert not display.can_open("linux", environment)


@needs_sockets
def test_x_answers_by_its_number(answering: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answering.rename(answering.with_name("X7"))
    monkeypatch.setattr(display, "X_SOCKETS", str(answering.parent))
    assert display.somebody_answers({"DISPLAY": ":7"})
    assert display.somebody_answers({"DISPLAY": "unix:7.0"})
    assert not display.somebody_answers({"DISPLAY": ":8"})
    assert not display.somebody_answers({"DISPLAY": "seven"})
    assert not display.somebody_answers({})


@needs_sockets
def test_x_of_another_machine_answers_at_its_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        monkeypatch.setattr(display, "X_PORTS", listening.getsockname()[1] - 7)
        assert display.somebody_answers({"DISPLAY": "127.0.0.1:7.0"})
    assert not display.somebody_answers({"DISPLAY": "127.0.0.1:7.0"})


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize(
    ("language", "said", "named"),
    [
        ("fr_FR.UTF-8", "pas d’écran", {}),
        ("en_GB.UTF-8", "no display", {"QT_QPA_PLATFORM": "wayland", "XDG_RUNTIME_DIR": ""}),
    ],
)
def test_without_a_display_the_program_says_so_in_one_line(language: str, said: str, named: dict[str, str]) -> None:
    mine = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-m", "desktop"],
        env={**mine, **named, "DISPLAY": ":4711", "LC_ALL": language, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["--lang", "fr"], "fr"),
        (["--lang=en"], "en"),
        ([], None),
        (["--lang"], None),
        (["games", "--lang", "fr"], None),
    ],
)
def test_a_language_without_a_command_opens_the_window_in_it(words: list[str], language: str | None) -> None:
    asked = asked_for(words)
    assert (asked.language if asked else None) == language

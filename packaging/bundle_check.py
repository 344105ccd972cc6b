"""Whether a packaged program works, far from the project it was built in: commands, pictures, bots, windows."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from platform import machine
from typing import Any

PATIENCE_S = 900
"""Far more than anything takes: only what hangs is given up, on a machine that is busy with other things as well."""
STAYS_S = 3
"""A window that stays open so long after it was painted has loaded all that it needs."""
LEAST_PICTURE = 100_000
"""Bytes of a picture of a screen; an empty one has far fewer."""

COMMANDS = (
    "games",
    "rules",
    "edition",
    "new",
    "show",
    "legal",
    "try",
    "apply",
    "from-position",
    "verify",
    "review",
    "simulate",
    "ladder",
    "tune",
    "habits",
    "puzzles",
    "perft",
    "bench",
    "lesson",
    "demo",
    "screenshot",
    "handout",
    "position",
    "clicks",
)
SCREENS = (
    "table",
    "cabinet",
    "new_game",
    "reader",
    "lessons",
    "library",
    "maker",
    "handouts",
    "editor",
    "own_box",
    "puzzles",
    "plan",
    "presenter",
    "class_book",
    "own_page",
    "kept_games",
    "settings",
    "branches",
    "score",
    "victory",
    "about",
)
LANGUAGES = ("fr", "en")
BUDGET = 20
"""Moves that a bot tries before it chooses. With as much thought as at a table, games of masters would take half an
hour, and prove nothing more of the bundle."""

KEPT = ("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "TEMP", "TMP", "TMPDIR", "USERPROFILE", "LOCALAPPDATA", "APPDATA")
"""What a program cannot do without. Nothing else of this environment, which built it, must help it to start."""

HAS_SOUND = sys.platform == "darwin" or machine() in ("x86_64", "AMD64")
"""Whether there are wheels for this system: as in requirements/sound.in."""

START_MENU = "Microsoft/Windows/Start Menu/Programs"

SIGNS_OF_TROUBLE = ("Traceback", "qt.qpa.plugin", "Could not load")


class Broken(Exception):
    """The packaged program does not do what it should. Told to whoever builds it."""


def checks(program: Path, folder: Path) -> Iterator[str]:
    """Tells what was found to work. Everything is kept in this folder."""
    if not os.access(program, os.X_OK):
        raise Broken(f"there is no program to start: {program}")
    games = check_commands(program, folder)
    yield f"{len(COMMANDS)} commands"
    check_saved_game(program, folder)
    yield "a saved game"
    check_pictures(program, folder, [game["id"] for game in games])
    yield f"{len(SCREENS)} screens, and the table of each game"
    if HAS_SOUND:
        check_sound(program)
        yield "what plays the sounds"
    check_bots(program, folder, games)
    yield "bots in processes of their own"
    check_window(program, folder, "offscreen", {})
    yield "the window (offscreen)"
    for platform, display in displays():
        check_window(program, folder, platform, display)
        yield f"the window ({platform})"


def check_commands(program: Path, folder: Path) -> Sequence[Mapping[str, Any]]:
    """Return what the program tells of its games."""
    for command in COMMANDS:
        if command not in run([program, command, "--help"], folder):
            raise Broken(f"no help of {command}")
    games: Sequence[Mapping[str, Any]] = said([program, "games"], folder)["games"]
    if not games:
        raise Broken("it knows no game")
    for game in games:
        rules = said([program, "rules", game["id"]], folder)["rules"]
        for language in LANGUAGES:
            if not game[f"title_{language}"] or not all(rule[f"text_{language}"] for rule in rules):
                raise Broken(f"{game['id']} lacks words in {language}")
        problems = said([program, "edition", game["id"]], folder)["problems"]
        if problems:
            raise Broken(f"the edition of {game['id']}: {problems}")
    lessons = said([program, "lesson", "--check"], folder)["lessons"]
    if not lessons or not all(lesson["ok"] for lesson in lessons):
        raise Broken("lessons are missing or wrong")
    return games


def check_saved_game(program: Path, folder: Path) -> None:
    file = folder / "kept.vestiges"
    run([program, "new", "marajoara", "--seats", "person,regular", "--out", file], folder)
    if not said([program, "verify", file], folder)["ok"]:
        raise Broken("it does not read the game that it wrote")


def check_pictures(program: Path, folder: Path, games: Sequence[str]) -> None:
    """Each screen once, the games in turn, and each table: all that a game needs lies in folders packed whole, what a
    screen needs of Python and Qt does not depend on the game."""
    wanted = [*((game, "table") for game in games), *zip(cycle(games), SCREENS, strict=False)]
    for number, (game, screen) in enumerate(dict.fromkeys(wanted)):
        picture = folder / f"{game}-{screen}.png"
        language = LANGUAGES[number % len(LANGUAGES)]
        # With the charts in the dock: they ask for more of Qt than anything else.
        options = ["--moves", "12", "--screen", screen, "--dock", "charts", "--lang", language, "--out", str(picture)]
        run([program, "screenshot", game, *options], folder)
        if not picture.exists() or picture.stat().st_size < LEAST_PICTURE:
            raise Broken(f"no picture of the screen {screen!r} of {game}")


def check_sound(program: Path) -> None:
    """What plays the sounds is there; that it can be loaded without what stays behind, a test makes sure."""
    for name in ("_miniaudio", "_cffi_backend"):
        if not list((program.parent / "_internal").glob(f"{name}*")):
            raise Broken(f"it would be silent: no {name}")


def check_bots(program: Path, folder: Path, games: Sequence[Mapping[str, Any]]) -> None:
    """Bots of every game, two games at a time."""
    for game in games:
        seats = ",".join(game["bots"][-max(game["players"]) :])
        options = ["--seats", seats, "--games", "2", "--workers", "2", "--budget", str(BUDGET)]
        played = said([program, "simulate", game["id"], *options], folder)
        if played["finished"] != played["games"] or played["errors"]:
            raise Broken(f"bots do not play {game['id']} to the end: {played['errors']}")


def displays() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Where else than in memory a window can be opened here: Qt's name for it, and what tells the program."""
    if sys.platform == "win32":
        yield "windows", {}
    elif sys.platform == "darwin":
        yield "cocoa", {}
    else:
        if shutil.which("Xvfb") is not None:
            with screen_nobody_sees() as name:
                yield "xcb", {"DISPLAY": name}
        if shutil.which("weston") is not None:
            with tempfile.TemporaryDirectory() as place, wayland_nobody_sees(place) as name:
                yield "wayland", {"WAYLAND_DISPLAY": name, "XDG_RUNTIME_DIR": place}


@contextmanager
def screen_nobody_sees() -> Iterator[str]:
    """Xvfb chooses its own number."""
    out, into = os.pipe()
    command = ["Xvfb", "-displayfd", str(into), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[into], stderr=subprocess.DEVNULL) as screen:
        os.close(into)
        try:
            with os.fdopen(out) as told:
                yield f":{told.readline().strip()}"
        finally:
            screen.terminate()


@contextmanager
def wayland_nobody_sees(folder: str) -> Iterator[str]:
    """Weston keeps its socket in this folder."""
    name = "vestiges"
    command = ["weston", "--backend=headless-backend.so", "--no-config", f"--socket={name}", "--width=1600"]
    settings = {**os.environ, "XDG_RUNTIME_DIR": folder}
    with subprocess.Popen(command, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as screen:
        try:
            end = time.monotonic() + PATIENCE_S
            while not Path(folder, name).exists() and time.monotonic() < end and screen.poll() is None:
                time.sleep(0.1)
            yield name
        finally:
            screen.terminate()


def check_window(program: Path, folder: Path, platform: str, display: Mapping[str, str]) -> None:
    """The window is painted, and stays."""
    somebody = folder / platform
    cache = cache_of(somebody)
    log = folder / f"{platform}.log"
    settings = environment(somebody, QT_QPA_PLATFORM=platform, **display)
    with (
        log.open("w") as words,
        subprocess.Popen([program], cwd=folder, env=settings, stdout=words, stderr=words) as window,
    ):
        try:
            end = time.monotonic() + PATIENCE_S
            # Once it is painted, the cabinet keeps its picture for the next start.
            while window.poll() is None and time.monotonic() < end and not list(cache.glob("pictures/*")):
                time.sleep(0.1)
            is_painted = bool(list(cache.glob("pictures/*")))
            if is_painted:
                time.sleep(STAYS_S)
            ended = window.poll()
        finally:
            window.kill()
    heard = log.read_text(encoding="utf-8", errors="replace")
    if ended is not None or not is_painted or is_troubled(heard):
        raise Broken(f"the window ({platform}): painted {is_painted}, ended {ended}\n{heard}")


# What people install it with


def check_one_file(file: Path, folder: Path) -> str:
    """It starts, installs itself, and goes without a trace but the games."""
    somebody = folder / "one"
    home = environment(somebody)
    if not run([file, "--version"], folder, home).strip():
        raise Broken("the one file does not say its version")
    run([file, "--install"], folder, home)
    command, shared = somebody / ".local" / "bin" / "vestiges", somebody / ".local" / "share"
    entry = (shared / "applications" / "vestiges.desktop").read_text(encoding="utf-8")
    if f'Exec="{command.resolve()}" %F' not in entry:
        raise Broken(f"the menu starts something else:\n{entry}")
    game = shared / "Vestiges" / "games" / "marajoara-1.vestiges"
    game.parent.mkdir(parents=True)
    run([command, "new", "marajoara", "--seats", "person,regular", "--out", game], folder, home)
    run([file, "--remove"], folder, home)
    left = [each for each in (somebody / ".local").rglob("*") if each.is_file() or each.is_symlink()]
    if [each for each in left if not is_made_by_desktop(each)] != [game]:
        raise Broken(f"left behind: {left}")
    return "the one file: starts, installs itself, goes again"


def is_made_by_desktop(file: Path) -> bool:
    """Indexes that the commands of a desktop make of what was installed."""
    return "mime" in file.parts or file.name in ("mimeinfo.cache", "icon-theme.cache")


def check_setup(file: Path, folder: Path) -> str:
    """It installs without asking, and goes again; what the system knows of it comes and goes with it."""
    place = folder / "installed"
    run([file, "/S", f"/D={place}"], folder)
    if not run([place / "vestiges.exe", "--version"], folder).strip():
        raise Broken("the installed program does not say its version")
    entry = Path(os.environ["APPDATA"], START_MENU, "Vestiges.lnk")
    if not entry.exists():
        raise Broken("it is not in the start menu")
    if f"{place}\\vestiges.exe" not in opener_of_files():
        raise Broken(f"a double click opens: {opener_of_files()!r}")
    run([place / "uninstall.exe", "/S", f"_?={place}"], folder)
    if (place / "vestiges.exe").exists() or entry.exists() or opener_of_files():
        raise Broken("it is not gone")
    return "the installer: installs for one person, goes again"


def opener_of_files() -> str:
    """What Windows starts at a double click on a file of the program; empty where nothing."""
    import winreg  # noqa: PLC0415  (only Windows has it)

    try:
        key = r"Software\Classes\Vestiges.File\shell\open\command"
        return str(winreg.QueryValue(winreg.HKEY_CURRENT_USER, key))  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return ""


INSTALLERS: Mapping[str, Callable[[Path, Path], str]] = {"linux": check_one_file, "win32": check_setup}
"""What checks that which is installed with; a disk image is checked when it is made."""


def is_troubled(heard: str) -> bool:
    return any(sign in heard for sign in SIGNS_OF_TROUBLE)


def cache_of(somebody: Path) -> Path:
    """Where the program keeps what it painted: the system's place; on Windows, which cannot move it, another."""
    if sys.platform == "linux":
        return somebody / ".cache" / "Vestiges"
    if sys.platform == "darwin":
        return somebody / "Library" / "Application Support" / "Vestiges"
    return somebody / "Vestiges"


def said(command: Sequence[str | Path], folder: Path) -> Any:
    answer = run([*command, "--json"], folder)
    try:
        return json.loads(answer)
    except ValueError:
        raise Broken(f"{words_of(command)} does not answer in JSON:\n{answer}") from None


def run(command: Sequence[str | Path], folder: Path, settings: Mapping[str, str] | None = None) -> str:
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=settings or environment(folder / "commands"),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Broken(f"{words_of(command)} does not end") from None
    # Qt goes on after a mistake in what it has called, and so the program ends well.
    if done.returncode or is_troubled(done.stderr):
        raise Broken(f"{words_of(command)} ended with {done.returncode}:\n{done.stderr}")
    return done.stdout


def words_of(command: Sequence[str | Path]) -> str:
    return " ".join(map(str, command[1:]))


def environment(somebody: Path, **more: str) -> Mapping[str, str]:
    """Of a person without anything, on a machine without Python."""
    somebody.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if name.upper() in KEPT}
    if sys.platform == "win32":
        named = {"PATH": os.path.join(os.environ["SYSTEMROOT"], "System32"), "VESTIGES_HOME": str(cache_of(somebody))}
    else:
        named = {"PATH": os.defpath, "HOME": str(somebody), "LANG": "C.UTF-8"}
    return {**kept, **named, **more}

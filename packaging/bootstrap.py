#!/usr/bin/env python3
r"""Sets Vestiges up in .venv, then plays, tests or checks it. Needs Python 3.11 and nothing else.

    python3 packaging/bootstrap.py setup | play | test | check      (Windows: py packaging\bootstrap.py play)

Everything stays inside the project's folder, but for missing Qt libraries: run by root, it installs them.
Written so that Python 3.7 can still read it, and say that it is too old.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import system_libraries
from bootstrap_words import Words, language_of_this_machine

OLDEST_PYTHON = (3, 11)
THIS_PYTHON = f"{sys.version_info[0]}.{sys.version_info[1]}"
ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
REQUIREMENTS = ROOT / "packaging" / "requirements"

RUN = ("sound", "run")
DEV = (*RUN, "dev")
BUNDLE = (*RUN, "bundle")
"""What a command needs installed: names of files in packaging/requirements/."""
ALL = (RUN, DEV, BUNDLE)

SYSTEMS = ("linux", "win32", "darwin")
"""Types are checked as each of them has them, on whichever of them this is."""

DEMO_SAVE, DEMO_PICTURE = "demo/marajoara-0.vestiges", "demo/marajoara-0.png"
"""What the demonstration game leaves behind where there is no display."""

SIDE_BY_SIDE = ("-n", "auto", "--maxprocesses", "4", "--dist", "worksteal")
"""On all cores, though not on so many that windows fill the memory."""
WITHOUT_QT = ("-p", "no:pytest-qt", "--ignore=tests/desktop")
"""The tests that a machine without Qt's libraries can still run."""

WORDS = Words(language_of_this_machine(os.environ))


class Trouble(Exception):
    """Something that can be foreseen: told in one message, without a traceback."""

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = details


def main(arguments: Sequence[str]) -> int:
    speak_safely()
    if not arguments or arguments[0] not in COMMANDS:
        say("usage")
        return 2
    if is_too_old(sys.version_info):
        return hand_over_to_newer_python(Path(__file__), arguments)
    return told(lambda: COMMANDS[arguments[0]](arguments[1:]))


def told(action: Callable[[], int]) -> int:
    """What the action gives back; what went wrong is said."""
    try:
        return action()
    except Trouble as trouble:
        say(trouble.message, **trouble.details)
        return 1
    except KeyboardInterrupt:
        say("interrupted")
        return 130


def setup(_: Sequence[str]) -> int:
    ready_libraries()
    prepare(DEV)
    say("ready", command=script("vestiges").relative_to(ROOT))
    return 0


def play(arguments: Sequence[str]) -> int:
    ready_libraries()
    prepare(RUN)
    if arguments:
        return call([script("vestiges"), *arguments])
    if call([environment_python(), "-m", "desktop.display"]):
        say("no_display", save=DEMO_SAVE, picture=DEMO_PICTURE)
        return demonstrate()
    return call([script("vestiges")])


def demonstrate() -> int:
    """A short game told in the terminal; its save and the picture of its table stay."""
    vestiges = script("vestiges")
    picture = ["screenshot", "marajoara", "--save", DEMO_SAVE, "--out", DEMO_PICTURE]
    return call([vestiges, "demo"]) or call([vestiges, *picture])


def test(arguments: Sequence[str]) -> int:
    qt_can_start = ready_libraries()
    prepare(DEV)
    if not qt_can_start:
        say("tests_without_qt")
    return call(
        [environment_python(), "-m", "pytest", *SIDE_BY_SIDE, *(() if qt_can_start else WITHOUT_QT), *arguments]
    )


def check(_: Sequence[str]) -> int:
    """Style, types and the direction of imports: all that is looked at without running the program."""
    prepare(DEV)
    style = ["ruff", "check"], ["ruff", "format", "--check"]
    types = (["mypy", "--platform", system, "--cache-dir", f".mypy_cache/{system}"] for system in SYSTEMS)
    checks = (*style, *types, ["lint-imports", "--no-logo"])
    for name, *arguments in checks:
        say("checking", check=" ".join([name, *arguments]))
        failed = call([script(name), *arguments])
        if failed:
            return failed
    return 0


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "setup": setup,
    "play": play,
    "test": test,
    "check": check,
}


# The Python that runs this


def is_too_old(version: Sequence[object]) -> bool:
    return tuple(version[:2]) < OLDEST_PYTHON


def hand_over_to_newer_python(script: Path, arguments: Sequence[str]) -> int:
    """`python3` may be an old one (macOS, older Linux) while a newer one stands beside it."""
    newer = newer_python(runs)
    if newer is None:
        say("python_too_old", version=".".join(map(str, sys.version_info[:3])), path=sys.executable)
        return 1
    return call([newer, script, *arguments])


def newer_python(runs: Callable[[str], bool]) -> str | None:
    return next((name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if runs(name)), None)


def runs(command: str) -> bool:
    """Being on the PATH is not enough: version managers put stand-ins there that only complain."""
    if shutil.which(command) is None:
        return False
    return subprocess.run([command, "--version"], capture_output=True, check=False).returncode == 0


# The environment


def prepare(needs: Sequence[str]) -> None:
    """Makes .venv hold the project and what it needs; once that is done, this only compares a stamp."""
    if environment_python().exists() and read_stamp(needs) == stamp_of_this_place(needs):
        return
    try:
        usable = is_environment_usable()
        if not usable:
            refuse_link(ENVIRONMENT)
        # Taken away first: work that is interrupted leaves no stamp, and then starts afresh.
        for installed in ALL:
            stamp_file(installed).unlink(missing_ok=True)
        if not usable:
            make_environment()
        install_requirements(needs)
        for installed in ALL:
            if set(installed) <= set(needs):
                stamp_file(installed).write_text(stamp_of_this_place(installed), encoding="utf-8")
    except OSError as error:
        raise Trouble("cannot_write", folder=ROOT, reason=error) from None


def is_environment_usable() -> bool:
    """Whether new requirements may be installed on top of what is there."""
    return environment_python().exists() and any(
        same_home(read_stamp(installed), stamp_of_this_place(installed)) for installed in ALL
    )


def refuse_link(folder: Path) -> None:
    """A link leads to an environment of somebody else, which making ours would empty."""
    if folder.is_symlink():
        raise Trouble("environment_is_link", folder=folder.name, target=os.readlink(str(folder)))


def make_environment() -> None:
    ready_venv_module()
    say("making_environment", folder=ENVIRONMENT.relative_to(ROOT), version=THIS_PYTHON)
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if made.returncode:
        raise Trouble("cannot_write", folder=ROOT, reason=(made.stdout + made.stderr).strip())


def ready_venv_module() -> None:
    """Debian keeps a part of Python's venv module in a package of its own."""
    if has_venv_module():
        return
    package = f"python{THIS_PYTHON}-venv"
    if system_libraries.may_install():
        say("installing_system_packages", packages=package)
        system_libraries.install([package])
        importlib.invalidate_caches()
    if not has_venv_module():
        raise Trouble("venv_missing", command=system_libraries.command_for([package]))


def has_venv_module() -> bool:
    return all(importlib.util.find_spec(module) is not None for module in ("venv", "ensurepip"))


def install_requirements(needs: Sequence[str]) -> None:
    """Wheels only, each compared with its hash; only the project itself is built, by a pinned setuptools."""
    say("installing", files=", ".join(f"{name}.txt" for name in needs))
    files = [argument for path in requirement_files(needs) for argument in ("-r", str(path.relative_to(ROOT)))]
    pip_install(["--require-hashes", "--only-binary", ":all:", *files])
    pip_install(["--no-build-isolation", "--no-deps", "--editable", "."])


def pip_install(arguments: Sequence[str]) -> None:
    command = [
        str(environment_python()),
        "-m",
        "pip",
        "install",
        "--no-input",
        "--progress-bar",
        "off",
        *arguments,
    ]
    # A pip set to install for the user alone refuses to work in an environment.
    settings = dict(os.environ, PIP_USER="0", PIP_DISABLE_PIP_VERSION_CHECK="1", PYTHONIOENCODING="utf-8")
    said: list[str] = []
    with subprocess.Popen(
        command,
        cwd=str(ROOT),
        env=settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        assert pip.stdout is not None  # asked for two lines above
        for line in pip.stdout:
            said.append(line.rstrip())
            package = package_being_fetched(line)
            if package:
                print("   ", package, flush=True)
    if pip.returncode:
        raise trouble_with_pip(said)


def package_being_fetched(line: str) -> str | None:
    found = re.match(r"Collecting (\S+)", line)
    return found.group(1) if found else None


SIGNS_OF_TROUBLE: Mapping[str, str] = {
    "wrong_hash": r"DO NOT MATCH THE HASHES",
    "disk_full": r"No space left on device|Errno 28",
    "cannot_write": r"Permission denied|Read-only file system|Access is denied|Errno 13|Errno 30",
    "no_network": r"ConnectionError|Max retries exceeded|[Tt]imed? ?out|name resolution|getaddrinfo failed"
    r"|Connection (refused|reset|broken)|Network is unreachable|ProxyError|SSLError",
    "no_package_fits": r"No matching distribution found",
}
"""What pip's own words betray. The first that fits: without a network, pip also finds no distribution."""


def trouble_with_pip(said: Iterable[str]) -> Trouble:
    lines = list(said)
    text = "\n".join(lines)
    cause = next((name for name, sign in SIGNS_OF_TROUBLE.items() if re.search(sign, text)), "pip_failed")
    errors = [line for line in lines if line.startswith("ERROR")] or lines[-3:]
    return Trouble(cause, folder=ROOT, reason="\n".join(errors[:3]), version=THIS_PYTHON)


def environment_python() -> Path:
    return script("python")


def script(name: str) -> Path:
    if os.name == "nt":
        return ENVIRONMENT / "Scripts" / (name + ".exe")
    return ENVIRONMENT / "bin" / name


# The stamp: what was installed, for which Python, and where


def stamp_of_this_place(needs: Sequence[str]) -> str:
    inputs = [path.read_bytes() for path in (ROOT / "pyproject.toml", *requirement_files(needs))]
    # A new package beside rules/ has to be made known to Python by installing the project again.
    packages = sorted(path.parent.name for path in ROOT.glob("*/__init__.py"))
    return stamp(ROOT, sys.version_info, [*inputs, " ".join(packages).encode()])


def stamp(place: Path, version: Sequence[object], inputs: Iterable[bytes]) -> str:
    """The first two lines say where the environment lives, the third what is in it."""
    digest = hashlib.sha256()
    for content in inputs:
        # git may have given the files the line ends of Windows.
        digest.update(hashlib.sha256(content.replace(b"\r\n", b"\n")).digest())
    return f"{place}\nPython {version[0]}.{version[1]}\n{digest.hexdigest()}\n"


def same_home(one: str, other: str) -> bool:
    """An environment does not survive being moved, nor another Python: its scripts name both."""
    return one.splitlines()[:2] == other.splitlines()[:2]


def read_stamp(needs: Sequence[str]) -> str:
    try:
        return stamp_file(needs).read_text(encoding="utf-8")
    except OSError:
        return ""


def stamp_file(needs: Sequence[str]) -> Path:
    return ENVIRONMENT / (f"installed-{needs[-1]}")


def requirement_files(needs: Sequence[str]) -> list[Path]:
    return [REQUIREMENTS / (f"{name}.txt") for name in ("build", *needs)]


# What Qt needs from the system


def ready_libraries() -> bool:
    """Whether Qt can start. What cannot be installed is named; all that needs no window goes on."""
    missing = system_libraries.missing()
    if missing and system_libraries.may_install():
        packages = system_libraries.packages_for(missing)
        say("installing_system_packages", packages=" ".join(packages))
        system_libraries.install(packages)
        missing = system_libraries.missing()
    if missing:
        say(
            "libraries_missing",
            libraries=" ".join(library.file for library in missing),
            command=system_libraries.command_for(system_libraries.packages_for(missing)),
        )
    return not any(library.needed_without_screen for library in missing)


# Speaking, and letting others speak


def say(message: str, **details: object) -> None:
    print(WORDS.say(message, **details), flush=True)


def speak_safely() -> None:
    """A console that cannot show a letter shows a question mark, rather than ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def call(command: Sequence[str | Path]) -> int:
    return subprocess.call([str(part) for part in command], cwd=str(ROOT))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Renews the pinned requirements, then makes sure that every platform finds its wheels among them.

    .venv/bin/python -m pip install uv
    .venv/bin/python packaging/renew_requirements.py             (keeps the pins that still fit the .in files)
    .venv/bin/python packaging/renew_requirements.py --upgrade   (takes the newest that fit)

Then put a new setuptools also in pyproject.toml, run the bootstrap, and renew docs/licences.md (licences.py).
The files name no index: which one is asked is the business of the machine.
"""

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

REQUIREMENTS = Path(__file__).resolve().parent / "requirements"
NAMES = ("build", "run", "sound", "dev", "bundle")  # in this order: the last two take their versions from run.txt

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = (
    "x86_64-manylinux_2_34",
    "aarch64-manylinux_2_39",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
)


def main(arguments: Sequence[str]) -> int:
    for name in NAMES:
        compile_requirements(name, arguments)
    lacking = [
        f"Python {python} on {platform}:\n{complaint}"
        for python in PYTHONS
        for platform in PLATFORMS
        if (complaint := complaint_of(python, platform))
    ]
    print("\n".join(lacking) or f"Wheels for Python {', '.join(PYTHONS)} on {', '.join(PLATFORMS)}.")
    return 1 if lacking else 0


def compile_requirements(name: str, arguments: Sequence[str]) -> None:
    plain = ("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet")
    for_everyone = (
        "--universal",
        "--python-version",
        PYTHONS[0],
        "--only-binary",
        ":all:",
        "--generate-hashes",
    )
    files = ("--output-file", f"{name}.txt", f"{name}.in")
    uv("pip", "compile", *plain, *for_everyone, *arguments, *files, check=True)


def complaint_of(python: str, platform: str) -> str:
    """Resolves as that machine would, without installing: only wheels whose hashes are pinned count."""
    files = [argument for name in NAMES for argument in ("-r", f"{name}.txt")]
    there = ("--python-version", python, "--python-platform", platform, "--target", tempfile.gettempdir())
    strictly = ("--dry-run", "--require-hashes", "--only-binary", ":all:")
    tried = uv("pip", "install", *strictly, *there, *files, check=False)
    return tried.stderr if tried.returncode else ""


def uv(*arguments: str, check: bool) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "uv", *arguments]
    return subprocess.run(command, cwd=REQUIREMENTS, check=check, text=True, capture_output=not check)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

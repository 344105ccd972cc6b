"""A crash of Python or Qt itself is found at the next start, told once; a program that still runs is left alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.trouble.crashes import CrashWatch

RUNS = """
import sys, os, faulthandler
from pathlib import Path
from desktop.trouble.crashes import CrashWatch
watch = CrashWatch(Path(sys.argv[1]))
watch.begin()
print("on", flush=True)
if sys.argv[2] == "crash":
    faulthandler._sigsegv()
if sys.argv[2] == "killed":
    sys.stdin.read()
"""


def program(folder: Path, how: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", RUNS, str(folder), how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )


def run(folder: Path, how: str) -> None:
    with program(folder, how) as process:
        process.communicate()


def test_a_crash_is_found_once(tmp_path: Path) -> None:
    run(tmp_path, "crash")
    assert [each.suffix for each in tmp_path.iterdir()] == [".crash"]
    (note,) = CrashWatch(tmp_path).left_by_others()
    assert "<string>" in note
    assert CrashWatch(tmp_path).left_by_others() == []
    assert list(tmp_path.iterdir()) == []


def test_a_program_that_ends_in_order_leaves_nothing(tmp_path: Path) -> None:
    run(tmp_path, "well")
    assert list(tmp_path.iterdir()) == []


def test_one_that_runs_is_left_alone_and_one_that_was_killed_has_nothing_to_say(tmp_path: Path) -> None:
    with program(tmp_path, "killed") as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert CrashWatch(tmp_path).left_by_others() == []
        assert len(list(tmp_path.iterdir())) == 1
        process.kill()
        process.wait()
        assert CrashWatch(tmp_path).left_by_others() == []
        assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("no folder")
    watch = CrashWatch(tmp_path / "log")
    watch.begin()
    assert watch.left_by_others() == []
    watch.end()


def test_foreign_files_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "running-1.crash").mkdir()
    (tmp_path / "running-2.crash").write_bytes(b"\xff\x00" * 100_000)
    (note,) = CrashWatch(tmp_path).left_by_others()
    assert len(note) <= 65_536


@pytest.mark.parametrize("twice", [False, True])
def test_it_ends_once(tmp_path: Path, twice: bool) -> None:
    watch = CrashWatch(tmp_path)
    for _ in range(1 + twice):
        watch.end()
    assert watch.left_by_others() == []

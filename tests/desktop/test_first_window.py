"""A second start hands what it was asked to the first window: whatever lies in the folder where they meet."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop import first_window
from desktop.first_window import Asked, Claim, as_bytes, asked_in, hand_over, read_asked, start, token_of, use_token
from desktop.second_starts import SecondStarts

HOLDS = """
import sys
from pathlib import Path
from desktop.first_window import Claim
print(Claim(Path(sys.argv[1])).is_first(), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "window"


@pytest.fixture
def first(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program, whose window is the first."""
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=paths,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        yield process
        process.kill()


def laid_down(folder: Path, said: Any, name: str = "1.asked") -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_bytes(said if isinstance(said, bytes) else json.dumps(said).encode())
    return path


def good(**other: Any) -> dict[str, Any]:
    said = {"vestiges_window": 1, "language": "fr", "files": [os.path.abspath("a.vestiges")], "token": "t"}
    return said | other


def test_the_first_takes_what_the_second_was_asked(folder: Path, tmp_path: Path, qtbot: QtBot, qapp: Any) -> None:
    claim = Claim(folder)
    assert claim.is_first()
    starts = SecondStarts(claim, qapp)
    asked: list[Asked] = []
    starts.asked.connect(asked.append)
    file = tmp_path / "Zoë Ğüş 日本" / "partie.vestiges"
    answers: list[bool] = []
    second = threading.Thread(target=lambda: answers.append(hand_over(Asked("en", (file,), "token"), Claim(folder))))
    second.start()
    qtbot.waitUntil(lambda: bool(asked))
    second.join()
    assert answers == [True]
    assert asked == [Asked("en", (file,), "token")]
    claim.leave()
    starts.deleteLater()


def test_nobody_waits_for_a_window_that_does_not_answer(
    folder: Path, first: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_window, "PATIENCE_S", 0.1)
    assert start(Asked(), Claim(folder))
    assert [each.name for each in folder.iterdir()] == ["lock"]


def test_where_the_first_is_killed_the_second_is_the_first(folder: Path, first: subprocess.Popen[str]) -> None:
    claim = Claim(folder)
    assert not claim.is_first()
    threading.Timer(0.1, first.kill).start()
    assert start(Asked(), claim)
    assert not Claim(folder).is_first()
    claim.leave()
    again = Claim(folder)
    assert again.is_first()
    again.leave()


def test_a_folder_that_cannot_be_made_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "window").write_text("no folder")
    claim = Claim(tmp_path / "window")
    assert claim.is_first()
    claim.leave()


def test_what_a_second_start_writes_is_read_again(folder: Path) -> None:
    asked = Asked("fr", (Path("relative.vestiges"),), "t")
    laid_down(folder, as_bytes(asked))
    assert asked_in(folder) == ([Asked("fr", (Path("relative.vestiges").absolute(),), "t")], [])
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\x00\xff",
        b"[" * 60_000,
        b" " * 70_000,
        [],
        {},
        good(vestiges_window=2),
        good(language="de"),
        good(files="a.vestiges"),
        good(files=["relative.vestiges"]),
        good(files=[os.path.abspath("a.sh")]),
        good(files=[os.path.abspath("a\0.vestiges")]),
        good(files=[os.path.abspath("x" * 3000 + ".vestiges")]),
        good(files=[os.path.abspath("a.vestiges")] * 51),
        good(files=[7]),
        good(token="t" * 3000),
        good(token="a\nb"),
        good(token=None),
        good(more=1),
    ],
)
def test_what_no_start_of_this_program_writes_is_refused_and_taken_away(folder: Path, said: Any) -> None:
    laid_down(folder, said)
    assert asked_in(folder) == ([], ["1.asked"])
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_is_not_followed(folder: Path, tmp_path: Path) -> None:
    target = laid_down(tmp_path / "elsewhere", good())
    folder.mkdir()
    (folder / "1.asked").symlink_to(target)
    assert read_asked(folder / "1.asked") is None
    assert asked_in(folder) == ([], ["1.asked"])
    assert target.exists()


def test_what_was_asked_long_ago_is_taken_away_and_not_done(folder: Path) -> None:
    path = laid_down(folder, good())
    long_ago = time.time() - 3600
    os.utime(path, (long_ago, long_ago))
    assert asked_in(folder) == ([], [])
    assert not path.exists()


def test_other_files_stay(folder: Path) -> None:
    laid_down(folder, b"", "lock")
    laid_down(folder, b"", ".1.asked.7.tmp")
    assert asked_in(folder) == ([], [])
    assert len(list(folder.iterdir())) == 2


def test_the_token_of_the_desktop_goes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    assert token_of({}) == ""
    assert token_of({"DESKTOP_STARTUP_ID": "old", "XDG_ACTIVATION_TOKEN": "new"}) == "new"
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "before")
    use_token("")
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "before"
    use_token("after")
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "after"

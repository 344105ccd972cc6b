"""What other systems do to files: a name that is held for a moment, a lock that is refused, a disk without locks."""

import errno
import os
import time
from pathlib import Path

import pytest

from rules.core import durable


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited, on a system where an open file keeps its name."""
    waits: list[float] = []
    monkeypatch.setattr(durable, "ON_WINDOWS", True)
    monkeypatch.setattr(time, "sleep", waits.append)
    return waits


def held(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Somebody has the file open, and lets go after so many tries."""
    replace, tries = Path.replace, iter(range(times))

    def refuse(self: Path, target: Path) -> Path:
        if next(tries, None) is not None:
            raise PermissionError(errno.EACCES, "in use")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", refuse)


def test_a_file_that_is_held_for_a_moment_is_replaced(
    tmp_path: Path, waited: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"before")
    held(monkeypatch, 3)
    durable.replace_file(path, b"after")
    assert path.read_bytes() == b"after"
    assert waited == [0.01, 0.03, 0.1]


def test_after_a_second_it_is_given_up_and_nothing_is_left_behind(
    tmp_path: Path, waited: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"before")
    held(monkeypatch, 100)
    with pytest.raises(PermissionError):
        durable.replace_file(path, b"after")
    assert sum(waited) == pytest.approx(1.04)
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]
    assert path.read_bytes() == b"before"


def test_elsewhere_nobody_waits(tmp_path: Path, waited: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(durable, "ON_WINDOWS", False)
    held(monkeypatch, 1)
    with pytest.raises(PermissionError):
        durable.replace_file(tmp_path / "settings.json", b"after")
    assert waited == []


@pytest.mark.skipif(os.name == "nt", reason="flock is what is provoked here")
@pytest.mark.parametrize(
    ("number", "on_windows", "is_ours"),
    [
        (errno.ENOLCK, True, True),
        (errno.ENOSYS, True, True),
        (errno.EIO, True, False),
        (errno.EACCES, True, False),
        (0, True, False),
        (errno.EIO, False, True),
        (errno.EACCES, False, False),
    ],
)
def test_only_a_disk_without_locks_is_played_on_without(
    number: int, on_windows: bool, is_ours: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl  # noqa: PLC0415  # no such module on Windows

    def refuse(*_: object) -> None:
        raise OSError(number, "refused")

    monkeypatch.setattr(durable, "ON_WINDOWS", on_windows)
    monkeypatch.setattr(fcntl, "flock", refuse)
    handle = os.open(tmp_path / "game", os.O_RDWR | os.O_CREAT)
    assert durable.hold(handle) is is_ours
    os.close(handle)

"""Every screen of the window can be drawn by `vestiges screenshot`."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop.__main__ import main
from desktop.app import SCREENS
from desktop.commands.screens import OPENERS
from rules.bots.policy import Budget

SEEN_WITH = ("--moves", "2", "--size", "900x640", "--lang", "en")
NOT_IN_MARAJOARA = {"round"}
NOT_SO_SOON = {"moments"}
FEW = 40
"""Positions that advice is found with: what it says does not matter here."""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path / "home"))


def test_each_screen_that_there_is_can_be_asked_for() -> None:
    assert set(SCREENS) <= set(OPENERS)


@pytest.mark.parametrize("screen", sorted(set(OPENERS) - NOT_IN_MARAJOARA - NOT_SO_SOON))
def test_each_is_drawn(screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if screen == "advice":
        monkeypatch.setattr("rules.bots.policy.Budget", lambda positions, *more: Budget(min(positions, FEW), *more))
    out = tmp_path / "picture.png"
    assert main(["screenshot", "marajoara", "--screen", screen, *SEEN_WITH, "--out", str(out)]) == 0
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1024, 640)  # no window of ours is narrower
    colours = {picture.pixel(x, y) for x in range(0, 1024, 64) for y in range(0, 640, 40)}
    assert len(colours) > 1


def test_the_end_of_a_round_is_drawn_once_one_has_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = tmp_path / "before.png", tmp_path / "after.png"
    words = ["screenshot", "magnastorm", "--screen", "round", "--size", "1024x640", "--lang", "en"]
    assert main([*words, "--moves", "2", "--out", str(before)]) == 2
    assert "--moves" in capsys.readouterr().err
    assert not before.exists()
    assert main([*words, "--moves", "110", "--out", str(after)]) == 0
    assert QImage(str(after)).width() == 1024


def test_a_moment_is_drawn_once_there_is_something_to_learn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = tmp_path / "before.png", tmp_path / "after.png"
    words = ["screenshot", "marajoara", "--screen", "moments", "--size", "1024x640", "--lang", "en"]
    assert main([*words, "--moves", "2", "--out", str(before)]) == 2
    assert "--moves" in capsys.readouterr().err
    assert not before.exists()
    assert main([*words, "--moves", "60", "--out", str(after)]) == 0
    assert QImage(str(after)).width() == 1024


@pytest.mark.parametrize(("screen", "there"), [("lesson", "cart"), ("figure", "MJ-CAP-1"), ("reader", "MJ-CAP-6")])
def test_where_to_look_can_be_said(screen: str, there: str, tmp_path: Path) -> None:
    usual, wanted = tmp_path / "usual.png", tmp_path / "wanted.png"
    for out, more in ((usual, ()), (wanted, ("--at", there))):
        assert main(["screenshot", "marajoara", "--screen", screen, *more, *SEEN_WITH, "--out", str(out)]) == 0
    assert QImage(str(usual)) != QImage(str(wanted))


@pytest.mark.parametrize("screen", ["lesson", "figure"])
def test_what_is_not_there_is_refused_in_words(screen: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "picture.png"
    words = ["screenshot", "marajoara", "--screen", screen, "--at", "nowhere", "--lang", "en", "--out", str(out)]
    assert main(words) == 2
    assert "nowhere" in capsys.readouterr().err
    assert not out.exists()

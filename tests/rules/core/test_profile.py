"""What a player has reached is never lost, and never lost silently."""

import json
from pathlib import Path

import pytest

from rules.core.profile import Profile, ProfileFile


def test_the_best_result_is_remembered() -> None:
    profile = Profile().reached("marajoara", "mission-1", 40).reached("marajoara", "mission-1", 30)
    assert profile.best("marajoara", "mission-1") == 40
    assert profile.has("marajoara", "mission-1")
    assert not profile.has("marajoara", "mission-2")
    assert not profile.has("hoyuk", "mission-1")


def test_a_profile_lasts(tmp_path: Path) -> None:
    path = tmp_path / "new" / "profile.json"
    file = ProfileFile(path)
    assert file.problem is None
    assert not path.parent.exists(), "nothing is created before it is needed"
    assert file.reach("marajoara", "mission-1", 12) is None
    assert file.reach("hoyuk", "solo") is None
    again = ProfileFile(path)
    assert again.problem is None
    assert again.profile == Profile({"marajoara": {"mission-1": 12}, "hoyuk": {"solo": 1}})


def test_two_windows_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = (ProfileFile(tmp_path / "profile.json") for _ in range(2))
    one.reach("marajoara", "mission-1")
    other.reach("marajoara", "mission-2")
    assert ProfileFile(one.path).profile.has("marajoara", "mission-1")
    assert ProfileFile(one.path).profile.has("marajoara", "mission-2")


BROKEN = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"vestiges_profile":1}',
    b'{"vestiges_profile":true,"achievements":{}}',
    b'{"vestiges_profile":1,"achievements":{"a":{"b":NaN}}}',
    b'{"vestiges_profile":1,"achievements":{"a":{"b":"1"}}}',
    b'{"vestiges_profile":1,"achievements":{},"x":1}',
    b'{"vestiges_profile":2,"achievements":{},"keepsakes":{"a":["b"]}}',
    b'{"vestiges_profile":2,"achievements":{},"keepsakes":{"a":{"b":{"c":7}}}}',
    b'{"vestiges_profile":1,"achievements":{"' + b"x" * 2_000_000 + b'":{}}}',
]


@pytest.mark.parametrize("raw", BROKEN)
def test_a_damaged_profile_is_set_aside_and_said(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "profile.json"
    for number in (1, 2):
        path.write_bytes(raw)
        file = ProfileFile(path)
        assert file.problem
        assert (file.problem.id, file.problem.path) == ("profile-damaged", "profile.json")
        assert (tmp_path / f"profile.damaged-{number}.json").read_bytes() == raw
        assert file.reach("hoyuk", "solo") is None
        assert ProfileFile(path).profile.has("hoyuk", "solo")


def test_a_profile_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    newer = json.dumps({"vestiges_profile": 3, "medals": []})
    path.write_text(newer)
    file = ProfileFile(path)
    assert file.problem
    assert file.problem.id == "profile-newer"
    assert file.reach("hoyuk", "solo") == file.problem
    assert file.profile.has("hoyuk", "solo"), "for this evening"
    assert path.read_text() == newer


def test_a_profile_that_is_no_file_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    path.mkdir()
    file = ProfileFile(path)
    assert file.problem
    assert file.reach("hoyuk", "solo") == file.problem
    assert path.is_dir()


# What people keep


def test_everybody_keeps_what_is_theirs(tmp_path: Path) -> None:
    path = tmp_path / "profile.json"
    file = ProfileFile(path)
    assert file.keep("magnastorm", "Clara", "7.0", "#212") is None
    assert file.keep("magnastorm", " clara ", "8.0", "#104") is None
    assert file.keep("magnastorm", "Malo", "8.1", "#305") is None
    again = ProfileFile(path).profile
    assert again.kept("magnastorm", "CLARA") == ("#104", "#212")
    assert again.kept("magnastorm", "Malo") == ("#305",)
    assert again.kept("magnastorm", "Inès") == ()
    assert again.kept("hoyuk", "Clara") == ()


def test_the_same_game_leaves_one_thing(tmp_path: Path) -> None:
    """Whoever takes the last moves back and wins something else has that instead."""
    file = ProfileFile(tmp_path / "profile.json")
    file.keep("magnastorm", "Clara", "7.0", "#212")
    file.keep("magnastorm", "Clara", "7.0", "#213")
    assert ProfileFile(file.path).profile.kept("magnastorm", "Clara") == ("#213",)


def test_two_windows_keep_things_for_the_same_person(tmp_path: Path) -> None:
    one, other = (ProfileFile(tmp_path / "profile.json") for _ in range(2))
    one.keep("magnastorm", "Clara", "7.0", "#212")
    other.keep("magnastorm", "Clara", "8.0", "#104")
    assert ProfileFile(one.path).profile.kept("magnastorm", "Clara") == ("#104", "#212")


def test_a_profile_without_things_kept_is_read_by_older_programs(tmp_path: Path) -> None:
    file = ProfileFile(tmp_path / "profile.json")
    file.reach("hoyuk", "solo")
    assert json.loads(file.path.read_bytes()) == {"vestiges_profile": 1, "achievements": {"hoyuk": {"solo": 1}}}
    file.keep("magnastorm", "Clara", "7.0", "#212")
    assert json.loads(file.path.read_bytes())["vestiges_profile"] == 2

"""What came of puzzles, kept as lines: added, renamed, forgotten, and read whatever else stands in the file."""

from pathlib import Path

from rules.puzzles.kept import Tried, TriedFile

MORNING = "2026-11-19T09:00:00+01:00"


def tried(who: str = "Clara", number: int = 1) -> Tried:
    return Tried("marajoara", f"mj-{number:08x}", "clean", MORNING, who, "tracks", 2)


def test_what_is_added_is_there_next_time(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    kept = TriedFile(file)
    assert kept.add(tried()) is None
    assert kept.add(tried("Malo", 2)) is None
    assert TriedFile(file).tried == kept.tried
    assert TriedFile(file).of("clara") == (tried(),)


def test_another_window_adds_too(tmp_path: Path) -> None:
    one, other = TriedFile(tmp_path / "puzzles.jsonl"), TriedFile(tmp_path / "puzzles.jsonl")
    one.add(tried())
    other.add(tried(number=2))
    one.read_again()
    assert len(one.tried) == 2


def test_a_person_is_renamed_and_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    kept = TriedFile(file)
    kept.add(tried())
    kept.add(tried("Malo"))
    kept.rename("Clara", "Inès")
    assert len(TriedFile(file).of("Inès")) == 1
    assert kept.forget("Inès") is None
    assert TriedFile(file).tried == (tried("Malo"),)
    assert "Inès" not in file.read_text("utf-8")
    assert "Clara" not in file.read_text("utf-8")


def test_a_damaged_line_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    TriedFile(file).add(tried())
    with file.open("a", encoding="utf-8") as lines:
        lines.write('{"v": 1, "tried": {"game\nnonsense\n{"v": 99}\n')
    kept = TriedFile(file)
    assert kept.tried == (tried(),)
    kept.add(tried(number=3))
    assert len(TriedFile(file).tried) == 2


def test_a_disk_that_refuses_is_told_and_the_window_knows_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be")
    kept = TriedFile(tmp_path / "home" / "puzzles.jsonl")
    assert kept.add(tried()) is not None
    assert kept.tried == (tried(),)

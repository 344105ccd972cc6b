"""Whatever a file holds, reading and checking it raises nothing; 10,000 of them by a command, some here."""

from tests.rules.teaching.fuzz import fuzz


def test_spoiled_files_raise_nothing() -> None:
    read, good = fuzz(300, seed=20260314)
    assert 0 < good <= read < 300


def test_spoiled_corrections_raise_nothing() -> None:
    read, good = fuzz(300, seed=20260315, only_editions=True)
    assert 0 < good <= read < 300

"""What people note at points of a game: kept with it, limited, cleaned; with notes it is still the same game."""

from pathlib import Path
from typing import Any

import pytest

from rules.core import journal
from rules.core.codec import checksum
from rules.core.journal import Journal
from rules.core.marks import Arrow, Light, Number, Pen, Ring, Spot
from rules.core.notes import MARKS_BYTES, NAME_LETTERS, TITLE_LETTERS, WORDS_LETTERS, Note
from rules.core.record import Refated
from rules.core.refusal import Refusal
from rules.core.savefile import read_save
from rules.core.timeline import Timeline
from rules.core.types import Json
from tests.rules.core import tables
from tests.rules.core.tables import LIBRARY, legal, table
from tests.rules.core.test_savefile import problems, relined, reread, same, saved

MARKS = (
    Arrow(start=Spot(key="a"), end=Spot(x=0.2, y=0.7), ink=1),
    Ring(at=Spot(key="b")),
    Number(at=Spot(key="c"), number=3),
    Pen(on="a", points=((0.1, 0.2), (0.3, 0.4))),
    Light(at=Spot(key="b"), corner=Spot(x=0.9, y=0.9)),
)
FULL = Note("Trop tôt.\nIl fallait attendre.", "La fuite", "Avec patience", MARKS)


def played(moves: int) -> Timeline:
    return tables.played(table("person", "person"), moves)


def noted(timeline: Timeline, point: int, note: Note) -> Timeline:
    assert timeline.write_note(point, note) is None
    return timeline


def with_line(timeline: Timeline, line: Json, at: int = -1) -> bytes:
    """The save of a game with one line more; before the checksum at its end."""
    return relined(saved(timeline), lambda lines: [*lines[:at], line, *lines[at:]])


def test_a_game_without_notes_is_written_as_ever() -> None:
    assert b"note" not in saved(played(6))
    once = noted(played(6), 3, FULL)
    assert saved(noted(once, 3, Note())) == saved(played(6))


def test_notes_come_back_as_they_were_at_every_point() -> None:
    timeline = played(6)
    for point in (0, 3, 6):
        noted(timeline, point, FULL)
    again = reread(timeline)
    assert dict(again.notes) == {0: FULL, 3: FULL, 6: FULL}
    assert same(again, timeline)
    assert saved(again) == saved(timeline)


def test_a_game_with_notes_leads_to_the_same_positions() -> None:
    plain, commented = played(9), noted(noted(played(9), 2, FULL), 9, FULL)
    sums = [[checksum(each.state_at(point)) for point in range(each.last + 1)] for each in (plain, reread(commented))]
    assert sums[0] == sums[1]


def branched() -> tuple[Timeline, int]:
    """A game with two branches after entry 2, and the first entry of the second."""
    timeline = played(5)
    timeline.go_to(2)
    other = next(move for move in legal(timeline) if move != getattr(timeline.entry(3), "move", None))
    assert not isinstance(timeline.propose(other), Refusal)
    return timeline, timeline.now


def test_each_branch_keeps_its_notes_through_undo_and_file() -> None:
    timeline, other = branched()
    noted(noted(timeline, 3, Note("ici")), other, Note("là", name="Plus lent"))
    timeline.undo()
    timeline.go_to(5)
    again = reread(timeline)
    assert (again.note_at(3), again.note_at(other)) == (Note("ici"), Note("là", name="Plus lent"))
    assert same(again, timeline)


def test_the_same_game_up_to_a_point_keeps_the_notes_of_its_line() -> None:
    timeline, other = branched()
    noted(noted(noted(timeline, 3, Note("ici")), other, Note("là")), 0, Note("début"))
    assert dict(timeline.up_to(other, timeline.record).notes) == {0: Note("début"), 3: Note("là")}


def test_a_journal_has_a_note_before_it_counts(tmp_path: Path) -> None:
    timeline = played(4)
    kept = journal.begin(tmp_path, timeline)
    assert isinstance(kept, Journal)
    noted(noted(timeline, 2, Note("un")), 2, Note("deux"))
    noted(noted(timeline, 4, Note("fin")), 4, Note())
    path = kept.path
    kept.close()
    refused = timeline.write_note(1, Note("zu"))
    assert refused is not None
    assert refused.rule == "journal-not-noted"
    opened = journal.resume(path, LIBRARY)
    assert opened.timeline is not None
    assert opened.journal is not None
    assert dict(opened.timeline.notes) == {2: Note("deux")}
    assert not opened.problems
    assert not isinstance(opened.timeline.propose(legal(opened.timeline)[0]), Refusal)
    opened.journal.close()


def test_notes_leave_room_for_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = played(4)
    kept = journal.begin(tmp_path, timeline)
    assert isinstance(kept, Journal)
    monkeypatch.setattr(journal, "BYTES_FOR_NOTES", 10)
    refused = timeline.write_note(1, Note("un"))
    assert refused is not None
    assert refused.rule == "journal-full-of-notes"
    assert not timeline.notes
    assert not isinstance(timeline.propose(legal(timeline)[0]), Refusal)
    kept.close()


def test_another_program_that_looks_on_notes_nothing(tmp_path: Path) -> None:
    timeline = played(4)
    kept = journal.begin(tmp_path, timeline)
    assert isinstance(kept, Journal)
    looked = journal.resume(kept.path, LIBRARY)
    assert looked.is_played_elsewhere
    assert looked.timeline is not None
    assert looked.timeline.write_note(1, Note("un")) is not None
    kept.close()


def test_what_is_too_long_or_too_much_is_refused() -> None:
    stroke = Pen(points=tuple((0.1234 + at / 1000, 0.5678) for at in range(400)))
    for note, why in (
        (Note("x" * (WORDS_LETTERS + 1)), "note-too-long"),
        (Note(chapter="x" * (TITLE_LETTERS + 1)), "note-too-long"),
        (Note(name="x" * (NAME_LETTERS + 1)), "note-too-long"),
        (Note(marks=(stroke,) * (MARKS_BYTES // 4000)), "note-too-many-marks"),
    ):
        refused = played(3).write_note(1, note)
        assert refused is not None
        assert refused.rule == why
    assert played(3).write_note(1, Note("x" * WORDS_LETTERS)) is None


def test_signs_that_upset_lines_go() -> None:
    timeline = noted(played(3), 1, Note("a\x07b\r\nc\u202ed \n", " Cha\npi\ttre ", "n\u2066om"))
    assert timeline.note_at(1) == Note("a b\nc d", "Cha pi tre", "n om")
    assert reread(timeline).note_at(1) == timeline.note_at(1)


BAD: tuple[tuple[str, Any], ...] = (
    ("too long", {"note": 1, "words": "x" * (WORDS_LETTERS + 1)}),
    ("no words", {"note": 1, "words": 7}),
    ("no words at all", {"note": 1, "words": None}),
    ("something else", {"note": 1, "run": "rm"}),
    ("no such point", {"note": 99, "words": "x"}),
    ("no point", {"note": -1, "words": "x"}),
    ("yes for one", {"note": True, "words": "x"}),
    ("a list for a point", {"note": [1], "words": "x"}),
    ("no marks", {"note": 1, "marks": "x"}),
    ("a mark of another kind", {"note": 1, "marks": [{"kind": "script", "src": "x"}]}),
    ("a mark far away", {"note": 1, "marks": [{"kind": "ring", "at": {"x": 1e9}}]}),
    ("too many marks", {"note": 1, "marks": [{"kind": "ring", "at": {"key": "a"}}] * 100}),
    ("a stroke without end", {"note": 1, "marks": [{"kind": "pen", "points": [[0, 0]] * 401}]}),
)


@pytest.mark.parametrize(("what", "line"), BAD, ids=[each[0] for each in BAD])
def test_a_note_that_cannot_be_read_costs_nothing_else(what: str, line: Json) -> None:
    """Even in the middle of the game all moves are had, and the other notes; the file is said to lack one."""
    timeline = noted(played(8), 2, Note("gut"))
    raw = with_line(timeline, line, at=5)
    reading = read_save(raw, "save", LIBRARY)
    assert [each.id for each in reading.problems] == ["save-bad-note"], what
    assert reading.timeline is not None
    assert dict(reading.timeline.notes) == {2: Note("gut")}
    assert same(reading.timeline, timeline)
    assert not reading.is_whole


def test_many_notes_that_cannot_be_read_are_told_once() -> None:
    raw = relined(saved(played(4)), lambda lines: [*lines[:-1], *[{"note": 1, "words": 7}] * 50, lines[-1]])
    assert problems(raw) == ["save-bad-note"]


def test_what_was_cleaned_in_a_file_is_no_problem() -> None:
    raw = with_line(played(4), {"note": 2, "words": "a\u0000b", "chapter": "c\nd"})
    reading = read_save(raw, "save", LIBRARY)
    assert reading.is_whole
    assert reading.timeline is not None
    assert reading.timeline.note_at(2) == Note("a b", "c d")


def test_another_fate_can_be_noted_too() -> None:
    timeline = table(policy="teaching")
    assert timeline.replay(Refated(0, 5)) is None
    assert reread(noted(timeline, 1, Note("autre sort"))).note_at(1) == Note("autre sort")

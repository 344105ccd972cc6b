"""The shelf of made things: added, kept twice, thrown away, restored; nothing that cannot be read is lost."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from rules.games import loaded
from rules.teaching.made import Made
from rules.teaching.reading import written
from rules.teaching.shelf import Shelf, file_name
from tests.rules.teaching.making import TODAY, built_in, made_from, position_at_start

MARAJOARA = next(game for game in loaded() if game.id == "marajoara")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "made")


def a_lesson() -> Made:
    return made_from(MARAJOARA, built_in(MARAJOARA)[0])


def names(shelf: Shelf) -> list[str]:
    return sorted(each.made.id for each in shelf.things()[0])


def test_an_empty_shelf_is_empty_and_creates_nothing(shelf: Shelf) -> None:
    assert shelf.things() == ((), ())
    assert shelf.thrown(TODAY) == ()
    assert not shelf.folder.exists()


def test_what_is_kept_is_found_again(shelf: Shelf) -> None:
    lesson, position = a_lesson(), position_at_start(MARAJOARA)
    shelf.keep(lesson)
    shelf.keep(position)
    assert names(shelf) == sorted([lesson.id, position.id])
    found = shelf.named(lesson.id)
    assert found is not None
    assert (found.made, found.received, found.is_new) == (lesson, None, False)


def test_what_is_received_is_new_until_somebody_looks(shelf: Shelf) -> None:
    lesson = a_lesson()
    shelf.receive(lesson, TODAY)
    assert [(each.received, each.is_new) for each in shelf.things()[0]] == [(TODAY, True)]
    shelf.looked_at(lesson.id)
    assert [(each.received, each.is_new) for each in shelf.things()[0]] == [(TODAY, False)]


def test_the_same_id_is_replaced_or_both_are_kept(shelf: Shelf) -> None:
    lesson = a_lesson()
    shelf.keep(lesson)
    assert shelf.standing(lesson).is_equal
    newer = lesson.model_copy(update={"by": "Claire M."})
    standing = shelf.standing(newer)
    assert standing.same is not None
    assert not standing.is_equal
    beside = shelf.receive_beside(newer, TODAY)
    assert len(names(shelf)) == 2
    assert beside.made.id != lesson.id
    shelf.receive(newer, TODAY)
    assert len(names(shelf)) == 2
    found = shelf.named(lesson.id)
    assert found is not None
    assert found.made.by == "Claire M."


def test_a_copy_says_what_it_was_made_from(shelf: Shelf) -> None:
    lesson = shelf.keep(a_lesson()).made
    copy = shelf.duplicate(lesson, "Claire M.", TODAY).made
    assert copy.id != lesson.id
    assert copy.after is not None
    assert (copy.by, copy.after.lesson, copy.after.by) == ("Claire M.", lesson.id, "Paul R.")
    assert len(names(shelf)) == 2


def test_the_trash_keeps_for_thirty_days(shelf: Shelf) -> None:
    lesson = shelf.keep(a_lesson()).made
    shelf.throw(lesson.id, TODAY)
    assert names(shelf) == []
    later = TODAY + timedelta(days=30)
    assert [each.days_left(later) for each in shelf.thrown(later)] == [0]
    assert shelf.thrown(later + timedelta(days=1)) == ()
    assert shelf.thrown(TODAY) == ()


def test_what_was_thrown_away_comes_back(shelf: Shelf) -> None:
    lesson = shelf.keep(a_lesson()).made
    shelf.throw(lesson.id, TODAY)
    shelf.restore(shelf.thrown(TODAY)[0])
    assert names(shelf) == [lesson.id]
    shelf.throw(lesson.id, TODAY)
    shelf.keep(lesson)
    shelf.restore(shelf.thrown(TODAY)[0])
    assert len(names(shelf)) == 2
    assert shelf.thrown(TODAY) == ()


def test_the_same_thing_can_be_thrown_twice_a_day(shelf: Shelf) -> None:
    lesson = a_lesson()
    for _ in range(2):
        shelf.keep(lesson)
        shelf.throw(lesson.id, TODAY)
    assert len(shelf.thrown(TODAY)) == 2


def test_what_is_damaged_is_set_aside_and_named(shelf: Shelf) -> None:
    lesson = shelf.keep(a_lesson())
    spoiled = lesson.path.read_bytes()[:200]
    lesson.path.write_bytes(spoiled)
    kept, broken = shelf.things()
    assert kept == ()
    assert [each.problems[0].id for each in broken] == ["made-foreign"]
    assert broken[0].path.read_bytes() == spoiled
    shelf.keep(lesson.made)
    kept, broken = shelf.things()
    assert (len(kept), len(broken)) == (1, 1)
    assert broken[0].path.read_bytes() == spoiled


def test_a_damaged_file_is_never_overwritten(shelf: Shelf) -> None:
    lesson = shelf.keep(a_lesson())
    for number in range(3):
        lesson.path.write_bytes(b"spoiled %d" % number)
        shelf.keep(lesson.made)
    kept, broken = shelf.things()
    assert len(kept) == 1
    assert sorted(each.path.read_bytes() for each in broken) == [b"spoiled 0", b"spoiled 1", b"spoiled 2"]


def test_a_file_of_a_newer_program_stays_where_it_is(shelf: Shelf) -> None:
    lesson = shelf.keep(a_lesson())
    lesson.path.write_bytes(written(lesson.made).replace(b'"vestiges": 1', b'"vestiges": 9'))
    kept, broken = shelf.things()
    assert kept == ()
    assert [(each.path, each.is_newer) for each in broken] == [(lesson.path, True)]


def test_notes_that_are_spoiled_cost_nothing(shelf: Shelf) -> None:
    lesson = a_lesson()
    shelf.receive(lesson, TODAY)
    for spoiled in (b"{", b"[]", b'{"%s": 3}' % lesson.id.encode(), b'{"%s": {"received": 3}}' % lesson.id.encode()):
        (shelf.folder / "shelf.json").write_bytes(spoiled)
        assert [each.received for each in shelf.things()[0]] == [None]


def test_a_name_of_a_trashed_file_that_is_no_day_is_gone(shelf: Shelf) -> None:
    lesson = shelf.keep(a_lesson()).made
    shelf.throw(lesson.id, date(2026, 1, 1))
    path = shelf.thrown(date(2026, 1, 1))[0].path
    path.rename(path.with_name(f"{lesson.id}.99999999.vestiges"))
    assert shelf.thrown(date(2026, 1, 1)) == ()


def test_a_file_to_hand_on_is_named_by_its_title() -> None:
    assert file_name(position_at_start(MARAJOARA)) == "début.vestiges"
    assert file_name(position_at_start(MARAJOARA).model_copy(update={"title": a_lesson().title})) != ".vestiges"

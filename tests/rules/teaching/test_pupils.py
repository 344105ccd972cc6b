"""What pupils did is noted, merged without counting twice, handed in with nothing else, and deleted for good."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from rules.core.types import Json
from rules.teaching.pupils import (
    MOST_LESSONS,
    MOST_MISTAKES,
    MOST_PUPILS,
    MOST_TIMES,
    Class,
    LessonDone,
    MadePupil,
    Pupil,
    as_first_name,
    handed_in,
    pupil_of,
)
from rules.teaching.pupils_file import PupilsFile
from rules.teaching.reading import as_bytes, read_made, written
from rules.text.localise import LANGUAGES, Texts

TODAY = date(2026, 3, 14)
JOIN, ROOFS = "hoyuk/join", "hoyuk/roofs"


def class_of_two() -> Class:
    now = Class().with_names(("Léo", "Adèle"))
    now = now.noted("Adèle", JOIN, "join", TODAY, mistake="corner", is_solved=False)
    now = now.noted("Adèle", JOIN, "join", TODAY, mistake="corner", is_solved=False)
    now = now.noted("Adèle", JOIN, "extend", TODAY, mistake="HK-HOU-3", is_solved=False)
    return now.noted("adèle ", JOIN, "join", TODAY, is_solved=True)


def of(now: Class, name: str) -> Pupil:
    pupil = now.named(name)
    assert pupil is not None
    return pupil


def test_tries_mistakes_and_steps_are_noted_by_name() -> None:
    now = class_of_two()
    assert [each.name for each in now.pupils] == ["Adèle", "Léo"]
    done = of(now, "ADÈLE").lessons[JOIN]
    assert done.steps == ("join",)
    assert done.tries == {"join": 3, "extend": 1}
    assert done.mistakes == {"join": {"corner": 2}, "extend": {"HK-HOU-3": 1}}
    assert (done.mistake_count, done.mistakes_in("join"), done.last) == (3, 2, TODAY)
    assert now.noted("Adèle", JOIN, "join", TODAY, is_solved=True).by_key["adèle"].lessons[JOIN].steps == ("join",)


def test_names_are_listed_without_minding_accents() -> None:
    names = ("Zoé", "Élise", "Eric", "Ibrahim", "Ève")
    assert [each.name for each in Class().with_names(names).pupils] == ["Élise", "Eric", "Ève", "Ibrahim", "Zoé"]


def test_the_same_hand_in_twice_counts_once() -> None:
    pupil = of(class_of_two(), "Adèle")
    once = Class().joined(pupil)
    assert once.joined(pupil) == once
    assert once.joined(pupil).joined(pupil) == once


def test_of_two_the_newer_figures_count_and_no_solved_step_is_lost() -> None:
    older = LessonDone(steps=("a", "b"), tries={"a": 2, "b": 5}, mistakes={"a": {"x": 1}, "b": {"y": 4}}, last=TODAY)
    newer = LessonDone(steps=("a",), tries={"a": 1}, last=TODAY + timedelta(days=3))
    both = older.joined(newer)
    assert both == newer.joined(older)
    assert set(both.steps) == {"a", "b"}
    assert both.tries == {"a": 1, "b": 5}
    assert both.mistakes == {"b": {"y": 4}}
    assert both.last == newer.last
    assert both.joined(newer) == both == both.joined(older)


def test_lessons_of_a_hand_in_come_beside_those_that_are_known() -> None:
    theirs = Pupil(name="LÉO", lessons={ROOFS: LessonDone(steps=("on",), last=TODAY)})
    now = class_of_two().noted("Léo", JOIN, "join", TODAY, is_solved=True).joined(theirs)
    assert set(of(now, "Léo").lessons) == {JOIN, ROOFS}
    assert of(now, "Léo").name == "Léo"


def test_a_pupil_gets_another_name_and_is_joined_with_who_has_it() -> None:
    now = class_of_two().renamed("Adèle", "Léo")
    assert [each.name for each in now.pupils] == ["Léo"]
    assert of(now, "Léo").lessons[JOIN].steps == ("join",)
    assert class_of_two().free_name("Léo") == "Léo 2"
    assert class_of_two().free_name("Rose") == "Rose"


def test_however_much_is_noted_the_file_can_be_read(tmp_path: Path) -> None:
    now = Class()
    for number in range(MOST_MISTAKES + 5):
        now = now.noted("Rose", JOIN, "join", TODAY, mistake=f"m{number}", is_solved=False)
    for number in range(MOST_LESSONS + 5):
        now = now.seen("Rose", f"hoyuk/l{number}", "one", TODAY + timedelta(days=number))
    busy = LessonDone(tries={"a": MOST_TIMES}, last=TODAY).tried("a", "x", TODAY)
    now = now.joined(Pupil(name="Léo", lessons={JOIN: busy}))
    now = now.with_names(f"N{number}" for number in range(MOST_PUPILS + 5))
    assert PupilsFile(tmp_path / "pupils.json").change(lambda _: now) is None
    again = PupilsFile(tmp_path / "pupils.json")
    assert again.problem is None
    assert again.now == now
    assert len(now.pupils) == MOST_PUPILS
    assert f"hoyuk/l{MOST_LESSONS + 4}" in of(now, "Rose").lessons
    assert read_made(written(handed_in(of(now, "Rose"), TODAY))).made is not None


# Handed in


def test_a_hand_in_holds_the_name_and_the_lessons_and_nothing_else() -> None:
    made = handed_in(of(class_of_two(), "Adèle"), TODAY)
    raw = written(made)
    assert set(json.loads(raw)) == {"vestiges", "kind", "id", "made", "name", "lessons"}
    assert list(json.loads(raw))[:2] == ["vestiges", "kind"]
    back = read_made(raw).made
    assert back == made
    assert isinstance(back, MadePupil)
    assert back.pupil == of(class_of_two(), "Adèle")


def test_who_was_not_named_hands_in_what_was_solved_here() -> None:
    solved = {JOIN: ["join", "extend"], "no lesson at all": ["x"], ROOFS: ["../x"]}
    pupil = pupil_of("Rose", solved, TODAY)
    assert pupil.lessons == {JOIN: LessonDone(steps=("join", "extend"), last=TODAY)}


HOSTILE: tuple[tuple[str, Json], ...] = (
    ("name", ""),
    ("name", " \t\u202e "),
    ("name", "é" * 3000),
    ("name", None),
    ("name", ["Adèle"]),
    ("game", "hoyuk"),
    ("by2", "somebody"),
    ("lessons", []),
    ("lessons", {"../../etc/passwd": {"last": "2026-03-14"}}),
    ("lessons", {JOIN: {"last": "yesterday"}}),
    ("lessons", {JOIN: {"last": "2026-03-14", "tries": {"join": -1}}}),
    ("lessons", {JOIN: {"last": "2026-03-14", "tries": {"join": 10**30}}}),
    ("lessons", {JOIN: {"last": "2026-03-14", "mistakes": {"join": {"<b>": 1}}}}),
    ("lessons", {JOIN: {"last": "2026-03-14", "mistakes": {"join": {"x": "many"}}}}),
    ("lessons", {JOIN: {"last": "2026-03-14", "steps": ["a"] * 61}}),
    ("lessons", {JOIN: {"last": "2026-03-14", "more": 1}}),
    ("lessons", {f"hoyuk/l{number}": {"last": "2026-03-14"} for number in range(MOST_LESSONS + 1)}),
)


@pytest.mark.parametrize(("key", "value"), HOSTILE)
def test_a_hostile_hand_in_is_refused_in_both_languages(key: str, value: Json) -> None:
    document = json.loads(written(handed_in(of(class_of_two(), "Adèle"), TODAY)))
    reading = read_made(as_bytes(document | {key: value}))
    assert reading.made is None
    for language in LANGUAGES:
        assert all(Texts(language).say(each.sentence) for each in reading.problems)
    assert reading.problems


def test_a_name_is_one_line_of_some_letters() -> None:
    assert as_first_name("  Anne \n Marie\u202e ") == "Anne Marie"
    assert as_first_name("Ade\u0300le") == "Adèle"
    assert len(as_first_name("x" * 100)) == 40
    with pytest.raises(ValueError, match="name"):
        as_first_name(" \x00 ")


# On disk


@pytest.fixture
def file(tmp_path: Path) -> PupilsFile:
    file = PupilsFile(tmp_path / "pupils.json")
    assert file.change(lambda _: class_of_two()) is None
    return file


def test_two_windows_write_without_losing_anything(file: PupilsFile) -> None:
    other = PupilsFile(file.path)
    other.change(lambda now: now.seen("Rose", JOIN, "join", TODAY))
    file.change(lambda now: now.seen("Noé", JOIN, "join", TODAY))
    other.read_again()
    assert [each.name for each in other.pupils] == ["Adèle", "Léo", "Noé", "Rose"]


def test_a_damaged_book_is_set_aside_and_a_new_one_begins(file: PupilsFile) -> None:
    damaged = file.path.read_bytes()[:-20]
    file.path.write_bytes(damaged)
    again = PupilsFile(file.path)
    assert again.problem is not None
    assert again.problem.id == "pupils-damaged"
    assert again.change(lambda now: now.with_names(("Rose",))) is None
    assert file.path.with_name("pupils.damaged-1.json").read_bytes() == damaged
    assert [each.name for each in PupilsFile(file.path).pupils] == ["Rose"]


def test_a_book_of_a_newer_program_is_left_alone(file: PupilsFile) -> None:
    newer = b'{"vestiges_pupils": 9, "pupils": "otherwise"}'
    file.path.write_bytes(newer)
    again = PupilsFile(file.path)
    wrong = again.change(lambda now: now.with_names(("Rose",)))
    assert wrong is not None
    assert wrong.id == "pupils-newer"
    assert file.path.read_bytes() == newer
    assert [each.name for each in again.pupils] == ["Rose"]  # for as long as the window is open


def test_a_disk_that_refuses_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = PupilsFile(tmp_path / "file" / "pupils.json")
    wrong = file.change(lambda now: now.with_names(("Rose",)))
    assert wrong is not None
    for language in LANGUAGES:
        assert "pupils.json" in Texts(language).say(wrong.sentence)


def naming(home: Path, name: str) -> list[str]:
    """The files below a folder in which a name stands, in whatever letters."""
    spellings = [name.casefold().encode(), json.dumps(name)[1:-1].casefold().encode()]
    files = [each for each in home.rglob("*") if each.is_file()]
    return [each.name for each in files if any(words in each.read_bytes().lower() for words in spellings)]


def test_nothing_of_a_deleted_name_is_left_anywhere(file: PupilsFile) -> None:
    home = file.path.parent
    hand_ins = home / "made" / "damaged"
    hand_ins.mkdir(parents=True)
    adele, leo = (written(handed_in(of(class_of_two(), name), TODAY)) for name in ("Adèle", "Léo"))
    (home / "adele.vestiges").write_bytes(adele)
    (hand_ins / "half.vestiges").write_bytes(adele[:-40])
    (home / "leo.vestiges").write_bytes(leo)
    (home / "pupils.damaged-1.json").write_bytes(file.path.read_bytes()[:-9])
    (home / "pupils.damaged-2.json").write_text(json.dumps({"name": "Adèle"})[:-1])
    (home / ".pupils.json.123.tmp").write_bytes(file.path.read_bytes())
    assert len(naming(home, "Adèle")) == 6
    assert file.forget("ADÈLE") is None
    assert naming(home, "Adèle") == []
    assert [each.name for each in file.pupils] == ["Léo"]
    assert (home / "leo.vestiges").read_bytes() == leo


def test_a_whole_class_is_deleted(file: PupilsFile) -> None:
    home = file.path.parent
    (home / "leo.vestiges").write_bytes(written(handed_in(of(class_of_two(), "Léo"), TODAY)))
    (home / "pupils.damaged-1.json").write_text("Adèle, Léo")
    assert file.forget_all() is None
    assert naming(home, "Adèle") == naming(home, "Léo") == []
    assert PupilsFile(file.path).pupils == ()

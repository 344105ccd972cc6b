"""Hostile files of every kind: reading one raises nothing, and nothing of it is lost.

Each kind has good files, which are spoiled in their text or in what they say; lines that vouch for each other are also
signed anew after they were spoiled, so that what they say is read at all.
"""

import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from time import perf_counter

from desktop.editor.drafts import DraftFile
from desktop.settings import SettingsFile
from rules.boxes import kept as kept_box
from rules.boxes.own import OwnBox
from rules.core import folders
from rules.core.chain import PREFIX, START, chained
from rules.core.codec import checksum
from rules.core.edition import Problem
from rules.core.finished_game import FinishedGame, SeatResult
from rules.core.journal import begin, read, resume
from rules.core.profile import ProfileFile
from rules.core.results import ResultsFile
from rules.games import loaded
from rules.puzzles.kept import Tried, TriedFile
from rules.teaching.notes import NotesFile
from rules.teaching.pupils import Class
from rules.teaching.pupils_file import PupilsFile
from tests.rules.teaching.fuzz import fuzz, spoiled
from tests.soak.reports import Report
from tests.soak.tables import legal, library, stepped, table

SIGNED_ANEW = 0.6


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file in the folder of the program."""

    name: str
    path: Callable[[], Path]
    """Where it lies; asked when the folder of the program is settled."""
    make: Callable[[], object]
    """Write a good one there."""
    use: Callable[[], object]
    """Read it, and write to it as the program does."""
    may_be_lost: bool = False
    """It holds nothing that cannot be set again."""
    has_lines: bool = False


def soak(name: str, count: int, seed: int) -> Report:
    """Read so many spoiled files of a kind."""
    began = perf_counter()
    if name == "made":
        readable, good = fuzz(count, seed)
        wrong: Sequence[str] = ()
        figures = {"readable": float(readable), "good": float(good)}
    else:
        wrong, figures = (games if name == "game" else home_files(KINDS[name]))(count, seed)
    return Report("files", name, count, tuple(wrong), {**figures, "seconds": round(perf_counter() - began)})


def spoiled_lines(raw: bytes, chance: random.Random) -> bytes:
    """Some lines spoiled, left out, doubled or moved."""
    lines = raw.splitlines(keepends=True)
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(lines))
        match chance.randrange(4):
            case 0:
                lines[at] = spoiled_line(lines[at], chance).replace(b"\n", b" ") + b"\n"
            case 1 if len(lines) > 1:
                del lines[at]
            case 2:
                lines.insert(chance.randrange(len(lines) + 1), lines[at])
            case _:
                lines[at], lines[0] = lines[0], lines[at]
    return b"".join(lines)


def spoiled_line(line: bytes, chance: random.Random) -> bytes:
    """A line of JSON with something else in it; of other lines some letters."""
    try:
        return spoiled(line, chance)
    except (ValueError, IndexError):
        return cut(line, chance)


# Games


def games(count: int, seed: int) -> tuple[Sequence[str], dict[str, float]]:
    chance, wrong, opened = random.Random(seed), list[str](), 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        originals = [raw for game in loaded() for raw in played(game.id, folder / game.id)]
        file = folder / "spoiled.vestiges"
        for number in range(count):
            raw = spoiled_game(chance.choice(originals), chance)
            file.write_bytes(raw)
            try:
                opened += opens(file, raw, chance)
            except Exception as error:  # whatever it is, it is what the trial looks for
                wrong.append(f"seed {seed}, file {number}: {type(error).__name__}: {error}")
            for each in folder.glob("*.vestiges"):
                each.unlink()
    return wrong, {"opened": float(opened)}


def played(game_id: str, folder: Path) -> Iterator[bytes]:
    """Files of games that were played for a while, with branches."""
    game = next(each for each in loaded() if each.id == game_id)
    for seed in range(4):
        timeline, chance = table(game, seed), random.Random(seed)
        journal = begin(folder, timeline)
        assert not isinstance(journal, Problem), journal
        with journal:
            for _ in range(30):
                stepped(timeline, chance)
        yield journal.path.read_bytes()


def spoiled_game(raw: bytes, chance: random.Random) -> bytes:
    if chance.random() > SIGNED_ANEW:
        return spoiled_lines(raw, chance) if chance.random() < 0.5 else cut(raw, chance)
    texts = b"".join(line[PREFIX:] for line in raw.splitlines(keepends=True))
    data, _ = chained(iter(spoiled_lines(texts, chance).splitlines()), START)
    return data


def cut(raw: bytes, chance: random.Random) -> bytes:
    found = bytearray(raw)
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(found))
        found[at : at + chance.randrange(0, 9)] = bytes(chance.randrange(256) for _ in range(chance.randrange(4)))
    return bytes(found)


def opens(file: Path, raw: bytes, chance: random.Random) -> bool:
    """Whether there is a game in it. What is not whole is never written to."""
    found = read(file, library())
    is_whole = found.is_whole
    for each in found.problems:
        assert each.id
    opened = resume(file, library())
    if opened.timeline is None:
        assert file.read_bytes() == raw
        return False
    legal(opened.timeline)
    opened.timeline.game.scores(opened.timeline.state)
    if opened.journal is not None:
        with opened.journal:
            stepped(opened.timeline, chance)
    after = file.read_bytes()
    assert after.startswith(raw) if is_whole else after == raw, "a damaged file was written to"
    return True


# What lies in the folder of the program


def home_files(kind: Kind) -> Callable[[int, int], tuple[Sequence[str], dict[str, float]]]:
    def tried(count: int, seed: int) -> tuple[Sequence[str], dict[str, float]]:
        chance, wrong, kept = random.Random(seed), list[str](), 0
        with tempfile.TemporaryDirectory() as name, AtHome(Path(name)):
            kind.make()
            good = kind.path().read_bytes()
            for number in range(count):
                raw = spoiled_lines(good, chance) if kind.has_lines else spoiled(good, chance)
                for each in sorted(kind.path().parent.glob("*")):
                    each.unlink() if each.is_file() else None
                kind.path().write_bytes(raw)
                try:
                    kind.use()
                except Exception as error:  # whatever it is, it is what the trial looks for
                    wrong.append(f"seed {seed}, file {number}: {type(error).__name__}: {error}")
                    continue
                aside = list(kind.path().parent.glob("*damaged*"))
                kept += bool(aside)
                if aside and not kind.may_be_lost and raw not in [each.read_bytes() for each in aside]:
                    wrong.append(f"seed {seed}, file {number}: set aside, but not as it was")
        return wrong, {"set aside": float(kept)}

    return tried


class AtHome:
    """While a trial runs, another folder of the program."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.before = folder, folders.home

    def __enter__(self) -> None:
        folders.home = lambda: self.folder

    def __exit__(self, *_: object) -> None:
        folders.home = self.before


WHEN = "2026-11-19T20:00:00+00:00"
HOYUK = "hoyuk"
TODAY = date(2026, 11, 19)


def a_result(number: int) -> FinishedGame:
    seats = tuple(
        SeatResult(name=name, player="person", total=30 + number, rank=rank, won=rank == 1)
        for rank, name in enumerate(("Ana", "Ben"), start=1)
    )
    return FinishedGame(id=f"hoyuk-{number}#1", ended=WHEN, game=HOYUK, mode="base", seats=seats)


def make_results() -> None:
    file = ResultsFile(folders.results())
    file.add_all([a_result(number) for number in range(6)])
    file.rename("Ana", "Cem")
    file.sat("hoyuk-1", 60)


def use_results() -> None:
    file = ResultsFile(folders.results())
    file.add(a_result(77))
    ResultsFile(folders.results()).results  # noqa: B018  # reading it is the trial


def make_profile() -> None:
    file = ProfileFile(folders.profile())
    file.reach(HOYUK, "first", 3)
    file.keep("magnastorm", "Ana", "fate", "A-1")


def use_profile() -> None:
    ProfileFile(folders.profile()).reach(HOYUK, "second")


def use_tried() -> None:
    TriedFile(folders.puzzles_tried()).add(Tried(HOYUK, "hk-00000009", "missed", WHEN))


def make_notes() -> None:
    NotesFile().write("hk-1", "step", "fr", "mots")


def use_notes() -> None:
    NotesFile().write("hk-1", "other", "en", "words")


def use_settings() -> None:
    SettingsFile(folders.settings()).change(volume=3)


def make_tried() -> None:
    file = TriedFile(folders.puzzles_tried())
    for number in range(4):
        file.add(Tried(game=HOYUK, puzzle=f"hk-{number:08}", result="clean", when=WHEN, who="Ana"))


def make_box() -> None:
    game = loaded()[-1]
    own = OwnBox(library().edition(game)).with_value("commanders.3.green", 9).without_row("planet.lines.5")
    kept_box.keep(game, own.with_row("planet.lines", ["NE.a", "NE.b"]))


def use_box() -> None:
    game = loaded()[-1]
    own, _ = kept_box.read(game, library().edition(game))
    kept_box.keep(game, own.with_value("commanders.2.green", 8))


def draft() -> DraftFile:
    game = loaded()[1]
    return DraftFile(game, table(game, 0).state)


def make_draft() -> None:
    file = draft()
    timeline = table(file.game, 0)
    timeline.propose(legal(timeline)[0])
    file.keep(timeline.state)


def use_draft() -> None:
    file = draft()
    found = file.read()
    if found is not None:
        checksum(found.state)


def make_pupils() -> None:
    def noted(now: Class) -> Class:
        return now.with_names(["Ana", "Ben"]).noted("Ana", "hk-1", "first", TODAY, mistake="far", is_solved=False)

    PupilsFile(folders.pupils()).change(noted)


def use_pupils() -> None:
    PupilsFile(folders.pupils()).change(lambda now: now.seen("Ben", "hk-1", "first", TODAY))


def make_settings() -> None:
    SettingsFile(folders.settings()).change(theme="dark", name="Ana", names=["Ana", "Ben"], text_scale=1.5)


KINDS = {
    each.name: each
    for each in (
        Kind("settings", folders.settings, make_settings, use_settings, may_be_lost=True),
        Kind("profile", folders.profile, make_profile, use_profile),
        Kind("results", folders.results, make_results, use_results, has_lines=True),
        Kind("tried", folders.puzzles_tried, make_tried, use_tried, has_lines=True),
        Kind("box", lambda: folders.corrections("magnastorm"), make_box, use_box),
        Kind("pupils", folders.pupils, make_pupils, use_pupils),
        Kind("notes", folders.lesson_notes, make_notes, use_notes),
        Kind("draft", lambda: draft().path, make_draft, use_draft, may_be_lost=True),
    )
}
NAMES = ("game", "made", *KINDS)

"""The screens that `vestiges screenshot` can draw, by name, and how each is opened for a game."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING

from rules.commands.failures import WrongUsage
from rules.core import folders, journal, resources
from rules.core.timeline import Timeline
from rules.core.types import phrase
from rules.lessons.model import lessons_in
from rules.reference.model import read_reference

if TYPE_CHECKING:  # the names of the screens are known without Qt
    from desktop.program import Program
    from desktop.screen import Screen
    from desktop.shell import Shell
    from rules.bots.review import Review
    from rules.teaching.editions import MadeEdition


MOST_MOVES = 20_000
OTHER_NUMBERS = 8
SETTINGS = "settings"
"""Where to look at a new game: its settings, unfolded."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game, and where in the screen to look: what is explained on a table, a rule, a ruling or a section of the book,
    a lesson, the settings of a new game."""

    shell: "Shell"
    program: "Program"
    timeline: Timeline
    at: str = ""
    is_chosen: bool = False
    """Whether seats or options were asked for: a new game shows them as what was chosen."""

    @property
    def game_id(self) -> str:
        return self.timeline.game.id


def open_screen(name: str, wanted: Wanted) -> "Screen":
    """Opens the screen over the cabinet. Raises `WrongUsage` when there is nothing there to look at."""
    return OPENERS[name](wanted)


def cabinet(wanted: Wanted) -> "Screen":
    return wanted.shell.trail[0]


def first_launch(wanted: Wanted) -> "Screen":
    """The cabinet as somebody sees it who was never here."""
    wanted.program.settings_file.change(name="", seen={})
    screen = wanted.shell.trail[0]
    screen.say_again()
    return screen


def new_game(wanted: Wanted) -> "Screen":
    """Open the page with these seats and options, if any were asked for, else as it is usual; or with its settings."""
    from desktop.new_game.choices import USUAL_POLICY, choices_of
    from desktop.new_game.page import NewGame

    page = wanted.shell.open("new_game", game=wanted.game_id)
    assert isinstance(page, NewGame)
    if wanted.is_chosen:
        chosen = choices_of(wanted.timeline.game, wanted.timeline.record)
        page.preparation.change(replace(chosen, policy=USUAL_POLICY))
    if wanted.at:
        page.preparation.unfold(wanted=known_one(wanted.at, [SETTINGS]) == SETTINGS)
    return page


def settings(wanted: Wanted) -> "Screen":
    return wanted.shell.open("settings")


def kept_games(wanted: Wanted) -> "Screen":
    """Open the page of kept games, with the wanted game in it as a game in progress and as a save."""
    program, timeline = wanted.program, wanted.timeline
    folders.made(folders.saves())
    journal.save(timeline, folders.saves() / f"{timeline.game.id}{folders.EXTENSION}", program.library)
    begun = journal.begin(folders.games_in_progress(), timeline)
    if isinstance(begun, journal.Journal):
        begun.close()
    return wanted.shell.open("kept_games")


def table(wanted: Wanted) -> "Screen":
    return wanted.shell.open("table", timeline=wanted.timeline)


def aim(wanted: Wanted) -> "Screen":
    """The table with the aim of its game over it."""
    from desktop.table_screen.screen import TableScreen

    screen = table(wanted)
    assert isinstance(screen, TableScreen)
    screen.uncover()
    screen.aim.open()
    return screen


def round_summary(wanted: Wanted) -> "Screen":
    """The table with the end of its last round over it."""
    from desktop.table_screen.screen import TableScreen

    screen = table(wanted)
    assert isinstance(screen, TableScreen)
    screen.uncover()
    screen.rounds.show_again()
    if not screen.rounds.is_out:
        raise WrongUsage(phrase("screenshot-no-round"))
    screen.area.view.setFocus()
    return screen


def advice(wanted: Wanted) -> "Screen":
    """The table with all three steps of advice open."""
    from desktop.docks.advice_words import REASONS
    from desktop.table_screen.screen import TableScreen
    from rules.bots.advising import Advising
    from rules.bots.policy import Budget, chance_of

    screen = table(wanted)
    assert isinstance(screen, TableScreen)
    screen.uncover()
    at, asked = screen.table, screen.opponents.advice
    if at.seat_to_play is None:
        raise WrongUsage(phrase("screenshot-no-choice"))
    bot, chance = Advising(at.game.id, len(at.players)), chance_of(at.point, at.seat_to_play)
    *_, told = bot.advised(at.game, at.view, at.legal, chance, Budget(bot.usual_budget))
    asked.tell((at.point, at.seat_to_play), told, chance)
    for _ in range(REASONS):
        screen.counsel.press()
    return screen


def tutor(wanted: Wanted) -> "Screen":
    """The table with the tutor's question about the first move that costs too much."""
    from desktop.table_screen.screen import TableScreen
    from rules.bots.policy import Budget, chance_of
    from rules.bots.weighing import Weighing

    screen = table(wanted)
    assert isinstance(screen, TableScreen)
    screen.uncover()
    at = screen.table
    if at.seat_to_play is None:
        raise WrongUsage(phrase("screenshot-no-choice"))
    screen.tutoring.want("small")
    least = screen.tutoring.threshold
    assert least is not None
    bot, chance = Weighing(at.game.id, len(at.players), least), chance_of(at.point, at.seat_to_play)
    for move in (each for each in at.legal if not wanted.at or wanted.at in repr(each)):
        *_, found = bot.weighed(at.game, at.view, at.legal, chance, Budget(bot.usual_budget), move=move)
        if found.loss(least):
            screen.tutoring.hold(move, found)
            return screen
    raise WrongUsage(phrase("screenshot-no-mistake"))


def curtain(wanted: Wanted) -> "Screen":
    """Open the table with its curtain closed for the player who must decide."""
    from desktop.table_screen.screen import TableScreen

    screen = table(wanted)
    assert isinstance(screen, TableScreen)
    decisions = screen.table.decisions
    screen.curtain.close_for(screen.table, decisions[0].seat if decisions else 0)
    return screen


def score(wanted: Wanted) -> "Screen":
    from desktop.table.table import Table

    return wanted.shell.open("score", table=Table(wanted.timeline))


def review(wanted: Wanted) -> "Screen":
    """The review of the first person's decisions, as far as a first look at each of them leads."""
    from desktop.review.screen import ReviewScreen
    from desktop.table.table import Table

    screen = wanted.shell.open("review", table=Table(wanted.timeline))
    assert isinstance(screen, ReviewScreen)
    screen.work.close()
    screen.work.review = reviewed(wanted.timeline, screen.seat)
    screen.show_again()
    screen.picture.paint_now()
    return screen


def moments(wanted: Wanted) -> "Screen":
    """The dearest moment of such a review, to be found again at the table."""
    from desktop.table.table import Table

    found = reviewed(wanted.timeline, first_person(wanted.timeline))
    if not found.moments():
        raise WrongUsage(phrase("screenshot-no-moment"))
    return wanted.shell.open("moments", table=Table(wanted.timeline), review=found)


def first_person(timeline: Timeline) -> int:
    from desktop.analysis.offering import seats_to_review

    return next(iter(seats_to_review(timeline, None)), 0)


def reviewed(timeline: Timeline, seat: int) -> "Review":
    """Look at every decision once, in this process."""
    from rules.bots.whole_review import begun, carried_on

    found, desk = begun(timeline, seat)
    for each in carried_on(found, lambda tasks: map(desk.judged, tasks), quick=True):
        found = each
    return found


def own_page(wanted: Wanted) -> "Screen":
    """Open the page of whoever plays, with the wanted game on it if that is over."""
    from rules.core.finished_game import id_of
    from rules.core.finishing import result_of

    timeline = wanted.timeline
    if not timeline.game.deciding(timeline.state):
        file = f"{timeline.game.id}{folders.EXTENSION}"
        journal.save(timeline, folders.made(folders.saves()) / file, wanted.program.library)
        now = datetime.now().astimezone()
        wanted.program.results.add(result_of(timeline, id_of(file, timeline.record.seed), now))
    return wanted.shell.open("own_page")


def victory(wanted: Wanted) -> "Screen":
    """The celebration of the game, played to its end by novices where it is not over."""
    from desktop.commands.playing import played_by_novices
    from desktop.table.table import Table

    played_by_novices(wanted.timeline, MOST_MOVES, wanted.timeline.record.seed)
    return wanted.shell.open("victory", table=Table(wanted.timeline), still=True)


def editor(wanted: Wanted) -> "Screen":
    """The editor at the position of the game; at `empty`, at an empty table."""
    from desktop.editor.opening import edit_from_nothing, edit_moment

    timeline = wanted.timeline
    if wanted.at and known_one(wanted.at, ["empty"]):
        edit_from_nothing(wanted.shell, wanted.program, timeline.game)
    else:
        edit_moment(wanted.shell, wanted.program, timeline, timeline.now)
    return wanted.shell.trail[-1]


def own_box(wanted: Wanted) -> "Screen":
    """The data of the owner's box, at a part, a row or a datum if one is named."""
    from desktop.own_box.screen import OwnBoxScreen
    from rules.boxes.checking import check

    screen = wanted.shell.open("own_box", game=wanted.timeline.game)
    assert isinstance(screen, OwnBoxScreen)
    if wanted.at in screen.side.parts:
        screen.open_part(wanted.at)
    elif wanted.at and not screen.ways.go_to(wanted.at):
        raise WrongUsage(phrase("wrong-place", place=wanted.at, known=tuple(screen.side.parts)))
    screen.draft.hear(check(screen.game, screen.draft.own))
    return screen


def merging(wanted: Wanted) -> "Screen":
    """An edition of somebody else that meets the owner's: that of a file, or one with other reconstructed numbers."""
    from pathlib import Path

    from desktop.own_box.screen import OwnBoxScreen
    from rules.teaching.editions import MadeEdition
    from rules.teaching.reading import read_file

    game = wanted.timeline.game
    made = read_file(Path(wanted.at)).made if wanted.at else other_numbers(wanted)
    if not isinstance(made, MadeEdition) or made.game != game.id:
        raise WrongUsage(phrase("file-no-corrections", file=wanted.at))
    box = wanted.shell.open("own_box", game=game)
    assert isinstance(box, OwnBoxScreen)
    box.compare(made)
    return wanted.shell.trail[-1]


def other_numbers(wanted: Wanted) -> "MadeEdition":
    """An edition in which the first reconstructed numbers are greater by one."""
    from desktop.lessons.plans import making_of
    from rules.core.correcting import Correction
    from rules.teaching.editions import edition_file
    from rules.teaching.made import Titles

    game = wanted.timeline.game
    data = (each for each in wanted.program.library.edition(game).data() if type(each.value) is int)
    found = [Correction(each.path, each.value + 1) for each in data if each.provenance == "reconstructed"]
    return edition_file(making_of(wanted.program, game), found[:OTHER_NUMBERS], Titles())


def comments(wanted: Wanted) -> "Screen":
    """The table at the first move on which somebody commented, else where it stands, with the page to write on."""
    from desktop.table_screen.screen import TableScreen

    screen = table(wanted)
    assert isinstance(screen, TableScreen)
    screen.uncover()
    if screen.table.seats.is_shared:
        screen.table.lay_open(True)
    noted = [point for point in screen.table.timeline.line() if screen.table.notes.at(point)]
    if noted:
        screen.table.go_to(noted[0])
    screen.commenting.open()
    return screen


def branches(wanted: Wanted) -> "Screen":
    """Two branches side by side: those of the game, else novices play another one from its middle on."""
    from desktop.branches.screen import BranchesScreen
    from desktop.commands.playing import played_otherwise
    from desktop.table_screen.screen import TableScreen

    timeline = wanted.timeline
    if not beside(timeline):
        played_otherwise(timeline)
    if not beside(timeline):
        raise WrongUsage(phrase("screenshot-no-branches"))
    screen = table(wanted)
    assert isinstance(screen, TableScreen)
    screen.uncover()
    found = wanted.shell.open("branches", table=screen.table, branch=beside(timeline)[0])
    assert isinstance(found, BranchesScreen)
    found.paint_now()
    return found


def beside(timeline: Timeline) -> list[int]:
    """The first entries of branches that part from the line of a game."""
    line = timeline.line()
    return [each for point in line for each in timeline.branches_at(point) if each not in line]


def shelf(wanted: Wanted) -> "Screen":
    return wanted.shell.open("lessons", game=wanted.game_id)


def lesson(wanted: Wanted) -> "Screen":
    """The one that is named, else the first that is not finished."""
    known = [each.id for each in lessons_in(resources.assets() / wanted.game_id / "lessons")]
    return wanted.shell.open("lesson", game=wanted.game_id, lesson=known_one(wanted.at, known))


def presenter(wanted: Wanted) -> "Screen":
    """The lesson that is named, else the first, as a class sees it."""
    from desktop.presenter.screen import PresenterScreen

    screen = wanted.shell.open("presenter", game=wanted.timeline.game, lesson=wanted.at)
    assert isinstance(screen, PresenterScreen)
    screen.next_picture.paint_all()
    return screen


def in_class(wanted: Wanted) -> "Screen":
    """The table with its class switch on, and letters to vote by."""
    from desktop.table_screen.screen import TableScreen

    screen = table(wanted)
    assert isinstance(screen, TableScreen)
    screen.class_switch.begin()
    room = screen.class_switch.classroom
    assert room is not None
    room.letters.show(True)
    room.toggle_vote()
    return screen


def puzzles(wanted: Wanted) -> "Screen":
    """The shelf of puzzles, with its pictures."""
    from desktop.puzzles.shelf import PuzzleShelf

    screen = wanted.shell.open("puzzles")
    assert isinstance(screen, PuzzleShelf)
    screen.pictures.paint_all()
    return screen


def puzzle(wanted: Wanted) -> "Screen":
    """The one that is named, else the first of its game."""
    from desktop.puzzles.books import shelves_of

    known = [each.id for each in shelves_of(wanted.program).get(wanted.game_id, ())]
    return wanted.shell.open("puzzle", game=wanted.game_id, id=known_one(wanted.at or next(iter(known), ""), known))


def reader(wanted: Wanted) -> "Screen":
    return book(wanted, wanted.at)


def section(name: str) -> "Callable[[Wanted], Screen]":
    """A section of the book that is a page of its own."""
    return lambda wanted: book(wanted, wanted.at or name)


def book(wanted: Wanted, at: str) -> "Screen":
    """It speaks of the game that is asked for."""
    from desktop.table.table import Table

    return wanted.shell.open("reader", game=wanted.timeline.game, at=at, table=Table(wanted.timeline))


def figure(wanted: Wanted) -> "Screen":
    """The figure of the rule that is named, else the first of the book."""
    known = [each.rule for each in read_reference(resources.assets() / wanted.game_id).figures]
    rule = known_one(wanted.at or next(iter(known), ""), known)
    return wanted.shell.open("figure", game=wanted.timeline.game, rule=rule)


def known_one(wanted: str, known: list[str]) -> str:
    if not known or (wanted and wanted not in known):
        raise WrongUsage(phrase("wrong-place", place=wanted, known=tuple(known)))
    return wanted


def teach(wanted: Wanted) -> "Screen":
    return wanted.shell.open("teach")


def shelf_of_made(wanted: Wanted) -> None:
    """Put a lesson and a position of the wanted game on the shelf of made things."""
    from datetime import date

    from desktop.lessons.plans import making_of
    from desktop.maker.starting import from_built_in
    from rules.teaching.copying import position_of
    from rules.teaching.made import Titles

    program, game = wanted.program, wanted.timeline.game
    lessons = tuple(lessons_in(resources.assets() / game.id / "lessons"))
    for lesson in lessons[:3]:
        program.made.keep(from_built_in(program, game, lesson))
    title = Titles(fr=program.say("made-untitled"))
    program.made.receive(position_of(making_of(program, game), wanted.timeline.state, title), date.today())


def library(wanted: Wanted) -> "Screen":
    """The library with some lessons of the wanted game in it, their pictures painted and checked."""
    from desktop.made.library import LibraryScreen
    from rules.teaching.checking import checked

    shelf_of_made(wanted)
    screen = wanted.shell.open("library")
    assert isinstance(screen, LibraryScreen)
    for entry in screen.collection.entries:
        if entry.made is not None:
            found = checked(entry.made, wanted.program.library, searches=False)
            wanted.program.checks.came.emit(entry.key, found, False)
    screen.pictures.paint_all()
    return screen


PUPILS = (
    "Adèle", "Baptiste", "Chloé", "Djibril", "Élise", "Gaspard", "Inès", "Jules", "Kadiatou", "Léo", "Maïssa", "Noé",
    "Rose", "Samuel",
)  # fmt: skip


def class_book(wanted: Wanted) -> "Screen":
    """The class book with pupils who have done some lessons of the wanted game; so many of them as `--at` says."""
    fill_class(wanted, int(wanted.at) if wanted.at.isdigit() else len(PUPILS))
    return wanted.shell.open("class_book", game=wanted.timeline.game)


def fill_class(wanted: Wanted, count: int) -> None:
    """Put so many pupils into the class book who have done some lessons of the wanted game, with typical mistakes."""
    from datetime import date

    from desktop.lessons.progress import key_of
    from rules.teaching.pupils import Class

    lessons = tuple(lessons_in(resources.assets() / wanted.game_id / "lessons"))
    names = [f"{PUPILS[at % len(PUPILS)]} {at // len(PUPILS) + 1 if at >= len(PUPILS) else ''}" for at in range(count)]
    now, chance = Class().with_names(names), 7
    for name in names:
        for lesson in lessons[: (chance := chance * 31 % 101) % 5]:
            for step in lesson.steps[: 1 + chance % (len(lesson.steps) + 3)]:
                chance = chance * 31 % 101
                known = [each.id for each in getattr(step, "mistakes", ())] or ["lessons-not-the-goal"]
                for at in range(chance % 3):
                    mistake = known[at % len(known)]
                    now = now.noted(name, key_of(lesson), step.id, date.today(), mistake=mistake, is_solved=False)
                now = now.noted(name, key_of(lesson), step.id, date.today(), is_solved=True)
    wanted.program.pupils.change(lambda _: now)


def translation(wanted: Wanted) -> "Screen":
    """A lesson of the wanted game in its other language."""
    shelf_of_made(wanted)
    lesson = next(each.made for each in wanted.program.made.things()[0] if each.made.kind == "lesson")
    return wanted.shell.open("translation", made=lesson)


def maker(wanted: Wanted) -> "Screen":
    """The workshop with a lesson of the program, the first or the one that is named."""
    from desktop.maker.screen import MakerScreen

    lessons = {each.id: each for each in lessons_in(resources.assets() / wanted.game_id / "lessons")}
    named = known_one(wanted.at or next(iter(lessons)), list(lessons))
    screen = wanted.shell.open("maker", lesson=lessons[named])
    assert isinstance(screen, MakerScreen)
    screen.pictures.paint_all()
    return screen


def plan(wanted: Wanted) -> "Screen":
    """A plan of the wanted game, by its name or its id, its pictures and a class; `NAME:3` unfolds its third row."""
    from desktop.lessons.plans import plans_of
    from desktop.plans.screen import PlanScreen

    name, _, row = wanted.at.partition(":")
    plans = {
        each.ready.name if each.ready else each.id: each.id for each in plans_of(wanted.program, wanted.timeline.game)
    }
    if name:
        known_one(name, list(plans))
    fill_class(wanted, len(PUPILS))
    screen = wanted.shell.open("plan", game=wanted.game_id, plan=plans.get(name, ""))
    assert isinstance(screen, PlanScreen)
    if row:
        screen.acts.stand_on(int(row) - 1)
        screen.acts.fold()
    screen.pictures.paint_all()
    return screen


def about(wanted: Wanted) -> "Screen":
    """The page about the program."""
    return wanted.shell.open("about")


def handouts(wanted: Wanted) -> "Screen":
    """What can be printed of the game: the document that is named, else its rules; of a table also its position."""
    from desktop.paper.position_sheet import position_at
    from desktop.paper.screen import Handouts

    position = position_at(wanted.timeline)
    screen = wanted.shell.open("handouts", game=wanted.timeline.game, what=wanted.at or "rules", position=position)
    assert isinstance(screen, Handouts)
    screen.composer.finish()
    return screen


OPENERS: "dict[str, Callable[[Wanted], Screen]]" = {
    "table": table,
    "aim": aim,
    "round": round_summary,
    "comments": comments,
    "branches": branches,
    "advice": advice,
    "tutor": tutor,
    "curtain": curtain,
    "score": score,
    "review": review,
    "moments": moments,
    "victory": victory,
    "cabinet": cabinet,
    "first_launch": first_launch,
    "new_game": new_game,
    "kept_games": kept_games,
    "own_page": own_page,
    "settings": settings,
    "about": about,
    "editor": editor,
    "own_box": own_box,
    "merging": merging,
    "lessons": shelf,
    "lesson": lesson,
    "teach": teach,
    "library": library,
    "class_book": class_book,
    "translation": translation,
    "maker": maker,
    "plan": plan,
    "presenter": presenter,
    "class": in_class,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "reader": reader,
    "rulings": section("rulings"),
    "differences": section("differences"),
    "glossary": section("glossary"),
    "edition": section("edition"),
    "figure": figure,
    "handouts": handouts,
}

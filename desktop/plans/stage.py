"""Where rows of a plan are played for real: tables and lessons over the presentation, which the class sees too."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from desktop.board.area import BoardArea
from desktop.docks.unguided import is_unguided
from desktop.kept_games.opening import open_table as open_opened
from desktop.keys import keys_of
from desktop.lessons.player import LessonPlayer
from desktop.lessons.who_plays import who_plays
from desktop.made.playing import open_table, timeline_at
from desktop.plans.opening import open_lesson
from desktop.plans.subject import PlanSubject
from desktop.presenter.areas import is_secret
from desktop.presenter.screen import PresenterScreen
from desktop.presenter.session import Session
from desktop.presenter.session_side import TableSide
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table.table import Table
from desktop.table_screen.screen import TableScreen
from desktop.widgets.letter_keys import Shortcut
from rules.core.codec import Unreadable, options_from_json
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.journal import resume
from rules.core.record import new_record
from rules.core.timeline import Timeline
from rules.lessons.model import Lesson
from rules.teaching.plan_scenes import Scene
from rules.teaching.plans import FreeRow, LessonRow, MadePlan
from rules.teaching.staging import begun_at, seating_of


def present_plan(
    program: Program, shell: Shell, game: AnyGame, plan: MadePlan, lessons: tuple[Lesson, ...], at: int = 0
) -> PresenterScreen:
    """Lead a class through a plan, from a row on."""
    subject = PlanSubject(program, game, plan, lessons, at)
    screen = shell.open("presenter", subject=subject)
    assert isinstance(screen, PresenterScreen)
    Stage(program, shell, screen, subject)
    return screen


class Stage(QObject):
    def __init__(self, program: Program, shell: Shell, screen: PresenterScreen, subject: PlanSubject) -> None:
        super().__init__(screen)
        self.program, self.shell, self.screen, self.subject = program, shell, screen, subject
        self.files: dict[int, Path] = {}
        """Where the game of each row is kept, by the number of the row, once it was begun in this session."""
        self._played: Table | None = None
        """The table of a row that is played before the class."""
        subject.opening.connect(self.open)
        shell.pages.currentChanged.connect(self._show_class)

    # What is opened

    def open(self, scene: Scene) -> None:
        """Open the table of a row; where pupils play, after asking who."""
        if scene.row.mode == "pupils":
            who_plays(self.screen, lambda _: self._play(scene), keeps=self.subject.put_off)
        else:
            self._play(scene)

    def _play(self, scene: Scene) -> None:
        if isinstance(scene.row, LessonRow):
            open_lesson(self.program, self.shell, self.subject.game, scene.lesson, scene.steps[0], "back-to-presenter")
            self._hear_keys(self.shell.trail[-1])
            return
        is_projected = scene.row.mode == "projected"
        if not (is_projected and self._goes_on(scene)) and (problem := self._begin_game(scene)) is not None:
            self.subject.refuse(problem.sentence)
            return
        self._mind_secrets()
        table = self.shell.trail[-1]
        assert isinstance(table, TableScreen)
        if table.table.keeping.journal is not None:
            self.files[self.subject.row_at] = table.table.keeping.journal.path
        self._hear_keys(table)
        self._teach_at(table, begins=is_projected)

    def _hear_keys(self, over: Screen) -> None:
        """Let the teacher freeze or blacken the class's own screen while pupils play."""
        screen = self.screen
        seen = screen.classroom.screen

        def where_projected(does: Callable[[], object]) -> None:
            if screen.projecting.is_on:
                does()

        for keys, does in ((keys_of("freeze"), seen.toggle_frozen), (keys_of("black"), seen.toggle_black)):
            for key in keys:
                Shortcut(screen.program, key, over, partial(where_projected, does))

    def _begin_game(self, scene: Scene) -> Problem | None:
        timeline = timeline_for(self.program, self.subject.game, scene)
        if isinstance(timeline, Problem):
            return timeline
        return open_table(self.shell, timeline, guided=isinstance(scene.row, FreeRow) and scene.row.guide)

    def _goes_on(self, scene: Scene) -> bool:
        """Open the game that the teacher began for this row in this session, if there is one; with its guide, unless
        that was sent away."""
        file = self.files.get(self.subject.row_at)
        if file is None or not file.exists():
            return False
        found = resume(file, self.program.library)
        timeline, row = found.timeline, scene.row
        is_left = timeline is None or is_unguided(self.program.settings_file, timeline.record)
        return open_opened(self.shell, found, guided=isinstance(row, FreeRow) and row.guide and not is_left)

    def _teach_at(self, table: TableScreen, *, begins: bool) -> None:
        """Bring the session to the table: its tools, its time, what only the teacher reads. Where pupils play it is
        there when the class switch is wanted."""
        screen, switch = self.screen, table.class_switch
        side = TableSide(screen, table.style_now)
        side.wanted.connect(self._go_to)
        switch.session = Session(screen.classroom, screen.projecting, side, self._go_on, screen.exchange)
        if begins:
            self._played = table.table
            switch.begin()

    def _leave_table(self) -> None:
        """Come back from whatever is open over the presentation."""
        while self.screen in self.shell.trail[:-1]:
            self.shell.back()

    def _go_on(self, by: int) -> None:
        """Come back from the table of a row; on, to what follows it."""
        self._leave_table()
        if by > 0:
            self.subject.go(by)

    def _go_to(self, row: int) -> None:
        self._leave_table()
        self.subject.go_to(row)

    # What the class sees meanwhile

    def _show_class(self, *_: object) -> None:
        """The class sees the table that is on top; where there is none that it may see, that of the presentation."""
        trail = self.shell.trail
        if trail[-1] is self.screen and self._played is not None:
            played, self._played = self._played, None
            self.subject.show_left(played.timeline.state, played.names)
        above = trail[trail.index(self.screen) :] if self.screen in trail else []
        areas = (found for each in reversed(above) if (found := area_of(each)) is not None)
        area = next((each for each in areas if not is_secret(each.table)), None)
        if area is not None and area is not self.screen.projecting.area:
            self.screen.projecting.show_area(area)
            self.screen.show_again()

    def _mind_secrets(self) -> None:
        """A table that covers its cards again is seen by the class no more."""
        table = self.shell.trail[-1]
        if isinstance(table, TableScreen):
            table.area.pieces_changed.connect(self._show_class)


def timeline_for(program: Program, game: AnyGame, scene: Scene) -> Timeline | Problem:
    """The game that a row begins, kept nowhere; a problem says why there is none."""
    row, box = scene.row, program.library.box(game)
    if not isinstance(row, FreeRow) or row.position is not None:
        return timeline_at(program, game, begun_at(game, box, scene.lesson, scene.steps[0]).state)
    try:
        options = options_from_json(game, row.options)
    except Unreadable as error:
        return error.problems[0]
    edition = program.library.edition(game)
    record = new_record(game, edition, options, seating_of(row, game), seed=row.seed, policy="teaching")
    return Timeline(game, record, box)


def area_of(screen: Screen) -> BoardArea | None:
    """The table on a screen."""
    match screen:
        case PresenterScreen() | TableScreen():
            return screen.area
        case LessonPlayer():
            return screen.board
    return None

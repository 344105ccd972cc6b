"""The menu of the table: where else to go, how it is watched and looked at. Keys that do the same stand beside."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolTip

from desktop.analysis.offering import objection_to_review
from desktop.editor.opening import ask_about_secrets, edit_moment
from desktop.keys import Act
from desktop.page.ways_out import below, way_back
from desktop.settings import PACES
from desktop.table.mistakes import MISTAKES, threshold
from desktop.table.seats import PERSON
from desktop.widgets.letter_keys import spelled, spelled_key
from desktop.widgets.menu import Menu
from rules.bots.registry import LEVELS

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen


def edit_here(screen: "TableScreen", point: int) -> None:
    """Edit the position of this moment, unless somebody minds that secrets are shown."""
    table = screen.table
    at = screen.top.mapToGlobal(screen.top.rect().bottomLeft())
    ask_about_secrets(
        table, screen.program, screen, at, lambda: edit_moment(screen.shell, screen.program, table.timeline, point)
    )


class MomentMenu(Menu):
    """What may be done at a moment of the game, from its line in the log."""

    def __init__(self, screen: "TableScreen", point: int) -> None:
        super().__init__(screen, screen.style_now)
        self._noting(screen, point)
        self.addSeparator()
        edit = self.addAction(screen.program.say("editor-edit-this"))
        edit.triggered.connect(lambda: edit_here(screen, point))
        if screen.lesson_making.is_offered:
            make = self.addAction(screen.program.say("maker-make"))
            make.triggered.connect(lambda: screen.lesson_making.make_at(point))
        self._branches(screen, point)
        self.stand_on_first()

    def _noting(self, screen: "TableScreen", point: int) -> None:
        """Comment, begin a chapter, keep the marks of the table: where that cannot be, why not."""
        say, notes, commenting = screen.program.say, screen.table.notes, screen.commenting
        note = notes.at(point)
        comment = self.addAction(say("note-edit" if note.words else "note-comment"))
        comment.triggered.connect(lambda: commenting.open_at(point))
        chapter = self.addAction(say("note-edit-chapter" if note.chapter else "note-begin-chapter"))
        chapter.triggered.connect(lambda: commenting.begin_chapter(point))
        for each in (comment, chapter):
            each.setEnabled(notes.can_write)
        if point == screen.table.point and commenting.marks.can_keep:
            self.addAction(say("note-keep-marks")).triggered.connect(commenting.keep_marks)
        if not notes.can_write:
            self.note(say("note-not-now"))

    def _branches(self, screen: "TableScreen", point: int) -> None:
        """Compare the branches that begin here with each other."""
        timeline = screen.table.timeline
        others = [each for each in timeline.branches_at(point) if each not in timeline.line()]
        if others and len(timeline.branches_at(point)) > 1:
            compare = self.addAction(screen.program.say("branches-compare"))
            compare.triggered.connect(lambda: screen.shell.open("branches", table=screen.table, branch=others[-1]))


class TableMenu(Menu):
    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen, screen.style_now)
        self.screen_below = screen
        self._places()
        self.addSeparator()
        self._game()
        self.addSeparator()
        self._watching()
        self.addSeparator()
        self._looking()

    def _places(self) -> None:
        screen = self.screen_below
        shell, game = screen.shell, screen.table.game
        under = below(shell, screen)
        if under is not None and under is not shell.trail[0]:
            self.addAction(way_back(shell, screen)).triggered.connect(lambda _=False: shell.back())
        self._line(self, "table-menu-cabinet", shell.home)
        self._line(self, "table-menu-rules", lambda: screen.read_rule(""), "rules")
        self._line(self, "table-menu-lessons", lambda: shell.open("lessons", game=game))
        if "own_page" in shell.makers:
            self._line(self, "table-menu-own-page", lambda: shell.open("own_page"))
        self._line(self, "table-menu-settings", lambda: shell.open("settings"))

    def _game(self) -> None:
        screen = self.screen_below
        if screen.table.is_over and "score" in screen.shell.makers:
            self._line(self, "score-sheet", screen.ending.open_score)
        review = self._line(self, "review-open", lambda: screen.shell.open("review", table=screen.table))
        review.setEnabled("review" in screen.shell.makers and not objection_to_review(screen.table.timeline))
        self._line(self, "score-export-log-said", partial(save_log, screen))
        if screen.lesson_making.is_offered:
            self._line(self, "maker-make", screen.lesson_making.make, "lesson")
        if "handouts" in screen.shell.makers:
            self._line(self, "table-menu-print", self._print)
        self._line(self, "editor-edit-this", lambda: edit_here(screen, screen.table.timeline.now))
        if screen.guiding.is_offered:
            self._check(self._line(self, "guide-menu", screen.guiding.toggle), screen.guiding.is_on)
        self._tutor()
        table = screen.table
        if table.seats.has_secrets and table.players.count(PERSON) > 1:
            is_open = self._line(self, "open-table", lambda: table.lay_open(not table.seats.is_open))
            self._check(is_open, table.seats.is_open)

    def _print(self) -> None:
        """Show what can be printed, with the position as whoever looks sees it."""
        from desktop.paper.position_sheet import position_at  # noqa: PLC0415 (only who prints needs it)
        from desktop.score.export import eyes  # noqa: PLC0415

        screen = self.screen_below
        position = position_at(screen.table.timeline, eyes(screen.table))
        screen.shell.open("handouts", game=screen.table.game, what="position", position=position)

    def _tutor(self) -> None:
        """Offer from which mistakes on a move of whoever is asked now is held."""
        tutoring, formatter = self.screen_below.tutoring, self.screen_below.dock.formatter
        menu = self.addMenu(formatter.say_id("tutor-menu"))
        menu.setEnabled(tutoring.is_offered)
        for each in MISTAKES:
            least = threshold(self.screen_below.game_id, each)
            words = formatter.say_id("tutor-never")
            if least is not None:
                points = formatter.say_id("tutor-points", count=round(least), said=f"{least:g}")
                words = formatter.say_id("tutor-menu-from", points=points)
            action = menu.addAction(words)
            action.triggered.connect(lambda _=False, each=each: tutoring.want(each))
            self._check(action, each == tutoring.mistakes)

    def _watching(self) -> None:
        screen, settings = self.screen_below, self.screen_below.program.settings_file
        self._line(self, "keys-act-again", screen.area.replay.show_again, "again").setEnabled(
            bool(screen.table.history.points_of_others())
        )
        pace = self.addMenu(screen.program.say("table-menu-pace"))
        for each in PACES:
            action = self._line(pace, f"table-pace-{each}", partial(screen.program.set_pace, each))
            self._check(action, each == settings.settings.pace and not settings.settings.pace_by_system)
        by_system = self._line(pace, "pace-system", screen.program.set_pace_by_system)
        self._check(by_system, settings.settings.pace_by_system)
        pause = self._line(self, "table-menu-pause", screen.area.replay.toggle_pause, "pause")
        self._check(pause, screen.area.replay.is_paused)
        play = self._line(self, "autoplay", screen.past.autoplay.toggle, "autoplay")
        play.setEnabled(screen.past.autoplay.is_offered)
        screen.past.autoplay.fill(self.addMenu(screen.program.say("autoplay-pace")))
        comment = self._line(self, "note-comment", screen.commenting.toggle, "comment")
        comment.setEnabled(screen.table.notes.can_write)
        sound = screen.program.sound
        self._check(self._line(self, "sound", sound.toggle, "mute"), not sound.is_mute)
        hints = self._line(self, "table-menu-hints", lambda: screen.set_hints(not settings.settings.hints))
        self._check(hints, settings.settings.hints)
        if not screen.table.seats.has_secrets and set(screen.table.players) & set(LEVELS):
            candid = self._line(self, "new-candid", lambda: settings.change(candid=not settings.settings.candid))
            self._check(candid, settings.settings.candid)
        if screen.table.game.automas:
            explain = self._line(self, "explain", lambda: settings.change(explain=not settings.settings.explain))
            self._check(explain, settings.settings.explain)

    def _looking(self) -> None:
        screen, say = self.screen_below, self.screen_below.program.say
        look = self.addMenu(say("table-menu-look"))
        for number, part in enumerate(screen.area.situation.parts(), start=1):
            action = look.addAction(f"{part.words}\t{spelled_key(screen.program, str(number), str(number))}")
            action.triggered.connect(lambda _=False, at=number: screen.area.look_at_part(at))
        self._line(look, "keys-act-whole", screen.area.look_at_all, "whole")
        self._check(self._line(self, "class-menu", screen.class_switch.toggle, "class"), screen.class_switch.is_on)
        self._line(self, "class-project", screen.class_switch.project, "project")
        both = self._line(self, "both_languages", screen.program.toggle_both_languages)
        self._check(both, screen.program.settings.both_languages)
        self._line(self, "table-menu-dock", screen.dock.toggle, "dock")
        self._line(self, "table-menu-full-screen", screen.shell.toggle_full_screen, "full-screen")
        self._line(self, "keys-sheet", screen.open_key_sheet, "sheet")

    def _line(self, menu: QMenu, words: str, does: Callable[[], object], act: Act | None = None) -> QAction:
        key = spelled(self.screen_below.program, act) if act is not None else ""
        said = self.screen_below.program.say(words)
        action = menu.addAction(f"{said}\t{key}" if key else said)
        action.triggered.connect(lambda _=False: does())
        return action

    def _check(self, action: QAction, checked: bool) -> None:
        action.setCheckable(True)
        action.setChecked(checked)


def save_log(screen: "TableScreen") -> None:
    from desktop.score.files import export_log  # noqa: PLC0415 (only who exports needs it)

    words = export_log(screen, screen.dock.formatter)
    if words:
        QToolTip.showText(screen.top.mapToGlobal(screen.top.rect().bottomLeft()), words, screen)

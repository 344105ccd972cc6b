"""A person's own page: games, days, results by opponent, level, strengths, medals. Nothing leaves this computer."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent

from desktop.kept_games.opening import open_kept
from desktop.own_page.action_bar import ActionBar
from desktop.own_page.facts import Facts, Period, facts_of
from desktop.own_page.files import kept_files
from desktop.own_page.importing import Import
from desktop.own_page.leaf import OwnLeaf
from desktop.own_page.menus import pop_up
from desktop.own_page.reviews import Reviews
from desktop.own_page.saying import Saying, games_in_order
from desktop.own_page.who_plays import WhoPlays
from desktop.own_page.words import Wording
from desktop.page.leaf_screen import LeafScreen
from desktop.program import Program
from desktop.score.files import AskPath, ask_path
from desktop.shell import Shell
from desktop.widgets.notice import Notice
from rules.core.finished_game import FinishedGame

if TYPE_CHECKING:
    from desktop.own_page.exporting import Exports

Now = Callable[[], datetime]


def local_now() -> datetime:
    return datetime.now().astimezone()


class OwnPage(LeafScreen):
    """Opened through the shell as `own_page`. `ask` says where a file shall go, `now` what time it is."""

    largest_unit = 1.25
    leaf: OwnLeaf

    def __init__(self, program: Program, shell: Shell, ask: AskPath = ask_path, now: Now = local_now) -> None:
        super().__init__(program, shell, "seat")
        self.now = now
        self.who_plays = WhoPlays(self)
        self.period: Period = "all"
        program.results.read_again()
        self.kept = kept_files()
        self.facts = self._facts()
        self.leaf = OwnLeaf(None, self.style_now, program.art, games_in_order(program))
        self.notice = Notice("trash", "undo")
        self.notice.setParent(self)
        self.bar = ActionBar(self, self.style_now)
        self.ask_path = ask
        self.importing = Import(self, program)
        self.reviews = Reviews(self)
        self._connect()
        self.draw_again()
        self.say_again()
        self.scroller.show_leaf(self.leaf)
        self._tell_problems()
        self.begins_at = (
            self.leaf.games.rows[self.leaf.games.order[0]] if self.facts.games else self.leaf.invitation.play
        )

    def _connect(self) -> None:
        shell, leaf = self.shell, self.leaf
        self.bar.wanted.connect(self.do)
        self.notice.acted.connect(self.who_plays.answer)
        leaf.who.named.connect(self.who_plays.take_name)
        leaf.who.field.left.connect(self.who_plays.leave_name)
        leaf.games.wanted.connect(lambda game: shell.open("new_game", game=game))
        leaf.games.periods.chosen.connect(self._choose_period)
        leaf.latest.chosen.connect(lambda number: self._look_at(self.saying.latest[number]))
        leaf.latest.followed.connect(lambda: shell.open("kept_games"))
        leaf.invitation.wanted.connect(lambda game: shell.open("new_game", game=game))
        leaf.scores.chosen.connect(lambda number: self._look_at(self.saying.bests[number]))
        leaf.lessons.chosen.connect(lambda number: shell.open("lessons", game=games_in_order(self.program)[number]))
        self.importing.ended.connect(self._take_imported)
        self.importing.went_on.connect(self._say_importing)

    # What is known

    def _facts(self) -> Facts:
        return facts_of(self.program.results.results, self.who_plays.people.name, self.now().date())

    @cached_property
    def exports(self) -> "Exports":
        from desktop.own_page.exporting import Exports  # noqa: PLC0415 (only who exports needs it)

        return Exports(self, self.ask_path, self.reviews.all_told, self._fill_paper)

    @property
    def saying(self) -> Saying:
        return Saying(self.program, self.facts, self.now(), self._is_there, self.period)

    def _fill_paper(self, leaf: OwnLeaf) -> None:
        replace(self.saying, now=None).fill(leaf)
        self.reviews.fill_paper(leaf)

    def _is_there(self, game: FinishedGame) -> bool:
        return game.file in self.kept

    def know_again(self) -> None:
        """Something has changed: another person, another name, more or fewer games."""
        self.facts = self._facts()
        self.reviews.read_again()
        self.say_again()

    # Words

    def say_again(self) -> None:
        say = self.program.say
        person = Wording(self.program).owner(self.facts.name)
        self.say_header(say("own-title"), person)
        for name, button in self.bar.buttons.items():
            button.say(say(f"own-do-{name}"))
        self.bar.buttons["forget"].set_kind("quiet" if self.facts.games else "off")
        self.bar.tell(say("own-stays-here"))
        self.saying.fill(self.leaf)
        self.reviews.saying.fill(self.leaf)
        self.who_plays.ask_again()
        self.arrange()

    def _tell_problems(self) -> None:
        """What is wrong with the files of results and achievements."""
        problems = (self.program.results.problem, self.program.profile.problem)
        said = [self.program.say_phrase(each.sentence) for each in problems if each is not None]
        self.who_plays.tell(" ".join(said))

    # What people want

    def do(self, action: str) -> None:
        if action == "forget":
            self.who_plays.ask("forget")
        else:
            pop_up(self, action)

    def _look_at(self, game: FinishedGame) -> None:
        path = self.kept.get(game.file)
        if path is not None:
            open_kept(self.shell, self.program, path)
        else:
            self.bar.tell(self.program.say("own-file-gone"))
            self.arrange()

    def _choose_period(self, period: Period) -> None:
        self.period = period
        self.saying.fill_games(self.leaf.games)
        self.arrange()

    def export(self, export: Callable[[], str]) -> None:
        words = export()
        if words:
            self.bar.tell(words)
            self.arrange()

    # Games of before

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.importing.is_wanted:
            self.importing.begin()

    def _say_importing(self, read: int, whole: int) -> None:
        self.bar.tell(self.program.say("own-importing", read=read, whole=whole))

    def _take_imported(self, new: int) -> None:
        self.know_again()
        if new:
            self.bar.tell(self.program.say("own-imported", games=new))
            self.arrange()

    # Looks and keys

    def arrange(self) -> None:
        wide, y = self.width(), self.header.put(0, 0, self.width())
        if not self.notice.isHidden():
            side = self.px(16)
            high = self.notice.heightForWidth(wide - 2 * side)
            self.notice.setGeometry(side, y + 8, wide - 2 * side, high)
            y += high + 8
        foot = self.bar.arrange(wide)
        self.bar.setGeometry(0, self.height() - foot, wide, foot)
        high = self.height() - foot - y
        self.leaf.room = high
        self.scroller.setGeometry(0, y, wide, high)
        self.scroller.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar, step = self.scroller.bar, self.grown_step
        steps = {Qt.Key.Key_Down: step, Qt.Key.Key_Up: -step}
        pages = {Qt.Key.Key_PageDown: bar.pageStep(), Qt.Key.Key_PageUp: -bar.pageStep()}
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            if not self.who_plays.leave_it():
                self.shell.back()
        elif key in steps or key in pages:
            bar.setValue(bar.value() + (steps | pages)[key])
        else:
            super().keyPressEvent(event)

    @property
    def grown_step(self) -> int:
        return self.style_now.grown(60)

    def leave(self) -> None:
        self.importing.stop()
        self.reviews.reading.stop()

"""Hand-outs: what to print at the left, the sheets as they will be at the right."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

from desktop.page.book_header import BookHeader
from desktop.page.leaf import Scroller
from desktop.page.ways_out import open_menu, way_back
from desktop.paper.choices import Choices, documents_of, usual_paper
from desktop.paper.composer import Composer
from desktop.paper.delivery import AskPrinter, ask_printer, save_document, save_picture, send_to_printer
from desktop.paper.documents import Composing, Pages, composing
from desktop.paper.foot import Foot
from desktop.paper.order import Order
from desktop.paper.panel import Panel
from desktop.paper.position_sheet import Position, position_pages
from desktop.paper.preview import Preview
from desktop.paper.setting import Setting
from desktop.paper.subject import Subject, subject_of
from desktop.program import Program
from desktop.score.files import AskPath, Wish, ask_path
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.mixing import solid
from desktop.widgets.dressing import wear_all
from desktop.widgets.switch import Choice
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.types import Phrase, phrase

PANEL, LEAST_PANEL = 356, 300


class Handouts(Screen):
    """Opened through the shell as `handouts`: with a game, a document, a lesson and a plan if they are known, and with
    the position of a table where one comes from there."""

    def __init__(
        self,
        program: Program,
        shell: Shell,
        game: AnyGame | str = "",
        what: str = "rules",
        lesson: str = "",
        plan: str = "",
        position: Position | None = None,
        ask: AskPath = ask_path,
        ask_printer: AskPrinter = ask_printer,
    ) -> None:
        super().__init__(program)
        self.shell, self.ask, self.ask_printer = shell, ask, ask_printer
        self.subject = self._subject(game)
        self.position = position
        language = program.settings.language
        self.choices = Choices("rules", Order(languages=(language,), paper=usual_paper(), lesson=lesson, plan=plan))
        self.header = BookHeader(self, self.style_now, "print")
        self.scroller = Scroller(self)
        self.panel = Panel(None, self.style_now, program)
        self.foot = Foot(self, self.style_now)
        self.preview = Preview(self, self.style_now)
        self.composer = Composer(self)
        self._connect()
        self.begins_at = self.preview
        self.preview.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroller.show_leaf(self.panel)
        self._choose(replace(self.choices, what=what if what in self.documents else "rules"))  # type: ignore[arg-type]

    def _subject(self, game: AnyGame | str) -> Subject:
        """The game that is meant; the first of all where none is."""
        program = self.program
        named = program.library.named(game or program.playable[0]) if isinstance(game, str) else game
        assert named is not None
        subject = subject_of(program, named)
        assert subject is not None
        self.game_id = named.id
        return subject

    def _connect(self) -> None:
        shell, header = self.shell, self.header
        header.back.connect(shell.back)
        header.menu.connect(lambda: open_menu(shell, self, header.menu_button))
        header.language.connect(self.program.set_language)
        self.panel.chosen.connect(self._choose)
        self.panel.game_chosen.connect(self._choose_game)
        self.foot.wanted.connect(self.do)
        self.preview.turned.connect(self._say_preview)
        self.composer.composed.connect(self._show)
        self.composer.painted.connect(self.preview.show_again)
        self.composer.failed.connect(self._regret)

    # What is wanted

    @property
    def documents(self) -> tuple[str, ...]:
        return documents_of(self.subject, self.position)

    def _choose(self, choices: Choices) -> None:
        self.choices = choices
        self.preview.paper = choices.order.paper
        self.composer.begin(self._composing())
        self.foot.tell("")
        self.say_again()

    def _choose_game(self, game: str) -> None:
        """Another game: the position of the table is of the one before."""
        self.subject, self.position = self._subject(game), None
        what = self.choices.what if self.choices.what in self.documents else "rules"
        self.draw_again()
        self._choose(Choices(what, replace(self.choices.order, lesson="", plan="")))

    def _composing(self) -> Composing:
        what, order = self.choices.what, self.choices.order
        if what == "position":
            assert self.position is not None
            return position_pages(Setting(self.subject, order), self.position)
        return composing(self.subject, what, order)

    def _show(self, pages: Pages) -> None:
        self.preview.show_pages(pages)
        self._say_preview()
        self._say_foot()

    def _regret(self, why: Phrase) -> None:
        self.preview.show_pages(())
        self._say_preview()
        self.foot.tell(self.program.say_phrase(why, self.subject.game))
        self._arrange()

    # What is done

    def do(self, action: str) -> None:
        """Print or save what is shown, as soon as all of it is laid out."""
        self.composer.finish()
        pages = self.composer.pages
        if not pages:
            return
        if action == "print":
            if send_to_printer(self, self.title, pages, self.ask_printer):
                self._tell("handouts-printed", pages=len(pages))
            return
        suffixes = (".png", ".svg") if action == "picture" else (".pdf",)
        path = self._path(action, suffixes[0])
        if path is not None:
            self._tell_saved(path, self._save(action, path, pages))

    def _save(self, action: str, path: Path, pages: Pages) -> Problem | None:
        if action == "pdf":
            return save_document(path, self.title, pages)
        assert self.position is not None
        return save_picture(path, self.subject, self.position, self.program.settings.language, self.title)

    def _path(self, action: str, suffix: str) -> Path | None:
        say = self.program.say
        suggested = Path.home() / f"{self.subject.game.id}-{self.choices.what}{suffix}"
        return self.ask(self, Wish(say(f"handouts-{action}-title"), suggested, say(f"handouts-type-{action}")))

    def _tell_saved(self, path: Path, problem: Problem | None) -> None:
        said = (
            self.program.say_phrase(problem.sentence) if problem else self.program.say("score-written", file=path.name)
        )
        self.foot.tell(said)
        self._arrange()

    def _tell(self, id: str, **args: object) -> None:
        self.foot.tell(self.program.say(id, **args))
        self._arrange()

    # Words

    @property
    def title(self) -> str:
        say = self.program.say
        return say("handouts-document", game=self.name, what=say(f"handouts-do-{self.choices.what}"))

    @property
    def name(self) -> str:
        """What the game is called."""
        return self.program.say_phrase(phrase(f"game-{self.game_id}"), self.subject.game)

    def say_again(self) -> None:
        say = self.program.say
        back = way_back(self.shell, self)
        self.header.say(self.name, say("handouts-teach"), say("handouts"), back, say("back-key"), say("top-menu"))
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("top-language"))
        self.panel.say(self.subject, documents_of(self.subject, self.position), self.choices)
        self._say_foot()
        self._say_preview()
        self.draw_again()

    def _say_foot(self) -> None:
        say, foot = self.program.say, self.foot
        for name, button in foot.buttons.items():
            button.say(say(f"handouts-{name}"))
        foot.buttons["picture"].setVisible(self.choices.what == "position")
        if not self.composer.is_busy:
            foot.tell(say("handouts-sheets", pages=len(self.composer.pages)))
        self._arrange()

    def _say_preview(self, _: int = 0) -> None:
        say, preview = self.program.say, self.preview
        first, count = preview.at + 1, len(preview.pages)
        last = preview.at + len(preview.shown)
        caption = (
            say(
                "handouts-shown",
                what=self.title,
                alone="yes" if first == last else "no",
                first=first,
                last=last,
                count=count,
            )
            if count
            else self.title
        )
        preview.say(say("handouts-before"), say("handouts-after"), caption, say("handouts-waiting"))
        preview.arrange(preview.width())

    # Places

    @property
    def panel_width(self) -> int:
        return min(max(self.style_now.grown(PANEL), LEAST_PANEL), round(self.width() * 0.45))

    def _arrange(self) -> None:
        wide, y = self.panel_width, self.header.put(0, 0, self.width())
        foot = self.foot.arrange(wide)
        self.foot.setGeometry(0, self.height() - foot, wide, foot)
        self.scroller.setGeometry(0, y, wide, self.height() - foot - y)
        self.scroller.arrange()
        self.preview.setGeometry(wide, y, self.width() - wide, self.height() - y)
        self.preview.arrange(self.preview.width())
        self.preview.show_again()

    def draw_again(self) -> None:
        wear_all(self, self.style_now)
        wear_all(self.panel, self.style_now)
        self._arrange()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        theme, wide = self.style_now.theme, self.panel_width
        painter.fillRect(0, 0, wide, self.height(), solid(theme.panel))
        painter.fillRect(wide - 1, 0, 1, self.height(), solid(theme.line))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.preview.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def leave(self) -> None:
        self.composer.stop()

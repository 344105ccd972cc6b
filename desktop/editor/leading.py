"""Where the edited position leads: a game that begins there, a lesson, a file."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QFileDialog

from desktop.editor.picture_file import PDF, PICTURES, save
from desktop.editor.position_file import keep_on_shelf, made_position, write
from desktop.widgets.menu import Menu
from rules.boxes.playing import objection_to_beginning
from rules.core import folders, journal
from rules.core.codec import Unreadable, position_json
from rules.core.contract import Seating
from rules.core.editing import seating_of
from rules.core.edition import BrokenEdition, Problem
from rules.core.record import new_record
from rules.core.timeline import Timeline
from rules.core.types import Phrase, phrase

if TYPE_CHECKING:
    from desktop.editor.screen import EditorScreen


class Leading:
    def __init__(self, screen: "EditorScreen") -> None:
        self.screen = screen

    # To a game

    def play(self) -> None:
        """Begin a game at this position; an impossible one is not played."""
        screen = self.screen
        screen.check_now()
        if screen.errors:
            return
        objection = self.objection_to_data()
        if objection is not None:
            screen.tell(objection)
            return
        timeline = self.timeline()
        kept = timeline if isinstance(timeline, Problem) else journal.begin(folders.games_in_progress(), timeline)
        if isinstance(kept, Problem):
            screen.tell(kept.sentence)
        elif isinstance(timeline, Timeline):
            screen.shell.open("table", timeline=timeline, journal=kept)

    def objection_to_data(self) -> Phrase | None:
        """Why no game begins with the corrections of the game that the position comes from; None where one may."""
        program, game = self.screen.program, self.screen.game
        published = program.library.edition(game)
        return objection_to_beginning(program.texts(game), game, published, self.screen.edition.corrections)

    def timeline(self) -> Timeline | Problem:
        """Return the game that begins here, kept nowhere."""
        screen, state = self.screen, self.screen.table.state
        record = new_record(
            screen.game, screen.edition, state.options, self.seating(), policy="teaching", start=position_json(state)
        )
        try:
            return Timeline(screen.game, record, state.box)
        except (BrokenEdition, Unreadable) as error:
            return error.problems[0]

    def seating(self) -> tuple[Seating, ...]:
        """Return who sits there: those of the game that it comes from, as long as the seats are the same."""
        screen = self.screen
        bare = seating_of(screen.game.seated(screen.table.state))
        known = screen.seating
        same = [(each.colour, each.player in screen.game.automas) for each in bare]
        return known if [(each.colour, each.player in screen.game.automas) for each in known] == same else bare

    # To a lesson

    def make_lesson(self) -> None:
        screen = self.screen
        screen.check_now()
        if not screen.errors:
            screen.shell.open("maker", game=screen.game.id, state=screen.table.state)

    # To a file

    def export(self) -> None:
        """Offer a file for others, one more thing on the shelf, the notation, pictures. What is impossible can only be
        a picture."""
        screen = self.screen
        screen.check_now()
        menu = Menu(screen, screen.style_now)
        whole = (("file", self.export_file), ("shelf", self.keep), ("notes", screen.rest.copy))
        for id, does in whole:
            action = menu.addAction(screen.say(phrase(f"editor-export-{id}")))
            action.setEnabled(not screen.errors)
            action.triggered.connect(lambda _=False, does=does: does())
        if screen.errors:
            menu.note(screen.say(phrase("editor-export-errors")))
        menu.addSeparator()
        for ending in (*PICTURES, PDF):
            action = menu.addAction(screen.say(phrase(f"editor-export-{ending.removeprefix('.')}")))
            action.triggered.connect(lambda _=False, ending=ending: self.export_picture(ending))
        menu.stand_on_first()
        button = screen.panel.export
        menu.popup(button.mapToGlobal(button.rect().topLeft()) - QPoint(0, menu.sizeHint().height()))

    def export_file(self) -> None:
        """Ask where, and write the position as a file that others can open."""
        path = self._asked(folders.EXTENSION, "editor-file-kind")
        if path is not None:
            self.export_to(path)

    def export_picture(self, ending: str) -> None:
        """Ask where, and write the table as it is seen now."""
        path = self._asked(ending, "handouts-type-pdf" if ending == PDF else "handouts-type-picture")
        if path is not None:
            self.export_to(path)

    def _asked(self, ending: str, kind: str) -> Path | None:
        """Ask where a file with this ending shall be; None where somebody thinks better of it."""
        screen = self.screen
        suggested = Path.home() / f"{screen.game_id}-{date.today():%Y-%m-%d}{ending}"
        kinds = f"{screen.say(phrase(kind))} (*{ending})"
        name, _ = QFileDialog.getSaveFileName(screen, screen.say(phrase("editor-export")), str(suggested), kinds)
        path = Path(name)
        return (path if path.suffix else path.with_suffix(ending)) if name else None

    def export_to(self, path: Path) -> None:
        """Write what the name says: a position for others, a picture, a page."""
        path = path if path.suffix else path.with_suffix(folders.EXTENSION)
        is_picture = path.suffix.lower() in (PDF, *PICTURES)
        problem = save(self.screen, path) if is_picture else write(path, made_position(self.screen, date.today()))
        self.screen.tell(problem.sentence if problem else phrase("editor-exported", file=path.name))

    def keep(self) -> None:
        self.screen.tell(keep_on_shelf(made_position(self.screen, date.today())))

    # Elsewhere

    def open_menu(self) -> None:
        screen = self.screen
        menu = Menu(screen, screen.style_now)
        for id, does in (
            ("editor-back", screen.leave_editor),
            ("table-menu-cabinet", screen.shell.home),
            ("table-menu-rules", screen.read_rule),
            ("table-menu-settings", lambda: screen.shell.open("settings")),
        ):
            action = menu.addAction(screen.program.say(id))
            action.triggered.connect(lambda _=False, does=does: does())
        menu.popup(screen.top.mapToGlobal(screen.top.rect().bottomLeft()))

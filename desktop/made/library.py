"""My lessons and positions: what one made oneself and what came from others; searched, opened, shared, thrown away."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog

from desktop.lessons.pupil import menu_of_pupils
from desktop.made.collection import ALL, ORDERS, TRASH, Collection, Entry
from desktop.made.doing import Doing
from desktop.made.face import LibraryFace
from desktop.made.listing import Listing
from desktop.made.pictures import MadePictures
from desktop.made.rows import MadeRow
from desktop.made.saying import MadeWords
from desktop.page.book_header import BookHeader
from desktop.page.ways_out import open_menu, way_back
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.dressing import dress, wear_all
from desktop.widgets.dropdown import Item
from desktop.widgets.menu import Menu
from desktop.widgets.switch import Choice
from rules.core.folders import EXTENSION
from rules.core.types import Phrase


class LibraryScreen(Screen):
    """Opened through the shell as `library`, with files to add if there are any, or with the id of what to choose."""

    def __init__(
        self, program: Program, shell: Shell, files: tuple[Path, ...] = (), chosen: str = "", filter: str = ALL
    ) -> None:
        super().__init__(program)
        self.shell = shell
        self.words = MadeWords(program)
        self.collection = Collection(program, self)
        self.collection.filter = filter
        self.collection.chosen = chosen or self.collection.chosen
        self.pictures = MadePictures(program, self)
        self.doing = Doing(self)
        self.header = BookHeader(self, self.style_now, "lesson")
        self.face = face = LibraryFace(program.art, self)
        self.filters, self.list, self.detail, self.sharing = face.filters, face.list, face.detail, face.sharing
        self.field, self.order, self.part, self.notice = face.field, face.order, face.part, face.notice
        self.zone, self.empty, self.open_file = face.zone, face.empty, face.open_file
        self.listing = Listing(program, self.collection, self.pictures, self.words)
        self.begins_at = self.list
        self._connect()
        if files:
            self.add(files)
        self.draw_again()
        self.say_again()

    def _connect(self) -> None:
        collection, program = self.collection, self.program
        self.header.back.connect(self.leave_screen)
        self.header.menu.connect(self.open_menu)
        self.header.language.connect(program.set_language)
        self.filters.wanted.connect(lambda name: collection.show(filter=name))
        self.filters.new_wanted.connect(self.doing.begin_lesson)
        self.part.chosen.connect(lambda name: collection.show(filter=name))
        self.order.chosen.connect(lambda order: collection.show(order=order))
        self.field.textChanged.connect(lambda words: collection.show(wanted=words))
        self.field.walked.connect(self.list.walk)
        self.field.entered.connect(self.open_chosen)
        self.open_file.clicked.connect(self.ask_for_files)
        self.list.pointed.connect(self._point)
        self.list.picked.connect(self._pick)
        self.list.doubleClicked.connect(lambda _: self.open_chosen())
        self.notice.acted.connect(lambda number: collection.answer(keeps_both=number == 1))
        self.detail.pressed.connect(self.doing.do)
        self.detail.rule_wanted.connect(self.doing.read_rule)
        self.sharing.closed.connect(lambda: self.show_sharing(None))
        self.sharing.changed.connect(self.doing.change_head)
        self.sharing.file_wanted.connect(self.doing.write_file)
        collection.changed.connect(self._show_all)
        collection.checked.connect(lambda _: self._show_all())
        collection.told.connect(self.tell)
        self.pictures.came.connect(self._show_pictures)

    # What is shown

    def open_menu(self) -> None:
        """Open the menu; whoever has played a lesson that came from a teacher hands in from here."""
        open_menu(self.shell, self, self.header.menu_button, more=menu_of_pupils(self.shell, self))

    def say_again(self) -> None:
        say = self.program.say
        back = way_back(self.shell, self)
        self.header.say("Vestiges", say("teach"), say("made-library"), back, say("back-key"), say("top-menu"))
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("top-language"))
        self.face.title.setText(say("made-library"))
        self.open_file.say(say("made-open-file"))
        self.field.say(say("made-search"))
        self.list.setAccessibleName(say("made-library"))
        self.filters.say(say("made-note"), say("made-new-lesson"))
        self.filters.forget()
        self.zone.say(say("made-drop"), say("made-drop-below"))
        self.sharing.say_again(self.program)
        self.collection.read_again()

    def _show_all(self) -> None:
        say, collection = self.program.say, self.collection
        filters = list(self.listing.filters())
        self.filters.show_filters(filters, collection.filter)
        parts = [Item(each.name, each.words, str(each.count)) for each in filters if each.name]
        self.part.offer(say("made-part"), parts, collection.filter)
        orders = [Item(each, say("made-order", order=each)) for each in ORDERS]
        self.order.offer(say("made-order-name"), orders, collection.order)
        self._show_rows()
        self._ask()
        self._show_detail()

    def _show_rows(self) -> None:
        collection = self.collection
        shown = collection.shown
        keys = [row.face.key for row in self.list.rows if isinstance(row, MadeRow)]
        self.list.show_rows([self.listing.row(each) for each in shown], from_top=keys != [each.key for each in shown])
        at = next((at for at, each in enumerate(shown) if each.key == collection.chosen), None)
        if at is not None:
            self.list.stand_on(at)
        is_lost = bool(collection.wanted)
        id = "made-none-found" if is_lost else "made-trash-empty" if collection.filter == TRASH else "made-none"
        self.empty.setText(self.program.say(id))
        self.empty.setVisible(not shown)
        self.list.setVisible(bool(shown))
        self.field.tell_found(self.program.say("made-found", count=len(shown)), next(iter(self.list.rows), None))

    def _show_pictures(self) -> None:
        self._show_rows()
        self._show_detail()

    def _ask(self) -> None:
        """Replace what stands here already, or keep both: asked above the list, never in a dialogue."""
        asked, say = self.collection.asked, self.program.say
        if asked is not None:
            title = self.words.title(asked.made)
            self.notice.tell(say("made-same", title=title), say("made-replace"), say("made-keep-both"))

    def tell(self, said: Phrase) -> None:
        self.notice.tell(self.program.say_phrase(said))

    def _show_detail(self) -> None:
        entry = self.collection.chosen_entry
        is_shown = entry is not None and any(each.key == entry.key for each in self.collection.shown)
        self.detail.setVisible(is_shown and self.sharing.isHidden())
        self._make_room()
        if entry is None or not is_shown:
            return
        words, made = self.words, entry.made
        image = self.pictures.of(made) if made is not None else None
        below = words.below(entry)
        self.detail.show_head(words.entry_title(entry), below, image, made.game if made is not None else "")
        self.detail.show_facts(list(words.facts(entry)), words.rules(made) if made is not None else [])
        self.detail.show_checks(list(words.checks(made, entry.checked)) if made is not None and entry.kept else [])
        first, others, throw = self.doing.offers(entry)
        self.detail.offer(first, others, throw)

    def show_sharing(self, entry: Entry | None) -> None:
        """What is in a file, whose it is and under which licence, in place of the detail; None: away with it."""
        made = entry.made if entry is not None else None
        self.sharing.setVisible(made is not None)
        if made is not None and entry is not None:
            self.sharing.show_made(made, self.words, is_good=entry.can_be_shared)
            wear_all(self.sharing, self.style_now)
        self._show_detail()

    # What people do

    def add(self, files: tuple[Path, ...]) -> None:
        """Add files that were dropped, opened, or named when the program was started."""
        self.notice.tell("")
        self.collection.receive(files)
        self.face.is_detail_open = True
        self._show_all()

    def ask_for_files(self) -> None:
        say = self.program.say
        names, _ = QFileDialog.getOpenFileNames(self, say("made-open-file"), "", f"{say('made-files')} (*{EXTENSION})")
        if names:
            self.shell.opener(tuple(map(Path, names)))

    def file_over(self, is_over: bool) -> None:
        """A file is dragged over the window: the zone for it lights up."""
        self.zone.setVisible(is_over)

    def files_dropped(self, files: tuple[Path, ...]) -> bool:
        self.file_over(False)
        self.add(files)
        return True

    def _point(self, row: object) -> None:
        if isinstance(row, MadeRow) and self.list.hasFocus() and row.face.key != self.collection.chosen:
            current = self.list.current
            if current is row:
                self._choose(row.face.key)

    def _pick(self, row: object) -> None:
        if isinstance(row, MadeRow):
            self.face.is_detail_open = True
            self._choose(row.face.key)

    def _choose(self, key: str) -> None:
        self.sharing.hide()
        self.collection.choose(key)
        self._show_detail()

    def open_chosen(self) -> None:
        """Play the chosen lesson, or what else comes first for it."""
        if self.detail.first_does and self.detail.first.isEnabled():
            self.doing.do(self.detail.first_does)

    def leave_screen(self) -> None:
        """One level: sharing, the detail over the list, then the screen."""
        if not self.sharing.isHidden():
            self.show_sharing(None)
        elif self.face.is_one_column(self.width(), self.program.settings.text_scale) and self.face.is_detail_open:
            self.face.is_detail_open = False
            self._make_room()
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.shell.back()

    def leave(self) -> None:
        self.pictures.stop()

    # Looks and keys

    def _make_room(self) -> None:
        self.face.make_room(self.width(), self.program.settings.text_scale, self.style_now)

    def draw_again(self) -> None:
        if self.wear_anew(self.header, self.face):
            dress(self.face, self.style_now)
        top = self.header.put(0, 0, self.width())
        self.face.setGeometry(0, top, self.width(), self.height() - top)
        gap = self.px(16)
        self.face.columns.setSpacing(gap)
        self.face.columns.setContentsMargins(gap, gap, gap, gap)
        self._make_room()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The same as the buttons of the chosen one, at the row."""
        entry = self.collection.chosen_entry
        if entry is None or not self.list.underMouse():
            return
        menu = Menu(self, self.style_now)
        first, others, throw = self.doing.offers(entry)
        for name, words, _ in (first, *others, ("throw", throw, "")):
            if words:
                menu.addAction(words).triggered.connect(self._does(name))
        menu.popup(event.globalPos())

    def _does(self, name: str) -> Callable[[], None]:
        return lambda: self.doing.do(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, ctrl = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Escape:
            self.leave_screen()
        elif key == Qt.Key.Key_Delete:
            self.collection.throw()
        elif key == Qt.Key.Key_F and ctrl:
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif key == Qt.Key.Key_D and ctrl:
            self.doing.do("copy")
        elif key == Qt.Key.Key_O and ctrl:
            self.ask_for_files()
        else:
            super().keyPressEvent(event)

"""The shelf of puzzles: today's, one's own rating and streak, and the store of all games with its filters."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.own_page.panel import SHADOW
from desktop.own_page.saying import games_in_order
from desktop.page.leaf import Leaf
from desktop.page.leaf_screen import LeafScreen
from desktop.program import Program
from desktop.puzzles.books import book_of
from desktop.puzzles.faces import KINDS, Filters, Kind
from desktop.puzzles.own_panel import OwnPanel
from desktop.puzzles.pictures import Kind as PictureKind
from desktop.puzzles.pictures import Pictures
from desktop.puzzles.saying import Saying
from desktop.puzzles.store_panel import StorePanel
from desktop.puzzles.today_panel import TodayPanel
from desktop.shell import Shell
from desktop.style.theme import Style
from desktop.tries.noting import Now, local_now
from desktop.widgets.dropdown import Item
from rules.puzzles.book import Entry

SIDE, GAP = 14.0, 14.0
LEFT, LEAST_STORE = 360.0, 520.0
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Store(StorePanel):
    def __init__(self, parent: QWidget, style: Style, program: Program, pictures: "ShelfPictures") -> None:
        self.pictures = pictures
        super().__init__(parent, style, program.art, games_in_order(program))

    def picture(self, game: str, id: str) -> QImage | None:
        return self.pictures.of_id(game, id, "tile")


class ShelfPictures(Pictures):
    """Pictures by the ids of the puzzles in a book."""

    screen: "PuzzleShelf"

    def of_id(self, game: str, id: str, kind: PictureKind) -> QImage | None:
        puzzle = self.screen.book.found(game, id)
        return self.of(game, puzzle, kind) if puzzle is not None else None


class PuzzlesLeaf(Leaf):
    """Today's puzzle and oneself at the left, the store at the right; below each other where there is no room."""

    def __init__(self, style: Style, program: Program, pictures: ShelfPictures) -> None:
        super().__init__(None, style)
        self.today = TodayPanel(self, style, program.art)
        self.own = OwnPanel(self, style, program.art)
        self.store = Store(self, style, program, pictures)
        self.room = 0
        """How high it is at least."""

    def arrange(self, width: int) -> int:
        side, gap = max(6, self.px(SIDE) - SHADOW), max(2, self.px(GAP) - SHADOW)
        left = round(self.grown(LEFT))
        is_beside = width - 2 * side - gap - left >= self.grown(LEAST_STORE)
        if not is_beside:
            return self._stacked(width, side, gap)
        store = width - 2 * side - gap - left
        own, room = self.own.arrange(left), self.room - 2 * side
        today = max(room - gap - own, self.today.least_high(left))
        self.today.put_in(side, side, left, today)
        self.own.put_in(side, side + today + gap, left, own)
        self.store.room = max(room, today + gap + own)
        high = self.store.arrange(store)
        self.store.setGeometry(side + left + gap, side, store, high)
        return high + 2 * side

    def _stacked(self, width: int, side: int, gap: int) -> int:
        y, wide = side, width - 2 * side
        self.store.room = 0
        half = (wide - gap) // 2
        if half >= self.grown(LEFT) * 0.8:
            high = max(self.own.arrange(half), self.today.least_high(half))
            self.today.put_in(side, y, half, high)
            self.own.put_in(side + half + gap, y, half, high)
            y += high + gap
        else:
            for panel in (self.today, self.own):
                high = panel.arrange(wide)
                panel.put_in(side, y, wide, high)
                y += high + gap
        high = self.store.arrange(wide)
        self.store.setGeometry(side, y, wide, high)
        return y + high + side


class PuzzleShelf(LeafScreen):
    """Opened through the shell as `puzzles`; of a theme of a game, if one is given. `now` says what time it is."""

    largest_unit = 1.25
    leaf: PuzzlesLeaf

    def __init__(
        self, program: Program, shell: Shell, now: Now = local_now, theme: tuple[str, str] | None = None
    ) -> None:
        super().__init__(program, shell, "hint")
        self.now = now
        self.filters = Filters(theme=theme)
        self.pictures = ShelfPictures(program, self)
        self.pictures.screen = self
        self.leaf = PuzzlesLeaf(self.style_now, program, self.pictures)
        self._connect()
        self.say_again()
        self.draw_again()
        self.scroller.show_leaf(self.leaf)
        self.begins_at = self.leaf.today.button if self.leaf.today.has_one else self.leaf.store.chips["all"]

    def _connect(self) -> None:
        leaf = self.leaf
        leaf.today.wanted.connect(lambda: self._open_entry(self.saying.entry_of(self.book.of_today)))
        leaf.today.yesterday_wanted.connect(lambda: self._open_entry(self.saying.entry_of(self.saying.yesterday)))
        leaf.own.theme_wanted.connect(lambda game, theme: self.filter(replace(self.filters, theme=(game, theme))))
        leaf.store.chosen.connect(self.solve)
        leaf.store.unfolded.connect(self._unfold)
        leaf.store.filtered.connect(lambda kind: self.filter(replace(self.filters, kind=kind)))
        leaf.store.themes.chosen.connect(lambda theme: self.filter(replace(self.filters, theme=theme)))
        leaf.store.layers.chosen.connect(lambda layer: self.filter(replace(self.filters, layer=layer)))
        self.pictures.came.connect(self._show_picture)

    # What people want

    def solve(self, game: str, id: str) -> None:
        self.shell.open("puzzle", game=game, id=id)

    def _open_entry(self, entry: Entry | None) -> None:
        if entry is not None:
            self.solve(entry.game, entry.puzzle.id)

    def filter(self, filters: Filters) -> None:
        self.filters = filters
        self._show_store()
        self.arrange()

    def _unfold(self, game: str) -> None:
        self.leaf.store.fold(game)
        self.arrange()

    def _show_picture(self, id: str) -> None:
        for tile in self.leaf.store.tiles:
            if tile.face is not None and tile.face.id == id:
                tile.show_image(self.pictures.of_id(tile.face.game, id, "tile"))
        cut = self.leaf.today.cut
        if cut.face is not None and cut.face.id == id:
            cut.show_face(cut.face, self.pictures.of_id(cut.face.game, id, "large"))

    # Words

    def say_again(self) -> None:
        self.book = book_of(self.program, self.now().date())
        self.saying = Saying(self.program, self.book)
        self.say_header("", self.program.say("puzzles-title"))
        today = self.saying.today()
        image = self.pictures.of_id(today.tile.game, today.tile.id, "large") if today.tile is not None else None
        self.leaf.today.show_face(today, image)
        self.leaf.own.show_face(self.saying.own())
        self._show_store()
        self.arrange()

    def _show_store(self) -> None:
        say, store, entries = self.program.say, self.leaf.store, self.saying.all
        solved = sum(each.is_solved for each in entries)
        store.head(say("puzzles-store"), say("puzzles-store-solved", solved=solved, whole=len(entries)))
        counts: dict[Kind, int] = {
            "failed": sum(each.was_failed for each in entries),
            "own": sum(each.is_own for each in entries),
        }
        for kind in KINDS:
            chip = store.chips[kind]
            chip.say(say(f"puzzles-filter-{kind}", count=counts.get(kind, 0)))
            chip.setChecked(kind == self.filters.kind)
        themes: list[Item] = [Item(key, words) for key, words in self.saying.themes]
        any_theme = "puzzles-theme-any" if self.filters.theme is None else "puzzles-theme-all"
        store.themes.offer(say("puzzles-theme-any"), [Item(None, say(any_theme)), *themes], self.filters.theme)
        layers: list[Item] = [Item(layer, say("puzzles-layer-of", layer=layer)) for layer in self.saying.layers]
        any_layer = "puzzles-layer-any" if self.filters.layer is None else "puzzles-layer-all"
        store.layers.offer(say("puzzles-layer-any"), [Item(None, say(any_layer)), *layers], self.filters.layer)
        faces = tuple(self.saying.shelves(self.filters))
        store.show_faces(faces, say("puzzles-nothing-fits"), is_any=self.filters.is_any)

    # Looks and keys

    def arrange(self) -> None:
        y = self.header.put(0, 0, self.width())
        high = self.height() - y
        self.leaf.room = high
        self.scroller.setGeometry(0, y, self.width(), high)
        self.scroller.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key: Any = Qt.Key(event.key())
        bar = self.scroller.bar
        if key == Qt.Key.Key_Escape:
            if self.filters.is_any:
                self.shell.back()
            else:
                self.filter(Filters())
        elif key in ARROWS:
            tile = self.leaf.store.walk(key)
            if tile is not None:
                tile.setFocus(Qt.FocusReason.TabFocusReason)
                self.scroller.ensureWidgetVisible(tile, 0, 24)
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            bar.setValue(bar.value() + (bar.pageStep() if key == Qt.Key.Key_PageDown else -bar.pageStep()))
        else:
            super().keyPressEvent(event)

    def leave(self) -> None:
        self.pictures.stop()

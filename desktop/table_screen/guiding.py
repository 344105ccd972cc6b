"""The guide of a first game at the table: its tab in the dock, its numbers on the board, the advice behind it."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSizeF

from desktop.board.layers import Layer
from desktop.board.marks import on
from desktop.board.spoken import part_of, spoken_of
from desktop.docks.guide_page import ALL, SEEN, GuidePage
from desktop.docks.landings import heeded
from desktop.docks.unguided import guide_again, is_guided_by_itself, leave_unguided
from rules.reference.guide import guide_of, has_guide

if TYPE_CHECKING:
    from desktop.table_screen.screen import TableScreen

NUMBER = 34.0
"""How large a number stands on the table, at 1600 x 1000."""
TAB, ICON = "guide", "help"
ADVISED = "state-target-strong"


class Guiding(QObject):
    """The guide at a table.

    Nothing of it is in the rules or in the save: it reads the position, and goes without a trace.
    """

    def __init__(self, screen: "TableScreen", *, guided: bool) -> None:
        """Begin at once where the game was opened as a guided one, or is one that was left."""
        super().__init__(screen)
        self.screen, self.area, self.dock, self.table = screen, screen.area, screen.dock, screen.table
        self.advice = screen.opponents.advice
        self.page: GuidePage | None = None
        self.is_offered = has_guide(self.table.game.id)
        self._show_offer()
        screen.aim.guide_wanted.connect(self._begin_from_card)
        self.advice.came.connect(self._advise)
        self.area.pieces_changed.connect(self._show_numbers)
        screen.rounds.sheet.shown.connect(self._look_again)
        screen.rounds.sheet.gone.connect(self._look_again)
        for signal in (self.table.asked, self.table.ended, self.table.curtain, self.table.thinking):
            signal.connect(self._follow)
        self._leads_on = False
        """Whether the guide gives way to the moves once it has said that its turns are over: where nobody called it."""
        self._said_over = 0
        """The turn in which it says so, by its number among those of the person; 0 before."""
        if guided or is_guided_by_itself(screen.program.settings_file, self.table.timeline.record):
            self.begin(guided)
            self._leads_on = True

    @property
    def is_on(self) -> bool:
        return self.page is not None

    @property
    def spoken(self) -> str:
        """All that the guide says now; nothing where there is none, or another page is open."""
        return "" if self.page is None or not self.page.isVisible() else self.page.leaf.accessibleName()

    def begin(self, is_wanted: bool = True) -> None:
        """Bring the tab; a player who wants the guide gets at least reminders again."""
        guide = guide_of(self.table.game.id)
        if guide is None:
            return
        self._leads_on = False
        file, name = self.screen.program.settings_file, SEEN.format(self.table.game.id)
        if is_wanted and name not in file.settings.seen:
            file.change(seen={**file.settings.seen, name: ALL})
        if is_wanted:
            guide_again(file, self.table.timeline.record)
        if self.page is None:
            dock, scene = self.dock, self.area.scene
            self.page = page = GuidePage(dock.formatter, self.area.hand, self.area.situation, guide, scene.by_key)
            page.words.is_reading = lambda: self.screen.rounds.is_out
            page.changed.connect(self._show_numbers)
            page.row_pointed.connect(self._light)
            page.quit.connect(self.send_away)
            dock.add_page(TAB, ICON, page)
            self._show_offer()
        self.dock.open(TAB)
        self._follow()

    def stop(self) -> None:
        """The tab goes, and what it has put on the table."""
        page, self.page = self.page, None
        if page is not None:
            if not self.screen.counsel.is_open:
                self.advice.forget()
            self.dock.remove_page(TAB)
            page.deleteLater()
        self._show_offer()
        self._show_numbers()

    def send_away(self) -> None:
        """The player wants no guide in this game, when it is resumed neither."""
        leave_unguided(self.screen.program.settings_file, self.table.timeline.record)
        self.stop()

    def toggle(self) -> None:
        if self.page is None:
            self.begin()
        else:
            self.send_away()

    def _lead_on(self, page: GuidePage) -> None:
        """Open the moves in the turn after the one in which the guide has said that it stays at hand."""
        turn = page.words.own_turns
        if not page.words.is_over:
            self._said_over = 0
        elif not self._said_over:
            self._said_over = turn
        elif turn > self._said_over and page.isVisible():
            self._leads_on = False
            self.dock.open("moves")

    def _show_offer(self) -> None:
        """The card with the aim offers a guide where there is one, and none is at work."""
        self.screen.aim.guide.setVisible(self.is_offered and not self.is_on)

    def _begin_from_card(self) -> None:
        self.screen.aim.put_away()
        self.begin()

    # Advice

    def _follow(self, *_: object) -> None:
        """Ask what a good player would do, where a person is asked."""
        page, table = self.page, self.table
        if page is None:
            return
        seat = table.seat_to_play
        if seat is None:
            self.advice.forget()
        else:
            self.advice.ask((table.point, seat), table.game, table.view, table.legal)
            if self._leads_on and not table.is_looking_back:
                self._lead_on(page)
        page.advise(self._advised())

    def _look_again(self) -> None:
        if self.page is not None:
            self.page.look_again()

    def _advise(self) -> None:
        if self.page is not None:
            self.page.advise(self._advised())

    def _advised(self) -> Any:
        """What is advised now, but for what the table would warn of at once."""
        table = self.table
        return heeded(table.game, table.view, table.legal, self.advice.move, lambda move: bool(table.warnings(move)))

    # On the table

    def _show_numbers(self, *_: object) -> None:
        page, scene = self.page, self.area.scene
        if page is None or not page.isVisible() or page.face is None or self.table.is_covered:
            scene.show_spoken(())
            return
        hand, look, table = self.area.hand, self.area.situation.look, scene.by_key()
        lit = hand.takable() | hand.clickable() | frozenset(hand.targets() if hand.held else ())
        parts = [part_of(keys, table, lit) for _, keys in page.shown_items]
        side = NUMBER * (1 + look.style.unit) / 2
        size = QSizeF(look.width, look.height)
        spoken = spoken_of(parts, page.marked, scene.sprites, size, side)
        scene.show_spoken([*spoken, *on(table, filter(None, [page.advised_key]), ADVISED, Layer.MARK)])

    def _light(self, key: str) -> None:
        """Light up the place of a row that is pointed at."""
        scene = self.area.scene
        scene.show_hints(on(scene.by_key(), [key] if key else [], ADVISED, Layer.MARK))

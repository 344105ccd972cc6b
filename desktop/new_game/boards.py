"""The settings of the game, unfolded: boards in columns; among them the table as it will be laid out."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.games.loading import has_part
from desktop.new_game.beginning import nearest_that_begins, set_out
from desktop.new_game.columns import Columns
from desktop.new_game.data_boards import EditionBoard, RulingsBoard
from desktop.new_game.options import Options
from desktop.new_game.preparation import Preparation
from desktop.new_game.seats_board import SeatsBoard
from desktop.new_game.table_at_start import TableAtStart
from desktop.new_game.words import Wording
from desktop.style.theme import Style
from rules.core.timeline import Timeline

LEAST_WIDE = 300


class Boards(Columns):
    """Signal: `asked` with a rule or a section of the book."""

    asked = Signal(str)

    def __init__(self, preparation: Preparation, words: Wording) -> None:
        super().__init__()
        self.preparation, self.words = preparation, words
        self.has_table = has_part(preparation.game.id, "desk")
        self.seats = SeatsBoard(preparation, words)
        self.options = Options(preparation, words)
        self.rulings = RulingsBoard(preparation, words)
        self.edition = EditionBoard(preparation, words)
        self.table = TableAtStart(preparation.program)
        boards: list[QWidget] = [self.seats, self.options.table_board]
        if self.options.variants is not None:
            boards.append(self.options.variants)
        for board in (*boards, self.rulings, self.edition, self.table):
            self.addWidget(board)
        self.settings = [*boards, self.rulings, self.edition]
        for part in (self.rulings, self.edition, self.table):
            part.asked.connect(self.asked)

    def fit(self, style: Style) -> None:
        """Keep the boards wide enough for their words."""
        for board in self.settings:
            board.setMinimumWidth(style.grown(LEAST_WIDE))

    def show_choices(self, *, has_room: bool) -> None:
        """Show the settings while they are unfolded; the table also below other boards that leave room for it."""
        is_open = self.preparation.shows_settings
        self.seats.show_choices(wanted=is_open and self.preparation.company != "together")
        self.options.show_choices(wanted=is_open)
        self.rulings.show_choices(wanted=is_open)
        self.edition.show_choices(wanted=is_open)
        shows_table = self.has_table and (is_open or has_room)
        self.table.setVisible(shows_table)
        if shows_table:
            self._show_table()
        self.invalidate()

    def _show_table(self) -> None:
        """Show the table as the seed lays it out.

        A game that cannot begin yet is shown as it would be after the smallest change.
        """
        words, program, game = self.words, self.preparation.program, self.preparation.game
        shown = nearest_that_begins(game, self.preparation.choices)
        timeline = None if shown is None else set_out(program, game, shown, self.preparation.data.corrections)
        chosen = shown or self.preparation.choices
        self.table.show_start(
            words.say("new-table"),
            words.if_there("new-table-note", **chosen.named),
            words.if_there("new-table-rule"),
            timeline if isinstance(timeline, Timeline) else None,
            words.called(chosen),
        )

    @property
    def tabs(self) -> list[QWidget]:
        boards = (self.seats, self.options, self.rulings, self.edition)
        return [*(each for board in boards for each in board.tabs), self.table.tag]

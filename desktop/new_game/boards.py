"""The boards below the seats: challenges where there are any, the table as it will be laid out, and the options."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.games.loading import has_part
from desktop.new_game import choices as c
from desktop.new_game.beginning import goals, nearest_that_begins, set_out
from desktop.new_game.challenges import Challenges
from desktop.new_game.option_faces import challenge_face
from desktop.new_game.options import Options
from desktop.new_game.preparation import Preparation
from desktop.new_game.table_at_start import TableAtStart
from desktop.new_game.words import Wording
from desktop.widgets.wrapping import Wrapping
from rules.core.options import OptionSpec
from rules.core.timeline import Timeline


class Boards(Wrapping):
    """Signal: `asked` with a rule to be shown."""

    asked = Signal(str)

    def __init__(self, preparation: Preparation, words: Wording) -> None:
        super().__init__(gap=14, fills=True)
        self.preparation, self.words = preparation, words
        self.has_table = has_part(preparation.game.id, "desk")
        self.challenges = Challenges(preparation.program.art)
        self.table = TableAtStart(preparation.program)
        self.options = Options(preparation, words)
        self.add(self.challenges, 5)
        self.add(self.table, 6)
        self.add(self.options.table_board, 4)
        if self.options.variants is not None:
            self.add(self.options.variants, 5)
        self.challenges.chosen.connect(preparation.choose_challenge)
        for board in (self.challenges, self.table):
            board.asked.connect(self.asked)

    def show_choices(self, *, has_room: bool) -> None:
        """With the table beside challenges only where there is room for both."""
        row = self.preparation.challenges
        shows_table = self.has_table and (row is None or has_room)
        self.challenges.setVisible(row is not None)
        self.table.setVisible(shows_table)
        if row is not None:
            self._show_challenges(row)
        if shows_table:
            self._show_table()
        self.options.show_choices()
        self.invalidate()

    def _show_challenges(self, row: OptionSpec) -> None:
        words, choices = self.words, self.preparation.choices
        value = choices.named[row.id]
        is_wanted = value == row.default
        faces = [challenge_face(words, row, each) for each in row.choices if each != row.default]
        count = words.say(f"option-{row.id}.count", won=sum(each.is_won for each in faces), all=len(faces))
        self.challenges.tell(words.say(f"option-{row.id}.all"), count, faces, value, wanted=is_wanted)
        if is_wanted:
            self.challenges.tell_goals(words.say(f"option-{row.id}.none"), "", (), "")
            return
        chosen = f"value-{row.id}-{value}"
        asked = [words.sentence(each) for each in goals(self.preparation.program, self.preparation.game, choices)]
        rule, help = words.if_there(f"{chosen}.rule"), words.if_there(f"{chosen}.help")
        self.challenges.tell_goals(words.say(chosen), rule, asked, help)

    def _show_table(self) -> None:
        """As the seed lays it out; of a game that cannot begin yet, as it would be after the smallest change."""
        words, program, game = self.words, self.preparation.program, self.preparation.game
        shown = nearest_that_begins(game, self.preparation.choices)
        timeline = None if shown is None else set_out(program, game, shown)
        chosen = shown or self.preparation.choices
        self.table.show_start(
            words.say("new-table"),
            words.if_there("new-table-note", **chosen.named),
            words.if_there("new-table-rule"),
            timeline if isinstance(timeline, Timeline) else None,
            tuple(c.names(game, chosen)),
        )

    @property
    def tabs(self) -> list[QWidget]:
        return [*self.challenges.tiles, self.challenges.tag, self.table.tag, *self.options.tabs]

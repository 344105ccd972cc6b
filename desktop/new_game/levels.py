"""How hard an automa is, in a row of words, and below it what the chosen one means."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.new_game.choices import Choices
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label
from rules.core.contract import AnyGame
from rules.core.options import OptionSpec, settings_of

BY_HAND = "custom"
"""No level: what levels set is mixed by hand."""


@dataclass(frozen=True, slots=True)
class LevelsFace:
    """All that the row says."""

    name: str
    """For a screen reader: whose level."""
    choices: tuple[Choice, ...]
    value: str
    help: str


class LevelRow(Drawn):
    """Signal: `chosen` with the id of a level, or `BY_HAND`."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.switch = Switch(on="board", size=15)
        self.help = Label(size=15, ink="muted", on="board")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 2, 0, 4)
        for widget in (self.switch, self.help):
            self.column.addWidget(widget)
        self.switch.chosen.connect(self.chosen)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.column.setSpacing(self.px(5))

    def show_face(self, face: LevelsFace | None) -> None:
        self.setVisible(face is not None)
        if face is not None:
            self.switch.offer(face.choices, face.value, face.name)
            self.help.setText(face.help)

    @property
    def tabs(self) -> Sequence[QWidget]:
        return self.switch.segments


def at_level(game: AnyGame, choices: Choices, automa: str, id: str) -> Choices:
    """Every option that the levels of the automa set is as this one wants it."""
    level = next(each for each in game.levels if (each.player, each.id) == (automa, id))
    for option, value in settings_of(level, game.levels, game.option_specs).items():
        choices = choices.with_option(option, value)
    return choices


def says_no_more(spec: OptionSpec, game: AnyGame) -> bool:
    """Whether the values of an option are the levels themselves, under other names: then it is not shown twice."""
    values: Sequence[Mapping[str, object]] = [each.values for each in game.levels if each.player == spec.needs]
    named = {id for each in values for id in each}
    return named == {spec.id} and {each.get(spec.id, spec.default) for each in values} == set(spec.choices)

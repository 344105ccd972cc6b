"""What the widgets of one screen share: the style of now, painted art, and the colours of what they lie on."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QObject, Signal

from desktop.paint.art import Art
from desktop.paint.colours import mix
from desktop.theme import Style, readable
from desktop.vision import Tint

Surface = Literal["wall", "panel", "board", "felt"]
"""What words stand on: the plaster of the cabinet, a dock or a sheet, a paper board, the cloth."""


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours to write and draw with on a surface."""

    text: Tint
    quiet: Tint
    accent: Tint
    line: Tint
    ground: Tint
    refuse: Tint


class Look(QObject):
    """Signal: `changed` when everything must be drawn anew, and may have another size."""

    changed = Signal()

    def __init__(self, art: Art, style: Style) -> None:
        super().__init__()
        self.art = art.with_style(style)
        self.style = style

    def wear(self, style: Style, ratio: float) -> None:
        if style != self.style or ratio != self.art.ratio:
            self.style = style
            self.art = self.art.with_style(style).with_ratio(ratio)
            self.changed.emit()

    def px(self, length: float) -> int:
        """A length given for 1600 x 1000."""
        return round(self.style.px(length))

    def grown(self, length: float) -> int:
        """A length that follows the size of the text: what holds words must grow with them."""
        usual = 15
        return round(length * self.style.text_size(usual) / usual)

    def inks(self, on: Surface) -> Inks:
        return inks_of(self.style, on)


def inks_of(style: Style, on: Surface) -> Inks:
    theme, ground = style.theme, style.ground
    if on == "board":
        refuse = readable(theme.refuse, style.theme_name, (ground.board, ground.well))
        return Inks(ground.ink, style.quiet_ink, style.accent_on_board, ground.edge, ground.board, refuse)
    if on == "felt":
        ink = style.felt_ink
        refuse = readable(theme.refuse, style.theme_name, (ground.felt_centre, ground.felt_rim))
        return Inks(ink, ink, felt_accent(style), mix(ink, ground.felt_rim, 0.5), ground.felt_rim, refuse)
    if on == "wall":
        wall = mix(ground.felt_centre, ground.felt_rim, 0.5).name()
        quiet = readable(theme.muted, style.theme_name, (wall, ground.felt_centre))
        accent = readable(style.accent, style.theme_name, (wall, ground.felt_centre))
        line = theme.line if style.theme_name == "contrast" else mix(wall, theme.text, 0.16)
        return Inks(theme.text, quiet, accent, line, wall, theme.refuse)
    return Inks(theme.text, theme.muted, style.accent_text, theme.line, theme.panel, theme.refuse)


def felt_accent(style: Style) -> str:
    """The accent on cloth, wherever the lamp stands."""
    ground = style.ground
    return readable(style.accent, style.theme_name, (ground.felt_centre, ground.felt_rim))

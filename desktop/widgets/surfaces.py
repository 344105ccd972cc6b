"""What words and widgets stand on, and the colours to write and draw with there."""

from functools import lru_cache
from typing import Literal, NamedTuple

from desktop.style.mixing import mix
from desktop.style.theme import Style, readable
from desktop.style.vision import Tint

Surface = Literal["wall", "panel", "board", "felt"]
"""The plaster of the cabinet; a dock or a sheet; a paper board; the cloth."""

Ink = Literal["text", "muted", "accent", "refuse"]


class Inks(NamedTuple):
    text: Tint
    muted: Tint
    accent: Tint
    line: Tint
    ground: Tint
    refuse: Tint

    def of(self, ink: Ink) -> Tint:
        match ink:
            case "text":
                return self.text
            case "muted":
                return self.muted
            case "accent":
                return self.accent
            case "refuse":
                return self.refuse


@lru_cache(maxsize=64)
def inks_of(style: Style, on: Surface) -> Inks:
    """All of them readable on the surface, in every theme."""
    theme, ground, name = style.theme, style.ground, style.theme_name
    match on:
        case "board":
            refuse = readable(theme.refuse, name, style.papers)
            return Inks(ground.ink, style.quiet_ink, style.accent_on_board, ground.edge, ground.board, refuse)
        case "felt":
            cloth, ink = style.cloth, style.felt_ink
            accent, refuse = readable(style.accent, name, cloth), readable(theme.refuse, name, cloth)
            return Inks(ink, ink, accent, mix(ink, ground.felt_rim, 0.5), ground.felt_rim, refuse)
        case "wall":
            wall = mix(ground.felt_centre, ground.felt_rim, 0.5).name()
            plaster = wall, ground.felt_centre
            line = theme.line if name == "contrast" else mix(wall, theme.text, 0.16)
            muted, accent = readable(theme.muted, name, plaster), readable(style.accent, name, plaster)
            return Inks(theme.text, muted, accent, line, wall, theme.refuse)
        case "panel":
            return Inks(theme.text, theme.muted, style.accent_text, theme.line, theme.panel, theme.refuse)

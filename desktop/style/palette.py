"""The colours of Vestiges as data: themes, the ground of each game, seats, dice. Nothing here depends on Qt."""

from typing import Literal, NamedTuple

ThemeName = Literal["light", "dark", "contrast"]
Shape = Literal[
    "circle",
    "diamond",
    "square",
    "triangle",
    "star",
    "cross",
    "hexagon",
    "bar",
    "drop",
    "chevron",
    "ring",
    "hourglass",
]


class Theme(NamedTuple):
    """The colours of windows, and those of the states, which are the same in all games."""

    window: str
    panel: str
    raised: str
    line: str
    text: str
    muted: str
    lit: str
    lit_fill: str
    casing: str
    refuse: str
    refuse_fill: str
    rim: str
    shadow: str


class Ground(NamedTuple):
    """What a game lies on and is printed with."""

    felt_centre: str
    felt_rim: str
    board: str
    edge: str
    well: str
    ink: str


class GameColours(NamedTuple):
    accent: str
    light: Ground
    dark: Ground
    counts_credits: bool = False
    """Whoever has most money wins: coins stand where other games have suns."""
    among: str = ""
    """A colour for the game among all games, where its accent is too near that of another one."""


class SeatMark(NamedTuple):
    """A seat's colour and its glyph: never one without the other."""

    colour: str
    shape: Shape


class DieMark(NamedTuple):
    """The body of a die, its pips, and the shape of the pips, which repeats the colour."""

    body: str
    pip: str
    shape: Shape


THEMES: dict[ThemeName, Theme] = {
    "light": Theme(
        window="#F1ECE2",
        panel="#FBF8F2",
        raised="#FFFFFF",
        line="#D8CFBF",
        text="#26211C",
        muted="#665C50",
        lit="#0B7F57",
        lit_fill="#25C48A",
        casing="#FFFFFF",
        refuse="#A3271C",
        refuse_fill="#FBE9E3",
        rim="#FFD978",
        shadow="#2A1A08",
    ),
    "dark": Theme(
        window="#171514",
        panel="#211E1C",
        raised="#2C2825",
        line="#423C37",
        text="#F2EADC",
        muted="#B5AA9A",
        lit="#4FE3A8",
        lit_fill="#2FCB8E",
        casing="#0E1210",
        refuse="#FF9A86",
        refuse_fill="#3A1F1A",
        rim="#FFE09A",
        shadow="#000000",
    ),
    "contrast": Theme(
        window="#000000",
        panel="#000000",
        raised="#141414",
        line="#FFFFFF",
        text="#FFFFFF",
        muted="#E6E6E6",
        lit="#00FFA8",
        lit_fill="#00FFA8",
        casing="#000000",
        refuse="#FFB4A6",
        refuse_fill="#2B0000",
        rim="#FFF200",
        shadow="#000000",
    ),
}

PAPER = Theme(
    window="#FFFFFF",
    panel="#FFFFFF",
    raised="#FFFFFF",
    line="#A6A6A6",
    text="#111111",
    muted="#4A4A4A",
    lit="#111111",
    lit_fill="#BDBDBD",
    casing="#FFFFFF",
    refuse="#111111",
    refuse_fill="#FFFFFF",
    rim="#FFFFFF",
    shadow="#FFFFFF",
)
"""The light theme where it is printed: nothing is told by colour, and white ground costs no ink."""

PAPER_GROUND = Ground("#FFFFFF", "#FFFFFF", "#FFFFFF", "#8C8C8C", "#F4F4F4", "#111111")

OWNER = "#1F5FA8"
"""The ink of those who own the box and correct our data."""

OWN_INK: dict[ThemeName, str] = {"light": "#2B4C8C", "dark": "#9DB8FF", "contrast": "#8FD0FF"}
"""The ink of what was measured and of what one has done oneself; on no piece and on no seat."""

CABINET = "cabinet"
"""Stands for a game where no game is open: plaster, and the red of the cabinet."""

GAMES: dict[str, GameColours] = {
    "excavation_earth": GameColours(
        "#F2A541",
        Ground("#3C686A", "#1F3A3D", "#F3EAD7", "#C9BB9C", "#E4D8BF", "#1F3A3D"),
        Ground("#24474A", "#10211F", "#1C3436", "#3F6264", "#274548", "#F3EAD7"),
        counts_credits=True,
        among="#2E5C66",
    ),
    "hoyuk": GameColours(
        "#A63D2F",
        Ground("#E3BE8C", "#C98F5A", "#F7EAD3", "#C9A274", "#EAD5B2", "#3A2618"),
        Ground("#6A4A2F", "#2C1C11", "#3A2819", "#7A5A3A", "#4A3523", "#F3E0C2"),
        among="#8A5A1E",
    ),
    "marajoara": GameColours(
        "#B3402E",
        Ground("#EFE3CC", "#D9C6A0", "#FBF5E7", "#C8B48C", "#EFE2C6", "#2A1F1C"),
        Ground("#4A3B2F", "#1D1613", "#2C2320", "#6B5744", "#3B302A", "#EFE3CC"),
    ),
    "council_of_shadows": GameColours(
        "#8C6CFF",
        Ground("#262D57", "#0F1222", "#E8EAF6", "#A9AED0", "#D4D8EE", "#161A33"),
        Ground("#1B2140", "#090B16", "#171B34", "#3E477A", "#222849", "#E8EAF6"),
    ),
    "magnastorm": GameColours(
        "#58B48C",
        Ground("#454B5B", "#2B2F3A", "#E9ECF1", "#AEB5C2", "#D8DDE5", "#232733"),
        Ground("#2F3442", "#14161C", "#20242E", "#4A5262", "#2C313E", "#E4E7EC"),
    ),
    CABINET: GameColours(
        "#8E2F22",
        Ground("#FBF7EE", "#CDBFA6", "#FBF8F2", "#D8CFBF", "#F1ECE2", "#26211C"),
        Ground("#332C27", "#171514", "#211E1C", "#423C37", "#2C2825", "#F2EADC"),
    ),
}

SEATS: dict[str, SeatMark] = {
    "turquoise": SeatMark("#14A098", "circle"),
    "purple": SeatMark("#704191", "diamond"),
    "black": SeatMark("#2B2726", "square"),
    "orange": SeatMark("#E8862A", "triangle"),
    "yellow": SeatMark("#E9C83A", "star"),
    "pink": SeatMark("#D9739F", "cross"),
    "blue": SeatMark("#2C73B8", "hexagon"),
    "brown": SeatMark("#7B5236", "bar"),
    "red": SeatMark("#C2402F", "drop"),
    "green": SeatMark("#2E8B57", "chevron"),
    "white": SeatMark("#F2EEE4", "ring"),
    "grey": SeatMark("#B8C1CB", "hourglass"),
}

FOUND, FOUND_NOW, FOUND_INK, FOUND_LINE = "#FFE3A0", "#F6B73C", "#2A1A00", "#7A4E00"
"""Amber means found by a search, in every theme: a passage, the one that one stands at, its letters, its edge."""


DICE: dict[str, DieMark] = {
    "yellow": DieMark("#EDB92E", "#4A2F05", "circle"),
    "red": DieMark("#BC3B2B", "#FFF3E2", "diamond"),
    "blue": DieMark("#2E6DA8", "#F3FAFF", "triangle"),
    "grey": DieMark("#484442", "#F3ECDF", "square"),
    "white": DieMark("#F4EEE0", "#2A2420", "circle"),
    "green": DieMark("#3C8A5E", "#F4FFF6", "square"),
    "purple": DieMark("#7A55B5", "#FBF6FF", "diamond"),
    "orange": DieMark("#DE7F2B", "#2C1603", "triangle"),
}

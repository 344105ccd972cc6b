"""What every screen of the window shares: settings, words, style, the games, and what is kept on this computer.

Signals: `language_changed` and `style_changed` when every screen must say or draw itself anew; `pace_changed` when
things move otherwise; `left_to_system` when the system is to choose how things look or move; `keys_changed` when
letters and digits begin or cease to act by themselves.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.paint.art import Art, PixmapStore
from desktop.settings import TEXT_SCALES, Pace, Settings, SettingsFile
from desktop.style.palette import CABINET, ThemeName
from desktop.style.theme import Style
from rules.core import folders, resources
from rules.core.types import Phrase, phrase
from rules.games import GAME_IDS
from rules.text.plain import plain_sentences

if TYPE_CHECKING:
    from desktop.aloud.voice import Voice
    from desktop.analysis.analyses import Analyses
    from desktop.analysis.checks import Checks
    from desktop.sound.sound import Sound
    from rules.core.contract import AnyGame
    from rules.core.library import Library
    from rules.core.profile import ProfileFile
    from rules.core.results import ResultsFile
    from rules.puzzles.kept import TriedFile
    from rules.teaching.pupils_file import PupilsFile
    from rules.teaching.shelf import Shelf as MadeShelf
    from rules.text.localise import Language, Texts

# What rules and texts need is loaded by the first who asks for it, after the window has been shown.
# ruff: noqa: PLC0415

FULL_WIDTH, FULL_HEIGHT = 1600, 1000

PIXMAPS = PixmapStore()
"""What was painted, for the whole process: a second window finds it again, and a window that is gone keeps nothing."""


class Program(QObject):
    language_changed = Signal()
    style_changed = Signal()
    pace_changed = Signal()
    left_to_system = Signal()
    keys_changed = Signal()

    def __init__(self, settings: SettingsFile | None = None, games: "Sequence[AnyGame] | None" = None) -> None:
        super().__init__()
        self.settings_file = settings or SettingsFile()
        self.art = Art(Style(), store=PIXMAPS)
        self._games = games
        self._texts: dict[tuple[Language, str], Texts] = {}
        self._plain: dict[Language, dict[str, str]] = {}
        self.pupil: str | None = None
        """Who is in front of the lessons, as far as it was said since the program began; empty: nobody of the class."""

    @property
    def playable(self) -> tuple[str, ...]:
        """The ids of the games that can be played, known without loading them."""
        return GAME_IDS if self._games is None else tuple(game.id for game in self._games)

    @cached_property
    def library(self) -> "Library":
        from rules.core.library import Library, published
        from rules.games import loaded

        games = loaded() if self._games is None else tuple(self._games)
        return Library(games, published)

    @property
    def settings(self) -> Settings:
        return self.settings_file.settings

    @cached_property
    def profile(self) -> "ProfileFile":
        from rules.core.profile import ProfileFile

        return ProfileFile(folders.profile())

    @cached_property
    def results(self) -> "ResultsFile":
        from rules.core.results import ResultsFile

        return ResultsFile(folders.results())

    @cached_property
    def puzzles(self) -> "TriedFile":
        """What came of puzzles on this computer."""
        from rules.puzzles.kept import TriedFile

        return TriedFile(folders.puzzles_tried())

    @cached_property
    def made(self) -> "MadeShelf":
        """What people made on this computer, and got from others."""
        from rules.teaching.shelf import Shelf

        return Shelf()

    @cached_property
    def pupils(self) -> "PupilsFile":
        """The class, and what its pupils have done."""
        from rules.teaching.pupils_file import PupilsFile

        return PupilsFile(folders.pupils())

    @cached_property
    def checks(self) -> "Checks":
        """Who checks made things."""
        from desktop.analysis.checks import Checks

        return Checks()

    @cached_property
    def sound(self) -> "Sound":
        from desktop.sound.sound import Sound

        return Sound(self.settings_file)

    @cached_property
    def voice(self) -> "Voice":
        """What is told to a screen reader."""
        from desktop.aloud.voice import Voice

        return Voice(self)

    @cached_property
    def analyses(self) -> "Analyses":
        from desktop.analysis.analyses import Analyses

        return Analyses()

    # Words

    def texts(self, game: "AnyGame | None" = None, language: "Language | None" = None) -> "Texts":
        """The texts of the language in use, with those of a game on top."""
        wanted = language or self.settings.language
        key = wanted, game.id if game else ""
        texts = self._texts.get(key)
        if texts is None:
            from rules.text.localise import Texts

            texts = self._texts[key] = Texts(wanted, game=game)
        return texts

    def say(self, id: str, **args: object) -> str:
        """A sentence of the window itself."""
        if not args and id in self.plain:
            return self.plain[id]
        return self.texts().say(phrase(id, **args))

    @property
    def plain(self) -> dict[str, str]:
        """What the cabinet says that needs no filling in."""
        language = self.settings.language
        if language not in self._plain:
            self._plain[language] = plain_sentences(resources.translations() / language / "cabinet.ftl")
        return self._plain[language]

    def say_phrase(self, said: Phrase, game: "AnyGame | None" = None, names: Sequence[str] = ()) -> str:
        return self.texts(game).say(said, names)

    def set_language(self, language: "Language") -> None:
        if language != self.settings.language:
            self.settings_file.change(language=language)
            self.language_changed.emit()

    def set_both_languages(self, both: bool) -> None:
        """Say lessons, refusals and rules in the other language too, or no longer."""
        if both != self.settings.both_languages:
            self.settings_file.change(both_languages=both)
            self.language_changed.emit()

    def toggle_both_languages(self) -> None:
        self.set_both_languages(not self.settings.both_languages)

    @property
    def second_language(self) -> "Language | None":
        """The language that stands below the one in use; None where nobody wants both."""
        if not self.settings.both_languages:
            return None
        return "en" if self.settings.language == "fr" else "fr"

    # Looks

    def style(self, game: str = CABINET, width: float = FULL_WIDTH) -> Style:
        """How a game looks in a window of this width. Small windows draw smaller; larger ones have more room."""
        settings = self.settings
        return Style(settings.theme, game, min(1.0, width / FULL_WIDTH), settings.text_scale)

    def set_theme(self, theme: ThemeName) -> None:
        """Wear the theme that somebody chose."""
        settings = self.settings
        if theme != settings.theme or settings.theme_by_system:
            self.settings_file.change(theme=theme)
            self.style_changed.emit()

    def wear_theme(self, theme: ThemeName) -> None:
        """Wear the theme that the system asks for."""
        if theme != self.settings.theme:
            self.settings_file.change(theme=theme, theme_by_system=True)
            self.style_changed.emit()

    def set_theme_by_system(self) -> None:
        """Leave the theme to the system."""
        self.settings_file.change(theme_by_system=True)
        self.left_to_system.emit()
        self.style_changed.emit()

    def set_pace(self, pace: Pace) -> None:
        """Move things at the pace that somebody chose."""
        self.settings_file.change(pace=pace)
        self.pace_changed.emit()

    def keep_pace(self, pace: Pace) -> None:
        """Move things as the system asks for."""
        if pace != self.settings.pace:
            self.settings_file.change(pace=pace, pace_by_system=True)
            self.pace_changed.emit()

    def set_pace_by_system(self) -> None:
        """Leave to the system whether anything moves."""
        self.settings_file.change(pace_by_system=True)
        self.left_to_system.emit()
        self.pace_changed.emit()

    def set_letter_keys(self, by_themselves: bool) -> None:
        """Let letters, digits and signs act by themselves, or with Alt only."""
        if by_themselves != self.settings.letter_keys:
            self.settings_file.change(letter_keys=by_themselves)
            self.keys_changed.emit()

    def step_text_scale(self, by: int) -> None:
        """Words of the next size, or of the one before; not beyond the ends."""
        at = TEXT_SCALES.index(self.settings.text_scale) + by
        self.set_text_scale(TEXT_SCALES[max(0, min(len(TEXT_SCALES) - 1, at))])

    def set_text_scale(self, scale: float) -> None:
        if scale != self.settings.text_scale:
            self.settings_file.change(text_scale=scale)
            self.style_changed.emit()

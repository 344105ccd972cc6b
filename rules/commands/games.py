"""`vestiges games`: what can be played, by how many, in which ways, against whom."""

from collections.abc import Iterator

from rules.bots.registry import bots_of
from rules.commands.answer import Answer, Document
from rules.commands.call import Call
from rules.core.contract import AnyGame, Mode
from rules.core.options import Level, OptionSpec, settings_of
from rules.core.types import Phrase, phrase
from rules.text.localise import Texts

ARGUMENTS = ()


class ModeEntry(Document):
    id: str
    title_fr: str
    title_en: str
    players: tuple[int, ...]
    official: bool
    automa: str


class OptionEntry(Document):
    id: str
    title_fr: str
    title_en: str
    kind: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...]
    rule: str
    by_seat: bool
    needs: str


class LevelEntry(Document):
    id: str
    player: str
    """The automa that it is a level of."""
    title_fr: str
    title_en: str
    help_fr: str
    help_en: str
    options: dict[str, bool | int | str]
    """What it sets."""


class GameEntry(Document):
    id: str
    title_fr: str
    title_en: str
    players: tuple[int, ...]
    modes: tuple[ModeEntry, ...]
    options: tuple[OptionEntry, ...]
    levels: tuple[LevelEntry, ...]
    bots: tuple[str, ...]
    automas: tuple[str, ...]


class GamesDocument(Document):
    games: tuple[GameEntry, ...]


def run(call: Call) -> Answer:
    return Answer(
        GamesDocument(games=tuple(game_entry(call, game) for game in call.collection.games)),
        readable(call),
    )


def game_entry(call: Call, game: AnyGame) -> GameEntry:
    french, english = call.in_both(game).both(phrase(f"game-{game.id}"))
    return GameEntry(
        id=game.id,
        title_fr=french,
        title_en=english,
        players=game.seats,
        modes=tuple(mode_entry(call, game, mode) for mode in game.modes),
        options=tuple(option_entry(call, game, spec) for spec in game.option_specs),
        levels=tuple(level_entry(call, game, level) for level in game.levels),
        bots=bots_of(game.id),
        automas=game.automas,
    )


def mode_entry(call: Call, game: AnyGame, mode: Mode) -> ModeEntry:
    french, english = call.in_both(game).both(phrase(f"mode-{game.id}-{mode.id}"))
    return ModeEntry(
        id=mode.id, title_fr=french, title_en=english, players=mode.seats, official=mode.official, automa=mode.automa
    )


def option_entry(call: Call, game: AnyGame, spec: OptionSpec) -> OptionEntry:
    french, english = call.in_both(game).both(phrase(f"option-{spec.id}"))
    return OptionEntry(
        id=spec.id,
        title_fr=french,
        title_en=english,
        kind=spec.kind,
        default=spec.default,
        choices=spec.choices,
        rule=spec.rule,
        by_seat=spec.by_seat,
        needs=spec.needs,
    )


def level_entry(call: Call, game: AnyGame, level: Level) -> LevelEntry:
    texts = call.in_both(game)
    french, english = texts.both(phrase(f"level-{level.id}"))
    help_french, help_english = texts.both(phrase(f"level-{level.player}-{level.id}"))
    return LevelEntry(
        id=level.id,
        player=level.player,
        title_fr=french,
        title_en=english,
        help_fr=help_french,
        help_en=help_english,
        options=settings_of(level, game.levels, game.option_specs),
    )


def readable(call: Call) -> Iterator[str]:
    if not call.collection.games:
        yield call.texts.say(phrase("games-none"))
    for game in call.collection.games:
        yield from readable_game(call.texts.of(game), game)


def readable_game(texts: Texts, game: AnyGame) -> Iterator[str]:
    yield f"{texts.say(phrase(f'game-{game.id}'))} ({game.id})"
    yield "  " + texts.say(phrase("games-players", counts=tuple(str(count) for count in game.seats)))
    modes = tuple(phrase(f"mode-{game.id}-{mode.id}") for mode in game.modes)
    yield "  " + texts.say(phrase("games-modes", modes=modes))
    if game.option_specs:
        yield "  " + texts.say(phrase("games-options"))
    for spec in game.option_specs:
        choices = "|".join(written(choice) for choice in spec.choices) + ("[,…]" if spec.by_seat else "")
        yield f"    {spec.id}={choices}  {texts.say(phrase(f'option-{spec.id}'))}"
    players = (*bots_of(game.id), *game.automas)
    against = tuple(phrase("games-opponent", id=each, name=phrase(f"player-{each}")) for each in players)
    for automa in dict.fromkeys(level.player for level in game.levels):
        of_it = [level.id for level in game.levels if level.player == automa]
        levels = tuple(level_named(texts, each) for each in of_it)
        yield "  " + texts.say(phrase("games-levels", player=phrase(f"player-{automa}"), levels=levels))
    yield "  " + texts.say(phrase("games-opponents", opponents=against))
    yield ""


def level_named(texts: Texts, level: str) -> str | Phrase:
    """In words, with what `--level` reads where that is another word."""
    word = texts.say(phrase(f"level-{level}"))
    return word if word == level else phrase("games-opponent", id=level, name=word)


def written(value: bool | int | str) -> str:
    """A value the way `--option` reads it."""
    return str(value).lower() if isinstance(value, bool) else str(value)

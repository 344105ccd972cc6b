"""What the shelf of puzzles says, in the language in use."""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from desktop.program import Program
from desktop.puzzles.faces import Filters, Mark, OwnFace, ShelfFace, TileFace, TodayFace, WorkFace
from desktop.tries.noting import day_words
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.puzzles.book import Book, Entry
from rules.puzzles.model import LAYERS, Puzzle, Setting
from rules.puzzles.of_the_day import PuzzleOfTheDay, of_the_day
from rules.puzzles.rating import START
from rules.puzzles.titles import Title
from rules.puzzles.titles import titles_of as telling_titles

DOT = "\N{NO-BREAK SPACE}· "
"""Between the parts of a title: no line begins with it."""

CELLS = 14
"""So many days of the streak are shown."""
MOST_ON_CURVE = 60
THIN, MINUS = "\u202f", "\u2212"
THOUSAND = 1000


def names_theme(program: Program, game_id: str, theme: str) -> str:
    game = named(program, game_id)
    return program.texts(game).say(phrase(f"{game.prefix.lower()}-term-{theme}"))


def named(program: Program, game_id: str) -> AnyGame:
    game = program.library.named(game_id)
    assert game is not None
    return game


def titles_of(program: Program, game_id: str, puzzles: Sequence[Puzzle]) -> dict[str, str]:
    """Name each puzzle by its theme, and by what tells it from others of that theme. Own ones by their move."""
    game, texts = named(program, game_id), program.texts(named(program, game_id))
    found = {each.id: own_title(program, game, each) for each in puzzles if each.own is not None}
    common = [each for each in puzzles if each.own is None]
    titles = telling_titles(common)
    for each in common:
        theme = texts.say(phrase(f"{game.prefix.lower()}-puzzle-{each.theme}"))
        found[each.id] = whole_title(program, game, theme, each, titles[each.id])
    return found


def whole_title(program: Program, game: AnyGame, theme: str, puzzle: Puzzle, title: Title) -> str:
    """Add to the words of a theme what tells a puzzle from others."""
    said, setting = [theme], puzzle.setting or Setting()
    figures = {"round": setting.round, "lead": setting.lead or 0, "choices": setting.choices}
    for part in title.parts:
        figure = figures[part]
        id = f"{game.prefix.lower()}-puzzle-in-round" if part == "round" else f"puzzles-title-{part}"
        said.append(program.texts(game).say(phrase(id, figure=abs(figure), **sided(figure))))
    whole = DOT.join(said)
    return program.say("puzzles-numbered", title=whole, number=title.number) if title.number else whole


def sided(figure: int) -> dict[str, str]:
    return {"side": "ahead" if figure > 0 else "behind" if figure < 0 else "level"}


def own_title(program: Program, game: AnyGame, puzzle: Puzzle) -> str:
    own = puzzle.own
    assert own is not None
    if not own.against:
        return program.say("puzzles-own-title", move=own.move)
    against = program.texts(game).say_if_there(phrase(f"player-{own.against}")) or own.against
    return program.say("puzzles-own-title-against", move=own.move, against=against)


def rating_figure(program: Program, figure: float) -> str:
    """A figure with its thousands apart, as the language does."""
    whole = round(figure)
    if whole < THOUSAND:
        return str(whole)
    apart = THIN if program.settings.language == "fr" else ","
    return f"{whole // THOUSAND}{apart}{whole % THOUSAND:03d}"


def signed(figure: float) -> str:
    whole = round(figure)
    return f"+{whole}" if whole > 0 else f"{MINUS}{-whole}" if whole < 0 else "±0"


class Saying:
    def __init__(self, program: Program, book: Book) -> None:
        self.program, self.book = program, book
        self.titles = {game: titles_of(program, game, puzzles) for game, puzzles in book.shelves.items()}

    def say(self, id: str, **args: object) -> str:
        return self.program.say(id, **args)

    def day(self, day: date) -> str:
        return day_words(self.program, day)

    def game(self, id: str) -> str:
        return self.program.say_phrase(phrase(f"game-{id}"), named(self.program, id))

    # Tiles

    def tile(self, entry: Entry) -> TileFace:
        puzzle = entry.puzzle
        mark, said = self._mark(entry)
        return TileFace(
            game=entry.game,
            id=puzzle.id,
            title=self.titles[entry.game][puzzle.id],
            rule=puzzle.rule,
            layer=puzzle.layer or 0,
            layer_said=self.layer(puzzle),
            mark=mark,
            mark_said=said,
            own_said=self.say("puzzles-own") if entry.is_own else "",
        )

    def layer(self, puzzle: Puzzle) -> str:
        return self.say("puzzles-layer", layer=puzzle.layer) if puzzle.layer else self.say("puzzles-layer-none")

    def _mark(self, entry: Entry) -> tuple[Mark, str]:
        if entry.is_solved:
            return "solved", self.say("puzzles-mark-solved")
        if entry.is_due:
            return "again", self.say("puzzles-mark-again")
        if entry.standing.due is not None:
            return "later", self.say("puzzles-mark-later", day=self.day(entry.standing.due))
        return ("own", "") if entry.is_own else ("", "")

    # Shelves

    def shelves(self, filters: Filters) -> Iterator[ShelfFace]:
        for game, entries in self.book.entries.items():
            fitting = [each for each in entries if fits(each, filters)]
            yield ShelfFace(
                game=game,
                name=self.game(game),
                count=self.say("puzzles-count", solved=sum(each.is_solved for each in entries), whole=len(entries)),
                nothing=self.say("puzzles-nothing"),
                unfold=self.say("puzzles-show-all"),
                tiles=tuple(map(self.tile, fitting)),
            )

    @property
    def all(self) -> list[Entry]:
        return [each for entries in self.book.entries.values() for each in entries]

    @property
    def themes(self) -> list[tuple[tuple[str, str], str]]:
        """The themes of all puzzles with their games, and their words."""
        found = dict.fromkeys((each.game, each.puzzle.theme) for each in self.all)
        return [
            (key, self.say("puzzles-theme-of", theme=names_theme(self.program, key[0], key[1]), game=self.game(key[0])))
            for key in sorted(found, key=lambda key: (list(self.book.shelves).index(key[0]), key[1]))
        ]

    @property
    def layers(self) -> list[int]:
        known = {each.puzzle.layer for each in self.all}
        return [layer for layer in LAYERS if layer in known]

    # Today

    def today(self) -> TodayFace:
        found = self.book.of_today
        entry = self.entry_of(found)
        before = self.entry_of(self.yesterday)
        is_solved = entry is not None and (entry.is_solved or self._is_of_today(entry))
        return TodayFace(
            head=self.say("puzzles-today"),
            below=self._day_words() if entry is not None else self.say("puzzles-today-none"),
            tile=self.tile(entry) if entry is not None else None,
            of_game=self.say("puzzles-of-game", game=self.game(entry.game)) if entry is not None else "",
            button=self.say("puzzles-solve-again" if is_solved else "puzzles-solve"),
            is_solved=is_solved,
            solved=self.say("puzzles-today-solved" if self._is_of_today(entry) else "puzzles-today-known"),
            yesterday=self.say("puzzles-yesterday") if before is not None and not before.is_solved else "",
        )

    def _day_words(self) -> str:
        today = self.book.today
        day = self.say("puzzles-day", weekday=today.weekday(), date=self.day(today))
        return self.say("puzzles-today-below", day=day)

    def _is_of_today(self, entry: Entry | None) -> bool:
        """Whether it was solved today."""
        tried = self.book.by_puzzle.get(entry.puzzle.id, ()) if entry is not None else ()
        return any(each.is_solved and each.day == self.book.today for each in tried)

    @property
    def yesterday(self) -> PuzzleOfTheDay | None:
        shelves = {
            game: [each.id for each in puzzles if each.own is None] for game, puzzles in self.book.shelves.items()
        }
        return of_the_day(self.book.today - timedelta(days=1), shelves)

    def entry_of(self, found: PuzzleOfTheDay | None) -> Entry | None:
        if found is None:
            return None
        return next((each for each in self.book.entries[found.game] if each.puzzle.id == found.puzzle), None)

    # Oneself

    def own(self) -> OwnFace:
        book, rating = self.book, self.book.rating
        days = self._cells()
        error = round(2 * rating.deviation) if rating is not None else 0
        figure = rating_figure(self.program, rating.figure) if rating is not None else ""
        start = rating_figure(self.program, START)
        said = self.say("puzzles-rating-said", figure=figure, error=error, tries=len(book.ratings)) if rating else ""
        return OwnFace(
            rating=self.say("puzzles-rating"),
            figure=figure,
            error=self.say("puzzles-rating-error", error=error) if rating is not None else "",
            month=self.say("puzzles-rating-month", points=signed(book.gained_this_month)) if rating is not None else "",
            said=said,
            none="" if rating is not None else self.say("puzzles-rating-none", start=start),
            curve=tuple(each.rating.figure for each in book.ratings[-MOST_ON_CURVE:]),
            streak=self.say("puzzles-streak"),
            days=self.say("puzzles-streak-days", days=book.streak.length),
            days_said=self.say("puzzles-streak-said", shown=CELLS, days=sum(each == "solved" for each in days)),
            cells=days,
            first_day=self.day(book.today - timedelta(days=CELLS - 1)),
            today=self.say("puzzles-streak-today"),
            work=self.say("puzzles-work"),
            works=tuple(
                WorkFace(
                    each.game,
                    each.theme,
                    names_theme(self.program, each.game, each.theme),
                    self.say("puzzles-work-share", solved=each.solved, tried=each.tried),
                )
                for each in book.to_work_on
            ),
            no_work=self.say("puzzles-work-none"),
        )

    def _cells(self) -> tuple[str, ...]:
        """The last days, as they count: also those before the streak, where something was solved."""
        known = {each.day: each.sort for each in self.book.streak.days}
        solved = {each.day for each in self.book.tried if each.is_solved}
        days = [self.book.today - timedelta(days=back) for back in range(CELLS - 1, -1, -1)]
        return tuple(known.get(day, "solved" if day in solved else "missed") for day in days)


def fits(entry: Entry, filters: Filters) -> bool:
    if filters.theme is not None and filters.theme != (entry.game, entry.puzzle.theme):
        return False
    if filters.layer is not None and filters.layer != entry.puzzle.layer:
        return False
    match filters.kind:
        case "open":
            return not entry.is_solved
        case "failed":
            return entry.was_failed
        case "own":
            return entry.is_own
        case _:
            return True

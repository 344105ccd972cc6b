"""A puzzle at its table: moves are tried and judged at once; what comes of it is kept, and moves rating and streak."""

from typing import Any

from desktop.program import Program
from desktop.puzzles.books import book_of, note
from desktop.puzzles.saying import Saying, named, rating_figure, signed
from desktop.shell import Shell
from desktop.tries.face import AnswerFace, GivenFace, Head
from desktop.tries.noting import Now, back_words, local_now
from desktop.tries.question import TryQuestion
from desktop.tries.screen import TryScreen
from desktop.tries.table import asked_at
from desktop.widgets.top_line import Now as TopNow
from rules.bots.forecast import forecast_of
from rules.bots.grading import spread_of
from rules.bots.mind import mind_of
from rules.bots.review import WIDE
from rules.bots.trying import Comparison
from rules.core.codec import move_from_json
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.puzzles.model import Puzzle
from rules.puzzles.opening import Opened, opened, timeline_of
from rules.puzzles.rating import START
from rules.puzzles.repeating import Result


class PuzzleScreen(TryScreen):
    """Opened through the shell as `puzzle`, with a game and the id of a puzzle of its shelf. Raises `BadPuzzle`."""

    has_branch = False

    def __init__(self, program: Program, shell: Shell, game: str, id: str, now: Now = local_now) -> None:
        self.clock = now
        self.book = book_of(program, now().date())
        self.saying = Saying(program, self.book)
        found = self.book.found(game, id)
        assert found is not None, f"no puzzle {id}"
        self.puzzle: Puzzle = found
        self.change = 0.0
        """How far the rating moved by this puzzle."""
        super().__init__(program, shell, question_of(program, named(program, game), found))
        self.words.digits = 1 if spread_of(mind_of(game), forecast_of(game, self.seats)) >= WIDE else 2
        self.has_next = self.following is not None
        self.say_again()

    @property
    def seats(self) -> int:
        return len(self.question.timeline.record.seating)

    @property
    def following(self) -> tuple[str, str] | None:
        """The game and the id of the puzzle after this one."""
        entry = self.book.next_after(self.game_id, self.puzzle.id)
        return (entry.game, entry.puzzle.id) if entry is not None else None

    # What it says

    def now(self) -> TopNow:
        return TopNow(ask=self.program.say("puzzles-ask"))

    def head(self) -> Head:
        return Head(self.saying.titles[self.game_id][self.puzzle.id])

    def given(self) -> GivenFace:
        say, count = self.program.say, len(self.puzzle.accepted)
        below = " ".join(filter(None, (say("puzzles-given-ways", count=count), self._comes_back(), self._rated())))
        if self.question.before is not None:
            return GivenFace(say("moments-played"), self.words.move(self.question.before), below=below)
        return GivenFace(say("puzzles-given", layer=self.puzzle.layer or 0), say("puzzles-given-title"), below=below)

    def _comes_back(self) -> str:
        """What becomes of it, once it was tried."""
        if not self.is_noted:
            return ""
        stands = self.book.entry(self.game_id, self.puzzle).standing
        return back_words(self.program, stands, "puzzles-back-clean", "puzzles-back-later")

    def _rated(self) -> str:
        """Say where the rating has moved to."""
        rating = self.book.rating
        if rating is None or not round(self.change):
            return ""
        figure = rating_figure(self.program, rating.figure)
        return self.program.say("puzzles-rated", figure=figure, change=signed(self.change))

    def why(self) -> AnswerFace:
        """Compare the answer with what was tried last instead, else with what comes nearest to it."""
        say, puzzle = self.program.say, self.puzzle
        tried = self._tried_instead()
        other, between = tried if tried is not None else (self._nearest, of_puzzle(puzzle))
        gained = self.formatter.say_or(f"{self.table.game.prefix.lower()}-term-{puzzle.theme}.gained", "")
        points, error = (self.words.figure(each) for each in (between.points, between.error))
        return AnswerFace(
            move="",
            why=say("puzzles-why-before", move=self.words.move(other)) if other is not None else say("puzzles-why"),
            reasons=self.words.reasons(between.terms, between.rest),
            total_words=say(self._cost_of(is_tried=tried is not None)),
            total=say("puzzles-costs-figure", loss=points, error=error),
            won=None,
            won_words=gained if tried is None else "",
            also="",
        )

    def _cost_of(self, *, is_tried: bool) -> str:
        if is_tried:
            return "puzzles-costs-tried"
        return "puzzles-costs" if self.puzzle.own is None else "puzzles-cost-then"

    def _tried_instead(self) -> tuple[Any, Comparison] | None:
        """The last try of which it is known why the answer is better."""
        for each in reversed(self.attempts.all):
            if each.trial is not None and not each.trial.is_found and each.trial.why is not None:
                return each.move, each.trial.why
        return None

    @property
    def _nearest(self) -> Any:
        """The move that comes nearest to the answer; None where it was not kept."""
        kept, game = self.puzzle.why, self.table.game
        return move_from_json(game, kept.against) if kept is not None else None

    # What becomes of it

    def over(self, result: Result) -> None:
        before = self.book.rating
        problem = note(self.program, self.game_id, self.puzzle, result, self.clock())
        self.book = book_of(self.program, self.clock().date())
        self.saying = Saying(self.program, self.book)
        after = self.book.rating
        if after is not None:
            self.change = after.figure - (before.figure if before is not None else START)
        if problem is not None:
            self.top.show_now(TopNow(ask=self.program.say_phrase(problem.sentence)))
        self.has_next = self.following is not None

    def next_question(self) -> None:
        following = self.following
        if following is not None:
            game, id = following
            self.shell.replace("puzzle", game=game, id=id)


def of_puzzle(puzzle: Puzzle) -> Comparison:
    """What was kept with a puzzle of how its answer compares with all other moves."""
    kept = puzzle.why
    terms, rest = (kept.terms, kept.rest) if kept is not None else ((), 0.0)
    return Comparison(puzzle.loss, puzzle.proof.error, terms, rest)


def question_of(program: Program, game: AnyGame, puzzle: Puzzle) -> TryQuestion:
    """The position of a puzzle as a table of tries asks it: whoever looks sits in the seat that is asked."""
    library = program.library
    here: Opened = opened(game, library.box(game), puzzle)
    timeline = timeline_of(here, library.edition(game), library.box(game), names_of(program, game, here))
    seats = len(here.state.players)
    return TryQuestion(
        timeline=asked_at(timeline, timeline.now, here.seat),
        seat=here.seat,
        number=len(here.moves) + 1,
        accepted=here.accepted,
        theme=puzzle.theme,
        rule=puzzle.rule,
        known={},
        seats=seats if forecast_of(game.id, seats) is not None else 0,
        before=here.played,
    )


def names_of(program: Program, game: AnyGame, here: Opened) -> tuple[str, ...]:
    """Who sits there: levels by their names; whoever is asked has none, and is told `you`."""
    texts: Any = program.texts(game)
    players = here.players
    said = (texts.say_if_there(phrase(f"player-{player}")) or "" for player in players)
    return tuple("" if seat == here.seat else name for seat, name in enumerate(said))

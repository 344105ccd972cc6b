"""`vestiges verify F`: checks a saved game, move by move."""

from rules.commands.answer import Answer, Document
from rules.commands.arguments import FILE
from rules.commands.call import Call
from rules.commands.failures import DENIED, DONE
from rules.commands.positions import FileProblem, names_of, problem_entries
from rules.commands.saved import reading_of
from rules.core.types import phrase

ARGUMENTS = (FILE,)


class VerifyDocument(Document):
    ok: bool
    game: str | None
    moves: int
    """How many entries of the game could be had."""
    damaged_at: int | None
    """The number of the first that could not."""
    message: str
    problems: tuple[FileProblem, ...]


def run(call: Call) -> Answer:
    reading = reading_of(call, call.given.file)
    timeline = reading.timeline
    game = timeline.game if timeline else None
    problems = problem_entries(call, game, names_of(timeline) if timeline else (), reading.problems)
    moves = timeline.last if timeline else 0
    good = call.texts.say(phrase("verify-good", moves=moves))
    told = [each.text_fr if call.texts.language == "fr" else each.text_en for each in problems]
    document = VerifyDocument(
        ok=reading.is_whole,
        game=game.id if game else None,
        moves=moves,
        damaged_at=reading.damaged_at if timeline else 0,
        message=" ".join(told) or good,
        problems=problems,
    )
    return Answer(document, [document.message], DONE if document.ok else DENIED)

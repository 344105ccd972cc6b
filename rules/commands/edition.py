"""`vestiges edition GAME`: the component data, where each datum comes from, and what is wrong with it.

With `--check` random games are played with them too; with `--export` an owner's corrections are written into a file
to hand on.
"""

import json
from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from rules.boxes.kept import fitting
from rules.boxes.trials import GAMES, Trial, trials
from rules.commands.answer import Answer, Bilingual, Document, InBoth
from rules.commands.arguments import CORRECTIONS, GAME, SEED, Argument, whole_number
from rules.commands.boxes import owners_corrections, printed_edition, with_corrections
from rules.commands.call import Call
from rules.commands.failures import DENIED, DONE, Denied, WrongUsage
from rules.core import durable
from rules.core.contract import AnyGame
from rules.core.edition import Edition, Problem
from rules.core.types import Json, phrase
from rules.teaching.editions import MadeEdition, edition_file
from rules.teaching.made import Making, Titles
from rules.teaching.reading import read_file, read_made, written
from rules.text.localise import Texts

ARGUMENTS = (
    GAME,
    CORRECTIONS,
    Argument("--export", Path, text="edition-export"),
    Argument("--by", text="edition-by"),
    Argument("--check", flag=True, text="edition-check"),
    Argument("--games", partial(whole_number, least=1), text="trial-games"),
    SEED,
)


class ProblemEntry(InBoth):
    id: str
    path: str


class Sources(Document):
    rulebook: int
    public: int
    reconstructed: int
    owner: int


class CorrectionEntry(Document):
    path: str
    value: Json


class TrialEntry(InBoth):
    """A game that did not go well: how it was set up, and what happened."""

    mode: str
    seats: int
    seed: int
    moves: int


class TrialsDocument(Document):
    games: int
    failed: tuple[TrialEntry, ...]


class EditionDocument(Document):
    game: str
    version: int
    components: Json
    provenance: Sources
    corrections: tuple[CorrectionEntry, ...]
    problems: tuple[ProblemEntry, ...]
    trials: TrialsDocument | None
    """None where no games were asked for, or could be begun."""
    file: str | None
    """What was written."""


def run(call: Call) -> Answer:
    game = call.game
    if call.given.games is not None and not call.given.check:
        raise WrongUsage(phrase("edition-games-without-check"))
    if call.given.by is not None and call.given.export is None:
        raise WrongUsage(phrase("edition-by-without-export"))
    published = printed_edition(call.collection, game)
    edition, problems = with_corrections(game, published, owners_corrections(game, call.given.corrections))
    both = call.in_both(game)
    tried = trials_of(call, edition, both) if call.given.check and not problems else None
    file = export(call, game, call.given.export) if call.given.export else None
    document = EditionDocument(
        game=game.id,
        version=edition.version,
        components=edition.plain(),
        provenance=Sources(**edition.counts()),
        corrections=tuple(CorrectionEntry(path=each.path, value=each.value) for each in edition.corrections),
        problems=tuple(entry_of(both, each) for each in problems),
        trials=tried,
        file=str(file) if file else None,
    )
    is_good = not problems and not (tried and tried.failed)
    return Answer(document, readable(call, document), DONE if is_good else DENIED)


def export(call: Call, game: AnyGame, file: Path) -> Path:
    """Write the corrections that fit the published data into a file to hand on; nothing else is overwritten."""
    own, _ = fitting(printed_edition(call.collection, game), owners_corrections(game, call.given.corrections))
    if not own.corrections:
        raise Denied(phrase("edition-nothing-to-export"), game)
    if file.exists() and not isinstance(read_file(file).made, MadeEdition):
        raise Denied(phrase("edition-not-overwritten", file=str(file)))
    titles = Titles(**{texts.language: texts.say(phrase("edition-file-title")) for texts in both_texts(call, game)})
    making = Making(game, own.published.version, call.given.by or "", date.today())
    raw = written(edition_file(making, own.corrections, titles))
    if wrong := read_made(raw).problems:
        raise Denied(wrong[0].sentence, game)
    try:
        durable.replace_file(file, raw)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Denied(phrase("edition-not-written", file=str(file), reason=reason)) from error
    return file


def both_texts(call: Call, game: AnyGame) -> tuple[Texts, Texts]:
    both = call.in_both(game)
    return both.french, both.english


def trials_of(call: Call, edition: Edition, both: Bilingual) -> TrialsDocument:
    """Play random games with these data."""
    found = list(trials(call.game, call.game.box(edition), call.given.games or GAMES, call.given.seed))
    return TrialsDocument(games=len(found), failed=tuple(entry for each in found for entry in failure_of(both, each)))


def failure_of(both: Bilingual, trial: Trial) -> Iterator[TrialEntry]:
    if trial.wrong is not None:
        french, english = both.both(trial.wrong)
        yield TrialEntry(
            mode=trial.mode,
            seats=trial.seats,
            seed=trial.seed,
            moves=trial.moves,
            text_fr=french,
            text_en=english,
        )


def entry_of(both: Bilingual, found: Problem) -> ProblemEntry:
    french, english = both.both(found.sentence)
    return ProblemEntry(id=found.id, path=found.path, text_fr=french, text_en=english)


def readable(call: Call, document: EditionDocument) -> Iterator[str]:
    texts = call.texts.of(call.game)
    yield texts.say(phrase(f"game-{document.game}"))
    counts: dict[str, Any] = document.provenance.model_dump()
    yield texts.say(phrase("edition-provenance", **counts))
    for name, components in sorted(document.components.items()):
        title = texts.say_if_there(phrase(f"edition-part-{name}")) or name
        data = json.dumps(components, ensure_ascii=False)[:200]
        yield "  " + texts.say(phrase("edition-part", title=title, file=name, data=data))
    for found in document.problems:
        yield texts.say(phrase("edition-problem", text=found.text_fr if texts.language == "fr" else found.text_en))
    if document.file is not None:
        yield texts.say(phrase("file-written", file=document.file))
    if document.trials is not None:
        failed = document.trials.failed
        yield texts.say(phrase("edition-trials", games=document.trials.games, failed=len(failed)))
        for each in failed:
            text = each.text_fr if texts.language == "fr" else each.text_en
            mode = phrase(f"mode-{document.game}-{each.mode}")
            yield texts.say(phrase("edition-trial", mode=mode, seats=each.seats, seed=each.seed, text=text))

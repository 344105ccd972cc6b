"""A move from the command line, and what the rules say to it, as documents."""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.commands.answer import Bilingual, Document, InBoth, plain_args
from rules.commands.call import Call
from rules.commands.failures import WrongUsage
from rules.commands.legal_moves import numbered
from rules.commands.positions import names_of
from rules.commands.saved import Opened
from rules.core.codec import Unreadable, event_json, move_from
from rules.core.contract import AnyGame
from rules.core.refusal import Refusal, SoftWarning
from rules.core.timeline import Timeline
from rules.core.types import Json, phrase


class RefusalEntry(InBoth):
    rule: str
    args: dict[str, Json]
    cure_fr: str | None
    cure_en: str | None


class WarningEntry(InBoth):
    rule: str
    args: dict[str, Json]


class EventEntry(InBoth):
    event: Json


class OutcomeDocument(Document):
    legal: bool
    refusal: RefusalEntry | None
    """The reason that a player is shown."""
    refusals: tuple[RefusalEntry, ...]
    """All reasons, most basic first."""
    warnings: tuple[WarningEntry, ...]
    events: tuple[EventEntry, ...]


def move_given(timeline: Timeline, text: str) -> Any:
    """The move that `--move` says: its JSON, or its id in the list of legal moves."""
    if not text.lstrip().startswith("{"):
        for id, move in numbered(timeline):
            if id == text.strip():
                return move
        raise WrongUsage(phrase("wrong-move-id", id=text))
    try:
        return move_from(timeline.game, text)
    except Unreadable as error:
        why = error.problems[0].sentence
        raise WrongUsage(phrase("wrong-move", why=why), timeline.game) from error


def outcome_of(call: Call, timeline: Timeline, move: Any) -> OutcomeDocument:
    """What the move would lead to, or why not. The game stays where it is."""
    game, state = timeline.game, timeline.state
    both = call.in_both(game, names_of(timeline))
    refusals = tuple(refusal_entry(both, each) for each in game.objections(state, move))
    if refusals:
        return OutcomeDocument(legal=False, refusal=refusals[0], refusals=refusals, warnings=(), events=())
    warnings = tuple(warning_entry(both, each) for each in game.warnings(state, move))
    events = tuple(event_entries(both, game, game.apply(state, move).events))
    return OutcomeDocument(legal=True, refusal=None, refusals=(), warnings=warnings, events=events)


def refusal_entry(both: Bilingual, refusal: Refusal) -> RefusalEntry:
    text_fr, text_en = both.both(refusal.sentence)
    cure_fr, cure_en = both.both_if_there(refusal.cure)
    return RefusalEntry(
        rule=refusal.rule,
        args=plain_args(refusal.args),
        text_fr=text_fr,
        text_en=text_en,
        cure_fr=cure_fr,
        cure_en=cure_en,
    )


def warning_entry(both: Bilingual, warning: SoftWarning) -> WarningEntry:
    text_fr, text_en = both.both(warning.sentence)
    return WarningEntry(rule=warning.rule, args=plain_args(warning.args), text_fr=text_fr, text_en=text_en)


def event_entries(both: Bilingual, game: AnyGame, events: Iterable[Any]) -> Iterator[EventEntry]:
    for event in events:
        text_fr, text_en = both.both(game.say_event(event))
        yield EventEntry(event=event_json(event), text_fr=text_fr, text_en=text_en)


def readable(call: Call, found: Opened, document: OutcomeDocument) -> Iterator[str]:
    in_french = call.texts.language == "fr"
    if document.refusal is not None:
        refusal = document.refusal
        text, cure = (refusal.text_fr, refusal.cure_fr) if in_french else (refusal.text_en, refusal.cure_en)
        yield found.narrator.say(phrase("move-refused", text=text, rule=refusal.rule))
        if cure:
            yield cure
    for each in (*document.warnings, *document.events):
        yield each.text_fr if in_french else each.text_en

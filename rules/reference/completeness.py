"""What a game lacks of all that is read of it: rules, rulings, figures, glossary, lessons, score sheet, edition.

Each complaint is a line for whoever writes a game; see «A game: what is read of it» in CONTRIBUTING.md.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, get_args

from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.edition import Edition
from rules.core.rng import Rng
from rules.core.types import Phrase
from rules.lessons.checking import wanted_texts
from rules.lessons.model import MovePattern
from rules.reference.figures import lies
from rules.reference.model import Reference, Ruling, choice_name, choices_of
from rules.reference.sources import source_of
from rules.reference.values import words_missing
from rules.text.localise import Language, Texts
from rules.text.rulebook import rule_ids

OTHER = ".other"
"""The figure of the other reading of a ruling."""
MOST_MOVES = 5000


def complaints(game: AnyGame, edition: Edition, reference: Reference, texts: Mapping[Language, Texts]) -> list[str]:
    """`texts` are those of the game, one per language."""
    by_language = [
        f"{language}: {line}"
        for language, said in texts.items()
        for wanted in (chapters, rules, rulings, differences, glossary, lessons, sheet, choices, moves)
        for line in wanted(game, edition, reference, said)
    ]
    data = [f"{language}: {line}" for language, said in texts.items() for line in parts(edition, said)]
    return [*cited(game, reference), *drawn(game, edition, reference), *traces(game, reference), *by_language, *data]


def lacking(texts: Texts, ids: Iterator[str]) -> Iterator[str]:
    yield from (f"no text {id}" for id in ids if not texts.has(id))


# What is cited must be there


def cited(game: AnyGame, reference: Reference) -> Iterator[str]:
    rules = {rule for chapter in reference.chapters for rule in chapter.rules}
    options = {spec.id for spec in game.option_specs}
    who_cites = (
        *((ruling.id, ruling.rules) for ruling in reference.rulings),
        *((difference.id, difference.rules) for difference in reference.differences),
        *((f"lesson {lesson.id}", lesson.rules) for lesson in reference.lessons),
        *((f"in_play {entry.rules}", entry.rules) for entry in reference.in_play),
    )
    for who, named in who_cites:
        yield from (f"{who}: no rule {rule} in any chapter" for rule in named if rule not in rules)
    for ruling in reference.rulings:
        if not ruling.rules:
            yield f"{ruling.id}: about no rule"
        if ruling.switch is not None and ruling.switch not in options:
            yield f"{ruling.id}: no option {ruling.switch}"
        if (ruling.switch is None) == (ruling.settled is None):
            yield f"{ruling.id}: either a switch, or why there is none (`settled`)"
    for lesson in reference.lessons:
        taught = {rule for step in lesson.steps for rule in step.rules}
        yield from (f"lesson {lesson.id}: no step is about {rule}" for rule in lesson.rules if rule not in taught)
        yield from (f"lesson {lesson.id}: {rule} only in a step" for rule in sorted(taught - set(lesson.rules)))


def drawn(game: AnyGame, edition: Edition, reference: Reference) -> Iterator[str]:
    """Figures of things that there are, and none that lies."""
    known = {rule for chapter in reference.chapters for rule in chapter.rules}
    known |= {ruling.id for ruling in reference.rulings}
    box = game.box(edition)
    drawn_rulings = {figure.rule for figure in reference.figures}
    for figure in reference.figures:
        if figure.rule.removesuffix(OTHER) not in known:
            yield f"figure {figure.rule}: neither rule nor ruling"
        if figure.rule.endswith(OTHER) and figure.rule.removesuffix(OTHER) not in drawn_rulings:
            yield f"figure {figure.rule}: the first reading has none"
        yield from (f"figure {figure.rule}: {lie.id} {dict(lie.args)}" for lie in lies(game, box, figure))


def traces(game: AnyGame, reference: Reference) -> Iterator[str]:
    """Shapes of events that no event of the game can have; modes and options that it does not have."""
    kinds = {event.KIND: {field.name for field in fields(event)} for event in get_args(game.event_type)}
    options, modes = {spec.id for spec in game.option_specs}, {mode.id for mode in game.modes}
    for entry in reference.in_play:
        for only in (entry.only, *(now.only for now in entry.now)):
            yield from (f"in_play {entry.rules}: no mode {mode}" for mode in only.modes if mode not in modes)
            yield from (
                f"in_play {entry.rules}: no option {option}" for option in only.options if option not in options
            )
        for shape in entry.seen:
            yield from (f"in_play {entry.rules}: {wrong}" for wrong in wrong_shape(shape, kinds))


def wrong_shape(shape: MovePattern, kinds: Mapping[str, set[str]]) -> Iterator[str]:
    kind = str(shape.get("kind"))
    if kind not in kinds:
        yield f"no event {kind}"
        return
    yield from (f"{kind} has no {name}" for name in shape if name not in kinds[kind])


# What must have words


def chapters(game: AnyGame, edition: Edition, reference: Reference, texts: Texts) -> Iterator[str]:
    yield from lacking(texts, (chapter.title.id for chapter in reference.chapters))
    there = [rule for chapter in reference.chapters for rule in chapter.rules]
    written = rule_ids([texts], game.prefix)
    yield from (f"{rule}: in no chapter" for rule in written if rule not in there)
    yield from (f"{rule}: in two chapters" for rule in sorted(set(there)) if there.count(rule) > 1)


def rules(game: AnyGame, edition: Edition, reference: Reference, texts: Texts) -> Iterator[str]:
    for rule in (rule for chapter in reference.chapters for rule in chapter.rules):
        yield from lacking(texts, (f"{rule}.{part}" for part in ("title", "rule", "source")))
        if texts.has(f"{rule}.source") and not source_of(texts.say(Phrase(f"{rule}.source"))).headings:
            yield f"{rule}.source names no heading of the rulebook"
        if texts.has(f"{rule}.stress"):
            stressed, said = (texts.say(Phrase(f"{rule}.{part}")) for part in ("stress", "rule"))
            if stressed not in said:
                yield f"{rule}.stress is not in {rule}.rule"


def rulings(game: AnyGame, edition: Edition, reference: Reference, texts: Texts) -> Iterator[str]:
    for ruling in reference.rulings:
        said = (ruling.question, ruling.answer, ruling.reason, ruling.other)
        yield from lacking(texts, (each.id for each in said))
        yield from lacking(texts, texts_of_switch(game, ruling))


def texts_of_switch(game: AnyGame, ruling: Ruling) -> Iterator[str]:
    """Its subject, and each choice with its price."""
    spec = next((each for each in game.option_specs if each.id == ruling.switch), None)
    if spec is not None:
        yield ruling.short.id
        for at in range(len(choices_of(spec))):
            yield from (f"{ruling.id}.{choice_name(at)}", f"{ruling.id}.{choice_name(at)}-price")


def differences(game: AnyGame, edition: Edition, reference: Reference, texts: Texts) -> Iterator[str]:
    yield from lacking(texts, (difference.sentence.id for difference in reference.differences))


def glossary(game: AnyGame, edition: Edition, reference: Reference, texts: Texts) -> Iterator[str]:
    words = [id for id in texts.ids_of_game if id.startswith("glossary-")]
    if not words:
        yield "no glossary"
    yield from lacking(texts, (f"{id}.definition" for id in words))
    yield from lacking(texts, (now.say for entry in reference.in_play for now in entry.now))


def lessons(game: AnyGame, edition: Edition, reference: Reference, texts: Texts) -> Iterator[str]:
    for lesson in reference.lessons:
        yield from lacking(texts, (each.id for each in wanted_texts(lesson)))


def sheet(game: AnyGame, edition: Edition, reference: Reference, texts: Texts) -> Iterator[str]:
    """What the score sheet says at the end of a game of each mode, played without thinking."""
    wanted: set[str] = set()
    for options, seating in beginnings(game):
        found = game.scores(played(game, game.setup(game.box(edition), options, seating, 1)))
        wanted |= {line.source for line in found.lines} | {tie.label for tie in found.tie_breaks}
        wanted |= {goal.label for goal in found.goals} | ({found.ending.label} if found.ending is not None else set())
    yield from lacking(texts, iter(sorted(wanted)))


def played(game: AnyGame, state: Any) -> Any:
    """The end of a game in which every move is drawn by lot; the same each time."""
    chance = Rng(1)
    for _ in range(MOST_MOVES):
        deciding = game.deciding(state)
        if not deciding:
            return state
        legal = game.legal(state, deciding[0].seat)
        at, chance = chance.below(len(legal))
        state = game.apply(state, legal[at]).state
    return state


def beginnings(game: AnyGame) -> Iterator[tuple[Any, Sequence[Seating]]]:
    """One table of each mode, as far as its options can be read off its id."""
    for mode in game.modes:
        option, _, value = mode.id.rpartition("-")
        spec = next((each for each in game.option_specs if each.id == option), None)
        chosen = next((each for each in (spec.choices if spec is not None else ()) if str(each) == value), None)
        options = game.options_type(**({option: chosen} if chosen is not None else {}))
        players = ["person"] * (mode.seats[0] - bool(mode.automa)) + [mode.automa] * bool(mode.automa)
        colours = fitting(game.colours_for(players))
        seating = [Seating(player, "", colour) for player, colour in zip(players, colours, strict=True)]
        if not list(game.objections_to_start(options, seating)):
            yield options, seating


def choices(game: AnyGame, edition: Edition, reference: Reference, texts: Texts) -> Iterator[str]:
    ids = (f"game-{game.id}", *(f"mode-{game.id}-{mode.id}" for mode in game.modes))
    yield from lacking(texts, iter((*ids, *(f"option-{spec.id}" for spec in game.option_specs))))


def moves(game: AnyGame, edition: Edition, reference: Reference, texts: Texts) -> Iterator[str]:
    """The headings of the list of moves."""
    kinds = {move.KIND.replace(".", "-").replace("_", "-") for move in get_args(game.move_type)}
    yield from lacking(texts, (f"group-{kind}" for kind in sorted(kinds)))


def parts(edition: Edition, texts: Texts) -> Iterator[str]:
    yield from lacking(
        texts, iter(sorted({f"edition-part-{datum.path.partition('.')[0]}" for datum in edition.data()}))
    )
    yield from (f"no text {id}" for id in words_missing(texts, edition))

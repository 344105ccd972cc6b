"""Why an automa chose as it did, criterion by criterion, as rows of the log."""

from collections.abc import Callable, Iterator

from desktop.board.portrait import Drawn
from desktop.docks.log_rows import ByRuleRow, ExcludedRow, OutcomeRow, ReasonRow
from desktop.docks.story import Told
from desktop.docks.telling import Teller
from rules.core.explained import Criterion, Explained
from rules.core.types import Arg
from rules.text.rulebook import rule_text


def reason_rows(
    teller: Teller, told: Told, explained: Explained, steps: int
) -> Iterator[ReasonRow | ExcludedRow | OutcomeRow]:
    """What a rule left out; the first so many criteria; then the link to the next, or what was chosen."""
    yield from excluded_rows(teller, explained)
    for number, criterion in enumerate(explained.criteria[:steps], start=1):
        yield reason_row(teller, explained, criterion, number)
    key = told.point, told.at
    if steps < len(explained.criteria):
        yield OutcomeRow(teller.say_id("log-next-step"), key, is_link=True)
        return
    id = "log-by-lot" if explained.by_lot else "log-chosen"
    yield OutcomeRow(teller.say_id(id, name=named(teller, explained, explained.chosen)), key, is_link=False)


def reason_row(teller: Teller, explained: Explained, criterion: Criterion, number: int) -> ReasonRow:
    figures = tuple(
        (named(teller, explained, candidate), figure, candidate in criterion.survivors)
        for candidate, figure in criterion.figures
    )
    title = title_of(teller, criterion.rule, criterion.label, number)
    said = ", ".join(teller.say_id("log-figures", name=name, figure=abs(figure)) for name, figure, _ in figures)
    return ReasonRow(f"{number}. {title} {said}", number, title, criterion.rule, figures)


def by_rule_row(teller: Teller, rule: str) -> ByRuleRow:
    title = rule_text(teller.texts, rule).title
    return ByRuleRow(f"{rule} {title}", title, rule)


def excluded_rows(
    teller: Teller, explained: Explained, face: Callable[[Arg], Drawn | None] = lambda _: None
) -> Iterator[ExcludedRow]:
    """Each candidate that was out before anything was compared, with the reason."""
    for each in explained.excluded:
        name, why = named(teller, explained, each.candidate), teller.say_id(each.why)
        words = teller.say_id("explain-excluded", name=name, why=why)
        yield ExcludedRow(words, name, why, each.rule, face(each.candidate))


def title_of(teller: Teller, rule: str, label: str, number: int) -> str:
    """What a criterion compares, or how its rule is called."""
    found = rule_text(teller.texts, rule)
    return teller.say_id(label) if label else found.title or found.rule or teller.say_id("log-criterion", number=number)


def named(teller: Teller, explained: Explained, candidate: Arg) -> str:
    """A candidate as the question names it (its attribute `candidate`), else as the game names such a thing."""
    id = f"{explained.question}.candidate"
    return teller.say_or(id, "", candidate=candidate) or teller.arg("candidate", candidate)

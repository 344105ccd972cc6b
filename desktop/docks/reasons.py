"""Why an automa chose as it did, criterion by criterion, as rows of the log."""

from collections.abc import Callable, Iterator

from desktop.board.portrait import Drawn
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import LogLine
from desktop.docks.log_rows import ByRuleRow, ExcludedRow, OutcomeRow, ReasonRow
from rules.core.explained import Criterion, Explained
from rules.core.types import Arg
from rules.text.rulebook import rule_text


def reason_rows(
    formatter: Formatter, told: LogLine, explained: Explained, steps: int
) -> Iterator[ReasonRow | ExcludedRow | OutcomeRow]:
    """What a rule left out; the first so many criteria; then the link to the next, or what was chosen."""
    yield from excluded_rows(formatter, explained)
    for number, criterion in enumerate(explained.criteria[:steps], start=1):
        yield reason_row(formatter, explained, criterion, number)
    key = told.point, told.at
    if steps < len(explained.criteria):
        yield OutcomeRow(formatter.say_id("log-next-step"), key, is_link=True)
        return
    id = "log-by-lot" if explained.by_lot else "log-chosen"
    yield OutcomeRow(formatter.say_id(id, name=named(formatter, explained, explained.chosen)), key, is_link=False)


def reason_row(formatter: Formatter, explained: Explained, criterion: Criterion, number: int) -> ReasonRow:
    figures = tuple(
        (named(formatter, explained, candidate), figure, candidate in criterion.survivors)
        for candidate, figure in criterion.figures
    )
    title = title_of(formatter, criterion.rule, criterion.label, number)
    said = ", ".join(formatter.say_id("log-figures", name=name, figure=abs(figure)) for name, figure, _ in figures)
    return ReasonRow(f"{number}. {title} {said}", number, title, criterion.rule, figures)


def by_rule_row(formatter: Formatter, rule: str) -> ByRuleRow:
    title = rule_text(formatter.texts, rule).title
    return ByRuleRow(f"{rule} {title}", title, rule)


def excluded_rows(
    formatter: Formatter, explained: Explained, face: Callable[[Arg], Drawn | None] = lambda _: None
) -> Iterator[ExcludedRow]:
    """Each candidate that was out before anything was compared, with the reason."""
    for each in explained.excluded:
        name, why = named(formatter, explained, each.candidate), formatter.say_id(each.why)
        words = formatter.say_id("explain-excluded", name=name, why=why)
        yield ExcludedRow(words, name, why, each.rule, face(each.candidate))


def title_of(formatter: Formatter, rule: str, label: str, number: int) -> str:
    """What a criterion compares, or how its rule is called."""
    found = rule_text(formatter.texts, rule)
    return (
        formatter.say_id(label)
        if label
        else found.title or found.rule or formatter.say_id("log-criterion", number=number)
    )


def named(formatter: Formatter, explained: Explained, candidate: Arg) -> str:
    """A candidate as the question names it (its attribute `candidate`), else as the game names such a thing."""
    id = f"{explained.question}.candidate"
    return formatter.say_or(id, "", candidate=candidate) or formatter.arg("candidate", candidate)

"""What the page of advice says: the adviser's findings in the language in use, nothing that is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from desktop.docks.formatting import Formatter
from desktop.docks.row_style import head_and_rest
from rules.bots.advice import Advice, Suggestion
from rules.bots.term import Term

NUDGE, MOVES, REASONS = 1, 2, 3
"""The steps of advice: where to look, three moves, why."""
MOST_AFTER = 2
"""So many moves of the same turn are named after the first one."""
ENOUGH_WORLDS = 6
"""So many worlds are looked at before it is said that moves are worth the same."""

State = Literal["looking", "ready", "one", "nothing", "rule", "going-on", "failed"]


@dataclass(frozen=True, slots=True)
class RowFace:
    """A suggestion in words, and its figures."""

    move: Any
    title: str
    below: str
    chance: str
    mean: float
    mean_words: str
    band: tuple[float, float] | None
    spoken: str
    alike: str
    others: tuple[str, ...]
    """Other first moves of the same idea, in words."""


@dataclass(frozen=True, slots=True)
class TermFace:
    name: str
    rule: str
    """Empty: all the rest."""
    amount: float
    words: str


@dataclass(frozen=True, slots=True)
class AdviceFace:
    state: State
    title: str
    how_many: str
    look: str
    folded: str
    """The first line of that alone."""
    nudge: str
    rules: tuple[str, ...]
    moves: str
    unit: str
    rows: tuple[RowFace, ...]
    lead: str
    why: str
    terms: tuple[TermFace, ...]
    total: str
    total_words: str
    level: str
    """That the two moves are worth the same, as far as can be told."""
    share: float
    """How much of the thinking is done."""


class AdviceWords:
    def __init__(self, formatter: Formatter) -> None:
        self.formatter = formatter

    def face(self, advice: Advice | None, chosen: int, *, is_rest: bool, has_failed: bool, most: int) -> AdviceFace:
        say = self.formatter.say_id
        state = state_of(advice, is_rest=is_rest, has_failed=has_failed)
        rows = tuple(self.row(advice, at) for at in range(len(advice.suggestions))) if advice is not None else ()
        theme = None if advice is None else advice.theme
        other = max(1, chosen)
        compares = advice is not None and len(rows) > other and not advice.is_by_rule
        terms: tuple[TermFace, ...] = ()
        total = level = ""
        if advice is not None and compares:
            between = advice.difference(0, other, most)
            terms = tuple(self.term(term, points) for term, points in between.terms)
            terms = self.with_rest(terms, between.rest, self.signed(between.rest))
            lead, error = self.signed(between.lead), self.plain(between.error)
            total = say("advice-total", lead=lead, error=error) if advice.worlds else lead
            level = "" if between.is_apart or advice.worlds < ENOUGH_WORLDS else say("advice-equal")
        return AdviceFace(
            state=state,
            title=say("advice"),
            how_many=self.how_many(advice, state),
            look=say("advice-rest-title" if state == "going-on" else "advice-look"),
            folded=say("advice-look-at", theme=say(self.term_id(theme))) if theme is not None else say("advice-look"),
            nudge=self.nudge(state, theme),
            rules=(theme.rule,) if theme is not None and state == "ready" else (),
            moves=say("advice-moves", count=len(rows)),
            unit=self.unit(advice),
            rows=rows,
            lead=say("advice-lead" if advice is not None and advice.is_measured else "advice-worth"),
            why=say("advice-why", other=other + 1) if compares else "",
            terms=terms,
            total=total,
            total_words=say("advice-difference" if advice is not None and advice.is_measured else "advice-estimate"),
            level=level,
            share=1.0 if advice is not None and advice.is_final else share_of(advice),
        )

    def with_rest(self, terms: tuple[TermFace, ...], rest: float, words: str) -> tuple[TermFace, ...]:
        """Put below the terms what all others make, where that is anything."""
        is_anything = bool(terms) and any(digit in words for digit in "123456789")
        return (*terms, TermFace(self.formatter.say_id("advice-rest"), "", rest, words)) if is_anything else terms

    def how_many(self, advice: Advice | None, state: State) -> str:
        if advice is None or state in ("rule", "going-on", "failed"):
            return ""
        return self.formatter.say_id("advice-worlds", worlds=advice.worlds, moves=advice.moves)

    def nudge(self, state: State, theme: Term | None) -> str:
        if state == "ready" and theme is not None:
            return self.formatter.say_or(f"{self.term_id(theme)}.look", self.formatter.say_id("advice-nothing"))
        return self.formatter.say_id(f"advice-{state}")

    def unit(self, advice: Advice | None) -> str:
        return self.formatter.say_id("advice-wins") if advice is not None and advice.is_measured else ""

    # Suggestions

    def row(self, advice: Advice, at: int) -> RowFace:
        say, each = self.formatter.say_id, advice.suggestions[at]
        seat = each.move.seat
        own = [step for step in each.line[1:] if step.seat == seat]
        title, rest = head_and_rest(self.formatter.say(each.line[0].said))
        after = [lowered(self.formatter.say(step.said)) for step in own]
        below = say("advice-then", moves=", ".join(after[:MOST_AFTER])) if after else ""
        chance, band, mean = "", None, each.lead - (0 if advice.is_measured else advice.suggestions[0].lead)
        if advice.is_measured and not advice.is_by_rule:
            band = each.outlook.band
            chance = say("advice-percent", percent=round(100 * each.outlook.chance))
        figures = ""
        if not advice.is_by_rule:
            low, high = band or (mean, mean)
            id = "advice-row-measured" if band is not None else "advice-row-compared"
            figures = say(
                id, percent=chance, lead=self.signed(mean, 0), low=self.signed(low, 0), high=self.signed(high, 0)
            )
        same = advice.worlds >= ENOUGH_WORLDS and shares_rank(advice.suggestions, at)
        number = say("advice-row", rank=each.rank, title=title, below=" ".join(filter(None, (rest, below))))
        return RowFace(
            move=each.move,
            title=title,
            below=" · ".join(filter(None, (rest, below))),
            chance=chance,
            mean=mean,
            mean_words="" if advice.is_by_rule else self.signed(mean),
            band=band,
            spoken=" ".join(filter(None, (number, figures))),
            alike=" · ".join(
                filter(
                    None,
                    (
                        say("advice-equal") if same else "",
                        say("advice-alike", count=len(each.alike)) if each.alike else "",
                    ),
                )
            ),
            others=tuple(dict.fromkeys(self.formatter.move(move) for move in each.alike if move in self.now)),
        )

    @property
    def now(self) -> Sequence[Any]:
        """What can be played now; what is left of a line may come later."""
        return self.formatter.table.legal

    # Terms and figures

    def term_id(self, term: Term) -> str:
        return f"{self.formatter.table.game.prefix.lower()}-term-{term.name}"

    def term(self, term: Term, points: float) -> TermFace:
        return TermFace(self.formatter.say_id(self.term_id(term)), term.rule, points, self.signed(points))

    def signed(self, value: float, digits: int = 1) -> str:
        """A figure with its sign, in the way of the language."""
        said = self.plain(abs(value), digits)
        is_none = not any(each in "123456789" for each in said)
        return ("" if is_none else "+" if value > 0 else "−") + said

    def plain(self, value: float, digits: int = 1) -> str:
        said = f"{value:.{digits}f}"
        return said.replace(".", ",") if self.formatter.program.settings.language == "fr" else said

    def ticks(self, values: Sequence[int]) -> list[str]:
        return [self.signed(float(each), 0) for each in values]


def shares_rank(suggestions: Sequence[Suggestion], at: int) -> bool:
    return sum(each.rank == suggestions[at].rank for each in suggestions) > 1


def share_of(advice: Advice | None) -> float:
    return 0.0 if advice is None else min(1.0, advice.worlds / ENOUGH_WORLDS)


def state_of(advice: Advice | None, *, is_rest: bool, has_failed: bool) -> State:
    if has_failed:
        return "failed"
    if advice is None:
        return "looking"
    if advice.is_by_rule:
        return "going-on" if is_rest else "rule"
    if advice.theme is not None:
        return "ready"
    if advice.worlds >= ENOUGH_WORLDS and not shares_rank(advice.suggestions, 0):
        return "one"
    return "looking" if advice.worlds < ENOUGH_WORLDS and not advice.is_final else "nothing"


def lowered(sentence: str) -> str:
    """What a sentence is about, as it stands within another; a letter that names something stays as it is."""
    head, _ = head_and_rest(sentence)
    return head[:1].lower() + head[1:] if len(head) > SHORT else sentence


SHORT = 3

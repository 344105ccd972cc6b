"""What the book says of the game being played: how it is played, and what the rule that one reads comes to in it."""

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.program import Program
from desktop.table.table import Table
from rules.core.types import phrase
from rules.reference.in_play import Setting, Unmet, figures_now, last_seen, shapes_of, why_not
from rules.reference.model import Reference, Ruling, choice_at


@dataclass(frozen=True, slots=True)
class Agreed:
    """One thing that was agreed on before the game: what it is about, what was chosen, and the ruling behind it."""

    words: str
    chosen: str
    ruling: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Meaning:
    """A rule in this game. `point` is where it last mattered, None if nobody knows."""

    rule: str
    title: str
    is_in_force: bool
    force: str
    figures: tuple[str, ...]
    last: str = ""
    last_said: str = ""
    point: int | None = None


class YourGame:
    def __init__(self, program: Program, table: Table, reference: Reference) -> None:
        self.table = table
        self.reference = reference
        self.formatter = Formatter(program, table)
        self.game_log = GameLog(self.formatter)
        self.setting = Setting.of(table.game, table.timeline.record)

    def agreed(self) -> Iterator[Agreed]:
        say = self.formatter.say_id
        yield Agreed(say("in-play-mode"), say("in-play-mode-said", mode=self._mode(), seats=self.setting.seats))
        with_switch = [ruling for ruling in self.reference.rulings if ruling.switch and self._matters(ruling)]
        yield from (self._ruled(ruling) for ruling in with_switch)
        ruled = {ruling.switch for ruling in with_switch}
        for spec in self.table.game.option_specs:
            value = self.setting.value(spec.id)
            if spec.kind == "switch" and spec.id not in ruled and value != spec.default:
                yield Agreed(say(f"option-{spec.id}"), say("value-on" if value else "value-off"))

    def _mode(self) -> str:
        return self._mode_named(self.setting.mode)

    def _mode_named(self, mode: str) -> str:
        return self.formatter.say_or(f"mode-{self.table.game.id}-{mode}", mode)

    def _matters(self, ruling: Ruling) -> bool:
        """Whether one of the rules that it is about is in force in this game."""
        return any(why_not(self.reference.in_play, rule, self.setting) is None for rule in ruling.rules)

    def _ruled(self, ruling: Ruling) -> Agreed:
        assert ruling.switch is not None
        spec = next(each for each in self.table.game.option_specs if each.id == ruling.switch)
        chosen = ruling.choice(choice_at(spec, self.setting.value(spec.id)))
        return Agreed(self.formatter.say(ruling.short), self.formatter.say(chosen), ruling.id, ruling.number)

    # A rule

    def meaning(self, rule: str) -> Meaning:
        entries, table, say = self.reference.in_play, self.table, self.formatter.say_id
        title = self.formatter.say_or(f"{rule}.title", "")
        unmet = why_not(entries, rule, self.setting)
        if unmet is not None:
            return Meaning(rule, title, False, self._why_not(unmet), ())
        figures = figures_now(entries, rule, self.setting, table.view, table.looking)
        words = tuple(map(self.formatter.say, figures)) + tuple(self._moves_now(rule))
        found = last_seen(entries, rule, table.timeline, table.looking)
        if found is None:
            never = say("in-play-never") if shapes_of(entries, rule) else ""
            return Meaning(rule, title, True, say("in-play-in-force"), words, never)
        line = table.timeline.line()
        heading = self.game_log.round_at(found.point)
        last = say("in-play-last", round=heading or "none", move=line.index(found.point))
        said = self.formatter.say(table.game.say_event(found.event))
        return Meaning(rule, title, True, say("in-play-in-force"), words, last, said, found.point)

    def _moves_now(self, rule: str) -> Iterator[str]:
        """How many moves one has now before which this rule is read."""
        moves = sum(self.table.game.rule_of(move) == rule for move in self.table.legal)
        if moves:
            yield self.formatter.say_id("in-play-moves", count=moves)

    def _why_not(self, unmet: Unmet) -> str:
        say = self.formatter.say_id
        if unmet.kind == "seats":
            return say("in-play-not-seats", least=unmet.wanted[0], most=unmet.wanted[-1])
        if unmet.kind == "mode":
            modes = " · ".join(self._mode_named(str(each)) for each in unmet.wanted)
            return say("in-play-not-mode", modes=modes)
        values = " · ".join(self._value(unmet.option, each) for each in unmet.wanted)
        return say("in-play-not-option", option=phrase(f"option-{unmet.option}"), values=values)

    def _value(self, option: str, value: bool | int | str) -> str:
        if isinstance(value, bool):
            return self.formatter.say_id("value-on" if value else "value-off")
        return self.formatter.say_or(f"value-{option}-{value}", str(value))

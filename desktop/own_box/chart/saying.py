"""What a chart says: what is held, what stands at a place, how far one has come."""

from typing import TYPE_CHECKING

from desktop.board.charts import Chart
from desktop.own_box.chart.laid import Cell, Item, Laid, Link, Place, Spot
from desktop.own_box.saying import BoxWords
from desktop.program import Program
from rules.boxes.fields import Field, field_at, field_of
from rules.boxes.typed import is_line
from rules.core.contract import AnyGame
from rules.core.correcting import plain_path
from rules.core.types import Json, phrase
from rules.reference.values import spelled, word
from rules.text.localise import Texts

if TYPE_CHECKING:
    from desktop.own_box.chart.view import ChartView

NOTHING = "–"


class Saying:
    def __init__(self, program: Program, game: AnyGame) -> None:
        self.game = game
        self.words = BoxWords(program, game)
        self.root = field_of(game.edition_type)

    @property
    def texts(self) -> Texts:
        found: Texts = self.words.texts
        return found

    def say(self, id: str, **args: object) -> str:
        return self.texts.say(phrase(id, **args))

    def field(self, path: str) -> Field | None:
        """What may stand at a path of the data."""
        return field_at(self.root, plain_path(path))

    def title(self, chart: Chart) -> str:
        return self.say(f"chart-{self.game.id.replace('_', '-')}-{chart.id}")

    def word(self, id: str) -> str:
        return word(self.texts, id)

    def kind(self, id: str) -> str:
        """A kind of spot, in words."""
        return self.texts.say_if_there(phrase(f"chart-kind-{id}")) or self.word(id)

    def part(self, part: str) -> str:
        """A part of a row, in words."""
        return self.words.part_name(part)

    def label(self, id: str) -> str:
        return self.texts.say_if_there(phrase(id)) or self.word(id)

    def letter(self, letter: str, marks: Json) -> str:
        """A letter of a grid with what it means."""
        facts = marks if isinstance(marks, dict) else {}
        parts = [
            self.word(name) if each is True else f"{self.word(name)} {each}" for name, each in facts.items() if each
        ]
        return f"{letter} · {', '.join(parts) or self.say('chart-letter-plain')}"

    def tag(self, item: Item) -> str:
        """The name of something, and below it what it is or where."""
        match item:
            case Spot():
                kind = self.kind(item.kind) if item.kind else ""
                title = self.say("chart-tag", name=item.name, kind=kind) if kind else item.name
                return f"{title}\n{self.say('chart-xy', x=item.x, y=item.y)}"
            case Link():
                return self.say("chart-line", one=item.one, other=item.other)
            case Cell():
                return f"{item.name}\n{item.letter}"
            case Place():
                return f"{self.name(item.path)}\n{self.long(item)}"

    def name(self, path: str) -> str:
        return self.words.name(path)

    def long(self, place: Place) -> str:
        if place.value is None:
            return self.say("datum-nothing")
        return spelled(self.texts, plain_path(place.path), place.value).words.replace("\n", ", ")

    def short(self, place: Place) -> str:
        """A value in as little room as it can be read in."""
        field = self.field(place.path)
        if place.value is None:
            return NOTHING
        if (field is not None and field.kind in ("number", "measure")) or isinstance(place.value, (int, float)):
            return str(place.value)
        if field is not None and is_line(field):
            return self.words.line(field, place.value) or NOTHING
        return self.in_words(place.value)

    def in_words(self, value: Json) -> str:
        """What a value with fields holds: its words and figures, without the names of its fields where it can be."""
        if isinstance(value, dict):
            parts = []
            for key, each in value.items():
                if each is True:
                    parts.append(self.word(key))
                elif each is not False and each is not None and each != "":
                    parts.append(
                        self.in_words(each) if isinstance(each, str) else f"{self.word(key)} {self.in_words(each)}"
                    )
            return " · ".join(parts) or NOTHING
        if isinstance(value, list):
            return " ".join(map(self.in_words, value)) or NOTHING
        return self.word(value) if isinstance(value, str) else str(value)

    def progress(self, chart: Chart, laid: Laid, confirmed: frozenset[str]) -> str:
        counted = laid.counted
        done = sum(each.source in ("owner", "rulebook", "public") or each.id in confirmed for each in counted)
        sort = (
            "cells" if chart.letters is not None else "spots" if any(each.counts for each in chart.spots) else "places"
        )
        return self.say(f"chart-done-{sort}", done=done, all=len(counted))

    def foot(self, view: "ChartView") -> tuple[tuple[str, ...], str]:
        """What stands at the foot of the chart: at the left in longer and in shorter words, and at the right."""
        if view.is_cornering:
            return (self.say("chart-corners-how", what="grid" if view.chart.is_grid else "board"),), ""
        yours = (self.say("chart-photo-yours"), self.say("chart-photo-yours.short"))
        return yours if view.photo is not None else (), self.progress(view.chart, view.laid, view.confirmed_now)

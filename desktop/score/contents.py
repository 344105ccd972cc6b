"""What each part of the page shows: the result and the course of the game in words, in the language in use."""

from dataclasses import dataclass
from functools import cached_property

from desktop.aloud.voice import joined
from desktop.board.podium import Standing
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.score.course import Course
from desktop.score.curves_face import CurveWords, Numbered
from desktop.score.pieces import piece_played
from desktop.score.plot import Curves, curves_of
from desktop.score.result import Result
from desktop.score.sheet_layout import SheetWords
from desktop.score.sheet_panel import SheetFace
from desktop.score.sources import Layer, layers_of
from desktop.score.sources_panel import SourceWords
from desktop.score.turning import TurningPoint, turning_points
from desktop.score.turning_panel import TurningRow
from desktop.score.words import Speaker, signed
from rules.core.types import phrase


@dataclass(frozen=True)
class Contents:
    formatter: Formatter
    result: Result
    course: Course
    game_log: GameLog

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.formatter, self.result)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.speaker.seat(seat) for seat in range(len(self.result.sheet.totals)))

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(self.formatter.colour(seat) for seat in range(len(self.result.sheet.totals)))

    # The sheet

    def sheet(self) -> SheetFace:
        speaker, order, sheet = self.speaker, self.result.order, self.result.sheet
        words = SheetWords(
            headline=speaker.headline(),
            title=self.formatter.say_id("score-sheet"),
            names=tuple(self.names[seat] for seat in order),
            colours=tuple(self.formatter.say_id("seat-colour", colour=self.colours[seat]) for seat in order),
            rows=speaker.rows(),
        )
        lit = len(sheet.winners) if self.result.is_over and not self.result.is_challenge else 0
        ranks = tuple("" if self.result.is_challenge else speaker.rank(seat) for seat in order)
        return SheetFace(words, self.standings(), lit, tuple(sheet.totals[seat] for seat in order), ranks)

    def standings(self) -> tuple[Standing, ...]:
        ranks, seats = self.result.sheet.ranks, len(self.result.sheet.ranks)
        return tuple(
            Standing(seat, self.colours[seat], ranks[seat], seats - ranks[seat] + 1, seats)
            for seat in self.result.order
        )

    def rows_said(self) -> tuple[str, ...]:
        """The sheet row by row for screen readers: the result, then each of its rows."""
        speaker = self.speaker
        headline = speaker.headline()
        result = joined((headline.title, headline.first, *headline.second.split("\n")))
        return result, *(speaker.said(row) for row in speaker.rows())

    def sheet_said(self) -> str:
        """The result for screen readers; each line is in the text export."""
        speaker = self.speaker
        headline = speaker.headline()
        seats = (
            self.formatter.say_id(
                "score-sheet-said",
                seat=self.names[seat],
                points=self.result.sheet.totals[seat],
                rank=self.result.sheet.ranks[seat],
            )
            for seat in self.result.order
        )
        return " · ".join((headline.title, headline.first, *seats))

    # Curves

    @cached_property
    def curves(self) -> Curves:
        return curves_of(self.course)

    @property
    def has_rounds(self) -> bool:
        return self.speaker.has_rounds(self.course)

    def curve_words(self) -> CurveWords:
        say = self.formatter.say_id
        ticks = ["", *(str(number) for number in range(1, len(self.course.marks)))]
        titles = [
            say("score-curve-start") if mark.title is None and mark.at == 0 else self._title(number)
            for number, mark in enumerate(self.course.marks)
        ]
        if self.curves.has_end:
            ticks.append(say("score-axis-end"))
            titles.append(say("score-curve-end"))
        return CurveWords(
            title=say("score-curves" if self.has_rounds else "score-curves-alone"),
            names=self.names,
            colours=self.colours,
            ticks=tuple(ticks),
            titles=tuple(titles),
        )

    def _title(self, number: int) -> str:
        """Name the round that ended at a mark. Turns of a lone seat share one heading, so they get a number."""
        mark = self.course.marks[number]
        if mark.title is None:
            return self.formatter.say_id("score-resume-move", number=mark.at)
        words = self.formatter.say(mark.title)
        return words if self.has_rounds else f"{number} · {words}"

    def numbered(self) -> tuple[Numbered, ...]:
        return tuple(
            Numbered(number, turning.seat, self.course.place_in_marks(turning.at))
            for number, turning in enumerate(self.turnings, 1)
        )

    # Sources

    @cached_property
    def layers(self) -> tuple[Layer, ...]:
        return layers_of(self.course)

    def source_words(self) -> SourceWords:
        say = self.formatter.say_id
        legend = tuple(self._layer(layer) for layer in self.layers)
        last = str(len(self.course.marks) - 1)
        return SourceWords(
            title=say("score-sources"),
            empty=say("score-no-points"),
            legend=legend,
            names=self.names,
            colours=self.colours,
            ticks=("1", last, say("score-axis-end")),
            said=" · ".join(self._said(seat, legend) for seat in self.result.order),
        )

    def _layer(self, layer: Layer) -> str:
        if layer.is_rest:
            return self.formatter.say_id("score-source-others")
        return self.formatter.say(phrase(layer.sources[0]))

    def _said(self, seat: int, legend: tuple[str, ...]) -> str:
        figures = tuple(
            self.formatter.say_id("score-source-said", source=words, points=layer.totals[seat])
            for words, layer in zip(legend, self.layers, strict=True)
            if layer.totals[seat]
        )
        return self.formatter.say_id("score-sources-said", seat=self.names[seat], figures=figures)

    # Turning points

    @cached_property
    def turnings(self) -> tuple[TurningPoint, ...]:
        return turning_points(self.course)

    def turning_rows(self) -> tuple[TurningRow, ...]:
        return tuple(self._turning_row(number, each) for number, each in enumerate(self.turnings, 1))

    def _turning_row(self, number: int, turning: TurningPoint) -> TurningRow:
        said = self.speaker.key_move(self.course, self.game_log, turning)
        gained = signed(turning.gained) if turning.gained or not turning.goals else ""
        link = self.formatter.say_id("score-turning-open", words=said.title)
        piece = piece_played(self.formatter, turning.point, self.formatter.program.style(self.formatter.table.game.id))
        return TurningRow(number, turning.point, self.colours[turning.seat], gained, said, link, piece)

    def turning_how(self) -> str:
        alone = "-alone" if self.result.is_challenge else ""
        return self.formatter.say_id(f"score-turning-how{alone}")

    # Where the game can be resumed

    def resumptions(self) -> tuple[tuple[int, str], ...]:
        """(point, words): the start, then where each round begins."""
        say, line = self.formatter.say_id, self.course.line
        rounds = tuple(
            (line[at], self._resume_words(number, at)) for number, (at, _) in enumerate(self.course.rounds, 1) if at
        )
        return ((line[0], say("score-resume-start")), *rounds)

    def _resume_words(self, number: int, at: int) -> str:
        heading = self.course.rounds[number - 1][1]
        if heading is None:
            return self.formatter.say_id("score-resume-move", number=at)
        words = self.formatter.say(heading)
        return self.formatter.say_id(
            "score-resume-at", round=words if self.has_rounds else f"{number} · {words}", number=at
        )

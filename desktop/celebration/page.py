"""The ground of the celebration, with the light on it; stage, sheet and strip lie on it, and what flies over them."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.celebration.arranging import Plan
from desktop.celebration.flight import Flight, Flying
from desktop.celebration.light import draw_light
from desktop.celebration.moments import Beats
from desktop.celebration.sheet import ResultSheet
from desktop.celebration.stage import Stage
from desktop.celebration.strip import Strip
from desktop.widgets.dressing import Drawn


class Page(Drawn):
    def __init__(self, stage: Stage, sheet: ResultSheet, strip: Strip) -> None:
        super().__init__()
        self.stage, self.sheet, self.strip = stage, sheet, strip
        self.flight = Flight()
        self.is_lit = False
        self.light = 1.0
        for part in (stage, sheet, strip, self.flight):
            part.setParent(self)

    def place(self, plan: Plan) -> None:
        self.stage.setGeometry(plan.stage)
        self.sheet.setGeometry(plan.sheet)
        self.strip.setGeometry(plan.strip)
        self.strip.setVisible(plan.strip.height() > 0)
        self.flight.setGeometry(self.rect())
        self.flight.raise_()
        self.update()

    def show_at(self, beats: Beats, now: float) -> None:
        """Show the celebration as far as it has come; paint what changes."""
        stage, sheet = self.stage, self.sheet
        light = beats.share("lamp", now)
        if light != self.light:
            self.light = light
            if self.is_lit:
                self.update()
        centre, stamp = beats.share("centre", now), beats.share("stamp", now)
        if (centre, stamp) != (stage.centre_share, stage.stamp_share):
            stage.centre_share, stage.stamp_share = centre, stamp
            stage.update()
        face = sheet.face
        if face is None:
            return
        ticked = sum(beats.share("goal", now, number) > 0 for number in range(len(face.ticks)))
        shares = [beats.share("points", now, number) for number in range(len(face.lines))]
        arrived = next((number for number, share in enumerate(shares) if share < 1), len(shares) + len(face.ties))
        sheet.come(ticked, arrived, beats.share("record", now))
        self.flight.show_flying(
            tuple(
                self._flying(number, share)
                for number, share in enumerate(shares)
                if 0 < share < 1 and self._has_points(number)
            )
        )

    def _has_points(self, number: int) -> bool:
        assert self.sheet.face is not None
        return any(letter in "123456789" for letter in self._points(number))

    def _points(self, number: int) -> str:
        assert self.sheet.face is not None
        face = self.sheet.face
        return face.lines[number].row.cells[face.lit]

    def _flying(self, number: int, share: float) -> Flying:
        points = self._points(number)
        middle = self.stage.centre.center()
        start = QPointF(self.stage.mapTo(self, middle.toPoint()))
        end = QPointF(self.sheet.mapTo(self, self.sheet.landing(number).toPoint()))
        eased = 1 - (1 - share) ** 2
        return Flying(start, end, points if points.startswith("−") else f"+{points}", eased)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_lit:
            return
        painter = QPainter(self)
        centre = QPointF(self.stage.mapTo(self, self.stage.centre.center().toPoint()))
        draw_light(painter, QRectF(self.rect()), centre, self.style_now, self.light)
        painter.end()

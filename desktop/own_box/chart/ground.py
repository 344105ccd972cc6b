"""What lies below a chart, and from where it is seen: the photo, straight or as it was taken; our drawing."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPolygonF, QTransform

from desktop.board.charts import Chart
from desktop.own_box.chart.camera import Camera
from desktop.own_box.chart.edits import distance
from desktop.own_box.chart.painting import straightened
from desktop.own_box.chart.photos import Corners, Photo, corners_of, is_convex

LONG_SIDE = 2000
"""Of the photo seen from straight above, in points."""
BEYOND = 0.1
"""What lies around the board on the photo is seen so far, in parts of its longer side."""
PIN_REACH = 18.0


class Ground:
    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.camera = Camera()
        self.photo: Photo | None = None
        self.drawing: QImage | None = None
        self.opacity = 1.0
        self.is_cornering = False
        """Whether the photo is shown as it was taken, to put pins on the corners of the board."""
        self.pin = 0
        """The one that is held."""
        self._straight: QImage | None = None
        self.look_at_all()

    def show_chart(self, chart: Chart) -> None:
        """Another chart, with nothing below it."""
        self.chart = chart
        self.photo = self._straight = self.drawing = None
        self.is_cornering = False
        self.look_at_all()

    def show_photo(self, photo: Photo | None) -> None:
        self.photo = photo
        self.corner(wanted=self.is_cornering)

    def corner(self, *, wanted: bool) -> None:
        """Show the photo as it was taken; or straight, below the chart."""
        was, self.is_cornering = self.is_cornering, wanted and self.photo is not None
        self.pin, self._straight = 0, None
        if self.photo is not None and not self.is_cornering:
            onto = self.photo.onto(self.chart.frame.rect)
            self._straight = straightened(self.photo.image, onto, self._around, LONG_SIDE)
        if was != self.is_cornering:
            self.look_at_all()

    def look_at_all(self) -> None:
        self.camera.look_at(self._photo_rect if self.is_cornering else self.chart.frame.rect)

    @property
    def _around(self) -> QRectF:
        """The board on the plane, with what lies around it."""
        frame = self.chart.frame.rect
        side = max(frame.width(), frame.height()) * BEYOND
        return frame.adjusted(-side, -side, side, side)

    @property
    def _photo_rect(self) -> QRectF:
        """The photo as it was taken, as wide as 1."""
        assert self.photo is not None
        return QRectF(0, 0, 1, self.photo.image.height() / self.photo.image.width())

    @property
    def onto(self) -> QTransform:
        """Map the plane of the chart to the view."""
        if not self.is_cornering:
            return self.camera.transform
        found = QTransform.quadToQuad(corners_of(self.chart.frame.rect), QPolygonF(self._corners))
        assert isinstance(found, QTransform), "corners that cross are never kept"
        return found * self.camera.transform

    @property
    def _corners(self) -> list[QPointF]:
        assert self.photo is not None
        high = self._photo_rect.height()
        return [QPointF(x, y * high) for x, y in self.photo.notes.corners]

    @property
    def shown(self) -> tuple[QImage | None, QTransform]:
        """The photo that is seen, and from its points to the view."""
        camera = self.camera.transform
        if self.photo is not None and self.is_cornering:
            image = self.photo.image
            return image, QTransform.fromScale(1 / image.width(), 1 / image.width()) * camera
        if self._straight is None:
            return None, camera
        image, area = self._straight, self._around
        onto = QTransform.fromScale(area.width() / image.width(), area.height() / image.height())
        onto *= QTransform.fromTranslate(area.x(), area.y())
        return image, onto * camera

    # Pins

    @property
    def pins(self) -> list[QPointF]:
        """The corners of the board on the view."""
        if self.photo is None:
            return []
        corners = self._corners if self.is_cornering else corners_of(self.chart.frame.rect).toList()
        return [self.camera.transform.map(each) for each in corners]

    def pin_at(self, at: QPointF) -> int | None:
        near = [(distance(pin, at), number) for number, pin in enumerate(self.pins)]
        away, number = min(near, default=(PIN_REACH + 1, -1))
        return number if away <= PIN_REACH else None

    def move_pin(self, number: int, at: QPointF) -> Corners | None:
        """Put a pin on a point of the view; None where corners would cross each other."""
        assert self.photo is not None
        back, _ = self.camera.transform.inverted()
        point, high = back.map(at), self._photo_rect.height()
        place = min(max(point.x(), 0.0), 1.0), min(max(point.y() / high, 0.0), 1.0)
        old = self.photo.notes.corners
        corners = (*old[:number], place, *old[number + 1 :])
        if not is_convex(corners):
            return None
        self.photo = self.photo.with_corners(corners)
        return corners

"""What can be named, drawn small by the game's own painters: as it paints it for names, as a row of its data looks, as
it lies on a chart."""

from typing import Any, Protocol

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.board.charts import Draw as DrawFacts
from desktop.board.desk import Look, saying
from desktop.board.named import Draw, NamedPicture
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.sprite import Picture
from desktop.games.desks import desk_of
from desktop.games.loading import part_of
from desktop.own_box.row_picture import TABLE, Pictures, PicturesOf, view_of
from desktop.program import Program
from desktop.style.theme import Style
from rules.boxes.own import MISSING, OwnBox, within
from rules.boxes.references import Named
from rules.core.contract import AnyGame
from rules.core.types import Json


class HasOwn(Protocol):
    """A keeper of an owner's data."""

    own: OwnBox


class NamedPictures:
    def __init__(self, program: Program, game: AnyGame, data: HasOwn) -> None:
        self.program, self.game, self.data, id = program, game, data, game.id
        self.named_picture: NamedPicture | None = part_of(id, "named_pictures", "named_picture")
        self.row_pictures: PicturesOf | None = part_of(id, "row_pictures", "row_pictures")
        self.charts: tuple[Any, ...] = part_of(id, "charts", "CHARTS") or ()
        self.painting = Painting(program.art, TABLE_PAINTERS)
        self._view: tuple[OwnBox, Any] | None = None

    def draw_of(self, named: Named, part: str) -> Draw | None:
        """The painter of something that a part of the data names; None where nothing of it is printed."""
        own = self.data.own
        row = own.value(named.row) if named.row else MISSING
        facts = None if row is MISSING else row
        drawn = self.named_picture(named.of, part, named.name, facts) if self.named_picture is not None else None
        return drawn or self._row_drawn(named, facts) or self._on_chart(named, facts)

    def _row_drawn(self, named: Named, facts: Json) -> Draw | None:
        if not named.row or self.row_pictures is None or facts is None:
            return None
        steps = tuple(named.row.split("."))

        def draw(painter: QPainter, square: QRectF, style: Style) -> None:
            found = self._pictures(steps, facts, style)
            if found:
                self._paint(painter, square, style, *found[0])

        return draw if self._pictures(steps, facts, self.painting.art.style) else None

    def _pictures(self, steps: tuple[str, ...], facts: Json, style: Style) -> Pictures:
        view = self._view_now()
        if view is None or self.row_pictures is None:
            return ()
        look = Look(*TABLE, style, saying(self.program.texts(self.game), ()), (), None)
        return self.row_pictures(view, look, steps, facts)

    def _view_now(self) -> Any:
        """A game with these data, as it begins; with the published ones where they have errors."""
        if self._view is None or self._view[0] is not self.data.own:
            self._view = self.data.own, view_of(self.game, self.data.own, "")
        return self._view[1]

    def _paint(self, painter: QPainter, square: QRectF, style: Style, ratio: float, picture: Picture) -> None:
        desk = desk_of(self.game.id)
        self.painting.painters |= desk.painters if desk is not None else {}
        self.painting.art = self.program.art.with_style(style)
        self.painting.ratio = painter.device().devicePixelRatioF()
        wide, high = (
            (square.width(), square.width() / ratio) if ratio > 1 else (square.height() * ratio, square.height())
        )
        place = QRectF(square.center().x() - wide / 2, square.center().y() - high / 2, wide, high)
        pixmap = self.painting.pixmap(picture, QSizeF(place.size()))
        margin = picture.bleed * min(wide, high)
        painter.drawPixmap(place.adjusted(-margin, -margin, margin, margin), pixmap, QRectF(pixmap.rect()))

    def _on_chart(self, named: Named, facts: Json) -> Draw | None:
        for chart in self.charts:
            for sort in chart.spots:
                if named.row and named.of == sort.table and sort.shape != "plate" and isinstance(facts, dict):
                    return told(sort.draw, {**facts, "name": named.name})
            letters = chart.letters
            if letters is not None and named.of in (letters.path, letters.legend):
                return told(letters.draw, self._marks(named, letters))
        return None

    def _marks(self, named: Named, letters: Any) -> Json:
        """What a letter means, or that of a space."""
        own, letter = self.data.own, named.name
        if named.of == letters.path:
            column, row = ord(letter[0]) - ord("a"), int(letter[1:]) - 1 if letter[1:].isdecimal() else -1
            line = within(own.value(letters.path), (str(row),))
            letter = line[column] if isinstance(line, str) and 0 <= column < len(line) else ""
        return within(own.value(letters.legend), (letter,))


def told(draw: DrawFacts, facts: Json) -> Draw:
    """The painter of a chart, told what it shows."""
    return lambda painter, square, style: draw(painter, square, style, facts)

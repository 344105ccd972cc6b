"""What the next administration would bring to whom, laid over the boards on demand, and the button for it."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.describing import BADGE, ground, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.income_sprites import in_rows
from desktop.games.magnastorm.shown import Shown, piece
from desktop.paint.paths import square_around
from rules.core.types import SeatName, phrase
from rules.magnastorm.forecast import Forecast, forecasts
from rules.magnastorm.outlook import struck_next

LETTER = "A"
ROW, WIDTH = 54.0, 560.0
"""Of the board with it, at full size."""
HEAD, FOOT = 1.7, 0.9
"""Rows for its title with the captions, and for what the storm does."""
BUTTON = 50.0, 34.0
CORNER = 8.0
OVER = Layer.TRAVELLING
"""Above the lights of what can be done meanwhile."""
COLUMNS = {"seat": 0.0, "income": 0.30, "majorities": 0.58, "scientists": 0.72}
"""Where each begins, in parts of its width."""


def button(shown: Shown) -> Sprite:
    """Place the button in a corner of the sky, where nothing lies."""
    sky, style = shown.places.planet.sky, shown.style
    wide, high = (max(style.px(each), shown.size(15) * each / 24) for each in BUTTON)
    edge = style.px(CORNER)
    rect = QRectF(sky.right() - wide - edge, sky.bottom() - high - edge, wide, high)
    words = phrase("ms-table-overlay", cap=LETTER)
    is_on = keys.FORECAST in shown.look.open
    return piece(
        keys.FORECAST, "ms-overlay", rect, LETTER, is_on, layer=Layer.TOKEN, words=words, bleed=0.25, fold=keys.FORECAST
    )


def forecast(shown: Shown) -> Iterator[Sprite]:
    """A line a seat, in the order of the next round."""
    ahead = forecasts(shown.view)
    boards = shown.places.action.rect.united(shown.places.research.rect)
    row = max(shown.style.px(ROW), shown.size(16) * 2.2)
    wide = min(max(shown.style.px(WIDTH), shown.size(16) * 33), boards.width() - 8)
    rect = QRectF(0, 0, wide, row * (len(ahead) + HEAD + FOOT))
    rect.moveCenter(boards.center())
    yield ground("forecast", "ms-panel", rect, layer=Layer.FOCUS, bleed=0.1)
    room = rect.adjusted(row * 0.3, row * 0.12, -row * 0.3, 0)
    title = QRectF(room.x(), room.y(), room.width(), row * 0.8)
    said = shown.say("ms-table-forecast")
    yield printed("forecast", title, said, shown.size(19), weight="semibold", serif=True, layer=OVER)
    captions = QRectF(room.x(), title.bottom(), room.width(), row * (HEAD - 0.9))
    for name in COLUMNS:
        said = shown.say("ms-table-forecast-of", what=name)
        line = column(captions, name)
        yield printed(f"forecast-{name}", line, said, shown.size(14), "quiet", layer=OVER)
    for number, each in enumerate(ahead):
        line = QRectF(room.x(), captions.bottom() + row * number, room.width(), row)
        yield from of_seat(shown, each, line, number)
    below = QRectF(room.x(), captions.bottom() + row * len(ahead), room.width(), row * FOOT)
    struck = struck_next(shown.view)
    said = shown.say("ms-table-forecast-storm", sector=struck or "SW", last="no" if struck else "yes")
    yield printed("forecast-storm", below, said, shown.size(15), layer=OVER)


def column(line: QRectF, name: str) -> QRectF:
    """Return the place of a column in a line, from where it begins to where the next one does."""
    names = list(COLUMNS)
    end = next((COLUMNS[each] for each in names[names.index(name) + 1 :]), 1.0)
    begin = COLUMNS[name]
    return QRectF(line.x() + line.width() * begin, line.y(), line.width() * (end - begin) - 6, line.height())


def of_seat(shown: Shown, ahead: Forecast, line: QRectF, number: int) -> Iterator[Sprite]:
    colour, key = shown.colours[ahead.seat], f"forecast-{ahead.seat}"
    first = column(line, "seat")
    side = line.height() * 0.52
    disc = square_around(first.center(), side / 2)
    disc.moveLeft(first.x())
    yield ground(f"{key}-badge", BADGE, disc, colour, layer=OVER, bleed=0.1)
    words = first.adjusted(side + 8, 0, 0, 0)
    said = f"{number + 1}. {shown.say('ms-table-seat', seat=SeatName(ahead.seat))}"
    yield printed(f"{key}-name", words, said, shown.size(16), weight="semibold", layer=OVER)
    names = tuple(name for name, count in ahead.cubes for _ in range(count))
    income = column(line, "income")
    if names:
        room = income.adjusted(0, 4, 0, -4)
        yield from in_rows(f"{key}-cubes", names, room, shown.style.px(24), layer=OVER)
    else:
        yield printed(f"{key}-cubes", income, "–", shown.size(16), "quiet", layer=OVER)
    yield change(shown, f"{key}-majorities", column(line, "majorities"), ahead.majorities)
    rest = column(line, "scientists")
    yield change(shown, f"{key}-scientists", rest, ahead.scientists)
    tile = min(line.height() * 0.5, rest.width() / (len(shown.layout.fields) + 1.6))
    for at, field in enumerate(ahead.fields):
        spot = QRectF(rest.x() + tile * (1.7 + at * 1.1), rest.center().y() - tile / 2, tile, tile)
        yield ground(f"{key}-{field}", "ms-field", spot, field, layer=OVER, bleed=0.1)


def change(shown: Shown, key: str, rect: QRectF, count: int) -> Sprite:
    said = "–"
    if count:
        said = shown.say("ms-table-change", change="up" if count > 0 else "down", count=abs(count))
    return printed(key, rect, said, shown.size(18), weight="bold" if count else "regular", layer=OVER)

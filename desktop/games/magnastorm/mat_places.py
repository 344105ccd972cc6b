"""Where the parts of a player board lie: labs and stations with their prices, cubes, crew, markers, cards, income."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.style.theme import Style
from rules.magnastorm.components import Box

LABS_SHARE = 0.66
"""Of the width, for labs; stations have the rest."""
CUBES, CREW, CARDS = 0.385, 0.245, 0.17
"""Widths below, of the whole; income has the rest."""


LEAST_LINE = 26.0
"""Height of a row of pieces, at full size, below which its label gives way."""


@dataclass(frozen=True, slots=True)
class MatPlaces:
    """The places of the large board, that of the seat that looks."""

    rect: QRectF
    head: QRectF
    badge: QRectF
    name: QRectF
    facts: QRectF
    labs_label: QRectF
    labs: tuple[QRectF, ...]
    lab_prices: tuple[QRectF, ...]
    stations_label: QRectF
    stations: tuple[QRectF, ...]
    station_prices: tuple[QRectF, ...]
    cubes_label: QRectF
    cubes: QRectF
    exchange_label: QRectF
    exchange: QRectF
    crew_label: QRectF
    crew: tuple[QRectF, ...]
    markers_label: QRectF
    markers: tuple[QRectF, ...]
    cards: QRectF
    income_label: QRectF
    income: tuple[QRectF, ...]
    """A line for each calm sector."""


@dataclass(frozen=True, slots=True)
class RivalPlaces:
    """The places of another seat's small board."""

    rect: QRectF
    badge: QRectF
    name: QRectF
    score: QRectF
    cubes: QRectF
    pieces: tuple[QRectF, ...]
    """Labs, stations, crew that are left."""
    counts: tuple[QRectF, ...]
    cards: QRectF
    income_label: QRectF
    income: QRectF


def mat_places(rect: QRectF, box: Box, style: Style) -> MatPlaces:
    high = max(style.text_size(20) * 1.55, style.px(36))
    head = QRectF(rect.x(), rect.y(), rect.width(), high)
    side = high * 0.68
    badge = QRectF(head.x() + high * 0.3, head.center().y() - side / 2, side, side)
    name = QRectF(badge.right() + high * 0.25, head.y(), head.width() * 0.36, high)
    facts = QRectF(name.right() + style.px(10), head.y(), head.right() - name.right() - style.px(24), high)
    pad, label = style.px(14), style.text_size(15) * 1.35
    x, width = rect.x() + pad, rect.width() - 2 * pad
    top = head.bottom() + style.px(3)
    room = rect.bottom() - style.px(8) - top
    slot = min(room * 0.205, width * LABS_SHARE / len(box.labs) * 1.12)
    price = max(slot * 0.42, 13.0)
    labs = slots(QRectF(x, top + label, width * LABS_SHARE, slot), len(box.labs))
    right = x + width * LABS_SHARE + style.px(14)
    stations = slots(QRectF(right, top + label, x + width - right, slot), len(box.stations))
    below = top + label + slot + price + style.px(8)
    deep = rect.bottom() - style.px(8) - below
    gap = style.px(12)
    starts = [x, x + width * CUBES, x + width * (CUBES + CREW), x + width * (CUBES + CREW + CARDS)]
    # Where words leave no room for pieces, the second row goes without.
    second = label if (deep - 2 * label) / 2 >= style.px(LEAST_LINE) else 0.0
    line = (deep - label - second) / 2
    crew = QRectF(starts[1], below + label, width * CREW - gap, line)
    exchange = QRectF(starts[0], below + label + line + second, width * CUBES - gap, line)
    income = QRectF(starts[3], below + label, x + width - starts[3], deep - label)
    return MatPlaces(
        rect=rect,
        head=head,
        badge=badge,
        name=name,
        facts=facts,
        labs_label=QRectF(x, top, width * LABS_SHARE, label),
        labs=labs,
        lab_prices=prices(labs, price),
        stations_label=QRectF(right, top, x + width - right, label),
        stations=stations,
        station_prices=prices(stations, price),
        cubes_label=QRectF(x, below, width * CUBES - gap, label),
        cubes=QRectF(x, below + label, width * CUBES - gap, line),
        exchange_label=QRectF(x, exchange.y() - second, exchange.width(), second),
        exchange=exchange,
        crew_label=QRectF(crew.x(), below, crew.width(), label),
        crew=slots(crew, box.crew),
        markers_label=QRectF(crew.x(), crew.bottom(), crew.width(), second),
        markers=slots(QRectF(crew.x(), crew.bottom() + second, crew.width(), line), box.markers),
        cards=QRectF(starts[2], below + 2, width * CARDS - gap, deep - 2),
        income_label=QRectF(income.x(), below, income.width(), label),
        income=tuple(
            QRectF(income.x(), income.y() + income.height() / 3 * at, income.width(), income.height() / 3 - 2)
            for at in range(3)
        ),
    )


def slots(rect: QRectF, count: int) -> tuple[QRectF, ...]:
    wide = rect.width() / count
    return tuple(
        QRectF(rect.x() + wide * at, rect.y(), wide, rect.height()).adjusted(1, 0, -2, 0) for at in range(count)
    )


def prices(places: tuple[QRectF, ...], high: float) -> tuple[QRectF, ...]:
    return tuple(QRectF(each.x(), each.bottom() + 2, each.width(), high) for each in places)


RIVAL_PARTS = (0.215, 0.245, 0.21, 0.185)
"""Widths of name, cubes, pieces and cards; income has the rest."""
USUAL_RIVAL = 84.0
"""Height of the board of one of three, at full size."""


def roomy(rect: QRectF, style: Style) -> float:
    """How much larger pieces are on the board of an only rival."""
    return min(1.4, max(1.0, rect.height() / style.px(USUAL_RIVAL)))


def rival_places(rect: QRectF, style: Style) -> RivalPlaces:
    pad = style.px(10)
    left = rect.x() + pad + 8
    room = QRectF(left, rect.y() + pad * 0.6, rect.right() - pad - left, rect.height() - pad * 1.2)
    lefts = [room.x()]
    for share in RIVAL_PARTS:
        lefts.append(lefts[-1] + room.width() * share)
    half = room.height() / 2
    side = min(half * 0.76, style.text_size(18) * 1.5)
    badge = QRectF(room.x(), room.y() + (half - side) / 2, side, side)
    step = (lefts[3] - lefts[2] - style.px(6)) / 3
    high = min(room.height() * 0.56, step * 0.98, style.px(44) * roomy(rect, style))
    top = room.center().y() - (high + style.text_size(17) * 1.25) / 2
    pieces = [QRectF(lefts[2] + step * at, top, step, high) for at in range(3)]
    gap = style.px(8)
    return RivalPlaces(
        rect=rect,
        badge=badge,
        name=QRectF(badge.right() + 6, room.y(), lefts[1] - badge.right() - 14, half),
        score=QRectF(room.x(), room.y() + half, lefts[1] - room.x() - 4, half),
        cubes=QRectF(lefts[1], room.y(), lefts[2] - lefts[1] - gap, room.height()),
        pieces=tuple(pieces),
        counts=tuple(QRectF(each.x(), each.bottom(), each.width(), style.text_size(17) * 1.25) for each in pieces),
        cards=QRectF(lefts[3], room.y(), lefts[4] - lefts[3] - gap, room.height()),
        income_label=QRectF(lefts[4], room.y(), room.right() - lefts[4], style.text_size(15) * 1.35),
        income=QRectF(
            lefts[4],
            room.y() + style.text_size(15) * 1.35,
            room.right() - lefts[4],
            room.height() - style.text_size(15) * 1.35,
        ),
    )

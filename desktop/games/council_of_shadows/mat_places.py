"""Where the parts of the board of a seat lie: zones with their ranges, improvements, purse, bonus cards, hand.

All boards are laid out alike; that of whoever looks lies below, that of another unfolds above it.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.style.theme import Style
from rules.core.types import Ref
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.parts import SECTORS, Sector

ZONES, MORE_ZONES = 0.448, 0.53
"""Share of the width of the zones: of the printed ones, and with more."""
IMPROVEMENTS, PURSE = 0.163, 0.097
LADDER = 0.25
"""The range of a zone beside its card, of its width."""
PAD, GAP = 14.0, 13.0
EXTRA = 0.86
"""With more zones than printed all else draws together."""


@dataclass(frozen=True, slots=True)
class ZonePlaces:
    label: QRectF
    state: QRectF
    """Whether it was played, comes now or later; when the card comes back."""
    well: QRectF
    card: QRectF
    ladder: dict[Sector, QRectF]
    """The range: a cube, or the price of it, for each sector, the farthest above."""


@dataclass(frozen=True, slots=True)
class MatPlaces:
    rect: QRectF
    head: QRectF
    badge: QRectF
    name: QRectF
    leader: QRectF
    cubes: QRectF
    """Own cubes that lie nowhere else, in the head; a tower that waits to be placed."""
    stations: QRectF
    """Stations that are not built, in the head."""
    facts: QRectF
    zones: tuple[ZonePlaces, ...]
    improvements_label: QRectF
    improvements: dict[Ref, QRectF]
    """The places of the board; steps of ranges lie on the ladders of their zones."""
    gems_label: QRectF
    gems: QRectF
    bonuses_label: QRectF
    bonuses: QRectF
    hand_label: QRectF
    hand: QRectF
    techs_label: QRectF
    techs: QRectF
    summary_label: QRectF
    summary: QRectF
    """What this turn costs and brings."""

    def place(self, box: Box, improvement: Ref) -> QRectF:
        """Return where an improvement lies; empty where this board has no such zone."""
        if improvement in self.improvements:
            return self.improvements[improvement]
        face = box.improvements[improvement]
        return self.zones[face.zone - 1].ladder[face.sector] if 0 < face.zone <= len(self.zones) else QRectF()


def mat_places(rect: QRectF, box: Box, zones: int, style: Style) -> MatPlaces:
    high = max(style.text_size(20) * 1.5, style.px(34))
    head = QRectF(rect.x(), rect.y(), rect.width(), high)
    pad, gap, label = style.px(PAD), style.px(GAP), style.text_size(15) * 1.4
    body = QRectF(rect.x() + pad, head.bottom() + style.px(4), rect.width() - 2 * pad, 0)
    body.setBottom(rect.bottom() - style.px(9))
    more = zones > box.numbers.zones
    share = MORE_ZONES if more else ZONES
    narrower = EXTRA if more else 1.0
    first = QRectF(body.x(), body.y(), body.width() * share - gap, body.height())
    second = QRectF(first.right() + gap, body.y(), body.width() * IMPROVEMENTS * narrower - gap, body.height())
    third = QRectF(second.right() + gap, body.y(), body.width() * PURSE * narrower - gap * 0.6, body.height())
    fourth = QRectF(third.right() + gap, body.y(), body.right() - third.right() - gap, body.height())
    gems, bonuses = halves(third, label, gap * 0.4)
    hand, lower = halves(fourth, label, gap * 0.4)
    summary_wide = max(style.text_size(18) * 4.4, lower.width() * 0.26)
    summary = QRectF(lower.right() - summary_wide, lower.y(), summary_wide, lower.height())
    techs = QRectF(lower.x(), lower.y(), lower.width() - summary_wide - gap * 0.6, lower.height())
    side = high * 0.68
    badge = QRectF(head.x() + high * 0.3, head.center().y() - side / 2, side, side)
    name = QRectF(badge.right() + high * 0.25, head.y(), head.width() * 0.235, high)
    leader = QRectF(name.right() + 4, head.y() + 3, high - 6, high - 6)
    cubes = QRectF(leader.right() + gap, head.y(), head.width() * 0.15, high)
    stations = QRectF(cubes.right() + gap, head.y() + 3, (high - 6) * 3.3, high - 6)
    facts = QRectF(stations.right() + 4, head.y(), head.right() - stations.right() - pad, high)
    return MatPlaces(
        rect=rect,
        head=head,
        badge=badge,
        name=name,
        leader=leader,
        cubes=cubes,
        stations=stations,
        facts=facts,
        zones=zones_in(first, zones, label, style),
        improvements_label=QRectF(second.x(), second.y(), second.width(), label),
        improvements=improvements_in(second.adjusted(0, label, 0, 0), box, style),
        gems_label=label_above(gems, label),
        gems=gems,
        bonuses_label=label_above(bonuses, label),
        bonuses=bonuses,
        hand_label=label_above(hand, label),
        hand=hand,
        techs_label=label_above(techs, label),
        techs=techs,
        summary_label=label_above(summary, label),
        summary=summary,
    )


def halves(rect: QRectF, label: float, gap: float) -> tuple[QRectF, QRectF]:
    """Two rooms above one another, each below its label."""
    high = (rect.height() - gap) / 2 - label
    upper = QRectF(rect.x(), rect.y() + label, rect.width(), high)
    return upper, QRectF(rect.x(), rect.bottom() - high, rect.width(), high)


def label_above(rect: QRectF, high: float) -> QRectF:
    return QRectF(rect.x(), rect.y() - high, rect.width(), high)


def zones_in(rect: QRectF, count: int, label: float, style: Style) -> tuple[ZonePlaces, ...]:
    """Place the zones from left to right; what lies between them shows the way of the cards."""
    between = style.px(9)
    wide = (rect.width() - between * (count - 1)) / count
    return tuple(
        zone_at(QRectF(rect.x() + (wide + between) * at, rect.y(), wide, rect.height()), label, style)
        for at in range(count)
    )


def zone_at(rect: QRectF, label: float, style: Style) -> ZonePlaces:
    well = QRectF(rect.x(), rect.y() + label, rect.width(), rect.height() - label)
    pad, gap = style.px(7), style.px(5)
    ladder = max(style.text_size(14) * 1.9, well.width() * LADDER - gap)
    card = QRectF(well.x() + pad, well.y() + pad, well.width() - ladder - 2 * pad - gap, well.height() - 2 * pad)
    high = (card.height() - gap * (len(SECTORS) - 1)) / len(SECTORS)
    steps = {
        sector: QRectF(card.right() + gap, card.y() + (high + gap) * at, ladder, high)
        for at, sector in enumerate(reversed(SECTORS))
    }
    half = well.width() * 0.46
    return ZonePlaces(
        label=QRectF(rect.x(), rect.y(), half, label),
        state=QRectF(rect.x() + half, rect.y(), rect.width() - half, label),
        well=well,
        card=card,
        ladder=steps,
    )


def improvements_in(rect: QRectF, box: Box, style: Style) -> dict[Ref, QRectF]:
    """What lasts above, energy at once below."""
    faces = [box.improvements[ref] for ref in box.board_improvements]
    lasting = [face.ref for face in faces if not face.zone and not face.energy]
    instant = [face.ref for face in faces if not face.zone and face.energy]
    gap = style.px(6)
    high = (rect.height() - gap) / 2
    return row_of(QRectF(rect.x(), rect.y(), rect.width(), high), lasting, gap) | row_of(
        QRectF(rect.x(), rect.bottom() - high, rect.width(), high), instant, gap
    )


def row_of(rect: QRectF, refs: list[Ref], gap: float) -> dict[Ref, QRectF]:
    wide = (rect.width() - gap * (len(refs) - 1)) / max(1, len(refs))
    corners = (QPointF(rect.x() + (wide + gap) * at, rect.y()) for at in range(len(refs)))
    return {ref: QRectF(corner.x(), corner.y(), wide, rect.height()) for ref, corner in zip(refs, corners, strict=True)}

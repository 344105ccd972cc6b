"""What lies ready while something is chosen: cards of a packet, relics drawn in a survey, relics offered for sale."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.describing import ground, printed
from desktop.board.layers import Layer
from desktop.board.layout import in_a_row
from desktop.board.sprite import Sprite
from desktop.games.excavation_earth import keys
from desktop.games.excavation_earth.mat_sprites import action_card
from desktop.games.excavation_earth.mats import CARD_SHAPE
from desktop.games.excavation_earth.shown import Shown, piece
from desktop.games.excavation_earth.spots import known
from rules.core.types import phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.queries import survey_price
from rules.excavation_earth.state import type_of

LIFTED = Layer.BADGE
"""Of pieces on a panel: above whatever the panel covers."""


LEAST_RELIC = 40.0
"""Relics to choose from are seen at least so large, if need be over the board above the survey."""


def choices(shown: Shown) -> Iterator[Sprite]:
    yield from packet(shown)
    yield from drawn_relics(shown)
    yield from offers(shown)


def panel(key: str, rect: QRectF, title: str, shown: Shown) -> Iterator[Sprite]:
    """A board over the others, with a line that says what lies on it."""
    yield ground(f"panel-{key}", "ee-panel", rect, layer=Layer.PANEL, bleed=0.1)
    line = QRectF(rect.x() + 12, rect.y() + 4, rect.width() - 24, title_height(shown))
    yield printed(f"panel-{key}", line, title, shown.size(16), "ink", "semibold", serif=True, layer=LIFTED)


def title_height(shown: Shown) -> float:
    return shown.size(16) * 1.5


# Cards


def packet(shown: Shown) -> Iterator[Sprite]:
    """Cards of a draft, or cards just drawn of which some are kept: over the lower part of the chart."""
    seat = shown.seating.large
    cards = known(shown.player(seat).packet)
    if not cards:
        return
    chart, gap, head = shown.places.chart.rect, shown.style.px(8), title_height(shown)
    high = min(chart.height() * 0.44, shown.style.px(130))
    wide = min(high / CARD_SHAPE, (chart.width() - 60) / len(cards) - gap)
    width = max((wide + gap) * len(cards) + gap * 3, shown.size(16) * 16)
    rect = QRectF(chart.center().x() - width / 2, chart.bottom() - high - head - 22, width, high + head + 16)
    drafting = isinstance(shown.view.pending, todo.Drafting)
    count = shown.view.pending.keep if isinstance(shown.view.pending, todo.KeepCards) else 0
    title = shown.say("ee-table-packet", kind="draft" if drafting else "drawn", count=count)
    yield from panel("packet", rect, title, shown)
    left = rect.center().x() - ((wide + gap) * len(cards) - gap) / 2
    for number, card in enumerate(cards):
        spot = QRectF(left + (wide + gap) * number, rect.y() + head + 6, wide, high)
        yield action_card(shown, card, spot, layer=LIFTED)


# Relics


def drawn_relics(shown: Shown) -> Iterator[Sprite]:
    """Relics of a survey, over its board, with what they would cost."""
    view = shown.view
    if not view.drawn:
        return
    head, price = title_height(shown), shown.size(15) * 1.5
    rect = QRectF(shown.places.survey.rect)
    rect.setTop(min(rect.y(), rect.bottom() - head - price - 8 - LEAST_RELIC))
    yield from panel("drawn", rect, shown.say("ee-table-drawn"), shown)
    room = rect.adjusted(10, head + 4, -10, -price - 4)
    for ref, spot in zip(view.drawn, in_a_row(room, len(view.drawn), min(room.height(), 80.0)), strict=True):
        kind = type_of(ref)
        words = phrase("ee-table-drawn-relic", relic=kind, value=shown.value(kind))
        face = kind, shown.label(kind[0]), ""
        yield piece(keys.relic_key(ref), "ee-relic", spot, *face, layer=LIFTED, words=words)
        cost = str(survey_price(view, ref))
        coin = QRectF(spot.center().x() - price / 2, spot.bottom() + 1, price, price)
        yield piece(f"cost-{ref}", "ee-coin", coin, cost, layer=LIFTED, target=False, bleed=0.1)


def offers(shown: Shown) -> Iterator[Sprite]:
    """Relics offered on their markets; where they came from stays empty."""
    pending = shown.view.pending
    if not isinstance(pending, todo.Selling):
        return
    for ref, market in pending.offers:
        kind = type_of(ref)
        words = phrase("ee-table-offered", relic=kind, market=market + 1)
        spot = shown.places.queues[market].offer
        yield piece(keys.relic_key(ref), "ee-relic", spot, kind, "", "", words=words)

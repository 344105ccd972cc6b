"""What the administration would pay now, as sprites: of each calm sector, and all of a rival's."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.describing import ground, heading, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.mat_places import MatPlaces, RivalPlaces, roomy
from desktop.games.magnastorm.printed_things import sign
from desktop.games.magnastorm.shown import Shown
from rules.core.types import Seat
from rules.magnastorm.components import Price
from rules.magnastorm.outlook import income
from rules.magnastorm.state import YELLOW


def expected(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    """What the administration would pay now in each calm sector."""
    heads = shown.say("ms-table-income"), shown.say("ms-table-rival-income")
    yield from heading("income", at.income_label, heads, shown.size(15))
    yield from shown.part("income-signs", (shown.calm,), lambda: income_signs(shown, at))
    for sector, rect in zip(shown.calm, at.income, strict=True):
        outlook = shown.sectors[sector]
        high = min(rect.height() * 0.74, shown.size(14) * 1.5)
        tag = QRectF(rect.x(), rect.center().y() - high / 2, high * 1.55, high)
        said = shown.say("sector.short", sector=outlook.sector)
        yield ground(f"income-tag-{outlook.sector}", "ms-sector", tag, said, "", layer=Layer.PRINT, bleed=0.05)
        names = paid(shown, seat, outlook.income[seat])
        room = QRectF(tag.right() + 5, tag.y(), rect.right() - tag.right() - 5, high)
        if names:
            side = min(high * 0.92, room.width() / len(names))
            row = QRectF(room.x(), room.center().y() - side / 2, side * len(names), side)
            yield ground(f"paid-{outlook.sector}", "ms-cubes", row, names, layer=Layer.PRINT, bleed=0.1)
        else:
            yield printed(f"paid-{outlook.sector}", room, "–", shown.size(15), "quiet")


def income_signs(shown: Shown, at: MatPlaces) -> Iterator[Sprite]:
    for sector, rect in zip(shown.calm, at.income, strict=True):
        yield sign(shown, keys.income_key(shown.layout.sectors[sector]), rect, depth=0.1)


def paid(shown: Shown, seat: Seat, price: Price) -> tuple[str, ...]:
    return (shown.colours[seat],) * price.own + (YELLOW,) * price.yellow


def expected_by_rival(shown: Shown, seat: Seat, at: RivalPlaces) -> Iterator[Sprite]:
    """All that it is to be paid."""
    yield printed(f"income-{seat}", at.income_label, shown.say("ms-table-rival-income"), shown.size(14), "quiet")
    room, has = at.income_label.united(at.income), (shown.colours[seat],)
    yield from shown.part(("due", seat), has, lambda: [sign(shown, keys.due_key(seat), room, depth=0.1)])
    names = paid(shown, seat, income(shown.view, seat))
    if names:
        yield from in_rows(f"paid-{seat}", names, at.income, shown.style.px(22) * roomy(at.rect, shown.style))


def in_rows(
    key: str, names: tuple[str, ...], rect: QRectF, largest: float, *, layer: Layer = Layer.PRINT
) -> Iterator[Sprite]:
    """Yield the signs in one row, or in two where that leaves them larger."""
    down = 1 if rect.width() / len(names) >= min(largest, rect.height() / 2) else 2
    across = -(-len(names) // down)
    side = min(largest, rect.width() / across, rect.height() / down)
    top = rect.center().y() - side * down / 2
    for row in range(down):
        part = names[row * across : (row + 1) * across]
        if part:
            spot = QRectF(rect.x(), top + side * row, side * len(part), side)
            yield ground(f"{key}-{row}", "ms-cubes", spot, part, layer=layer, bleed=0.1)

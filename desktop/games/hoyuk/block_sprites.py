"""What is written over each block: its name and size, what it would give now, and whether it is an extreme one."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.board.describing import ground
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.fonts import width_of
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.label_places import Size, label_places
from desktop.games.hoyuk.shown import Shown, piece
from desktop.games.hoyuk.village_ground import Ground
from rules.core.types import phrase
from rules.hoyuk.outlook import gains
from rules.hoyuk.village import Block

PILL, CHIPS, NOTE = 24.0, 22.0, 18.0
"""Heights, at full size."""
CHIP = 31.0
"""What one clan takes of the row of chips."""
EXTREMES = 2
"""With fewer blocks than this none is the largest or the smallest."""


def block_labels(shown: Shown) -> Iterator[Sprite]:
    blocks = shown.village.blocks
    labels = [Label(shown, block) for block in blocks]
    sizes = tuple(label.size for label in labels)
    for label, spot in zip(labels, label_places(shown.village, sizes), strict=True):
        yield from label.sprites(on_board(shown.places.ground, spot))


def on_board(at: Ground, spot: QRectF) -> QRectF:
    """From cells to the table, and not over its edge."""
    cell, village = at.cell, at.village
    rect = QRectF(
        village.x() + spot.x() * cell, village.y() + spot.y() * cell, spot.width() * cell, spot.height() * cell
    )
    left = min(max(rect.x(), at.rect.x() + 2), at.rect.right() - rect.width() - 2)
    top = min(max(rect.y(), at.rect.y() + 2), at.rect.bottom() - rect.height() - 2)
    return QRectF(left, top, rect.width(), rect.height())


class Label:
    """The label of one block, from its name downwards."""

    def __init__(self, shown: Shown, block: Block) -> None:
        self.shown = shown
        self.block = block
        self.gains = tuple(
            (shown.colours[seat], count)
            for seat, count in sorted(gains(shown.view, block).items(), key=lambda each: (-each[1], each[0]))
        )
        self.extreme = extreme_of(shown, block)
        self.note = shown.say("hk-table-extreme", extreme=self.extreme) if self.extreme else ""
        self.pill = max(shown.size(17) * 1.4, shown.style.px(PILL))
        self.chips = max(shown.size(16) * 1.3, shown.style.px(CHIPS)) if self.gains else 0.0
        self.note_high = max(shown.size(13) * 1.3, shown.style.px(NOTE)) if self.note else 0.0

    @property
    def size(self) -> Size:
        cell = self.shown.places.ground.cell
        wide = max(self.pill_wide, self.chips_wide, self.note_wide)
        return wide / cell, (self.pill + self.chips + self.note_high) / cell

    @property
    def pill_wide(self) -> float:
        return self.pill * (1.6 + 0.42 * len(self.block.name))

    @property
    def chips_wide(self) -> float:
        return len(self.gains) * max(self.shown.style.px(CHIP), self.chips * 1.42) + 6 if self.gains else 0.0

    @property
    def note_wide(self) -> float:
        return width_of(self.note, max(13.0, self.note_high * 0.72), "semibold") + 12 if self.note else 0.0

    def sprites(self, rect: QRectF) -> Iterator[Sprite]:
        block, name, y = self.block, self.block.name, rect.y()
        pill = QRectF(rect.center().x() - self.pill_wide / 2, y, self.pill_wide, self.pill)
        words = phrase("hk-table-block", block=name, count=block.size, seats=len(block.houses))
        key = keys.block_key(block.first)
        yield piece(key, "hk-pill", pill, name, block.size, layer=Layer.BADGE, words=words, bleed=0.3, depth=0.1)
        y += self.pill - 1
        if self.gains:
            chips = QRectF(rect.center().x() - self.chips_wide / 2, y, self.chips_wide, self.chips)
            yield ground(f"gains-{name}", "hk-gains", chips, self.gains, layer=Layer.BADGE, bleed=0.1)
            y += self.chips - 1
        if self.note:
            note = QRectF(rect.center().x() - self.note_wide / 2, y, self.note_wide, self.note_high)
            yield ground(f"extreme-{name}", "hk-note", note, self.note, layer=Layer.BADGE, bleed=0.1)


def extreme_of(shown: Shown, block: Block) -> str:
    """Catastrophes ask for the largest and the smallest block; several may be."""
    sizes = [each.size for each in shown.village.blocks if each.houses]
    if len(sizes) < EXTREMES or min(sizes) == max(sizes) or not block.houses:
        return ""
    return "largest" if block.size == max(sizes) else "smallest" if block.size == min(sizes) else ""

"""The right side of the new-game page: the edition and where its data come from, rulings with a choice, the seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.cabinet.buttons import Button, RuleTag, StartButton, TextLink
from desktop.cabinet.fields import Field
from desktop.cabinet.labels import Label, heading, note, rule_line
from desktop.cabinet.look import Look
from desktop.cabinet.panels import Page, Plain
from desktop.cabinet.switches import OptionRow
from desktop.fonts import height_of, width_of
from desktop.paint.colours import mix, solid, with_alpha
from desktop.paint.marks import hatching
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.vision import Tint
from rules.core.rng import MASK

WIDE, LEAST_PART = 336, 9
BAR = 26
DIGITS = 20


@dataclass(frozen=True, slots=True)
class Share:
    """How many data come from one source, and how that is said."""

    provenance: str
    count: int
    words: str
    percent: str


class Provenance(QWidget):
    """A bar in parts and its legend: solid as printed, plain from public sources, hatched where it is ours."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.shares: tuple[Share, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.updateGeometry)

    def tell(self, shares: Sequence[Share]) -> None:
        self.shares = tuple(shares)
        self.setAccessibleName(", ".join(f"{share.count} {share.words} ({share.percent})" for share in shares))
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> int:
        return self.look.style.text_size(15)

    @property
    def _indent(self) -> float:
        return 24 + max((width_of(str(share.count), self._size + 1, "bold") for share in self.shares), default=0) + 8

    def _room(self, width: float) -> float:
        percent = max((width_of(share.percent, self._size) for share in self.shares), default=0)
        return width - self._indent - percent - 8

    def _line(self, share: Share, width: float) -> float:
        return max(height_of(share.words, self._room(width), self._size), self._size * 1.3) + 4

    def heightForWidth(self, width: int) -> int:
        return round(BAR + 8 + sum(self._line(share, width) for share in self.shares))

    def sizeHint(self) -> QSize:
        width = self.look.grown(280)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self._draw_bar(painter, QRectF(0, 0, self.width(), BAR))
        y = BAR + 8.0
        for share in self.shares:
            self._draw_share(painter, share, y)
            y += self._line(share, self.width())
        painter.end()

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        whole = sum(share.count for share in self.shares) or 1
        widths = [max(LEAST_PART, bar.width() * share.count / whole) for share in self.shares]
        if not widths:
            return
        largest = widths.index(max(widths))
        widths[largest] -= sum(widths) - bar.width()
        outline, x = rounded(bar.adjusted(0.5, 0.5, -0.5, -0.5), 6), bar.x()
        with clipped(painter, outline):
            for share, width in zip(self.shares, widths, strict=True):
                self._fill(painter, QRectF(x, bar.y(), width, bar.height()), share.provenance, 8)
                x += width
                painter.fillRect(QRectF(x - 1.5, bar.y(), 3, bar.height()), solid(self.look.style.theme.panel))
        painter.strokePath(outline, pen(with_alpha(self.look.style.theme.text, 0.35)))

    def _fill(self, painter: QPainter, rect: QRectF, provenance: str, step: float) -> None:
        colour = self._colour(provenance)
        painter.fillRect(rect, solid(colour))
        if provenance == "reconstructed":
            hatching(painter, rounded(rect, 0), pen(mix(colour, "#000000", 0.55), 1.6), step)

    def _colour(self, provenance: str) -> Tint:
        style = self.look.style
        if provenance == "rulebook":
            return mix(style.accent_text, style.theme.text, 0.12)
        if provenance == "reconstructed":
            return mix("#E0B36A", style.theme.panel, 0.1)
        return mix(style.accent_text, style.theme.panel, 0.55 if provenance == "public" else 0.30)

    def _draw_share(self, painter: QPainter, share: Share, y: float) -> None:
        theme, size = self.look.style.theme, self._size
        patch = QRectF(0.5, y + size * 0.22, 16, size * 0.95)
        with clipped(painter, rounded(patch, 3)):
            self._fill(painter, patch, share.provenance, 6)
        painter.strokePath(rounded(patch, 3), pen(with_alpha(theme.text, 0.35)))
        line = size * 1.3
        count = QRectF(20, y, self._indent - 28, line)
        text_line(painter, count, str(share.count), size + 1, theme.text, "bold", across="right")
        words = QRectF(self._indent, y + 1, self._room(self.width()), self._line(share, self.width()))
        text_block(painter, words, share.words, size, theme.text)
        right = QRectF(0, y, self.width(), line)
        text_line(painter, right, share.percent, size, theme.muted, across="right")


class SeedField(QWidget):
    """Signals: `chosen` with a seed; None when one is to be drawn."""

    chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.seed = 0
        self.field = Field(look, size=19)
        self.field.setMaxLength(DIGITS + DIGITS // 3)
        self.draw = Button(look, icon_name="history")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.draw)
        self.field.editingFinished.connect(self._typed)
        self.draw.clicked.connect(lambda: self.chosen.emit(None))

    def show_seed(self, seed: int) -> None:
        self.seed = seed
        if not self.field.hasFocus() or read_seed(self.field.text()) != seed:
            self.field.setText(spaced(seed))

    def _typed(self) -> None:
        seed = read_seed(self.field.text())
        if seed is None:
            self.show_seed(self.seed)
        elif seed != self.seed:
            self.chosen.emit(seed)
        self.field.setText(spaced(self.seed))


def read_seed(text: str) -> int | None:
    """Only its digits count; nothing where there are none, or too many."""
    digits = "".join(letter for letter in text if letter in "0123456789")
    return int(digits) & MASK if digits else None


def spaced(seed: int) -> str:
    """In threes, as numbers are read."""
    return f"{seed:,}".replace(",", "\u202f")


class PlayingWith(Plain):
    """Signals: `edition_wanted`, `rulings_wanted`, `ruling_set` with option and value, `seed_chosen`, `kept_set`,
    `started`, `gap_wanted`."""

    edition_wanted = Signal()
    rulings_wanted = Signal()
    ruling_set = Signal(str, bool)
    seed_chosen = Signal(object)
    kept_set = Signal(bool)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.edition = heading(look)
        self.edition_line = Label(look, size=16, wraps=True)
        self.provenance = Provenance(look)
        self.see_edition = TextLink(look)
        self.rulings = heading(look)
        self.rows: dict[str, OptionRow] = {}
        self.ruling_rows = QVBoxLayout()
        self.see_rulings = TextLink(look)
        self.seed_title = heading(look)
        self.seed = SeedField(look)
        self.seed_note = note(look)
        self.keep = OptionRow(look, "switch", size=15)
        self.foot = Foot(look)
        self._arrange()
        self.see_edition.clicked.connect(self.edition_wanted)
        self.see_rulings.clicked.connect(self.rulings_wanted)
        self.seed.chosen.connect(self.seed_chosen)
        self.keep.clicked.connect(self.kept_set)
        look.changed.connect(self.wear)
        self.wear()

    def _arrange(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(18, 14, 14, 14)
        column.setSpacing(6)
        self.ruling_rows.setSpacing(0)
        for part in (self.edition, self.edition_line, self.provenance, self.see_edition):
            column.addWidget(part)
        column.addWidget(rule_line(self.look))
        column.addWidget(self.rulings)
        column.addLayout(self.ruling_rows)
        column.addWidget(self.see_rulings)
        column.addWidget(rule_line(self.look))
        for last in (self.seed_title, self.seed, self.seed_note, rule_line(self.look), self.keep):
            column.addWidget(last)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(Page(self.look, content), 1)
        whole.addWidget(self.foot)

    def wear(self) -> None:
        growth = self.look.style.text_scale**0.55
        self.setFixedWidth(round(max(280, self.look.px(WIDE)) * growth))
        self._fit_foot()

    def tell_foot(self, status: str, gap: "Gap | None", start: str, below: str) -> None:
        self.foot.tell(status, gap)
        self.foot.start.tell(start, below, ready=gap is None)
        self._fit_foot()

    def _fit_foot(self) -> None:
        """As high as its words need at this width, and no higher."""
        layout = self.foot.layout()
        if layout is not None:
            layout.invalidate()
            self.foot.setFixedHeight(layout.heightForWidth(self.width() - 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_foot()

    @property
    def tabs(self) -> list[QWidget]:
        seed, foot = self.seed, self.foot
        own = [self.see_edition, *self.rows.values(), self.see_rulings, seed.field, seed.draw, self.keep]
        return [*own, foot.tag, *foot.mends, foot.start]

    def show_rulings(self, options: Mapping[str, tuple[str, str, bool]]) -> None:
        """By option: its words, what it changes, whether it is on."""
        for option, (words, help, is_on) in options.items():
            if option not in self.rows:
                row = self.rows[option] = OptionRow(self.look, "switch", size=15)
                row.clicked.connect(lambda on, option=option: self.ruling_set.emit(option, on))
                self.ruling_rows.addWidget(row)
            self.rows[option].tell(words, help)
            self.rows[option].setChecked(is_on)


@dataclass(frozen=True, slots=True)
class Gap:
    """What is missing or wrong: its words, the cure, the rule; the buttons that mend it, with what each does."""

    words: str
    cure: str = ""
    rule: str = ""
    mends: tuple[tuple[str, Any], ...] = ()


class Foot(Plain):
    """Where every page has what comes next: what is still missing, and the button that begins."""

    started = Signal()
    mended = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look, "window")
        self.status = Label(look, size=16, ink="quiet", weight="semibold", wraps=True)
        self.gap = Label(look, size=17, weight="bold", wraps=True)
        self.cure = note(look)
        self.tag = RuleTag(look, "")
        self.tag.clicked.connect(lambda: self.rule_wanted.emit(self.tag.words))
        self.mends = [Button(look) for _ in range(3)]
        self.start = StartButton(look)
        self.what: tuple[tuple[str, Any], ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 12)
        column.setSpacing(5)
        head = QHBoxLayout()
        head.addWidget(self.status, 1)
        head.addWidget(self.tag)
        column.addLayout(head)
        for widget in (self.gap, self.cure, *self.mends):
            column.addWidget(widget)
        column.addSpacing(4)
        column.addWidget(self.start)
        for number, button in enumerate(self.mends):
            button.clicked.connect(lambda _=False, number=number: self.mended.emit(self.what[number][1]))
        self.start.clicked.connect(self.started)

    def tell(self, status: str, gap: Gap | None) -> None:
        """Nothing is missing when there is no gap."""
        self.status.setText(status)
        self.gap.setVisible(gap is not None)
        self.cure.setVisible(bool(gap and gap.cure))
        self.tag.say(gap.rule if gap else "")
        self.tag.setVisible(bool(gap and gap.rule))
        self.what = gap.mends if gap else ()
        if gap is not None:
            self.gap.setText(gap.words)
            self.gap.set_ink("refuse")
            self.cure.setText(gap.cure)
        for number, button in enumerate(self.mends):
            button.setVisible(number < len(self.what))
            if number < len(self.what):
                button.say(self.what[number][0])

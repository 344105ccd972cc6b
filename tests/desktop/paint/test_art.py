"""What was painted once is not painted again, and memory has a limit."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from desktop.paint.art import Art, PixmapStore, bytes_of
from desktop.style.theme import Style

SIZE = QSizeF(20, 10)
STYLE = Style("light", "marajoara")


class Painter:
    """Fills what it is given, and counts how often it was asked."""

    def __init__(self) -> None:
        self.times = 0
        self.rect = QRectF()

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        self.times += 1
        self.rect = rect
        painter.fillRect(rect, QColor("#FF0000"))


def test_the_second_time_the_same_pixmap_comes_back() -> None:
    art, paint = Art(STYLE), Painter()
    first, second = art.pixmap("die", SIZE, paint), art.pixmap("die", SIZE, paint)
    assert first.cacheKey() == second.cacheKey()
    assert paint.times == 1
    assert len(art.store) == 1


def test_size_theme_game_text_scale_and_ratio_each_make_another() -> None:
    art, paint = Art(STYLE), Painter()
    for other in (
        art,
        art.with_style(Style("dark", "marajoara")),
        art.with_style(Style("light", "hoyuk")),
        art.with_style(Style("light", "marajoara", text_scale=2)),
        art.with_ratio(2),
    ):
        other.pixmap("die", SIZE, paint)
        other.pixmap("die", SIZE, paint)
    art.pixmap("die", QSizeF(21, 10), paint)
    art.pixmap("die", SIZE, paint, margin=3)
    art.pixmap("cube", SIZE, paint)
    assert paint.times == len(art.store) == 8


def test_a_dense_screen_gets_dense_pixmaps() -> None:
    pixmap = Art(STYLE, ratio=2).pixmap("die", SIZE, Painter(), margin=4)
    assert (pixmap.width(), pixmap.height()) == (56, 36)
    assert pixmap.devicePixelRatio() == 2
    assert pixmap.deviceIndependentSize() == QSizeF(28, 18)


def test_the_margin_is_left_to_shadows() -> None:
    paint = Painter()
    image = Art(STYLE).pixmap("die", SIZE, paint, margin=4).toImage()
    assert paint.rect == QRectF(4, 4, 20, 10)
    assert image.pixelColor(3, 3).alpha() == 0
    assert image.pixelColor(4, 4) == image.pixelColor(23, 13) == QColor("#FF0000")


def test_the_store_keeps_to_its_limit_and_drops_what_was_not_used_for_longest() -> None:
    paint, store = Painter(), PixmapStore(limit=3 * 20 * 10 * 4)
    art = Art(STYLE, store=store)
    for key in ("a", "b", "c"):
        art.pixmap(key, SIZE, paint)
    art.pixmap("a", SIZE, paint)
    art.pixmap("d", SIZE, paint)
    assert store.held == store.limit
    assert len(store) == 3
    art.pixmap("a", SIZE, paint)
    assert paint.times == 4
    art.pixmap("b", SIZE, paint)
    assert paint.times == 5


def test_a_pixmap_above_the_limit_is_handed_out_but_not_kept() -> None:
    store = PixmapStore(limit=100)
    pixmap = Art(STYLE, store=store).pixmap("felt", SIZE, Painter())
    assert bytes_of(pixmap) > store.limit
    assert (len(store), store.held) == (0, 0)


def test_a_pixmap_kept_again_counts_once() -> None:
    store, pixmap = PixmapStore(), Art(STYLE, store=PixmapStore()).pixmap("die", SIZE, Painter())
    store.keep("die", pixmap)
    store.keep("die", pixmap)
    assert (len(store), store.held) == (1, bytes_of(pixmap))

"""A slider from silent to full volume."""

from desktop.widgets.slider import Slider

FULL, STEP, PAGE = 100, 5, 20
KNOB, HIGH = 11.0, 30


class VolumeSlider(Slider):
    def __init__(self, *, wide: float = 400) -> None:
        super().__init__(FULL, step=STEP, page=PAGE, wide=wide, knob=KNOB)

    @property
    def high(self) -> int:
        return HIGH

    @property
    def line_y(self) -> float:
        return self.height() / 2

    @property
    def _ends(self) -> tuple[float, float]:
        return KNOB + 4, self.width() - KNOB - 4

    def x_of(self, value: int) -> float:
        start, end = self._ends
        return start + (end - start) * value / FULL

    def nearest(self, x: float) -> int:
        start, end = self._ends
        return round(FULL * (x - start) / max(1.0, end - start))

"""The volume as a slider in a small menu, beside the loudspeaker that it belongs to."""

from PySide6.QtWidgets import QHBoxLayout, QWidget, QWidgetAction

from desktop.program import Program
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from desktop.widgets.menu import Menu
from desktop.widgets.volume_slider import VolumeSlider
from desktop.widgets.words import Label

SLIDER_WIDE = 220


class VolumeMenu(Menu):
    """The volume, beside the button that it belongs to."""

    def __init__(self, button: QWidget, program: Program, style: Style) -> None:
        super().__init__(button, style)
        self.program = program
        self.slider = VolumeSlider(wide=SLIDER_WIDE)
        self.percent = Label(size=16, weight="bold", wraps=False)
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(12, 6, 14, 6)
        layout.setSpacing(10)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.percent)
        wear_all(row, style)
        self.percent.setMinimumWidth(round(self.percent.fontMetrics().horizontalAdvance("100 %")) + 4)
        action = QWidgetAction(self)
        action.setDefaultWidget(row)
        self.addAction(action)
        self.slider.setAccessibleName(program.say("sound-volume"))
        self._show()
        self.slider.valueChanged.connect(self._set)
        self.slider.sliderReleased.connect(lambda: program.sound.listen("pieces"))
        self.slider.setFocus()

    def _set(self, volume: int) -> None:
        self.program.sound.set_volume(volume)
        self._show()

    def _show(self) -> None:
        sound = self.program.sound
        volume = 0 if sound.is_mute else self.program.settings.volume
        self.slider.blockSignals(True)
        self.slider.setValue(volume)
        self.slider.blockSignals(False)
        self.percent.setText(self.program.say("percent", part=volume))

"""How loud the program is, and what is heard of it; each switch can be listened to. Every change counts at once."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.program import Program
from desktop.sound.sound import SWITCHES
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import show_if
from desktop.widgets.letter_keys import spelled
from desktop.widgets.loudspeaker import Loudspeaker
from desktop.widgets.options import OptionRow
from desktop.widgets.volume_slider import VolumeSlider
from desktop.widgets.words import Label, heading, note
from desktop.widgets.wrapping import Column, side_by_side


class SoundSettings(Column):
    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program, self.sound = program, program.sound
        self.title, self.percent = heading(size=21), Label(size=24, ink="accent", weight="bold", wraps=False, limit=40)
        self.loudspeaker, self.slider = Loudspeaker(program), VolumeSlider()
        self.switches = {group: OptionRow("switch") for group in SWITCHES}
        self.listen = {group: Button(icon_name="sound", size=15) for group in SWITCHES}
        self.none, self.note = Label(size=16, ink="refuse", weight="semibold"), note()
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self.column.addLayout(side_by_side(self.title, self.percent))
        volume = QHBoxLayout()
        volume.setSpacing(8)
        volume.addWidget(self.loudspeaker)
        volume.addWidget(self.slider, 1)
        self.column.addWidget(self.none)
        self.column.addLayout(volume)
        for group, switch in self.switches.items():
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(switch, 1)
            row.addWidget(self.listen[group])
            self.column.addLayout(row)
        self.column.addWidget(self.note)

    @property
    def tabs(self) -> list[QWidget]:
        rows = (each for group in SWITCHES for each in (self.switches[group], self.listen[group]))
        return [self.loudspeaker, self.slider, *rows]

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self.sound.set_volume)
        self.slider.sliderReleased.connect(lambda: self.sound.listen("pieces"))
        for group, row in self.switches.items():
            row.clicked.connect(lambda on, group=group: self.sound.switch(group, on))
            self.listen[group].clicked.connect(lambda _=False, group=group: self.sound.listen(group))
        self.sound.changed.connect(self.show_settings)
        self.program.keys_changed.connect(self.say_again)

    def say_again(self) -> None:
        say = self.program.say
        self.title.setText(say("sound"))
        self.slider.setAccessibleName(say("sound-volume"))
        for group, row in self.switches.items():
            row.tell(say(f"sound-{group}"), say(f"sound-{group}-help"))
            self.listen[group].say(say("sound-listen"))
            self.listen[group].setAccessibleName(f"{say('sound-listen')}: {row.words}")
        self.note.setText(say("sound-note", key=spelled(self.program, "mute")))
        self.show_settings()

    def show_settings(self) -> None:
        settings, sound = self.program.settings, self.sound
        volume = 0 if sound.is_mute else settings.volume
        with QSignalBlocker(self.slider):
            self.slider.setValue(volume)
        self.slider.update()
        self.percent.setText(self.program.say("percent", part=volume))
        for group, row in self.switches.items():
            row.setChecked(getattr(settings, SWITCHES[group]))
        lack = sound.look_for_lack()
        show_if(self.none, lack is not None)
        if lack is not None:
            self.none.setText(self.program.say(f"sound-none-{lack}"))

"""Where a step begins, asked in a menu: after the one before, at what lies on the table, at a position of one's own."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.widgets.menu import Menu
from rules.teaching.made import MadePosition
from rules.teaching.positions import state_of

if TYPE_CHECKING:
    from desktop.maker.screen import MakerScreen


class BeginningMenu(Menu):
    def __init__(self, screen: "MakerScreen") -> None:
        super().__init__(screen, screen.style_now)
        self.screen_below = screen
        say, making = screen.program.say, screen.making
        self.addAction(say("maker-begins-after")).triggered.connect(lambda _=False: making.continue_from_before())
        self.actions()[-1].setEnabled(screen.draft.at > 0)
        self.addAction(say("maker-begins-here")).triggered.connect(lambda _=False: making.begin_at_played())
        self.actions()[-1].setEnabled(screen.table.moments.last > 0)
        kept, _ = screen.program.made.things()
        positions = [
            each.made for each in kept if isinstance(each.made, MadePosition) and each.made.game == screen.game_id
        ]
        if positions:
            self.addSeparator()
        for made in positions:
            self.addAction(screen.telling.words.title(made)).triggered.connect(self._begins_at(made))
        self.addSeparator()
        edit = self.addAction(say("maker-edit-position"))
        edit.triggered.connect(lambda _=False: screen.modes.go("position"))

    def _begins_at(self, made: MadePosition) -> Callable[[], None]:
        screen = self.screen_below

        def begin() -> None:
            screen.making.begin_at(state_of(made, screen.game, screen.box))

        return begin

"""Fills the side of the editor with what the position holds, and puts it into the language in use."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.editor import seats
from desktop.editor.hand import TOOLS
from desktop.editor.seat_rows import SeatShown
from desktop.keys import EDITOR_KEYS, sign_of
from desktop.widgets.dropdown import Item
from rules.core.editing import Field
from rules.core.types import SeatName, phrase

if TYPE_CHECKING:
    from desktop.editor.screen import EditorScreen


class Filling:
    def __init__(self, screen: "EditorScreen") -> None:
        self.screen = screen

    def say_id(self, id: str, **args: object) -> str:
        return self.screen.say(phrase(id, **args))

    # What it says

    def say_again(self) -> None:
        panel, tools, say = self.screen.panel, self.screen.tools, self.say_id
        heads = {
            panel.turn_head: "turn",
            panel.check_head: "check",
            panel.seat_head: "seats",
            panel.table_head: "table",
            panel.rest_head: "rest",
        }
        for head, name in heads.items():
            head.setText(say(f"editor-head-{name}"))
        for button, name in (
            (panel.copy, "copy"),
            (panel.paste, "paste"),
            (panel.draw, "draw"),
            (panel.lesson, "lesson"),
            (panel.export, "export"),
            (panel.undo, "undo"),
            (panel.redo, "redo"),
            (tools.empty, "empty"),
            (tools.set_up, "set-up"),
            (tools.back, "back"),
        ):
            button.say(say(f"editor-{name}"))
        panel.anew_head.setText(say("editor-anew"))
        panel.notes.setAccessibleName(say("editor-head-rest"))
        tools.back.say_key(say("editor-esc"))
        panel.lesson.setVisible("maker" in self.screen.shell.makers and not self.screen.keeps_in_step)
        self.say_tools()
        self.fill()
        self.show_findings()

    def say_tools(self) -> None:
        words = {each: (self.say_id(f"editor-tool-{each}"), sign_of(EDITOR_KEYS[each][0]) or "") for each in TOOLS}
        self.screen.tools.say(self.say_id("editor-tools"), words, self.screen.area.hand.tool)
        self.say_hint()

    def say_hint(self) -> None:
        """Say what keys do with what is held, or what the tool does."""
        hand = self.screen.area.hand
        held = next(iter(hand.held), "")
        kind = hand.tool if not held else "held-spare" if hand.is_spare(held) else "held-thing"
        self.screen.tools.hint.say(self.say_id(f"editor-hint-{kind}", turns="yes" if hand.can_turn else "no"))

    # What it shows

    def fill(self) -> None:
        screen, panel, say = self.screen, self.screen.panel, self.screen.say
        table, game = screen.table, screen.game
        kinds = [Item(kind, say(seats.words_of(game, kind))) for kind in seats.kinds_of(game)]
        panel.kind.offer(self.say_id("editor-kind-name"), kinds, seats.kind_of(game, table.state))
        fields = table.editing.fields(table.state)
        steps = self.say_id("editor-less"), self.say_id("editor-more")
        panel.anew.show_fields([each for each in fields if each.group == "anew"], say, steps)
        panel.turn.show_fields([each for each in fields if each.group == "turn"], say, steps)
        panel.seats.show_seats(self._seats(fields), say, steps)
        panel.seed.show_fields([screen.rest.field()], say, steps)
        panel.table.show_fields([each for each in fields if each.group == "table"], say, steps)
        panel.options.show_fields([each for each in fields if each.group == "options"], say, steps)
        panel.anew_head.setVisible(any(each.group == "anew" for each in fields))
        has_table = any(each.group in ("table", "options", "anew") for each in fields)
        panel.table_head.setVisible(has_table)
        panel.undo.setEnabled(table.can_undo)
        panel.redo.setEnabled(table.can_redo)

    def _seats(self, fields: Sequence[Field]) -> list[SeatShown]:
        game, table = self.screen.game, self.screen.table
        shown = []
        for seat, each in enumerate(game.seated(table.state)):
            colour = phrase("seat-colour", colour=each.colour)
            own = tuple(field for field in fields if field.group == "seat" and field.seat == seat)
            words = self.say_id("top-seat", colour=colour, name=SeatName(seat))
            shown.append(SeatShown(words, own, seat == table.looking))
        return shown

    def show_findings(self) -> None:
        screen, panel = self.screen, self.screen.panel
        errors, remarks = screen.errors, screen.remarks
        panel.findings.show_findings(errors, remarks, screen.set_aside)
        panel.findings.say(screen.say, self.say_id)
        panel.counts.setText(self.say_id("editor-counts", errors=len(errors), remarks=len(remarks)))
        keeps = screen.keeps_in_step
        panel.play.say(self.say_id("editor-keep" if keeps else "editor-play", errors=len(errors)))
        panel.play.set_kind("off" if errors and not keeps else "primary")
        panel.lesson.setEnabled(not errors)
        screen.rest.show()

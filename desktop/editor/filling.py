"""Fills the side of the editor with what the position holds, and puts it into the language in use."""

import json
from typing import TYPE_CHECKING

from desktop.editor import seats
from desktop.editor.hand import TOOLS
from desktop.keys import EDITOR_KEYS, sign_of
from desktop.widgets.dropdown import Item
from rules.core.contract import BadPosition
from rules.core.types import Phrase, SeatName, phrase

if TYPE_CHECKING:
    from desktop.editor.screen import EditorScreen

MOST_NOTES = 20_000
"""A notation longer than this is none."""
UNSAID = 3
"""So many things that the notation leaves out are named."""


class Filling:
    def __init__(self, screen: "EditorScreen") -> None:
        self.screen = screen
        self.notes = ""
        """The position in short notation; empty while it is impossible."""

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
            (panel.lesson, "lesson"),
            (panel.export, "export"),
            (panel.undo, "undo"),
            (panel.redo, "redo"),
            (tools.empty, "empty"),
            (tools.set_up, "set-up"),
            (tools.back, "back"),
        ):
            button.say(say(f"editor-{name}"))
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
        panel.seat.offer(self.say_id("editor-head-seats"), self._seats(), table.looking)
        fields = table.editing.fields(table.state)
        steps = self.say_id("editor-less"), self.say_id("editor-more")
        panel.turn.show_fields([each for each in fields if each.group == "turn"], say, steps)
        own = [each for each in fields if each.group == "seat" and each.seat == table.looking]
        panel.seats.show_fields(own, say, steps)
        panel.table.show_fields([each for each in fields if each.group == "table"], say, steps)
        panel.options.show_fields([each for each in fields if each.group == "options"], say, steps)
        has_table = any(each.group in ("table", "options") for each in fields)
        panel.table_head.setVisible(has_table)
        panel.undo.setEnabled(table.can_undo)
        panel.redo.setEnabled(table.can_redo)

    def _seats(self) -> list[Item]:
        game, state = self.screen.game, self.screen.table.state
        items = []
        for seat, each in enumerate(game.seated(state)):
            colour = phrase("seat-colour", colour=each.colour)
            items.append(Item(seat, self.say_id("top-seat", colour=colour, name=SeatName(seat))))
        return items

    def show_findings(self) -> None:
        screen, panel = self.screen, self.screen.panel
        errors, remarks = screen.errors, screen.remarks
        panel.findings.show_findings(errors, remarks)
        panel.findings.say(screen.say, self.say_id)
        panel.counts.setText(self.say_id("editor-counts", errors=len(errors), remarks=len(remarks)))
        keeps = screen.keeps_in_step
        panel.play.say(self.say_id("editor-keep" if keeps else "editor-play", errors=len(errors)))
        panel.play.set_kind("off" if errors and not keeps else "primary")
        panel.lesson.setEnabled(not errors)
        self._show_notes()

    def _show_notes(self) -> None:
        screen, panel = self.screen, self.screen.panel
        state, editing = screen.table.state, screen.table.editing
        self.notes = "" if screen.errors else json.dumps(editing.notes(state), ensure_ascii=False)
        panel.notes.setText(self.notes)
        panel.notes.setCursorPosition(0)
        panel.copy.setEnabled(bool(self.notes))
        left_out = () if screen.errors else editing.unsaid(state)
        self.tell_notes(phrase("editor-unsaid", what=", ".join(left_out[:UNSAID])) if left_out else None)

    def tell_notes(self, said: Phrase | None) -> None:
        panel = self.screen.panel
        panel.told.setText(self.screen.say(said) if said is not None else "")
        panel.told.setVisible(said is not None)

    def read_notes(self, text: str) -> None:
        """Put down what is written; what is wrong with it stands below, and the position stays."""
        table = self.screen.table
        try:
            if len(text) > MOST_NOTES:
                raise ValueError(len(text))
            notes = json.loads(text)
        except (ValueError, RecursionError):
            self.tell_notes(phrase("editor-not-notes"))
            return
        try:
            state = self.screen.game.position(notes, table.state.box)
        except BadPosition as error:
            self.tell_notes(error.sentence)
            return
        self.tell_notes(None)
        table.put_down(state)

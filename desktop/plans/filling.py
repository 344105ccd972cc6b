"""Fills the screen of plans: the list, the head, the ruler, the rows, and what lies open below the chosen one."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from desktop.lessons.plans import Listed
from desktop.plans.ruler import Strip
from desktop.widgets.dropdown import Item
from desktop.widgets.pressable import tab_through
from rules.core.types import phrase
from rules.teaching.plan_scenes import Scene, has_table, its_own
from rules.teaching.plans import MOST_MINUTES, AnyRow, MadePlan

if TYPE_CHECKING:
    from desktop.plans.screen import PlanScreen

LONGEST = 600


class Filling:
    def __init__(self, screen: "PlanScreen") -> None:
        self.screen = screen
        self._scenes: dict[str, tuple[AnyRow, Scene | None]] = {}
        self._led: list[QWidget] = []

    def forget(self) -> None:
        """Another plan is worked on."""
        self._scenes = {}

    def show_all(self) -> None:
        self.show_plans()
        self.show_head()
        self.show_rows()
        self.show_open_row()
        self.screen.pupils.show_lessons()
        self.screen.begins_at = self.screen.rows.cards[self.screen.draft.at]
        self.lead_keys()

    def show_plans(self) -> None:
        """The list at the left, or the menu in its place; what is worked on says its own title and minutes."""
        screen, plan = self.screen, self.screen.draft.made
        if not screen.draft.is_ready and all(each.id != plan.id for each in screen.plans):
            screen.reload()
        groups = screen.words.groups([with_draft(each, plan) for each in screen.plans])
        screen.side.say(screen.program.say("plans"), {each: screen.program.say(f"plans-{each}") for each in DOINGS})
        screen.side.show_groups(groups, plan.id, screen.program.say("plans-none"))
        items = [
            Item(line.id, line.title, f"{group.words}, {line.minutes}") for group in groups for line in group.lines
        ]
        screen.face.plans.offer(screen.program.say("plans"), items, plan.id)

    def show_head(self) -> None:
        screen, face = self.screen, self.screen.face
        say, plan = screen.program.say, screen.draft.made
        title = screen.words.title(plan)
        if not face.title.hasFocus():
            face.title.setText(title)
            face.title.setCursorPosition(0)
        screen.header.here = title
        screen.header.update()
        face.below.setText(say("plans-ready") if screen.draft.is_ready else say("plans-kept"))
        for button, can in ((face.undo, screen.draft.can_undo), (face.redo, screen.draft.can_redo)):
            button.set_kind("quiet" if can else "off")
        words = say("plans-fewer-minutes"), say("plans-more-minutes")
        face.length.offer(say("plans-length"), plan.length or plan.minutes, (1, LONGEST), words)
        face.total.say(screen.words.total(plan), is_over=plan.minutes > (plan.length or plan.minutes))

    def show_rows(self) -> None:
        screen, plan = self.screen, self.screen.draft.made
        words = screen.words
        faces = [words.face(screen.draft, at, screen.game, screen.built_in) for at in range(len(plan.rows))]
        screen.rows.show_rows(faces, [self._image(row) for row in plan.rows], words.row_words(), (1, MOST_MINUTES))
        strips = [Strip(row.kind, row.minutes) for row in plan.rows]
        last = max(plan.minutes, plan.length or 0)
        said = screen.words.total(plan), screen.program.say("plans-minutes", minutes=last)
        screen.face.ruler.show_strips(strips, plan.length, screen.draft.at, said)

    def _image(self, row: AnyRow) -> QImage | None:
        """The picture of a row that has a table of its own."""
        known = self._scenes.get(row.id)
        if known is None or known[0] is not row:
            known = self._scenes[row.id] = (row, self._scene(row))
        scene = known[1]
        return self.screen.pictures.of(scene, self.screen.game) if scene is not None else None

    def _scene(self, row: AnyRow) -> Scene | None:
        screen = self.screen
        if not has_table(row):
            return None
        try:
            return its_own(row, screen.game, screen.program.library.box(screen.game), screen.built_in)
        except Exception:  # a file can hold any position; what is wrong with it, the check says
            return None

    def lead_keys(self) -> None:
        """The Tab key goes through all of it as it stands: the plans, the head, row by row, the foot, the pupils."""
        screen, face = self.screen, self.screen.face
        parts: list[QWidget] = [*face.side.buttons, face.side.new, face.side.copy, face.side.share]
        parts += [face.title, face.present, face.plans, *face.tabs.segments]
        for card in screen.rows.cards:
            parts += [card, *card.mode.segments, card.minutes.minus, card.minutes.field, card.minutes.plus]
            if card.is_unfolded:
                parts += [each for each in screen.parts.findChildren(QWidget) if takes_keys(each)]
        parts += [*face.adding.values(), face.undo, face.redo, face.print]
        parts += [face.length.minus, face.length.field, face.length.plus]
        parts += [each for each in screen.pupils.book.findChildren(QWidget) if takes_keys(each)]
        if parts != self._led:
            self._led = parts
            tab_through(parts)

    def show_open_row(self) -> None:
        screen = self.screen
        if screen.is_unfolded:
            screen.parts.show_again()
        if not screen.is_unfolded or screen.rows.unfolded is not screen.parts or self._is_elsewhere():
            screen.rows.unfold(screen.draft.at, screen.parts if screen.is_unfolded else None)

    def _is_elsewhere(self) -> bool:
        """Whether what lies open stands below another row than the chosen one."""
        rows, at = self.screen.rows, self.screen.draft.at
        return (
            rows.list.indexOf(self.screen.parts) != rows.list.indexOf(rows.cards[at]) + 1 or not rows.cards[at].is_here
        )


def takes_keys(widget: QWidget) -> bool:
    """Whether the Tab key stops there."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def with_draft(listed: Listed, plan: MadePlan) -> Listed:
    """One's own plan as it stands now, while one works on it."""
    if listed.made is None or listed.id != plan.id:
        return listed
    title = phrase("own-words", words=plan.title.words)
    return replace(listed, title=title, minutes=plan.minutes, made=plan)


DOINGS = ("new", "copy", "share")
"""What is done with plans as a whole."""

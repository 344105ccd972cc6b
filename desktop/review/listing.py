"""Fills the list of moments: what there is to learn from, as the filters let it through."""

from typing import Any

from desktop.review.face import MomentFace
from desktop.review.filters import BY, TOLD, By, Filters, fitting, values
from desktop.review.list_panel import ListPanel
from desktop.review.saying import Saying
from rules.bots.review import Judgement, Review


class Listing:
    def __init__(self, saying: Saying) -> None:
        self.saying = saying
        self.filters: Filters | None = None
        """As somebody set them; None: as fits what was found."""
        self._faces: dict[int, tuple[Judgement, MomentFace]] = {}
        self._moments: list[MomentFace] = []

    def say(self, panel: ListPanel) -> None:
        """All words but those of moments, in the language in use now."""
        saying = self.saying
        self._faces.clear()
        menus: dict[By, str] = {
            "round": saying.say(saying.counted.replace("review-", "review-filter-")),
            "phase": saying.say("review-filter-phase"),
            "rule": saying.say("review-filter-rule"),
        }
        grades = {grade: saying.say(f"grade-{grade}") for grade in TOLD}
        panel.say(saying.say("review-learn"), grades, menus, saying.say("review-filter-all"))
        panel.say_value = self._say_value

    def fill(self, panel: ListPanel, review: Review | None, *, is_finished: bool) -> list[MomentFace]:
        """Show the moments that are known. Returns those that the filters let through."""
        self._moments = self._told(review) if review is not None else []
        filters = self.filters or fitting(self._moments)
        shown = [each for each in self._moments if filters.passes(each)]
        offered: dict[By, Any] = {by: values(self._moments, by) for by in BY}
        nothing = "review-nothing-lost" if is_finished else "review-nothing-yet"
        none = self.saying.say("review-nothing-here" if self._moments else nothing)
        aside = self.saying.say("review-learn-aside", count=len(shown))
        panel.show_moments(shown, filters, aside, none, offered)
        return shown

    def _told(self, review: Review) -> list[MomentFace]:
        """All moments in words, the dearest first; what was said once is said again."""
        found: list[MomentFace] = []
        for each in review.moments("inexact"):
            judged, face = self._faces.get(each.number, (None, None))
            if judged != each or face is None:
                face = self.saying.moment(review, each)
                self._faces[each.number] = each, face
            found.append(face)
        return found

    def _say_value(self, by: By, value: Any) -> str:
        if by == "round":
            return self.saying.round(value)
        if by == "phase":
            number = next(each.number for each in self._moments if each.phase == value)
            return self.saying.phase(value, number)
        return str(value)

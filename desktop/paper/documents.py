"""All documents by name: what each is called, and how its pages are laid out."""

from collections.abc import Callable, Iterator, Mapping

from desktop.paper.glossary import glossary_pages
from desktop.paper.lesson_sheet import lesson_of, lesson_pages
from desktop.paper.order import Order, What
from desktop.paper.plan_sheet import plan_pages_of, wanted_plan
from desktop.paper.quiz import quiz_pages
from desktop.paper.rules_sheet import rules_pages
from desktop.paper.score_sheet import score_pages
from desktop.paper.setting import Setting
from desktop.paper.sheet import Page
from desktop.paper.subject import Subject
from desktop.paper.turn_card import card_pages

Pages = tuple[Page, ...]
Composing = Iterator[Pages | None]
"""Lays pages out piece by piece; the last thing that comes are the pages."""

MAKERS: Mapping[What, Callable[[Setting], Composing]] = {
    "rules": rules_pages,
    "turn": card_pages,
    "lesson": lesson_pages,
    "quiz": quiz_pages,
    "glossary": glossary_pages,
    "score": score_pages,
    "plan": plan_pages_of,
}


def composing(subject: Subject, what: What, order: Order) -> Composing:
    return MAKERS[what](Setting(subject, order))


def composed(found: Composing) -> Pages:
    """All of it at once."""
    pages: Pages = ()
    for each in found:
        pages = each or pages
    return pages


def is_there(subject: Subject, what: What, order: Order) -> bool:
    """Whether the game has what the document is made of."""
    match what:
        case "rules" | "turn":
            return subject.handout is not None
        case "lesson":
            return lesson_of(Setting(subject, order)) is not None
        case "plan":
            return wanted_plan(Setting(subject, order)) is not None
        case "quiz":
            return bool(subject.lessons)
        case _:
            return True

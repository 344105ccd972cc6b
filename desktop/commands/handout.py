"""`vestiges handout`: what is printed of a game, as a document. Works without a screen."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rules.commands.answer import Answer, Document
from rules.commands.arguments import GAME, OUT, SEED, Argument, one_of
from rules.commands.call import Call
from rules.commands.failures import Denied, WrongUsage
from rules.commands.saved import opened
from rules.core.timeline import Timeline
from rules.core.types import phrase
from rules.lessons.scenes import BadScene
from rules.text.localise import LANGUAGES, Language

if TYPE_CHECKING:
    from desktop.paper.documents import Composing
    from desktop.paper.order import Order
    from desktop.paper.subject import Subject

SEVERAL_LANGUAGES = True
"""`--lang fr,en`: both, side by side."""
DOCUMENTS = ("rules", "turn", "lesson", "quiz", "glossary", "score", "plan")
POSITION, CLASS = "position", "class"
PICTURES = (".png", ".svg")
PDF = ".pdf"

ARGUMENTS = (
    GAME,
    Argument("--what", one_of(*DOCUMENTS, POSITION, CLASS), required=True),
    Argument("--paper", one_of("a4", "letter"), default="a4"),
    Argument("--lesson", default="", text="handout-lesson"),
    Argument("--plan", default="", text="handout-plan"),
    Argument("--save", Path),
    Argument("--answers", flag=True),
    Argument("--large", flag=True),
    SEED,
    OUT,
)


class HandoutDocument(Document):
    pages: int
    file: str


def run(call: Call) -> Answer:
    given = call.given
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    timeline = timeline_of(call)
    check_ending(call)
    data, pages = made(call, timeline)
    from desktop.score.export import write  # after the platform is chosen

    problem = write(given.out, data)
    if problem is not None:
        raise Denied(problem.sentence)
    document = HandoutDocument(pages=pages, file=str(given.out))
    return Answer(document, readable(call, document))


def readable(call: Call, document: HandoutDocument) -> Iterator[str]:
    yield call.texts.say(phrase("handout-done", file=document.file, pages=document.pages))


def languages_of(call: Call) -> tuple[Language, ...]:
    wanted = (call.given.lang or call.texts.language).split(",")
    return tuple(dict.fromkeys(each for name in wanted for each in LANGUAGES if each == name))


def timeline_of(call: Call) -> Timeline | None:
    """The saved game whose position is wanted."""
    given, game = call.given, call.game
    if given.what != POSITION:
        return None
    if given.save is None:
        raise WrongUsage(phrase("handout-which-position"))
    timeline = opened(call, given.save).timeline
    if timeline.game.id != game.id:
        raise WrongUsage(phrase("handout-other-game", file=str(given.save)))
    return timeline


def check_ending(call: Call) -> None:
    """A position may be a picture; everything else is a document."""
    known = (PDF, *PICTURES) if call.given.what == POSITION else (PDF,)
    if call.given.out.suffix.lower() not in known:
        raise WrongUsage(phrase("handout-wrong-ending", file=str(call.given.out), endings=known))


def made(call: Call, timeline: Timeline | None) -> tuple[bytes, int]:
    """The file, and how many pages it has."""
    from desktop.app import started
    from desktop.paper.documents import composed
    from desktop.paper.order import Order
    from desktop.paper.pictures import png_of, svg_of
    from desktop.paper.position_sheet import position_at
    from desktop.paper.printing import pdf_of
    from desktop.paper.subject import subject_of
    from desktop.program import Program
    from desktop.settings import SettingsFile

    given = call.given
    started()
    languages = languages_of(call)
    program = Program(SettingsFile(), call.collection.games)
    subject = subject_of(program, call.game)
    if subject is None:
        raise Denied(phrase("handout-nothing"))
    title = subject.texts[languages[0]].say(phrase(f"game-{call.game.id}"))
    ending = given.out.suffix.lower()
    if timeline is not None and ending in PICTURES:
        position = position_at(timeline)
        if ending == PICTURES[0]:
            return png_of(subject, position, languages[0]), 1
        return svg_of(subject, position, languages[0], title), 1
    order = Order(
        languages=languages,
        paper=given.paper,
        is_large=given.large,
        answers=given.answers,
        lesson=given.lesson,
        plan=given.plan,
        seed=given.seed,
    )
    try:
        pages = composed(composing(call, subject, order, timeline))
    except BadScene as error:
        raise Denied(error.sentence, call.game) from error
    return pdf_of(title, pages), len(pages)


def composing(call: Call, subject: "Subject", order: "Order", timeline: Timeline | None) -> "Composing":
    from desktop.class_book.exporting import sheet_of
    from desktop.class_book.saying import lessons_of
    from desktop.paper import documents
    from desktop.paper.class_sheet import class_pages
    from desktop.paper.position_sheet import position_at, position_pages
    from desktop.paper.setting import Setting

    if timeline is not None:
        return position_pages(Setting(subject, order), position_at(timeline))
    what = call.given.what
    if what == CLASS:
        program, first = subject.program, replace(order, languages=order.languages[:1])
        program.settings_file.settings = replace(program.settings, language=order.languages[0])
        return class_pages(Setting(subject, first), sheet_of(program, lessons_of(program, call.game.id)))
    if what == "lesson" and not documents.is_there(subject, what, order):
        known = tuple(each.id for each in subject.reference.lessons)
        raise WrongUsage(phrase("handout-which-lesson", lesson=order.lesson, known=known))
    if what == "plan" and subject.plans and not documents.is_there(subject, what, order):
        known = tuple(each.ready.name if each.ready is not None else each.id for each in subject.plans)
        raise WrongUsage(phrase("handout-which-plan", plan=order.plan, known=known))
    if not documents.is_there(subject, what, order):
        raise Denied(phrase("handout-nothing"))
    return documents.composing(subject, what, order)

"""The order of a turn on a card: four on a sheet, with marks to cut along."""

from collections.abc import Iterator

from desktop.paper.order import Order
from desktop.paper.setting import Setting, disc
from desktop.paper.sheet import GREY, LINE, MM, SIZES, Block, Face, Fill, Mark, Page, PaperName, indented, stacked
from desktop.paper.subject import Subject
from desktop.paper.typesetting import one_line, set_words
from rules.core.types import phrase
from rules.text.localise import Language

CARDS: dict[PaperName, tuple[float, float]] = {"a4": (620.0, 877.0), "letter": (637.5, 825.0)}
"""A quarter of the sheet: A6 from A4."""
PADDING = 7 * MM
MARK = 5 * MM
FACES = (22, 21, 20, 19, 18, 17, 16, 15, 14)
"""The largest letters with which a card holds all."""
LARGEST_FOR_LARGE = 25


def card_pages(setting: Setting) -> Iterator[tuple[Page, ...] | None]:
    """One sheet: four cards of the same, or two in each language."""
    order = setting.order
    languages = (order.languages * 4)[:4]
    cards: dict[Language, Block] = {}
    for language in dict.fromkeys(languages):
        cards[language] = card(setting.subject, order, language)
        yield None
    wide, high = CARDS[order.paper]
    marks: list[Mark] = list(cut_marks(order.paper))
    for number, language in enumerate(languages):
        row, column = divmod(number, 2)
        marks += cards[language].at(column * wide + PADDING, row * high + PADDING)
    yield (Page(order.paper, tuple(marks)),)


def card(subject: Subject, order: Order, language: Language) -> Block:
    """Set a card in the largest letters that leave room for all of it."""
    wide, high = (side - 2 * PADDING for side in CARDS[order.paper])
    sizes = (*range(LARGEST_FOR_LARGE, FACES[0], -1), *FACES) if order.is_large else FACES
    made = set_card(subject, language, wide, sizes[0])
    for size in sizes[1:]:
        if made.high <= high:
            break
        made = set_card(subject, language, wide, size)
    return made


def set_card(subject: Subject, language: Language, wide: float, size: int) -> Block:
    """The steps, numbered, and below them what is forgotten most."""
    handout, texts = subject.handout, subject.texts[language]
    face, small = Face(size), Face(round(size * 0.9), ink=GREY)
    title = set_words(
        texts.say(phrase(f"game-{subject.game.id}")), wide, Face(round(size * 1.7), "semibold", serif=True)
    )
    under = one_line(texts.say(phrase("paper-turn-title")), small)
    head = Block(
        wide,
        title.high + under.high + 6,
        (*title.marks, *under.at(0, title.high), Fill(0, title.high + under.high + 3, wide, 2)),
    )
    parts = [head]
    for number, rule in enumerate(handout.turn if handout is not None else (), 1):
        said = texts.say(phrase("paper-rule", title=phrase(f"{rule}.title"), rule=phrase(f"{rule}.rule")))
        parts.append(
            indented(set_words(said, wide - size * 1.8, face), size * 1.8, disc(number, size)).spaced(size * 0.42)
        )
    parts.append(Block(wide, 1.4, (Fill(0, 0, wide, 1.4, GREY),)).spaced(size * 0.6))
    for rule in handout.reminders if handout is not None else ():
        said = texts.say(phrase("paper-rule", title=phrase(f"{rule}.title"), rule=phrase(f"{rule}.rule")))
        parts.append(set_words(said, wide, small).spaced(size * 0.3))
    return stacked(parts, wide)


def cut_marks(paper: PaperName) -> Iterator[Mark]:
    """Short lines at the edges, and a cross where four cards meet."""
    wide, high = SIZES[paper]
    across, down = CARDS[paper]
    for x, y in ((across, 0.0), (across, high - MARK)):
        yield Fill(x - 0.6, y, 1.2, MARK, LINE)
    for x, y in ((0.0, down), (wide - MARK, down)):
        yield Fill(x, y - 0.6, MARK, 1.2, LINE)
    yield Fill(across - 0.6, down - MARK, 1.2, 2 * MARK, LINE)
    yield Fill(across - MARK, down - 0.6, 2 * MARK, 1.2, LINE)

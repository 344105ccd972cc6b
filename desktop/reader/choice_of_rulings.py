"""Which rulings a page shows: all, those with a switch, those that were changed, or those of one chapter."""

from desktop.reader.book import Book
from desktop.reader.switches import chosen_reading
from rules.reference.model import Ruling

ALL, SWITCH, CHANGED, IN_BOX = "all", "switch", "changed", "box"


def chosen_rulings(book: Book, filter_id: str) -> tuple[Ruling, ...]:
    """List the chosen rulings: those with a switch first, then by number, as the file has them."""
    ordered = sorted(book.reference.rulings, key=lambda each: each.switch is None)
    return tuple(ruling for ruling in ordered if is_chosen(book, ruling, filter_id))


def is_chosen(book: Book, ruling: Ruling, filter_id: str) -> bool:
    match filter_id:
        case "all":
            return True
        case "switch":
            return ruling.switch is not None
        case "changed":
            return is_changed(book, ruling)
        case "box":
            return ruling.in_box
        case _:
            return topic_of(book, ruling) == filter_id


def is_changed(book: Book, ruling: Ruling) -> bool:
    return ruling.switch is not None and chosen_reading(book.program, book.game, ruling.switch) != 0


def topic_of(book: Book, ruling: Ruling) -> str:
    """The chapter of the first rule that it is about."""
    chapter = book.reference.chapter_of(ruling.rules[0]) if ruling.rules else None
    return chapter.id if chapter is not None else ""


def topics(book: Book) -> tuple[str, ...]:
    """The chapters that have rulings, in their order."""
    there = {topic_of(book, ruling) for ruling in book.reference.rulings}
    return tuple(chapter.id for chapter in book.reference.chapters if chapter.id in there)

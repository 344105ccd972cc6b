"""The words of a game, as in a dictionary; in two languages, side by side."""

from collections.abc import Iterator

from desktop.paper.framing import Titled, column_width, paged
from desktop.paper.setting import Setting
from desktop.paper.sheet import LINE, Block, Fill, Page, stacked
from rules.core.types import phrase
from rules.reference.search import folded, glossary


def glossary_pages(setting: Setting) -> Iterator[tuple[Page, ...] | None]:
    columns = 1 if setting.is_double else 2
    width = column_width(setting, columns)
    blocks: list[Block] = []
    for id in words_of(setting):
        blocks.append(entry(setting, id, width))
        yield None
    count = setting.first(phrase("paper-words", count=len(blocks)))
    yield paged(setting, Titled(setting.ui("paper-glossary-title"), count), blocks, columns=columns)


def words_of(setting: Setting) -> list[str]:
    """The entries, in the order of the first language."""
    texts = setting.subject.texts[setting.order.languages[0]]
    words = glossary(texts)
    return sorted(words, key=lambda id: folded(words[id]))


def entry(setting: Setting, id: str, width: float) -> Block:
    """The word, and below it what it means."""
    term = setting.words(setting.say(phrase(id)), width, setting.bold)
    meaning = setting.words(setting.say(phrase(f"{id}.definition")), width)
    block = stacked([term, meaning], width)
    if not setting.is_double:
        return block.spaced(setting.body.size * 0.5)
    line = Fill(0, block.high + 5, width, 1, LINE)
    return Block(width, block.high + 6, (*block.marks, line), gap=6)

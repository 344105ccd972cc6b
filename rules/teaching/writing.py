"""Texts of made things, read and written by language and key; `title` stands at the head, all others below it."""

from typing import Any

from rules.teaching.made import LANGUAGES, Language, Made, MadeLesson
from rules.teaching.plans import MadePlan, row_at, row_with_words, with_row, words_of


def text_at(made: Made, language: Language, key: str) -> str:
    """What is written under a key; nothing where it is not written in this language."""
    if key == "title":
        return str(getattr(made.title, language))
    if isinstance(made, MadePlan):
        row, _, attribute = key.partition(".")
        found = row_at(made, row)
        return words_of(found, attribute, language) if found is not None else ""
    return made.texts.get(language, {}).get(key, "") if isinstance(made, MadeLesson) else ""


def with_text(made: Made, language: Language, key: str, words: str) -> Any:
    """The same with other words under a key; without words, nothing stands there."""
    if key == "title":
        return made.model_copy(update={"title": made.title.model_copy(update={language: " ".join(words.split("\n"))})})
    if isinstance(made, MadePlan):
        id, _, attribute = key.partition(".")
        row = row_at(made, id)
        one_line = words if attribute == "says" else " ".join(words.split("\n"))
        return made if row is None else with_row(made, row_with_words(row, attribute, language, one_line))
    if not isinstance(made, MadeLesson):
        return made
    texts = {each: dict(made.texts.get(each, {})) for each in LANGUAGES}
    if words:
        texts[language][key] = words
    else:
        texts[language].pop(key, None)
    return made.model_copy(update={"texts": texts})

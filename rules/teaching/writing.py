"""Texts of made things, read and written by language and key; `title` stands at the head, all others in the lesson."""

from typing import Any

from rules.teaching.made import LANGUAGES, Language, Made, MadeLesson


def text_at(made: Made, language: Language, key: str) -> str:
    """What is written under a key; nothing where it is not written in this language."""
    if key == "title":
        return str(getattr(made.title, language))
    return made.texts.get(language, {}).get(key, "") if isinstance(made, MadeLesson) else ""


def with_text(made: Made, language: Language, key: str, words: str) -> Any:
    """The same with other words under a key; without words, nothing stands there."""
    if key == "title":
        return made.model_copy(update={"title": made.title.model_copy(update={language: " ".join(words.split("\n"))})})
    if not isinstance(made, MadeLesson):
        return made
    texts = {each: dict(made.texts.get(each, {})) for each in LANGUAGES}
    if words:
        texts[language][key] = words
    else:
        texts[language].pop(key, None)
    return made.model_copy(update={"texts": texts})

"""What only the book of rules of Höyük promises: what is ours is called so."""

import re

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.hoyuk.reading import READING

UNOFFICIAL = re.compile(r"(?i)non officiel|unofficial|de notre invention|of our own|pas officiel|not official")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_the_solo_challenge_is_never_taken_for_an_official_one(language: Language) -> None:
    solo = [rule for rule in READING.ids if rule.startswith("HK-SOLO-")]
    assert len(solo) == 15
    ours = (
        "chapter-solo",
        "mode-hoyuk-neighbours",
        "neighbours.unofficial",
        "option-level.help",
        "player-voisins-help",
        "glossary-neighbours.definition",
        "difference-solo",
        "note-neighbours",
        "note-medals",
        "edition-part-neighbours",
    )
    ids = (*(f"{rule}.source" for rule in solo), *ours)
    assert [id for id in ids if not UNOFFICIAL.search(READING.say(language, id))] == []

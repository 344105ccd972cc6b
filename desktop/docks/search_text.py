"""Words as people type them when they search: without accents, in small letters."""

import unicodedata
from functools import lru_cache

LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "’": "'", "ʳ": "r", "ᵉ": "e"})


@lru_cache(maxsize=4096)
def folded(words: str) -> str:
    parted = unicodedata.normalize("NFKD", words.casefold().translate(LETTERS))
    return "".join(each for each in parted if not unicodedata.combining(each))


def has_all(words: str, wanted: str) -> bool:
    """Whether every word that is wanted begins or stands somewhere in these words."""
    inside = folded(words)
    return all(each in inside for each in folded(wanted).split())

"""What stands in the list of the library and at its left: a row for each thing, a filter for each sort of them."""

from collections.abc import Iterator

from desktop.made.collection import ALL, FROM, GAME, KIND, TRASH, Collection, Entry
from desktop.made.filters import Filter
from desktop.made.pictures import MadePictures
from desktop.made.rows import Face, MadeRow
from desktop.made.saying import MadeWords
from desktop.program import Program
from rules.core.types import Phrase
from rules.games import GAME_IDS

ICONS = {"lesson": "lesson", "position": "pencil", "plan": "people", "edition": "box"}


class Listing:
    def __init__(self, program: Program, collection: Collection, pictures: MadePictures, words: MadeWords) -> None:
        self.program, self.collection, self.pictures, self.words = program, collection, pictures, words

    def filters(self) -> Iterator[Filter]:
        say, collection = self.program.say, self.collection
        made = [each for each in collection.entries if each.made is not None]

        def of(name: str, words: str, icon_name: str = "") -> Filter:
            return Filter(name, words, collection.count(name), icon_name)

        yield of(ALL, say("made-all"), "table")
        kinds = dict.fromkeys(
            ["lesson", "position", "plan", "edition", *sorted({each.made.kind for each in made if each.made})]
        )
        for kind in kinds:
            yield of(f"{KIND}{kind}", say("made-kinds", kind=kind), ICONS.get(kind, "file"))
        games = [game for game in GAME_IDS if collection.count(f"{GAME}{game}")]
        if games:
            yield Filter("", say("made-by-game"))
        for game in games:
            yield of(f"{GAME}{game}", self.program.say_phrase(Phrase(f"game-{game}"), self.program.library.named(game)))
        yield Filter("", say("made-from"))
        for name, icon_name in (("me", "seat"), ("others", "open"), ("translate", "language")):
            yield of(f"{FROM}{name}", say("made-from-said", whose=name), icon_name)
        yield of(TRASH, say("made-trash"), "trash")

    def row(self, entry: Entry) -> MadeRow:
        words, made = self.words, entry.made
        face = Face(
            entry.key,
            words.entry_title(entry),
            words.below(entry),
            words.author(entry),
            words.when(entry),
            words.languages(made) if made is not None else (),
            self.program.say("made-new") if entry.kept is not None and entry.kept.is_new else "",
            words.errors(entry),
            made.game if made is not None else "",
            entry.broken is not None,
        )
        return MadeRow(face, self.pictures.of(made) if made is not None else None)

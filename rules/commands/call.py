"""One use of a command: what it was told, and what it can reach."""

import argparse
from collections.abc import Iterable
from functools import cached_property

from rules.commands.answer import Bilingual, bilingual
from rules.commands.arguments import with_near
from rules.commands.collection import Collection
from rules.commands.failures import WrongUsage
from rules.core.contract import AnyGame
from rules.text.localise import Texts


class Call:
    def __init__(self, given: argparse.Namespace, collection: Collection, texts: Texts) -> None:
        self.given = given
        self.collection = collection
        self.texts = texts

    @cached_property
    def game(self) -> AnyGame:
        """The game named on the command line."""
        return self.game_named(self.given.game)

    def game_named(self, name: str) -> AnyGame:
        for game in self.collection.games:
            if game.id == name:
                return game
        raise WrongUsage(with_near("wrong-game", name, [game.id for game in self.collection.games]))

    def in_both(self, game: AnyGame | None = None, names: Iterable[str] = ()) -> Bilingual:
        return bilingual(self.texts, game, names)

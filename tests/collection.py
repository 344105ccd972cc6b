"""Caravan as the only game within reach, for tests of commands and lessons."""

from pathlib import Path

from rules.commands.collection import Collection
from rules.core import resources
from tests.fixture_game import EDITION_FOLDER, GAME, TEXTS_FOLDER

COLLECTION = Collection(
    games=(GAME,),
    translations=(resources.translations(), TEXTS_FOLDER),
    homes={GAME.id: EDITION_FOLDER.parent},
    tests=Path(__file__).parent / "rules" / "core",
)

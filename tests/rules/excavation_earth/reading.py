"""The texts of Excavation Earth as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "excavation_earth",
    rulings=(*numbered("EE-A", 1, 44), *numbered("EE-Z", 0, 31)),
    without_cure="EE-RND-2",
    no_rulings=("factions", "opening_draft", *numbered("easier_", 1, 5), *numbered("harder_", 1, 5)),
)

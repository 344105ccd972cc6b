"""The texts of Marajoara as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "marajoara", rulings=numbered("MJ-A", 1, 45), without_cure="MJ-END-1", no_rulings=("mission", "hard", "first")
)

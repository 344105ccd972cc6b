"""The texts of Magnastorm as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "magnastorm",
    rulings=numbered("MS-A", 1, 51),
    without_cure="MS-END-5",
    no_rulings=(
        *("start", "first", "advanced", "artefacts", "consortium_level", "consortium_programme"),
        *("consortium_stations", "consortium_begins", "consortium_bonus"),
    ),
)

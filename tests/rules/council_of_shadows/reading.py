"""The texts of Council of Shadows as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "council_of_shadows",
    rulings=numbered("CS-Q", 1, 61),
    without_cure="CS-END-1",
    no_rulings=(
        *("stations", "leaders", "open_planning", "automa_level", "automa_silver", "automa_consumption"),
        *("automa_energy", "automa_everywhere"),
    ),
)

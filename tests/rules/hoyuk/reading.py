"""The texts of Höyük as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "hoyuk",
    rulings=numbered("HK-A", 1, 45),
    without_cure="HK-TURN-4",
    no_rulings=("mode", "house_target", "reveal_next_catastrophe", "level"),
    rules_in=("rules.ftl",),
)

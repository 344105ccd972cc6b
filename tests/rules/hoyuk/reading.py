"""The texts of Höyük as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading

READING = Reading("hoyuk", rules_in=("rules.ftl", "neighbours.ftl"))

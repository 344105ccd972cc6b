"""The texts of Excavation Earth as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading

READING = Reading("excavation_earth")

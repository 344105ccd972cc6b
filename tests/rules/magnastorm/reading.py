"""The texts of Magnastorm as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading

READING = Reading("magnastorm")

"""The texts of Council of Shadows as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading

READING = Reading("council_of_shadows")

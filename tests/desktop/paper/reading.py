"""Reads the words of a document that Qt wrote: content streams, and what each font says that its glyphs mean."""

import re
import zlib
from collections.abc import Iterator, Mapping
from unicodedata import normalize

OBJECT = re.compile(rb"(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
FONT = re.compile(rb"/F(\d+) \d+(?:\.\d+)? Tf|<([0-9A-Fa-f]+)> Tj")
RANGE = re.compile(rb"<([0-9A-Fa-f]{4})> <[0-9A-Fa-f]{4}> \[(.*?)\]", re.DOTALL)
HEX = re.compile(rb"<([0-9A-Fa-f]+)>")


def objects(data: bytes) -> dict[int, bytes]:
    return {int(number): body for number, body in OBJECT.findall(data)}


def stream_of(body: bytes) -> bytes:
    found = STREAM.search(body)
    if found is None:
        return b""
    try:
        return zlib.decompress(found[1])
    except zlib.error:
        return found[1]


def meanings(body: bytes, all_objects: Mapping[int, bytes]) -> dict[int, str]:
    """What each glyph of a font stands for."""
    told = re.search(rb"/ToUnicode (\d+) 0 R", body)
    found: dict[int, str] = {}
    for first, letters in RANGE.findall(stream_of(all_objects[int(told[1])])) if told else ():
        for at, letter in enumerate(HEX.findall(letters)):
            found[int(first, 16) + at] = bytes.fromhex(letter.decode()).decode("utf-16-be")
    return found


def pages_of(data: bytes) -> list[str]:
    """The letters on each page, without spaces, in the order in which they were painted."""
    found = objects(data)
    fonts = {number: meanings(body, found) for number, body in found.items() if b"/ToUnicode" in body}
    pages = [body for body in found.values() if re.search(rb"/Type /Page\n", body)]
    return ["".join(letters(body, found, fonts)) for body in pages]


def letters(body: bytes, found: Mapping[int, bytes], fonts: Mapping[int, Mapping[int, str]]) -> Iterator[str]:
    contents = re.search(rb"/Contents (\d+) 0 R", body)
    assert contents is not None
    known: Mapping[int, str] = {}
    for font, glyphs in FONT.findall(stream_of(found[int(contents[1])])):
        if font:
            known = fonts[int(font)]
            continue
        for at in range(0, len(glyphs), 4):
            yield "".join(normalize("NFKC", known[int(glyphs[at : at + 4], 16)]).split())

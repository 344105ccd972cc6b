"""Wine 8's C library with the functions that numpy calls while it is imported, and that Wine left unimplemented.

mend_ucrtbase.py BUILTIN TARGET: a copy of Wine's own ucrtbase.dll, in which the stubs named below do what they should.
The copy is no longer marked as Wine's, so that it is loaded from the Windows folder: WINEDLLOVERRIDES=ucrtbase=n,b.
"""

import re
import struct
import sys
from pathlib import Path

CODE = {
    "crealf": "660f6ec1c3",  # movd xmm0, ecx; ret        (two floats come in one register)
    "cimagf": "48c1e920660f6ec1c3",  # shr rcx, 32; movd xmm0, ecx; ret
    "creal": "f20f1001c3",  # movsd xmm0, [rcx]; ret      (two doubles come by address)
    "cimag": "f20f104108c3",  # movsd xmm0, [rcx+8]; ret
    "creall": "f20f1001c3",
    "cimagl": "f20f104108c3",
}
STUB = re.compile(rb"\x48\x83\xec\x28\x48\x8d\x0d....\x48\x8d\x15....\xe8", re.DOTALL)
"""sub rsp, 40; lea rcx, name of the library; lea rdx, name of the function; call what tells of it and ends."""
MARK = b"Wine builtin DLL"


def exports(raw: bytes) -> dict[str, int]:
    """Where in the file each function begins."""
    pe = struct.unpack_from("<I", raw, 0x3C)[0]
    sections, optional = struct.unpack_from("<H", raw, pe + 6)[0], struct.unpack_from("<H", raw, pe + 20)[0]
    parts = [struct.unpack_from("<8sIIII", raw, pe + 24 + optional + 40 * each) for each in range(sections)]

    def offset(address: int) -> int:
        found: int = next(at + address - begin for _, size, begin, _, at in parts if begin <= address < begin + size)
        return found

    table = offset(struct.unpack_from("<I", raw, pe + 24 + 112)[0])
    (count,) = struct.unpack_from("<I", raw, table + 24)
    functions, names, ordinals = struct.unpack_from("<III", raw, table + 28)
    found = {}
    for each in range(count):
        name = offset(struct.unpack_from("<I", raw, offset(names) + 4 * each)[0])
        ordinal = struct.unpack_from("<H", raw, offset(ordinals) + 2 * each)[0]
        address = struct.unpack_from("<I", raw, offset(functions) + 4 * ordinal)[0]
        found[raw[name : raw.index(b"\0", name)].decode()] = offset(address)
    return found


def main(builtin: Path, target: Path) -> None:
    raw = bytearray(builtin.read_bytes())
    places = exports(bytes(raw))
    mended = [name for name, code in CODE.items() if name in places and STUB.match(raw, places[name])]
    if not mended:
        return  # a later Wine needs none of this
    for name in mended:
        code = bytes.fromhex(CODE[name])
        raw[places[name] : places[name] + len(code)] = code
    mark = raw.index(MARK)
    raw[mark : mark + len(MARK)] = bytes(len(MARK))
    target.unlink(missing_ok=True)
    target.write_bytes(raw)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

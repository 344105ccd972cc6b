"""Tables as CSV, as spreadsheets of a language expect them."""

import csv
import io
import re
from collections.abc import Iterable, Sequence

FORMULA = ("=", "+", "-", "@", "\t")
FIGURE = re.compile(r"[+-]?[0-9]+([.,][0-9]+)?")


def csv_of_rows(columns: Sequence[str], rows: Iterable[Sequence[object]], language: str) -> bytes:
    """Columns and rows; what parts them is what tables of that language expect."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=";" if language == "fr" else ",")
    writer.writerow(columns)
    writer.writerows([harmless(each) for each in row] for row in rows)
    return written.getvalue().encode("utf-8-sig")


def harmless(cell: object) -> object:
    """A name is never a formula; a figure may have a sign."""
    is_name = isinstance(cell, str) and cell.startswith(FORMULA) and not FIGURE.fullmatch(cell)
    return f"'{cell}" if is_name else cell

"""Words of an owner that name what neither the rules nor the painters of a game know: a colour, a card, an omen."""

from collections.abc import Iterator

from rules.boxes.fields import field_at, field_of
from rules.boxes.findings import Finding, found
from rules.boxes.own import OwnBox
from rules.boxes.references import Naming, named_by, words_in
from rules.core.contract import AnyGame
from rules.core.correcting import plain_path
from rules.core.types import DataWords, phrase


def unknown_names(game: AnyGame, own: OwnBox) -> Iterator[Finding]:
    """One for each datum with such a word; what names another row is looked at by the checks of the edition."""
    for each in own.corrections:
        field = None if each.takes_away else field_at(field_of(game.edition_type), plain_path(each.path))
        if field is None:
            continue
        for word in words_in(game, field, each.value, plain_path(each.path), {}):
            known = fixed_names(game, own, word.naming)
            if known and word.value not in known:
                words = tuple(map(DataWords, known))
                yield found(own, each.path, phrase("box-unknown-name", name=DataWords(word.value), known=words))
                break


def fixed_names(game: AnyGame, own: OwnBox, naming: Naming | None) -> tuple[str, ...]:
    """The names that are settled with the program; none where an owner may add some."""
    if naming is None or not all(source.startswith("base-") for source in naming.of):
        return ()
    return tuple(each.name for each in named_by(game, own, naming))

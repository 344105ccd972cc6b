"""What an owner is told of the data of each game: nothing of what is published, which rule speaks, what comes first,
and words for everything that tables and forms can show."""

from random import Random

import pytest

from rules.boxes.checking import check, checks_of, errors
from rules.boxes.columns import columns_of
from rules.boxes.first import first, fits, patterns_of, rule_of, told
from rules.boxes.own import OwnBox
from rules.boxes.remarks import remarks, words_in
from rules.boxes.sheets import sheets_of
from rules.boxes.wording import column_head, place_name, rows_head, table_name
from rules.boxes.words_missing import words_missing
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.edition import parsed, read_edition
from rules.games import GAMES
from rules.text.localise import LANGUAGES, Language, Texts

RULEBOOK_DATA = 582
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def published(game: AnyGame) -> OwnBox:
    return OwnBox(read_edition(resources.assets() / game.id / "edition", game.id))


@each_game
def test_published_data_give_no_finding(game: AnyGame) -> None:
    own = published(game)
    parts = parsed(game.edition_type, own.edition.plain())
    assert (errors(game, own), list(remarks(game, own))) == ((), [])
    assert [found for each in checks_of(game.id).remarks for found in each(parts, own)] == []


@each_game
def test_what_an_owner_writes_as_it_is_published_gives_no_finding(game: AnyGame) -> None:
    """Every value that no rulebook fixes, as the owner's own."""
    own = published(game)
    data = [each for each in own.published.data() if each.provenance != "rulebook"]
    checked = check(game, OwnBox(own.published, tuple(Correction(each.path, each.value) for each in data)))
    assert (checked.errors, checked.remarks) == ((), ())


@each_game
def test_a_rule_speaks_for_each_datum_of_the_rulebook(game: AnyGame) -> None:
    own = published(game)
    fixed = [each.path for each in own.published.data() if each.provenance == "rulebook"]
    assert {
        path: rule_of(game, own, path) for path in fixed if rule_of(game, own, path) not in own.published.rules
    } == {}
    assert fixed


def test_these_are_all_data_of_the_rulebooks() -> None:
    counts = [published(game).published.counts()["rulebook"] for game in GAMES]
    assert sum(counts) == RULEBOOK_DATA


@each_game
def test_every_pattern_is_of_some_data(game: AnyGame) -> None:
    """Those of single values inside a datum too: `museum.case.*.points`."""
    paths = [each.path for each in published(game).published.data()]
    within = [path.rpartition(".")[0] for path in told(game.id).scales.split() + told(game.id).tallies.split()]
    for pattern in {*patterns_of(game.id)} - {*told(game.id).scales.split(), *told(game.id).tallies.split()}:
        assert any(fits(pattern, path) for path in paths), pattern
    for pattern, above in zip(told(game.id).scales.split() + told(game.id).tallies.split(), within, strict=True):
        assert any(fits(pattern, path) or fits(above, path) for path in paths), pattern


@each_game
def test_what_to_check_first_is_reconstructed_and_goes_as_it_is_corrected(game: AnyGame) -> None:
    own = published(game)
    sources = {each.path: each.provenance for each in own.published.data()}
    wanted = first(game, own)
    assert {sources[path] for each in wanted for path in each.paths} == {"reconstructed"}
    paths = [path for each in wanted for path in each.paths]
    assert len(set(paths)) == len(paths) > 0
    chosen = Random(2).choice(paths)
    left = [path for each in first(game, own.with_value(chosen, "other")) for path in each.paths]
    assert left == [path for path in paths if path != chosen]


@each_game
@in_each_language
def test_what_to_check_first_has_a_sentence(game: AnyGame, language: Language) -> None:
    texts = Texts(language, game=game, strict=True)
    said = [texts.say(each.said) for each in first(game, published(game))]
    assert len(set(said)) == len(said)


@each_game
@in_each_language
def test_tables_and_forms_have_words_for_everything(game: AnyGame, language: Language) -> None:
    texts, own = Texts(language, game=game, strict=True), published(game)
    assert list(words_missing(texts, game, own)) == []
    for sheet in sheets_of(game, own):
        for table in sheet.tables:
            heads = [column_head(texts, game, table.path, column) for column in table.columns]
            assert len({rows_head(texts, game, table.path), *heads}) == len(heads) + 1, table.path
            assert table_name(texts, game, table.path)


@each_game
@in_each_language
def test_every_datum_row_and_table_has_a_name(game: AnyGame, language: Language) -> None:
    """Added ones too; no name is a path of the file."""
    texts, own = Texts(language, game=game, strict=True), published(game)
    for sheet in sheets_of(game, own):
        rows = [row for table in sheet.tables for row in table.rows]
        paths = [cell.path for row in rows for cell in row.cells] + [cell.path for cell in sheet.form if cell.field]
        paths += [sheet.part, *(row.path for row in rows), *(path for table in sheet.tables for path in table.grows)]
        for path in paths:
            name = place_name(texts, game, own, path)
            assert (name and "." not in name.replace("AI-", "").rstrip(".")) or " " in name, path
            assert name != path, path
    for table in (table for sheet in sheets_of(game, own) for table in sheet.tables):
        last = table.rows[-1].path
        within, _, step = last.rpartition(".")
        edited = own.with_row(within, own.published_value(last), "" if step.isdecimal() else "X1")
        (added,) = edited.corrections
        assert place_name(texts, game, edited, added.path) != added.path


@each_game
@in_each_language
def test_what_is_counted_against_the_published_data_has_a_word(game: AnyGame, language: Language) -> None:
    texts, own = Texts(language, game=game, strict=True), published(game)
    tables = [table for sheet in sheets_of(game, own) for table in sheet.tables]
    counted = [
        column for table in tables for column in columns_of(own, table) if fits(told(game.id).tallies, column.pattern)
    ]
    assert {column.pattern for column in counted} == set(told(game.id).tallies.split())
    words = {word for column in counted for leaf in column.leaves for word in words_in(leaf.was)}
    assert [word for word in sorted(words) if not texts.has(f"datum-word-{word}")] == []

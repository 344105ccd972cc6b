"""What can be printed of every game, in both languages: all that is said stands on the page, and nothing is cut."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from unicodedata import normalize

import pytest
from PySide6.QtCore import QRectF

from desktop.app import started
from desktop.paper.documents import composed, composing
from desktop.paper.exercises import exercises
from desktop.paper.faces import wide
from desktop.paper.figures import Plate
from desktop.paper.lesson_sheet import lesson_of
from desktop.paper.order import WHAT, Order, What
from desktop.paper.position_sheet import Position, position_pages
from desktop.paper.printing import pdf_of
from desktop.paper.setting import Setting
from desktop.paper.sheet import MARGIN, PALE, SIZES, Box, Fill, Mark, Page, PaperName, Picture, Text
from desktop.paper.subject import Subject, subject_of
from desktop.program import Program
from desktop.style.mixing import solid
from desktop.style.vision import contrast
from rules.core.rng import seeded
from rules.core.types import phrase
from rules.games import GAME_IDS
from rules.lessons.model import Setup
from rules.lessons.scenes import at_setup
from rules.text.localise import LANGUAGES, Language
from tests.desktop.paper.reading import pages_of

each_game = pytest.mark.parametrize("id", GAME_IDS)
each_language = pytest.mark.parametrize("languages", [("fr",), ("en",), ("fr", "en")], ids=["fr", "en", "both"])
each_document = pytest.mark.parametrize("what", WHAT)
pytestmark = pytest.mark.usefixtures("qapp")

READABLE, LARGE_FILL = 4.5, 60.0
LEAST_SIDE, FEWEST_GREYS = 60.0, 8
MOST_PAGES = {"rules": 2, "turn": 1, "lesson": 4, "quiz": 5, "glossary": 3, "score": 1, "plan": 2}


@cache
def subject(id: str) -> Subject:
    started()
    program = Program()
    game = program.library.named(id)
    assert game is not None
    found = subject_of(program, game)
    assert found is not None
    return found


@cache
def pages(id: str, what: What, order: Order) -> tuple[Page, ...]:
    return composed(composing(subject(id), what, order))


def order(*languages: Language, paper: PaperName = "a4", is_large: bool = False) -> Order:
    return Order(languages=languages, paper=paper, is_large=is_large)


def texts_on(page: Page) -> list[Text]:
    return [mark for mark in page.marks if isinstance(mark, Text)]


def close(words: str) -> str:
    """Without spaces: lines break where they like."""
    return "".join(words.replace("**", "").split())


def whole(found: tuple[Page, ...]) -> str:
    return close(" ".join(page.words for page in found))


# Where it stands


@each_document
@each_language
@each_game
def test_all_stands_within_the_margins_and_nothing_upon_something_else(
    id: str, what: What, languages: tuple[Language, ...]
) -> None:
    for page in pages(id, what, order(*languages)):
        check_places(page, 0 if what == "turn" else MARGIN)
        check_texts(page)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("is_large", [False, True], ids=["usual", "large"])
@each_document
@each_game
def test_so_it_does_on_other_paper_and_in_large_letters(id: str, what: What, is_large: bool, paper: PaperName) -> None:
    for page in pages(id, what, order("fr", paper=paper, is_large=is_large)):
        check_places(page, 0 if what == "turn" else MARGIN)
        check_texts(page)


def check_places(page: Page, margin: float) -> None:
    width, height = SIZES[page.paper]
    room = QRectF(margin, margin, width - 2 * margin, height - 2 * margin).adjusted(-1, -1, 1, 1)
    assert [mark for mark in page.marks if not room.contains(mark.rect)] == []


def check_texts(page: Page) -> None:
    """Words are as wide as their place, and no two lines lie over each other."""
    found = texts_on(page)
    assert [each.words for each in found if wide(each.words, each.face) > each.wide + 1] == []
    by_place = sorted(found, key=lambda each: each.y)
    for one, other in near(by_place):
        shared = one.rect.intersected(other.rect)
        assert shared.width() < 2 or shared.height() < 0.3 * min(one.high, other.high), (one.words, other.words)


def near(found: list[Text]) -> Iterator[tuple[Text, Text]]:
    for at, one in enumerate(found):
        for other in found[at + 1 :]:
            if other.y > one.y + one.high:
                break
            yield one, other


@each_document
@each_language
@each_game
def test_it_has_no_more_pages_than_it_should(id: str, what: What, languages: tuple[Language, ...]) -> None:
    most = MOST_PAGES[what] * len(languages) if what != "score" else 1
    assert 1 <= len(pages(id, what, order(*languages))) <= most


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_rules_fill_two_pages(id: str, language: Language, paper: PaperName) -> None:
    assert len(pages(id, "rules", order(language, paper=paper))) == 2


# What it says


@each_language
@each_game
def test_every_rule_of_the_sheet_is_there_in_full(id: str, languages: tuple[Language, ...]) -> None:
    of, found = subject(id), whole(pages(id, "rules", order(*languages)))
    assert of.handout is not None
    for section in of.handout.rules:
        for rule in section.rules:
            assert rule in found
            for language in languages:
                assert close(of.texts[language].say(phrase(f"{rule}.rule"))) in found, rule


@each_language
@each_game
def test_every_word_of_the_glossary_is_there(id: str, languages: tuple[Language, ...]) -> None:
    of, found = subject(id), whole(pages(id, "glossary", order(*languages)))
    for language in languages:
        texts = of.texts[language]
        for word in (each for each in texts.ids_of_game if each.startswith("glossary-")):
            assert close(texts.say(phrase(word))) in found
            assert close(texts.say(phrase(f"{word}.definition"))) in found


@each_language
@each_game
def test_the_card_tells_each_step_and_reminder(id: str, languages: tuple[Language, ...]) -> None:
    of, found = subject(id), whole(pages(id, "turn", order(*languages)))
    assert of.handout is not None
    for rule in (*of.handout.turn, *of.handout.reminders):
        for language in languages:
            text = close(of.texts[language].say(phrase(f"{rule}.rule")))
            assert found.count(text) >= 4 // len(languages)


@each_game
def test_a_score_sheet_has_every_row(id: str) -> None:
    of, found = subject(id), whole(pages(id, "score", order("en")))
    rows = [row for row in of.game.score_rows if not in_solo_alone(of, row.rule)]
    assert rows
    for row in rows:
        assert close(of.texts["en"].say(phrase(row.source))) in found


def in_solo_alone(of: Subject, rule: str) -> bool:
    chapter = of.reference.chapter_of(rule)
    return chapter is not None and chapter.id.startswith("solo")


@each_language
@each_game
def test_a_lesson_sheet_asks_every_step_and_its_key_tells_why(id: str, languages: tuple[Language, ...]) -> None:
    of, wanted = subject(id), order(*languages)
    found = whole(pages(id, "lesson", wanted))
    lesson = lesson_of(Setting(of, wanted))
    assert lesson is not None
    for step in lesson.steps:
        for attribute in ("task", "praise"):
            for language in languages:
                said = of.texts[language].say(lesson.text(step, attribute), lesson.names)
                assert close(said) in found or attribute == "praise", (step.id, attribute)


@each_game
def test_all_lessons_can_be_printed_and_what_is_ticked_is_so(id: str) -> None:
    """The engine is asked again: a right move is legal, the others are refused by the rule that the key names."""
    of = subject(id)
    setting = Setting(of, order("en"))
    for lesson in of.reference.lessons:
        for each in exercises(setting, lesson, seeded(0, "paper")):
            assert all(each.answer), lesson.id
            if any(offered.rule for offered in each.offered):
                assert any(offered.is_right for offered in each.offered)
                assert not any(offered.is_right and offered.rule for offered in each.offered)
                assert all(of.texts["en"].has(f"{offered.rule}.rule") for offered in each.offered if offered.rule)


@each_game
def test_a_quiz_asks_ten_questions_and_keeps_its_key_apart(id: str) -> None:
    of = subject(id)
    asked = pages(id, "quiz", Order(languages=("en",), answers=False))
    answered = pages(id, "quiz", Order(languages=("en",)))
    title = of.texts["en"].say(phrase("paper-key-title"))
    assert len(answered) == len(asked) + 1
    assert title not in " ".join(page.words for page in asked)
    assert answered[-1].words.startswith(title)
    numbers = [mark.words for page in asked for mark in texts_on(page) if mark.face.ink == "#FFFFFF"]
    assert numbers == [str(number) for number in range(1, 11)]


@each_game
def test_a_seed_draws_a_quiz_and_another_seed_another(id: str) -> None:
    first, again, other = (
        composed(composing(subject(id), "quiz", Order(languages=("en",), seed=seed))) for seed in (1, 1, 2)
    )
    assert [page.words for page in first] == [page.words for page in again]
    assert [page.words for page in first] != [page.words for page in other]


@each_game
def test_a_sheet_without_answers_tells_none(id: str) -> None:
    of = subject(id)
    found = pages(id, "lesson", Order(languages=("en",), answers=False))
    assert of.texts["en"].say(phrase("paper-key-title")) not in " ".join(page.words for page in found)
    assert not any(mark.turned for page in found for mark in texts_on(page))


@each_game
def test_ids_of_rules_and_lines_for_a_name_can_be_left_out(id: str) -> None:
    with_tags = whole(pages(id, "rules", order("en")))
    without = whole(pages(id, "rules", Order(languages=("en",), tags=False)))
    prefix = f"{subject(id).game.prefix}-"
    assert prefix in with_tags
    assert prefix not in without
    name = close(subject(id).texts["en"].say(phrase("paper-name")))
    assert name in whole(pages(id, "quiz", order("en")))
    assert not whole(pages(id, "quiz", Order(languages=("en",), names=False))).split("Quiz")[0].endswith(name)


# Black and white


@each_document
@each_game
def test_words_are_dark_and_large_areas_pale(id: str, what: What) -> None:
    for page in pages(id, what, order("fr")):
        for mark in page.marks:
            if isinstance(mark, Text):
                ground = "#111111" if mark.face.ink == "#FFFFFF" else "#FFFFFF"
                assert contrast(mark.face.ink, ground) >= READABLE, mark.words
            elif isinstance(mark, (Fill, Box)):
                check_ink(mark)


def check_ink(mark: Mark) -> None:
    fill = mark.ink if isinstance(mark, Fill) else mark.fill if isinstance(mark, Box) else ""
    if fill and min(mark.wide, mark.high) > LARGE_FILL:
        assert solid(fill).lightness() >= solid(PALE).lightness()


@pytest.mark.parametrize("what", ["rules", "lesson", "quiz"])
@each_game
def test_pictures_show_something_in_greys(id: str, what: What) -> None:
    found = [mark for page in pages(id, what, order("fr")) for mark in page.marks if isinstance(mark, Picture)]
    assert found
    for mark in found:
        assert isinstance(mark.paint, Plate)
        assert min(mark.wide, mark.high) >= LEAST_SIDE
        image = mark.paint.image
        assert image.isGrayscale()
        assert abs(image.width() / image.height() - mark.wide / mark.high) < 0.05
        seen = {image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)}
        assert len(seen) >= FEWEST_GREYS


# Positions, and the document itself


@each_game
def test_a_position_tells_who_sits_where(id: str) -> None:
    of = subject(id)
    state = at_setup(of.game, of.box, Setup(players=("person", "person"), seed=3))
    setting = Setting(of, order("fr"))
    found = composed(position_pages(setting, Position(state, 0, ("Ana", "Ben"), of.game.colours[:2])))
    assert len(found) == 1
    check_places(found[0], MARGIN)
    check_texts(found[0])
    assert {"Ana", "Ben"} <= set(found[0].words.replace(":", " ").split())


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_a_document_has_real_words_in_embedded_type(id: str, language: Language) -> None:
    found = pages(id, "glossary", order(language))
    data = pdf_of("x", found)
    assert pages_of(data) == [normalize("NFKC", close(page.words)) for page in found]
    assert data.count(b"/FontFile") >= 3  # of titles, of words in bold and in roman


def test_no_two_documents_are_alike() -> None:
    said = [whole(pages("marajoara", what, order("fr"))) for what in WHAT]
    assert all(one != other for one, other in combinations(said, 2))

"""The rules that matter in this step first, then a search over all rules of the game, in both languages at once."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.docks.formatting import Formatter
from desktop.docks.move_rows import HeadingRow
from desktop.docks.page import padded, page_column
from desktop.docks.rule_rows import RuleRow
from desktop.docks.search_text import folded, has_all
from desktop.style.theme import Style
from desktop.widgets.rows import Row, RowList
from desktop.widgets.search import SearchField
from rules.core.refusal import Refusal
from rules.text.localise import LANGUAGES, Texts
from rules.text.rulebook import rule_ids, rule_text


class RulesPage(QWidget):
    """Signal `open_rule` with the id of a rule to be read in the rulebook of the program."""

    open_rule = Signal(str)

    def __init__(self, formatter: Formatter) -> None:
        super().__init__()
        self.formatter = formatter
        self.refused = ""
        """The rule of the last refusal, until something is played."""
        self.wanted = ""
        """A rule that somebody followed a link to: it stands first."""
        self._searchable: dict[str, str] = {}
        self.field = SearchField()
        self.list = RowList()
        column = page_column(self)
        column.addWidget(padded(self.field))
        column.addWidget(self.list, 1)
        self.list.shows_focus = True
        self.field.textChanged.connect(self._search)
        self.field.walked.connect(self.list.walk)
        self.field.entered.connect(self.list.pick_current)
        self.list.picked.connect(self._pick)
        self.say_again()

    def say_again(self) -> None:
        self.field.say(self.formatter.say_id("rules-search"))
        self.list.setAccessibleName(self.formatter.say_id("rules-list"))
        self._show()

    def look_again(self) -> None:
        """Another position: the last refusal belongs to the one before."""
        self.refused = self.wanted = ""
        self._show()

    def remember(self, refusal: Refusal) -> None:
        self.refused = refusal.rule
        self._show()

    def show_rule(self, rule: str) -> None:
        """Puts this rule first."""
        self.wanted = rule
        self.field.clear()
        self._show()
        self.list.scrollToTop()
        if self.list.choosable():
            self.list.choose(self.list.choosable()[0])

    def wear(self, style: Style) -> None:
        """Its parts follow the style by themselves."""

    # What is shown

    def _search(self) -> None:
        self._show()
        self.list.scrollToTop()

    def _show(self) -> None:
        self.list.show_rows(list(self._found() if self.field.text().strip() else self._that_matter()))

    def _that_matter(self) -> Iterator[Row]:
        shown: set[str] = set()
        for heading, rules in self._sections():
            fresh = [rule for rule in dict.fromkeys(rules) if self._is_rule(rule) and rule not in shown]
            shown.update(fresh)
            if fresh:
                if heading:
                    yield HeadingRow(self.formatter.say_id(heading))
                yield from map(self._row, fresh)

    def _sections(self) -> Iterator[tuple[str, Iterable[str]]]:
        """Yield the sections in order: the wanted rule, the last refusal, what is asked, warnings, moves."""
        table = self.formatter.table
        legal = table.legal
        yield "", [self.wanted]
        yield "rules-refused", [self.refused]
        yield "rules-asked", [decision.rule for decision in table.decisions]
        yield "rules-warned", (warning.rule for move in legal for warning in table.warnings(move))
        yield "rules-of-moves", (table.game.rule_of(move) for move in one_of_each_kind(legal))

    def _found(self) -> Iterator[Row]:
        searchable = self._searchable_rules()
        wanted = folded(self.field.text())
        found = [rule for rule, words in searchable.items() if has_all(words, wanted)]
        yield HeadingRow(self.formatter.say_id("rules-found", count=len(found)))
        yield from map(self._row, found)

    def _searchable_rules(self) -> dict[str, str]:
        """Every rule with its words in both languages; read when first searched."""
        if not self._searchable:
            game, program = self.formatter.table.game, self.formatter.program
            both = [program.texts(game, language) for language in LANGUAGES]
            for rule in rule_ids(both, game.prefix):
                self._searchable[rule] = folded(" ".join(all_words(texts, rule) for texts in both))
        return self._searchable

    def _is_rule(self, rule: str) -> bool:
        return bool(rule) and self.formatter.texts.has(f"{rule}.rule")

    def _row(self, rule: str) -> RuleRow:
        program, game = self.formatter.program, self.formatter.table.game
        language = program.second_language
        second = rule_text(program.texts(game, language), rule).rule if language is not None else ""
        return RuleRow(rule_text(self.formatter.texts, rule), self.formatter.say_id("rules-open"), second)

    def _pick(self, row: object) -> None:
        if isinstance(row, RuleRow):
            self.open_rule.emit(row.rule.id)


def all_words(texts: Texts, rule: str) -> str:
    said = rule_text(texts, rule)
    return f"{said.id} {said.title} {said.rule} {said.source}"


def one_of_each_kind(moves: Iterable[object]) -> Iterable[object]:
    return {type(move): move for move in moves}.values()

"""How far one may go back, who begins, and the options of the game, on one board or on two where there are many."""

from collections import Counter
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from desktop.new_game import choices as c
from desktop.new_game.choices import POLICIES
from desktop.new_game.helps import advice_help
from desktop.new_game.levels import is_set_by_levels
from desktop.new_game.option_faces import is_knob, may_be_had, option_face, seat_option_face
from desktop.new_game.options_board import Group, TableBoard, VariantsBoard
from desktop.new_game.preparation import Preparation
from desktop.new_game.words import Wording

FEW = 4
"""As many find room below the policy."""
GENERAL = ""
"""The group of the options that need nobody in particular."""


class Options:
    """Few options find room below the policy; many have a board. Those that levels of an automa set are with these."""

    def __init__(self, preparation: Preparation, words: Wording) -> None:
        self.preparation, self.words = preparation, words
        offer, art = preparation.offer, preparation.program.art
        self.specs = [spec for spec in offer.free if not is_set_by_levels(spec, preparation.game)]
        needs = Counter({GENERAL: 0})
        needs.update(spec.needs for spec in self.specs)
        self.groups = {each: Group(is_parted=count <= FEW) for each, count in needs.items()}
        beside = [group for each, group in self.groups.items() if needs[each] <= FEW]
        apart = [group for each, group in self.groups.items() if needs[each] > FEW]
        self.table_board = TableBoard(art, [spec.id for spec in offer.naming_seats], beside)
        self.variants = VariantsBoard(art, apart) if apart else None
        self._connect()

    def _connect(self) -> None:
        now, board = self.preparation, self.table_board
        board.policy.chosen.connect(lambda policy: now.change(replace(now.choices, policy=policy)))
        board.advice.clicked.connect(now.allow_advice)
        board.open.clicked.connect(lambda on: now.change(replace(now.choices, is_open=on)))
        for id, seats in board.seats.items():
            seats.chosen.connect(lambda value, id=id: now.set(id, value))
        for group in self.groups.values():
            group.chosen.connect(now.set)

    def say_again(self) -> None:
        say = self.words.say
        self.table_board.policy_title.setText(say("new-policy"))
        for policy, row in zip(POLICIES, self.table_board.policy.rows, strict=True):
            row.tell(say(f"policy-{policy}"), say(f"policy-{policy}-help"))

    def show_choices(self, *, wanted: bool) -> None:
        words, board = self.words, self.table_board
        game, choices, offer = self.preparation.game, self.preparation.choices, self.preparation.offer
        board.setVisible(wanted)
        board.policy.choose(choices.policy)
        board.advice.tell(words.say("new-advice"), advice_help(words, choices))
        board.advice.setChecked(choices.has_advice)
        board.open.setVisible(c.has_secrets(game, choices))
        board.open.tell(words.say("open-table"), words.say("open-table-help"))
        board.open.setChecked(choices.is_open)
        for spec in offer.naming_seats:
            board.seats[spec.id].show_face(seat_option_face(words, choices, spec))
        for needs, group in self.groups.items():
            self._show_group(needs, group)
        if self.variants is not None:
            self.variants.setVisible(wanted and self.variants.has_any())

    def _show_group(self, needs: str, group: Group) -> None:
        words, choices = self.words, self.preparation.choices
        specs = [spec for spec in self.specs if spec.needs == needs and not is_knob(words, spec)]
        had = [spec for spec in specs if c.is_offered(spec, choices) and may_be_had(words, choices, spec)]
        title = words.player(needs) if needs else words.say("new-options")
        group.show_faces(title, [option_face(words, choices, spec) for spec in had])

    @property
    def tabs(self) -> list[QWidget]:
        return [*self.table_board.tabs, *(each for group in self.groups.values() for each in group.tabs)]

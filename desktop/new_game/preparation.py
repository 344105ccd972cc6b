"""A game that is being prepared: all that is chosen for it, and what each act on the page changes about that.

Knows no widget: the parts of the page show it, and tell it what people do.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.new_game import choices as c
from desktop.new_game.beginning import Begun, begin
from desktop.new_game.choices import PERSON, Choices, Place
from desktop.new_game.colours import told_apart
from desktop.new_game.company import Company, automa_of, company_of, in_company
from desktop.new_game.fixes import mended, objections, with_choice, with_choice_at
from desktop.new_game.free_place import AUTOMA
from desktop.new_game.keepsakes import with_kept
from desktop.new_game.levels import BY_HAND, at_level
from desktop.new_game.offer import Offer
from desktop.new_game.place_card import COMPUTER
from desktop.program import Program
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.modes import seats_for_challenges
from rules.core.options import OptionSpec
from rules.core.refusal import Refusal
from rules.core.types import Seat


class Preparation(QObject):
    """Signal: `changed` when there is something else to show."""

    changed = Signal()

    def __init__(self, program: Program, game: AnyGame) -> None:
        super().__init__()
        self.program, self.game, self.offer = program, game, Offer(game)
        remembered = c.remembered(game, program.settings.new_games.get(game.id))
        self.choices = with_kept(program, game, c.with_known_name(remembered, self.known_names, program.settings.name))
        self.seated_before: dict[Company, tuple[Place, ...]] = {}
        """Who sat there before another company was chosen."""
        self.by_hand: set[str] = set()
        """Automas whose options are shown one by one."""
        self.keeps = True
        """Whether the choices are there again next time."""
        self.trouble: Problem | None = None
        """What kept the game from beginning, when that was last tried."""

    @property
    def known_names(self) -> list[str]:
        return [name for name in self.program.settings.names if isinstance(name, str) and name]

    @property
    def players(self) -> int:
        """How many play; an automa is no player."""
        return sum(place.player not in self.game.automas for place in self.choices.places)

    @property
    def objections(self) -> tuple[Refusal, ...]:
        return objections(self.game, self.choices)

    @property
    def challenges(self) -> OptionSpec | None:
        """The row of challenges, while as many sit there as can play one."""
        row = self.offer.row
        return row if row and len(self.choices.places) in seats_for_challenges(self.game, row) else None

    def change(self, choices: Choices) -> None:
        self.choices = with_kept(self.program, self.game, c.with_allowed_colours(self.game, choices))
        self.trouble = None
        self.changed.emit()

    # Options

    def set(self, option: str, value: Any) -> None:
        self.change(with_choice(self.game, self.choices, c.spec_of(self.game, option), value))

    def set_at(self, seat: Seat, option: str, value: Any) -> None:
        self.change(with_choice_at(self.game, self.choices, c.spec_of(self.game, option), seat, value))

    def set_level(self, automa: str, level: str) -> None:
        """How hard an automa is; by hand, its options are shown and stay as they are."""
        if level == BY_HAND:
            self.by_hand.add(automa)
            self.changed.emit()
            return
        self.by_hand.discard(automa)
        self.change(at_level(self.game, self.choices, automa, level))

    def set_seed(self, seed: int | None) -> None:
        """This one; without, another is drawn."""
        self.change(replace(self.choices, seed=c.drawn_seed() if seed is None else seed))

    def set_keeps(self, keeps: bool) -> None:
        self.keeps = keeps

    def choose_challenge(self, value: Any) -> None:
        assert self.offer.row is not None
        self.set(self.offer.row.id, value)

    # Seats

    def sit(self, company: Company) -> None:
        """Change the company: the seats change with it; a player alone finds a challenge chosen."""
        self.seated_before[company_of(self.game, self.choices)] = self.choices.places
        choices, row = self.choices, self.offer.row
        if company == "alone" and row is not None:
            choices = choices.with_option(row.id, self._challenge_to_try(row))
        self.change(in_company(self.game, choices, company, self.seated_before.get(company, ())))

    def _challenge_to_try(self, row: OptionSpec) -> Any:
        """The one that is chosen, else the first that was not won."""
        chosen, won = self.choices.named[row.id], self.program.profile.profile
        values = [each for each in row.choices if each != row.default]
        lost = (each for each in values if not won.has(self.game.id, f"{row.id}-{each}"))
        return chosen if chosen != row.default else next(lost, values[0])

    def seat(self, seat: Seat, kind: str) -> None:
        """A person, a computer or an automa sits down in place of who is there."""
        player = c.usual_opponent(self.game) if kind == COMPUTER else kind
        self.change(self.choices.with_place(seat, player=player))

    def add_seat(self, kind: str) -> None:
        """One seat more, for a person, a computer or another automa, and whatever else must change for it."""
        players = {PERSON: PERSON, AUTOMA: automa_of(self.game, self.choices)}
        more = c.with_one_more(self.game, self.choices, players.get(kind, ""))
        self.change(mended(self.game, more) or more)

    def tell_colours_apart(self) -> None:
        colours = told_apart(self.choices.colours, c.colours_at(self.game, self.choices))
        if colours is not None:
            self.change(self.choices.with_colours(colours))

    # Beginning

    def begin(self, folder: Path | None = None) -> Begun | None:
        """The game, kept in this folder, else in the usual one; None when it cannot be kept."""
        begun = begin(self.program, self.game, self.choices, folder)
        if isinstance(begun, Problem):
            self.trouble = begun
            self.changed.emit()
            return None
        self._remember()
        return begun

    def _remember(self) -> None:
        kept = dict(self.program.settings.new_games)
        if self.keeps:
            kept[self.game.id] = c.kept(self.choices)
            self.program.settings_file.change(names=list(c.known_names(self.choices, self.known_names)))
        else:
            kept.pop(self.game.id, None)
        self.program.settings_file.change(new_games=kept)

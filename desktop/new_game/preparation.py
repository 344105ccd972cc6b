"""A game that is being prepared: all that is chosen for it, and what each act on the page changes about that.

Knows no widget: the parts of the page show it, and tell it what people do.
"""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.kept_games.tallies import Fared, fared
from desktop.kept_games.todays import begin_daily, best_of_the_day
from desktop.new_game import choices as c
from desktop.new_game.beginning import Begun, Corrections, begin
from desktop.new_game.choices import COMPUTER, PERSON, Choices, Place
from desktop.new_game.colours import told_apart
from desktop.new_game.company import Company, automa_of, company_of, filled, in_company
from desktop.new_game.fixes import mended, objections, with_choice, with_choice_at
from desktop.new_game.guided import guided_choices
from desktop.new_game.keepsakes import with_kept
from desktop.new_game.levels import BY_HAND, at_level, level_now
from desktop.new_game.offer import Offer
from desktop.new_game.own_data import DataInPlay
from desktop.program import Program
from desktop.settings import NAME_LETTERS
from rules.core.contract import AnyGame
from rules.core.daily import daily
from rules.core.edition import Problem
from rules.core.memo import memo_of_last
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
        self.data = DataInPlay(program, game, lambda: self.choices.as_published)
        self.choices = with_kept(program, game, self._first_choices(), self.data)
        self.seated_before: dict[Company, tuple[Place, ...]] = {}
        """Who sat there before another company was chosen."""
        self.is_together = False
        """Whether the seats are set one by one, though only one person is left among them."""
        self.by_hand: set[str] = set()
        """Automas whose options are shown one by one."""
        self.shows_settings = False
        """Whether the settings are unfolded."""
        self.has_typed_seed = False
        self.keeps = True
        """Whether the choices are there again next time."""
        self.knows_results = False
        """Whether earlier games were read: that takes longer than what the page needs to be seen."""
        self._fared = memo_of_last(fared)
        self.trouble: Problem | None = None
        """What kept the game from beginning, when that was last tried."""

    def _first_choices(self) -> Choices:
        """Take up those of the last time; whoever plays now sits at the first seat of a person."""
        settings = self.program.settings
        remembered = c.remembered(self.game, settings.new_games.get(self.game.id))
        if settings.name:
            return c.with_player(remembered, settings.name[:NAME_LETTERS])
        return c.with_known_name(remembered, self.known_names)

    @property
    def known_names(self) -> list[str]:
        """Who plays on this computer: the latest first."""
        known = [name for name in self.program.settings.names if isinstance(name, str) and name]
        name = self.program.settings.name
        return [name, *(each for each in known if each.casefold() != name.casefold())] if name else known

    @property
    def company(self) -> Company:
        found = company_of(self.game, self.choices)
        return "together" if self.is_together and found == "computer" else found

    @property
    def automa(self) -> str:
        return automa_of(self.game, self.choices)

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

    @property
    def is_mixed(self) -> bool:
        """Whether the options of the automa are shown one by one, as somebody wants to mix them or has done so."""
        automa = self.automa
        has_levels = any(level.player == automa for level in self.game.levels)
        return has_levels and (automa in self.by_hand or level_now(self.game, self.choices, automa) is None)

    def change(self, choices: Choices) -> None:
        self.choices = with_kept(self.program, self.game, c.with_allowed_colours(self.game, choices), self.data)
        self.trouble = None
        self.changed.emit()

    def unfold(self, *, wanted: bool) -> None:
        """Show the settings, or fold them away."""
        self.shows_settings = wanted
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

    def allow_advice(self, wanted: bool) -> None:
        self.change(self.choices.with_advice(wanted))

    def set_seed(self, seed: int | None) -> None:
        """This one; without, another is drawn."""
        self.has_typed_seed = seed is not None
        self.change(replace(self.choices, seed=c.drawn_seed() if seed is None else seed))

    def set_keeps(self, keeps: bool) -> None:
        self.keeps = keeps
        self.changed.emit()

    def choose_challenge(self, value: Any) -> None:
        assert self.offer.row is not None
        self.set(self.offer.row.id, value)

    # Who plays

    def call_me(self, name: str) -> None:
        """Call whoever chooses by this name from now on, here and in the next games."""
        self.change(c.with_player(self.choices, name) if name else self.choices.with_place(c.me(self.choices), name=""))
        if name and name != self.program.settings.name:
            names = c.known_names(self.choices, self.known_names)
            self.program.settings_file.change(name=name, names=list(names))

    # Seats

    def sit(self, company: Company) -> None:
        """Change the company: the seats change with it; a player alone finds a challenge chosen."""
        self.shows_settings = False
        if company == self.company:
            self.changed.emit()
            return
        self.seated_before[self.company] = self.choices.places
        choices, row, name = self.choices, self.offer.row, self.choices.places[c.me(self.choices)].name
        self.is_together = company == "together"
        if company == "alone" and row is not None:
            choices = choices.with_option(row.id, self.challenge_to_try(row))
        seated = in_company(self.game, choices, company, self.seated_before.get(company, ()))
        self.change(c.with_player(seated, name))

    def challenge_to_try(self, row: OptionSpec) -> Any:
        """The one that is chosen, else the next."""
        chosen, values = self.choices.named[row.id], [each for each in row.choices if each != row.default]
        return chosen if chosen != row.default else self.next_challenge(row) or values[0]

    def next_challenge(self, row: OptionSpec) -> Any:
        """The first that was not won; None when all were."""
        values = (each for each in row.choices if each != row.default)
        return next((each for each in values if not self.data.has_won(f"{row.id}-{each}")), None)

    def seat(self, seat: Seat, player: str) -> None:
        """A person, a computer as good as usual or as it is called sits down in place of who is there."""
        player = c.usual_opponent(self.game) if player == COMPUTER else player
        self.is_together = self.company == "together"
        self.change(self.choices.with_place(seat, player=player))

    def add_seat(self, kind: str) -> None:
        """One seat more, for a person or a computer, and whatever else must change for it."""
        self.is_together = self.company == "together"
        more = c.with_one_more(self.game, self.choices, PERSON if kind == PERSON else "")
        self.change(mended(self.game, more) or more)

    def add_opponent(self) -> None:
        """One computer more, as good as the last one."""
        last = self.choices.places[-1].player
        more = c.with_one_more(self.game, self.choices, "" if last in (PERSON, *self.game.automas) else last)
        self.change(mended(self.game, more) or more)

    def remove(self, seat: Seat) -> None:
        self.is_together = self.company == "together"
        self.change(c.without(self.game, self.choices, seat))

    def set_automas(self, count: int) -> None:
        """Seat so many of the automa that sits there."""
        self.change(filled(self.game, self.choices, self.automa, count + 1, count + 1))

    def tell_colours_apart(self) -> None:
        colours = told_apart(self.choices.colours, c.colours_at(self.game, self.choices))
        if colours is not None:
            self.change(self.choices.with_colours(colours))

    # Beginning

    def begin(self, folder: Path | None = None) -> Begun | None:
        """The game, kept in this folder, else in the usual one; None when it cannot be kept."""
        begun = self._begin(self.choices, self.data.corrections, folder)
        if begun is not None:
            self._remember()
        return begun

    def begin_guided(self) -> Begun | None:
        """A guided first game, as everything is usual and published; what is chosen on the page stays there."""
        return self._begin(guided_choices(self.program, self.game, self.own_name))

    @property
    def own_name(self) -> str:
        return self.choices.places[c.me(self.choices)].name

    def know_results(self) -> None:
        """Read how earlier games ended, for what the page says of them."""
        self.knows_results = True
        if self.fared != Fared():
            self.changed.emit()

    @property
    def fared(self) -> Fared:
        """How whoever chooses has fared at this game so far, with the same data."""
        if not self.knows_results:
            return Fared()
        return self._fared(self.program.results.results, self.game.id, self.own_name, self.data.plays_own)

    @property
    def has_daily(self) -> bool:
        return daily(self.game, date.today()) is not None

    def best_of_today(self) -> int | None:
        """What whoever plays has reached at the challenge of the day; None before the first try."""
        best = best_of_the_day(self.program, self.game, date.today(), self.own_name)
        seat = best.seat_of(self.own_name) if best is not None else None
        return seat.total if seat is not None else None

    def begin_daily(self) -> Begun | None:
        """The challenge of the day; what is chosen on the page stays there."""
        begun = begin_daily(self.program, self.game, date.today(), self.own_name)
        if isinstance(begun, tuple):
            return Begun(*begun)
        self.trouble = begun
        self.changed.emit()
        return None

    def _begin(self, choices: Choices, corrections: Corrections = (), folder: Path | None = None) -> Begun | None:
        begun = begin(self.program, self.game, choices, corrections, folder)
        if isinstance(begun, Problem):
            self.trouble = begun
            self.changed.emit()
            return None
        return begun

    def _remember(self) -> None:
        kept = dict(self.program.settings.new_games)
        if self.keeps:
            kept[self.game.id] = c.kept(self.choices)
            ours = self.choices.places[c.me(self.choices)]
            name = ours.name.strip() if ours.player == PERSON else ""
            names = list(c.known_names(self.choices, self.known_names))
            self.program.settings_file.change(names=names, name=name or self.program.settings.name)
        else:
            kept.pop(self.game.id, None)
        self.program.settings_file.change(new_games=kept)

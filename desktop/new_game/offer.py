"""What a game has to choose, and where on the page each option has its place."""

from functools import cached_property

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.modes import row_of_challenges
from rules.core.options import OptionSpec
from rules.reference.model import Ruling, listed


class Offer:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.row = row_of_challenges(game)
        """Challenges, on a board of their own."""

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return listed(Ruling, resources.assets() / self.game.id / "rulings.json")

    @cached_property
    def by_rulings(self) -> list[OptionSpec]:
        """Another reading of what the rulebook leaves open: at the right, with the edition."""
        switches = {ruling.switch for ruling in self.rulings}
        return [spec for spec in self.game.option_specs if spec.id in switches]

    @cached_property
    def by_seat(self) -> list[OptionSpec]:
        """What each seat chooses for itself, on its card."""
        return [spec for spec in self.game.option_specs if spec.by_seat]

    @cached_property
    def naming_seats(self) -> list[OptionSpec]:
        """Such as the first player, below the policy."""
        return [spec for spec in self.game.option_specs if spec.kind == "seat" and not spec.by_seat]

    @cached_property
    def free(self) -> list[OptionSpec]:
        """All others: variants, modules, how hard an automa is."""
        placed = [*self.by_rulings, *self.by_seat, *self.naming_seats, self.row]
        return [spec for spec in self.game.option_specs if spec not in placed]

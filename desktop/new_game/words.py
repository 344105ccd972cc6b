"""What the new-game page says: every card, option, cure and gap in the language in use."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from desktop.new_game.action_bar import MENDS, Gap
from desktop.new_game.challenges import Challenge
from desktop.new_game.choices import (
    PERSON,
    Choices,
    at_seat,
    colours_at,
    colours_to_take,
    counting,
    is_offered,
    names,
    seating,
    spec_of,
    with_one_more,
)
from desktop.new_game.colour_dots import DotFace
from desktop.new_game.colours import merging, told_apart
from desktop.new_game.company import Company, alone_mode, automa_of
from desktop.new_game.company_row import CompanyFace
from desktop.new_game.fixes import Fix, fixes, mended, new_objections, with_choice_at
from desktop.new_game.free_place import AUTOMA
from desktop.new_game.keepsakes import kept_at
from desktop.new_game.levels import BY_HAND, LevelsFace
from desktop.new_game.options_list import OptionFace
from desktop.new_game.place_card import COMPUTER, CardFace, OwnFace
from desktop.program import Program
from desktop.widgets.dropdown import Item
from desktop.widgets.switch import Choice
from rules.bots.registry import bots_of
from rules.core.codec import options_from_json
from rules.core.contract import AnyGame
from rules.core.modes import row_of_challenges
from rules.core.options import OptionSpec, Value, is_kept, level_at
from rules.core.refusal import Refusal
from rules.core.types import Phrase, Seat, phrase

CHALLENGES = "challenges"
"""What a button mends that leads to the challenges."""


@dataclass(frozen=True, slots=True)
class Wording:
    program: Program
    game: AnyGame

    def say(self, id: str, **args: Any) -> str:
        """In the game's own words where it has some, else in those of the window."""
        return self.program.say_phrase(phrase(id, **args), self.game)

    def if_there(self, id: str, **args: Any) -> str:
        """Empty where the game has nothing to say."""
        return self.program.texts(self.game).say_if_there(phrase(id, **args)) or ""

    def sentence(self, said: Phrase, choices: Choices | None = None) -> str:
        """With the names of those who are to play, where it speaks of them."""
        called = () if choices is None else self.called(choices)
        return self.program.say_phrase(said, self.game, called)

    def called(self, choices: Choices) -> tuple[str, ...]:
        return tuple(self.name(choices, seat) for seat in range(len(choices.places)))

    # Company

    def company(self, choices: Choices, company: Company) -> CompanyFace:
        """One of the ways to sit down, and what awaits there."""
        return CompanyFace(company, self.say(f"company-{company}"), self._below_company(company))

    def _below_company(self, company: Company) -> str:
        several = [count for count in self.game.seats if count > 1]
        if company == "computer":
            return self.say("company-computer-below", most=max(several) - 1)
        if company == "together":
            return self.say("company-together-below", least=min(several), most=max(several))
        row, mode = row_of_challenges(self.game), alone_mode(self.game)
        if row is not None:
            won = self.program.profile.profile
            values = [each for each in row.choices if each != row.default]
            count = sum(won.has(self.game.id, f"{row.id}-{each}") for each in values)
            done = phrase(f"option-{row.id}.count", won=count, all=len(values))
            return self.say("company-alone-row", row=phrase(f"option-{row.id}.all"), done=done)
        return self.say(f"mode-{self.game.id}-{mode.id}") if mode is not None else ""

    # Seats

    def name(self, choices: Choices, seat: Seat) -> str:
        """What a seat is called, here as at the table."""
        name, player = names(self.game, choices)[seat], choices.places[seat].player
        if not name and player in self.game.automas:
            return self.player(player)
        return name or self.say("seat-number", number=seat + 1)

    def player(self, player: str) -> str:
        return self.if_there(f"player-{player}") or player

    def player_help(self, player: str) -> str:
        return self.if_there(f"player-{player}-help")

    def card(self, choices: Choices, seat: Seat, own: Sequence[OptionSpec]) -> CardFace:
        place, bots, several = choices.places[seat], bots_of(self.game.id), len(choices.places) > 1
        kinds = [Choice(PERSON, self.say("player-person"))]
        if bots:
            kinds.append(Choice(COMPUTER, self.say("player-computer")))
        kinds += [Choice(automa, self.player(automa)) for automa in self.game.automas]
        return CardFace(
            unnamed=self.name(choices.with_place(seat, name=""), seat),
            name=self.say("new-name", number=seat + 1),
            kinds=tuple(kinds),
            levels=tuple(Choice(bot, self.player(bot)) for bot in bots),
            level_help="" if place.player == PERSON else self.player_help(place.player),
            kind=COMPUTER if place.player in bots else place.player,
            level=place.player,
            kinds_said=self.say("new-who-at", number=seat + 1),
            levels_said=self.say("new-level-at", number=seat + 1),
            colours_said=self.say("new-colour-at", number=seat + 1),
            colours=tuple(self._dot(choices, seat, each) for each in colours_to_take(self.game, choices, seat)),
            own=tuple(self._own(choices, seat, spec) for spec in own if self._chooses(choices, seat, spec)),
            order=self.order_of(choices, seat),
            remove=self.say("new-remove", number=seat + 1) if several else "",
            move=self.say("new-move", number=seat + 1) if several else "",
        )

    def _dot(self, choices: Choices, seat: Seat, colour: str) -> DotFace:
        is_taken = colour in choices.colours and colour != choices.places[seat].colour
        words = self.say("seat-colour", colour=colour)
        return DotFace(colour, self.say("new-colour-swap", colour=words) if is_taken else words, is_taken)

    def _chooses(self, choices: Choices, seat: Seat, spec: OptionSpec) -> bool:
        return choices.places[seat].player not in self.game.automas and is_offered(spec, choices)

    def _own(self, choices: Choices, seat: Seat, spec: OptionSpec) -> OwnFace:
        value = at_seat(spec, choices, seat)
        values = spec.choices
        if spec.keeps and (own := " ".join(kept_at(self.program, self.game, choices, seat).refs)):
            values = (own, *(each for each in values if each != spec.default))
        items = tuple(self._own_item(choices, seat, spec, each) for each in values)
        help = self._kept_help(choices, seat, spec) if spec.keeps else self.if_there(f"value-{spec.id}-{value}.help")
        return OwnFace(spec.id, self.say(f"option-{spec.id}"), items, value, help)

    def _kept_help(self, choices: Choices, seat: Seat, spec: OptionSpec) -> str:
        """Which things the player of a seat keeps, which of them nobody knows here, what is wrong with the profile."""
        kept = kept_at(self.program, self.game, choices, seat)
        said = []
        if is_kept(spec, at_seat(spec, choices, seat)):
            said.append(self.say(f"option-{spec.id}.kept", refs=kept.refs, count=len(kept.refs)))
        if kept.unknown:
            said.append(self.say(f"option-{spec.id}.unknown", refs=kept.unknown, count=len(kept.unknown)))
        if kept.problem is not None:
            said.append(self.sentence(kept.problem.sentence))
        return " ".join(said)

    def _own_item(self, choices: Choices, seat: Seat, spec: OptionSpec, value: Value) -> Item:
        """With what would be wrong about it, or whose it would be swapped for."""
        words, chosen = self.value(choices, spec.id, value), with_choice_at(self.game, choices, spec, seat, value)
        wrong = new_objections(self.game, choices, chosen)
        if wrong:
            return Item(value, words, self.sentence(wrong[0].sentence, choices))
        changed = [other for other in range(len(choices.places)) if other != seat]
        swapped = [other for other in changed if at_seat(spec, chosen, other) != at_seat(spec, choices, other)]
        note = self.say("new-swap-with", name=self.name(choices, swapped[0])) if swapped else ""
        return Item(value, words, note)

    def order_of(self, choices: Choices, seat: Seat) -> str:
        if len(choices.places) == 1:
            return self.say("new-alone")
        order = self.order(choices)
        if order is not None:
            return self.say("new-order-of", place=order.index(seat) + 1)
        decided = self._decided_by(choices)
        if decided:
            return decided
        by_lot = next((spec for spec in self.game.option_specs if spec.kind == "seat"), None)
        return self.value(choices, by_lot.id, 0) if by_lot else self.say("new-order-later-of")

    def _decided_by(self, choices: Choices) -> str:
        """What decides the order instead of lots, where a switch says so that is on."""
        switches = (spec.id for spec in self.game.option_specs if spec.kind == "switch" and choices.named[spec.id])
        return next((said for id in switches if (said := self.if_there(f"option-{id}.order"))), "")

    def order(self, choices: Choices) -> tuple[Seat, ...] | None:
        return self.game.order_to_start(
            options_from_json(self.game, counting(self.game, choices)), seating(self.game, choices)
        )

    def who_begins(self, choices: Choices) -> str:
        """Where that is known before the game has begun."""
        order = self.order(choices)
        if order is None or len(order) == 1:
            return ""
        first, second, *_ = (self.name(choices, seat) for seat in order)
        return self.say("new-who-begins", first=first, second=second)

    def opening(self, choices: Choices) -> tuple[str, tuple[tuple[str, str], ...]]:
        """Why free seats are free, and whom a click can seat there: nobody where that cannot be."""
        if len(choices.places) == max(self.game.seats):
            return "", ()
        automa = automa_of(self.game, choices)
        if automa and not new_objections(self.game, choices, with_one_more(self.game, choices, automa)):
            return self.say("new-place-free"), ((AUTOMA, self.say("new-place-automa")),)
        more = with_one_more(self.game, choices)
        new = new_objections(self.game, choices, more)
        if not new:
            return self.say("new-place-free"), self._whom_to_seat()
        changed = mended(self.game, more)
        if changed is None:
            return self.sentence(new[0].sentence), ()
        lost = [id for id, value in changed.options if value != choices.named[id]]
        words = tuple(self.change(choices, id, changed.named[id]) for id in lost)
        so = self.say("new-place-open-so", changes=words)
        return f"{self.sentence(new[0].sentence)} {so}", self._whom_to_seat()

    def _whom_to_seat(self) -> tuple[tuple[str, str], ...]:
        kinds = (PERSON, COMPUTER) if bots_of(self.game.id) else (PERSON,)
        return tuple((kind, self.say(f"new-place-{kind}")) for kind in kinds)

    # Colours

    def merging(self, choices: Choices) -> tuple[str, str]:
        """Which colours some eyes cannot tell apart, for whom, and the words of the button that takes others."""
        found = list(merging(choices.colours))
        if not found:
            return "", ""
        words = [
            self.say(
                "new-colours-merge",
                one=phrase("seat-colour", colour=each.one),
                other=phrase("seat-colour", colour=each.other),
                eyes=tuple(phrase(f"eyes-in-{eyes}") for eyes in each.eyes),
            )
            for each in found
        ]
        cure = told_apart(choices.colours, colours_at(self.game, choices))
        return " ".join(words), self.say("new-colours-apart") if cure else ""

    # Options

    def option(self, choices: Choices, spec: OptionSpec) -> OptionFace:
        value = choices.named[spec.id]
        values = () if spec.kind == "switch" else spec.choices
        wrong = self.objection_to(choices, spec)
        return OptionFace(
            spec.id,
            self.say(f"option-{spec.id}"),
            value,
            self.if_there(f"value-{spec.id}-{value}.help") or self.if_there(f"option-{spec.id}.help"),
            wrong or self.why_no_other(choices, spec),
            bool(wrong),
            tuple(Choice(each, self.value(choices, spec.id, each)) for each in values),
        )

    def seats(self, choices: Choices, spec: OptionSpec) -> OptionFace:
        """An option that names a seat: those that are there, and by lot last."""
        values = [*range(1, len(choices.places) + 1), *(value for value in spec.choices if value == 0)]
        faces = tuple(Choice(value, self.value(choices, spec.id, value)) for value in values)
        return OptionFace(spec.id, self.say(f"option-{spec.id}"), choices.named[spec.id], choices=faces)

    def objection_to(self, choices: Choices, spec: OptionSpec) -> str:
        """What is wrong about the value that it has, which then is not the usual one."""
        blamed = new_objections(self.game, choices.with_option(spec.id, spec.usual), choices)
        return self.sentence(blamed[0].sentence, choices) if blamed else ""

    def why_no_other(self, choices: Choices, spec: OptionSpec) -> str:
        """What would be wrong with any other value of it."""
        value = choices.named[spec.id]
        others = [each for each in spec.choices if each != value and not (spec.kind == "switch" and value)]
        wrong = [new_objections(self.game, choices, choices.with_option(spec.id, each)) for each in others]
        return self.sentence(wrong[0][0].sentence, choices) if wrong and all(wrong) else ""

    def value(self, choices: Choices, option: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        if is_kept(spec_of(self.game, option), value):
            return self.say(f"option-{option}.own", count=len(value.split(" ")))
        if spec_of(self.game, option).kind == "seat" and 0 < value <= len(choices.places):
            return self.name(choices, value - 1)
        return self.if_there(f"value-{option}-{value}") or str(value)

    def change(self, choices: Choices, option: str, value: Any, seat: Seat | None = None) -> str:
        """What a button does to an option."""
        spec, words = spec_of(self.game, option), self.say(f"option-{option}")
        if spec.by_seat and seat is None:
            return self.say("mend-usual", option=words)
        said = self.value(choices, option, value)
        if seat is None:
            return self.say("mend-option", option=words, value=said)
        return self.say("mend-option-of", option=words, value=said, name=self.name(choices, seat))

    # Levels of an automa

    def levels(self, choices: Choices, automa: str, *, by_hand: bool) -> LevelsFace | None:
        """A row of words; what was mixed by hand is none of them. None where the game has no levels for it."""
        levels = [level for level in self.game.levels if level.player == automa]
        if not levels:
            return None
        level = None if by_hand else level_at(automa, choices.named, levels, self.game.option_specs)
        said = tuple(Choice(each.id, self.say(f"level-{each.id}")) for each in levels)
        help = self.say("level-custom-help") if level is None else self.say(f"level-{automa}-{level.id}")
        return LevelsFace(
            self.say("new-level", player=self.player(automa)),
            (*said, Choice(BY_HAND, self.say("level-custom"))),
            BY_HAND if level is None else level.id,
            help,
        )

    # Challenges

    def challenge(self, spec: OptionSpec, value: Any) -> Challenge:
        won = self.program.profile.profile.has(self.game.id, f"{spec.id}-{value}")
        title = self.say(f"value-{spec.id}-{value}")
        return Challenge(value, str(value), title, won, self.say(f"option-{spec.id}.won"))

    # What is missing

    def gap(self, choices: Choices, refusal: Refusal) -> Gap:
        found, row = fixes(self.game, choices), row_of_challenges(self.game)
        by_row = [fix for fix in found if row is not None and fix.option == row.id]
        mends: list[tuple[str, Any]] = []
        if row is not None and len(by_row) > 1:
            mends.append((self.say(f"option-{row.id}.choose"), CHALLENGES))
            found = tuple(fix for fix in found if fix.option != row.id)
        mends += [(self.fix(choices, fix), fix.choices) for fix in found]
        all_usual = mended(self.game, choices)
        if not mends and all_usual is not None:
            mends.append((self.say("mend-all"), all_usual))
        cure = self.program.texts(self.game).say_if_there(refusal.cure, self.called(choices)) or ""
        rule = refusal.rule if refusal.rule.startswith(self.game.prefix) else ""
        return Gap(self.sentence(refusal.sentence, choices), cure, rule, tuple(mends[:MENDS]))

    def fix(self, choices: Choices, fix: Fix) -> str:
        if fix.kind == "option":
            return self.change(choices, fix.option, fix.value, fix.seat)
        return self.say(f"mend-{fix.kind}", count=fix.value or 0)

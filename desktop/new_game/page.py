"""The new-game page: a card for each place, what is played, how far one may go back, and what is still missing.

Every change makes new `Choices`, and the whole page shows them; nothing on it remembers anything of its own.
"""

import json
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from desktop.cabinet import choices as c
from desktop.cabinet.arranging import Wrapping
from desktop.cabinet.beginning import begin, own_edition, set_out
from desktop.cabinet.buttons import RuleTag, tab_through
from desktop.cabinet.choices import FIRST, MISSION, PERSON, POLICIES, Choices, Fix
from desktop.cabinet.labels import Label, heading, rule_line
from desktop.cabinet.look import Look
from desktop.cabinet.missions import Missions, MissionWords
from desktop.cabinet.panels import Board, Page
from desktop.cabinet.place_card import COMPUTER, CardWords, FreePlace, PlaceCard
from desktop.cabinet.playing_with import Gap, PlayingWith, Share
from desktop.cabinet.setting_out import setting_out_of
from desktop.cabinet.switches import OptionGroup, OptionRow, Segments
from desktop.cabinet.table_at_start import TableAtStart
from desktop.cabinet.ways import EDITION, RULINGS, to_book, to_table
from desktop.program import Program
from desktop.screen import Screen
from desktop.theme import Style
from desktop.widgets.dressing import dress
from desktop.widgets.top_line import Now, TopLine
from rules.bots.registry import bots_of
from rules.core import resources
from rules.core.edition import Problem
from rules.core.refusal import Refusal
from rules.core.timeline import Timeline
from rules.core.types import Phrase, Seat, phrase

if TYPE_CHECKING:
    from desktop.shell import Shell

MENDS_SHOWN = 3
FULL, LARGEST_UNIT = (1600, 1000), 1.4
ROOM_FOR_BOTH = 1500
"""In windows narrower than this, missions leave no room for the table at the start."""


class NewGame(Screen):
    """Opened with the id of a game; without, it is the first that can be played."""

    def __init__(self, program: Program, shell: "Shell", game: str = "") -> None:
        found = program.library.named(game or program.playable[0])
        assert found is not None
        self.game_id = found.id
        super().__init__(program)
        self.shell, self.game = shell, found
        self.setting = setting_out_of(found.id)
        self.choices = c.remembered(found, program.settings.new_games.get(found.id))
        self.keeps = True
        self.trouble: Problem | None = None
        self.tab_order: list[QWidget] = []
        self.look = Look(program.art, self.style_now)
        self._build()
        self.draw_again()
        self.say_again()

    # Building

    def _build(self) -> None:
        look = self.look
        self.top = TopLine(self.program)
        self.top.menu_asked.connect(self.shell.back)
        self.who = Label(look, on="felt", size=24, weight="semibold", serif=True)
        self.order_line = Label(look, on="felt", size=15, wraps=True)
        self.order_line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.order_tag = RuleTag(look, self._spec_rule(FIRST), on="felt")
        self.cards = [self._card(seat) for seat in range(max(self.game.seats))]
        self.free = [self._free_place() for _ in self.cards]
        self.missions = Missions(look)
        self.table = TableAtStart(look, self.setting)
        self.back_board = self._policy_board()
        self.dock = PlayingWith(look)
        self.begins_at = self.dock.foot.start
        self._arrange()
        self._connect()

    def _card(self, seat: Seat) -> PlaceCard:
        card = PlaceCard(self.look, seat, self.setting)
        card.named.connect(lambda name: self.change(self.choices.with_place(seat, name=name.strip())))
        card.seated.connect(lambda player: self._seat(seat, player))
        card.coloured.connect(lambda colour: self.change(c.with_colour(self.choices, seat, colour)))
        card.removed.connect(lambda: self.change(c.without(self.choices, seat)))
        card.moved.connect(self._move)
        return card

    def _free_place(self) -> FreePlace:
        place = FreePlace(self.look)
        place.opened.connect(self._open_place)
        return place

    def _policy_board(self) -> Board:
        look, board = self.look, Board(self.look, gap=4)
        self.policy_title = heading(look, on="board")
        self.policy = OptionGroup(look, POLICIES, on="board")
        self.first_title = heading(look, on="board")
        self.first = Segments(look, on="board")
        self.options_title = heading(look, on="board")
        self.options = {spec.id: OptionRow(look, "switch", on="board") for spec in self._free_switches()}
        self.first_parts = (rule_line(look, on="board"), self.first_title, self.first)
        self.option_parts = (rule_line(look, on="board"), self.options_title, *self.options.values())
        for widget in (self.policy_title, self.policy, *self.first_parts, *self.option_parts):
            board.column.addWidget(widget)
        board.column.addStretch(1)
        return board

    def _arrange(self) -> None:
        content = QWidget()
        self.centre = QVBoxLayout(content)
        head = QHBoxLayout()
        head.addWidget(self.who)
        head.addWidget(self.order_line, 1)
        head.addWidget(self.order_tag)
        self.places = Wrapping(gap=14, fills=True)
        for card in (*self.cards, *self.free):
            self.places.add(card)
        self.boards = Wrapping(gap=14, fills=True)
        self.boards.add(self.missions, 5)
        self.boards.add(self.table, 5)
        self.boards.add(self.back_board, 4)
        self.centre.addLayout(head)
        self.centre.addLayout(self.places)
        self.centre.addLayout(self.boards, 1)
        across = QHBoxLayout()
        across.setSpacing(0)
        across.addWidget(Page(self.look, content), 1)
        across.addWidget(self.dock)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addLayout(across, 1)

    def _connect(self) -> None:
        self.missions.chosen.connect(lambda value: self._set(MISSION, value))
        self.missions.asked.connect(self.show_rule)
        self.order_tag.clicked.connect(lambda: self.show_rule(self.order_tag.words))
        self.table.asked.connect(self.show_rule)
        self.policy.chosen.connect(lambda policy: self.change(replace(self.choices, policy=policy)))
        self.first.chosen.connect(lambda value: self._set(FIRST, value))
        for id, row in self.options.items():
            row.clicked.connect(lambda on, id=id: self._set(id, on))
        self.dock.ruling_set.connect(self._set)
        self.dock.seed_chosen.connect(self._seed)
        self.dock.kept_set.connect(self._keep)
        self.dock.edition_wanted.connect(lambda: self._to_book(EDITION, self.dock.see_edition))
        self.dock.rulings_wanted.connect(lambda: self._to_book(RULINGS, self.dock.see_rulings))
        self.dock.foot.started.connect(self.start)
        self.dock.foot.mended.connect(self._mend)
        self.dock.foot.rule_wanted.connect(self.show_rule)

    # Choosing

    def change(self, choices: Choices) -> None:
        self.choices = choices
        self.trouble = None
        self.show_choices()

    def _set(self, option: str, value: Any) -> None:
        self.change(self.choices.with_option(option, value))

    def _seat(self, seat: Seat, kind: str) -> None:
        player = c.usual_opponent(self.game) if kind == COMPUTER else kind
        self.change(self.choices.with_place(seat, player=player))

    def _move(self, start: Seat, end: Seat) -> None:
        if 0 <= end < len(self.choices.places) and start != end:
            grip_had_focus = self.cards[start].grip.hasFocus()
            self.change(c.moved(self.choices, start, end))
            if grip_had_focus:
                self.cards[end].grip.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_place(self) -> None:
        """One seat more, and whatever else must change for it."""
        more = c.with_one_more(self.game, self.choices)
        self.change(c.mended(self.game, more) or more)
        self.cards[len(self.choices.places) - 1].name.setFocus()

    def _seed(self, seed: int | None) -> None:
        self.change(replace(self.choices, seed=c.drawn_seed() if seed is None else seed))

    def _keep(self, keeps: bool) -> None:
        self.keeps = keeps

    def _mend(self, change: Choices | str) -> None:
        if isinstance(change, Choices):
            self.change(change)
        else:
            next(iter(self.missions.tiles)).setFocus(Qt.FocusReason.TabFocusReason)

    # Starting

    def start(self) -> None:
        """Begins the game if nothing is missing; else the keyboard goes to what is."""
        if c.objections(self.game, self.choices):
            self._show_gap_again()
            return
        begun = begin(self.program, self.game, self.choices)
        if isinstance(begun, Problem):
            self.trouble = begun
            self.show_choices()
            return
        self._remember()
        shell = self.shell
        shell.back()
        to_table(shell, timeline=begun.timeline, journal=begun.journal)

    def _show_gap_again(self) -> None:
        button = next((each for each in self.dock.foot.mends if each.isVisible()), None)
        if button is not None:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def _remember(self) -> None:
        kept = dict(self.program.settings.new_games)
        if self.keeps:
            kept[self.game.id] = c.kept(self.choices)
        else:
            kept.pop(self.game.id, None)
        self.program.settings_file.change(new_games=kept)

    # Showing

    def say_again(self) -> None:
        say = self.program.say
        self.who.setText(say("new-who"))
        self.policy_title.setText(say("new-policy"))
        self.first_title.setText(say("new-first"))
        self.options_title.setText(say("new-options"))
        for policy, row in zip(POLICIES, self.policy.rows, strict=True):
            row.tell(say(f"policy-{policy}"), say(f"policy-{policy}-help"))
        self.top.show_title(say(f"drawer-{self.game.id}"))
        self.top.menu.say(say("new-leave"))
        self.dock.seed_title.setText(say("new-seed"))
        self.dock.seed.field.setAccessibleName(say("new-seed"))
        self.dock.seed.draw.say(say("new-seed-draw"))
        self.dock.seed_note.setText(say("new-seed-note"))
        self.dock.keep.tell(say("new-keep"))
        self.dock.edition.setText(say("new-edition"))
        self.dock.see_edition.say(say("new-edition-see"))
        self.dock.rulings.setText(say("new-rulings"))
        self.show_choices()

    def show_choices(self) -> None:
        """The page says and draws the choices as they are."""
        self._show_places()
        self._show_boards()
        self._show_dock()
        self._show_foot()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """In the order in which one reads; what was made later, like a second seat's levels, is found in its place."""
        cards = [widget for card in self.cards for widget in card.tabs]
        boards = [*self.missions.tiles, self.missions.tag, self.table.tag, *self.policy.rows]
        rest = [*self.first.segments, *self.options.values(), *self.dock.tabs]
        order = [*cards, *(place.open for place in self.free), self.order_tag, *boards, *rest]
        if order != self.tab_order:
            self.tab_order = order
            tab_through(order)

    def _show_places(self) -> None:
        choices, count = self.choices, len(self.choices.places)
        for seat, card in enumerate(self.cards):
            card.setVisible(seat < count)
            if seat < count:
                card.show_place(choices.places[seat], self._card_words(seat))
        reason, action = self._opening()
        for number, place in enumerate(self.free):
            place.setVisible(count + number < len(self.cards))
            place.tell(self.program.say("new-place", number=count + number + 1), reason, action)
        self.order_line.setText(self.say_phrase(phrase("new-order", count=count)))
        self.order_line.setVisible(count > 1)
        self.order_tag.setVisible(count > 1 and bool(self.order_tag.words))
        self.places.invalidate()

    def _opening(self) -> tuple[str, str]:
        """Why the free places are closed, and the words of the button that opens one."""
        if len(self.choices.places) == max(self.game.seats):
            return "", ""
        more = c.with_one_more(self.game, self.choices)
        own = c.objections(self.game, self.choices)
        new = [each for each in c.objections(self.game, more) if each.rule not in {old.rule for old in own}]
        if not new:
            return self.program.say("new-place-free"), self.program.say("new-place-open")
        changed = c.mended(self.game, more) or more
        lost = [id for id, value in changed.options if value != self.choices.named[id]]
        words = [self._change_words(id, changed.named[id]) for id in lost]
        return self.say_phrase(new[0].sentence), self.program.say("new-place-open-so", changes=tuple(words))

    def _card_words(self, seat: Seat) -> CardWords:
        say, place = self.program.say, self.choices.places[seat]
        bots = bots_of(self.game.id)
        kinds = [(PERSON, say("player-person"))]
        if bots:
            kinds.append((COMPUTER, say("player-computer")))
        kinds += [(automa, self._player_name(automa)) for automa in self.game.automas]
        taken = {each.colour for each in self.choices.places} - {place.colour}
        return CardWords(
            unnamed=self.unnamed(seat),
            name=say("new-name", number=seat + 1),
            kinds=tuple(kinds),
            levels=tuple((bot, self._player_name(bot)) for bot in bots),
            level_help=say(f"player-{place.player}-help") if place.player in bots else "",
            kind=COMPUTER if place.player in bots else place.player,
            level=place.player,
            colours=tuple(
                (each + "*" * (each in taken), self._colour_name(each, each in taken)) for each in self.game.colours
            ),
            order=self._order_words(seat),
            remove=say("new-remove") if len(self.choices.places) > 1 else "",
            move=say("new-move") if len(self.choices.places) > 1 else "",
        )

    def unnamed(self, seat: Seat) -> str:
        """What a seat without a name is called, here as at the table."""
        return self.program.say("seat-number", number=seat + 1)

    def _player_name(self, player: str) -> str:
        return self.texts.say_if_there(phrase(f"player-{player}")) or player

    def _colour_name(self, colour: str, taken: bool) -> str:
        name = self.say_phrase(phrase("seat-colour", colour=colour))
        return self.program.say("new-colour-swap", colour=name) if taken else name

    def _order_words(self, seat: Seat) -> str:
        if len(self.choices.places) == 1:
            return self.program.say("new-alone")
        order = c.order_of_play(self.choices)
        if order is None:
            return self.program.say("new-order-by-lot")
        return self.program.say("new-order-of", place=order.index(seat) + 1)

    # The boards

    def _show_boards(self) -> None:
        alone = len(self.choices.places) == 1 and MISSION in self.choices.named
        self.missions.setVisible(alone)
        shows_table = self.setting.has_table and (
            not alone or self.width() >= ROOM_FOR_BOTH * self.look.style.text_scale
        )
        self.table.setVisible(shows_table)
        if alone:
            self._show_missions()
        if shows_table:
            self._show_table()
        self.policy.choose(self.choices.policy)
        self._show_first()
        self._show_options()
        self.boards.invalidate()

    def _show_missions(self) -> None:
        say, value = self.program.say, self.choices.named[MISSION]
        profile, missions = self.program.profile.profile, []
        for number in self._spec(MISSION).choices:
            if number:
                title = self.say_phrase(phrase(f"mission-{number}"))
                won = profile.has(self.game.id, f"mission-{number}")
                missions.append(MissionWords(int(number), str(number), title, won, say("mission-won")))
        count = say("missions-won", won=sum(mission.is_won for mission in missions), all=len(missions))
        self.missions.tell(say("missions"), count, missions, value, wanted=not value)
        if not value:
            self.missions.tell_goals(say("mission-none"), "", (), "")
            return
        twist = self.texts.say_if_there(phrase(f"mission-twist-{value}")) or ""
        rule = self.texts.say_if_there(phrase("mission-rule", mission=value)) or ""
        self.missions.tell_goals(self.say_phrase(phrase(f"mission-{value}")), rule, self._goals(), twist)

    def _goals(self) -> list[str]:
        timeline = set_out(self.program, self.game, self.choices)
        if isinstance(timeline, Problem):
            return [self.say_phrase(timeline.sentence)]
        goals = self.game.scores(timeline.state).goals
        return [self.say_phrase(Phrase(goal.label, goal.args)) for goal in goals]

    def _show_table(self) -> None:
        chosen = self.choices
        if c.objections(self.game, chosen):
            chosen = (
                next((fix.choices for fix in c.fixes(self.game, chosen)), None) or c.mended(self.game, chosen) or chosen
            )
        timeline = set_out(self.program, self.game, chosen) if not c.objections(self.game, chosen) else None
        state = timeline.state if isinstance(timeline, Timeline) else None
        texts = self.texts
        self.table.show_state(
            self.program.say("new-table"),
            texts.say_if_there(phrase("new-table-note", mission=chosen.named.get(MISSION, 0))) or "",
            texts.say_if_there(phrase("new-table-rule")) or "",
            state,
            (self.game.id, chosen.seed, chosen.options),
        )

    def _show_first(self) -> None:
        shown = FIRST in self.choices.named and len(self.choices.places) > 1
        for part in self.first_parts:
            part.setVisible(shown)
        if shown:
            names = [(seat + 1, self._name(seat)) for seat in range(len(self.choices.places))]
            self.first.setAccessibleName(self.program.say("new-first"))
            self.first.offer([*names, (0, self.program.say("new-first-lot"))], self.choices.named[FIRST])

    def _name(self, seat: Seat) -> str:
        return self.choices.places[seat].name or self.unnamed(seat)

    def _show_options(self) -> None:
        for part in self.option_parts:
            part.setVisible(bool(self.options))
        own = {each.rule for each in c.objections(self.game, self.choices)}
        for id, row in self.options.items():
            is_on = bool(self.choices.named[id])
            turned = c.objections(self.game, self.choices.with_option(id, True))
            wrong = next((each for each in turned if is_on or each.rule not in own), None)
            if wrong is not None and wrong.rule != self._spec_rule(id):
                wrong = None
            reason = self.say_phrase(wrong.sentence) if wrong else ""
            row.tell(self._option_words(id), self._option_help(id), reason)
            row.setChecked(is_on)

    # The right side

    def _show_dock(self) -> None:
        say, dock = self.program.say, self.dock
        counts = own_edition(self.program, self.game).counts()
        whole = sum(counts.values()) or 1
        dock.edition_line.setText(self.texts.say_if_there(phrase("edition-line")) or "")
        dock.provenance.tell(
            [
                Share(source, count, say(f"from-{source}"), say("percent", part=round(100 * count / whole)))
                for source, count in counts.items()
                if count
            ]
        )
        switches = self._ruling_switches
        dock.show_rulings(
            {
                option: (self._option_words(option), self._option_help(option), bool(self.choices.named[option]))
                for option in switches
            }
        )
        dock.see_rulings.say(say("new-rulings-see", count=len(self._rulings), switches=len(switches)))
        dock.seed.show_seed(self.choices.seed)
        dock.keep.setChecked(self.keeps)

    def _show_foot(self) -> None:
        wrong = c.objections(self.game, self.choices)
        gap = self._trouble_gap() or (self._gap(wrong[0]) if wrong else None)
        say, count = self.program.say, len(self.choices.places)
        missing = say("new-missing", count=len(wrong)) if wrong else say("new-ready")
        title = phrase(f"mission-{self.choices.named[MISSION]}") if self.choices.named.get(MISSION) else None
        below = (
            self.say_phrase(title) if title and not wrong else self.say_phrase(phrase("new-start-below", count=count))
        )
        self.dock.tell_foot(missing, gap, say("new-start"), below)
        asked = gap.words if gap else say("new-ask")
        step = say("new-step", count=count)
        self.top.show_now(Now(self.choices.places[0].colour, self._name(0), step, asked))

    def _trouble_gap(self) -> Gap | None:
        """What kept the game from beginning: a disk that is full, corrections that do not fit."""
        return None if self.trouble is None else Gap(self.say_phrase(self.trouble.sentence))

    def _gap(self, refusal: Refusal) -> Gap:
        fixes = c.fixes(self.game, self.choices)
        by_mission = [fix for fix in fixes if fix.option == MISSION]
        mends: list[tuple[str, Any]] = []
        if len(by_mission) > 1:
            mends.append((self.program.say("mend-mission"), MISSION))
            fixes = tuple(fix for fix in fixes if fix.option != MISSION)
        mends += [(self._fix_words(fix), fix.choices) for fix in fixes]
        mended = c.mended(self.game, self.choices)
        if not mends and mended is not None:
            mends.append((self.program.say("mend-all"), mended))
        cure = self.texts.say_if_there(refusal.cure) or ""
        rule = refusal.rule if refusal.rule.startswith(self.game.prefix) else ""
        return Gap(self.say_phrase(refusal.sentence), cure, rule, tuple(mends[:MENDS_SHOWN]))

    def _fix_words(self, fix: Fix) -> str:
        if fix.kind == "option":
            return self._change_words(fix.option, fix.value)
        return self.program.say(f"mend-{fix.kind}", count=fix.value or 0)

    def _change_words(self, option: str, value: Any) -> str:
        return self.program.say(
            "mend-option", option=self._option_words(option), value=self._value_words(option, value)
        )

    def _value_words(self, option: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.program.say("value-on" if value else "value-off")
        if option == FIRST and value:
            return self._name(value - 1)
        return self.texts.say_if_there(phrase(f"value-{option}-{value}")) or str(value)

    # Words and rules

    @property
    def texts(self) -> Any:
        return self.program.texts(self.game)

    def say_phrase(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.game)

    def _option_words(self, id: str) -> str:
        return self.say_phrase(phrase(f"option-{id}"))

    def _option_help(self, id: str) -> str:
        return self.texts.say_if_there(phrase(f"option-{id}.help")) or ""

    def _spec(self, id: str) -> Any:
        return next(spec for spec in self.game.option_specs if spec.id == id)

    def _spec_rule(self, id: str) -> str:
        return next((spec.rule for spec in self.game.option_specs if spec.id == id), "")

    def _free_switches(self) -> list[Any]:
        """Options without a place of their own on the page."""
        own = (MISSION, FIRST, *self._ruling_switches)
        return [spec for spec in self.game.option_specs if spec.kind == "switch" and spec.id not in own]

    @cached_property
    def _rulings(self) -> list[dict[str, Any]]:
        try:
            found: list[dict[str, Any]] = json.loads((resources.assets() / self.game.id / "rulings.json").read_bytes())
        except (OSError, ValueError):
            return []
        return found

    @cached_property
    def _ruling_switches(self) -> list[str]:
        known = {spec.id for spec in self.game.option_specs}
        return [each["switch"] for each in self._rulings if each.get("switch") in known]

    def show_rule(self, rule: str) -> None:
        """In the book; without a book, its words where one asked."""
        if not to_book(self.shell, self.program, self.game.id, rule):
            words = self.texts.say_if_there(phrase(f"{rule}.rule")) or rule
            asker = self.focusWidget() or self
            QToolTip.showText(asker.mapToGlobal(asker.rect().bottomLeft()), words, asker)

    def _to_book(self, section: str, asker: QWidget) -> None:
        if not to_book(self.shell, self.program, self.game.id, section):
            QToolTip.showText(asker.mapToGlobal(asker.rect().bottomLeft()), self.program.say("to-come"), asker)

    # Looks

    @property
    def style_now(self) -> Style:
        """In a large window the page grows with it: cards and boards have no use for more room."""
        unit = min(self.width() / FULL[0], self.height() / FULL[1])
        style = super().style_now
        return style if unit <= 1 else replace(style, unit=min(LARGEST_UNIT, unit))

    def draw_again(self) -> None:
        style = self.style_now
        self.look.wear(style, self.devicePixelRatioF())
        dress(self.top, style)
        unit = self.look.px
        self.centre.setContentsMargins(unit(18), unit(10), unit(18), unit(14))
        self.centre.setSpacing(unit(10))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.draw_again()
        self._show_boards()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self.start()
        else:
            super().keyPressEvent(event)

"""The new-game page: a card for each place, what is played, how far one may go back, and what is still missing.

Every change makes new `Choices`, and the whole page shows them; nothing on it remembers anything of its own.
"""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.loading import has_part, part_of
from desktop.kept_games.files import ask_folder
from desktop.new_game import choices as c
from desktop.new_game.action_bar import Gap
from desktop.new_game.beginning import begin, goals, nearest_that_begins, own_edition, set_out
from desktop.new_game.challenges import Challenges
from desktop.new_game.choices import PERSON, POLICIES, Choices, Place
from desktop.new_game.colours import told_apart
from desktop.new_game.company import Company, automa_of, companies, company_of, in_company
from desktop.new_game.company_row import CompanyRow
from desktop.new_game.fixes import mended, objections, with_choice, with_choice_at
from desktop.new_game.free_place import AUTOMA, FreePlace
from desktop.new_game.keepsakes import with_kept
from desktop.new_game.levels import BY_HAND, at_level, says_no_more
from desktop.new_game.offer import Offer
from desktop.new_game.options_board import Group, TableBoard, VariantsBoard
from desktop.new_game.place_card import COMPUTER, PlaceCard
from desktop.new_game.provenance import Share
from desktop.new_game.side import PlayingWith
from desktop.new_game.table_at_start import TableAtStart
from desktop.new_game.words import CHALLENGES, Wording
from desktop.program import Program
from desktop.screen import Screen
from desktop.widgets.dressing import dress
from desktop.widgets.links import RuleLink
from desktop.widgets.notice import Notice
from desktop.widgets.pressable import ENTER, tab_through
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.top_line import Now, TopLine
from desktop.widgets.words import Label
from desktop.widgets.wrapping import Wrapping
from rules.core.edition import Problem
from rules.core.modes import seats_for_challenges
from rules.core.options import OptionSpec
from rules.core.timeline import Timeline
from rules.core.types import Seat

if TYPE_CHECKING:
    from desktop.shell import Shell

ROOM_FOR_BOTH = 1500
"""In windows narrower than this, challenges leave no room for the table at the start."""
FEW_OPTIONS = 4
"""As many find room below the policy."""
AGAIN, ELSEWHERE = "again", "elsewhere"
"""What can be done when the disk does not keep the game."""
GENERAL = ""
"""The group of the options that need nobody in particular."""


class NewGame(Screen):
    """Opened with the id of a game; without, it is the first that can be played."""

    largest_unit = 1.4

    def __init__(self, program: Program, shell: "Shell", game: str = "") -> None:
        found = program.library.named(game or program.playable[0])
        assert found is not None
        self.game_id = found.id
        super().__init__(program)
        self.shell, self.game = shell, found
        self.words = Wording(program, found)
        self.has_table = has_part(found.id, "desk")
        self.offer = Offer(found)
        remembered = c.remembered(found, program.settings.new_games.get(found.id))
        self.choices = with_kept(program, found, c.with_known_name(remembered, self.known_names))
        self.seated_before: dict[Company, tuple[Place, ...]] = {}
        """Who sat there before another company was chosen."""
        self.by_hand: set[str] = set()
        """Automas whose options are shown one by one."""
        self.keeps = True
        self.trouble: Problem | None = None
        self.ask = ask_folder
        self.tab_order: list[QWidget] = []
        self._build()
        self.draw_again()
        self.say_again()

    @property
    def known_names(self) -> list[str]:
        return [name for name in self.program.settings.names if isinstance(name, str) and name]

    # Building

    def _build(self) -> None:
        art = self.program.art
        self.top = TopLine(self.program)
        self.top.menu_asked.connect(self.shell.back)
        self.company = CompanyRow()
        self.who = Label(size=24, weight="semibold", on="felt", serif=True, wraps=False)
        self.order_line = Label(on="felt")
        self.order_line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.order_tag = RuleLink(self._order_rule, on="felt")
        self.clash = Notice("eye")
        own = [spec.id for spec in self.offer.by_seat]
        draw_piece = part_of(self.game.id, "cover", "draw_seat_piece")
        self.cards = [PlaceCard(art, seat, draw_piece, own) for seat in range(max(self.game.seats))]
        self.free = [FreePlace() for _ in self.cards]
        self.challenges = Challenges(art)
        self.table = TableAtStart(self.program)
        self._build_options()
        self.dock = PlayingWith()
        self.begins_at = self.dock.action_bar.start
        self._arrange()
        self._connect()

    @property
    def _order_rule(self) -> str:
        """The rule that says who begins."""
        return next((spec.rule for spec in self.offer.naming_seats), "") or self.words.if_there("new-order-rule")

    def _build_options(self) -> None:
        """Few options find room below the policy; many have a board, which an automa's have only while it plays."""
        needs = Counter({GENERAL: 0})
        needs.update(spec.needs for spec in self.offer.free)
        are_many = {each for each, count in needs.items() if count > FEW_OPTIONS}
        self.groups = {each: Group(is_parted=each not in are_many) for each in needs}
        beside = [group for each, group in self.groups.items() if each not in are_many]
        apart = [group for each, group in self.groups.items() if each in are_many]
        seats = [spec.id for spec in self.offer.naming_seats]
        self.table_board = TableBoard(self.program.art, seats, beside)
        self.variants = VariantsBoard(self.program.art, apart) if apart else None

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
        self.boards.add(self.challenges, 5)
        self.boards.add(self.table, 6)
        self.boards.add(self.table_board, 4)
        if self.variants is not None:
            self.boards.add(self.variants, 5)
        self.centre.addWidget(self.company)
        self.centre.addLayout(head)
        self.centre.addWidget(self.clash)
        self.centre.addLayout(self.places)
        self.centre.addLayout(self.boards, 1)
        self.page = ScrollingColumn(content)
        across = QHBoxLayout()
        across.setSpacing(0)
        across.addWidget(self.page, 1)
        across.addWidget(self.dock)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addLayout(across, 1)

    def _connect(self) -> None:
        for seat, card in enumerate(self.cards):
            self._connect_card(seat, card)
            card.name.suggest(self.known_names)
        self.company.chosen.connect(self._sit)
        for place in self.free:
            place.opened.connect(self._open_place)
        self.clash.acted.connect(self._tell_colours_apart)
        for shows_rules in (self.challenges.asked, self.order_tag.followed, self.table.asked):
            shows_rules.connect(self.show_rule)
        self.challenges.chosen.connect(self._choose_challenge)
        self.table_board.policy.chosen.connect(lambda policy: self.change(replace(self.choices, policy=policy)))
        self.table_board.open.clicked.connect(lambda on: self.change(replace(self.choices, is_open=on)))
        for id, seats in self.table_board.seats.items():
            seats.chosen.connect(lambda value, id=id: self._set(id, value))
        for needs, group in self.groups.items():
            group.chosen.connect(self._set)
            group.level_chosen.connect(lambda level, needs=needs: self._set_level(needs, level))
        dock = self.dock
        dock.ruling_set.connect(self._set)
        dock.seed_chosen.connect(self._seed)
        dock.kept_set.connect(self._keep)
        dock.edition_wanted.connect(lambda: self.show_rule("edition"))
        dock.rulings_wanted.connect(lambda: self.show_rule("rulings"))
        dock.action_bar.started.connect(self.start)
        dock.action_bar.mended.connect(self._mend)
        dock.action_bar.rule_wanted.connect(self.show_rule)

    def _connect_card(self, seat: Seat, card: PlaceCard) -> None:
        card.named.connect(lambda name: self.change(self.choices.with_place(seat, name=name.strip())))
        card.seated.connect(lambda player: self._seat(seat, player))
        card.coloured.connect(lambda colour: self.change(c.with_colour(self.choices, seat, colour)))
        card.removed.connect(lambda: self.change(c.without(self.game, self.choices, seat)))
        card.moved.connect(self._move)
        card.owned.connect(lambda option, value: self._own(seat, option, value))

    # Choosing

    def change(self, choices: Choices) -> None:
        self.choices = with_kept(self.program, self.game, c.with_allowed_colours(self.game, choices))
        self.trouble = None
        self.show_choices()

    def _set(self, option: str, value: Any) -> None:
        self.change(with_choice(self.game, self.choices, c.spec_of(self.game, option), value))

    def _set_level(self, automa: str, level: str) -> None:
        if level == BY_HAND:
            self.by_hand.add(automa)
            self.show_choices()
            return
        self.by_hand.discard(automa)
        self.change(at_level(self.game, self.choices, automa, level))

    def _sit(self, company: Company) -> None:
        """In other company: the seats change for it; whoever plays alone finds a challenge chosen."""
        now = company_of(self.game, self.choices)
        self.seated_before[now] = self.choices.places
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

    def _own(self, seat: Seat, option: str, value: Any) -> None:
        self.change(with_choice_at(self.game, self.choices, c.spec_of(self.game, option), seat, value))

    def _choose_challenge(self, value: Any) -> None:
        assert self.offer.row is not None
        self._set(self.offer.row.id, value)

    def _seat(self, seat: Seat, kind: str) -> None:
        player = c.usual_opponent(self.game) if kind == COMPUTER else kind
        self.change(self.choices.with_place(seat, player=player))

    def _move(self, start: Seat, end: Seat) -> None:
        if 0 <= end < len(self.choices.places) and start != end:
            grip_had_focus = self.cards[start].grip.hasFocus()
            self.change(c.moved(self.game, self.choices, start, end))
            if grip_had_focus:
                self.cards[end].grip.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_place(self, kind: str) -> None:
        """One seat more, for a person, a computer or another automa, and whatever else must change for it."""
        players = {PERSON: PERSON, AUTOMA: automa_of(self.game, self.choices)}
        more = c.with_one_more(self.game, self.choices, players.get(kind, ""))
        self.change(mended(self.game, more) or more)
        self.cards[len(self.choices.places) - 1].name.setFocus()

    def _tell_colours_apart(self) -> None:
        colours = told_apart(self.choices.colours, c.colours_at(self.game, self.choices))
        if colours is not None:
            self.change(self.choices.with_colours(colours))

    def _seed(self, seed: int | None) -> None:
        self.change(replace(self.choices, seed=c.drawn_seed() if seed is None else seed))

    def _keep(self, keeps: bool) -> None:
        self.keeps = keeps

    def _mend(self, change: Choices | str) -> None:
        if isinstance(change, Choices):
            self.change(change)
        elif change == CHALLENGES:
            self.challenges.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif change == AGAIN:
            self.start()
        elif change == ELSEWHERE:
            folder = self.ask(self, self.words.say("kept-elsewhere-title"))
            if folder is not None:
                self.start(folder)

    # Starting

    def start(self, folder: Path | None = None) -> None:
        """Begins the game, kept in this folder, if nothing is missing; else the keyboard goes to what is."""
        if objections(self.game, self.choices):
            self._show_gap_again()
            return
        begun = begin(self.program, self.game, self.choices, folder)
        if isinstance(begun, Problem):
            self.trouble = begun
            self.show_choices()
            return
        self._remember()
        shell = self.shell
        shell.back()
        shell.open("table", timeline=begun.timeline, journal=begun.journal, told=begun.told)

    def _show_gap_again(self) -> None:
        button = next((each for each in self.dock.action_bar.mends if each.isVisible()), None)
        if button is not None:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def _remember(self) -> None:
        kept = dict(self.program.settings.new_games)
        if self.keeps:
            kept[self.game.id] = c.kept(self.choices)
            self.program.settings_file.change(names=list(c.known_names(self.choices, self.known_names)))
        else:
            kept.pop(self.game.id, None)
        self.program.settings_file.change(new_games=kept)

    def show_rule(self, at: str) -> None:
        """A rule or a section of the book."""
        self.shell.open("reader", game=self.game, at=at)

    # Showing

    def say_again(self) -> None:
        say, dock = self.words.say, self.dock
        self.who.setText(say("new-who"))
        self.table_board.policy_title.setText(say("new-policy"))
        for policy, row in zip(POLICIES, self.table_board.policy.rows, strict=True):
            row.tell(say(f"policy-{policy}"), say(f"policy-{policy}-help"))
        self.top.show_title(say(f"game-{self.game.id}"))
        self.top.menu.say(say("new-leave"))
        dock.seed_title.setText(say("new-seed"))
        dock.seed.field.setAccessibleName(say("new-seed"))
        dock.seed.draw.say(say("new-seed-draw"))
        dock.seed_note.setText(say("new-seed-note"))
        dock.keep.tell(say("new-keep"))
        dock.edition.setText(say("new-edition"))
        dock.see_edition.say(say("new-edition-see"))
        dock.rulings_title.setText(say("new-rulings"))
        self.show_choices()

    def show_choices(self) -> None:
        """The page says and draws the choices as they are."""
        self._show_company()
        self._show_places()
        self._show_boards()
        self._show_dock()
        self._show_foot()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """In the order in which one reads; what was made later, like a second seat's levels, is found in its place."""
        cards = [widget for card in self.cards for widget in card.tabs]
        boards = [*self.challenges.tiles, self.challenges.tag, self.table.tag, *self.table_board.tabs]
        rest = [*(each for group in self.groups.values() for each in group.tabs), *self.dock.tabs]
        free = [button for place in self.free for button in place.open.values()]
        order = [*self.company.tiles, self.clash.action, *cards, *free, self.order_tag, *boards, *rest]
        if order != self.tab_order:
            self.tab_order = order
            tab_through(order)

    def _show_company(self) -> None:
        words, choices = self.words, self.choices
        faces = [words.company(choices, each) for each in companies(self.game)]
        self.company.show_faces(words.say("new-company"), faces, company_of(self.game, choices))

    def _show_places(self) -> None:
        choices, count = self.choices, len(self.choices.places)
        for seat, card in enumerate(self.cards):
            card.setVisible(seat < count)
            if seat < count:
                card.show_place(choices.places[seat], self.words.card(choices, seat, self.offer.by_seat))
        reason, actions = self.words.opening(choices)
        for number, place in enumerate(self.free):
            place.setVisible(count + number < len(self.cards) and (bool(actions) or number == 0))
            place.tell(self.words.say("seat-number", number=count + number + 1), reason, actions)
        is_known = self.words.order(choices) is not None or bool(self.offer.naming_seats)
        self.order_line.setText(self.words.say("new-order" if is_known else "new-order-later"))
        self.order_line.setVisible(count > 1)
        self.order_tag.setVisible(count > 1 and bool(self.order_tag.rule))
        self.clash.tell(*self.words.merging(choices))
        self.places.invalidate()

    # The boards

    def _show_boards(self) -> None:
        row, count = self.offer.row, len(self.choices.places)
        is_row = row is not None and count in seats_for_challenges(self.game, row)
        has_room = not is_row or self.width() >= ROOM_FOR_BOTH * self.style_now.text_scale
        self.challenges.setVisible(is_row)
        self.table.setVisible(self.has_table and has_room)
        if row is not None and is_row:
            self._show_challenges(row)
        if self.has_table and has_room:
            self._show_table()
        self._show_options()
        self.boards.invalidate()

    def _show_challenges(self, row: OptionSpec) -> None:
        words, value = self.words, self.choices.named[row.id]
        is_wanted = value == row.default
        faces = [words.challenge(row, each) for each in row.choices if each != row.default]
        count = words.say(f"option-{row.id}.count", won=sum(each.is_won for each in faces), all=len(faces))
        self.challenges.tell(words.say(f"option-{row.id}.all"), count, faces, value, wanted=is_wanted)
        if is_wanted:
            self.challenges.tell_goals(words.say(f"option-{row.id}.none"), "", (), "")
            return
        chosen = f"value-{row.id}-{value}"
        asked = [words.sentence(each) for each in goals(self.program, self.game, self.choices)]
        rule, help = words.if_there(f"{chosen}.rule"), words.if_there(f"{chosen}.help")
        self.challenges.tell_goals(words.say(chosen), rule, asked, help)

    def _show_table(self) -> None:
        """As the seed lays it out; of a game that cannot begin yet, as it would be after the smallest change."""
        words, shown = self.words, nearest_that_begins(self.game, self.choices)
        timeline = None if shown is None else set_out(self.program, self.game, shown)
        chosen = shown or self.choices
        self.table.show_start(
            words.say("new-table"),
            words.if_there("new-table-note", **chosen.named),
            words.if_there("new-table-rule"),
            timeline if isinstance(timeline, Timeline) else None,
            tuple(c.names(self.game, chosen)),
        )

    def _show_options(self) -> None:
        words, choices = self.words, self.choices
        self.table_board.policy.choose(choices.policy)
        self.table_board.open.setVisible(c.has_secrets(self.game, choices))
        self.table_board.open.tell(words.say("open-table"), words.say("open-table-help"))
        self.table_board.open.setChecked(choices.is_open)
        for spec in self.offer.naming_seats:
            self.table_board.seats[spec.id].show_face(words.seats(choices, spec) if len(choices.places) > 1 else None)
        for needs, group in self.groups.items():
            specs = [spec for spec in self.offer.free if spec.needs == needs and c.counts(spec, choices)]
            title = words.player(needs) if needs else words.say("new-options")
            levels = words.levels(choices, needs, by_hand=needs in self.by_hand) if specs and needs else None
            if levels is not None:
                specs = [spec for spec in specs if levels.value == BY_HAND and not says_no_more(spec, self.game)]
            group.show_faces(title, levels, [words.option(choices, spec) for spec in specs])
        if self.variants is not None:
            self.variants.show_if_needed()

    # The right side

    def _show_dock(self) -> None:
        words, dock = self.words, self.dock
        counts = own_edition(self.program, self.game).counts()
        whole = sum(counts.values()) or 1
        dock.edition_line.setText(words.if_there("edition-line"))
        dock.provenance.tell(
            [
                Share(source, count, words.say(f"from-{source}"), words.say("percent", part=round(100 * count / whole)))
                for source, count in counts.items()
                if count
            ]
        )
        specs = [spec for spec in self.offer.by_rulings if c.counts(spec, self.choices)]
        rulings = len(self.offer.rulings)
        see = words.say("new-rulings-see", count=rulings, switches=len(specs)) if rulings else ""
        dock.show_rulings([words.option(self.choices, spec) for spec in specs], see)
        dock.seed.show_seed(self.choices.seed)
        dock.keep.setChecked(self.keeps)

    def _show_foot(self) -> None:
        words, choices, row = self.words, self.choices, self.offer.row
        wrong = objections(self.game, choices)
        gap = self._trouble_gap() or (words.gap(choices, wrong[0]) if wrong else None)
        count = sum(place.player not in self.game.automas for place in choices.places)
        ready = words.say("new-ready" if self.trouble is None else "new-not-begun")
        missing = words.say("new-missing", count=len(wrong)) if wrong else ready
        below = words.say("new-start-below", count=count)
        if row is not None and choices.named[row.id] != row.default and not wrong:
            below = words.say(f"value-{row.id}-{choices.named[row.id]}")
        elif choices.is_open and c.has_secrets(self.game, choices):
            below = words.say("new-start-open", players=below)
        self.dock.tell_foot(missing, words.who_begins(choices), gap, words.say("new-start"), below)
        asked = gap.words if gap else words.say("new-ask")
        step = words.say("new-step", count=count)
        self.top.show_now(Now(choices.places[0].colour, words.name(choices, 0), step, asked))

    def _trouble_gap(self) -> Gap | None:
        """What kept the game from beginning: a disk that is full, corrections that do not fit."""
        if self.trouble is None:
            return None
        say = self.words.say
        mends = ((say("kept-try-again"), AGAIN), (say("kept-elsewhere"), ELSEWHERE))
        is_of_disk = self.trouble.id == "journal-not-begun"
        return Gap(self.words.sentence(self.trouble.sentence), mends=mends if is_of_disk else ())

    # Looks

    def draw_again(self) -> None:
        if self.wear_anew(self.page, self.dock):
            dress(self.top, self.style_now)
        self.centre.setContentsMargins(self.px(18), self.px(10), self.px(18), self.px(14))
        self.centre.setSpacing(self.px(10))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.draw_again()
        self._show_boards()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.start()
        else:
            super().keyPressEvent(event)

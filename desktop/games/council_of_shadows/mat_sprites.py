"""The boards of the seats as sprites: zones, improvements, gems, bonus cards, hand, Dark Tech, what the turn brings."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import BADGE, ground, heading, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.card_rows import card_places, row_of
from desktop.games.council_of_shadows.card_sprites import action_card, dark_card, light_card, tech_card
from desktop.games.council_of_shadows.mat_painting import Summary
from desktop.games.council_of_shadows.mat_places import MatPlaces
from desktop.games.council_of_shadows.reckoning import plan_of
from desktop.games.council_of_shadows.shown import Shown, piece
from desktop.games.council_of_shadows.zone_sprites import improved, zones
from desktop.paint.paths import square_around
from desktop.paint.text import Across
from desktop.style.fonts import width_of
from rules.core.knowledge import Concealed
from rules.core.types import Ref, Seat, SeatName, phrase
from rules.council_of_shadows.asking import seats_asked
from rules.council_of_shadows.outlook import gap, steps_of_plan, yields
from rules.council_of_shadows.parts import GEMS
from rules.council_of_shadows.queries import board_cubes, cubes_on_board, letters, power_of, turn_order


def mats(shown: Shown) -> Iterator[Sprite]:
    """Of whoever looks; those of the others unfold from their rows of the race."""
    yield from one_mat(shown, shown.seating.large)


def unfolded_mat(shown: Shown, seat: Seat) -> Iterator[Sprite]:
    yield from one_mat(shown, seat)


def one_mat(shown: Shown, seat: Seat) -> Iterator[Sprite]:
    at, player, view = shown.places.mats[seat], shown.player(seat), shown.view
    if seat in seats_asked(view):
        yield ground(f"asked-{seat}", "cs-light", at.rect, layer=Layer.FELT, bleed=0.05)
    yield from shown.part(("head", seat), (player, view.colonies, shown.language_key), partial(head, shown, seat, at))
    yield from zones(shown, seat, at)
    same = player.colour, shown.language_key
    yield from shown.part(("places", seat), (player.improvements, same), partial(improvements, shown, seat, at))
    yield from shown.part(("purse", seat), (player.gems, same), partial(purse, shown, seat, at))
    yield from shown.part(("bonuses", seat), (player.light, player.dark, same), partial(bonuses, shown, seat, at))
    yield from shown.part(("hand", seat), (player.hand, player.tech, same), partial(hand_and_techs, shown, seat, at))
    yield from shown.part(("summary", seat), shows_in_summary(shown, seat), partial(summary_of, shown, seat, at))


# The head


def head(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    player = shown.player(seat)
    ink = player.colour
    yield ground(f"board-{seat}", "cs-mat", at.rect, player.colour, at.head.height())
    yield piece(f"owner-{seat}", BADGE, at.badge, player.colour, layer=Layer.PRINT, target=False)
    name = shown.say("cs-table-owner", seat=SeatName(seat), civilisation=shown.box.parts.box.people[player.colour])
    yield printed(f"owner-{seat}", at.name, name, shown.size(20), ink, "semibold", serif=True)
    yield place(keys.mat_key(seat), at.badge.united(at.name), phrase("cs-table-mat", seat=SeatName(seat)))
    if player.leader:
        fold = keys.leader_key(player.leader)
        said = shown.say("leader", leader=player.leader)
        leader = shown.box.leaders[player.leader]
        words = phrase("cs-table-leader", leader=player.leader, consumption=leader.consumption)
        yield piece(fold, "cs-leader-badge", at.leader, said, layer=Layer.TOKEN, words=words, target=False, fold=fold)
    left = shown.box.parts.box.cubes - cubes_on_board(shown.view, seat) - board_cubes(shown.view, seat)
    side = at.cubes.height() * 0.62
    spot = QRectF(at.cubes.x(), at.cubes.center().y() - side / 2, side, side)
    words = phrase("cs-table-cubes-left", owner=player.colour, count=left)
    if left:
        yield piece(keys.cubes_key(seat), "cs-cube", spot, player.colour, words=words, layer=Layer.TOKEN, bleed=0.3)
    count = QRectF(spot.right() + 5, at.cubes.y(), at.cubes.width() * 0.3, at.cubes.height())
    yield printed(f"cubes-{seat}", count, str(left), shown.size(18), ink, "bold")
    for number, ref in enumerate(player.stations):
        side = at.stations.height()
        spot = QRectF(at.stations.x() + side * 1.1 * number, at.stations.y(), side, side)
        kind = shown.box.stations[ref].kind
        words = phrase("cs-table-station", station=kind, owner=player.colour)
        yield piece(keys.station_key(ref), "cs-station", spot, kind, player.colour, words=words, layer=Layer.TOKEN)
    facts = shown.say(
        "cs-table-facts",
        n=player.level,
        energy=player.energy,
        consumption=player.consumption,
        gap=gap(shown.view, seat),
    )
    short = shown.say("cs-table-energy-of", energy=player.energy, consumption=player.consumption)
    yield from heading(f"facts-{seat}", at.facts, (facts, short), shown.size(18), ink, "bold", "right")


# Improvements and gems


def label(shown: Shown, key: str, rect: QRectF, said: str) -> Sprite:
    return printed(key, rect, said, shown.size(15), weight="semibold")


def improvements(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    """Those of the ranges lie on the ladders of their zones."""
    owned = shown.player(seat).improvements
    yield label(shown, f"improvements-{seat}", at.improvements_label, shown.say("cs-table-improvements"))
    for ref, rect in at.improvements.items():
        each = shown.box.improvements[ref]
        is_owned = ref in owned
        cost = "" if is_owned else letters(each.cost)
        words = phrase("cs-table-improvement", improvement=ref, owned=is_owned)
        face = each.planet or "", each.stacking, each.energy, cost
        key = keys.place_key(seat, ref)
        yield piece(key, "cs-improvement", rect, *face, layer=Layer.PRINT, words=words, bleed=0.05)
        if is_owned:
            yield improved(shown, seat, ref, rect.adjusted(0, rect.height() * 0.52, 0, -3))


def purse(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    """A row for each kind, told apart by their cut, with how many there are."""
    gems, colour = shown.player(seat).gems, shown.colour_of(seat)
    yield label(shown, f"gems-{seat}", at.gems_label, shown.say("cs-table-gems"))
    words = phrase("cs-table-purse", owner=colour, a=gems.a, g=gems.g, t=gems.t)
    high = at.gems.height() / len(GEMS)
    side = min(high * 0.86, at.gems.width() * 0.26)
    figure = max(shown.size(18) * 0.75, at.gems.width() * 0.2)
    missing = "".join(kind for kind in GEMS if not gems.of(kind))
    yield piece(keys.purse_key(seat), "cs-purse", at.gems, missing, side, layer=Layer.PRINT, words=words, bleed=0.05)
    room = at.gems.width() - figure - side * 1.25
    for row, kind in enumerate(GEMS):
        count, middle = gems.of(kind), at.gems.y() + high * (row + 0.5)
        step = min(side * 1.02, room / max(1, count - 1))
        for number in range(count):
            spot = square_around(QPointF(at.gems.x() + side * 0.66 + step * number, middle), side / 2)
            said = phrase("cs-table-gem", gem=kind, owner=colour)
            yield piece(keys.gem_key(seat, kind, number), "cs-gem", spot, kind, words=said, number=number)
        place_ = QRectF(at.gems.right() - figure - 2, at.gems.y() + high * row, figure, high)
        ink = "ink" if count else "quiet"
        yield printed(f"gems-{seat}-{kind}", place_, str(count), shown.size(17), ink, "bold", "centre")


# Cards


def bonuses(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    """Their faces for the owner, their backs for the others (CS-EXP-4)."""
    player = shown.player(seat)
    known = [*seen(player.dark), *seen(player.light)]
    backs = ["dark"] * hidden(player.dark) + ["light"] * hidden(player.light)
    count, most = len(known) + len(backs), shown.box.numbers.bonus_cards
    yield label(shown, f"bonuses-{seat}", at.bonuses_label, shown.say("cs-table-bonuses", count=count, of=most))
    fold = keys.bonuses_key(seat)
    words = phrase("cs-table-bonuses-words", owner=player.colour, count=count, of=most)
    yield piece(fold, "cs-well", at.bonuses, layer=Layer.PRINT, words=words, bleed=0.05, fold=fold if known else "")
    for number, spot in enumerate(row_of(at.bonuses.adjusted(3, 3, -3, -3), count)):
        if number < len(known):
            yield bonus_card(shown, known[number], spot, number=number, fold=fold)
        else:
            key = keys.bonus_back_key(seat, number)
            yield piece(key, "cs-back", spot, backs[number - len(known)], number=number, target=False, bleed=0.15)


def bonus_card(shown: Shown, ref: Ref, rect: QRectF, *, number: int, fold: str) -> Sprite:
    describe = light_card if ref in shown.box.light_cards else dark_card
    return describe(shown, ref, rect, number=number, fold=fold)


def seen(cards: tuple[Ref, ...] | Concealed) -> tuple[Ref, ...]:
    return () if isinstance(cards, Concealed) else cards


def hidden(cards: tuple[Ref, ...] | Concealed) -> int:
    return cards.count if isinstance(cards, Concealed) else 0


def hand_and_techs(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    """Cards to plan, of others with what they have planned, in an order that says nothing; Dark Tech beside them."""
    player = shown.player(seat)
    cards = sorted(player.hand, key=lambda ref: (shown.box.cards[ref].is_ai, shown.box.cards[ref].kind))
    yield from label_of_hand(shown, seat, at, len(cards))
    fold = keys.hand_key(seat)
    words = phrase("cs-table-hand-words", owner=player.colour, count=len(cards))
    spots = card_places(at, len(cards), len(player.tech))
    yield place(fold, at.hand.united(at.hand_label), words, fold=fold if spots.is_tight else "")
    for number, (ref, spot) in enumerate(zip(cards, spots.hand, strict=True)):
        # The first lies uppermost: what shows of the others is their right side, with what they consume.
        yield action_card(shown, ref, spot, number=len(cards) - number, fold=keys.card_key(ref))
    fold = keys.techs_key(seat)
    words = phrase("cs-table-techs-words", owner=player.colour, count=len(player.tech))
    yield place(fold, spots.techs, words, fold=fold if player.tech else "")
    if player.tech or not spots.is_mixed:
        across: Across = "right" if spots.is_mixed else "left"
        said = shown.say("cs-table-techs")
        yield printed(f"own-techs-{seat}", at.techs_label, said, shown.size(15), "ink", "semibold", across)
    for number, (ref, spot) in enumerate(zip(player.tech, row_of(spots.techs, len(player.tech)), strict=True)):
        yield tech_card(shown, ref, spot, number=number, fold=fold)


def label_of_hand(shown: Shown, seat: Seat, at: MatPlaces, count: int) -> Iterator[Sprite]:
    """With when cards come back, where there is room for that (CS-SHIFT-1)."""
    said = shown.say("cs-table-hand", count=count)
    note, size = shown.say("cs-table-hand-note", zone=len(at.zones)), shown.size(14)
    wide, rect = width_of(note, size, "regular") + 4, at.hand_label
    if width_of(said, shown.size(15), "semibold") + wide + size > rect.width():
        wide = 0.0
    yield label(shown, f"hand-{seat}", rect.adjusted(0, 0, -wide, 0), said)
    if wide:
        place_ = QRectF(rect.right() - wide, rect.y(), wide, rect.height())
        yield printed(f"hand-note-{seat}", place_, note, size, "quiet", "regular", "right")


# What this turn costs and brings


def shows_in_summary(shown: Shown, seat: Seat) -> tuple[object, ...]:
    """Only while all plan it depends on what everybody does."""
    view = shown.view
    lasting = tuple((player.built, player.leader, player.tech) for player in view.players)
    planning = (view.players, view.order, view.arrivals) if view.phase == "planning" else ()
    return view.phase, shown.player(seat).steps, view.spaces, view.colonies, lasting, planning, shown.language_key


def summary_of(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    args = summary(shown, seat), float(shown.size(14))
    said = shown.say("cs-table-this-turn")
    yield printed(f"summary-{seat}", at.summary_label, said, shown.size(15), "ink", "semibold", "centre")
    yield ground(f"summary-{seat}", "cs-summary", at.summary, *args, layer=Layer.PRINT)


def summary(shown: Shown, seat: Seat) -> Summary:
    """The numbers are those of the rules: what a plan really moves, what exploiting everything would bring now."""
    view, player = shown.view, shown.player(seat)
    energy = sum(each.energy for each in yields(view, seat))
    steps: int | None = None
    order: tuple[str, ...] = ()
    if view.phase == "planning" and not isinstance(player.planned, Concealed):
        steps = steps_of_plan(view, seat, plan_of(view, seat))
        order = order_if(shown, seat, steps)
    elif view.phase == "actions":
        steps = player.steps
    return Summary(
        consumption=signed(steps) if steps is not None else "",
        perpetual=power_of(view, seat).no_consumption,
        energy=signed(energy),
        order_title=shown.say("cs-table-order", known=knows_all(shown)) if order else "",
        order=order,
    )


def knows_all(shown: Shown) -> bool:
    return all(not isinstance(each.planned, Concealed) and not each.is_automa for each in shown.view.players)


def order_if(shown: Shown, seat: Seat, steps: int) -> tuple[str, ...]:
    """Who would have which token: by the plans that are known; else if all moved as far as this seat."""
    view = shown.view
    moved: Sequence[int] = [steps] * len(view.players)
    if knows_all(shown):
        moved = [steps_of_plan(view, each, plan_of(view, each)) for each in view.seats]
    return tuple(shown.colour_of(each) for each in turn_order(view, moved))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")

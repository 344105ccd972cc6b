"""What must hold in every position: components conserved, places respected. A broken position is told, not played."""

from collections import Counter
from collections.abc import Iterator

from rules.core.census import Census, differences, tally
from rules.core.edition import Problem, problem
from rules.marajoara import agenda as todo
from rules.marajoara.components import LAST, TRACK_END_SLOTS, TRACKS, Die
from rules.marajoara.setup import colours_of
from rules.marajoara.state import SOURCES, STORED, Player, State


def census_of(state: State) -> Census:
    """Every die by its name and the Dig tokens by colour, wherever they lie; vases and fragments are mere counts."""
    counted = tally(die.ref for die in all_dice(state))
    for player in state.players:
        for number, museum in enumerate(player.museums):
            colour = museum.colour
            supply = player.supply if number == 0 else 0
            counted[f"token-{colour}"] += (
                supply + len(museum.icons) + player.waiting.count(colour) + state.tokens.count(colour)
            )
            counted[f"token-{colour}"] += sum(
                isinstance(pending, todo.PlaceToken) and pending.colour == colour for pending in state.agenda
            )
    return counted


def box_census_of(state: State) -> Census:
    counted = tally(die.ref for die in state.box.dice)
    box = state.box.parts.box
    for player in state.players:
        for number, museum in enumerate(player.museums):
            loose = box.tokens_in_supply if number == 0 else 0  # ruling A25
            counted[f"token-{museum.colour}"] = box.tokens_on_museum + loose
    return counted


def all_dice(state: State) -> Iterator[Die]:
    for place in (state.grid, state.cart, state.slate, (state.captured,), state.spent, state.round_track):
        yield from (die for die in place if die is not None)
    yield from state.aside
    for player in state.players:
        yield from (die for _, die in player.stored())
    for pending in state.agenda:
        if isinstance(pending, todo.Swap):
            yield from pending.given


def problems_of(state: State) -> Iterator[Problem]:
    """Check the invariants of the game, for positions that were written or edited by hand."""
    misshapen = list(problems_of_shape(state))
    yield from misshapen
    if misshapen:
        return  # what follows counts on every list having its length, and on every seat being taken
    if not state.aside:
        for kind, counted, should in differences(census_of(state), box_census_of(state)):
            yield problem("position-census", kind, counted=counted, should=should)
    doubled = [ref for ref, times in Counter(die.ref for die in all_dice(state)).items() if times > 1]
    for ref in doubled:
        yield problem("position-doubled-die", ref)
    known = {die.ref: die.colour for die in state.box.dice}
    for die in all_dice(state):
        if known.get(die.ref) != die.colour or not 1 <= die.face <= state.box.top_face:
            yield problem("position-impossible-die", die.ref, face=die.face)
    if state.slate and (state.stage == "setup" or (state.stage == "over" and not state.options.mission)):
        yield problem("position-slate", "slate")
    yield from problems_of_grid(state)
    for seat, player in enumerate(state.players):
        yield from problems_of_player(state, seat, player)
    for track, arrived in enumerate(state.ends):
        standing = sorted(seat for seat, player in enumerate(state.players) if player.discs[track] == LAST)
        if len(arrived) > TRACK_END_SLOTS or sorted(arrived) != standing:
            yield problem("position-track-end", f"ends.{TRACKS[track]}")


def problems_of_shape(state: State) -> Iterator[Problem]:
    box = state.box
    missions = len(box.parts.solo.missions)
    if not 0 <= state.options.mission <= missions:
        yield problem("MJ-SOL-1", "options.mission", case="unknown", mission=state.options.mission, missions=missions)
        return
    sizes = [
        ("grid", len(state.grid), len(box.spaces)),
        ("tokens", len(state.tokens), len(box.spaces)),
        ("cart", len(state.cart), box.parts.box.cart_slots),
        ("ends", len(state.ends), len(TRACKS)),
        ("reached", len(state.reached), objectives_of(state)),
    ]
    museums = museums_of(state)
    for seat, player in enumerate(state.players):
        sizes.append((f"players.{seat}.discs", len(player.discs), len(TRACKS)))
        sizes.append((f"players.{seat}.earned", len(player.earned), len(SOURCES)))
        if len(player.museums) != museums or not 0 <= player.yellow_zone < museums:
            yield problem("position-museums", f"players.{seat}", should=museums)
    for path, size, should in sizes:
        if size != should:
            yield problem("position-size", path, size=size, should=should)
    if len(state.round_track) > box.parts.box.rounds:
        yield problem("position-size", "round_track", size=len(state.round_track), should=box.parts.box.rounds)
    seats = len(state.players)
    asked = ((f"agenda.{at}", getattr(pending, "seat", 0)) for at, pending in enumerate(state.agenda))
    for path, seat in (("active", state.active), ("first", state.first), *asked):
        if not 0 <= seat < seats:
            yield problem("position-no-seat", path, number=seat + 1)
    if not state.round >= 1:
        yield problem("position-round", "round", round=state.round)


def museums_of(state: State) -> int:
    """How many museums each seat has."""
    missions = state.box.parts.solo.missions
    return missions[state.options.mission - 1].museums if state.options.mission else 1


def objectives_of(state: State) -> int:
    missions = state.box.parts.solo.missions
    return len(missions[state.options.mission - 1].objectives) if state.options.mission else 0


def problems_of_grid(state: State) -> Iterator[Problem]:
    colours = {colour for player in state.players for colour in player.colours}
    for space, token in zip(state.box.spaces, state.tokens, strict=False):
        if token is not None and (not space.takes_tokens or token not in colours):
            yield problem("position-token", space.ref, token=token)


def problems_of_player(state: State, seat: int, player: Player) -> Iterator[Problem]:
    path = f"players.{seat}"
    museums = museums_of(state)
    if player.colours != colours_of(player.museums[0].colour, museums):
        yield problem("position-museums", path, should=museums)
    if any(not 0 <= disc <= LAST for disc in player.discs):
        yield problem("position-discs", path, last=LAST)
    for museum in player.museums:
        length = state.box.parts.museum.row_length
        for colour in STORED:
            row = museum.row(colour)
            if len(row) != length or any(die and die.colour != colour for die in row):
                yield problem("position-store", f"{path}.{colour}", most=length)
        if not 0 <= museum.vases <= len(state.box.case):
            yield problem("position-vases", path, vases=museum.vases)
        if len(set(museum.fragments)) < len(museum.fragments) or set(museum.fragments) - set(state.box.fragments):
            yield problem("position-fragments", path)

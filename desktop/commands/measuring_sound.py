"""How long after a piece has landed its sound is with the mixer, and what that costs the frame in which it lands.

On the null back end of the sound library, which asks for samples as a loudspeaker would; not measured without it. From
the mixer to the ear it takes the blocks that are under way: `desktop/sound/device.py`.
"""

import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.board.hearing import Passing
from desktop.commands.measuring_table import (
    MILLI,
    mid_game,
    moves_ahead,
    now,
    program_for,
    settled,
    share,
    shown_table,
)
from desktop.sound.device import is_library_there, open_nothing
from desktop.sound.player import Player
from desktop.sound.sound import APART_S, Sound
from desktop.table_screen.screen import TableScreen
from rules.commands.bench import Figure
from rules.commands.measuring import Effort
from rules.core.contract import AnyGame

MADE_S = 60.0
"""How long it may take at most until all sounds are made."""


def measure_sound(game: AnyGame, effort: Effort) -> dict[str, Figure]:
    """Measure landings in mid-game, each round in another game; the slowest of a hundred, for they are promised."""
    if not is_library_there():
        return {}
    player = ready_player()
    late, costs = list[float](), list[float]()
    with tempfile.TemporaryDirectory() as folder:
        program = program_for(game, Path(folder))
        program.settings_file.change(pace="fast")
        program.__dict__["sound"] = Sound(program.settings_file, player=player)
        for seed in range(effort.rounds):
            with shown_table(program, mid_game(program, game, seed)) as (shell, screen):
                for move in moves_ahead(screen, seed):
                    screen.uncover()
                    screen.skip()
                    landing = landed(screen, move, player)
                    settled(shell)
                    if landing is not None:
                        late.append(landing[0])
                        costs.append(landing[1])
    player.close()
    if not late:
        return {}
    return {
        "sound": Figure(value=round(share(late, 0.99) * MILLI, 3)),
        "landing": Figure(value=round(share(costs, 0.99) * MILLI, 3)),
    }


def ready_player() -> Player:
    """A player whose device is open and whose sounds are made, as after the first moments at a table."""
    player = Player(open_nothing)
    player.play("die", 0, 1.0, MADE_S)
    until = time.perf_counter() + MADE_S
    while not (player.is_all_made and player.is_open) and time.perf_counter() < until:
        QCoreApplication.processEvents()
        time.sleep(0.01)
    return player


def landed(screen: TableScreen, move: object, player: Player) -> tuple[float, float] | None:
    """Seconds from the landing of all pieces of a move until a sound is with the mixer, and of processor time in that
    frame; None if nothing of it is heard.
    """
    passed: list[Passing] = []
    connection = screen.area.changes.passing.connect(passed.append)
    screen.table.propose(move)
    screen.area.changes.passing.disconnect(connection)
    if not passed or not screen.area.animations.under_way:
        return None
    time.sleep(APART_S)
    before, began, cost = player.latest, time.perf_counter(), now()
    screen.area.animations.landed.emit(list(passed[-1].landings))
    cost = now() - cost
    return None if player.latest == before else (player.latest - began, cost)

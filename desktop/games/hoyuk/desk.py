"""The desk of Höyük: how its position looks, and how its moves are made by hand."""

from desktop.board.desk import Desk, Overlay
from desktop.games.hoyuk import attempts, considered, handles, keys, travels
from desktop.games.hoyuk.camera_targets import parts
from desktop.games.hoyuk.overlay_sprites import CAPS
from desktop.games.hoyuk.painters import PAINTERS
from desktop.games.hoyuk.posters import poster
from desktop.games.hoyuk.preview import preview, target
from desktop.games.hoyuk.sign_words import SIGN_WORDS
from desktop.games.hoyuk.spoken_of import spoken_of
from desktop.games.hoyuk.sprites import sprites
from desktop.games.hoyuk.things import thing_of
from rules.core.types import phrase
from rules.hoyuk.events import Event
from rules.hoyuk.moves import BuildPen, Move
from rules.hoyuk.view import View

DESK: Desk[View, Move, Event] = Desk(
    painters=PAINTERS,
    sprites=sprites,
    overlays=tuple(
        Overlay(keys.overlay_key(name), letter, phrase("hk-overlay", overlay=name)) for name, letter in CAPS.items()
    ),
    parts=parts,
    thing=thing_of,
    spoken_of=spoken_of,
    signs=SIGN_WORDS,
    gestures=handles.gestures,
    attempt=attempts.attempt,
    alike=handles.alike,
    facing=lambda view, move: move.gate if isinstance(move, BuildPen) else None,
    companions=attempts.companions,
    cures=attempts.cures,
    blamed=attempts.blamed,
    preview=preview,
    most_previews=1,  # ghosts stand on all targets already
    target=target,
    comes_from=travels.comes_from,
    goes_to=travels.goes_to,
    order=travels.order,
    poster=poster,
    candidate=lambda view, explained, candidate: considered.lying(view, str(candidate)),
)

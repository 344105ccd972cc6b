"""Everybody can read every text, in every theme and on every ground."""

import pytest

from desktop.style.mixing import ink_on, mix
from desktop.style.palette import CABINET, GAMES, THEMES, ThemeName
from desktop.style.theme import Style
from desktop.style.vision import contrast
from desktop.widgets.surfaces import inks_of
from rules.games import GAMES as PLAYED

PROMISED: dict[ThemeName, float] = {"light": 4.5, "dark": 4.5, "contrast": 7.0}
STYLES = [Style(theme, game) for theme in THEMES for game in GAMES]


def name_of(style: Style) -> str:
    return f"{style.theme_name} {style.game}"


@pytest.mark.parametrize("style", STYLES, ids=name_of)
def test_words_in_windows_can_be_read(style: Style) -> None:
    theme = style.theme
    for ground in (theme.window, theme.panel, theme.raised):
        for ink in (theme.text, theme.muted):
            assert contrast(ink, ground) >= PROMISED[style.theme_name], (ink, ground)
    for ground in (theme.window, theme.panel, theme.refuse_fill):
        assert contrast(style.accent_text, ground) >= PROMISED[style.theme_name], ground
    for ink in (style.accent_text, theme.text):
        assert contrast(ink, style.quiet_box) >= PROMISED[style.theme_name], ink
    assert contrast(theme.refuse, theme.refuse_fill) >= PROMISED[style.theme_name]
    assert contrast(theme.text, theme.refuse_fill) >= PROMISED[style.theme_name]


@pytest.mark.parametrize("style", STYLES, ids=name_of)
def test_words_on_buttons_and_tinted_grounds_can_be_read(style: Style) -> None:
    least, theme = PROMISED[style.theme_name], style.theme
    assert contrast(ink_on(style.button), style.button) >= least
    tinted = style.tinted(theme.panel, style.accent, 0.3, style.accent_text, theme.text)
    assert min(contrast(ink, tinted) for ink in (style.accent_text, theme.text)) >= least
    for inks in (inks_of(style, "panel"), inks_of(style, "board")):
        ground = mix(inks.ground, style.accent, 0.28)
        assert contrast(style.readable_on(inks.muted, ground), ground) >= least
        assert contrast(inks.text, ground) >= least


@pytest.mark.parametrize("style", STYLES, ids=name_of)
def test_words_on_boards_and_felt_can_be_read(style: Style) -> None:
    ground = style.ground
    for printed in (ground.board, ground.well):
        for ink in (ground.ink, style.quiet_ink, style.accent_on_board):
            assert contrast(ink, printed) >= PROMISED[style.theme_name], (ink, printed)
    for cloth in style.cloth:
        assert contrast(style.felt_ink, cloth) >= PROMISED[style.theme_name], cloth


@pytest.mark.parametrize("style", STYLES, ids=name_of)
def test_what_is_legal_stands_out_from_its_casing_and_from_refusals(style: Style) -> None:
    theme = style.theme
    assert contrast(theme.lit, theme.casing) >= 3
    assert contrast(theme.refuse, theme.casing) >= 3
    assert theme.lit != theme.refuse


def test_an_accent_that_already_reads_is_left_alone() -> None:
    assert Style("light", "marajoara").accent_text.upper() == GAMES["marajoara"].accent


def test_every_game_of_the_rules_has_its_colours() -> None:
    assert {game.id for game in PLAYED} <= set(GAMES) - {CABINET}


def test_text_shrinks_half_as_much_as_geometry_and_never_below_thirteen() -> None:
    full, small = Style("light", "marajoara"), Style("light", "marajoara", unit=0.8)
    assert (full.text_size(20), small.text_size(20)) == (20, 18)
    assert (full.px(20), small.px(20)) == (20, 16)
    assert small.text_size(14) == small.text_size(5) == 13


def test_text_grows_to_three_times_its_size_and_no_further() -> None:
    assert Style("light", "marajoara", unit=0.8, text_scale=3).text_size(5) == 39
    with pytest.raises(ValueError, match="text scale"):
        Style("light", "marajoara", text_scale=3.5)

"""Where a rule is printed, in whatever form it is written down."""

import pytest

from rules.reference.sources import ranges, source_of


@pytest.mark.parametrize(
    ("written", "headings", "pages"),
    [
        ("Action principale, étape 1 (p. 5)", ("Action principale, étape 1",), "5"),
        (
            "Main action (“Action principale”), step 2 a (pp. 5–6)",
            ("Main action (“Action principale”), step 2 a",),
            "5–6",
        ),
        ("Dépenser (p. 6) ; Placer (p. 10)", ("Dépenser", "Placer"), "6, 10"),
        ("Placer (p. 10) ; Finir (p. 11)", ("Placer", "Finir"), "10–11"),
        ("Fin de la partie\u202f; décision A17", ("Fin de la partie",), ""),
        ("Fin de la partie\u202f; décisions A3, A42", ("Fin de la partie",), ""),
        ("Main action (p. 5); rulings A3, A42", ("Main action",), "5"),
        ("Phase 4; ruling Q-3", ("Phase 4",), ""),
        ("Résumé du tour de jeu", ("Résumé du tour de jeu",), ""),
        ("Same (p. 2); Same (p. 4)", ("Same",), "2, 4"),
        ("", (), ""),
    ],
)
def test_headings_and_pages(written: str, headings: tuple[str, ...], pages: str) -> None:
    found = source_of(written)
    assert found.headings == headings
    assert found.range == pages


def test_pages_in_a_row_are_joined() -> None:
    assert ranges([12, 5, 6, 13, 6]) == "5–6, 12–13"

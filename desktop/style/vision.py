"""What eyes make of colours: contrast, the three common colour-vision deficiencies, distance between two colours."""

import math
from typing import Literal

from PySide6.QtGui import QColor

Tint = QColor | str
"""A colour as the drawing functions take it: a QColor, or its hexadecimal name."""

Deficiency = Literal["deuteranopia", "protanopia", "tritanopia"]
DEFICIENCIES: tuple[Deficiency, ...] = ("deuteranopia", "protanopia", "tritanopia")

Triple = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
SEEN_WITH: dict[Deficiency, tuple[Triple, Triple, Triple]] = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)
XYZ = ((0.4124, 0.3576, 0.1805), LUMINANCE, (0.0193, 0.1192, 0.9505))
WHITE_POINT: Triple = (0.9505, 1.0, 1.089)


MERGE_BELOW = 12.0
"""Two colours nearer than this are told apart by their glyph alone."""


def contrast(one: Tint, other: Tint) -> float:
    """WCAG contrast ratio, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: Tint) -> float:
    return weighed(LUMINANCE, linear(colour))


def seen_with(deficiency: Deficiency, colour: Tint) -> QColor:
    """The colour as an eye with this deficiency sees it."""
    mixed = linear(colour)
    red, green, blue = (encoded(weighed(weights, mixed)) for weights in SEEN_WITH[deficiency])
    return QColor.fromRgbF(red, green, blue, QColor(colour).alphaF())


def distance(one: Tint, other: Tint) -> float:
    """CIE76 distance: 2 is just visible, and below 12 a shape had better tell the two apart."""
    return math.dist(lab(one), lab(other))


def lab(colour: Tint) -> Triple:
    mixed = linear(colour)
    x, y, z = (_lightness(weighed(weights, mixed) / white) for weights, white in zip(XYZ, WHITE_POINT, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def linear(colour: Tint) -> Triple:
    """Red, green and blue in proportion to light."""
    solid = QColor(colour)
    return _decoded(solid.redF()), _decoded(solid.greenF()), _decoded(solid.blueF())


def weighed(weights: Triple, values: Triple) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def encoded(light: float) -> float:
    """Convert linear light to an sRGB value between 0 and 1."""
    light = max(0.0, min(1.0, light))
    toe = 0.0031308
    return 12.92 * light if light <= toe else 1.055 * math.pow(light, 1 / 2.4) - 0.055


def _decoded(value: float) -> float:
    toe = 0.04045
    return value / 12.92 if value <= toe else math.pow((value + 0.055) / 1.055, 2.4)


def _lightness(value: float) -> float:
    toe = 0.008856
    return math.pow(value, 1 / 3) if value > toe else 7.787 * value + 16 / 116

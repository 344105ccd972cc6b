"""The boards of Höyük as charts: the village with what lies around it, and the boards of the clans."""

from desktop.board.charts import Chart, Frame, Places, drawn_at

VILLAGE = Chart(
    id="village",
    frame=Frame(0, 0, 100, 84),
    part=drawn_at("village"),
    places=(
        Places("box.columns", (0.05, 0.07, 0.2, 0.07), label="hk-chart-columns"),
        Places("box.rows", (0.37, 0.07, 0.2, 0.07), label="hk-chart-rows"),
        Places("box.score_spaces", (0.69, 0.07, 0.2, 0.07), label="hk-chart-score"),
        Places("aspects.ladder", (0.05, 0.21, 0.52, 0.07), label="hk-chart-ladder"),
        Places("box.house_targets", (0.69, 0.21, 0.26, 0.07), label="hk-chart-targets"),
        Places("box.zones.*", (0.05, 0.36, 0.27, 0.07), (0.315, 0), 3, (0, 0.115), label="hk-chart-zones"),
    ),
)

CLANS = Chart(
    id="clans",
    frame=Frame(0, 0, 100, 62),
    part=drawn_at("large-mat"),
    places=(
        Places("clans.*.colour", (0.04, 0.08, 0.24, 0.08), (0, 0.105), label="hk-chart-colours"),
        Places("clans.*.power", (0.34, 0.08, 0.62, 0.08), (0, 0.105), label="hk-chart-powers"),
    ),
)

CHARTS: tuple[Chart, ...] = (VILLAGE, CLANS)

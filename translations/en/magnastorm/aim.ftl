### The aim of the game in thirty seconds: 130 words at most. **bold** and signs as in things.ftl; .note: the caption under the picture.

ms-aim-goal = Have the highest reputation when the game stops: labs always one step ahead of the storm.
ms-aim-turn = **A crew member** goes down onto a cell: **A**, drive the Scout, or **B**, gain cubes. Or **buy a column** and its commander.
ms-aim-loop-1 = Crew
    .note = chooses the row
ms-aim-loop-2 = Scout
    .note = drives where it is calm
ms-aim-loop-3 = Lab
    .note = level and income
ms-aim-loop-4 = Objective
    .note = 5 points for the first
ms-aim-others = Also: leading a **research** (it brings a commander), **stations**, **first player token**, **exchange** of 3 cubes for 1.
ms-aim-end = Somebody reaches the threshold, ringed green: the cycle is finished. Otherwise, four rounds.
ms-aim-tip-1 = **A sector about to go under the storm?** Its labs still pay an objective.
ms-aim-tip-2 = **Buy columns that are nearly empty**: each crew member gone is one cube less.
ms-aim-tip-3 = **Be alone in the lead**: a tie brings neither majority nor commander.
ms-aim-from-commanders = Commanders

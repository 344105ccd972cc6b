### The review of a kept game: expected lead, grades, what can be learned.

review-title = { $game }: the decisions of { $seat }, { $decisions } in a game of { $moves } moves.
review-refined = Analysis refined: { $refined } of { $all } decisions.
review-partly = Only { $judged } of { $decisions } decisions were looked at so far.
review-measured = Judged with what { $seat } knew then. Leads are those to expect at the end of the game.
review-unmeasured = Judged with what { $seat } knew then. What positions mean for the end of the game was not measured yet: moves are compared, no lead is told.
review-start = Lead expected before the first decision: { $lead }
review-row = { $round }: decisions { $one }, fate { $other }; expected lead { $third }
review-lead = { $round }: expected lead from { $one } to { $other }; decisions { $third }
review-lost = { $round }: decisions { $third }
review-round = Round { $number }
review-turn = Turn { $number }
review-whole = Whole game
review-no-chance = Nothing was left to chance after the beginning: what else changed is what the others played, so these losses are no sum.
review-final = Lead at the end: { $lead }
review-grades = Best { $best } · Good { $good } · Inexact { $inexact } · Mistake { $mistake } · Blunder { $blunder }
review-habits = { $count ->
        [one] One decision has no grade: a habit answers it, or all moves come to the same.
       *[other] { $count } decisions have no grade: a habit answers them, or all moves come to the same.
    }
review-nothing-lost = Nothing to learn here: no decision cost anything beyond doubt.
review-moments = { $count ->
        [one] One moment to learn from:
       *[other] { $count } moments to learn from, the dearest first:
    }
review-moment = { $grade }, { $where }: { $cost }{ $chances }
review-at = move { $move }
review-within = move { $move } ({ $round })
review-chances = { "" } (chance of winning { $before }% → { $after }%)
review-no-chances = { "" }
review-played = Played: { $move }
review-better = Better: { $move }
review-why = { $sentence } ({ $rule })

grade-best = Best
grade-good = Good
grade-inexact = Inexact
grade-mistake = Mistake
grade-blunder = Blunder

## Why there is none

review-strict = This strict game is not over: its review waits until then.
review-no-person = This seat is not played by a person: there is nothing to review.
review-nothing = No person has decided anything in this game yet.
review-unknown-game = No opponent knows this game well enough to review it.

## Files

review-damaged = The review of this game (“{ $path }”) was damaged: it is kept as “{ $to }”, and a new one begins.
review-foreign = The review “{ $path }” is about another game, or another course of it: it is kept as “{ $to }”, and a new one begins.
review-not-set-aside = The review “{ $path }” does not fit this game and could not be set aside: { $reason }
review-newer = The review “{ $path }” comes from a newer version of Vestiges: it stays as it is, and today’s will not be kept.
review-not-read = The review “{ $path }” could not be read: it stays as it is, and today’s will not be kept.
review-not-written = The review could not be written to “{ $path }”: { $reason }
review-outdated = The review kept with this game was made by other rules or another judgement: it begins anew.

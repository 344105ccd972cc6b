### The screen of a review.

review-name = { $seat }
review-open = Review your decisions
score-review = Review your decisions
review-open-tip = Every decision, judged with what you knew then
review-ask = Review your decisions
review-game-over = Game over
review-game-so-far = Game under way, so far

## The analysis

review-reading = Reading the game again…
review-waits = The analysis waits.
review-first = Decisions looked at: { $done } of { $of }
review-second = Analysis refined: { $done } of { $of }
review-done = { $refined ->
    [0] Analysis finished
    [one] Analysis finished, { $refined } decision refined
   *[other] Analysis finished, { $refined } decisions refined
  }
review-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  } left, in the background
review-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  } left, in the background
review-behind = in the background
review-held = opponents come first
review-stopped = stopped; what was found is kept
review-failed = The analysis broke off.
review-old = A review is kept, but by other rules or another judgement.
review-stop = Stop
review-go-on = Go on
review-again = Begin again

## The curve

review-curve = The expected lead, move by move
review-kind = What the curve shows
review-kind-lead = Lead
review-kind-chances = Chances
review-chances-curve = Everybody’s chances, move by move
review-chances-known = chances of winning, by what { $name } knew then
review-percent = { $share }%
review-chance-of = { $name } { $share }%
review-costs = What each decision cost
review-band = lead expected at the end over the best of the others; 8 games of 10 end in the band
review-no-band = points lost on the best move; what they mean at the end was not measured here
review-cost-at = { $grade }: { $cost }
review-no-curve = The curve appears with the first decisions.
review-ahead = { $name } ahead
review-behind-others = { $name } behind
review-move = Move { $at }
review-move-in = Move { $at } · { $round }
review-lead-at = lead { $lead }
review-leads = { $before } before, { $after } after

## Fate and decisions

review-split = Fate and your decisions
review-losses = What your decisions cost
review-decisions = your decisions
review-fate = fate
review-lead-column = lead
review-before-all = before the first decision
review-round-bundle = Rounds { $first } to { $last }
review-turn-bundle = Turns { $first } to { $last }
review-remark = { $fate ->
    [gave] Chance and the others gave you { $points }; your decisions left { $lost } of it behind.
   *[took] Chance and the others took { $points } from you; your decisions left { $lost } behind.
  }
review-no-forecast = What a position is worth at the end was not measured here yet: the part of fate cannot be told, and these losses are no sum.
review-split-later = The part of fate is told once all decisions have been looked at.
review-counted = { $count ->
    [0] Your decisions
    [one] Your decision
   *[other] Your { $count } decisions
  }
review-habits-short = { $count ->
    [one] and one without a grade: nothing to compare
   *[other] and { $count } without a grade: nothing to compare
  }

## The table

review-table = The table at move { $at }
review-table-tip = a click opens it
review-table-said = The table just before move { $at }; open it

## The list

review-learn = To learn
review-learn-aside = { $count ->
    [0] no moment
    [one] one moment
   *[other] { $count } moments, the dearest first
  }
review-see-table = See the table
review-chances-short = { $before }% → { $after }%
review-filter-round = Round
review-filter-turn = Turn
review-filter-phase = Phase
review-filter-rule = Rule
review-filter-all = All
review-nothing-yet = The analysis has found nothing to learn from yet.
review-nothing-here = Nothing of the kind with these filters.

## The foot

review-back = Back
review-branch = Replay from move { $at }
review-export = Export the review
review-export-pdf = A document (PDF)
review-export-text = A text
review-known-then = Judged with what you knew then, never with what was hidden.
review-learn-from = { $count ->
    [0] { $learned ->
        [0] Nothing to learn
        [one] Look at one moment again, learned
       *[other] Look at { $learned } moments again, learned
      }
    [one] { $learned ->
        [0] Learn from one moment
       *[other] Learn from the moment that is left
      }
   *[other] { $learned ->
        [0] Learn from { $count } moments
       *[other] Learn from the { $count } moments that are left
      }
  }
review-seat = Whose decisions

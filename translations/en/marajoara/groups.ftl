### Marajoara: the heading under which the list of moves puts each kind of move.
### Two kinds with the same heading stand together.

group-mj-place-start-token = Starting Dig token
group-mj-choose-zone = Yellow area
group-mj-capture = Captures
group-mj-raise = Dice to raise
group-mj-decline = Decline
group-mj-store = Die to store
group-mj-excavate = Excavation
group-mj-give-die = Give to the cart
group-mj-take-die = Take from the cart
group-mj-exhibit-cheaply = Exhibit at a low price
group-mj-score-fragment = Fragment to point out
group-mj-take-back-vase = Vase to take back
group-mj-place-dig-token = Dig token
group-mj-pay-with = Ways to pay
group-mj-spend-next = Entering the cart
group-mj-spend-rest = Entering the cart
group-mj-exhibit = Free actions
group-mj-restore = Free actions
group-mj-fund-restoration = Free actions
group-mj-field-work = Free actions
group-mj-exchange = Free actions
group-mj-remove-die = Die to remove
group-mj-recycle = Recycling
group-mj-end-turn = End of the turn

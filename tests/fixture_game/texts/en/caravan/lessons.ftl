# Two lessons of Caravan.

lesson-first-delivery = A first delivery
    .intro = At the market, every good has its price.
lesson-first-delivery-deliver =
    .task = Deliver what the port buys.
    .praise = Four points for salt.
    .hint = The port buys salt.
    .silk = The port buys no silk; it waits for another market.
    .rest = Resting earns nothing: deliver first.
lesson-first-delivery-settle =
    .task = Pitch a tent, rest, then bid your silk.
    .praise = The tent stays, the next round begins.
    .hint = In this order: tent, rest, bid.
    .in-a-hurry = The tent first!
    .twice = One tent is enough here.

lesson-roads = The roads
    .intro = From place to place.
lesson-roads-where =
    .task = Where can your camel go?
    .praise = That is it.
    .hint = Follow the roads.
    .too-far = The port is farther.
lesson-roads-total =
    .task = How many points do you have?
    .praise = Coins count.
    .none = Your coins count too.
lesson-roads-best =
    .task = Which market pays best?
    .praise = The Gate indeed.
    .near = It is near, but it pays less.
    .choice-gate = the Gate
    .choice-port = the Port
    .choice-bazaar = the Bazaar
lesson-roads-anything =
    .task = Keep a card, any card.
    .praise = The choice is made.

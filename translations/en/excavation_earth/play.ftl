### Excavation Earth: what the table says during a game. What is asked, the possible moves, what has just happened.
### .title of a choice of Zu: the question it asks itself.
### $seat, $winners and $order are names of people; $card, $cards, $replaced, $site, $start, $to, $guard, $buyers and
### credits come in words; other things are named by names.ftl.

## What is asked; .title: the name of the step

ee-ask-opening-hand = Keep your hand, or replace cards of a kind if you have at least four.
    .title = Opening hand
ee-ask-draft = Choose { $count } cards of your packet to keep (choice no. { $number }).
    .title = New cards
ee-ask-third-explorer = Place your third explorer on a location where no other of yours stands.
    .title = Third explorer
ee-ask-free-step = Make a free step with one of your explorers, or leave them where they are.
    .title = Free step
ee-ask-action = { $left ->
        [one] Choose the last action of your turn and the card that pays for it, or pass.
       *[other] Choose an action ({ $left } left) and the card that pays for it, or pass.
    }
    .title = { $left ->
        [one] Last action
       *[other] First action
    }
ee-ask-zu = { $left ->
        [0] Zu’s deck is empty: it passes.
        [one] Turn over the last card that Zu plays this turn.
       *[other] Turn over a card of Zu; it plays { $left } this turn.
    }
    .title = Zu’s turn
ee-ask-pass = You have no card left to play: pass for the rest of the round.
    .title = No card left
ee-ask-discard = Discard { action-cards }: only { $most } are kept from one round to the next.
    .title = Cards to discard
ee-ask-travel = Move your explorers to adjacent locations: { amount-fuel } left. Or end the travel.
    .title = Travel
ee-ask-excavate = { $count ->
        [0] Discover a { colour.feminine } relic on a dig site where one of your explorers stands.
       *[other] Discover a second { colour.feminine } relic, or end the excavation.
    }
    .title = Excavate
ee-ask-market = { $buyers ->
        [both] { $trader ->
            [yes] Your choice { market.at }: a trader, a white buyer and, after it, a coloured one.
           *[no] Add a white buyer { market.at }, then a coloured one, or end the action.
        }
        [colour] { $trader ->
            [yes] Your choice { market.at }: a trader, a coloured buyer.
           *[no] Add a coloured buyer { market.at }, or end the action.
        }
       *[none] Send a trader { market.at }, or end the action.
    }
    .title = Market
ee-ask-sell = { $count ->
        [0] Offer a relic on a market: it decides the colour of the sale.
       *[other] Offer another { colour.feminine } relic on another market, or conclude the sale.
    }
    .title = Sell
ee-ask-promote = { $count ->
        [one] Promote the trader of the market used, or leave it where it is.
       *[other] Choose the markets whose trader is promoted, one after the other.
    }
    .title = Promotion
ee-ask-keep = { $count ->
        [one] Keep one of the cards you have just drawn.
       *[other] Keep { $count } of the cards you have just drawn.
    }
    .title = Cards to keep
ee-ask-command = { $step ->
        [trader] Send an envoy to the centre { symbol.of } as well, recall one, or end the action.
        [envoy] Send a trader to a market { symbol.with } as well, or end the action.
       *[none] A trader to a market { symbol.with }, an envoy to the centre { symbol.of } or a recall, or both.
    }
    .title = Command
ee-ask-smuggle = { $step ->
        [fence] Fence a second relic, or end the action.
        [buy] Buy a second relic, of another colour, or end the action.
       *[none] Fence one or two relics, or buy one or two of different colours.
    }
    .title = Smuggle
ee-ask-survey = { $step ->
        [place] Choose the revealed relic that goes to its dig site.
        [both] Store a relic without paying, buy one for double its value, or end the survey.
        [free] Store a relic in your hold for free, or end the survey.
       *[buy] Buy the relic that is left for double its value, or return it to the reserve.
    }
    .title = Survey
ee-ask-buy = { $price ->
        [value] Before selling, you may buy a visible relic of the black market for its value.
       *[half] { $count ->
            [one] Buy a visible relic of the black market for half its value, or decline.
           *[other] Buy up to { $count } visible relics of the black market for half their value.
        }
    }
    .title = Black-market purchase
ee-ask-sample = { $supply ->
        [0] Supply empty: a guard may move { gallery-cell.at }. Choose it, or forgo this sample.
       *[other] Put a guard { gallery-cell.at }, or forgo this sample.
    }
    .title = Sample
ee-ask-teleport = { $count ->
        [one] Send one of your explorers to any location, or stop here.
       *[other] Send up to { $count } of your explorers to any locations.
    }
    .title = Teleport
ee-ask-extract = { $count ->
        [one] Take a relic from a dig site, or stop here.
       *[other] Take up to { $count } relics of different colours from the dig sites.
    }
    .title = Orbital extraction
ee-ask-spread = { $count ->
        [one] Add one last { $white ->
            [0] coloured buyer
           *[other] buyer, white or coloured,
        } to the queue of your choice, or stop here.
       *[other] Add up to { $count } { $white ->
            [0] coloured buyers
           *[other] buyers, at most one of them white
        }, each to the queue of your choice.
    }
    .title = Rumour campaign
ee-ask-send-traders = { $count ->
        [one] Send a trader to another market, or stop here.
       *[other] Send traders to up to { $count } different markets.
    }
    .title = Sales crew
ee-ask-send-envoys = { $count ->
        [one] Send an envoy to the other centre, or stop here.
       *[other] Send an envoy to each of the two other centres.
    }
    .title = Lobby

## Moves

ee-keep-hand = Keep your hand as it is
ee-redraw = Replace { $cards }
ee-draft = Keep { $cards }
ee-place-third = Place your third explorer { place.at }
ee-walk = Move the explorer { $start } { $to }
ee-travel = Play Travel with { $card }
ee-excavate = Play Excavate with { $card }
ee-market = Play Market { market.at } with { $card }
ee-sell = Play Sell with { $card }
ee-command = Play Command with { $card }
ee-smuggle = Play Smuggle with { $card }
ee-survey = { $row ->
        [yes] Play Survey with { $card } in place of { $replaced }{ ee-with-guard }
       *[no] Play Survey with { $card }
    }
ee-pass = Pass for the rest of the round
ee-flip = { $left ->
        [0] Zu passes for the rest of the round
       *[other] Turn over Zu’s next card
    }
ee-discover = Discover { relic.the } { $site }
ee-sample = Put a guard { gallery-cell.at }{ ee-with-guard }
ee-send-trader = Send a trader to { market.the }{ ee-with-guard }
ee-add-buyer = Add { buyer.a } to { queue.the }
ee-offer = Offer { relic.the } { store.from } { market.at }
ee-close-sale = Conclude the sale: { $credits }
ee-promote = Promote a trader { market.from }
ee-keep-drawn = Keep { $cards }
ee-send-envoy = Send an envoy to { centre.the }{ ee-with-guard }
ee-recall = Recall an envoy { centre.from } and use { tile.the }
ee-teleport = Teleport the explorer { $start } { $to }
ee-fence = Fence { relic.the } { store.from } for { $credits }
ee-buy = Buy { relic.the } for { $credits }, to be stored { store.at }
ee-put-on-site = Place { relic.the } { $site }
ee-buy-drawn = Buy { relic.the } for { $credits }
ee-store-drawn = Store { relic.the } in your hold for free
ee-discard = Discard { $card }
ee-finish = { $step ->
        [travelling] End the travel
        [free-step] Make no free step
        [digging] End the excavation
        [bargaining] End the market action
        [promoting] Promote nobody else
        [commanding] End the command
        [smuggling] End the smuggling
        [surveying] End the survey
        [buying] Buy nothing else
        [sampling] Forgo the sample
        [teleporting] Move nobody else
        [extracting] Take no other relic
        [spreading] Add no other buyer
        [sending-traders] Send no other trader
       *[sending-envoys] Send no other envoy
    }

# The cube comes from a cell of the gallery, because the supply is empty.
ee-with-guard = { $guard ->
        [none] {""}
       *[other] {" "}with the guard { $guard }
    }

## Events

ee-round-began = Round { $round } begins.
ee-turn-began = It is { $seat }’s turn.
ee-order-changed = New turn order: { $order }.
ee-markers-returned = The initiative markers are put back beside the board.
ee-passed = { $seat } passes for the rest of the round.
ee-centre-scored = { $count ->
        [0] Scoring of { centre.the }: no envoy.
       *[other] Scoring of { centre.the }: { $envoys }.
    }
ee-count-of-seat = { $seat } ({ $count })
ee-gallery-line-scored = { $seat } has { amount-samples } in { $line }.
ee-game-ended = { $count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
ee-credits = { $seat } { $change ->
        [down] { $source ->
            [unsold] loses
           *[other] pays
        }
       *[up] gains
    } { $points } { $source ->
        [start] at the start
        [popularity] for the popularity of what is sold
        [buyers] for the interested buyers
        [markets] for a sale on several markets
        [fence] by fencing a relic
        [tile] thanks to a command tile
        [centres] for influence
        [rows] for a row of their gallery
        [columns] for a column of their gallery
        [failure] for a failed action
        [unsold] for unsold relics
        [black_market] on the black market
       *[survey] for a relic of the survey
    }.
ee-hand-answered = { $seat } has decided about the opening hand.
ee-hand-redrawn = { $seat } discards { $cards }.
ee-cards-drafted = { $shown ->
        [yes] { $seat } keeps { $cards }.
       *[no] { $seat } has chosen cards.
    }
ee-packets-passed = { $cards ->
        [one] The packets, of one card each, are passed to the left.
       *[other] The packets, of { $cards } cards each, are passed to the left.
    }
ee-draft-ended = The cards kept join the hands.
ee-card-played = { $seat } plays { $card } for { action.a }.
ee-cards-drawn = { $shown ->
        [yes] { $seat } draws { $cards }.
       *[no] { $seat } draws { action-cards }.
    }
ee-cards-kept = { $shown ->
        [yes] { $seat } keeps { $cards } and discards { $discarded }.
       *[no] { $seat } keeps { action-cards } and discards { $discarded }.
    }
ee-card-discarded = { $seat } discards { $card }.
ee-deck-reshuffled = The discard pile of action cards is shuffled and becomes the deck again.
ee-no-card-left = { $seat } draws nothing: no action card is left.
ee-travel-cards-back = { $seat } gets their travel cards back.
ee-explorer-placed = { $seat } places their third explorer { place.at }.
ee-explorer-moved = { $rule ->
        [EE-GEN-12] { $seat } teleports an explorer { $start } { $to }.
        [EE-FAC-DAL-1] { $seat } makes a free step { $start } { $to }.
       *[other] { $seat } moves an explorer { $start } { $to }.
    }
ee-trader-sent = { $seat } sends a trader to { market.the }{ ee-with-guard }.
ee-envoy-sent = { $seat } sends an envoy to { centre.the }{ ee-with-guard }.
ee-trader-promoted = { $seat } promotes a trader { market.from }, now an envoy { centre.at }.
ee-envoy-recalled = { $seat } recalls an envoy { centre.from } and uses { tile.the }.
ee-sample-taken = { $seat } puts a guard { gallery-cell.at }{ ee-with-guard }.
ee-column-filled = { $seat } completes { gallery-column.the } of their gallery.
ee-marker-taken = { $seat } takes initiative marker { $marker }.
ee-buyer-joined = { $by ->
        [rules] Newcomer { queue.at }: { buyer.a }.
       *[seat] { $seat } adds { buyer.a } to { queue.the }.
    }
ee-buyer-ejected = The first in the queue of market { $market }, { buyer.a }, returns to the buyers board.
ee-buyers-returned = The mothership returns { $buyers } to the buyers board.
ee-buyers-boarded = The mothership welcomes { $buyers } { market.from }.
ee-buyer-missing = There is no { buyer } left for { queue.the }: another card is drawn.
ee-buyer-deck-reshuffled = All buyer cards are shuffled and become the deck again.
ee-relic-discovered = { $seat } discovers { relic.the } { $site }.
ee-relic-bought = { $seat } buys { relic.the } on the black market, to be stored { store.at }.
ee-relic-fenced = { $seat } fences { relic.the }, { pile.under }.
ee-relic-offered = { $seat } offers { relic.the } { market.at }.
ee-relic-sold = { $seat } sells { relic.the } { market.at }.
ee-relics-drawn = { $seat } reveals { $relics }.
ee-drawn-relic-stored = { $paid ->
        [0] { $seat } stores { relic.the } { store.at } for free.
       *[other] { $seat } buys { relic.the }, stored { store.at }.
    }
ee-drawn-relics-returned = The reserve is shuffled with { $relics }.
ee-relic-on-site = New relic { $site }: { relic.a }.
ee-relic-under-pile = New relic { pile.under }: { relic.a }.
ee-pile-turned = On the black market, { relic.the } goes under its pile.
ee-row-card-replaced = { $cube ->
        [yes] { $seat } puts a cube and { $card } into the survey row in place of { $replaced }{ ee-with-guard }.
       *[no] { $seat } puts { $card } into the survey row, without a cube, in place of { $replaced }.
    }
ee-row-cleared = The cards of the survey row are discarded.
ee-row-dealt = New survey row: { $cards }.
ee-cube-back-from-row = { $seat } takes a cube back from the survey row.
ee-tiles-drawn = Command tiles of the three centres: { $tiles }.
ee-tiles-flipped = The command tiles show their yellow face: { $tiles }.
ee-zu-card-flipped = { $seat } turns over { $card }.
ee-zu-card-burnt = { $seat } discards { $card } without effect.
ee-zu-failed = { $seat }’s action fails: { $why }.
ee-zu-turned-to = { $action ->
        [buy] Instead of excavating, { $seat } means to buy on the black market
       *[fence] { $seat } means to fence on the black market
    }: { $why }.
ee-zu-did-without = { $seat } { $part ->
        [colour] discovers no { colour } relic
        [relic] does not buy { relic.the }
        [second] buys no second relic
        [sample] takes no sample of { relic.the }
        [trader] sends no second trader
        [white] adds no white buyer to { queue.the }
        [coloured] adds no coloured buyer to { queue.the }
        [row] discards the card it drew
       *[drawn] reveals no { colour } relic
    }: { $why }.
ee-zu-deck-made = { $carried ->
        [0] Zu’s deck is ready for the round.
        [one] Zu’s deck is ready for the round, with one card already played.
       *[other] Zu’s deck is ready for the round, with { $carried } cards already played.
    }
ee-survey-card-drawn = { $seat } draws { $card } for its survey.
ee-cards-removed = { $shown ->
        [yes] Chance takes { $cards } out of the packet.
       *[no] Chance takes { action-cards } out of the packet.
    }

ee-zu-card = { $type ->
        [F] an Excavate card { $seeks ->
            [popular] for the most popular colour
           *[two] for { $colours }
        }
        [S] a Survey card
        [V] a Sell card
        [Q] a Quick Sale card
        [M] a Market card
       *[C] a Command card for { market }
    }

## What Zu chooses, and by what (its reasons in detail)

ee-zu-dig-colour = { $seat } chooses the colour to excavate: { $chosen }.
    .title = Which colour to excavate?
ee-zu-dig-relic = { $seat } chooses the relic to discover: { $chosen }.
    .title = Which relic to discover?
ee-zu-buy = { $seat } chooses the colour to buy on the black market: { $chosen }.
    .title = Which colour to buy on the black market?
ee-zu-fence = { $seat } chooses what is fenced: { $chosen }.
    .title = What to fence?
ee-zu-market = { $seat } chooses where to send a trader: { $chosen }.
    .title = Where to send a trader?
ee-zu-buyer = { $seat } chooses the colour of the buyer: { $chosen }.
    .title = Which colour for the buyer?
ee-zu-sell = { $seat } chooses the colour to sell: { $chosen }.
    .title = Which colour to sell?
ee-zu-sell-market = { $seat } chooses a market for the sale: { $chosen }.
    .title = On which market to sell?
ee-zu-sell-relic = { $seat } chooses the relic to sell: { $chosen }.
    .title = Which relic to sell?
ee-zu-quick-sale = { $seat } chooses the colour to sell: { $chosen }.
    .title = Which colour to sell?
ee-zu-quick-sale-market = { $seat } chooses the market of the sale: { $chosen }.
    .title = On which market to sell?
ee-zu-survey-buy = { $seat } chooses the relic to buy: { $chosen }.
    .title = Which relic to buy?
ee-zu-survey-site = { $seat } chooses the relic to place on its site: { $chosen }.
    .title = Which relic to place on its site?

ee-zu-by-buyers = Interested buyers, most first
ee-zu-by-container = Relics from the hidden container, as few as possible
ee-zu-by-copies = Copies on the dig sites, fewest first
ee-zu-by-gap = Difference of envoys, smallest first
ee-zu-by-human-relics = Your relics of this colour, fewest first
ee-zu-by-human-sample = A sample that you do not have yet
    .figure = { $figure ->
            [0] yes
           *[other] no
        }
ee-zu-by-influence = Place in the list of influence differences
ee-zu-by-low-popularity = Popularity, lowest first
ee-zu-by-low-value = Value, lowest first
ee-zu-by-markets = Markets to sell on, most first
ee-zu-by-own-relics = Relics of this colour that Zu has, most first
ee-zu-by-few-relics = Relics of this colour that Zu has, fewest first
ee-zu-by-owning = A colour that Zu does not have yet
    .figure = { $figure ->
            [0] yes
           *[other] no
        }
ee-zu-by-place = Place, from left to right from the colour sought
ee-zu-by-popularity = Popularity, highest first
ee-zu-by-rival-traders = Your traders where Zu has one, most first
ee-zu-by-two-possible = Two relics to take rather than one
    .figure = { $figure ->
            [0] yes
           *[other] no
        }
ee-zu-by-value = Value, highest first

## Why Zu leaves something out, turns to another action, or fails

# What a rule leaves out of the choice
ee-why-copy = it has a copy already
ee-why-sample = it has its sample already
ee-why-pile-copy = it has a copy of the visible relic
ee-why-pile-sample = it has the sample of the visible relic
ee-why-empty-pile = the pile is empty
ee-why-price = it has not enough credits
ee-why-no-space = it has no space left
ee-why-bought = it has just bought one
ee-why-one-colour = both are of one colour
ee-why-not-on-sites = the dig sites have no relic of it
ee-why-has-trader = it has a trader there already
ee-why-no-trader = it has no trader there
ee-why-chosen = it has just chosen it
ee-why-no-buyer-left = all buyers of this colour are placed
ee-why-unwanted-there = no buyer there is interested
ee-why-unwanted-at-traders = no buyer is interested where it has a trader
ee-why-unwanted-anywhere = no buyer is interested

# Why it does something else than its card says
ee-why-full = its hold and its hidden container are full
ee-why-hold-full = its hold is full
ee-why-nothing-to-dig = the dig sites have no relic of this colour that it does not have already
ee-why-nothing-of-both = the dig sites have no relic of these colours that it does not have already
ee-why-nothing-to-buy = there is no visible relic that it wants and can pay

# Why it leaves out a part of its action
ee-why-nothing-else-to-buy = no other visible relic suits it
ee-why-no-white-left = all white buyers are placed
ee-why-no-coloured-left = all buyers that it could add are placed
ee-why-row-taken = the survey row has no card without a cube left
ee-why-no-row = there is no survey row in this round
ee-why-empty-reserve = the reserve has none left

# Why its action fails
ee-why-nothing-to-fence = it has no relic to fence
ee-why-traders-everywhere = it has a trader on every market already
ee-why-no-cube = it has no crew cube left
ee-why-nothing-to-sell = it has no relic to sell
ee-why-no-trader-anywhere = it has no trader on any market
ee-why-nothing-wanted = no buyer wants its relics where it has a trader
ee-why-nothing-wanted-anywhere = no buyer on any market wants its relics
ee-why-no-card-left = there is no action card left to draw
ee-why-nothing-to-survey = the survey row has no room for the card, and no relic of this colour is left

## Scoring: where the credits come from

source-start = Starting credits
source-popularity = Sales: popularity
source-buyers = Sales: buyers
source-markets = Sales: several markets
source-fence = Relics fenced
source-tile = Command tiles
source-centres = Command centres
source-rows = Gallery rows
source-columns = Gallery columns
source-failure = Failed actions
source-unsold = Unsold relics
source-black_market = Black-market purchases
source-survey = Survey purchases

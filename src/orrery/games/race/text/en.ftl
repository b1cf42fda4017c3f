### Race for the Galaxy, English. Other files refer to these messages by id; keep ru.ftl in step.

## Words

world = world
development = development
military-world = military world
non-military-world = non-military world
start-world = start world
windfall = windfall
production = production
cost = cost
defense = defense
military = Military
vp = VP
    .long = victory points
power = power
good = good
goods = goods
tableau = tableau
hand = hand
deck = deck
discard-pile = discard pile
bank = VP bank
chips = VP chips
round = round
phase = phase
action-card = action card
bonus = bonus
trade-price = Trade price
duel = duel
first-game = first game

## Kinds of goods

kind-novelty = Novelty
kind-rare = Rare elements
kind-genes = Genes
kind-alien = Alien technology

## Keywords

keyword-alien = Alien
keyword-rebel = Rebel
keyword-imperium = Imperium
keyword-uplift = Uplift
keyword-terraforming = Terraforming

## Phases (Trade is a class of powers inside Consume)

phase-explore = Explore
    .number = I
phase-develop = Develop
    .number = II
phase-settle = Settle
    .number = III
phase-trade = Trade
    .number = $
phase-consume = Consume
    .number = IV
phase-produce = Produce
    .number = V

## Action cards

action-explore-5 = Explore: +5
    .bonus = Draw 5 more cards to choose from.
action-explore-1-1 = Explore: +1, +1
    .bonus = Draw 1 more card and keep 1 more.
action-develop = Develop
    .bonus = Pay 1 card fewer for your development.
action-develop-2 = Develop (second card)
    .bonus = Pay 1 card fewer for your development.
action-settle = Settle
    .bonus = Draw 1 card after placing a world.
action-settle-2 = Settle (second card)
    .bonus = Draw 1 card after placing a world.
action-consume-trade = Consume: Trade
    .bonus = First sell 1 good: discard it and draw cards equal to its Trade price. Your Trade powers add to it.
action-consume-2x = Consume: 2x VPs
    .bonus = Your Consume powers give twice the VP. Cards discarded from your hand are not doubled.
action-produce = Produce
    .bonus = Produce a good on one of your empty windfall worlds.

## Cards: start worlds

card-old-earth = Old Earth
card-epsilon-eridani = Epsilon Eridani
card-alpha-centauri = Alpha Centauri
card-new-sparta = New Sparta
card-earths-lost-colony = Earth's Lost Colony

## Cards: other worlds

card-alien-robot-scout-ship = Alien Robot Scout Ship
card-alien-robot-sentry = Alien Robot Sentry
card-alien-robotic-factory = Alien Robotic Factory
card-alien-rosetta-stone-world = Alien Rosetta Stone World
card-aquatic-uplift-race = Aquatic Uplift Race
card-artist-colony = Artist Colony
card-asteroid-belt = Asteroid Belt
card-avian-uplift-race = Avian Uplift Race
card-bio-hazard-mining-world = Bio-Hazard Mining World
card-black-market-trading-world = Black Market Trading World
card-blaster-gem-mines = Blaster Gem Mines
card-comet-zone = Comet Zone
card-deserted-alien-colony = Deserted Alien Colony
card-deserted-alien-library = Deserted Alien Library
card-deserted-alien-outpost = Deserted Alien Outpost
card-destroyed-world = Destroyed World
card-distant-world = Distant World
card-empath-world = Empath World
card-expanding-colony = Expanding Colony
card-former-penal-colony = Former Penal Colony
card-galactic-engineers = Galactic Engineers
card-galactic-resort = Galactic Resort
card-galactic-trendsetters = Galactic Trendsetters
card-gambling-world = Gambling World
card-gem-world = Gem World
card-imperium-armaments-world = Imperium Armaments World
card-lost-alien-battle-fleet = Lost Alien Battle Fleet
card-lost-alien-warship = Lost Alien Warship
card-lost-species-ark-world = Lost Species Ark World
card-malevolent-lifeforms = Malevolent Lifeforms
card-merchant-world = Merchant World
card-mining-world = Mining World
card-new-earth = New Earth
card-new-survivalists = New Survivalists
card-new-vinland = New Vinland
card-outlaw-world = Outlaw World
card-pilgrimage-world = Pilgrimage World
card-pirate-world = Pirate World
card-plague-world = Plague World
card-pre-sentient-race = Pre-Sentient Race
card-prosperous-world = Prosperous World
card-radioactive-world = Radioactive World
card-rebel-base = Rebel Base
card-rebel-fuel-cache = Rebel Fuel Cache
card-rebel-homeworld = Rebel Homeworld
card-rebel-miners = Rebel Miners
card-rebel-outpost = Rebel Outpost
card-rebel-underground = Rebel Underground
card-rebel-warrior-race = Rebel Warrior Race
card-refugee-world = Refugee World
card-reptilian-uplift-race = Reptilian Uplift Race
card-runaway-robots = Runaway Robots
card-secluded-world = Secluded World
card-space-port = Space Port
card-spice-world = Spice World
card-star-nomad-lair = Star Nomad Lair
card-terraformed-world = Terraformed World
card-the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
card-tourist-world = Tourist World

## Cards: developments

card-colony-ship = Colony Ship
card-consumer-markets = Consumer Markets
card-contact-specialist = Contact Specialist
card-deficit-spending = Deficit Spending
card-diversified-economy = Diversified Economy
card-drop-ships = Drop Ships
card-expedition-force = Expedition Force
card-export-duties = Export Duties
card-genetics-lab = Genetics Lab
card-interstellar-bank = Interstellar Bank
card-investment-credits = Investment Credits
card-mining-conglomerate = Mining Conglomerate
card-mining-robots = Mining Robots
card-new-military-tactics = New Military Tactics
card-public-works = Public Works
card-replicant-robots = Replicant Robots
card-research-labs = Research Labs
card-space-marines = Space Marines
card-terraforming-robots = Terraforming Robots

## Cards: developments of cost 6

card-alien-tech-institute = Alien Tech Institute
card-free-trade-association = Free Trade Association
card-galactic-federation = Galactic Federation
card-galactic-imperium = Galactic Imperium
card-galactic-renaissance = Galactic Renaissance
card-galactic-survey-seti = Galactic Survey: SETI
card-merchant-guild = Merchant Guild
card-mining-league = Mining League
card-new-economy = New Economy
card-new-galactic-order = New Galactic Order
card-pan-galactic-league = Pan-Galactic League
card-trade-league = Trade League

## Powers: Explore

# $amount: how many cards more
power-explore-draw = { $amount ->
        [one] Draw { $amount } more card to choose from.
       *[other] Draw { $amount } more cards to choose from.
    }
    .short = draw { $amount } more
power-explore-keep = { $amount ->
        [one] Keep { $amount } more card.
       *[other] Keep { $amount } more cards.
    }
    .short = keep { $amount } more

## Powers: Develop

# $amount: cards drawn, or cards fewer to pay
power-draw-at-phase-start = { $amount ->
        [one] At the start of the phase, draw { $amount } card.
       *[other] At the start of the phase, draw { $amount } cards.
    }
    .short = draw { $amount } at the start
power-reduce-cost-develop = { $amount ->
        [one] Pay { $amount } card fewer for a development.
       *[other] Pay { $amount } cards fewer for a development.
    }
    .short = developments: { $amount } cheaper
power-draw-after-placing-develop = { $amount ->
        [one] After placing a development, draw { $amount } card.
       *[other] After placing a development, draw { $amount } cards.
    }
    .short = after developing, draw { $amount }

## Powers: Settle

# $amount: cards fewer, cards drawn, or Military; $kinds: translated kinds of goods
power-reduce-cost-settle = { $amount ->
        [one] Pay { $amount } card fewer for a world.
       *[other] Pay { $amount } cards fewer for a world.
    }
    .short = worlds: { $amount } cheaper
power-reduce-cost-kind = { $amount ->
        [one] Pay { $amount } card fewer for { $kinds } worlds.
       *[other] Pay { $amount } cards fewer for { $kinds } worlds.
    }
    .short = { $kinds } worlds: { $amount } cheaper
power-draw-after-placing-settle = { $amount ->
        [one] After placing a world, draw { $amount } card.
       *[other] After placing a world, draw { $amount } cards.
    }
    .short = after settling, draw { $amount }
power-military = +{ $amount } Military.
    .short = +{ $amount } Military
power-military-minus = −{ $amount } Military.
    .short = −{ $amount } Military
power-military-kind = +{ $amount } Military against { $kinds } military worlds.
    .short = +{ $amount } Military against { $kinds }
power-military-rebel = +{ $amount } Military against Rebel military worlds.
    .short = +{ $amount } Military against Rebels
power-temporary-military = You may discard this card from your tableau: +{ $amount } Military until the end of the phase.
    .short = give up: +{ $amount } Military
power-zero-cost = You may discard this card from your tableau: the world you pay for costs 0. Not for { $kinds } worlds.
    .short = give up: a world for 0, not { $kinds }
# $amount: cards fewer than the defense
power-pay-for-military = You may pay for a military world instead of conquering it. It costs its defense minus { $amount }. Not for { $kinds } worlds.
    .short = pay for a military world, { $amount } cheaper; not { $kinds }

## Powers: Trade

# $amount: cards more on a sale
power-trade-any = { $amount ->
        [one] Draw { $amount } more card when you sell a good.
       *[other] Draw { $amount } more cards when you sell a good.
    }
    .short = any good: +{ $amount } on a sale
power-trade-kind = { $amount ->
        [one] Draw { $amount } more card when you sell any { $kinds } good.
       *[other] Draw { $amount } more cards when you sell any { $kinds } good.
    }
    .short = { $kinds }: +{ $amount } on a sale
power-trade-this-world = { $amount ->
        [one] Draw { $amount } more card when you sell the good of this world.
       *[other] Draw { $amount } more cards when you sell the good of this world.
    }
    .short = its own good: +{ $amount } on a sale

## Powers: Consume

# The reward of the consume powers below, which hand on $vp and $cards (either may be 0)
reward-consume = { $vp ->
        [0] { $cards ->
            [one] draw { $cards } card
           *[other] draw { $cards } cards
        }
       *[other] { $cards ->
            [0] gain { $vp } VP
            [one] gain { $vp } VP and draw { $cards } card
           *[other] gain { $vp } VP and draw { $cards } cards
        }
    }
    .short = { $vp ->
        [0] { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
       *[other] { $cards ->
            [0] { $vp } VP
            [one] { $vp } VP, { $cards } card
           *[other] { $vp } VP, { $cards } cards
        }
    }
# $goods: goods given at once
power-consume-goods = { $goods ->
        [one] Discard { $goods } good: { reward-consume }.
       *[other] Discard { $goods } goods: { reward-consume }.
    }
    .short = { $goods ->
            [one] { $goods } good → { reward-consume.short }
           *[other] { $goods } goods → { reward-consume.short }
        }
power-consume-kind = { $goods ->
        [one] Discard { $goods } { $kinds } good: { reward-consume }.
       *[other] Discard { $goods } { $kinds } goods: { reward-consume }.
    }
    .short = { $goods } { $kinds } → { reward-consume.short }
power-consume-different-kinds = Discard { $goods } goods of { $goods } different kinds: { reward-consume }.
    .short = { $goods } different goods → { reward-consume.short }
# $uses: how many goods at most
power-consume-up-to = Discard as many goods as you can, up to { $uses }. For each, { reward-consume }.
    .short = up to { $uses } goods, each → { reward-consume.short }
power-consume-up-to-kind = Discard as many { $kinds } goods as you can, up to { $uses }. For each, { reward-consume }.
    .short = up to { $uses } { $kinds }, each → { reward-consume.short }
power-consume-all = Discard all your goods: gain as many VP as goods, minus 1.
    .short = all goods → as many VP, minus 1
power-sell-good = Sell 1 good: discard it and draw cards equal to its Trade price. Your Trade powers do not count.
    .short = sell 1 good, no Trade powers
power-sell-good-with-trade-powers = Sell 1 good: discard it and draw cards equal to its Trade price. Your Trade powers count.
    .short = sell 1 good, Trade powers count
power-lucky-draw = Name a number from 1 to 7 and turn up the top card of the deck. If its cost or defense is that number, take it into your hand; if not, discard it.
    .short = name a number, win the card
# $cards: how many cards at most; $vp: points for each
power-discard-hand = You may discard up to { $cards } cards from your hand. For each, gain { $vp } VP. This is never doubled.
    .short = up to { $cards } hand cards, each → { $vp } VP

## Powers: Consume and Produce

power-draw = { $amount ->
        [one] Draw { $amount } card.
       *[other] Draw { $amount } cards.
    }
    .short = draw { $amount }

## Powers: Produce

power-produce-here = Produce a good on this world.
    .short = produces here
power-produce-windfall = Produce a good on one of your empty windfall worlds.
    .short = fills a windfall world
power-produce-windfall-kind = Produce a good on one of your empty { $kinds } windfall worlds.
    .short = fills a { $kinds } windfall
power-draw-if-produced-here = { $amount ->
        [one] If a good was produced on this world, draw { $amount } card.
       *[other] If a good was produced on this world, draw { $amount } cards.
    }
    .short = if it produces, draw { $amount }
power-draw-per-good-produced = { $amount ->
        [one] Draw { $amount } card for each { $kinds } good that you produced in this phase.
       *[other] Draw { $amount } cards for each { $kinds } good that you produced in this phase.
    }
    .short = draw { $amount } for each { $kinds } made
power-draw-per-kind-produced = { $amount ->
        [one] Draw { $amount } card for each different kind of good that you produced in this phase.
       *[other] Draw { $amount } cards for each different kind of good that you produced in this phase.
    }
    .short = draw { $amount } for each kind made
power-draw-per-world = { $amount ->
        [one] Draw { $amount } card for each of your { $kinds } worlds.
       *[other] Draw { $amount } cards for each of your { $kinds } worlds.
    }
    .short = draw { $amount } for each { $kinds } world
power-draw-if-most-produced = { $amount ->
        [one] Draw { $amount } card if you produced more { $kinds } goods in this phase than every other player.
       *[other] Draw { $amount } cards if you produced more { $kinds } goods in this phase than every other player.
    }
    .short = most { $kinds } made: draw { $amount }

## Scoring of the cost-6 developments

# $vp: points for each; $kinds, $phase and $card: translated names; "other": not counted by a line above
scoring-production-world = { $vp } VP for each { $kinds } production world.
scoring-windfall-world = { $vp } VP for each { $kinds } windfall world.
scoring-rebel-world = { $vp } VP for each Rebel military world.
scoring-world-with-power = { $vp } VP for each world with any { $phase } power.
scoring-development-with-power = { $vp } VP for each development with any { $phase } power, this card included.
scoring-development-of-cost = { $vp } VP for each development of cost { $cost }, this card included.
scoring-other-alien-card = { $vp } VP for each other card with the keyword Alien, this card included.
scoring-other-development = { $vp } VP for each other development.
scoring-other-military-world = { $vp } VP for each other military world.
scoring-other-world = { $vp } VP for each other world.
scoring-card = { $vp } VP for { $card }.
# $chips: how many points in chips count once
scoring-vp-chips = { $vp } VP for every full { $chips } VP in your chips.
scoring-total-military = { $vp } VP for each point of your general Military. Minuses count; temporary and special Military do not.

## The game, and which names its ids have

game-name = Race for the Galaxy
# Prefixes of the messages that name things by their canonical text
names = card action phase kind way
# Events that tell what moved chances and points only where nothing else happened
routine = opened chose explored kept drew laid limited reshuffled

## Statistics over many matches

trait-start = start world

## Figures over the match

figure-score = Points
figure-chips = VP chips
figure-tableau = Tableau
figure-military = Military
figure-hand = Hand
figure-goods = Goods

## Questions

ask-opening = { $least ->
        [one] Discard { $least } card from your opening hand
       *[other] Discard { $least } cards from your opening hand
    }
ask-action = Choose an action card
ask-actions = Choose { $least } action cards
# $keep: how many cards to keep of $drawn
ask-keep = { $keep ->
        [one] Keep { $keep } card of the { $drawn } you drew
       *[other] Keep { $keep } cards of the { $drawn } you drew
    }
ask-develop = Develop: lay out a development, or none
ask-settle = Settle: lay out a world, or none
ask-how = { $price ->
        [one] How do you place { $card }? Paying costs { $price } card
       *[other] How do you place { $card }? Paying costs { $price } cards
    }
ask-pay = { $price ->
        [one] Pay for { $card } with { $price } card
       *[other] Pay for { $card } with { $price } cards
    }
ask-sell = Sell the good of which world?
ask-consume = Which Consume power do you use now?
ask-goods = { $least ->
        [one] { $power }: discard { $least } good; choose its world
       *[other] { $power }: discard { $least } goods; choose their worlds
    }
ask-lucky = Name a number; if the top card costs that many, it is yours
ask-hand = { $most ->
        [one] { $power }: discard up to { $most } card for VP
       *[other] { $power }: discard up to { $most } cards for VP
    }
ask-windfall = Which windfall world gets a good?
ask-limit = { $least ->
        [one] Hand limit of 10: discard { $least } card
       *[other] Hand limit of 10: discard { $least } cards
    }

## Ways to place a world

way-conquer = conquer it
way-conquer-tactics = conquer it, giving up New Military Tactics
way-pay = pay for it
way-pay-tactics = pay for it, and give up New Military Tactics all the same
way-pay-ship = give up Colony Ship instead of paying
way-pay-ship-tactics = give up Colony Ship instead of paying, and New Military Tactics all the same
# $power fills $world
option-windfall = { $power } → { $world }
option-windfall-bonus = Produce bonus → { $world }
# A Consume power that shares its card with another one: $card
option-power-goods = { $card }: discard goods
option-power-all = { $card }: discard all goods
option-power-sell = { $card }: sell a good
option-power-draw = { $card }: draw
option-power-lucky = { $card }: lucky draw
option-power-hand = { $card }: discard cards

## What happened ($seat is a name, with a colon after it)

event-opened = { $seat-is ->
    [you] You choose your opening hand
   *[seat] { $seat } chooses an opening hand
}
event-round = Round { $round }
event-chose = { $seat-is ->
    [you] You choose
   *[seat] { $seat } chooses
} { $actions }
event-phase = Phase { $phase }
event-explored = { $seat-is ->
    [you] You look at
   *[seat] { $seat } looks at
} { $cards-count ->
    [0] { told-cards }
   *[other] { told-cards }: { $cards }
}
event-kept = { $seat-is ->
    [you] You keep
   *[seat] { $seat } keeps
} { $cards-count ->
    [0] { told-cards }
   *[other] { $cards }
}
event-drew = { $seat-is ->
    [you] You draw
   *[seat] { $seat } draws
} { $cards-count ->
    [0] { told-cards }
   *[other] { $cards }
}
event-laid = { $card ->
    [none] { $seat-is ->
        [you] You lay out nothing
       *[seat] { $seat } lays out nothing
    }
   *[other] { $seat-is ->
        [you] You lay out { $card }
       *[seat] { $seat } lays out { $card }
    }
}
event-developed = { $seat-is ->
    [you] You develop
   *[seat] { $seat } develops
} { $card } { told-price }
event-settled = { $way-is ->
    [conquer] { $seat-is ->
        [you] You conquer { $card }
       *[seat] { $seat } conquers { $card }
    }
    [conquer-tactics] { $seat-is ->
        [you] You conquer { $card } and give up New Military Tactics for it
       *[seat] { $seat } conquers { $card } and gives up New Military Tactics for it
    }
    [pay-ship] { $seat-is ->
        [you] You settle { $card } and give up Colony Ship for it
       *[seat] { $seat } settles { $card } and gives up Colony Ship for it
    }
    [pay-ship-tactics] { $seat-is ->
        [you] You settle { $card } and give up Colony Ship and New Military Tactics for it
       *[seat] { $seat } settles { $card } and gives up Colony Ship and New Military Tactics for it
    }
    [pay-tactics] { $seat-is ->
        [you] You settle { $card } { told-price } and give up New Military Tactics
       *[seat] { $seat } settles { $card } { told-price } and gives up New Military Tactics
    }
   *[pay] { $seat-is ->
        [you] You settle { $card } { told-price }
       *[seat] { $seat } settles { $card } { told-price }
    }
}
event-gave-up = { $seat-is ->
    [you] You give up
   *[seat] { $seat } gives up
} { $card }
event-good = { $seat-is ->
    [you] You get a good on { $card }
   *[seat] { $seat } gets a good on { $card }
}
event-sold = { $seat-is ->
    [you] You sell
   *[seat] { $seat } sells
} the good of { $card } for { $price ->
    [one] { $price } card
   *[other] { $price } cards
}
event-consumed = { $seat-is ->
    [you] You use
   *[seat] { $seat } uses
} { $power }: { $cards-count ->
    [1] the good
   *[other] the goods
} of { $cards }{ $points ->
    [0] {""}
   *[other] {" "}for { $points } VP
}
event-cashed = { $seat-is ->
    [you] You use { $power } and discard
   *[seat] { $seat } uses { $power } and discards
} { told-cards } for VP
event-lucky = { $seat-is ->
    [you] You name { $number }
   *[seat] { $seat } names { $number }
}: { $won ->
    [true] { $card } is turned over and won
   *[false] { $card } is turned over and lost
}
event-limited = { $seat-is ->
    [you] You discard
   *[seat] { $seat } discards
} { $cards-count ->
    [0] { told-cards }
   *[other] { told-cards } ({ $cards })
} down to the limit
event-reshuffled = { $count ->
        [one] The discard pile becomes the deck ({ $count } card)
       *[other] The discard pile becomes the deck ({ $count } cards)
    }
event-ended = The game ends after round { $round }{ $tableau ->
    [true] { $chips ->
        [true] {": "}twelve cards or more lie in a tableau, and the bank is empty
       *[false] {": "}twelve cards or more lie in a tableau
    }
    [false] {": "}the bank is empty
   *[untold] {""}
}
told-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
told-price = { $count ->
    [0] for nothing
   *[other] for { $cards-count ->
        [0] { told-cards }
       *[other] { told-cards } ({ $cards })
    }
}

## Why not?

why-must = You must choose here.
why-not-drawn = Only cards drawn in this phase can be kept or discarded.
why-not-a-development = This is a world; only developments are placed now.
why-not-a-world = This is a development; only worlds are placed now.
why-already-placed = You have this development already.
why-too-dear = { $cards ->
        [one] It would cost { $price }, and { $cards } card would be left to pay with.
       *[other] It would cost { $price }, and { $cards } cards would be left to pay with.
    }
why-too-weak = Its defense is { $defense }, your Military against it { $military }.
why-alien-not-for-pay = Alien worlds cannot be paid for; its defense is { $defense }, your Military against it { $military }.
why-no-such-card = You have no card that allows this for this world.
why-not-military = It is not a military world; it is paid for.
why-conquest-only = It is a military world, and you have no power to pay for it.
why-power-used = This power has been used in this phase.
why-no-fitting-goods = You have not enough goods that it can take.
why-wrong-kind = { $power } does not take goods of this kind.
why-has-good = There is a good on it already.
why-second-needs-first = The second Develop or Settle card is chosen only together with the first.
why-kinds-differ = The goods must all be of different kinds.

## Errors

error-race-duel = The duel is for 2 seats, not { $seats }.
# $where: a place in the document of the position
error-position-card = Position, { $where }: there is no card “{ $card }”.
error-position-twice = Position, { $where }: { $card } lies elsewhere already.
error-position-too-many = { $count ->
        [one] Position, { $where }: { $count } more card is wanted, { $left } left.
       *[other] Position, { $where }: { $count } more cards are wanted, { $left } left.
    }
error-position-duel = Position: the duel is for 2 seats.
error-position-good-nowhere = Position: seat { $seat } has no { $card } to hold a good.
error-position-conservation = { $count ->
        [one] Position: expected each of the 114 cards once, found { $count } card.
       *[other] Position: expected each of the 114 cards once, found { $count } cards.
    }
error-position-chips = Position: expected { $total } points in chips and bank together, found { $points }.
error-position-order = Position: expected all seats in an order.
error-position-unnamed = Position, { $where }: expected cards by name, not a number of them.
error-position-actions = Position: seat { $seat } cannot have { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    } now.
error-position-pair = Position: seat { $seat } has the second Develop or Settle card without the first.
error-position-bank = Position: the bank is empty only from the Consume phase on.
error-position-call = Position: no action card calls this phase.
error-position-deck = Position: a deck has no order until it is drawn from.
error-position-fewer = Position, { $where }: there cannot be fewer than 0 cards.
error-position-known = Position: a discard is known to all, to one seat or to nobody, { $card } to others.
error-position-opened = Position: before the first round there are start worlds and hands, and nothing else.
error-position-round = Position: rounds are counted from 1, and the opening comes before.
error-position-tableau = Position: no tableau can have more than { $most } cards now.
error-position-two-goods = Position: { $card } of seat { $seat } holds a good already.
error-position-used = Position: powers are used once, and by whose turn it is. Expected some of: { $known }.
error-position-windfall = Position: there is nothing to fill windfall worlds with, or none to fill.
error-position-yes-or-no = Position: { $entry } must be true or false.
error-position-again = Position: only the second Develop or Settle phase of a duel comes again.
error-position-at = Position: “at” is no place in the order of players.
error-position-drawn = Position: drawn cards lie apart only while somebody chooses which to keep.
error-position-early = Position: action cards lie open only once they are revealed.
error-position-laid = Position: a card is laid out that cannot be placed now.
error-position-negative = Position: nobody can have fewer than 0 points.
error-position-opening = Position: every opening hand has 6 cards.
error-position-produced = Position: goods produced are given as 5 numbers a seat.
error-position-copies = Position: seat { $seat } has { $card } twice in the tableau.
error-position-good = Position: { $card } of seat { $seat } cannot hold a good.
error-position-hand = { $count ->
        [one] Position: seat { $seat } holds { $count } card at the start of a round; expected { $limit } at most.
       *[other] Position: seat { $seat } holds { $count } cards at the start of a round; expected { $limit } at most.
    }

## The table in a terminal

means-price = { $count ->
    [0] costs nothing
    [one] costs { $count } card
   *[other] costs { $count } cards
}
means-strength = Military { $strength } against { $defense }
means-sale = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
means-yield = { $goods ->
    [0] no goods
    [one] { $goods } good
   *[other] { $goods } goods
} → { $points } VP, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
means-explore-5 = see { $draw }, keep { $keep }
means-explore-1-1 = see { $draw }, keep { $keep }
means-develop = { $cards ->
    [0] nothing in hand that you could develop now
    [one] { $cards } card in hand that you could develop now
   *[other] { $cards } cards in hand that you could develop now
}
means-settle = { $cards ->
    [0] nothing in hand that you could settle now
    [one] { $cards } card in hand that you could settle now
   *[other] { $cards } cards in hand that you could settle now
}
means-consume-trade = { $price ->
    [0] no good to sell
    [one] the dearest good sells for { $price } card
   *[other] the dearest good sells for { $price } cards
}
means-consume-2x = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}, { $powers ->
    [one] { $powers } power
   *[other] { $powers } powers
}
means-produce = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}, { $windfalls ->
    [one] { $windfalls } empty windfall world
   *[other] { $windfalls } empty windfall worlds
}
legend-grey = world without a good
legend-trade = Trade powers
table-round = Round { $round }
table-opening = Opening hands
table-over = Game over
table-bank = bank { $points } VP
table-deck = deck { $cards }
table-discard = discards { $cards }
table-hand = hand { $cards }
table-score = { $points } VP
table-chips = chips { $points }
table-military = Military { $amount }
table-cards = { $cards } of 12 cards
table-your-hand = Your hand
table-drawn = Drawn: choose what to keep
table-lays = lays out { $card }
table-good = good
table-world-windfall = windfall world
table-world-production = production world
table-military-world = military world
table-printed = printed { $points }

## The board in the browser

race-you = You
race-your-tableau = Your tableau
race-tableau-of = Tableau of { $name }
race-look-at = Show this tableau large
race-back-to-mine = Back to mine
race-back = Back
race-tableau = Tableau
race-drawn-short = Drawn
# $count: cards drawn; $keep: how many of them are kept
race-drawn-of = You drew { $count } · keep { $keep }
race-hand-of = Your hand · { $count }
race-windfall-of = windfall: { $kind }
race-play-it = Play it
race-brings = Brings
race-then = Then
race-it-is = It is
# $costs: "pay 2 cards", "conquer with +3 against 2"
race-play-now = this round: { $costs }
race-play-later = not this round: { $costs }
race-play-not-yet = not yet: { $costs }
race-play-twice = never: it lies in your tableau already
race-brings-good = 1 { $kind } good (sells for { $cards })
race-brings-source = makes { $kind } (sells for { $cards })
race-point-action = Point at an action to read what it brings you, and what all others get from it.
race-point-card = Point at a card to read what it takes and what it brings.
race-point-tableau = Point at a card of your tableau to read what it brings.
race-do-keep-one = Keep { $card }
race-warn-nothing-develop = You could place a development.
race-warn-nothing-settle = You could place a world.
race-warn-nothing = The phase ends for you without it.
race-warn-bonus = Place nothing in the phase that you called?
race-warn-bonus-develop = Its bonus is yours alone, 1 card cheaper, and is lost.
race-warn-bonus-settle = Its bonus is yours alone, a card drawn after placing, and is lost.
race-slot = slot { $number }
race-slots = { $count } of { $most }
race-slots-with = { $count } of { $most } with { $card }
race-military = Military { $amount }
race-military-against = { $amount } vs. { $what }
race-military-help = Military is what you conquer red worlds with. It is not used up.
race-laid-out = laid out
race-lays = lays out { $card }
race-hand = Hand
race-hands = Hands
race-by-use = Sort by use
race-drawn = Drawn: choose what to keep
race-hand-empty = Your hand is empty.
race-hands-hidden = Hands are open when the match is over.
race-chosen = chosen
race-not-now = not now
race-with-good = with a good
race-cost = cost { $number }
race-defense = defense { $number }
race-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
race-points-vary = points vary
race-no-powers = No powers: it counts for its points, its kind and its place in the tableau.
race-at-the-end = At the end of the game
race-worth-now = { $points } VP now
race-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The board: figures of a seat and the supply

race-figure-tableau = Cards in the tableau
race-figure-military = Military
race-figure-chips = Points in chips
race-figure-hand = Cards in hand
race-figure-goods = Goods
race-supply = Shared supply
race-supply-chips = Point chips left
race-supply-deck = Deck
race-supply-discards = Discards
race-supply-of = { $left } of { $all }

## The board: action cards

race-action-short-explore-5 = Explore +5
race-action-short-explore-1-1 = Explore +1 +1
race-action-short-develop = Develop
race-action-short-develop-2 = Develop again
race-action-short-settle = Settle
race-action-short-settle-2 = Settle again
race-action-short-consume-trade = Trade
race-action-short-consume-2x = Consume 2×
race-action-short-produce = Produce
race-for-you = You:
race-for-all = All:
race-all-explore = draw 2 cards, keep 1.
race-all-develop = may place 1 development.
race-all-settle = may place 1 world.
race-all-consume = turn goods into points and cards.
race-all-produce = goods on production worlds.
race-look-explore = draw { $draw }, keep { $keep }.
race-look-develop = 1 card cheaper; { $count ->
        [0] none fits now.
        [one] { $count } card fits now.
       *[other] { $count } cards fit now.
    }
race-look-settle = draw 1 after placing; { $count ->
        [0] none fits.
        [one] { $count } world fits.
       *[other] { $count } worlds fit.
    }
race-look-trade = { $cards ->
        [0] sell a good first, if you had one.
        [one] sell a good first, for { $cards } card.
       *[other] sell a good first, for up to { $cards } cards.
    }
race-look-double = { $goods ->
        [0] points twice; you have no goods.
        [one] points twice; { $goods } good, { $powers ->
            [one] { $powers } power.
           *[other] { $powers } powers.
        }
       *[other] points twice; { $goods } goods, { $powers ->
            [one] { $powers } power.
           *[other] { $powers } powers.
        }
    }
race-look-produce = { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }, { $windfalls ->
        [0] no windfall world to fill.
       *[other] and 1 on a windfall world.
    }

## The board: choosing and paying

race-pay-badge = pay { $price }
race-badge-cards = { $cards ->
        [one] +{ $cards } card
       *[other] +{ $cards } cards
    }
race-badge-points = +{ $points } VP
race-badge-both = { $cards ->
        [one] +{ $points } VP, +{ $cards } card
       *[other] +{ $points } VP, +{ $cards } cards
    }
race-badge-conquer = conquer
race-badge-free = free
race-bonus = Bonus
race-part-goods = Discard goods
race-part-all = Discard all goods
race-part-sell = Sell a good
race-part-draw = Draw
race-part-lucky = Lucky draw
race-part-hand = Discard cards
race-bill-cost = cost
race-bill-defense = defense
race-bill-bonus = Bonus of { $action }
race-bill-floor = Never below 0
race-bill-total = To pay, exactly
race-bill-strength = Your Military
race-bill-against = { $strength } against { $defense }
race-after = After this: { $list }.
race-after-hand = hand { $count }
race-after-tableau = tableau { $count } of { $most }
race-after-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
race-after-vary = points by what you have at the end
race-after-good = a good on it
race-after-draw = { $count ->
        [one] you draw { $count } card
       *[other] you draw { $count } cards
    }
race-points-for-cards = That gives { $points } VP.
race-way-free = No cards from your hand.
race-way-pay = { $count ->
        [0] It costs you nothing.
        [one] { $count } card from your hand.
       *[other] { $count } cards from your hand.
    }
race-place-none = Place nothing
race-place-none-text = Keep your cards.
race-use-none = Stop consuming
race-use-none-text = What is left may be left unused.
race-or = , or{" "}
race-conquer-with = conquer with { $strength } against { $defense }
race-pay-with = { $count ->
        [0] free
        [one] pay { $count } card
       *[other] pay { $count } cards
    }
race-free-with-ship = give up Colony Ship
race-sale = { $cards ->
        [one] { $kind }: draw { $cards } card
       *[other] { $kind }: draw { $cards } cards
    }
race-gain-points = gain { $points } VP
race-draw-cards = { $cards ->
        [one] draw { $cards } card
       *[other] draw { $cards } cards
    }
race-points-and-cards = { $cards ->
        [one] gain { $points } VP, draw { $cards } card
       *[other] gain { $points } VP, draw { $cards } cards
    }
race-for-goods = { $goods ->
        [one] { $goods } good: { $reward }
       *[other] { $goods } goods: { $reward }
    }
race-luck-number = { $number }: { $count } of { $all } unseen cards
race-luck-help = How many of the { $all } cards that you have not seen bear each number.
race-do-pay = { $count ->
        [one] Pay { $count } card for { $card }
       *[other] Pay { $count } cards for { $card }
    }
race-do-keep = { $count ->
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }
race-do-discard = { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
race-do-cash = { $count ->
        [0] Discard nothing
        [one] Discard { $count } card for { $points } VP
       *[other] Discard { $count } cards for { $points } VP
    }
race-do-action = Choose { $action }
race-do-actions = Choose { $actions }
race-do-lay = Lay out { $card }
race-do-sell = { $cards ->
        [one] Sell for { $cards } card
       *[other] Sell for { $cards } cards
    }
race-do-use = Use { $card }
race-do-goods = { $count ->
        [one] Discard { $count } good
       *[other] Discard { $count } goods
    }
race-do-produce = Produce there
race-kicker-opening = opening hand
race-kicker-action = actions
race-kicker-actions = actions
race-kicker-limit = end of the round
race-help-opening = What you discard stays hidden from the others.
race-help-action = All choices are revealed together.
race-help-actions = All choices are revealed together. The second card of an action means: that phase twice.
race-help-keep = What you do not keep is discarded unseen.
race-help-develop = A development of your hand; you pay afterwards.
race-help-settle = A world of your hand; you pay or conquer afterwards.
race-help-pay = Other cards than those proposed: tap them. What you discard stays hidden.
race-help-how = It must be placed now; only the way is open.
race-help-sell = A world with a good.
race-help-consume = The order is yours; what must be used, will be.
race-help-goods = Goods on your worlds.
race-help-hand = Up to so many, or none.
race-help-windfall = Each world holds one good at most.
race-help-limit = Other cards than those proposed: tap them.

## The board: the end

race-recap = What everybody made of it
race-recap-label = Round { $round } is over
race-recap-on = On to round { $round }
race-recap-goods = { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
race-recap-sold = { $cards ->
        [one] a sale for { $cards } card
       *[other] a sale for { $cards } cards
    }
race-recap-drawn = { $count ->
        [one] { $count } card drawn
       *[other] { $count } cards drawn
    }
race-recap-nothing = nothing
race-result = Where the points come from
race-player = Player
race-score-chips = Chips
race-score-printed = Cards
race-score-six = Cost 6
race-score-all = Total
race-sixes = What the cost-6 developments counted
race-from-military = Military
race-from-chips = Point chips
race-tie = { $name }: { $count } cards in hand and goods together.

## The guided first game

race-tip-welcome = Twelve places to fill
race-tip-welcome-text = These are the places of your tableau. The game ends after the round in which somebody has 12 cards here, or the last point chip is taken. The most points win.
race-tip-cards = A card is three things
race-tip-cards-text = Place it as a world or a development. Or discard it as money for another card. Or it lies face down on a world as a good. So every card is useful, even those you will never place.
race-tip-cost = What it costs
race-tip-cost-text = Top left. A circle is a world, a square on its corner a development; you pay so many other cards. A filled circle makes goods, a halo brings one good at once. A red number cannot be paid: it is conquered with Military.
race-tip-points = What it is worth
race-tip-points-text = Top right: points at the end of the game. A question mark counts what you have then; hold the pointer on the card, or press long, and it tells you.
race-tip-phases = When it helps you
race-tip-phases-text = The Roman numerals are the phases in which the card helps you, from the phase after you placed it. Hold the pointer on a card, or press long, to read everything in words.
race-tip-action = Choose a phase
race-tip-action-text = Everybody picks one card in secret. Each phase that somebody picked happens for everybody, but only who picked it has the bonus. So think: what will the others do that helps me as well?
race-tip-keep = Explore
race-tip-keep-text = These are the cards you drew. Keep what fits your plan or what you can afford soon; the rest is discarded unseen.
race-tip-develop = Develop
race-tip-develop-text = You may place one development. Its powers work for the rest of the game. Cards that you cannot place now say why.
race-tip-settle = Settle
race-tip-settle-text = You may place one world. Worlds bring goods, points and powers. You pay in the next step.
race-tip-pay = Pay with cards
race-tip-pay-text = Tap the cards in your hand that you give away. The bill shows what lowers the price. Give away what you would hardly ever place.
race-tip-military = A red number
race-tip-military-text = This world is conquered: your Military must be at least this number, and you pay nothing. Your Military stands above your tableau.
race-tip-goods = A good
race-tip-goods-text = This card lies face down on a world as a good of its colour. In Consume it becomes points or cards. A world holds one good at most.
race-tip-sell = Sell a good
race-tip-sell-text = Who picked Trade sells one good first: Novelty brings 2 cards, Rare elements 3, Genes 4, Alien technology 5. That is the quickest way to a full hand.
race-tip-consume = Consume
race-tip-consume-text = Each of these powers turns goods into points or cards, once in this phase. The order is yours; powers that can be used must be used.
race-tip-produce = Produce
race-tip-produce-text = Worlds with a filled circle get a good in every Produce phase, if they have none. A halo is filled only by the bonus or by a power.
race-tip-chips = Point chips
race-tip-chips-text = Chips are points that nobody can take away. When the supply is empty, the game ends after the round.
race-tip-six = Six to build, and a question mark
race-tip-six-text = These developments count at the end what you have gathered. Place one when your tableau fits it.
race-tip-limit = Ten cards
race-tip-limit-text = At the end of a round you hold ten cards at most.
race-tip-end = The end comes near
race-tip-end-text = Somebody has nearly 12 cards, or few chips are left. Now points count more than cards: what gives the most before the last round is over?
race-tip-over = The points
race-tip-over-text = Chips, printed points and what your costly developments count. Open a development to see what it counted.
race-advice-settle = { $action }: you can place { $card } now, and you draw a card for choosing it.
race-advice-develop = { $action }: you can place { $card } now, for 1 card less.
race-advice-trade = { $action }: a good brings you { $cards } cards.
race-advice-double = { $action }: your goods give twice the points.
race-advice-produce = { $action }: your worlds are empty; goods are what you sell and consume.
race-advice-explore = { $action }: nothing in your hand fits yet; look for something that does.
race-advice-keep = { $cards }: the most for what it takes to place.
race-advice-place = { $card }: it costs you little for what it gives.
race-advice-conquer = { $card }: your Military is enough, so it costs no cards.
race-advice-nothing = Nothing this time: your cards are worth more in your hand.
race-advice-pay = { $cards }: of your hand these would give you the least.
race-advice-way = { $way }: it takes the least.
race-advice-sell = { $card }: its good brings the most cards.
race-advice-consume = { $card }: it gives the most for its goods.
race-advice-goods = { $cards }: these goods would bring the fewest cards on a sale.
race-advice-windfall = { $card }: its kind brings the most cards on a sale.
race-advice-lucky = { $number }: most of the unseen cards bear it.

## The lobby: options of a new game

choice-setup = Setup
choice-setup-normal = dealt hands
choice-setup-first-game = preset first hands
choice-mode = Mode
choice-mode-standard = standard
choice-mode-duel = duel for two

## Terms (listed in the rules reader)

terms = tableau hand world development windfall-world production-world good military power action bonus vp start-world novelty rare genes alien bank chip deck discard cost defense
term-tableau = Tableau
    .about = The face-up cards in front of a player: worlds and developments. Twelve of them end the game (RG-12.1).
term-hand = Hand
    .about = Cards in hand are possible worlds and developments, and at the same time the money that pays for others (RG-1.6).
    .also = cards
term-world = World
    .about = A card with a circle. It is placed in Settle: paid for with cards, or conquered with Military (RG-8.2).
    .also = worlds
term-development = Development
    .about = A card with a diamond. It is placed in Develop and paid for with cards (RG-6.1).
term-windfall-world = Windfall world
    .about = A world with a coloured halo. It comes with one good and gets another only through special powers (RG-8.8).
term-production-world = Production world
    .about = A world that is coloured throughout. In Produce it gets a good if it has none (RG-10.1).
term-good = Good
    .about = A face-down card on a world. It is sold for cards or consumed for points (RG-8.10).
    .also = goods
term-military = Military
    .about = The number against which the defense of military worlds is measured; it is never used up (RG-8.13).
term-power = Power
    .about = What a card in the tableau does. Each power belongs to one phase (RG-7.1).
term-action = Action card
    .about = What a player chooses in secret each round. A phase runs if at least one player chose it (RG-1.3).
term-bonus = Bonus
    .about = The advantage of whoever chose the phase; the others perform the phase without it (RG-1.5).
term-vp = Victory points
    .about = Printed points of the tableau, chips, and what the cost-6 developments count (RG-12.7).
    .also = VP
term-bank = Bank
    .about = The common stock of victory points. The round in which the last one is taken ends the game (RG-12.1).
term-chip = VP chips
    .about = Victory points from the bank, taken for goods that are consumed (RG-9.1).
    .also = chips
term-deck = Deck
    .about = The face-down supply of cards. When it is used up, the discard pile is shuffled and becomes the deck (RG-11.3).
term-discard = Discard pile
    .about = Where all discarded cards go, face down and unseen (RG-11.2).
    .also = discards
term-cost = Cost
    .about = So many cards are discarded from the hand for a development or a world (RG-6.3, RG-8.2).
term-defense = Defense
    .about = The Military that it takes to conquer a military world (RG-8.13).
term-start-world = Start world
    .about = The first card of each tableau. Its number decides the order where order matters (RG-13.3).
term-novelty = Novelty
    .about = A kind of goods, of light blue worlds. One of them sells for 2 cards (RG-9.13).
term-rare = Rare elements
    .about = A kind of goods, of brown worlds. One of them sells for 3 cards (RG-9.13).
term-genes = Genes
    .about = A kind of goods, of green worlds. One of them sells for 4 cards (RG-9.13).
term-alien = Alien technology
    .about = A kind of goods, of yellow worlds. One of them sells for 5 cards (RG-9.13).

## Standing orders: questions ("When asked for ...") and happenings ("unless ...")

question-opening = the opening discards
question-action = an action card
question-actions = two action cards
question-keep = cards to keep
question-develop = a development
question-settle = a world
question-how = the way to place a world
question-pay = a payment
question-sell = a good to sell
question-consume = a Consume power
question-goods = goods to consume
question-lucky = a lucky number
question-hand = cards to discard for VP
question-windfall = a windfall world
question-limit = discards at the hand limit
happening-opened = opening hands are chosen
happening-round = a new round has begun
happening-chose = action cards are revealed
happening-phase = a new phase has begun
happening-explored = somebody has explored
happening-kept = somebody has kept cards
happening-drew = somebody has drawn cards
happening-laid = somebody has laid out a card
happening-developed = somebody has developed
happening-settled = somebody has settled
happening-gave-up = somebody has given up a card
happening-good = a good was produced
happening-sold = somebody has sold a good
happening-consumed = somebody has consumed goods
happening-cashed = somebody has discarded cards for VP
happening-lucky = somebody has tried a lucky draw
happening-limited = somebody has discarded down to the limit
happening-reshuffled = the deck was made anew
happening-ended = the game has ended

## Zones of the table, where the board is described in words; an empty name is not told

# Zones that say nothing to a reader, by name.
zones-untold = step at again duel box produced order
zone-round = Round
zone-bank = VP chips left
zone-deck = Deck
zone-discard = Discard pile
zone-discard_open = Discarded face up
zone-discard_mine = Discarded by you
zone-used = Powers used in this phase
zone-seats = Players
zone-hand = Hand
zone-hands = Hands
zone-drawn = Drawn, to choose from
zone-tableau = Tableau
zone-goods = Goods on
zone-chips = VP chips
zone-laid = Laid out
zone-actions = Action cards
zone-military = Military
zone-score = VP
zone-points = VP from
zone-printed = Printed on cards

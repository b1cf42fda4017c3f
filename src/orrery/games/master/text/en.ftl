### Master of the Galaxy, English. Other files refer to these messages by id; keep ru.ftl in step.

## Words

game-name = Master of the Galaxy
# Beginnings of the message ids that name things by their canonical text
names = card system track colour type symbol word kind way op
# Events that head a part of the story
headings = turn
# Events that tell best what moved chances and points, the most telling first
telling = won conflict-won lost swallowed based seized stole completed route-completed colonised
# Events that tell this only where nothing else happened
routine = settled race missed adventurer drew placed cleared ability got trashed swapped discarded last-turns
# How names are put together: red@c1, c1-b1, terrans.base, black@velmari.base=yellow, a star cell, two effects
joined-at = { $first } ({ $last })
joined-to = { $first } – { $last }
joined-part = { $first }: { $last }
joined-as = { $first }, as { $last }
joined-star = { $first }, star cell
joined-plus = { $first }, { $last }
list-or = { $first } or { $last }
list-and = { $first } and { $last }
list-more = { $first }, { $last }
symbol-times = { $symbol } ×{ $count }
list-then = { $first }, then { $last }
word-none = nothing
word-clear = clear a project
word-under = put them under the deck
word-draw = draw cubes
word-agree = agree
word-refuse = refuse
word-supply = a disc from the supply
word-nobody = nobody
word-end = end the conflict
word-lay = lay on the board
colour-red = red
    .long = military
colour-blue = blue
    .long = science
colour-yellow = yellow
    .long = economy
colour-green = green
    .long = industry
colour-black = black
    .long = bureaucracy
colours-red = red
colours-blue = blue
colours-yellow = yellow
colours-green = green
colours-black = black
symbol-cultural = cultural
    .long = cultural supremacy
symbol-economic = economic
    .long = economic supremacy
symbol-diplomatic = diplomatic
    .long = diplomatic supremacy
symbol-scientific = scientific
    .long = scientific supremacy
symbol-military = military
    .long = military supremacy
side-red = red
side-blue = blue
type-race = race
type-leader = leader
type-conflict = conflict
type-government = government
type-expansion = expansion
type-commerce = commerce
type-progress = progress
# Before "card" or "deck"
deck-race = race
deck-leader = leader
deck-conflict = conflict
deck-government = government
deck-expansion = expansion
deck-commerce = commerce
deck-progress = progress
deck-development = development
deck-politics = politics
kind-planet = colonising a planet
kind-route = laying a route
kind-base = preparing a base
kind-card = taking a card
kind-development = introducing a development
kind-programme = race programme
kind-steal = stealing a resource
kind-conflict = taking part in a conflict
# Projects of a kind, after "cells of" and "cubes of"
projects-planet = planets
projects-route = routes
projects-base = base projects
projects-card = card projects
projects-development = developments
projects-programme = the race programme
projects-steal = theft projects
projects-conflict = conflicts
# Parts of a card: its projects, the sides of a conflict
part-base = base
part-base1 = base
part-base2 = second base
part-card1 = first card project
part-card2 = second card project
part-programme = programme
part-steal = theft
part-embed = development
part-red = red side
part-blue = blue side
ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
trait-race = race
trait-way = way of winning
way-expansion = expansion
    .long = all nine bases placed
way-domination = domination
    .long = five symbols of one kind
way-capture = capture
    .long = bases in two start systems
step-corner = Start systems
step-race = Races
step-begin = The turn begins
step-draw = Phase 1: drawing cubes
step-drawn = Phase 1: cubes drawn
step-place = Phase 2: distributing cubes
step-reward = Phase 2: rewards and bases
step-cards = Phase 3: discarding and playing cards
step-gain = Phase 3: cubes for discarded cards
step-over = The game is over
# What a chart of a match can show
figure-bases = Bases
figure-starts = Start systems
figure-symbols = Symbols of one kind
figure-cubes = Cubes in the bag
figure-cards = Cards

## Questions

ask-corner = Choose a start system
ask-race = Choose a race
ask-parley = Draw cubes, or end a conflict first
ask-agree = { $seat } offers to end { $card }. Do you agree?
ask-redraw = { $most ->
    [one] Put up to { $most } drawn cube back and draw again
   *[other] Put up to { $most } drawn cubes back and draw again
}
ask-place = Place a cube, or return the rest to the bag
ask-clear = Clear which project with a black cube?
ask-reward = Which reward or base comes next?
ask-take = Keep one { $deck } card, or put them under the deck and take the next
ask-deck = Take a card of which deck?
ask-search = Take any card of the { $deck } deck
ask-ability = Which ability comes first?
ask-use = Use this ability?
ask-choose = Choose one effect
ask-gain = { $least ->
    [one] Take { $least } cube from the bank
   *[other] Take { $least } cubes from the bank
}
ask-trash = { $most ->
    [one] Put up to { $most } cube of your bag into the bank
   *[other] Put up to { $most } cubes of your bag into the bank
}
ask-give = { $most ->
    [one] Swap up to { $most } cube of your bag: which do you give?
   *[other] Swap up to { $most } cubes of your bag: which do you give?
}
ask-receive = { $least ->
    [one] Take { $least } cube from the bank in return
   *[other] Take { $least } cubes from the bank in return
}
ask-steal = Steal which cube?
ask-knock = Send which cube back to its owner?
ask-spoils = Take which cube of the loser?
ask-recall = Empty which of your projects, if any?
ask-seize = Take which card?
ask-ruin = Which card is discarded?
ask-slot = Prepare a base in which slot?
ask-settle = Place a base in which system?
ask-occupy = Place a base in { $system }?
ask-swallow = Close which system with a black hole?
ask-reopen = Remove the black hole from which system?
ask-stop = End which conflict?
ask-delay = Who misses a turn?
ask-cards = Discard or lay a card, or end the phase
ask-lay = Lay { $card } on which track, and which side faces your system?

## Options

# $place: one of the place- messages below
option-cube = { $cube } → { $place }
option-take-cube = { $cube } from { $place }
option-planet-reward = cubes for the planet of { $place }
option-base = place the base of { $card } in { $system }
option-lay = lay { $card } on the board
option-discard = discard { $card }
option-end = end the conflict on { $track }
option-side = { $track }, { $side } side to your system
option-none-place = done: return the rest to the bag
option-none-reward = done: no more bases
option-none-cards = end the phase
option-none-occupy = leave the system neutral
option-none-use = do not use it
option-none-recall = no more projects
place-route = route { $from } – { $to }
place-planet = planet of { $system }
place-project = { $card }: { $part }
place-card = { $card }: { $deck } card
place-instead = { $place }, in a { $colour } cell
place-star = { $place } ★

## What happened ($seat is a name, with a colon after it)

event-settled = { $seat-is ->
    [you] You start
   *[seat] { $seat } starts
} in { $system }
event-race = { $seat-is ->
    [you] You play
   *[seat] { $seat } plays
} the { $card }
event-turn = { $seat-is ->
    [you] Turn { $number }: you
   *[seat] Turn { $number }: { $seat }
}
event-missed = { $seat-is ->
    [you] You miss
   *[seat] { $seat } misses
} a turn
event-adventurer = { $seat-is ->
    [you] Your bag is empty
   *[seat] The bag of { $seat } is empty
}: the adventurer rule applies
event-drew = { $seat-is ->
    [you] You draw
   *[seat] { $seat } draws
} { $cubes-count ->
    [one] { $cubes-count } cube
   *[other] { $cubes-count } cubes
}: { $cubes }
event-placed = { $seat-is ->
    [you] You place
   *[seat] { $seat } places
} { $cube }
event-cleared = { $seat-is ->
    [you] You clear
   *[seat] { $seat } clears
} { $spot }
event-route-returned = { $seat-is ->
    [you] Your route { $route }
   *[seat] The route { $route } of { $seat }
} returns to the bag
event-completed = { $seat-is ->
    [you] You complete
   *[seat] { $seat } completes
} { $project }
event-colonised = { $seat-is ->
    [you] You colonise a planet of { $system } and gain
   *[seat] { $seat } colonises a planet of { $system } and gains
} { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} ({ $colour })
event-route-completed = { $seat-is ->
    [you] You complete
   *[seat] { $seat } completes
} the route { $track }
event-prepared = { $seat-is ->
    [you] You prepare
   *[seat] { $seat } prepares
} a base ({ $project })
event-based = { $seat-is ->
    [you] You place
   *[seat] { $seat } places
} base { $number } in { $system }
event-lost = { $seat-is ->
    [you] You lose
   *[seat] { $seat } loses
} { $system }
event-swallowed = A black hole swallows { $system }
event-reopened = The black hole at { $system } is gone
event-gained = { $seat-is ->
    [you] You take
   *[seat] { $seat } takes
} { $card }
event-discarded = { $seat-is ->
    [you] You discard
   *[seat] { $seat } discards
} { $card }
event-seized = { $seat-is ->
    [you] You take
   *[seat] { $seat } takes
} { $card } { told-from-rival }
event-ability = { $seat-is ->
    [you] You use
   *[seat] { $seat } uses
} the ability of { $card }
event-got = { $seat-is ->
    [you] You gain
   *[seat] { $seat } gains
}: { $cubes }
event-trashed = { $seat-is ->
    [you] You give up
   *[seat] { $seat } gives up
}: { $cubes }
event-swapped = { $seat-is ->
    [you] You swap
   *[seat] { $seat } swaps
} { $cubes } for { $taken }
event-stole = { $seat-is ->
    [you] You take
   *[seat] { $seat } takes
} { $cube } { told-from-rival }
event-knocked = { $seat-is ->
    [you] You send { $cube } back to { told-rival }
   *[seat] { $seat } sends { $cube } back to { told-rival }
}
event-laid = { $seat-is ->
    [you] You lay { $card } on { $track }, with its { $side } side to your own system
   *[seat] { $seat } lays { $card } on { $track }, with its { $side } side to their own system
}
event-offered = { $seat-is ->
    [you] You offer
   *[seat] { $seat } offers
} { told-rival } an end of { $card }
event-refused = { $seat-is ->
    [you] You go on
   *[seat] { $seat } goes on
} with { $card }
event-ended = { $card } is over; { $owner-is ->
    [you] the card goes to you
    [nobody] the card goes to nobody
   *[seat] the card goes to { $owner }
}
event-conflict-won = { $seat-is ->
    [you] You win
   *[seat] { $seat } wins
} { $card }{ $loser-is ->
    [nobody] {""}
    [you] {" "}against you
   *[seat] {" "}against { $loser }
}
event-extra-turn = { $seat-is ->
    [you] You earn
   *[seat] { $seat } earns
} an extra turn
event-delayed = { $seat-is ->
    [you] You make
   *[seat] { $seat } makes
} { $rival-is ->
    [you] you
   *[seat] { $rival }
} miss { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
event-won = { $seat-is ->
    [you] You win
   *[seat] { $seat } wins
} by { $way }
event-stalemate = The game ends without a winner
event-last-turns = Turns left after this one: { $count }. Then the game ends without a winner
told-from-rival = { $rival-is ->
    [you] from you
   *[seat] from { $rival }
}
told-rival = { $rival-is ->
    [you] you
   *[seat] { $rival }
}

## Why not?

why-must = You must choose here.
why-due = Rewards come first: all of them are carried out.
why-limit = { $count ->
    [one] You have { $count } card too many.
   *[other] You have { $count } cards too many.
}
why-race-card = The race card stays with you.
why-no-front = None of your systems is joined to a rival or neutral system by a free track.
why-laid-now = It was laid in this turn.
why-refused = Your offer was refused in this turn.
why-colour = No free cell of this colour.
why-full = It is complete.
why-three = Three cards of this type are introduced.
why-planets = All planets of this system are colonised.
why-black-planet = A black cube colonises no planet.
why-rival-system = Routes may not lead to a rival's system.
why-closed = A black hole has closed this system.
why-fought = You have a conflict with this system.
why-conflict-there = A conflict lies on this track.
why-route-colour = A route has the colour of one of its two systems.
why-same-colour = All cubes of a route have one colour.
why-other-end = This route was begun at the other end.
why-no-black = Without a black cube no project can be cleared.
why-nothing-on-it = There is no cube on it.
why-no-route = No completed route of yours leads there.
why-room = There is no room for another base.
why-own-system = Both systems are yours.
why-protected = An ability of its owner protects it.
why-planet-safe = Cubes on planets stay there.
why-black-safe = Black cubes cannot be taken.
why-start-system = It is a start system.
why-not-neutral = Only neutral systems can be closed.
why-taken = Another player has it.
why-other-side = It is the side of the other system.
why-not-your-start = A route starts at a system of yours.
why-no-base-there = You have no base there.
why-rival-base = A base goes into a neutral system or one of your own.
why-no-disc = Your supply has no disc left.
why-not-joined = No track joins it to a system of yours.
why-has-owner = This system has an owner.
why-conflict-safe = Cubes on conflicts are no spoils.
why-other-colour = This theft takes another colour.
why-not-in-it = You take no part in this conflict.

## Refused positions

error-position-name = Position: there is no { $what } “{ $found }”.
error-position-seat = Position: expected a seat from 0 to { $last }.
error-position-closed = Position: { $system } is closed and can have no owner.
error-position-cubes = Position, { $where }: expected cubes as letters.
error-position-route = Position: no such route can lie on { $route }.
error-position-twice = Position, { $where }: { $card } lies elsewhere already.
error-position-prepared = Position: seat { $seat } has no free base slot { $project }.
error-position-conflict = Position: only conflict cards lie on the board.
error-position-conflict-place = Position: { $card } cannot lie there.
error-position-deck = Position: the deck { $deck } holds a card of another type.
error-position-cells = Position: { $project } has { $cells } cells, given as letters or dots.
error-position-bank = Position: the bank holds what lies nowhere else.
error-position-due = Position: { $found } is no reward that can be due.
error-position-won = Position: nobody can have won so.
error-position-conservation = Position: the cubes do not add up.
error-position-cards = Position: the cards do not add up.
error-position-tokens = Position: the black-hole tokens do not add up.
error-position-discs = Position: the discs of seat { $seat } do not add up.
error-position-race = Position: seat { $seat } has one race card, the first of its cards.
error-position-bases = Position: { $system } cannot hold { $count } bases.
error-position-planets = Position: { $system } cannot have these cubes on its planets.
error-position-nobodys = Position: { $project } belongs to nobody and has no cubes.
error-position-moment = Position: { $entry } can hold nothing at the step { $step }, only at: { $known }.
error-position-most = Position: { $entry } is at most { $most } there.
error-position-limit = Position: seat { $seat } may have { $limit } cards there and would discard first.
error-position-spent = Position: { $project } has no slot that was emptied in this turn.
error-position-used = Position: { $card } has no ability that works once a turn.
error-position-cell = Position: a cell of { $project } cannot take the cube that lies there.
error-position-introduced = Position: of a type at most { $most } developments are introduced; { $project } is one too many.
error-position-setup = Position: the set-up cannot stand so ({ $entry }).
error-position-laid = Position: there is no conflict on { $card }.
error-position-over = Position: seat { $seat } has won already.

## Zones

zones-untold = setup step turn turns first at extra extra_taken stirred quiet won before spent laid declined used
zone-systems = Systems
zone-closed = Closed by black holes
zone-routes = Routes
zone-conflicts = Conflicts
zone-projects = Cubes on cards
zone-bank = Bank
zone-tokens = Black-hole tokens
zone-remaining = Turns left
zone-drawn = Drawn cubes
zone-due = Rewards due
zone-discarded = Cards discarded this turn
zone-seats = Players
zone-bags = Bags
zone-decks = Decks
zone-cards = Cards
zone-prepared = Prepared bases
zone-skips = Turns to miss
zone-cubes = Cubes in the bag
zone-supply = Discs in the supply
zone-placed = Bases placed
zone-symbols = Symbols
zone-starts = Start systems held
zone-active = Active cards
zone-limit = Card limit
zone-top = On top
zone-left = Cards below
zone-under = Order at the bottom
zone-owner = Owner
zone-bases = Bases
zone-planets = Colonised planets
zone-track = Track
zone-red = Red side faces

## Cards

# races
card-terrans = Terrans
    .about = Versatile: their projects take cubes of every colour.
card-krall = Krall Horde
    .about = Warriors with a cheap base and their own source of conflicts.
card-synthar = Synthar Nodes
    .about = Machines that live off the progress deck.
card-velmari = Velmari Guilds
    .about = Traders with the cheapest way to commerce cards.
card-ossir = Ossir Hive
    .about = A swarm whose bases need only three cubes.
card-luminar = Luminar Choir
    .about = Singers of light torn between culture and science.
card-umbral = Umbral Bureau
    .about = Officials who turn black cubes into bases, cards and symbols.
card-drakhen = Drakhen Corsairs
    .about = Raiders who can always find a new conflict.
card-aqualith = Aqualith Concord
    .about = Scholars of the deep who trade on two fronts.

# leaders
card-torvan = Admiral Rhea Torvan
card-gharn = Warlord Gharn
card-ilvane = Professor Ilvane
card-quill = Archivist Quill
card-obrecht = Magnate Obrecht
card-sael = Broker Sael
card-mirelle = Envoy Mirelle
card-voss = Chancellor Voss
card-anahr = Prophet Anahr
card-celestine = Diva Celestine
card-kade = Spymaster Kade
card-tolk = Engineer-Prime Tolk
card-juno = Pathfinder Juno
card-halvard = Governor Halvard
card-xul = Gravimancer Xul
card-brakka = Colonel Brakka
card-nivane = Saint Nivane
card-malthus = Usurper Malthus

# governments
card-corporate = Corporate Republic
card-junta = Military Junta
card-technocracy = Technocracy
card-federation = Star Federation
card-theocracy = Theocracy
card-directorate = Shadow Directorate
card-hegemony = Hegemony
card-democracy = Direct Democracy
card-senate = Merchant Senate

# conflicts
card-border = Border Incident
card-coup = Palace Coup
card-tradewar = Trade War
card-crusade = Crusade
card-espionage = Espionage Network
card-totalwar = Total War
card-blockade = Blockade
card-exodus = Great Migration
card-protectorate = Forced Protectorate

# developments
card-shipyards = Orbital Shipyards
card-terraforming = Terraforming
card-hyperlanes = Hyperlanes
card-garrisons = Garrison Fleet
card-ark = Colony Ark
card-starforts = Star Forts
card-gravmines = Gravity Mines
card-embassies = Frontier Embassies
card-pilgrims = Pilgrim Fleet
card-exchange = Cosmic Exchange
card-league = Trade League
card-customs = Customs Service
card-freeport = Free Port
card-smugglers = Smuggler Ring
card-credit = Credit Union
card-auctions = Art Auctions
card-charters = Charter Companies
card-insurance = Insurance Fund
card-quantum = Quantum Computers
card-academy = Academy of Sciences
card-fabricators = Universal Fabricators
card-psychohistory = Psychohistory
card-cloaking = Cloaking Fields
card-timeloop = Time Loop
card-xenolinguistics = Xenolinguistics
card-robots = Robot Administration
card-singularity = Singularity Engine

## Systems and tracks

system-c1 = Ardent
system-c2 = Cerulis
system-c3 = Aurum
system-c4 = Verdan
system-a1 = Halcyon
system-a2 = Topaz
system-a3 = Malachite
system-a4 = Scarlet Gate
system-b1 = Moss
system-b2 = Ember
system-b3 = Frost
system-b4 = Saffron
system-e1 = North Reach
system-e2 = East Reach
system-e3 = South Reach
system-e4 = West Reach
system-i1 = Crown
system-i2 = Sceptre
system-i3 = Orb
system-i4 = Throne
track-t_c1_a1 = { system-c1 } – { system-a1 }
track-t_c1_b1 = { system-c1 } – { system-b1 }
track-t_a1_e1 = { system-a1 } – { system-e1 }
track-t_e1_b2 = { system-e1 } – { system-b2 }
track-t_a1_i1 = { system-a1 } – { system-i1 }
track-t_b1_i1 = { system-b1 } – { system-i1 }
track-t_e1_i1 = { system-e1 } – { system-i1 }
track-t_e1_i2 = { system-e1 } – { system-i2 }
track-t_i1_i2 = { system-i1 } – { system-i2 }
track-t_c1_i1 = { system-c1 } – { system-i1 }
track-t_c2_a2 = { system-c2 } – { system-a2 }
track-t_c2_b2 = { system-c2 } – { system-b2 }
track-t_a2_e2 = { system-a2 } – { system-e2 }
track-t_e2_b3 = { system-e2 } – { system-b3 }
track-t_a2_i2 = { system-a2 } – { system-i2 }
track-t_b2_i2 = { system-b2 } – { system-i2 }
track-t_e2_i2 = { system-e2 } – { system-i2 }
track-t_e2_i3 = { system-e2 } – { system-i3 }
track-t_i2_i3 = { system-i2 } – { system-i3 }
track-t_c2_i2 = { system-c2 } – { system-i2 }
track-t_c3_a3 = { system-c3 } – { system-a3 }
track-t_c3_b3 = { system-c3 } – { system-b3 }
track-t_a3_e3 = { system-a3 } – { system-e3 }
track-t_e3_b4 = { system-e3 } – { system-b4 }
track-t_a3_i3 = { system-a3 } – { system-i3 }
track-t_b3_i3 = { system-b3 } – { system-i3 }
track-t_e3_i3 = { system-e3 } – { system-i3 }
track-t_e3_i4 = { system-e3 } – { system-i4 }
track-t_i3_i4 = { system-i3 } – { system-i4 }
track-t_c3_i3 = { system-c3 } – { system-i3 }
track-t_c4_a4 = { system-c4 } – { system-a4 }
track-t_c4_b4 = { system-c4 } – { system-b4 }
track-t_a4_e4 = { system-a4 } – { system-e4 }
track-t_e4_b1 = { system-e4 } – { system-b1 }
track-t_a4_i4 = { system-a4 } – { system-i4 }
track-t_b4_i4 = { system-b4 } – { system-i4 }
track-t_e4_i4 = { system-e4 } – { system-i4 }
track-t_e4_i1 = { system-e4 } – { system-i1 }
track-t_i4_i1 = { system-i4 } – { system-i1 }
track-t_c4_i4 = { system-c4 } – { system-i4 }

## What cards do, from the words of their effects

ability = { $trigger }: { $effects }.
ability-once = { $trigger }, once a turn: { $effects }.
ability-may = { $trigger }, if you like: { $effects }.
ability-once-may = { $trigger }, once a turn and if you like: { $effects }.
trigger-passive = Always
trigger-discard = On discarding it
trigger-turn-start = At the start of your turn
trigger-cubes-drawn = After drawing cubes
trigger-planet-colonised = When you colonise a planet
trigger-route-completed = When you complete a route
trigger-base-placed = When you place a base
trigger-base-placed-of = When you place the { $ordinal } base in a system
trigger-card-gained = When you gain a card
trigger-card-gained-of = When you gain any { $deck } card
trigger-development-embedded = When you introduce a development
trigger-conflict-won = When you win a conflict
trigger-cube-stolen-by-you = When you steal a cube
trigger-cube-stolen-from-you = When a rival takes a cube of yours
effect-gain-cubes = { $count ->
    [one] add { $count } cube of any colour but black to your bag
   *[other] add { $count } cubes of any colours but black to your bag
}
effect-gain-cubes-of = { $count ->
    [one] add { $count } { $colour } cube to your bag
   *[other] add { $count } { $colours } cubes to your bag
}
effect-trash-cubes = { $count ->
    [one] you may put { $count } cube of your bag into the bank
   *[other] you may put up to { $count } cubes of your bag into the bank
}
effect-trash-cubes-of = { $count ->
    [one] you may put { $count } { $colour } cube of your bag into the bank
   *[other] you may put up to { $count } { $colours } cubes of your bag into the bank
}
effect-steal-cube = { $count ->
    [one] steal { $count } cube from a rival's project
   *[other] steal { $count } cubes from rivals' projects
}
effect-steal-cube-of = { $count ->
    [one] steal { $count } { $colour } cube from a rival's project
   *[other] steal { $count } { $colours } cubes from rivals' projects
}
effect-knock-cube = { $count ->
    [one] send { $count } cube of a rival's project back to its owner
   *[other] send { $count } cubes of rivals' projects back to their owners
}
effect-knock-cube-of = { $count ->
    [one] send { $count } { $colour } cube of a rival's project back to its owner
   *[other] send { $count } { $colours } cubes of rivals' projects back to their owners
}
effect-exchange-cubes = { $count ->
    [one] you may swap { $count } cube of your bag for one of any colour but black from the bank
   *[other] you may swap up to { $count } cubes of your bag for as many of any colours but black from the bank
}
effect-exchange-cubes-of = { $count ->
    [one] you may swap { $count } cube of your bag ({ $give }) for one of the bank ({ $take })
   *[other] you may swap up to { $count } cubes of your bag ({ $give }) for as many of the bank ({ $take })
}
effect-redraw = { $count ->
    [one] you may put { $count } drawn cube back into the bag and draw another
   *[other] you may put up to { $count } drawn cubes back into the bag and draw as many again
}
effect-gain-card = { $count ->
    [one] take { $count } { $deck } card
   *[other] take { $count } { $deck } cards
}
effect-gain-card-random = { $count ->
    [one] take { $count } { $deck } card at random
   *[other] take { $count } { $deck } cards at random
}
effect-gain-card-choose = { $count ->
    [one] look through one { $deck } deck and take { $count } card of your choice
   *[other] look through one { $deck } deck and take { $count } cards of your choice
}
effect-take-card-opponent = take one { $deck } card from a rival
effect-take-card-loser = take one { $deck } card from the loser
effect-discard-card-opponent = make a rival discard one { $deck } card of your choice
effect-discard-card-loser = make the loser discard one { $deck } card of your choice
effect-recall-projects = { $count ->
    [one] you may empty { $count } of your projects into your bag
   *[other] you may empty up to { $count } of your projects into your bag
}
effect-prepare-base = { $count ->
    [one] prepare { $count } base
   *[other] prepare { $count } bases
}
effect-place-base-any = place a base from your supply in a neutral system
effect-place-base-adjacent = place a base from your supply in a neutral system joined by a track to one of yours
effect-capture-system = remove the loser's bases from the system, where you may then place one of yours
effect-place-black-hole-any = close a neutral system with a black hole
effect-place-black-hole-adjacent = close a neutral system joined by a track to one of yours with a black hole
effect-remove-black-hole = remove a black hole from a system that is no start system
effect-end-conflict = end a conflict in which you take part and keep its card
effect-extra-turn = take an extra turn
effect-skip-turn = { $count ->
    [one] a rival of your choice misses { $count } turn
   *[other] a rival of your choice misses { $count } turns
}
effect-choose-one = either { $options }
effect-mod-draw = { $amount ->
    [one] draw { $amount } more cube in phase 1
   *[other] draw { $amount } more cubes in phase 1
}
effect-mod-draw-less = { $amount ->
    [one] draw { $amount } cube fewer in phase 1
   *[other] draw { $amount } cubes fewer in phase 1
}
effect-mod-card-limit = your card limit is { $amount } higher
effect-mod-card-limit-less = your card limit is { $amount } lower
effect-mod-look = { $amount ->
    [one] look at { $amount } more card when you take one
   *[other] look at { $amount } more cards when you take one
}
effect-mod-look-less = { $amount ->
    [one] look at { $amount } card fewer when you take one
   *[other] look at { $amount } cards fewer when you take one
}
effect-mod-route = { $amount ->
    [one] your routes need { $amount } more cube
   *[other] your routes need { $amount } more cubes
}
effect-mod-route-less = { $amount ->
    [one] your routes need { $amount } cube fewer
   *[other] your routes need { $amount } cubes fewer
}
effect-mod-discard-gain = { $amount ->
    [one] gain { $amount } more cube for the cards you discard in phase 3
   *[other] gain { $amount } more cubes for the cards you discard in phase 3
}
effect-mod-discard-gain-less = { $amount ->
    [one] gain { $amount } cube fewer for the cards you discard in phase 3
   *[other] gain { $amount } cubes fewer for the cards you discard in phase 3
}
effect-mod-spoils = { $amount ->
    [one] take { $amount } more cube when you win a conflict
   *[other] take { $amount } more cubes when you win a conflict
}
effect-mod-spoils-less = { $amount ->
    [one] take { $amount } cube fewer when you win a conflict
   *[other] take { $amount } cubes fewer when you win a conflict
}
effect-mod-majority = { $amount ->
    [one] for a conflict's symbol your side counts { $amount } more cube, if it holds any
   *[other] for a conflict's symbol your side counts { $amount } more cubes, if it holds any
}
effect-mod-majority-less = { $amount ->
    [one] for a conflict's symbol your side counts { $amount } cube fewer
   *[other] for a conflict's symbol your side counts { $amount } cubes fewer
}
effect-mod-colonise = { $amount ->
    [one] colonising a planet brings you { $amount } more cube
   *[other] colonising a planet brings you { $amount } more cubes
}
effect-mod-colonise-less = { $amount ->
    [one] colonising a planet brings you { $amount } cube fewer
   *[other] colonising a planet brings you { $amount } cubes fewer
}
effect-mod-colonise-match = { $amount ->
    [one] colonising a planet in the colour of its system brings you { $amount } more cube
   *[other] colonising a planet in the colour of its system brings you { $amount } more cubes
}
effect-mod-colonise-match-less = { $amount ->
    [one] colonising a planet in the colour of its system brings you { $amount } cube fewer
   *[other] colonising a planet in the colour of its system brings you { $amount } cubes fewer
}
effect-mod-colonise-mismatch = { $amount ->
    [one] colonising a planet in another colour than its system's brings you { $amount } more cube
   *[other] colonising a planet in another colour than its system's brings you { $amount } more cubes
}
effect-mod-colonise-mismatch-less = { $amount ->
    [one] colonising a planet in another colour than its system's brings you { $amount } cube fewer
   *[other] colonising a planet in another colour than its system's brings you { $amount } cubes fewer
}
effect-wild-cube = in cells of { $projects } a { $colour } cube of yours may stand in for a { $instead } one
effect-protect = your cubes on { $projects } are safe from { $ways }
safe-steal = theft
safe-spoils = spoils of conflicts
safe-knock = being sent back to you
effect-waive-route = a second or third base in a system needs no completed route
effect-count-symbol = for the requirements of leaders only, you hold more symbols: { $symbols }
reward = Reward: { $effects }.
reward-symbols = Symbols: { $symbols }.
goal = { $resources ->
    [one] Reward: the card and { $resources } cube of the loser's projects; then { $effects }.
   *[other] Reward: the card and { $resources } cubes of the loser's projects; then { $effects }.
}
# Effects by name alone, where one of several is chosen
op-gain-cubes = gain cubes
op-trash-cubes = put cubes into the bank
op-exchange-cubes = swap cubes
op-redraw = draw cubes again
op-gain-card = take a card
op-take-card = take a rival's card
op-discard-card = make a rival discard a card
op-steal-cube = steal a cube
op-knock-cube = send a cube back to its owner
op-recall-projects = empty projects
op-prepare-base = prepare a base
op-place-base = place a base
op-capture-system = capture the system
op-place-black-hole = close a system with a black hole
op-remove-black-hole = remove a black hole
op-end-conflict = end a conflict
op-extra-turn = take an extra turn
op-skip-turn = make a rival miss a turn
op-choose-one = choose

## The table in a terminal

thing-length = { $count ->
    [one] { $count } cell long
   *[other] { $count } cells long
}
table-bases-here = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
means-cubes = { $count ->
    [one] brings { $count } cube
   *[other] brings { $count } cubes
}
means-completes = completes it. { $reward }
means-completes-route = completes the route
table-turn = Turn { $turn }
table-remaining = turns left: { $count }
table-bank = bank
table-bases = bases { $count }/{ $most }
table-symbols = symbols { $count }/{ $most }
table-starts = start systems { $count }/{ $most }
table-bag = bag { $count }
table-supply = supply { $count }
table-card-count = cards { $count }/{ $limit }
table-skips = { $count ->
    [one] misses { $count } turn
   *[other] misses { $count } turns
}
table-drawn = Drawn
table-resources = spoils { $count }
table-needs = needs { $symbols }
table-legend = R red, B blue, Y yellow, G green, K black; a small letter is an empty cell, * a star cell; ◉ base, ○ free planet, ⬤ black hole; ▤ card, ✦ programme, ◇ development, ↯ theft, ⚔ conflict; ✓ works

## The lobby: options of a new game

choice-setup = Set-up
choice-setup-beginner = for beginners
choice-setup-expert = for experienced players

## Terms (listed in the rules reader)

terms = system track route base prepared-base cube blue-cube yellow-cube green-cube red-cube black-cube bag bank project star-cell reward race programme politics leader requirement conflict government development introduced symbol arrows black-hole adventurer expansion domination capture supply start-system card-limit theft
term-system = Star system
    .about = A place for bases, with a colour and one to three planets. Whoever has a base there controls it (SU-14.17).
term-track = Track
    .about = The row of cells that joins two systems. Cubes on it make a route, or a conflict card lies on it (SU-12.1, SU-25.1).
    .also = tracks
term-route = Route
    .about = Cubes of one colour on a track, laid from a system of one's own. Complete, it lets a base be placed at the other end (SU-12.8, SU-14.3).
    .also = routes
term-base = Base
    .about = A disc in a system. The first, second and third base of a system bring a leader, a conflict and a government (SU-14.9).
    .also = bases
term-prepared-base = Prepared base
    .about = A disc that waits in the round slot of a base project until it is placed (SU-13.3).
term-cube = Cube
    .about = A resource: red military, blue science, yellow economy, green industry, black bureaucracy (SU-9.1).
    .also = cubes
term-blue-cube = Blue cube
    .about = Science (SU-9.1).
term-yellow-cube = Yellow cube
    .about = Economy (SU-9.1).
term-green-cube = Green cube
    .about = Industry (SU-9.1).
term-red-cube = Red cube
    .about = Military (SU-9.1).
term-black-cube = Black cube
    .about = Bureaucracy (SU-9.1).
term-bag = Bag
    .about = A player's own cubes. Three of them are drawn at random in every turn (SU-8.1).
term-supply = Supply
    .about = A player's discs that are no base yet; nine in all (SU-2.4).
term-start-system = Start system
    .about = One in each corner of the board. Bases in two of them win the game (SU-5.3).
    .also = start systems
term-card-limit = Cards
    .about = At most seven at the end of one's own turn, the race card included (SU-3.8).
term-theft = Theft
    .about = A project of a leader that takes a cube of a rival (SU-19.1).
term-bank = Bank
    .about = The common stock of cubes. New cubes come from it, lost cubes go to it (SU-2.2).
term-project = Project
    .about = Cells on a card, a track or a planet to be filled with cubes of their colours. A complete one is rewarded (SU-10.3).
term-star-cell = Star cell
    .about = A cube that leaves such a cell is lost to the bank (SU-17.1).
term-reward = Reward
    .about = What a completed project brings at the end of phase 2, in the order the player chooses (SU-10.15).
term-race = Race
    .about = A player's own card with a base project, two card projects and a programme. It is never lost (SU-24.5).
term-programme = Programme
    .about = The project of a race that brings symbols for as long as all its cubes lie there (SU-18.1).
term-politics = Politics cards
    .about = Leaders, conflicts and governments (SU-1.4).
term-leader = Leader
    .about = A card with an ability for those who hold the symbols it asks for, and often a theft project (SU-20.2).
term-requirement = Requirement
    .about = The symbols that a leader asks for. They are not used up (SU-20.3).
term-conflict = Conflict
    .about = A card laid on a track between two systems. Whoever fills the own side first wins (SU-21.6).
term-government = Government
    .about = A card with projects and an ability that works as long as it is owned (SU-20.1).
term-development = Development card
    .about = Expansion, commerce or progress. It works once it is introduced (SU-16.1).
    .also = expansion, commerce, progress
term-introduced = Introduced
    .about = A development whose cells are all covered. Its cubes stay on it (SU-16.2).
term-symbol = Supremacy symbol
    .about = Cultural, economic, diplomatic, scientific or military. They come and go with what gives them (SU-7.5).
    .also = symbols
term-arrows = Arrows
    .about = Blue: the start system. Green: bases in both systems. Red: bases in exactly one of the two (SU-29.1, SU-29.4, SU-29.5).
term-black-hole = Black hole
    .about = A token that closes a system, or marks a turn to be missed (SU-4.1, SU-28.4).
term-adventurer = Adventurer rule
    .about = With an empty bag at the start of a turn: a random leader, and all black cubes come back (SU-8.4).
term-expansion = Win by expansion
    .about = All nine discs placed in systems (SU-5.1).
term-domination = Win by domination
    .about = Five symbols of one kind (SU-5.2).
term-capture = Win by capture
    .about = Bases in two different start systems (SU-5.3).

## Standing orders: questions ("When asked for ...") and happenings ("unless ...")

question-corner = the start system
question-race = the race
question-parley = drawing cubes or ending a conflict
question-agree = whether to end a conflict
question-redraw = cubes to draw again
question-place = where a cube goes
question-clear = the project to clear
question-reward = the next reward or base
question-take = the card to keep
question-deck = the deck to take from
question-search = the card to look for
question-ability = the ability that comes first
question-use = whether to use an ability
question-choose = one of several effects
question-gain = cubes from the bank
question-trash = cubes to give up
question-give = cubes to swap
question-receive = cubes in return
question-steal = the cube to steal
question-knock = the cube to send back
question-spoils = the spoils of a conflict
question-recall = the project to empty
question-seize = the card to take
question-ruin = the card to be discarded
question-slot = the slot for a base
question-settle = the system for a base
question-occupy = whether to occupy a system
question-swallow = the system for a black hole
question-reopen = the system to open again
question-stop = the conflict to end
question-delay = who misses a turn
question-cards = cards to discard or lay
question-lay = the track for a conflict
happening-settled = somebody chose a start system
happening-race = somebody chose a race
happening-turn = a new turn began
happening-missed = somebody missed a turn
happening-adventurer = the adventurer rule applied
happening-drew = somebody drew cubes
happening-placed = somebody placed a cube
happening-cleared = somebody cleared a project
happening-route-returned = a route went back to the bag
happening-completed = somebody completed a project
happening-colonised = somebody colonised a planet
happening-route-completed = somebody completed a route
happening-prepared = somebody prepared a base
happening-based = somebody placed a base
happening-lost = somebody lost a system
happening-swallowed = a black hole closed a system
happening-reopened = a system was opened again
happening-gained = somebody took a card
happening-discarded = somebody discarded a card
happening-seized = somebody took a rival's card
happening-ability = somebody used an ability
happening-got = somebody gained cubes
happening-trashed = somebody gave cubes up
happening-swapped = somebody swapped cubes
happening-stole = somebody took a rival's cube
happening-knocked = somebody sent a cube back
happening-laid = somebody began a conflict
happening-offered = somebody offered to end a conflict
happening-refused = somebody refused to end a conflict
happening-ended = a conflict ended early
happening-conflict-won = somebody won a conflict
happening-extra-turn = somebody earned an extra turn
happening-delayed = somebody must miss a turn
happening-won = somebody won
happening-stalemate = the game ended without a winner
happening-last-turns = few turns are left

## The map, the seats and the top bar of the web table

master-turn = Turn
master-turn-number = Turn { $number }
master-phase-draw = Draw
master-phase-place = Place
master-phase-rewards = Rewards
master-phase-cards = Cards
master-doing-draw = drawing cubes
master-doing-place = placing cubes
master-doing-rewards = taking rewards
master-doing-cards = playing cards
master-seat-won = has won by { $way }
master-bases = bases
master-figure-bag = Cubes in the bag
master-figure-symbols = Symbols of the best kind, { $symbol } (five win)
master-sum-symbols = Symbols, { $symbol }
master-figure-starts = Start systems held (two win)
master-figure-cards = Cards
master-figure-prepared = Prepared bases
master-figure-skips = Turns to miss
master-closest = Closest to winning
master-way-domination = Domination
master-way-expansion = Expansion
master-way-capture = Capture
master-closest-of = { $count } of { $goal }
master-closest-several = { $count } players
master-closest-all = all
master-closest-nobody = nobody
master-map = { $closed ->
    [0] Star map: { $systems } systems
    [one] Star map: { $systems } systems, one closed by a black hole
   *[other] Star map: { $systems } systems, { $closed } closed by black holes
}
master-route = Route { $from } – { $to }
master-track = Track { $from } – { $to }
master-or = { " or " }
master-and = { " and " }
master-yours = yours
master-theirs = of { $name }
master-neutral = neutral
master-state-closed = { $name }, closed by a black hole
master-state-planets = { $count } of { $all } planets colonised
master-state-bases = { $count ->
    [one] 1 base
   *[other] { $count } bases
}
master-state-track = { $name }, { $length } cells, { $colours }
master-state-cubes = { $count } of { $all } cubes, { $colour }
master-state-conflict = { $card } ({ $name })
master-state-cells = { $count } of { $all } cells filled
master-target = { $place }; { $acts }
master-chosen = chosen
master-cube-red = a red cube
master-cube-blue = a blue cube
master-cube-yellow = a yellow cube
master-cube-green = a green cube
master-cube-black = a black cube
master-do-place = put { $colour }
master-do-steal = steal { $colour }
master-do-knock = send { $colour } back
master-do-spoils = take { $colour }
master-do-instead = into a { $colour } cell
master-do-star = star cell
master-do-clear = clear it with a black cube
master-do-recall = empty it into your bag
master-do-reward = take the reward
master-do-reward-planet = take the cubes for the colonised planet
master-do-base = place the prepared base here
master-do-corner = start here
master-do-settle = place a base here
master-do-occupy = { $option }
master-do-swallow = close it with a black hole
master-do-reopen = remove the black hole
master-do-stop = end this conflict
master-do-end = end this conflict
master-do-agree = { $option }
master-do-lay = { $side ->
    [red] lay the conflict with its red side to you
   *[blue] lay the conflict with its blue side to you
}
master-info-system = { $kind ->
    [start] Start system
    [near] System near a start system
    [edge] System on the rim
   *[inner] Inner system
}
master-info-owner = Owner
master-info-bases = Bases
master-info-planets = Planets
master-info-cells = Cells
master-info-colours = Colours
master-info-cubes = Cubes
master-info-closed = A black hole has closed this system: no bases, no routes, no planets.
master-info-symbols = Symbols joined to it
master-info-symbol-blue = For whoever has a base in { $systems }
master-info-symbol-green = For whoever has bases in { $systems }
master-info-symbol-red = For whoever has a base in exactly one of { $systems }

## The cards and the tray (web)

# tabs
master-tab-mine = My cards
master-tab-all = All cards
master-tab-others = Rivals
master-tab-decks = Decks
master-tab-symbols = All symbols
master-tab-legend = Key
master-of = { $count } of { $of }
master-slash = { $count } / { $of }
master-per = / { $of }
master-percent = { $share } %
master-player = Player
master-no-cards = No cards yet.

# bag and drawn cubes
master-bag = My bag
master-bag-of = Bag · { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
master-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
master-bags = Bags of the others
master-bags-together = Their bags together
master-bank = Bank
master-odds = Chance of at least one in the next { $draw }
master-odds-of = at least one in the next { $draw }:
master-drawn = Drawn cubes: take one up
master-drawn-are = Drawn: { $cubes }
master-take-up = Take up the { $colour } cube
master-take-one = Take a cube up and tap where it goes, or drag it there.
master-held = The { $colour } cube is in your hand: tap where it goes.
master-nowhere = No place takes the { $colour } cube now.
master-nowhere-left = No place takes what is left now.

# cards
master-base = base
master-prepared = base ready
master-steal = steal
master-deck-leader = leader
master-deck-conflict = conflict
master-deck-government = government
master-deck-expansion = expansion
master-deck-commerce = commerce
master-deck-progress = progress
master-deck-development = any
master-deck-race = race
master-side-red = red side
master-side-blue = blue side
master-state-live = active
master-state-ready = complete
master-state-lacking = symbols missing
master-state-idle = not active yet
master-need-met = { $symbol } symbol: there
master-need-lacking = { $symbol } symbol: missing
master-needed = needed
master-needs = Needs:
master-brings = Brings:
master-lead = { $symbol } symbol for the side with more cubes
master-resources = resources to win
master-laid = on the board
master-not-laid = not laid yet
master-cell-filled = { $colour } filled
master-cell-instead = { $colour } filled with { $cube }
master-cell-star = { $cell } with a star
master-star-note = A cube that leaves a star cell goes to the bank
master-put-cell = Put a { $cube } cube into the { $cell } { $star ->
    [true] star cell
   *[other] cell
} of { $card }
master-take-cell = Take the { $cube } cube from the { $cell } { $star ->
    [true] star cell
   *[other] cell
} of { $card }
master-card-choose = Choose
master-card-cards = Discard
master-card-lay = Lay
master-card-ability = First
master-card-use = Use
master-card-take = Keep
master-card-race = Play
master-card-seize = Take
master-card-ruin = Discard
master-card-stop = End

# decks and symbols
master-deck-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
master-deck-empty = empty
master-on-top = On top: { $card }
master-cards-of = { $count } of { $of } cards
master-from-programme = race programme

# options
master-recap = { $count ->
        [one] Since your last turn: { $count } event
       *[other] Since your last turn: { $count } events
    }
master-recap-on = To my turn
master-unit-expansion = bases
master-unit-capture = start systems
master-unit-domination = symbols
master-none-place = Return the rest
    .text = Ends the placing; rewards come next
master-none-reward = No more bases
    .text = A prepared base waits for a later turn
master-none-cards = End the phase
    .text = No more cards are laid or discarded
master-none-clear = Keep the black cube
master-none-occupy = Leave the system neutral
master-none-use = Do not use it
master-none-recall = No more projects
master-none-lay = Do not lay it now
master-clear = Clear a project with the black cube
    .text = Its cubes return to your bag, and so does the black one
master-draw = Draw cubes
master-under = Put them under the deck and take the next card
master-under-race = Put them under the deck and play the next race
master-end = End the conflict: { $place }
master-lay = Lay { $card } on the board
master-end-text = Both sides are emptied; a rival must agree
master-lay-text = On a track between your system and another; the track and the side come next
master-agree-text = Both sides are emptied, and the conflict is over
master-refuse-text = The conflict goes on; it is not offered again this turn
master-occupy-supply = A disc from the supply
master-occupy-slot = The prepared base: { $place }
master-discard = Discard { $card }
master-planet-of = Planet of { $system }
master-base-at = Base in { $system }
master-base-brings = Base { $number } of this system: take a { $deck } card
master-route-done = The route is complete: abilities that wait for it
master-reward-development = It is introduced and works from now on
master-reward-programme = Its symbols count from now on
master-reward-base = A base is prepared
master-reward-card = Take a card
master-reward-steal = Steal a cube
master-reward-conflict = The conflict is won
master-colonise-match = The system's own colour: { $count } { $colour } cubes into your bag
master-colonise-other = Another colour: { $count } { $colour } cubes into your bag
master-completes = Complete. { $reward }
master-completes-plain = Completes the project
master-completes-route = Completes the route
master-will-be = { $count } of { $of } cells
master-returns = { $count ->
    [one] 1 cube returns
   *[other] { $count } cubes return
}
master-in-bank = { $count } in the bank
master-in-bag = { $count } in your bag
master-in-drawn = { $count } drawn
master-system = { $colour } star · { $count ->
    [one] 1 planet
   *[other] { $count } planets
}
master-lay-on = { $place }: { $side } to you
master-places-cards = On cards

# buttons and help
master-place-do = Place the { $colour } cube
master-do-take = Take { $card }
master-do-delay = This player misses a turn
master-do-gain = Take these cubes
master-do-receive = Take these cubes
master-do-one = Take a { $colour } cube
master-do-trash = Give up these cubes
master-do-give = Give these cubes
master-do-redraw = Put these back
master-do-none = Nothing
master-which-side = Which side faces you
master-side-mine = You: { $side }
master-side-theirs = They: { $side }
master-slots = { $count } of { $of } cubes chosen
master-put-back = Put the { $colour } cube back
master-help-place = A full project gives its reward.
master-help-reward = Rewards come one by one, in the order that you choose.
master-help-take = The others go under the deck.
master-help-cards = Discarded cards bring cubes at the end of your turn.
master-help-too-many = { $count ->
    [one] You have 1 card too many: discard it before the turn ends.
   *[other] You have { $count } cards too many: discard them before the turn ends.
}
master-help-corner = Your first base and planet stand there.
master-help-race = Its projects are yours for the whole match.
master-help-lay = Whoever fills the own side first wins the goal printed on the other.
master-help-gain = They go into your bag.

# the key
master-legend-win = Three ways to win
master-legend-cubes = Cubes
master-legend-symbols = Symbols of supremacy
master-legend-projects = Projects
master-legend-base = A disc waits in the round slot until you place it on the map.
master-legend-card = You look at two cards of a deck and keep one.
master-legend-development = The card works, its symbols count, and you take a politics card.
master-legend-programme = The symbols of your race count as long as it stays complete.
master-legend-steal = A cube of this colour, from a rival's project into your bag.
master-legend-conflict = Two sides on a track; the first to fill its own wins.
master-legend-star = Star cell

# the end
master-result = How the match ended
master-won = { $name } wins by { $way }: { $how }.
master-stalemate = Nothing moved any more: nobody wins.
master-out-of-turns = The last turn is over: nobody wins.
master-missing-expansion = { $name }: { $count ->
    [one] 1 base was missing
   *[other] { $count } bases were missing
}
master-missing-domination = { $name }: { $count ->
    [one] 1 { $symbol } symbol was missing
   *[other] { $count } { $symbol } symbols were missing
}
master-missing-capture = { $name }: { $count ->
    [one] 1 start system was missing
   *[other] { $count } start systems were missing
}

# the guide of a first game
master-tip-welcome = Three ways to win
master-tip-welcome-text = Place all nine bases, hold five symbols of one kind, or have bases in two start systems. Each player's line shows how far all three are.
master-tip-race = A race for the whole match
master-tip-race-text = Each row of cells is a project: fill it with cubes of these colours and it gives its reward. The last row is the programme: it brings symbols.
master-tip-place = Three cubes a turn
master-tip-place-text = You have drawn cubes from your bag. Take one up and tap where it goes, or drag it there. What you do not use returns to the bag.
master-tip-cells = Projects
master-tip-cells-text = A cell takes a cube of its colour. When all cells are filled, the reward comes at the end of the phase.
master-tip-planets = Planets bring cubes
master-tip-planets-text = A cube on a free planet of your system brings three cubes of its colour if the star has that colour too, else two.
master-tip-routes = Routes lead further
master-tip-routes-text = Fill a track from your system with cubes of one colour, that of either end. Then a base can be placed at the other end.
master-tip-bag = Your bag
master-tip-bag-text = What is left in it by colour, and how likely your next draw brings at least one of each.
master-tip-black = Black cubes
master-tip-black-text = They fill black cells, or clear one of your projects: its cubes return to your bag.
master-tip-star = Star cells
master-tip-star-text = A cube that leaves a star cell goes to the bank instead of your bag.
master-tip-reward = Rewards in your order
master-tip-reward-text = Choose which reward comes first; a card you gain may improve the next one.
master-tip-take = Taking a card
master-tip-take-text = You see the top cards of a deck and keep one, or put them all under it and take the next unseen.
master-tip-base = A base is ready
master-tip-base-text = It waits on the card until a completed route leads to a free place. The first, second and third base of a system bring a leader, a conflict and a government.
master-tip-cards = The end of the turn
master-tip-cards-text = Lay conflicts, or discard cards: they bring cubes, and some do something when discarded. Keep within your limit.
master-tip-leader = Leaders need symbols
master-tip-leader-text = A leader helps only while you hold the symbols at the foot of the card. They are not used up.
master-tip-conflict = Conflicts
master-tip-conflict-text = Two sides lie between two systems. Whoever fills the own side first wins; until then the symbol belongs to the side with more cubes.
master-tip-symbols = Where symbols come from
master-tip-symbols-text = From your systems, introduced developments, the programme and conflicts you lead. This tab shows everybody's.
master-tip-over = The end
master-tip-over-text = How far everybody was on the three ways, and what was missing.

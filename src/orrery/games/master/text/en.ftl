### Master of the Galaxy, English. Other files refer to these messages by id; keep ru.ftl in step.

names = card system colour type symbol word

title = Master of the Galaxy

## Words

word-none = nothing
word-clear = clear a project
word-under = put them under the deck
word-draw = draw cubes
word-agree = agree
word-refuse = refuse
word-supply = from the supply
word-nobody = nobody
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
symbol-cultural = cultural
symbol-economic = economic
symbol-diplomatic = diplomatic
symbol-scientific = scientific
symbol-military = military
type-race = race
type-leader = leader
type-conflict = conflict
type-government = government
type-expansion = expansion
type-commerce = commerce
type-progress = progress
kind-planet = colonising a planet
kind-route = route
kind-base = preparing a base
kind-card = taking a card
kind-development = introducing a development
kind-programme = race programme
kind-steal = stealing a resource
kind-conflict = conflict
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
choice-setup = Set-up
choice-beginner = for beginners
choice-expert = for experienced players

## Questions

ask-corner = Choose a start system
ask-race = Choose a race
ask-parley = Draw cubes, or end a conflict first
ask-agree = { $seat } offers to end { $card }. Do you agree?
ask-redraw = Put up to { $most } drawn cubes back and draw again
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
    [one] Take 1 cube from the bank
   *[other] Take { $least } cubes from the bank
}
ask-trash = Put up to { $most } cubes of your bag into the bank
ask-give = Swap up to { $most } cubes of your bag: which do you give?
ask-receive = { $least ->
    [one] Take 1 cube from the bank for it
   *[other] Take { $least } cubes from the bank for them
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
ask-lay = Lay { $card } on which track, and which side faces you?

## Events

event-settled = { $seat }: starts in { $system }
event-race = { $seat }: plays the { $card }
event-turn = Turn of { $seat }
event-missed = { $seat }: misses a turn
event-adventurer = { $seat }: empty bag, the adventurer rule applies
event-drew = { $seat }: draws { $cubes }
event-placed = { $seat }: { $cube }
event-cleared = { $seat }: clears { $spot }
event-route-returned = { $seat }: the route { $route } returns to the bag
event-completed = { $seat }: completes { $project }
event-colonised = { $seat }: colonises a planet of { $system } and gains { $count } { $colour }
event-route-completed = { $seat }: completes a route on { $track }
event-prepared = { $seat }: prepares a base on { $project }
event-based = { $seat }: base { $number } in { $system }
event-lost = { $seat }: loses { $system }
event-swallowed = A black hole swallows { $system }
event-reopened = The black hole at { $system } is gone
event-gained = { $seat }: takes { $card }
event-discarded = { $seat }: { $card } is discarded
event-seized = { $seat }: takes { $card } from { $rival }
event-ability = { $seat }: { $card }
event-got = { $seat }: gains { $cubes }
event-trashed = { $seat }: gives up { $cubes }
event-swapped = { $seat }: swaps { $cubes } for { $taken }
event-stole = { $seat }: takes { $cube } from { $rival }
event-knocked = { $seat }: knocks { $cube } of { $rival } off
event-laid = { $seat }: lays { $card } on { $track }, { $side } side to the own system
event-offered = { $seat }: offers { $rival } to end { $card }
event-refused = { $seat }: goes on with { $card }
event-ended = { $card } is over; the card goes to { $owner }
event-conflict-won = { $seat }: wins { $card } against { $loser }
event-extra-turn = { $seat }: earns an extra turn
event-delayed = { $seat }: { $rival } will miss { $count ->
    [one] a turn
   *[other] { $count } turns
}
event-won = { $seat }: wins by { $way }
event-stalemate = Nothing moves any more: the game ends without a winner

## Reasons

why-must = You must choose here.
why-due = Rewards come first: all of them are carried out.
why-limit = { $count ->
    [one] You have 1 card too many.
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

## Refused positions

error-position-seats = Position: expected a list of 2 to 4 seats.
error-position-key = Position: there is no entry “{ $entry }”.
error-position-word = Position: { $what } cannot be “{ $found }”; expected one of: { $known }.
error-position-name = Position: there is no { $what } “{ $found }”.
error-position-number = Position: { $entry } must be a number that can occur.
error-position-seat = Position: expected a seat from 0 to { $last }.
error-position-list = Position, { $where }: expected a list.
error-position-mapping = Position, { $where }: expected entries by name.
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
error-position-drawn = Position: cubes lie drawn only in phases 1 and 2.
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
card-krall = Krall Horde
card-synthar = Synthar Nodes
card-velmari = Velmari Guilds
card-ossir = Ossir Hive
card-luminar = Luminar Choir
card-umbral = Umbral Bureau
card-drakhen = Drakhen Corsairs
card-aqualith = Aqualith Concord

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

## What cards do

# races
text-terrans = Versatile: their projects take cubes of every colour.
text-krall = Warriors with a cheap base and their own source of conflicts.
text-synthar = Machines that live off the progress deck.
text-velmari = Traders with the cheapest way to commerce cards.
text-ossir = A swarm whose bases need only three cubes.
text-luminar = Singers of light torn between culture and science.
text-umbral = Officials who turn black cubes into bases, cards and symbols.
text-drakhen = Raiders who can always find a new conflict.
text-aqualith = Scholars of the deep who trade on two fronts.

# leaders
text-torvan = Take 2 more resources whenever you win a conflict.
text-gharn = Discard: a rival of your choice misses a turn.
text-ilvane = After drawing in phase 1 you may put 1 drawn cube back and draw again.
text-quill = Discard: take an extra turn.
text-obrecht = Gain 1 more resource for the cards you discard in phase 3.
text-sael = Discard: add 4 resources of your choice to your bag.
text-mirelle = Discard: stop one conflict you take part in, keep its card, and add 1 resource to your bag.
text-voss = Discard: take a leader from a rival.
text-anahr = Whenever you introduce a development, add 2 resources to your bag.
text-celestine = Discard: take 2 development cards.
text-kade = Once a turn, when you steal a resource, add 1 more of your choice from the bank.
text-tolk = Your blue cubes may stand in for red, yellow and green in base projects.
text-juno = Once a turn, when you complete a route, take an expansion card.
text-halvard = Your card limit is 2 higher.
text-xul = Discard: close a neutral system with a black hole.
text-brakka = Discard: send 3 cubes from rivals' projects back to their owners.
text-nivane = Discard: you may empty up to 3 of your projects into your bag, then put up to 3 cubes of your bag into the bank.
text-malthus = Discard: make a rival discard one government or development of your choice.

# governments
text-corporate = Whenever you gain a development card, add 1 resource to your bag.
text-junta = For a conflict's symbol your side counts as holding 1 more cube, if it holds any.
text-technocracy = After drawing in phase 1 you may put up to 2 drawn cubes back and draw as many again.
text-federation = You may place a second or third base without a completed route.
text-theocracy = Whenever you place a base, add 2 resources to your bag.
text-directorate = Your black cubes may stand in for any colour in base, card and theft projects.
text-hegemony = Whenever you win a conflict, take a leader.
text-democracy = Whenever you gain a leader, add 2 resources to your bag.
text-senate = Colonising a planet brings you 1 more cube.

# conflicts
text-border = Both sides fight for the other's system.
text-coup = The blue side fights for the red side's system and makes it discard a government; the red side only makes the blue side discard a leader.
text-tradewar = The red side fights for the blue side's system; the blue side takes a commerce card from the red side.
text-crusade = Both sides fight for the other's system; the red side may also lose a leader.
text-espionage = No system is at stake: the blue side takes a development card from the red side, the red side makes the blue side discard a leader and a development.
text-totalwar = The costliest war: both sides fight for the other's system; the red side may also lose a government, the blue side a leader.
text-blockade = The red side fights for the blue side's system; the blue side makes the red side lose a conflict and a commerce card.
text-exodus = Settlers of both sides claim the other's system.
text-protectorate = The blue side fights for the red side's system and takes a leader; the red side makes the blue side lose a conflict.

# developments
text-shipyards = Whenever you place a base, add 1 resource to your bag.
text-terraforming = Colonising a planet with a cube that does not match the system brings you 2 more cubes.
text-hyperlanes = Your routes need 1 cube fewer.
text-garrisons = Cubes on your routes, base and card projects cannot be taken or knocked off by rivals.
text-ark = Discard: place a base from your supply in a neutral system joined by a track to one of yours.
text-starforts = Whenever you place a second or third base in a system, add 3 resources to your bag.
text-gravmines = Discard: close a neutral system joined by a track to one of yours with a black hole, then add 3 resources to your bag.
text-embassies = Whenever you place the first base in a system you may swap up to 2 cubes of your bag for non-black cubes of the bank.
text-pilgrims = Discard: prepare a base at once.
text-exchange = At the start of your turn you may swap 1 cube of your bag for a non-black cube of the bank.
text-league = Whenever you colonise a planet, add 1 resource of your choice to your bag.
text-customs = Whenever a rival takes a cube of yours, add 2 resources to your bag.
text-freeport = Your card limit is 1 higher.
text-smugglers = Discard: steal 3 cubes from rivals' projects.
text-credit = Whenever you gain a politics card, add 1 resource to your bag.
text-auctions = Discard: search one development deck and take any card from it.
text-charters = Whenever you complete a route, add 2 resources to your bag.
text-insurance = Discard: swap up to 5 cubes of your bag for non-black cubes of the bank.
text-quantum = Draw 1 more cube in phase 1.
text-academy = Whenever you take a card, look at 1 more card.
text-fabricators = Your green cubes may stand in for any colour but black in base and card projects.
text-psychohistory = Discard: take a government.
text-cloaking = Cubes on your developments, programme and conflicts cannot be taken or knocked off by rivals.
text-timeloop = Discard: you may empty one of your projects into your bag; take an extra turn.
text-xenolinguistics = For leaders' requirements only, you hold 1 more diplomatic and 1 more cultural symbol.
text-robots = Your black cubes may stand in for any colour in base projects and in your programme.
text-singularity = Discard: remove a black hole from a system that is no start system, or close a neutral system; then add 2 resources to your bag.

## Systems

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

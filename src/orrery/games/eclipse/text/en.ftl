### Eclipse, English. Other files refer to these messages by id; keep ru.ftl in step.

title = Eclipse
game-name = Eclipse

# Prefixes of the messages that name things by their canonical text
names = sector species technology part ship structure resource category action guard word tile side
# Events that head a part of the story
headings = round combat upkeep
# Events that tell best what moved chances and points, the most telling first
telling = collapsed fought ousted betrayed influenced lost gave-up kept allied artifacts researched built
# Events that tell this only where nothing else happened
routine = supplied species acted reacted passed explored discarded placed discovered refreshed moved traded returned drew reputed paid over

## Words

resource-money = money
resource-science = science
resource-materials = materials
category-military = military
category-grid = grid
category-nano = nano
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-black = black
colour-white = white
die-yellow = yellow die
die-orange = orange die
die-red = red die
action-explore = Explore
    .about = Name an unexplored space next to your hexes or ships, turn up a hex and lay it there.
action-influence = Influence
    .about = Up to two disc moves; two colony ships are turned face up.
action-research = Research
    .about = Take a technology and pay for it with science.
action-upgrade = Upgrade
    .about = Place ship parts on your blueprints.
action-build = Build
    .about = Build ships and structures in your hexes with materials.
action-move = Move
    .about = Move your ships from hex to hex.
action-pass = Pass
    .about = No more actions in this round; reactions only.
action-reaction = Reaction
ship-interceptor = Interceptor
ship-cruiser = Cruiser
ship-dreadnought = Dreadnought
ship-starbase = Starbase
ship-ancient = { guard-ancient }
ship-gcds = { guard-gcds }
structure-orbital = Orbital
structure-monolith = Monolith
guard-ancient = Ancient ship
guard-ancients = Ancients
guard-gcds = Galactic Center Defense System
discovery-money = 8 money
discovery-science = 5 science
discovery-materials = 6 materials
discovery-ancient-technology = Ancient technology
discovery-ancient-cruiser = Ancient cruiser
tile-money = { discovery-money }
tile-science = { discovery-science }
tile-materials = { discovery-materials }
tile-ancient-technology = { discovery-ancient-technology }
tile-ancient-cruiser = { discovery-ancient-cruiser }
tile-hidden = a discovery tile
side-ancient = Ancients
side-gcds = Galactic Center Defense System
enemy-ancient = { side-ancient }
enemy-gcds = { side-gcds }
attacker-ancient = { side-ancient }
attacker-gcds = { side-gcds }
defender-ancient = { side-ancient }
defender-gcds = { side-gcds }
side-seat-0 = Seat 1
side-seat-1 = Seat 2
side-seat-2 = Seat 3
side-seat-3 = Seat 4
side-seat-4 = Seat 5
side-seat-5 = Seat 6
dice-yellow-1 = yellow 1
dice-yellow-2 = yellow 2
dice-yellow-3 = yellow 3
dice-yellow-4 = yellow 4
dice-yellow-5 = yellow 5
dice-yellow-6 = yellow 6
dice-orange-1 = orange 1
dice-orange-2 = orange 2
dice-orange-3 = orange 3
dice-orange-4 = orange 4
dice-orange-5 = orange 5
dice-orange-6 = orange 6
dice-red-1 = red 1
dice-red-2 = red 2
dice-red-3 = red 3
dice-red-4 = red 4
dice-red-5 = red 5
dice-red-6 = red 6
kind-cannon = cannon
kind-missile = missile
kind-computer = computer
kind-shield = shield
kind-hull = hull
kind-drive = drive
kind-source = power source
word-done = done
word-stop = stop here
word-discard = discard the hex
word-draw = draw a second hex
word-yes = yes
word-no = no
word-use = use it
word-keep = keep it for 2 VP
word-aside = keep it for later
word-track = influence track
word-attack = attack
word-hold = hold fire
word-miss = at nothing
word-none = none
word-bombs = neutron bombs
word-dice = roll the dice
word-orbital = orbital
word-any = any resource
word-resign = give up
word-pass = pass
word-nobody = nobody
way-north = north
way-north-east = north-east
way-south-east = south-east
way-south = south
way-south-west = south-west
way-north-west = north-west
step-species = Choosing species
step-act = Action phase
step-battle = Combat phase
step-upkeep = Upkeep phase
step-cleanup = Cleanup phase
step-over = The game is over
## Sectors

sector-001 = Galactic Center
sector-101 = Castor
sector-102 = Pollux
sector-103 = Beta Leonis
sector-104 = Arcturus
sector-105 = Zeta Herculis
sector-106 = Capella
sector-107 = Aldebaran
sector-108 = Mu Cassiopeiae
sector-201 = Alpha Centauri
sector-202 = Fomalhaut
sector-203 = Chi Draconis
sector-204 = Vega
sector-205 = Mu Herculis
sector-206 = Epsilon Indi
sector-207 = Zeta Reticuli
sector-208 = Iota Persei
sector-209 = Delta Eridani
sector-210 = Psi Capricorni
sector-211 = Beta Aquilae
sector-221 = Procyon
sector-222 = Epsilon Eridani
sector-223 = Altair
sector-224 = Beta Hydri
sector-225 = Eta Cassiopeiae
sector-226 = 61 Cygni
sector-227 = Sirius
sector-228 = Sigma Draconis
sector-229 = Tau Ceti
sector-230 = Lambda Aurigae
sector-231 = Delta Pavonis
sector-232 = Rigel
sector-301 = Zeta Draconis
sector-302 = Gamma Serpentis
sector-303 = Eta Cephei
sector-304 = Theta Pegasi
sector-305 = Lambda Serpentis
sector-306 = Beta Centauri
sector-307 = Sigma Sagittarii
sector-308 = Kappa Scorpii
sector-309 = Phi Piscium
sector-310 = Nu Phoenicis
sector-311 = Canopus
sector-312 = Antares
sector-313 = Alpha Ursae Minoris
sector-314 = Spica
sector-315 = Epsilon Aurigae
sector-316 = Iota Carinae
sector-317 = Beta Crucis
sector-318 = Gamma Velorum

## Species

species-terran-directorate = Terran Directorate
species-terran-federation = Terran Federation
species-terran-union = Terran Union
species-terran-republic = Terran Republic
species-terran-conglomerate = Terran Conglomerate
species-terran-alliance = Terran Alliance
species-eridani-empire = Eridani Empire
species-hydran-progress = Hydran Progress
species-planta = Planta
species-descendants-of-draco = Descendants of Draco
species-mechanema = Mechanema
species-orion-hegemony = Orion Hegemony

## Technologies

technology-neutron-bombs = Neutron Bombs
    .about = After the battles you may destroy all population of a hex without a roll.
technology-starbase = Starbase
    .about = You may build starbases.
technology-plasma-cannon = Plasma Cannon
    .about = You may place this part on your blueprints.
technology-phase-shield = Phase Shield
    .about = You may place this part on your blueprints.
technology-advanced-mining = Advanced Mining
    .about = Your cubes may go on starred materials squares.
technology-tachyon-source = Tachyon Source
    .about = You may place this part on your blueprints.
technology-plasma-missile = Plasma Missile
    .about = You may place this part on your blueprints.
technology-gluon-computer = Gluon Computer
    .about = You may place this part on your blueprints.
technology-gauss-shield = Gauss Shield
    .about = You may place this part on your blueprints.
technology-improved-hull = Improved Hull
    .about = You may place this part on your blueprints.
technology-fusion-source = Fusion Source
    .about = You may place this part on your blueprints.
technology-positron-computer = Positron Computer
    .about = You may place this part on your blueprints.
technology-advanced-economy = Advanced Economy
    .about = Your cubes may go on starred money squares.
technology-tachyon-drive = Tachyon Drive
    .about = You may place this part on your blueprints.
technology-antimatter-cannon = Antimatter Cannon
    .about = You may place this part on your blueprints.
technology-quantum-grid = Quantum Grid
    .about = At once: 2 more influence discs.
technology-nanorobots = Nanorobots
    .about = Each build action gives one more ship or structure.
technology-fusion-drive = Fusion Drive
    .about = You may place this part on your blueprints.
technology-advanced-robotics = Advanced Robotics
    .about = At once: 1 more influence disc.
technology-orbital = Orbital
    .about = You may build orbitals.
technology-advanced-labs = Advanced Labs
    .about = Your cubes may go on starred science squares.
technology-monolith = Monolith
    .about = You may build monoliths.
technology-artifact-key = Artifact Key
    .about = At once: 5 resources of one kind for each artifact in your hexes.
technology-wormhole-generator = Wormhole Generator
    .about = Half a wormhole is enough for you to explore, influence, move and retreat.

## Ship parts

part-ion-cannon = Ion Cannon
part-plasma-cannon = Plasma Cannon
part-antimatter-cannon = Antimatter Cannon
part-plasma-missile = Plasma Missile
part-electron-computer = Electron Computer
part-positron-computer = Positron Computer
part-gluon-computer = Gluon Computer
part-gauss-shield = Gauss Shield
part-phase-shield = Phase Shield
part-hull = Hull
part-improved-hull = Improved Hull
part-nuclear-drive = Nuclear Drive
part-fusion-drive = Fusion Drive
part-tachyon-drive = Tachyon Drive
part-nuclear-source = Nuclear Source
part-fusion-source = Fusion Source
part-tachyon-source = Tachyon Source
part-axion-computer = Axion Computer
part-hypergrid-source = Hypergrid Source
part-shard-hull = Shard Hull
part-ion-turret = Ion Turret
part-conformal-drive = Conformal Drive
part-flux-shield = Flux Shield

## Questions

ask-species = Choose your species
ask-act = Take an action, or pass
ask-react = Take a reaction, or pass again
ask-explore = Explore which space?
ask-place = { $drawn ->
        [one] Lay { $sector }, or discard it
       *[other] Lay { $first } or { $sector }, or discard both
    }
ask-claim = Put a disc on { $sector }?
ask-discovery = Discovery in { $sector }: { $discovery }. Use it, or keep it for 2 VP?
ask-technology = Take which technology free of charge?
ask-install = Where does { $part } go?
ask-influence = { $left ->
        [0] Use colony ships before two of them are turned up, or finish
        [one] Move a disc ({ $left } move left), or finish
       *[other] Move a disc ({ $left } moves left), or finish
    }
ask-research = Research which technology?
ask-artifacts = Artifacts: { $count }. For each, 5 resources of one kind
ask-upgrade = Change your blueprints ({ $left ->
        [one] { $left } part left
       *[other] { $left } parts left
    }), or finish
ask-build = Build (still { $left }), or finish
ask-move = Move a ship ({ $left ->
        [one] { $left } move left
       *[other] { $left } moves left
    }), or finish
ask-onward = { $ship } in { $sector }: move on, or stop?
ask-finish = Anything else before your turn ends?
ask-agree = { $seat } offers diplomatic relations. Do you agree?
ask-envoy = A cube of which track goes with your ambassador?
ask-room = Your reputation track is full: which tile goes back to the bag?
ask-home = To which track does the cube return?
ask-fire-first = Which of your ships act first?
ask-engage = { $ship }: attack or retreat?
ask-target = { $die }, { $roll }: which ship of { $enemy } is it aimed at?
ask-flee = Stalemate: where does { $ship } retreat to?
ask-reputation = Keep one of the reputation tiles you drew
ask-bombard = Attack the population of { $sector }?
ask-destroy = { $least ->
        [one] Destroy { $least } cube in { $sector }
       *[other] Destroy { $least } cubes in { $sector }
    }
ask-grave = To which graveyard does your cube from { $sector } go?
ask-relations = Offer relations, or go on
ask-upkeep = Before your upkeep: colony ships and trades
ask-bankruptcy = You cannot pay: you lack { $missing } money. Trade, or give up a hex

## Options that are more than one name

option-trade = trade { $given } for 1 { $gained }
option-colony = colony ship: { $resource } on { $square }
option-parley = offer relations to { $seat }
option-space = space { $ring }, { $way } of { $sector }
option-turned = { $sector }, turned by { $degrees }°
option-disc = { $start } → { $end }
option-ship = { $ship }: { $start } → { $end }
option-built = { $item } in { $sector }
option-part = { $part } on { $ship }, slot { $slot }
option-remove = take the tile off { $ship }, slot { $slot }
option-retreat = retreat to { $sector }
option-hurt = { $ship }, damage { $damage }
option-abandon = give up { $sector }
option-square = square { $number } of { $sector }

## What happened ($seat is a name, with a colon after it)

event-supplied = New technologies: { $technologies }
event-species = { $seat-is ->
    [you] You play
   *[seat] { $seat } plays
} { $species }
event-round = Round { $number }
event-acted = { $seat-is ->
    [you] You take the action
   *[seat] { $seat } takes the action
} { $action }
event-reacted = { $seat-is ->
    [you] You react
   *[seat] { $seat } reacts
}: { $action }
event-passed = { $seat-is ->
    [you] You pass
   *[seat] { $seat } passes
}
event-colonised = { $seat-is ->
    [you] You put
   *[seat] { $seat } puts
} population in { $sector } ({ $resource })
event-traded = { $seat-is ->
    [you] You trade
   *[seat] { $seat } trades
} { $count ->
    [one] { $count } { $given }
    [other] { $count } { $given }
   *[untold] { $given }
} for 1 { $gained-is ->
    [materials] material
   *[other] { $gained }
}
event-proposed = { $seat-is ->
    [you] You offer
   *[seat] { $seat } offers
} { told-other } relations
event-declined = { $seat-is ->
    [you] You decline
   *[seat] { $seat } declines
} { $other-is ->
    [you] your offer
   *[seat] the offer of { $other }
}
event-allied = { $seat-is ->
    [you] You have
   *[seat] { $seat } has
} relations with { told-other } now
event-betrayed = { $seat-is ->
    [you] You attack { told-other }, your partner, and are the traitor now
   *[seat] { $seat } attacks { told-other }, a partner, and is the traitor now
}
event-returned = { $seat-is ->
    [you] You return
   *[seat] { $seat } returns
} { told-tile }
event-explored = { $seat-is ->
    [you] You explore the space { $way } of { $near } and find { $sector }
   *[seat] { $seat } explores the space { $way } of { $near } and finds { $sector }
}
event-discarded = { $seat-is ->
    [you] You discard
   *[seat] { $seat } discards
} { $sector }
event-placed = { $seat-is ->
    [you] You lay
   *[seat] { $seat } lays
} { $sector }
event-influenced = { $seat-is ->
    [you] You take
   *[seat] { $seat } takes
} control of { $sector }
event-discovered = { $seat-is ->
    [you] You find
   *[seat] { $seat } finds
} { $tile-is ->
    [hidden] a discovery in { $sector }
   *[tile] a discovery in { $sector }: { $tile }
}
event-kept = { $seat-is ->
    [you] You keep
   *[seat] { $seat } keeps
} a discovery tile for 2 VP
event-used = { $seat-is ->
    [you] You use
   *[seat] { $seat } uses
} the discovery: { $tile }
event-gave-up = { $seat-is ->
    [you] You give up
   *[seat] { $seat } gives up
} { $sector }
event-refreshed = { $seat-is ->
    [you] You ready
   *[seat] { $seat } readies
} { $count ->
    [one] { $count } colony ship
   *[other] { $count } colony ships
}
event-researched = { $seat-is ->
    [you] You gain
   *[seat] { $seat } gains
} { $technology }{ $price ->
    [0] {""}
    [one] {" "}for { $price } science
    [other] {" "}for { $price } science
   *[untold] {""}
}
event-artifacts = { $seat-is ->
    [you] Your artifacts bring
   *[seat] The artifacts of { $seat } bring
} { $resources } (money, science, materials)
event-removed = { $seat-is ->
    [you] You take
   *[seat] { $seat } takes
} { $part } off the { $ship } (slot { $slot })
event-installed = { $seat-is ->
    [you] You put
   *[seat] { $seat } puts
} { $part } on the { $ship } (slot { $slot })
event-built = { $seat-is ->
    [you] You build
   *[seat] { $seat } builds
} { $item-is ->
    [interceptor] an { $item }
    [orbital] an { $item }
   *[item] a { $item }
} in { $sector }
event-moved = { $seat-is ->
    [you] You move
   *[seat] { $seat } moves
} { $ship-is ->
    [interceptor] an { $ship }
   *[ship] a { $ship }
} from { $sector } to { $target }
event-combat = Combat phase of round { $number }
event-battle = Battle in { $sector }
event-engaged = { $attacker-is ->
    [you] You attack
    [ancient] The Ancients attack
    [gcds] The Defense System attacks
   *[seat] { $attacker } attacks
} { $defender-is ->
    [you] you
    [ancient] the Ancients
    [gcds] the Defense System
   *[seat] { $defender }
} in { $sector }
event-rolled = { $side-is ->
    [you] You roll for your { $ship }
    [ancient] The Ancients roll
    [gcds] The Defense System rolls
   *[seat] { $side } rolls for the { $ship }
}{ $enemy-is ->
    [you] {" "}at you
    [ancient] {" "}at the Ancients
    [gcds] {" "}at the Defense System
    [population] {" "}at the population
    [seat] {" "}at { $enemy }
   *[untold] {""}
}: { $dice }
event-hit = { $side-is ->
    [you] You hit
    [ancient] The Ancients hit
    [gcds] The Defense System hits
   *[seat] { $side } hits
} { $enemy-is ->
    [you] your { $ship }
    [ancient] a ship of the Ancients
    [gcds] the Defense System
   *[seat] the { $ship } of { $enemy }
}: { $count } damage
event-lost = { $side-is ->
    [you] You lose { told-ship } in { $sector }
    [ancient] The Ancients lose a ship in { $sector }
    [gcds] The Defense System in { $sector } is destroyed
   *[seat] { $side } loses { told-ship } in { $sector }
}
event-retreating = { $seat-is ->
    [you] You begin
   *[seat] { $seat } begins
} to retreat to { $target } ({ $ship })
event-retreated = { $seat-is ->
    [you] You retreat
   *[seat] { $seat } retreats
} from { $sector } to { $target }: { $ship }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
event-stalemate = Stalemate in { $sector }: { $seat-is ->
    [you] you must retreat
   *[seat] { $seat } must retreat
}
event-drew = { $seat-is ->
    [you] You draw
   *[seat] { $seat } draws
} { $values-count ->
    [one] { $values-count } reputation tile
   *[other] { $values-count } reputation tiles
}{ $shown-count ->
    [0] {""}
   *[other] : { $shown }
}
event-reputed = { $seat-is ->
    [you] You keep
   *[seat] { $seat } keeps
} { told-tile }
event-bombed = { $seat-is ->
    [you] You drop
   *[seat] { $seat } drops
} neutron bombs on { $sector }
event-destroyed = { $seat-is ->
    [you] You lose
   *[seat] { $seat } loses
} { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of population in { $sector }
event-ousted = { $seat-is ->
    [you] You lose
   *[seat] { $seat } loses
} { $sector } to { told-other }
event-upkeep = Upkeep of round { $number }
event-paid = { $seat-is ->
    [you] Your upkeep
   *[seat] Upkeep of { $seat }
}: money { $money }, science { $science }, materials { $materials }
event-collapsed = { $seat-is ->
    [you] You leave
   *[seat] { $seat } leaves
} the game with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-over = The game is over{ $number ->
    [one] {" "}after round { $number }
    [other] {" "}after round { $number }
   *[untold] {""}
}
told-other = { $other-is ->
    [you] you
   *[seat] { $other }
}
told-tile = { $value ->
    [0] a reputation tile
   *[other] a reputation tile of { $value }
}
told-ship = { $ship-is ->
    [interceptor] an { $ship }
   *[ship] a { $ship }
}
event-fought = { $winner-is ->
    [nobody] Nobody is left in { $sector }
    [you] You beat { told-loser } in { $sector }: { told-destroyed }, { told-lost }
    [ancient] The Ancients beat { told-loser } in { $sector }: { told-destroyed }, { told-lost }
    [gcds] The Defense System beats { told-loser } in { $sector }: { told-destroyed }, { told-lost }
   *[seat] { $winner } beats { told-loser } in { $sector }: { told-destroyed }, { told-lost }
}
told-loser = { $loser-is ->
    [you] you
    [ancient] the Ancients
    [gcds] the Defense System
   *[seat] { $loser }
}
told-destroyed = { $loser-is ->
    [you] { $destroyed ->
        [0] you lose no ship
        [one] you lose { $destroyed } ship
       *[other] you lose { $destroyed } ships
    }
   *[seat] { $destroyed ->
        [0] no ship destroyed
        [one] { $destroyed } ship destroyed
       *[other] { $destroyed } ships destroyed
    }
}
told-lost = { $loser-is ->
    [you] { $lost ->
        [0] and destroy none
       *[other] and destroy { $lost }
    }
   *[seat] { $lost ->
        [0] none lost
       *[other] { $lost } lost
    }
}
happening-fought = a battle has ended

## Why not?

why-already-friends = You have relations already.
why-board-taken = This board is taken.
why-costs = It costs { $cost } ({ $resource }), and you have { $have }.
why-cubes-full = The population track is full.
why-declined = Your offer was declined in this turn.
why-enemy-ships = An enemy ship is there.
why-energy = It would use { $used } energy and have { $energy }.
why-gcds-pins = The Galactic Center Defense System lets no ship pass.
why-has-disc = There is a disc already.
why-has-structure = There is one already.
why-held = You have this technology.
why-illegal-design = A blueprint would lack energy or a drive, or a starbase would have one.
why-in-conflict = Ships of one of you stand in the way: you are at blows.
why-lifted = The lifted disc itself would be the only support.
why-misses = The die does not hit this ship.
why-must-keep = One of the tiles is kept.
why-must-pay = The upkeep must be paid.
why-needs-drive = A ship needs a drive.
why-needs-technology = It needs the technology { $technology }.
why-no-aliens = This match is without alien species.
why-no-cannon = None of your ships there has a cannon.
why-no-change = It would change nothing.
why-no-colony-ship = No colony ship is ready.
why-no-connection = No wormhole would meet one of your hexes.
why-no-diplomacy = There is no diplomacy with so few players.
why-no-disc = No disc is left on your influence track.
why-no-more-parts = The action gives no more parts.
why-no-more-moves = Both disc moves are made.
why-no-room = One of you has no room for an ambassador, no ambassador or no cube left.
why-no-tile = No tile lies on this slot.
why-no-wormhole = Your hex shows no wormhole towards this space.
why-none-left = All your ships of this type are on the map.
why-not-cheapest = Only the cheapest technology that you lack is free.
why-not-connected = No wormhole joins the two hexes for you.
why-not-controlled = You do not control this hex.
why-not-joined = No full wormhole joins your hexes.
why-not-next-to-own = This space is next to none of your hexes or ships.
why-not-on-board = No tile of it lies on the supply board.
why-other-design = The parts that are left are needed to make all blueprints legal.
why-passed = You have passed: only reactions are left.
why-pinned = An enemy ship pins it.
why-placing = Tiles are taken off before new parts are placed.
why-same-hex = The disc lies there already.
why-ships-pinned = Your ships there are pinned.
why-square-taken = The square has a cube.
why-stack-empty = There are no more hexes for this ring.
why-starbase-drive = A starbase takes no drive.
why-starbase-stays = Starbases do not move.
why-starred-square = A starred square needs its technology.
why-track-empty = No cube is left on the track ({ $resource }).
why-track-full = The technology track is full.
why-trade-ratio = A trade takes { $ratio } of one kind.
why-traitor = The traitor makes no new relations.
why-wrong-cube = The square takes cubes of another kind.

## Refused positions

error-position-audit = Position: { $problem }.
error-position-count = Position, { $where }: expected a list of { $count } numbers.
error-position-die = Position: expected a die such as “yellow 6”, found “{ $found }”.
error-position-diplomacy = Position, seat { $seat }: relations and the traitor need four seats or more, and another seat.
error-position-discoveries = Position: there are not so many discovery tiles “{ $tile }”.
error-position-moment = Position: the step { $step } needs these entries: { $entries }.
error-position-name = Position: there is no { $what } “{ $found }”.
error-position-pair = Position: expected the two sides of the battle.
error-position-range = Position: { $entry } must be a number from { $least } to { $most }.
error-position-toll = Position: expected the losses of the two sides of the battle.
error-position-reputation = Position: there are not so many reputation tiles of { $value }.
error-position-seat = Position: expected a seat from 0 to { $last }.
error-position-ships = Position, { $where }: these ships cannot be there.
error-position-slots = Position, seat { $seat }: expected { $slots } slots ({ $ship }).
error-position-space = Position, { $where }: expected two coordinates.
error-position-species = Position: seat { $seat } has no species.
error-position-stack = Position: with { $seats } seats the stack “{ $stack }” has only { $count } hexes.
error-position-surplus = Position: the step { $step } has none of these entries: { $entries }.
error-position-technologies = Position: there are not so many tiles of { $technology }.
error-position-turn = Position: in the action phase it is the turn of somebody who plays and not all have passed, after it all have, and the heir is one of those who have.
error-position-twice = Position, { $where }: it lies elsewhere already, or something lies there.

## Figures over the match

figure-score = Points without reputation
figure-score-note = Reputation lies face down until the end: the chart leaves it out, the result counts it.
figure-hexes = Hexes
figure-ships = Ships
figure-technologies = Technologies
figure-money = Money produced
figure-science = Science produced
figure-materials = Materials produced

## Figures of a ship part

figure-energy = energy
figure-initiative = initiative
figure-movement = movement
figure-computer = computer
figure-shield = shield
figure-hull = hull
figure-dice = dice

## The table in a terminal

thing-square = { $advanced ->
    [yes] { $kind }*
   *[no] { $kind }
}
thing-no-squares = no squares
thing-artifact = artifact
thing-population = Population on { $filled } of { $squares } squares
thing-free = nobody’s
thing-disc = { $who ->
    [you] yours
   *[seat] of { $owner }
}
thing-ships = { $count ->
    [1] { $ship }
   *[other] { $count } × { $ship }
}
thing-fleet = { $owner }: { $ships }
thing-price = price { $price }
thing-reserve = { $count } in reserve
thing-guard = initiative { $initiative }, computer { $computer }, shield { $shield }, hull { $hull }, { $dice }
thing-cost = Costs { $cost } science, with discounts at least { $least }
thing-offered = { $count ->
    [0] Not on offer now
    [one] { $count } tile on offer
   *[other] { $count } tiles on offer
}
thing-your-price = You would pay { $price }
thing-discovery = Discovery tile: { $name }
thing-species = Influence discs { $discs }, colony ships { $colony }, trade { $ratio } for 1; home { $home }
thing-store = { $amount } ({ $gain } a round)
means-joins = joined with { $sectors }
means-half = half joined with { $sectors }
means-open = { $count ->
    [one] { $count } way into the unexplored
   *[other] { $count } ways into the unexplored
}
means-there = there: { $told }
means-stack = { $count ->
    [one] { $count } hex left in the stack
   *[other] { $count } hexes left in the stack
}
means-trade = { $count } for 1; you have { $have }
means-research = { $price } science (you have { $have }). { $about }
means-build = { $price } materials (you have { $have })
legend-ships = ships ({ $ships })
legend-starred = square that needs a technology
table-round = Round { $round } of { $of }
table-over = Game over
table-first = first player
table-passed = passed
table-out = out of the game
table-traitor = traitor
table-score = { $points } VP
table-storage = money { $money } ({ $income }), science { $science } (+{ $labs }), materials { $materials } (+{ $mines })
table-discs = discs { $discs }, upkeep { $upkeep }
table-colony = colony ships { $ready } of { $all }
table-technologies = Technologies
table-supply = Technologies on offer
table-no-technologies = no technologies yet
table-blueprint = { $ship }: { table-design }
table-design = initiative { $initiative }, movement { $movement }, computer { $computer }, shield { $shield }, hull { $hull }, energy { $used } of { $energy }
table-stacks = Stacks { $inner } / { $middle } / { $outer }
table-map = Map
table-battle = Battle in { $sector }
table-reputation = Reputation
table-dice = Dice

## Scoring

score-hexes = Hexes
score-reputation = Reputation
score-ambassadors = Ambassadors
score-discoveries = Discoveries
score-monoliths = Monoliths
score-technologies = Technologies
score-traitor = Traitor
score-species = Species
score-all = Total

## Options of a new game

choice-species = Species
choice-species-all = terrans and aliens
choice-species-terran = terrans only

## Terms (listed in the rules reader)

terms = hex control disc upkeep population colony-ship wormhole blueprint initiative pinned ancient gcds reputation ambassador discovery graveyard vp stack first technology-track movement computer shield hull-value energy die traitor passed
term-hex = Hex
    .about = A sector tile on the map. Its number decides the order of battles (EC-16.2).
term-control = Control
    .about = Whoever has a disc in a hex controls it: builds there, settles it and scores it (EC-5.2.1).
term-disc = Influence disc
    .about = Pays for an action or marks control of a hex. The fewer are left on the track, the dearer the upkeep (EC-5.2.3).
    .also = disc, discs
term-upkeep = Upkeep
    .about = Money due at the end of every round, read from the influence track (EC-23.2).
term-population = Population cube
    .about = Each cube away from its track raises the production of that resource (EC-5.1.1).
term-colony-ship = Colony ship
    .about = Carries one cube from a population track to a square of a hex under control (EC-7.2).
    .also = colony ships
term-wormhole = Wormhole
    .about = Neighbours with wormholes on both sides of the shared edge are connected (EC-5.8.1).
    .also = wormholes
term-blueprint = Blueprint
    .about = What all ships of one type of a player carry (EC-5.3.3).
    .also = blueprints
term-initiative = Initiative
    .about = Who acts first in a battle: the higher, the earlier (EC-17.1).
term-pinned = Pinned
    .about = A ship that must stay because of an enemy ship in its hex (EC-14.6).
term-ancient = Ancients
    .about = Ships of nobody that guard hexes and their discoveries (EC-18.1).
term-gcds = Galactic Center Defense System
    .about = Guards the Galactic Center and lets no ship pass (EC-14.9).
term-reputation = Reputation tile
    .about = Drawn after battles; worth 1 to 4 points and known to its owner alone (EC-5.6.1).
    .also = reputation
term-ambassador = Ambassador
    .about = Exchanged when two players make relations; worth 1 point (EC-10.5).
term-discovery = Discovery tile
    .about = Goes to the first who puts a disc on its hex: used at once or kept for 2 points (EC-5.5.1).
term-graveyard = Graveyard
    .about = Where destroyed cubes lie until the cleanup (EC-24.4).
term-vp = Victory points
    .about = Hexes, reputation, ambassadors, discoveries, monoliths, technologies and what a species adds (EC-25.1).
    .also = VP
term-stack = Stack
    .about = The hexes of one ring, face down: I next to the centre, II around it, III outside. Explorers draw from it (EC-8.1).
    .also = stacks
term-first = First player
    .about = Takes the first turn of a round. Whoever passes first begins the next one (EC-6.7).
term-passed = Passed
    .about = No more actions in this round, reactions only (EC-6.6).
term-technology-track = Technology track
    .about = Military, grid or nano: each technology on it makes the next one of its kind cheaper (EC-11.3).
    .also = military, grid, nano, technologies
term-movement = Movement
    .about = How many hexes a ship may go in one move: the sum over its drives (EC-5.3.7).
term-computer = Computer
    .about = Added to each die of the ship; 6 or more hits (EC-17.7).
term-shield = Shield
    .about = Subtracted from each die that is aimed at the ship (EC-12.13).
term-hull-value = Hull
    .about = The damage that a ship survives: one more destroys it (EC-17.10).
term-energy = Energy
    .about = What the sources of a ship give. Its parts may not use more (EC-12.6).
term-die = Dice
    .about = A cannon or a missile rolls one for each square it shows. A hit does 1 damage with a yellow, 2 with an orange and 4 with a red die (EC-12.12).
    .also = die, yellow die, orange die, red die
term-traitor = Traitor
    .about = The last one who attacked a partner: makes no new relations (EC-10.17).

## Standing orders: questions ("When asked for ...") and happenings ("unless ...")

question-species = a species
question-act = an action
question-react = a reaction
question-explore = a space to explore
question-place = where a hex goes
question-claim = a disc on a hex
question-discovery = a discovery
question-technology = a free technology
question-install = an ancient part
question-influence = a disc move
question-research = a technology
question-artifacts = resources for artifacts
question-upgrade = ship parts
question-build = something to build
question-move = a ship's move
question-onward = a further step
question-finish = the end of a turn
question-agree = an offer of relations
question-envoy = an ambassador's cube
question-room = a reputation tile to return
question-home = a track for a cube
question-fire-first = who fires first
question-engage = attack or retreat
question-target = a target
question-flee = a hex to flee to
question-reputation = a reputation tile to keep
question-bombard = an attack on population
question-destroy = cubes to destroy
question-grave = a graveyard
question-relations = offers of relations
question-upkeep = colony ships before upkeep
question-bankruptcy = how to pay upkeep
happening-supplied = new technologies lie on the supply board
happening-species = somebody has chosen a species
happening-round = a new round has begun
happening-acted = somebody has taken an action
happening-reacted = somebody has reacted
happening-passed = somebody has passed
happening-colonised = somebody has settled a square
happening-traded = somebody has traded
happening-proposed = somebody has offered relations
happening-declined = somebody has declined relations
happening-allied = two players have made relations
happening-betrayed = somebody has attacked a partner
happening-returned = somebody has returned a reputation tile
happening-explored = somebody has explored
happening-discarded = a hex was discarded
happening-placed = a hex was laid
happening-influenced = somebody has taken control of a hex
happening-discovered = somebody has made a discovery
happening-kept = somebody has kept a discovery
happening-used = somebody has used a discovery
happening-gave-up = somebody has given up a hex
happening-refreshed = colony ships are ready again
happening-researched = somebody has gained a technology
happening-artifacts = somebody has read artifacts
happening-removed = somebody has taken a part off
happening-installed = somebody has placed a part
happening-built = somebody has built
happening-moved = somebody has moved a ship
happening-combat = the combat phase has begun
happening-battle = a battle has begun
happening-engaged = two sides are fighting
happening-rolled = dice were rolled
happening-hit = a ship was hit
happening-lost = a ship was destroyed
happening-retreating = somebody begins to retreat
happening-retreated = somebody has retreated
happening-stalemate = a battle is a stalemate
happening-drew = somebody has drawn reputation tiles
happening-reputed = somebody has kept a reputation tile
happening-bombed = neutron bombs were used
happening-destroyed = population was destroyed
happening-ousted = somebody has lost a hex
happening-upkeep = the upkeep phase has begun
happening-paid = somebody has paid upkeep
happening-collapsed = somebody has left the game
happening-over = the game is over

## Boards, technologies, battles and options in the browser

eclipse-tab-mine = My board
eclipse-tab-battle = Battle
eclipse-tab-battles = Battles to come
eclipse-tab-technologies = Technologies
eclipse-tab-supply = Supply
eclipse-tab-others = Other boards
eclipse-tab-boards = Boards
eclipse-tab-points = Points

eclipse-b-no-species = No species has been chosen yet.
eclipse-b-board-of = Board: { $species }
eclipse-b-economy = Economy
eclipse-b-track = { $resource }: { $stored } stored, { $made } produced each round; { $note }
eclipse-b-cubes = { $count ->
        [one] { $count } cube left on the track
       *[other] { $count } cubes left on the track
    }
eclipse-b-next = with one cube more placed: { $count } a round
eclipse-b-influence = Influence
eclipse-b-upkeep = upkeep { $due } → net
eclipse-b-discs = { $count ->
        [one] { $count } disc left
       *[other] { $count } discs left
    }
eclipse-b-will-have = { $count } money after upkeep
eclipse-t-upkeep = upkeep { $due }, net
eclipse-t-discs = { $count ->
        [one] disc
       *[other] discs
    }
eclipse-b-short = { $count } money short at upkeep
eclipse-b-one-more = After one more action: upkeep { $due }, { $count } money left
eclipse-b-one-more-short = After one more action: upkeep { $due }, { $count } money short
eclipse-b-colony = Colony ships
eclipse-b-colony-ready = { $count } of { $of } ready
eclipse-b-reputation = Reputation
eclipse-b-track-of = { $count } of { $of } spaces taken
eclipse-b-friend = ambassador of { $name }
eclipse-b-vp = { $count } VP
eclipse-b-face-down = face down
eclipse-b-prizes = Discoveries kept
eclipse-b-prizes-worth = { $count } ({ $points } VP)
eclipse-b-actions = Discs on actions
eclipse-b-used-on = { $action } { $count }
eclipse-b-whose = Whose board?
eclipse-b-source = Points from
eclipse-b-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
eclipse-b-out = Out of the game: { $names }

eclipse-b-blueprint = Blueprint: { $ship }
eclipse-b-build = Build: { $ship }
eclipse-b-left = { $count } left
eclipse-b-empty = empty slot
eclipse-b-figure = { $figure } { $value }
eclipse-b-part = { $part }: { $figures }
eclipse-b-part-ancient = Ancient: it needs no technology, and taken off it is out of the game.
eclipse-b-part-free = It needs no technology.
eclipse-b-slot = { $ship }, slot { $slot }: { $part }
eclipse-b-slot-takes = { $name }. Put { $part } here
eclipse-b-slot-refuses = { $name }. { $part } cannot go here
eclipse-b-instead = { $new }, in place of: { $part }
eclipse-b-total-initiative = Initiative: who shoots first
eclipse-b-total-hull = Hull: damage it takes without being destroyed
eclipse-b-total-computer = Computer: added to its dice
eclipse-b-total-shield = Shield: taken off the dice of enemies
eclipse-b-total-movement = Movement: hexes in one move
eclipse-b-total-energy = Energy: used of what is produced
eclipse-b-total-cannons = Cannons: { $colour } × { $count }
eclipse-b-total-missiles = Missiles, only before the first round: { $colour } × { $count }
eclipse-b-fault-energy = Uses { $used } energy and has { $energy }.
eclipse-b-fault-drive = Has no drive.
eclipse-b-fault-starbase = A starbase takes no drive.

eclipse-b-discount = next one −{ $count }
eclipse-b-no-tiles = No tiles
eclipse-b-tech = { $technology }, { $price } science for you, printed { $cost }, tiles: { $copies }
eclipse-b-tech-plain = { $technology }, { $cost } science, tiles: { $copies }
eclipse-b-tech-held = { $technology }, you have it, tiles: { $copies }
eclipse-b-price = Costs { $cost } science, { $least } at least.
eclipse-b-price-mine = For you { $price }.
eclipse-b-price-short = You have { $have }: { $count } short.
eclipse-b-purse = You have { $count } science. Below each name: who has the technology already.
eclipse-b-copies = { $count ->
        [0] None on the supply board.
        [one] { $count } tile on the supply board.
       *[other] { $count } tiles on the supply board.
    }
eclipse-b-holders = Held by { $names }.

eclipse-b-bout = round { $number }
eclipse-b-missiles = missiles
eclipse-b-defender = { $name } defends
eclipse-b-attacker = { $name } attacks
eclipse-b-role-defender = defends
eclipse-b-role-attacker = attacks
eclipse-b-no-ships = no ships left
eclipse-b-squad = Initiative { $initiative }, computer { $computer }, shield { $shield }, hull { $hull }
eclipse-b-life = { $count } of { $of }
eclipse-b-hit-on = hit on { $value }+
eclipse-b-aim = Aim at { $ship }:
eclipse-b-leaving = retreats to { $sector }
eclipse-b-dice-left = Dice to assign
eclipse-b-then = the winner then meets { $names }
eclipse-b-guards-aim = Their dice go where they destroy the largest ship; dice that can destroy none do as much damage as they can.
eclipse-b-course = The battle so far
eclipse-b-course-hit = { $ship }: { $count } damage
eclipse-b-course-gone = away to { $sector }
eclipse-b-course-open = to be assigned
eclipse-b-course-none = no hit
eclipse-b-dice-rolled = Last roll

eclipse-tale-population = Population
eclipse-tale-needs = { $value ->
        [6] { $ship } 6
       *[other] { $ship } { $value }+
    }
eclipse-tale-at = at { $aims }
eclipse-tale-order = Initiative { $initiative }
eclipse-tale-six = a 6 always hits
eclipse-tale-one = a 1 always misses
eclipse-tale-damage = { $count } damage
eclipse-tale-gone = { $ship } destroyed
eclipse-tale-hurt = { $count } damage, { $ship } { $damage } of { $hull }
eclipse-tale-hits = hit
eclipse-tale-spare = not used
eclipse-tale-die-hit = { $die }, hit
eclipse-tale-die-miss = { $die }, miss
eclipse-tale-stalemate = Nobody can hit anybody: whoever attacked must go.
eclipse-tale-siege = after the battle
eclipse-tale-duel = Attacker { $attacker }, defender { $defender }
eclipse-tale-versus = against
eclipse-tale-begins = No die has been rolled yet.
eclipse-tale-step = { $step } of { $of }
eclipse-tale-again = Tell it again
eclipse-tale-back = One die back
eclipse-tale-on = Next die
eclipse-tale-play = Go on by itself
eclipse-tale-pause = Pause
eclipse-tale-skip = Skip
eclipse-tale-close = Close

eclipse-recap-label = Round { $round } · combat is over
eclipse-recap-mine = { $count ->
        [one] { $won ->
            [0] You lost your battle
           *[other] You won your battle
        }
       *[other] You won { $won } of { $count } battles
    }
eclipse-recap-others = { $count ->
        [0] Nobody fought; population was attacked
        [one] { $count } battle, without you
       *[other] { $count } battles, without you
    }
eclipse-recap-on = On to upkeep
eclipse-recap-own = { $points } open VP ({ $change })
eclipse-recap-first = { $name } leads with { $points } open VP
eclipse-recap-go = Go on
eclipse-recap-watch = Watch again
eclipse-recap-without = Without you
eclipse-recap-holds = Left in the hex: { $name }
eclipse-recap-attack = You attack; against you: { $names }.
eclipse-recap-defend = You defend; against you: { $names }.
eclipse-recap-destroyed = Destroyed: { $ships }.
eclipse-recap-lost = Lost: { $ships }.
eclipse-recap-fled = Retreated: { $ships }.
eclipse-recap-nothing = nothing
eclipse-recap-cubes = { $count ->
        [one] { $count } cube removed.
       *[other] { $count } cubes removed.
    }
eclipse-recap-ousted = The disc of { $name } goes home.
eclipse-recap-losses = { $name }: { $count } lost
eclipse-recap-bloodless = nothing lost
eclipse-recap-expected = expected { $share } %

eclipse-tab-round = Round { $round } so far
eclipse-round = Round { $round } so far, by player
eclipse-round-over = Round { $round } is over
eclipse-round-seat = Player
eclipse-round-points = Open VP
eclipse-round-change = ±
eclipse-round-hexes = Hexes
eclipse-round-destroyed = Destroyed
eclipse-round-lost = Lost
eclipse-round-reputation = Reputation
eclipse-round-net = Money net
eclipse-round-science = Science
eclipse-round-materials = Materials
eclipse-round-none = none
eclipse-round-drawn = { $count } drawn

eclipse-result = Where the points come from
eclipse-result-stored = { $name } { $count }
eclipse-result-tie = Equal points: resources in storage decide. { $seats }

eclipse-u-parts = Ship parts
eclipse-u-place = { $part }: choose a slot.
eclipse-u-place-remove = Choose the slot from which the tile is taken.
eclipse-u-take-up = Take up { $part }
eclipse-u-slot = { $ship }, slot { $slot }
eclipse-u-all = Close
eclipse-u-nothing = Nothing can go here now.
eclipse-u-remove = Take off
eclipse-u-remove-text = the printed part counts again
eclipse-u-fate-covered = The printed { $part } is covered and does not count; it counts again when the tile goes.
eclipse-u-fate-returned = The tile { $part } goes back to the supply.
eclipse-u-fate-lost = { $part } is ancient: taken off it is out of the game.
eclipse-u-fate-again = The printed { $part } counts again.
eclipse-u-locked = { $count ->
        [one] { $count } part needs a technology
       *[other] { $count } parts need a technology
    }

eclipse-o-sector = { $number } { $name }
eclipse-o-trade = Trade { $count } { $given } for 1 { $gained }
eclipse-o-trades = Trade { $ratio } : 1
eclipse-o-colony = Colony ship: { $resource } in { $sector }, square { $square }
eclipse-o-colony-text = Production { $now } → { $then }.
eclipse-o-settle = settle { $number }
eclipse-o-square = square { $number }
eclipse-o-parley = Offer relations to { $seat }
eclipse-o-parley-text = You exchange ambassadors if they agree; each is worth 1 VP.
eclipse-o-anytime = Beside your action
eclipse-o-upkeep = Upkeep { $before } → { $after }.
eclipse-o-act-none-explore = no space in reach
eclipse-o-act-none-research = none affordable
eclipse-o-act-none-build = nothing affordable
eclipse-o-act-none-move = no ship can move
eclipse-o-act-explore = { $count ->
        [one] { $count } hex
       *[other] up to { $count } hexes
    }
eclipse-o-act-influence = { $count ->
        [one] { $count } disc
       *[other] up to { $count } discs
    }
eclipse-o-act-research = { $count ->
        [one] { $count } technology
       *[other] up to { $count }
    }
eclipse-o-act-upgrade = { $count ->
        [one] { $count } part
       *[other] up to { $count } parts
    }
eclipse-o-act-build = { $count ->
        [one] { $count } piece
       *[other] up to { $count } pieces
    }
eclipse-o-act-move = { $count ->
        [one] { $count } move
       *[other] up to { $count } moves
    }
eclipse-o-pass-again = No reaction now; you may be asked again.
eclipse-o-resign-text = You have neither discs nor ships: you leave the game with the points you have.
eclipse-o-done = Finish
eclipse-o-move-done = Finish moving
eclipse-o-build-done = Finish building
eclipse-o-upgrade-done = Finish upgrading
eclipse-o-research-done = Finish researching
eclipse-o-influence-done = Finish with influence
eclipse-o-explore-done = Finish exploring
eclipse-o-finish-done = End the turn
eclipse-o-relations-done = Go on
eclipse-o-upkeep-done = Pay the upkeep
eclipse-o-bankruptcy-done = Pay the upkeep
eclipse-o-attack-on = Attack to the end
eclipse-o-attack-on-text = Your ships roll whenever it is their turn, until the battle is over or a die is to be aimed.
eclipse-o-settle-all = settle all of { $number }
eclipse-place-claim = Lay { $sector }, with a disc
eclipse-place-lay = Lay { $sector }
eclipse-o-stop = Stop here
eclipse-o-discard = Discard the hex
    .text = The exploration ends; the hex goes face up beside its stack.
eclipse-o-discard-both = Discard both hexes
    .text = The exploration ends; the hexes go face up beside their stack.
eclipse-o-draw = Draw a second hex
    .text = You may then lay either of the two.
eclipse-o-claim-yes = Put a disc on { $sector }
    .text = You control it. Upkeep { $before } → { $after }.
eclipse-o-claim-no = Leave it without a disc
eclipse-o-agree-yes = Agree
    .text = You exchange ambassadors; each is worth 1 VP.
eclipse-o-agree-no = Decline
eclipse-o-use = Use it: { $discovery }
eclipse-o-use-resource = It goes into your storage at once.
eclipse-o-use-ancient-technology = The cheapest technology on offer that you lack, free of charge.
eclipse-o-use-ancient-cruiser = One of your cruisers that is not built yet comes into the hex, free of charge.
eclipse-o-use-part = It goes on a blueprint at once, free of charge, or beside your board for a later upgrade.
eclipse-o-keep = Keep it for { $points } VP
    .text = It counts at the end and does nothing else.
eclipse-o-aside = Keep it beside the board
    .text = It can be placed by a later upgrade.
eclipse-o-attack = Attack
    .text = The ships roll their dice.
eclipse-o-miss = Aim at nothing
    .text = The die goes to a ship that it does not hit.
eclipse-o-reputation-none = Keep none
eclipse-o-bombard-none = Spare the population
eclipse-o-bombs = Neutron bombs
    .text = All cubes of the hex are destroyed without a roll.
eclipse-o-dice = Roll the cannons
    .text = Every point of damage destroys one cube.
eclipse-o-species = { $colour } board, home { $home }
eclipse-o-ratio = trade { $count }:1
eclipse-o-ships = colony ships { $count }
eclipse-o-price = Costs { $price } ({ $cost } − { $less }).
eclipse-o-covers = Covers { $part }.
eclipse-o-energy = Energy { $used } of { $energy }.
eclipse-o-initiative = Initiative { $before } → { $after }.
eclipse-o-cost = { $cost } materials, { $left } left
eclipse-o-ancients = { $count ->
        [one] { $count } ancient ship is there.
       *[other] { $count } ancient ships are there.
    }
eclipse-o-gcds = The Galactic Center Defense System is there.
eclipse-o-enemies = Ships of others are there.
eclipse-o-foreign = Another player controls it.
eclipse-o-artifact = 5 for each artifact
eclipse-o-on-track = { $count } on the track
eclipse-o-on-map = { $count ->
        [one] Choose on the map: { $count } place.
       *[other] Choose on the map: { $count } places.
    }
eclipse-o-ship-at = { $sector }, drive { $drive }
eclipse-o-nothing-explore = There is no space left to explore.
eclipse-o-nothing-influence = No disc can be moved.
eclipse-o-nothing-build = Nothing can be built now.
eclipse-o-nothing-move = No ship can move.
eclipse-o-nothing-onward = The ship can go no further.
eclipse-o-retreat-text = The ships leave in the next round of the battle, if they live.
eclipse-o-abandon-text = Upkeep { $before } → { $after }; { $cubes ->
        [one] { $cubes } cube returns
       *[other] { $cubes } cubes return
    }; −{ $points } VP.
eclipse-o-takes = Destroyed by { $count } damage.
eclipse-o-hit-on = Hit on { $value } or more.
eclipse-o-reputation = A tile of { $value }
eclipse-o-reputation-for = in place of your { $value }
eclipse-o-reputation-space = on a free space
eclipse-o-reputation-free = On a free space of your track.
eclipse-o-reputation-instead = In place of your tile of { $value }.
eclipse-o-room = Return the tile of { $value }
eclipse-o-room-text = It makes room for the ambassador.

eclipse-species-terran = Quick ships: three moves in an action
eclipse-species-eridani-empire = Rich, with three technologies and two reputation tiles, but few discs
eclipse-species-hydran-progress = Two technologies in one research action
eclipse-species-planta = Two hexes in one exploration, 1 VP more for each hex; its population falls without a roll
eclipse-species-descendants-of-draco = At peace with ancients, 1 VP for each that is left; chooses between two hexes
eclipse-species-mechanema = Three parts and three builds in an action, everything cheaper
eclipse-species-orion-hegemony = Begins with a cruiser, shields and quick, well powered ships

eclipse-do-trade = Trade
eclipse-do-colony = Send the colony ship
eclipse-do-parley = Offer relations
eclipse-do-remove = Take the tile off
eclipse-do-part = Place { $part }
eclipse-do-species = Play { $species }
eclipse-do-research = Research { $technology } for { $price }
eclipse-do-technology = Take { $technology }
eclipse-do-explore = Explore here
eclipse-do-place = Place the hex
eclipse-do-build = Build: { $item }
eclipse-do-move = Move to { $sector }
eclipse-do-influence = Move the disc
eclipse-do-target = Aim at: { $ship }
eclipse-do-miss = Aim at nothing
eclipse-do-fire-first = First: { $ship }
eclipse-do-destroy = { $count ->
        [one] Destroy { $count } cube
       *[other] Destroy { $count } cubes
    }

eclipse-kicker-battle = combat
eclipse-kicker-species = species
eclipse-kicker-act = action
eclipse-kicker-react = reaction
eclipse-kicker-finish = end of turn
eclipse-kicker-relations = diplomacy
eclipse-kicker-agree = diplomacy
eclipse-kicker-envoy = diplomacy
eclipse-kicker-room = diplomacy
eclipse-kicker-upkeep = upkeep
eclipse-kicker-bankruptcy = upkeep

eclipse-help-species = All differ in home hex and colour; aliens in much more.
eclipse-help-act = Discs left: { $discs }. Upkeep { $upkeep }, net { $net }: { $then } money after it.
eclipse-help-react = You have passed: one part, one build or one move for a disc.
eclipse-help-explore = Click a space: its hex is drawn at once.
eclipse-help-influence = Discs go to hexes next to yours, or back to the track.
eclipse-help-research = The price falls with every technology of the same track.
eclipse-help-upgrade = Take up a part, then click a slot. Tiles come off first; at the end every ship needs its energy, and a drive.
eclipse-help-install = It is free of charge now. Taken off later it is lost.
eclipse-help-build = Choose what to build, then one of your hexes on the map.
eclipse-help-move = Take up a ship here or on the map, then click where it goes.
eclipse-help-onward = It has moved already and may go on.
eclipse-help-claim = A disc takes control of the hex and everything on it.
eclipse-help-discovery = Used, its face counts at once; kept, it only counts at the end.
eclipse-help-engage = A retreat takes two steps: now they turn away, in the next round they leave.
eclipse-help-target = Each die goes to one ship. What is more than it takes is lost.
eclipse-help-fire-first = Their initiative is equal.
eclipse-help-flee = Nobody can shoot: the attacker leaves at once.
eclipse-help-reputation = Others see only its back. The rest returns to the bag.
eclipse-help-home = It lay on a square for several kinds, or comes back with an ambassador. The track it goes to produces less.
eclipse-help-envoy = The cube leaves its track, which then produces more. It comes back if the relations end.
eclipse-help-agree = Each of you gives the other an ambassador with a cube. Whoever attacks first becomes the traitor.
eclipse-help-room = You see its value; others do not.
eclipse-help-grave = It comes back to that track in the cleanup phase.
eclipse-help-bombard = Without population the hex loses its owner's disc, and you may take it.
eclipse-help-destroy = Choose which; they go to the graveyard of their owner.
eclipse-help-artifacts = Share them out as you like.
eclipse-help-technology = It is one of the cheapest on offer that you lack, and costs you nothing.
eclipse-help-finish = Colony ships, trades and offers of relations are still possible.
eclipse-help-relations = Between the battles and the upkeep offers may be made once more.
eclipse-help-upkeep = Due { $upkeep }, net { $net }: { $then } money after it.
eclipse-help-bankruptcy = Trade for money, or give up hexes until the upkeep can be paid.

eclipse-warn-resign = Leave the game?
eclipse-warn-pass = You could still act.
eclipse-warn-claim = The hex stays without a disc.
eclipse-warn-claim-text = It brings you no points, and anybody may take it.
eclipse-warn-unused = Nothing of the action was used.
eclipse-warn-unused-text = Its disc is spent all the same.
eclipse-warn-reputation = You give a reputation tile away.
eclipse-warn-reputation-text = { $count ->
        [one] It would bring { $count } point.
       *[other] It would bring { $count } points.
    }
eclipse-warn-treaty = Breaks your treaty.
eclipse-warn-treaty-text = You become the traitor (−2 points), and the ambassadors go home.

## Zones of the table, where the board is described in words

zones-untold = step seat first more placing declined left queue heir action space after ship final order bout acted firing kills fought fled turned spent size of
zone-map = Map
zone-gcds = Defense of the centre
zone-stacks = Stacks
zone-inner = Ring I
zone-middle = Ring II
zone-outer = Ring III
zone-discards = Discarded hexes
zone-tray = Technologies on offer
zone-bag = Technologies in the bag
zone-traitor = Traitor
zone-round = Round
zone-passed = Passed
zone-out = Out of the game
zone-drawn = Hexes drawn
zone-found = Discovery
zone-hand = Reputation tiles drawn
zone-battle = Battle
zone-hex = Hex
zone-pair = Sides
zone-dice = Dice
zone-wounds = Damage
zone-leaving = Retreating
zone-seats = Players
zone-species = Species
zone-storage = Storage: money, science, materials
zone-cubes = Cubes
zone-discs = Discs on the track
zone-disc = Controlled by
zone-ready = Colony ships ready
zone-technologies = Technologies
zone-graves = Graveyard
zone-used = Discs on actions
zone-parts = Ship parts
zone-aside = Ancient parts kept
zone-friends = Relations with
zone-reputation = Reputation
zone-prizes = Discoveries kept
zone-production = Production
zone-upkeep = Upkeep
zone-designs = Ships
zone-reserve = Ships not built
zone-points = Points from
zone-prices = Prices of technologies
zone-ships = Ships
zone-ancients = Ancients
zone-tile = Discovery tile
zone-orbital = Orbital
zone-monolith = Monolith
zone-at = Place

## The map in the browser

eclipse-map = Galaxy in round { $round }: { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
eclipse-map-sector = { $number } { $name }
eclipse-map-space = Space { $ring } beside { $sectors }
eclipse-map-space-far = Space { $ring }
eclipse-map-yours = yours
eclipse-desc-joined = joined with { $sectors }
eclipse-desc-alone = joined with no hex
eclipse-map-of = { $name }
eclipse-map-free = without a disc
eclipse-map-cubes = { $count } of { $all } squares settled
eclipse-map-discovery = with a discovery tile
eclipse-map-several = { $name } × { $count }
eclipse-map-ship-of = { $ship } ({ $name })
eclipse-map-battle = battle
eclipse-map-ship-in = { $ship } in { $sector }
eclipse-map-disc-in = Your disc in { $sector }
eclipse-map-square = Square { $square } of { $sector }
eclipse-map-target = { $place }: { $acts }
eclipse-map-chosen = chosen
eclipse-pill-share = { $share } %
eclipse-pill-explore = explore
eclipse-pill-battle = battle
eclipse-pill-join = join
eclipse-pill-free = free
eclipse-legend-money = money planet
eclipse-legend-science = science
eclipse-legend-materials = materials
eclipse-legend-any = any
eclipse-legend-cube = settled, in the owner’s colour
eclipse-legend-square = free square, dot = advanced
eclipse-legend-north = N
eclipse-map-do-pick-up = pick up
eclipse-map-do-explore = explore
eclipse-map-do-colony = settle with a cube of { $resource }
eclipse-map-do-move = { $ship } from { $sector } moves here
eclipse-map-do-return = return the disc to the track
eclipse-map-do-disc = put a disc here
eclipse-map-do-disc-from = move the disc from { $sector } here
eclipse-map-do-build = build { $item }
eclipse-map-do-onward = move on to here
eclipse-map-do-claim = put a disc here
eclipse-map-do-flee = retreat to here
eclipse-map-do-engage = retreat to here
eclipse-map-do-destroy = destroy the cube
eclipse-map-do-bankruptcy = give up
eclipse-place-tile = { $sector }, turned by { $degrees }°
eclipse-place-degrees = Turned by { $degrees } degrees
eclipse-place-turn-how = Arrow keys turn it
eclipse-place-left = Turn to the left
eclipse-place-right = Turn to the right
eclipse-place-turns = Turns of { $sector }
eclipse-place-or = Or
eclipse-place-not = Not allowed
eclipse-place-joins = joins { $sectors } by a full wormhole
eclipse-place-half = meets { $sectors } with half a wormhole
eclipse-place-others = also joins { $sectors }
eclipse-place-open = { $count ->
        [0] leads to no unexplored space
        [one] leads to { $count } unexplored space
       *[other] leads to { $count } unexplored spaces
    }
eclipse-place-peace = { $count ->
        [one] An ancient lives there, at peace with you.
       *[other] { $count } ancients live there, at peace with you.
    }
eclipse-place-ancients = { $count ->
        [one] An ancient guards the hex: no disc until it is destroyed.
       *[other] { $count } ancients guard the hex: no disc until they are destroyed.
    }
eclipse-phase-action = Action
eclipse-phase-combat = Combat
eclipse-phase-upkeep = Upkeep
eclipse-phase-cleanup = Cleanup
eclipse-seat-vp = VP
eclipse-seat-money = Money: production { $produced }, upkeep { $upkeep }
eclipse-seat-science = Science and production
eclipse-seat-materials = Materials and production
eclipse-seat-discs = Influence discs left
eclipse-seat-passed = passed
eclipse-seat-passed-first = passed, begins the next round
eclipse-seat-out = out of the game
eclipse-seat-traitor = traitor
eclipse-seat-doing = { $action }
eclipse-seat-supply = Shared supply
eclipse-seat-stack = Stack { $ring }
eclipse-seat-discoveries = Discovery tiles
eclipse-seat-tray = Technologies on offer
eclipse-seat-bag = Technologies in the bag
eclipse-info-stack = Stack { $ring }
eclipse-info-left = { $count ->
        [one] { $count } hex left
       *[other] { $count } hexes left
    }
eclipse-info-vp = { $count } VP
eclipse-info-kind-centre = Galactic Center
eclipse-info-kind-inner = Hex of ring I
eclipse-info-kind-middle = Hex of ring II
eclipse-info-kind-outer = Hex of ring III
eclipse-info-kind-home = Home hex
eclipse-info-owner = Control
eclipse-info-nobody = nobody
eclipse-info-squares = Squares
eclipse-info-taken = with a cube
eclipse-info-empty = free
eclipse-info-wormholes = Wormholes
eclipse-info-joined = { $full } full, { $half } half
eclipse-info-ships = Ships
eclipse-info-battle = A battle will be fought here in the combat phase.
eclipse-info-pinned = { $held } of your { $ships } ships must stay here.
eclipse-info-ancients = { $count ->
        [one] An ancient guards this hex.
       *[other] { $count } ancients guard this hex.
    }
eclipse-info-discovery = A discovery tile for the first disc here.
eclipse-info-artifact = Artifact: 5 resources for whoever gains the Artifact Key.
eclipse-odds = Odds of the battle
eclipse-odds-duel = This battle of two
eclipse-odds-hex = The hex, after all battles
eclipse-odds-with = Odds with { $ships }
eclipse-odds-open = Change the fleets

## Explanations of a guided game

eclipse-tip-welcome = Nine rounds, most points
eclipse-tip-welcome-text = Points come from hexes, battles, discoveries, technologies and ambassadors. Your line shows your points, what you have stored with what each round adds, and your influence discs.
eclipse-tip-species = Choose your people
eclipse-tip-species-text = Terrans are alike and good for a first game. Each alien species has its own strengths, named in its line.
eclipse-tip-act = One action a turn
eclipse-tip-act-text = Each action takes a disc from your influence track. You go on in turn until you pass; the first to pass begins the next round.
eclipse-tip-tile = How a hex is read
eclipse-tip-tile-text = Above: its number, and its points with a star. Squares below the planets take population, those with a dot need a technology. White half discs at the sides are wormholes: two that meet join two hexes. Ring and disc show the owner.
eclipse-tip-discs = Discs cost money
eclipse-tip-discs-text = Every disc away from this track raises the upkeep you pay at the end of the round. The figure beside it tells what will be left.
eclipse-tip-storage = Population works
eclipse-tip-storage-text = Each cube that leaves a track for a square on the map raises what that track produces: money, science or materials.
eclipse-tip-explore = Into the unknown
eclipse-tip-explore-text = Choose a space beside your hexes. Its roman numeral is the stack that the hex comes from; nearer the centre hexes are richer and better guarded.
eclipse-tip-place = Turn it, then lay it
eclipse-tip-place-text = Turn the hex with the arrows or by a tap. At least one of its wormholes must meet one of yours: rings mark where it does.
eclipse-tip-claim = Take it now?
eclipse-tip-claim-text = A disc makes the hex yours: its points, its squares, its discovery. It also raises your upkeep.
eclipse-tip-colony = Colony ships
eclipse-tip-colony-text = A ready colony ship carries one cube to a square of your hexes, at almost any moment of your turn. Tap a square on the map.
eclipse-tip-trade = Trading
eclipse-tip-trade-text = What you have too much of can be traded for what you lack, in your turn, as often as you like.
eclipse-tip-ancients = Ancients
eclipse-tip-ancients-text = These ships belong to nobody. They hold the hex until they are destroyed, and they hold your ships that come there.
eclipse-tip-discovery = A discovery
eclipse-tip-discovery-text = Use what is on the tile, or keep it face down for 2 points at the end.
eclipse-tip-influence = Moving discs
eclipse-tip-influence-text = From the track to a hex beside yours, from one hex to another, or back to the track. Two colony ships become ready as well.
eclipse-tip-research = Technologies
eclipse-tip-research-text = Each one you have makes the next of its row cheaper. Parts are used on your blueprints, the rest works at once.
eclipse-tip-upgrade = Blueprints
eclipse-tip-upgrade-text = A part changes all your ships of that type, also those on the map. Watch the energy, and leave a drive.
eclipse-tip-build = Building
eclipse-tip-build-text = Ships and structures cost materials and stand at once in a hex of yours.
eclipse-tip-move = Moving ships
eclipse-tip-move-text = Tap a ship, then a hex. Dotted lines show how far it comes; a lock marks where enemy ships hold it.
eclipse-tip-battle = A battle is coming
eclipse-tip-battle-text = Crossed swords: sides that are no friends stand in one hex. They fight after the action phase. Tap the hex for the odds.
eclipse-tip-fight = In battle
eclipse-tip-fight-text = Ships fire in order of initiative. A die hits with 6 or more after computer and shield; a 6 always hits, a 1 never. Retreat takes two turns.
eclipse-tip-reputation = Reputation
eclipse-tip-reputation-text = Fighting brings tiles. Keep one; the others return to the bag, and nobody sees your figure until the end.
eclipse-tip-react = After passing
eclipse-tip-react-text = You may still react: build, upgrade or move a little. It costs a disc like any action.
eclipse-tip-upkeep = Before upkeep
eclipse-tip-upkeep-text = Last moment for colony ships and trades. Then the upkeep is paid in money; whoever lacks it gives up hexes.
eclipse-tip-over = The end
eclipse-tip-over-text = Where everybody's points come from, with all hidden tiles turned up.

## Battle odds (what the command line, the server and the page say of any game's is reworded in part)

odds-fleet-text =
    Ships of one type after another with commas between: 3cruiser.c2.h1,2dreadnought. After a dot: i initiative, c computers, s shields, h hull, y o r dice of cannons, m dice of missiles, d damage taken; what is left out is as printed. ancient and gcds are sides too.
odds-option-retreat = { $name } retreats
odds-option-retreat-never = never
odds-option-retreat-number = { $number ->
        [0] at once
       *[other] after { $number }
    }
odds-option-retreat-number-long = { $number ->
        [0] at once
        [one] after { $number } round
       *[other] after { $number } rounds
    }
odds-option-aim = { $name } shoots first at
odds-option-aim-dangerous = the dangerous
odds-option-aim-largest = the largest
odds-option-aim-smallest = the smallest
odds-defended = The defender
odds-player = Player
odds-gcds = Centre
odds-designs = { $name }: designs
odds-no-ships = No ships yet.
odds-figure-i = Initiative
odds-figure-c = Computers
odds-figure-s = Shields
odds-figure-h = Hull
odds-figure-y = Ion dice (1)
odds-figure-o = Plasma dice (2)
odds-figure-r = Antimatter dice (4)
odds-figure-m = Missile dice (2)
odds-empty = Give every side at least one ship.
odds-left = Ships left to the winner, percent of battles
odds-likely = Ships left after the battle. Most likely: { $name }, { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }.
odds-keeps = { $name }, { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }: { $share } %
odds-escapes = { $name } gets away with ships in { $share } % of battles.
odds-losses = Expected losses, in materials
odds-lost = materials lost
odds-kept = { $side }: ships left in the hex
odds-rounds = Length in engagement rounds (0: over with the missiles)
error-odds-ships = “{ $text }” names no ships; expected something like 3cruiser.c2.h1 with one of: { $known }.
error-odds-guards = Ancients and the GCDS are sides of their own; give them no other ships.
error-odds-count = A side has 1 to { $most } ships of the type { $ship }, not { $count }.
error-odds-figure = “{ $text }” in “{ $ships }” is no figure of a ship; expected a letter (i c s h y o r m d) and a number.
error-odds-damage = A { $ship } with hull { $hull } is destroyed by { $damage } damage.
error-odds-designs = All ships of the type { $ship } on one side have the same figures.
error-odds-sector = There is no hex “{ $sector }” on the map.
error-odds-quiet = Only one side is in hex { $sector }, or none: there is no battle.

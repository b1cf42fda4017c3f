### Eclipse, English. Other files refer to these messages by id; keep ru.ftl in step.

title = Eclipse
game-name = Eclipse

# Prefixes of the messages that name things by their canonical text
names = sector species technology part ship structure resource category action guard word discovery

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
word-pass = pass
word-nobody = nobody
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
ask-place = Lay { $sector }, or discard it
ask-claim = Put a disc on { $sector }?
ask-discovery = Discovery: { $discovery }. Use it, or keep it for 2 VP?
ask-technology = Take which technology free of charge?
ask-install = Where does { $part } go?
ask-influence = Move a disc ({ $left ->
        [one] { $left } move left
       *[other] { $left } moves left
    }), or finish
ask-research = Research which technology?
ask-artifacts = Artifacts ({ $count ->
        [one] { $count }
       *[other] { $count }
    }): 5 resources of one kind for each
ask-upgrade = Change your blueprints ({ $left ->
        [one] { $left } part left
       *[other] { $left } parts left
    }), or finish
ask-build = Build ({ $left ->
        [one] { $left } left
       *[other] { $left } left
    }), or finish
ask-move = Move a ship ({ $left ->
        [one] { $left } move left
       *[other] { $left } moves left
    }), or finish
ask-onward = Move on, or stop?
ask-finish = Anything else before your turn ends?
ask-agree = { $seat } offers diplomatic relations. Do you agree?
ask-envoy = A cube of which track goes with your ambassador?
ask-room = Your reputation track is full: which tile goes back to the bag?
ask-home = To which track does the cube return?
ask-fire-first = Which of your ships act first?
ask-engage = { $ship }: attack or retreat?
ask-target = { $die } shows { $roll }: which ship is it aimed at?
ask-flee = Stalemate: where do your ships retreat to?
ask-reputation = Keep one of the reputation tiles you drew
ask-bombard = Attack the population of { $sector }?
ask-destroy = { $least ->
        [one] Destroy { $least } cube
       *[other] Destroy { $least } cubes
    }
ask-grave = To which graveyard does your cube go?
ask-relations = Offer relations, or go on
ask-upkeep = Before your upkeep: colony ships and trades
ask-bankruptcy = You cannot pay: { $missing ->
        [one] { $missing } money is
       *[other] { $missing } money are
    } missing. Trade, or give up a hex

## Options that are more than one name

option-trade = trade { $ratio } { $from } for 1 { $to }
option-colony = colony ship: { $resource } on { $square }
option-parley = offer relations to { $seat }
option-space = the space at { $space }
option-turned = turned by { $degrees }°
option-disc = { $from } → { $to }
option-ship = { $ship }: { $from } → { $to }
option-built = { $item } in { $sector }
option-part = { $part } on { $ship }, slot { $slot }
option-remove = remove { $part } from { $ship }, slot { $slot }
option-retreat = retreat to { $sector }
option-hurt = { $ship } with { $damage ->
        [one] { $damage } damage
       *[other] { $damage } damage
    }
option-reputation = a tile worth { $value }
option-instead = { $value } in place of { $old }
option-abandon = give up { $sector }
option-square = square { $number } of { $sector }
option-price = { $technology } for { $cost } science

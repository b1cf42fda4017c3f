### Orrery, English: everything the product says outside of the games. Keep ru.ftl in step.

## Refusals of the referee ($seat and $waiting are numbers of seats, from 0)

error-no-such-seat = There is no seat { $seat }; expected 0 to { $last }.
error-match-over = The match is over; no answer is expected.
error-not-your-study = Somebody else wanted this match looked through; only that person can stop it.
error-not-over = All hands are open only when the match is over.
error-cut-short = The match ended before its rules ended it; what was hidden stays so.
error-stale = This answers the question after { $at ->
        [one] { $at } input
       *[other] { $at } inputs
    }, but the match is already at { $now }.
error-answered = Seat { $seat } has already answered; waiting for: { $waiting }.
error-not-asked = Seat { $seat } is not asked anything now; waiting for: { $waiting }.
error-nothing-sealed = Seat { $seat } has no sealed answer to take back.
error-lane-shown = What this answer showed cannot be unseen, so it stands.
error-invited = You may answer this and need not: give an answer that does something, or none.
error-forbidden = Rule { $rule } forbids this answer.
error-not-free = This could not be taken back freely, and you asked for an answer that can be.
error-not-offered = “{ $answer }” does not answer this question; expected: { $expected }.
error-undo-range = Cannot go back to input { $to }; expected 0 to { $last }.
error-undo-nothing = Nothing has been answered yet, so there is nothing to take back.
error-undo-barrier = Something was revealed since input { $to }; going back needs the consent of seats: { $missing }.
error-undo-middle = This lies inside a simultaneous choice; go back to its start.
error-bot-answer = The bot { $bot } in seat { $seat } gave an answer that is not legal.

## Matches that cannot be set up

error-seats = This game is for { $least } to { $most } seats, not { $seats }.
error-game-place = The game “{ $game }” is registered as { $place }, but { $problem }; expected a Game with the slug “{ $game }” there.
error-unknown-game = There is no game “{ $game }”; expected one of: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for this game; expected one of: { $known }.
error-bot-class = There is no bot { $class } in the module { $module }: { $problem }. Expected a subclass of orrery.bots.Bot that is made without arguments.
error-bot-code = The bot { $bot } in seat { $seat } answered “{ $ask }” with { $answer }; expected a code, a whole number such as decision.encode(…) gives.
error-unknown-player = There is no player “{ $bot }” for this game; expected “me” or one of: { $known }.
error-unknown-option = There is no option “{ $option }”; expected one of: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”; expected one of: { $known }.
error-seed = The seed is too long; expected at most 64 bytes.

## Records that cannot be read

error-record-foreign = This file is not an Orrery record.
error-record-format = The record has format { $found }; expected format { $expected }.
error-record-header = The first line of the record is damaged ({ $detail }).
error-record-torn = The record is torn: { $expected ->
        [one] { $expected } input was expected
       *[other] { $expected } inputs were expected
    }, { $found } found.
error-record-sum = The record was altered: its checksum does not fit.
error-record-game = The record is of the game “{ $found }”, not of “{ $game }”.
error-record-viewer = There is no seat { $seat } in this match.
error-record-inputs = The record has { $found } inputs; expected at most { $most }.
error-record-rules = The record follows version { $found } of the rules; expected version { $expected }.
error-record-choice = Input { $n } of the record is impossible: it does not answer the question of seat { $seat }.
error-record-long = The match is over at input { $n }, but the record goes on.
error-record-setup = The record begins with an impossible match ({ $detail }).
error-record-undo = Entry { $n } of the record goes back to input { $to }, which is impossible.
error-record-sealed = The record's sealed answer of seat { $seat } is impossible.
error-record-unplayable = The record cannot be played: its contents do not fit the rules ({ $detail }).
error-record-slow = The record was not played in the time there is for it; try again later, or look at it with: orrery replay FILE
error-position-json = Expected the JSON document of a position ({ $detail }).
error-position-header = The position says { $name } is { $found }; expected { $expected }.
error-position-seats = Position: expected a list of { $least } to { $most } seats.
error-position-key = Position: there is no entry “{ $entry }”; expected some of: { $known }.
error-position-frames = Position: frames must be steps with their numbers, not { $found }; steps are: { $known }.
error-position-since = Position: “since” must hold answers as texts, and chance as name, who, where and outcome.
error-script = Chance cannot bring { $found } for “{ $request }” (who { $who }, where { $where }).
error-script-empty = Nothing is left of what was to come for “{ $request }” (who { $who }, where { $where }).
error-position-answer = Position: “{ $answer }” cannot be answered there.
error-position-word = Position: { $what } cannot be “{ $found }”; expected one of: { $known }.
error-position-number = Position: { $entry } must be a number, 0 or more.
error-position-list = Position, { $where }: expected a list.
error-position-mapping = Position, { $where }: expected entries by name.

## The laboratory

error-one-process = Bots given as objects and observers do not travel to other processes; expected jobs=1, or bots by name.
error-game-crashed = Game { $number } (seed { $seed }) broke off: { $detail }.
error-bench-compiled = The benchmark measures pure Python and the compiled build beside it; run it without the compiled build in PYTHONPATH.
error-bench-least = { $file } of “{ $game }” has a bar for “{ $name }”; expected one of: { $known }.
error-missing-extra = This needs { $package }, which is not installed; install it with: pip install 'orrery-games[{ $extra }]'.

## Battle odds

error-odds-game = There are no battle odds for “{ $game }”; expected one of: { $known }.
error-odds-class = There are no battle odds { $class } in the module { $module }: { $problem }. Expected a subclass of orrery.lab.odds.Reckoner that is made without arguments.
error-odds-sides = A battle has 2 to { $most } fleets, from the attacker to who was there first, not { $count }.
error-odds-option = “{ $value }” is no value of the option “{ $option }”; expected one of: { $known }.
error-odds-option-name = There is no option “{ $option }” in these battles; expected one of: { $known }.
error-odds-values = The option “{ $option }” was given { $count } values; expected at most { $most }.
error-odds-record = With --record the sides come from the saved match; expected neither fleets nor options, not { $extra }.

## The command line: what cannot be done

error-verb = There is no verb “{ $verb }”; orrery --help lists them all.
error-flag = { $verb } has no option { $flag }; { $verb } --help lists them all.
error-argument = { $verb } needs a value for { $name }; { $verb } --help shows how.
error-repeated = { $verb } takes { $name } only once.
error-number = { $name } must be a number, not “{ $value }”.
error-below-one = { $name } must be at least 1, not { $value }.
error-extra = { $verb } does not know what to do with “{ $extra }”; { $verb } --help shows how to use it.
error-arguments = { $verb } does not understand this ({ $detail }); { $verb } --help shows how to use it.
error-language = Orrery speaks { $known }, not “{ $lang }”.
error-option-form = Options are given as name=value, not as “{ $given }”.
error-seats-form = Seats are names between commas, such as me,heuristic, not “{ $given }”.
error-seat-name = A person at the table cannot be called “{ $name }”; choose a name that no bot has.
error-file = Cannot use { $file }: { $detail }.
error-no-file = There is no file { $file }.
error-folder = { $file } is a folder; expected a file.
error-not-text = The file is not text in UTF-8.
error-save-exists = { $file } exists already; go on with it (--resume) or name another file.
error-resume-fixed = A saved match keeps its options and its seed; leave out --option and --seed.
error-resume-seats = The saved match has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, not { $given }.
error-replay-foreign = { $file } holds no match; expected a saved one (a first line of JSON that begins with {"{"}"orrery":1) or an exported one ({"{"}"orrery_table":3).
error-replay-no-table = { $file } is a saved match, not an exported table; expected no --table, found “{ $table }”.
error-replay-which = The file has { $number ->
        [one] { $number } table
       *[other] { $number } tables
    }; expected --table with one of: { $tables }.
error-replay-format = There is no format “{ $found }”; expected one of: { $known }.
error-replay-seat = There is no seat { $seat }; expected a number from 1 to { $seats }.
error-replay-range = The record has { $last ->
        [one] { $last } input
       *[other] { $last } inputs
    }; --to cannot be { $to }.
error-no-verifier = There is nothing yet to verify records of “{ $game }” with.
error-trace = Cannot use { $path }: { $detail }.
error-no-catalogue = There is no rule catalogue for “{ $game }”; games with one: { $known }.
error-no-rule-found = No rule holds all these words: { $words }.
error-no-test-run = There is no test run to read coverage from ({ $file }); run the tests first: make test.
error-broken = Orrery itself made a mistake ({ $kind }: { $detail }); set ORRERY_TRACEBACK=1 to see where, and please report it.
warning-other-orrery = Another package called “orrery” ({ $version }) is installed over this one, whose name is “orrery-games”; files of both lie in one folder. Remove both and install again: pip uninstall orrery orrery-games, then pip install orrery-games.
interrupted = Interrupted.
interrupted-saved = Interrupted; the match is saved in { $file }.

## Seats

seat-me = You
seat-person = Player { $number }
seat-number = seat { $number }
bot-random = Random
bot-greedy = Greedy
bot-casual = Casual
bot-heuristic = Heuristic

## Playing: answers

hint-pick = Type a number; ? explains, h lists what else you can type.
hint-pick-some = { $exact ->
        [true] { $most ->
            [one] Type { $most } number; ? explains, h lists what else you can type.
           *[other] Type { $most } numbers, such as 1 3; ? explains, h lists what else you can type.
        }
       *[false] { $least ->
            [0] { $most ->
                [one] Type { $most } number, or 0 for none; ? explains, h lists what else you can type.
               *[other] Type up to { $most } numbers, or 0 for none; ? explains, h lists what else you can type.
            }
           *[other] Type { $least } to { $most } numbers, such as 1 3; ? explains, h lists what else you can type.
        }
    }
hint-amount = Type a number from { $least } to { $most }; ? explains, h lists what else you can type.
hint-allocate = Give amounts, such as 1=2 3 (two of the first, one of the third), { $least } to { $most } in all; ? explains, h lists what else you can type.
hint-order = Type all numbers in the order you want, such as 2 1 3; ? explains, h lists what else you can type.
expected-pick = Expected one of the options shown.
expected-pick-some = { $repeated ->
        [true] An option was named twice; expected each one only once.
       *[false] { $exact ->
            [true] { $most ->
                [one] Expected { $most } option, but { $count } came.
               *[other] Expected { $most } options, but { $count } came.
            }
           *[false] Expected { $least } to { $most } options, but { $count } came.
        }
    }
expected-amount = Expected a number from { $least } to { $most }.
expected-allocate = Expected { $least } to { $most } in all, each within its limit, given as 1=2 3.
expected-order = Expected every option once, in an order.
error-no-number = There is no number { $number }; the last one is { $last }.
error-no-option = Nothing here is called “{ $name }”; type a number, or t to see the options again.
error-ambiguous = “{ $name }” could be any of: { $things }.
option-none = none
option-later = wait for the others, and be asked again

## Playing: the table

play-since = Since you last looked
play-blocked = Not now (? and the number tells why): { $things }
play-allowed = { $thing }: allowed now.
play-not-allowed = { $thing }: not now. { $reason } ({ $rule })
play-no-rule = The rules have no entry for this question.
play-hand-over = Hand over to { $seat } and press Enter (u takes the last answer back).
play-sheet = { $count ->
        [one] Your own sheet so far, { $count } answer (u takes the last one back): { $told }
       *[other] Your own sheet so far, { $count } answers (u takes the last one back): { $told }
    }
play-may-speak = May answer meanwhile, and need not (o, or o and a name): { $told }
play-need-not = You need not answer: Enter leaves it.
play-go-on = Enter goes on.
error-no-speaker = Nobody called “{ $name }” may answer now; expected one of: { $names }.
play-saved = The match is saved; go on with: --resume { $file }
play-saved-now = Saved in { $file }
play-over = The match is over; its record is { $file }
play-stopped = The match would not end and was stopped; nobody has won. Its record is { $file }
play-nothing-to-undo = There is no answer of yours to take back.
play-undo-revealed = Something has been revealed or decided since. Take your last answer back all the same? (y/n)
play-undo-consent = { $seat }, do you let { $other } take the last answer back, although something has been revealed or decided since? (y/n)
play-undo-refused = Nothing was taken back.
play-undone = Taken back.
letters-yes = y
play-no-legend = The drawing has no signs of its own.
play-help =
    Answer with the number of an option, with several numbers (1 3, or 1-3) where several are asked for, or with the option's name.
    0 or none   nothing, where that is allowed
    ?           the rule behind the question, and why things are not allowed now
    ? 5, ? name all about one option, and why it is not allowed; or about anything on the table: a piece, a seat, a word of the rules
    k           the signs of the drawing
    u           take your last answer back
    o, o NAME   let somebody answer who may meanwhile, and need not
    t           show the table again
    l           tell the whole match from the start
    s, s FILE   save (every answer is saved anyway), or save a copy
    q           save and leave
    h           this list
final-result = Result
won-nobody = nobody has won
final-scores = Final scores
won = won

## Lists and figures

games-slug = game
games-name = name
games-seats = seats
games-options = options (the first value is the default)
games-rules = rules proved by tests
games-rules-covered = { $covered } of { $total }
games-broken = The game “{ $game }” cannot be loaded: { $problem }.
games-rules-untested = { $total ->
        [one] { $total } rule
       *[other] { $total } rules
    }, no test run
sim-progress = Playing
sim-heading = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }; the bots take turns in the seats
sim-bot = bot
sim-seat = seat
sim-games = games
sim-wins = wins
sim-rate = win rate
sim-interval = 95 % interval
sim-mean = mean score
sim-sd = deviation
sim-range = range
sim-of-games = of all games
sim-times = times a fair share
sim-lengths = Answers a game: { $mean } on average, { $least } to { $most }
sim-stopped = { $games ->
    [one] { $games } game would not end and was stopped; nobody won it.
   *[other] { $games } games would not end and were stopped; nobody won them.
}
sim-distribution = Scores
sim-written = Every seat of every game is in { $file }

## The command line: orrery analyse

analyse-progress = Looking through
analyse-heading = { $games ->
        [one] Chances to win by { $bot }, from { $games } game played on
       *[other] Chances to win by { $bot }, from { $games } games played on
    }
analyse-step = step
analyse-swings = What moved the chances most
analyse-no-swings = Nothing moved the chances by more than luck of the sample
analyse-swing = step { $step }: { $name } +{ $change } %
error-analyse-running = The match in { $file } is not over, or rules that are no longer here played it; expected a match played to its end.
replay-heading = { $game }, rules version { $rules } ({ $options })
replay-undo = undo, back to input { $to }
replay-past = { $inputs ->
        [one] { $inputs } input before it was
       *[other] { $inputs } inputs before it were
    } made under rules version { $rules }
headings = round phase
tale-won = { $who ->
    [you] You win
   *[seat] { $seats ->
        [1] { $names } wins
       *[other] { $names } win together
    }
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $others ->
    [none] {"."}
   *[other] {"; "}{ $others }.
}
tale-won-only = { $who ->
    [you] You win.
   *[seat] { $seats ->
        [1] { $names } wins.
       *[other] { $names } win together.
    }
}
tale-nobody = Nobody wins.
replay-waiting = Waiting for: { $seats }
verify-progress = Verifying
verify-agree = { $games ->
        [one] { $games } game played again, { $figures } figures compared: all agree.
       *[other] { $games } games played again, { $figures } figures compared: all agree.
    }
verify-file = { $file }: { $outright } agree as recorded, { $normalised } with moves put into their legal form, { $set_aside } set aside at a move that no legal one replaces; moves put into their legal form: { $answers }.
verify-files = In all: { $outright } agree as recorded, { $normalised } with moves put into their legal form, { $set_aside } set aside; moves put into their legal form: { $answers }.
verify-differ = { $file }, game { $game }, event { $event }: { $what } should be { $expected }, but is { $got }.
coverage-game = game
coverage-covered = covered
coverage-total = total
coverage-not-applicable = not applicable
coverage-missing = missing
coverage-missing-ids = { $game }, missing: { $ids }
coverage-failing-ids = { $game }, missing because a test that names them failed: { $ids }
coverage-run = From the test run of { $when }.
coverage-partial = From the test run of { $when }; it left tests out, whose results are older.
bench-progress = Measuring
bench-heading = { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, random play on one core, Python { $python }
bench-measured = measured
bench-value = value
bench-unit = unit
bench-bar = bar
bench-ok = met
bench-below = missed
bench-unit-a-second = a second
bench-unit-x = times
bench-unit-decisions = decisions
bench-unit-bytes-a-decision = bytes a decision
bench-decisions = decisions
bench-games = games
bench-decisions-a-game = decisions a game
bench-bar-decisions-catanatron-ticks = decisions against Catanatron's ticks
bench-bar-games-keldon-s-games-c-estimated = games against Keldon's rftg in C (estimated)
bench-bar-clone-mid-step = cloning a match in the middle of a step
bench-bar-clone-deepcopy-of-the-state = cloning the match against deepcopy of the position
bench-bar-copy-deepcopy-of-the-state = copying the position against deepcopy
bench-bar-replay-play = replaying against playing
bench-bar-record-without-its-header = a record, without its header
bench-bar-view = building a view
bench-bar-determinise = dealing a hidden position from a view
bench-bar-events-on-off = playing with events against without
bench-bar-two-processes-one = two processes against one
bench-bar-compiled-pure-python = compiled against pure Python
bench-unit-ms = ms
bench-bar-exact-odds-of-a-large-battle = exact odds of a large battle
bench-bar-exact-odds-100000-sampled-battles = exact odds against 100,000 sampled battles
odds-progress = Working out the odds
odds-progress-share = Working out the odds: { $share } %
odds-who = side
odds-holds = wins
odds-away = gets away
odds-survive = left on average
odds-attacker = Attacker
odds-defender = Defender
odds-side = Side { $number }
odds-lost = value lost
odds-units = { $unit } { $survive } of { $count }
odds-kept = { $side }: units left there
odds-rounds = Length in rounds
odds-fleet-text = A fleet is written as numbers and types of units with commas between: 3cruiser,2carrier.
odds-nobody = Nobody is left: { $chance }
odds-exact = Exact: every course of the battle was followed; what was left out has a chance of { $dropped }.
odds-sampled = { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    } played out; the intervals hold with 95 % certainty.
odds-check = { $side }: { $expected } expected, { $fought } in { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    } by the rules' own dice ({ $sigmas } standard errors); survivors: chi-square { $chi } with { $freedom ->
        [one] { $freedom } degree of freedom
       *[other] { $freedom } degrees of freedom
    }.
perft-depth = depth
perft-positions = positions
perft-seconds = seconds

## Help

help-orrery = Orrery referees great space board games: play them, simulate them, study them.
help-usage = Usage:
help-usage-orrery = orrery VERB ...
help-default = (default: { $value })
help-group-play = Play
help-group-study = Study
help-group-rules = Rules
help-group-other = Everywhere
help-group-arguments = Arguments
help-group-options = Options
help-help = Show help for Orrery or for one verb
help-version = Show the version
help-lang-everywhere = Speak English or Russian
help-examples = Examples
help-lang = The language: en or ru (else ORRERY_LANG, LC_ALL, LC_MESSAGES, LANG decide)
help-json = Print JSON instead of a table
help-game-name = The game; orrery games lists them
help-option = An option of the match; may be given several times
help-seed = A text that fixes all chance: the same seed and answers give the same match
help-games = List the games that can be played
help-usage-games = orrery games [--json]
help-play = Play in the terminal, against bots or at one keyboard
help-usage-play = orrery play GAME [--seats me,heuristic] [--option NAME=VALUE] [--seed TEXT] [--resume FILE] [--save FILE]
help-play-seats = Who sits where: me, me:Anna, or a bot (default: you against the game's own bots)
help-play-resume = Go on with a saved match
help-play-save = Where to save (default: a new file in your data folder); every answer is saved at once
help-replay = Tell what happened in a match, and show the table after it
help-usage-replay = orrery replay FILE [--to N] [--seat N] [--table ID] [--format text|json|moves] [--json]
help-replay-record = The file of a saved match (.orrery), or of exported tables (.jsonl)
help-replay-seat = Tell it as this seat saw it (1 is the first)
help-replay-table = Which table, if the file has several
help-replay-format = text: sentences; json: a line for each event; moves: every answer in notation
help-replay-to = Stop after so many inputs
help-sim = Play many games between bots, with statistics
help-usage-sim = orrery sim GAME --seats heuristic,random [--games N] [--seed S] [--jobs K] [--out FILE.parquet]
help-sim-seats = The bots; they take turns in the seats
help-sim-games = How many games
help-sim-seed = A number that fixes all chance
help-sim-jobs = How many processes to use
help-sim-out = Also write every seat of every game to a parquet file
help-odds = Work out the odds of a battle
help-usage-odds = orrery odds GAME FLEET FLEET... [--OPTION VALUE,VALUE] [--samples N] [--check N] [--json]
help-analyse = See who was how likely to win a finished match, and what moved that most
help-usage-analyse = orrery analyse FILE [--table ID] [--answers N] [--bot NAME] [--seed S] [--json]
help-analyse-record = The file of a finished match (.orrery), or of an exported table (.jsonl)
help-analyse-answers = What it may cost, in answers of bots: more of them tell more
help-analyse-bot = Who plays on; without it the best bot of the game
help-analyse-seed = A number that fixes all chance
help-odds-fleets = The units of each side, from the attacker to who was there first. Without any: how the game writes them, and its options
help-odds-options = An option of the game's battles by its name, a value a side: --NAME VALUE,VALUE
help-odds-place = The place in the saved match
help-odds-record = Take the sides from a saved match
help-odds-samples = Play out so many battles instead of following all courses
help-odds-check = Also fight so many battles by the rules of the game, and compare
help-bench = Measure the engine's speed
help-usage-bench = orrery bench [GAME] [--json]
help-bench-rounds = How many rounds to take the median of
help-perft = Count positions to a depth
help-usage-perft = orrery perft GAME [--seats N] [--seed S] [--depth D]
help-perft-seats = How many seats
help-perft-seed = A text that fixes all chance
help-perft-depth = How many answers deep
help-rules = Search the rules of a game; coverage: what the tests prove
help-usage-rules = orrery rules GAME [WORDS...] | orrery rules coverage [GAME]
help-rules-game = The game, or coverage
help-rules-words = Words that the rule must hold, or its ID
help-verify = Play games recorded elsewhere again, and compare
help-usage-verify = orrery verify GAME FILE... [--json]
help-verify-files = Files with recorded games
help-example-play = you against two bots
help-example-sim = a thousand games
help-example-rules = search the rules

## The database of the web table
error-database-full = The disk that holds the database is full, so this was not stored; nothing else is lost. Expected free space: make some and try again.
error-database-locked = Another program has locked the database, so this was not stored; nothing else is lost. Try again in a moment.
error-database-readonly = The database cannot be written: expected permission to change { $path } and its folder.
error-database-foreign = { $path } is not a database; expected an SQLite file.
error-database-damaged = The database { $path } is damaged; restore it from a backup.
error-database-disk = The disk did not take a change of the database, so this was not stored; nothing else is lost.
error-database-names = The file { $path } has several names (hard links), and nobody can tell here whether a server runs on it under another one; expected a file with one name.
error-database-in-use = Another server is running on { $path }; expected a database that is free. Stop the other server, or give this one a file of its own.
error-database-newer = The database has schema version { $found }, but this program knows versions up to { $newest }; expected the program that wrote it, or a newer one.
error-database-closed = The database is closed, so nothing was stored.
error-database-failed = The database refused a piece of work ({ $kind }), so nothing was stored.
error-database-unreachable = The database does not answer: { $detail }. Expected a PostgreSQL server at the address given with --database.
error-database-gone = The connection to the database was lost, so it is not certain that this was stored; try again.
error-database-away = The database does not answer, so this was not stored; nothing else is lost. Try again in a moment.
error-database-address = The address of the database is not understood; expected postgresql://user@host/name, or the path of a file.
error-database-permission = The database cannot be written: expected a user who may change its tables.
error-entry = Entry { $n } of the stored match does not fit those before it.

## Branches

error-no-answer-there = Nobody answered anything at { $at }; expected 1 to { $last }.
error-branch-over = The match is over at this step; choose an earlier one to play on from.
error-branch-seats = The match has { $seats } seats; expected somebody for each, not for { $given }.
error-branch-open = A branch is played alone against bots; expected yourself or a bot in every seat.

## Live tables and the socket

error-busy = The match moves on faster than this could be stored; try again in a moment.
error-fault = Something went wrong on the server; nothing was changed.
error-hint-rated = There are no hints at a rated table.
error-message = The message was not understood: { $detail }.
error-message-large = The message has { $size } bytes; expected at most { $most }.
error-moved-on = The table has moved on meanwhile; look again.
error-no-hint = The bot has found no answer to this question.
error-no-proposal = This proposal is no longer open; expected the one that is, if any.
error-nothing-said = There is nothing to read in this line; expected some text.
error-stale-decision = This answers another question than the one that is open now.
error-stale-seq = This was meant for an earlier position; the match has moved on since.
error-watched-most = You watch { $most } tables already; leave one of them first.
event-rules-changed = The rules were corrected (version { $rules } instead of { $was }): the step under way is asked again.
event-seat-left = { $how ->
    [resigned] { $seat-is ->
        [you] You have resigned: a bot ({ $now }) plays on.
       *[seat] { $was } has resigned: a bot ({ $now }) plays on.
    }
    [claimed] { $seat-is ->
        [you] You did not come back: a bot ({ $now }) plays on.
       *[seat] { $was } did not come back: a bot ({ $now }) plays on.
    }
   *[time] { $seat-is ->
        [you] You have run out of time: a bot ({ $now }) plays on until you are back.
       *[seat] { $was } has run out of time: a bot ({ $now }) plays on until { $was } is back.
    }
}
event-seat-taken = { $how ->
    [back] { $seat-is ->
        [you] You are back.
       *[seat] { $now } is back.
    }
   *[taken] { $seat-is ->
        [you] You have taken over the seat.
       *[seat] { $now } has taken over the seat.
    }
}
event-seat-hinted = { $seat-is ->
    [you] You have asked for a hint.
   *[seat] { $seat } has asked for a hint.
}
event-match-ended = { $how ->
    [resigned] { $seat-is ->
        [you] You have resigned: the match is over.
       *[seat] { $name } has resigned: the match is over.
    }
    [claimed] { $seat-is ->
        [you] You did not come back: the match is over.
       *[seat] { $name } did not come back: the match is over.
    }
    [aborted] The match was aborted in its first round: it counts for nobody.
   *[stopped] The match was stopped: everybody agreed.
}
error-other-rules = This match follows version { $found } of the rules; this server has version { $expected } and cannot play on. Nothing is lost: the match waits for a server that can.
error-not-begun = The match has not begun; expected people or bots in all seats first.
error-not-watched = This table is not open to spectators; only its players may look.
error-not-your-seat = Seat { $seat } is not yours; you may act and look from your own seats only.

## People and the lobby

error-no-account = Nobody is playing in this browser yet; begin as a guest or log in.
error-name = A name has 1 to { $most } visible characters.
error-name-mixed = The word “{ $word }” mixes letters of several scripts that look alike; expected those of one.
error-name-taken = Somebody is called “{ $name }” already; choose another name.
error-has-account = You are logged in as { $name } already; log out first to make another account.
error-login = There is no account with this name and password.
error-guest-password = A guest has no password; make an account first.
error-password-current = The present password is wrong; expected it together with the new one.
error-no-such-table = There is no table { $table } that you can see.
error-too-many-tables = You have { $most } tables that are not finished; finish or leave one first.
error-seats-open = The match cannot begin: expected people or bots in all seats.
error-begun = The match has begun; its seats are taken.
error-seat-taken = Seat { $seat } is taken.
error-seat-kept = This seat is kept for somebody else.
error-seated = You sit at this table already.
error-no-seat = You do not sit at this table.
error-not-listed = This table is private; expected an invitation link to a seat.
error-not-host = Only the host of the table may do this.
error-no-invitation = This invitation is used up, was taken back, or never was.
error-bot-already = A bot plays this seat already.
error-claim-own = This seat is yours; you can resign.
error-claim-nobody-waits = Seat { $seat } does not keep you waiting: it is not awaited, or you have to answer first.
error-claim-here = The person of seat { $seat } is here, and his clock runs.
error-claim-early = Seat { $seat } can be claimed in { $seconds } s, if its person does not come back.
error-left-before = You have left this match for good.
error-nobody-to-nudge = Nobody else keeps this match waiting.
error-nudged = You have nudged at this table already; you can again in { $hours } h.
error-nudged-live = You have nudged at this table already; you can again in { $seconds } s.
error-other-table = The message is for another table than the address.
error-no-rules = The game “{ $game }” has no rule catalogue.
error-no-board = The game “{ $game }” brings no { $file }.

## Requests that the server does not take

error-crowded = Many want to know such things just now; try again in { $seconds } s.
error-too-many = That was too fast; try again in { $seconds } s.
error-no-such-address = There is nothing at this address.
error-method = This address does not take that method.
error-value = A value in the request cannot be: { $detail }.
error-not-json = Expected a body of type application/json.
error-bad-json = Expected a body that is JSON in UTF-8.
error-too-large = The request is too large; expected at most { $most } bytes.
error-host = This server does not answer to that name; start it with --public-url to give it one.
error-origin = The request comes from somebody else's page; expected one of ours.
error-host-unreadable = The header Host cannot be read; expected a name or an address, and a port if need be.
error-origin-unreadable = The header Origin cannot be read; expected scheme and host of a page.
error-server = The server made a mistake and changed nothing. It has been noted.
error-no-client = The browser client has not been built; install Orrery again, or run: make client.
page-back = To the lobby

## The command line: serving

error-address = Cannot listen at { $host }: { $detail }.
error-port = { $port } is not a port; expected a number from 0 to 65535.
error-port-taken = Port { $port } is taken by another program; expected a free one. Choose another with --port, or leave it out.
error-public-url = “{ $url }” is not an address; expected one that begins with http:// or https://.
error-workers = Several processes need a PostgreSQL database (--database postgresql://…); a database file has one server.
serve-at = Orrery is at { $address }
serve-stop = Press Ctrl+C to stop; nothing is lost.
serve-stopped = Stopped; everything is stored.
serve-already = Orrery is running already, at { $address }
help-serve = Play in the browser: serve the web table, for yourself or for a club
help-usage-serve = orrery serve [--host HOST] [--port PORT] [--database WHERE] [--public-url URL] [--workers N]
help-serve-host = The address to listen at (default: this machine only)
help-serve-port = The port (default: 4777, or any that is free)
help-serve-database = A file, or postgresql://… (default: a file in your data folder)
help-serve-public-url = The address under which people reach the server through a proxy
help-serve-workers = How many processes; more than one needs PostgreSQL
help-serve-bot-workers = Processes in which bots think
help-serve-bot-delay = Seconds a bot lets pass before it answers while somebody watches
help-serve-analysis-answers = Answers of bots that it may cost to look through a finished match
help-serve-mail = Your mail server as apprise writes it (mailtos://…), so that people need give only their e-mail address; also in ORRERY_MAIL
help-serve-pings-anywhere = Let people name any host for pings, in this server's own network too
help-serve-no-browser = Do not open a browser
help-serve-no-limits = Do not limit how many requests an address may send
help-serve-access-log = Write a line for each request, without secrets

## Export and import of matches
help-group-keep = Keep
help-export = Write matches of the web table into files, which tell all hands: a tool for the host
help-usage-export = orrery export TABLE... --to PATH [--database WHERE] | orrery export --all --to PATH [--database WHERE]
help-export-tables = The tables, by the ten characters in their address
help-export-to = A file, or a folder (one that exists, or a name that ends with /) for a file a match
help-export-all = Every match that has begun, running ones too
help-import = Bring exported matches into a database, all or none
help-usage-import = orrery import PATH... [--database WHERE] [--host NAME]
help-import-paths = Exported files, or folders of them
help-import-host = Make this account of the database the host of all imported tables
help-keep-database = A file, or postgresql://… (default: the file in your data folder)
export-progress = Matches
export-done = { $number ->
    [one] { $number } match was written to { $path }.
   *[other] { $number } matches were written to { $path }.
} Keep it to yourself: it tells all hands.
import-checking = Checking
import-taken = Table { $old } is there already; the imported one is { $new }.
import-done = { $number ->
    [one] { $number } match was imported.
   *[other] { $number } matches were imported.
}
error-parcel-foreign = This is not an exported table; expected a line of JSON that begins with {"{"}"orrery_table":3.
error-parcel-format = The exported table has format { $found }; expected { $expected }.
error-parcel-torn = The exported table is torn: expected { $expected } more lines, found { $found }.
error-parcel-sum = The exported table was altered: its checksum does not fit.
error-parcel-damaged = The exported table is damaged: { $detail }.
error-parcel-record = The record of the exported table does not fit its entries.
error-parcel-state = The exported table says whether its match is over, and the match says otherwise.
error-parcel-step = The exported table says where the step under way began, and the match says otherwise.
error-export-which = Expected the tables to export, or --all.
error-export-both = Expected either tables or --all, not both.
error-export-table = There is no match { $table } that has begun.
error-no-database = There is no database { $file }; name one with --database.
error-import-file = Nothing was imported. { $file }: { $detail }
error-import-nothing = There is no exported match in { $path }; expected files that end with .jsonl.
error-import-host = No account with a password is called { $name }; expected the name of one.

## Play while away: standing orders, clocks, pings ($tables are the names of tables, $name is a person)

error-order-ask = This game has no question “{ $ask }”; expected one of: { $known }.
error-order-figure = There is no figure “{ $figure }” in this game; expected one of: { $known }.
error-order-event = This game has no event “{ $event }”; expected one of: { $known }.
error-time-spent = Your time for this match is used up, so the bot plays on for you.
error-time-zone = There is no time zone “{ $zone }”; expected one like Europe/Vienna or UTC.
error-channel-kind = Pings cannot be sent there; expected an address that begins with one of: { $known }.
error-channel-address = This address of kind { $kind } lacks something; expected one as apprise writes it.
error-channel-parameter = An address of kind { $kind } cannot have the parameter “{ $name }” here; expected only: { $known }.
error-channel-ntfy = Only topics of ntfy.sh can be used here; expected ntfy://topic.
error-push-service = This is no push service that the server knows; expected one of a common browser.
error-channel-characters = An address has at most { $most } plain characters, without spaces, # and \; expected others written with %.
error-channel-mail = An e-mail address alone is not enough: this server has no mail server of its own. Expected yours with it, for instance mailtos://name:password@example.org?smtp=smtp.example.org.
error-channel-port = Mail servers take mail at other ports; expected one of: { $ports }.
error-channel-recipients = One address leads to at most { $most } mailboxes, chats or topics; expected fewer.
error-channel-own-mail = Mail goes through your own mail server to your own mailbox; expected user and password, mode starttls or ssl, and no other recipient than the sender, for instance mailtos://name:password@example.org?smtp=smtp.example.org.
error-guest-mail = A guest cannot have codes sent; make an account first.
error-mail-code = This is not the code that was sent to this address; expected the address, a space and the code.
error-mail-confirm = A code was sent to this address. Add the address once more with the code behind it: the address, a space and the code.
error-mail-failed = The code could not be sent to this address.
error-mail-url = The address after --mail (or in ORRERY_MAIL) is not that of a mail server; expected one such as mailtos://user:password@example.org?smtp=smtp.example.org.
ping-code = Somebody wants messages from Orrery sent to this address. If it is you, add the address in your profile once more with this code behind it: { $code }. If it is not, you need not do anything.
error-ping-address = This address can no longer be used here; remove it and give another one.
error-ping-failed = The last message did not get through.
error-ping-gone = This browser takes no more messages.
error-pings-under-way = Pings to you are on their way just now; try again in a moment.
ping-move = { $count ->
    [one] It is your move at “{ $tables }”.
   *[other] It is your move at { $count } tables: { $tables }.
}
ping-test = This is a test from Orrery: your pings arrive here.
ping-begun = The match at “{ $tables }” has begun.
ping-over = { $how ->
    [resigned] { $won ->
        [true] You have won at “{ $tables }”: { $name } has resigned.
       *[false] The match at “{ $tables }” is over: { $name } has resigned.
    }
    [claimed] { $won ->
        [true] You have won at “{ $tables }”: { $name } did not come back.
       *[false] The match at “{ $tables }” is over: the others claimed it, because { $name } did not come back.
    }
    [aborted] The match at “{ $tables }” was aborted in its first round; it counts for nobody.
    [stopped] The match at “{ $tables }” was stopped by agreement.
   *[played] The match at “{ $tables }” is over.
}
ping-rules = The rules were corrected at “{ $tables }”: the step under way is asked again.
ping-undo = { $name } asks to take something back at “{ $tables }”.
ping-joined = { $name } has joined “{ $tables }”.
ping-left = { $how ->
    [claimed] { $name } did not come back to “{ $tables }”: a bot plays that seat for good.
   *[resigned] { $name } has left “{ $tables }” for good: a bot plays on.
}
ping-taken = { $name } has taken over a seat at “{ $tables }”.
ping-stop = { $early ->
    [true] { $name } asks to abort the match at “{ $tables }”.
   *[false] { $name } asks to stop the match at “{ $tables }”.
}
ping-rematch = { $name } wants to play “{ $tables }” again with you.
ping-nudge = { $name } is waiting for your move at “{ $tables }”.
ping-taken-over = Your time was up at “{ $tables }”: a bot plays on for you until you are back.

### Orrery's browser client, English. Keep ru.ftl in step. Games bring their own words (`games/<slug>/text`).

## Shell

close = Close
info-card-hint = Right-click, or I on the keyboard, keeps this open.
cancel = Cancel
save = Save
loading = Loading
reload = Reload the page
try-again = Try again
to-lobby = To the lobby
skip = Skip to the content
brand-home = Orrery, to the lobby
nav-main = Main
nav-lobby = Lobby
nav-finished = Replays
nav-odds = Odds
nav-rules = Rules
nav-me = Profile
language = Language
theme-to = { $theme ->
        [light] Light theme
       *[dark] Dark theme
    }
moves-waiting = { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
rule-link = Rule { $rule }
offline = Connection lost.
offline-kept = { $count ->
        [0] It comes back by itself; nothing is lost.
        [one] Your answer is kept and sent again.
       *[other] Your answers are kept and sent again.
    }
unreachable = Orrery cannot be reached
unreachable-help = The server does not answer. This page tries again by itself.
load-failed = This part did not load
load-failed-help = The connection broke, or the server was updated in between. Your games are safe.
missing-title = There is no such page
missing-help = The address may be incomplete. Your games are in the lobby.
error-someone-else = Somebody else is logged in here now, so this was not sent.
error-unreachable = The server cannot be reached. Try again in a moment.
error-unexpected = Something went wrong on the way. Try again.

## Notices

bell = Notifications
bell-fresh = Notifications, { $count } new
bell-empty = Nothing new.
notice-open = Open
notice-table = a table
notice-other = News from { $table }
notice-move = Your move at { $table }
notice-begun = { $table } has begun
notice-over = { $how ->
        [resigned] { $won ->
            [true] You have won at { $table }: { $name } resigned
           *[false] { $table } is over: { $name } resigned
        }
        [claimed] { $won ->
            [true] You have won at { $table }: { $name } did not come back
           *[false] { $table } is over: { $name } did not come back
        }
        [aborted] { $table } was aborted in the first round: it counts for nobody
        [stopped] { $table } was stopped by agreement
       *[played] { $table } is over
    }
notice-left = { $how ->
        [claimed] { $name } did not come back to { $table }: a bot plays on
       *[resigned] { $name } has left { $table }: a bot plays on
    }
notice-taken = { $name } plays on a seat at { $table } that was left
notice-stop = { $early ->
        [true] { $name } would like to abort { $table }
       *[false] { $name } would like to stop { $table }
    }
notice-undo = { $name } asks to take back a move at { $table }
notice-order-used = A standing order answered for you at { $table }
notice-rules = The rules were corrected at { $table }: the step under way is asked again
notice-taken-over = Your time was up at { $table }: a bot plays for you until you are back
notice-nudge = { $name } waits for you at { $table }
notice-joined = { $name } took a seat at { $table }
notice-unseated = { $name } has freed your seat at { $table }
notice-rematch = { $name } wants to play { $table } again

## Times

span-s = { $s } s
span-min = { $min } min
span-h = { $h } h
span-h-min = { $h } h { $min } min
span-d = { $d } d
span-d-h = { $d } d { $h } h
span-long-s = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
span-long-min = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
span-long-h = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
span-long-d = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
ago = { $span } ago
ago-now = just now

## Games, seats and paces

game-race = Race for the Galaxy
    .time = 40 min
game-master = Master of the Galaxy
    .time = 90 min
game-eclipse = Eclipse
    .time = 2–3 h
game-seats = { $least }–{ $most }
bot-random = Random
    .about = anything that is legal
bot-greedy = Greedy
    .about = takes what scores at once, plans nothing, hardly beats Random
bot-casual = Casual
    .about = knows the game and slips now and then, for first games
bot-heuristic = Heuristic
    .about = plans ahead, the strongest here
# Bots are called by the seat in which they sit
crew-1 = Navigator
crew-2 = Bursar
crew-3 = Pilot
crew-4 = Surveyor
crew-5 = Gunner
crew-6 = Envoy
crew-7 = Warden
crew-8 = Helmsman
seat-open = Open seat
seat-you = You
seat-yours = you
seat-here = here
seat-away = away
seat-is-bot = bot
seat-bot-for = Bot for { $name }
seat-invited = a link is out
seat-kept = kept for you
seat-kept-other = kept for somebody else
seat-open-listed = listed in the lobby
seat-open-private = by invitation
seat-anyone = Anyone
seat-person-here = At this screen
seat-bot = Bot { $level }: { $name }
seat-bot-level = { $name } · { $about }
seat-bot-short = Bot { $level }
seat-who = Who sits in seat { $number }
seat-name = Name of the person in seat { $number }
seat-more = One seat more
seat-less = One less
seat-take = Sit here
seat-take-number = Sit in seat { $number }
seat-add-bot = Add a bot
seat-bot-number = Add a bot to seat { $number }
person-number = Player { $number }
pace-live = live
    .title = Live
    .about = Everybody is here; a game in one sitting.
pace-mail = by mail
    .title = By mail
    .about = Days or weeks. You are told when it is your move.
pace-hotseat = hot-seat
    .title = Hot-seat
    .about = Several people at this screen; a curtain hides the hands.
clock-decision = { $span } a move
clock-budget = { $span } a match
clock-none = no clock
phase-round = Round { $round }
phase-setup = Setup
rating-short = rated { $rating }
yes = yes
no = no
done = Done
add = Add

## Lobby

greeting-night = Clear skies, { $name }
greeting-morning = Good morning, { $name }
greeting-day = Good afternoon, { $name }
greeting-evening = Good evening, { $name }
hero-wait = { $count ->
        [one] One table waits for you.
       *[other] { $count } tables wait for you.
    }
hero-clock = The nearest clock runs out in
hero-none = Nobody waits for you.
hero-empty = Your orrery is still empty. The first planet is one click away.
hero-go = Go to { $name }
hero-first = Play a guided first game
my-games = My games
my-games-mine = { $count ->
        [one] { $count } waiting for you
       *[other] { $count } waiting for you
    }
my-games-others = { $count ->
        [one] { $count } for others
       *[other] { $count } for others
    }
your-move = Your move
due-mine = your move
due-open = looking for players
due-waiting = waiting for { $name }
due-others = waiting for others
card-open = { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
card-playing = In play
finished-link = Finished games
finished-count = { $count ->
        [0] No finished games yet
        [one] { $count } finished game
       *[other] { $count } finished games
    }
finished-about = replays and charts
no-games = No games yet
none-first = Learn in fifteen minutes
none-first-text = A guided game against a mild bot explains every icon in place.
none-first-act = Begin
none-friends = Invite friends
none-friends-text = Open a table, leave seats open and send each friend a link. Nobody has to register.
none-join = Join a table
none-join-text = Open tables of others are listed below.
open-tables = Open tables
open-count = { $count ->
        [one] { $count } looking for players
       *[other] { $count } looking for players
    }
open-playing = { $where ->
        [none] in play: a seat is free
       *[other] in play, { $where }: a seat is free
    }
open-none = Nobody is looking for players right now. Open a table: it appears here for everyone.
seats-taken = { $taken } of { $count } seats taken
join = Join
join-table = Join { $name }
new-game = New game
wiz-game = Game
wiz-seats = Seats · { $count } of { $most }
wiz-pace = Pace
wiz-options = Options
wiz-less = Fewer options
wiz-open = Open the table
wiz-start = Start the game
wiz-clock-decision = Time for a decision
wiz-clock-budget = Time for all decisions of a match
wiz-clock-each = { $decision } a decision; when it is up a bot answers; after three the others may claim.
wiz-clock-all = { $budget } for all decisions of a seat; when it is up a bot plays on, and the others may claim.
wiz-clock-none = No clock: whoever leaves keeps the others waiting until they claim.
wiz-name = Name of the table
wiz-name-made-up = one is made up
wiz-listed = Listed in the lobby
    .about = Off: only people with a link can join.
wiz-watching = Spectators
    .about = Others may watch; they never see hidden cards.
wiz-rated = Rated
    .about = Counts for the ratings of everybody at the table.
learn = New here?
learn-about = A guided first game

## Waiting room, invitations, joining

room-waiting = { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
room-starting = Everybody is here.
room-start = Begin
room-leave = Leave the table
room-leave-title = Leave this table?
room-leave-text = Your seat is free again for others.
room-leave-host = Someone else at the table takes over as host; if nobody is left, the table is closed.
room-note = The match begins by itself when the last seat is taken. You may close this page meanwhile.
about-clock = Clock
about-rules = Rules
invite = Invite
invite-again = New link
invite-number = Invite to seat { $number }
invite-again-number = New link for seat { $number }
invite-title = Invite to seat { $number }
invite-help = Whoever opens this link first takes the seat. It is shown only now; a new link makes it worthless.
invite-link = Invitation link
invite-copy = Copy
invite-copied = Copied
seat-free = Free the seat
seat-free-number = Free seat { $number }: { $name }
invite-revoke = Revoke the link
invite-revoked = The link no longer works.
join-title = Invitation
join-invites = { $name } invites you
join-invited = You are invited
join-to = { $game }, at the table { $table }
join-seat = Seat { $number } of { $count } is kept for you
join-left = The match is in play: you take over from { $name }, and your rating stays as it is
join-take = Take the seat as { $name }
join-guest = You play as a guest; nothing to register.
join-account = You are logged in.
join-change = Change name
join-dead = This link leads nowhere any more
join-dead-help = Ask for a new link. Each one is good for one seat and one person.
first-title = Your first game
first-text = A short game against a mild bot. The table explains each icon and each question where it appears.
first-which = Which game
first-explains = Hints stand where they are needed; you can switch them off.
first-undo = Nothing is lost by trying: what was not revealed can be taken back.
first-bot = Your opponent: the bot { $bot }
first-begin = Begin
first-rules = To read ahead:
first-none = No game is installed.
finished-title = Finished games
finished-none = No game is finished yet. When one is, its replay is here: every step, all hands open.
finished-more = Earlier games
finished-won = won
ended-resigned = by resignation of { $name }
ended-claimed = { $name } did not come back
ended-aborted = aborted in the first round: counts for nobody
ended-stopped = stopped by agreement
finished-replay = Replay
finished-replay-of = Replay of { $name }

## Rules reader

rules-of = Rules of { $game }
rules-about = { $count } rules, each with its number. The table refers to them wherever one decides something.
rules-search = Search the rules
rules-chapters = Chapters
rules-all = all { $count }
rules-now = this decision
rules-this = this rule
rules-terms = Terms
rules-found = { $count ->
        [0] Nothing found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-failed = The rules did not load.
rules-no-game = There is no such game here.
rules-unknown = The catalogue has no { $rule }.
rule-shown = shown

## Profile

who = Who you are
who-guest = You play as a guest: only this browser knows you. An account carries your name, games and ratings to any device.
who-account = Your account carries your name, games and ratings to any device.
name = Name
saved = Saved.
password = Password
password-old = Present password
password-new = New password
password-done = The password is changed. Other devices are logged out.
change-password = Change password
register = Make it an account
register-hint = At least { $least } characters. Your games stay yours.
register-done = The account { $name } is made.
login = Log in
login-hint = The games you play here as a guest move to your account.
login-done = Welcome back, { $name }.
logout = Log out
logout-title = Log out?
logout-text = This browser becomes a new guest. Your games wait in your account.
logged-out = You are logged out.
logged-out-elsewhere = You are no longer logged in here.
looks = Look and feel
theme = Theme
theme-dark = Dark
theme-light = Light
as-system = As the system
motion = Motion
    .about = Pieces travel, or appear in place.
motion-full = Full
motion-reduced = Reduced
colour = Colour
    .about = Yours wherever a game allows it. Every colour has its own shape.
colour-1 = Ember, triangle
colour-2 = Azure, disc
colour-3 = Jade, square
colour-4 = Orchid, diamond
colour-5 = Lemon, star
colour-6 = Pearl, cross
colour-7 = Copper, hexagon
colour-8 = Steel, crescent
ask-again = Ask again before it counts
    .about = A click on one option answers. This says which answers are asked for once more before they count.
ask-again-off = Never
ask-again-irreversible = If final
ask-again-always = Always
sound = Sound
    .about = A soft tone when it is your move.
away = While you are away
away-about = For games over days and weeks. A decision that a standing order answered never pings you.
away-test = Send a test
away-test-sent = A test has arrived everywhere.
away-test-failed = { $count ->
        [one] One channel did not take the test; see below.
       *[other] { $count } channels did not take the test; see below.
    }
deliveries = Last deliveries
delivery-good = delivered { $ago }
ping-after = A question waits before you are pinged
ping-at-once = not at all
push = Push to this browser
    .about = A notification even when no page of Orrery is open.
push-denied = The browser does not allow notifications from Orrery.
push-no-server = This server has no push set up.
push-no-browser = This browser cannot receive pushes here.
channels = Channels
channel-add = Add an address
channel-remove = Remove { $channel }
channel-help = Which addresses work?
channel-mailbox = mail, where this server has a mail server of its own; a code is sent to you first
channel-mail = mail through your own mail server
channel-discord = a Discord webhook
channel-telegram = a Telegram bot
channel-ntfy = the ntfy app
quiet = Quiet hours
    .about = No pings in these hours; they arrive afterwards if you are still awaited.
quiet-from = From
quiet-to = To
quiet-zone = Time zone: { $zone }
ratings = Ratings
ratings-none = No rated game yet. Games against people count, games against bots alone do not.

## Replay

replay-title = Replay
replay-none = This match cannot be replayed
file-open = Open a file
file-opening = Opening…
file-help = A record (.orrery) or an exported table (.jsonl). It is shown to you alone, and not stored.
file-foreign = This file holds no match. Expected is a record (.orrery) or an exported table (.jsonl).
file-broken = The match in this file cannot be played: the file is damaged, or not whole.
file-old = The match in this file was played by other rules than those that are here.
file-gone = Open the file again to see its match.
replay-to-list = To my finished games
replay-to-table = Back to the table
replay-seat = Seat { $seat }
replay-all = All-seeing
replay-spectator = As a spectator
replay-as = As { $name } saw it
replay-as-now = As { $name } sees it
replay-eyes = Viewpoint
replay-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
replay-finished = finished { $day }
replay-running = still being played
replay-won = { $count ->
        [one] { $names } won with { $score }
       *[other] { $names } share the victory with { $score }
    }
replay-share = Share this step
replay-shared = The link to this step is copied.
replay-shared-private = The link to this step is copied. Only those who sat at this table can open it: it has no spectators.
replay-shared-running = The link to this step is copied. Others see it as spectators.
replay-record = Download the record
replay-branch = Play on from here
replay-branch-title = Play on from step { $step }
replay-branch-over = A new table begins in this position, with new luck. It is yours alone and does not count for ratings.
replay-branch-running = The match is still being played, so everything you cannot see is dealt anew at the new table. It is yours alone and does not count for ratings.
replay-branch-early = The match ended early, so everything you could not see is dealt anew at the new table. It is yours alone and does not count for ratings.
replay-branch-me = I play
replay-branch-bot = Bot: { $bot }
replay-branch-watch = Nobody takes a seat: you watch the bots.
replay-branch-go = Open the table
replay-board = The table at step { $step }
replay-step = Step { $step } of { $of }
replay-round = round { $round }
replay-now = What happened
replay-now-tab = Step
replay-beginning = The beginning
replay-everybody = Everybody at once
replay-begins = The table is set.
replay-quiet = Nothing on the table changes yet.
replay-more = { $count ->
        [one] and { $count } more event
       *[other] and { $count } more events
    }
replay-points-tabs = Turning points and result
replay-turning = Turning points
replay-turning-none = The lead has not moved yet.
replay-leads = takes the lead
replay-swing = { $swing ->
        [one] { $swing } point gained on the best of the others
       *[other] { $swing } points gained on the best of the others
    }
replay-score = Score
replay-winner = won
replay-timeline = Timeline
replay-controls = Playing
replay-full = The board alone
replay-figures = Figures
replay-first = To the beginning
replay-back = Step back
replay-forward = Step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = speed { $speed }×
replay-within = { $told } of { $of } told
replay-grain = How far a step goes
replay-grain-answer = answer
replay-grain-turn = turn
replay-grain-battle = battle
replay-grain-ship = ship
replay-grain-die = die
replay-figure = Figure in the chart
replay-chart = Step of the replay, over { $figure }
replay-marks = What mattered
replay-table = Figures as a table
replay-table-caption = { $figure } at the end of each round
replay-table-end = At the end of
replay-now-row = last step
replay-turning-score = By the score
chance-begin = Chance to win
chance-about = How often this seat won when a bot played on from here for everybody
chance-whose = Whose chance to win
chance-of = { $name } to win
chance-is = { $name }: chance to win { $chance } %
chance-waiting = Other matches are looked through first
chance-working = A bot plays on from many steps
chance-stop = Look no further
chance-go-on = Look further
chance-swings = By the chance to win
chance-swing = { $change ->
        [one] { $change } point of percentage gained
       *[other] { $change } points of percentage gained
    }
advice-ask = What would the bot do?
advice-waiting = The bot is thinking
advice-about = The bot saw what this seat saw, and nothing else
advice-would = The bot would choose: { $answer }
advice-same = As was done
advice-done = What was done: { $answer }
advice-weighed = What the bot weighed: 100 is the best of all answers, 0 the worst
advice-unweighed = Here the bot goes by a rule of its own and puts no figures to the answers.
figure-score = Score

## The table: decisions

decision-nothing = The table
decision-kicker = Your decision · { $phase }
decision-kicker-plain = Your decision
hint = Hint
hint-help = What the best bot would do. It answers nothing for you; the others are told that you asked.
hint-help-invited = What the best bot would do. The others are told that you asked, and so that you may answer now.
hint-silent = The bot would say nothing
decision-step = { $step } of { $of }
decision-your-move = Your move. { $question }
decision-secret = The others see your answer only when all have answered.
sheet = { $count ->
        [one] Your own sheet: { $count } answer so far
       *[other] Your own sheet: { $count } answers so far
    }
sheet-back = Take back
sheet-back-help = Takes the last answer on your own sheet back; nobody else has seen it.
invited-label = If you like
invited-help = Nobody waits for you: answer while another thinks, or leave it.
invited-open = You may: { $question }
invited-open-help = You need not. It is open for as long as the others think.
invited-told = You may, and need not: { $question }
invited-close = Not now
decision-filter = Filter { $count } options
decision-meter = { $count } of { $most }
decision-exactly = exactly
decision-at-least = at least { $least }
decision-full = { $most ->
        [one] { $most } is chosen already; drop it first.
       *[other] { $most } are chosen already; drop one first.
    }
decision-not-offered = Not possible now
decision-blocked-count = { $count ->
        [one] { $count } is not possible now: why?
       *[other] { $count } are not possible now: why?
    }
decision-choose-one = Choose one
decision-more-to-choose = { $count } more to choose
decision-more-to-place = { $count } more
decision-amount = Amount
decision-amount-of = { $amount } of { $most }
decision-of = of { $most }
decision-all = { $amount } · all
decision-less = Less: { $name }
decision-more = More: { $name }
decision-limit = At most { $limit }
decision-none-left = Nothing is left to place
decision-placed = of { $most } placed
decision-complete = complete
decision-left = { $count } left
decision-up-to = up to { $limit }
decision-first = first
decision-last = last
decision-alt = Alt + ↑ ↓ moves a row
decision-place = { $name }, { $place } of { $count }
decision-earlier = Earlier: { $name }
decision-later = Later: { $name }
decision-on-board = Choose on the board: one click answers.
decision-from-board = Choose on the board.
decision-beside = Beside it you may
decision-as-board = On the board
decision-as-list = As a list
decision-as-cards = As cards
decision-will-be-sent = { $answer }: will be sent as soon as the connection is back.
decision-sending = { $answer }: on its way
decision-clear = Clear
decision-even = Even split
decision-confirm = Confirm
decision-confirm-some = { $count ->
        [0] Choose nothing
        [one] Choose { $count }
       *[other] Choose { $count }
    }
decision-confirm-amount = Say { $amount }
decision-confirm-order = Keep this order
option-nothing = Nothing
option-pass = Pass
option-pass-help = You let it happen and are not asked about it again.
option-later = Wait for the others
option-later-help = You are asked again once they have answered, and see what they did.
undo = Undo
undo-ask = Ask the others
undo-nothing = Nothing can be taken back now.
undo-more = Undo…
undo-gone-chance = Chance has decided.
undo-gone-shown = Something hidden came out.
undo-gone-answers = All have answered.
undo-gone-answered = { $name } has answered.
doubt-chance = This cannot be taken back: chance decides what follows.
doubt-shown = This cannot be taken back: something hidden comes to light.
doubt-answers = This cannot be taken back: with it all have answered.
doubt-end = This cannot be taken back: the match ends with it.
doubt-unknown = It may be that this cannot be taken back.
doubt-yes = Yes: { $answer }
doubt-back = Back
undo-ask-help = Something was revealed since; the others must agree.
undo-ask-title = Ask the others to go back?
undo-ask-text = Since your last answer something was revealed, or somebody else has answered. If all the others agree, the match goes back to before your answer.
answered = Done.
answered-next = Next: { $names }.

## What a part of the match came to

recap-auto = goes on in { $seconds } s
recap-line = { $label } · { $title }
recap-away = Put this summary away
recap-back = To the question
pace-label = How fast battles are told
pace-about = Die by die, on this device; skipped at any time. With less motion nothing moves by itself.
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-once = all at once

## The table: waiting, looking back, the end

waiting-label = Not your turn
waiting-for = Waiting for { $names }
waiting-for-many = Waiting for { $count } players
waiting-bots = The bots think; this takes a moment.
waiting-left = { $left } left.
waiting-since = The last move was made { $since }.
presence-here = { $name } is here.
presence-away = { $name } has been away for { $span }.
waiting-ahead = Decide ahead
waiting-ahead-help = Give an answer now; it is used when you are asked.
waiting-nudge = Nudge
waiting-nudge-help = Reminds them kindly.
claim = { $prize ->
        [win] Claim the win
       *[bot] Let a bot play on for { $name }
    }
claim-help = { $state ->
        [bot] { $name } ran out of time; a bot stands in.
       *[here] { $name } has not answered for a long time.
    }
# $state: away (no page open), here (a page open), bot (one stands in). $who: you, or others (with two seats $other may).
claim-soon = { $state ->
        [away] If { $name } does not come back,
        [bot] If { $name } does not come back,
       *[here] If { $name } does not answer,
    } { $prize ->
        [win] { $who ->
            [you] you can claim the win in { $time }.
           *[others] { $other } can claim the win in { $time }.
        }
       *[bot] { $who ->
            [you] you can have a bot play on in { $time }.
           *[others] the others can have a bot play on in { $time }.
        }
    }
claim-can = { $state ->
       *[away] { $name } is gone too long:
        [here] { $name } has not answered for too long:
    } { $prize ->
        [win] { $who ->
            [you] you can claim the win.
           *[others] { $other } can claim the win.
        }
       *[bot] { $who ->
            [you] you can have a bot play on.
           *[others] the others can have a bot play on.
        }
    }
claim-title = { $prize ->
        [win] Claim the win?
       *[bot] Let a bot play on for { $name }?
    }
claim-text = { $prize ->
        [win] { $state ->
           *[away] The match ends at once, and you have won because { $name } did not come back.
            [here] The match ends at once, and you have won because { $name } did not answer.
        } { $rated ->
            [true] It counts for both ratings.
           *[false] It is not rated.
        }
       *[bot] { $state ->
           *[away] { $name } did not come back, is out of the match and comes after all who stay.
            [here] { $name } did not answer, is out of the match and comes after all who stay.
        } A bot plays on at once; somebody else may take the seat over.
    }
claim-early = The first round is not over: if { $name } has not given a single answer, { $prize ->
        [win] the match is aborted instead and counts for nobody.
       *[bot] that does not count for { $name }.
    }
claim-yes = { $prize ->
        [win] Claim the win
       *[bot] Let a bot play on
    }
claim-mine = You keep the others waiting. In { $time } { $prize ->
        [win] the win can be claimed.
       *[bot] they can have a bot play on for you.
    }
claim-mine-now = You keep the others waiting. { $prize ->
        [win] The win can be claimed now.
       *[bot] They can have a bot play on for you now.
    }
claim-mine-soon = You keep the others waiting. { $prize ->
        [win] Soon the win can be claimed.
       *[bot] Soon they can have a bot play on for you.
    }
claim-back = { $prize ->
        [win] Until you are back the win can be claimed.
       *[bot] Until you are back the others can leave your seat to the bot for good.
    }
free-take = Take over from { $name }
free-take-short = Take over
free-take-help = The seat was left; a bot plays it until you do. Your rating stays as it is.
free-invite-to = Invite to the seat of { $name }
observing-bot = A bot plays your seat.
observing-back = Take my seat back
waiting-nudged = A reminder is on its way.
sealed-label = Committed
sealed-title = { $count ->
        [one] Committed. Waiting for { $count }.
       *[other] Committed. Waiting for { $count }.
    }
sealed-answer = Your answer:
sealed-back = Take back
observing-label = Watching
observing-help = You see what lies open on the table.
past-label = Looking back
past-title = You are looking at step { $step } of { $of }
past-help = The match goes on meanwhile.
stuck-label = Other rules
stuck-title = This match cannot be played here now
past-help-rules = This was played by earlier rules: only the log is left of it, and the board shows the present.
past-help-asked = A question waits for you. Go back to now to answer it.
past-earlier = One step back
past-later = One step forward
past-live = Back to now
past-now = Now
past-is-live = LIVE
past-is-cut = OFFLINE
past-scrub = Step through the match
catchup-label = Since you last looked
catchup-title = { $count ->
        [one] { $count } thing has happened
       *[other] { $count } things have happened
    }
catchup-help = Step through them one by one, or go on at once. The log keeps them all.
catchup-start = Step through
catchup-skip = Skip
catchup-step = { $step } of { $of }
catchup-next = Next
catchup-end = To the present
over-label = The match is over
over-you = You have won
over-alone = Your result: { $score }
over-won = { $count ->
        [one] { $names } has won
       *[other] Shared victory: { $names }
    }
over-nobody = Nobody has won
over-you-early = { $how ->
        [claimed] You have won: { $name } did not come back.
       *[resigned] You have won: { $name } resigned.
    }
over-left-early = { $how ->
        [claimed] You did not come back: { $names } has won.
       *[resigned] You have resigned: { $names } has won.
    }
over-won-early = { $how ->
        [claimed] { $names } has won: { $name } did not come back.
       *[resigned] { $names } has won: { $name } resigned.
    }
over-all-left = Everybody has left the match.
over-aborted = Aborted in the first round
over-aborted-help = The match counts for nobody.
over-stopped = Stopped by agreement
over-stopped-help = Nobody has won, and no rating changes.
over-early-help = { $rated ->
        [true] The match was not played to its end. It counts for the ratings.
       *[false] The match was not played to its end.
    }
over-standing = As it stood
over-winner = winner
over-lobby = Lobby
over-replay = Replay
over-rematch = Rematch
over-rematch-join = To the rematch
curtain-title = Pass to { $name }
curtain-help = Nobody else should look at the screen now.
curtain-lift = I am { $name }
curtain-other = { $name } first
hand-on = Hand the screen on
hand-on-help = The curtain falls, and whoever sits here next lifts it.

## The table: room

room-loading = The table is being set
room-seat = Seat { $seat }
room-branched = branched
room-line = { $pace ->
        [hotseat] { $name } · { $count } players, one screen
        [mail] { $name } · { $count } players, by mail
       *[live] { $name } · { $count } players, live
    }
spread-count = { $seen } of { $all } in sight
large = Large
large-title = Cards, large
large-help = All cards large, with everything on them in words (H)
large-none = No cards.
room-round = Round
room-round-of = { $round } of { $of }
room-phases = Phases of the round
room-phase-off = , not played in this round
room-players = Players
room-you = you
room-bot = bot
room-rating = rating { $rating }
room-choosing = choosing now
room-thinking = thinking
room-committed = committed
room-left = left the match
room-left-free = left; may be taken over
room-away = away for { $span }
room-board = Board
room-board-failed = This game's own board could not be shown; here is the plain one.
room-which = { $name }: what do you choose?
tray-fold = Fold to one line
tray-open = Open what is mine
board-full = Board over the whole window
board-full-leave = Bring the panels back
sheet-down = Pull the question down to see the board
sheet-up = Pull the question up
split-strip = Width of the players
split-rail = Width of the question and the log
split-tray = Height of what is mine
split-question = Height of the question
split-help = Drag, or use the arrow keys; a double click puts it back
room-mine = What is mine
room-yes = yes
room-no = no
room-skip = Skip to the decision
room-your-move = Your move
clock-mine = Your time
clock-theirs = Time of whoever is awaited
clock-last-minute = Less than a minute is left on your clock.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit the board
map-turn = Turn the map by a quarter
map-north-up = Turn the map back: north up
dock = Parts of the table
dock-board = Board
dock-mine = Mine
dock-log = Log
dock-chat = Chat
dock-rules = Rules
side-label = Log, chat and rules
side-log = Log
side-chat = Chat
side-rules = Rules
log-label = What happened
log-empty = Nothing has happened yet.
log-older = Show earlier ({ $count })
log-new = { $count } new
chat-label = Chat
chat-empty = Nobody has said anything yet.
chat-write = Message the table
chat-send = Send
menu = Table menu
menu-language = Language
menu-theme = Theme
menu-ask-again = Ask again
menu-sound = Sound when it is my move
menu-orders = Standing orders
menu-describe = Describe the board
menu-keys = Keys
menu-share = Copy the link to this table
menu-copied = The link is copied.
menu-replay = Replay and charts
menu-resign = Resign
resign-title = Resign from this match?
resign-two = The match ends, and { $name } has won. { $rated ->
        [true] It is rated: both ratings change.
       *[false] It is not rated.
    }
resign-many = A bot plays your seat on, and somebody else may take it over; you cannot come back. { $rated ->
        [true] It is rated: your result comes after all who stay.
       *[false] It is not rated.
    }
resign-alone = No other person plays here, so the match ends.
resign-yes = Resign
stop = Stop the match
stop-abort = Abort the match
stop-short = Propose to end it
stop-abort-short = Propose to abort
stop-help = If all agree, it ends and nobody has won.
stop-title = { $early ->
        [true] Abort the match?
       *[false] Stop the match?
    }
stop-text = { $early ->
        [true] The first round is not over. If all agree, the match is aborted and counts for nobody. Asked: { $names }.
       *[false] If all agree, the match ends as it stands: nobody has won, and no rating changes. Asked: { $names }.
    }
stop-text-alone = { $early ->
        [true] The match ends and counts for nobody.
       *[false] The match ends as it stands; nobody has won.
    }
stop-ask = Ask the others
stop-asked = { $early ->
        [true] { $names } would like to abort the match
       *[false] { $names } would like to stop the match
    }
stop-asked-text = { $early ->
        [true] The first round is not over. If all agree, the match is aborted and counts for nobody. Awaited: { $missing }.
       *[false] If all agree, the match ends as it stands: nobody has won, and no rating changes. Awaited: { $missing }.
    }
stop-agree = Agree
stop-no = Play on
stop-mine = { $early ->
        [true] You would like to abort the match.
       *[false] You would like to stop the match.
    } Awaited: { $missing }.
stop-others = { $early ->
        [true] Would like to abort the match: { $names }.
       *[false] Would like to stop the match: { $names }.
    } Awaited: { $missing }.
stop-look = See who would like to stop
awaited-you = you
keys-option = answer with an option, or choose it where several may be chosen
keys-confirm = confirm what is chosen
keys-undo = undo
keys-list = options as a list, or on the board
keys-hint = what the best bot would do, where hints are given
keys-speak = open or fold what you may answer meanwhile
keys-arrows = move among options and targets
keys-arrange = move a row
keys-search = search the rules
keys-large = all cards large
keys-log = log
keys-chat = chat
keys-rules = rules
keys-zoom = zoom in, zoom out, fit
keys-pan = move the map
keys-full = the board over the whole window, and back
keys-tray = fold what is mine, or open it
keys-step = step back and forth through the match
keys-escape = back to the decision
keys-help = this list
proposal-title = { $name } asks to take back a move
proposal-text = Something was revealed since. If all agree, the match goes back to before that answer; what was drawn is drawn anew.
proposal-agree = Let them
proposal-refuse = No
proposal-mine = You have asked to go back. Awaited: { $missing }.
proposal-others = { $name } asks to go back. Awaited: { $missing }.
proposal-withdraw = Withdraw
proposal-look = See who asks to go back
proposal-refused = Not everybody agreed; the match goes on.

## The table: standing orders

orders-add-first = Add an order
orders-add = Add another
orders-title = What should be played for you?
orders-help = While you are away, these orders answer in your place.
orders-ahead-title = Decide ahead
orders-ahead-help = The answer is given once, when you are next asked this.
orders-when = When asked for
orders-asked-about = { $ask } ({ $about })
orders-about-label = About
orders-about = about { $about }
orders-about-any = about anything
orders-answer = Answer
orders-unless-label = Unless
orders-unless = unless { $event }
orders-always = in any case
orders-until = Until
orders-until-game = to the end of the game
orders-until-round = in this round
orders-once = once
orders-pass = pass
orders-sentence = When asked for { $ask }{ $given }: { $answer }.
orders-sentence-unless = When asked for { $ask }{ $given }: { $answer }, unless { $unless }.
orders-given-least = , if { $figure } is at least { $number }
orders-given-most = , if { $figure } is at most { $number }
orders-if = If
orders-if-any = whatever I have
orders-if-least = if { $figure } is at least
orders-if-most = if { $figure } is at most
orders-if-number = Number
orders-save = Save
orders-discard = Discard changes
orders-draft = Not saved yet: these orders do not answer before you save them.
orders-remove = Remove: { $order }
orders-note = Orders end with the game or when you switch them off. Each use is told by the bell.
orders-used = Answered for you

## The guide of a first game

guide = Guide
guide-open = Open the guide
guide-hide = Hide the guide
guide-got-it = Got it
guide-later = Later
guide-step = { $step } of { $of }
guide-try = Try:
guide-why = This is a rule of thumb, not the best move of a bot.
guide-all = All explanations

## Battle odds

odds-title = Battle odds
odds-fleets = Fleets
odds-game = Game
odds-fleet = { $name }: units
odds-empty = Give every side at least one unit.
odds-from-none = Nobody stands against anybody at your tables now.
odds-left = Units left to the winner, percent of battles
odds-likely = Units left after the battle. Most likely: { $name }, { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }.
odds-keeps = { $name }, { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }: { $share } %
odds-escapes = { $name } gets away with units in { $share } % of battles.
odds-losses = Expected losses, by cost
odds-survivors = { $unit }: { $survive } of { $count } survive
odds-help-unit = One more: { $unit }
odds-help-figure = { $unit }: { $figure } +1
odds-result = What may come of it
odds-attacker = Attacker
odds-defender = Defender
odds-nobody = nobody
odds-share = { $name } { $share } %
odds-exact = Exact: every course of the battle is weighed.
odds-sampled = { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    } played out, with 95 % intervals.
odds-between = { $low } to { $high } %
odds-working = Working out the battle
odds-worked-out = { $share } % worked out
odds-stop = Stop
odds-stopped = Stopped: what you see may be of other fleets.
odds-stopped-none = Stopped before anything was worked out.
odds-go-on = Work it out
odds-failed = The odds did not come; the server cannot be reached.
odds-others = The other sides
odds-side = Side { $number }
odds-many = The two that came last fight first; whoever is left fights the next.
odds-add = Add a side
odds-drop = Remove { $name }
odds-from-table = Use a battle from my tables
odds-swap = Swap sides
odds-copy = Copy a link
odds-copied = Link copied
odds-wins = { $name } wins
odds-keeps-short = Left to { $name }
odds-lost-of = { $lost } of { $worth }
odds-length = Length in rounds, percent
odds-length-first = Length of the first battle in rounds, percent
odds-round = Round { $round }: { $share } %
odds-help = What would help: { $name }, in points
odds-cost = cost { $cost }

plan-ended = The rest no longer fits: the question has changed.

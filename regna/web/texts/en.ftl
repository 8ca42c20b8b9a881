# The page's own words, shared by all games.

page-tagline = Great board games, at a table that is waiting for you.
page-skip = Go to the question
page-skip-main = Go to the content
page-nav = You
page-language = Français
page-language-name = Switch to French
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-asked = { $name } asks to take a move back.
page-undo-waiting = You asked to take your move back; the others have to answer.
page-undo-cancel = Withdraw the request
page-undo-title = Undo?
page-agree = Agree
page-refuse = Refuse
page-lobby = Home
page-loading = One moment…
page-offline = Connection lost, trying again…
page-online = Connected again.
page-unreachable = You are offline: try again once the connection is back.
page-failed = The server did not answer as it should. Try again in a moment.
page-back = Back to the home page
page-nowhere = There is nothing at this address.
page-close = Close
page-cancel = No
page-done = Done

settings = Settings
settings-kept = Your settings are kept in this browser.
settings-language = Language
settings-language-fr = Français
settings-language-en = English
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = Contrast
settings-speed = Animation
settings-speed-off = Off
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-patterns = Patterns on the colours
settings-patterns-on = On
settings-patterns-off = Off
settings-size = Text size
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-size-huge = Very large
settings-sound = A sound when it is your turn
settings-sound-on = On
settings-sound-off = Off
settings-movesound = A sound for every move
settings-movesound-on = On
settings-movesound-off = Off
settings-chatsound = A sound when somebody writes
settings-chatsound-on = On
settings-chatsound-off = Off
settings-endsound = A sound at the end of a match
settings-endsound-on = On
settings-endsound-off = Off

lobby-companion = Pact with the Devil: the companion for the boxed game
lobby-choose = Choose a game
lobby-play-now = Play now
lobby-set-up = Set up a table
lobby-with-box = With { $box }
lobby-alone = Alone, { $alone }
lobby-with-bots = { $n ->
        [one] Against 1 bot
       *[other] Against { $n } bots
    }
lobby-seats = { $more ->
        [0] { $most } players
       *[other] { $least } to { $most } players
    }
lobby-mine = My matches
lobby-tables = Open tables
lobby-finished = Finished matches
lobby-my-turn = Your turn
lobby-their-turn = Others’ turn
lobby-over = Finished
lobby-abandoned = Abandoned
lobby-problem = Cannot be opened
lobby-open = Waiting
lobby-opponent = the opponent
lobby-guest = Guest

learn = Learn
learn-text = Short lessons at a real table: read, do what is asked, and see what happens. Nothing counts here.
learn-all = All lessons
lesson-minutes = { $n } min
lesson-done = done
lesson-progress = Step { $n } of { $most }
lesson-on = Continue
lesson-end = Finish
lesson-back = Back
lesson-again = Start over
lesson-leave = Leave
lesson-next = Next lesson: { $title }
lesson-over = The lesson is over. Go on to the next one, or play now.
puzzle = Puzzle
puzzles = Puzzles
puzzle-today = Puzzle of the day
puzzle-done = solved
puzzle-answer = Show the answer
puzzle-next = Next: { $title }
puzzle-over = Solved. Try another one, or play now.
wanted-lesson = { $choice }, what the lesson asks for

guide = What can I do now?
guide-rule = Read the rule
guide-not = Not possible now
guide-waiting = It is not your turn to choose right now.

credits = Credits
credits-games = The games and their names belong to their authors and publishers, who have no part in this site. It contains none of their artwork and none of their text. If you like a game, buy the box.
credits-code = Regna is free software under the MIT licence.
credits-icons = Icons
credits-icons-text = Drawn by the people below, recoloured here. Source:
credits-fonts = Fonts
credits-software = Software contained in the page
credits-missing = The credits are not here: the page was not built completely.

setup-seats = Seats
setup-seat = Seat { $n }
setup-add = Add a seat
setup-drop = Remove seat { $n }
setup-me = Me
setup-here = Another person on this screen
setup-friend = A friend, by link
setup-friend-hint = You will get a link to send.
setup-anyone = Anyone
setup-anyone-hint = The table appears on everybody’s home page.
setup-bots = Bots
setup-bot = Bot: { $bot }
setup-bot-hint = Plays as soon as it is its turn.
setup-player = Player { $n }
setup-name = Their name
setup-options = Options
setup-options-changed = { $n ->
        [0] as in the rulebook
        [one] 1 option changed
       *[other] { $n } options changed
    }
setup-open = Open the table
setup-start = Start the match

tempo = Time control
tempo-none = No limit
    .text = Everybody plays when they like.
tempo-live = Clock
    .text = A total per player, plus a few seconds for each move.
tempo-days = Correspondence
    .text = A few days for each move.
tempo-minutes = Minutes per player
tempo-increment = Increment in seconds
tempo-days-each = Days per move
tempo-live-said = { $minutes } min + { $increment } s per move
tempo-days-said = { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
time-days = { $d } d { $h } h
time-hours = { $h } h { $m } min

room-invited = { $name } invites you to play.
room-open = There is a free seat at this table.
room-again = { $name } asks for a rematch.
room-kept = { $name }, not here yet
room-full = There is no free seat at this table.
room-sit = Take a seat
room-waiting = { $n ->
        [one] One player is missing.
       *[other] { $n } players are missing.
    }
room-ready = Everybody is here.
room-host-starts = Everybody is here: { $name } can start.
room-start = Start
room-drop = Close the table
room-leave = Leave the table
room-free = free
room-friend = Waiting for a friend
room-anyone = Open to all
room-link = Invitation link for seat { $n }
room-copy = Copy the link
room-copied = Link copied
room-send = Send
room-share = A seat is waiting for you: { $game }.
room-facts = This match

people-title = Who are you?
people-enter = Log in
people-nobody = You need no account to play: a name is enough, and you can even start without one.
people-guest = You are playing as a guest. Your matches stay in this browser; with an account you find them everywhere.
people-account = Your account: { $login }.
people-name = Your name
people-rename = Change your name
people-as-guest = Play as a guest
people-come-in = Continue
people-save = Save
people-saved = Done.
people-make = Create an account
people-make-button = Create the account
people-make-text = All your matches are kept.
people-login = User name
people-password = Password
people-password-text = At least 8 characters, hard to guess: several words, for example.
people-log-in = Log in
people-log-in-text = Matches you played here as a guest move to your account.
people-leave = Log out
people-change-password = Change your password
people-old-password = Current password
people-new-password = New password
people-email = E-mail
people-email-address = Address
people-email-text = To be told when it is your turn; leave empty to receive nothing.
people-email-pending = { $email } is not confirmed yet: follow the link in the e-mail you received.
people-email-confirmed = { $email } is confirmed.
people-email-again = Send again
confirm-title = Confirm your address
confirm-text = You will get an e-mail at this address when it is your turn.
confirm-button = Confirm
confirm-done = Your address is confirmed.
confirm-home = Go to the home page
notices = Notifications
notices-text = This browser can tell you when it is your turn, even with the page closed.
notices-on = Notify me
notices-off = Stop notifying me
notices-refused = The browser does not allow it: change that in its settings for this site.
notices-impossible = This browser cannot receive notifications.
tokens = Tokens for your programs
tokens-text = With a token, a program plays or watches in your name. It cannot change your account or your tokens.
tokens-docs = How to use them
tokens-name = Name of the token
tokens-scope = It may
tokens-scope-play = play and watch
tokens-scope-read = only watch
tokens-days = It is valid for
tokens-days-count = { $days ->
    [365] a year
   *[other] { $days } days
}
tokens-may-play = plays until { $until }
tokens-may-read = watches until { $until }
tokens-make = Create a token
tokens-fresh = Your token, shown only this once
tokens-drop = Delete the token { $name }

chat = Chat
chat-unread = Chat, { $n ->
        [one] 1 new message
       *[other] { $n } new messages
    }
chat-said = Messages
chat-none = Nobody has written anything yet.
chat-say = Your message
chat-send = Send
chat-only-seated = Only players can write.
clocks = Time left
menu = This match
menu-leave = Leave the match
menu-leave-sure = A bot will take your seat; you can come back.
menu-abandon = End the match
menu-abandon-sure = The match ends for everybody, without a result. This cannot be undone.
seat-away = A bot is playing for you.
seat-late = Your time is up: a bot finishes the match for you.
seat-return = Take my seat back
rematch = Rematch
ending-won = You have won!
ending-lost = You have lost.
ending-place = { $n ->
        [2] You came 2nd of { $most }.
        [3] You came 3rd of { $most }.
       *[other] You came { $n }th of { $most }.
    }
ending-board = See the board
goals = End of the match:
rematch-offered = A new match is ready with the same people.
rematch-go = Join
fair = Provably fair
fair-hidden = All chance in this match was settled at the start. This is its fingerprint; the seed will be revealed at the end.
fair-shown = The seed has this fingerprint: chance was not changed during the match. The record lets you replay it all.
fair-commitment = Fingerprint (SHA-256)
fair-seed = Seed
fair-record = Download the match
fair-copy = Copy as text
fair-brought = This match was imported. The record agrees with the rules at every step; it does not say who played, nor when.

match-seats = Players
match-board = Board
match-log = Log
match-ask = Your choice
match-hand = Your hand
match-hand-count = Hand ({ $n })
match-why = Why not?
match-may = You may choose
match-why-hint = Hover over or touch what does not glow: the reason appears here.
match-refused = Not now
match-refused-count = Not now ({ $n })
match-rule-page = Rulebook p. { $page }, { $rule }
match-rule-annex = Rulebook, appendix, { $rule }
match-turn = Waiting for { $name }…
match-ready = Chosen. Waiting for { $name }…
match-chosen = Your choice
match-change = Change my choice
match-watching = You are watching.
match-over = The match is over.
match-winners = { $n ->
        [0] Everybody has lost.
        [one] Winner: { $names }.
       *[other] Shared victory: { $names }.
    }
match-total = Total
match-me = you
match-choices = Possible choices
match-cards = Cards in front of this player
match-open-hand = Show the cards
match-close-hand = Hide the cards
match-detail = In detail
seat-stand-in = { $bot }, in place of { $name }
seat-here = at the table
seat-not-here = away for the moment
seat-ready = ready
seat-choosing = still choosing
match-abandoned = The match was abandoned.
match-side = Explanations and log
match-text = The table in words
match-words = Text
match-points = Points
match-points-so-far = Based on what everybody can see, as if the match ended now.
match-prompt-of = { $name }: { $prompt }
match-trail = Your choices
match-trail-move = Move { NUMBER($n, useGrouping: 0) }
match-trail-back = Go back to before: { $choice }
match-sure = this move can be taken back only if the others agree.
match-sure-yes = Play it
match-sure-no = Choose something else
match-skip = Show all
key-space = Space
pick = Pick
pick-slots = Picked
pick-rest = Available
pick-add = Pick { $what }
pick-drop = Put back { $what }
playback = What the others do
playback-again = Again

log-since = Since your last turn
log-undone = { $n ->
        [one] { $name } takes back their last move.
       *[other] { $name } takes back { $n } moves.
    }
log-left = { $name } leaves the match: a bot takes over.
log-returned = { $name } is back.
log-late = { $name } has run out of time: a bot takes over.
log-reconstructed = reconstructed card
legend = Symbols
legend-all = All symbols
match-means = What you have
match-press = Long-press to enlarge
lens-rules = Read the rule

rules-title = Rules
rules-search = Search the rules
rules-contents = Contents
rules-page = rulebook p. { $page }
rules-annex = rulebook, appendix
rules-none = Nothing found in the rules.
rules-found = { $n ->
        [0] No section
        [one] { $n } section
       *[other] { $n } sections
    }

curtain-next = { $name } is next. First, see what your move did.
curtain-pass = Hide my hand, pass the screen to { $name }
curtain-title = Pass the screen to { $name }
curtain-text = What comes next is for { $name } alone: everybody else, please look away.
curtain-open = I am { $name }

replay-title = Replay the match
replay-eyes = Seen by
replay-stranger = Spectator
replay-play = Play
replay-pause = Pause
replay-first = Start
replay-back = Previous move
replay-forward = Next move
replay-round-back = Previous round
replay-round-forward = Next round
replay-turn-back = My previous turn
replay-turn-forward = My next turn
replay-last = End
replay-position = Move { $at } of { $last }
replay-link = Copy a link to this position
replay-copied = Link copied
replay-fork = Play on from here
replay-fork-as = Play on from here against bots, as { $name }
replay-live = Other hands stay hidden until the match is over.
replay-return = Back to the match

bot-novice = Novice
bot-squire = Squire
bot-knight = Knight
bot-master = Master
bot-random = Random
bot-greedy = Greedy

## People and their matches

turns-next = Your turn
lobby-live = Matches to watch
archive-title = Archive and ratings
archive-any = All
archive-person = Player (user name)
archive-least = Winner’s points, at least
archive-search = Search
archive-found = Finished matches open to everyone
archive-none = No match found.
archive-more = Older matches
archive-ratings = Ratings
lobby-unnamed = somebody
record-title = Open a recorded match
record-text = A file, or its text. Every step is checked against the rules; then you can replay the match, play on from any move, and share its address.
record-file = File
record-paste = Or the text of the record
record-open = Check and replay
strength = Strength wanted
strength-text = For seats that anyone may take. Newcomers start at 1000; guests have no rating.
strength-least-field = Rating at least
strength-most-field = Rating at most
strength-any = any
strength-least = rating { $least } or more
strength-most = rating { $most } or less
strength-between = rating { $least } to { $most }
setup-public = Anyone may watch this match, and find it in the archive afterwards.
room-invite = Invite
room-invite-name = Invite by user name, seat { $n }
order-title = At your table
order-mute = Mute
order-unmute = Unmute
order-remove = Remove
order-remove-sure = Remove { $name } permanently
friends-title = Friends
friends-add = Add
friends-added = Noted.
friends-asking = Requests
friends-asks = { $name } would like to be your friend.
friends-accept = Accept
friends-block = Block
friends-unblock = Unblock
friends-waiting = has not answered yet
friends-here = online
friends-away = offline
friends-drop = Remove { $name }
friends-none = Add somebody by their user name: you will see when they are online, and can invite them by name.
friends-blocked = { $n ->
    [one] { $n } person blocked
   *[other] { $n } people blocked
}
data-title = Your data
data-private = Only I can see my page
data-page = See my page
data-download = Download everything
data-delete = Delete my account
data-delete-sure = Bots will take your seats; only the moves of your matches will remain, without your name. This cannot be undone.
forgotten-title = Forgotten password
forgotten-text = If this account has a confirmed address, a link will be sent there; it is valid for an hour.
forgotten-send = Send the link
forgotten-sent = If this account has an address, the link is on its way.
profile-since = { $login }, here since { $date }
profile-befriend = Add to my friends
profile-results = Results
profile-game = Game
profile-seats = Players
profile-played = Played
profile-won = Won
profile-mean = Average
profile-best = Best
profile-rating = Rating
profile-provisional = provisional
profile-nothing = No finished match yet.
profile-over-time = Points match by match
profile-picture = Points by category of the last { $n } matches, in columns
profile-latest = Latest matches
profile-hidden = { $seats ->
    [one] Private match alone
   *[other] Private match for { $seats } players
}
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

coach = Coach
coach-hint = Hint
coach-told = The coach shows the best choices and why. The table is told, and the match is not rated.
coach-thinks = The coach is thinking…
coach-says = What the coach would do
wanted-coach = { $choice }, what the coach recommends
coach-figures = { $chance }% chance to win, margin { $margin }
coach-line = What may follow
coach-review = Review
coach-review-text = The coach goes through the match: your chances from move to move, the decisions that cost most, and what was better.
coach-review-ask = Review this match
coach-review-none = None of the players has asked for a review of this match.
coach-progress = { $done } of { $total } decisions looked at
coach-curve = Everybody’s chances to win, from the first move to the last
coach-share = { $name } { $chance }%
coach-worst = The decisions that cost most
coach-no-mistakes = The coach has found no decision that cost much.
coach-moment = Move { NUMBER($at, useGrouping: 0) }, { $name }
coach-loss = −{ $loss }% chance to win
coach-instead = “{ $best }” instead of “{ $played }”
coach-better = This was better
coach-played = This was played
coach-hint-for = Hint for { $name }
setup-hints = Everybody may ask the coach for hints; the match is not rated.
room-hints = Everybody may ask the coach for hints; this match is not rated. By taking a seat you accept this.
log-hint = { $name } gets a hint from the coach.

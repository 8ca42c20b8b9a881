# The page's own words, shared by all games.

page-title = Regna
page-tagline = Great board games, at a table that waits for you.
page-skip = Go to the question
page-language = Français
page-language-name = Switch to French
page-theme = Light
page-theme-auto = As the system
page-theme-light = Day
page-theme-dark = Night
page-theme-contrast = Contrast
page-motion = Motion
page-motion-off = off
page-motion-slow = slow
page-motion-normal = normal
page-motion-fast = fast
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-asked = { $name } asks to take a move back.
page-agree = Agree
page-refuse = Refuse
page-lobby = Home
page-loading = One moment…
page-offline = Connection lost, trying again…
page-back = Back home

lobby-choose = Choose a game
lobby-play-now = Play now
lobby-alone = Alone, against { $opponent }
lobby-with-bots = { $n ->
        [one] Against 1 bot
       *[other] Against { $n } bots
    }
lobby-seats = { $least } to { $most } players
lobby-mine = My matches
lobby-my-turn = Your turn
lobby-their-turn = Others’ turn
lobby-over = Finished
lobby-abandoned = Abandoned
lobby-open = Waiting
lobby-none = No match yet.
lobby-guest = Guest
lobby-soon = The table is being set…

match-seats = Players
match-board = Board
match-log = Log
match-ask = Your question
match-hand = Your hand
match-hand-count = Hand ({ $n })
match-why = Why not?
match-why-hint = Point at what does not glow: the reason appears here.
match-refused = Not now
match-rule-page = Rulebook p. { $page }, { $rule }
match-rule-annex = Rulebook, annex, { $rule }
match-turn = { $name } is choosing…
match-watching = You are watching.
match-over = The match is over.
match-winners = { $n ->
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
match-total = Total
match-me = you
match-choices = Possible choices
match-cards = Cards before this player
match-open-hand = Open the hand
match-close-hand = Close the hand
match-several = Several choices here: take one below.
match-detail = In detail
match-abandoned = The match was abandoned.
match-side = Explanations and log
match-text = The table in words
match-words = Text
match-points = Points
match-points-so-far = From what everybody can see, as if the match ended here.
match-prompt-of = { $name }: { $prompt }
match-trail = Your choices
match-trail-back = Go back before: { $choice }
match-sure = this move can be taken back only if the others agree.
match-sure-yes = Play it
match-sure-no = Choose something else
match-skip = Show everything
key-space = Space
page-close = Close

log-since = Since your last turn
log-reconstructed = reconstructed card
lens-rules = Read the rule

rules-title = Rules
rules-search = Search the rules
rules-contents = Contents
rules-page = rulebook p. { $page }
rules-annex = rulebook, annex
rules-none = Nothing like that in the rules.
rules-found = { $n ->
        [0] No section
        [one] { $n } section
       *[other] { $n } sections
    }

curtain-title = Hand the screen to { $name }
curtain-text = What comes next is for { $name } alone: may the others look away.
curtain-open = It is me, { $name }

replay-title = Watch the match again
replay-eyes = Seen by
replay-stranger = Spectator
replay-play = Play
replay-pause = Pause
replay-first = Beginning
replay-back = One move back
replay-forward = One move on
replay-last = End
replay-position = Move { $at } of { $last }
replay-link = Copy a link to this position
replay-copied = Link copied
replay-fork = Play on from here
replay-fork-as = Play on from here against bots, as { $name }
replay-live = Other hands stay hidden while the match goes on.
replay-missing = This server cannot show past positions yet.
replay-return = Back to the match

bot-random = Random
bot-greedy = Greedy

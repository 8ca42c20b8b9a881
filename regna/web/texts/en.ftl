# The page's own words, shared by all games.

page-title = Regna
page-tagline = Great board games, at a table that waits for you.
page-skip = Go to the question
page-language = Français
page-language-name = Switch to French
page-theme = Light
page-theme-light = Day
page-theme-dark = Night
page-theme-contrast = Contrast
page-motion = Motion
page-motion-on = Motion: on
page-motion-off = Motion: off
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
        [0] Everybody has lost
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

bot-random = Random
bot-greedy = Greedy

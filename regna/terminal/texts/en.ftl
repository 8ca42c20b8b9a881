# What the terminal says.

## The screen

terminal-pane-board = Board
terminal-pane-seats = Players
terminal-pane-hand = Your cards
terminal-pane-ask = Your choice
terminal-pane-match = The match
terminal-pane-detail = Detail
terminal-pane-log = Log
terminal-pane-cards = Cards in sight
terminal-keys = [b]u[/b] undo  [b]?[/b] rule  [b]s[/b] points  [b]:[/b] type  [b]l[/b] FR  [b]w[/b] save  [b]q[/b] quit  [b]F1[/b] keys
    .all =
        1–9, a–z: choose what carries that key; arrows and Enter too, or the mouse
        u: take back the last move
        ?: the rule behind the question
        h: a hint from the coach, when playing against bots
        s: points by category
        : : type a move; Tab completes it
        l: change language
        w: save the match (every move is saved as well)
        Tab: go to the cards in hand, arrows to read them
        F2 board, F3 players, F4 cards in sight, F5 log
        F6: light or dark
        q: quit
terminal-keys-replay = [b]← →[/b] move  [b]Pg[/b] ten  [b]Home End[/b]  [b]v[/b] seen by  [b]:[/b] go to  [b]s[/b] points  [b]l[/b] FR  [b]q[/b] quit
    .all =
        ← →: one move back, forward
        Page up, Page down: ten moves
        Home, End: start and end of the match
        : : go to a move by its number
        v: see as a spectator, then as each player
        s: points by category
        l: change language
        F2 board, F3 players, F4 cards in sight, F5 log
        F6: light or dark
        q: quit
terminal-keys-lesson = [b]u[/b] back  [b]0[/b] start over  [b]?[/b] rule  [b]s[/b] points  [b]:[/b] type  [b]l[/b] FR  [b]q[/b] quit  [b]F1[/b] keys
    .all =
        1–9, a–z: choose what carries that key; arrows and Enter too, or the mouse
        ☞: what the lesson asks for
        u: back to the step before
        0: start the lesson over
        ?: the rule behind the question
        s: points by category
        : : type a move; Tab completes it
        l: change language
        F2 board, F3 players, F4 cards in sight, F5 log
        F6: light or dark
        q: quit
terminal-keys-puzzle = [b]![/b] answer  [b]u[/b] back  [b]?[/b] rule  [b]s[/b] points  [b]:[/b] type  [b]l[/b] FR  [b]q[/b] quit  [b]F1[/b] keys
    .all =
        1–9, a–z: choose what carries that key; arrows and Enter too, or the mouse
        !: mark the answer (☞)
        u: back to the question
        0: start over
        ?: the rule behind the question
        s: points by category
        : : type a move; Tab completes it
        l: change language
        F2 board, F3 players, F4 cards in sight, F5 log
        F6: light or dark
        q: quit
terminal-help = Keys
terminal-close = Esc to go back
terminal-yes-no = y: yes · n: no
terminal-page = { $page ->
        [annex] appendix
       *[other] p. { $page }
    }
terminal-rulebook = Rulebook, { $page }
terminal-refused = { $what }: { $reason } ({ $page })
terminal-reconstructed = [reconstructed card]

## Playing

terminal-waiting = { $names }: thinking…
terminal-winners = { $n ->
        [0] The match is over. Everybody has lost.
        [one] The match is over. Winner: { $names }.
       *[other] The match is over. Shared victory: { $names }.
    }
terminal-points = Points so far, as anybody may count them
terminal-points-hidden = Points are hidden until the end.
terminal-total = Total
terminal-type = type a move, for example: { $example }
terminal-saved = Match saved: { $file }
terminal-kept = Match saved in “{ $file }”. To resume it: regna play { $how }
terminal-serving = The table is at { $address } (Ctrl+C to stop).
terminal-undone = { $n ->
        [one] One move taken back.
       *[other] { $n } moves taken back.
    }
terminal-undo-nothing = You have not moved yet: there is nothing to take back.
terminal-undo-agree = Since that move something was revealed, or somebody else has moved. Does everybody agree to go back?
terminal-curtain = { $name }, it is your turn. Everybody else, look away!
terminal-curtain-ready = Enter: I am here
terminal-curtain-undo = Enter: I am here · u: take back the move just made

## Learning

terminal-lesson-at = step { $n } of { $most }
terminal-lesson-on = Continue
terminal-lesson-over = The lesson is over.
terminal-lesson-next = Next lesson: { $title }
terminal-lesson-leave = Leave
terminal-puzzle-over = Puzzle solved.
terminal-puzzle-next = Next: { $title }
terminal-puzzle-title = Puzzle { $n }
terminal-puzzle-ask = You are { $seat }. One answer is clearly better than all others: which one?
terminal-puzzle-worse = The search gives this { $value } out of 100, and another answer { $best }.
terminal-puzzle-dropped = The search soon gave this up. It gives another answer { $best } out of 100.
terminal-puzzle-best = Yes: { $answer }. The search gives it { $value } out of 100, where 100 is a sure victory; the next best, { $other }, { $less }.
terminal-puzzle-line = It would go on with: { $line }.
terminal-lesson-line = { $title } ({ $minutes } min)

## Replaying

terminal-replay-at = Move { $n } of { $most }
terminal-replay-start = Start of the match ({ $most } moves)
terminal-replay-stranger = Seen by a spectator
terminal-replay-seat = Seen by { $name }
terminal-replay-type = move number, from 0 to { $most }
terminal-replay-no-such-move = Type a move number from 0 to { $most }.
terminal-replay-fits = Every move agrees with the rules, and the hashes match.
terminal-replay-promised = The seed is the one that was promised at the start: { $commitment }.
terminal-replay-moves = { $n ->
        [0] No moves
        [one] 1 move
       *[other] { $n } moves
    }
terminal-replay-undone = { $n ->
        [0] none taken back
        [one] 1 taken back
       *[other] { $n } taken back
    }
terminal-replay-unfinished = The match is not finished. To move: { $names }.

## What the commands print

terminal-seats = { $more ->
        [0] { $most } players
       *[other] { $least } to { $most } players
    }
terminal-usual = (default)
terminal-seen-by = Seen by { $name }
terminal-score = Points
terminal-choices = { $name }’s choice
terminal-not-offered = Not possible
terminal-copies = ×{ $n }
terminal-promo = promo
terminal-simulated = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ $speed } per second)
terminal-interrupted = { $games ->
        [0] Interrupted before the end of the first game.
        [one] Interrupted after 1 game.
       *[other] Interrupted after { $games } games.
    }
terminal-number = { NUMBER($n, maximumFractionDigits: 1) }
terminal-share = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-opponent = No opponent was chosen: it will be “{ $who }” (--option { $option }).
terminal-lengths = Moves per game: { $least } at least, { NUMBER($mean, maximumFractionDigits: 1) } on average, { $most } at most
terminal-simulated-seat = Seat
terminal-simulated-bot = Bot
terminal-simulated-wins = Wins
terminal-simulated-mean = Mean
terminal-simulated-least = Min.
terminal-simulated-most = Max.
terminal-simulated-opponent = the rules
terminal-trained = { $variant }: { $positions } positions; explained { NUMBER($r2, style: "percent") } of the final standings, foretold { NUMBER($accuracy, style: "percent") } of the leads. Weights: { $file }
terminal-never-seen = Cards never played: { $cards }
terminal-dead-ends = Dead ends ({ $n }):
terminal-check-match = { $match }: { $game }, rules { $version } → { $ours }: { $outcome }
terminal-check-counts = { $matches ->
        [0] No matches.
        [one] 1 match. Same rules: { $same }; agrees line by line: { $agrees }; continues from its latest step: { $goes-on }; ended, can only be read: { $stays }; stuck: { $stuck }.
       *[other] { $matches } matches. Same rules: { $same }; agree line by line: { $agrees }; continue from their latest step: { $goes-on }; ended, can only be read: { $stays }; stuck: { $stuck }.
    }
outcome-agrees = continues unchanged
outcome-goes-on = continues from where its latest step began
outcome-stays = can still be read, but not stepped through
outcome-stuck = cannot continue; it can be read and ended
terminal-backed-up = { $file }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} backed up.
terminal-restored = { $file }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} restored.

error-terminal-chair = “{ $chair }” cannot take a seat. Possible for each seat: { $chairs }.
error-terminal-chairs = The match has { $seats } seats, but --seats fills { $chairs }.
error-terminal-bots = { $bots ->
        [one] There is { $bots } bot for { $seats } seats.
       *[other] There are { $bots } bots for { $seats } seats.
    }
error-terminal-no-rule = No section of the rules has all of these words: “{ $words }”.
error-terminal-option = An option is written name=value; “{ $option }” is not.
error-terminal-option-twice = The option “{ $option }” is given twice.
error-terminal-settled = The match you are resuming already has its settings: leave out { $what }.
error-terminal-load-resume = --load and --resume name two matches: give only one.
error-terminal-nothing-to-resume = There is no match to resume in “{ $folder }”.
error-terminal-no-screen = Playing needs a real terminal; here the input or the output is not one.
error-terminal-port-taken = Port { $port } of { $host } is already in use: choose another with --port, or leave --port out.
error-terminal-no-page = The page has not been built: “make web” builds it.

## Help of the commands

help-usage = Usage:
help-commands = Commands
help-default = [default: { $value }]
help-options = Options
    .lang = The language, fr or en; the variable REGNA_LANG sets it for good.
    .help = Show this help.
    .version = Show the version.
    .json = Print plain data.
    .option = An option of the game; “regna games” lists them all.
    .dark = Light on dark.
    .corrections = Corrections to the figures on cards.
    .database = A file or a URL. [default: REGNA_DATABASE_URL, else the data folder]
help-placeholder-game = GAME
help-placeholder-lesson = LESSON
help-placeholder-puzzle = PUZZLE
help-placeholder-folder = FOLDER
help-placeholder-file = FILE
help-placeholder-words = WORDS
help-placeholder-name = NAME
help-placeholder-value = VALUE
help-placeholder-who = WHO
help-placeholder-bot = BOT
help-placeholder-hash = HASH
help-placeholder-address = ADDRESS
help-placeholder-command = COMMAND

help-regna = A table for heavy board games.
help-play = Play in the terminal, with people, against bots or alone.
    .seats = Who plays, seat by seat: me or a bot. [default: me and as many knights as the game needs]
    .seed = The seed of all chance. [default: a secret number]
    .load = Resume a saved match.
    .resume = Resume the match played last.
    .save = Where to save the match. [default: the data folder]
    .pause = Seconds a bot waits before it moves.
help-learn = Take a lesson in the terminal; without GAME, the list of lessons.
help-puzzle = Solve a puzzle in the terminal, today’s if none is named; or make new ones.
    .make = Let bots play until a search finds puzzles, and write them into this folder.
    .number = How many puzzles to make.
    .seats = At how many seats the bots play. [default: the fewest, from two on]
    .seed = The seed of the first match.
help-replay = Step through a recorded match; without a terminal, check it and print a summary.
    .verify = Only check the record and print a summary; HASH is the one shown before the first move.
help-games = The games, with their seats and options.
help-cards = Every card of a game: deck, name, text, figures and where they come from.
help-rules = The rules of a game in our own words; with WORDS, the sections that have them all.
help-try = Set up the position of a file, make its moves, and show questions, views and points.
help-serve = Serve the page and the API.
    .host = The address to listen on.
    .port = The port; 0 for any. [default: 8000, or a free one]
    .workers = The number of processes; more than one with PostgreSQL only.
    .corrected = Corrections to the figures on the cards of a game, for new matches. [default: REGNA_CORRECTIONS]
    .open = Open the page in the browser, and log warnings only.
help-backup = Write all matches and accounts to a new file, even while the server runs.
help-restore = Put all matches and accounts back from a file; a running server continues with them.
    .replace = Replace what the database has now.
help-check = Tell what would become of every match under the installed rules; exit status 1 if one could not continue.
help-train = Let bots play, fit the weights by which bots judge positions to how the matches ended, and store them beside the game.
    .games = Matches per generation, for every variant of the game.
    .generations = Each plays by the weights of the one before, the first by the game’s own estimate.
    .seed = The seed of the first match; the same numbers give the same weights.
    .workers = Processes that play at once.
help-simulate = Let bots play many games and count what happens; Ctrl+C prints the results so far.
    .seats = How many seats.
    .games = How many games.
    .seed = The seed of the first game.
    .bots = Bots for the seats, in turn.
help-arena = Let bots play a series with rotated seats, and report how strong they are and what wins. Ctrl+C loses no finished game.
    .bots = The bots that compete; all of them sit in every seat.
    .games = How many games.
    .seats = How many seats. [default: one for each bot]
    .option = An option of the game, with one value or several to compare.
    .seed = The seed of the first deal. [default: 1]
    .workers = Games at once, each in a process of its own. [default: 1; with --ray as many as the cluster has processors]
    .ray = Play on the Ray cluster at this address; auto for the one of this machine.
    .resume = Go on with a series: its folder, or the journal there.
    .out = The folder for the journal, the results and the report. [default: arena-GAME]

error-terminal-usage = This command cannot be understood as it is; “{ $command } --help” shows how to write it.
error-terminal-usage-command = Unknown command: “{ $command }”. Possible commands: { $commands }.
error-terminal-usage-option = Unknown option: “{ $option }”; “{ $command } --help” lists them all.
error-terminal-usage-missing = { $what } is missing; “{ $command } --help” shows how to write it.
error-terminal-usage-value = { $what } cannot have this value. Possible values: { $values }.
error-terminal-usage-number = { $most ->
        [0] { $what } must be a number, { $least } or more.
       *[other] { $what } must be a number from { $least } to { NUMBER($most, useGrouping: 0) }.
    }

## Zones of cards

terminal-zone-hand = Hand
terminal-zone-desk = To choose from
terminal-zone-built = Buildings
terminal-zone-apprentices = Apprentices
terminal-zone-top-row = Workshop, top row
terminal-zone-bottom-row = Workshop, bottom row
terminal-zone-market-large = Large market
terminal-zone-rewards-seen = Rewards revealed
terminal-zone-schemes-seen = Schemes revealed
terminal-zone-schemes-gone = Schemes removed

## Architects

terminal-architects-place-quarry = Quarry
terminal-architects-place-forest = Forest
terminal-architects-place-mines = Mines
terminal-architects-place-silversmith = Silversmith
terminal-architects-place-kings-storehouse = Storehouse
terminal-architects-place-workshop = Workshop
terminal-architects-place-town-centre = Town Centre
terminal-architects-place-tax-stand = Tax Stand
terminal-architects-place-guardhouse = Guardhouse
terminal-architects-place-black-market-left = Market 1
terminal-architects-place-black-market-middle = Market 2
terminal-architects-place-black-market-right = Market 3
terminal-architects-place-guildhall = Guildhall
terminal-architects-prison = Prison
terminal-architects-workshop = Apprentices at the Workshop
terminal-architects-cathedral = Cathedral
terminal-architects-piles = Piles

terminal-architects-exchanges = { $n ->
        [one] { $n } exchange
       *[other] { $n } exchanges
    }
    .short = { $n } exch.
terminal-architects-captures = { $n ->
        [one] { $n } capture
       *[other] { $n } captures
    }
    .short = { $n } capt.
terminal-architects-actions = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
    .short = { $n } act.
terminal-architects-hire-or-plans = { $n ->
        [one] apprentice (col. 1)
       *[other] apprentice (col. 1–{ $n })
    } or { $plans ->
        [one] { $plans } plan
       *[other] { $plans } plans
    }
    .short = app ≤{ $n }/{ $plans } plan
terminal-architects-either = { $first } / { $second }
    .short = { $first }/{ $second }
terminal-architects-deal = apprentice or plan
    .short = app/plan
terminal-architects-build = build
    .short = build
terminal-architects-price = { $what } (¤{ $n }, −1 virtue)
    .short = ¤{ $n }→{ $what }
terminal-architects-price-virtue-kept = { $what } (¤{ $n })
    .short = ¤{ $n }→{ $what }
terminal-architects-loss = { $what } (−{ $n } virtue)
    .short = { $what } (−{ $n } vir)

terminal-architects-short-clay = { $n } clay
terminal-architects-short-wood = { $n } wood
terminal-architects-short-stone = { $n } stone
terminal-architects-short-gold = { $n } gold
terminal-architects-short-marble = { $n } marb
terminal-architects-short-silver = ¤{ $n }
terminal-architects-short-virtue = { $n } virtue
terminal-architects-short-cards = { $n } plan
terminal-architects-short-debts = { $n } debt

terminal-architects-skill-carpentry = C
terminal-architects-skill-tiling = T
terminal-architects-skill-masonry = M

terminal-architects-pile-buildings = plans { $n }
    .short = plans { $n }
terminal-architects-pile-apprentices = apprentices { $n }
    .short = app. { $n }
terminal-architects-pile-rewards = rewards { $n }
    .short = rew. { $n }
terminal-architects-pile-market-pile = market { $n }
    .short = market { $n }
terminal-architects-pile-schemes = schemes { $n }
    .short = schemes { $n }
terminal-architects-pile-future = future { $n }
    .short = fut. { $n }

terminal-architects-column-points = Points
    .short = VP
terminal-architects-column-silver = Silver
    .short = ¤
terminal-architects-column-virtue = Virtue
    .short = vir
terminal-architects-column-clay = Clay
    .short = cla
terminal-architects-column-wood = Wood
    .short = woo
terminal-architects-column-stone = Stone
    .short = sto
terminal-architects-column-gold = Gold
    .short = gol
terminal-architects-column-marble = Marble
    .short = mar
terminal-architects-column-debts = Debts
    .short = deb
terminal-architects-column-reserve = Reserve
    .short = res
terminal-architects-column-captured = Captives
    .short = cap
terminal-architects-column-prison = Prison
    .short = pri
terminal-architects-column-built = Built
    .short = bui
terminal-architects-column-apprentices = Appr.
    .short = app
terminal-architects-column-plans = Plans
    .short = pla

terminal-architects-hall = Guildhall { $n }/{ $most }
terminal-architects-final = Final round: { $left ->
        [one] { $left } turn left
       *[other] { $left } turns left
    }

terminal-architects-cost = cost: { $cost }
terminal-architects-needs = needs: { $skills }
terminal-architects-knows = skills: { $skills }
terminal-architects-virtue = virtue { $n }
terminal-architects-points = { $n } VP

## Paladins

terminal-zone-drawn = Paladins drawn
terminal-zone-chosen = Paladin chosen
terminal-zone-paladin = Paladin of the round
terminal-zone-departed = Paladins used
terminal-zone-townsfolk = Townsfolk
terminal-zone-walls = Walls
terminal-zone-attacked = Outsiders attacked
terminal-zone-converted = Outsiders converted
terminal-zone-suspicions = Suspicions
terminal-zone-townsfolk-row = Townsfolk to recruit
terminal-zone-townsfolk-gone = Townsfolk discarded
terminal-zone-outsider-row = Outsiders in the row
terminal-zone-outsiders-gone = Outsiders discarded
terminal-zone-tavern-row = Tavern
terminal-zone-tavern-gone = Tavern cards discarded
terminal-zone-suspicions-gone = Suspicions discarded
terminal-zone-orders-shown = King’s Orders
terminal-zone-favours-shown = King’s Favours
terminal-zone-schemes-aside = Schemes on favours

terminal-paladins-action-develop = Develop
terminal-paladins-action-recruit = Recruit
terminal-paladins-action-pray = Pray
terminal-paladins-action-conspire = Conspire
terminal-paladins-action-hunt = Hunt
terminal-paladins-action-trade = Trade
terminal-paladins-action-commission = Commission
terminal-paladins-action-fortify = Fortify
terminal-paladins-action-garrison = Garrison
terminal-paladins-action-absolve = Absolve
terminal-paladins-action-attack = Attack
terminal-paladins-action-convert = Convert

terminal-paladins-worker-labourer = La
terminal-paladins-worker-scout = Sc
terminal-paladins-worker-merchant = Me
terminal-paladins-worker-fighter = Fi
terminal-paladins-worker-cleric = Cl
terminal-paladins-worker-criminal = Cr
terminal-paladins-worker-any = ··

terminal-paladins-crews = Workers
terminal-paladins-coins = { $n }¤
terminal-paladins-provisions = { $n }p
terminal-paladins-flags = S{ $strength }F{ $faith }
terminal-paladins-needs = { $attribute } { $have } → { $gives }
terminal-paladins-needs-level = { $attribute } { $have }, needs { $need } → { $gives }
terminal-paladins-monk = m
terminal-paladins-outpost = o
terminal-paladins-tavern = Tavern
terminal-paladins-kings = King
terminal-paladins-regions = Regions
terminal-paladins-jars = Jars
terminal-paladins-reconstructed = (reconstruction)
terminal-paladins-piles = Piles
terminal-paladins-round = Round { $n }/{ $most } · Tax Supply { $pool }
terminal-paladins-pile-townsfolk = townsfolk { $n }
terminal-paladins-pile-outsiders = Outsiders { $n }
terminal-paladins-pile-walls = walls { $n }
terminal-paladins-pile-tavern = tavern { $n }
terminal-paladins-pile-suspicions = suspicions { $n }
terminal-paladins-pile-schemes = schemes { $n }
terminal-paladins-pile-top = on top of your pile: { $card }
terminal-paladins-pile-bottom = no. { $n } from the bottom of your pile: { $card }

terminal-paladins-column-points = Points
    .short = VP
terminal-paladins-column-coins = Coins
    .short = ¤
terminal-paladins-column-provisions = Prov.
    .short = pro
terminal-paladins-column-faith = Faith
    .short = fai
terminal-paladins-column-strength = Str.
    .short = str
terminal-paladins-column-influence = Infl.
    .short = inf
terminal-paladins-column-workers = Workers
    .short = wor
terminal-paladins-column-monks = Monks
    .short = mon
terminal-paladins-column-walls = Walls
    .short = wal
terminal-paladins-column-outposts = Outp.
    .short = out
terminal-paladins-column-jars = Jars
    .short = jar
terminal-paladins-column-attacked = Att.
    .short = att
terminal-paladins-column-converted = Conv.
    .short = con
terminal-paladins-column-workshops = Shops
    .short = sho
terminal-paladins-column-suspicions = Susp.
    .short = sus
terminal-paladins-column-debts = Debts
    .short = deb

## City of Crowns

terminal-zone-mustered = Muster cards
terminal-zone-rallied = Negotiation cards
terminal-zone-allies = Allies
terminal-zone-secret-order = Secret order
terminal-zone-revealed-order = Secret order, shown
terminal-zone-removed = Paladins out of the game
terminal-zone-townsfolk-top = Townsfolk, top of the deck
terminal-zone-outsiders-top = Outsiders, top of the deck
terminal-zone-negotiations-top = Negotiations, top of the deck
terminal-zone-negotiation-row = Negotiations in the row
terminal-zone-discards = Discards
terminal-zone-top = Muster cards to be had

terminal-paladins-action-muster = Muster
terminal-paladins-action-negotiate = Negotiate
terminal-paladins-musters = Muster
terminal-paladins-allies = Allies
terminal-paladins-secret = secret order:
terminal-paladins-pile-negotiations = negotiations { $n }
terminal-paladins-column-city = M/N/A
    .short = M/N/A
terminal-paladins-column-diplomacy = Dipl.
    .short = dip

## Alba Longa

terminal-zone-heroes = Active heroes
terminal-zone-used = Used heroes
terminal-zone-laid = Hero played
terminal-zone-climate-seen = Years past
terminal-zone-blessings-seen = Blessings revealed

terminal-alba-longa-headline = Year { $year }/7 · { $season } · { $climate } climate
terminal-alba-longa-dice = Dice
terminal-alba-longa-die-black = soldiers
terminal-alba-longa-die-grey = merchants
terminal-alba-longa-die-white = workers
terminal-alba-longa-die-brown = priests
terminal-alba-longa-cost = call ¤{ $n }
terminal-alba-longa-stalls = Stalls
terminal-alba-longa-years = Years
terminal-alba-longa-blessings = { $n ->
        [one] { $n } blessing
       *[other] { $n } blessings
    }
terminal-alba-longa-assisi = Assisi
terminal-alba-longa-defenders = { $n ->
        [one] { $n } defender
       *[other] { $n } defenders
    }
terminal-alba-longa-lot-silver = silver { $n }
terminal-alba-longa-lot-wheat = wheat { $n }
terminal-alba-longa-lot-captive = captives { $n }
terminal-alba-longa-attack = Attack
terminal-alba-longa-odds = { $attack } against { $defence }: { $n ->
        [0] no sabotage
        [one] { $n } sabotage
       *[other] { $n } sabotages
    }
terminal-alba-longa-places = City
terminal-alba-longa-place-barracks = barracks
terminal-alba-longa-place-market = market
terminal-alba-longa-place-quarry = quarry
terminal-alba-longa-place-temple = temple
terminal-alba-longa-place-farm = farm
terminal-alba-longa-brings-barracks = strength { $strength }, in attack as in defence
terminal-alba-longa-brings-market = ¤{ $silver } from the bank
terminal-alba-longa-brings-quarry = { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
terminal-alba-longa-brings-temple = devotion { $level } of { $most }
terminal-alba-longa-brings-farm = { $wheat ->
        [one] { $wheat } wheat this year
       *[other] { $wheat } wheat this year
    }
terminal-alba-longa-target = Attacks
terminal-alba-longa-prayers = { $n ->
        [one] { $n } prayer
       *[other] { $n } prayers
    }

terminal-alba-longa-column-monuments = Monuments
    .short = mon
terminal-alba-longa-column-population = Population
    .short = pop
terminal-alba-longa-column-silver = Silver
    .short = ¤
terminal-alba-longa-column-wheat = Wheat
    .short = whe
terminal-alba-longa-column-level = Devotion
    .short = dev
terminal-alba-longa-column-housing = Village
    .short = vil
terminal-alba-longa-column-barracks = Barracks
    .short = bar
terminal-alba-longa-column-market = Market
    .short = mar
terminal-alba-longa-column-quarry = Quarry
    .short = qua
terminal-alba-longa-column-temple = Temple
    .short = tem
terminal-alba-longa-column-farm = Farm
    .short = far
terminal-alba-longa-column-heroes = Heroes
    .short = her

terminal-devil-headline = Round { $round }/5 · { $phase }
terminal-devil-tribunal = Inquisitors
terminal-devil-bribes = { $n } coins in bribes
terminal-devil-built = Standing
terminal-devil-role = You
terminal-devil-shards = { $pure } pure and { $tainted } tainted shards
terminal-devil-goods = Goods
terminal-devil-supply = supply
terminal-devil-hand = Cards
terminal-devil-chest = Your chest
terminal-devil-opened = Open chest
terminal-devil-taken = already taken
terminal-devil-nothing = nothing
terminal-devil-asks = for { $what }
terminal-devil-claimed = Achievements
terminal-devil-phase-prefer = Preferences
terminal-devil-phase-roles = Roles
terminal-devil-phase-production = Production
terminal-devil-phase-deal = Cards
terminal-devil-phase-keep = Cards
terminal-devil-phase-pass = Cards
terminal-devil-phase-repay = Cards
terminal-devil-phase-wish = Deals
terminal-devil-phase-offer = Deals
terminal-devil-phase-circulate = Deals
terminal-devil-phase-answer = Deals
terminal-devil-phase-return = Deals
terminal-devil-phase-plan = Actions
terminal-devil-phase-resolve = Actions
terminal-devil-phase-interest = Interest
terminal-devil-phase-reputation = Reputation
terminal-devil-phase-vote = Witch hunt
terminal-devil-phase-question = Witch hunt
terminal-devil-phase-wings = Inquisition
terminal-devil-phase-mass = Black mass
terminal-devil-phase-face = Inquisition
terminal-devil-phase-penalties = Inquisition
terminal-devil-phase-end = End of the round
terminal-devil-phase-ship = Final scoring
terminal-devil-phase-over = The end
terminal-devil-column-score = Score
    .short = Pts
terminal-devil-column-reputation = Reputation
    .short = Rep
terminal-devil-column-debt = Debt/interest
    .short = Dbt
terminal-devil-column-wings = Angels/demons
    .short = A/D
terminal-devil-column-indulgences = Indulgences
    .short = Ind
terminal-devil-column-guests = Guests
    .short = Gst
terminal-devil-column-buildings = Buildings
    .short = Bld
terminal-devil-column-courtiers = Courtiers
    .short = Crt
terminal-devil-column-slots = Slots
    .short = Slt

terminal-coach = What the coach would do
terminal-coach-thinks = The coach thinks…
terminal-coach-silent = The coach is silent between people.
terminal-coach-figures = { $chance }% to win, margin { $margin }

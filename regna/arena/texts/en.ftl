## The report of a series

arena-title = { $game }: { $games ->
        [one] 1 game of bots
       *[other] { $games } games of bots
    }
arena-bots = Bots
arena-seats = Seats
arena-seeds = Seeds
arena-options = Options
arena-version = Rules version
arena-effort = Search effort of bots
arena-opponent = solo opponent
arena-everybody = all bots
arena-heading-strength = Strength
arena-note-strength = The rating is OpenSkill’s (Plackett-Luce): everybody begins at 25, and games count in the order of their numbers. Draws are shared. All intervals are of 95 %: two deviations for ratings, Wilson’s for win rates.
arena-heading-by-seat = Wins by seat
arena-heading-by-option = Wins by option: { $option }
arena-heading-by-category = Points by category, on average
arena-heading-cards = Which cards win
arena-note-cards = How often the players who used a card won, and in brackets how many they were. The stroke shows how often the same bots win anyway. Using a card and winning may have the same cause: this does not prove that the card is strong.
arena-heading-dead-ends = Games that got stuck
arena-all-cards = All { $n } cards used
arena-bot = Bot
arena-card = Card
arena-rating = Rating
arena-interval = 95 %
arena-won = Won
arena-percent = Share
arena-points = Points
arena-equal = equal shares
arena-expected = expected
arena-of = { NUMBER($won, maximumFractionDigits: 1) } of { $games }
arena-between = { $low } to { $high }
arena-share = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
arena-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## What the command prints

arena-files = Results: { $results }. Report: { $report }
arena-interrupted = Interrupted after { $done } of { $games } games. To go on: regna arena --resume { $file }

error-arena-exists = “{ $file }” already holds a series: continue it with --resume, or choose another folder with --out.
error-arena-other-series = “{ $file }” belongs to another series: { $what } is “{ $theirs }” there, “{ $ours }” here.
error-arena-unreadable = “{ $file }” is not a readable journal of a series.
error-arena-no-series = A new series needs { $what }; only with --resume can it be left out.
error-arena-no-ray = --ray needs the package ray: pip install 'regna[ray]'
error-arena-no-cluster = No Ray cluster answers at “{ $address }”.
error-arena-no-research = This needs the extra “research”: pip install 'regna[research]'
error-arena-worker-lost = A worker has stopped. The finished games are kept: go on with --resume.

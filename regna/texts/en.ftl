# What every part of the program says: lists, and requests that cannot be met.

list-and = { $first } and { $last }
seat-twin = { $name } ({ $seat })

## Setting up

error-unknown-game = Unknown game: “{ $game }”. Available games: { $games }.
error-no-evaluation = The bots have no features to learn from in “{ $game }”.
error-broken-plugin = “{ $name }” of the package { $package } cannot be loaded: { $why }
error-broken-bot = The bot { $bot } cannot be made: { $why }
error-bot-not-found = There is no bot at { $bot }: { $why }
error-unknown-bot = Unknown bot: “{ $bot }”. Available bots: { $bots }.
error-seats = “{ $game }” is for { $least } to { $most } players, not { $seats }.
error-seats-exactly = “{ $game }” is for exactly { $most } players, not { $seats }.
error-unknown-option = Unknown option: “{ $option }”. Possible options: { $options }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $values }.
error-opponent-seats = The solo opponent plays against 1 or 2 players, not { $seats }.
error-solo-needs-opponent = To play alone, choose an opponent: Constantine or Helena (option “opponent”).
error-opponent-alone = The solo opponent plays against 1 player, not { $seats }.
error-alone-needs-opponent = To play alone, choose a difficulty: easy, standard or hard (option “opponent”).
error-madness-needs-crowns = Madness is a difficulty of City of Crowns: switch the expansion on, or choose another.
error-track-needs-crowns = Another length of the resource track is for City of Crowns, playing alone.
error-assisi-seats = Assisi is for 2 to 4 kings, not { $seats }.

## Describing a position, correcting a card

error-unknown-word = Unknown word: “{ $word }”. Possible words: { $words }.
error-unknown-card = Unknown card: “{ $card }”.
error-card-twice = The card “{ $card }” is used twice in this position.
error-icon-twice = Every extension has another icon: no two players can have the same “{ $word }”.
error-workshop-gap = “{ $word }”: the opponent’s workshops are placed from the left, so the slot before “{ $place }” must be covered too.
error-workshop-room = “{ $word }”: both slots of “{ $action }” are covered, but “{ $order }” is still face down and will bring the opponent a workshop there.
error-place-taken = “{ $word }”: the place “{ $place }” is not free in this position.
error-unknown-board = Unknown character: “{ $board }”. Possible characters: { $boards }.
error-unknown-colour = Unknown colour: “{ $colour }”. Colours in play: { $colours }.
error-bad-number = “{ $word }” must be a whole number from { $least } to { $most }, not “{ $value }”.
error-too-many = “{ $word }” must be a list of at most { $most } entries.
error-not-a-list = “{ $word }” must be a list.
error-not-a-flag = “{ $word }” must be true or false, not “{ $value }”.
error-negative-seed = The seed must be zero or more, not { $seed }.
error-not-a-number = “{ $word }” must be a whole number, not “{ $value }”.
error-not-a-table = “{ $word }” must be a table: names, each with its value.
error-market-full = With three workers the Black Market would have been reset: leave one of its places free.
error-level-full = Level { $level } of the Cathedral has room for { $most ->
        [one] one marker
       *[other] { $most } markers
    }; the position has more.
error-no-schemes = The opponent needs a scheme to play: name one under “schemes” or “schemes-seen”.
error-workers = “{ $seat }” must have { $most } workers in all; the position has { $n }.
error-climates = These years cannot follow each other: { $climates }. The first is moderate, then any three years in a row have one climate of each kind.
error-captured = There are { $most } captured peasants in all; the position has more.
error-city = The city “{ $seat }” cannot be in such a state.
error-bad-correction = That correction is not possible: on the card “{ $card }”, “{ $figure }” cannot be “{ $value }”.
error-corrections-of-which-game = “{ $word }” does not say for which game: write game=file.
error-corrections-decks = These corrections leave other numbers of cards in the decks than there are: { $deck }.

## Playing and taking back

error-no-such-seat = A move begins with a colour in play ({ $seats }); “{ $move }” does not.
error-not-your-turn = “{ $seat }” cannot move now. To move: { $turn }.
error-not-offered = “{ $move }” is not possible now. Possible moves: { $offered }.
error-match-over = The match is over: “{ $move }” is no longer possible.
error-nothing-to-undo = { $moves ->
        [0] No move has been made: there is nothing to take back.
        [one] Only one move can be taken back: no other has been made.
       *[other] From 1 to { $moves } moves can be taken back: no more have been made.
    }
error-undo-needs-agreement = { $free ->
        [0] “{ $seat }” cannot take back any move unless the others agree: something was revealed, or somebody else has moved since.
        [one] “{ $seat }” can take back only one move unless the others agree.
       *[other] “{ $seat }” can take back at most { $free } moves unless the others agree.
    }
error-bad-undo = “{ $move }” is not understood: to take moves back, write a colour, “undo” and how many.
error-chance-unread = “{ $move }” is not understood. Enter chance as “chance draw” or “chance shuffle” with cards, or “chance roll” or “chance dice” with numbers.
error-chance-card = The card “{ $card }” cannot come up: it is not in that pile.
error-chance-known = The card “{ $card }” cannot come up: somebody knows what lies there.
error-chance-numbers = “{ $values }” cannot be rolled: { $n ->
        [one] one number from { $least } to { $most } is needed.
       *[other] { $n } numbers from { $least } to { $most } are needed.
    }

## Records and files

error-not-a-record = This text is not a recorded match; it begins with “{ $first }”.
error-record-lacks = The recorded match is incomplete: “{ $what }” is missing.
error-record-version = The match was recorded with version { $version } of the rules of “{ $game }”; this is version { NUMBER($ours, useGrouping: 0) }.
error-record-header = The header of the recorded match cannot be read: { $why }.
error-record-stops = The recorded match stops at line { NUMBER($line, useGrouping: 0) }, “{ $text }”. { $why }
error-record-position = The match began under other rules, and the position it had reached cannot be carried over to ours.
error-record-commitment = The seed { $seed } is not the one that “{ $commitment }” promised at the start.
error-record-differs = At line { NUMBER($line, useGrouping: 0) } the recorded match no longer agrees with what the rules give.
error-no-file = The file “{ $file }” does not exist or cannot be read.
error-unreadable = The content of “{ $file }” cannot be read: { $why }.
error-too-large = “{ $file }” is too large: at most { $most } bytes.
error-cannot-write = “{ $file }” cannot be written: { $why }.

## Lessons

lesson-other = That is allowed, but the lesson asks for something else here.
error-lesson-elsewhere = The lesson does not go on with “{ $move }”.
error-lesson-words = Incomplete lesson: { $where } has no text ({ $language }).
error-lesson-broken = The lesson “{ $lesson }” cannot go on after step { $step }: { $why }.
error-lesson-unknown = There is no lesson “{ $lesson }”. Lessons of this game: { $lessons }.

## The coach

coach-gain-risk = { coach-than } it brings more: { $gains }; the risk: { $risk }{ $then }.
coach-gain = { coach-than } it brings more: { $gains }{ $then }.
coach-risk = { coach-than } it gains little; the risk: { $risk }{ $then }.
coach-even = { $than ->
        [played] It is hardly better than what was chosen{ $then }.
       *[others] The options hardly differ{ $then }.
    }
coach-than = { $than ->
        [played] Compared with what was chosen,
       *[others] Compared with the other options,
    }
coach-gains = { $what } (+{ $by })
coach-risks = { $what } (−{ $by })
coach-helps = { $who } gets further (+{ $by })
coach-then = ; it prepares “{ $next }”
aspect-prospects = Prospects

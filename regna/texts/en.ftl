# What every part of the program says: lists, and requests that cannot be met.

list-and = { $first } and { $last }
seat-twin = { $name } ({ $seat })

## Setting up

error-unknown-game = Unknown game: “{ $game }”. Available games: { $games }.
error-unknown-bot = Unknown bot: “{ $bot }”. Available bots: { $bots }.
error-seats = “{ $game }” is for { $least } to { $most } players; { $seats } were asked for.
error-unknown-option = Unknown option: “{ $option }”. Possible options: { $options }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $values }.
error-opponent-seats = The solo opponent plays against 1 or 2 players; { $seats } were asked for.
error-solo-needs-opponent = To play alone, choose an opponent: Constantine or Helena (option “opponent”).
error-opponent-alone = The solo opponent plays against 1 player; { $seats } were asked for.
error-alone-needs-opponent = To play alone, choose a difficulty: easy, standard or hard (option “opponent”).
error-assisi-seats = Assisi is for 2 to 4 kings; { $seats } were asked for.

## Describing a position, correcting a card

error-unknown-word = Unknown word: “{ $word }”. Possible words: { $words }.
error-unknown-card = Unknown card: “{ $card }”.
error-card-twice = The card “{ $card }” is used twice in this position.
error-place-taken = “{ $word }”: the place “{ $place }” is not free in this position.
error-unknown-board = Unknown character: “{ $board }”. Possible characters: { $boards }.
error-unknown-colour = Unknown colour: “{ $colour }”. Colours in play: { $colours }.
error-bad-number = “{ $word }” must be a whole number from { $least } to { $most }; “{ $value }” will not do.
error-too-many = “{ $word }” must be a list of at most { $most } entries.
error-not-a-list = “{ $word }” must be a list.
error-not-a-flag = “{ $word }” must be true or false; “{ $value }” will not do.
error-negative-seed = The seed must be zero or more; { $seed } will not do.
error-not-a-number = “{ $word }” must be a whole number; “{ $value }” will not do.
error-not-a-table = “{ $word }” must be a table: names, each with its value.
error-workers = “{ $seat }” must have { $most } workers in all; the position has { $n }.
error-climates = These years cannot follow each other: { $climates }. The first is moderate, then any three years in a row have one climate of each kind.
error-captured = There are { $most } captured peasants in all; the position has more.
error-city = The city “{ $seat }” cannot be like that.
error-bad-correction = That correction is not possible: on the card “{ $card }”, “{ $figure }” cannot be “{ $value }”.

## Playing and taking back

error-no-such-seat = A move begins with a colour in play ({ $seats }); “{ $move }” does not.
error-not-your-turn = It is not the turn of “{ $seat }” but of: { $turn }.
error-not-offered = “{ $move }” is not possible now. Possible moves: { $offered }.
error-match-over = The match is over: “{ $move }” is no longer possible.
error-nothing-to-undo = { $moves ->
        [0] No move has been made: there is nothing to take back.
        [one] Only one move can be taken back: no more have been made.
       *[other] From 1 to { $moves } moves can be taken back: no more have been made.
    }
error-undo-needs-agreement = { $free ->
        [0] “{ $seat }” can take back no move unless the others agree: something was revealed, or somebody else has moved since.
        [one] “{ $seat }” can take back only one move unless the others agree.
       *[other] “{ $seat }” can take back at most { $free } moves unless the others agree.
    }
error-bad-undo = “{ $move }” is not understood: taking back needs a colour, “undo” and a number of moves.

## Records and files

error-not-a-record = This text is not a recorded match; it begins with “{ $first }”.
error-record-lacks = The recorded match is incomplete: “{ $what }” is missing.
error-record-version = The match was recorded with version { $version } of the rules of “{ $game }”; this is version { NUMBER($ours, useGrouping: 0) }.
error-record-header = The header of the recorded match cannot be read: { $why }.
error-record-stops = The recorded match stops at line { NUMBER($line, useGrouping: 0) }, “{ $text }”. { $why }
error-record-position = The match began under other rules, and the position reached cannot be carried over to ours.
error-record-commitment = The seed { $seed } is not the one that “{ $commitment }” promised at the start.
error-record-differs = At line { NUMBER($line, useGrouping: 0) } the recorded match no longer agrees with what the rules give.
error-no-file = The file “{ $file }” does not exist or cannot be read.
error-unreadable = What is in “{ $file }” cannot be read: { $why }.
error-too-large = “{ $file }” is too large: at most { $most } bytes.
error-cannot-write = “{ $file }” cannot be written: { $why }.

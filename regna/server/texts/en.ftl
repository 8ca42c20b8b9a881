# What the server says when a request cannot be met.

## What is sent

error-server-unreadable = The request cannot be read: it must be written in JSON.
error-server-bad-value = The request is not valid; what does not fit: { $where }.
error-server-too-large = The request is too long: { $most } bytes at most.
error-server-too-fast = Too many requests at once. Wait a moment, then try again.
error-server-many-connections = Too many connections from your address. Try again in a moment.
error-server-no-header = For safety, the request must carry the header “{ $header }”.
error-server-no-page = There is nothing at this address.
error-server-wrong-method = This address does not take this kind of request.
error-server-failed = Something unexpected went wrong; nothing was changed.
error-server-no-database = The server cannot reach its database. Try again in a moment.
error-server-restored = The matches of this server have been restored from a backup. Load the page again.

## People and their seats

error-server-no-session = Log in first, or play as a guest.
error-server-no-token = This token is not valid, or no longer.
error-server-session-only = A token does not allow this: log in on the page.
error-server-read-only = This token only allows reading.
error-server-wrong-login = Wrong user name or password.
error-server-wrong-password = This is not your password.
error-server-short-password = A password has at least { $least } characters.
error-server-weak-password = This password is too easy to guess. Avoid common passwords, sequences, repetitions and your user name; several words will do.
error-server-login-taken = This user name is taken, or too similar to another; choose a different one.
error-server-has-login = You already have a user name.
error-server-many-tokens = You can have at most { $most } tokens; delete one first.
error-server-no-confirmation = This link is not valid, or no longer. Give your address again to receive another.
error-server-no-letters = This server sends no e-mail.
error-server-no-endpoint = A browser is notified over https at a public address; this is not one.
error-server-not-your-seat = This seat is not yours.
error-server-not-seated = Only those who play this match can do that.
error-server-not-host = Only the one who opened the table can do that.
error-server-no-invitation = This invitation is not valid, or somebody has accepted it already.
error-server-no-seat-free = There is no free seat left at this table.
error-server-nobody = Take at least one seat yourself.
error-server-rating-guest = This table asks for a rating, and guests have none. Make an account, or choose another table.
error-server-rating-low = This table asks for a rating of at least { NUMBER($least, useGrouping: 0) }; yours in this game is { NUMBER($mine, useGrouping: 0) }.
error-server-rating-high = This table asks for a rating of at most { NUMBER($most, useGrouping: 0) }; yours in this game is { NUMBER($mine, useGrouping: 0) }.
error-server-record-partial = Line { NUMBER($line, useGrouping: 0) } of the record begins with “{ $word }”. Only matches that were played from the start, under one version of the rules, can be checked here.
error-server-record-long = The record has too many moves, or takes too many of them back.
error-server-record-corrections = The record was played with other figures on its cards than matches here.
error-server-not-welcome = You cannot sit down at this table.
error-server-cannot-invite = This person cannot be invited to this seat.
error-server-muted = The host has muted you; you can go on playing.
error-server-needs-account = This takes an account: choose a login and a password.
error-server-no-person = There is nobody of that name, or their page is not public.
error-server-no-seat = Nobody else has this seat.
error-server-many-contacts = You can keep { $most } people at most; remove one first.

## Matches

error-server-no-match = There is no such match.
error-server-stale = The match has moved on: look again before you play. It is now at move { NUMBER($seq, useGrouping: 0) }.
error-server-final = This move can be taken back only if the others agree.
error-server-long-match = This match has { NUMBER($most, useGrouping: 0) } lines already: nothing can be taken back in it any more.
error-server-long-chat = { NUMBER($most, useGrouping: 0) } messages have been sent in this match: its chat is full.
error-server-not-open = The match has already begun.
error-server-not-live = The match is not being played.
error-server-no-hints = The coach is silent between people, unless the table was set up with hints.
error-server-no-question = Nothing is asked of this seat at this moment.
error-server-coach-busy = The coach is busy: ask again in a moment.
error-server-not-over = The match is not over: that would reveal what is hidden.
error-server-no-moment = There is no such moment or seat: the match has moves 0 to { NUMBER($most, useGrouping: 0) } and { $seats } seats.
error-server-out-of-time = Your time is up: a bot plays for you.
error-server-seats-free = There are free seats left: the match cannot begin.
error-server-no-request = There is no request to take moves back that you could answer.
error-server-old-rules = The match follows version { $version } of the rules; this server plays version { $ours }.
error-server-earlier-rules = Up to move { NUMBER($line, useGrouping: 0) } the match followed rules older than version { $ours }: it cannot be shown there.
error-server-broken-match = This match is damaged and cannot be opened; whoever opened the table can end it.

## Keeping the server

error-server-one-process = SQLite is served by a single process: for --workers use PostgreSQL.
error-server-other-database = Matches are kept in SQLite or PostgreSQL: give a file, or a URL that begins with “postgresql://”.
error-server-other-version = The database does not have the tables of this version of Regna. Start “regna serve” with it once, then try again.
error-server-file-exists = The file “{ $file }” already exists: choose another name.
error-server-not-a-backup = The file “{ $file }” is not a backup of Regna, or it is damaged or from a later version. Nothing was changed.
error-server-not-empty = This database already has accounts: add --replace to discard everything in it.

## Settings

error-server-bad-url = REGNA_URL is not of the form https://regna.example.org.
error-server-bad-smtp = REGNA_SMTP_URL is not of the form smtp://user:password@host:587?from=regna@example.org.

## Notices

server-rules-changed = From here the match follows version { $version } of the rules; what was under way begins again.
server-your-turn = It is your turn.
server-letter =
    It is your turn in “{ $game }”:
    { $link }

    You get this e-mail because you asked for it. To stop, remove your address on your account page.
    .subject = { $game }: your turn
server-confirm =
    Somebody gave this address on Regna to be told when it is their turn to play. If it was you, confirm it within three days:
    { $link }

    Otherwise do nothing: nothing else will be sent to you.
    .subject = Regna: confirm your address
server-forgotten =
    Somebody has forgotten the password of your Regna account. If it was you, choose another within the hour:
    { $link }

    If not, do nothing: your password stays as it is.
    .subject = Regna: a new password

server-choice = { $choice }: { $value }
server-preview-open = Seats are free
server-preview-live = In play
server-preview-over = Over
server-preview-abandoned = Abandoned
server-preview-moment = A moment of the match
server-preview-free = a free seat

# The words of the companion for the game's box.

companion-name = Companion
companion-title = Pact with the Devil
companion-text = Lay this phone in the middle of the table. It hands the chests out, and nobody knows whose they are.
companion-kept = Ready: it works without a network from now on.
companion-new = New game
companion-advanced = Advanced: everybody says in secret which roles they prefer
companion-relearn = My chests have other codes
companion-paper = On paper
companion-codes = Chest labels
companion-scores = Score sheet
companion-to = The companion
companion-leave = Give up
companion-print = Print

companion-colours = Which colours play?
companion-colours-done = { $n ->
        [4] Go on
       *[other] { $n } of 4 colours
    }
companion-colour-red = Red
companion-colour-blue = Blue
companion-colour-green = Green
companion-colour-yellow = Yellow
companion-colour-purple = Purple
companion-colour-orange = Orange
companion-colour-white = White
companion-colour-black = Black

companion-role-devil = the Devil
companion-role-cultist = the Cultist
companion-role-mortal = a Mortal
companion-role-sun = one Mortal
companion-role-moon = the other Mortal

companion-learn = The chests
companion-learn-chest = Show the chest for { $role }
companion-learn-twice = This chest was shown just now: take the next one.
companion-learn-back = The last one was the wrong chest
companion-learn-text = Only once for a box, before the chests are filled: this phone remembers their codes.

companion-show = Hold the chest still, its code downwards, a hand’s length above the camera.
companion-other-camera = Other camera
companion-use-touch = Without camera
companion-use-camera = With the camera
companion-touch = Under the chest, read line “{ $line }” of the label, that one alone, and touch its colour.
companion-no-camera = The camera cannot be used: touch the colour on the label.
companion-unknown = This code is on none of the four chests.
companion-mark-rose = Pink, round
companion-mark-teal = Teal, triangle
companion-mark-brown = Brown, square
companion-mark-grey = Grey, cross

companion-hold = Hold to look
companion-hold-last = Hold to see the colour again
companion-wish-text = Take the phone, alone. Your wishes show only while you hold the button, and are kept nowhere.
companion-wish-2 = Gladly
companion-wish-1 = Either way
companion-wish-0 = Rather not
companion-wish-next = Hand on to the next player
companion-wish-last = Deal the roles

companion-round = Round { $round }
companion-round-of = Round { $round } of { $rounds }
companion-where = { $round ->
        [0] { $stage }
       *[other] { $stage }, round { $round }
    }
companion-phases = The phases of this round
companion-phase-1 = Production
companion-phase-2 = Cards
companion-phase-3 = Deals
companion-phase-4 = Actions
companion-phase-5 = Interest
companion-phase-6 = Reputation
companion-phase-7 = Witch hunt
companion-phase-8 = Inquisition

companion-stage-roles = Roles
    .text = Fill the four chests, close and mix them. Every chest that is scanned goes to the player of the colour shown, who opens it behind the screen.
companion-stage-cards = Production
    .text = { $round ->
        [1] Production, then cards. Then everybody prepares an offer in secret.
       *[other] Turn the wheel: production, then cards. Last chance to repay! Then everybody prepares an offer in secret.
    }
companion-stage-first = First offer
    .text = All offers are ready: close the chests and mix them. Everybody will open one behind the screen, and accept or refuse.
companion-stage-second = Second offer
    .text = Everybody has answered: close the chests and mix them. A chest that has been paid is only closed again.
companion-stage-return = Return
    .text = Close the chests and mix them. Every chest now goes back to its owner.
companion-stage-actions = Actions
    .text = { $round ->
        [2] Actions, interest, reputation, then the witch hunt.
        [3] Actions, interest, reputation, then the witch hunt. The inquisition is coming.
        [5] Actions, interest, reputation. Then the last inquisition.
       *[other] Actions, interest, reputation. Then the next round.
    }
companion-stage-mass = Black mass
    .text = Everybody fills their chest in secret. Mix, open, settle bribes, souls and guesses. Close and mix: every chest goes back to its owner.
companion-stage-inquisition = Inquisition
    .text = { $round ->
        [5] Everybody fills their chest in secret, then all open them at once: nothing to scan. Face the inquisitors.
       *[other] Face the inquisitors. Then turn up inquisitors B and C, and the game goes on.
    }
companion-stage-end = Scoring
    .text = The roles are known. Count your points.

companion-scan = Scan the chests
companion-pause = Pause
companion-scanned = { $n ->
        [0] No chest scanned
       *[other] { $n } of 4 chests scanned
    }
companion-next-chest = Next chest
companion-again = Scan again
companion-on = Go on: { $stage }
companion-back = Back
companion-back-text = Go back to: { $stage }? The same answers will be given. Once a chest is scanned there, all four have to be scanned to go on, and everybody will see that somebody went back.
companion-back-yes = Go back
companion-returns = { $n ->
        [one] Somebody went back once.
       *[other] Somebody went back { $n } times.
    }
companion-end = End
companion-end-text = End this game? This phone forgets the roles, and cannot give the chests back any more.
companion-end-yes = End the game

companion-line-learn = ★
companion-line-roles = R
companion-line-first = { $round } I
companion-line-second = { $round } II
companion-line-return = { $round } ↩
companion-line-mass = { $round } ✝
companion-codes-text = For a box that has lost its codes: print, cut, and stick a label under each empty chest, no matter which. Before the next game, show the chests to the phone.
companion-codes-marks = With a camera, cut the table off. Without one, it takes its place: a chest has another colour at every step, so that whoever touches them cannot recognise it. Keep the label hidden and read only the line that is asked for.
companion-code = Label { $n }, code to scan

companion-scores-text = Count the pieces: the sheet does the sums. It stays in this browser.
companion-player = Player { $n }
companion-scores-devil = Who was the Devil?
companion-count-track = Points on the track
companion-count-buildings = Points of buildings
companion-count-debt = Debt
companion-count-majors = Major achievements
companion-count-angels = Angel wings
companion-count-demons = Demon wings
companion-count-indulgences = Indulgences
companion-count-courtiers = Courtiers in hand
companion-count-tainted = Cultist’s soul shards
companion-count-precious = Glass and marble
companion-count-rest = Coins, wood, stone, wheat
companion-rate = How many of these for a point (fewer with the Treasury)
companion-total = Total
companion-total-of = { $rest ->
        [0] { $points }
       *[other] { $points } { $rest }/{ $rate }
    }
companion-first = In the lead: { $who }
companion-clear = Clear all

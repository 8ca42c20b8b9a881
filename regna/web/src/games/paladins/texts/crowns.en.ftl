# The words of the boards of City of Crowns that only the page needs.

city-muster = Muster
city-talks = Negotiations
city-legal = { $n ->
        [one] 1 choice here
       *[other] { $n } choices here
    }
city-allies = Allies
city-diplomat = The Diplomat
city-path = The Diplomat’s way: { $n ->
        [0] no provisions
        [one] 1 provision
       *[other] { $n } provisions
    }
city-below = Cards below: { $n }
city-occupied = A worker stands here until the card is mustered
city-top-townsfolk = Townsfolk deck
city-top-outsiders = Outsider deck
city-extension = Extension of the board
city-icons = Icons and sets
city-icon = { $icon }: { $n }; an ally comes at { $most }
city-icon-printed = { $icon }: { $n }, one of them printed on the extension; an ally comes at { $most }
city-set-points = Sets of different icons: { $n } VP
city-move = Move a Workshop
city-dismiss = Dismiss one of your Townsfolk

card-muster-needs = Needs
card-muster-gives = Mustered
card-delegate-needs = To delegate
card-delegate-aid = Helped by
card-rally-needs = To rally
card-each-pass = Whenever you pass

brief-muster = a stack’s card
brief-negotiate = delegate or rally
opponent-muster = highest it meets
opponent-negotiate = rallies or delegates

mat-mustered = Muster cards
mat-rallied = Negotiation cards kept

pile-allies = Allies
pile-rallied = Negotiations kept
pile-secret_order = Secret Order
pile-revealed_order = Secret Order, shown
pile-removed = Out of the game

text-mustered = Muster cards: { $n }.
text-icons = Icons: { $icons }; printed: { $printed }; sets: { $points } VP.
text-stack = Stack { $n }.

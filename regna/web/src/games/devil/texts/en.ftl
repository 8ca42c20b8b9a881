# The words of Pact with the Devil's table that only the page needs.

text-none = none
heap-of = { $n } { $good }
heap-have = You have { $n }.
thing-wood = wood
thing-stone = stone
thing-wheat = wheat
thing-glass = glass
thing-marble = marble
thing-coin = { $n ->
        [one] coin
       *[other] coins
    }
thing-any_basic = basic resource of your choice
thing-any_precious = precious resource of your choice
asks-devil = Asks for 1 or 2 shards
asks-cultist = Asks for 2–6 coins or 1 shard
asks-sun = Asks for 2–7 coins
asks-moon = Asks for 2–7 coins
shard-pure = Pure soul shards
shard-tainted = Tainted soul shards

course-title = Round and phase
course-rounds = Rounds
course-phases = Phases
course-round = Round { $n }
course-production = Production
course-cards = Cards
course-deals = Deals
course-actions = Actions
course-interest = Interest
course-reputation = Reputation
course-hunt = Witch hunt
course-inquisition = Inquisition
step-prefer = role wishes
step-roles = roles are dealt
step-production = the wheel gives
step-deal = cards are dealt
step-keep = keep one building
step-pass = pass two on
step-repay = last chance to repay
step-wish = wishes
step-offer = offers
step-circulate = chests go round
step-answer = take or leave
step-return = chests come back
step-plan = planning in secret
step-resolve = carrying out the plans
step-interest = debts grow
step-reputation = ranking and oblivion
step-vote = accusations
step-question = questioning
step-wings = preparation
step-mass = black mass
step-face = facing the inquisitors
step-penalties = penalties
step-end = the wheel turns
step-ship = final scoring
step-over = the end

track-level = Level { $n }: { $names }
mat-reputation = Reputation
mat-debt = Debt
mat-angels = Angel wings
mat-demons = Demon wings
mat-indulgences = Indulgences
mat-score = Points so far
mat-interest = Interest marker: step { $n } of { $most }
mat-guests = Guest inquisitors: { $n }
mat-mob = Confessed: the mob is at the gate
mat-wish = Hopes for { $good }
mat-penalty = Penalty to come
mat-shown = Shards shown: { $n }
legend-interest = Interest marker
legend-guest = Guest inquisitor

when-production = in the production phase
when-built = once, when built
when-action = action: needs a token
when-always = always
when-interest = in the interest phase
when-reputation = in the reputation phase
when-inquisition = in the inquisition
when-final = at the final scoring

short-for = for
short-any-courtier = a courtier
short-any-symbol = any
short-courtier = + { $of }
short-rents = { $n } coin per { $of } building
short-alms = { $n } coin per ruler below you
short-hideout = below the start level: { $n } precious
short-underdog = if alone lowest: +{ $n } reputation
short-acclaim = if nobody is above: { $n } angel wing
short-minor = a minor achievement
short-dam = a minor achievement goes
short-token = from next round: 1 free token less
short-stable = an action building repeats
short-spare-token = { $n } more free token
short-discount = courtiers { $n } coins cheaper
short-bank = debt up to { $n }: no interest
short-thrift = no debt: { $coins } coins
short-hospital = no demon wing for being lowest
short-university = { $n } point and coin per achievement
short-shrine = angel wings for { $n } coins
short-confessional = each penalty { $n } less
short-chapel = appeases { $n } inquisitor
short-points-per = { $n ->
        [one] 1 point per { $of } building
       *[other] 1 point per { $n } { $of } buildings
    }
short-granary = 1 point per wheat, { $n } at most
short-embassy = +{ $n } point per courtier
short-treasury = { $n } coins or basics a point, not 5
short-ship = all of one basic: { $n } point each
short-points = { $n } points
short-dismiss = dismiss: { $of }
short-recruited = if you recruit
short-tokens = if { $n } tokens used
short-no-debt = if without debt
short-built = if you build { $of }
short-slot = better slot

card-cost = Cost
card-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
card-reputation = costs { $n } reputation
deck-building = Building
deck-event = Event
event-left = Left: gain, and lose reputation
event-right = Right: pay or fulfil, and gain reputation

hand-role = My role
hand-no-role = The roles have not been dealt yet
hand-purse = Behind my screen
hand-goods = My goods
hand-shards = My soul shards
hand-cards = My cards
hand-jesters = Jesters: { $n }

notes-open = Notebook
notes-title = My notebook: who is who?
notes-private = For your eyes only: it stays in this browser and is never sent.
notes-shared = For your eyes only. This screen is shared, so nothing is kept once the page is closed.
notes-mark = { $name } as { $role }: { $mark }
notes-open-mark = nothing noted
notes-maybe = maybe
notes-yes = surely
notes-no = no
notes-text = Notes

supply-title = Supply
supply-buy = Buy
supply-sell = Sell
supply-loan = Borrow
supply-repay = Repay
supply-back = Back to the question

dial-title = The dial
dial-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
dial-shards = { $n ->
        [one] 1 shard
       *[other] { $n } shards
    }
dial-asks = The dial asks for { $price }.
chest-empty = empty
chest-mine = My chest
chest-jesters = Jesters
chest-opened = An open chest with the sign: { $icon }.
chest-terms = { $icon }: this offer, for what the dial asks.
chest-taken = { $icon }: somebody has taken the offer; what was paid lies here. Close it.
chest-fill = Touch goods, or drag them in.
chest-turn = Turn the dial: what do you ask for?
chest-sent = The chest is closed.
deal-wishes = Request cards
deal-wish = Everybody may lay out a request card. It binds nobody.
deal-offer = The chests are being filled.
deal-circulate = The chests go round.
deal-answer = The chests are open, each before one pair of eyes.
deal-return = The chests come back.

roof-use = Use { $n }
roof-build = Build { $n }
roof-act = Use at once
roof-recruit = Recruit a courtier
roof-check = What the plan would cost
roof-tokens = { $n } of { $most } tokens, { $free } of them free
roof-left-line = { $card }, left side
roof-right-line = { $card }, right side
roof-use-line = use { $card }
roof-build-line = build { $card }
roof-act-line = use { $card } at once
roof-recruit-line = recruit a courtier
roof-wheat-line = { $n } wheat for tokens
roof-fails = cannot be paid
roof-left = Left over:
roof-borrow = Coins to borrow: { $n }
roof-skipped = { $n ->
        [one] 1 step would be skipped: 1 reputation less.
       *[other] { $n } steps would be skipped: { $n } reputation less.
    }
roof-hint = Touch a card, a side of the event, or the courtiers. What the plan would cost shows here.
roof-discard = First discard one of your two events.

plans-title = The plans
plans-of = Plan of { $name }
plans-idle = nothing planned
plans-done = done

hunt-vote = Whom do you accuse? Two torches at a gate, and its ruler is questioned.
hunt-question = Whoever has two torches at the gate shows { $n } shards, or confesses.
hunt-points = { $name } accuses { $who }.
hunt-nobody = no torch

tribunal-title = The inquisition
tribunal-steps = Steps of the inquisition
tribunal-place = Inquisitor on place { $place }
tribunal-down = asleep
tribunal-up = watches
tribunal-gone = bribed, gone
tribunal-appeased = appeased
tribunal-bribes = Bribes on the row: { $n } of { $most } coins
tribunal-wings = Angel wings for sale
tribunal-mass = In secret: coins as bribes, souls for the Devil, guesses.
tribunal-face = Whom do you show a shard or an indulgence?
tribunal-penalties = Whoever was not appeased punishes.
tribunal-ship = The inquisition is over.
tribunal-over = The inquisition is over.
tribunal-chests = The chests of the black mass, by their sign
tribunal-then = In round { $round }:
tribunal-roles = Who was who
tribunal-guess = Taken for the { $role }: { $name }.
tribunal-locked = These guesses are locked until the end.
scale-about = On the scale: souls { $souls }, coins { $coins }

wheel-title = The production wheel
board-reconstructed = Figures of the wheel are reconstructed.

estate-of = The realm of { $name }
estate-mine = Mine
estate-whose = Whose realm is shown
estate-slots = Production this round
estate-slot = Production slot { $n }
estate-coins = Coins of the production
estate-courtiers = Courtiers
estate-locked = { $courtier }: out of reach
estate-first = { $courtier }: 2 coins
estate-hired = { $courtier }: at court
estate-again = { $courtier }: 3 coins
estate-achievements = Achievements
estate-open = { $achievement }: open
estate-claimed = { $achievement }: claimed
estate-removed = { $achievement }: gone
estate-symbols = Symbols on the buildings
estate-buildings = Buildings
estate-under = Under the Stable.
estate-site = Planned, not yet built.
estate-empty = Nothing built yet.

spot-market = Supply
spot-chest = Chest
spot-opened = The open chest
spot-event = The event
spot-courtiers = Courtiers
spot-achievements = Achievements
spot-wings = Angel wings
spot-inquisition = The inquisition
spot-track = Reputation
spot-plan = The plan
spot-debt = Debt
detail-good = Bought for { $buy }, sold for { $sell }.

text-mine = Behind my screen
text-own-goods = Goods: { $goods }.
text-own-shards = Soul shards: { $pure } pure, { $tainted } tainted.
text-own-cards = Buildings in hand: { $cards }. Events: { $events }.
text-own-chest = In my chest: { $goods }.
text-own-mass = In my chest for the black mass: { $goods }; shards: { $n }.
text-contents = In it: { $goods }.
text-plan = Plan: { $plan }.
text-standing = Points { $score }, reputation { $reputation }, debt { $debt }.
text-wings = Angel wings { $angels }, demon wings { $demons }, indulgences { $indulgences }.
text-revealed = Revealed: { $role }.
text-slots = Production this round: { $goods }.
text-built = Buildings: { $cards }.
text-court = Courtiers: { $courtiers }. Achievements: { $achievements }.
text-bench = { $place }: { $name }, { $state }.
text-mass = { $icon }: { $goods }; shards: { $n }.
text-now = Round { $round }, { $phase }: { $step }.

goal-round = Round { $n } of { $most }

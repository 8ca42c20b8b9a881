# Pact with the Devil, in English.
#
# Rules are summed up in our own words.

game-devil = Pact with the Devil
    .text = One of four rulers is the Devil, one serves him, two have souls to lose. Chests go round in secret; the inquisition is coming. For exactly 4.
    .goal = The goal: to have the most points after 5 rounds, whatever your role.

version-3 = Bots remember what was offered, spent and guessed, and draw their conclusions about who is who.
version-2 = Debts that the Debt Collector brings can be repaid before he counts them.

source-rulebook = From the rulebook
source-component = From descriptions of the printed piece
source-reconstructed = Reconstructed by Regna: the printed value is not known

## Words

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow

good-wood = wood
good-stone = stone
good-wheat = wheat
good-glass = glass
good-marble = marble
good-coin = coin

amount-nothing = nothing
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-wheat = { $n } wheat
amount-glass = { $n } glass
amount-marble = { $n } marble
amount-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

role-devil = Devil
role-cultist = Cultist
role-sun = Mortal (Sun)
role-moon = Mortal (Moon)

symbol-rural = rural
symbol-urban = urban
symbol-religious = religious
symbol-science = science

courtier-farmer = Farmer
courtier-burgher = Burgher
courtier-priest = Priest
courtier-alchemist = Alchemist

achievement-minor-rural = minor achievement 3 rural
achievement-minor-urban = minor achievement 3 urban
achievement-minor-religious = minor achievement 3 religious
achievement-minor-each = minor achievement 1 of each
achievement-major-rural = major achievement 5 rural
achievement-major-urban = major achievement 5 urban
achievement-major-religious = major achievement 5 religious
achievement-major-each = major achievement 2 of each

inquisitor-A = inquisitor A (Ascetic)
inquisitor-B = inquisitor B (Fundamentalist)
inquisitor-C = inquisitor C (Plebeian)
inquisitor-1 = inquisitor 1
inquisitor-2 = inquisitor 2
inquisitor-3 = inquisitor 3
inquisitor-guest = guest

space-use = Use
space-build = Build
space-act = Use at once

side-none = no event
side-left = event on the left
side-right = event on the right

taken-taken = taken already
taken-open = open

means-shard = a shard
means-indulgence = an indulgence

trade-buy = Buy { $good }
trade-sell = Sell { $good }
trade-loan = { $n ->
        [one] Borrow { $n } coin
       *[other] Borrow { $n } coins
    }
trade-repay = { $n ->
        [one] Repay { $n } coin
       *[other] Repay { $n } coins
    }

price-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
price-shards = { $n ->
        [one] { $n } shard
       *[other] { $n } shards
    }

payment-coins = Accept and pay the coins
payment-shards = { $tainted ->
        [0] { $pure ->
            [one] Accept and pay { $pure } pure shard
           *[other] Accept and pay { $pure } pure shards
        }
       *[other] { $pure ->
            [0] { $tainted ->
                [one] Accept and pay { $tainted } tainted shard
               *[other] Accept and pay { $tainted } tainted shards
            }
           *[other] Accept and pay { $pure } pure and { $tainted } tainted shard
        }
    }

guess-devil = { $who } is the Devil
guess-cultist = { $who } is the Cultist

claim-alone = Claim: { $achievement }
claim-with = Claim: { $achievement }, with { $courtiers }

appease-shard = Show a shard: { $place }
appease-indulgence = Give an indulgence: { $place }
appease-chapel = Royal Chapel: { $place }

deck-building = Building
deck-event = Event
deck-inquisitor = Inquisitor
deck-achievement = Achievement
deck-courtier = Courtier
deck-section = Section of the board
deck-board = Board

category-score = Score track
category-buildings = Buildings
category-debt = Debt
category-achievements = Major achievements
category-wings = Wings
category-indulgences = Indulgences
category-courtiers = Courtiers
category-tainted = Tainted shards
category-precious = Precious resources
category-leftovers = Coins and basic resources

## Options

choice-jesters = Jesters
    .text = For experts: tokens without effect that fill chests, or leave a comment in somebody’s chest.
choice-jesters-without = Without
choice-jesters-with = With
choice-indulgences = Indulgences
    .text = For experts: whether indulgences may be offered in deals. How many somebody has is then a secret.
choice-indulgences-kept = Are not offered
choice-indulgences-offered = May be offered
choice-bribes = Bribes
    .text = For experts: whether inquisitors can be bribed with resources, which count for what they sell for.
choice-bribes-coins = Coins only
choice-bribes-goods = Coins and resources
choice-roles = Roles
    .text = Whether players may say in secret which role they prefer and which they would rather not play. Every deal remains possible.
choice-roles-dealt = Dealt at random
choice-roles-preferred = By preference
choice-insolvency = Plans that cannot be paid
    .text = In a first game you may do without the loss of reputation.
choice-insolvency-strict = Cost 1 reputation
choice-insolvency-lenient = Cost nothing

## Questions and answers

ask-prefer = Which role would you like to play?
option-prefer = { $role }
option-prefer-any = No preference
ask-avoid = Which role would you rather not play?
option-avoid = { $role }
option-avoid-any = None in particular

ask-market = What do you trade with the supply?
option-market = { $coins ->
        [0] { $trade }
        [one] { $trade } ({ $coins } coin)
       *[other] { $trade } ({ $coins } coins)
    }
option-market-back = Back to the question

ask-fund = { $n ->
        [one] You are { $n } coin short: how do you get it?
       *[other] You are { $n } coins short: how do you get them?
    }
option-fund = { $coins ->
        [0] { $trade }
        [one] { $trade } ({ $coins } coin)
       *[other] { $trade } ({ $coins } coins)
    }

ask-hideout = Cult Hideout: which resource do you take?
option-hideout = { $good }

ask-keep = Which building do you keep? The others are discarded.
option-keep = { $card }
option-keep-supply = To the supply

ask-pass = { $n ->
        [one] Which second building do you pass on?
       *[other] Which building do you pass on first?
    }
option-pass = { $card }
option-pass-supply = To the supply

ask-repay = Last chance to repay in this round: how many coins?
option-repay = { $n ->
        [0] None
        [one] { $n } coin
       *[other] { $n } coins
    }
option-repay-supply = To the supply

ask-wish = Do you show everybody what you hope to find in chests?
option-wish = { $good }
option-wish-nothing = Nothing

ask-offer = What do you put into your chest?
option-offer = Add { $good }
option-offer-indulgence = Add an indulgence
option-offer-jester-glad = Add a jester, smiling
option-offer-jester-sad = Add a jester, frowning
option-offer-supply = To the supply
option-offer-done = Set the price

ask-price = What do you ask for it?
option-price = { $price }

ask-answer = A chest lies open before you. What do you do?
option-answer = { $payment }
option-answer-reject = Reject and close it
option-answer-close = Close it: it has been taken
option-answer-jester-glad = Leave a jester, smiling
option-answer-jester-sad = Leave a jester, frowning
option-answer-supply = To the supply

ask-discard = You have two events: which one do you discard?
option-discard = { $card }

ask-plan = What do you plan?
option-plan = { $space }: { $card }
option-plan-left = Event on the left: gain, lose reputation
option-plan-right = Event on the right: pay, gain reputation
option-plan-recruit = Recruit a courtier
option-plan-supply = To the supply
option-plan-done = The plan is finished

ask-exchange = { $card }: what do you give?
option-exchange = { $good }
option-exchange-enough = Nothing more
option-exchange-supply = To the supply

ask-take = Which resource do you take?
option-take = { $good }

ask-pay-with = What do you pay with?
option-pay-with = { $good }
option-pay-with-supply = To the supply

ask-recruit = Whom do you recruit?
option-recruit = { $n ->
        [one] { $courtier } ({ $n } coin)
       *[other] { $courtier } ({ $n } coins)
    }
option-recruit-supply = To the supply

ask-courtier = Which courtier do you take for nothing?
option-courtier = { $courtier }

ask-stable = Which Action building do you put under the Stable?
option-stable = { $card }

ask-use-stable = Do you use the building under the Stable? ({ $card })
option-use-stable-use = Use it
option-use-stable-leave = Leave it

ask-minor = Which minor achievement do you gain?
option-minor = { $achievement }

ask-dam = Which minor achievement do you remove for good?
option-dam = { $achievement }

ask-claim = Which achievement do you claim?
option-claim = { $claim }
option-claim-stop = No more

ask-slot = Which production slot do you improve?
option-slot = Slot { $n }

ask-vote = Witch hunt: whom do you point at?
option-vote = { $who }
option-vote-nobody = Nobody
option-vote-supply = To the supply

ask-questioned = You are accused of witchcraft.
option-questioned-prove = Prove your innocence with 3 shards
option-questioned-confess = Confess
option-questioned-supply = To the supply

ask-wing = { $n ->
        [one] Do you buy an angel wing for { $n } coin?
       *[other] Do you buy an angel wing for { $n } coins?
    }
option-wing-buy = Buy an angel wing
option-wing-pass = Pass
option-wing-supply = To the supply

ask-mass = Black mass: what do you put into your chest?
option-mass = Add { $good }
option-mass-pure = Add a pure shard
option-mass-tainted = Add a tainted shard
option-mass-supply = To the supply
option-mass-done = Nothing more

ask-guess = Whom do you take for whom?
option-guess = { $guess }
option-guess-supply = To the supply
option-guess-done = No guess, or no more

ask-face = The inquisition: what do you show?
option-face = { $appease }
option-face-supply = To the supply
option-face-done = Nothing more

ask-penalty = Which penalty do you suffer first?
option-penalty = { $place }
option-penalty-supply = To the supply

ask-gift = { $n ->
        [one] The Ascetic asks for { $n } more resource.
       *[other] The Ascetic asks for { $n } resources.
    }
option-gift = Give up { $good }
option-gift-stop = Give up no more
option-gift-supply = To the supply

ask-ransom = { $n ->
        [one] The Squanderer asks for { $n } more precious resource.
       *[other] The Squanderer asks for { $n } precious resources.
    }
option-ransom = Give { $good }
option-ransom-refuse = Refuse and lose points
option-ransom-supply = To the supply

ask-settle = The Debt Collector is about to count your debts: how many coins do you repay first?
option-settle = { $n ->
        [0] None
        [one] { $n } coin
       *[other] { $n } coins
    }
option-settle-supply = To the supply

ask-vandal = Which of your buildings is destroyed?
option-vandal = { $card }

ask-guest = A guest has come to you just now.
option-guest-shard = Show a shard
option-guest-indulgence = Give an indulgence
option-guest-suffer = Suffer the penalty

ask-ship = Trade Route: which resource do you ship, all of it?
option-ship = { $good }: { $n }

## Why not

reason-coins = It takes { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    }; you have { $have }.
reason-none-of-it = You have none of it: { $good }.
reason-most-debt = Debts go up to { $n } at most.
reason-no-debt = You do not owe that much.
reason-undoing = You have just done the opposite.
reason-plan-unpayable = Then you could not pay for what you have planned.
reason-not-your-price = Your chest cannot ask for that: { $role }.
reason-cannot-pay = Even with loans and sales you cannot pay { $n } coins.
reason-shards = It takes { $need ->
        [one] { $need } shard
       *[other] { $need } shards
    } of the right kind; you have { $have }.
reason-tokens = You have only { $n } action tokens.
reason-two-places = There are only two places for that.
reason-confessed = Whoever has confessed cannot be accused again.
reason-coins-only = At this table inquisitors take coins only.
reason-yourself = You have no ring of your own colour.
reason-no-token = You have no such token.
reason-devil-found = Everybody knows who the Devil is.
reason-token-used = That token is already used.
reason-ring-used = The ring of that colour is already used.
reason-indulgences = You have no indulgence left.
reason-chapel-used = The Royal Chapel spares only one.
reason-precious = It takes { $need } precious resources; you have { $have }.

## What happens

event-role = { $player } looks into the chest.
event-role-secret = { $player } looks into the chest: { $role }.
event-round = Round { $n } begins.
event-produce = { $player } produces { $goods }.
event-gain = { $player } gains { $goods }.
event-coins = { $n ->
        [one] { $player } gains { $n } coin.
       *[other] { $player } gains { $n } coins.
    }
event-take = { $player } takes 1 { $good }.
event-drawn = { $player } keeps a building and draws { $n }.
event-passed = { $player } passes { $n } buildings to { $who }.
event-passed-secret = { $player } passes to { $who }: { $cards }.
event-buy = { $player } buys { $n } { $good } for { $coins } coins.
event-sell = { $coins ->
        [one] { $player } sells 1 { $good } for { $coins } coin.
       *[other] { $player } sells 1 { $good } for { $coins } coins.
    }
event-loan = { $n ->
        [one] { $player } borrows { $n } coin: debt { $debt }.
       *[other] { $player } borrows { $n } coins: debt { $debt }.
    }
event-repay = { $n ->
        [one] { $player } repays { $n } coin: debt { $debt }.
       *[other] { $player } repays { $n } coins: debt { $debt }.
    }
event-wish = { $player } hopes for { $good }.
event-offered = All chests are filled.
event-circulate = { $n ->
        [one] The chests go round for the first time.
       *[other] The chests go round for the second time.
    }
event-opened = { $player } opens a chest ({ $taken }): { $icon }, { $goods } for { $price }.
event-answered = { $n ->
        [one] All chests are closed again after the first circulation.
       *[other] All chests are closed again after the second circulation.
    }
event-returned = { $player } gets the chest back.
event-returned-secret = { $player } gets the chest back ({ $taken }): { $goods } for { $price }.
event-plan = { $n ->
        [one] { $player } reveals a plan with { $n } token, { $side }: { $cards }.
       *[other] { $player } reveals a plan with { $n } tokens, { $side }: { $cards }.
    }
event-plan-bare = { $n ->
        [one] { $player } reveals a plan with { $n } token, { $side }.
       *[other] { $player } reveals a plan with { $n } tokens, { $side }.
    }
event-event-left = { $player } resolves the left side of { $card }.
event-event-right = { $player } resolves the right side of { $card }.
event-skip-event = { $player } cannot fulfil { $card }.
event-use = { $player } uses { $card }.
event-exchange = { $player } gives { $goods }.
event-build = { $player } builds { $card } for { $goods }.
event-skip = { $player } cannot pay for { $card }.
event-skip-recruit = { $player } cannot pay a courtier.
event-recruit = { $n ->
        [one] { $player } recruits { $courtier } for { $n } coin.
       *[other] { $player } recruits { $courtier } for { $n } coins.
    }
event-courtier = { $player } takes { $courtier }.
event-dismiss = { $player } sends { $courtier } back.
event-stable = { $player } puts { $card } under the Stable.
event-paid = { $player } pays { $goods }.
event-wheat = { $player } pays { $n } wheat for action tokens.
event-achieve = { $player } claims: { $achievement }.
event-dam = { $player } removes for good: { $achievement }.
event-slot = { $player } improves production slot { $n }.
event-university = { $player } gets { $n } point and { $n } coin from the University.
event-points = { $n ->
        [one] { $player } scores { $n } point.
       *[other] { $player } scores { $n } points.
    }
event-redeem = { $n ->
        [one] { $player } discards { $n } demon wing.
       *[other] { $player } discards { $n } demon wings.
    }
event-relief = { $player } owes { $n } less: debt { $debt }.
event-interest = { $n ->
        [0] { $player } pays no interest yet: debt { $debt }.
        [one] { $player } pays interest: { $n } more, debt { $debt }.
       *[other] { $player } pays interest: { $n } more, debt { $debt }.
    }
event-wiped = A part of the debts of { $player } is wiped out: debt { $debt }.
event-reputation = { $player } moves to level { $level } of the reputation track.
event-oblivion = Oblivion: { $player } is at level { $level }.
event-angel = { $player } gets an angel wing.
event-demon = { $player } gets a demon wing.
event-indulgence = { $player } gets an indulgence for 3 angel wings.
event-guest = A guest moves in with { $player }: { $n } points less.
event-vote = { $player } points at { $who }.
event-abstain = { $player } points at nobody.
event-prove = { $player } shows 3 shards and is innocent.
event-confess = { $player } confesses to witchcraft.
event-buy-wing = { $player } buys an angel wing for { $n } coins.
event-mass = { $tainted ->
        [0] { $pure ->
            [0] Chest of the { $icon }: { $goods }.
           *[other] Chest of the { $icon }: { $goods }, pure shards { $pure }.
        }
       *[other] Chest of the { $icon }: { $goods }, pure shards { $pure }, tainted shards { $tainted }.
    }
event-guess = The { $icon } takes { $who } for the { $role }.
event-bribe = { $n ->
        [one] { $n } coin for the inquisitors.
       *[other] { $n } coins for the inquisitors.
    }
event-bribed = Bribed and gone: { $place }.
event-turn-up = Turned up: { $place }.
event-reward = Into the chest of the { $icon }: { $goods }.
event-found = { $player } is found out: { $role }.
event-cleared = { $player } is accused, and it is not true: { $role }.
event-revealed = { $player } is: { $role }.
event-own-mass = { $tainted ->
        [0] { $pure ->
            [0] Chest of { $player }: { $goods }.
           *[other] Chest of { $player }: { $goods }, pure shards { $pure }.
        }
       *[other] Chest of { $player }: { $goods }, pure shards { $pure }, tainted shards { $tainted }.
    }
event-souls = { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $n ->
        [one] { $n } shard
       *[other] { $n } shards
    }.
event-guessed = { $player } guessed right: { $n } points.
event-missed = Somebody guessed wrong: { $n } point for { $player }.
event-face = { $n ->
        [one] { $player } shows { $n } shard
       *[other] { $player } shows { $n } shards
    } and gives back { $indulgences ->
        [one] { $indulgences } indulgence
       *[other] { $indulgences } indulgences
    }; inquisitors left: { $left }.
event-penalty = { $n ->
        [one] { $player } loses { $n } point: { $place }.
       *[other] { $player } loses { $n } points: { $place }.
    }
event-give-up = { $player } gives up 1 { $good }.
event-ransom = { $player } satisfies the { $place }.
event-uncle = { $player } inherits { $n } debt: { $debt } in all.
event-appeased = { $player } shows { $means }: { $place }.
event-destroyed = The Vandal destroys { $card } of { $player }.
event-ship = { $player } ships { $n } { $good }.
event-over = The game is over.

## Cards

card-mill = Mill
    .text = Rural, 1 point. Price: 1 wood and 2 stone. Production: gain 1 wheat. Values reconstructed.
card-sawmill = Sawmill
    .text = Rural, 1 point. Price: 2 stone and 2 coins. Production: gain 1 wood. Values reconstructed.
card-quarry = Quarry
    .text = Rural, 1 point. Price: 2 wood and 2 coins. Production: gain 1 stone. Values reconstructed.
card-farm = Farm
    .text = Rural, 1 point. Price: 1 wood, 1 stone and 1 coin. Action: gain 2 wheat. Values reconstructed.
card-market = Market
    .text = Urban, 1 point. Price: 2 wood and 1 coin. Action: exchange 1 basic resource for 4 coins, once or twice. Values reconstructed.
card-tavern = Tavern
    .text = Urban, 1 point. Price: 1 wood, 1 glass and 1 coin. Production: gain 2 coins. Values reconstructed.
card-workshop = Workshop
    .text = Urban, 1 point. Price: 1 wood, 1 stone and 1 coin. Action: exchange 1 coin and 1 basic resource for 1 glass or marble. Values reconstructed.
card-craftsmens-guild = Craftsmen’s Guild
    .text = Urban, 2 points. Price: 1 stone and 1 marble. At once: take your Burgher for nothing. Values reconstructed.
card-rectory = Rectory
    .text = Religious, 1 point. Price: 1 wood, 1 stone and 1 coin. Production: gain 1 reputation. Values reconstructed.
card-chapel = Chapel
    .text = Religious, 2 points. Price: 1 stone and 1 glass. At once: gain 2 reputation. Values reconstructed.
card-hermitage = Hermitage
    .text = Religious, 1 point. Price: 1 wood and 1 marble. At once: gain 1 angel wing. Values reconstructed.
card-almshouse = Almshouse
    .text = Religious, 1 point. Price: 1 wood and 1 stone. Action: exchange 1 wheat for 3 reputation. Values reconstructed.
card-herbalist = Herbalist
    .text = Science, 1 point. Price: 1 wood and 1 stone and 4 reputation. Production: gain 1 coin. Values reconstructed.
card-laboratory = Laboratory
    .text = Science, 1 point. Price: 1 wood and 1 glass and 4 reputation. Action: exchange 1 basic resource for 1 glass or marble. Values reconstructed.
card-coaching-inn = Coaching Inn
    .text = Rural and urban, 0 points. Price: 1 wood, 1 marble and 1 coin. At once: gain 2 coins. Values reconstructed.
card-church-square = Church Square
    .text = Urban and religious, 0 points. Price: 1 stone, 1 glass and 1 coin. At once: gain 2 reputation. Values reconstructed.
card-vineyard = Vineyard
    .text = Rural, 2 points. Price: 2 wood, 1 wheat and 1 coin. Action: gain 1 coin for each of your rural buildings. Values reconstructed.
card-stable = Stable
    .text = Rural, 1 point. Price: 2 wood and 1 stone. At once: put one of your Action buildings under it; use it at once if you like, then once a round without a token. Values reconstructed.
card-sheepfold = Sheepfold
    .text = Rural, 2 points. Price: 1 wood, 1 stone and 1 marble. Production: gain 2 coins. Values reconstructed.
card-hunting-lodge = Hunting Lodge
    .text = Rural, 2 points. Price: 2 wood and 1 glass. At once: take your Farmer for nothing. Values reconstructed.
card-harbour = Harbour
    .text = Urban, 2 points. Price: 2 wood, 1 stone and 1 coin. Action: gain 1 coin for each of your urban buildings. Values reconstructed.
card-gaming-house = Gaming House
    .text = Urban, 2 points. Price: 1 wood, 1 stone and 1 glass. Reputation: lose 1 reputation, then gain 3 coins. Values reconstructed.
card-glassworks = Glassworks
    .text = Urban, 2 points. Price: 1 wood, 1 stone and 1 marble. Action: exchange 1 basic resource for 1 glass. Values reconstructed.
card-warehouse = Warehouse
    .text = Urban, 2 points. Price: 2 wood and 2 stone. Always: one more action token costs no wheat. Values reconstructed.
card-catacombs = Catacombs
    .text = Religious, 2 points. Price: 3 stone and 1 coin. Action: gain 1 coin for each of your religious buildings. Values reconstructed.
card-diocese = Diocese
    .text = Religious, 2 points. Price: 2 stone and 1 marble. At once: reduce your debt by up to 4. Values reconstructed.
card-reliquary = Reliquary
    .text = Religious, 3 points. Price: 1 wood, 1 stone, 1 glass and 1 coin. Production: gain 1 coin for each player who was below you on the reputation track when the phase began. Values reconstructed.
card-physic-garden = Physic Garden
    .text = Science, 2 points. Price: 1 wood, 1 stone and 1 wheat and 4 reputation. Production: gain 1 wheat. Values reconstructed.
card-printing-house = Printing House
    .text = Science, 2 points. Price: 1 wood, 1 glass and 1 coin and 4 reputation. Action: exchange 3 coins for 1 angel wing. Values reconstructed.
card-brewery = Brewery
    .text = Rural and urban, 1 point. Price: 1 wood, 1 stone, 1 wheat and 2 coins. Action: exchange 1 wheat for 6 coins. Values reconstructed.
card-parish-school = Parish School
    .text = Urban and religious, 1 point. Price: 1 wood, 1 stone and 1 glass. At once: take your Priest for nothing. Values reconstructed.
card-tithe-barn = Tithe Barn
    .text = Rural and religious, 1 point. Price: 1 wood, 1 stone and 1 marble. Production: gain 1 coin. Values reconstructed.
card-stud-farm = Stud Farm
    .text = Rural, 3 points. Price: 2 wood, 1 wheat and 1 glass. Production: gain 1 wheat and 1 coin. Values reconstructed.
card-game-preserve = Game Preserve
    .text = Rural, 4 points. Price: 3 wood and 1 marble. At once: gain 1 reputation. Values reconstructed.
card-marble-quarry = Marble Quarry
    .text = Rural, 3 points. Price: 2 wood, 1 stone and 1 glass. Action: exchange 1 basic resource for 1 marble, once or twice. Values reconstructed.
card-bank = Bank
    .text = Urban, 3 points. Price: 2 stone, 1 glass and 2 coins. Interest: with a debt of 6 or less your interest marker does not move. Values reconstructed.
card-cloth-hall = Cloth Hall
    .text = Urban, 4 points. Price: 2 wood, 1 stone, 1 glass and 1 coin. Production: gain 2 coins. Values reconstructed.
card-barracks = Barracks
    .text = Urban, 4 points. Price: 2 wood, 2 stone and 2 coins. Always: recruiting costs you 2 coins less. Values reconstructed.
card-cult-hideout = Cult Hideout
    .text = Urban, 3 points. Price: 1 wood, 2 stone and 1 marble. Production: if you were below the starting level when the phase began, gain 1 glass or 1 marble. Values reconstructed.
card-belfry = Belfry
    .text = Religious, 4 points. Price: 1 wood, 2 stone and 1 marble. Production: if everybody else was above you when the phase began, gain 2 reputation. Values reconstructed.
card-monastery = Monastery
    .text = Religious, 4 points. Price: 1 wood, 2 stone, 1 marble and 1 coin. Reputation: gain 1 reputation. Values reconstructed.
card-abbey-church = Abbey Church
    .text = Religious, 4 points. Price: 1 wood, 2 stone, 1 glass and 1 coin. Production: if nobody was above you when the phase began, gain 1 angel wing. Values reconstructed.
card-hospital = Hospital
    .text = Religious, 4 points. Price: 2 wood, 1 stone, 1 wheat and 2 coins. Reputation: being lowest gives you no demon wing. Values reconstructed.
card-university = University
    .text = Science, 3 points. Price: 1 wood, 1 stone, 1 glass and 1 coin and 4 reputation. Always: each achievement you gain brings 1 point and 1 coin. Values reconstructed.
card-library = Library
    .text = Science, 4 points. Price: 2 wood, 1 marble and 1 coin and 4 reputation. At once: gain 3 coins. Values reconstructed.
card-fort = Fort
    .text = Rural and urban, 2 points. Price: 2 wood and 3 stone. At once: gain a minor achievement of your choice, without its symbols. Values reconstructed.
card-commandery = Commandery
    .text = Rural and religious, 3 points. Price: 2 wood, 1 stone and 1 marble. At once: take a courtier other than the Alchemist for nothing. Values reconstructed.
card-beguinage = Beguinage
    .text = Urban and religious, 2 points. Price: 1 wood, 2 stone and 1 glass. At once: gain 3 reputation. Values reconstructed.
card-dam = Dam
    .text = Rural, 7 points. Price: 3 wood, 2 stone and 2 coins. At once: remove one of your minor achievements, claimed or not. Values reconstructed.
card-manor-house = Manor House
    .text = Rural, 4 points. Price: 3 wood, 1 stone and 1 glass. In the end: 1 point for every 2 rural buildings. Values reconstructed.
card-silver-mine = Silver Mine
    .text = Rural, 4 points. Price: 2 wood, 2 stone and 1 marble. At once: gain 6 coins. Values reconstructed.
card-windmill = Windmill
    .text = Rural, 4 points. Price: 3 wood, 1 stone and 1 marble. Production: gain 1 wheat and 2 coins. Values reconstructed.
card-town-hall = Town Hall
    .text = Urban, 5 points. Price: 1 wood, 1 stone, 1 glass and 1 marble. At once: gain a minor achievement of your choice, without its symbols, then after this phase, give up a free action token for good. Values reconstructed.
card-money-changers-house = Money Changer’s House
    .text = Urban, 5 points. Price: 1 wood, 2 stone, 1 marble and 3 coins. Interest: if you have no debt, gain 3 coins. Values reconstructed.
card-theatre = Theatre
    .text = Urban, 5 points. Price: 2 wood, 1 stone, 1 glass and 2 coins. At once: take a courtier other than the Alchemist for nothing. Values reconstructed.
card-ossuary = Ossuary
    .text = Religious, 5 points. Price: 1 wood, 2 stone, 1 marble and 2 coins. At once: discard up to 2 demon wings. Values reconstructed.
card-collegiate-church = Collegiate Church
    .text = Religious, 5 points. Price: 1 wood, 3 stone and 1 glass. At once: gain 1 angel wing. Values reconstructed.
card-shrine = Shrine
    .text = Religious, 5 points. Price: 1 wood, 2 stone, 1 marble and 2 coins. Inquisition: you buy angel wings for 3 coins. Values reconstructed.
card-confessional = Confessional
    .text = Religious, 5 points. Price: 2 wood, 1 stone, 1 glass and 2 coins. Inquisition: each inquisitor whom you do not appease takes 1 point less. Values reconstructed.
card-observatory = Observatory
    .text = Science, 5 points. Price: 2 stone, 1 glass and 3 coins and 4 reputation. At once: gain 1 marble. Values reconstructed.
card-alchemists-workshop = Alchemist’s Workshop
    .text = Science, 4 points. Price: 2 wood, 1 marble and 2 coins and 4 reputation. Action: exchange 1 basic resource for 5 coins, once or twice. Values reconstructed.
card-fairground = Fairground
    .text = Rural and urban, 3 points. Price: 3 wood, 1 marble and 2 coins. At once: gain 1 coin for each of your buildings. Values reconstructed.
card-pilgrims-hostel = Pilgrims’ Hostel
    .text = Rural and religious, 3 points. Price: 2 wood, 2 stone and 1 glass. At once: gain 3 reputation. Values reconstructed.
card-chancery = Chancery
    .text = Urban and religious, 3 points. Price: 1 wood, 2 stone, 1 glass and 2 coins. At once: reduce your debt by up to 5. Values reconstructed.
card-royal-demesne = Royal Demesne
    .text = Rural, 6 points. Price: 3 wood, 2 stone and 1 marble. In the end: 1 point for each rural building. Values reconstructed.
card-pleasure-gardens = Pleasure Gardens
    .text = Rural, 8 points. Price: 2 wood, 1 stone, 2 glass and 1 coin. At once: gain 1 reputation. Values reconstructed.
card-aqueduct = Aqueduct
    .text = Rural, 8 points. Price: 1 wood, 3 stone, 1 marble and 2 coins. At once: discard 1 demon wing if you have any. Values reconstructed.
card-royal-granary = Royal Granary
    .text = Rural, 6 points. Price: 4 wood, 1 stone and 1 wheat. In the end: 1 point for each wheat you have, shipped or not, 3 at most. Values reconstructed.
card-palace = Palace
    .text = Urban, 7 points. Price: 2 stone, 1 glass and 2 marble. In the end: 1 point for each urban building. Values reconstructed.
card-great-hall = Great Hall
    .text = Urban, 8 points. Price: 3 wood, 2 stone, 1 glass and 1 coin. At once: take a courtier other than the Alchemist for nothing. Values reconstructed.
card-embassy = Embassy
    .text = Urban, 6 points. Price: 2 wood, 1 glass, 1 marble and 2 coins. In the end: each courtier behind your screen is worth 1 point more. Values reconstructed.
card-treasury = Treasury
    .text = Urban, 6 points. Price: 1 wood, 2 stone, 1 marble and 4 coins. In the end: 3 coins and basic resources left over make 1 point, instead of 5. Values reconstructed.
card-cathedral = Cathedral
    .text = Religious, 8 points. Price: 3 stone, 2 glass and 1 marble. In the end: 1 point for each religious building. Values reconstructed.
card-basilica = Basilica
    .text = Religious, 8 points. Price: 1 wood, 3 stone and 2 marble. At once: gain 2 reputation. Values reconstructed.
card-bishops-palace = Bishop’s Palace
    .text = Religious, 6 points. Price: 2 wood, 1 stone, 1 glass and 1 marble. At once: gain 2 angel wings. Values reconstructed.
card-royal-chapel = Royal Chapel
    .text = Religious, 5 points. Price: 1 wood, 2 stone and 2 glass. Inquisition: one inquisitor is appeased without being shown anything. Values reconstructed.
card-academy = Academy
    .text = Science, 7 points. Price: 1 wood, 1 stone and 2 glass and 4 reputation. In the end: 1 point for each science building. Values reconstructed.
card-anatomy-theatre = Anatomy Theatre
    .text = Science, 8 points. Price: 2 wood, 1 stone, 1 marble and 2 coins and 4 reputation. At once: gain 2 coins. Values reconstructed.
card-trade-route = Trade Route
    .text = Rural and urban, 4 points. Price: 3 wood, 1 stone and 1 marble. In the end: discard all your resources of one basic kind, 1 point each. Values reconstructed.
card-pilgrim-road = Pilgrim Road
    .text = Rural and religious, 6 points. Price: 2 wood, 2 stone, 1 marble and 1 coin. At once: gain 3 reputation. Values reconstructed.
card-forest = Forest
    .text = Left: gain 2 wood, lose 2 reputation. Right: send your Farmer away, gain 3 reputation. Values reconstructed.
card-popular-theatre = Popular Theatre
    .text = Left: gain 5 coins, lose 2 reputation. Right: send your Burgher away, gain 3 reputation. Values reconstructed.
card-education = Education
    .text = Left: take a courtier other than the Alchemist for nothing, lose 1 reputation. Right: if you recruited a courtier by the action, gain 2 reputation. Values reconstructed.
card-dearth = Dearth
    .text = Left: gain 2 wheat, lose 2 reputation. Right: pay 1 wheat, gain 2 reputation. Values reconstructed.
card-new-tax = New Tax
    .text = Left: gain 6 coins, lose 3 reputation. Right: pay 4 coins, gain 3 reputation. Values reconstructed.
card-beggars = Beggars
    .text = Left: gain 3 coins, lose 1 reputation. Right: pay 1 wheat and 2 coins, gain 3 reputation. Values reconstructed.
card-ancient-ruins = Ancient Ruins
    .text = Left: gain 2 stone, lose 2 reputation. Right: pay 1 stone, gain 2 reputation. Values reconstructed.
card-relic-pedlar = Relic Pedlar
    .text = Left: gain 1 glass or marble, lose 2 reputation. Right: pay 1 glass or marble, gain 4 reputation. Values reconstructed.
card-new-world = New World
    .text = Left: gain 1 glass and 1 marble, lose 4 reputation. Right: send your Priest away, gain 3 reputation. Values reconstructed.
card-prosperity = Prosperity
    .text = Left: gain 6 coins, lose 2 reputation. Right: if you used at least 3 action tokens, gain 2 reputation. Values reconstructed.
card-slow-economy = Slow Economy
    .text = Left: gain 6 coins, lose 2 reputation. Right: if you have no debt, gain 2 reputation. Values reconstructed.
card-crusade = Crusade
    .text = Left: gain 8 coins, lose 3 reputation. Right: pay 5 coins, gain 4 reputation. Values reconstructed.
card-plague = Plague
    .text = Left: gain 2 wheat and 1 coin, lose 2 reputation. Right: pay 2 wheat, gain 4 reputation. Values reconstructed.
card-robbed-tomb = Robbed Tomb
    .text = Left: gain 1 marble and 2 coins, lose 2 reputation. Right: pay 1 marble, gain 3 reputation. Values reconstructed.
card-stained-glass = Stained Glass
    .text = Left: gain 1 glass and 2 coins, lose 2 reputation. Right: pay 1 glass, gain 3 reputation. Values reconstructed.
card-royal-works = Royal Works
    .text = Left: gain 1 wood and 2 stone, lose 3 reputation. Right: pay 1 wood and 1 stone, gain 4 reputation. Values reconstructed.
card-flood = Flood
    .text = Left: gain 2 wood and 1 wheat, lose 3 reputation. Right: pay 2 wood, gain 4 reputation. Values reconstructed.
card-tournament = Tournament
    .text = Left: gain 3 coins and take a courtier other than the Alchemist for nothing, lose 2 reputation. Right: pay 3 coins, gain 2 reputation. Values reconstructed.
card-council = Council
    .text = Left: gain 2 points, lose 3 reputation. Right: if you built a religious building in this phase, gain 2 reputation. Values reconstructed.
card-canonisation = Canonisation
    .text = Left: gain 1 basic resource and 1 glass or marble, lose 3 reputation. Right: pay 2 coins and 1 glass or marble, gain 5 reputation. Values reconstructed.
card-ascetic = Ascetic
    .text = Give up 3 resources; 2 points less for each that you keep. Values reconstructed.
card-fundamentalist = Fundamentalist
    .text = 1 point less for each achievement you have claimed. Values reconstructed.
card-plebeian = Plebeian
    .text = 1 point less for every 2 buildings. Values reconstructed.
card-debt-collector = Debt Collector
    .text = 3 more debt, which you may repay at once; then 1 point less for every 2 debt, rounded up. Values reconstructed.
card-orator = Orator
    .text = 2 points less, and 3 more unless your reputation is higher than everybody else’s. Values reconstructed.
card-squanderer = Squanderer
    .text = Give 2 glass or marble, or lose 5 points. Values reconstructed.
card-vandal = Vandal
    .text = Your second most valuable building is destroyed. Values reconstructed.
card-guest = Guest
    .text = Your own inquisitor: 4 points less.
card-minor-rural = Minor: 3 rural
    .text = 3 rural symbols. Improves one of your production slots. Values reconstructed.
card-minor-urban = Minor: 3 urban
    .text = 3 urban symbols. Improves one of your production slots. Values reconstructed.
card-minor-religious = Minor: 3 religious
    .text = 3 religious symbols. Improves one of your production slots. Values reconstructed.
card-minor-each = Minor: 1 of each
    .text = 1 rural, 1 urban and 1 religious symbol. Improves one of your production slots. Values reconstructed.
card-major-rural = Major: 5 rural
    .text = 5 rural symbols: 1 glass and 1 marble. Values reconstructed.
card-major-urban = Major: 5 urban
    .text = 5 urban symbols: 7 coins. Values reconstructed.
card-major-religious = Major: 5 religious
    .text = 5 religious symbols: 2 angel wings.
card-major-each = Major: 2 of each
    .text = 2 rural, 2 urban and 2 religious symbols: your Alchemist. Values reconstructed.
card-farmer = Farmer
    .text = Lends a rural symbol. Values reconstructed.
card-burgher = Burgher
    .text = Lends an urban symbol. Values reconstructed.
card-priest = Priest
    .text = Lends a religious symbol. Values reconstructed.
card-alchemist = Alchemist
    .text = Lends any symbol. Comes with the major achievement of 2 of each.
card-section-1 = Section 1
    .text = The goods to start with and the wheel of this side of the board. Values reconstructed.
card-section-2 = Section 2
    .text = The goods to start with and the wheel of this side of the board. Values reconstructed.
card-section-3 = Section 3
    .text = The goods to start with and the wheel of this side of the board. Values reconstructed.
card-section-4 = Section 4
    .text = The goods to start with and the wheel of this side of the board. Values reconstructed.
card-track = Reputation track
    .text = 13 levels; arrows say how far markers move towards the knot. Values reconstructed.
card-summary = Inquisition summary
    .text = What the Devil scores for shards in round 5, and whom they bring. Values reconstructed.

## Rules

rule-setup = Setting up
    .text = Each ruler has a side of the board with its own goods to start with and its own wheel (reconstructed), 3 courtiers for 2 coins, 4 action tokens, and stands one level above the knot of the reputation track.
rule-roles = Roles
    .text = One Devil, one Cultist, two mortals. The Devil has more goods and no shard, the Cultist 2 tainted shards, each mortal 3 pure ones. Only the owner knows.
rule-production = Production
    .text = Every slot gives 1 of its basic resource, or 2 if improved; a precious resource takes two slots and gives the lower of both. Besides 2 coins, and 1 more for each improved slot in the middle.
rule-cards = Cards
    .text = From round 2 on: keep 1 building, draw 4 and an event, pass on 2 of the 4, to the left in even rounds and to the right in odd ones; then debts can be repaid for the last time.
rule-market = Trading with the supply
    .text = Basic resources cost 3 coins and sell for 1, precious ones cost 5 and sell for 2, with every question of your own.
rule-loans = Loans
    .text = Borrow coins at any time, up to a debt of 10. Repay only in production, cards and inquisition.
rule-offers = Offers
    .text = Put any resources and coins into your chest and set a price: mortals 2 to 7 coins, the Cultist 2 to 6 coins or 1 shard, the Devil 1 or 2 shards.
rule-answers = Answering offers
    .text = Twice a round you open somebody’s chest. Take everything and pay exactly the price, or leave it. A chest that was taken is only closed. Nobody learns whose it was.
rule-planning = Planning
    .text = In secret: play your event on the left or on the right or not at all, use up to 2 Action buildings, build up to 2 buildings, recruit a courtier, with at most 4 tokens.
rule-buildings = Buildings
    .text = A building has symbols, points, a price and an effect: permanent, at once, or an action that takes a token each time.
rule-resolving = Resolving
    .text = One ruler after the other: left side of the event, buildings in use, new buildings, courtier, right side of the event, 1 wheat for each token beyond the second, achievements.
rule-insolvency = What cannot be paid
    .text = You must buy, borrow or sell to pay for what you planned. What cannot be paid even so is skipped and costs 1 reputation.
rule-achievements = Achievements
    .text = Symbols on your buildings count again and again, science stands for any symbol, a courtier helps once. Minor ones improve a production slot; major ones give goods, coins, wings or the Alchemist.
rule-interest = Interest
    .text = The marker moves as many steps as you have debt; each full round of 4 adds 1. Beyond 10 the debt falls to 9 and you get a demon wing.
rule-reputation = Reputation
    .text = The highest gets an angel wing, the lowest a demon wing. Falling onto or through the three lowest levels gives a demon wing each, reaching the top an angel wing. The track is reconstructed.
rule-wings = Wings
    .text = 3 angel wings become an indulgence; 3 demon wings bring a guest inquisitor and cost 2 points.
rule-oblivion = Oblivion
    .text = At the end of the phase all markers move towards the knot by as many levels as there are arrows.
rule-witch-hunt = Witch hunt
    .text = In rounds 2 and 3 everybody points at somebody. Whoever has 2 votes shows 3 shards for an angel wing, or confesses for a reputation and a demon wing.
rule-preparation = Preparing for the inquisition
    .text = In rounds 3 and 5 anybody may buy angel wings for 5 coins each; debts can be repaid.
rule-black-mass = Black mass
    .text = All put coins into their chests, the Devil shards. Every 5 coins send away A, then B, then C. The Devil is paid for shards, in round 5 in points; in round 3 the Cultist for tainted ones.
rule-guesses = Guesses
    .text = Mortals may name the Devil and the Cultist, the Cultist the Devil. In round 3 two guesses alike lock all of them and are answered truly. In round 5 a right guess is worth 2 points, a wrong one 1 to the one it was about.
rule-inquisition = Facing the inquisition
    .text = For each inquisitor show a shard or give an indulgence, or suffer the penalty. Shards are kept.
rule-scoring = Final scoring
    .text = Buildings, less half the debt, 2 for each major achievement (not for the Devil), wings, 2 for each indulgence, courtiers, less tainted shards, precious resources, 1 for 5 coins and basic resources; what is left over breaks ties.
rule-expert = For experts
    .text = Jesters, indulgences in deals, bribes with resources, and roles by preference.

## What the coach speaks of

aspect-score = { category-score }
aspect-buildings = { category-buildings }
aspect-debt = { category-debt }
aspect-achievements = { category-achievements }
aspect-wings = { category-wings }
aspect-indulgences = { category-indulgences }
aspect-courtiers = { category-courtiers }
aspect-tainted = { category-tainted }
aspect-precious = { category-precious }
aspect-leftovers = { category-leftovers }
aspect-reputation = Reputation
aspect-goods = Goods and coins
aspect-shards = Shards of soul
aspect-plans = Cards in hand
aspect-standing = Score, buildings and standing
aspect-choice = What the choice leads to

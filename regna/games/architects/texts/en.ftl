# Architects of the West Kingdom, in English. The rules are summed up in our own words.

game-architects = Architects of the West Kingdom
    .text = Place your workers, hire apprentices and build for the king, with 1 to 5 players, keeping one eye on your virtue and the other on the Prison.
    .goal = The goal: to have the most victory points when the Guildhall is full.

# What changed with each version of the rules, for people at a table in play.
version-2 = The first player is drawn after the draft. With several workers in the Black Market you choose which one comes home. The order of Gatekeeper and Squire is only asked for when it matters.

scheme-reconstructed = The scheme cards of the solo opponent are a reconstruction by Regna that keeps to everything the rules say: they are not the official cards.

source-rulebook = From the rulebook
source-component = From the printed card
source-reconstructed = Reconstructed by Regna: the official card is not known

## Words

seat-yellow = Yellow
seat-red = Red
seat-green = Green
seat-blue = Blue
seat-purple = Purple

workers-yellow = { $n ->
        [one] 1 yellow worker
       *[other] { $n } yellow workers
    }
workers-red = { $n ->
        [one] 1 red worker
       *[other] { $n } red workers
    }
workers-green = { $n ->
        [one] 1 green worker
       *[other] { $n } green workers
    }
workers-blue = { $n ->
        [one] 1 blue worker
       *[other] { $n } blue workers
    }
workers-purple = { $n ->
        [one] 1 purple worker
       *[other] { $n } purple workers
    }
workers-own = { $n ->
        [one] call your worker back
       *[other] call your { $n } back
    }

place-quarry = Quarry
place-forest = Forest
place-mines = Mines
place-silversmith = Silversmith
place-kings-storehouse = King’s Storehouse
place-workshop = Workshop
place-town-centre = Town Centre
place-tax-stand = Tax Stand
place-guardhouse = Guardhouse
place-black-market-left = Black Market (small market)
place-black-market-middle = Black Market (favours)
place-black-market-right = Black Market (large market)
place-guildhall = Guildhall

good-clay = clay
good-wood = wood
good-stone = stone
good-gold = gold
good-marble = marble

skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry

deck-building = Building
deck-apprentice = Apprentice
deck-market = Black Market
deck-reward = Reward
deck-starting-scheme = Starting Scheme
deck-future-scheme = Future Scheme

category-buildings = Buildings
category-cathedral = Cathedral
category-virtue = Virtue
category-debts = Unpaid debts
category-gold-marble = Gold and marble
category-silver = Silver
category-prison = Prisoners
category-guildhall = Guildhall

## Amounts

amount-clay = { $n } clay
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-marble = { $n } marble
amount-silver = { $n } silver
amount-virtue = { $n } virtue
amount-cards = { $n ->
        [one] { $n } building card
       *[other] { $n } building cards
    }
amount-debts = { $n ->
        [one] { $n } debt
       *[other] { $n } debts
    }
amount-workers = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
amount-nothing = nothing

## Options of a match

choice-boards = Player boards
    .text = The standard side is the same for all; on the other side every character has a start and an ability of its own.
choice-boards-standard = Standard side
choice-boards-dealt = Characters dealt at random
choice-boards-chosen = Characters chosen in turn
choice-opponent = Solo opponent
    .text = A Byzantine architect whose moves follow from the rules, against 1 or 2 players. The opponent’s scheme cards are a reconstruction by Regna, not the official cards.
choice-opponent-none = None
choice-opponent-constantine = Constantine (standard)
    .alone = against Constantine (standard)
    .text = 1 VP for each worker in the Guildhall. The opponent’s cards are a reconstruction.
choice-opponent-helena = Helena (hard)
    .alone = against Helena (hard)
    .text = 3 VP for each worker in the Guildhall. The opponent’s cards are a reconstruction.
choice-promo = Promo cards
    .text = Adds 3 buildings, 3 apprentices and 5 characters that came out in 2018.
choice-promo-off = Without
choice-promo-on = With
choice-conspirator = Conspirator
    .text = The rulebook leaves it open whether the 1 silver is saved once per visit or with every capture.
choice-conspirator-per-visit = 1 silver less per visit for each Conspirator
choice-conspirator-per-capture = 1 silver less for every capture
choice-fallback = Nobody to take back from a large circle
    .text = The rulebook does not say what happens when all your workers are in the Prison, captured, in the Black Market or in the Guildhall.
choice-fallback-ordered = Take one back from the Prison, else from another board, else from the Black Market
choice-fallback-any = Take one back from anywhere you like but the Guildhall
choice-fallback-pass = Pass the turn
choice-empty-visits = Visits without effect
    .text = Whether you may place at the King’s Storehouse, the Town Centre or the Guardhouse when there is nothing you could do there.
choice-empty-visits-allow = Allowed
choice-empty-visits-forbid = Forbidden
choice-pairing = Sides of the Black Market cards
    .text = It is not certain which large market is on the back of which small one; what the two sets contain is certain.
choice-pairing-same = Same position
choice-pairing-mirrored = Mirrored position
choice-stall-guard = Guard against stalling
    .text = Against the solo opponent (whose cards are a reconstruction): calling the workers home a third time also starts the final round.
choice-stall-guard-off = Without
choice-stall-guard-on = With

## Characters

board-ada = Ada
    .text = Starts with 11 virtue, no silver, 1 gold and 1 more building card; nobody in the Prison. Ability: ignores 1 tax in every action.
board-frederick = Frederick
    .text = Starts with 7 virtue, 4 silver and 1 stone; nobody in the Prison. Ability: discards no building card to work on the Cathedral.
board-caroline = Caroline
    .text = Starts with 3 virtue, 10 silver, 1 marble and 1 unpaid debt; 8 workers in the Prison. Ability: draws 1 building card with every Black Market action.
board-rudolf = Rudolf
    .text = Starts with 9 virtue, 3 silver and 1 wood; nobody in the Prison. Ability: hires at the Workshop for 1 silver less (not the tax) and may have 6 apprentices.
board-therese = Therese
    .text = Starts with 5 virtue, 5 silver and 1 more building card; 4 workers in the Prison. Ability: for every price and every count, gold is as good as marble, and marble as gold.
board-lothaire = Lothaire
    .text = Starts with 4 virtue, 6 silver and 2 clay; 6 workers in the Prison. Ability: pays 1 wood or 1 stone less for a building or a level of the Cathedral. (Promo.)
board-hugo = Hugo
    .text = Starts with 2 virtue, 12 silver and 2 more building cards; 10 workers in the Prison. Ability: may pay 2 silver instead of taking a debt. (Promo.)
board-clovis = Clovis
    .text = Starts with 10 virtue, 1 silver, 1 marble and 1 clay; nobody in the Prison. Ability: draws 1 building card after every building constructed. (Promo.)
board-fara = Fara
    .text = Starts with 6 virtue, 5 silver, 1 stone and 1 wood; 2 workers in the Prison. Ability: at every reset of the Black Market, may release 1 of her workers from the Prison. (Promo.)
board-bertha = Bertha
    .text = Starts with 8 virtue, 3 silver and 1 more building card; nobody in the Prison. Ability: gains 2 more silver for sending captured workers to the Prison. (Promo.)
board-constantine = Constantine
    .text = Solo opponent, standard: 1 VP for each worker in the Guildhall. The scheme cards are a reconstruction.
board-helena = Helena
    .text = Solo opponent, hard: 3 VP for each worker in the Guildhall. The scheme cards are a reconstruction.

## Questions, and the answers to them

ask-board = Which character do you play?
option-board = { $board }

ask-draft = Which building card do you keep?
option-draft = { $card }

ask-keep = { $left ->
        [one] Which building card do you keep? This is the last one.
       *[other] Which building card do you keep? You have { $left } left to choose.
    }
option-keep = { $card }

ask-place = Where do you place a worker?
option-place = { $place }

ask-take-back = You have no worker left to place: where do you take one back from?
option-take-back = { $place }
option-take-back-prison = Prison
option-take-back-boards = Another player’s board

ask-take-back-from = From whose board do you take a worker back?
option-take-back-from = { $who }

ask-mine = What do you take from the Mines?
option-mine = { $price }

ask-exchange = Which exchange do you make? { $left ->
        [one] This is the last one.
       *[other] You have { $left } exchanges left.
    }
option-exchange = { $pay } for { $gain } ({ $card })
option-exchange-virtue = 2 clay, wood or stone for 1 virtue
option-exchange-marble = 3 wood or stone for 1 marble
option-exchange-stop = Done

ask-pay = Which resources do you pay with?
option-pay = { $price }

ask-work = What do you do at the Workshop?
option-work-hire = Hire an apprentice
option-work-plans = Draw building cards

ask-hire = Which apprentice do you hire?
option-hire = { $card } ({ $cost })
option-hire-stop = Hire nobody

ask-dismiss = Which apprentice do you discard?
option-dismiss = { $card }

ask-capture = { $silver ->
        [0] Which group of workers do you capture, for free?
       *[other] Which group of workers do you capture, for { $silver } silver?
    } { $left ->
        [one] This is the last capture.
       *[other] You have { $left } captures left.
    }
option-capture = { $place }: { $workers }
option-capture-stop = Done

ask-deal = What do you ask for at the Black Market?
option-deal-hire = Hire any face-up apprentice
option-deal-look = Look at 5 building cards and keep 1

ask-look = Which building card do you keep? The others go under the pile.
option-look = { $card }

ask-guard = What do you do at the Guardhouse? { $left ->
        [one] This is the last action.
       *[other] You have { $left } actions left.
    }
option-guard-send = { $n ->
        [0] Send your captured workers to the Prison
        [one] Send your captured worker to the Prison
       *[other] Send your { $n } captured workers to the Prison
    }
option-guard-release = { $n ->
        [0] Release your workers from the Prison
        [one] Release your worker from the Prison
       *[other] Release your { $n } workers from the Prison
    }
option-guard-rescue = { $n ->
        [0] Pay { $cost } to get your captured workers back
        [one] Pay { $cost } to get your captured worker back
       *[other] Pay { $cost } to get your { $n } captured workers back
    }
option-guard-rescue-by-debt = { $n ->
        [0] Take 1 debt and lose 1 virtue to get your captured workers back
        [one] Take 1 debt and lose 1 virtue to get your captured worker back
       *[other] Take 1 debt and lose 1 virtue to get your { $n } captured workers back
    }
option-guard-pay-debt = Pay off 1 debt ({ $cost })
option-guard-stop = Done

ask-build = What do you build?
option-build = { $card } ({ $price })
option-build-cathedral = Advance work on the Cathedral
option-build-stop = Done

ask-give-up = Which building card do you discard for the Cathedral?
option-give-up = { $card }

ask-take = What do you take?
option-take = { $gain }

ask-destroy = Do you want to destroy one of your unpaid debts?
option-destroy-destroy = Destroy 1 debt
option-destroy-keep = Keep it

ask-sell-plan = Which building card do you discard for 2 gold?
option-sell-plan = { $card }
option-sell-plan-stop = None

ask-relieve = What do you use the Barracks for?
option-relieve-rescue = { $n ->
        [0] Get your captured workers back
        [one] Get your captured worker back
       *[other] Get your { $n } captured workers back
    }
option-relieve-capture = Capture a group of workers
option-relieve-stop = Nothing

ask-react = Reset of the Black Market: which apprentice acts now?
option-react = { $card }

ask-free = How many of your workers do you release from the Prison?
option-free = { $n ->
        [0] None
       *[other] { amount-workers }
    }

ask-buy-off = Do you pay 2 silver to avoid a debt?
option-buy-off-pay = Pay 2 silver
option-buy-off-debt = Take the debt

ask-discard = { $n ->
        [one] You hold 1 card too many: which one do you discard?
       *[other] You hold { $n } cards too many: which one do you discard first?
    }
option-discard = { $card }

## Why not

reason-board-taken = This character is already taken.
reason-no-plans = The pile of building cards is empty.
reason-nothing-to-build = You can neither construct a building from your hand nor advance work on the Cathedral.
reason-skills = Your apprentices lack: { $skills }.
reason-missing = You are missing { $shortfall }.
reason-too-wicked = Working on the Cathedral takes at least 5 virtue; { $virtue ->
        [0] you have none.
       *[other] you have { $virtue }.
    }
reason-cathedral-done = You are already at the top of the Cathedral.
reason-cathedral-full = Level { $level } of the Cathedral has no free space left.
reason-no-plan = A building card must be discarded, and your hand is empty.
reason-cathedral-price = { $level ->
        [1] Level 1 of the Cathedral takes 1 gold.
        [2] Level 2 of the Cathedral takes 4 wood or stone.
        [3] Level 3 of the Cathedral takes 1 marble.
        [4] Level 4 of the Cathedral takes 8 wood or stone.
        [5] Level 5 of the Cathedral takes 2 gold and 2 marble.
       *[other] You do not have the resources for level { $level } of the Cathedral.
    }
reason-silver = It takes { $need } silver; { $have ->
        [0] you have none.
       *[other] you have { $have }.
    }
reason-no-tax = There is no tax to steal.
reason-too-virtuous = With 10 virtue or more the Black Market is closed; you have { $virtue }.
reason-taken = This space is already occupied.
reason-two-workers = It takes at least 2 of your workers in the Mines to find gold.
reason-goods = You do not have the resources for this exchange.
reason-nothing-to-do = There would be nothing for you to do there.
reason-capture-places = { $n ->
        [one] All captures of one visit are made in the same place.
       *[other] The captures of one visit are made in at most { $n } places.
    }
reason-nobody-held = None of your workers is held on another board.
reason-nobody-there = There is nobody to capture.
reason-no-captives = You hold no captured workers.
reason-no-prisoners = You have no workers in the Prison.
reason-no-debt = You have no unpaid debt.

## Log

event-board = { $player } plays { $board }.
event-first = { $player } goes first.
event-drafted = Everybody has chosen a building card.

event-place = { $player } places a worker: { $place }.
event-take-back = { $player } had no workers left and takes one back: { $place }.
event-pass = { $player } has no worker to take back and passes.

event-gain = { $player } gains { $gain }.
event-pay-silver = { $tax ->
        [0] { $player } pays { amount-silver }.
       *[other] { $n ->
            [1] { $player } pays 1 silver in tax.
           *[other] { $player } pays { amount-silver }, { $tax } of it tax.
        }
    }
event-pay-goods = { $player } pays { $price }.
event-virtue = { $by ->
        [-3] { $player } loses 3 virtue
        [-2] { $player } loses 2 virtue
        [-1] { $player } loses 1 virtue
        [0] { $player } neither gains nor loses virtue
       *[other] { $player } gains { $by } virtue
    } (virtue: { $virtue }).
event-debt = { $player } takes 1 debt.
event-destroy-debt = { $player } destroys 1 debt.
event-pay-debt = { $player } pays off 1 debt.

event-draw = { $player } draws { amount-cards }.
event-draw-secret = { $player } draws { amount-cards }: { $cards }.
event-discard = { $player } discards 1 building card.
event-discard-secret = { $player } discards 1 building card: { $card }.
event-look = { $player } looks at { amount-cards } and keeps 1.
event-look-secret = { $player } looks at { amount-cards } and keeps this one: { $card }.

event-hire = { $silver ->
        [0] { $player } hires: { $card }.
       *[other] { $player } hires: { $card }, and takes the { $silver } silver lying on the card.
    }
event-dismiss = { $player } discards an apprentice: { $card }.
event-new-apprentice = An apprentice arrives at the Workshop: { $card }.
event-turn-over = An apprentice leaves the Workshop: { $card }.

event-bring-home = { $n ->
        [one] { $player } calls { $n } worker back ({ $place }).
       *[other] { $player } calls { $n } workers back ({ $place }).
    }
event-coins = { $n ->
        [one] { $player } puts { $n } silver on the apprentice passed over.
       *[other] { $player } puts { $n } silver on the apprentices passed over.
    }
event-capture = { $player } captures { amount-workers } ({ $who }, { $place }).
event-send = { $n ->
        [one] { $player } sends { $n } captured worker to the Prison.
       *[other] { $player } sends { $n } captured workers to the Prison.
    }
event-release = { $n ->
        [0] { $player } has nobody to release from the Prison.
       *[other] { $player } releases { amount-workers } from the Prison.
    }
event-rescue = { $n ->
        [0] { $player } has no captured workers to get back.
        [one] { $player } gets { $n } captured worker back.
       *[other] { $player } gets { $n } captured workers back.
    }
event-steal = { $player } steals the taxes: { amount-silver }.

event-build = { $player } builds: { $card }.
event-cathedral = { $player } rises to level { $level } of the Cathedral.
event-reward = { $player } reveals a card: { $card }.

event-reset = Reset of the Black Market: all workers there go to the Prison.
event-market-card = The large market now offers { $gain }.
event-market-shuffled = The small market has run out: all Black Market cards are shuffled.

event-final-round = Final round: everybody takes one more turn, { $player } last.
event-end-virtue = End-of-game effects for { $player }: virtue { $virtue }, { $debts ->
        [0] no unpaid debt.
        [one] { $debts } unpaid debt.
       *[other] { $debts } unpaid debts.
    }

event-scheme = { $player } reveals a scheme: { $card }.
event-recall = { $player } calls all workers back, except those in the Black Market and the Guildhall.

## Buildings

card-aqueduct = Aqueduct
    .text = End of game: 1 VP for each building you constructed, this one included.
card-armoury = Armoury
    .text = At once: you may make 1 capture for free.
card-barracks = Barracks
    .text = At once: you may get all your workers back from the other boards, or make 1 capture for free.
card-betting-house = Betting House
    .text = At once: take 1 debt.
card-carpenters-hut = Carpenter’s Hut
    .text = End of game: 1 VP for each of your apprentices with carpentry.
card-castle = Castle
    .text = End of game, before scoring: 1 virtue for every 2 gold.
card-chapel = Chapel
    .text = End of game, before scoring: 2 virtue if you are higher on the Cathedral than everybody else.
card-church = Church
    .text = At once: you may destroy 1 of your unpaid debts.
card-clay-market = Clay Market
    .text = End of game: 2 VP if you have more clay than everybody else.
card-clay-pit = Clay Pit
    .text = At once: gain 1 gold or 1 marble.
card-drafting-room = Drafting Room
    .text = At once: draw 2 building cards.
card-dungeon = Dungeon
    .text = End of game, before scoring: lose 2 virtue, before or after your gains of virtue.
card-factory = Factory
    .text = At once: gain 2 marble.
card-fortress = Fortress
    .text = At once: you may make 2 captures for free, in one place or in two.
card-fountain = Fountain
    .text = End of game: each of your unpaid debts costs 1 VP less.
card-gamblers-den = Gambler’s Den
    .text = End of game: each of your unpaid debts costs 1 VP more.
card-hideout = Hideout
    .text = At once: release all your workers from the Prison.
card-keep = Keep
    .text = End of game: 1 VP for every 3 captured workers on your board.
card-library = Library
    .text = At once: you may discard 1 building card from your hand to gain 2 gold.
card-lighthouse = Lighthouse
    .text = End of game: 1 VP for every 4 virtue.
card-lumber-camp = Lumber Camp
    .text = At once: gain 4 wood.
card-masons-hut = Mason’s Hut
    .text = End of game: 1 VP for each of your apprentices with masonry.
card-moneylender = Moneylender
    .text = End of game: 1 VP for each debt you paid off.
card-monument = Monument
    .text = At once: all players, you included, gain 1 virtue.
card-observatory = Observatory
    .text = End of game, before scoring: 1 virtue for every 2 marble.
card-palace = Palace
    .text = At once: gain 1 gold for every 4 virtue.
card-reservoir = Reservoir
    .text = End of game, before scoring: 1 virtue for every 2 debts you paid off.
card-silver-market = Silver Market
    .text = End of game: 2 VP if you have more silver than everybody else.
card-smithy = Smithy
    .text = At once: gain 4 stone.
card-steeple = Steeple
    .text = End of game: 2 VP if you are higher on the Cathedral than everybody else.
card-stone-market = Stone Market
    .text = End of game: 2 VP if you have more stone than everybody else.
card-tavern = Tavern
    .text = At once: you may hire any face-up apprentice for free.
card-thieves-den = Thieves’ Den
    .text = At once: gain 4 silver.
card-tilers-hut = Tiler’s Hut
    .text = End of game: 1 VP for each of your apprentices with tiling.
card-trading-post = Trading Post
    .text = End of game, before scoring: 1 virtue for every 4 stone, wood or clay, mixed as you like.
card-treasury = Treasury
    .text = At once: gain 1 gold or 3 silver.
card-university = University
    .text = End of game: 2 VP if you have no unpaid debt.
card-watchtower = Watchtower
    .text = At once: all players with 3 or more workers in the Prison, you included, lose 1 virtue.
card-well = Well
    .text = At once: gain 4 clay.
card-wood-market = Wood Market
    .text = End of game: 2 VP if you have more wood than everybody else.

card-crane = Crane
    .text = At once: you may place another worker here, to build again or to work on the Cathedral. (Promo.)
card-graveyard = Graveyard
    .text = At once: discard 1 of your apprentices. (Promo.)
card-museum = Museum
    .text = End of game, before scoring: 1 virtue for every 2 buildings you constructed, this one included. (Promo.)

## Apprentices. Those of one name are told apart by what they bring.

card-acolyte-card = Acolyte (card)
    .text = With each level of the Cathedral, also draw 1 building card.
card-acolyte-clay = Acolyte (clay)
    .text = With each level of the Cathedral, also gain 2 clay.
card-acolyte-silver = Acolyte (silver)
    .text = With each level of the Cathedral, also gain 2 silver.
card-conspirator = Conspirator
    .text = Captures at the Town Centre cost 1 silver less, never the tax.
card-debt-collector-clay = Debt Collector (clay)
    .text = With each debt you pay off, also gain 2 clay.
card-debt-collector-stone = Debt Collector (stone)
    .text = With each debt you pay off, also gain 2 stone.
card-debt-collector-wood = Debt Collector (wood)
    .text = With each debt you pay off, also gain 2 wood.
card-gatekeeper = Gatekeeper
    .text = At each reset of the Black Market, you may release up to 2 of your workers from the Prison.
card-illusionist = Illusionist
    .text = Your actions at the Black Market cost no virtue.
card-jeweller = Jeweller
    .text = At the Silversmith, gain 1 more silver.
card-labourer = Labourer
    .text = No ability, but all three skills: carpentry, tiling and masonry.
card-merchant-clay = Merchant (clay)
    .text = One more exchange at the King’s Storehouse: 1 silver for 3 clay.
card-merchant-gold = Merchant (gold)
    .text = One more exchange at the King’s Storehouse: 2 silver for 1 gold.
card-merchant-marble = Merchant (marble)
    .text = One more exchange at the King’s Storehouse: 3 silver for 1 marble.
card-merchant-stone = Merchant (stone)
    .text = One more exchange at the King’s Storehouse: 1 silver for 2 stone.
card-merchant-wood = Merchant (wood)
    .text = One more exchange at the King’s Storehouse: 1 silver for 2 wood.
card-miner = Miner
    .text = In the Mines, gain 1 more clay, whether you chose clay or gold.
card-patron-clay = Patron (clay)
    .text = One more exchange at the King’s Storehouse: 1 clay for 1 virtue.
card-patron-silver = Patron (silver)
    .text = One more exchange at the King’s Storehouse: 2 silver for 1 virtue.
card-patron-stone = Patron (stone)
    .text = One more exchange at the King’s Storehouse: 1 stone for 1 virtue.
card-patron-wood = Patron (wood)
    .text = One more exchange at the King’s Storehouse: 1 wood for 1 virtue.
card-pickpocket = Pickpocket
    .text = When you steal the taxes, also gain 1 gold.
card-squire-gold = Squire (gold)
    .text = At each reset of the Black Market, gain 1 gold if you have nobody in the Prison.
card-squire-marble = Squire (marble)
    .text = At each reset of the Black Market, gain 1 marble if you have nobody in the Prison.
card-squire-virtue = Squire (virtue)
    .text = At each reset of the Black Market, gain 2 virtue if you have nobody in the Prison.
card-stonecutter = Stonecutter
    .text = In the Quarry, gain 1 more stone.
card-swindler-clay = Swindler (clay)
    .text = With each action at the Black Market, also gain 2 clay.
card-swindler-stone = Swindler (stone)
    .text = With each action at the Black Market, also gain 1 stone.
card-swindler-wood = Swindler (wood)
    .text = With each action at the Black Market, also gain 1 wood.
card-thief = Thief
    .text = When you steal the taxes, lose 1 virtue less.
card-trader-clay = Trader (clay)
    .text = One more exchange at the King’s Storehouse: 3 clay for 1 marble.
card-trader-stone = Trader (stone)
    .text = One more exchange at the King’s Storehouse: 2 stone for 1 marble.
card-trader-wood = Trader (wood)
    .text = One more exchange at the King’s Storehouse: 2 wood for 1 marble.
card-trickster = Trickster
    .text = Your actions at the Black Market cost 1 silver less.
card-woodcutter = Woodcutter
    .text = In the Forest, gain 1 more wood.

card-enforcer = Enforcer
    .text = When you send captured workers to the Prison, also gain 1 gold. (Promo.)
card-overseer = Overseer
    .text = At the King’s Storehouse, counts as one more worker. (Promo.)
card-peddler = Peddler
    .text = At each reset of the Black Market, gain 2 silver. (Promo.)

## Black Market cards

card-market-1 = Black Market 1
    .text = Small market: 1 marble. Large market: 2 wood and 2 marble.
card-market-2 = Black Market 2
    .text = Small market: 2 gold. Large market: 1 wood, 1 stone, 1 gold and 1 marble.
card-market-3 = Black Market 3
    .text = Small market: 1 stone and 1 marble. Large market: 2 stone and 2 marble (mirrored position: 2 wood, 1 stone and 1 gold).
card-market-4 = Black Market 4
    .text = Small market: 1 wood and 1 gold. Large market: 2 wood, 1 stone and 1 gold (mirrored position: 1 wood, 2 stone and 1 marble).
card-market-5 = Black Market 5
    .text = Small market: 1 wood and 1 marble. Large market: 1 wood, 2 stone and 1 marble (mirrored position: 2 stone and 2 marble).
card-market-6 = Black Market 6
    .text = Small market: 1 marble. Large market: 2 stone and 2 marble (mirrored position: 1 wood, 2 stone and 1 marble).
card-market-7 = Black Market 7
    .text = Small market: 2 gold. Large market: 1 wood, 2 stone and 1 marble (mirrored position: 2 wood, 1 stone and 1 gold).
card-market-8 = Black Market 8
    .text = Small market: 1 stone and 1 marble. Large market: 2 wood, 1 stone and 1 gold (mirrored position: 2 stone and 2 marble).
card-market-9 = Black Market 9
    .text = Small market: 1 wood and 1 gold. Large market: 1 wood, 1 stone, 1 gold and 1 marble.
card-market-10 = Black Market 10
    .text = Small market: 1 wood and 1 marble. Large market: 2 wood and 2 marble.

## Rewards of the Cathedral

card-reward-silver = Reward (1 virtue and 3 silver)
    .text = Gain 1 virtue and 3 silver.
card-reward-wood = Reward (1 virtue and 2 wood)
    .text = Gain 1 virtue and 2 wood.
card-reward-stone = Reward (1 virtue and 2 stone)
    .text = Gain 1 virtue and 2 stone.
card-reward-card = Reward (1 virtue and 1 building card)
    .text = Gain 1 virtue and draw 1 building card.
card-reward-virtue = Reward (2 virtue)
    .text = Gain 2 virtue.
card-reward-gold = Reward (1 virtue and 1 gold)
    .text = Gain 1 virtue and 1 gold.

## Starting schemes: a reconstruction

card-s01 = The First Stone
    .text = Guildhall: rises one level on the Cathedral if that level is 3 or lower and has a free space, else gains 1 virtue; 1 Future Scheme joins the draw pile. (Reconstructed card.)
card-s02 = The Scaffolding
    .text = Guildhall: rises one level on the Cathedral if that level is 3 or lower and has a free space, else gains 1 virtue; 1 Future Scheme joins the draw pile. (Reconstructed card.)
card-s03 = The Flying Buttresses
    .text = Guildhall: rises one level on the Cathedral if that level is 3 or lower and has a free space, else gains 1 virtue; 1 Future Scheme joins the draw pile. (Reconstructed card.)
card-s04 = The Cistern
    .text = Guildhall, without work on the Cathedral: gains 1 virtue; 1 Future Scheme joins the draw pile, and this card leaves the game. (Reconstructed card.)
card-s05 = The Smuggled Marble
    .text = Black Market on the left, else the next free spot to the right: loses 1 virtue, gains 1 marble. (Reconstructed card.)
card-s06 = The Fences
    .text = Black Market in the middle, else the next free spot to the right, then from the left: loses 1 virtue, discards the leftmost apprentice of each row, gains 1 marble. (Reconstructed card.)
card-s07 = The Midnight Market
    .text = Black Market on the right, else the next free spot from the left: loses 1 virtue, gains 2 marble. (Reconstructed card.)
card-s08 = The Round-up
    .text = Town Centre: captures a player’s largest group. (Reconstructed card.)
card-s09 = The False Witnesses
    .text = Town Centre: captures a player’s largest group. (Reconstructed card.)
card-s10 = The Militia
    .text = Town Centre: one capture for each of its workers there, at most 2, largest groups first. (Reconstructed card.)
card-s11 = The Sale of Captives
    .text = Guardhouse: if it holds captured workers, sends them all to the Prison and gains 1 marble; else, if it has prisoners, takes them all back; else gains 1 virtue. (Reconstructed card.)
card-s12 = The Bribed Gaolers
    .text = Guardhouse: if 3 or more of its workers are held, takes 1 debt, loses 1 virtue and takes them all back; else, if it has prisoners, takes them all back; else, if it holds captured workers, sends them all to the Prison and gains 1 marble; else gains 1 virtue. (Reconstructed card.)
card-s13 = The Corrupt Collector
    .text = Tax Stand: its silver goes to the supply; gains 1 marble for every 5 silver, at most 2, and loses 2 virtue. With no silver there: Silversmith, and gains 1 virtue. (Reconstructed card.)
card-s14 = The Imperial Offering
    .text = King’s Storehouse: gains 1 virtue, then destroys 1 of its unpaid debts. (Reconstructed card.)
card-s15 = The Watch
    .text = Town Centre: captures a player’s largest group. (Reconstructed card.)
card-s16 = The Poaching
    .text = Workshop: discards the leftmost apprentice of each row; the silver on them goes to the supply. (Reconstructed card.)
card-s17 = The Quarrymen
    .text = Quarry: if a player has 3 or more workers there, captures that group; else gains 1 marble. (Reconstructed card.)
card-s18 = The Alms
    .text = Forest: if a player has 3 or more workers there, captures that group; else destroys 1 of its unpaid debts or, having none, gains 1 virtue. (Reconstructed card.)
card-s19 = The Seam
    .text = Mines: if a player has 3 or more workers there, captures that group; else gains 1 marble for every 2 of its workers there, rounded down, at most 2. (Reconstructed card.)
card-s20 = The Gallery
    .text = Mines: if a player has 3 or more workers there, captures that group; else gains 1 marble for every 2 of its workers there, rounded down, at most 2. (Reconstructed card.)

## Future schemes: a reconstruction

card-f01 = The Nave
    .text = Guildhall: rises one level on the Cathedral if that level is 4 or lower and has a free space, else gains 2 marble. (Reconstructed card.)
card-f02 = The Dome
    .text = Guildhall: rises one level on the Cathedral if there is a free space, level 5 included, else gains 2 marble. (Reconstructed card.)
card-f03 = The Manhunt
    .text = Town Centre: captures 2 groups, largest first. (Reconstructed card.)
card-f04 = The Hostages
    .text = Town Centre: captures a player’s largest group, then sends all the workers it holds to the Prison and gains 1 marble if there were any. (Reconstructed card.)
card-f05 = The Imperial Pardon
    .text = Guardhouse: sends all the workers it holds to the Prison (1 marble if there were any), takes all its prisoners back and destroys 1 of its unpaid debts. (Reconstructed card.)
card-f06 = The Cargo
    .text = Black Market on the right, else the next free spot from the left: loses 1 virtue, gains 2 marble. (Reconstructed card.)
card-f07 = The Relic
    .text = King’s Storehouse: gains 2 virtue. (Reconstructed card.)
card-f08 = The Treasury Seizure
    .text = Tax Stand: its silver goes to the supply; gains 1 marble for every 4 silver, at most 2, and loses 2 virtue. With no silver there: Silversmith, and gains 1 marble. (Reconstructed card.)
card-f09 = The Master Builders
    .text = Workshop: discards the leftmost apprentice of each row (the silver on them goes to the supply) and gains 1 virtue. (Reconstructed card.)
card-f10 = The Mosaicists
    .text = Mines: if a player has 2 or more workers there, captures that group; else gains 1 marble for every 2 of its workers there, rounded up, at most 2. (Reconstructed card.)

## Rules, summed up

rule-setup = Setup
    .text = Everybody gets 20 workers and starts at 7 virtue, at the foot of the Cathedral. There are 4 silver on the Tax Stand, 8 apprentices face up, and a pile of 2 reward cards per player plus 1. Everybody gets 4 building cards, keeps 1 in secret and passes the others to the left, until 3 are kept; the last one goes under the pile. The first player, chosen at random, gets 3 silver, the next 4, and so on. Goods, silver and debts never run out.
rule-boards = Characters
    .text = Instead of the standard side everybody plays a character, dealt at random or chosen, whose ability lasts all game. The character sets the silver, the virtue, the goods and how many workers start in the Prison; nobody gets silver by turn order. Additional building cards are drawn after the starting cards have been chosen. The most virtuous goes first, then play goes clockwise.
rule-turn = A turn
    .text = Play goes clockwise, one complete turn after another. On your turn you must place 1 worker from your board and take the action of the place. If you begin your turn without a worker on your board, you spend the whole turn taking 1 back from a large circle. If you have none in any large circle (the rulebook does not cover this), you take 1 back from the Prison, else from another board, else from the Black Market; an option of the match can change that.
rule-placing = Placing a worker
    .text = A large circle takes any number of workers of any colour, and they can be captured there. Each of the 3 small circles of the Black Market takes only one, which leaves only at the reset. In the Guildhall workers are laid down from left to right and from top to bottom, and stay until the end. Nobody places a worker in the Prison directly. How much a place gives depends only on your own workers there, including the one you place.
rule-gathering = Quarry, Forest, Mines and Silversmith
    .text = The Quarry gives 1 stone, and the Forest 1 wood, for each worker you have there, including the new one. In the Mines, choose clay (1, plus 1 for each worker) or gold (1 for every 2 workers), never some of both. The Silversmith gives 1 silver, plus 1 for each worker. Other players’ workers make no difference.
rule-exchanges = King’s Storehouse
    .text = You make at most 1 exchange for each worker you have there, one after another; the same one may be repeated. 2 clay, wood or stone, mixed as you like, are worth 1 virtue; 3 wood or stone are worth 1 marble. Your Merchants, Traders and Patrons each add an exchange of their own. What one exchange brings may pay for the next.
rule-hiring = Workshop: hiring an apprentice
    .text = Hiring costs 4 silver, of which 2 are tax. You may choose from as many columns, from the left, as you have workers at the Workshop; for each further column, put 1 silver on a card of the same row, beginning with the leftmost. The apprentice brings you the silver lying on it (which cannot be used to pay for it), and its virtue applies at once; the row then slides to the left and is filled on the right. You may have 5 apprentices: to take another, first discard one, which does not change your virtue. At the Black Market or through a building, any face-up apprentice may be hired.
rule-plans = Workshop: building plans
    .text = Instead of hiring, draw 1 building card, plus 1 for every 2 workers you have at the Workshop. If the pile runs short, take what is left. The limit is 6 cards in hand, at the end of your turn only: discard the excess, of your choice, face down under the pile.
rule-captures = Town Centre
    .text = You make at most 1 capture for each worker you have at the Town Centre, counted when you place. A capture takes all workers of one colour from one large circle; the first costs 1 tax, each further one 1 silver. One visit may reach 2 places with up to 3 players, only one with 4 or 5. Other players’ workers go to your board, your own return to your supply. The Town Centre itself may be chosen, but never the Black Market, the Guildhall, the Prison or a board.
rule-taxes = Tax Stand
    .text = Take all the silver there and lose 2 virtue. When it is empty, nobody can place there. It is filled by the taxes paid: 2 for hiring at the Workshop, 1 for the first capture of a visit, 2 for getting captured workers back and 3 for paying off a debt.
rule-black-market = Black Market
    .text = The three spots cost 1, 2 and 3 silver, none of it tax, and 1 virtue each; there is room for one worker on each. On the left you get what the small market shows; on the right what the large market shows; where there is no card, what is printed on the board. In the middle, hire any face-up apprentice at no further price, with the silver lying on it, or look at 5 building cards and keep 1. The Black Market cards stay where they are until the reset. At 10 virtue or more, the Black Market is closed to you.
rule-guards = Guardhouse
    .text = You take at most 1 action for each worker you have there, in any order. You may send all captured workers on your board to the Prison, and gain 1 silver for each, or release all your workers from the Prison for free. You may get all your workers back from the other boards, for 5 silver of which 2 are tax, or for 1 debt and 1 virtue. You may pay off 1 debt for 6 silver of which 3 are tax: it is turned over and you gain 1 virtue; each debt is an action.
rule-guild = Guildhall
    .text = A worker is placed here to construct a building from your hand or to advance work on the Cathedral; one of the two must be possible. The spaces fill from left to right and from top to bottom, in 4 rows, with one column more than there are players (3 in the solo game). These workers never leave. The first space of each of the two bottom rows triggers a reset of the Black Market, and the very last space the end of the game.
rule-building = Constructing a building
    .text = For each skill asked for (carpentry, tiling, masonry) you need at least one apprentice who has it; one may bring several, and none is discarded. Pay the goods shown and lay the card in front of you. Apply its virtue, then its effect if it is immediate; an end-of-game effect waits for the scoring. A gain cannot be declined; a capture, a hire, the destruction of a debt or the sale of a card can.
rule-cathedral = Advancing work on the Cathedral
    .text = It takes at least 5 virtue, a free space on the next level and a building card to discard. The levels cost 1 gold, then 4 wood or stone, 1 marble, 8 wood or stone, and finally 2 gold and 2 marble; mix wood and stone as you like. They have 3, 3, 2, 2 and 1 spaces and are worth 2, 4, 7, 12 and 20 VP at the end. Pay, discard a building card, rise one level, then reveal a reward card and take what it gives; if none is left, gain 1 virtue.
rule-virtue = Virtue track
    .text = Virtue goes from 0 to 14. At 10 or more, the Black Market is closed to you; at 4 or less, the Cathedral is. At 3 or 2 you evade 1 silver of tax in every price; at 1 or 0 you evade 2. Each virtue gained above 14 lets you destroy 1 unpaid debt; each virtue lost below 0 makes you take 1 debt. At the end it is worth, from 0 to 5: −9, −8, −7, −5, −3 and −1 VP; from 6 to 9, nothing; from 10 to 14: 1, 2, 3, 5 and 7 VP.
rule-reset = Reset of the Black Market
    .text = It happens when all 3 spots of the Black Market are occupied, or when a worker takes the first space of one of the two bottom rows of the Guildhall; the action under way is finished first. The workers in the Black Market go to the Prison, and the card of the small market is turned over onto the large market. Then players use their apprentices that act at a reset, in any order. Whoever has 3 or more workers in the Prison loses 1 virtue. Finally, whoever has the most there takes 1 debt, and so does everybody tied for the most; nobody does if the Prison is empty.
rule-ending = End of the game
    .text = When a worker takes the last space of the Guildhall, its player finishes the turn. Then everybody has one more turn, that player last. In this final round you can still build: workers are laid beside the Guildhall and no longer trigger anything. A reset may still happen if the Black Market fills up.
rule-scoring = Final score
    .text = End-of-game effects that change virtue come first. Then count the buildings with their bonuses, the level of the Cathedral and the position on the virtue track. Lose 2 VP for each unpaid debt and 1 VP for each pair of workers in the Prison. Gain 1 VP for each gold and each marble, and 1 VP for every 10 silver. In a tie, the higher virtue wins, then more silver; else the victory is shared.
rule-effects = Effects of cards
    .text = An immediate effect happens on construction, after the change of virtue; an end-of-game effect just before scoring. Captures and releases given by a building are free of silver and tax. “All players” includes the one who builds and the solo opponent. An incomplete set does not count, and a tie never gives a bonus for having the most. Each copy of an apprentice counts, and one just hired can be used from the next action on.
rule-solo = Solo game
    .text = Play as with 2 players, against Constantine or Helena: the 4 resource markets are taken out, you keep 3 of 5 building cards and go first, with 3 silver. On its turn the opponent reveals a scheme card, places a worker where it says and follows it; neither prices nor virtue stop it. Without workers on its board, it calls them all home, except those in the Black Market and the Guildhall. It scores 1 VP (Constantine) or 3 VP (Helena) for each worker in the Guildhall, then the Cathedral, virtue, 1 VP per marble, −2 per debt and −1 per pair of prisoners; you must do better. Its cards, and the game of 2 against it, are a reconstruction by Regna: we have not seen the official cards.

## What the coach speaks of

aspect-buildings = { category-buildings }
aspect-cathedral = { category-cathedral }
aspect-virtue = { category-virtue }
aspect-debts = { category-debts }
aspect-gold-marble = { category-gold-marble }
aspect-silver = { category-silver }
aspect-prison = { category-prison }
aspect-guildhall = { category-guildhall }
aspect-goods = Clay, wood and stone
aspect-workers = Workers
aspect-skills = Apprentices and their skills
aspect-plans = Plans for buildings

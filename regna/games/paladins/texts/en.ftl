# Paladins of the West Kingdom, in English. The rules are summed up in our own words.

version-2 = When two Taxes differ, the player chooses their order where it can matter. The order is no longer asked for where it makes no difference. When a wall offers a choice, the opponent always tries the left one first; a Suspicion that it should discard and does not have costs the Tax Supply 1 coin.
game-paladins = Paladins of the West Kingdom
    .text = Seven rounds, a paladin each, and workers from the tavern: send out monks, build walls, set up outposts, absolve, attack and convert, before the Inquisition counts your suspicions. With the expansion City of Crowns, if you like.
    .goal = The goal: to have the most victory points after 7 rounds.

board-reconstructed = On the boards, these are a reconstruction by Regna: the workers under the workshops, the numbers on the jars and their places, and the Tax Supply for 1 to 3 players.
scheme-reconstructed = How many scheme cards there are of each kind is a reconstruction by Regna, except the five for King’s Favours.

source-rulebook = From the rulebook
source-component = From the printed card
source-reconstructed = Reconstructed by Regna: the official figures are not known

## Words

seat-yellow = Yellow
seat-red = Red
seat-green = Green
seat-blue = Blue
opponent-easy = Opponent (easy)
opponent-standard = Opponent (standard)
opponent-hard = Opponent (hard)

thing-faith = Faith
thing-strength = Strength
thing-influence = Influence

how-quest = quest
how-keep = recruit

deck-paladin = Paladin
deck-townsfolk = Townsfolk
deck-outsider = Outsider
deck-wall = Wall
deck-tavern = Tavern
deck-suspicion = Suspicion
deck-order = King’s Order
deck-favour = King’s Favour
deck-scheme = Scheme

category-orders = King’s Orders
category-faith = Faith
category-strength = Strength
category-influence = Influence
category-workshops = Workshops
category-monks = Monks
category-walls = Walls
category-outposts = Outposts
category-absolutions = Absolutions
category-outsiders = Converted Outsiders
category-debts = Debts
category-resources = Coins and provisions

why-busy = its workers are there already
why-workers = it has too few workers
why-means = it lacks the attribute, a target or a free place
why-favour = no King’s Favour is face up and free
why-order = none of the King’s Orders can be followed

place-1-recruit = Region 1: 1 free recruit
place-1-coins = Region 1: 2 coins
place-1-labourer = Region 1: 1 Labourer (3 players or more)
place-1-discard = Region 1: 1 Suspicion discarded (4 players)
place-2-recruit = Region 2: 1 free recruit
place-2-coins = Region 2: 2 coins
place-2-scout = Region 2: 1 Scout
place-2-discard = Region 2: 1 Suspicion discarded
place-2-labourer = Region 2: 1 Labourer (4 players)
place-2-coins-b = Region 2: 2 coins (3 players or more)
place-2-discard-b = Region 2: 1 Suspicion discarded (3 players or more)
place-3-labourer = Region 3: 1 Labourer
place-3-merchant = Region 3: 1 Merchant
place-3-coins = Region 3: 2 coins
place-3-pray = Region 3: 1 Prayer
place-3-scout = Region 3: 1 Scout
place-3-fighter = Region 3: 1 Fighter
place-3-recruit = Region 3: 1 free recruit (3 players or more)
place-3-repay = Region 3: 1 Debt paid off (3 players or more)
place-3-coins-b = Region 3: 2 coins (4 players)
place-4-fighter = Region 4: 1 Fighter
place-4-pray = Region 4: 1 Prayer
place-4-merchant = Region 4: 1 Merchant
place-4-cleric = Region 4: 1 Cleric
place-4-repay = Region 4: 1 Debt paid off
place-4-scout = Region 4: 1 Labourer and 1 Scout
place-4-coins = Region 4: 2 coins
place-4-pray-b = Region 4: 1 Prayer (3 players or more)
place-4-labourers = Region 4: 2 Labourers (4 players)
place-4-coins-b = Region 4: 2 coins (3 players or more)
place-5-pray = Region 5: 1 Prayer
place-5-fighter = Region 5: 1 Labourer and 1 Fighter
place-5-repay = Region 5: 1 Debt paid off
place-5-merchant = Region 5: 1 Labourer and 1 Merchant
place-5-cleric = Region 5: 1 Labourer and 1 Cleric
place-5-repay-b = Region 5: 1 Debt paid off (4 players)
place-5-labourers = Region 5: 2 Labourers (3 players or more)
place-6-repay = Region 6: 1 Debt paid off
place-6-pray = Region 6: 1 Prayer (3 players or more)
place-6-labourers = Region 6: 2 Labourers (4 players)
jar-repay-1 = 1 Debt paid off (1)
jar-repay-2 = 1 Debt paid off (2)
jar-discard = 1 Suspicion discarded
jar-pray-1 = 1 Prayer (1)
jar-pray-2 = 1 Prayer (2)
jar-recruit = 1 free recruit
jar-labourer = 1 Labourer
jar-provisions = 2 provisions
jar-faith = 1 Faith
spot-commission-left = Commission, left slot
spot-commission-middle = Commission, middle slot
spot-fortify-left = Fortify, left slot
spot-fortify-middle = Fortify, middle slot
spot-garrison-left = Garrison, left slot
spot-garrison-middle = Garrison, middle slot
spot-absolve-left = Absolve, left slot
spot-absolve-middle = Absolve, middle slot
spot-attack-left = Attack, left slot
spot-attack-middle = Attack, middle slot
spot-convert-left = Convert, left slot
spot-convert-middle = Convert, middle slot
action-develop = Develop
action-recruit = Recruit
action-pray = Pray
action-conspire = Conspire
action-hunt = Hunt
action-trade = Trade
action-commission = Commission
action-fortify = Fortify
action-garrison = Garrison
action-absolve = Absolve
action-attack = Attack
action-convert = Convert

## Amounts

amount-labourer = { $n ->
        [one] { $n } Labourer
       *[other] { $n } Labourers
    }
amount-scout = { $n ->
        [one] { $n } Scout
       *[other] { $n } Scouts
    }
amount-merchant = { $n ->
        [one] { $n } Merchant
       *[other] { $n } Merchants
    }
amount-fighter = { $n ->
        [one] { $n } Fighter
       *[other] { $n } Fighters
    }
amount-cleric = { $n ->
        [one] { $n } Cleric
       *[other] { $n } Clerics
    }
amount-criminal = { $n ->
        [one] { $n } Criminal
       *[other] { $n } Criminals
    }
amount-faith = { $n } Faith
amount-strength = { $n } Strength
amount-influence = { $n } Influence
amount-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-provision = { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
amount-tax = { $n } tax
amount-discard = { $n ->
        [one] { $n } Suspicion discarded
       *[other] { $n } Suspicions discarded
    }
amount-may-discard = { $n ->
        [one] { $n } Suspicion discarded, if you like
       *[other] { $n } Suspicions discarded, if you like
    }
amount-repay = { $n ->
        [one] { $n } Debt paid off
       *[other] { $n } Debts paid off
    }
amount-destroy = { $n ->
        [one] { $n } Debt destroyed
       *[other] { $n } Debts destroyed
    }
amount-debt = { $n ->
        [one] { $n } Debt
       *[other] { $n } Debts
    }
amount-pray = { $n ->
        [one] { $n } Prayer
       *[other] { $n } Prayers
    }
amount-recruit = { $n ->
        [one] { $n } free recruit
       *[other] { $n } free recruits
    }
amount-develop = { $n ->
        [one] { $n } Workshop developed
       *[other] { $n } Workshops developed
    }
amount-nothing = nothing

slots-labourer = { $n ->
        [one] { $n } Labourer
       *[other] { $n } Labourers
    }
slots-scout = { $n ->
        [one] { $n } Scout
       *[other] { $n } Scouts
    }
slots-merchant = { $n ->
        [one] { $n } Merchant
       *[other] { $n } Merchants
    }
slots-fighter = { $n ->
        [one] { $n } Fighter
       *[other] { $n } Fighters
    }
slots-cleric = { $n ->
        [one] { $n } Cleric
       *[other] { $n } Clerics
    }
slots-criminal = { $n ->
        [one] { $n } Criminal
       *[other] { $n } Criminals
    }
slots-any = { $n ->
        [one] { $n } worker of any kind
       *[other] { $n } workers of any kind
    }

## Options of a match

choice-opponent = Solo opponent
    .text = Its moves follow from the rules, against 1 player. The mix of its scheme cards is a reconstruction by Regna.
choice-opponent-none = None
choice-opponent-easy = Easy (starts with 1 workshop, 2 with City of Crowns)
    .alone = easy level
choice-opponent-standard = Standard (starts with 3 workshops, 4 with City of Crowns)
    .alone = standard level
choice-opponent-hard = Hard (starts with 5 workshops, 6 with City of Crowns)
    .alone = hard level
choice-tax-pool = Tax Supply
    .text = Only the 8 coins for 4 players are certain; those for 1 to 3 players are a reconstruction.
choice-tax-pool-even = 5, 6, 7 and 8 coins for 1 to 4 players
choice-tax-pool-uneven = 5, 5, 6 and 8 coins for 1 to 4 players
choice-jars = Numbers on the jars
    .text = Only the first, 0, is certain; the others are a reconstruction.
choice-jars-odd = 0, 1, 3, 5, 7, 9 and 11
choice-jars-even = 0, 2, 4, 6, 8, 10 and 12
choice-mercenaries = Mercenaries
    .text = The rulebook does not say whether “2 Mercenaries = 3 VP” is meant for each or for both together.
choice-mercenaries-each = Each is worth 1 VP, plus 1 for every Mercenary
choice-mercenaries-together = All together are worth 1 VP, plus 1 for every Mercenary

## Questions, and the answers to them

ask-draft = Whom do you recruit to start with?
option-draft = { $card }

ask-use = Which paladin joins you this round?
option-use = { $card }

ask-top = Which paladin goes back on top of your pile? The other goes underneath.
option-top = { $card }

ask-tavern = Which tavern card do you take?
option-tavern = { $card }

ask-act = Which action do you take?
option-act = { $space }
option-act-pass = Pass until the next round

ask-staff = Which workers do you send? It takes { $slots }.
option-staff = { $crew }

ask-hands = With how many workers? ({ $space })
option-hands = { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }

ask-cover = Where do you place your workshop?
option-cover = { $spot }

ask-hire = Whom do you send on a quest, or recruit?
option-hire = { $n ->
        [0] { $card }: { $how }, free
        [one] { $card }: { $how }, 1 coin
       *[other] { $card }: { $how }, { $n } coins
    }
option-hire-stop = Nobody

ask-pay = How do you pay?
option-pay-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
option-pay-debt = Take 1 Debt

ask-clear = Which action do you clear of its workers?
option-clear = { $space }
option-clear-stop = None

ask-send = Where do you send your monk?
option-send = { $place }

ask-guard = Where do you set up an outpost?
option-guard = { $place }

ask-fill = Where do you place your jar?
option-fill = { $jar }

ask-fight = Whom do you attack?
option-fight = { $n ->
        [0] { $card }
        [one] { $card } (paying 1 coin)
       *[other] { $card } (paying { $n } coins)
    }

ask-preach = Whom do you convert?
option-preach = { $card }

ask-choose = What do you take?
option-choose = { $gain }

ask-first = The order may matter: what comes first?
option-first = { $gain }

ask-forget = Do you discard a Suspicion?
option-forget-discard = Discard 1 Suspicion
option-forget-keep = Discard nothing

ask-react = Inquisition: which of your townsfolk acts now?
option-react = { $card }

ask-keep = Which workers do you keep for the next round? At most 3.
option-keep = { $crew }

## Why not

reason-busy = Your workers are already there, until you pray or the round ends.
reason-workers = It takes { $slots }; you have { $crew }.
reason-coins = It takes { $need ->
        [one] 1 coin
       *[other] { $need } coins
    }; { $have ->
        [0] you have none.
       *[other] you have { $have }.
    }
reason-provisions = It takes { $need ->
        [one] 1 provision
       *[other] { $need } provisions
    }; { $have ->
        [0] you have none.
       *[other] you have { $have }.
    }
reason-level = { $attribute } { $have }, it takes { $need }.
reason-level-or-coins = { $attribute } { $have }, it takes { $need } or { $n ->
        [one] 1 coin.
       *[other] { $n } coins.
    }
reason-all-out = You have already done this { $n } times, the maximum.
reason-covered = A workshop is already there.
reason-no-townsfolk = There are no townsfolk left in the row.
reason-no-outsiders = There are no Outsiders left in the row.
reason-no-walls = There are no walls left.
reason-no-place = No place on the board is free.
reason-taken = This place is taken.
reason-closed = This place is only used with { $n } or more players.
reason-favour-taken = This favour has already been used this round.

## Log

event-round = Round { $n }.
event-reveal = Revealed: { $card }.
event-arrive = Arrives: { $card }.
event-leave = Leaves: { $card }.
event-chosen = Everybody has chosen a paladin.
event-paladin = { $player } is joined by { $card }.
event-tavern = { $player } takes from the tavern: { $card }.
event-act = { $player }: { $space } ({ $crew }).
event-pay = { $player } pays { $price }.
event-gain = { $player } gains { $gain }.
event-develop = { $player } places a workshop: { $spot }.
event-quest = { $player } sends on a quest: { $card }.
event-join = { $player } recruits: { $card }.
event-clear = { $player } clears an action: { $space }.
event-commission = { $player } sends out a monk. { $place }.
event-garrison = { $player } sets up an outpost. { $place }.
event-wall = { $player } builds: { $card }.
event-absolve = { $player } moves a jar: { $jar }.
event-attack = { $player } attacks: { $card }.
event-convert = { $player } converts: { $card }.
event-suspicion = { $player } draws: { $card }.
event-suspicions-shuffled = The discarded suspicions are shuffled.
event-discard = { $n ->
        [one] { $player } discards 1 Suspicion.
       *[other] { $player } discards { $n } Suspicions.
    }
event-tax = { $player } takes { $n } tax.
event-debt = { $n ->
        [one] { $player } takes 1 Debt.
       *[other] { $player } takes { $n } Debts.
    }
event-repay = { $player } pays off 1 Debt.
event-destroy = { $player } destroys 1 Debt.
event-inquisition = { $player } has triggered the Inquisition.
event-react = { $player } uses { $card }.
event-pool = { $n ->
        [one] The Tax Supply is refilled: { $n } coin.
       *[other] The Tax Supply is refilled: { $n } coins.
    }
event-pool-less = { $n ->
        [one] { $player } has nothing to discard: { $n } coin leaves the Tax Supply.
       *[other] { $player } has nothing to discard: { $n } coins leave the Tax Supply.
    }
event-pass = { $player } passes.
event-keep = { $player } keeps { $crew }.

event-workforce = { $n ->
        [one] { $player } has 1 worker.
       *[other] { $player } has { $n } workers.
    }
event-marker = { $player } moves the resource marker { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }, to space { $at }.
event-scheme = { $player } reveals a scheme: { $card }.
event-opponent-acts = { $player }: { $space } ({ $rule }, p. { $page }).
event-opponent-cannot = { $player } cannot follow it, since { $why }: it takes the leftmost free action of the top row instead (p. 29).
event-absolve-alone = { $player } turns a jar over.
event-schemes-shuffled = All scheme cards are shuffled.
event-rest = { $n ->
        [one] { $player } rests with 1 worker (p. 30).
       *[other] { $player } rests with { $n } workers (p. 30).
    }

## Rules

rule-setup = Setting up
    .text = Everybody has 8 workshops, 7 monks, 7 outposts, 7 jars, 12 paladins, 3 coins and 1 provision. Three King’s Orders and five King’s Favours lie face down. In reverse turn order everybody recruits one of the five townsfolk for free, with what is given at once; only then is the row filled up. The coins in the Tax Supply for 1 to 3 players, the workers under the workshops and the numbers and places of the jars are a reconstruction.
rule-kings = King’s Orders and Favours
    .text = An Order is revealed in each of rounds 1 to 3, worth 4, 6 and 8 VP at the end to everybody who did that action 5 times or more. A Favour is revealed in each of rounds 3 to 7: one more action, for one worker, once a round for all players together; no prayer clears it.
rule-paladins = Choosing a paladin
    .text = Draw the top 3 of your pile. In secret, one is for this round, one goes back on top of the pile and one under it. Your paladin brings 2 workers, raises attributes for this round only, and has one ability.
rule-gathering = Taking workers
    .text = In turn order everybody shows the paladin, takes its 2 workers, then takes one of the tavern cards left, with 4 workers. There is one more card than there are players. Each Criminal brings a Suspicion at once.
rule-reset = End of a round
    .text = The townsman on the rightmost slot and the Outsider on the leftmost slot are discarded if they are still there; in the solo game their neighbours are too. Townsfolk slide to the right, Outsiders to the left, and the rows are filled up while there are cards. Workers leave the Favours.
rule-crews = Placing workers
    .text = An action needs workers on all its slots that no workshop covers. A clear slot takes anybody, a coloured one its colour; Criminals fit everywhere. An action with workers cannot be used again until a prayer clears it or the round ends. Commission, Fortify, Garrison, Absolve and Convert can be done at most 7 times in a game.
rule-developing = Develop
    .text = 2 workers of any kind and 4 coins move your leftmost workshop to one of the two left slots of an action on the right. That slot no longer needs a worker; one standing there leaves the board. You gain the worker printed where the workshop was (a reconstruction, except for the first).
rule-recruiting = Recruit
    .text = With 1 worker you send one of the townsfolk on a quest: the card is discarded for its upper reward. With 2, one of them a Fighter, the townsman stays with you, with what is given at once and a lasting ability. You pay the coins under the card; the two on the left can be had for 1 Debt instead.
rule-praying = Pray
    .text = 1 Cleric and 2 coins: take the workers off another action of your board, so that it can be used again this round. A prayer from elsewhere may clear any action of your board.
rule-conspiring = Conspire
    .text = 1 worker of any kind brings 1 Criminal, and so 1 Suspicion.
rule-supplies = Hunt and Trade
    .text = 1 worker of any kind brings 1 provision or 1 coin. 2 workers, with a Scout for Hunt or a Merchant for Trade, bring 3. A second worker cannot be added later.
rule-commissions = Commission
    .text = Pay 1, 1, 1, 2, 2, 3 or 3 provisions and send out a monk, to a free place of a region whose Faith flag you reach (0, 2, 4, 6, 8, 10). You gain what the place shows, and 1 Influence.
rule-fortifying = Fortify
    .text = With enough Influence (0, 1, 3, 5, 7, 9, 11) and 1, 1, 1, 2, 2, 3 or 3 provisions, draw a wall and gain all it shows: at least 1 Strength.
rule-garrisons = Garrison
    .text = Pay 1, 1, 1, 2, 2, 3 or 3 provisions and set up an outpost, on a free place of a region whose Strength flag you reach (1, 3, 5, 7, 9, 11). You gain what the place shows, and 1 Faith. Coins cannot replace Strength here.
rule-absolving = Absolve
    .text = With enough Influence for your leftmost jar and 1, 2, 2, 2, 3, 3 or 3 coins, move it to a free place and gain what it shows, then 1 Faith; you may discard 1 Suspicion. The numbers on the jars after the first, and how many places there are of each kind, are a reconstruction.
rule-attacks = Attack
    .text = Beat an Outsider whose Strength flag you reach (1, 3, 5, 7, 9, 11); 1 coin replaces 2 missing Strength, rounded up. You gain the upper rewards and keep the card, whose faction may count at the end.
rule-conversions = Convert
    .text = Win over an Outsider whose Faith flag you reach (0, 2, 4, 6, 8, 10) for 0, 1, 2, 2, 2, 3 or 3 coins. You gain the lower reward; its bonus counts at the end.
rule-suspicion = Suspicion and tax
    .text = Each Criminal added to your workers brings a Suspicion at once, and the tax it shows. Tax must be taken, from the Tax Supply first. Whoever takes its last coin triggers the Inquisition. When no Suspicion is left to draw, the discards are shuffled; if there are none either, the Inquisition comes first. How many Suspicions show 0, 1 or 2 is a reconstruction.
rule-inquisition = The Inquisition
    .text = First everybody’s Conspirators, Peddlers and Squires act, in the order their owner likes. Then whoever has the most Suspicions, and everybody tied for the most, takes 1 Debt and discards half of them, rounded down, the latest first. If nobody has any, nothing happens. Then the Tax Supply is refilled, and what was interrupted goes on. Those who have passed are affected too.
rule-passing = Passing
    .text = All your workers leave your board; of those not placed you keep up to 3. You take no more actions this round, but the Inquisition still reaches you.
rule-scoring = Final score
    .text = King’s Orders; attributes; from 6 on, workshops; from 5 on, monks, walls, outposts and absolutions; VP on walls; converted Outsiders; 1 VP for each Debt paid off, −3 for each unpaid one; 1 VP for every 3 coins and provisions. Ties: most VP from Orders, then fewest Suspicions, then shared.
rule-solo = Playing alone
    .text = The opponent has as many workers as the round plus 3, without colours, no paladin, no coins and no provisions. Each turn it reveals a scheme and does that action if it can, else the leftmost free one of Recruit, Pray, Trade, Conspire and Rest. What it would gain in coins, provisions or tax moves its marker on a track of 5, which says what it aims at; each return to the start raises its lowest attribute. Each of its converted Outsiders counts at least 1 VP. How many schemes there are of each kind is a reconstruction.
rule-abilities = Townsfolk and Outsiders
    .text = Abbot, Acolyte, Architect, Defender, Gatekeeper, Missionary and Watchman answer to one action each, the Debt Collector to a Debt paid off. At an Inquisition a Conspirator discards a Suspicion, a Peddler pays whoever has 2 or more, a Squire whoever has none. Each copy acts by itself. Bonuses of converted Outsiders count what lies on the table at the end, rounded down.
rule-icons = Rewards
    .text = A reward is taken at once and in full; discarding, paying off and destroying do nothing for whoever has none. A free recruit costs neither workers nor coins, and may be a quest. Gains come in the order shown; where a Suspicion or the Inquisition could make a difference, you are asked.

## Paladins

card-anseis = Anséis
    .text = 1 Merchant and 1 Scout. Influence +3 and Faith +1. Fortify: costs no provisions.
card-berengier = Bérengier
    .text = 1 Fighter and 1 Merchant. Strength +3 and Influence +1. Garrison: costs no provisions.
card-engelier = Engelier
    .text = 1 Fighter and 1 Scout. Strength +3 and Faith +1. Attack: 2 more coins.
card-gerier = Gérier
    .text = 1 Cleric and 1 Fighter. Faith +3 and Influence +1. Convert: costs no coins.
card-gerin = Gérin
    .text = 1 Merchant and 1 Labourer. Influence +4. Conspire: 2 more coins.
card-girard = Girard
    .text = 2 Scouts. Faith +2 and Influence +2. Hunt: 2 more provisions.
card-ivoire = Ivoire
    .text = 1 Cleric and 1 Merchant. Influence +3 and Strength +1. Absolve: costs no coins.
card-ivon = Ivon
    .text = 1 Cleric and 1 Scout. Faith +3 and Strength +1. Commission: costs no provisions.
card-oliver = Oliver
    .text = 2 Clerics. Faith +4. Pray: costs no coins.
card-otton = Otton
    .text = 2 Merchants. Faith +2 and Strength +2. Trade: 2 more coins.
card-roland = Roland
    .text = 1 Fighter and 1 Labourer. Strength +4. Recruit: costs no coins.
card-samson = Samson
    .text = 1 Scout and 1 Labourer. Strength +2 and Influence +2. Develop: costs 2 coins less.

## Townsfolk

card-abbot-labourer = Abbot (Labourer)
    .text = Quest: 1 Cleric and 1 Labourer. Recruited: 1 Labourer with every Absolve action.
card-abbot-provision = Abbot (provision)
    .text = Quest: 1 Prayer. Recruited: 1 provision at once, then 1 provision with every Absolve action.
card-abbot-tax = Abbot (tax)
    .text = Quest: 1 Debt destroyed. Recruited: 1 Suspicion discarded at once, then 1 tax with every Absolve action.
card-acolyte-labourer = Acolyte (Labourer)
    .text = Quest: 1 Cleric. Recruited: 1 Labourer with every Commission action.
card-acolyte-coin = Acolyte (coin)
    .text = Quest: 1 Prayer. Recruited: 1 coin at once, then 1 coin with every Commission action.
card-acolyte-tax = Acolyte (tax)
    .text = Quest: 2 Suspicions discarded. Recruited: 1 Suspicion discarded at once, then 1 tax with every Commission action.
card-architect-labourer = Architect (Labourer)
    .text = Quest: 1 Criminal. Recruited: 1 Labourer with every Develop action.
card-architect-provision = Architect (provision)
    .text = Quest: 1 Labourer and 1 provision. Recruited: 1 provision at once, then 1 provision with every Develop action.
card-architect-tax = Architect (tax)
    .text = Quest: 2 tax. Recruited: 1 Suspicion discarded at once, then 1 tax with every Develop action.
card-conspirator-discard = Conspirator (Suspicions)
    .text = Quest: 2 Suspicions discarded. Recruited: 1 Suspicion discarded at every Inquisition.
card-conspirator-criminal = Conspirator (Criminal)
    .text = Quest: 1 Criminal. Recruited: 1 Suspicion discarded at every Inquisition.
card-debt-collector-labourer = Debt Collector (Labourer)
    .text = Quest: 2 Labourers. Recruited: 1 Labourer with every Debt you pay off.
card-debt-collector-fighter = Debt Collector (Fighter)
    .text = Quest: 1 Debt destroyed. Recruited: 1 Fighter with every Debt you pay off.
card-debt-collector-scout = Debt Collector (Scout)
    .text = Quest: 2 Suspicions discarded. Recruited: 1 Scout with every Debt you pay off.
card-defender-labourer = Defender (Labourer)
    .text = Quest: 1 Strength. Recruited: 1 Labourer with every Attack action.
card-defender-provision = Defender (provision)
    .text = Quest: 1 Labourer and 1 provision. Recruited: 1 provision at once, then 1 provision with every Attack action.
card-defender-tax = Defender (tax)
    .text = Quest: 2 tax. Recruited: 1 Suspicion discarded at once, then 1 tax with every Attack action.
card-gatekeeper-labourer = Gatekeeper (Labourer)
    .text = Quest: 1 Merchant and 1 Labourer. Recruited: 1 Labourer with every Fortify action.
card-gatekeeper-coin = Gatekeeper (coin)
    .text = Quest: 1 Scout. Recruited: 1 coin at once, then 1 coin with every Fortify action.
card-gatekeeper-tax = Gatekeeper (tax)
    .text = Quest: 2 tax. Recruited: 1 Suspicion discarded at once, then 1 tax with every Fortify action.
card-missionary-labourer = Missionary (Labourer)
    .text = Quest: 1 Prayer. Recruited: 1 Labourer with every Convert action.
card-missionary-provision = Missionary (provision)
    .text = Quest: 1 Faith. Recruited: 1 provision at once, then 1 provision with every Convert action.
card-missionary-tax = Missionary (tax)
    .text = Quest: 1 Scout and 1 Labourer. Recruited: 1 Suspicion discarded at once, then 1 tax with every Convert action.
card-peddler-labourer = Peddler (Labourer)
    .text = Quest: 2 Labourers. Recruited: 1 Labourer at every Inquisition at which you have 2 Suspicions or more.
card-peddler-provision = Peddler (provision)
    .text = Quest: 1 Labourer and 1 provision. Recruited: 2 provisions at every Inquisition at which you have 2 Suspicions or more.
card-peddler-coin = Peddler (coin)
    .text = Quest: 2 Suspicions discarded. Recruited: 2 coins at every Inquisition at which you have 2 Suspicions or more.
card-squire-faith = Squire (Faith)
    .text = Quest: 1 Fighter. Recruited: 1 Faith at every Inquisition at which you have no Suspicion.
card-squire-influence = Squire (Influence)
    .text = Quest: 1 Influence. Recruited: 1 Influence at every Inquisition at which you have no Suspicion.
card-squire-strength = Squire (Strength)
    .text = Quest: 1 Criminal. Recruited: 1 Strength at every Inquisition at which you have no Suspicion. (Reconstructed card.)
card-watchman-labourer = Watchman (Labourer)
    .text = Quest: 1 Fighter and 1 Labourer. Recruited: 1 Labourer with every Garrison action.
card-watchman-coin = Watchman (coin)
    .text = Quest: 1 Labourer and 1 provision. Recruited: 1 coin at once, then 1 coin with every Garrison action.
card-watchman-tax = Watchman (tax)
    .text = Quest: 1 Merchant. Recruited: 1 Suspicion discarded at once, then 1 tax with every Garrison action.

## Outsiders

card-viking-adventurer = Viking Adventurer
    .text = Attacked: 1 Influence, 1 Labourer and 1 Cleric. Converted: 1 Strength; at the end, 1 VP for every 2 Monks sent out.
card-viking-armourer = Viking Armourer
    .text = Attacked: 1 Influence, 1 Labourer and 1 provision. Converted: 1 Strength; at the end, 1 VP for every 4 Strength.
card-viking-assassin = Viking Assassin
    .text = Attacked: 1 Influence, 1 Labourer and 1 Fighter. Converted: 2 Strength; at the end, 1 VP for each Byzantine you attacked.
card-viking-barbarian = Viking Barbarian
    .text = Attacked: 1 Influence, 1 tax and 1 provision. Converted: 2 Strength; at the end, 1 VP for each Saracen you attacked.
card-viking-guardian = Viking Guardian
    .text = Attacked: 1 Influence, 1 Merchant and 1 provision. Converted: 1 Strength; at the end, 1 VP for every 2 Workshops developed.
card-viking-lookout = Viking Lookout
    .text = Attacked: 1 Influence and 1 Merchant. Converted: 1 Strength; at the end, 1 VP for every 2 Walls built.
card-viking-marauder = Viking Marauder
    .text = Attacked: 1 Influence and 1 Criminal. Converted: 1 Strength; at the end, 1 VP for every 4 Influence.
card-viking-mercenary = Viking Mercenary
    .text = Attacked: 1 Influence and 2 Labourers. Converted: 1 Strength; at the end, 1 VP, and 1 VP for each converted Mercenary.
card-viking-protector = Viking Protector
    .text = Attacked: 1 Influence, 1 Labourer and 1 provision. Converted: 1 Strength; at the end, 1 VP for each Debt you paid off.
card-viking-thief = Viking Thief
    .text = Attacked: 1 Influence and 2 tax. Converted: 1 Strength; at the end, 1 VP for each Suspicion you have.
card-viking-traitor = Viking Traitor
    .text = Attacked: 1 Influence and 1 Criminal. Converted: 1 Strength; at the end, each unpaid Debt costs 1 VP less.
card-viking-vigilante = Viking Vigilante
    .text = Attacked: 1 Influence and 1 Debt destroyed. Converted: 1 Strength; at the end, 1 VP for every 2 absolutions.
card-saracen-archer = Saracen Archer
    .text = Attacked: 1 Influence, 1 Scout and 1 provision. Converted: 1 Strength; at the end, 1 VP for every 2 Outposts set up.
card-saracen-armourer = Saracen Armourer
    .text = Attacked: 1 Influence and 1 Fighter. Converted: 1 Strength; at the end, 1 VP for every 4 Strength.
card-saracen-assassin = Saracen Assassin
    .text = Attacked: 1 Influence, 1 Labourer and 1 provision. Converted: 2 Strength; at the end, 1 VP for each Byzantine you attacked.
card-saracen-champion = Saracen Champion
    .text = Attacked: 1 Influence, 1 Suspicion discarded and 1 Merchant. Converted: 1 Strength; at the end, 1 VP, and 1 VP for each King’s Order fulfilled.
card-saracen-guardian = Saracen Guardian
    .text = Attacked: 1 Influence and 2 Labourers. Converted: 1 Strength; at the end, 1 VP for every 2 Workshops developed.
card-saracen-hunter = Saracen Hunter
    .text = Attacked: 1 Influence, 1 Suspicion discarded and 1 Fighter. Converted: 1 Strength; at the end, 1 VP for every 2 Townsfolk recruited.
card-saracen-invader = Saracen Invader
    .text = Attacked: 1 Influence, 1 tax and 1 provision. Converted: 2 Strength; at the end, 1 VP for each Viking you attacked.
card-saracen-lookout = Saracen Lookout
    .text = Attacked: 1 Influence, 1 Labourer and 1 Merchant. Converted: 1 Strength; at the end, 1 VP for every 2 Walls built.
card-saracen-mercenary = Saracen Mercenary
    .text = Attacked: 1 Influence, 1 Suspicion discarded and 1 Labourer. Converted: 1 Strength; at the end, 1 VP, and 1 VP for each converted Mercenary.
card-saracen-thief = Saracen Thief
    .text = Attacked: 1 Influence and 1 Criminal. Converted: 1 Strength; at the end, 1 VP for each Suspicion you have.
card-saracen-traitor = Saracen Traitor
    .text = Attacked: 1 Influence and 1 Debt destroyed. Converted: 1 Strength; at the end, each unpaid Debt costs 1 VP less.
card-saracen-warrior = Saracen Warrior
    .text = Attacked: 1 Influence and 2 provisions. Converted: 1 Strength; at the end, 1 VP for every 4 Faith.
card-byzantine-adventurer = Byzantine Adventurer
    .text = Attacked: 1 Influence, 1 Labourer and 1 Scout. Converted: 1 Strength; at the end, 1 VP for every 2 Monks sent out.
card-byzantine-archer = Byzantine Archer
    .text = Attacked: 1 Influence and 2 provisions. Converted: 1 Strength; at the end, 1 VP for every 2 Outposts set up.
card-byzantine-barbarian = Byzantine Barbarian
    .text = Attacked: 1 Influence, 1 Labourer and 1 Scout. Converted: 2 Strength; at the end, 1 VP for each Saracen you attacked.
card-byzantine-champion = Byzantine Champion
    .text = Attacked: 1 Influence, 1 Suspicion discarded and 1 Scout. Converted: 1 Strength; at the end, 1 VP, and 1 VP for each King’s Order fulfilled.
card-byzantine-hunter = Byzantine Hunter
    .text = Attacked: 1 Influence and 1 Debt destroyed. Converted: 1 Strength; at the end, 1 VP for every 2 Townsfolk recruited.
card-byzantine-invader = Byzantine Invader
    .text = Attacked: 2 Influence. Converted: 2 Strength; at the end, 1 VP for each Viking you attacked.
card-byzantine-marauder = Byzantine Marauder
    .text = Attacked: 2 Influence. Converted: 1 Strength; at the end, 1 VP for every 4 Influence.
card-byzantine-mercenary-labourer = Byzantine Mercenary (Labourer)
    .text = Attacked: 1 Influence, 1 Labourer and 1 provision. Converted: 1 Strength; at the end, 1 VP, and 1 VP for each converted Mercenary.
card-byzantine-mercenary-tax = Byzantine Mercenary (tax)
    .text = Attacked: 1 Influence and 2 tax. Converted: 1 Strength; at the end, 1 VP, and 1 VP for each converted Mercenary.
card-byzantine-protector = Byzantine Protector
    .text = Attacked: 1 Influence and 2 Labourers. Converted: 1 Strength; at the end, 1 VP for each Debt you paid off.
card-byzantine-vigilante = Byzantine Vigilante
    .text = Attacked: 1 Influence, 1 Suspicion discarded and 1 Cleric. Converted: 1 Strength; at the end, 1 VP for every 2 absolutions. (Reconstructed card.)
card-byzantine-warrior = Byzantine Warrior
    .text = Attacked: 1 Influence and 1 Cleric. Converted: 1 Strength; at the end, 1 VP for every 4 Faith.

## Walls

card-wall-strength-2 = Wall (2 Strength)
    .text = 2 Strength.
card-wall-labourer-vp-1 = Wall (1 Labourer, 1 VP)
    .text = 1 Strength and 1 Labourer; 1 VP at the end.
card-wall-vp-2 = Wall (2 VP)
    .text = 1 Strength; 2 VP at the end.
card-wall-repay-or-coins = Wall (1 Debt paid off or 2 coins)
    .text = 1 Strength, then 1 Debt paid off or 2 coins.
card-wall-discard-or-coins = Wall (1 Suspicion discarded or 2 coins)
    .text = 1 Strength, then 1 Suspicion discarded or 2 coins.
card-wall-labourer-3 = Wall (3 Labourers)
    .text = 1 Strength and 3 Labourers.
card-wall-labourer-2 = Wall (2 Labourers)
    .text = 1 Strength and 2 Labourers.
card-wall-labourer-merchant = Wall (1 Labourer and 1 Merchant)
    .text = 1 Strength, 1 Labourer and 1 Merchant.
card-wall-labourer-fighter = Wall (1 Labourer and 1 Fighter)
    .text = 1 Strength, 1 Labourer and 1 Fighter.
card-wall-labourer-scout = Wall (1 Labourer and 1 Scout)
    .text = 1 Strength, 1 Labourer and 1 Scout.
card-wall-labourer-cleric = Wall (1 Labourer and 1 Cleric)
    .text = 1 Strength, 1 Labourer and 1 Cleric.
card-wall-scout-merchant = Wall (1 Scout and 1 Merchant)
    .text = 1 Strength, 1 Scout and 1 Merchant.
card-wall-scout = Wall (1 Scout)
    .text = 1 Strength and 1 Scout.
card-wall-merchant = Wall (1 Merchant)
    .text = 1 Strength and 1 Merchant.
card-wall-fighter = Wall (1 Fighter)
    .text = 1 Strength and 1 Fighter.
card-wall-cleric = Wall (1 Cleric)
    .text = 1 Strength and 1 Cleric.

## Tavern

card-tavern-llsc = Tavern (2 Labourers, 1 Scout and 1 Cleric)
    .text = 4 workers: 2 Labourers, 1 Scout and 1 Cleric.
card-tavern-sffx = Tavern (1 Scout, 2 Fighters and 1 Criminal)
    .text = 4 workers: 1 Scout, 2 Fighters and 1 Criminal.
card-tavern-smmx = Tavern (1 Scout, 2 Merchants and 1 Criminal)
    .text = 4 workers: 1 Scout, 2 Merchants and 1 Criminal.
card-tavern-lffx = Tavern (1 Labourer, 2 Fighters and 1 Criminal)
    .text = 4 workers: 1 Labourer, 2 Fighters and 1 Criminal.
card-tavern-sscx = Tavern (2 Scouts, 1 Cleric and 1 Criminal)
    .text = 4 workers: 2 Scouts, 1 Cleric and 1 Criminal.
card-tavern-smfx = Tavern (1 Scout, 1 Merchant, 1 Fighter and 1 Criminal)
    .text = 4 workers: 1 Scout, 1 Merchant, 1 Fighter and 1 Criminal.
card-tavern-llmm = Tavern (2 Labourers and 2 Merchants)
    .text = 4 workers: 2 Labourers and 2 Merchants.
card-tavern-ssmm = Tavern (2 Scouts and 2 Merchants)
    .text = 4 workers: 2 Scouts and 2 Merchants.
card-tavern-sfcc = Tavern (1 Scout, 1 Fighter and 2 Clerics)
    .text = 4 workers: 1 Scout, 1 Fighter and 2 Clerics.
card-tavern-smcc = Tavern (1 Scout, 1 Merchant and 2 Clerics)
    .text = 4 workers: 1 Scout, 1 Merchant and 2 Clerics.
card-tavern-mffx = Tavern (1 Merchant, 2 Fighters and 1 Criminal)
    .text = 4 workers: 1 Merchant, 2 Fighters and 1 Criminal.
card-tavern-sfxx = Tavern (1 Scout, 1 Fighter and 2 Criminals)
    .text = 4 workers: 1 Scout, 1 Fighter and 2 Criminals.
card-tavern-lsmm = Tavern (1 Labourer, 1 Scout and 2 Merchants)
    .text = 4 workers: 1 Labourer, 1 Scout and 2 Merchants.
card-tavern-lmcc = Tavern (1 Labourer, 1 Merchant and 2 Clerics)
    .text = 4 workers: 1 Labourer, 1 Merchant and 2 Clerics.
card-tavern-ssmf = Tavern (2 Scouts, 1 Merchant and 1 Fighter)
    .text = 4 workers: 2 Scouts, 1 Merchant and 1 Fighter.
card-tavern-lfxx = Tavern (1 Labourer, 1 Fighter and 2 Criminals)
    .text = 4 workers: 1 Labourer, 1 Fighter and 2 Criminals.
card-tavern-llcx = Tavern (2 Labourers, 1 Cleric and 1 Criminal)
    .text = 4 workers: 2 Labourers, 1 Cleric and 1 Criminal.
card-tavern-mmcc = Tavern (2 Merchants and 2 Clerics)
    .text = 4 workers: 2 Merchants and 2 Clerics.
card-tavern-llff = Tavern (2 Labourers and 2 Fighters)
    .text = 4 workers: 2 Labourers and 2 Fighters.
card-tavern-fccc = Tavern (1 Fighter and 3 Clerics)
    .text = 4 workers: 1 Fighter and 3 Clerics.
card-tavern-mfcc = Tavern (1 Merchant, 1 Fighter and 2 Clerics)
    .text = 4 workers: 1 Merchant, 1 Fighter and 2 Clerics.
card-tavern-lsss = Tavern (1 Labourer and 3 Scouts)
    .text = 4 workers: 1 Labourer and 3 Scouts.
card-tavern-mfxx = Tavern (1 Merchant, 1 Fighter and 2 Criminals)
    .text = 4 workers: 1 Merchant, 1 Fighter and 2 Criminals.
card-tavern-llfx = Tavern (2 Labourers, 1 Fighter and 1 Criminal)
    .text = 4 workers: 2 Labourers, 1 Fighter and 1 Criminal.

## King’s Favours (the titles are ours)

card-favour-recruiter = The Levy of Men (Favour)
    .text = With 1 Scout: 1 free recruit.
card-favour-absolution = The Pardon (Favour)
    .text = With 1 Fighter and 1 coin: 1 Debt paid off or 2 Suspicions discarded.
card-favour-tithes = The Tithe (Favour)
    .text = With 1 Cleric: 1 Suspicion discarded and 2 tax.
card-favour-smugglers = The Smugglers (Favour)
    .text = With any worker: 2 Criminals.
card-favour-levy = The Requisition (Favour)
    .text = With any worker: 2 provisions and 1 tax.
card-favour-loan = The Loan (Favour)
    .text = With any worker and 1 Debt: 1 Scout, 1 Merchant and 1 Fighter.
card-favour-guild = The Guild (Favour)
    .text = With 1 Merchant and 1 provision: either 1 Workshop developed, or 1 Fighter and 1 Cleric.
card-favour-chapel = The Chapel (Favour)
    .text = With any worker: 1 Prayer.
card-favour-serfs = The Serfs (Favour)
    .text = With 1 Criminal: 3 Labourers.
card-favour-crown = The Crown (Favour)
    .text = With 1 Criminal: 1 Faith, 1 Strength or 1 Influence.

## Suspicions, King’s Orders, Schemes

card-suspicion-0 = Suspicion (no tax)
    .text = You take no tax. (How many there are of each kind is reconstructed.)
card-suspicion-1 = Suspicion (1 tax)
    .text = You take 1 tax from the Tax Supply. (How many there are of each kind is reconstructed.)
card-suspicion-2 = Suspicion (2 tax)
    .text = You take 2 tax from the Tax Supply. (How many there are of each kind is reconstructed.)
card-order-fortify = King’s Order (Fortify)
    .text = Fulfilled at the end by anyone with at least 5 Walls built.
card-order-convert = King’s Order (Convert)
    .text = Fulfilled at the end by anyone with at least 5 Outsiders converted.
card-order-commission = King’s Order (Commission)
    .text = Fulfilled at the end by anyone with at least 5 Monks sent out.
card-order-attack = King’s Order (Attack)
    .text = Fulfilled at the end by anyone with at least 5 Outsiders attacked.
card-order-garrison = King’s Order (Garrison)
    .text = Fulfilled at the end by anyone with at least 5 Outposts set up.
card-order-absolve = King’s Order (Absolve)
    .text = Fulfilled at the end by anyone with at least 5 absolutions.
card-scheme-favour = Scheme (King’s Favour)
    .text = The opponent tries: King’s Favour.
card-scheme-commission = Scheme (Commission)
    .text = The opponent tries: Commission. (How many there are of these is reconstructed.)
card-scheme-fortify = Scheme (Fortify)
    .text = The opponent tries: Fortify. (How many there are of these is reconstructed.)
card-scheme-garrison = Scheme (Garrison)
    .text = The opponent tries: Garrison. (How many there are of these is reconstructed.)
card-scheme-absolve = Scheme (Absolve)
    .text = The opponent tries: Absolve. (How many there are of these is reconstructed.)
card-scheme-attack = Scheme (Attack)
    .text = The opponent tries: Attack. (How many there are of these is reconstructed.)
card-scheme-convert = Scheme (Convert)
    .text = The opponent tries: Convert. (How many there are of these is reconstructed.)
card-scheme-order = Scheme (King’s Order)
    .text = The opponent tries: King’s Order. (How many there are of these is reconstructed.)
card-scheme-recruit = Scheme (Recruit)
    .text = The opponent tries: Recruit. (How many there are of these is reconstructed.)
card-scheme-trade = Scheme (Trade)
    .text = The opponent tries: Trade. (How many there are of these is reconstructed.)
card-scheme-conspire = Scheme (Conspire)
    .text = The opponent tries: Conspire. (How many there are of these is reconstructed.)

## What the coach speaks of

aspect-orders = { category-orders }
aspect-faith = { category-faith }
aspect-strength = { category-strength }
aspect-influence = { category-influence }
aspect-workshops = { category-workshops }
aspect-monks = { category-monks }
aspect-walls = { category-walls }
aspect-outposts = { category-outposts }
aspect-absolutions = { category-absolutions }
aspect-outsiders = { category-outsiders }
aspect-debts = { category-debts }
aspect-resources = { category-resources }
aspect-workers = Workers
aspect-attributes = Attributes
aspect-townsfolk = Townsfolk
aspect-suspicions = Suspicions
aspect-rows = Rows of pieces
aspect-plans = Actions within reach
aspect-points = Points already secured
aspect-standing = Attributes, Townsfolk and Suspicions
aspect-progress = Rows, orders and workers

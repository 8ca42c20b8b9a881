# City of Crowns, an expansion of Paladins of the West Kingdom, in English. The rules are summed up in our own words.

book-crowns = City of Crowns
crowns-board-reconstructed = On the boards of City of Crowns, these are a reconstruction by Regna: the prices of the sixth townsfolk slot, of the deck tops and of the negotiation row, the Faith and Strength for the top Outsider, the value of a set of three icons, and the length of the opponent’s resource track.

## Words

opponent-madness = Opponent (madness)

thing-diplomacy = Diplomacy

way-delegate = delegate
way-rally = rally

icon-military = Military
icon-merchant = Merchant
icon-farmer = Farmer
icon-clergy = Clergy

deck-muster = Muster card
deck-negotiation = Negotiation card
deck-ally = Ally

category-diplomacy = Diplomacy
category-secret-order = Secret King’s Order
category-musters = Muster cards
category-negotiations = Negotiation sets

spot-muster-left = Muster, left slot
spot-muster-middle = Muster, middle slot
spot-negotiate-left = Negotiate, left slot
spot-negotiate-middle = Negotiate, middle slot
action-muster = Muster
action-negotiate = Negotiate

## Amounts

amount-diplomacy = { $n } Diplomacy
amount-quest = { $n ->
        [one] { $n } free quest
       *[other] { $n } free quests
    }
amount-dismiss = { $n } of your Townsfolk dismissed for the reward of a quest
amount-move = { $n ->
        [one] { $n } Workshop moved
       *[other] { $n } Workshops moved
    }
amount-pass = passing at once

## Options of a match

choice-crowns = City of Crowns
    .text = The expansion: Diplomacy, Muster, Negotiate, allies and secret orders. The figures of most of its cards are a reconstruction by Regna.
choice-crowns-off = Without
choice-crowns-on = With City of Crowns
choice-opponent-madness = Madness (1 workshop on every action; City of Crowns only)
    .alone = madness level
choice-resource-track = Opponent’s resource track
    .text = In City of Crowns, playing alone: how many spaces the track has is a reconstruction.
choice-resource-track-5 = 5 spaces
choice-resource-track-6 = 6 spaces
choice-resource-track-7 = 7 spaces
choice-resource-track-10 = 10 spaces

## Questions, and the answers to them

ask-build = Where do you place your extra workshop?
option-build = { $spot }

ask-above = Which paladin goes back on top of your pile?
option-above = { $card }

ask-below = Which paladin goes under your pile? The other leaves the game.
option-below = { $card }

ask-muster = Which card do you muster? The Diplomat goes there.
option-muster = { $n ->
        [0] { $card }: no provisions
        [one] { $card }: 1 provision
       *[other] { $card }: { $n } provisions
    }

ask-negotiate = Which card, and what for?
option-negotiate = { $n ->
        [0] { $card }: { $way }, free
        [one] { $card }: { $way }, 1 coin
       *[other] { $card }: { $way }, { $n } coins
    }

ask-dismiss = Which of your townsfolk do you dismiss?
option-dismiss = { $card }

ask-lift = Which workshop do you move?
option-lift = { $spot }

ask-shift = Where does it go? ({ $origin })
option-shift = { $spot }

option-pay-provisions = { $n ->
        [one] 1 provision
       *[other] { $n } provisions
    }

## Why not

reason-muster-taken = A worker stands on this card until somebody musters it.
reason-diplomat = The Diplomat stands on this stack: muster another.
reason-no-musters = There are no muster cards left.
reason-no-negotiations = There are no negotiation cards left.
reason-no-own-townsfolk = You have no townsfolk to dismiss.
reason-no-workshop = You have no workshop to move.
reason-same-action = It has to go to another action.

## Log

event-build = { $player } places the extra workshop: { $spot }.
event-muster = { $player } musters: { $card }.
event-delegate = { $player } delegates an action: { $card }.
event-rally = { $player } rallies: { $card }.
event-ally = { $player } wins an ally: { $card }.
event-dismiss = { $player } dismisses: { $card }.
event-shift = { $player } moves a workshop: from { $origin } to { $spot }.
event-secret-order = { $player } shows a secret order: { $card }.

## Rules

rule-crowns-setup = City of Crowns: setting up
    .text = The townsfolk row has 6 slots, and the decks of Townsfolk, Outsiders and negotiations lie face up: their top cards can be had too. Everybody is dealt a secret King’s Order, worth 6 VP at the end, an extension with an icon, 4 more paladins and 1 more workshop, which is placed right after one’s first townsman is chosen. Four stacks of muster cards, level 1 on top, with the Diplomat on the rightmost; three negotiation cards in a row. What cards and places cost is mostly a reconstruction.
rule-crowns-paladins = Four paladins
    .text = Draw 4: one for the round, one on top of the pile, one under it, one out of the game, unseen. Astolfo brings 4 workers. With Maugris, every action may cost 1 Debt instead of its coins or provisions.
rule-muster-cards = A worker on a muster card
    .text = Like using a King’s Favour: a worker on the slot of the top card of a stack, the price on its left, the reward below. The banner does not matter. The worker stays, round after round, until somebody musters the card.
rule-mustering = Muster
    .text = 3 workers: Cleric, any, Scout. Take the top card of another stack than the Diplomat’s, if your attribute reaches its number, and pay 1 provision for each gap that the Diplomat crosses. You gain the worker on it (a Criminal with a Suspicion), Diplomacy, and the reward below.
rule-delegating = Delegate an action
    .text = Negotiate takes 3 workers: Fighter, any, Merchant; a card of the row costs 1 or 2 coins, the top of the deck 3 coins or 1 Debt. With enough Diplomacy you do the action of the upper half without its workers, space or price; the bonus counts for this action only, and coins do not help an attack. Then the card is discarded.
rule-rallying = Rally nobles
    .text = The same price; with enough of the attribute of the lower half you keep the card, for 1 Diplomacy and its icons. The first with 3 icons of a kind wins that ally: a reward at once, and a worker at each pass. The icon of your extension counts, but is not a card.
rule-crowns-reset = End of a round
    .text = The rightmost negotiation card is discarded too, the others slide to the right, and the deck fills up. Muster cards, their workers and the Diplomat stay.
rule-crowns-scoring = Final score
    .text = Also: Diplomacy, 6 VP for a fulfilled secret order, 1 VP for every 2 muster cards, and for each set of different icons 0, 2, 5 or 9 VP.
rule-crowns-solo = City of Crowns alone
    .text = The opponent starts with Diplomacy 3, Strength 2, Faith 1 and Influence 0. Its marker moves 2 spaces for each coin, provision or tax. With all Favours taken it places a worker on a muster card. It musters the highest card it can, rallies from the right, or else delegates; every ally brings it 1 worker a round. The two rightmost negotiation cards leave at the end of a round.
rule-crowns-abilities = New townsfolk and Outsiders
    .text = Knight: with every negotiation card kept. Horseman: with every Muster. Princess: whenever one passes. At the end, Enforcers count muster cards, Emissaries Diplomacy, Tricksters negotiation cards.
rule-crowns-icons = New icons
    .text = A reward when one passes; a free quest with any townsman of the board; one’s own townsman dismissed for the reward of a quest; a workshop moved to another action.
rule-crowns-favours = New favours
    .text = Five more King’s Favours; one of them ends the round for whoever uses it.

## Paladins

card-astolfo = Astolfo
    .text = 2 Labourers, 1 Scout and 1 Merchant. Faith +1, Strength +1, Influence +1 and Diplomacy +1. No ability, but 4 workers. (Reconstructed card.)
card-maugris = Maugris
    .text = 2 Labourers. Strength +2 and Diplomacy +2. 1 Debt may pay the price of any action. (Reconstructed card.)
card-herald = The Herald (name unknown)
    .text = 1 Cleric and 1 Scout. Faith +1 and Diplomacy +3. Muster: no provisions to pay. (Reconstructed card.)
card-envoy = The Envoy (name unknown)
    .text = 1 Fighter and 1 Merchant. Strength +1 and Diplomacy +3. Negotiate: no coins to pay. (Reconstructed card.)

## Townsfolk, Outsiders

card-knight-labourer = Knight (Labourer)
    .text = Quest: 1 Fighter and 1 Labourer. Recruited: 1 Labourer with every Negotiation card you keep. (Reconstructed card.)
card-knight-coin = Knight (coin)
    .text = Quest: 1 Diplomacy. Recruited: 1 coin at once, then 1 coin with every Negotiation card you keep. (Reconstructed card.)
card-knight-tax = Knight (tax)
    .text = Quest: 2 tax. Recruited: 1 Suspicion less at once, then 1 tax with every Negotiation card you keep. (Reconstructed card.)
card-horseman-labourer = Horseman (Labourer)
    .text = Quest: 1 Scout and 1 Labourer. Recruited: 1 Labourer with every Muster action. (Reconstructed card.)
card-horseman-provision = Horseman (provision)
    .text = Quest: 1 Diplomacy. Recruited: 1 provision at once, then 1 provision with every Muster action. (Reconstructed card.)
card-horseman-tax = Horseman (tax)
    .text = Quest: 2 Suspicions less. Recruited: 1 Suspicion less at once, then 1 tax with every Muster action. (Reconstructed card.)
card-princess-labourer = Princess (Labourer)
    .text = Quest: 1 Prayer. Recruited: 1 Labourer whenever you pass. (Reconstructed card.)
card-princess-coin = Princess (coin)
    .text = Quest: 1 Criminal. Recruited: 1 coin whenever you pass. (Reconstructed card.)
card-viking-enforcer = Viking Enforcer
    .text = Attacked: 1 Influence, 1 Labourer and 1 provision. Converted: 1 Strength; at the end, 1 VP for every 2 Muster cards. (Reconstructed card.)
card-saracen-enforcer = Saracen Enforcer
    .text = Attacked: 1 Influence and 1 Fighter. Converted: 1 Strength; at the end, 1 VP for every 2 Muster cards. (Reconstructed card.)
card-saracen-emissary = Saracen Emissary
    .text = Attacked: 1 Influence and 1 Diplomacy. Converted: 1 Strength; at the end, 1 VP for every 4 Diplomacy. (Reconstructed card.)
card-byzantine-emissary = Byzantine Emissary
    .text = Attacked: 1 Influence and 1 Cleric. Converted: 1 Strength; at the end, 1 VP for every 4 Diplomacy. (Reconstructed card.)
card-byzantine-trickster = Byzantine Trickster
    .text = Attacked: 1 Influence and 2 tax. Converted: 1 Strength; at the end, 1 VP for every 2 Negotiation cards kept. (Reconstructed card.)
card-viking-trickster = Viking Trickster
    .text = Attacked: 1 Influence and 1 Criminal. Converted: 1 Strength; at the end, 1 VP for every 2 Negotiation cards kept. (Reconstructed card.)

## Orders, Favours, Schemes (the titles of the Favours are ours)

card-order-muster = King’s Order (Muster)
    .text = Fulfilled at the end by anyone with at least 5 Muster cards. (Reconstructed card.)
card-order-negotiate = King’s Order (Negotiate)
    .text = Fulfilled at the end by anyone with at least 5 Negotiation cards kept.
card-favour-stores = The Granaries (Favour)
    .text = With any worker: 1 coin, 1 provision, 1 Suspicion less and 1 Labourer. (Reconstructed card.)
card-favour-retreat = The Retreat (Favour)
    .text = With any worker: 1 Faith, 1 Strength, 1 Influence or 1 Diplomacy, then you pass. (Reconstructed card.)
card-favour-masons = The Masons (Favour)
    .text = With 1 Scout: 1 Workshop moved or 2 Labourers. (Reconstructed card.)
card-favour-indulgence = The Indulgence (Favour)
    .text = With 1 Cleric: 1 Debt destroyed or 1 Diplomacy. (Reconstructed card.)
card-favour-discharge = The Discharge (Favour)
    .text = With 1 Fighter: 1 of your Townsfolk dismissed or 2 coins. (Reconstructed card.)
card-scheme-muster = Scheme (Muster)
    .text = The opponent tries: Muster.
card-scheme-negotiate = Scheme (Negotiate)
    .text = The opponent tries: Negotiate.

## Muster cards

card-muster-01 = Muster 1 (Influence 2)
    .text = Level 1. Muster with Influence 2: 1 Diplomacy and the reward. Place 1 Merchant and 1 coin on it: the reward. Reward: 1 Debt paid off or 2 Suspicions less. (Reconstructed card.)
card-muster-02 = Muster 2 (Strength 2)
    .text = Level 1. Muster with Strength 2: 1 Diplomacy and the reward. Place 1 Fighter and 1 provision on it: the reward. Reward: 1 free recruit. (Reconstructed card.)
card-muster-03 = Muster 3 (Faith 2)
    .text = Level 1. Muster with Faith 2: 1 Diplomacy and the reward. Place 1 Cleric on it: the reward. Reward: 1 Suspicion less and 1 coin. (Reconstructed card.)
card-muster-04 = Muster 4 (Influence 1)
    .text = Level 1. Muster with Influence 1: 1 Diplomacy and the reward. Place any worker on it: the reward. Reward: 2 provisions. (Reconstructed card.)
card-muster-05 = Muster 5 (Strength 1)
    .text = Level 1. Muster with Strength 1: 1 Diplomacy and the reward. Place any worker on it: the reward. Reward: 2 Labourers. (Reconstructed card.)
card-muster-06 = Muster 6 (Faith 1)
    .text = Level 1. Muster with Faith 1: 1 Diplomacy and the reward. Place 1 Scout and 1 coin on it: the reward. Reward: 1 free quest. (Reconstructed card.)
card-muster-07 = Muster 7 (Influence 3)
    .text = Level 2. Muster with Influence 3: 1 Diplomacy and the reward. Place any worker and 1 coin on it: the reward. Reward: 1 Scout and 1 Labourer. (Reconstructed card.)
card-muster-08 = Muster 8 (Influence 4)
    .text = Level 2. Muster with Influence 4: 1 Diplomacy and the reward. Place 1 Merchant on it: the reward. Reward: 2 coins and 1 Labourer. (Reconstructed card.)
card-muster-09 = Muster 9 (Influence 4)
    .text = Level 2. Muster with Influence 4: 1 Diplomacy and the reward. Place 1 Scout and 1 provision on it: the reward. Reward: 1 free recruit. (Reconstructed card.)
card-muster-10 = Muster 10 (Influence 5)
    .text = Level 2. Muster with Influence 5: 1 Diplomacy and the reward. Place 1 Cleric and 1 coin on it: the reward. Reward: 1 Debt paid off. (Reconstructed card.)
card-muster-11 = Muster 11 (Faith 3)
    .text = Level 2. Muster with Faith 3: 1 Diplomacy and the reward. Place any worker and 1 provision on it: the reward. Reward: 1 Cleric and 1 Labourer. (Reconstructed card.)
card-muster-12 = Muster 12 (Faith 4)
    .text = Level 2. Muster with Faith 4: 1 Diplomacy and the reward. Place any worker and 1 coin on it: the reward. Reward: 1 Prayer. (Reconstructed card.)
card-muster-13 = Muster 13 (Faith 4)
    .text = Level 2. Muster with Faith 4: 1 Diplomacy and the reward. Place 1 Cleric on it: the reward. Reward: 2 Suspicions less. (Reconstructed card.)
card-muster-14 = Muster 14 (Faith 5)
    .text = Level 2. Muster with Faith 5: 1 Diplomacy and the reward. Place 1 Merchant on it: the reward. Reward: 2 tax and 1 provision. (Reconstructed card.)
card-muster-15 = Muster 15 (Strength 3)
    .text = Level 2. Muster with Strength 3: 1 Diplomacy and the reward. Place any worker and 1 coin on it: the reward. Reward: 1 Fighter and 1 Labourer. (Reconstructed card.)
card-muster-16 = Muster 16 (Strength 4)
    .text = Level 2. Muster with Strength 4: 1 Diplomacy and the reward. Place 1 Fighter on it: the reward. Reward: 2 provisions and 1 Labourer. (Reconstructed card.)
card-muster-17 = Muster 17 (Strength 4)
    .text = Level 2. Muster with Strength 4: 1 Diplomacy and the reward. Place 1 Scout and 1 coin on it: the reward. Reward: 1 free quest and 1 Labourer. (Reconstructed card.)
card-muster-18 = Muster 18 (Strength 5)
    .text = Level 2. Muster with Strength 5: 1 Diplomacy and the reward. Place any worker and 1 provision on it: the reward. Reward: 1 Workshop moved or 2 coins. (Reconstructed card.)
card-muster-19 = Muster 19 (Influence 6)
    .text = Level 3. Muster with Influence 6: 1 Diplomacy and the reward. Place any worker on it: the reward. Reward: 1 Merchant and 1 Scout. (Reconstructed card.)
card-muster-20 = Muster 20 (Influence 7)
    .text = Level 3. Muster with Influence 7: 1 Diplomacy and the reward. Place 1 Merchant and 1 provision on it: the reward. Reward: 1 Debt paid off or 3 coins. (Reconstructed card.)
card-muster-21 = Muster 21 (Influence 7)
    .text = Level 3. Muster with Influence 7: 1 Diplomacy and the reward. Place 1 Cleric and 1 coin on it: the reward. Reward: 1 Prayer and 1 coin. (Reconstructed card.)
card-muster-22 = Muster 22 (Influence 8)
    .text = Level 3. Muster with Influence 8: 2 Diplomacy and the reward. Place 1 Scout and 2 coins on it: the reward. Reward: 1 Faith. (Reconstructed card.)
card-muster-23 = Muster 23 (Faith 6)
    .text = Level 3. Muster with Faith 6: 1 Diplomacy and the reward. Place any worker on it: the reward. Reward: 1 Cleric and 1 Merchant. (Reconstructed card.)
card-muster-24 = Muster 24 (Faith 7)
    .text = Level 3. Muster with Faith 7: 1 Diplomacy and the reward. Place 1 Cleric and 1 provision on it: the reward. Reward: 1 free recruit and 1 coin. (Reconstructed card.)
card-muster-25 = Muster 25 (Faith 7)
    .text = Level 3. Muster with Faith 7: 1 Diplomacy and the reward. Place 1 Scout and 1 coin on it: the reward. Reward: 1 Debt destroyed. (Reconstructed card.)
card-muster-26 = Muster 26 (Faith 8)
    .text = Level 3. Muster with Faith 8: 2 Diplomacy and the reward. Place 1 Fighter and 2 coins on it: the reward. Reward: 1 Strength. (Reconstructed card.)
card-muster-27 = Muster 27 (Strength 6)
    .text = Level 3. Muster with Strength 6: 1 Diplomacy and the reward. Place any worker on it: the reward. Reward: 1 Fighter and 1 Scout. (Reconstructed card.)
card-muster-28 = Muster 28 (Strength 7)
    .text = Level 3. Muster with Strength 7: 1 Diplomacy and the reward. Place 1 Fighter and 1 provision on it: the reward. Reward: 3 Labourers. (Reconstructed card.)
card-muster-29 = Muster 29 (Strength 7)
    .text = Level 3. Muster with Strength 7: 1 Diplomacy and the reward. Place 1 Merchant and 1 coin on it: the reward. Reward: 1 Workshop developed or 2 provisions. (Reconstructed card.)
card-muster-30 = Muster 30 (Strength 8)
    .text = Level 3. Muster with Strength 8: 2 Diplomacy and the reward. Place 1 Cleric and 2 coins on it: the reward. Reward: 1 Influence. (Reconstructed card.)

## Negotiation cards

card-negotiation-01 = Negotiation 1 (Commission, Strength 2)
    .text = Level 1. Delegate with Diplomacy 2: Commission, Faith +2. Rally with Strength 2: 1 Diplomacy. Icon: Military. (Reconstructed card.)
card-negotiation-02 = Negotiation 2 (Attack, Influence 2)
    .text = Level 1. Delegate with Diplomacy 2: Attack, Strength +2. Rally with Influence 2: 1 Diplomacy. Icon: Merchant. (Reconstructed card.)
card-negotiation-03 = Negotiation 3 (Fortify, Faith 2)
    .text = Level 1. Delegate with Diplomacy 2: Fortify, Influence +2. Rally with Faith 2: 1 Diplomacy. Icon: Farmer. (Reconstructed card.)
card-negotiation-04 = Negotiation 4 (Convert, Strength 2)
    .text = Level 1. Delegate with Diplomacy 2: Convert, Faith +2. Rally with Strength 2: 1 Diplomacy. Icon: Clergy. (Reconstructed card.)
card-negotiation-05 = Negotiation 5 (Garrison, Influence 4)
    .text = Level 2. Delegate with Diplomacy 3: Garrison, Strength +3. Rally with Influence 4: 1 Diplomacy. Icon: Military. (Reconstructed card.)
card-negotiation-06 = Negotiation 6 (Absolve, Faith 5)
    .text = Level 2. Delegate with Diplomacy 3: Absolve, Influence +3. Rally with Faith 5: 1 Diplomacy. Icon: Merchant. (Reconstructed card.)
card-negotiation-07 = Negotiation 7 (Commission, Strength 4)
    .text = Level 2. Delegate with Diplomacy 3: Commission, Faith +3. Rally with Strength 4: 1 Diplomacy. Icon: Farmer. (Reconstructed card.)
card-negotiation-08 = Negotiation 8 (Attack, Influence 5)
    .text = Level 2. Delegate with Diplomacy 3: Attack, Strength +3. Rally with Influence 5: 1 Diplomacy. Icon: Clergy. (Reconstructed card.)
card-negotiation-09 = Negotiation 9 (Fortify, Strength 5)
    .text = Level 2. Delegate with Diplomacy 4: Fortify, Influence +3. Rally with Strength 5: 1 Diplomacy. Icon: Military. (Reconstructed card.)
card-negotiation-10 = Negotiation 10 (Convert, Strength 5)
    .text = Level 2. Delegate with Diplomacy 4: Convert, Faith +3. Rally with Strength 5: 1 Diplomacy. Icon: Merchant. (Reconstructed card.)
card-negotiation-11 = Negotiation 11 (Garrison, Influence 4)
    .text = Level 2. Delegate with Diplomacy 4: Garrison, Strength +3. Rally with Influence 4: 1 Diplomacy. Icon: Farmer. (Reconstructed card.)
card-negotiation-12 = Negotiation 12 (Absolve, Faith 5)
    .text = Level 2. Delegate with Diplomacy 4: Absolve, Influence +3. Rally with Faith 5: 1 Diplomacy. Icon: Clergy. (Reconstructed card.)
card-negotiation-13 = Negotiation 13 (Commission, Strength 6)
    .text = Level 3. Delegate with Diplomacy 5: Commission, Faith +4. Rally with Strength 6: 1 Diplomacy. Icon: Military. (Reconstructed card.)
card-negotiation-14 = Negotiation 14 (Attack, Influence 7)
    .text = Level 3. Delegate with Diplomacy 5: Attack, Strength +4. Rally with Influence 7: 1 Diplomacy. Icon: Merchant. (Reconstructed card.)
card-negotiation-15 = Negotiation 15 (Fortify, Faith 6)
    .text = Level 3. Delegate with Diplomacy 5: Fortify, Influence +4. Rally with Faith 6: 1 Diplomacy. Icon: Farmer. (Reconstructed card.)
card-negotiation-16 = Negotiation 16 (Convert, Strength 7)
    .text = Level 3. Delegate with Diplomacy 5: Convert, Faith +4. Rally with Strength 7: 1 Diplomacy. Icon: Clergy. (Reconstructed card.)
card-negotiation-17 = Negotiation 17 (Garrison, Influence 6)
    .text = Level 3. Delegate with Diplomacy 6: Garrison, Strength +4. Rally with Influence 6: 1 Diplomacy. Icon: Military. (Reconstructed card.)
card-negotiation-18 = Negotiation 18 (Absolve, Faith 7)
    .text = Level 3. Delegate with Diplomacy 6: Absolve, Influence +4. Rally with Faith 7: 1 Diplomacy. Icon: Merchant. (Reconstructed card.)
card-negotiation-19 = Negotiation 19 (Commission, Strength 6)
    .text = Level 3. Delegate with Diplomacy 6: Commission, Faith +4. Rally with Strength 6: 1 Diplomacy. Icon: Farmer. (Reconstructed card.)
card-negotiation-20 = Negotiation 20 (Attack, Influence 7)
    .text = Level 3. Delegate with Diplomacy 6: Attack, Strength +4. Rally with Influence 7: 1 Diplomacy. Icon: Clergy. (Reconstructed card.)
card-negotiation-21 = Negotiation 21 (Fortify, Faith 8)
    .text = Level 4. Delegate with Diplomacy 7: Fortify, Influence +5. Rally with Faith 8: 1 Diplomacy. Icons: Military and Merchant. (Reconstructed card.)
card-negotiation-22 = Negotiation 22 (Convert, Strength 9)
    .text = Level 4. Delegate with Diplomacy 7: Convert, Faith +5. Rally with Strength 9: 1 Diplomacy. Icons: Merchant and Farmer. (Reconstructed card.)
card-negotiation-23 = Negotiation 23 (Garrison, Influence 8)
    .text = Level 4. Delegate with Diplomacy 7: Garrison, Strength +5. Rally with Influence 8: 1 Diplomacy. Icons: Farmer and Clergy. (Reconstructed card.)
card-negotiation-24 = Negotiation 24 (Absolve, Faith 9)
    .text = Level 4. Delegate with Diplomacy 7: Absolve, Influence +5. Rally with Faith 9: 1 Diplomacy. Icons: Clergy and Military. (Reconstructed card.)
card-negotiation-25 = Negotiation 25 (Commission, Strength 8)
    .text = Level 4. Delegate with Diplomacy 7: Commission, Faith +5. Rally with Strength 8: 1 Diplomacy. Icons: Military and Farmer. (Reconstructed card.)
card-negotiation-26 = Negotiation 26 (Attack, Influence 9)
    .text = Level 4. Delegate with Diplomacy 8: Attack, Strength +5. Rally with Influence 9: 1 Diplomacy. Icons: Merchant and Clergy. (Reconstructed card.)
card-negotiation-27 = Negotiation 27 (Fortify, Faith 8)
    .text = Level 4. Delegate with Diplomacy 8: Fortify, Influence +5. Rally with Faith 8: 1 Diplomacy. Icon: Farmer. (Reconstructed card.)
card-negotiation-28 = Negotiation 28 (Convert, Strength 9)
    .text = Level 4. Delegate with Diplomacy 8: Convert, Faith +5. Rally with Strength 9: 1 Diplomacy. Icon: Clergy. (Reconstructed card.)
card-negotiation-29 = Negotiation 29 (Garrison, Influence 8)
    .text = Level 4. Delegate with Diplomacy 8: Garrison, Strength +5. Rally with Influence 8: 1 Diplomacy. Icon: Military. (Reconstructed card.)
card-negotiation-30 = Negotiation 30 (Absolve, Faith 9)
    .text = Level 4. Delegate with Diplomacy 8: Absolve, Influence +5. Rally with Faith 9: 1 Diplomacy. Icon: Merchant. (Reconstructed card.)

## Allies

card-ally-military = Ally (Military)
    .text = At once: 1 Suspicion less and 2 tax. Then 1 Scout whenever you pass.
card-ally-merchant = Ally (Merchant)
    .text = At once: 3 coins. Then 1 Merchant whenever you pass. (Reconstructed card.)
card-ally-farmer = Ally (Farmer)
    .text = At once: 3 provisions. Then 1 Labourer whenever you pass. (Reconstructed card.)
card-ally-clergy = Ally (Clergy)
    .text = At once: 1 Debt paid off or 2 Suspicions less. Then 1 Cleric whenever you pass. (Reconstructed card.)

## What the coach speaks of

aspect-diplomacy = { category-diplomacy }
aspect-secret-order = { category-secret-order }
aspect-musters = { category-musters }
aspect-negotiations = { category-negotiations }

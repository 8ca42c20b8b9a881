# Alba Longa, in English.
#
# Rules are summed up in our own words.

game-alba-longa = Alba Longa
    .text = Be the first king to build ten monuments and feed sixteen peasants, for 2 to 5 kings, before the gods lose patience.
    .goal = The goal: to have 10 monuments and at least 16 peasants at the end of a year; after 7 years without a winner, all lose.

source-rulebook = From the rulebook
source-component = From descriptions of the printed piece
source-reconstructed = Reconstructed by Regna: the printed value is not known

## Words

seat-green = Alba Longa
seat-red = Rome
seat-blue = Veii
seat-yellow = Velitrae
seat-purple = Reate
city-assisi = Assisi

place-barracks = Barracks
place-market = Market
place-quarry = Quarry
place-temple = Temple
place-farm = Farm

die-black = black die (soldiers)
die-grey = grey die (merchants)
die-white = white die (workers)
die-brown = brown die (priests)

stall-I = stall I
stall-II = stall II
stall-III = stall III
stall-IV = stall IV
stall-V = stall V
stall-VI = stall VI

season-growing = growing season
season-harvest = harvest season

climate-dry = dry
climate-moderate = moderate
climate-wet = wet

lot-silver = 1 silver
lot-wheat = 2 wheat
lot-captive = 1 captured peasant

deck-hero = Hero
deck-climate = Climate
deck-blessing = Blessing

category-monuments = Monuments
category-population = Population

## Options

choice-job-well-done = A Job Well Done
    .text = Variant: whoever has the most peasants at a job is rewarded.
choice-job-well-done-off = Without
choice-job-well-done-on = With
choice-spoils-of-war = Spoils of War
    .text = Variant: sabotaged peasants work a season for the attacker, unless the attacker’s city has more monuments.
choice-spoils-of-war-off = Without
choice-spoils-of-war-on = With
choice-assisi = Assisi
    .text = Variant for 2 to 4 kings: one more city to plunder. With two kings it is always played.
choice-assisi-off = Without, except with two kings
choice-assisi-on = With
choice-first-king = First King of Kings
    .text = The rulebook has the youngest king name the first; at this table chance does, or the first seat.
choice-first-king-chance = By lot
choice-first-king-named = Named by the first seat
choice-openings = Sale of peasants and free housing
    .text = The rulebook lets everybody choose at once, or in turn if a king prefers. When all choose together, nobody sees what the others chose until all are done, but everybody sees how many choices each has made.
choice-openings-in-turn = In turn
choice-openings-together = All together
choice-loot = New loot in Assisi
    .text = The rulebook does not say whether the King of Kings adds a lot only after an attack.
choice-loot-every-season = Every season
choice-loot-after-attacks = Only after an attack
choice-two-kings-price = Price of the dice with two kings
    .text = The rulebook does not say after how many calls to court the price rises.
choice-two-kings-price-two-calls = Rises after two calls
choice-two-kings-price-four-calls = Rises after four calls
choice-worship-track = Length of the worship track
    .text = It is not known: at least 8; 10 is a value that Regna has reconstructed.
choice-worship-track-10 = 10 spaces
choice-worship-track-8 = 8 spaces
choice-worship-track-9 = 9 spaces
choice-worship-track-12 = 12 spaces

## Questions and answers

ask-first-king = Who is the first King of Kings?
option-first-king = { $who }

ask-sell = Do you sell peasants as slaves?
option-sell = { $n ->
        [0] Sell nobody
        [one] Sell { $n } peasant for { $silver } silver
       *[other] Sell { $n } peasants for { $silver } silver
    }

ask-free = { $left ->
        [one] One peasant lives on a free-housing space: where do you send them?
       *[other] { $left } peasants live on free-housing spaces: where do you send the first?
    }
option-free = { $place }
option-free-stay = Stay in the village

ask-call = { $silver ->
        [0] Do you call to court? It costs nothing.
       *[other] Do you call to court for { $silver } silver?
    }
option-call-call = Call to court
option-call-pass = Pass until the next season

ask-pay = To which stall do you give { $silver } silver?
option-pay = { $stall } ({ $n } silver)

ask-take = Which die do you take?
option-take = { $die }: { $n }

ask-buy = Do you buy a die for 1 silver?
option-buy = { $die }: { $n }
option-buy-decline = Buy nothing

ask-work = Where will the peasants of this die work?
option-work = { $place }

ask-assign = How many peasants do you send? ({ $place })
option-assign = { $n ->
        [one] { $n } peasant
       *[other] { $n } peasants
    }

ask-recover = You have the largest army: which used hero do you take back?
option-recover = { $card }
option-recover-none = None

ask-target = Which city do you attack? The choice is secret until all are revealed.
option-target = { $who }

ask-hero = Which hero do you play, for attack and defence alike?
option-hero = { $card }

ask-sabotage = { $left ->
        [one] { $who }: what do you sabotage? This is the last sabotage.
       *[other] { $who }: what do you sabotage? { $left } sabotages are left.
    }
option-sabotage = { $place }

ask-loot = { $left ->
        [one] What do you take from Assisi? This is the last sabotage.
       *[other] What do you take from Assisi? { $left } sabotages are left.
    }
option-loot = { $lot }

ask-settle = Where will the captured peasant work?
option-settle = { $place }

ask-restock = Which lot do you add to Assisi?
option-restock = { $lot }

ask-improve = { $n ->
        [one] Do you go back one level of devotion to improve the harvest?
       *[other] Do you go back { $n } levels of devotion to improve the harvest?
    } { $source }.
option-improve-improve = Improve the harvest
option-improve-leave = Do without

ask-pray = { $n ->
        [one] Do you go back one level of devotion for the blessing, which is still hidden?
       *[other] Do you go back { $n } levels of devotion for the blessing, which is still hidden?
    }
option-pray-pray = Receive the blessing
option-pray-leave = Do without

ask-name = Who will be the new King of Kings?
option-name = { $who }

ask-grow = { $have ->
        [one] You have { $have } wheat left: how many peasants do you attract?
       *[other] You have { $have } wheat left: how many peasants do you attract?
    }
option-grow = { $n ->
        [0] None
        [one] { $n } peasant for { $wheat } wheat
       *[other] { $n } peasants for { $wheat } wheat
    }

## Why not

reason-last-peasant = A city keeps at least one peasant; there are only { $have }.
reason-farm-closed = Farmers are only assigned in the harvest season.
reason-nobody-home = There is no peasant left on your housing track.
reason-silver = It takes { $need } silver; { $have ->
        [0] you have none.
       *[other] you have { $have }.
    }
reason-die-taken = That die is already taken.
reason-die-value = The die sends at most { $n ->
        [one] { $n } peasant
       *[other] { $n } peasants
    }.
reason-peasants = There { $have ->
        [one] is only { $have } peasant
       *[other] are only { $have } peasants
    } on your housing track.
reason-own-city = You cannot attack your own city.
reason-gone = That king has left the game.
reason-hero-used = That hero is on your pile of used heroes.
reason-barracks = Barracks are never sabotaged.
reason-nobody-there = There is nobody to sabotage.
reason-merchant-lies = The last merchant is already lying down.
reason-farmers-lie = All farmers are already lying down.
reason-no-such-lot = Assisi has no such lot.
reason-captive-soldier = A captured peasant cannot be a soldier.
reason-captive-farmer = Without the variant “A Job Well Done” a captive from Assisi cannot be a farmer.
reason-lots-full = Assisi already has { $most } lots.
reason-lot-full = Assisi already has { $most } lots of this kind.
reason-no-captives = There is no captured peasant left in the supply.
reason-devotion = It takes a level of devotion of { $need }; yours is { $have }.
reason-not-improved = Only those who improved their harvest can receive the blessing.
reason-not-himself = The King of Kings gives his card to another king.
reason-wheat = It takes { $need } wheat; { $have ->
        [0] you have none left.
       *[other] you have { $have } left.
    }

## What happens

event-first-king = { $player } is King of Kings.
event-season = Year { $year }, { $season }.
event-sell = { $n ->
        [one] { $player } sells { $n } peasant for { $silver } silver.
       *[other] { $player } sells { $n } peasants for { $silver } silver.
    }
event-assign = { $n ->
        [one] { $player } assigns { $n } peasant: { $place }.
       *[other] { $player } assigns { $n } peasants: { $place }.
    }
event-pass = { $player } passes until the next season.
event-call = { $player } calls to court: black { $black }, grey { $grey }, white { $white }, brown { $brown }.
event-die = { $player } takes a die: { $die }, { $n }.
event-pay = { $player } pays { $n } silver ({ $stall }).
event-target = { $player } attacks { $who }.
event-recover = { $player } takes back a used hero.
event-recover-secret = { $player } takes back a used hero: { $card }.
event-hero = { $player } plays a hero: { $card } (strength { $n }).
event-attack = { $n ->
        [0] { $who }: attack { $attack } against defence { $defence }, without success.
        [one] { $who }: attack { $attack } against defence { $defence }, { $n } sabotage.
       *[other] { $who }: attack { $attack } against defence { $defence }, { $n } sabotages.
    }
event-spared = { $player } finds nothing more to sabotage ({ $who }).
event-sabotage = { $player } sabotages { $who }: { $place }.
event-capture = { $player } puts a captured peasant to work: { $place }.
event-spoils-wheat = { $player } takes 1 wheat from the sabotaged field.
event-plundered = { $player } finds nothing more to take in Assisi.
event-loot = { $player } plunders Assisi: { $lot }.
event-defender = { $n ->
        [one] Assisi now has { $n } defender.
       *[other] Assisi now has { $n } defenders.
    }
event-restock = { $player } adds to Assisi: { $lot }.
event-heroes-back = { $player } takes all used heroes back.
event-bank = { $player } gets { $n } silver from the bank.
event-stall = { $player } takes { $n } silver from a stall.
event-build = { $n ->
        [one] { $player } builds { $n } monument ({ $monuments } in all).
       *[other] { $player } builds { $n } monuments ({ $monuments } in all).
    }
event-disc = { $player } has the most workers: the housing disc moves on ({ $n }).
event-level = { $player } has a level of devotion of { $n }.
event-piety = { $player } has the greatest devotion and gets the Mark of Piety.
event-climate = { $n ->
        [one] { $card }: it takes { $n } level of devotion to improve the harvest.
       *[other] { $card }: it takes { $n } levels of devotion to improve the harvest.
    }
event-next-climate = Climate of next year: { $climate }.
event-improve = { $n ->
        [one] { $player } goes back { $n } level of devotion and improves the harvest ({ $level } left).
       *[other] { $player } goes back { $n } levels of devotion and improves the harvest ({ $level } left).
    }
event-harvest = { $fallen ->
        [0] { $player } harvests { $farmers } × { $each } = { $n } wheat.
       *[other] { $player } harvests { $farmers } × { $each } + { $fallen } × { $less } = { $n } wheat.
    }
event-wheat = { $n ->
        [one] { $player } gets { $n } wheat.
       *[other] { $player } gets { $n } wheat.
    }
event-pray = { $player } prays for the blessing (devotion −{ $n }, { $level } left).
event-blessing = Blessing of the gods: { $card }.
event-blessed-silver = { $player } gets { $n } silver from the gods.
event-king = { $player } gives the King of Kings card to { $who }.
event-feed = { $n ->
        [0] { $player } feeds nobody
        [one] { $player } feeds { $n } peasant
       *[other] { $player } feeds { $n } peasants
    }{ $lost ->
        [0] .
        [one] ; { $lost } peasant leaves the city.
       *[other] ; { $lost } peasants leave the city.
    }
event-gone = { $player } has nobody left: this king is forgotten by history.
event-grow = { $n ->
        [one] { $player } attracts { $n } peasant: population { $population }.
       *[other] { $player } attracts { $n } peasants: population { $population }.
    }
event-victory = Victory: { $cities }.
event-defeat = Nobody has met the challenge of the gods: all the kings have lost.

## Cards

card-hero-0 = Hero 0
    .text = Always returns to your active heroes.
card-hero-1 = Hero 1
    .text = Adds 1 to your attack and to your defence.
card-hero-2 = Hero 2
    .text = Adds 2 to your attack and to your defence.
card-hero-3 = Hero 3
    .text = Adds 3 to your attack and to your defence.
card-hero-4 = Hero 4
    .text = Adds 4 to your attack and to your defence.
card-dry-1 = Dry year (1)
    .text = 2 wheat per farmer. The number of prayers on its back is reconstructed.
card-dry-2 = Dry year (2)
    .text = 2 wheat per farmer. The number of prayers on its back is reconstructed.
card-dry-3 = Dry year (3)
    .text = 2 wheat per farmer. The number of prayers on its back is reconstructed.
card-moderate-1 = Moderate year (1)
    .text = 3 wheat per farmer. The number of prayers on its back is reconstructed.
card-moderate-2 = Moderate year (2)
    .text = 3 wheat per farmer.
card-moderate-3 = Moderate year (3)
    .text = 3 wheat per farmer. The number of prayers on its back is reconstructed.
card-moderate-4 = Moderate year (4)
    .text = 3 wheat per farmer. The number of prayers on its back is reconstructed.
card-wet-1 = Wet year (1)
    .text = 4 wheat per farmer. The number of prayers on its back is reconstructed.
card-wet-2 = Wet year (2)
    .text = 4 wheat per farmer. The number of prayers on its back is reconstructed.
card-wet-3 = Wet year (3)
    .text = 4 wheat per farmer. The number of prayers on its back is reconstructed.
card-blessing-wheat = 3 wheat
    .text = Every king who prayed gets 3 wheat.
card-blessing-silver = 2 silver
    .text = Every king who prayed gets 2 silver.
card-blessing-monument = 1 monument
    .text = Every king who prayed builds one, up to ten in all.

## Rules

rule-setup = Setting up
    .text = Every king begins with 8 peasants, 5 silver and five heroes from 0 to 4. There is one stall more than there are kings. The first year is moderate; after that, any three years in a row have one climate of each kind.
rule-sale = Selling peasants
    .text = At the beginning of each season a king may sell 1 peasant for 1 silver or 3 peasants for 2 silver, once.
rule-housing = Free housing
    .text = Peasants who live on the spaces 12, 16 and 20 may go to work without a die and without paying.
rule-court = Call to court
    .text = Whoever calls pays the price of the dice to one stall, rolls all four and takes one. Each of the others may buy one that is left for 1 silver. Passing on one’s own call puts a king out until the next season; declining to buy does not. The price rises when the call is back at the King of Kings.
rule-assigning = Assigning peasants
    .text = A die sends from 1 peasant to its number to the job of its colour. In the harvest season the caller may use it for the farm; never a die that was bought.
rule-targets = Choosing a city to attack
    .text = Every king with soldiers chooses a city in secret; all cards are revealed together. Attacking does not weaken the defence.
rule-heroes = Choosing a hero
    .text = Whoever attacks or is attacked plays an active hero in secret. Heroes 1 to 4 are then used up; when only the 0 is left, all come back.
rule-sabotage = Sabotage
    .text = An attack that is stronger than the defence brings 1 sabotage (by 1-2), 2 (3-5), 3 (6-9) or 4 (10 and more), from the strongest attacker to the weakest. The last peasant placed goes home; the last merchant and farmers on fields are only laid down.
rule-market = Merchants
    .text = The bank gives 1 silver for each of the spaces 1, 3 and 6 that is covered. The richest stall is emptied; the next ones go to the kings by number of standing merchants.
rule-monuments = Workers
    .text = Two workers build a monument, ten in all; a single worker brings nothing.
rule-devotion = Priests
    .text = The worship disc moves to the last priest on the track, whose length is reconstructed.
rule-crops = Farmers
    .text = A standing farmer brings 2, 3 or 4 wheat in a dry, moderate or wet year, 1 more if the harvest is improved; one lying down brings 1 less. Improving costs as many levels of devotion as the back of the climate card says.
rule-blessings = Blessings of the gods
    .text = Whoever has improved the harvest may pay 2 levels of devotion before the blessing is revealed.
rule-return = Return of the peasants
    .text = All peasants go back to the village; captured ones go back to the supply.
rule-naming = Naming the King of Kings
    .text = After each season the King of Kings gives his card to another king.
rule-feeding = Feeding the people
    .text = At the end of the year every peasant eats 1 wheat; those who are not fed leave. A king without any wheat is out of the game.
rule-growth = Growing
    .text = Wheat that is left attracts 1 to 6 peasants for 1, 3, 6, 10, 15 or 21 wheat in all, once a year.
rule-victory = Victory
    .text = Ten monuments and at least 16 peasants at the end of a year. Ties go to the larger population, then to the sum of wheat and silver. After seven years without a winner all lose.
rule-two-kings = Two kings
    .text = Stalls I to III, Assisi, and in each call: a die for the caller, a purchase for the other, then one more purchase for each.
rule-job-well-done = A Job Well Done
    .text = Whoever is alone in the lead is rewarded: the largest army takes back a used hero, the most workers move the housing disc, the greatest devotion pays only 1 level for the blessing, the most standing farmers bring 2 wheat.
rule-spoils = Spoils of War
    .text = If the attacker has no more monuments than the defender, a black peasant does the work of the sabotaged one for him until the end of the season.
rule-plunder = Assisi
    .text = Assisi defends itself with its peasants alone and is attacked first. Each sabotage takes 1 silver, 2 wheat or a captured peasant there. After the fighting an attack gives it one more defender, and the King of Kings adds a lot.

## What the coach speaks of

aspect-monuments = { category-monuments }
aspect-population = { category-population }
aspect-goals = Both goals
aspect-work = Peasants still to send
aspect-food = Food
aspect-silver = Silver
aspect-prayers = Prayers
aspect-army = Army
aspect-court = Heroes and the crown

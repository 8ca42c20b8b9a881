# The words of Alba Longa's board that only the page needs.

board-cities = The cities

phase-first-king = The first King of Kings
phase-sale = Selling peasants
phase-housing = Free housing
phase-court = Call to court
phase-dice = Call to court
phase-targets = Choosing targets
phase-heroes = Choosing heroes
phase-attack = The attacks
phase-disperse = After the attacks
phase-works = Merchants, workers, priests
phase-farming = The harvest
phase-blessing = Blessing of the gods
phase-return = Return of the peasants
phase-feeding = End of the year: feeding
phase-growth = End of the year: growing
phase-over = The end

sky-years = The seven years
sky-year = Year { $year }: { $climate } climate.
sky-year-unknown = Year { $year }: climate still unknown.
sky-growing = Growing
sky-harvest = Harvest
sky-blessings = Blessings still hidden: { $n }
sky-last-blessing = Last blessing: { $card }

market-stalls = Market stalls
market-stall = { $stall }: { $n } silver

court-price = Price of a call
court-price-now = Price of a call to court: { $n } silver
court-dice = The dice
court-die = { $die }: { $n }
court-no-die = { $die }: not rolled, or already taken
court-king = { $city } is King of Kings.
court-turn = Call to court: { $city }.
court-called = { $city } has called to court.

battle-army = { $from } attacks { $to } (strength { $strength }).
battle-against = against
battle-sum = { $attack } against { $defence }:
battle-sabotages = { $n ->
        [0] no success
        [one] 1 sabotage
       *[other] { $n } sabotages
    }
battle-none = No attack this season.

harvest-title = The harvest of each city
harvest-wheat = wheat
harvest-more = + { $n } more
harvest-fed = { $n } fed, { $left } left
harvest-lost = { $n ->
        [one] 1 peasant gone
       *[other] { $n } peasants gone
    }

city-king = King of Kings
city-out = has passed
city-calls = calls
city-improved = improved harvest
city-piety = piety
city-gone = Forgotten by history
city-village = Village
city-place = { $city }, { $place }
city-housing = { $city }, village: { $n ->
        [0] nobody
        [one] 1 peasant
       *[other] { $n } peasants
    }
city-goals = { $city }: population { $population } of 16, monuments { $monuments } of 10

assisi-defenders = { $n ->
        [one] 1 defender
       *[other] { $n } defenders
    }
assisi-lot = { $lot }: × { $n }
assisi-supply = Captives in the supply: { $n }

mat-silver = Silver
mat-wheat = Wheat
mat-level = Level of devotion
mat-heroes = Active heroes
mat-strength = Strength
mat-monuments = Monuments: { $n } of 10
mat-population = Population: { $n } of 16

hand-heroes = Active heroes
hand-used = Used
hand-used-hero = { $card }, used
hand-cities = City cards

card-prayers = { $n ->
        [one] level of devotion needed to improve the harvest
       *[other] levels of devotion needed to improve the harvest
    }

detail-place = { $place } ({ $city })
detail-track = Track of { $n } spaces
detail-barracks = { $n ->
        [0] Nobody
        [one] 1 soldier
       *[other] { $n } soldiers
    }, strength { $gain }.
detail-market = { $n ->
        [0] Nobody
        [one] 1 merchant
       *[other] { $n } merchants
    }: { $gain } silver from the bank.
detail-quarry = { $n ->
        [0] Nobody
        [one] 1 worker
       *[other] { $n } workers
    }: { $gain ->
        [0] no monument.
        [one] 1 monument.
       *[other] { $gain } monuments.
    }
detail-temple = { $n ->
        [0] Nobody
        [one] 1 priest
       *[other] { $n } priests
    }: level of devotion { $gain }.
detail-farm = { $n ->
        [0] Nobody
        [one] 1 farmer
       *[other] { $n } farmers
    }: { $gain } wheat.

## The board in words

text-none = none
text-now = Year { $year }, { $season }. { $phase }.
text-prayers = Prayers needed to improve the harvest: { $n }.
text-attack = { $city } is attacked by { $attackers }: { $attack } against { $defence }, { $result }.
text-goods = Silver: { $silver }. Wheat: { $wheat }.
text-goals = Population: { $population } of 16. Monuments: { $monuments } of 10.
text-village = In the village: { $n ->
        [0] nobody
        [one] 1 peasant
       *[other] { $n } peasants
    }{ $disc ->
        [0] .
       *[other] , after the disc on { $disc }.
    }
text-place = { $place }: { $line }{ $notes }
text-captured = { $n ->
        [one] 1 of them captured
       *[other] { $n } of them captured
    }
text-lying = { $n ->
        [one] 1 lying down
       *[other] { $n } lying down
    }
text-granary = { $n } in the granary
text-heroes = Active heroes: { $n }. Used: { $used }.
text-own-heroes = Active: { $cards }. Used: { $used }.
text-laid = Has played: { $cards }.
text-target = Attacks { $city }.

goal-monuments = Best: { $n } of { $most } monuments
goal-population = population { $n } of { $most }
goal-year = year { $n } of { $most }
amount-peasant = { $n ->
        [one] 1 peasant
       *[other] { $n } peasants
    }

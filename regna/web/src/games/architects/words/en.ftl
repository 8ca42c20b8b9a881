# The words of the board of Architects that only the page needs.

site-site = The building site of the Kingdom
site-black-market = Black Market
site-cathedral = Cathedral
site-prison = Prison
site-virtue = Virtue
site-tax = Tax
site-apprentices = Apprentices at the Workshop
site-pile-apprentices = Pile: { $n }
site-pile-buildings = Plans: { $n }
site-pile-rewards = Rewards: { $n }
site-pile-schemes = Schemes: { $n }
site-empty = empty
site-or = or
site-exchanges = { $n ->
        [one] 1 exchange
       *[other] { $n } exchanges
    }
site-captures = { $n ->
        [one] 1 capture
       *[other] { $n } captures
    }
site-actions = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
site-workshop = { $reach ->
        [one] column 1
       *[other] columns 1 to { $reach }
    } or { $plans ->
        [one] 1 plan
       *[other] { $plans } plans
    }
site-build = build
site-hire-or-look = hire, or 1 plan of 5
site-price = price
site-barred = 10 Virtue: barred
site-left = small market
site-middle = favours
site-right = large market
site-slots = { $n } of { $most } spaces
site-final = Final round
site-resets = resets the Black Market
site-last-slot = end of the game
site-beside = beside
site-level = Level { $n }
site-level-points = { $n } VP
site-wood-or-stone = { $n } wood or stone
site-no-market = no Black Market
site-no-cathedral = no Cathedral
site-less-tax = Tax −{ $n }
site-workers-of = { $name }: { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
site-coins-on = { $n ->
        [one] 1 coin lies on it
       *[other] { $n } coins lie on it
    }
mat-reserve = Workers at hand
mat-virtue = Virtue
mat-debts = Unpaid debts
mat-paid = Paid debts
mat-captives = Captured workers
mat-prison = Workers in Prison
mat-hand = Cards in hand
mat-level = Cathedral level
mat-built = Buildings
mat-apprentices = Apprentices
mat-points = Points
mat-silver = Silver
hand-desk = To choose from
hand-plans = Plans
hand-crew = My apprentices
hand-works = My buildings
hand-empty = No plan in hand.
figure-cost = Cost
figure-needs = Needs
figure-knows = Skill
figure-virtue = Virtue { $n }
figure-points = { $n } VP

# The words of the board of Architects that only the page needs.

site-site = The building site of the Kingdom
site-black-market = Black Market
site-cathedral = Cathedral
site-prison = Prison
    .text = Nobody places a worker here: those at the Black Market come here at each reset, and captured ones when they are sent here from the Guardhouse. Having 3 or more costs 1 virtue at each reset, having the most brings 1 debt, and each pair costs 1 VP at the end. The Guardhouse releases all of them for free.
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
       *[other] col. 1 to { $reach }
    } or { $plans ->
        [one] 1 plan
       *[other] { $plans } plans
    }
site-build = build
site-hire-or-look = hire, or 1 plan of 5
site-price = price
site-barred = 10 virtue: forbidden
site-spot = { $offer }, for { $price } and { $virtue } virtue. { $who }
site-offer-less = { $offer }, for { $n } virtue
site-left = small market
site-middle = favours
site-right = large market
site-slots = { $n } of { $most } spaces
site-final = Final round
site-resets = resets the Black Market
site-last-slot = end of the game
site-beside = beside
site-level = Level { $n }
site-levels = Levels: { $levels }
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
        [one] 1 coin on the card
       *[other] { $n } coins on the card
    }
mat-reserve = Workers available
mat-virtue = Virtue
mat-debts = Unpaid debts
mat-paid = Debts paid off
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

## The board in words

text-card = { $card } ({ $figures }). { $text }
text-nobody = nobody
text-free = free
text-goods = { $goods }.
text-standing = Virtue { $virtue }, Cathedral level { $level }, { $unpaid ->
        [0] no unpaid debt
        [one] 1 unpaid debt
       *[other] { $unpaid } unpaid debts
    }, { $paid ->
        [0] none paid off.
       *[other] { $paid } paid off.
    }
text-workers = { $reserve ->
        [0] No worker available
        [one] 1 worker available
       *[other] { $reserve } workers available
    }, { $prison ->
        [0] none in Prison.
       *[other] { $prison } in Prison.
    }
text-captives = Holds: { $workers }.
text-built = Buildings: { $cards }.
text-crew = Apprentices: { $cards }.
text-desk = To choose from: { $card }
text-hand = { $n ->
        [0] No card in hand.
        [one] 1 card in hand.
       *[other] { $n } cards in hand.
    }
text-place = { $place }: { $offer }. There: { $who }.
text-market = { $place }: { $offer }, for { $price } and { $virtue } virtue. Occupied by: { $who }.
text-column = Column { $n }.
text-tax = Taxes at the Tax Stand: { $n ->
        [0] none.
       *[other] { $n } silver.
    }
text-prison = Prison: { $who }.
text-level = Cathedral level { $n }: { $price }, { $points } VP, { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }; there: { $who }.
site-buildings = Plans
site-pile = pile
mat-board = Character: { $board }

goal-guildhall = Guildhall { $n } of { $most }
goal-final = Final round

# The words of the board of Paladins that only the page needs.

realm-regions = The regions
realm-region = Region { $n }
realm-faith-flag = Monk or conversion: Faith { $n }
realm-strength-flag = Outpost or attack: Strength { $n }
realm-monk-of = { $name }: monk
realm-outpost-of = { $name }: outpost
realm-closed = { $n } or more players
realm-gap = empty
realm-townsfolk = Townsfolk
realm-price = Price: { $n }
realm-price-or-debt = Price: { $n }, or 1 Debt
realm-coins = Coins
realm-provisions = Provisions
realm-debt = Debt
realm-kings = The King
realm-orders = King’s Orders
realm-favours = King’s Favours
realm-comes = round { $n }
realm-occupied = Occupied this round
realm-tavern = Tavern
realm-tavern-shut = opens with the round
realm-round = Round { $n } of { $most }
realm-rounds = Round
realm-first = First player: { $name }
realm-pool = Tax Supply: { $n }
realm-pool-name = Tax Supply
realm-suspicions = Suspicions to draw: { $n }

site-pool = Tax Supply
site-suspicions = Suspicions

faction-viking = Viking
faction-saracen = Saracen
faction-byzantine = Byzantine

card-quest = On a quest
card-joins = When recruited
card-brings = Then, every time
card-attack = Attacked
card-convert = Converted
card-price = Price
card-gain = Gain
card-choice = One of
card-or = or
card-points = { $n } VP

action-done = Times done
action-covered = A Workshop covers this slot
action-busy = Your workers are already there
action-costs-coins = Cost: { $n } in coins
action-costs-provisions = Cost: { $n } in provisions
action-needs = Needs: { $attribute }; you have { $have }
action-then = then { $n }
action-gives = Gives: 1 { $attribute }

short-garrison = Garrison

brief-develop = 1 Workshop
brief-recruit = 1: quest · 2: keep
brief-pray = clear an action
brief-conspire = 1 Criminal
brief-hunt = 1 or 3 provisions
brief-trade = 1 or 3 coins

board-of = Board: { $name }
board-mine = My board
board-opponent = AI
board-whose = Which board to show
board-workshops = Workshops to place, and the worker each brings (reconstructed)
board-workshops-short = Workshops
board-workshop = Under this Workshop: { $worker }
board-jars = Places for jars
board-jars-short = Jars
board-jar-there = A jar is there
board-tracks = Attributes
board-track = { $total }; { $points } VP

pile-bonus = { $n } VP at the end
pile-paladin = Paladin
pile-townsfolk = Townsfolk
pile-walls = Walls
pile-attacked = Attacked
pile-converted = Converted
pile-suspicions = Suspicions

mat-points = points
mat-workers = Workers
mat-workforce = workers
mat-passed = has passed
mat-first = First player
mat-suspicions = Suspicions
mat-unpaid = Unpaid Debts
mat-paid = Debts paid off
mat-workshop = Workshops
mat-monk = Monks
mat-wall = Walls
mat-outpost = Outposts
mat-jar = Absolutions
mat-attacked = Outsiders attacked
mat-converted = Outsiders converted

hand-deck = Pile of Paladins: { $n }.
hand-top = On top
hand-below = Underneath

opponent-recruit = quest of the townsman it aims at
opponent-pray = clears its lower actions
opponent-trade = 1 space of Resource
opponent-conspire = 1 Suspicion, 2 workers
opponent-rest = Rest
opponent-rest-brief = always possible, with all its workers
opponent-track = Resource track: the space says what it aims at
opponent-track-short = Resource
opponent-schemes = Schemes to draw: { $n }
opponent-steps = Its last turn, step by step
opponent-back = Previous step
opponent-on = Next step
opponent-rule = Rule

text-between = { "; " }
text-action = { $action }: { $facts }.
text-level = level { $n } needed
text-free-place = free, { $gain }
text-force = { $n ->
        [one] { $n } worker, Resource marker on space { $marker }.
       *[other] { $n } workers, Resource marker on space { $marker }.
    }
text-means = Coins { $coins }, provisions { $provisions }; workers: { $workers }.
text-attributes = Attributes: { $attributes }.
text-burdens = Suspicions { $suspicions }, unpaid Debts { $unpaid }, paid off { $paid }.
text-progress = On the table: { $counts }.
text-list = { $what }: { $items }.
text-region = Region { $n }, Faith { $faith }, Strength { $strength }. Places: { $places }.
text-attribute = { $boost ->
        [0] { $attribute } { $n }
       *[other] { $attribute } { $n }, { $boost } of it this round
    }
text-done = { $most ->
        [0] { $done ->
            [one] done once
           *[other] done { $done } times
        }
       *[other] done { $done } of { $most } times
    }

goal-round = { $n ->
        [0] Before round 1 of { $most }
       *[other] Round { $n } of { $most }
    }

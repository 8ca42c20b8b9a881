# Les mots de la page, communs à tous les jeux.

page-title = Regna
page-tagline = De grands jeux de plateau, à une table qui vous attend.
page-skip = Aller à la question
page-language = English
page-language-name = Passer en anglais
page-theme = Lumière
page-theme-auto = Comme le système
page-theme-light = Jour
page-theme-dark = Nuit
page-theme-contrast = Contraste
page-motion = Mouvement
page-motion-off = aucun
page-motion-slow = lent
page-motion-normal = normal
page-motion-fast = rapide
page-undo = Annuler
page-undo-ask = Demander à annuler
page-undo-asked = { $name } demande à annuler son coup.
page-agree = D’accord
page-refuse = Refuser
page-lobby = Accueil
page-loading = Un instant…
page-offline = Connexion perdue, nouvel essai…
page-back = Retour à l’accueil

lobby-choose = Choisir un jeu
lobby-play-now = Jouer maintenant
lobby-alone = Seul, contre { $opponent }
lobby-with-bots = { $n ->
        [one] Contre 1 joueur automatique
       *[other] Contre { $n } joueurs automatiques
    }
lobby-seats = De { $least } à { $most } joueurs
lobby-mine = Mes parties
lobby-my-turn = À vous
lobby-their-turn = Aux autres
lobby-over = Terminée
lobby-abandoned = Abandonnée
lobby-open = En attente
lobby-none = Aucune partie en cours.
lobby-guest = Invité
lobby-soon = La table se prépare…

match-seats = Joueurs
match-board = Plateau
match-log = Journal
match-ask = Votre question
match-hand = Votre main
match-hand-count = Main ({ $n })
match-why = Pourquoi pas ?
match-why-hint = Montrez ce qui ne brille pas : la raison s’affiche ici.
match-refused = Pas maintenant
match-rule-page = Livret p. { $page }, { $rule }
match-rule-annex = Livret, annexe, { $rule }
match-turn = Au tour de { $name }…
match-watching = Vous regardez la partie.
match-over = La partie est terminée.
match-winners = { $n ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
match-total = Total
match-me = vous
match-choices = Choix possibles
match-cards = Cartes devant ce joueur
match-open-hand = Ouvrir la main
match-close-hand = Fermer la main
match-several = Plusieurs choix pour ce lieu : prenez-en un ci-dessous.
match-detail = En détail
match-abandoned = La partie a été abandonnée.
match-side = Explications et journal
match-text = La table en mots
match-words = Texte
match-points = Points
match-points-so-far = D’après ce que tout le monde peut voir, comme si la partie s’arrêtait ici.
match-prompt-of = { $name } : { $prompt }
match-trail = Vos choix
match-trail-back = Revenir avant : { $choice }
match-sure = ce coup ne pourra être repris que si les autres sont d’accord.
match-sure-yes = Jouer
match-sure-no = Choisir autre chose
match-skip = Tout montrer
key-space = Espace
page-close = Fermer

log-since = Depuis votre dernier tour
log-reconstructed = carte reconstituée
lens-rules = Lire la règle

rules-title = Règles
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-page = livret p. { $page }
rules-annex = livret, annexe
rules-none = Rien de tel dans les règles.
rules-found = { $n ->
        [0] Aucune section
        [one] { $n } section
       *[other] { $n } sections
    }

curtain-title = Passez l’écran à { $name }
curtain-text = La suite ne regarde que { $name } : que les autres détournent les yeux.
curtain-open = C’est moi, { $name }

replay-title = Revoir la partie
replay-eyes = Vue de
replay-stranger = Spectateur
replay-play = Lire
replay-pause = Arrêter
replay-first = Début
replay-back = Coup précédent
replay-forward = Coup suivant
replay-last = Fin
replay-position = Coup { $at } sur { $last }
replay-link = Copier le lien de cette position
replay-copied = Lien copié
replay-fork = Continuer d’ici
replay-fork-as = Continuer d’ici contre des joueurs automatiques, à la place de { $name }
replay-live = Les autres mains restent cachées tant que la partie dure.
replay-missing = Ce serveur ne sait pas encore montrer les positions passées.
replay-return = Retour à la partie

bot-random = Hasard
bot-greedy = Glouton

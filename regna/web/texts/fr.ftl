# Les mots de la page, communs à tous les jeux.

page-title = Regna
page-tagline = De grands jeux de plateau, à une table qui vous attend.
page-skip = Aller à la question
page-language = English
page-language-name = Passer en anglais
page-theme = Lumière
page-theme-light = Jour
page-theme-dark = Nuit
page-theme-contrast = Contraste
page-motion = Mouvement
page-motion-on = Mouvement : oui
page-motion-off = Mouvement : non
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
        [0] Tout le monde a perdu
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

bot-random = Hasard
bot-greedy = Glouton

# Les mots du compagnon pour la boîte du jeu.

companion-name = Compagnon
companion-title = Pacte avec le Diable
companion-text = Posez ce téléphone au milieu de la table. Il distribue les coffres sans que personne sache à qui ils sont.
companion-kept = C’est prêt : il fonctionne désormais sans réseau.
companion-new = Nouvelle partie
companion-advanced = Mode avancé : chacun dit en secret quels rôles il préfère
companion-relearn = Mes coffres ont d’autres codes
companion-paper = Sur papier
companion-codes = Étiquettes des coffres
companion-scores = Feuille de score
companion-to = Le compagnon
companion-leave = Abandonner
companion-print = Imprimer

companion-colours = Quelles couleurs jouent ?
companion-colours-done = { $n ->
        [4] Continuer
        [one] { $n } couleur sur 4
       *[other] { $n } couleurs sur 4
    }
companion-colour-red = Rouge
companion-colour-blue = Bleu
companion-colour-green = Vert
companion-colour-yellow = Jaune
companion-colour-purple = Violet
companion-colour-orange = Orange
companion-colour-white = Blanc
companion-colour-black = Noir

companion-role-devil = le Diable
companion-role-cultist = l’Adepte
companion-role-mortal = un Mortel
companion-role-sun = un premier Mortel
companion-role-moon = l’autre Mortel

companion-learn = Les coffres
companion-learn-chest = Montrez le coffre pour { $role }
companion-learn-twice = Ce coffre vient d’être montré : prenez le suivant.
companion-learn-back = Le dernier coffre n’était pas le bon
companion-learn-text = Une seule fois par boîte, avant de remplir les coffres : ce téléphone retient leurs codes.

companion-show = Tenez le coffre immobile, code vers le bas, à une main au-dessus de la caméra.
companion-other-camera = Autre caméra
companion-use-touch = Sans caméra
companion-use-camera = Avec la caméra
companion-touch = Sous le coffre, lisez la ligne « { $line } » de l’étiquette, elle seule, et touchez sa couleur.
companion-no-camera = La caméra n’est pas disponible : touchez la couleur de l’étiquette.
companion-unknown = Ce code n’est celui d’aucun des quatre coffres.
companion-mark-rose = Rose, rond
companion-mark-teal = Turquoise, triangle
companion-mark-brown = Brun, carré
companion-mark-grey = Gris, croix

companion-hold = Maintenir pour regarder
companion-hold-last = Maintenir pour revoir la couleur
companion-wish-text = Prenez le téléphone, seul. Vos souhaits ne s’affichent que tant que vous maintenez le bouton, et ne sont gardés nulle part.
companion-wish-2 = Volontiers
companion-wish-1 = Peu importe
companion-wish-0 = Plutôt non
companion-wish-next = Passer au joueur suivant
companion-wish-last = Distribuer les rôles

companion-round = Manche { $round }
companion-round-of = Manche { $round } sur { $rounds }
companion-where = { $round ->
        [0] { $stage }
       *[other] { $stage }, manche { $round }
    }
companion-phases = Les phases de cette manche
companion-phase-1 = Production
companion-phase-2 = Cartes
companion-phase-3 = Transactions
companion-phase-4 = Actions
companion-phase-5 = Intérêts
companion-phase-6 = Réputation
companion-phase-7 = Chasse aux sorcières
companion-phase-8 = Inquisition

companion-stage-roles = Rôles
    .text = Remplissez les quatre coffres, fermez-les et mélangez-les. Chaque coffre scanné va au joueur de la couleur affichée, qui l’ouvre derrière son rempart.
companion-stage-cards = Production
    .text = { $round ->
        [1] Production, puis cartes. Ensuite, chacun prépare son offre en secret.
       *[other] Tournez la roue : production, puis cartes. Dernière chance de rembourser ! Ensuite, chacun prépare son offre en secret.
    }
companion-stage-first = Première offre
    .text = Toutes les offres sont prêtes : fermez les coffres et mélangez-les. Chacun ouvrira le sien derrière son rempart, et acceptera ou refusera.
companion-stage-second = Deuxième offre
    .text = Chacun a répondu : refermez les coffres et mélangez-les. Un coffre déjà payé se referme sans y toucher.
companion-stage-return = Restitution
    .text = Refermez les coffres et mélangez-les. Chaque coffre retourne maintenant à son propriétaire.
companion-stage-actions = Actions
    .text = { $round ->
        [2] Actions, intérêts, réputation, puis la chasse aux sorcières.
        [3] Actions, intérêts, réputation, puis la chasse aux sorcières. L’inquisition approche.
        [5] Actions, intérêts, réputation. Puis la dernière inquisition.
       *[other] Actions, intérêts, réputation. Puis la manche suivante.
    }
companion-stage-mass = Messe noire
    .text = Chacun remplit son coffre en secret. Mélangez, ouvrez, réglez pots-de-vin, âmes et suppositions. Refermez, mélangez : chaque coffre retourne à son propriétaire.
companion-stage-inquisition = Inquisition
    .text = { $round ->
        [5] Chacun remplit son coffre en secret, puis tous l’ouvrent à la fois : rien à scanner. Affrontez les inquisiteurs.
       *[other] Affrontez les inquisiteurs. Ensuite, révélez les inquisiteurs B et C, et la partie continue.
    }
companion-stage-end = Décompte
    .text = Les rôles sont connus. Comptez vos points.

companion-scan = Scanner les coffres
companion-pause = Faire une pause
companion-scanned = { $n ->
        [0] Aucun coffre scanné
        [one] { $n } coffre sur 4 scanné
       *[other] { $n } coffres sur 4 scannés
    }
companion-next-chest = Coffre suivant
companion-again = Scanner de nouveau
companion-on = Continuer : { $stage }
companion-back = Retour
companion-back-text = Revenir à : { $stage } ? Les mêmes réponses seront données. Dès qu’un coffre y est scanné, il faut les scanner tous les quatre pour continuer, et chacun verra qu’on est revenu en arrière.
companion-back-yes = Revenir
companion-returns = On est revenu { $n } fois en arrière.
companion-end = Terminer
companion-end-text = Terminer cette partie ? Ce téléphone oublie les rôles, et ne pourra plus rendre les coffres.
companion-end-yes = Terminer la partie

companion-line-learn = ★
companion-line-roles = R
companion-line-first = { $round } I
companion-line-second = { $round } II
companion-line-return = { $round } ↩
companion-line-mass = { $round } ✝
companion-codes-text = Pour une boîte qui a perdu ses codes : imprimez, découpez, collez une étiquette sous chaque coffre vide, peu importe laquelle. À la partie suivante, montrez les coffres au téléphone.
companion-codes-marks = Avec une caméra, coupez le tableau. Sans caméra, il la remplace : à chaque étape, un coffre a une autre couleur, pour que celui qui les touche ne puisse pas le reconnaître. Tenez l’étiquette cachée et ne lisez que la ligne demandée.
companion-code = Étiquette { $n }, code à scanner

companion-scores-text = Comptez les objets : la feuille calcule. Elle reste dans ce navigateur.
companion-player = Joueur { $n }
companion-scores-devil = Qui était le Diable ?
companion-count-track = Points sur la piste
companion-count-buildings = Points des bâtiments
companion-count-debt = Dette
companion-count-majors = Hauts faits majeurs
companion-count-angels = Ailes d’ange
companion-count-demons = Ailes de démon
companion-count-indulgences = Indulgences
companion-count-courtiers = Courtisans en main
companion-count-tainted = Fragments d’âme d’adepte
companion-count-precious = Verre et marbre
companion-count-rest = Pièces, bois, pierre, blé
companion-rate = Combien pour un point (moins avec la Trésorerie)
companion-total = Total
companion-total-of = { $rest ->
        [0] { $points }
       *[other] { $points } { $rest }/{ $rate }
    }
companion-first = En tête : { $who }
companion-clear = Tout effacer

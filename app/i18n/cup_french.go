package i18n

import "strconv"

var frenchCup = Cup{
	Players: "Joueurs", Yours: "vous", Machine: "machine",
	Level:    func(n int) string { return "Niveau " + strconv.Itoa(n) },
	AddFiles: "Ajouter des fichiers", AddOwn: "Mes programmes", AddLevel: "Niveaux de la machine",
	Nobody: "Encore personne.",
	Acts:   func(name string) string { return "Actions pour " + name },
	Read:   "Lire le programme", Link: "Lien et code QR", CopyLink: "Copier le lien",
	Save: "Enregistrer", Remove: "Retirer", Name: "Nom du joueur",
	NoCode: "Ce programme est trop long pour un code QR\u202f: donnez le lien ou le fichier.",

	Untried: "pas encore essayé", Trying: "essai en cours", Tried: "vérifié",
	Fails: func(line int, why string) string {
		if line == 0 {
			return "ne marche pas\u202f: " + why
		}
		return "ne marche pas, ligne " + strconv.Itoa(line) + "\u202f: " + why
	},
	Same: func(name string) string { return "Même programme que " + name + "." },
	LostBy: func(games int, why string) string {
		return French.Count(games, "partie perdue", "parties perdues") + " par une erreur. " + why
	},
	Unordered: "Son coup dépend de l’ordre d’un ensemble (set)\u202f: sur un autre ordinateur il peut en jouer un " +
		"autre. Parcourez sorted(ensemble).",

	Held: "interrompu", TryIt: "Essayer quand même",
	HeldWhy: func(name string) string {
		return "La dernière fois, la page s’est arrêtée pendant que « " + name + " » tournait. Ce programme n’est plus " +
			"essayé que si vous le demandez."
	},

	WhatTitle: "Ce qu’est une coupe",
	Example:   "Exemple\u202f: la coupe des sept programmes fournis. Points de la ligne contre la colonne, sur 40.",
	What: [3][2]string{
		{"Chacun rencontre tous les autres,", "vingt fois, dix fois en ouvrant. Gagner vaut 2 points, une nulle 1."},
		{"Une case", "dit ce que la ligne a pris à la colonne, sur 40. Elle s’ouvre sur ses vingt parties."},
		{"Une marge", "suit chaque total. Ici, Minimax (63 ± 9) et Prudent (51 ± 8) ne sont pas départagés."},
	},
	Samples:    [7]string{"Hasard", "Gagne", "Prudent", "Évalue", "Minimax", "Mémorise", "Alpha-bêta"},
	TrySamples: "Essayer avec les sept exemples", AddSamples: "Ajouter les sept exemples",
	SamplesWhat: "Sept programmes fournis, du hasard à alpha-bêta\u202f; le tableau montre ce qu’ils valent. Ils " +
		"s’ajoutent aux joueurs, et se retirent.",
	NoSamples: "Les exemples ne sont pas arrivés. Rechargez la page.",
	OpenKept:  "Ouvrir une coupe gardée",
	ToPlay:    "À jouer.",
	ToPlayWhat: func(games int) string {
		return "Les cases se rempliront tour par tour. Un joueur de plus ferait " + French.Grouped(games) + " parties."
	},

	Offered: "Ce joueur vient d’un lien. Il ne joue que si vous l’ajoutez.", Accept: "Ajouter", Refuse: "Laisser",

	Settings: "Réglages", Game: "Jeu", PerPair: "Parties par paire", Seed: "Graine", Plies: "Coups tirés au sort",
	PlyCount: func(n int) string {
		if n == 0 {
			return "aucun"
		}
		if n == 1 {
			return "le premier"
		}
		return "les " + strconv.Itoa(n) + " premiers"
	},

	Progress: "Déroulement",
	Waiting: func(players, games int) string {
		return strconv.Itoa(players) + " joueurs, " + French.Grouped(games) + " parties à jouer"
	},
	Takes: func(minutes int) string {
		switch {
		case minutes == 0:
			return "moins d’une minute"
		case minutes < 90:
			return "environ " + strconv.Itoa(minutes) + " min"
		}
		return "environ " + strconv.Itoa((minutes+30)/60) + " h"
	},
	Few: "Il faut au moins deux joueurs.", OneMore: "Encore un joueur, au moins.",
	Start: "Lancer", Pause: "Suspendre", Resume: "Reprendre", Again: "Relancer",
	Played: func(played, all int) string {
		return French.Grouped(played) + " parties sur " + French.Grouped(all)
	},
	Meeting: func(first, second string, game, of int) string {
		return first + " contre " + second + ", partie " + strconv.Itoa(game) + " sur " + strconv.Itoa(of)
	},
	Done: func(games int) string { return "Coupe terminée\u202f: " + French.Grouped(games) + " parties" },
	How: func(games, plies int, seed string) string {
		drawn := ""
		if plies > 0 {
			drawn = strconv.Itoa(plies) + " coups tirés au sort, "
		}
		return strconv.Itoa(games) + " par paire, chacun ouvre " + strconv.Itoa(games/2) + " fois, " + drawn + "graine " +
			seed + "."
	},
	Stopped: "La machine n’a pas répondu. Reprenez\u202f: rien n’est perdu.",
	NoGame:  "Aucune partie de ce jeu ne dure autant de coups tirés au sort.",
	Erase: func(games int) string {
		if games == 1 {
			return "La partie jouée sera effacée."
		}
		return "Les " + French.Grouped(games) + " parties jouées seront effacées."
	},
	Yes: "Effacer", No: "Garder",
	Reading:   "La coupe se relit, partie par partie.",
	Damaged:   "La coupe gardée ne se lit plus\u202f: elle est mise de côté, et un export la contient encore.",
	NotKept:   "Le navigateur n’a plus de place\u202f: enregistrez la coupe dans un fichier avant de quitter la page.",
	BigCup:    "Ce fichier est trop long\u202f: une coupe a 64\u00a0Mo au plus.",
	Replace:   "Le fichier prendra la place de cette coupe.",
	Aside:     func(name string) string { return name + " est écarté\u202f: cinq erreurs ou plus." },
	BadFile:   "Ce fichier n’est pas une coupe, ou il est abîmé. Rien n’a changé. Détail\u202f: ",
	NewerFile: "Ce fichier vient d’une version plus récente de Tablier. Rien n’a changé.",
	BigFile:   func(names string) string { return "Trop longs, 100\u00a0ko au plus\u202f: " + names + "." },
	BadName:   "Ce nom ne va pas\u202f: 1 à 40 signes, et un seul joueur par nom.",
	Full: func(most int, left string) string {
		text := "Une coupe a " + strconv.Itoa(most) + " joueurs au plus."
		if left != "" {
			text += " Ne jouent pas\u202f: " + left + "."
		}
		return text
	},
	Class: "Pour la classe.",
	ClassWhat: "Ce qui compte est un nombre d’appels par coup, et non un temps\u202f: la même coupe donne le même " +
		"tableau sur tout ordinateur.",
	Points: func(of int) string { return "Points de la ligne contre la colonne, sur " + strconv.Itoa(of) },
	Ladder: func(of int) string { return "Classement et duels, sur " + strconv.Itoa(of) },
	Cross:  "Tableau croisé", Total: "Total", Pts: "pts",
	Cell: func(row, column string, points, of, won, drawn, lost int) string {
		return row + " contre " + column + "\u202f: " + strconv.Itoa(points) + " points sur " + strconv.Itoa(of) + ", " +
			frenchTally(won, drawn, lost) + ". Voir les parties"
	},
	Export: "Exporter", CSV: "Tableau (CSV)", File: "Coupe (fichier)", OpenCup: "Ouvrir une coupe",
	Columns: [9]string{"joueur", "points", "parties", "gagnées", "nulles", "perdues", "erreurs", "part", "marge"},
	Which:   "Qui est le meilleur\u202f?",
	Tied: func(a string, share, margin int, b string, share2, margin2 int) string {
		return a + " (" + strconv.Itoa(share) + " ± " + strconv.Itoa(margin) + ") et " + b + " (" + strconv.Itoa(share2) +
			" ± " + strconv.Itoa(margin2) + ") ne sont pas départagés\u202f: leurs marges se recouvrent. Quatre fois plus de " +
			"parties les réduiraient de moitié."
	},
	Apart:         "Les marges des deux premiers ne se recouvrent pas.",
	Meanwhile:     "En attendant.",
	MeanwhileWhat: "Les cases se remplissent tour par tour. Vous pouvez déjà ouvrir celles qui ont des parties.",

	Tally:   frenchTally,
	Plays:   func(name string) string { return "Les parties, vues par " + name },
	Play:    func(n int, result string) string { return "Partie " + strconv.Itoa(n) + ", " + result },
	Results: [3]string{"nulle", "gagnée", "perdue"},
	Ended: func(n int, result string, plies int) string {
		return "Partie " + strconv.Itoa(n) + ", " + result + " en " + strconv.Itoa(plies) + " coups."
	},
	Seat:    func(name, side, reason string) string { return name + "\u202f: " + side + ". " + reason },
	TooLong: "La partie durait trop.", Recurred: "Position déjà vue.",
	First: "Au début", Back: "Coup précédent", On: "Coup suivant", Last: "À la fin", Steps: "Rejouer",
	NoneYet: "Choisissez une case du tableau\u202f: ses parties viennent ici.",
}

func frenchTally(won, drawn, lost int) string {
	plural := func(n int, word string) string {
		if n > 1 {
			word += "s"
		}
		return strconv.Itoa(n) + " " + word
	}
	return plural(won, "gagnée") + ", " + plural(drawn, "nulle") + ", " + plural(lost, "perdue")
}

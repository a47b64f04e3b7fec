package i18n

import "strconv"

var frenchAtlas = Atlas{
	Map: func(board string, positions int) string {
		return "Carte des " + French.Grouped(positions) + " positions de " + board + ". Flèches : passer à une position " +
			"voisine du même anneau ou de l’anneau suivant. Entrée : la chercher dans Voir. Plus et moins : approcher, éloigner."
	},
	Label:     "La carte",
	Positions: func(n int) string { return French.Grouped(n) + " positions" },
	Lead:      "Le centre est la fin. Chaque anneau est un coup plus loin ; dehors, les nulles.",
	Loading:   "La carte se calcule.",
	Held:      "La dernière fois, la page s’est arrêtée pendant que cette carte arrivait.",
	HeldWhy:   "Elle ne revient que si vous la demandez.",
	Anyway:    "Montrer quand même",
	Failed:    "La carte n’est pas arrivée. Rechargez la page pour réessayer.",

	Waves: "Vagues, en partant de la fin",
	Wave: func(n int, course bool) string {
		if course {
			return attractor(n)
		}
		return "Vague " + strconv.Itoa(n)
	},
	WaveOf: func(wave string, last int) string { return wave + " sur " + strconv.Itoa(last) },
	All:    "Tout est su",
	AllTold: func(draws int) string {
		if draws == 0 {
			return "Aucune position n’est nulle : l’un des deux peut toujours forcer la fin."
		}
		return "Les " + French.Grouped(draws) + " positions qui restent sont nulles : personne ne peut y forcer la fin."
	},
	WaveTold: func(n, positions int, value string, course bool) string {
		many := French.Grouped(positions)
		switch {
		case n == 0:
			return many + " positions sont perdues pour qui a le trait : la partie y est finie."
		case value == "win" && course:
			return many + " positions de plus : qui a le trait a un coup vers " + attractor(n-1) + "."
		case value == "win":
			return many + " positions de plus sont gagnées : un de leurs coups mène à une position perdue pour l’autre."
		case course:
			return many + " positions de plus : tous les coups de qui a le trait mènent dans " + attractor(n-1) + "."
		}
		return many + " positions de plus sont perdues : tous leurs coups mènent à une position gagnée pour l’autre."
	},
	Attractor: func(n int, who string, positions int) string {
		return attractor(n) + "(" + who + ", F) : " + French.Grouped(positions) + " positions, F étant ses parties gagnées."
	},
	Back: "Vague précédente", Onward: "Vague suivante", Run: "Lancer la vague", Pause: "Arrêter la vague",
	Known: Table[string, string]{
		{"win", "gagnées"},
		{"loss", "perdues"},
		{"draw", "nulles"},
	},
	Unknown: "pas encore sues",

	Position: "Position",
	Value: func(value string, plies int) string {
		switch {
		case value == "draw":
			return "Nulle"
		case value == "win":
			return "Gagné en\u00a0" + strconv.Itoa(plies)
		case plies == 0:
			return "Perdu, fini"
		}
		return "Perdu en\u00a0" + strconv.Itoa(plies)
	},
	NotYet: "Pas encore su", NotYetWhy: "La vague ne l’a pas encore atteinte.",
	ToMove: func(who string) string { return who + " a le trait." },
	Ended:  func(winner string) string { return "La partie est finie : " + winner + " a gagné." },
	Moves: func(value, other string, good, all, left int) string {
		switch {
		case value == "draw" && good == all:
			return "Tous ses coups gardent la nulle."
		case value == "draw":
			return frenchSome(good, all) + " " + frenchVerb(good, "garde", "gardent") + " la nulle ; les autres perdent."
		case value == "win":
			return frenchSome(good, all) + " " + frenchVerb(good, "mène", "mènent") + " à une position perdue pour " + other +
				"."
		}
		end := De(other) + ", en\u00a0" + strconv.Itoa(left)
		if all == 1 {
			return "Son seul coup mène à un gain " + end + "."
		}
		return "Ses " + frenchNumber(all) + " coups mènent à un gain " + end + " au plus."
	},
	Example:  func(wave int) string { return "Exemple de la vague " + strconv.Itoa(wave) + " :" },
	Standing: func(who, points string) string { return who + " : " + points + "." },
	NoPoints: "aucun pion",
	Search:   "Chercher dans Voir", Another: "Un autre exemple",
	Next:     func(other string) string { return "Ses suites, vues par " + other },
	Before:   func(other string) string { return "D’où l’on y vient, vu par " + other },
	NoNext:   "Aucune : la partie est finie.",
	NoBefore: "De nulle part : c’est le début.", Looking: "On les cherche.",
	More:   func(n int) string { return "et " + strconv.Itoa(n) + " de plus" },
	Counts: "Combien, à quelle distance de la fin",
	Row: func(value string, plies int) string {
		switch {
		case value == "draw":
			return "nulles"
		case value == "win":
			return "gagnées en " + strconv.Itoa(plies)
		case plies == 0:
			return "perdues, finies"
		}
		return "perdues en " + strconv.Itoa(plies)
	},
	RowTold: "Montrer un exemple", RowUnknown: "pas encore su",

	Menu: "Plus", Board: "Tablier", Course: "Mots de prépa",
	Trail: "Parcours d’une partie", NoTrail: "Aucun",
	OnTable:    func(plies int) string { return "Sur la table, " + French.Count(plies, "coup", "coups") },
	Kept:       func(day string, plies int) string { return day + ", " + French.Count(plies, "coup", "coups") },
	Pasted:     func(plies int) string { return "Collée, " + French.Count(plies, "coup", "coups") },
	Paste:      "Coller une partie : son lien, ou elle-même en JSON",
	Alien:      "Ce texte ne contient pas de partie d’un tablier qui a une carte.",
	TrailMoves: "Les positions de la partie",
	Closer:     "Approcher", Farther: "Éloigner", Fit: "Voir toute la carte",
	Save: "Enregistrer en SVG", Print: "Imprimer",
}

// frenchSome says how many of all moves, as the beginning of a sentence.
func frenchSome(good, all int) string {
	switch {
	case all == 1:
		return "Son seul coup"
	case good == all:
		return "Ses " + frenchNumber(all) + " coups"
	case good == 1:
		return "Un de ses " + frenchNumber(all) + " coups"
	}
	return capital(frenchNumber(good)) + " de ses " + frenchNumber(all) + " coups"
}

func frenchVerb(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// capital returns a text with a capital letter, which is one of the alphabet's.
func capital(text string) string {
	if text[0] < 'a' || text[0] > 'z' {
		return text
	}
	return string(text[0]-'a'+'A') + text[1:]
}

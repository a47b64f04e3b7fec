package i18n

import "strconv"

var frenchPrograms = Programs{
	Loading: "Les exercices arrivent.",
	Failed:  "Les exercices ne sont pas arrivés. Rechargez la page pour réessayer.",
	Exercise: func(n, all int, topic string) string {
		return "exercice " + strconv.Itoa(n) + " sur " + strconv.Itoa(all) + " · " + topic
	},
	Further:   "pour aller plus loin",
	Exercises: "Exercice",
	Choice: func(n int, title string, done bool, passed, tests int) string {
		text := strconv.Itoa(n) + ". " + title
		switch {
		case done:
			return text + " · réussi"
		case tests > 1:
			return text + " · " + frenchTests(passed, tests)
		}
		return text
	},
	Hints:    "Aide",
	Hint:     func(n int) string { return "Aide " + strconv.Itoa(n) + " sur 3" },
	Solution: "Solution",
	SolutionIn: func(runs int) string {
		if runs == 1 {
			return "La solution s’ouvre après encore un essai."
		}
		return "La solution s’ouvre après encore " + strconv.Itoa(runs) + " essais."
	},
	UseSolution: "Mettre la solution dans l’éditeur",
	Restart:     "Recommencer",

	Editor:     "Votre programme",
	EditorTold: "Tab décale. Échap puis Tab quitte le champ. Ctrl+Entrée lance les tests.",
	Run:        "Lancer", Stop: "Arrêter", Steps: "Pas à pas", Tree: "Voir les appels",
	Keys:     "Touches",
	Visiting: "Ce programme est venu par un lien ou un fichier. Lisez-le ; il ne tourne que si vous le lancez.",
	Copy:     "Copier le lien", Copied: "Lien copié.",
	SaveFile: "Enregistrer", OpenFile: "Ouvrir un fichier",

	Python: map[string]string{
		"coming":  "Python arrive.",
		"missing": "Cette copie de Tablier a été faite sans Python\u202f: npm manquait. Vous pouvez écrire, pas lancer.",
		"frame":   "Le cadre qui contient cette page ne permet pas d’y lancer un programme. Ouvrez-la dans un onglet.",
		"single": "L’édition en un seul fichier ne peut pas lancer Python\u202f: le navigateur n’y isole pas un programme. " +
			"Ouvrez le site.",
		"failed": "Python n’est pas arrivé. Vérifiez le réseau, puis relancez.",
	},
	Tabs:   map[string]string{"code": "Code", "tests": "Tests", "board": "Plateau", "tree": "Arbre", "memo": "Mémo"},
	Tests:  "Tests",
	Passed: "Réussi", Missed: "Raté", NotRun: "Pas lancé",
	Private: "test caché",
	Verdict: func(passed, tests int) string {
		if passed == tests {
			return "Réussi\u202f: " + strconv.Itoa(tests) + " tests sur " + strconv.Itoa(tests) + "."
		}
		return frenchTests(passed, tests) + "."
	},
	Running:  "Le programme tourne.",
	Expected: "Attendu", Received: "reçu",
	OnBoard: "Voir la position",
	At: func(line int) string {
		if line == 0 {
			return ""
		}
		return "Ligne " + strconv.Itoa(line) + ". "
	},
	Next: "Exercice suivant",

	Console: "Console", Empty: "Ce que print écrit vient ici.", Python3: "Les mots de Python",

	Walk: "Pas à pas",
	Step: func(n, all, line int, function string) string {
		return "Pas " + strconv.Itoa(n) + " sur " + strconv.Itoa(all) + "\u202f: ligne " + strconv.Itoa(line) + ", " + function
	},
	Back: "Pas précédent", On: "Pas suivant", First: "Premier pas", Last: "Dernier pas",
	NoName:    "Pas encore de variable.",
	EndOfWalk: "Les premiers pas seulement\u202f: le programme en fait plus.",

	Calls: func(shown, all int) string {
		if shown < all {
			return "Les " + French.Grouped(shown) + " premiers appels sur " + French.Grouped(all)
		}
		return French.Grouped(all) + " appels"
	},
	NoCalls: "Aucun appel observé. Écrivez @observe au-dessus d’une fonction\u202f: from tablier import observe.",
	Exact: func(value string) string {
		return map[string]string{"w": "en vérité gagnée", "l": "en vérité perdue", "d": "en vérité nulle"}[value]
	},

	Board: "Votre joueur contre la machine", Level: "Adversaire",
	Against: func(level int) string { return "Niveau " + strconv.Itoa(level) },
	Itself:  "Lui-même", Play: "Jouer", Again: "Rejouer",
	Result: func(won, plies int) string {
		moves := strconv.Itoa(plies) + " coups."
		switch {
		case won > 0:
			return "Votre joueur gagne en " + moves
		case won < 0:
			return "Votre joueur perd en " + moves
		}
		return "La partie finit en " + moves
	},
	Spot: "Position du test", Start: "Position de départ",
	Ply: func(n int, move string, program bool) string {
		who := "la machine"
		if program {
			who = "votre joueur"
		}
		return strconv.Itoa(n) + ". " + who + " joue " + move
	},
	Lost:  "ce coup a perdu de la valeur",
	Moves: "Coups",

	Memo: "Mémo",
	MemoRows: [][2]string{
		{"position.coups()", "les coups permis, une liste de textes"},
		{"position.jouer(coup)", "la position d’après ; l’ancienne ne change pas"},
		{"position.trait", "\"O\" ou \"R\", le camp qui joue ; \"hasard\" s’il faut tirer"},
		{"position.gagnant()", "\"O\", \"R\" ou None"},
		{"position.finie()", "True ou False"},
		{"position.cases()", "un dictionnaire\u202f: ce que tient chaque case"},
		{"position.points()", "les points des deux camps, ou None"},
		{"position.chances()", "les tirages et leurs poids"},
		{"position.valeur_exacte()", "1, 0 ou −1 pour le camp au trait, si elle est connue"},
		{"position.afficher()", "écrit la position"},
		{"debut(), lire(texte)", "une position\u202f: from tablier import debut, lire"},
		{"@observe", "note les appels d’une fonction"},
	},
	MemoTold: "Une position ne change jamais, se compare et peut être une clé. Les noms anglais vont aussi\u202f: moves, play, " +
		"turn, winner, over, cells, score, weights, exact_value, show, start, read.",
}

func frenchTests(passed, tests int) string {
	if passed < 2 {
		return strconv.Itoa(passed) + " test sur " + strconv.Itoa(tests)
	}
	return strconv.Itoa(passed) + " tests sur " + strconv.Itoa(tests)
}

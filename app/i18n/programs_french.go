package i18n

import "strconv"

var frenchPrograms = Programs{
	Loading: "Les exercices arrivent.",
	Failed:  "Les exercices ne sont pas arrivés. Rechargez la page pour réessayer.",
	Exercise: func(n, all int, topic string) string {
		return "Exercice " + strconv.Itoa(n) + " sur " + strconv.Itoa(all) + " · " + topic
	},
	Further:   "pour aller plus loin",
	Exercises: "Exercice",
	Choice: func(n int, title string, done, ordered bool, passed, tests int) string {
		text := strconv.Itoa(n) + ". " + title
		switch {
		case done:
			return text + " · réussi"
		case ordered:
			return text + " · rangé"
		case tests > 1:
			return text + " · " + frenchTests(passed, tests)
		}
		return text
	},
	Hints:    "Aide",
	Hint:     func(n int) string { return "Aide " + strconv.Itoa(n) + " sur 3" },
	Solution: "Solution",
	SolutionIn: func(programs int) string {
		if programs == 1 {
			return "La solution s’ouvre après un autre programme essayé."
		}
		return "La solution s’ouvre après " + strconv.Itoa(programs) + " autres programmes essayés."
	},
	UseSolution: "Mettre la solution dans l’éditeur",
	Restart:     "Recommencer",

	Greatest: "la plus grande", Smallest: "la plus petite",
	PictureRoot: func(mover, worth string) string {
		return "Un arbre\u202f: " + mover + " joue, la plus grande note est " + worth + "."
	},
	PictureBranch: func(move, other, worth string, signed bool, leaves string) string {
		text := "Après " + move + ", " + other + " répond\u202f: notes " + leaves + "\u202f; "
		if signed {
			return text + "pour " + other + " le signe change, et la plus grande est " + worth + "."
		}
		return text + "la plus petite est " + worth + "."
	},

	Faces: "L’exercice", FaceOrder: "À ranger", FaceWrite: "À écrire",
	Lines: "Lignes à ranger",
	LinesTold: "Haut et bas choisissent une ligne. Espace la prend\u202f: haut et bas la déplacent, gauche et droite la " +
		"décalent, Espace la pose. Ctrl+Entrée lance les tests.",
	LinesLead: "Rangez et décalez ces lignes d’un programme qui réussit.",
	LinesDone: "Rangé\u202f: tous les tests passent. Écrivez-le maintenant vous-même, sans ces lignes.",
	LineIn:    func(indent int) string { return "décalée de " + strconv.Itoa(indent) },
	LineSaid: func(n, all, indent int, text string, taken bool) string {
		said := "Ligne " + strconv.Itoa(n) + " sur " + strconv.Itoa(all) + ", décalage " + strconv.Itoa(indent)
		if taken {
			said += ", prise"
		}
		return said + "\u202f: " + text
	},
	LineMoves: "La ligne choisie", LineUp: "Monter la ligne", LineDown: "Descendre la ligne",
	LineLeft: "Décaler à gauche", LineRight: "Décaler à droite",
	WhereWrong: "Où ça ne va pas\u202f?", AllInPlace: "Chaque ligne est à sa place.",
	OutOfPlace: func(n int, text string) string {
		return "Ligne " + strconv.Itoa(n) + "\u202f: « " + text + " » n’est pas à sa place."
	},
	Misindented: func(n int, text string) string {
		return "Ligne " + strconv.Itoa(n) + "\u202f: « " + text + " » est à sa place, mais pas son décalage."
	},

	Editor:     "Votre programme",
	EditorTold: "Tab décale. Échap puis Tab quitte le champ. Ctrl+Entrée lance les tests.",
	Run:        "Lancer", Stop: "Arrêter", Steps: "Pas à pas", Tree: "Voir les appels",
	Keys: "Touches",
	Held: "La dernière fois, la page s’est arrêtée pendant que ce programme tournait. Il ne tourne que si vous le lancez.",
	Visiting: "Ce programme est venu par un lien ou un fichier. Lisez-le ; il ne tourne que si vous le lancez, " +
		"et ne remplace pas le vôtre.",
	Adopt:          "En faire mon programme",
	EarlierProgram: "Version précédente",
	Newer:          "Un autre onglet a changé ce programme.", ShowNewer: "Montrer son texte",
	Crossed: "Un autre onglet écrivait aussi ce programme\u202f: son texte est une version précédente.",
	NotKept: "Le navigateur ne garde pas ce programme\u202f: enregistrez-le avant de quitter la page.",
	More:    "Recommencer, copier le lien, enregistrer, ouvrir",
	Copy:    "Copier le lien",
	Name:    "Prénom", NameTold: "Prénom, pour le nom du fichier",
	Cleaned: "Des signes que Python ne lit pas (espaces insécables ou invisibles, guillemets, tirets, tabulations) sont " +
		"devenus les siens.",
	SaveFile: "Enregistrer", OpenFile: "Ouvrir un fichier",

	Flood: "Arrêté : trop de messages à la fois.", FloodWhy: "Il en envoie plus que la page n’en peut lire.",
	LongEvent: "Arrêté : un message de plus de 256 ko.", LongEventWhy: "Un programme n’en envoie que de courts.",
	Python: func(state string) string {
		switch state {
		case "coming":
			return "Python arrive, 4\u00a0Mo, une fois pour toutes."
		case "starting":
			return "Python démarre. La première fois, il lui faut quelques secondes."
		case "missing":
			return "Cette copie de Tablier a été faite sans Python\u202f: npm manquait. Vous pouvez écrire, pas lancer."
		case "frame":
			return "Le cadre qui contient cette page ne permet pas d’y lancer un programme. Ouvrez-la dans un onglet."
		case "single":
			return "L’édition en un seul fichier ne peut pas lancer Python\u202f: le navigateur n’y isole pas un programme. " +
				"Ouvrez le site."
		case "failed":
			return "Python n’est pas arrivé. Vérifiez le réseau, puis relancez."
		}
		return ""
	},
	BadLink:  "Le programme de ce lien est abîmé\u202f: il en manque, ou des lettres ont changé.",
	LongLink: "Le programme de ce lien est trop long\u202f: un programme a 100\u00a0ko au plus. Rien n’a changé.",
	TooLong:  "Un programme a 100\u00a0ko au plus\u202f: ce texte n’a pas été ajouté.",
	LongKept: "Un programme gardé avait plus de 100\u00a0ko\u202f: il est mis de côté, et un export le contient encore.",
	BigFile:  "Ce fichier est trop long\u202f: un programme a 100\u00a0ko au plus.",
	Tabs:     [5]string{"Code", "Tests", "Arbre", "Plateau", "Mémo"},
	Tests:    "Tests",
	Passed:   "réussi", Missed: "raté", NotRun: "pas lancé",
	Private: "test caché", PrivateTold: "Son nom se montre après l’essai.",
	NotYetRun: "Pas encore lancé.",
	TestCount: func(tests, hidden int) string {
		switch hidden {
		case 0:
			return strconv.Itoa(tests)
		case 1:
			return strconv.Itoa(tests) + ", dont 1 caché"
		}
		return strconv.Itoa(tests) + ", dont " + strconv.Itoa(hidden) + " cachés"
	},
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

	LeftOut: func(lines int) string {
		return "[… " + French.Count(lines, "ligne omise", "lignes omises") + " …]"
	},
	Console: "Console", Empty: "Ce que print écrit vient ici.", NothingPrinted: "Le programme n’a rien écrit.",
	Python3: "Les mots de Python",

	Walk: "Pas à pas",
	Step: func(n, all, line int, function string) string {
		return "Pas " + strconv.Itoa(n) + " sur " + strconv.Itoa(all) + "\u202f: ligne " + strconv.Itoa(line) +
			", " + function
	},
	Back: "Pas précédent", On: "Pas suivant", First: "Premier pas", Last: "Dernier pas",
	NoName:    "Pas encore de variable.",
	EndOfWalk: "Les premiers pas seulement\u202f: le programme en fait plus.",
	CloseWalk: "Quitter le pas à pas", ToReturn: "Jusqu’au retour", ToLine: "À la ligne du curseur",
	NoStep: func(line int) string {
		return "Aucun de ces pas n’est à la ligne " + strconv.Itoa(line) + "."
	},
	CallOf:      func(function string) string { return "appel de " + function },
	Returns:     func(function, value string) string { return function + " rend " + value },
	EndsByError: func(function string) string { return "une erreur arrête " + function },
	StepSpot:    "La position à ce pas", Stack: "Les appels en cours",
	LineOf: func(line int) string { return "ligne " + strconv.Itoa(line) },
	Gives:  func(value string) string { return "rend " + value },
	Broken: "arrêté par l’erreur",
	FramesLeft: func(calls int) string {
		return "… " + French.Count(calls, "autre appel", "autres appels")
	},
	OneObject: "un seul objet",

	Calls: func(shown, all int) string {
		if shown < all {
			return "Les " + French.Grouped(shown) + " premiers appels sur " + French.Grouped(all)
		}
		return French.Grouped(all) + " appels"
	},
	Signed:    "Chaque valeur est pour le camp au trait\u202f: d’un appel à ceux qu’il fait, on change le signe.",
	KnownCall: "déjà connue",
	Known: func(calls int) string {
		if calls == 1 {
			return "Déjà connue, ou double cadre\u202f: une valeur que votre programme connaissait déjà, " +
				"rendue sans rien chercher."
		}
		return "Déjà connue, ou double cadre\u202f: " + French.Grouped(calls) +
			" valeurs que votre programme connaissait déjà, rendues sans rien chercher."
	},
	NoCalls:   "Aucun appel observé. Écrivez @observe au-dessus d’une fonction\u202f: from tablier import observe.",
	SameTree:  "Les mêmes appels que la solution, et les mêmes valeurs.",
	SameSoFar: "Les mêmes valeurs que la solution, dans les appels qui sont montrés.",
	OtherCount: func(calls, want int) string {
		return "Les mêmes valeurs que la solution, mais " + French.Grouped(calls) + " appels au lieu de " +
			French.Grouped(want) + "."
	},
	NotCalled: "aucun appel",
	Differs: func(after, value, want string) string {
		return "Premier écart avec la solution, après " + after + "\u202f: " + value + " au lieu de " + want + "."
	},
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
	Spot: "Position du test", Start: "Position de départ", StartTold: "Votre joueur y rencontre la machine.",
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
}

func frenchTests(passed, tests int) string {
	if passed < 2 {
		return strconv.Itoa(passed) + " test sur " + strconv.Itoa(tests)
	}
	return strconv.Itoa(passed) + " tests sur " + strconv.Itoa(tests)
}

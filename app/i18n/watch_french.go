package i18n

import "strconv"

var frenchWatch = Watch{
	Settings: "Réglages", Game: "Jeu", Position: "Position", Algorithm: "Algorithme", Depth: "Profondeur",
	Playouts: "Parties", Evaluation: "Évaluation", Order: "Ordre", Predict: "Prédire",
	Algorithms: map[string]string{
		"minimax": "Minimax", "negamax": "Négamax", "alphabeta": "Alpha-bêta", "table": "Alpha-bêta, table",
		"deepening": "Approfondissement", "expectimax": "Expectimax", "mcts": "Monte-Carlo", "backward": "À rebours",
	},
	Orders: map[string]string{
		"rules": "Des règles", "best": "Meilleurs d’abord", "worst": "Pires d’abord", "reverse": "À l’envers",
	},
	Evaluations: map[string]string{
		"threats": "Menaces", "centre": "Centre", "mobility": "Mobilité", "apart": "Isolés",
	},
	Plies:      func(n int) string { return French.Count(n, "coup", "coups") },
	PlayoutsOf: func(n int) string { return French.Count(n, "partie", "parties") },
	MyMatch:    "Ma partie", Paste: "Coller une position", PasteOpen: "Chercher",
	PasteHow: "La position, comme les règles l’écrivent", FromLink: "Du lien",

	Tree: "Arbre de la recherche", Start: "Départ", LeavesRow: "feuilles", Chance: "Hasard", Drawing: "hasard",
	Chooses:  func(side string) string { return side + " choisit" },
	Branches: func(n int) string { return "+ " + French.Count(n, "branche", "branches") },
	TrulyWins: func(side string, plies int) string {
		if plies == 0 {
			return side + " gagne"
		}
		return side + " gagne en " + strconv.Itoa(plies)
	},
	TrulyDraw: "partie nulle", Truly: "en vérité,", TrulyPoints: func(points string) string {
		return points +
			"\u00a0points en moyenne"
	},
	Unvisited: "pas encore vu", CutOff: "coupé", Settled: "lu dans la table", ToFind: "à trouver",
	LeavesOf:  func(values string) string { return "feuilles " + values },
	AtLeast:   func(value string) string { return "au moins " + value },
	AtMost:    func(value string) string { return "au plus " + value },
	Worth:     func(value string) string { return "vaut " + value },
	SoFar:     func(value string) string { return "jusqu’ici " + value },
	AfterMove: func(move string) string { return "après " + move },
	LevelPlace: func(level, n, of int) string {
		return "niveau " + strconv.Itoa(level) + ", " + strconv.Itoa(n) + " sur " + strconv.Itoa(of)
	},
	Visits: func(visits int, mean string) string {
		return French.Count(visits, "visite", "visites") + ", moyenne " + mean
	},
	Working: "La machine cherche…",

	Program: "Programme", Python: "Python", InSentences: "En phrases",
	Line:     func(n int) string { return "ligne " + strconv.Itoa(n) },
	Programs: frenchPrograms, Sentences: frenchSentences,
	Calls:     "Pile d’appels",
	CallsOf:   func(n, of int) string { return strconv.Itoa(n) + " sur " + strconv.Itoa(of) },
	SamePoint: "Au même point de la recherche", Nodes: "Nœuds", LeafNodes: "Feuilles", Cuts: "Coupes",
	Hits: "Lus dans la table", Growth: "Nœuds selon la profondeur", GrowthDraw: "Tracer",
	GrowthRate: func(rate string) string { return "Un coup de plus\u202f: " + rate + " fois plus de nœuds." },

	Steps: "Déroulement", ToFirst: "Au début", StepBack: "Reculer d’un pas", Play: "Lecture", Pause: "Pause",
	StepForward: "Avancer d’un pas", ToLast: "Jusqu’à la fin", Pace: "Allure", Where: "Pas de la recherche",
	StepOf: func(step, of int) string { return "pas " + strconv.Itoa(step) + " sur " + strconv.Itoa(of) },
	Events: map[string]func(move, value string) string{
		"":     func(string, string) string { return "La recherche n’a pas commencé." },
		"call": func(move, _ string) string { return "Appel " + move + "." },
		"leaf": func(move, value string) string { return "Feuille " + move + "\u202f: " + value + "." },
		"hit": func(move, value string) string {
			return "La table connaît la position " + move + "\u202f: " + value + "."
		},
		"return":  func(move, value string) string { return "Retour " + move + "\u202f: " + value + "." },
		"cut":     func(move, _ string) string { return "Coupe " + move + "\u202f: alpha atteint bêta." },
		"iterate": func(string, string) string { return "Un coup de plus\u202f: la recherche recommence." },
		"select":  func(move, _ string) string { return "Choix " + move + "." },
		"expand":  func(move, _ string) string { return "Nouveau nœud " + move + "." },
		"playout": func(move, value string) string { return "Partie au hasard " + move + "\u202f: " + value + "." },
		"update":  func(move, _ string) string { return "Visites et moyenne corrigées " + move + "." },
		"wave":    func(move, value string) string { return "Vague\u202f: position connue " + move + ", " + value + "." },
	},

	Question: "Question", WhichValue: "Quelle valeur remonte ici\u202f?",
	WillBeCut: "Cette branche sera-t-elle coupée\u202f?", WhichLine: "Quelle ligne vient ensuite\u202f?",
	Yes: "Oui", No: "Non", Show: "Montrer", Shown: "Montré, non compté.",
	Right: func(answer string) string { return "Juste\u202f: " + answer + "." },
	Wrong: func(answer string) string { return "Non\u202f: " + answer + "." },
	KeepsLeast: func(side string, moves int) string {
		return side + " joue\u202f: parmi ses " + strconv.Itoa(moves) + " coups, il garde la plus petite valeur."
	},
	KeepsMost: func(side string, moves int) string {
		return side + " joue\u202f: parmi ses " + strconv.Itoa(moves) + " coups, il garde la plus grande valeur."
	},
	WhyLeast: func(value string) string { return "La plus petite des valeurs reçues est " + value + "." },
	WhyMost:  func(value string) string { return "La plus grande des valeurs reçues est " + value + "." },
	WhyCut: func(alpha, beta string) string {
		return "α\u00a0≥\u00a0β (" + alpha + "\u00a0≥\u00a0" + beta +
			")\u202f: les autres coups ne peuvent plus changer le choix."
	},
	WhyUncut: func(alpha, beta string) string {
		return "α\u00a0<\u00a0β (" + alpha + "\u00a0<\u00a0" + beta + ")\u202f: un autre coup peut encore compter."
	},
	WhyLine:     func(line int) string { return "C’est la ligne " + strconv.Itoa(line) + " qui s’exécute." },
	Predictions: "Vos prévisions\u202f: ",
	Score: func(right, asked int) string {
		return French.Count(right, "juste", "justes") + " sur " + strconv.Itoa(asked)
	},
	Prepared: "Questions préparées", Watch: "Voir la recherche",

	PlaysMove: func(side, move, value string) string {
		return side + " joue " + move + ". Votre évaluation dit " + value + "."
	},
	InTruth: func(truth string) string { return "En vérité, " + truth },
	Better: func(move, value string, plies int) string {
		return "\u202f; " + move + ", noté " + value + ", en tenait " + strconv.Itoa(plies)
	},
	LosesIn: func(side string, plies int) string { return side + " perd en " + French.Count(plies, "coup", "coups") },
	WinsIn: func(side string, plies int) string {
		return side + " gagne en " + French.Count(plies, "coup",
			"coups")
	},
	TruthUnknown: "Valeur exacte inconnue.",
	Deeper:       func(plies int) string { return "Chercher à " + French.Count(plies, "coup", "coups") },

	Change: "Changer", ChangeHow: "Choisissez une feuille ou un nœud de l’arbre.", LeafValue: "Valeur de cette feuille",
	Unchange: "Tout remettre", MovesOf: func(node string) string { return "Ordre des coups " + node },
	MoveUp:   func(move string) string { return "Avancer " + move },
	MoveDown: func(move string) string { return "Reculer " + move },
	Take:     "Emporter", Link: "Copier le lien", Copied: "Copié", SaveSVG: "Image SVG", SaveJSON: "Arbre JSON",
	SaveCSV: "Arbre CSV", Print: "Imprimer", Saving: "Lecture de l’arbre…",

	Tabs: "Vues", TabTree: "Arbre", TabCode: "Code", TabCalls: "Pile", TabCounts: "Compteurs",

	AddressWrong: "Ce lien ne mène à aucune recherche.", PositionWrong: "Cette position n’en est pas une.",
	Failed: "La machine ne répond pas.", TryAgain: "Réessayer",
}

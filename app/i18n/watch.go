package i18n

import "strconv"

// Watch are the sentences of the page on which a search is followed.
type Watch struct {
	// settings
	Game, Position, Algorithm, Depth, Evaluation, Order string
	Paste, PasteLabel, PasteDo                          string
	Mine                                                string // the match on the game's table
	Plies                                               func(n int) string
	Algorithms, Evaluations, Orders                     map[string]string
	Predict                                             string

	// the tree
	Tree                     func(algorithm string) string
	Leaves, Start            string
	Chooses                  func(who string) string
	After                    func(move string) string
	Max, Min, Chance         string
	New, Cut, ToFind, Open   string
	AtLeast, AtMost          func(value string) string
	Truth                    string
	Wins                     func(who string, plies int) string
	Draws                    string
	Expects                  func(points string) string
	More                     func(n int) string
	Visits                   func(n int) string
	Program, Phrases, Python string
	Stack                    string
	StackOf                  func(n, depth int) string
	Beside, Alone            string
	Nodes, LeafCount, Cuts   string
	Hits                     string
	Plot                     string
	PlotDo                   string
	Growth                   func(rate string) string

	// steps
	First, Back, Run, Pause, Onward, Last string
	Step                                  func(step, steps int) string
	Speed                                 string
	Views                                 [4]string // the tabs on a phone: tree, code, stack, counters
	Said                                  map[string]func(where, value string) string

	// predictions
	AskValue, AskCut    string
	Chosen              map[string]func(who string) string // by the kind of the node
	CutHow              string
	Yes, No, Show, GoOn string
	Right               func(what string) string
	Wrong               func(what string) string
	Because             map[string]func(who, value string) string
	CutBecause, KeptOn  string
	Score               func(right, of int) string
	NotCounted          string
	Question            string

	// the end
	Plays        func(who, move, value string) string
	InTruth      func(sentence string) string
	UnknownTruth string
	Deeper       func(plies int) string

	// changes and files
	Change, LeafValue, Earlier, Later, Undo string
	SaveSVG, SaveJSON, SaveCSV, Print, Menu string
	Failed, Wait                            string
	Bad                                     func(what string) string
	Lines                                   map[string]string // what a line of a program does, by event
}

var frenchWatch = Watch{
	Game: "Jeu", Position: "Position", Algorithm: "Algorithme", Depth: "Profondeur", Evaluation: "Évaluation",
	Order: "Ordre des coups", Paste: "Coller une position", PasteLabel: "Position, dans la notation du jeu",
	PasteDo: "Chercher", Mine: "Ma partie",
	Plies: func(n int) string { return French.Count(n, "coup", "coups") },
	Algorithms: map[string]string{
		"minimax": "Minimax", "negamax": "Négamax", "alphabeta": "Alpha-bêta", "table": "Alpha-bêta avec table",
		"deepening": "Approfondissement itératif", "expectimax": "Expectimax", "mcts": "Monte-Carlo",
		"backward": "À rebours",
	},
	Evaluations: map[string]string{
		"threats": "Menaces", "lines": "Lignes ouvertes", "mobility": "Mobilité", "scattered": "Pions dispersés",
		"parity": "Parité", "points": "Points",
	},
	Orders: map[string]string{
		"rules": "Des règles", "best": "Le meilleur d’abord", "worst": "Le pire d’abord", "reverse": "À l’envers",
	},
	Predict: "Prédire",
	Tree:    func(a string) string { return "Arbre de la recherche, " + a },
	Leaves:  "feuilles", Start: "position de départ",
	Chooses: func(who string) string { return who + " choisit" },
	After:   func(move string) string { return "après " + move },
	Max:     "max", Min: "min", Chance: "hasard",
	New: "pas encore vu", Cut: "coupé, jamais vu", ToFind: "à trouver", Open: "en cours",
	AtLeast: func(v string) string { return "au moins " + v },
	AtMost:  func(v string) string { return "au plus " + v },
	Truth:   "en vérité,",
	Wins: func(who string, plies int) string {
		if plies == 0 {
			return who + " gagne"
		}
		return who + " gagne en " + strconv.Itoa(plies)
	},
	Draws:   "partie nulle",
	Expects: func(points string) string { return points + " points attendus" },
	More:    func(n int) string { return "+ " + French.Count(n, "branche", "branches") },
	Visits:  func(n int) string { return French.Count(n, "visite", "visites") },
	Program: "Programme", Phrases: "En phrases", Python: "Python",
	Stack:   "Pile d’appels",
	StackOf: func(n, depth int) string { return strconv.Itoa(n) + " sur " + strconv.Itoa(depth) },
	Beside:  "Au même point de la recherche", Alone: "Ce que la recherche a fait",
	Nodes: "Nœuds", LeafCount: "Feuilles", Cuts: "Coupes", Hits: "Table",
	Plot: "Nœuds selon la profondeur", PlotDo: "Compter",
	Growth: func(rate string) string { return "× " + rate + " par coup" },
	First:  "Au début", Back: "Un pas en arrière", Run: "Lecture", Pause: "Pause", Onward: "Un pas en avant",
	Last:  "À la fin",
	Step:  func(step, steps int) string { return "pas " + strconv.Itoa(step) + " sur " + strconv.Itoa(steps) },
	Speed: "Allure",
	Views: [4]string{"Arbre", "Code", "Pile", "Compteurs"},
	Said: map[string]func(where, value string) string{
		"":        func(string, string) string { return "La recherche commence." },
		"call":    func(w, _ string) string { return "On entre : " + w + "." },
		"leaf":    func(w, v string) string { return "Feuille, " + w + " : " + v + "." },
		"hit":     func(w, v string) string { return "Déjà dans la table, " + w + " : " + v + "." },
		"cut":     func(w, _ string) string { return "Coupe : le reste ne sera pas regardé, " + w + "." },
		"return":  func(w, v string) string { return "Valeur connue, " + w + " : " + v + "." },
		"iterate": func(string, string) string { return "On recommence, un coup plus loin." },
		"select":  func(w, _ string) string { return "On descend : " + w + "." },
		"expand":  func(w, _ string) string { return "Un nœud de plus : " + w + "." },
		"playout": func(w, _ string) string { return "On joue au hasard jusqu’au bout : " + w + "." },
		"update":  func(w, v string) string { return "On compte le résultat, " + w + " : " + v + "." },
		"wave":    func(string, string) string { return "Une vague de plus." },
	},
	AskValue: "Quelle valeur remonte ici\u202f?", AskCut: "Le reste sera-t-il coupé ici\u202f?",
	Chosen: map[string]func(string) string{
		"max": func(who string) string { return who + " joue : il garde la plus grande valeur." },
		"min": func(who string) string { return who + " joue : il garde la plus petite valeur." },
	},
	CutHow: "Comparez α et β.",
	Yes:    "Oui", No: "Non", Show: "Montrer", GoOn: "Continuer",
	Right: func(what string) string { return "Juste : " + what },
	Wrong: func(what string) string { return "Non : " + what },
	Because: map[string]func(who, value string) string{
		"max": func(who, v string) string { return who + " choisit la plus grande : " + v + "." },
		"min": func(who, v string) string { return who + " choisit la plus petite : " + v + "." },
	},
	CutBecause: "α ≥ β : ce qui reste ne peut plus rien changer.",
	KeptOn:     "α < β : un autre coup peut encore tout changer.",
	Score: func(right, of int) string {
		return French.Count(right, "juste", "justes") + " sur " + strconv.Itoa(of)
	},
	NotCounted: "Montré : cela ne compte pas.",
	Question:   "Question",
	Plays: func(who, move, value string) string {
		return who + " joue " + move + ". Votre évaluation dit " + value + "."
	},
	InTruth:      func(s string) string { return "En vérité, " + s + "." },
	UnknownTruth: "Valeur exacte inconnue.",
	Deeper:       func(n int) string { return "Chercher à " + strconv.Itoa(n) + " coups" },
	Change:       "Changer", LeafValue: "Valeur de cette feuille", Earlier: "Essayer plus tôt", Later: "Essayer plus tard",
	Undo:    "Annuler les changements",
	SaveSVG: "Enregistrer l’image (SVG)", SaveJSON: "Enregistrer l’arbre (JSON)", SaveCSV: "Enregistrer l’arbre (CSV)",
	Print: "Imprimer", Menu: "Plus",
	Failed: "La machine ne répond pas.", Wait: "La machine cherche…",
	Bad: func(what string) string { return "Ceci ne se lit pas : " + what },
	Lines: map[string]string{
		"call":    "On examine une position, avec le nombre de coups qui restent.",
		"leaf":    "Au bout, on évalue la position ; si la partie est finie, on sait.",
		"return":  "Tous les coups sont vus : la valeur remonte.",
		"cut":     "L’autre joueur ne laissera pas venir ici : on arrête.",
		"hit":     "Cette position a déjà été cherchée : on reprend sa valeur.",
		"iterate": "On cherche un coup plus loin, avec ce qu’on a appris.",
		"select":  "On descend vers le nœud le plus prometteur.",
		"expand":  "On ajoute un coup qui n’a pas encore été essayé.",
		"playout": "On joue au hasard jusqu’à la fin.",
		"update":  "On compte le résultat dans tous les nœuds du chemin.",
		"wave":    "Une position est perdue si tous ses coups mènent à une gagnée pour l’autre.",
	},
}

var englishWatch = Watch{
	Game: "Game", Position: "Position", Algorithm: "Algorithm", Depth: "Depth", Evaluation: "Evaluation",
	Order: "Order of moves", Paste: "Paste a position", PasteLabel: "Position, in the game's notation",
	PasteDo: "Search", Mine: "My game",
	Plies: func(n int) string { return English.Count(n, "move", "moves") },
	Algorithms: map[string]string{
		"minimax": "Minimax", "negamax": "Negamax", "alphabeta": "Alpha-beta", "table": "Alpha-beta with a table",
		"deepening": "Iterative deepening", "expectimax": "Expectimax", "mcts": "Monte Carlo", "backward": "Backwards",
	},
	Evaluations: map[string]string{
		"threats": "Threats", "lines": "Open lines", "mobility": "Mobility", "scattered": "Scattered pawns",
		"parity": "Parity", "points": "Points",
	},
	Orders: map[string]string{
		"rules": "Of the rules", "best": "Best first", "worst": "Worst first", "reverse": "Reversed",
	},
	Predict: "Predict",
	Tree:    func(a string) string { return "Search tree, " + a },
	Leaves:  "leaves", Start: "start position",
	Chooses: func(who string) string { return who + " chooses" },
	After:   func(move string) string { return "after " + move },
	Max:     "max", Min: "min", Chance: "chance",
	New: "not seen yet", Cut: "cut, never seen", ToFind: "to be found", Open: "under way",
	AtLeast: func(v string) string { return "at least " + v },
	AtMost:  func(v string) string { return "at most " + v },
	Truth:   "in truth,",
	Wins: func(who string, plies int) string {
		if plies == 0 {
			return who + " wins"
		}
		return who + " wins in " + strconv.Itoa(plies)
	},
	Draws:   "a draw",
	Expects: func(points string) string { return points + " points expected" },
	More:    func(n int) string { return "+ " + English.Count(n, "branch", "branches") },
	Visits:  func(n int) string { return English.Count(n, "visit", "visits") },
	Program: "Program", Phrases: "In sentences", Python: "Python",
	Stack:   "Call stack",
	StackOf: func(n, depth int) string { return strconv.Itoa(n) + " of " + strconv.Itoa(depth) },
	Beside:  "At the same point of the search", Alone: "What the search has done",
	Nodes: "Nodes", LeafCount: "Leaves", Cuts: "Cuts", Hits: "Table",
	Plot: "Nodes by depth", PlotDo: "Count",
	Growth: func(rate string) string { return "× " + rate + " a move" },
	First:  "To the start", Back: "One step back", Run: "Play", Pause: "Pause", Onward: "One step on", Last: "To the end",
	Step:  func(step, steps int) string { return "step " + strconv.Itoa(step) + " of " + strconv.Itoa(steps) },
	Speed: "Speed",
	Views: [4]string{"Tree", "Code", "Stack", "Counters"},
	Said: map[string]func(where, value string) string{
		"":        func(string, string) string { return "The search begins." },
		"call":    func(w, _ string) string { return "Entering: " + w + "." },
		"leaf":    func(w, v string) string { return "Leaf, " + w + ": " + v + "." },
		"hit":     func(w, v string) string { return "Already in the table, " + w + ": " + v + "." },
		"cut":     func(w, _ string) string { return "Cut: the rest is not looked at, " + w + "." },
		"return":  func(w, v string) string { return "Value known, " + w + ": " + v + "." },
		"iterate": func(string, string) string { return "Again, one move deeper." },
		"select":  func(w, _ string) string { return "Going down: " + w + "." },
		"expand":  func(w, _ string) string { return "One more node: " + w + "." },
		"playout": func(w, _ string) string { return "A random game to the end: " + w + "." },
		"update":  func(w, v string) string { return "The result is counted, " + w + ": " + v + "." },
		"wave":    func(string, string) string { return "One more wave." },
	},
	AskValue: "Which value comes back here?", AskCut: "Will the rest be cut here?",
	Chosen: map[string]func(string) string{
		"max": func(who string) string { return who + " moves and keeps the largest value." },
		"min": func(who string) string { return who + " moves and keeps the smallest value." },
	},
	CutHow: "Compare α and β.",
	Yes:    "Yes", No: "No", Show: "Show", GoOn: "Go on",
	Right: func(what string) string { return "Right: " + what },
	Wrong: func(what string) string { return "No: " + what },
	Because: map[string]func(who, value string) string{
		"max": func(who, v string) string { return who + " chooses the largest: " + v + "." },
		"min": func(who, v string) string { return who + " chooses the smallest: " + v + "." },
	},
	CutBecause: "α ≥ β: what is left can change nothing.",
	KeptOn:     "α < β: another move may still change it.",
	Score: func(right, of int) string {
		return strconv.Itoa(right) + " right of " + strconv.Itoa(of)
	},
	NotCounted: "Shown: it does not count.",
	Question:   "Question",
	Plays: func(who, move, value string) string {
		return who + " plays " + move + ". Your evaluation says " + value + "."
	},
	InTruth:      func(s string) string { return "In truth, " + s + "." },
	UnknownTruth: "Exact value unknown.",
	Deeper:       func(n int) string { return "Search " + strconv.Itoa(n) + " moves deep" },
	Change:       "Change", LeafValue: "Value of this leaf", Earlier: "Try earlier", Later: "Try later",
	Undo:    "Undo the changes",
	SaveSVG: "Save the picture (SVG)", SaveJSON: "Save the tree (JSON)", SaveCSV: "Save the tree (CSV)",
	Print: "Print", Menu: "More",
	Failed: "The machine does not answer.", Wait: "The machine is searching…",
	Bad: func(what string) string { return "This cannot be read: " + what },
	Lines: map[string]string{
		"call":    "A position is examined, with the number of moves that are left.",
		"leaf":    "At the horizon the position is evaluated; where the game is over, it is known.",
		"return":  "All moves have been seen: the value comes back.",
		"cut":     "The other player will not let it come to this: enough.",
		"hit":     "This position has been searched already: its value is taken.",
		"iterate": "The search goes one move deeper, with what it has learnt.",
		"select":  "Down to the most promising node.",
		"expand":  "A move that has not been tried is added.",
		"playout": "A game by chance to the end.",
		"update":  "The result is counted in all nodes on the way.",
		"wave":    "A position is lost if all its moves lead to one that the other side wins.",
	},
}

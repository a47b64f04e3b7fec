package i18n

import "strconv"

// Watch are the sentences of the page on which a search is followed.
type Watch struct {
	// settings
	Game, Position, Algorithm, Depth, Evaluation, Order string
	Paste, PasteLabel, PasteDo                          string
	Mine                                                string // the match on the game's table
	Plies                                               func(n int) string
	Algorithms, Evaluations, Orders                     Table[string, string]
	Predict                                             string

	// the tree
	Tree                     func(algorithm string) string
	Leaves, Start            string
	Chooses                  func(who string) string
	After                    func(move string) string
	Max, Min, Chance         string
	For                      func(seat string) string // of negamax: whom the values of a level are for
	Turned                   [2]string                // and that their sign is another one than above, in two lines
	New, Cut, ToFind, Open   string
	AtLeast, AtMost          func(value string) string
	Truth                    string
	Also                     string // between two things said of one position
	Wins                     func(who string, plies int) string
	Draws                    string
	Expects                  func(points string) string
	More                     func(n int) string
	Visits                   func(n int) string
	Program, Phrases, Python string
	Stack                    string
	StackOf                  func(n, depth int) string
	Root                     string // the start position, as an argument
	Line                     func(n int) string
	Beside, Alone            string
	Nodes, LeafCount, Cuts   string
	Hits                     string
	Known                    string // positions, of solving backwards
	Plot                     string
	PlotDo                   string
	Growth                   func(algorithm, rate string) string

	// steps
	First, Back, Run, Pause, Onward, Last string
	Step                                  func(step, steps int) string
	Speed                                 string
	Views                                 [4]string // the tabs on a phone: tree, code, stack, counters
	Said                                  Table[string, func(where, value string) string]

	// predictions
	AskValue, AskCut    string
	AskStep             string
	Does                Table[string, string] // what a step may do, by event
	AskWave, WaveHow    string
	Won, Lost           string
	Waves               [2]string                              // why a wave is of won positions, and why of lost ones
	Chosen              Table[string, func(who string) string] // by the kind of the node
	CutHow              string
	Key                 func(key, choice string) string // which key gives which answer
	Yes, No, Show, GoOn string
	Right               func(what string) string
	Wrong               func(what string) string
	Because             Table[string, func(who, value string) string]
	CutBecause, KeptOn  string
	Score               func(right, of int) string
	NotCounted          string
	Question            string

	// the end
	Plays        func(who, move, value string) string
	PlaysMost    func(who, move, visits, mean string) string
	PlaysKnown   func(who, move string) string
	InTruth      func(sentence string) string
	WinsIn       func(who string, plies int) string
	LosesIn      func(who string, plies int) string
	WonBy        func(move, value string, plies int) string // another move, that would have won
	WonOnceBy    func(move, value string) string            // the same, nobody knows in how many plies
	DrewBy       func(move, value string) string
	HeldBy       func(move, value string, plies int) string // lost later
	ScoredBy     func(move, value, points string) string
	UnknownTruth string
	Deeper       func(plies int) string

	// changes and files
	Change, LeafValue, Earlier, Later, Undo string
	FromHere, Close                         string
	Questions, QuestionsHow                 string
	Keep, SaveSVG, SaveJSON, SaveCSV, Print string
	CopyLink, Copied, ByHand, Forget        string
	Failed, Wait                            string
	Held, Anyway                            string // the page once went over this search
	ChangeHow, OtherEvaluation              string
	Predictions                             string
	Refused                                 Table[string, string] // why a search is not shown, by the code of the error
	BadParam                                func(name, value string) string
	BadLeaf                                 func(text string) string
	LeavesAre                               func(values string) string // below a node that is folded
	CutOff                                  func(n int) string
	// Lines say what a line of a program does, by event; bound is the return of a position whose value is not known.
	Lines Table[string, string]
}

var frenchWatch = Watch{
	Game: "Jeu", Position: "Position", Algorithm: "Algorithme", Depth: "Profondeur", Evaluation: "Évaluation",
	Order: "Ordre des coups", Paste: "Coller une position", PasteLabel: "Position, dans la notation du jeu",
	PasteDo: "Chercher", Mine: "Ma partie",
	Plies: func(n int) string { return French.Count(n, "coup", "coups") },
	Algorithms: Table[string, string]{
		{"minimax", "Minimax"}, {"negamax", "Négamax"}, {"alphabeta", "Alpha-bêta"}, {"table", "Alpha-bêta avec table"},
		{"deepening", "Approfondissement itératif"}, {"expectimax", "Expectimax"}, {"mcts", "Monte-Carlo"},
		{"backward", "À rebours"},
	},
	Evaluations: Table[string, string]{
		{"threats", "Menaces"}, {"lines", "Lignes ouvertes"}, {"mobility", "Mobilité"}, {"scattered", "Pions dispersés"},
		{"parity", "Parité"}, {"points", "Points"}, {"strengths", "Forces"},
		{"exact", "Valeur exacte"},
	},
	Orders: Table[string, string]{
		{"rules", "Des règles"}, {"best", "Le meilleur d’abord"}, {"worst", "Le pire d’abord"}, {"reverse", "À l’envers"},
	},
	Predict: "Prédire",
	Tree:    func(a string) string { return "Arbre de la recherche, " + a },
	Leaves:  "feuilles", Start: "position de départ",
	Chooses: func(who string) string { return who + " choisit" },
	After:   func(move string) string { return "après " + move },
	Max:     "max", Min: "min", Chance: "hasard",
	For: func(seat string) string { return "pour " + seat }, Turned: [2]string{"on change", "le signe"},
	New: "pas encore vu", Cut: "coupé, jamais vu", ToFind: "à trouver", Open: "en cours",
	AtLeast: func(v string) string { return "au moins " + v },
	AtMost:  func(v string) string { return "au plus " + v },
	Truth:   "en vérité,", Also: "\u202f; ",
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
	Root:    "départ",
	Line:    func(n int) string { return "ligne " + strconv.Itoa(n) },
	Beside:  "Au même point de la recherche", Alone: "Ce que la recherche a fait",
	Nodes: "Nœuds", LeafCount: "Feuilles", Cuts: "Coupes", Hits: "Table", Known: "Positions connues",
	Plot: "Nœuds selon la profondeur", PlotDo: "Compter",
	Growth: func(a, rate string) string { return a + "\u202f: × " + rate + " par coup" },
	First:  "Au début", Back: "Un pas en arrière", Run: "Lecture", Pause: "Pause", Onward: "Un pas en avant",
	Last:  "À la fin",
	Step:  func(step, steps int) string { return "pas " + strconv.Itoa(step) + " sur " + strconv.Itoa(steps) },
	Speed: "Allure",
	Views: [4]string{"Arbre", "Code", "Pile", "Compteurs"},
	Said: Table[string, func(where, value string) string]{
		{"", func(string, string) string { return "La recherche commence." }},
		{"call", func(w, _ string) string { return "On entre\u202f: " + w + "." }},
		{"leaf", func(w, v string) string { return "Feuille, " + w + "\u202f: " + v + "." }},
		{"hit", func(w, v string) string { return "Déjà dans la table, " + w + "\u202f: " + v + "." }},
		{"cut", func(w, _ string) string { return "Coupe\u202f: le reste ne sera pas regardé, " + w + "." }},
		{"return", func(w, v string) string { return "Valeur connue, " + w + "\u202f: " + v + "." }},
		{"bound", func(w, v string) string { return "Une borne, " + w + "\u202f: " + v + "." }},
		{"iterate", func(string, string) string { return "On recommence, un coup plus loin." }},
		{"select", func(w, _ string) string { return "On descend\u202f: " + w + "." }},
		{"expand", func(w, _ string) string { return "Un nœud de plus\u202f: " + w + "." }},
		{"playout", func(w, _ string) string { return "On joue au hasard jusqu’au bout\u202f: " + w + "." }},
		{"update", func(w, v string) string { return "On compte le résultat, " + w + "\u202f: " + v + "." }},
		{"wave", func(string, string) string { return "Une vague de plus." }},
	},
	AskValue: "Quelle valeur remonte ici\u202f?", AskCut: "Le reste sera-t-il coupé ici\u202f?",
	Chosen: Table[string, func(string) string]{
		{"max", func(who string) string { return who + " joue\u202f: il garde la plus grande valeur." }},
		{"min", func(who string) string { return who + " joue\u202f: il garde la plus petite valeur." }},
		{"chance", func(string) string { return "Le hasard joue\u202f: personne ne choisit." }},
	},
	AskStep: "Que fait maintenant la recherche\u202f?",
	Does: Table[string, string]{
		{"call", "essayer un coup"}, {"leaf", "évaluer une feuille"}, {"hit", "trouver dans la table"}, {"cut", "couper"},
		{"return", "remonter une valeur"}, {"select", "descendre"}, {"expand", "ajouter un nœud"},
		{"playout", "jouer au hasard"},
		{"update", "compter le résultat"},
	},
	AskWave: "Que trouve la vague suivante\u202f?", WaveHow: "Des positions, pour le joueur qui a le trait…",
	Won: "gagnées", Lost: "perdues",
	Waves: [2]string{
		"un de leurs coups mène à une position perdue pour l’autre.",
		"tous leurs coups mènent à une position gagnée pour l’autre.",
	},
	CutHow: "Comparez α et β.",
	Key:    func(key, choice string) string { return key + "\u202f: " + choice },
	Yes:    "Oui", No: "Non", Show: "Montrer", GoOn: "Continuer",
	Right: func(what string) string { return "Juste\u202f: " + what },
	Wrong: func(what string) string { return "Non\u202f: " + what },
	Because: Table[string, func(who, value string) string]{
		{"max", func(who, v string) string { return who + " choisit la plus grande\u202f: " + v + "." }},
		{"min", func(who, v string) string { return who + " choisit la plus petite\u202f: " + v + "." }},
		{"chance", func(_, v string) string { return "chaque tirage compte selon ses chances, en moyenne " + v + "." }},
	},
	CutBecause: "α ≥ β\u202f: ce qui reste ne peut plus rien changer.",
	KeptOn:     "α < β\u202f: un autre coup peut encore tout changer.",
	Score: func(right, of int) string {
		return French.Count(right, "juste", "justes") + " sur " + strconv.Itoa(of)
	},
	NotCounted: "Montré\u202f: cela ne compte pas.",
	Question:   "Question",
	Plays: func(who, move, value string) string {
		return who + " joue " + move + ". Votre évaluation dit " + value + "."
	},
	PlaysMost: func(who, move, visits, mean string) string {
		return who + " joue " + move + "\u202f: " + visits + " visites, en moyenne " + mean + "."
	},
	PlaysKnown: func(who, move string) string { return who + " joue " + move + "." },
	InTruth:    func(s string) string { return "En vérité, " + s + "." },
	WinsIn:     func(who string, n int) string { return who + " gagne en " + French.Count(n, "coup", "coups") },
	LosesIn:    func(who string, n int) string { return who + " perd en " + French.Count(n, "coup", "coups") },
	WonBy: func(move, v string, n int) string {
		return move + ", noté " + v + ", gagnait en " + strconv.Itoa(n)
	},
	WonOnceBy: func(move, v string) string { return move + ", noté " + v + ", gagnait" },
	DrewBy:    func(move, v string) string { return move + ", noté " + v + ", gardait la nulle" },
	HeldBy: func(move, v string, n int) string {
		return move + ", noté " + v + ", en tenait " + strconv.Itoa(n)
	},
	ScoredBy:     func(move, v, points string) string { return move + ", noté " + v + ", en donnait " + points },
	UnknownTruth: "Valeur exacte inconnue.",
	Deeper:       func(n int) string { return "Chercher à " + strconv.Itoa(n) + " coups" },
	Change:       "Changer", LeafValue: "Valeur de cette feuille", Earlier: "Essayer plus tôt", Later: "Essayer plus tard",
	Undo:     "Annuler les changements",
	FromHere: "Partir d’ici", Close: "Fermer",
	Questions: "Questions préparées", QuestionsHow: "Chacune a une adresse, et s’intègre dans une page.",
	Keep: "Garder", CopyLink: "Copier le lien de ce pas", Copied: "Lien copié.",
	ByHand: "Le navigateur refuse\u202f: copiez l’adresse de la page.", Forget: "Effacer le compte des prévisions",
	SaveSVG: "Enregistrer l’image (SVG)", SaveJSON: "Enregistrer l’arbre (JSON)", SaveCSV: "Enregistrer l’arbre (CSV)",
	Print:  "Imprimer",
	Failed: "La machine ne répond pas.", Wait: "La machine cherche…",
	Held: "La dernière fois, la page s’est arrêtée pendant cette recherche. Elle ne recommence que si vous le " +
		"demandez.",
	Anyway:          "Chercher quand même",
	ChangeHow:       "Choisissez un nœud de l’arbre\u202f: une feuille prend une autre valeur, un coup une autre place.",
	OtherEvaluation: "Changer l’évaluation",
	Predictions:     "Vos prévisions\u202f:",
	Refused: Table[string, string]{
		{"position", "Cette position ne se lit pas, ou n’est pas de ce jeu."},
		{"over", "La partie est finie dans cette position\u202f: il n’y a rien à chercher."},
		{"large", "Cet arbre aurait trop de nœuds\u202f: choisissez moins de coups."},
		{"engine", "Cet algorithme ne va pas avec cette position."},
		{"far", "Cette position est trop loin de la fin\u202f: seules les fins de partie se regardent."},
		{"field", "L’adresse demande ce que cette recherche n’a pas."},
		{"move", "L’adresse demande un coup qui n’est pas permis."},
	},
	BadParam: func(name, value string) string {
		return "Dans l’adresse, «\u202f" + name + "=" + value + "\u202f» ne se lit pas."
	},
	BadLeaf: func(text string) string {
		return "«\u202f" + text + "\u202f» n’est pas un nombre entier de −99 à 99."
	},
	LeavesAre: func(values string) string { return "feuilles " + values },
	CutOff:    func(n int) string { return French.Count(n, "coupée", "coupées") },
	Lines: Table[string, string]{
		{"call", "On examine une position, avec le nombre de coups qui restent."},
		{"leaf", "Au bout, on évalue la position\u202f; si la partie est finie, on sait."},
		{"return", "Tous les coups sont vus\u202f: la valeur remonte."},
		{"bound", "Des coups ont été coupés, ici ou plus bas\u202f: ce n’est qu’une borne."},
		{"cut", "L’autre joueur ne laissera pas venir ici\u202f: on arrête."},
		{"hit", "Cette position a déjà été cherchée, aussi loin\u202f: on reprend ce qu’on en sait."},
		{"iterate", "On cherche un coup plus loin, avec ce qu’on a appris."},
		{"select", "On descend vers le nœud le plus prometteur."},
		{"expand", "On ajoute un coup qui n’a pas encore été essayé."},
		{"playout", "On joue au hasard jusqu’à la fin."},
		{"update", "On compte le résultat dans tous les nœuds du chemin."},
		{"wave", "Une position est perdue si tous ses coups mènent à une gagnée pour l’autre."},
	},
}

var englishWatch = Watch{
	Game: "Game", Position: "Position", Algorithm: "Algorithm", Depth: "Depth", Evaluation: "Evaluation",
	Order: "Order of moves", Paste: "Paste a position", PasteLabel: "Position, in the game's notation",
	PasteDo: "Search", Mine: "My game",
	Plies: func(n int) string { return English.Count(n, "move", "moves") },
	Algorithms: Table[string, string]{
		{"minimax", "Minimax"}, {"negamax", "Negamax"}, {"alphabeta", "Alpha-beta"}, {"table", "Alpha-beta with a table"},
		{"deepening", "Iterative deepening"}, {"expectimax", "Expectimax"}, {"mcts", "Monte Carlo"},
		{"backward", "Backwards"},
	},
	Evaluations: Table[string, string]{
		{"threats", "Threats"}, {"lines", "Open lines"}, {"mobility", "Mobility"}, {"scattered", "Scattered pawns"},
		{"parity", "Parity"}, {"points", "Points"}, {"strengths", "Strengths"},
		{"exact", "Exact value"},
	},
	Orders: Table[string, string]{
		{"rules", "Of the rules"}, {"best", "Best first"}, {"worst", "Worst first"}, {"reverse", "Reversed"},
	},
	Predict: "Predict",
	Tree:    func(a string) string { return "Search tree, " + a },
	Leaves:  "leaves", Start: "start position",
	Chooses: func(who string) string { return who + " chooses" },
	After:   func(move string) string { return "after " + move },
	Max:     "max", Min: "min", Chance: "chance",
	For: func(seat string) string { return "for " + seat }, Turned: [2]string{"the sign", "changes"},
	New: "not seen yet", Cut: "cut, never seen", ToFind: "to be found", Open: "under way",
	AtLeast: func(v string) string { return "at least " + v },
	AtMost:  func(v string) string { return "at most " + v },
	Truth:   "in truth,", Also: "; ",
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
	Root:    "start",
	Line:    func(n int) string { return "line " + strconv.Itoa(n) },
	Beside:  "At the same point of the search", Alone: "What the search has done",
	Nodes: "Nodes", LeafCount: "Leaves", Cuts: "Cuts", Hits: "Table", Known: "Positions known",
	Plot: "Nodes by depth", PlotDo: "Count",
	Growth: func(a, rate string) string { return a + ": × " + rate + " a move" },
	First:  "To the start", Back: "One step back", Run: "Play", Pause: "Pause", Onward: "One step on", Last: "To the end",
	Step:  func(step, steps int) string { return "step " + strconv.Itoa(step) + " of " + strconv.Itoa(steps) },
	Speed: "Speed",
	Views: [4]string{"Tree", "Code", "Stack", "Counters"},
	Said: Table[string, func(where, value string) string]{
		{"", func(string, string) string { return "The search begins." }},
		{"call", func(w, _ string) string { return "Entering: " + w + "." }},
		{"leaf", func(w, v string) string { return "Leaf, " + w + ": " + v + "." }},
		{"hit", func(w, v string) string { return "Already in the table, " + w + ": " + v + "." }},
		{"cut", func(w, _ string) string { return "Cut: the rest is not looked at, " + w + "." }},
		{"return", func(w, v string) string { return "Value known, " + w + ": " + v + "." }},
		{"bound", func(w, v string) string { return "A bound, " + w + ": " + v + "." }},
		{"iterate", func(string, string) string { return "Again, one move deeper." }},
		{"select", func(w, _ string) string { return "Going down: " + w + "." }},
		{"expand", func(w, _ string) string { return "One more node: " + w + "." }},
		{"playout", func(w, _ string) string { return "A random game to the end: " + w + "." }},
		{"update", func(w, v string) string { return "The result is counted, " + w + ": " + v + "." }},
		{"wave", func(string, string) string { return "One more wave." }},
	},
	AskValue: "Which value comes back here?", AskCut: "Will the rest be cut here?",
	Chosen: Table[string, func(string) string]{
		{"max", func(who string) string { return who + " moves and keeps the largest value." }},
		{"min", func(who string) string { return who + " moves and keeps the smallest value." }},
		{"chance", func(string) string { return "Chance moves: nobody chooses." }},
	},
	AskStep: "What does the search do now?",
	Does: Table[string, string]{
		{"call", "try a move"}, {"leaf", "evaluate a leaf"}, {"hit", "find it in the table"}, {"cut", "cut"},
		{"return", "bring a value back"}, {"select", "go down"}, {"expand", "add a node"}, {"playout", "play by chance"},
		{"update", "count the result"},
	},
	AskWave: "What does the next wave find?", WaveHow: "Positions that, for the side to move, are…",
	Won: "won", Lost: "lost",
	Waves: [2]string{
		"one of their moves leads to a position that the other side loses.",
		"all their moves lead to a position that the other side wins.",
	},
	CutHow: "Compare α and β.",
	Key:    func(key, choice string) string { return key + ": " + choice },
	Yes:    "Yes", No: "No", Show: "Show", GoOn: "Go on",
	Right: func(what string) string { return "Right: " + what },
	Wrong: func(what string) string { return "No: " + what },
	Because: Table[string, func(who, value string) string]{
		{"max", func(who, v string) string { return who + " chooses the largest: " + v + "." }},
		{"min", func(who, v string) string { return who + " chooses the smallest: " + v + "." }},
		{"chance", func(_, v string) string { return "each draw counts by its odds, " + v + " on average." }},
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
	PlaysMost: func(who, move, visits, mean string) string {
		return who + " plays " + move + ": " + visits + " visits, " + mean + " on average."
	},
	PlaysKnown: func(who, move string) string { return who + " plays " + move + "." },
	InTruth:    func(s string) string { return "In truth, " + s + "." },
	WinsIn:     func(who string, n int) string { return who + " wins in " + English.Count(n, "move", "moves") },
	LosesIn:    func(who string, n int) string { return who + " loses in " + English.Count(n, "move", "moves") },
	WonBy: func(move, v string, n int) string {
		return move + ", rated " + v + ", would win in " + strconv.Itoa(n)
	},
	WonOnceBy: func(move, v string) string { return move + ", rated " + v + ", would win" },
	DrewBy:    func(move, v string) string { return move + ", rated " + v + ", would keep the draw" },
	HeldBy: func(move, v string, n int) string {
		return move + ", rated " + v + ", would hold out for " + strconv.Itoa(n)
	},
	ScoredBy:     func(move, v, points string) string { return move + ", rated " + v + ", would give " + points },
	UnknownTruth: "Exact value unknown.",
	Deeper:       func(n int) string { return "Search " + strconv.Itoa(n) + " moves deep" },
	Change:       "Change", LeafValue: "Value of this leaf", Earlier: "Try earlier", Later: "Try later",
	Undo:     "Undo the changes",
	FromHere: "Start from here", Close: "Close",
	Questions: "Prepared questions", QuestionsHow: "Each has an address, and can be embedded in a page.",
	Keep: "Keep", CopyLink: "Copy the link to this step", Copied: "Link copied.",
	ByHand: "The browser refuses: copy the page’s address.", Forget: "Erase the count of predictions",
	SaveSVG: "Save the picture (SVG)", SaveJSON: "Save the tree (JSON)", SaveCSV: "Save the tree (CSV)",
	Print:  "Print",
	Failed: "The machine does not answer.", Wait: "The machine is searching…",
	Held:            "Last time, the page stopped during this search. It begins again only if you ask.",
	Anyway:          "Search anyway",
	ChangeHow:       "Choose a node of the tree: a leaf takes another value, a move another place.",
	OtherEvaluation: "Change the evaluation",
	Predictions:     "Your predictions:",
	Refused: Table[string, string]{
		{"position", "This position cannot be read, or is not of this game."},
		{"over", "The game is over in this position: there is nothing to search."},
		{"large", "This tree would have too many nodes: choose fewer moves."},
		{"engine", "This algorithm does not fit this position."},
		{"far", "This position is too far from the end: only endings can be watched."},
		{"field", "The address asks for what this search does not have."},
		{"move", "The address asks for a move that is not allowed."},
	},
	BadParam: func(name, value string) string {
		return "In the address, “" + name + "=" + value + "” cannot be read."
	},
	BadLeaf: func(text string) string {
		return "“" + text + "” is not a whole number from −99 to 99."
	},
	LeavesAre: func(values string) string { return "leaves " + values },
	CutOff:    func(n int) string { return strconv.Itoa(n) + " cut" },
	Lines: Table[string, string]{
		{"call", "A position is examined, with the number of moves that are left."},
		{"leaf", "At the horizon the position is evaluated; where the game is over, it is known."},
		{"return", "All moves have been seen: the value comes back."},
		{"bound", "Moves have been cut, here or below: this is only a bound."},
		{"cut", "The other player will not let it come to this: enough."},
		{"hit", "This position has been searched already, as deep: what is known of it is taken."},
		{"iterate", "The search goes one move deeper, with what it has learnt."},
		{"select", "Down to the most promising node."},
		{"expand", "A move that has not been tried is added."},
		{"playout", "A game by chance to the end."},
		{"update", "The result is counted in all nodes on the way."},
		{"wave", "A position is lost if all its moves lead to one that the other side wins."},
	},
}

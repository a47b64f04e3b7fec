package i18n

import "strconv"

var englishWatch = Watch{
	Settings: "Settings", Game: "Game", Position: "Position", Algorithm: "Algorithm", Depth: "Depth",
	Playouts: "Playouts", Evaluation: "Evaluation", Order: "Order", Predict: "Predict",
	Algorithms: map[string]string{
		"minimax": "Minimax", "negamax": "Negamax", "alphabeta": "Alpha-beta", "table": "Alpha-beta, table",
		"deepening": "Deepening", "expectimax": "Expectimax", "mcts": "Monte Carlo", "backward": "Backward",
	},
	Orders: map[string]string{
		"rules": "Of the rules", "best": "Best first", "worst": "Worst first", "reverse": "Reversed",
	},
	Evaluations: map[string]string{
		"threats": "Threats", "centre": "Centre", "mobility": "Mobility", "apart": "Alone",
	},
	Plies:      func(n int) string { return English.Count(n, "move", "moves") },
	PlayoutsOf: func(n int) string { return English.Count(n, "playout", "playouts") },
	MyMatch:    "My match", Paste: "Paste a position", PasteOpen: "Search",
	PasteHow: "The position, as the rules write it", FromLink: "From the link",

	Tree: "Tree of the search", Start: "Start", LeavesRow: "leaves", Chance: "Chance", Drawing: "chance",
	Chooses:  func(side string) string { return side + " chooses" },
	Branches: func(n int) string { return "+ " + English.Count(n, "branch", "branches") },
	TrulyWins: func(side string, plies int) string {
		if plies == 0 {
			return side + " wins"
		}
		return side + " wins in " + strconv.Itoa(plies)
	},
	TrulyDraw: "a draw", Truly: "in truth,", TrulyPoints: func(points string) string {
		return points +
			" points on average"
	},
	Unvisited: "not yet seen", CutOff: "cut", Settled: "read in the table", ToFind: "to be found",
	LeavesOf:  func(values string) string { return "leaves " + values },
	AtLeast:   func(value string) string { return "at least " + value },
	AtMost:    func(value string) string { return "at most " + value },
	Worth:     func(value string) string { return "is worth " + value },
	SoFar:     func(value string) string { return "so far " + value },
	AfterMove: func(move string) string { return "after " + move },
	LevelPlace: func(level, n, of int) string {
		return "level " + strconv.Itoa(level) + ", " + strconv.Itoa(n) + " of " + strconv.Itoa(of)
	},
	Visits: func(visits int, mean string) string {
		return English.Count(visits, "visit", "visits") + ", mean " + mean
	},
	Working: "The machine searches…",

	Program: "Program", Python: "Python", InSentences: "In sentences",
	Line:     func(n int) string { return "line " + strconv.Itoa(n) },
	Programs: englishPrograms, Sentences: englishSentences,
	Calls:     "Call stack",
	CallsOf:   func(n, of int) string { return strconv.Itoa(n) + " of " + strconv.Itoa(of) },
	SamePoint: "At the same point of the search", Nodes: "Nodes", LeafNodes: "Leaves", Cuts: "Cuts",
	Hits: "Read in the table", Growth: "Nodes against depth", GrowthDraw: "Plot",
	GrowthRate: func(rate string) string { return "One move more: " + rate + " times as many nodes." },

	Steps: "Steps", ToFirst: "To the start", StepBack: "One step back", Play: "Play", Pause: "Pause",
	StepForward: "One step forward", ToLast: "To the end", Pace: "Pace", Where: "Step of the search",
	StepOf: func(step, of int) string { return "step " + strconv.Itoa(step) + " of " + strconv.Itoa(of) },
	Events: map[string]func(move, value string) string{
		"":        func(string, string) string { return "The search has not begun." },
		"call":    func(move, _ string) string { return "Call " + move + "." },
		"leaf":    func(move, value string) string { return "Leaf " + move + ": " + value + "." },
		"hit":     func(move, value string) string { return "The table knows the position " + move + ": " + value + "." },
		"return":  func(move, value string) string { return "Return " + move + ": " + value + "." },
		"cut":     func(move, _ string) string { return "Cut " + move + ": alpha reaches beta." },
		"iterate": func(string, string) string { return "One move more: the search begins again." },
		"select":  func(move, _ string) string { return "Choice " + move + "." },
		"expand":  func(move, _ string) string { return "New node " + move + "." },
		"playout": func(move, value string) string { return "Random game " + move + ": " + value + "." },
		"update":  func(move, _ string) string { return "Visits and mean corrected " + move + "." },
		"wave":    func(move, value string) string { return "Wave: position known " + move + ", " + value + "." },
	},

	Question: "Question", WhichValue: "Which value comes back here?", WillBeCut: "Will this branch be cut?",
	WhichLine: "Which line comes next?", Yes: "Yes", No: "No", Show: "Show", Shown: "Shown, not counted.",
	Right: func(answer string) string { return "Right: " + answer + "." },
	Wrong: func(answer string) string { return "No: " + answer + "." },
	KeepsLeast: func(side string, moves int) string {
		return side + " moves: of the " + strconv.Itoa(moves) + " moves, the smallest value is kept."
	},
	KeepsMost: func(side string, moves int) string {
		return side + " moves: of the " + strconv.Itoa(moves) + " moves, the largest value is kept."
	},
	WhyLeast: func(value string) string { return "The smallest of the values received is " + value + "." },
	WhyMost:  func(value string) string { return "The largest of the values received is " + value + "." },
	WhyCut: func(alpha, beta string) string {
		return "α\u00a0≥\u00a0β (" + alpha + "\u00a0≥\u00a0" + beta + "): the other moves can no longer change the choice."
	},
	WhyUncut: func(alpha, beta string) string {
		return "α\u00a0<\u00a0β (" + alpha + "\u00a0<\u00a0" + beta + "): another move may still count."
	},
	WhyLine:     func(line int) string { return "Line " + strconv.Itoa(line) + " is run." },
	Predictions: "Your predictions: ",
	Score:       func(right, asked int) string { return strconv.Itoa(right) + " right of " + strconv.Itoa(asked) },
	Prepared:    "Prepared questions", Watch: "Watch the search",

	PlaysMove: func(side, move, value string) string {
		return side + " plays " + move + ". Your evaluation says " + value + "."
	},
	InTruth: func(truth string) string { return "In truth, " + truth },
	Better: func(move, value string, plies int) string {
		return "; " + move + ", rated " + value + ", held for " + strconv.Itoa(plies)
	},
	LosesIn: func(side string, plies int) string {
		return side + " loses in " + English.Count(plies, "move", "moves")
	},
	WinsIn: func(side string, plies int) string {
		return side + " wins in " + English.Count(plies, "move",
			"moves")
	},
	TruthUnknown: "Exact value unknown.",
	Deeper:       func(plies int) string { return "Search " + English.Count(plies, "move", "moves") + " deep" },

	Change: "Change", ChangeHow: "Choose a leaf or a node of the tree.", LeafValue: "Value of this leaf",
	Unchange: "Undo all changes", MovesOf: func(node string) string { return "Order of the moves " + node },
	MoveUp:   func(move string) string { return "Move " + move + " up" },
	MoveDown: func(move string) string { return "Move " + move + " down" },
	Take:     "Take along", Link: "Copy the link", Copied: "Copied", SaveSVG: "SVG picture", SaveJSON: "Tree as JSON",
	SaveCSV: "Tree as CSV", Print: "Print", Saving: "Reading the tree…",

	Tabs: "Views", TabTree: "Tree", TabCode: "Code", TabCalls: "Calls", TabCounts: "Counters",

	AddressWrong: "This link leads to no search.", PositionWrong: "This is not a position.",
	Failed: "The machine does not answer.", TryAgain: "Try again",
}

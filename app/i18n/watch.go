package i18n

// Watch are the sentences of the page on which a search is followed.
type Watch struct {
	// settings
	Game, Position, Algorithm, Depth, Evaluation, Order string
	Paste, PasteLabel, PasteDo                          string
	Mine                                                string                     // the match on the game's table
	MineBy                                              func(option string) string // the same, by an option of the rules
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
	Truth, Missing           string // the second is what is true where its file is missing
	Signs                    func(plus, minus string) string
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

	// what files with exact values have to tell
	Surprise                  string
	SurpriseHow               string
	SurpriseDo, SurpriseComes string
	SurpriseMissing           string
	SurprisePawn              string
	SurpriseAt                func(who, cell string) string
	SurpriseHead              [4]string // of the table: a cell, what was expected, what is so, bits
	SurpriseMove              string    // that a cell can be moved to
	SurpriseExpected          func(outcome string, percent int) string
	SurpriseOver              string
	SurpriseSigns             string // what the signs on the board are
	SurpriseSaid              func(who, expected, outcome, bits string) string
	SurpriseSum               func(entries, bits, raw, each string) string
	SurpriseSolved            string

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

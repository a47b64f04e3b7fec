package i18n

// Watch are the sentences of the room of the workshop in which a search is watched. What has a word for each of several
// things is found by the name that the protocol has for it.
type Watch struct {
	// the settings
	Settings, Game, Position, Algorithm, Depth, Playouts, Evaluation, Order, Predict string
	Algorithms, Orders, Evaluations                                                  map[string]string
	Plies, PlayoutsOf                                                                func(n int) string
	MyMatch, Paste, PasteHow, PasteOpen, FromLink                                    string

	// the tree
	Tree, Start, LeavesRow, Chance, Drawing string
	Chooses                                 func(side string) string
	Branches                                func(n int) string
	TrulyWins                               func(side string, plies int) string
	TrulyDraw, Truly                        string
	TrulyPoints                             func(points string) string
	Unvisited, CutOff, Settled, ToFind      string
	LeavesOf                                func(values string) string
	AtLeast, AtMost, Worth, SoFar           func(value string) string
	AfterMove                               func(move string) string
	LevelPlace                              func(level, n, of int) string
	Visits                                  func(visits int, mean string) string
	Working                                 string

	// the program, the calls and the counters
	Program, Python, InSentences            string
	Line                                    func(n int) string
	Programs, Sentences                     map[string]string
	Calls                                   string
	CallsOf                                 func(n, of int) string
	SamePoint, Nodes, LeafNodes, Cuts, Hits string
	Growth, GrowthDraw                      string
	GrowthRate                              func(rate string) string

	// the steps
	Steps, ToFirst, StepBack, Play, Pause, StepForward, ToLast, Pace, Where string
	StepOf                                                                  func(step, of int) string
	// Events say what a step did at the node after some moves, and with which value.
	Events map[string]func(move, value string) string

	// questions
	Question, WhichValue, WillBeCut, WhichLine, Yes, No, Show, Shown string
	Right, Wrong                                                     func(answer string) string
	KeepsLeast, KeepsMost                                            func(side string, moves int) string
	WhyLeast, WhyMost                                                func(value string) string
	WhyCut, WhyUncut                                                 func(alpha, beta string) string
	WhyLine                                                          func(line int) string
	Predictions                                                      string
	Score                                                            func(right, asked int) string
	Prepared, Watch                                                  string

	// the end
	PlaysMove       func(side, move, value string) string
	InTruth         func(truth string) string
	Better          func(move, value string, plies int) string
	LosesIn, WinsIn func(side string, plies int) string
	TruthUnknown    string
	Deeper          func(plies int) string

	// what can be changed, and taken along
	Change, ChangeHow, LeafValue, Unchange         string
	MovesOf                                        func(node string) string
	MoveUp, MoveDown                               func(move string) string
	Take, Link, Copied, SaveSVG, SaveJSON, SaveCSV string
	Print, Saving                                  string

	// the tabs of a phone
	Tabs, TabTree, TabCode, TabCalls, TabCounts string

	// troubles
	AddressWrong, PositionWrong, Failed, TryAgain string
}

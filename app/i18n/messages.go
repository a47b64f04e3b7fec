package i18n

// Messages are the sentences that no game owns. Functions take what varies and return the whole sentence,
// so that word order is the language's own affair.
type Messages struct {
	// the frame
	// Of names a control by what it does and to what.
	Of                                                  func(action, object string) string
	Site, Games, AllGames, About, Sections, SwitchTheme string
	SwitchLang                                          string                    // to this language, in its own words
	ThemeName                                           func(theme string) string // auto, light or dark
	NotFound, NotFoundWhy, BackHome                     string
	UpdateReady, UpdateNow                              string

	// what can be done with a game
	PlayGame, ResumeGame string

	// the table
	Board, Match, Moves, NoMoves              string
	Loading, LoadingWhy                       string
	Undo, Redo, Hint, Restart, Rematch, Rules string
	Thinking                                  func(name string) string
	Wins                                      func(name string) string
	YouWin                                    string
	DrawGame                                  string
	// RecurrenceWhy: before is how often it had stood.
	RecurrenceWhy                                 func(before, number int, who, move string) string
	RecurrenceStart                               func(before int) string
	AgainstMachine                                string
	TwoPlayers                                    string
	Level                                         func(level, of int) string // LevelAt and LevelsOf, which go on from it
	LevelAt, LevelsOf                             func(number int) string
	MachineFailed, MachineFailedWhy, TryAgain     string
	HintIs                                        func(move, value string) string
	HintResists                                   func(move, value string) string // in a lost position
	HintPlan                                      func(plan string) string        // a move, and maybe what it is for
	Expected                                      func(moves string) string       // empty when there are none
	Searching                                     string
	SaveUnreadable, SaveUnreadableWhy, SaveFailed string
	SavedByNewer, SavedByNewerWhy                 string

	// what has happened, and what can be done about it
	Resign, More                          string
	Resigned                              func(name string) string
	PlayNow                               string
	Progress                              func(depth, nodes, millis int) string
	Paused, Pause, Resume, Step           string
	Held, HeldWhy, PlayAnyway             string // the page once went while the machine searched
	Pace, PaceCalm, PaceSteady, PaceBrisk string
	RoundOf                               func(round, rounds int) string
	Meanwhile, Apart                      string // before what happened while one looked away; between the parts of a list
	RoundOver                             func(round int) string
	NextRound                             string
	PointsOf                              func(name, points string) string
	HandOver, Uncover                     func(name string) string
	HandOverWhy, SeenBy, SeenByAll        string
	Awaiting                              func(name string) string
	SendLink, ByLetters                   string
	Elsewhere, ElsewhereWhy, PlayHere     string
	NotAMove                              func(text string) string
	Write, WritePlay, TurnBoard, Describe string

	// walking through the moves
	WalkFirst, WalkBack, WalkForward, WalkLast string
	LookingAt                                  func(ply, plies int) string
	LookingWhy, BackToGame                     string
	// Of going back to before a move that has revealed something: before it is done, where two people play, of a move
	// that does it, and once it has been done.
	RetakeAsk, RetakeBarred, RetakeBranch, Retaken string
	Line                                           func(number int) string
	LineWhy                                        func(number, from int) string

	// what the machine thinks of a position
	Evaluation                      string
	ValueDraw, ValueOver, ValueNone string
	ValueWin                        func(name string, plies int) string // plies 0 when it is not known in how many
	ValueYouWin                     func(plies int) string
	You                             string                              // what the reader is called in the place of a name
	Estimate                        func(name string, near bool) string // name is empty for the reader
	EstimateEven                    string
	// EstimateLead says by how many points somebody should lead in the end.
	EstimateLead func(name string, points int) string
	Verdicts     string // what each move is worth
	// Verdict says what a move is worth: win, draw or loss, and in how many plies.
	Verdict func(value string, plies int) string
	// Risk says of a move that draws how many of the replies lose, or of one that probably draws; atLeast: no fewer are
	// proved to. Trap says in how many plies a move that draws, and to which no reply loses, makes sure of a trap; 0 for
	// never. Believed is a value that is not proved.
	Risk     func(draw string, losing, replies int, atLeast bool) string
	Trap     func(plies int) string
	Believed func(value string) string
	// RiskHow says what the marks of draws are, TrapHow what a trap is, and BelievedHow what the marks of unproved values
	// are.
	RiskHow, TrapHow, BelievedHow string
	// Winners says how many moves are proved to win; all: the others do not.
	Winners func(moves int, all bool) string

	// setting up
	Setup, Close, Mode, OnePlayer, NoPlayer, Person, NameOf string
	// MachineAt names the machine at a level of so many, and SeatAt does in a narrow menu.
	MachineAt, SeatAt                    func(level, of int) string
	Variant, NextGameOnly                string
	Opening, OpeningLoser, OpeningRandom string
	OpeningAlways                        func(name string) string
	ResetScore                           string
	Human, Machine                       string
	Player                               func(number int) string

	// rules and demonstrations
	RulesOf                         func(game string) string
	PlayIt                          func(game string) string
	DemoPlay, DemoBack, DemoForward string
	PlayPosition                    string
	DemoStep                        func(step, steps int) string

	Arrivals  *Arrivals
	Home      *Home
	Panel     *Panel
	Results   *Results
	Retry     *Retry
	SetUp     *SetUp
	Share     *Share
	ByLinks   *ByLinks
	Study     *Study
	History   *History
	Past      *Past
	Embed     *Embed
	Variants  *Variants
	Aids      *Aids
	Exact     *Exact
	RulesPage *RulesPage
	ByLink    *ByLink
	Lesson    *Lesson
	Problems  *Problems
	Workshop  *Workshop
	Pupil     *Pupil
	Tray      *Tray
	Dispose   *Dispose

	IntegrateNav string // what leads to the page on frames, which has a catalogue of its own

	// about
	AboutTitle, AboutSources string
	Accessible               string    // the way to the statement, in the foot
	Statements               [3]string // about data, about the licence, and the page that empties a device
	AboutBody                []Section
	Licences, ShowLicences   string
	Solved                   *Solved
	NotKept                  string // a file that is kept from its first use cannot be fetched
}

// A Section is a heading with paragraphs.
type Section struct {
	Title      string
	Paragraphs []string
}

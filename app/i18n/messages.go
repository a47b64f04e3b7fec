package i18n

// Messages are the sentences that no game owns. Functions take what varies and return the whole sentence,
// so that word order is the language's own affair.
type Messages struct {
	// the frame
	Of                                                              func(action, object string) string // names a control by what it does and to what
	Site, Games, AllGames, About, Sections, SwitchLang, SwitchTheme string
	NotFound, NotFoundWhy, BackHome                                 string
	UpdateReady, UpdateNow                                          string

	// home
	HomeTitle, HomeLead, PlayGame, ResumeGame string

	// the table
	Board, Match, Moves, NoMoves                        string
	Loading, LoadingWhy                                 string
	Undo, Redo, Hint, Restart, Rematch, Settings, Rules string
	YourTurn                                            string
	TurnOf                                              func(name string) string
	Thinking                                            func(name string) string
	Wins                                                func(name string) string
	DrawGame                                            string
	RecurrenceWhy                                       func(number int, who, move string) string
	RecurrenceStart                                     string
	AgainstMachine                                      string
	TwoPlayers                                          string
	Level                                               func(level int) string
	MachineFailed, MachineFailedWhy, TryAgain           string
	HintIs                                              func(move string) string
	HintExact                                           func(move, value string) string
	Searching                                           string
	SaveUnreadable, SaveUnreadableWhy, SaveFailed       string

	// exact value
	ExactValue, Show, Hide             string
	ValueDraw, ValueUnknown, ValueOver string
	ValueWin                           func(name string, plies int) string

	// setting up
	Setup, Close, Mode, OnePlayer, LevelLabel, NameOf string
	LevelHint                                         func(level, levels int) string
	Opening, OpeningLoser, OpeningRandom              string
	OpeningAlways                                     func(name string) string
	ResetScore                                        string
	Human, Machine                                    string

	// rules and demonstrations
	RulesOf                         func(game string) string
	PlayIt                          func(game string) string
	DemoPlay, DemoBack, DemoForward string
	DemoStep                        func(step, steps int) string

	// about
	AboutTitle, AboutSources string
	AboutBody                []Section
}

// A Section is a heading with paragraphs.
type Section struct {
	Title      string
	Paragraphs []string
}

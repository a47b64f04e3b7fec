package i18n

// Panel is what the panel beside a board says of itself.
type Panel struct {
	Tabs                            string // what the row of tabs is
	Game, Analysis, Share, Settings string
	Moves                           string // the list of moves, as a sheet on a phone
	Score                           string // what the numbers between the seats count where a game has none of its own
	Walk, Flip, Key                 string
	AnalyseGame, PlayFromHere       string
	MoveToWrite, CopyPosition       string
	ResignAsk, ResignNot            string
	MachineLevel                    string
	StartNow                        string
	NextVariant                     func(name string) string
	Matches                         func(first string, won int, second string, lost int) string // the score of all matches
	Machines                        string                                                      // who play, both of them
	Begin, Together                 string                                                      // of a first visit
	Opens                           func(name string) string                                    // who waits for a newcomer
	Softer, Stronger                string                                                      // one level of the machine
	LinkHoldsAll                    string
}

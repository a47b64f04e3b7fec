package i18n

// Study is what is said about replaying a game with evaluations.
type Study struct {
	Title, Why                          string
	NoMoves, UnknownGame, Secrets       string
	Start, GoOn, Stop, Running, Stopped string
	Found                               func(turns int) string // all is known
	Progress                            func(known, positions int) string
	Unvalued                            string
	Eyes                                func(name string) string // what comes next is as somebody could know it
	Turns                               string
	// Turned says what a move has done, a turn of package study; better is the best move.
	Turned  func(turn, better string, last bool) string
	Mark    func(turn string, last bool) string // last: it was the last decisive move
	TurnOf  func(number int, who, move, turned string) string
	NoValue string
}

package i18n

// fewMoves is how many moves a question names one by one.
const fewMoves = 6

// Arrivals is what is said about links of matches by links that come.
type Arrivals struct {
	// why one is not taken
	Mine, Missing, Forked, Stranger, Illegal     string
	Unsigned, Forged, Taken                      string // by the other side; in the name of the person here
	BadDraw, BadPiece, BadSetup, Withheld, Early string
	BadCode, Ended, Broken, Other                string
	Code, CodeWhy, GoOn, OpenFile                string // to go on with a whole match
	// of what the person here may have done on another device: their moves, that they gave up, or neither
	Elsewhere                               func(moves []string) string
	ElsewhereResigned, ElsewhereOn          string
	ElsewhereWhy, ElsewhereYes, ElsewhereNo string
	NotByMe                                 string // it was not them
	MyMove, TheirMove, TheirSeal, TheirDraw string // what a match waits for
	TheirSet, TheirOpen, TheirAll           string
}

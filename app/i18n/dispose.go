package i18n

// Dispose is what is said where a person sets up a position by hand.
type Dispose struct {
	Title, Short, ByHand       string // what leads there, and its heading with what it is
	Beside                     string // beside the name of the game
	ToMove, ToPlace, InHand    string // the groups of choices
	Eraser                     string
	Of                         func(n, most int) string // how many of a kind lie on the board
	Known, How                 string                   // the rules know the position
	Unknown                    string
	Over, OverWhy              string // the game has ended there
	UsedUp                     func(kind string, most int) string
	NoRoom                     string // for a piece, where it was to be placed
	Laid                       string // said of a piece that lies on the board
	Turn, TakeBack, PutDown    string // the one in hand
	Start, Clear               string
	Copy, Paste, PasteIt, Text string // PasteIt sets up the text in the field Text
	NoText, BadText            string
	BadAt                      func(sign int) string // where the text stops making sense, counted from 1
	Analyse, Look, With        string
	Make, MakeHere             string // a puzzle, of the position or of the one shown of a match
}

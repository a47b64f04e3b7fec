package i18n

import "strconv"

// Atlas are the sentences of the map of all positions. Values are named as the machine calls them: win, loss, draw.
type Atlas struct {
	Map       func(board string, positions int) string // what the picture is, and which keys do what on it
	Label     string                                   // of the card with the picture
	Positions func(n int) string
	Lead      string
	Loading   string
	Failed    string
	TooLarge  func(most int) string
	Held      string // the page once went while this map came
	HeldWhy   string
	Anyway    string

	// waves; course says that they are called as in a course on graphs
	Waves        string
	Wave         func(n int, course bool) string
	WaveOf       func(wave string, last int) string
	All          string // after the last wave
	AllTold      func(draws int) string
	WaveTold     func(n, positions int, value string, course bool) string
	Attractor    func(n int, who string, positions int) string // of one player, to the positions that it has won
	Back, Onward string
	Run, Pause   string
	Known        Table[string, string] // behind the number of positions that have a value
	Unknown      string

	// a position
	Position            string // the card
	Value               func(value string, plies int) string
	NotYet, NotYetWhy   string
	ToMove              func(who string) string
	Ended               func(winner string) string
	Moves               func(value, other string, good, all, left int) string // left: the plies after the best of them
	Example             func(wave int) string
	Standing            func(who, points string) string
	NoPoints            string
	Search, Another     string
	Next                func(other string) string
	Before              func(other string) string
	NoNext, NoBefore    string
	Looking             string // for the moves that lead here
	More                func(n int) string
	Counts              string
	Row                 func(value string, plies int) string
	RowTold, RowUnknown string

	// what else can be chosen
	Menu                 string
	Board                string
	Course               string
	Trail, NoTrail       string
	OnTable              func(plies int) string
	Kept                 func(day string, plies int) string
	Pasted               func(plies int) string
	Paste, Alien         string
	TrailMoves           string
	Closer, Farther, Fit string
	Save, Print          string
}

// Grouped returns a number with its thousands set apart.
func (l Lang) Grouped(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	mark := ","
	if l == French {
		mark = "\u202f"
	}
	rest := strconv.Itoa(1000 + n%1000)[1:]
	return l.Grouped(n/1000) + mark + rest
}

// Points writes hundredths of a point, with one decimal: no cost is written as none.
func (l Lang) Points(hundredths int) string {
	if hundredths < 0 {
		return "−" + l.Points(-hundredths)
	}
	tenths := (hundredths + 5) / 10
	if tenths%10 == 0 && (tenths > 0 || hundredths == 0) {
		return strconv.Itoa(tenths / 10)
	}
	return l.decimal(tenths)
}

// attractor is what courses call a wave.
func attractor(n int) string {
	text := "Attr"
	for _, digit := range strconv.Itoa(n) {
		text += string('₀' + digit - '0')
	}
	return text
}

// capital returns a text with a capital letter, which is one of the alphabet's.
func capital(text string) string {
	if text[0] < 'a' || text[0] > 'z' {
		return text
	}
	return string(text[0]-'a'+'A') + text[1:]
}

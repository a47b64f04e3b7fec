package i18n

import "strconv"

// Retry is what is said where a person tries positions again in which a move of theirs has lost value. A value is win,
// draw or loss to that person, or empty where it is not proved; plies are those to the end, 0 where that is not known;
// points are tenths, lost on average, and -1 in a game that is not about points.
type Retry struct {
	Title   string
	Replay  func(mistakes int) string // begins it
	Panel   string
	AtOf    func(number, of int) string
	Number  func(number int) string // of a move
	Loss    func(had string, hadPlies int, has string, hasPlies, points int) string
	Task    func(had string, plies, points int) string
	Goal    func(move, has string, plies, points int) string // what the move was that lost, and to what it led
	Judging string
	Right   string
	Kept    func(move, has string, plies, points int) string
	Lost    func(move, has string, plies, points int) string
	Replies func(who, move string) string
	Answer  string // shows a right move
	Done    string
	Score   func(right, of int) string
	Until   string // when a position is no longer listed
}

// tenths says a number of tenths of points, with the word for them.
func (l Lang) tenths(n int, point, points string) string {
	if n < 20 && l == French || n == 10 {
		points = point
	}
	return l.decimal(n) + " " + points
}

// within adds in how many moves something comes about, where that is known.
func within(what string, plies int, before string) string {
	if plies > 0 {
		what += before + strconv.Itoa(plies)
	}
	return what
}

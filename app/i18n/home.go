package i18n

import "strconv"

// Home is what is said on the home page.
type Home struct {
	Title func(games int) string
	Lead  string

	// the match that a person can go on with
	Yours           string
	AtMove          func(game string, number int) string // number is that of the move to come
	AtSetUp         func(game string) string
	YourTurn        string // what follows are parts of a list, as this is
	AgainstLevel    func(level, of int) string
	TwoHere, Letter string
	Machines        string
	DaysAgo         func(days int) string // 0 for today

	// where there is none
	Begin, BeginWhy string

	ToReview func(n int) string // positions of one's own games

	// the last matches, and the lessons
	Lately, AllPast string
	NextEnded       string // where one of them will stand
	Lessons         string
	BoardsDone      func(done, all int) string

	// the foot of every page
	Also string
}

// plural returns the name for n things: a word for each small number, and beyond these the number with the last name.
func plural(n int, names ...string) string {
	last := len(names) - 1
	if n >= 1 && n <= last {
		return names[n-1]
	}
	return strconv.Itoa(n) + " " + names[last]
}

package i18n

import "strconv"

// Problems are the sentences of the pages with puzzles. What has a word for each kind of question is found by its name.
type Problems struct {
	Nav, Description string

	// the list
	Daily, Solve, Done, Tomorrow string
	ToMove                       func(who string) string
	Band                         [3]string
	Review, ReviewNone           string
	ReviewAll                    func(n int) string                   // shows so many positions, not the first ones only
	ReviewMove                   func(game string, number int) string // of a move of a match
	ByGame                       string
	SolvedOf                     func(solved int) string // what a screen reader hears beside the figures
	AtFirst                      func(n int) string      // so many were solved at the first try
	MeanLoss                     func(points string) string
	WeekSolved                   func(n int) string // what follows is set apart from it
	ThisWeek                     func(running int) string
	Days, DayNames               [7]string
	DaySolved                    func(day string, n int) string

	// one puzzle
	Panel, Word               string // the last before its number
	Number                    func(number int, band string) string
	Retired                   string
	Loading                   string
	Missing, MissingWhy       string
	Unknown, UnknownWhy       string
	Broken, BrokenWhy         string                     // of a puzzle that somebody has composed, against the rules
	Own, SourceOwn            string                     // of one in order: its name without a title, and its source
	SourceMade                string                     // the same where nothing tells of an author
	By                        func(option string) string // an option of the rules by which it is played
	All                       string                     // the way to the list
	Task                      Table[string, func(who, on string) string]
	Goal                      Table[string, string]
	WonIn                     func(plies int) string
	Your                      string
	Tap                       string // how a question is answered that is not about a move
	Hints, FirstHint, Later   string
	PlaceHint                 string
	Forced, Off               string // ideas, and where the line has been left
	NotThat                   func(move string) string
	CheapMoves                func(n int) string
	Idea                      Table[string, string]
	PlaceIs                   func(move string) string
	HowMany                   func(n int) string
	Half                      Table[int, string] // by the sign of the answer less a half
	Tries, NoTry              string
	Verdict                   Table[string, string] // beside a try: win, draw, loss
	Try                       func(answer, verdict string) string
	TooLate                   func(move string) string // it wins too
	OnlyDraws, Loses, Astray  func(move string) string
	Ends, Replies             func(who, move string) string
	Judging                   string
	GoOn                      string
	Solved                    func(try int) string
	SolvedWithHint            string
	Line                      Table[string, string]
	Perfect                   string
	Cost                      func(points string, many bool) string
	Lost                      func(many bool) string // follows Cost
	Better                    string
	BestIs                    func(move string) string
	Counts                    string // it counts as solved
	Scale, ScaleBest          string
	ScaleOf                   func(own, ownCost, best string) string
	You                       func(move string) string
	Choose, ChooseOne         string
	Strength                  func(strength string) string
	Right                     func(answer string) string
	Because                   func(why, answer string) string // of an answer that has been deduced
	Surplus, Missed           func(n int) string
	NotThatChance, Or         string
	Check, Analyse, Share     string
	Copied                    string
	SourceExact               func(wins, draws, losses int) string
	SourcePoints, SourceKnown string
}

// tallied lists how many moves do what: win, draw and lose, each in the singular and in the plural.
func tallied(one, and string, wins, draws, losses int, does ...string) string {
	parts := []string{}
	for i, n := range []int{wins, draws, losses} {
		switch {
		case n == 1:
			parts = append(parts, one+" "+does[2*i])
		case n > 1:
			parts = append(parts, strconv.Itoa(n)+" "+does[2*i+1])
		}
	}
	return List(parts, and)
}

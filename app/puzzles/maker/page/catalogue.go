package page

import "tablier/app/i18n"

// catalogue are the sentences of the page, in one language.
type catalogue struct {
	title, lead, empty, emptyWhy string
	mute, muteWhy                string // of a position of which nothing can be asked
	back                         string // to the game

	// the question
	question                     string
	win, soon, hold              string
	points, forces, odds         string
	about                        string
	prove, goOn, stop            string
	ready, proving, failed       string
	looked                       func(positions string) string
	open, openWhy                string
	tooLarge                     string                           // going on does not help
	refused, refusedWhy          string                           // of a question that is not asked of the position
	noSooner                     func(known, moves int) string    // beside so many wins that are known
	known                        func(n int, moves string) string // that win, where not everything has been proved
	noneWins, noneHolds, noneAll string

	// the answers
	one, oneAlike, several, accepted func(moves string) string
	or, and                          string
	acceptAll, change                string
	mean                             func(points string) string
	next                             func(move, points string) string
	level                            func(n int) string
	noLevel                          string
	byCounting                       string
	moves                            func(n int) string
	verdict                          i18n.Table[string, func(n int) string]
	costs                            func(points string) string
	refuted                          func(move string) string

	// the words, and what is done
	words, name, idea           string
	answer, wording             string // the switch that shows it; the field of the question
	optional                    string
	tooLong                     string
	solve, copy, copied, byHand string
	link, file, fileName        string
	notYet                      string
}

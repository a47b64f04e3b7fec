package page

import "tablier/app/i18n"

// catalogue are the sentences of the page, in one language.
type catalogue struct {
	pageTitle string

	// before a set is open
	ready, own, untitled, empty, openFile, openLink, open, browse string

	// the list
	list, tabAdd, tabGive, parts, word, duration, up, down, try, remove, undo, nobody string
	tabList, count, about, minutes                                                    func(n int) string
	aboutLong                                                                         func(items, minutes int) string
	move                                                                              func(title string) string

	// what can be added; by the number of its kind
	what, game, difficulty, add, inSet, coming, missing, noneHere string
	kinds                                                         [7]string
	puzzles, winsIn, showMore, level                              func(n int) string

	// a match
	position, usual, table, variant, drawn, plays, against, goal, pointsAsked, reads string
	goals                                                                            [4]string
	proof                                                                            i18n.Table[string, string]
	errs, never                                                                      func(level int) string
	beyond, over, asking, failed, addToSet                                           string
	tooMany                                                                          func(points int) string

	wordsTitle, wordsText, wordsHow string

	// settings, and how the set is given
	settings, setTitle, intro, hints, solution, order          string
	solutions, orders                                          [2]string
	copy, copied, byHand, nothing, link, code, codeHow, noCode string
	file, fileHow, print, printHow, printDo, close             string
	length, long                                               func(n int) string
	steps                                                      [3]string
	codeOf                                                     func(title string) string
	putAway, delete, deleteAsk, deleteYes, deleteNo            string
	said                                                       [15]func(title string, place, of int) string
	faults                                                     i18n.Table[string, string]
}

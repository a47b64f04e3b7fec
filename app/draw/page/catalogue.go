package page

import "tablier/app/i18n"

// catalogue are the sentences of the page, in one language.
type catalogue struct {
	parts, tabDrawing, tabRule, tabVerdict string

	bench   benchWords
	drawn   drawnWords
	rule    ruleWords
	ruling  rulingWords
	mending mendingWords
	giving  givingWords
	starts  startsWords
	table   tableWords
	notices i18n.Table[string, string]
}

// benchWords are the tools.
type benchWords struct {
	tool, undo, redo         string
	tools                    [4]string
	stroke                   string
	strokes                  [3]string
	snap, ring, free         string
	grid                     func(n int) string
	symmetry                 string
	symmetries               [3]string
	view, asDrawing, asTable string
}

// drawnWords are the words about what is drawn.
type drawnWords struct {
	plate           func(title, count string) string
	blank           func(grid string) string
	signed          func(sign string, points []string) string
	how             string
	invite, keys    string
	count           func(points, lines, ways int) string
	unfinished      func(points, lines, open int) string
	inPlace         string
	point           func(name string, lines int) string
	pawn            [2]string
	empty           func(name string) string
	picked          func(name string) string
	untitled, yours string
	by              func(author string) string
	received, copy  string
}

// ruleWords are the rule: its choices, and the same in words.
type ruleWords struct {
	title, author, heading                                   string
	pawns, start, closed, moves, wins, three, blocked, again string
	starts, blockedHow, againHow                             [2]string
	open                                                     string
	closedFirst, closedAll                                   func(point string) string
	motions                                                  [3]string
	inWords                                                  string
	limit                                                    func(points int, most string) string
	of                                                       string
}

// rulingWords is what the machine finds.
type rulingWords struct {
	heading, notYet, blank, waiting, stop, stopped, resume, failed string
	draws                                                          string
	wins                                                           [2]func(plies int) string
	placesOn, plays                                                func(move string) string
	losing                                                         func(losing, all, plies int) string
	safe, try, positions, longest                                  string
	none, noneNote                                                 string // where no win can be forced
	traps, trapsNote                                               string
	plies                                                          func(n int) string
	won, lost, drawn                                               func(percent int) string
	shares                                                         string
	firsts                                                         string
	signs                                                          [4]string
	onlySide                                                       string
	changes                                                        string
	change                                                         [9]func(points []string, pawns int) string
	outcome                                                        [2]func(plies int) string
	draw, unknown, later                                           string
	large, playable, smaller                                       string
	over                                                           func(most string) string
	fewer                                                          func(pawns int) string
	points                                                         func(points, pawns int) string
	inPlace                                                        func(pawns int) string
}

// mendingWords are faults and their remedies.
type mendingWords struct {
	short, pointAlone func(n int, names string) string
	shortWhy          string
	flaws             i18n.Table[string, string]
	middle            func(n int, name string) string
	path, drop, take  func(n int, name string) string
	fewer, three      string
	open              string
	usual             string
}

// givingWords is what one does with the game.
type givingWords struct {
	heading, play, share, print, other, close string
	link                                      func(n int) string
	copy, copied, byHand, names, note, code   string
	noCode                                    string
	cut                                       string
}

// startsWords are what a drawing can begin with.
type startsWords struct {
	heading, grid, gridWhat, ring, ringWhat, known, knownWhat string
}

// tableWords are the same drawing as two tables.
type tableWords struct {
	how                                   string
	points                                func(n int) string
	strokes                               string
	name, file, rank, place, right, up    string
	kind, through, wins                   string
	kinds                                 [3]string
	inThrees                              string // how a longer line wins
	fileOf, rankOf, rightOf, upOf, remove func(name string) string
	kindOf, throughOf, removeStroke       func(names string) string
	addPoint, addStroke, newStroke        string
}

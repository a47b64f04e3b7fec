//go:build !bars

package post_test

// matches is how many matches of each game are played at most; once their links are so many, no further one begins.
// That is enough for each setup with either host, for every end, and for altered links that are found out late. make
// bars plays more.
const (
	matches = 200
	links   = 5_000
)

// A match is saved and recovered after each of its early links, and after each so many later ones; make bars does so
// after each.
const (
	early = 40
	later = 25
)

// measured is of how many matches of each game the lengths of links are taken.
const measured = 10

// forged is how many matches of each game a dishonest side forges in: at least each setup with either side as the host.
// The sides take turns at forging, so that each side of a setup does within four rounds, of which make bars plays all.
const forged = 4

// between is how many links are sent between two stages at which the dishonest side forges, after the first ones.
const between = 60

// disguised is how many matches are played again with other strengths under seal, of either side.
const disguised = 8

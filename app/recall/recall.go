// Package recall keeps the mistakes of a person's own matches for a second look, until each has been solved twice. It
// knows no browser and no machine. Nothing in it asks for attention, and nothing in it runs out.
//
// The review of a match (package match) finds the mistakes and has them added. Package retry has a person try such a
// position again, on the page of the game, and notes a right answer. A page that lists them reads the list from the
// store and shows it in its order:
//
//	text, _ := store.Read(recall.Key)
//	list, err := recall.Parse(text) // an empty text is an empty list
//	for _, entry := range list.Entries() { // worst first
//		entry.Loss.In(lang)                                                      // "gagné en 3, devenu nul"
//		site.Nav.Address(nav.GameRoute(entry.Game), recall.Fragment(entry.ID())) // where it is tried again
//	}
//
// An entry holds nothing that its player could not know: see [Entry].
package recall

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"tablier/rules"
)

// Key is the storage key of the list.
const Key = "recall"

// A Worth is the proved value of a position for the player who has moved.
type Worth struct {
	Proved bool
	Lead   int // 1 won, 0 drawn, -1 lost; nothing where it is not proved
	Plies  int // to the end of a won or lost game, 0 for unknown
}

// A Loss is the cost of a mistake.
type Loss struct {
	Had, Has Worth
	Points   int // in tenths, on average, in a game that is about points; else 0
	Weight   int // in thousandths of the way from a draw to a win: it orders losses
}

// An Entry is a mistake that is kept for a second look: the position, the move played and a better one. In a game
// with secrets, with chance or of several rounds it is a position as its player could know it; in any other it is a
// match up to there, because what has stood on the board before makes a difference.
type Entry struct {
	Game, Variant string
	Options       []string
	Start         string // empty for the usual one
	Moves         []rules.Move
	Seat          int        // of its player
	Number        int        // of the move, counted from 1, in its match
	Played        rules.Move // the mistake
	Best          rules.Move // a move that keeps the value; there may be others
	Loss          Loss
	Match         string   // the id of the match, the last one where several came to it
	Solved        []string // the days of right answers, as 2026-01-31, without duplicates
}

// Record returns the moves that lead to the position.
func (e *Entry) Record() rules.Record {
	return rules.Record{Game: e.Game, Variant: e.Variant, Options: e.Options, Start: e.Start, Moves: e.Moves}
}

// ID returns the entry's ID: the same position of the same game has the same ID on every device.
func (e *Entry) ID() string {
	h := fnv.New64a()
	for _, field := range []string{
		e.Game, e.Variant, strings.Join(e.Options, ","), e.Start, words(e.Moves), strconv.Itoa(e.Seat),
	} {
		h.Write([]byte(field))
		h.Write([]byte{0})
	}
	id := strconv.FormatUint(h.Sum64(), 16)
	return strings.Repeat("0", idLength-len(id)) + id
}

// idLength is how many digits an id has.
const idLength = 16

// prefix begins the fragment of an address that asks for an entry. A link to a match begins with another digit: see
// package link.
const prefix = "0"

// Fragment returns the fragment, without the #, of the address on which an entry is tried again.
func Fragment(id string) string { return prefix + id }

// Asked returns the ID of the entry that a fragment asks for; false where it asks for none.
func Asked(fragment string) (id string, ok bool) {
	id, ok = strings.CutPrefix(fragment, prefix)
	return id, ok && isID(id)
}

// isID says whether a text has the form of an ID.
func isID(text string) bool {
	return len(text) == idLength && strings.Trim(text, "0123456789abcdef") == ""
}

// words returns moves as one text, with spaces between.
func words(moves []rules.Move) string {
	var b strings.Builder
	for i, m := range moves {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(string(m))
	}
	return b.String()
}

// solved says whether the days of right answers are enough to take an entry off the list.
func solved(days []string) bool { return len(days) >= enough }

// enough is the number of days on which an entry must be solved.
const enough = 2

// worse orders entries: the greatest loss first, then by ID, so that the order is always the same.
func worse(a, b Entry) int {
	if a.Loss.Weight != b.Loss.Weight {
		return b.Loss.Weight - a.Loss.Weight
	}
	return strings.Compare(a.ID(), b.ID())
}

// union returns the days of two lists, each once.
func union(a, b []string) []string {
	all := slices.Concat(a, b)
	slices.Sort(all)
	return slices.Compact(all)
}

package tree

import (
	"strings"

	"tablier/app/ui"
	"tablier/rules"
)

// roomFor says whether what a node is truly worth can stand beside its board, below the words that say so: alone it
// would look like what the search has found.
func (f *Forest) roomFor(s *spot, truth string) bool {
	room := s.room - size(s) - 12
	return size(s) > 0 && fits(truth, room) && fits(f.messages().Truth, room)
}

// The places of a sign: above the chip of a node without a board; of another below the number of the branches that are
// folded, or at the right of the chip where they are not.
const (
	aboveChip = -2
	belowChip = 46
	besideX   = 26
	besideY   = 16

	leastSign = 5 // the size of letters that can be read
)

// sign draws by one sign what a node is truly worth, where there is no room for words: legend says what it means.
func (f *Forest) sign(b *strings.Builder, s *spot, truth string) {
	if truth == "" || f.roomFor(s, truth) {
		return
	}
	sign := "?"
	if t := s.node.Truth; t != nil {
		switch t.Winner {
		case "": // points are no sign
			return
		case rules.Nobody.String():
			sign = "="
		case f.Game.Searched.Max.String():
			sign = "+"
		default:
			sign = "−"
		}
	}
	x, y, letter := s.x, foot(s)+belowChip, 12.0
	switch {
	case size(s) == 0:
		y, letter = foot(s)+aboveChip, min(letter, 1.5*f.slot)
	case s.hidden == 0:
		x, y = x+besideX, foot(s)+besideY
	}
	if letter < leastSign {
		return
	}
	f.text(b, "mid strong", x, y, letter, sign)
	f.signed, f.missing = true, f.missing || sign == "?"
}

// legend says below the tree what its signs mean, and returns how far down that goes.
func (f *Forest) legend(b *strings.Builder, low float64) float64 {
	if !f.signed {
		return low
	}
	m, most, unknown := f.messages(), f.Game.Searched.Max, ""
	if f.missing {
		unknown = "? " + m.Missing
	}
	f.text(b, "q", 0, low+14, 12.5, ui.Join(", ", m.Signs(f.seat(most), f.seat(most.Other())), unknown))
	return low + 22
}

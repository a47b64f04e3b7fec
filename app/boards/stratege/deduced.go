package stratege

import (
	"strconv"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/stratege"
)

// deducedWords are the sentences on what can be deduced about hidden pawns.
type deducedWords struct {
	and     string
	attempt func(strength, on string) string
	odds    func(hidden, beaten int, strength string) string
	gone    func(strengths string) string // of which all pawns are known
}

// Attempt implements board.Words: an attack by the player to move.
func (w *words) Attempt(v rules.View, m rules.Move) string {
	s := v.(stratege.View).State
	from, to, ok := attack(m)
	if !ok || s.At[from].Strength() == 0 {
		return ""
	}
	return w.deduced.attempt(strconv.Itoa(s.At[from].Strength()), stratege.Name(to))
}

// Deduced implements board.Words, for the side that is not to move: the pawns of each strength that are not known to
// be lost or shown are hidden ones.
func (w *words) Deduced(v rules.View, on string) string {
	s := v.(stratege.View).State
	known := s.Known(int(s.Turn) ^ 1)
	from, _, attacks := attack(rules.Move(on))
	beaten := 0
	var gone []string
	for strength := 1; strength <= stratege.Most; strength++ {
		left := stratege.Each - int(known[strength])
		if left == 0 {
			gone = append(gone, strconv.Itoa(strength))
		}
		if attacks && strength <= s.At[from].Strength() {
			beaten += left
		}
	}
	switch {
	case attacks:
		return w.deduced.odds(int(known[0]), beaten, strconv.Itoa(s.At[from].Strength()))
	case len(gone) == 0:
		return ""
	}
	return w.deduced.gone(i18n.List(gone, w.deduced.and))
}

// attack parses a move that is an attack.
func attack(m rules.Move) (from, to int, ok bool) {
	read, err := stratege.Read(m)
	if err != nil || read.Kind != stratege.Attacking {
		return 0, 0, false
	}
	from, to = read.Step.Cells()
	return from, to, true
}

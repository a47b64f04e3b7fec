package stratege

import (
	"math/rand/v2"

	"tablier/rules"
)

// A View is a position as one player, or a spectator, may know it: the places of all pawns, the strengths of the own
// ones, those that attacks have shown, and the pawns lost. What else follows from counting stays "?" in its text, but
// Resample honours it: when all that is hidden has one strength, it draws that. After the end nothing is hidden.
type View struct{ Position }

// View implements rules.Position: what a player knows of the position.
func (p Position) View(who rules.Player) rules.View {
	for side := range p.State.Side {
		if p.hides(side, who) {
			p.State.mask(side)
		}
	}
	return View{p}
}

// Veils implements rules.Veiled.
func (p Position) Veils(point string) bool {
	s := &p.State
	cell, rest := readCell(point)
	return cell >= 0 && rest == "" && s.Side[s.Turn^1].Has(cell) && s.At[cell].Strength() == 0
}

// hides says whether the strengths of a side that no attack has shown are hidden from who.
func (p Position) hides(side int, who rules.Player) bool {
	return p.State.End == Running && who != rules.Chance && who != rules.First+rules.Player(side)
}

// mask hides the strengths of a side that no attack has shown.
func (s *State) mask(side int) {
	for it := s.Side[side]; !it.Empty(); {
		if cell := it.pop(); !s.At[cell].Shown() {
			s.At[cell] &^= strengthBits
		}
	}
}

// Resample implements rules.View: it deals the strengths that a side is not known to have to its hidden pawns, each
// deal being equally likely. Whether a pawn has moved makes no difference, because every pawn may: hints in how a
// player moves are for an engine to judge. A strength that is hidden at the end stays so, because the score has counted
// it as unknown.
func (v View) Resample(rng *rand.Rand) rules.Position {
	p := v.Position
	if p.State.End != Running {
		return p
	}
	for side := range p.State.Side {
		p.State.deal(side, rng)
	}
	return p
}

// deal draws the hidden strengths of a side.
func (s *State) deal(side int, rng *rand.Rand) {
	known := s.Known(side)
	if known[0] == 0 {
		return
	}
	var pool [Pawns]uint8
	n := 0
	for strength := 1; strength <= Most; strength++ {
		for range Each - known[strength] {
			pool[n] = uint8(strength)
			n++
		}
	}
	for it := s.Side[side]; !it.Empty(); {
		if cell := it.pop(); s.At[cell].Strength() == 0 {
			i := rng.IntN(n)
			n--
			s.learn(cell, pool[i])
			pool[i] = pool[n]
		}
	}
}

// Forget returns the view without a side's revealed strengths, except for the pawn on a place, -1 for none. After the
// end there is nothing to forget.
func (v View) Forget(side, but int) View {
	s := &v.State
	if s.End != Running {
		return v
	}
	for it := s.Side[side]; !it.Empty(); {
		if cell := it.pop(); cell != but && s.At[cell].Shown() {
			s.At[cell] &^= strengthBits | shownBit
		}
	}
	return v
}

package tree

import (
	"strings"

	"tablier/ai/protocol"
)

// cutReasons writes below the tree why moves were cut: a bracket under all that they would have led to, and the two
// bounds. It returns how far down that goes, 0 for nothing.
func (f *Forest) cutReasons(b *strings.Builder, deepest int) (low float64) {
	y := top(deepest) + 30
	for i := range f.spots {
		s := &f.spots[i]
		if s.node.CutAlpha == nil || s.node.CutBeta == nil || f.Predictions.Hides(s.path) {
			continue
		}
		left, right, ply := f.cutSpan(i)
		if ply == 0 {
			continue // they are folded
		}
		if ply < deepest {
			f.text(b, "q mid", s.x, foot(s)+34, 11.5, "α ≥ β")
			low = max(low, foot(s)+40)
			continue
		}
		b.WriteString(`<path class="bracket" d="M` + at(left-9) + " " + at(y-5) + "V" + at(y) + "H" + at(right+9) + "V" +
			at(y-5) + `"/>`)
		f.text(b, "mid strong", (left+right)/2, y+15, 11.5, "α ≥ β")
		alpha, beta := f.cutBounds(s)
		f.text(b, "q mid", (left+right)/2, y+30, 11.5, alpha+" ≥ "+beta)
		low = y + 38
	}
	return low
}

// cutSpan returns from where to where the moves stand that were cut of a spot, with all below them, and the level of
// the lowest; 0 where none is drawn.
func (f *Forest) cutSpan(of int) (left, right float64, ply int) {
	left = Width
	in := map[int]bool{}
	for i := of + 1; i < len(f.spots); i++ { // what is below a spot follows it
		s := &f.spots[i]
		if in[s.parent] || s.parent == of && s.node.State == protocol.NodeCut {
			in[i] = true
			left, right, ply = min(left, s.x), max(right, s.x), max(ply, len(s.path))
		}
	}
	return left, right, ply
}

// cutBounds returns alpha and beta at a cut, as text. What comes from the position above would tell its value while
// that is asked for.
func (f *Forest) cutBounds(s *spot) (alpha, beta string) {
	alpha, beta = f.Number(*s.node.CutAlpha), f.Number(*s.node.CutBeta)
	if len(s.path) == 0 || !f.Predictions.Hides(s.path[:len(s.path)-1]) {
		return alpha, beta
	}
	if s.node.Kind == protocol.NodeMax {
		return alpha, "?"
	}
	return "?", beta
}

package watch

import (
	"strconv"

	"tablier/app/watch"
)

// beside writes the move, the bounds and the truth beside a board.
func (f *forest) beside(s *watch.Spot, asked bool) {
	x, y := s.X+s.Board/2+8, s.Y+12
	line := func(class, text string) {
		if text != "" {
			f.text(class, x, y, text)
			y += 15
		}
	}
	near := len(s.Path) == 0 || len(s.Path) == 1 && s.Siblings() <= watch.FewMoves || s.Current
	if near && s.Move != "" {
		line("q", f.voice.Move(s.Move))
	}
	if s.Current && s.State == watch.StateOpen && f.bounded(s) {
		for i, bound := range f.bounds(s, asked) {
			line("win-text", string([]rune("αβ")[i])+" = "+bound)
		}
	}
	if truth := f.voice.Truth(s.Truth); near && truth != "" {
		line("q", f.voice.Truly())
		line("", truth)
	}
	if s.Visits > 0 && near {
		line("q", "n = "+strconv.Itoa(s.Visits))
	}
	f.because(s, asked)
}

// bounded says whether a node of a search with bounds is there.
func (f *forest) bounded(s *watch.Spot) bool {
	return s.Alpha != nil || s.Beta != nil || f.asked != nil
}

// bounds returns alpha and beta of a node; a question hides the one that the node sets.
func (f *forest) bounds(s *watch.Spot, asked bool) [2]string {
	bounds := [2]string{f.voice.Bound(s.Alpha, true), f.voice.Bound(s.Beta, false)}
	if asked {
		hidden := 0
		if s.Kind == watch.KindMin {
			hidden = 1
		}
		bounds[hidden] = "?"
	}
	return bounds
}

// because writes below the moves of a node that were cut for which numbers.
func (f *forest) because(s *watch.Spot, asked bool) {
	if s.CutAlpha == nil || s.CutBeta == nil || asked {
		return
	}
	left, right := 1<<30, 0
	for i := range f.plan.Spots {
		if c := &f.plan.Spots[i]; c.Parent == s.Seen && c.State == watch.StateCut {
			left, right = min(left, c.X-10), max(right, c.X+10)
		}
	}
	if right == 0 {
		return
	}
	y := f.plan.Height - 34
	f.put(`<g aria-hidden="true"><path class="brace" d="M`, left, ` `, y-5, `V`, y, `H`, right, `V`, y-5, `"/>`)
	f.text("mid strong", (left+right)/2, y+14, "α ≥ β")
	f.text("q mid", (left+right)/2, y+28, f.voice.Cut(s.TreeNode))
	f.put(`</g>`)
}

package play

import (
	"slices"

	"tablier/rules"
)

// A touch is the points of a move that a person has touched so far.
type touch struct {
	points []int
	// why the last touch failed
	fault  *rules.Illegal
	at     int                  // the point that the fault concerns, -1 for none
	faults int                  // how many there have been
	paths  map[rules.Move][]int // of the legal moves shown; nil when they must be found again
}

// Selected returns the points touched so far in the present move. The caller must not change it.
func (t *touch) Selected() []int { return t.points }

// Fault returns why the last touch or written move failed, nil when it did not.
func (t *touch) Fault() *rules.Illegal { return t.fault }

// FaultAt returns the point of the Fault: the one that was touched, or dropped on. It is -1 where there is no Fault
// or it concerns none, as that of a word does.
func (t *touch) FaultAt() int {
	if t.fault == nil {
		return -1
	}
	return t.at
}

// Faults returns how many Faults there have been, each repetition counted.
func (t *touch) Faults() int { return t.faults }

// Select selects points as if they had been touched, in the place of the selected ones.
func (t *touch) Select(points []int) { t.points, t.fault = points, nil }

// Refuse sets the Fault and the point that it concerns, -1 for none; nil removes it.
func (t *touch) Refuse(why *rules.Illegal, at int) {
	t.fault, t.at = why, at
	if why != nil {
		t.faults++
	}
}

// clear removes the points touched so far, and the paths of the position's moves, which are computed anew when needed.
func (t *touch) clear() { *t = touch{faults: t.faults} }

// findPaths returns the paths of the legal moves of the position shown; none where a person may not move.
func (t *touch) findPaths(s *screen) map[rules.Move][]int {
	if t.paths != nil {
		return t.paths
	}
	t.paths = map[rules.Move][]int{}
	if !s.CanTouch() {
		return t.paths
	}
	view, skin := s.View(), s.Skin()
	for _, m := range s.match.At(s.shown).Moves() {
		t.paths[m] = skin.Path(view, m)
	}
	return t.paths
}

// following returns the points that continue the path of a legal move, sorted.
func (t *touch) following(s *screen) []int {
	var points []int
	for _, path := range t.findPaths(s) {
		if n := len(t.points); len(path) > n && slices.Equal(path[:n], t.points) {
			points = append(points, path[n])
		}
	}
	slices.Sort(points)
	return slices.Compact(points)
}

// spelled returns the move whose path the points are, empty for none, and whether they begin one.
func (t *touch) spelled(s *screen, points []int) (m rules.Move, begins bool) {
	for move, path := range t.findPaths(s) {
		if slices.Equal(path, points) {
			return move, false
		}
		begins = begins || len(path) > len(points) && slices.Equal(path[:len(points)], points)
	}
	return "", begins
}

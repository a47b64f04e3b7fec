package draw

import (
	"slices"
	"strings"

	"tablier/ai/protocol"
	"tablier/rules/morris"
)

// A Variation is what is changed of a game.
type Variation int

// The rules that are changed, one at a time.
const (
	Open       Variation = iota // no point is closed
	CloseFirst                  // the point in the middle is closed to the very first pawn
	CloseAll                    // it is closed while pawns are placed
	OneStep                     // pawns move a step
	Jumping                     // or jump
	Anywhere                    // they move anywhere
	MorePawns                   // one more a side
	LessPawns                   // one less
	Opposite                    // Second stands opposite to First
)

// A Change is the game with one rule changed.
type Change struct {
	Rule   Variation
	Points []int // that are closed or opened
	Pawns  int   // a side, after the change
	Done   bool
	Survey *protocol.Survey // nil where it is not known, or the machine has not answered

	most   uint64
	text   string
	sketch morris.Sketch
}

// maxChanges is how many games with one rule changed are shown.
const maxChanges = 6

// Try makes the drawing the game with a rule changed.
func (s *Session) Try(n int) {
	if n < len(s.changes) {
		changed := s.changes[n].sketch
		s.change(func() { s.sketch = clone(changed) })
	}
}

// changesOf returns the games with one rule changed that can be solved, those first that have the fewest positions.
func (s *plate) changesOf() (list []Change) {
	add := func(rule Variation, points []int, do func(k *morris.Sketch)) {
		k := clone(s.sketch)
		do(&k)
		c := Change{Rule: rule, Points: points, Pawns: k.Pawns, most: k.MostPositions(), text: textOf(k), sketch: k}
		if c.text != "" && c.text != textOf(s.sketch) && c.most <= protocol.MaxSurvey {
			list = append(list, c)
		}
	}
	s.changedClosing(add)
	motions := map[Variation]morris.Motion{OneStep: morris.Slide, Jumping: morris.Jump, Anywhere: morris.Fly}
	for rule, motion := range motions {
		add(rule, nil, func(k *morris.Sketch) { k.Motion = motion })
	}
	if s.sketch.Start == "" {
		add(MorePawns, nil, func(k *morris.Sketch) { k.Pawns++ })
		add(LessPawns, nil, func(k *morris.Sketch) { k.Pawns-- })
	} else {
		add(Opposite, nil, opposite)
	}
	slices.SortStableFunc(list, func(a, b Change) int {
		if a.most != b.most {
			if a.most < b.most {
				return -1
			}
			return 1
		}
		return int(a.Rule) - int(b.Rule)
	})
	return list[:min(len(list), maxChanges)]
}

// changedClosing adds the games with another point closed, or none.
func (s *plate) changedClosing(add func(rule Variation, points []int, do func(k *morris.Sketch))) {
	k := &s.sketch
	closed := slices.Concat(k.Barred, k.First)
	centre := []int{s.Centre()}
	switch {
	case k.Start != "":
	case len(closed) > 0:
		add(Open, closed, func(k *morris.Sketch) { k.Barred, k.First = nil, nil })
		if len(k.First) > 0 {
			add(CloseAll, closed, func(k *morris.Sketch) { k.Barred, k.First = closed, nil })
		}
	case centre[0] >= 0:
		add(CloseFirst, centre, func(k *morris.Sketch) { k.First = centre })
		add(CloseAll, centre, func(k *morris.Sketch) { k.Barred = centre })
	}
}

// opposite has Second stand where First does, seen from the other side of the plate.
func opposite(k *morris.Sketch) {
	start := []byte(strings.ReplaceAll(k.Start, "r", "."))
	for i, p := range k.Places {
		across := turned(k.Grid, turned(k.Grid, p))
		at := slices.Index(k.Places, across)
		if k.Start[i] == 'o' && at >= 0 && start[at] == '.' {
			start[at] = 'r'
		}
	}
	k.Start = string(start)
}

// A Reduction is what would make a game that is too large one that can be solved.
type Reduction struct {
	Pawns   int  // a side; 0 where the number stays
	Points  int  // at most, with the pawns there are; 0 where the number stays
	InPlace bool // the pawns, when the game begins
}

// Reductions returns what would make the drawing one that can be solved.
func (s *plate) Reductions() (list []Reduction) {
	k := s.sketch
	for k.Pawns--; k.Pawns >= 2; k.Pawns-- {
		if k.MostPositions() <= protocol.MaxSurvey {
			list = append(list, Reduction{Pawns: k.Pawns})
			break
		}
	}
	for n := len(s.sketch.Places) - 1; n > 0; n-- {
		if morris.MostPositions(n, s.sketch.Pawns, s.sketch.Start != "") <= protocol.MaxSurvey {
			list = append(list, Reduction{Points: n})
			break
		}
	}
	if k := s.sketch; k.Start == "" && morris.MostPositions(len(k.Places), k.Pawns, true) <= protocol.MaxSurvey {
		list = append(list, Reduction{InPlace: true})
	}
	return list
}

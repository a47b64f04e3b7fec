package stratege

import (
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules/stratege"
)

// inkedRings is the class of rings round targets on black points, on which a disc alone would be lost.
const inkedRings = "inked"

// paintTargets draws a disc where the chosen pawn may go, and round a pawn that it may attack an outline that leaves
// the face free: the choice depends on what is known of that pawn.
func paintTargets(s *board.Scene) {
	targets, attacks := s.Ring(board.TargetRings), s.Ring(board.AttackRings)
	var steps, inked []int
	for _, point := range targets.Points {
		switch {
		case slices.Contains(attacks.Points, point):
			continue
		case stratege.Black.Has(point):
			inked = append(inked, point)
		}
		steps = append(steps, point)
	}
	s.Top += aims(s.Points, attacks.Points)
	targets.Points, attacks.Points = steps, nil
	s.Ring(inkedRings).Points = inked
}

// aims draws the outlines of pawns that may be attacked: dashed, on a pale one.
func aims(points []board.Point, attacked []int) string {
	var b strings.Builder
	for _, point := range attacked {
		p := points[point]
		b.WriteString(`<g class="aim" transform="translate(` + strconv.Itoa(p.X) + ` ` + strconv.Itoa(p.Y) +
			`) scale(1.2)"><use href="#stratege-shape"/><use href="#stratege-shape"/></g>`)
	}
	return b.String()
}

// choices says the moves and the attacks of the chosen pawn.
func (o *own) choices(w *words) string {
	chosen := o.desk.Selected()
	if len(chosen) != 1 || o.desk.Fault() != nil {
		return ""
	}
	s, points := state(o.desk.View()), o.desk.Skin().Points(o.desk.View())
	var steps, attacks []string
	strength := ""
	for _, target := range o.desk.Targets() {
		name := points[target].Name
		if pawn := s.At[target]; pawn == 0 {
			steps = append(steps, name)
		} else {
			attacks, strength = append(attacks, name), known(pawn.Strength())
		}
	}
	if len(attacks) != 1 {
		return w.chosen(points[chosen[0]].Name, steps, attacks, "")
	}
	return w.chosen(points[chosen[0]].Name, steps, attacks, w.ofStrength(strength))
}

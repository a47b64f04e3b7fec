package stratege

import (
	"slices"

	"tablier/app/board"
)

// Paint implements board.Own: during a set-up the empty homes are marked, more clearly once a pawn is selected. That
// those that stand can change places needs no mark on each of them. Later, what the chosen pawn may do is.
func (o *own) Paint(s *board.Scene, _ board.Voice) {
	d := o.trying()
	if d == nil {
		if len(o.desk.Selected()) > 0 {
			paintTargets(s)
		}
		return
	}
	s.Classes = append(s.Classes, "arranging")
	if o.selecting() {
		s.Classes = append(s.Classes, "carrying")
	}
	s.Ring(board.TargetRings).Points = nil
	s.Ring(board.AttackRings).Points = nil
	s.Ring(board.StartRings).Points = d.empty()
	s.Described = keysID
	for i := range s.Points {
		if !slices.Contains(d.homes, i) {
			s.Still = append(s.Still, i)
		}
	}
}

// Say implements board.Own. Why a gesture has led to nothing is said as in every game.
func (o *own) Say(v board.Voice) (request, detail string) {
	d := o.trying()
	w := v.Words.(*words)
	if d == nil {
		return "", o.choices(w)
	}
	request = w.setUp.yours
	if !v.Alone {
		request = w.setUp.turn(v.Name(o.desk.Owner(o.desk.View().ToMove())))
	}
	return request, o.detail(d, w)
}

// detail says the selected pawn or the possible acts during a set-up, nothing where there is a fault to explain.
func (o *own) detail(d *draft, w *words) string {
	m := &w.setUp
	switch chosen, missing := o.selectedHome(), d.missing(); {
	case o.desk.Fault() != nil:
		return ""
	case o.said != nil:
		return o.said(w)
	case d.held >= 0:
		return m.held(w.kind(d.glyph(d.held)))
	case chosen >= 0:
		name := o.desk.Skin().Points(o.desk.View())[d.homes[chosen]].Name
		return m.chosen(w.kind(d.glyph(d.kinds[chosen])), name)
	case missing == 0:
		return m.done
	case missing == len(d.homes):
		return m.left(missing) + " " + m.how
	default:
		return m.left(missing)
	}
}

package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// resigner returns the seat that would give up: the person's, the one to move of two, -1 when there is none or it
// could be either of two.
func (s *session) resigner() int {
	t := s.table
	if t.Result().Over() || t.Covered() {
		return -1
	}
	if t.PersonTurn() {
		return t.Turn()
	}
	seats := t.Seats()
	here := func(seat int) bool { return seats[seat].Level == 0 && !seats[seat].Away }
	switch {
	case here(0) == here(1):
		return -1
	case here(0):
		return 0
	}
	return 1
}

func (r *Root) onResign(app.Context, app.Event) {
	s := r.current()
	if seat := s.resigner(); seat >= 0 && r.can(s, true) {
		r.did(s, func() { s.table.Resign(seat) })
		s.panel = noPanel
		r.focus("more-toggle")
	}
}

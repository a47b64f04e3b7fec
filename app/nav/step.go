package nav

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A Step is a history entry within a page: the system's back closes what lies over the page, and does not leave the
// page. The address stays the same. The zero Step is ready.
type Step struct {
	back    func() // called by the system's back, nil where there is nothing to close
	leaving int    // entries that are being taken off the history
	listens bool
}

// Enter adds the entry. Back is called when a person leaves it by the system's back.
func (s *Step) Enter(back func()) {
	if !s.listens {
		s.listens = true
		app.Window().Call("addEventListener", "popstate", app.FuncOf(func(app.Value, []app.Value) any {
			s.popped()
			return nil
		}))
	}
	s.back = back
	app.Window().Get("history").Call("pushState", nil, "", app.Window().URL().String())
}

// Leave removes the entry from the history, unless a person has left it already.
func (s *Step) Leave() {
	if s.back == nil {
		return
	}
	s.back = nil
	s.leaving++
	app.Window().Get("history").Call("back")
}

// Drop removes the entry, because another page is shown.
func (s *Step) Drop() { s.back = nil }

// popped handles a step of the history.
func (s *Step) popped() {
	if s.leaving > 0 {
		s.leaving--
		return
	}
	if back := s.back; back != nil {
		s.back = nil
		back()
	}
}

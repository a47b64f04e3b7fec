package match

import "tablier/app/recall"

// Remember is the effect that keeps mistakes of a person for a second look.
type Remember struct{ Mistakes []recall.Entry }

func (e Remember) carryOut(s *Session) {
	err := recall.Change(s.runtime.Store, func(l recall.List) recall.List { return l.With(e.Mistakes...) })
	if err != nil {
		s.runtime.Screen.Log(err)
	}
}

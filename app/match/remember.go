package match

import "tablier/app/recall"

// remember keeps mistakes for a second look.
func (s *Session) remember(mistakes []recall.Entry) {
	err := recall.Change(s.runtime.Store, func(l recall.List) recall.List { return l.With(mistakes...) })
	if err != nil {
		s.runtime.Screen.Log(err)
	}
}

package match

import "tablier/app/recall"

// remember keeps mistakes for a second look.
func (m *Match) remember(mistakes []recall.Entry) {
	err := recall.Change(m.runtime.Store, func(l recall.List) recall.List { return l.With(mistakes...) })
	if err != nil {
		m.runtime.Screen.Log(err)
	}
}

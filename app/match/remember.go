package match

import (
	"errors"

	"tablier/app/recall"
	"tablier/app/sift"
)

// Recalled returns the mistakes that are kept for a second look. A text that cannot be read is put aside; that of a
// later version stays as it is, and nothing is to be kept.
func Recalled(s Store) (list recall.List, err error) {
	text, ok := s.Read(recall.Key)
	if !ok {
		return recall.List{}, nil
	}
	list, err = recall.Parse(text)
	if err != nil && !errors.Is(err, sift.ErrNewer) {
		s.SetAside(recall.Key)
	}
	return list, err
}

// A RecalledCache keeps the list of Recalled parsed until its text changes, for a page that asks for it each time it
// is drawn.
type RecalledCache struct {
	text string
	list recall.List
}

// List returns the list as it is kept now. The error is that of Recalled, once for each text that cannot be read.
func (r *RecalledCache) List(s Store) (list recall.List, err error) {
	if text, ok := s.Read(recall.Key); !ok || text != r.text {
		r.text = text
		r.list, err = Recalled(s)
	}
	return r.list, err
}

// ChangeRecalled changes the kept mistakes and saves them; another tab may have written before.
func ChangeRecalled(s Store, change func(recall.List) recall.List) error {
	list, err := Recalled(s)
	if !errors.Is(err, sift.ErrNewer) {
		s.Set(recall.Key, change(list).String())
	}
	return err
}

// remember keeps mistakes for a second look.
func (m *Match) remember(mistakes []recall.Entry) {
	err := ChangeRecalled(m.runtime.Store, func(l recall.List) recall.List { return l.With(mistakes...) })
	if err != nil {
		m.runtime.Screen.Log(err)
	}
}

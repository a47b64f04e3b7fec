package composer_test

import (
	"maps"
	"slices"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/class/composer"
	"tablier/app/class/set"
	"tablier/app/games"
	"tablier/app/machine"
)

// A stage is what surrounds the session of a test.
type stage struct {
	texts   map[string]string
	full    bool
	asked   []machine.Query
	answer  func(protocol.Found, error)
	changed int
	focused int
}

func (s *stage) Keys() []string { return slices.Sorted(maps.Keys(s.texts)) }

func (s *stage) Read(key string) (string, bool) {
	text, ok := s.texts[key]
	return text, ok
}

func (s *stage) Set(key, text string) bool {
	s.texts[key] = text
	return !s.full
}

func (s *stage) Remove(key string)   { delete(s.texts, key) }
func (s *stage) SetAside(key string) { delete(s.texts, key) }

func (s *stage) Search(q machine.Query, done func(protocol.Found, error)) (cancel func()) {
	s.asked, s.answer = append(s.asked, q), done
	return func() { s.answer = nil }
}

func (*stage) Rest()          {}
func (s *stage) Changed()     { s.changed++ }
func (*stage) Replaced()      {}
func (s *stage) Focus(at int) { s.focused = at }
func (*stage) Log(err error)  { panic(err) }

// enter returns a session on a device that keeps some texts.
func enter(t *testing.T, texts map[string]string, opens string) (*composer.Session, *stage) {
	t.Helper()
	on := &stage{texts: texts}
	s := composer.New(games.Boards(games.All()), composer.Environment{Machine: on, Store: on, Screen: on})
	s.Enter(opens)
	return s, on
}

func words(title string) set.Item { return composer.NewWords(title, "") }

// titles returns the titles of the items, which are words.
func titles(s *composer.Session) (list []string) {
	for _, item := range s.Set().Items {
		list = append(list, item.Task.(*set.Words).Title)
	}
	return list
}

// prepared returns a session with an open set of words.
func prepared(t *testing.T, titles ...string) (*composer.Session, *stage) {
	t.Helper()
	s, on := enter(t, map[string]string{}, "")
	for _, title := range titles {
		s.Add(words(title))
	}
	return s, on
}

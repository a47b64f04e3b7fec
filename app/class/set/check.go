package set

import (
	"tablier/app/class/form"
	"tablier/app/links/link"
	"tablier/rules"
)

// A Library says what this edition of the site has. What it cannot say yet, because a file has not come, it affirms.
type Library interface {
	Game(game string) bool
	Puzzle(game, id string) bool
	Lesson(game, lesson, board string) bool // any board where that is empty
	Search(address string) bool
	Exercise(id string) bool
	Level(game string, level int) bool
}

// Check returns a fault for each item that cannot be done with this edition: a puzzle that it does not have, a level,
// a later kind, a match whose link does not open. The other items stay.
func (s *Set) Check(games rules.Registry, library Library) (faults []*form.Error) {
	for i, item := range s.Items {
		if err := check(item.Task, games, library); err != nil {
			err.Item = i + 1
			faults = append(faults, err)
		}
	}
	return faults
}

// check returns the fault of a task, nil for none.
func check(t Task, games rules.Registry, library Library) *form.Error {
	missing := func(there bool, field string) *form.Error {
		if there {
			return nil
		}
		return &form.Error{Fault: form.Missing, Field: field}
	}
	switch t := t.(type) {
	case *Puzzle:
		if !library.Game(t.Game) {
			return missing(false, "game")
		}
		if t.Own.There() {
			_, err := t.Own.Open(games)
			return err
		}
		return missing(library.Puzzle(t.Game, t.ID), "puzzle")
	case *Lesson:
		if !library.Game(t.Game) {
			return missing(false, "game")
		}
		return missing(library.Lesson(t.Game, t.ID, t.Board), "lesson")
	case *Watch:
		return missing(library.Search(t.Search), "search")
	case *Python:
		return missing(library.Exercise(t.Exercise), "exercise")
	case *Match:
		return t.check(games, library)
	case *Later:
		return &form.Error{Fault: form.Newer, Field: "kind"}
	}
	return nil
}

func (m *Match) check(games rules.Registry, library Library) *form.Error {
	_, match, err := m.Open(games)
	switch {
	case err != nil:
		return &form.Error{Fault: form.Missing, Field: "game", Err: err}
	case match.Result().Over():
		return &form.Error{Fault: form.Illegal, Field: "game"}
	case !library.Level(match.Spec().ID, m.Level):
		return &form.Error{Fault: form.Missing, Field: "level"}
	}
	return nil
}

// Open returns the match as it stands when the pupil comes. The error is that of [link.Decode].
func (m *Match) Open(games rules.Registry) (link.Letter, *rules.Match, error) {
	return link.Decode(games, m.Game)
}

// NewMatch returns the task to play on from a match. The error is that of [link.Encode].
func NewMatch(games rules.Registry, start link.Letter) (*Match, error) {
	fragment, err := link.Encode(games, start)
	if err != nil {
		return nil, err
	}
	return &Match{Game: fragment, Level: 1}, nil
}

package set_test

import (
	"testing"

	"tablier/app/class/form"
	"tablier/app/class/set"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// A shelf has what its names say, and the first levels.
type shelf map[string]bool

func (s shelf) Game(game string) bool               { return s[game] }
func (s shelf) Puzzle(_, id string) bool            { return s[id] }
func (s shelf) Lesson(_, lesson, board string) bool { return s[lesson] && (board == "" || s[board]) }
func (s shelf) Search(address string) bool          { return s[address] }
func (s shelf) Exercise(id string) bool             { return s[id] }
func (s shelf) Level(game string, level int) bool   { return s[game] && level <= 3 }
func (s shelf) without(name string) (without shelf) {
	without = shelf{}
	for other := range s {
		without[other] = other != name
	}
	return without
}

// Each item that this edition cannot give is named, and no other.
func TestWhatIsMissing(t *testing.T) {
	s := everything(t)
	full := shelf{
		"tapatan": true, "hyle": true, "famille": true, "hub": true, "abcdefghij": true, "q=plies": true, "gagne": true,
	}
	later := form.Error{Fault: form.Newer, Item: 9, Field: "kind"}
	for name, want := range map[string][]form.Error{
		"":           {later},
		"famille":    {at(1, form.Missing, "lesson"), later},
		"hub":        {at(1, form.Missing, "lesson"), later},
		"abcdefghij": {at(3, form.Missing, "puzzle"), later},
		"q=plies":    {at(4, form.Missing, "search"), later},
		"gagne":      {at(6, form.Missing, "exercise"), later},
		"hyle":       {at(8, form.Missing, "level"), later},
	} {
		faults := s.Check(all.Games(), full.without(name))
		if len(faults) != len(want) {
			t.Errorf("without %q: %v", name, faults)
			continue
		}
		for i, fault := range faults {
			if *fault != want[i] {
				t.Errorf("without %q: %v, want %v", name, fault, &want[i])
			}
		}
	}
}

// A match that has ended, and one of a game that is not here, cannot be given.
func TestMatchesThatCannotBePlayed(t *testing.T) {
	games := all.Games()
	spec, err := games.Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	over, err := conform.RandomMatch(spec, rules.Setup{}, 1, 300)
	if err != nil {
		t.Fatal(err)
	}
	s := &set.Set{Items: []set.Item{{Task: match(t, over.Record())}}}
	faults := s.Check(games, shelf{"tapatan": true})
	if len(faults) != 1 || *faults[0] != at(1, form.Illegal, "game") {
		t.Errorf("%v", faults)
	}
	s.Items[0].Task = match(t, rules.Record{Game: "tapatan"})
	if faults := s.Check(nil, shelf{"tapatan": true}); len(faults) != 1 || faults[0].Fault != form.Missing {
		t.Errorf("%v", faults)
	}
}

package rules_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"tablier/rules"
	"tablier/rules/all"
)

func tapatan(t *testing.T, start string, moves ...rules.Move) *rules.Match {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{}, start)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, moves...)
	return m
}

func play(t *testing.T, m *rules.Match, moves ...rules.Move) {
	t.Helper()
	for _, move := range moves {
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
}

// First wins by the bottom row at ply 5.
var bottomRow = []rules.Move{"a1", "a3", "b1", "b3", "c1"}

func TestMatchToItsEnd(t *testing.T) {
	m := tapatan(t, "", bottomRow...)
	want := rules.Result{Outcome: rules.Outcome{Reason: "line", Winner: rules.First, Cells: []string{"a1", "b1", "c1"}}}
	if got := m.Result(); !reflect.DeepEqual(got, want) {
		t.Errorf("result %+v, want %+v", got, want)
	}
	if m.ToMove() != rules.Nobody || m.Ply() != 5 || m.Plies() != 5 {
		t.Errorf("%s to move at ply %d of %d", m.ToMove(), m.Ply(), m.Plies())
	}
	refused(t, m.Play("c3"), rules.GameOver)
	m.Resign(rules.First)
	if got := m.Result(); !reflect.DeepEqual(got, want) {
		t.Errorf("resigning a finished game made it %+v", got)
	}
}

func refused(t *testing.T, err error, fault rules.Fault) {
	t.Helper()
	illegal, ok := errors.AsType[*rules.Illegal](err)
	if !ok || illegal.Fault != fault {
		t.Errorf("error %v, want the fault %s", err, fault)
	}
}

func TestUndoRedo(t *testing.T) {
	m := tapatan(t, "", bottomRow...)
	for ply := 4; ply >= 0; ply-- {
		if !m.Undo() || m.Ply() != ply || m.Position() != m.At(ply) || m.Result().Over() {
			t.Fatalf("undo to %d stands at %d, %+v", ply, m.Ply(), m.Result())
		}
	}
	if m.Undo() {
		t.Error("undone before the start")
	}
	for m.Redo() {
	}
	if m.Ply() != 5 || !m.Result().Over() {
		t.Errorf("redone to ply %d, %+v", m.Ply(), m.Result())
	}
}

func TestPlayAfterUndoDropsTheRest(t *testing.T) {
	m := tapatan(t, "", bottomRow...)
	before, moves := m.At(4), m.Moves()
	m.Undo()
	m.Undo()
	refused(t, m.Play("a1"), "occupied")
	if m.Plies() != 5 {
		t.Errorf("a refused move dropped what was undone: %v", m.Moves())
	}
	play(t, m, "c3")
	if want := []rules.Move{"a1", "a3", "b1", "c3"}; !slices.Equal(m.Moves(), want) || m.Redo() {
		t.Errorf("line %v, want %v and nothing to redo", m.Moves(), want)
	}
	if !slices.Equal(moves, bottomRow) || before.String() != "oo....rr. o o1r1" {
		t.Errorf("what was read before has changed: %v, %v", moves, before)
	}
}

func TestResign(t *testing.T) {
	m := tapatan(t, "", "b2", "a1", "c1")
	m.Undo()
	m.Resign(rules.Chance)
	m.Resign(rules.Nobody)
	if m.Result().Over() {
		t.Fatal("only a player can resign")
	}
	m.Resign(rules.Second)
	m.Resign(rules.First)
	want := rules.Outcome{Reason: rules.Resigned, Winner: rules.First}
	if got := m.Result().Outcome; !reflect.DeepEqual(got, want) || m.ToMove() != rules.Nobody {
		t.Errorf("result %+v, want %+v; %s to move", got, want, m.ToMove())
	}
	refused(t, m.Play("c1"), rules.GameOver)
	if m.Redo() {
		t.Error("redone beyond a resignation")
	}
	if !m.Undo() || m.Result().Over() || m.Ply() != 2 {
		t.Errorf("the resignation alone is not taken back: ply %d, %+v", m.Ply(), m.Result())
	}
	if !m.Redo() || m.Ply() != 3 {
		t.Error("the move undone before the resignation is lost")
	}
}

func TestSetupIsTheCallers(t *testing.T) {
	spec := walkSpec(2)
	spec.Options = []string{"a", "b"}
	options := []string{"b", "a", "b"}
	m, err := rules.NewMatch(spec, rules.Setup{Options: options}, "")
	if err != nil {
		t.Fatal(err)
	}
	m.Setup().Options[0] = "spoilt"
	m.Record().Options[0] = "spoilt"
	if got := m.Setup(); !slices.Equal(got.Options, []string{"a", "b"}) || got.Variant != "ring" || options[0] != "b" {
		t.Errorf("setup %+v from %v", got, options)
	}
	if !m.Setup().Has("b") || m.Setup().Has("c") {
		t.Error("Has does not know the options")
	}
}

// A walk is a place on a ring of five, with First always to move one step: it ends by recurrence alone.
// Place 4 does not count.
type walk int

func walkSpec(recurrences int) *rules.Spec {
	return &rules.Spec{
		ID: "walk", Variants: []string{"ring"}, Recurrences: recurrences,
		Key: func(p rules.Position) (string, bool) { return p.String(), p.(walk) != 4 },
		New: func(rules.Setup) (rules.Position, error) { return walk(0), nil },
		Parse: func(_ rules.Setup, text string) (rules.Position, error) {
			if len(text) != 1 || text[0] < '0' || text[0] > '4' {
				return nil, &rules.SyntaxError{What: "position", Text: text, Need: "0 to 4"}
			}
			return walk(text[0] - '0'), nil
		},
	}
}

func (w walk) ToMove() rules.Player         { return rules.First }
func (w walk) Moves() []rules.Move          { return []rules.Move{"left", "right"} }
func (w walk) Outcome() rules.Outcome       { return rules.Outcome{} }
func (w walk) View(rules.Player) rules.View { return rules.Open{Position: w} }
func (w walk) String() string               { return fmt.Sprint(int(w)) }

func (w walk) Play(m rules.Move) (rules.Position, error) {
	switch m {
	case "left":
		return (w + 4) % 5, nil
	case "right":
		return (w + 1) % 5, nil
	}
	return nil, &rules.Illegal{Move: m, Fault: rules.BadMove}
}

// counted is how the match stands and what has been seen, counted from its line: Result and Seen, but slow.
func counted(m *rules.Match) (rules.Result, map[string]int) {
	seen, first := map[string]int{}, map[string]int{}
	for ply := range m.Ply() + 1 {
		key, counts := m.Spec().Key(m.At(ply))
		if !counts {
			continue
		}
		if seen[key]++; seen[key] == 1 {
			first[key] = ply
		}
	}
	key, _ := m.Spec().Key(m.Position())
	if n := m.Spec().Recurrences; n > 0 && seen[key] >= n {
		return rules.Result{Outcome: rules.Outcome{Reason: rules.Recurrence}, Since: first[key]}, seen
	}
	return rules.Result{}, seen
}

func TestRecurrenceAmongUndoAndRedo(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 0))
		recurrences := 2 + rng.IntN(3)
		m, err := rules.NewMatch(walkSpec(recurrences), rules.Setup{}, fmt.Sprint(rng.IntN(5)))
		if err != nil {
			t.Fatal(err)
		}
		for range 100 {
			switch rng.IntN(4) {
			case 0:
				m.Undo()
			case 1:
				m.Redo()
			default:
				_ = m.Play(m.Position().Moves()[rng.IntN(2)]) // refused when over
			}
			want, seen := counted(m)
			if got := m.Result(); !reflect.DeepEqual(got, want) || !reflect.DeepEqual(m.Seen(), seen) {
				t.Fatalf("seed %d, line %v to ply %d: %+v, seen %v; want %+v, %v",
					seed, m.Moves(), m.Ply(), got, m.Seen(), want, seen)
			}
		}
	}
}

func TestNoRecurrenceRule(t *testing.T) {
	spec := walkSpec(0)
	spec.Key = nil
	m, err := rules.NewMatch(spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		play(t, m, "left", "right")
	}
	if m.Result().Over() || len(m.Seen()) != 0 {
		t.Errorf("result %+v, seen %v", m.Result(), m.Seen())
	}
}

// A record of a game that may go on for ever is read in time that grows with its length only.
func TestLongMatch(t *testing.T) {
	m, err := rules.NewMatch(walkSpec(1<<30), rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	const plies = 300_000
	for range plies {
		play(t, m, "right")
	}
	if got := m.Seen()["0"]; got != plies/5+1 {
		t.Errorf("place 0 seen %d times", got)
	}
}

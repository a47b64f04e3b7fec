package rules_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform/bag"
)

func TestRecordReplays(t *testing.T) {
	undone := tapatan(t, "", bottomRow...)
	undone.Undo()
	resigned := tapatan(t, "", "b2", "a1")
	resigned.Undo()
	resigned.Resign(rules.First)
	for name, c := range map[string]struct {
		match *rules.Match
		want  rules.Record
	}{
		"empty":               {tapatan(t, ""), rules.Record{}},
		"won":                 {tapatan(t, "", bottomRow...), rules.Record{Moves: bottomRow}},
		"undone":              {undone, rules.Record{Moves: bottomRow[:4]}},
		"resigned after undo": {resigned, rules.Record{Moves: []rules.Move{"b2"}, Resigned: "first"}},
		"from a position": {tapatan(t, "oo....rr. o o1r1", "c1"),
			rules.Record{Start: "oo....rr. o o1r1", Moves: []rules.Move{"c1"}}},
	} {
		t.Run(name, func(t *testing.T) {
			c.want.Game, c.want.Variant = "tapatan", "tapatan"
			record := c.match.Record()
			if !reflect.DeepEqual(record, c.want) {
				t.Fatalf("record %+v, want %+v", record, c.want)
			}
			again, err := all.Games().Replay(record)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(again.Record(), record) || !reflect.DeepEqual(again.Result(), c.match.Result()) {
				t.Errorf("replayed to %+v, %+v", again.Record(), again.Result())
			}
		})
	}
}

// A record is the caller's own: a match played on does not change it, nor the other way round.
func TestRecordIsACopy(t *testing.T) {
	m := tapatan(t, "", bottomRow...)
	m.Undo()
	record := m.Record()
	play(t, m, "c3")
	record.Moves[0] = "spoilt"
	if m.Moves()[0] != "a1" || len(record.Moves) != 4 || record.Moves[3] != "b3" {
		t.Errorf("match %v, record %v", m.Moves(), record.Moves)
	}
}

func TestReplayRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		record rules.Record
		want   string
	}{
		"no game":       {rules.Record{}, `unknown game "": want tapatan`},
		"other game":    {rules.Record{Game: "chess"}, `unknown game "chess": want tapatan`},
		"other variant": {rules.Record{Game: "tapatan", Variant: "x"}, `unknown variant "x": want tapatan`},
		"option":        {rules.Record{Game: "tapatan", Options: []string{"x"}}, `unknown option "x": there is none`},
		"start":         {rules.Record{Game: "tapatan", Start: "x"}, `bad position "x" at byte 0: want ., o or r`},
		"move": {rules.Record{Game: "tapatan", Moves: []rules.Move{"b2", "b2"}},
			`move 2: illegal move "b2": occupied at b2`},
		"move after end": {rules.Record{Game: "tapatan", Moves: append(bottomRow[:5:5], "c3")},
			`move 6: illegal move "c3": over`},
		"resigned by whom": {rules.Record{Game: "tapatan", Resigned: "chance"},
			`unknown player "chance": want first, second`},
		"resigned at end": {rules.Record{Game: "tapatan", Moves: bottomRow, Resigned: "first"},
			`move 6: illegal move "": over`},
		"megabytes": {rules.Record{Game: strings.Repeat("é", 1<<20)}, `unknown game "` + strings.Repeat("é", 60) +
			`…": want tapatan`},
		"megabytes of move": {rules.Record{Game: "tapatan", Moves: []rules.Move{rules.Move(strings.Repeat("b2", 1<<20))}},
			`move 1: illegal move "` + strings.Repeat("b2", 30) + `…": syntax`},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := all.Games().Replay(c.record)
			if err == nil || m != nil || !strings.HasPrefix(err.Error(), c.want) {
				t.Errorf("error %v, want %s", err, c.want)
			}
		})
	}
}

func TestErrorsUnwrap(t *testing.T) {
	_, err := all.Games().Replay(rules.Record{Game: "tapatan", Moves: []rules.Move{"b2", "a1-b1"}})
	at, ok := errors.AsType[*rules.PlyError](err)
	if !ok || at.Ply != 2 {
		t.Fatalf("error %v, want a PlyError of move 2", err)
	}
	illegal, ok := errors.AsType[*rules.Illegal](err)
	want := rules.Illegal{Move: "a1-b1", Fault: "in-hand", Cells: []string{"a1"}}
	if !ok || !reflect.DeepEqual(*illegal, want) {
		t.Errorf("error %+v, want %+v", illegal, want)
	}
}

// FuzzReplay reads any record: it never panics, its errors are of the promised types, and a record that is
// accepted comes back from the match as one that replays to the same.
func FuzzReplay(f *testing.F) {
	f.Add("tapatan", "tapatan", "", "", "b2 a1", "first", false, uint64(0))
	f.Add("tapatan", "", "", "oo....rr. o o1r1", "c1", "", false, uint64(0))
	f.Add("tapatan", "", "", "o.rr.oor. o o0r0", "a1-b1 b3-c3 b1-a1 c3-b3", "", true, uint64(1))
	f.Add("", "x", "a b", "?", "\xff --", "nobody", true, uint64(1<<63))
	f.Add("bag", "", "same told", "", twoRounds, "", false, uint64(0))
	f.Add("bag", "one", "same", "", "? 1 =2 + 1 ?", "second", true, uint64(5))
	f.Add("bag", "one", "", "?2 222 0 000/000", "=2 + 1 ?", "", true, uint64(5))
	games := append(all.Games(), bag.Spec())
	f.Fuzz(func(t *testing.T, game, variant, options, start, moves, resigned string, seeded bool, seed uint64) {
		record := rules.Record{
			Game: game, Variant: variant, Options: strings.Fields(options), Start: start, Resigned: resigned,
		}
		for move := range strings.SplitSeq(moves, " ") {
			if moves != "" {
				record.Moves = append(record.Moves, rules.Move(move))
			}
		}
		if seeded {
			record.Seeds = []uint64{seed}
		}
		m, err := games.Replay(record)
		if err != nil {
			knownError(t, err)
			return
		}
		again, err := games.Replay(m.Record())
		if err != nil {
			t.Fatalf("%+v is accepted, its own record %+v is not: %v", record, m.Record(), err)
		}
		if !reflect.DeepEqual(again.Record(), m.Record()) || !reflect.DeepEqual(again.Result(), m.Result()) {
			t.Fatalf("%+v replays to %+v", m.Record(), again.Record())
		}
	})
}

func knownError(t *testing.T, err error) {
	t.Helper()
	if at, ok := err.(*rules.PlyError); ok {
		err = at.Err
	}
	switch err.(type) {
	case *rules.UnknownError, *rules.SyntaxError, *rules.SeedError, *rules.Illegal:
	default:
		t.Fatalf("error of type %T: %v", err, err)
	}
}

// The line is the record with what was undone, as though nobody had given up.
func TestLine(t *testing.T) {
	m := tapatan(t, "", bottomRow...)
	want := m.Record()
	m.Undo()
	m.Undo()
	m.Resign(rules.Second)
	if got := m.Line(); !reflect.DeepEqual(got, want) {
		t.Errorf("line %+v, want %+v", got, want)
	}
	for i, move := range bottomRow {
		if got := m.Move(i + 1); got != move {
			t.Errorf("move %d is %s, want %s", i+1, got, move)
		}
	}
}

func TestBegins(t *testing.T) {
	with := func(change func(*rules.Record)) rules.Record {
		r := rules.Record{Game: "g", Variant: "v", Options: []string{"o"}, Start: "s", Moves: []rules.Move{"a", "b"}}
		change(&r)
		return r
	}
	same := with(func(*rules.Record) {})
	for name, c := range map[string]struct {
		other         rules.Record
		begins, begun bool // same begins the other, the other begins same
	}{
		"the same":        {same, true, true},
		"longer":          {with(func(r *rules.Record) { r.Moves = []rules.Move{"a", "b", "c"} }), true, false},
		"another":         {with(func(r *rules.Record) { r.Moves = []rules.Move{"a", "c"} }), false, false},
		"given up":        {with(func(r *rules.Record) { r.Resigned = "first" }), true, false},
		"given up before": {with(func(r *rules.Record) { r.Moves, r.Resigned = r.Moves[:1], "first" }), false, false},
		"with seeds":      {with(func(r *rules.Record) { r.Seeds = []uint64{1} }), true, true},
		"another game":    {with(func(r *rules.Record) { r.Game = "h" }), false, false},
		"another variant": {with(func(r *rules.Record) { r.Variant = "w" }), false, false},
		"other options":   {with(func(r *rules.Record) { r.Options = nil }), false, false},
		"another start":   {with(func(r *rules.Record) { r.Start = "" }), false, false},
	} {
		if begins, begun := same.Begins(c.other), c.other.Begins(same); begins != c.begins || begun != c.begun {
			t.Errorf("%s: begins it %v, is begun by it %v; want %v and %v", name, begins, begun, c.begins, c.begun)
		}
	}
}

func TestPlayerNamed(t *testing.T) {
	for name, want := range map[string]rules.Player{
		"first": rules.First, "second": rules.Second, "": rules.Nobody, "chance": rules.Nobody, "First": rules.Nobody,
	} {
		if got := rules.PlayerNamed(name); got != want {
			t.Errorf("%q is %v, want %v", name, got, want)
		}
	}
}

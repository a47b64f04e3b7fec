package protocol_test

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"tablier/ai/plan"
	"tablier/ai/protocol"
	"tablier/rules"
)

// back encodes an answer and reads it again as encoding/json does, with its tags.
func back[T protocol.Body](t *testing.T, body T) T {
	t.Helper()
	line := protocol.Encode(nil, "7", body)
	var head protocol.Answer
	if err := json.Unmarshal(line, &head); err != nil || head.ID != "7" || head.Error != nil {
		t.Fatalf("%s: %+v, %v", line, head, err)
	}
	var got T
	if err := json.Unmarshal(line, &got); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return got
}

func TestAnswersComeBack(t *testing.T) {
	found := protocol.Found{
		Progress: protocol.Progress{
			Best: "b2", Value: protocol.ValueWin, Plies: 9, Score: 1, Depth: 9, Nodes: 1 << 60, Millis: 3,
			PV: []string{"b2", "a1"},
		},
		Lines: []protocol.Line{
			{Move: "b2", Value: protocol.ValueWin, Plies: 9, Score: 1, PV: []string{"b2"}},
			{Move: "a1", Score: -1e-9, PV: []string{}},
			{
				Move: "c1", Value: protocol.ValueDraw, PV: []string{},
				Risk: &protocol.Risk{Losing: 7, Replies: 23, Level: 1},
			},
			{Move: "c3", Value: protocol.ValueDraw, PV: []string{}, Risk: &protocol.Risk{Replies: 4}},
			{Move: "b1", PV: []string{}, Risk: &protocol.Risk{Losing: 2, Replies: 4, Level: 1, AtLeast: true}},
		},
		End: "proved", Level: 6, Plan: &plan.Plan{Aim: plan.Arrive, Points: 5},
	}
	if got := back(t, found); !reflect.DeepEqual(got, found) {
		t.Errorf("got %+v, want %+v", got, found)
	}
	moves := protocol.Moves{
		Position: "x", ToMove: "nobody", Moves: []string{}, Round: 1, Rounds: 1,
		Outcome: &protocol.Outcome{Winner: "first", Score: &[2]int{-3, 4}, Reason: "line", Cells: []string{"a1", "b2"}},
	}
	if got := back(t, moves); !reflect.DeepEqual(got, moves) {
		t.Errorf("got %+v, want %+v", got, moves)
	}
	moves.Odds = []int{3, 1}
	moves.Round, moves.Rounds, moves.Scores, moves.Outcome = 2, 2, [][2]int{{-1, 20}}, nil
	if got := back(t, moves); !reflect.DeepEqual(got, moves) {
		t.Errorf("got %+v, want %+v", got, moves)
	}
	games := protocol.Games{Games: []protocol.Game{{ID: "g", Variants: []string{"v"}, Options: []string{}, Levels: 2}}}
	if got := back(t, games); !reflect.DeepEqual(got, games) {
		t.Errorf("got %+v, want %+v", got, games)
	}
	if got := back(t, protocol.Drawn{Move: "=a"}); got.Move != "=a" {
		t.Errorf("got %+v", got)
	}
	if got := back(t, protocol.Count{Nodes: math.MaxUint64}); got.Nodes != math.MaxUint64 {
		t.Errorf("got %+v", got)
	}
	if got := back(t, protocol.Halt{Stopped: true}); !got.Stopped {
		t.Errorf("got %+v", got)
	}
	drawn := protocol.Mapped{Map: protocol.Map{
		States: 3, From: 1, Positions: []string{"x", "y"}, Values: "wd", Plies: []int{1, 0},
		Counts: []protocol.Counted{
			{Value: protocol.ValueLoss, States: 1}, {Value: protocol.ValueWin, Plies: 1, States: 1},
			{Value: protocol.ValueDraw, States: 1},
		},
	}}
	if got := back(t, drawn); !reflect.DeepEqual(got, drawn) {
		t.Errorf("got %+v, want %+v", got, drawn)
	}
}

func TestHeads(t *testing.T) {
	var a protocol.Answer
	line := protocol.Encode(nil, "", &protocol.Error{Code: "move", Message: "no \"b2\""})
	if err := json.Unmarshal(line, &a); err != nil || a.ID != "" || a.Error == nil || a.Error.Message != `no "b2"` {
		t.Errorf("%s: %+v, %v", line, a, err)
	}
	line = protocol.Encode(nil, `"x"`, &protocol.Progress{Best: "b2", Score: math.NaN()})
	a = protocol.Answer{}
	if err := json.Unmarshal(line, &a); err != nil || a.ID != `"x"` || a.Progress == nil || a.Progress.Best != "b2" {
		t.Errorf("%s: %+v, %v", line, a, err)
	}
	a = protocol.Answer{}
	if err := json.Unmarshal([]byte(protocol.Ready), &a); err != nil || !a.Ready {
		t.Errorf("%+v, %v", a, err)
	}
}

// A request is read as it was written, and is JSON.
func TestRequestComesBack(t *testing.T) {
	want := protocol.Request{
		ID: protocol.NumberID(3), Op: protocol.OpSearch, Level: 2, Millis: 4, Lines: 3, Seed: 1<<64 - 1, Alone: true,
		Record: rules.Record{
			Game: "g", Variant: "v", Options: []string{"o"}, Start: "s", Moves: []rules.Move{"?"},
			Resigned: "second", Seeds: []uint64{0, 1<<53 - 1},
		},
	}
	draw := protocol.Request{ID: protocol.NumberID(4), Op: protocol.OpDraw, Record: rules.Record{Game: "g"}}
	drawMap := protocol.Request{
		ID: protocol.NumberID(5), Op: protocol.OpMap, Record: rules.Record{Game: "g", Variant: "v"}, From: 3,
	}
	for _, want := range []protocol.Request{want, draw, drawMap} {
		line := want.Encode(nil)
		got, err := protocol.Decode(line)
		if err != nil || !reflect.DeepEqual(got, want) || !json.Valid(line) {
			t.Errorf("%s: got %+v, %v", line, got, err)
		}
	}
}

// FuzzQuote holds the writing of strings and numbers against encoding/json.
func FuzzQuote(f *testing.F) {
	f.Add("a\"\\\n\x00\x1f\x7fé\u2028😀\xff", 0.1)
	f.Fuzz(func(t *testing.T, s string, score float64) {
		line := protocol.Encode(nil, "1", &protocol.Progress{Best: s, Score: score})
		var a protocol.Answer
		if err := json.Unmarshal(line, &a); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if want := strings.ToValidUTF8(s, string(utf8.RuneError)); utf8.ValidString(s) && a.Progress.Best != want {
			t.Fatalf("%q came back as %q", s, a.Progress.Best)
		}
		if finite := !math.IsNaN(score) && !math.IsInf(score, 0); finite && a.Progress.Score != score {
			t.Fatalf("%v came back as %v", score, a.Progress.Score)
		}
	})
}

func ExampleEncode() {
	fmt.Printf("%s\n", protocol.Encode(nil, "1", protocol.Count{Nodes: 705312}))
	fmt.Printf(
		"%s\n",
		protocol.Encode(nil, `"x"`,
			&protocol.Progress{Best: "b2", Score: 0.25, Depth: 4, Nodes: 812, PV: []string{"b2"}}),
	)
	// nothing known yet
	fmt.Printf("%s\n", protocol.Encode(nil, "2", &protocol.Progress{Score: math.NaN(), Nodes: 4096, Millis: 201}))
	// Output: {"id":1,"nodes":705312}
	// {"id":"x","progress":{"best":"b2","value":null,"plies":null,"score":0.25,"depth":4,"nodes":812,"ms":0,"pv":["b2"]}}
	// {"id":2,"progress":{"best":null,"value":null,"plies":null,"score":null,"depth":0,"nodes":4096,"ms":201,"pv":[]}}
}

func ExampleRequest_Encode() {
	r := protocol.Request{ID: protocol.NumberID(2), Op: protocol.OpSearch, Level: 6}
	r.Game, r.Moves = "tapatan", []rules.Move{"b2"}
	fmt.Printf("%s\n", r.Encode(nil))
	// Output:
	// {"id":2,"op":"search","game":"tapatan","moves":["b2"],"level":6}
}

// A part of a map is as long as there is room for, and never longer.
func TestMapsFit(t *testing.T) {
	for _, length := range []int{1, 16, 333} {
		m := protocol.Map{States: protocol.MaxMap, From: protocol.MaxMap}
		for range protocol.MaxMap {
			m.Positions, m.Plies = append(m.Positions, strings.Repeat("o", length)), append(m.Plies, 10)
		}
		m.Values = strings.Repeat("w", protocol.MaxMap)
		for plies := range 60 {
			m.Counts = append(m.Counts, protocol.Counted{Value: "loss", Plies: plies, States: 9999})
		}
		m.Fit()
		line := protocol.Encode(nil, "123456", protocol.Mapped{Map: m})
		if n := len(line); n > protocol.MaxChunk || n < protocol.MaxChunk-headRoom-2*(length+8) {
			t.Errorf("%d positions of %d bytes in %d", len(m.Positions), length, n)
		}
		if len(m.Positions) != len(m.Values) || len(m.Positions) != len(m.Plies) {
			t.Errorf("%d positions, %d values, %d plies", len(m.Positions), len(m.Values), len(m.Plies))
		}
	}
}

// headRoom is what an answer may leave unused.
const headRoom = 256

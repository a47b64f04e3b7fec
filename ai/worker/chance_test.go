//go:build !js

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/rules"
	"tablier/rules/all"
)

// A client is an outside program that talks to the machine over its standard input and output: a request and the answer
// to it at a time.
type client struct {
	t   *testing.T
	in  io.WriteCloser
	out *bufio.Reader
}

// newClient starts a machine; it ends with the test.
func newClient(t *testing.T) *client {
	t.Helper()
	requests, in := io.Pipe()
	out, answers := io.Pipe()
	s, _ := shipped()
	s.write = func(line []byte) { answers.Write(append(line, '\n')) }
	done := make(chan error, 1)
	go func() {
		err := s.serve(requests)
		s.wait()
		answers.Close()
		done <- err
	}()
	t.Cleanup(func() {
		in.Close()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	return &client{t, in, bufio.NewReader(out)}
}

// ask sends a request about a match of Hyle and reads the answer to it.
func (c *client) ask(op, match, more string, answer any) {
	c.t.Helper()
	line := fmt.Sprintf(`{"id":1,"op":%q,"game":"hyle",%s%s}`, op, match, more)
	if _, err := io.WriteString(c.in, line+"\n"); err != nil {
		c.t.Fatal(err)
	}
	for {
		got, err := c.out.ReadString('\n')
		if err != nil {
			c.t.Fatal(err)
		}
		if strings.Contains(got, `"progress":{`) {
			continue
		}
		if err := json.Unmarshal([]byte(got), answer); err != nil || strings.Contains(got, `"error":`) {
			c.t.Fatalf("%s: %s%v", line, got, err)
		}
		return
	}
}

// given writes a match.
func given(variant string, moves []string) string {
	list, _ := json.Marshal(append([]string{}, moves...))
	return fmt.Sprintf(`"variant":%q,"moves":%s`, variant, list)
}

// An outside program plays a whole match of two rounds: it draws itself in the first round, and has the second drawn
// from a seed, which then agrees with what was drawn.
func TestWholeMatchWithChance(t *testing.T) {
	c, rng := newClient(t), rand.New(rand.NewPCG(1, 2))
	const seed = 77
	var moves []string
	var m protocol.Moves
	for {
		m = protocol.Moves{}
		if c.ask("moves", given("5", moves), "", &m); m.Outcome != nil {
			break
		}
		switch {
		case m.ToMove != "chance":
			var found protocol.Found
			c.ask("search", given("5", moves), `,"level":1`, &found)
			moves = append(moves, found.Best)
		case m.Round == 1:
			moves = append(moves, m.Moves[weighted(m.Odds, rng)])
		default:
			var drawn protocol.Drawn
			c.ask("draw", given("5", moves), fmt.Sprintf(`,"seed":%d`, seed), &drawn)
			moves = append(moves, drawn.Move)
		}
	}
	if len(moves) != 2*74 || len(m.Scores) != 2 || m.Scores[0][0] != 0 || m.Scores[1][1] != 0 ||
		*m.Outcome.Score != [2]int{m.Scores[1][0], m.Scores[0][1]} || m.Outcome.Reason != "full" {
		t.Errorf("%d moves: %+v, outcome %+v", len(moves), m, m.Outcome)
	}
	match, err := all.Games().Replay(rules.Record{Game: "hyle", Moves: texted(moves)})
	if err != nil {
		t.Fatal(err)
	}
	if err := match.Reveal(1, seed); err != nil {
		t.Error(err)
	}
}

func texted(moves []string) (list []rules.Move) {
	for _, m := range moves {
		list = append(list, rules.Move(m))
	}
	return list
}

// weighted returns an index, each as likely as its weight says.
func weighted(odds []int, rng *rand.Rand) int {
	sum := 0
	for _, weight := range odds {
		sum += weight
	}
	k := rng.IntN(sum)
	for i, weight := range odds {
		if k -= weight; k < 0 {
			return i
		}
	}
	panic("no weight")
}

// The moves of chance are listed like any others, with their weights; a draw where chance is not to act is refused.
func TestMovesOfChance(t *testing.T) {
	s, w := shipped()
	for id, test := range []struct{ request, want string }{
		{`"op":"moves","variant":"5"`, `"to_move":"chance","moves":["=a","=b","=c","=d","=e"],"odds":[5,5,5,5,5],`},
		{`"op":"moves","variant":"7","moves":["=g","a1","--"]`,
			`"moves":["=a","=b","=c","=d","=e","=f","=g"],"odds":[7,7,7,7,7,7,6],`},
		{`"op":"moves","start":"aaaaa/bb2c/bb3/5/4b ?"`, `"moves":["=c","=d","=e"],"odds":[4,5,5],`},
		{`"op":"moves","moves":["=a"]`, `"e4","e5"],"round":1,`},
		{`"op":"draw","moves":["=a"],"seed":1`, `"code":"chance"`},
		{`"op":"draw","moves":["=x"],"seed":1`, `"code":"move"`},
		{`"op":"search","level":1`, `"code":"chance"`},
	} {
		s.handle([]byte(fmt.Sprintf(`{"id":%d,"game":"hyle",%s}`, id, test.request)))
		if got := w.await(t, fmt.Sprint(id)); !strings.Contains(got, test.want) {
			t.Errorf("%s:\ngot  %s\nwant %s", test.request, got, test.want)
		}
	}
}

// A search answers the same for the same past, whatever is still to be drawn: two matches are played by seeds that
// agree in the first draws and in no more.
func TestSearchKnowsNoFuture(t *testing.T) {
	const past = 3
	for _, variant := range []string{"5", "7"} {
		c := newClient(t)
		moves, seeds := prefix(t, variant, past)
		for _, more := range []string{`,"nodes":3000,"seed":5`, `,"level":3,"seed":5`, `,"depth":2,"seed":6,"lines":3`} {
			var answers [2]protocol.Found
			for i, seed := range seeds {
				var drawn protocol.Drawn
				c.ask("draw", given(variant, moves[:len(moves)-1]), fmt.Sprintf(`,"seed":%d`, seed), &drawn)
				if drawn.Move != moves[len(moves)-1] {
					t.Fatalf("seed %d draws %s, want %s", seed, drawn.Move, moves[len(moves)-1])
				}
				c.ask("search", given(variant, moves), more, &answers[i])
				answers[i].Millis = 0
			}
			if a, b := fmt.Sprint(answers[0]), fmt.Sprint(answers[1]); a != b {
				t.Errorf("%s: %s, then %s", more, a, b)
			}
		}
	}
}

// prefix returns the first moves of a match, up to a draw, and two seeds of which both draw so, but then otherwise.
func prefix(t *testing.T, variant string, draws int) (moves []string, seeds [2]uint64) {
	t.Helper()
	m := match(t, variant, "")
	for i := range draws {
		step(t, m, m.ChanceMove(seeds[0]))
		if i < draws-1 {
			step(t, m, m.Position().Moves()[3*i])
			step(t, m, "--")
		}
	}
	for _, move := range m.Moves() {
		moves = append(moves, string(move))
	}
	for seeds[1] = 1; !agree(t, variant, moves, seeds[1]) || alike(t, m, seeds); seeds[1]++ {
	}
	return moves, seeds
}

// agree says whether a seed draws as the moves have it.
func agree(t *testing.T, variant string, moves []string, seed uint64) bool {
	m := match(t, variant, "")
	for _, move := range moves {
		if m.ToMove() == rules.Chance && m.ChanceMove(seed) != rules.Move(move) {
			return false
		}
		step(t, m, rules.Move(move))
	}
	return true
}

// alike says whether two seeds draw the same in the rest of the round.
func alike(t *testing.T, m *rules.Match, seeds [2]uint64) bool {
	ply := m.Ply()
	defer func() {
		for m.Ply() > ply {
			m.Undo()
		}
	}()
	for m.Round() == 0 {
		if m.ToMove() != rules.Chance {
			step(t, m, m.Position().Moves()[0])
			continue
		}
		move := m.ChanceMove(seeds[0])
		if m.ChanceMove(seeds[1]) != move {
			return false
		}
		step(t, m, move)
	}
	return true
}

func match(t *testing.T, variant, start string) *rules.Match {
	t.Helper()
	spec, err := all.Games().Find("hyle")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, start)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func step(t *testing.T, m *rules.Match, move rules.Move) {
	t.Helper()
	if err := m.Play(move); err != nil {
		t.Fatal(err)
	}
}

// Three of the reference's endgames over the protocol: the exact expectation, and one of the best moves.
func TestExactEndgames(t *testing.T) {
	data, err := os.ReadFile("../../rules/hyle/testdata/endgames.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	c := newClient(t)
	lines := slices.Collect(strings.Lines(string(data)))
	for _, line := range []string{lines[1], lines[3], lines[9]} {
		var v struct {
			Board, Side, Hand, Value string
			Best                     []string
		}
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatal(err)
		}
		start := v.Board + " o"
		if v.Side == "chaos" {
			start = v.Board + " c=" + v.Hand
		}
		var p, q float64
		if _, err := fmt.Sscanf(v.Value, "%g/%g", &p, &q); err != nil {
			t.Fatal(err)
		}
		var found protocol.Found
		c.ask("search", fmt.Sprintf(`"start":%q`, start), `,"ms":60000`, &found)
		if math.Abs(found.Score-p/q) > 1e-9 || found.End != "proved" || !slices.Contains(v.Best, found.Best) {
			t.Errorf("%s: %s for %v, %s; want one of %v for %s", start, found.Best, found.Score, found.End, v.Best,
				v.Value)
		}
	}
}

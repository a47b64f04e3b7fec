package study

import (
	"slices"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/boards/bag"
	"tablier/rules"
	rulesbag "tablier/rules/conform/bag"
)

// pointed returns a game whose scores are points and in which chance acts and something is hidden.
func pointed() *board.Game { return bag.Game(rules.Registry{rulesbag.Spec()}) }

func scored(lead, score float64) Value {
	return Value{Known: true, Lead: lead, Score: score, Best: "x"}
}

// lostIn is a position that seat 0 has lost in so many plies.
func lostIn(plies int) Value {
	return Value{Known: true, Exact: true, Lead: -1, Plies: plies, Best: "x"}
}

func TestKeptAndLost(t *testing.T) {
	win, draw, loss := known(true, 1, "x"), known(true, 0, "x"), known(true, -1, "x")
	for _, c := range []struct {
		name       string
		choice     Choice
		seat       int
		points     bool
		kept, lost bool
	}{
		{"a win kept", Choice{win, win}, 0, false, true, false},
		{"a win for a draw", Choice{win, draw}, 0, false, false, true},
		{"a draw for a loss", Choice{draw, loss}, 0, false, false, true},
		{"a loss as late as can be", Choice{lostIn(8), lostIn(8)}, 0, false, true, false},
		{"a loss that comes sooner", Choice{lostIn(8), lostIn(2)}, 0, false, false, false},
		{"a loss, nobody knows how late", Choice{lostIn(8), lostIn(0)}, 0, false, true, false},
		{"one that is known to come, for one that is not", Choice{lostIn(0), lostIn(2)}, 0, false, false, false},
		{"two losses, nobody knows how late", Choice{lostIn(0), lostIn(0)}, 0, false, true, false},
		{"the other's draw for a loss", Choice{draw, win}, 1, false, false, true},
		{"the other's loss", Choice{win, win}, 1, false, true, false},
		{"an estimate that falls", Choice{known(false, .4, "x"), known(false, -.2, "x")}, 0, false, false, true},
		{"one that sags", Choice{known(false, .4, "x"), known(false, .1, "x")}, 0, false, false, false},
		{"one that hardly moves", Choice{known(false, .4, "x"), known(false, .3, "x")}, 0, false, true, false},
		{"three points", Choice{scored(.2, 44), scored(.1, 41)}, 0, true, false, true},
		{"three points of the other's", Choice{scored(.1, 41), scored(.2, 44)}, 1, true, false, true},
		{"a point", Choice{scored(.2, 44), scored(.1, 43)}, 0, true, false, false},
		{"a third of a point", Choice{scored(.2, 44.3), scored(.1, 44)}, 0, true, true, false},
		{"proved, in a game of points", Choice{win, draw}, 0, true, false, true},
	} {
		if kept, lost := c.choice.Kept(c.seat, c.points), c.choice.lost(c.seat, c.points); kept != c.kept || lost != c.lost {
			t.Errorf("%s: kept %t, lost %t", c.name, kept, lost)
		}
	}
}

// Where all is proved and nothing is hidden, the values before and after a move say who was at fault, and nobody has to
// be asked.
func TestProvedMistakes(t *testing.T) {
	var s Study
	s.Follow(open(t, tapatan(), "a1", "a3", "b1", "b3", "c1"))
	win, draw := known(true, 1, "x"), known(true, 0, "x")
	ask(&s, win, win, draw, draw, win) // newest first: the position after four moves is won, and so on
	var plies, seats []int
	for _, m := range s.Mistakes() {
		plies, seats = append(plies, m.Ply), append(seats, m.Seat)
	}
	if !slices.Equal(plies, []int{1}) || !slices.Equal(seats, []int{0}) {
		t.Errorf("the mistakes are %v of seats %v, want the first move", plies, seats)
	}
	for ply := range 6 {
		if s.Doubtful(ply) {
			t.Errorf("move %d is in doubt", ply)
		}
	}
}

// Who has lost anyway is told the move that cut the resistance shortest, of those after which it is known how long it
// lasts.
func TestEarliestLoss(t *testing.T) {
	var s Study
	s.Follow(open(t, tapatan(), "a1", "a3", "b1", "b3"))
	ask(&s, lostIn(1), lostIn(2), lostIn(9), lostIn(0), lostIn(9)) // newest first
	if cut, ok := s.EarliestLoss(0); !ok || cut.Ply != 3 {
		t.Errorf("%+v, %t, want the third move", cut, ok)
	}
}

// Estimates that fall are in doubt until the machine has compared the move with the best one.
func TestEstimatesAreInDoubt(t *testing.T) {
	judged := func(has Value) (s Study) {
		s.Follow(open(t, tapatan(), "a1", "a3", "b1"))
		ask(&s, known(false, -.9, "x"), known(false, .2, "x"), known(false, .2, "x"))
		if !s.Doubtful(3) && !s.Doubtful(2) {
			t.Fatal("nothing is in doubt")
		}
		if len(s.Mistakes()) > 0 {
			t.Fatal("an estimate alone is a mistake")
		}
		s.Judge(3, Choice{known(false, .2, "x"), has})
		return s
	}
	s := judged(known(false, -.9, "x"))
	if list := s.Mistakes(); len(list) != 1 || list[0].Ply != 3 || list[0].Best != "x" {
		t.Errorf("%+v", list)
	}
	if s.Doubtful(3) {
		t.Error("what is judged is still in doubt")
	}
	if s = judged(known(false, .1, "x")); len(s.Mistakes()) > 0 {
		t.Errorf("what came of it later is held against the move: %+v", s.Mistakes())
	}
	table := open(t, tapatan(), "a1", "a3", "b1")
	table.Restart()
	s = judged(known(false, -.9, "x"))
	if s.Follow(table); len(s.Mistakes()) > 0 {
		t.Error("another match has the mistakes of this one")
	}
}

// Where chance or a secret lies between a move and what came of it, even a proved fall proves nothing; and what has not
// fallen is in no doubt.
func TestChanceAndSecretsAreInDoubt(t *testing.T) {
	s := Study{table: open(t, pointed()), moves: make([]rules.Move, 4), turns: make([]Turn, 5)}
	for ply, lead := range []float64{1, -.5, 0, -.2, 0} {
		s.points = append(s.points, Point{Seat: ply % 2, Eyes: ply % 2, looked: true, Value: known(ply < 3, lead, "x")})
	}
	if len(s.Mistakes()) > 0 {
		t.Errorf("%+v", s.Mistakes())
	}
	for ply, want := range []bool{false, true, true, false, false} {
		if got := s.Doubtful(ply); got != want {
			t.Errorf("move %d is in doubt: %t", ply, got)
		}
	}
}

// A move that the machine has not listed is worth no more than the last one that it has.
func TestCompare(t *testing.T) {
	lines := []protocol.Line{{Move: "a", Score: 9}, {Move: "b", Score: 7}, {Move: "c", Score: 3}}
	worth := func(l protocol.Line) Value { return Value{Score: l.Score} }
	for move, want := range map[rules.Move]float64{"a": 0, "b": 2, "c": 6, "d": 6} {
		if c, ok := Compare(lines, move, worth); !ok || c.Points(true) != want {
			t.Errorf("%s: %v lost, want %v", move, c.Points(true), want)
		}
	}
	if _, ok := Compare(nil, "a", worth); ok {
		t.Error("nothing is compared")
	}
}

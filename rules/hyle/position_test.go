package hyle

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
)

// Each move that is refused names the rule it breaks and the cells.
func TestFaults(t *testing.T) {
	const (
		due   = "2a2/5/1b3/5/5 ?"
		holds = "2a2/5/1b3/5/5 c=d"
		order = "2a2/5/1bc2/5/5 o" // a on c5, b on b3, c on c3
	)
	for _, c := range []struct {
		position string
		move     rules.Move
		fault    rules.Fault
		cells    string
	}{
		{due, "b1", DrawDue, ""},
		{due, "b3-b4", DrawDue, ""},
		{due, "--", DrawDue, ""},
		{due, "=f", rules.BadMove, ""},
		{"aaaaa/5/1b3/5/5 ?", "=a", Spent, ""},
		{holds, "=d", Drawn, ""},
		{holds, "--", rules.NoPass, ""},
		{holds, "b3", Occupied, "b3"},
		{holds, "b3-b4", NoSlide, "b3"},
		{holds, "b1-b1", rules.BadMove, ""},
		{order, "=d", Drawn, ""},
		{order, "b1", NoPlace, "b1"},
		{order, "a1-a2", NoPawn, "a1"},
		{order, "b3-c3", Occupied, "c3 b3"},
		{order, "b3-c4", NotLine, "c4 b3"},
		{order, "b3-d3", InTheWay, "c3 b3 d3"},
		{order, "b3-e3", InTheWay, "c3 b3 e3"},
		{order, "c5-c1", InTheWay, "c3 c5 c1"},
		{order, "c3-a3", InTheWay, "b3 c3 a3"},
		{order, "b3-b6", rules.BadMove, ""},
		{order, "B3-b4", rules.BadMove, ""},
		{order, "b3xb4", rules.BadMove, ""},
		{order, "b3-b4 ", rules.BadMove, ""},
		{full, "--", rules.GameOver, ""},
		{full, "=a", rules.GameOver, ""},
	} {
		_, err := parse(t, c.position, 5).Play(c.move)
		illegal, ok := errors.AsType[*rules.Illegal](err)
		if !ok || illegal.Fault != c.fault || strings.Join(illegal.Cells, " ") != c.cells || illegal.Move != c.move {
			t.Errorf("%s in %s: %v, want %s at %s", c.move, c.position, err, c.fault, c.cells)
		}
	}
}

// Chance draws by what the bag holds, and only colours that it holds.
func TestOdds(t *testing.T) {
	for _, c := range []struct {
		position, moves string
		odds            []int
	}{
		{"5/5/5/5/5 ?", "=a =b =c =d =e", []int{5, 5, 5, 5, 5}},
		{"ac1ec/5/1b3/5/4d ?", "=a =b =c =d =e", []int{4, 4, 3, 4, 4}},
		{"aaaaa/bb2c/bb3/5/4b ?", "=c =d =e", []int{4, 5, 5}},
		{"cadad/bebab/cccad/eceee/1adbb ?", "=d", []int{1}},
		{"2a2/5/1b3/5/5 c=d", "", nil},
		{"2a2/5/1b3/5/5 o", "", nil},
		{full, "", nil},
	} {
		p := parse(t, c.position, 5)
		if got := p.Odds(); !slices.Equal(got, c.odds) {
			t.Errorf("%s: odds %v, want %v", p, got, c.odds)
		}
		var moves []rules.Move
		for _, m := range strings.Fields(c.moves) {
			moves = append(moves, rules.Move(m))
		}
		if (p.ToMove() == rules.Chance) != (c.odds != nil) || c.odds != nil && !slices.Equal(p.Moves(), moves) {
			t.Errorf("%s: %s to move, moves %v", p, p.ToMove(), p.Moves())
		}
	}
}

// A last pawn ends the round: Order has no move then.
func TestLastPawnEnds(t *testing.T) {
	p, err := parse(t, "cadad/bebab/cccad/eceee/1adbb c=d", 5).Play("a1")
	if err != nil || p.ToMove() != rules.Nobody || len(p.Moves()) != 0 ||
		p.String() != "cadad/bebab/cccad/eceee/dadbb o" {
		t.Errorf("%v, %v", p, err)
	}
}

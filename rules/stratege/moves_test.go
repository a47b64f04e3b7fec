package stratege

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
)

// The moves found by masks are those in which Play finds no fault place by place, and each is one of the Choices.
func TestMovesAreThoseWithoutFault(t *testing.T) {
	at, most := 0, 0
	walk(1, 6, func(s *State) {
		most = max(most, s.Choices())
		if at++; at%29 != 0 {
			return
		}
		p := Position{*s}
		var choices []rules.Move
		for k := range s.Choices() {
			choices = append(choices, s.Text(s.Choice(k)))
		}
		slices.Sort(choices)
		if got := p.Moves(); !slices.Equal(got, choices) {
			t.Fatalf("%s: moves %v, choices %v", p, got, choices)
		}
		if !s.SettingUp() && !slices.Equal(faultless(p), choices) {
			t.Fatalf("%s: moves %v, without fault %v", p, choices, faultless(p))
		}
	})
	if most != MostMoves {
		t.Errorf("%d moves at most, want %d", most, MostMoves)
	}
}

// faultless tries every word there is for a step.
func faultless(p Position) (moves []rules.Move) {
	try := func(w Word, m rules.Move) {
		if fault, _ := p.State.fault(w); fault == "" {
			moves = append(moves, m)
		}
	}
	try(Word{Step: PassStep}, rules.Pass)
	for from := range Cells {
		for to := range Cells {
			if from != to {
				try(Word{Kind: Moving, Step: StepTo(from, to)}, rules.Move(Name(from)+"-"+Name(to)))
				try(Word{Kind: Attacking, Step: StepTo(from, to)}, rules.Move(Name(from)+"x"+Name(to)))
			}
		}
	}
	slices.Sort(moves)
	return moves
}

// What is kept along the way is what a position read from its text has.
func TestStateIsThatOfItsText(t *testing.T) {
	walk(2, 3, func(s *State) {
		if p := parse(t, Position{*s}.String()); p.State != *s {
			t.Fatalf("%v is read as %v", Position{*s}, p)
		}
	})
}

func TestNoAllocation(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 0))
	if n := testing.AllocsPerRun(10, func() {
		s := Start()
		for s.End == Running {
			s.Do(s.Choice(rng.IntN(s.Choices())))
		}
	}); n != 0 {
		t.Errorf("%v allocations a game", n)
	}
}

// Each fault, with the cells it blames.
func TestFaults(t *testing.T) {
	placed := after(t, Position{Start()}, "a1=1", "c1=1", "e1=1", "c3=4")
	hers := after(t, Position{Start()}, "#111222333444555666")
	ready := after(t, hers, "#666555444333222111")
	board := scene(t, 0, 0, "wc4=3", "gd5=2", "gc5=4", "wd4=2", "wc3=1", "we10=6", "ge9=6", "wh5=5", "gk7=1", "wa5=5")
	green := scene(t, 1, 0, "ge1=3", "gb2=2", "gc6=1", "gg5=1", "wg3=2")
	hiding := scene(t, 0, 0, "wc4=3", "gc5=?", "ge5=4!", "we4=4", "ga1=4", "gc1=4", "wk9=1", "gk10=6")
	over := scene(t, 0, QuietTurns, "wc4=3", "gc8=4")
	for _, c := range []struct {
		position Position
		move     rules.Move
		fault    rules.Fault
		cells    string
	}{
		{placed, "a4=2", NotYourRows, "a4"},
		{placed, "a10=2", NotYourRows, "a10"},
		{placed, "b2=2", NotBlack, "b2"},
		{placed, "c1=2", Occupied, "c1"},
		{placed, "i1=1", Spent, "i1 a1 c1 e1"},
		{placed, "#111222333444555666", Begun, "a1 c1 e1 c3"},
		{placed, allHidden, Begun, "a1 c1 e1 c3"},
		{placed, "c3-c4", NotSetUp, "c3"},
		{placed, "--", rules.NoPass, ""},
		{hers, "a1=2", NotYourRows, "a1"},
		{hers, "#666655444333222111", Spent, "g8 a8 c8 e8"},
		{ready, "a1=2", Complete, "a1"},
		{ready, "#111222333444555666", Complete, ""},
		{ready, "--", rules.NoPass, ""},
		{board, "a1-a2", NoPawn, "a1"},
		{board, "c5-c6", NotYours, "c5"},
		{board, "e10-f10", Frozen, "e10"},
		{board, "e10xe9", Frozen, "e10"},
		{board, "c4-b5", Diagonal, "b5 c4"},
		{board, "c4xd5", Diagonal, "d5 c4"},
		{board, "c4-c6", TooFar, "c6 c4"},
		{board, "a5-c5", TooFar, "c5 a5"},
		{board, "d4-d5", FromWhite, "d4 d5"},
		{board, "d4xd5", FromWhite, "d4 d5"},
		{board, "h5-h4", FromWhite, "h5 h4"},
		{board, "c4-d4", Occupied, "d4 c4"},
		{board, "c4xc3", Occupied, "c3 c4"},
		{board, "c4xb4", NoEnemy, "b4 c4"},
		{board, "c4-c5", Enemy, "c5 c4"},
		{board, "c3-c2", Backward, "c2 c3"},
		{board, "c4xc5=24", WrongStrength, "c4"},
		{board, "c4xc5=33", WrongStrength, "c5"},
		{green, "e1-d1", Frozen, "e1"},
		{green, "c6-c7", Backward, "c7 c6"},
		{green, "b2-b1", FromWhite, "b2 b1"},
		{hiding, "c4xc5", rules.Undetermined, "c5"},
		{hiding, "c4xc5=34", Spent, "c5 a1 c1 e5"},
		{hiding, "e4xe5=45", WrongStrength, "e5"},
		{over, "c4-c5", rules.GameOver, ""},
		{over, "--", rules.GameOver, ""},
		{over, "a1=2", rules.GameOver, ""},
		{board, "", rules.BadMove, ""},
		{board, "c4", rules.BadMove, ""},
		{board, "c4-c4", rules.BadMove, ""},
		{board, "C4-c5", rules.BadMove, ""},
		{board, "c4-c11", rules.BadMove, ""},
		{board, "l4-l5", rules.BadMove, ""},
		{board, "c0-c1", rules.BadMove, ""},
		{board, "c4-b4=12", rules.BadMove, ""},
		{board, "c4xc5=4", rules.BadMove, ""},
		{board, "c4xc5=?4", rules.BadMove, ""},
		{board, "c4xc5=07", rules.BadMove, ""},
		{board, "c4xc5:34", rules.BadMove, ""},
		{board, "c4+c5", rules.BadMove, ""},
		{placed, "a1=0", rules.BadMove, ""},
		{placed, "a1=7", rules.BadMove, ""},
		{placed, "a1=11", rules.BadMove, ""},
		{placed, "#11122233344455566", rules.BadMove, ""},
		{placed, "#1112223334445556666", rules.BadMove, ""},
		{placed, "#11122233344455566?", rules.BadMove, ""},
		{board, rules.Move(strings.Repeat("c4-", 1<<18)), rules.BadMove, ""},
	} {
		_, err := c.position.Play(c.move)
		want := &rules.Illegal{Move: c.move, Fault: c.fault}
		if c.cells != "" {
			want.Cells = strings.Fields(c.cells)
		}
		if got, ok := errors.AsType[*rules.Illegal](err); !ok || got.Fault != want.Fault ||
			!reflect.DeepEqual(got.Cells, want.Cells) {
			t.Errorf("%s %.20s: error %v, want %v", c.position, c.move, err, want)
		}
	}
}

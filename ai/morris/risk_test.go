package morris_test

import (
	"math/rand/v2"
	"testing"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/rules/conform/eleventh"
	"tablier/rules/morris"
)

// A slow calculation of risks and draw levels goes forward by the definition, ply by ply, and knows of the solver no
// more than what is won, lost and drawn.
type slow struct {
	solution
	drawn map[uint64]bool // positions that draw the game when they are reached
}

// over says whether a position that is reached has ended the game.
func (s slow) over(p morris.State) bool { return s.core.End(p) != ai.Unknown || s.drawn[p.Word()] }

// value is that of a position that is reached.
func (s slow) value(p morris.State) ai.Value {
	if s.drawn[p.Word()] {
		return ai.Draw
	}
	value, _ := s.table.Value(p.Word())
	return value
}

// replies returns how many moves a position has, those that lose and the positions after those that keep the draw.
func (s slow) replies(p morris.State) (all, losing int, keep []morris.State) {
	for _, m := range s.core.Moves(nil, p) {
		next, _, _ := s.core.Play(p, m)
		all++
		switch s.value(next) {
		case ai.Win:
			losing++
		case ai.Draw:
			keep = append(keep, next)
		}
	}
	return all, losing, keep
}

// within says whether the side to move is sure, as the hunter or against it, that the other side of the hunt has a move
// that loses before it after so many plies at most.
func (s slow) within(p morris.State, hunter bool, plies int) bool {
	if s.over(p) {
		return false
	}
	_, losing, keep := s.replies(p)
	if losing > 0 && !hunter {
		return true
	}
	if plies == 0 {
		return false
	}
	for _, next := range keep {
		if s.within(next, !hunter, plies-1) == hunter {
			return hunter
		}
	}
	return !hunter
}

// A place is a drawn position in which the game goes on, for the fixpoint.
type place struct {
	risk          ai.Risk
	keep          []int // places that its moves lead to, -1 where the game has ended
	hunter, other bool  // whether who hunts is sure, with either side to move
}

// places returns those of a board by the numbers of their positions in the table.
func (s slow) places() []place {
	number := map[uint64]int{}
	for i, p := range s.table.States() {
		number[p.Word()] = i
	}
	list := make([]place, len(number))
	for i, p := range s.table.States() {
		if s.over(p) || s.value(p) != ai.Draw {
			continue
		}
		all, losing, keep := s.replies(p)
		list[i].risk = ai.Risk{Losing: losing, Replies: all}
		for _, next := range keep {
			to := -1
			if !s.over(next) {
				to = number[next.Word()]
			}
			list[i].keep = append(list[i].keep, to)
		}
	}
	return list
}

// fixpoint returns the risks of a board's positions: it finds those in which the hunter is sure within 0, 1, 2, … plies
// from those within one ply less, until a round adds none.
func (s slow) fixpoint() []place {
	list := s.places()
	for plies, added := 0, true; added; plies++ {
		added = false
		before := append([]place(nil), list...)
		for i := range list {
			p := &list[i]
			hunter, other := false, p.risk.Losing > 0
			if !other && plies > 0 {
				other = len(p.keep) > 0
				for _, to := range p.keep {
					other = other && to >= 0 && before[to].hunter
				}
			}
			for _, to := range p.keep {
				hunter = hunter || plies > 0 && to >= 0 && before[to].other
			}
			if other && !p.other {
				p.risk.Level = plies + 1
			}
			added = added || plies == 0 || other != p.other || hunter != p.hunter
			p.hunter, p.other = hunter, other
		}
	}
	return list
}

// check compares the risks of all positions of a board with those of the fixpoint, and counts the moves with a level
// beyond 1 and those with none.
func (s slow) check(t *testing.T) (deep, endless int) {
	t.Helper()
	for i, want := range s.fixpoint() {
		p := s.table.States()[i]
		got := s.table.Risk(p.Word())
		if s.drawn[p.Word()] {
			continue // the game has ended there, or it is the root: nothing leads there and goes on
		}
		if got != want.risk {
			t.Fatalf("%v after %d positions: %+v, want %+v", morris.Position{Game: s.game, State: p}, len(s.drawn), got,
				want.risk)
		}
		switch {
		case got.Level > 1:
			deep++
		case got.Level == 0 && got.Replies > 0:
			endless++
		}
	}
	return deep, endless
}

// The risks and draw levels of all positions of the boards are those of the definition. On the largest board one
// position of three hundred is tried, some plies deep.
func TestRisksByDefinition(t *testing.T) {
	for _, board := range append(morris.Boards(), eleventh.Board()) {
		s := slow{solution: solveBoard(t, board)}
		if s.table.Len() > 10_000 {
			s.sample(t)
			continue
		}
		deep, endless := s.check(t)
		t.Logf("%s: %d levels beyond 1, %d moves without one", board.ID, deep, endless)
	}
}

// sample compares a share of the positions with the definition, level by level as deep as it is quick.
func (s slow) sample(t *testing.T) {
	t.Helper()
	const deepest = 4
	tried := 0
	for i, p := range s.table.States() {
		if i%300 > 0 || s.over(p) || s.value(p) != ai.Draw {
			continue
		}
		tried++
		want := ai.Risk{}
		want.Replies, want.Losing, _ = s.replies(p)
		for plies := 0; plies <= deepest && want.Level == 0; plies += 2 {
			if s.within(p, false, plies) {
				want.Level = plies + 1
			}
		}
		got := s.table.Risk(p.Word())
		if want.Level == 0 && got.Level > deepest+1 {
			want.Level = got.Level
		}
		if got != want {
			t.Fatalf("%v: %+v, want %+v", morris.Position{Game: s.game, State: p}, got, want)
		}
	}
	t.Logf("%s: %d positions", s.game.Board().ID, tried)
}

// What has stood on the board ends the game when it comes back, and leaves levels as the definition has them then.
func TestRisksWithAPast(t *testing.T) {
	changed := 0
	for i, board := range morris.Boards() {
		free := solveBoard(t, board)
		if free.table.Len() > 10_000 {
			continue
		}
		s := slow{free, map[uint64]bool{}}
		rng := rand.New(rand.NewPCG(uint64(i), 11))
		states := free.table.States()
		for range 40 {
			s.drawn[states[rng.IntN(len(states))].Word()] = true
		}
		root := free.game.Start()
		s.drawn[root.Word()] = true
		s.table = retro.Solve[adapter.Game, morris.State](s.core, root, s.drawn, always)
		s.check(t)
		for _, p := range states {
			if free.table.Risk(p.Word()).Level != s.table.Risk(p.Word()).Level {
				changed++
			}
		}
	}
	t.Logf("%d levels changed", changed)
	if changed == 0 {
		t.Error("nothing that has stood on a board changes a level")
	}
}

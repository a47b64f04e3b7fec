// Package stratege makes puzzles of Le Stratège: three kinds on deduction by counting, at positions of games between
// levels of the machine, and one kind that asks for the move in endings with all revealed.
//
//   - [puzzle.Forces]: which strengths a hidden pawn can have: those of which fewer than three pawns are known. That is
//     all there is to know, for every pawn may move alike.
//   - [puzzle.Odds]: how likely an attack on a hidden pawn succeeds: in so many of all the ways in which the strengths
//     that are left can be dealt to the hidden pawns.
//   - [puzzle.Points]: which move gains most on average over all those ways, with the reply to it, see [balance].
//   - [puzzle.Win] and its like: endings in which all strengths have been shown, which are followed to the end of the
//     game, see package prove/stratege.
//
// The positions are what the side to move knows. As no level of the machine answers the first two, their level stands
// for the number of steps: see Steps in package prove/stratege.
package stratege

import (
	"context"
	"math/rand/v2"
	"slices"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
	"tablier/rules/stratege"
)

// composed is how many endings there are to be.
const composed = 28

// A sort is a question that is made out of a position, and how many there are to be.
type sort struct {
	count int
	make  func(m *maker, s *stratege.State) (p puzzle.Puzzle, ok bool)
}

// sorts lists those that games yield.
func sorts() []sort {
	return []sort{
		{32, (*maker).forces},
		{32, (*maker).odds},
		{16, (*maker).lonely},
		{14, (*maker).easy},
	}
}

// A maker makes puzzles by a seed.
type maker struct {
	rng    *rand.Rand
	levels contest
}

// Make makes the puzzles that a seed chooses. A game yields one of each sort at most, so that no two are alike.
func Make(seed uint64) ([]puzzle.Puzzle, error) {
	m := &maker{rng: rand.New(rand.NewPCG(seed, 0)), levels: newContest(seed)}
	list, err := m.fromGames()
	if err != nil {
		return nil, err
	}
	for wanted := len(list) + composed; len(list) < wanted; {
		if p, ok := ending(m.rng); ok {
			list = append(list, p)
		}
	}
	return slices.DeleteFunc(list, m.irregular), nil
}

// irregular says whether a short search finds a move that gains most, or nearly so, and a longer one only with some
// seeds: such a puzzle would be called easy by the one and not by the other.
func (m *maker) irregular(p puzzle.Puzzle) bool {
	const seeds = 10
	if p.Kind != puzzle.Points {
		return false
	}
	position, err := p.Open(stratege.Spec())
	if err != nil {
		panic(err) // it has been written so
	}
	if !p.Solves(m.search(position, ai.Limits{Depth: 2}, 1)) {
		return false
	}
	for seed := range uint64(seeds) {
		if !p.Solves(m.search(position, ai.Limits{Nodes: 400}, seed)) {
			return true
		}
	}
	return false
}

// search returns the number of the move that the machine finds best, among the legal ones.
func (m *maker) search(p rules.Position, limits ai.Limits, seed uint64) int {
	task := ai.Task{Spec: stratege.Spec(), View: p.View(p.ToMove()), Seed: seed}
	result, err := m.levels.machine.Full.Search(context.Background(), task, limits, ai.Hooks{})
	if err != nil {
		panic(err) // a position with moves
	}
	return slices.Index(p.Moves(), result.Move)
}

// fromGames makes the puzzles that games yield.
func (m *maker) fromGames() (list []puzzle.Puzzle, err error) {
	sorts, missing := sorts(), 0
	for _, s := range sorts {
		missing += s.count
	}
	for missing > 0 {
		views, err := m.levels.play()
		if err != nil {
			return nil, err
		}
		for i := range sorts {
			if sorts[i].count == 0 {
				continue
			}
			if p, ok := m.first(views, sorts[i]); ok {
				list = append(list, p)
				sorts[i].count--
				missing--
			}
		}
	}
	return list, nil
}

// first makes a puzzle of a sort out of one of the positions of a game, in no order, ok if there is one.
func (m *maker) first(views []stratege.State, s sort) (p puzzle.Puzzle, ok bool) {
	for _, i := range m.rng.Perm(len(views)) {
		if p, ok = s.make(m, &views[i]); ok {
			return p, true
		}
	}
	return p, false
}

// text returns the position of a state.
func text(s *stratege.State) string { return stratege.Position{State: *s}.String() }

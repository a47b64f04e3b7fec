package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"tablier/ai"
	adapter "tablier/ai/entropy"
	"tablier/ai/entropy/exact"
	"tablier/ai/entropy/library"
	"tablier/rules"
	"tablier/rules/entropy"
)

// An exam is how many positions the machine is to be examined in, and the folder of the files with exact values that it
// has then, empty for none.
type exam struct {
	hard, won int
	files     string
}

// examine holds the machine against the table.
func examine(path string, x exam, seed uint64, budgets []uint64) error {
	t, err := obtain(path, false)
	if err != nil {
		return err
	}
	e := examiner{table: t, budgets: budgets, files: x.files}
	if x.files != "" {
		e.values = library.New(library.Disk(x.files))
	}
	if x.hard > 0 {
		if err := e.keep(testSet(t, seed, x.hard/2)); err != nil {
			return err
		}
	}
	if x.won == 0 {
		return nil
	}
	list := won(t, seed, 12, 30, x.won)
	for _, nodes := range budgets {
		if err := e.convert(list, nodes); err != nil {
			return err
		}
	}
	return nil
}

// An examiner asks the machine for moves, with each of several budgets of nodes, in many positions at a time.
type examiner struct {
	table   *exact.Table
	budgets []uint64
	values  adapter.Values // nil for none
	files   string         // the folder that has them
}

// move asks for the move of the side to move in a match.
func move(engine ai.Engine, m *rules.Match, nodes, seed uint64) (rules.Move, error) {
	result, err := engine.Search(context.Background(), ai.TaskOf(m, seed), ai.Limits{Nodes: nodes}, ai.Hooks{})
	return result.Move, err
}

// keep prints how many of the positions of each stratum keep their value with each budget, and those that do not. With
// exact values all must.
func (e examiner) keep(list []example) error {
	wrong := make([][]rules.Move, len(list)) // by position, then by budget
	err := each(len(list), e.values, func(engine ai.Engine, i int) error {
		m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, list[i].FEN)
		if err != nil {
			return fmt.Errorf("set up %s: %w", list[i].FEN, err)
		}
		if err := e.fetch(m); err != nil {
			return err
		}
		for _, nodes := range e.budgets {
			move, err := move(engine, m, nodes, uint64(i))
			if err != nil {
				return err
			}
			if slices.Contains(list[i].Optimal, move) {
				move = ""
			}
			wrong[i] = append(wrong[i], move)
		}
		return nil
	})
	if err != nil {
		return err
	}
	lost := 0
	for k := range e.budgets {
		lost += e.tell(list, wrong, k)
	}
	if lost > 0 && e.values != nil {
		return fmt.Errorf("%d values are given away, though they are known", lost)
	}
	return nil
}

// fetch has the exact values at hand by which the machine is to move; the error is of files that do not have them.
func (e examiner) fetch(m *rules.Match) error {
	s := m.Position().(entropy.Position).State
	if e.values == nil || e.values.Fetch(context.Background(), s, &ai.Hooks{}) {
		return nil
	}
	return fmt.Errorf("%s does not have the exact values of %s", e.files, entropy.Position{State: s})
}

// tell prints what has been given away with a budget, and returns how much.
func (e examiner) tell(list []example, wrong [][]rules.Move, budget int) (given int) {
	fmt.Printf("with %d nodes:\n", e.budgets[budget])
	lost, all := map[string]int{}, map[string]int{}
	for i, x := range list {
		all[x.Stratum]++
		if move := wrong[i][budget]; move != "" {
			lost[x.Stratum]++
			fmt.Printf("%s: %s gives away a %s, of %d plies; %d of %d moves keep it\n", x.FEN, move, x.Stratum,
				e.plies(x, move), len(x.Optimal), x.N)
		}
	}
	for _, stratum := range []string{"win", "trap"} {
		fmt.Printf("%s: %d of %d kept, %.2f %%\n", stratum, all[stratum]-lost[stratum], all[stratum],
			100*float64(all[stratum]-lost[stratum])/float64(all[stratum]))
		given += lost[stratum]
	}
	return given
}

// plies returns in how many plies what a move gives away would have ended: the win, or the loss after the move.
func (e examiner) plies(x example, move rules.Move) int {
	if x.Value > 0 {
		return x.Dist
	}
	p, _ := entropy.Parse(x.FEN, false)
	step, _ := entropy.Read(move)
	_, plies := e.table.Value(p.State.Play(step))
	return plies
}

// won returns positions met in games at random, one of each game, that are won in least to most plies.
func won(t *exact.Table, seed uint64, least, most, n int) (list []entropy.State) {
	rng, taken := rand.New(rand.NewPCG(seed, 4)), false
	wander(rng, false, func(s entropy.State, ply int) bool {
		taken = taken && ply > 0
		if value, plies := t.Value(s); !taken && value == ai.Win && plies >= least && plies <= most {
			s.Passes = 0
			list, taken = append(list, s), true
		}
		return len(list) < n
	})
	return list
}

// maxWinPlies is in how many plies a won position has to be won.
const maxWinPlies = 100

// convert prints how many of the positions are won within maxWinPlies against perfect defence. With exact values none
// may be given away.
func (e examiner) convert(list []entropy.State, nodes uint64) error {
	failed := make([]failure, len(list))
	err := each(len(list), e.values, func(engine ai.Engine, i int) (err error) {
		failed[i], err = e.play(engine, list[i], nodes, uint64(i))
		return err
	})
	n, given := 0, 0
	for i, s := range list {
		if failed[i].given {
			given++
		}
		if failed[i].why == "" {
			n++
			continue
		}
		_, plies := e.table.Value(s)
		fmt.Printf("%s, won in %d: %s\n", entropy.Position{State: s}, plies, failed[i].why)
	}
	fmt.Printf("with %d nodes %d of %d won within %d plies, %.2f %%\n", nodes, n, len(list), maxWinPlies,
		100*float64(n)/float64(len(list)))
	if err == nil && given > 0 && e.values != nil {
		err = fmt.Errorf("%d wins are given away, though they are known", given)
	}
	return err
}

// A failure is why a won position was not won, and whether the win was given away; empty for none.
type failure struct {
	why   string
	given bool
}

// play plays a won position out and says what went wrong, if anything.
func (e examiner) play(engine ai.Engine, start entropy.State, nodes, seed uint64) (failed failure, err error) {
	m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, entropy.Position{State: start}.String())
	if err != nil {
		return failed, err
	}
	attacker := m.ToMove()
	for m.Ply() < maxWinPlies && !m.Result().Over() {
		s := m.Position().(entropy.Position).State
		if m.ToMove() != attacker {
			err = m.Play(e.defence(s))
		} else if value, _ := e.table.Value(s); value != ai.Win {
			return failure{fmt.Sprintf("given away before ply %d", m.Ply()), true}, nil
		} else {
			var best rules.Move
			if err = e.fetch(m); err != nil {
				return failed, err
			}
			if best, err = move(engine, m, nodes, seed); err == nil {
				err = m.Play(best)
			}
		}
		if err != nil {
			return failed, err
		}
	}
	switch {
	case m.Result().Winner == attacker:
		return failed, nil
	case m.Result().Over():
		return failure{why: fmt.Sprintf("not won after %d plies", m.Ply()), given: true}, nil
	}
	value, plies := e.table.Value(m.Position().(entropy.Position).State)
	why := fmt.Sprintf("still a %s in %d after %d plies", value, plies, maxWinPlies)
	return failure{why: why, given: value != ai.Win}, nil
}

// defence returns the move that loses latest.
func (e examiner) defence(s entropy.State) rules.Move {
	j := judge(e.table, s)
	best := j.moves[0]
	for _, r := range j.moves[1:] {
		if r.value > best.value || r.value == best.value && r.plies > best.plies {
			best = r
		}
	}
	return best.step.Text()
}

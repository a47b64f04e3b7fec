package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"

	"tablier/ai"
	"tablier/ai/entropy/exact"
	"tablier/rules"
	"tablier/rules/entropy"
)

// A choice is a drawn position with several moves that keep the draw, and how many replies to each of them lose.
type choice struct {
	FEN   string  `json:"fen"`
	Draws []drawn `json:"draws"`
}

// A drawn move is one that keeps a draw.
type drawn struct {
	Move    rules.Move `json:"move"`
	Losing  int        `json:"losing"`
	Replies int        `json:"replies"`
}

// risk is that of the move. What a search proves has a level where some reply loses; so has this.
func (d drawn) risk() ai.Risk {
	return ai.Risk{Losing: d.Losing, Replies: d.Replies, Level: min(d.Losing, 1)}
}

// choices returns so many, each met in another game at random, after 8 to 107 turns.
func choices(t *exact.Table, seed uint64, n int) (list []choice) {
	rng := rand.New(rand.NewPCG(seed, 3))
	at := 0
	wander(rng, false, func(s entropy.State, ply int) bool {
		switch {
		case ply == 0:
			at = 8 + rng.IntN(100)
			return len(list) < n
		case ply != at || s.Passes > 0:
			return true
		}
		if j := judge(t, s); len(j.with(ai.Draw)) > 1 && j.value == ai.Draw {
			list = append(list, j.choice(t))
		}
		return true
	})
	return list
}

// choice returns what the table says of the moves that draw.
func (j judged) choice(t *exact.Table) choice {
	c := choice{FEN: j.text()}
	for _, r := range j.moves {
		if r.value != ai.Draw {
			continue
		}
		after := judge(t, j.state.Play(r.step))
		c.Draws = append(c.Draws, drawn{r.step.Text(), len(after.with(ai.Loss)), len(after.moves)})
	}
	return c
}

// An agreement is between the risks that a search proves at least and the exact ones, over pairs of moves of the same
// position that both draw.
type agreement struct {
	same, tied, reversed int // of pairs that differ in their exact risk: in the order of the proved ones
	level, parted        int // of pairs that do not: alike in the proved ones too, or not
	proved, losing       int // replies to such moves
	excess               int // moves of which more replies are said to lose than do: none, unless the search errs
}

// share is that of the pairs about which both say the same: which move asks more, or that neither does.
func (a agreement) share() float64 {
	return float64(a.same+a.level) / float64(a.same+a.tied+a.reversed+a.level+a.parted)
}

func (a *agreement) add(b agreement) {
	a.same, a.tied, a.reversed = a.same+b.same, a.tied+b.tied, a.reversed+b.reversed
	a.level, a.parted = a.level+b.level, a.parted+b.parted
	a.proved, a.losing, a.excess = a.proved+b.proved, a.losing+b.losing, a.excess+b.excess
}

// agree searches every position to a number of nodes.
func agree(list []choice, nodes uint64) (all agreement, err error) {
	var lock sync.Mutex
	err = each(len(list), nil, func(engine ai.Engine, i int) error {
		one, err := list[i].agree(engine, nodes)
		lock.Lock()
		defer lock.Unlock()
		all.add(one)
		return err
	})
	return all, err
}

// agree searches one position.
func (c choice) agree(engine ai.Engine, nodes uint64) (a agreement, err error) {
	spec := entropy.Spec()
	m, err := rules.NewMatch(spec, rules.Setup{}, c.FEN)
	if err != nil {
		return a, fmt.Errorf("set up %s: %w", c.FEN, err)
	}
	limits := ai.Limits{Nodes: nodes, Lines: entropy.MostMoves}
	got, err := engine.Search(context.Background(), ai.TaskOf(m, 0), limits, ai.Hooks{})
	if err != nil {
		return a, fmt.Errorf("search %s: %w", c.FEN, err)
	}
	said := map[rules.Move]ai.Risk{}
	for _, l := range got.Lines {
		said[l.Move] = l.Risk
	}
	for i, one := range c.Draws {
		a.count(one, said[one.Move])
		for _, other := range c.Draws[:i] {
			a.compare(one.risk().Compare(other.risk()), said[one.Move].Compare(said[other.Move]))
		}
	}
	return a, nil
}

func (a *agreement) count(d drawn, said ai.Risk) {
	a.proved, a.losing = a.proved+said.Losing, a.losing+d.Losing
	if said.Losing > d.Losing {
		a.excess++
	}
}

// compare counts a pair, which the table and the search order so.
func (a *agreement) compare(exact, proved int) {
	switch {
	case exact == 0 && proved == 0:
		a.level++
	case exact == 0:
		a.parted++
	case proved == 0:
		a.tied++
	case proved == exact:
		a.same++
	default:
		a.reversed++
	}
}

// risks prints how far the risks that a search proves agree with the exact ones.
func risks(list []choice, nodes uint64) error {
	a, err := agree(list, nodes)
	if err != nil {
		return err
	}
	fmt.Printf("risks of drawn moves in %d positions, %d nodes each: order of moves agrees in %.1f %% of the pairs\n",
		len(list), nodes, 100*a.share())
	fmt.Printf("  %7d pairs differ: %d in the same order, %d not told apart, %d reversed\n",
		a.same+a.tied+a.reversed, a.same, a.tied, a.reversed)
	fmt.Printf("  %7d pairs are equal: %d said to be, %d not\n", a.level+a.parted, a.level, a.parted)
	fmt.Printf("  %7d replies lose: %d proved to (%.1f %%)\n", a.losing, a.proved,
		100*float64(a.proved)/float64(max(a.losing, 1)))
	if a.excess > 0 {
		return fmt.Errorf("%d moves are said to have more losing replies than they have", a.excess)
	}
	fmt.Println("  no move is said to have more losing replies than it has")
	return nil
}

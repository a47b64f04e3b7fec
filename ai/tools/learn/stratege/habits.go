package main

import (
	"fmt"
	"math"
	"math/rand/v2"

	engine "tablier/ai/stratege"
	"tablier/rules/stratege"
)

const (
	habitSample = 40 // habits are learnt from one of this many positions
	habitEpochs = 3
	habitBatch  = 32
	inHabit     = 32 // parts of a habit in 1
)

// A pawn is a hidden pawn to be guessed: its traits, the number left of each strength, and its strength.
type pawn struct {
	traits []uint16
	left   [stratege.Most]float64
	truth  int
}

// learnHabits returns the habits that games teach.
func learnHabits(games []game) *engine.Habits {
	list, test := pawns(games)
	h := newAdam(engine.Traits * stratege.Most)
	rng := rand.New(rand.NewPCG(1, 0))
	fmt.Printf("%d positions with hidden pawns; log-loss of a strength in %d others: %.4f by counting",
		len(list), len(test), loss(h, test))
	for epoch := range habitEpochs {
		rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		for at := 0; at+habitBatch <= len(list); at += habitBatch {
			learn(h, list[at:at+habitBatch])
			h.step(0.01*cosine(epoch, habitEpochs), 1e-6)
		}
		fmt.Printf(", %.4f", loss(h, test))
	}
	fmt.Println(" pawn by pawn")
	return whole(h)
}

// whole returns habits in whole numbers. What is added to all strengths alike is left out.
func whole(h *adam) *engine.Habits {
	habits := new(engine.Habits)
	for trait := range habits {
		row := h.at[trait*stratege.Most:][:stratege.Most]
		mean := 0.0
		for _, x := range row {
			mean += x / stratege.Most
		}
		for v, x := range row {
			habits[trait][v] = int8(math.Round(inHabit * min(max(x-mean, -3.9), 3.9)))
		}
	}
	return habits
}

// pawns returns the hidden pawns of training positions, by position, and those of test positions.
func pawns(games []game) (list, test [][]pawn) {
	for i := range games {
		g := &games[i]
		for at := i % habitSample; at < len(g.states); at += habitSample {
			if pawns := g.pawns(at); len(pawns) > 1 && forTest(i) {
				test = append(test, pawns)
			} else if len(pawns) > 1 {
				list = append(list, pawns)
			}
		}
	}
	return list, test
}

// pawns returns the hidden pawns of a position.
func (g *game) pawns(at int) (list []pawn) {
	view := g.view(at)
	known := view.State.Known(int(view.State.Turn ^ 1))
	for _, b := range engine.Beliefs(g.past(at), view) {
		p := pawn{traits: b.Traits, truth: g.states[at].At[b.Cell].Strength() - 1}
		for v := range p.left {
			p.left[v] = float64(stratege.Each - known[v+1])
		}
		list = append(list, p)
	}
	return list
}

// odds returns how likely the pawn is to have each strength.
func (p *pawn) odds(h *adam) (odds [stratege.Most]float64) {
	sum := 0.0
	for v := range odds {
		x := 0.0
		for _, trait := range p.traits {
			x += h.at[int(trait)*stratege.Most+v]
		}
		odds[v] = p.left[v] * math.Exp(x)
		sum += odds[v]
	}
	for v := range odds {
		odds[v] /= sum
	}
	return odds
}

// learn adds the gradient of the log-loss over the pawns of some positions.
func learn(h *adam, list [][]pawn) {
	n := 0.0
	for _, pawns := range list {
		n += float64(len(pawns))
	}
	for _, pawns := range list {
		for i := range pawns {
			odds := pawns[i].odds(h)
			odds[pawns[i].truth]--
			for _, trait := range pawns[i].traits {
				for v, d := range odds {
					h.slope[int(trait)*stratege.Most+v] += d / n
				}
			}
		}
	}
}

// loss returns the log-loss of a strength.
func loss(h *adam, list [][]pawn) float64 {
	sum, n := 0.0, 0.0
	for _, pawns := range list {
		for i := range pawns {
			sum -= math.Log(pawns[i].odds(h)[pawns[i].truth])
			n++
		}
	}
	return sum / n
}

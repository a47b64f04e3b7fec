package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"

	engine "tablier/ai/stratege"
)

const (
	inUnit      = 16   // of weights in a hundredth
	tame        = 1000 // hundredths that make a win e times as likely
	margin      = 0.1  // how much the points count in what a game is worth, beside who won
	sampleEvery = 10   // one of this many positions is learnt from
	epochs      = 8
	batch       = 256
)

// units returns a weight.
func units(hundredths float64) int16 {
	return int16(math.Round(min(max(inUnit*hundredths, math.MinInt16), math.MaxInt16)))
}

// A sample is a position: which weights count in it and how often, and how the game ended for the side to move, from 0
// for lost to 1 for won.
type sample struct {
	weights []uint16
	times   []float32
	won     float32 // 0, 1/2 or 1
	worth   float32 // the points count, too
}

// A model is weights that learn. Each is the sum of a weight to begin with and of parts that it shares with others, so
// that those of pawns alike learn from each other.
type model struct {
	parts *adam
	of    [][]int // the parts of each weight
	start []float64
	at    []float64
}

// learnWeights returns the weights that games teach.
func learnWeights(games []game) *engine.Weights {
	start := initialWeights()
	m := newModel(start)
	list, test := m.samples(games, start)
	rng := rand.New(rand.NewPCG(1, 0))
	fmt.Printf("%d positions; of the ends of %d others are explained: %.2f %%",
		len(list), len(test), 100*m.explained(test))
	for epoch := range epochs {
		rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		for at := 0; at+batch <= len(list); at += batch {
			m.learn(list[at:at+batch], 0.3*cosine(epoch, epochs))
		}
		fmt.Printf(", %.2f %%", 100*m.explained(test))
	}
	fmt.Println()
	w := new(engine.Weights)
	for i, weight := range flat(w) {
		*weight = units(m.at[i])
	}
	return w
}

// flat returns all weights, in their order.
func flat(w *engine.Weights) (list []*int16) {
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		if v.Kind() != reflect.Array {
			list = append(list, v.Addr().Interface().(*int16))
			return
		}
		for i := range v.Len() {
			walk(v.Index(i))
		}
	}
	v := reflect.ValueOf(w).Elem()
	for i := range v.NumField() {
		walk(v.Field(i))
	}
	return list
}

// indices returns the numbers of weights.
func indices(w *engine.Weights) map[*int16]int {
	index := map[*int16]int{}
	for i, weight := range flat(w) {
		index[weight] = i
	}
	return index
}

func newModel(w *engine.Weights) *model {
	m := &model{}
	index, n := indices(w), 0
	m.of = make([][]int, len(index))
	part := func(weight *int16, parts ...int) {
		m.of[index[weight]] = append(m.of[index[weight]], parts...)
	}
	block := func(size int) (at int) { at, n = n, n+size; return at }
	rows, blocks, strengths := len(w.Mean), len(w.Mean[0]), len(w.Pawn)
	strengthRow, rowBlock, strengthBlock := block(strengths*rows), block(rows*blocks), block(strengths*blocks)
	hidden, mean := block(rows+blocks), block(rows+blocks)
	secret, file, third := block(strengths+rows), block(len(w.File[0])), block(rows/3*len(w.File[0]))
	for r := range rows {
		for v := range strengths {
			for b := range blocks {
				part(&w.Pawn[v][r][b], strengthRow+v*rows+r, rowBlock+r*blocks+b, strengthBlock+v*blocks+b)
			}
			part(&w.Secret[v][r], secret+v, secret+strengths+r)
		}
		for b := range blocks {
			part(&w.Hidden[r][b], hidden+r, hidden+rows+b)
			part(&w.Mean[r][b], mean+r, mean+rows+b)
		}
		for c := range w.File[r] {
			part(&w.File[r][c], file+c, third+r/3*len(w.File[r])+c)
		}
	}
	for i, weight := range flat(w) {
		m.start = append(m.start, float64(*weight)/inUnit)
		if m.of[i] == nil {
			m.of[i] = []int{block(1)}
		}
	}
	m.parts = newAdam(n)
	m.at = append(m.at, m.start...)
	return m
}

// samples returns positions of games to learn from, and others. An attack is under way in none of them.
func (m *model) samples(games []game, w *engine.Weights) (list, test []sample) {
	index := indices(w)
	for i := range games {
		g := &games[i]
		for at := i * 5 % sampleEvery; at+1 < len(g.states); at += sampleEvery {
			if g.fights(at) {
				continue
			}
			s := sample{}
			engine.Terms(g.view(at), w, func(weight *int16, times int32) {
				s.weights = append(s.weights, uint16(index[weight]))
				s.times = append(s.times, float32(times)/100)
			})
			s.end(g.lead * (1 - 2*int(g.states[at].Turn)))
			if forTest(i) {
				test = append(test, s)
			} else {
				list = append(list, s)
			}
		}
	}
	return list, test
}

// end returns the lead of the side to move in points at the end.
func (s *sample) end(lead int) {
	s.won = 0.5
	if lead > 0 {
		s.won = 1
	} else if lead < 0 {
		s.won = 0
	}
	s.worth = (1-margin)*s.won + margin*float32(math.Tanh(float64(lead)/12)+1)/2
}

// expects returns the model's estimate of the end of a sample's game.
func (m *model) expects(s *sample) float64 {
	sum := 0.0
	for i, weight := range s.weights {
		sum += m.at[weight] * float64(s.times[i])
	}
	return 1 / (1 + math.Exp(-sum/tame))
}

// learn learns from some samples at a rate.
func (m *model) learn(list []sample, rate float64) {
	for i := range list {
		s := &list[i]
		d := (m.expects(s) - float64(s.worth)) / float64(len(list))
		for j, weight := range s.weights {
			for _, part := range m.of[weight] {
				m.parts.slope[part] += d * float64(s.times[j])
			}
		}
	}
	m.parts.step(rate, 1e-6)
	for i, parts := range m.of {
		m.at[i] = m.start[i]
		for _, part := range parts {
			m.at[i] += m.parts.at[part]
		}
	}
}

// explained returns the share of the variance of who won that the model explains.
func (m *model) explained(list []sample) float64 {
	wrong, all := 0.0, 0.0
	for i := range list {
		won := float64(list[i].won)
		d := m.expects(&list[i]) - won
		wrong += d * d
		all += (won - 0.5) * (won - 0.5)
	}
	return 1 - wrong/all
}

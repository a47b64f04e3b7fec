package main

import (
	"context"
	"fmt"
	"math/rand/v2"

	"tablier/ai"
	engine "tablier/ai/stratege"
	"tablier/rules"
	"tablier/rules/stratege"
)

// A game is a played game: the views of each side to move after the set-up, and the result.
type game struct {
	states []stratege.State // with nothing hidden
	lead   int              // of White, in points
}

// maxPlies ends a game that goes on and on.
const maxPlies = 2000

// play has the machine play games against itself with some weights. In every other one both set up by chance, in the
// others as it does.
func play(w *engine.Weights, games int, nodes, seed uint64) (list []game, err error) {
	e := engine.New(14).WithWeights(w)
	ends := map[stratege.End]int{}
	for i := range uint64(games) {
		p := player{e, nodes, ai.Mix(seed, i)}
		g := game{}
		s := stratege.Start()
		for s.End == stratege.Running && len(g.states) < maxPlies {
			switch {
			case s.SettingUp() && i%2 == 0:
				s.SetUp(anySetup(ai.Mix(seed, i, uint64(s.Turn))))
				continue
			case !s.SettingUp():
				g.states = append(g.states, s)
			}
			m, err := p.step(&s)
			if err != nil {
				return nil, err
			}
			s.Do(m)
		}
		g.lead = s.Score(0) - s.Score(1)
		list = append(list, g)
		ends[s.End]++
	}
	fmt.Printf("%d games: %d ended by the back row, %d with nobody able to move, %d by quiet turns\n",
		games, ends[stratege.Back], ends[stratege.Stuck], ends[stratege.Quiet])
	return list, nil
}

// A player plays both sides of a game.
type player struct {
	engine *engine.Engine
	nodes  uint64
	seed   uint64
}

// step returns the move in a state.
func (p player) step(s *stratege.State) (stratege.Step, error) {
	position := stratege.Position{State: *s}
	task := ai.Task{View: position.View(position.ToMove()), Seed: ai.Mix(p.seed, uint64(s.Turn))}
	result, err := p.engine.Search(context.Background(), task, ai.Limits{Nodes: p.nodes}, ai.Hooks{})
	if err != nil {
		return 0, err
	}
	word, err := stratege.Read(result.Move)
	return word.Step, err
}

// anySetup returns a set-up, each being equally likely.
func anySetup(seed uint64) (setup stratege.Setup) {
	for i := range setup {
		setup[i] = uint8(1 + i/stratege.Each)
	}
	rng := rand.New(rand.NewPCG(seed, 0))
	rng.Shuffle(len(setup), func(i, j int) { setup[i], setup[j] = setup[j], setup[i] })
	return setup
}

// view returns the view of the side to move in the i-th state.
func (g *game) view(i int) stratege.View {
	p := stratege.Position{State: g.states[i]}
	return p.View(p.ToMove()).(stratege.View)
}

// past returns the earlier views of the side to move in the i-th state.
func (g *game) past(i int) (views []rules.View) {
	who := rules.First + rules.Player(g.states[i].Turn)
	for _, s := range g.states[:i] {
		views = append(views, stratege.Position{State: s}.View(who))
	}
	return views
}

// fights says whether the i-th state led to an attack.
func (g *game) fights(i int) bool {
	a, b := &g.states[i], &g.states[i+1]
	return a.Side[0].Len()+a.Side[1].Len() > b.Side[0].Len()+b.Side[1].Len()
}

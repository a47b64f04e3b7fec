package stratege

import (
	"context"
	"fmt"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/stratege"
)

// contestants are the levels that play the games: neither careless nor slow.
var contestants = []int{6, 7, 8, 10}

// A contest is games between levels of the machine.
type contest struct {
	machine *players.Player
	seed    uint64
	games   uint64
}

func newContest(seed uint64) contest {
	return contest{machine: players.New().Find(stratege.Spec().ID), seed: seed}
}

// play plays the next game, and returns what the side to move knew in each position after the set-up.
func (c *contest) play() (views []stratege.State, err error) {
	c.games++
	spec := stratege.Spec()
	m, err := rules.NewMatch(spec, rules.Setup{}, "")
	if err != nil {
		return nil, err
	}
	var levels [2]int
	for side := range levels {
		levels[side] = contestants[ai.Mix(c.seed, c.games, uint64(side))%uint64(len(contestants))]
	}
	for !m.Result().Over() {
		view := m.View(m.Ply(), m.ToMove())
		if s := view.(stratege.View).State; !s.SettingUp() {
			views = append(views, s)
		}
		task := ai.TaskOf(m, ai.Mix(c.seed, c.games, uint64(m.Ply())))
		level := levels[m.ToMove().Index()]
		result, err := c.machine.Search(context.Background(), task, level, ai.Limits{}, ai.Hooks{})
		if err == nil {
			err = m.Play(result.Move)
		}
		if err != nil {
			return nil, fmt.Errorf("game %d: %w", c.games, err)
		}
	}
	return views, nil
}

package conform

import (
	"errors"
	"fmt"

	"tablier/rules"
)

// scored checks that a round can be added to others.
func (r *run) scored(p rules.Position) error {
	if out := p.Outcome(); r.spec.Rounds > 1 && out.Over() && out.Score == nil {
		return errors.New("a round of several has ended without a Score")
	}
	return nil
}

// checkRounds checks, in a match of several rounds played to its end, that each round has ended where the
// next one starts and nowhere else, and that the result is the sum of them.
func checkRounds(m *rules.Match) error {
	if m.Rounds() == 1 {
		return nil
	}
	var sum [2]int
	for ply := 1; ply <= m.Plies(); ply++ {
		out, last := m.Landed(ply).Outcome(), ply == m.Plies()
		if ends := last || boundary(m, ply); ends != out.Over() {
			return fmt.Errorf("a round ends at ply %d: %v, outcome %+v", ply, ends, out)
		}
		for i, player := range []rules.Player{rules.First, rules.Second} {
			if out.Over() {
				sum[i] += out.Score[m.RoleAt(ply-1, player).Index()]
			}
		}
	}
	if result := m.Result(); *result.Score != sum || (result.Winner == rules.Nobody) != (sum[0] == sum[1]) {
		return fmt.Errorf("the rounds add up to %v, the result is %s", sum, outcomeText(result.Outcome))
	}
	return nil
}

// boundary says whether a round has given way to the next at the ply.
func boundary(m *rules.Match, ply int) bool { return ply > 0 && m.RoundAt(ply) > m.RoundAt(ply-1) }

// upTo returns the ply at which the round of ply ends, or the line within it.
func upTo(m *rules.Match, ply int) int {
	round := m.RoundAt(ply)
	for ply < m.Plies() && m.RoundAt(ply) == round {
		ply++
	}
	return ply
}

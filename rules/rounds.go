package rules

// Round returns the round that is played, counted from 0.
func (m *Match) Round() int { return m.RoundAt(m.at) }

// RoundOutcomes returns how each round that has ended up to the current position did so, Score and Winner
// being those of the match's players. It takes time in proportion to Rounds; the caller owns the slice.
func (m *Match) RoundOutcomes() []Outcome {
	outcomes := make([]Outcome, m.ended())
	for round := range outcomes {
		outcomes[round] = m.Landed(m.end(round)).Outcome()
		if swapped(round) {
			outcomes[round] = outcomes[round].other()
		}
	}
	return outcomes
}

// Role returns the side that p, a player of the match, is in the positions of the round that is played, and
// also the player who is the side p there; Chance and Nobody are themselves.
func (m *Match) Role(p Player) Player { return m.RoleAt(m.at, p) }

// swapped says whether the players have swapped sides in the round.
func swapped(round int) bool { return round%2 == 1 }

func role(round int, p Player) Player {
	if swapped(round) {
		return p.Other()
	}
	return p
}

// ended returns how many rounds have ended up to the current position.
func (m *Match) ended() int { return m.endedAt(m.at) }

// end returns the ply at which a round, ended up to the current position, has ended.
func (m *Match) end(round int) int {
	if round == m.Round() {
		return m.at
	}
	return m.ends[round]
}

// total returns the outcome of the match, given that of its last round.
func (m *Match) total(last Outcome) Outcome {
	if m.Rounds() == 1 {
		return last
	}
	var sum [2]int
	for _, out := range m.RoundOutcomes() {
		sum[0] += out.Score[0]
		sum[1] += out.Score[1]
	}
	last.Score, last.Winner = &sum, Nobody
	if sum[0] > sum[1] {
		last.Winner = First
	} else if sum[1] > sum[0] {
		last.Winner = Second
	}
	return last
}

// other returns the outcome with the players swapped.
func (o Outcome) other() Outcome {
	o.Winner = o.Winner.Other()
	if o.Score != nil {
		o.Score = &[2]int{o.Score[1], o.Score[0]}
	}
	return o
}

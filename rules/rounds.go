package rules

// Rounds returns how many rounds the match has.
func (m *Match) Rounds() int { return max(1, m.spec.Rounds) }

// Round returns the round that is played, counted from 0.
func (m *Match) Round() int { return m.RoundAt(m.at) }

// RoundAt returns the round of At(ply), counted from 0.
func (m *Match) RoundAt(ply int) int { return m.line[ply].round }

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

// RoleAt is Role for the round of At(ply).
func (m *Match) RoleAt(ply int, p Player) Player { return role(m.RoundAt(ply), p) }

// MoverAt says which of the match's players acts in At(ply), or that Chance does; Nobody where that
// position has ended, but not where a resignation or recurrence alone has ended the match.
func (m *Match) MoverAt(ply int) Player { return m.RoleAt(ply, m.At(ply).ToMove()) }

// swapped says whether the players have swapped sides in the round.
func swapped(round int) bool { return round%2 == 1 }

func role(round int, p Player) Player {
	if swapped(round) {
		return p.Other()
	}
	return p
}

// landedRound returns the round of Landed(ply): a round gives way to the next only after the move.
func (m *Match) landedRound(ply int) int {
	if ply == 0 {
		return 0
	}
	return m.RoundAt(ply - 1)
}

// ended returns how many rounds have ended up to the current position.
func (m *Match) ended() int { return m.endedAt(m.at) }

func (m *Match) endedAt(ply int) int {
	if m.At(ply).Outcome().Over() {
		return m.RoundAt(ply) + 1
	}
	return m.RoundAt(ply)
}

// begin returns the ply at which a round of the line starts.
func (m *Match) begin(round int) int {
	if round == 0 {
		return 0
	}
	return m.ends[round-1]
}

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

package rules

// View returns the view that p, a player of the match, has of At(ply); for Chance and Nobody see [Position].
func (m *Match) View(ply int, p Player) View { return m.At(ply).View(m.RoleAt(ply, p)) }

// Past returns the views that p, a player of the match, had of the positions of this round before the current one,
// oldest first; nil in a game without secrets. It takes time for each of them.
func (m *Match) Past(p Player) []View {
	if !m.spec.Secret {
		return nil
	}
	var past []View
	for ply := m.begin(m.Round()); ply < m.at; ply++ {
		past = append(past, m.View(ply, p))
	}
	return past
}

// LandedView is View for Landed(ply).
func (m *Match) LandedView(ply int, p Player) View {
	return m.Landed(ply).View(role(m.landedRound(ply), p))
}

// RecordFor returns the record redacted for p, a player of the match: its moves and start hold no secret that p may not
// know. It replays to a match that is the same to p in every respect. Rounds that have ended are not redacted, and
// nothing is once the match is over.
func (m *Match) RecordFor(p Player) Record {
	r := m.Record()
	if !m.spec.Secret || m.Result().Over() {
		return r
	}
	for ply := m.begin(m.Round()); ply < m.at; ply++ {
		r.Moves[ply] = m.redacted(ply+1, p)
	}
	if r.Start != "" && m.Round() == 0 {
		r.Start = m.View(0, p).String()
	}
	return r
}

// MoveFor returns the ply-th move as [Match.RecordFor] has it. It panics unless 0 < ply ≤ Ply.
func (m *Match) MoveFor(ply int, p Player) Move {
	if !m.spec.Secret || m.Result().Over() || ply <= m.begin(m.Round()) {
		return m.moves[:m.at][ply-1]
	}
	return m.redacted(ply, p)
}

func (m *Match) redacted(ply int, p Player) Move {
	return m.At(ply-1).(Redacter).Redact(m.moves[ply-1], m.Role(p))
}

package rules

// View returns the view that p, a player of the match, has of At(ply); see [Position] for Chance and Nobody.
func (m *Match) View(ply int, p Player) View { return m.At(ply).View(m.RoleAt(ply, p)) }

// LandedView is View for Landed(ply).
func (m *Match) LandedView(ply int, p Player) View {
	return m.Landed(ply).View(role(m.landedRound(ply), p))
}

// RecordFor returns the record as p, a player of the match, may know it: moves and start as p was told them.
// It replays to a match that is the same to p in every respect. What happened in rounds that have ended is told in
// full, all of it once the match is over.
func (m *Match) RecordFor(p Player) Record {
	r := m.Record()
	if !m.spec.Secret || m.Result().Over() {
		return r
	}
	for ply := m.begin(m.Round()); ply < m.at; ply++ {
		r.Moves[ply] = m.At(ply).(Teller).Tell(r.Moves[ply], m.Role(p))
	}
	if r.Start != "" && m.Round() == 0 {
		r.Start = m.View(0, p).String()
	}
	return r
}

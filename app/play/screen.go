package play

import "tablier/rules"

// Covered says whether the screen must be handed over before the person to move may see their side: it shows a
// spectator's view until Uncover.
func (t *Table) Covered() bool {
	return t.shared() && !t.Result().Over() && t.Turn() >= 0 && t.Turn() != t.holder
}

// revealed says whether the end of a match with secrets has shown them: nobody can go back to before that.
func (t *Table) revealed() bool { return t.Game.Spec.Secret && t.Result().Over() }

// shared says whether two people share this screen who must not see the same.
func (t *Table) shared() bool { return t.Game.Spec.Secret && t.people() == 2 }

// Uncover gives the screen to the person to move.
func (t *Table) Uncover() {
	t.holder = t.Turn()
	t.Cancel()
}

// passScreen takes the screen from a person whose turn is over; nobody's secrets stay on it.
func (t *Table) passScreen() {
	if turn := t.Turn(); t.shared() && turn >= 0 && turn != t.holder {
		t.holder = -1
	}
}

// CanSeeAs says whether what a seat knew can be looked at: the match had secrets, and is over.
func (t *Table) CanSeeAs() bool { return t.Game.Spec.Secret && t.Result().Over() }

// SeeAs shows a finished match as a seat knew it while it was played, or with everything for -1.
func (t *Table) SeeAs(seat int) {
	t.eyes = seat
	t.Cancel()
}

// SeenAs returns the seat as which a finished match is looked at, -1 when everything is shown.
func (t *Table) SeenAs() int {
	if !t.CanSeeAs() {
		return -1
	}
	return t.eyes
}

// Viewer returns the player of the match whose view the screen shows: Chance, who sees everything, where nothing
// is to be hidden from whoever looks, and Nobody, a spectator, while it is handed over.
func (t *Table) Viewer() rules.Player {
	switch eyes := t.SeenAs(); {
	case eyes >= 0:
		return t.PlayerOf(eyes)
	case !t.Game.Spec.Secret, t.Result().Over(), t.people() == 0:
		return rules.Chance
	}
	if t.people() == 2 {
		if t.holder < 0 {
			return rules.Nobody
		}
		return t.PlayerOf(t.holder)
	}
	for seat, who := range t.Seats() {
		if who.here() {
			return t.PlayerOf(seat)
		}
	}
	return rules.Nobody
}

// View returns what the screen shows.
func (t *Table) View() rules.View {
	if d := t.drafting(); d != nil {
		return d.position(t.match.Position()).View(t.match.Role(t.Viewer()))
	}
	return t.viewAt(t.look, t.fresh(t.look), t.Viewer())
}

// Known returns the position shown as it may leave this screen: as the viewer may know it, with nothing forgotten and
// nothing of what is only being tried.
func (t *Table) Known() rules.View {
	view, _ := t.known(t.look, t.fresh(t.look), t.Viewer())
	return view
}

// known returns the view that a player of the match has of the position after ply moves, and who that player is there.
func (t *Table) known(ply int, fresh bool, viewer rules.Player) (rules.View, rules.Player) {
	if fresh || ply == 0 {
		return t.match.View(ply, viewer), t.match.RoleAt(ply, viewer)
	}
	return t.match.LandedView(ply, viewer), t.match.RoleAt(ply-1, viewer)
}

// viewAt returns a viewer's view after ply moves as the screen shows it; fresh where a round has ended there stands for
// the start of the next.
func (t *Table) viewAt(ply int, fresh bool, viewer rules.Player) rules.View {
	view, role := t.known(ply, fresh, viewer)
	return t.forgotten(view, ply, role)
}

// fresh says whether the start of a round is shown after ply moves, and not the end of the one before.
func (t *Table) fresh(ply int) bool {
	return ply == t.match.Ply() && t.match.RoundAt(ply) <= t.entered
}

// Opening says whether the start of a round is shown: nothing has been played in it.
func (t *Table) Opening() bool {
	return t.look == 0 || t.fresh(t.look) && t.match.RoundAt(t.look) > t.match.RoundAt(t.look-1)
}

// Before returns the position in which the move to ply was played, as the screen may show it.
func (t *Table) Before(ply int) rules.View { return t.viewAt(ply-1, true, t.Viewer()) }

// Owner returns the seat that a player of the position shown is, -1 for nobody.
func (t *Table) Owner(p rules.Player) int { return t.ownerAt(t.roundPly(), p) }

// Round returns the round that is shown, counted from 0.
func (t *Table) Round() int { return t.match.RoundAt(t.roundPly()) }

// roundPly returns a ply in the round that is shown.
func (t *Table) roundPly() int {
	if t.look > 0 && !t.fresh(t.look) {
		return t.look - 1
	}
	return t.look
}

func (t *Table) ownerAt(ply int, p rules.Player) int { return t.SeatOf(t.match.RoleAt(ply, p)) }

// Role returns the player that a seat is in the position shown.
func (t *Table) Role(seat int) rules.Player {
	if t.Owner(rules.First) == seat {
		return rules.First
	}
	return rules.Second
}

// Colour returns the seat whose colour a player's pieces have in the position shown, -1 for nobody's.
func (t *Table) Colour(p rules.Player) int { return t.colourAt(t.roundPly(), p) }

func (t *Table) colourAt(ply int, p rules.Player) int {
	switch {
	case p != rules.First && p != rules.Second:
		return -1
	case t.Game.SeatColours:
		return t.ownerAt(ply, p)
	}
	return p.Index()
}

// Told returns the move that led to ply as the screen may show it.
func (t *Table) Told(ply int) rules.Move { return t.told(ply, t.Viewer(), t.secretSince()) }

// Moves returns the moves of the whole line as the screen may show them. The caller owns the slice.
func (t *Table) Moves() []rules.Move {
	moves := t.match.Moves()
	if viewer, since := t.Viewer(), t.secretSince(); viewer != rules.Chance {
		for i := range moves {
			moves[i] = t.told(i+1, viewer, since)
		}
	}
	return moves
}

// secretSince returns the first round that is not told in full: what happened in those that have ended is, but to
// whoever looks at a match as a seat knew it.
func (t *Table) secretSince() int {
	if t.SeenAs() >= 0 {
		return 0
	}
	return t.match.Round()
}

func (t *Table) told(ply int, viewer rules.Player, since int) rules.Move {
	m := t.match.Move(ply)
	if viewer == rules.Chance || t.match.RoundAt(ply-1) < since {
		return m
	}
	m = t.match.At(ply-1).(rules.Redacter).Redact(m, t.match.RoleAt(ply-1, viewer))
	if forgetter := t.forgetter(); forgetter != nil && ply != t.match.Ply() {
		return forgetter.ForgetMove(m)
	}
	return m
}

// Record returns the record as it may leave this screen: as the viewer may know it.
func (t *Table) Record() rules.Record { return t.match.RecordFor(t.Viewer()) }

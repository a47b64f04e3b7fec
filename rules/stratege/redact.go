package stratege

import "tablier/rules"

// Redact implements rules.Redacter: it hides the other side's set-up, and adds to an attack what it has shown, also for
// the side that knew it.
func (p Position) Redact(m rules.Move, who rules.Player) rules.Move {
	w, err := Read(m)
	if err != nil || who == rules.Chance {
		return m
	}
	switch w.Kind {
	case Placing:
		if cell, _, _ := w.Step.Placement(); p.hides(int(p.State.Turn), who) {
			return placement(cell, 0)
		}
	case SettingUp:
		if p.hides(int(p.State.Turn), who) {
			return allHidden
		}
	case Attacking:
		from, to := w.Step.Cells()
		a, d := p.State.At[from].Strength(), p.State.At[to].Strength()
		if w.Shown == [2]uint8{} && a != 0 && d != 0 {
			return m + rules.Move([]byte{'=', digit(a), digit(d)})
		}
	}
	return m
}

// Expand implements rules.Expander: a whole set-up stands for its placements, an attack with what it has shown for the
// attack.
func (p Position) Expand(m rules.Move) []rules.Move {
	w, err := Read(m)
	if err != nil {
		return nil
	}
	if fault, _ := p.State.fault(w); fault != "" {
		return nil
	}
	switch {
	case w.Kind == SettingUp:
		moves := make([]rules.Move, Pawns)
		for i, strength := range w.Setup {
			moves[i] = placement(Home(int(p.State.Turn), i), int(strength))
		}
		return moves
	case w.Shown != [2]uint8{}:
		return []rules.Move{p.State.Text(w.Step)}
	}
	return nil
}

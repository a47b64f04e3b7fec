package stratege

import (
	"slices"

	"tablier/rules"
)

// A sealer implements rules.Sealer: a side's pieces are its pawns, numbered by where they are set up (see [Home]), and
// their secrets are strengths.
type sealer struct{}

// Pieces implements rules.Sealer.
func (sealer) Pieces() int { return Pawns }

// Secrets implements rules.Sealer.
func (sealer) Secrets(p rules.Position, player rules.Player) []byte {
	s, side := p.(Position).State, int(player-rules.First)
	secrets := make([]byte, Pawns)
	for i := range secrets {
		pawn := s.At[Home(side, i)]
		if pawn == 0 || pawn.Side() != side {
			return nil
		}
		secrets[i] = byte(pawn.Strength())
	}
	return secrets
}

// SetUp implements rules.Sealer.
func (sealer) SetUp(p rules.Position, secrets []byte) []rules.Move {
	if len(secrets) != Pawns || slices.Max(secrets) > Most {
		return nil
	}
	return p.(Position).Expand(Setup(secrets).Text())
}

// Shows implements rules.Sealer.
func (sealer) Shows(m *rules.Match, move rules.Move) (mine, theirs int, shows bool) {
	w, err := Read(move)
	if err != nil || w.Kind != Attacking {
		return 0, 0, false
	}
	at := origins(m)
	from, to := w.Step.Cells()
	return at[from], at[to], true
}

// Showing implements rules.Sealer.
func (sealer) Showing(move rules.Move, mine, theirs byte) rules.Move {
	return move + rules.Move([]byte{'=', digit(int(mine)), digit(int(theirs))})
}

// origins returns, for each place where a pawn stands at the end of a match that began with both set-ups, its number.
func origins(m *rules.Match) (at [Cells]int) {
	for side := range 2 {
		for i := range Pawns {
			at[Home(side, i)] = i
		}
	}
	for ply := range m.Ply() {
		w, err := Read(m.Move(ply + 1))
		if err != nil || w.Kind != Moving && w.Kind != Attacking {
			continue
		}
		from, to := w.Step.Cells()
		if m.Landed(ply + 1).(Position).State.At[to] == 0 {
			at[from] = at[to] // the defender has won, and stands where the attacker stood
		} else {
			at[to] = at[from]
		}
	}
	return at
}

package bag

import (
	"math/rand/v2"

	"tablier/rules"
)

// A View is a position as one player may know it: an unknown secret is Unknown there.
type View struct{ Position }

// View returns what who may know: until the round has ended, of the secrets only one's own.
func (p Position) View(who rules.Player) rules.View {
	for side := range p.Secrets {
		if p.Secrets[side] != 0 && p.hides(side, who) {
			p.Secrets[side] = Unknown
		}
	}
	return View{p}
}

// hides says whether the secret of a side is hidden from who.
func (p Position) hides(side int, who rules.Player) bool {
	return !p.open && who != rules.Chance && who != rules.First+rules.Player(side) && p.ToMove() != rules.Nobody
}

// Redact returns m as who may know it: the pick of the other's secret as "?".
func (p Position) Redact(m rules.Move, who rules.Player) rules.Move {
	if p.picking() && p.hides(p.ToMove().Index(), who) {
		return unknown
	}
	return m
}

// Resample returns a position with every unknown secret drawn. One that is unknown at the end of the round stays so,
// because the score has counted it as unknown.
func (v View) Resample(rng *rand.Rand) rules.Position {
	p := v.Position
	for side, secret := range p.Secrets {
		if secret == Unknown && p.ToMove() != rules.Nobody {
			p.Secrets[side] = 1 + rng.IntN(3)
		}
	}
	return p
}

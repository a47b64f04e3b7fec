package stratege

import (
	"tablier/app/boards/stratege/pawns"
	"tablier/rules"
	"tablier/rules/stratege"
)

// Describe says a move; of an attack, the revealed strengths and its result.
func (w *words) Describe(who string, before rules.View, m rules.Move) string {
	read, err := stratege.Read(m)
	if err != nil {
		return ""
	}
	switch read.Kind {
	case stratege.Passing:
		return w.passes(who)
	case stratege.SettingUp:
		return w.setsUp(who)
	case stratege.Placing:
		cell, strength, _ := read.Step.Placement()
		return w.sets(who, stratege.Name(cell), known(strength))
	case stratege.Attacking:
		return w.fight(who, state(before), read)
	}
	from, to := read.Step.Cells()
	say := w.advances
	switch {
	case pawns.Goal(0).Has(to) || pawns.Goal(1).Has(to):
		if !stratege.Goal(int(state(before).Turn)).Has(to) {
			break
		}
		say = w.arrives
	case from/stratege.Columns == to/stratege.Columns:
		say = w.sidles
	}
	return say(who, stratege.Name(from), stratege.Name(to))
}

// fight says in a sentence an attack and how it ends.
func (w *words) fight(who string, s *stratege.State, read stratege.Word) string {
	from, to := read.Step.Cells()
	a, d := strengths(s, read)
	say := w.attacks(who, stratege.Name(from), stratege.Name(to), known(a), known(d))
	if a == 0 || d == 0 {
		return say
	}
	return say + " " + w.outcome([2]string{stratege.Name(from), stratege.Name(to)}, winnerOf(a, d))
}

// strengths returns the strengths that an attack compares, as recorded with it or else as known; 0 for unknown.
func strengths(s *stratege.State, read stratege.Word) (attacker, defender int) {
	if read.Shown != [2]uint8{} {
		return int(read.Shown[0]), int(read.Shown[1])
	}
	from, to := read.Step.Cells()
	return s.At[from].Strength(), s.At[to].Strength()
}

// winnerOf returns which pawn stays: 0 for the attacker's.
func winnerOf(attacker, defender int) int {
	if attacker >= defender {
		return 0
	}
	return 1
}

// outcome says the result of an attack between two places: the pawn that stays takes the other's.
func (w *words) outcome(names [2]string, winner int) string {
	return w.follows[winner](names[1-winner])
}

// duel says the strengths in a duel, and its result.
func (w *words) duel(d duel) (verdict, follows string) {
	return w.verdict(strengthOf(d.glyphs[0]), strengthOf(d.glyphs[1]), d.winner), w.outcome(d.names, d.winner)
}

// known writes a strength, nothing for an unknown one.
func known(strength int) string {
	if strength == 0 {
		return ""
	}
	return digit(uint8(strength))
}

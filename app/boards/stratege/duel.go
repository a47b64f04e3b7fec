package stratege

import (
	"time"

	"tablier/app/board"
	"tablier/app/boards/stratege/pawns"
	"tablier/rules"
	"tablier/rules/stratege"
)

// duelTime is how long a duel is shown; the animation in the styles is as long.
const duelTime = 900 * time.Millisecond

// A duel is the comparison of two pawns in an attack: the attacker's, then the defender's.
type duel struct {
	glyphs [2]board.Glyph
	names  [2]string // of their places
	winner int       // 0 or 1: the pawn that stays
	low    bool      // it is shown over the lower half of the board, away from the attack
	shown  bool
}

// duelOf returns the duel of a move, as its viewer knows it; false for none.
func duelOf(before rules.View, m rules.Move) (duel, bool) {
	read, err := stratege.Read(m)
	if err != nil || read.Kind != stratege.Attacking {
		return duel{}, false
	}
	st := state(before)
	a, d := strengths(st, read)
	if a == 0 || d == 0 {
		return duel{}, false
	}
	from, to := read.Step.Cells()
	return duel{
		glyphs: [2]board.Glyph{pawns.Bare(st.At[from].Side(), a), pawns.Bare(st.At[to].Side(), d)},
		names:  [2]string{stratege.Name(from), stratege.Name(to)},
		winner: winnerOf(a, d),
	}, true
}

// Interlude implements board.Own: a duel is shown for a while, without motion where a person wants none.
func (o *own) Interlude(before rules.View, m rules.Move, _ bool) []time.Duration {
	found, ok := duelOf(before, m)
	if o.duel = found; !ok {
		return nil
	}
	points := o.desk.Skin().Points(o.desk.View())
	o.duel.low = points[board.PointNamed(points, found.names[0])].Y < board.Size/2
	return []time.Duration{duelTime}
}

// Step implements board.Own: a step of the interlude is shown.
func (o *own) Step(step int) { o.duel.shown = step >= 0 }

package stratege

import (
	"strings"

	"tablier/rules"
	"tablier/rules/stratege"
)

// CanForget implements board.Own: revealed strengths may be forgotten.
func (o *own) CanForget() bool { return true }

// ForgetView implements board.Own: it hides the other side's revealed strengths, except those of the last move.
func (o *own) ForgetView(v rules.View, viewer rules.Player, last rules.Move) rules.View {
	view := v.(stratege.View)
	for side := range 2 {
		if who := rules.First + rules.Player(side); who != viewer && viewer != rules.Chance {
			view = view.Forget(side, winner(last))
		}
	}
	return view
}

// ForgetMove implements board.Own: the move without revealed facts that the screen is to forget.
func (o *own) ForgetMove(m rules.Move) rules.Move {
	if w, err := stratege.Read(m); err == nil && w.Kind == stratege.Attacking {
		attack, _, _ := strings.Cut(string(m), "=")
		return rules.Move(attack)
	}
	return m
}

// winner returns the place of the pawn that has won a recorded attack, -1 after any other move.
func winner(m rules.Move) int {
	w, err := stratege.Read(m)
	if err != nil || w.Shown == [2]uint8{} {
		return -1
	}
	from, to := w.Step.Cells()
	if w.Shown[0] < w.Shown[1] {
		return from
	}
	return to
}

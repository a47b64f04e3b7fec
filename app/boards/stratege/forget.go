package stratege

import (
	"strings"

	"tablier/rules"
	"tablier/rules/stratege"
)

// CanForget implements board.Own: what attacks have shown may be forgotten.
func (o *own) CanForget() bool { return true }

// ForgetView implements board.Own: what has been shown of others' pawns is left out, but for what the last move has
// just shown.
func (o *own) ForgetView(v rules.View, viewer rules.Player, last rules.Move) rules.View {
	view := v.(stratege.View)
	for side := range 2 {
		if who := rules.First + rules.Player(side); who != viewer && viewer != rules.Chance {
			view = view.Forget(side, winner(last))
		}
	}
	return view
}

// ForgetMove implements board.Own.
func (o *own) ForgetMove(m rules.Move) rules.Move {
	if w, err := stratege.Read(m); err == nil && w.Kind == stratege.Attacking {
		attack, _, _ := strings.Cut(string(m), "=")
		return rules.Move(attack)
	}
	return m
}

// winner returns where the pawn stands that has won an attack told with what it has shown, -1 after any other move.
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

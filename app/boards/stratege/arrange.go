package stratege

import (
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/stratege"
)

// rowLen is how many pawns a row of a set-up has.
const rowLen = stratege.Pawns / 3

// Homes implements board.Arranger.
func (s *skin) Homes(v rules.View) []int {
	st := state(v)
	if !st.SettingUp() {
		return nil
	}
	homes := make([]int, stratege.Pawns)
	for i := range homes {
		homes[i] = home(int(st.Turn), i)
	}
	return homes
}

// home returns the i-th place of a side's set-up as that side sees it: from its back row on, each row from the left.
func home(side, i int) int {
	if side == 1 {
		i = stratege.Pawns - 1 - i // Green sees the same from the other end
	}
	return stratege.Home(side, i)
}

// Stock implements board.Arranger.
func (s *skin) Stock(v rules.View) []board.Kind {
	var kinds []board.Kind
	for strength := 1; strength <= stratege.Most; strength++ {
		kinds = append(kinds, board.Kind{Glyph: bare(int(state(v).Turn), strength), Count: stratege.Each})
	}
	return kinds
}

// Placing implements board.Arranger.
func (s *skin) Placing(_ rules.View, home, kind int) rules.Move {
	return rules.Move(stratege.Name(home) + "=" + string(rune('1'+kind)))
}

// Forget implements board.Forgetter.
func (s *skin) Forget(v rules.View, viewer rules.Player, last rules.Move) rules.View {
	view := v.(stratege.View)
	for side := range 2 {
		if who := rules.First + rules.Player(side); who != viewer && viewer != rules.Chance {
			view = view.Forget(side, winner(last))
		}
	}
	return view
}

// ForgetMove implements board.Forgetter.
func (s *skin) ForgetMove(m rules.Move) rules.Move {
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

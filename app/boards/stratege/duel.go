package stratege

import (
	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/stratege"
)

// Duel implements board.Dueller.
func (s *skin) Duel(before rules.View, m rules.Move) (board.Duel, bool) {
	read, err := stratege.Read(m)
	if err != nil || read.Kind != stratege.Attacking {
		return board.Duel{}, false
	}
	st := state(before)
	a, d := strengths(st, read)
	if a == 0 || d == 0 {
		return board.Duel{}, false
	}
	from, to := read.Step.Cells()
	return board.Duel{
		Glyphs: [2]board.Glyph{bare(st.At[from].Side(), a), bare(st.At[to].Side(), d)},
		Names:  [2]string{stratege.Name(from), stratege.Name(to)},
		Winner: winnerOf(a, d),
	}, true
}

// Lost implements board.Loser.
func (s *skin) Lost(v rules.View, player rules.Player) []board.Kind {
	var kinds []board.Kind
	for strength, n := range state(v).Lost[player.Index()] {
		if n > 0 {
			kinds = append(kinds, board.Kind{Glyph: bare(player.Index(), strength), Count: int(n)})
		}
	}
	return kinds
}

package certificate

import (
	"bytes"
	"fmt"
	"strings"

	"tablier/ai"
	adapter "tablier/ai/morris"
	symmetries "tablier/ai/puzzle/prove/morris"
	"tablier/ai/retro"
	"tablier/rules/morris"
)

// Family returns the certificate of a board of Tapatan's family: what each position is worth that play leads to.
func Family(board morris.Board) []byte {
	game := morris.Compile(board)
	f := family{game: game, core: adapter.Of(game), turns: symmetries.SymmetriesOf(game).Turns()}
	f.table = retro.Solve[adapter.Game, morris.State, adapter.Code](f.core, game.Start(), nil,
		func() bool { return true })
	b := bytes.NewBuffer(begin("tapatan", board.ID))
	for _, to := range f.turns.Images()[1:] { // the first changes nothing
		b.WriteString("turn")
		for _, p := range to {
			b.WriteString(" " + game.Points()[p])
		}
		b.WriteByte('\n')
	}
	seen := map[uint64]bool{}
	for _, s := range f.table.States() { // the start is the first
		if least := f.turns.Least(s); !seen[least] && !game.Won(s) {
			seen[least] = true
			fmt.Fprintf(b, "%s%s\n", f.position(s), f.worth(s))
		}
	}
	return b.Bytes()
}

// A family is a board with the worth of its positions.
type family struct {
	game  *morris.Game
	core  adapter.Game
	turns symmetries.Symmetries
	table *retro.Table[morris.State]
}

// position returns the pawns and the side to move.
func (f *family) position(s morris.State) string {
	pawns, rest, _ := strings.Cut(f.core.Position(s), " ")
	side, _, _ := strings.Cut(rest, " ")
	return pawns + " " + side
}

// worth returns what a position is worth, and by which move.
func (f *family) worth(s morris.State) string {
	value, plies := f.table.Value(s.Word())
	switch value {
	case ai.Win:
		return fmt.Sprintf(" w %d %s", plies, f.move(s, ai.Loss, plies-1))
	case ai.Loss:
		return fmt.Sprintf(" l %d", plies)
	}
	return " d " + f.move(s, ai.Draw, 0)
}

// move returns the first move to a position of a value.
func (f *family) move(s morris.State, value ai.Value, plies int) string {
	for _, m := range f.game.AppendMoves(nil, s) {
		if v, n := f.table.Value(s.Play(m).Word()); v == value && n == plies {
			return string(f.game.Text(m))
		}
	}
	panic("ai/certificate: no move keeps the value of " + f.core.Position(s))
}

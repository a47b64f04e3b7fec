package morris

import (
	"sync"

	"tablier/rules"
)

// Spec returns the family as a game whose variants are the boards, the first of them the default; its id
// is that board's. The second occurrence of a position in which every pawn has been placed is a draw, the
// one after the last placement being its first (rules/README.md §1). It panics when there is no board, or one
// that does not compile.
func Spec(boards []Board) *rules.Spec {
	games := map[string]func() *Game{} // a board is compiled when it is first played on: the start of a page is short
	var variants []string
	for _, board := range boards {
		games[board.ID] = sync.OnceValue(func() *Game { return Compile(board) })
		variants = append(variants, board.ID)
	}
	return &rules.Spec{
		ID:          boards[0].ID,
		Sides:       [2]string{"O", "R"},
		Variants:    variants,
		Recurrences: 2,
		Key: func(p rules.Position) (string, bool) {
			return p.String(), p.(Position).State.Hand == [2]uint8{}
		},
		New: func(setup rules.Setup) (rules.Position, error) {
			game := games[setup.Variant]()
			return Position{game, game.Start()}, nil
		},
		Parse: func(setup rules.Setup, text string) (rules.Position, error) {
			p, err := games[setup.Variant]().Parse(text)
			if err != nil {
				return nil, err // not a Position in an interface beside an error
			}
			return p, nil
		},
	}
}

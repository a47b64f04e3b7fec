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
	drawn := &designs{games: map[string]*Game{}}
	games := map[string]func() *Game{} // a board is compiled when it is first played on: the start of a page is short
	var variants []string
	for _, board := range boards {
		games[board.ID] = sync.OnceValue(func() *Game { return Compile(board) })
		variants = append(variants, board.ID)
	}
	of := func(variant string) (*Game, error) {
		if game, ok := games[variant]; ok {
			return game(), nil
		}
		return drawn.game(variant)
	}
	return &rules.Spec{
		ID:          boards[0].ID,
		Sides:       [2]string{"O", "R"},
		Variants:    variants,
		Recurrences: 2,
		Key: func(p rules.Position) (string, bool) {
			return p.String(), p.(Position).State.Hand == [2]uint8{}
		},
		RecurrencesOf: func(p rules.Position) int {
			if p.(Position).Game.board.Thrice {
				return 3
			}
			return 2
		},
		Written: drawn.canonical,
		New: func(setup rules.Setup) (rules.Position, error) {
			game, err := of(setup.Variant)
			if err != nil {
				return nil, err
			}
			return Position{game, game.Start()}, nil
		},
		Parse: func(setup rules.Setup, text string) (rules.Position, error) {
			game, err := of(setup.Variant)
			if err != nil {
				return nil, err
			}
			p, err := game.Parse(text)
			if err != nil {
				return nil, err // not a Position in an interface beside an error
			}
			return p, nil
		},
	}
}

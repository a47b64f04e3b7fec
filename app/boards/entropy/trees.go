package entropy

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// treePositions are prepared for watching searches: few moves, and an end that is near.
var treePositions = []struct {
	variant, text string
	depth         int
	name          board.Both
}{
	{"entropy", "1w1b1/bb3/w2bw/1bw2/wbwbw w", 2, board.Both{French: "Un seul coup tient", English: "One move holds"}},
	{"entropy", "1bwb1/w3b/b2ww/w1b1b/b1w1w b", 2, board.Both{French: "Noir tient", English: "Black holds"}},
	{"entropy", "w1bwb/1b1w1/1w2b/wbw1w/1b1b1 b", 2, board.Both{French: "Noir gagne", English: "Black wins"}},
}

// trees returns what the workshop shows of searches of this game.
func trees(lang i18n.Lang) *board.Trees {
	t := &board.Trees{
		Variants: []string{"entropy"}, MostDepth: 4, Evaluations: []string{"mobility", "apart"},
		Algorithms: []string{"alphabeta", "minimax", "negamax", "table", "deepening", "mcts"},
	}
	for _, p := range treePositions {
		t.Positions = append(t.Positions, board.TreePosition{
			Variant: p.variant, Text: p.text, Depth: p.depth, Name: p.name.In(lang),
		})
	}
	return t
}

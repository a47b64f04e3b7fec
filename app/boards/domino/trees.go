package domino

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
	{"4", "N=4 25@2,1>2,0 12@2,3>2,2 03@-1,1>-1,0 24@0,2>-1,2", 2, board.Both{French: "Un coup gagne",
		English: "One move wins"}},
	{"4", "N=4 13@1,-2>1,-1 45@0,1>1,1 06@3,0>2,0 01@2,-1>2,-2", 2, board.Both{French: "Quatorze coups",
		English: "Fourteen moves"}},
	{"4", "N=4 13@1,2>1,1 35@2,-1>2,0 23@-1,1>-1,0", 2, board.Both{French: "Dix-sept coups", English: "Seventeen moves"}},
}

// trees returns what the workshop shows of searches of this game.
func trees(lang i18n.Lang) *board.Trees {
	t := &board.Trees{
		Variants: []string{"4"}, MostDepth: 5,
		Algorithms: []string{"alphabeta", "minimax", "negamax", "table", "deepening", "mcts"},
	}
	for _, p := range treePositions {
		t.Positions = append(t.Positions, board.TreePosition{
			Variant: p.variant, Text: p.text, Depth: p.depth, Name: p.name.In(lang),
		})
	}
	return t
}

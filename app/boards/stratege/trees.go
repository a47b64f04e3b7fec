package stratege

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
	{"stratege",
		"(5)w6!(5)/(11)/(11)/(11)/(3)w5!(7)/(11)/(4)g2!w3!(5)/(11)/(6)g4!(4)/(5)g6!(5) w 0 111222334445566 " +
			"111223334455566", 1, board.Both{French: "Trois contre trois", English: "Three against three"}},
	{"stratege",
		"(5)w6!(5)/(11)/(11)/(11)/(11)/(4)w4!(6)/(4)g?(6)/(11)/(11)/(5)g6!(5) w 0 1112223334455566 1112223334445566",
		2, board.Both{French: "Un pion caché", English: "A hidden pawn"}},
	{"stratege",
		"(5)w6!(5)/(11)/(5)g?(5)/(3)w2!(7)/(11)/(11)/(11)/(11)/(6)w3!(4)/(5)g6!(5) w 0 111223344455566 " +
			"1112223334445566", 2, board.Both{French: "Chacun sa course", English: "A race"}},
}

// trees returns what the workshop shows of searches of this game.
func trees(lang i18n.Lang) *board.Trees {
	t := &board.Trees{
		Variants: []string{"stratege"}, MostDepth: 4,
		Algorithms: []string{"expectimax", "mcts"},
	}
	for _, p := range treePositions {
		t.Positions = append(t.Positions, board.TreePosition{
			Variant: p.variant, Text: p.text, Depth: p.depth, Name: p.name.In(lang),
		})
	}
	return t
}

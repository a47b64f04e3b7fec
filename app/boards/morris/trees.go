package morris

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules/morris"
)

// taught are the algorithms that fit a game without chance whose positions can all be known.
var taught = []string{"alphabeta", "minimax", "negamax", "table", "deepening", "mcts", "backward"}

// A prepared position, with what is so of it: who is to move wins or loses in so many plies, or draws when that is 0.
type prepared struct {
	variant, text string
	plies         int
	depth         int // that a search has to begin with
}

// preparedPositions are positions of each board in which Orange is to move and there are few moves.
var preparedPositions = []prepared{
	{"tapatan", trap, 8, 3}, {"tapatan", mixed, 7, 3}, {"tapatan", "...oroorr o o0r0", 5, 5},
	{"tapatan", "...ororor o o0r0", 0, 3},
	{"achi", ".orrooorr o o0r0", 3, 3}, {"achi", "o.oorrrro o o0r0", 5, 5}, {"achi", ".ooorrorr o o0r0", 1, 3},
	{"neuf-trous", "..o.ororr o o0r0", 3, 2}, {"neuf-trous", "..o.rroro o o0r0", 2, 2},
	{"neuf-trous", "...oorrro o o0r0", 0, 2},
	{"pendus", "..oo.rror o o0r0", 3, 2}, {"pendus", "...ororor o o0r0", 2, 2}, {"pendus", "...orrroo o o0r0", 0, 2},
	{"tant-fant", "...oorror o o0r0", 3, 3}, {"tant-fant", "..rro.oor o o0r0", 4, 3},
	{"tant-fant", "...oroorr o o0r0", 5, 5},
	{"shisima", "...oororr o o0r0", 3, 3}, {"shisima", "o..r.roor o o0r0", 4, 3}, {"shisima", "r...oorro o o0r0", 5, 5},
	{"rota", "...oororr o o0r0", 3, 3}, {"rota", "o..r.roor o o0r0", 4, 3}, {"rota", "r...oorro o o0r0", 5, 5},
	{"tsoro", ".oororr o o0r0", 1, 3}, {"tsoro", ".oorrro o o0r0", 0, 3}, {"tsoro", "....... o o3r3", 0, 2},
	{"picaria", "..o.orrro o o0r0", 3, 3}, {"picaria", "..ooro.rr o o0r0", 4, 3}, {"picaria", "...oroorr o o0r0", 5, 3},
	{"picaria-13", ".......oroorr o o0r0", 3, 3}, {"picaria-13", "......or.roro o o0r0", 4, 3},
	{"picaria-13", "......o.rroro o o0r0", 5, 3},
}

// trees returns what the workshop shows of searches on the boards of the family.
func trees(lang i18n.Lang) *board.Trees {
	words := &frenchTrees
	if lang == i18n.English {
		words = &englishTrees
	}
	t := &board.Trees{Algorithms: taught, MostDepth: 8, Evaluations: []string{"threats", "centre", "mobility"},
		Questions: words.questions}
	for _, b := range morris.Boards() {
		t.Variants = append(t.Variants, b.ID)
	}
	for _, p := range preparedPositions {
		t.Positions = append(t.Positions, board.TreePosition{
			Variant: p.variant, Text: p.text, Depth: p.depth, Name: words.name(p),
		})
	}
	return t
}

// A treeWords is what is said of the prepared positions and asked about searches.
type treeWords struct {
	named      map[string]string // the names of some positions, by their texts
	wins, lost func(plies int) string
	drawn      string
	questions  []board.TreeQuestion
}

func (w *treeWords) name(p prepared) string {
	name, ok := w.named[p.text]
	switch {
	case ok:
		return name
	case p.plies == 0:
		return w.drawn
	case p.plies%2 == 1:
		return w.wins(p.plies)
	}
	return w.lost(p.plies)
}

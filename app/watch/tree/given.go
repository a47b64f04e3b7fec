package tree

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// A Given is a tree that is no search, drawn as searches are. Its acts are "pick" with a path and, of a node whose
// branches are folded or may be, "fold" with a path.
type Given struct {
	Lang     i18n.Lang
	Game     *board.Game
	Setup    rules.Setup
	Position string // of the root
	Root     protocol.TreeNode
	Signed   bool            // each value is for who is to move: negamax
	Again    map[string]bool // the paths of values that the program knew from before
	Folded   map[string]bool // what a person has folded or unfolded, by its path
}

// HTML returns the drawing of the tree as an svg element.
func (d Given) HTML() ui.HTML {
	algorithm := protocol.Minimax
	if d.Signed {
		algorithm = protocol.Negamax
	}
	f := &Forest{
		Words: Words{Game: d.Game, Lang: d.Lang, Algorithm: algorithm, Predictions: &watch.Predictions{}}, Tree: d.tree(),
		Setup: d.Setup, Position: d.Position, Folds: d.Folded, Again: d.Again, Boards: Boards{},
	}
	return f.SVG()
}

// Toggle folds what is below a node, or unfolds it.
func (d Given) Toggle(path string) {
	d.Folded[path] = !watch.Folds(d.Folded).InDrawing(d.tree(), path)
}

// tree returns the tree as that of a search that goes on.
func (d Given) tree() *protocol.Tree { return &protocol.Tree{Root: d.Root, Steps: 1} }

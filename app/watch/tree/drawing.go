package watch

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/watch"
)

// A Drawing is a tree that another room has drawn as searches are. Its acts are "pick" with a path and, of a node whose
// branches are folded or may be, "fold" with a path.
type Drawing struct {
	Site              *shell.Site
	Game              *board.Game
	Variant, Position string // of the root
	Root              protocol.TreeNode
	Signed            bool            // each value is for who is to move: negamax
	Again             map[string]bool // the paths of values that the program knew from before
	Folded            map[string]bool // what a person has folded or unfolded, by its path
}

// HTML returns the markup of the drawing.
func (d Drawing) HTML() ui.HTML {
	algorithm := protocol.Minimax
	if d.Signed {
		algorithm = protocol.Negamax
	}
	f := &forest{
		nodeWords: nodeWords{d.Game, d.Site.Lang, algorithm, &watch.Predictions{}}, tree: d.tree(),
		variant: d.Variant, position: d.Position, folds: d.Folded, again: d.Again, boards: boards{},
	}
	return f.svg()
}

// Toggle folds what is below a node, or unfolds it.
func (d Drawing) Toggle(path string) {
	d.Folded[path] = !watch.Folds(d.Folded).InDrawing(d.tree(), path)
}

// tree returns the tree as that of a search that goes on.
func (d Drawing) tree() *protocol.Tree { return &protocol.Tree{Root: d.Root, Steps: 1} }

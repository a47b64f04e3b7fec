package watch

import (
	"strconv"

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
func (d Drawing) HTML() ui.HTML { return d.kind().svg() }

// Toggle folds what is below a node, or unfolds it.
func (d Drawing) Toggle(path string) { d.Folded[path] = !d.kind().isFolded(path) }

func (d Drawing) kind() *Kind {
	k := &Kind{site: d.Site, games: []*board.Game{d.Game}, folded: d.Folded, drawn: map[string]string{}}
	k.settings = watch.Settings{
		Game: d.Game.ID(), Variant: d.Variant, Position: d.Position, Algorithm: protocol.Minimax,
	}
	if d.Signed {
		k.settings.Algorithm = protocol.Negamax
	}
	k.again = d.Again
	k.now = &protocol.Tree{Root: d.Root, Steps: 1}
	return k
}

// svg is the drawing of the tree, which those who do not see it need not hear of: there is a list.
func (k *Kind) svg() ui.HTML {
	markup, high := k.drawing()
	return ui.Tag("svg", ui.Attr("class", "tree")+ui.Attr("aria-hidden", "true")+
		ui.Attr("viewBox", "0 0 "+strconv.Itoa(drawingWide)+" "+strconv.Itoa(high)), markup)
}

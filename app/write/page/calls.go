package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch/tree"
	"tablier/app/write/workbench"
	"tablier/rules"
)

// A calls is the region with the calls of the observed function: their tree, and a list of each within the one that
// made it.
type calls struct {
	kind   *Kind
	of     *workbench.Calls // that were drawn
	folded map[string]bool  // what a person has folded or unfolded of the tree, by its path
	drawn  ui.HTML          // the tree, drawn once and not with the whole page; empty before
}

func (c *calls) draw() app.UI {
	m, run := c.kind.words(), &c.kind.session.Run
	list := run.Calls()
	recorded, made := list.Len()
	head := m.Calls(recorded, made)
	if recorded == 0 {
		head = m.NoCalls
	}
	asked := run.Purpose() == workbench.Recording || run.Purpose() == workbench.Comparing
	empty := recorded == 0 && (!asked || run.Going() || run.Fault() != nil)
	return ui.Tree(`<section class="slab calls" data-tab="tree" aria-label="{}" data-empty="{}">
			<p class="head">{}</p>
			<button type="button" class="btn" id="tree-calls" data-act="calls">{}</button>
			{}{}{}
			{}{}
		</section>`,
		m.Tree, empty, head, m.Tree, ui.Text("p", "apart", c.kind.comparison(list.Comparison())),
		ui.Text("p", "quiet", ui.When(list.Signed(), m.Signed)),
		ui.Text("p", "quiet", ui.When(list.Known() > 0, m.Known(list.Known()))), c.tree(), c.branch(-1, 0))
}

// branch draws the list of the calls that one call has made.
func (c *calls) branch(parent, depth int) app.UI {
	var rows []app.UI
	list := c.kind.session.Run.Calls()
	for _, i := range list.Below(parent) {
		line := c.row(i)
		if len(list.Below(i)) == 0 {
			rows = append(rows, ui.Tree(`<li>{}</li>`, line))
			continue
		}
		rows = append(rows, ui.Tree(`<li><details open="{}"><summary>{}</summary>{}</details></li>`,
			depth == 0, line, c.branch(i, depth+1)))
	}
	return ui.Tree(`<ul class="py-branch">{}</ul>`, rows)
}

// row draws a call: its move, what it was called with, its value and what is so in truth.
func (c *calls) row(i int) app.UI {
	m, list := c.kind.words(), c.kind.session.Run.Calls()
	call := list.At(i)
	label := call.Function
	for _, arg := range call.Args {
		label += " " + arg
	}
	whom := ""
	if call.For != rules.Nobody {
		whom = i18n.WatchOf(c.kind.site.Lang).For(c.kind.seat(call.For))
	}
	return ui.Tree(`<span class="node">
			<span class="mono">{}</span>
			<span class="quiet">{}</span>
			<b>{}</b>
			{}{}{}
		</span>`,
		call.Move, label, call.Value, ui.Text("small", "quiet", whom),
		ui.Text("small", "again", ui.When(list.IsKnown(i), m.KnownCall)),
		ui.Text("small", "exact "+call.Exact, m.Exact(call.Exact)))
}

// tree draws the calls as searches are drawn: with boards, values and what is so in truth. The list below it says the
// same to those who do not see it, and has what the drawing has no room for.
func (c *calls) tree() app.UI {
	if list := c.kind.session.Run.Calls(); list != c.of {
		c.of, c.folded, c.drawn = list, map[string]bool{}, ""
	}
	if recorded, _ := c.of.Len(); recorded == 0 {
		return hidden()
	}
	if c.drawn == "" {
		drawing := c.drawing()
		if len(drawing.Root.Children) == 0 {
			return hidden()
		}
		c.drawn = drawing.HTML()
	}
	return ui.Tree(`<div class="forest">{}</div>`, ui.Raw(c.drawn))
}

// drawing returns the tree as the page that shows searches draws it.
func (c *calls) drawing() tree.Given {
	b := c.kind.board()
	return tree.Given{
		Lang: c.kind.site.Lang, Game: b.Game, Setup: rules.Setup{Variant: b.Variant}, Position: c.of.From(),
		Root: c.of.Tree(), Folded: c.folded, Signed: c.of.Signed(), Again: c.of.KnownPaths(),
	}
}

// fold folds what is below a node of the tree, or unfolds it.
func (c *calls) fold(path string) {
	c.drawing().Toggle(path)
	c.drawn = ""
}

package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/app/watch/tree"
)

// A branches is the region of the tree: a drawing for the eye, and a list that the keyboard goes through and a phone
// shows.
type branches struct {
	*frame
	forest *tree.Forest
}

// forest returns the drawing of the tree that is shown.
func (k *Kind) forest() *tree.Forest {
	s, outline := k.session, k.session.Outline()
	settings := s.Settings()
	return &tree.Forest{
		Words: k.words().Words, Tree: s.Tree(), Setup: settings.Setup(), Position: settings.Position,
		Folds: outline.Folds(), At: outline.At(), Boards: k.boards,
	}
}

// draw draws the region, or says why there is no tree.
func (b branches) draw() app.UI {
	m := b.messages
	if text := b.without(); text != "" {
		return ui.Tree(`<section class="slab forest" aria-label="{}"><p class="wait">{}</p>{}</section>`,
			m.Tree(""), text, button("anyway", m.Anyway, b.session.State() == watch.Held))
	}
	return ui.Tree(`<section class="slab forest" aria-label="{}">{}{}</section>`,
		m.Tree(m.Algorithms.Of(b.settings.Algorithm)), ui.Raw(b.forest.SVG()), b.rows())
}

// without says why there is no tree; nothing where there is one.
func (b branches) without() string {
	switch b.session.State() {
	case watch.Loading:
		return b.messages.Wait
	case watch.Held:
		return b.messages.Held
	case watch.Failed:
		return b.words.refusal(b.session.Failure())
	}
	return ""
}

// rows draws the tree as a list: what a phone shows, and what the keyboard and a reader go through.
func (b branches) rows() app.UI {
	var items []app.UI
	m, outline := b.messages, b.session.Outline()
	listed := outline.Rows()
	reached := outline.Reached(listed)
	for i, r := range listed {
		tab := "-1"
		if i == reached {
			tab = "0"
		}
		items = append(items, b.row(i, r, tab))
	}
	return ui.Tree(`<div class="branches" role="tree" aria-label="{}">{}</div>`,
		m.Tree(m.Algorithms.Of(b.settings.Algorithm)), items)
}

// rowID returns the id of a row.
func rowID(i int) string { return "branch-" + strconv.Itoa(i) }

// row draws a row of the list.
func (b branches) row(i int, r watch.Row, tab string) app.UI {
	outline := b.session.Outline()
	current := r.Key == strings.Join(b.tree.Where, " ")
	expanded := ""
	if len(r.Node.Children)+r.Node.More > 0 {
		expanded = strconv.FormatBool(!r.Folded)
	}
	class := ui.Join(" ", "branch", r.Node.State, ui.When(current, "current")) + indent(len(r.Path))
	return ui.Tree(`<div class="{}" role="treeitem" id="{}" tabindex="{}" aria-level="{}" aria-posinset="{}"
			aria-setsize="{}" aria-expanded="{}" aria-current="{}" aria-selected="{}" data-act="pick {}">
			{}{}{}{}
			<span class="hidden-text">{}</span>
		</div>`,
		class, rowID(i), tab, strconv.Itoa(len(r.Path)+1), strconv.Itoa(r.Place), strconv.Itoa(r.Of), expanded,
		ui.When(current, "step"), outline.Choosing() && r.Key == outline.At(), r.Key,
		b.chevron(expanded, r.Key), b.picture(r), b.named(r), b.valued(r), b.words.Spoken(r.Node, r.Path))
}

// chevron draws the control that folds and unfolds what is below a node, by finger.
func (b branches) chevron(expanded, path string) app.UI {
	if expanded == "" {
		return ui.Tree(`<span class="chevron" aria-hidden="true"></span>`)
	}
	return ui.Tree(`<span class="chevron" aria-hidden="true" data-act="unlist {}">{}</span>`, path, ui.Icon("forward"))
}

// picture draws the board of a node near the root; farther away a dot.
func (b branches) picture(r watch.Row) app.UI {
	if tree.HasBoard(r.Path) && r.Node.Kind != protocol.NodeLeaf {
		return ui.Raw(ui.HTML(b.forest.Small(r.Path)))
	}
	return ui.Tree(`<i></i>`)
}

// named draws the move that leads to a node, and what is known of it beside its value.
func (b branches) named(r watch.Row) app.UI {
	name := ui.Capital(b.messages.Root)
	if len(r.Path) > 0 {
		name = b.words.Move(r.Path[len(r.Path)-1])
	}
	return ui.Tree(`<span class="what" aria-hidden="true"><b>{}</b><small>{}</small></span>`, name, b.sub(r))
}

// sub says what is known of a node beside its value.
func (b branches) sub(r watch.Row) string {
	m := b.messages
	switch r.Node.State {
	case protocol.NodeNew:
		return m.New
	case protocol.NodeCut:
		return m.Cut
	case protocol.NodeOpen:
		who := ""
		if r.Node.Kind == protocol.NodeMax || r.Node.Kind == protocol.NodeMin {
			who = m.Chooses(b.words.Chooser(r.Node.Kind))
		}
		alpha, beta := b.words.Window(r.Node, r.Path)
		return ui.Join(" · ", who, ui.Join(", ", alpha, beta))
	}
	visits, truth := "", b.words.Truth(r.Node, r.Path)
	if r.Node.Visits > 0 {
		visits = m.Visits(r.Node.Visits)
	}
	if truth != "" {
		truth = m.Truth + " " + truth
	}
	return ui.Join(" · ", visits, truth, b.summary(r))
}

// summary says what a folded node has below it where these are leaves: their values, and how many were cut.
func (b branches) summary(r watch.Row) string {
	var values []string
	cut := 0
	for i := range r.Node.Children {
		switch c := &r.Node.Children[i]; {
		case !r.Folded || c.Kind != protocol.NodeLeaf && c.Kind != protocol.NodeEnd:
			return ""
		case c.State == protocol.NodeCut:
			cut++
		case c.Value != nil:
			values = append(values, b.words.Number(*c.Value))
		}
	}
	m, seen, cuts := b.messages, "", ""
	if len(values) > 0 {
		seen = m.LeavesAre(strings.Join(values, ", "))
	}
	if cut > 0 {
		cuts = m.CutOff(cut)
	}
	return ui.Join(", ", seen, cuts)
}

// valued draws the value of a node in a chip.
func (b branches) valued(r watch.Row) app.UI {
	text, asked := b.words.Value(r.Node, r.Path)
	class := ui.Join(" ", r.Node.Kind, ui.When(asked, "ask"))
	if r.Node.State == protocol.NodeNew || r.Node.State == protocol.NodeCut {
		text, class = "–", "none"
	}
	return ui.Tree(`<span class="val {}" aria-hidden="true">{}</span>`, class, text)
}

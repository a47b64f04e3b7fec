package watch

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/ai/sheet"
	"tablier/app/latest"
)

// An Export is the whole tree of a search at a step, to be saved.
type Export struct {
	Address string // of the search
	Nodes   []ExportedNode
}

// An ExportedNode is a node with its path.
type ExportedNode struct {
	Path []string
	Node *protocol.TreeNode
}

// Export fetches the whole tree at the present step, and calls back with it unless another search is shown before or
// another export begins. What fails is refused.
func (s *Session) Export(then func(Export)) {
	if s.tree == nil {
		return
	}
	s.run.stop()
	e := &exporter{session: s, token: s.exporting.Next(), step: s.tree.Step, queue: [][]string{nil}, then: then}
	e.fetch()
}

// An exporter fetches a whole tree, window by window.
type exporter struct {
	session *Session
	token   latest.Token
	step    int
	queue   [][]string // the paths whose children are wanted
	from    int        // the first child wanted of the first of them
	found   []ExportedNode
	then    func(Export)
}

// fetch asks for the next window, until there is none.
func (e *exporter) fetch() {
	search := e.session.settings
	if len(e.queue) == 0 {
		e.then(Export{search.Address(e.step), e.found})
		return
	}
	r := search.Request(e.step)
	r.Tree.At, r.Tree.Levels, r.Tree.From, r.Tree.Truth = e.queue[0], 1, e.from, false
	e.session.queue.ask(question{r, e.token.Valid, func(tree *protocol.Tree, err error) {
		if err != nil {
			e.session.report(err)
			return
		}
		e.take(tree)
		e.fetch()
	}})
}

// take adds the nodes of a window to the export, and queues those whose children the window leaves out.
func (e *exporter) take(tree *protocol.Tree) {
	at, top := e.queue[0], &tree.Root
	if e.from == 0 && len(at) == 0 {
		e.found = append(e.found, ExportedNode{nil, top})
	}
	all, page := top.More+len(top.Children), e.inTurn(tree)
	for i := range page {
		c := &page[i]
		path := append(slices.Clip(at), c.Move)
		e.found = append(e.found, ExportedNode{path, c})
		if c.More+len(c.Children) > 0 && c.State != protocol.NodeNew && c.State != protocol.NodeCut {
			e.queue = append(e.queue, path)
		}
	}
	if e.from += len(page); len(page) == 0 || e.from >= all {
		e.queue, e.from = e.queue[1:], 0
	}
}

// inTurn returns the children of a window's root that have not been exported yet. The last one may be there because it
// is on the way to the present position; it comes again.
func (e *exporter) inTurn(tree *protocol.Tree) []protocol.TreeNode {
	page, way := tree.Root.Children, append(slices.Clip(e.queue[0]), "")
	last := len(page) - 1
	if last < 1 || tree.Root.More == e.from || len(tree.Where) < len(way) {
		return page
	}
	way[len(way)-1] = page[last].Move
	if slices.Equal(way, tree.Where[:len(way)]) {
		return page[:last]
	}
	return page
}

// CSV writes the nodes as rows: the path, and what the search knows.
func (e Export) CSV(form sheet.Form) string {
	var b strings.Builder
	b.WriteString(sheet.Mark)
	form.Line(&b, "path", "kind", "state", "bound", "value")
	for _, r := range e.Nodes {
		value := ""
		if v := r.Node.Value; v != nil {
			value = form.Decimal(*v, -1)
		}
		form.Line(&b, sheet.Text(strings.Join(r.Path, " ")), r.Node.Kind, r.Node.State, r.Node.Bound, value)
	}
	return b.String()
}

// JSON writes the nodes as an object, with the address of the search.
func (e Export) JSON() string {
	var b strings.Builder
	b.WriteString(`{"search":` + strconv.Quote(e.Address) + `,"nodes":[`)
	for i, r := range e.Nodes {
		if i > 0 {
			b.WriteString(",")
		}
		b.WriteString("\n" + `{"path":` + strconv.Quote(strings.Join(r.Path, " ")) + `,"kind":"` +
			r.Node.Kind + `","state":"` + r.Node.State + `"`)
		if r.Node.Bound != "" {
			b.WriteString(`,"bound":"` + r.Node.Bound + `"`)
		}
		if v := r.Node.Value; v != nil {
			b.WriteString(`,"value":` + strconv.FormatFloat(*v, 'g', -1, 64))
		}
		b.WriteString("}")
	}
	b.WriteString("]}\n")
	return b.String()
}

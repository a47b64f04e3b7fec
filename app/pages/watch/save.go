package watch

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/ai/sheet"
)

// A record is a node of a saved tree.
type record struct {
	path []string
	node *protocol.TreeNode
}

// A saver fetches a whole tree, window by window.
type saver struct {
	*Kind
	saves int
	step  int
	queue [][]string // the paths of which the children are wanted
	from  int        // the first child wanted of the first of them
	found []record
	csv   bool
}

// saveTree saves the whole tree at the present step.
func (k *Kind) saveTree(csv bool) {
	if k.now == nil {
		return
	}
	k.stop()
	k.saves++
	s := &saver{Kind: k, saves: k.saves, step: k.now.Step, queue: [][]string{nil}, csv: csv}
	s.fetch()
}

func (s *saver) fetch() {
	if len(s.queue) == 0 {
		s.write()
		return
	}
	at := s.queue[0]
	r := s.settings.Request(s.step)
	r.Tree.At, r.Tree.Levels, r.Tree.From, r.Tree.Truth = at, 1, s.from, false
	s.send(errand{r, func() bool { return s.saves == s.Kind.saves }, func(tree *protocol.Tree, err error) {
		if err != nil {
			s.report(err)
			return
		}
		top := &tree.Root
		if s.from == 0 && len(at) == 0 {
			s.found = append(s.found, record{nil, top})
		}
		all, page := top.More+len(top.Children), s.inTurn(tree)
		for i := range page {
			c := &page[i]
			path := append(slices.Clip(at), c.Move)
			s.found = append(s.found, record{path, c})
			if c.More+len(c.Children) > 0 && c.State != protocol.NodeNew && c.State != protocol.NodeCut {
				s.queue = append(s.queue, path)
			}
		}
		if s.from += len(page); len(page) == 0 || s.from >= all {
			s.queue, s.from = s.queue[1:], 0
		}
		s.fetch()
	}})
}

// inTurn returns the children of a page that are in their turn: the last one may be there for it is on the way to the
// present position, and come again.
func (s *saver) inTurn(tree *protocol.Tree) []protocol.TreeNode {
	page, way := tree.Root.Children, append(slices.Clip(s.queue[0]), "")
	last := len(page) - 1
	if last < 1 || tree.Root.More == s.from || len(tree.Where) < len(way) {
		return page
	}
	way[len(way)-1] = page[last].Move
	if slices.Equal(way, tree.Where[:len(way)]) {
		return page[:last]
	}
	return page
}

// write saves what was fetched.
func (s *saver) write() {
	if s.csv {
		s.outside.save("tablier-arbre.csv", "text/csv", csvOf(s.found, s.site.Lang.Sheet()))
		return
	}
	s.outside.save("tablier-arbre.json", "application/json", jsonOf(s.settings.Address(s.step), s.found))
}

// csvOf writes nodes as rows: the path, and what the search knows.
func csvOf(found []record, form sheet.Form) string {
	var b strings.Builder
	b.WriteString(sheet.Mark)
	form.Line(&b, "path", "kind", "state", "bound", "value")
	for _, r := range found {
		value := ""
		if v := r.node.Value; v != nil {
			value = form.Decimal(*v, -1)
		}
		form.Line(&b, sheet.Text(strings.Join(r.path, " ")), r.node.Kind, r.node.State, r.node.Bound, value)
	}
	return b.String()
}

// jsonOf writes nodes as an object, with the address of the search.
func jsonOf(address string, found []record) string {
	var b strings.Builder
	b.WriteString(`{"search":` + strconv.Quote(address) + `,"nodes":[`)
	for i, r := range found {
		if i > 0 {
			b.WriteString(",")
		}
		b.WriteString("\n" + `{"path":` + strconv.Quote(strings.Join(r.path, " ")) + `,"kind":"` +
			r.node.Kind + `","state":"` + r.node.State + `"`)
		if r.node.Bound != "" {
			b.WriteString(`,"bound":"` + r.node.Bound + `"`)
		}
		if v := r.node.Value; v != nil {
			b.WriteString(`,"value":` + strconv.FormatFloat(*v, 'g', -1, 64))
		}
		b.WriteString("}")
	}
	b.WriteString("]}\n")
	return b.String()
}

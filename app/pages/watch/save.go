package watch

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
)

// style is how a saved drawing looks where the site's styles are not.
const style = `text{font-family:system-ui,sans-serif;fill:#1E1B16}.q{fill:#6B6257}.mid{text-anchor:middle}` +
	`.strong{font-weight:650}.bound{fill:#B4431A;font-weight:600}.e{fill:none;stroke:#857C70;stroke-width:1.25}` +
	`.e.on{stroke:#B4431A;stroke-width:2.5}.e.off{stroke:#DDD5C9;stroke-dasharray:3 4}.chip{fill:#FFF;stroke:#857C70}` +
	`.chip.max{rx:4px}.chip.min{rx:10px}.chip.best{fill:#1E1B16}.chip.best+text{fill:#FFF}` +
	`.leafbox{fill:#F4EFE6;stroke:#DDD5C9}.cutleaf{fill:none;stroke:#DDD5C9;stroke-dasharray:2.5 2.5}` +
	`.cutmark{stroke:#6B6257;stroke-width:1.75}.halo{fill:none;stroke:#B4431A;stroke-width:3}.away{opacity:.3}` +
	`.dot{fill:#DDD5C9}`

// saveSVG saves the drawing as a file that needs nothing of the site: the pieces it uses are copied into it.
func (k *Kind) saveSVG() {
	if k.now == nil {
		return
	}
	markup, high := k.drawing()
	root := app.Window().Get("document")
	var defs strings.Builder
	var seen []string
	for rest := string(markup); ; {
		_, after, found := strings.Cut(rest, `href="#`)
		if !found {
			break
		}
		var id string
		id, rest, _ = strings.Cut(after, `"`)
		if piece := root.Call("getElementById", id); piece.Truthy() && !slices.Contains(seen, id) {
			seen = append(seen, id)
			defs.WriteString(piece.Get("outerHTML").String())
		}
	}
	text := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ` + strconv.Itoa(drawingWide) + " " +
		strconv.Itoa(high) + `"><style>` + style + `</style><defs>` + defs.String() + `</defs>` + string(markup) + "</svg>\n"
	k.outside.save("tablier-arbre.svg", "image/svg+xml", settled(text))
}

// settled replaces the variables of the site's styles by what they stand for.
func settled(text string) string {
	if !app.IsClient {
		return text
	}
	computed := app.Window().Call("getComputedStyle", app.Window().Get("document").Get("documentElement"))
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, "var(")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name, rest, _ := strings.Cut(after, ")")
		b.WriteString(strings.TrimSpace(computed.Call("getPropertyValue", name).String()))
		text = rest
	}
}

func save(name, kind, text string) { ui.Download(name, kind, text) }

// A record is a node of a saved tree.
type record struct {
	path []string
	node *protocol.TreeNode
}

// A saver fetches a whole tree, window by window.
type saver struct {
	*Kind
	run   int
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
	k.run++
	s := &saver{Kind: k, run: k.run, queue: [][]string{nil}, csv: csv}
	s.fetch()
}

func (s *saver) fetch() {
	if len(s.queue) == 0 {
		s.write()
		return
	}
	at := s.queue[0]
	r := s.settings.Request(s.now.Step)
	r.Tree.At, r.Tree.Levels, r.Tree.From = at, 1, s.from
	s.outside.ask(r, func(line string, err error) {
		tree, ok := read(line, err)
		if s.run != s.Kind.run || !ok {
			return
		}
		top := &tree.Root
		if s.from == 0 && len(at) == 0 {
			s.found = append(s.found, record{nil, top})
		}
		for i := range top.Children {
			c := &top.Children[i]
			path := append(slices.Clip(at), c.Move)
			s.found = append(s.found, record{path, c})
			if c.More+len(c.Children) > 0 && c.State != protocol.NodeNew && c.State != protocol.NodeCut {
				s.queue = append(s.queue, path)
			}
		}
		all := top.More + len(top.Children)
		if s.from += len(top.Children); len(top.Children) == 0 || s.from >= all {
			s.queue, s.from = s.queue[1:], 0
		}
		s.fetch()
	})
}

// write saves what was fetched.
func (s *saver) write() {
	if s.csv {
		s.outside.save("tablier-arbre.csv", "text/csv", csvOf(s.found))
		return
	}
	s.outside.save("tablier-arbre.json", "application/json", jsonOf(s.settings.Address(s.now.Step), s.found))
}

// csvOf writes nodes as rows: the path, and what the search knows.
func csvOf(found []record) string {
	var b strings.Builder
	b.WriteString("path,kind,state,bound,value\n")
	for _, r := range found {
		b.WriteString(strings.Join(r.path, " ") + "," + r.node.Kind + "," + r.node.State + "," + r.node.Bound + "," +
			real(r.node.Value) + "\n")
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
		if r.node.Value != nil {
			b.WriteString(`,"value":` + real(r.node.Value))
		}
		b.WriteString("}")
	}
	b.WriteString("]}\n")
	return b.String()
}

func real(v *float64) string {
	if v == nil {
		return ""
	}
	return strconv.FormatFloat(*v, 'g', -1, 64)
}

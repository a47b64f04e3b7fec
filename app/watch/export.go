package watch

import (
	"strconv"
	"strings"

	"tablier/ai/protocol"
)

// mostExported is how many windows a whole tree may take.
const mostExported = 20_000

// Whole asks for the whole tree at the step that is shown, a window at a time.
func (s *Session) Whole(asker Asker, done func(root *protocol.TreeNode, err error)) {
	step := s.Tree.Step
	asker.Tree(s.request(Window{Levels: MostDepth}, step), func(t *protocol.Tree, err error) {
		if err != nil {
			done(nil, err)
			return
		}
		e := &export{session: s, asker: asker, step: step, root: &t.Root, done: done}
		e.look(&t.Root, nil)
		e.next()
	})
}

// An export is a whole tree on its way.
type export struct {
	session *Session
	asker   Asker
	step    int
	root    *protocol.TreeNode
	queue   []Window
	asked   int
	done    func(*protocol.TreeNode, error)
}

// look puts what is missing below a node on the list of what is to be asked for.
func (e *export) look(n *protocol.TreeNode, path []string) {
	if n.More > 0 && n.State != StateNew && n.State != StateCut {
		e.queue = append(e.queue, Window{At: append([]string(nil), path...), Levels: MostDepth, From: len(n.Children)})
	}
	for i := range n.Children {
		e.look(&n.Children[i], append(path[:len(path):len(path)], n.Children[i].Move))
	}
}

// next asks for the next window.
func (e *export) next() {
	if len(e.queue) == 0 || e.asked >= mostExported {
		e.done(e.root, nil)
		return
	}
	w := e.queue[0]
	e.queue = e.queue[1:]
	e.asked++
	e.asker.Tree(e.session.request(w, e.step), func(t *protocol.Tree, err error) {
		if err != nil {
			e.done(nil, err)
			return
		}
		e.join(w, &t.Root)
		e.next()
	})
}

// join puts the children of a window behind those that are there.
func (e *export) join(w Window, part *protocol.TreeNode) {
	at := Find(e.root, w.At)
	if at == nil {
		return
	}
	before := len(at.Children)
	at.Children = append(at.Children, part.Children...)
	at.More = part.More
	if len(part.Children) == 0 {
		at.More = 0
	}
	for i := before; i < len(at.Children); i++ {
		e.look(&at.Children[i], append(w.At[:len(w.At):len(w.At)], at.Children[i].Move))
	}
	if at.More > 0 {
		e.queue = append(e.queue, Window{At: w.At, Levels: MostDepth, From: len(at.Children)})
	}
}

// JSON writes a tree as an answer of the protocol has it.
func JSON(root *protocol.TreeNode) string {
	whole := protocol.Grown{Tree: protocol.Tree{Root: *root}}
	return string(protocol.Encode(nil, protocol.NumberID(1), whole)) + "\n"
}

// CSV writes a tree as a table, a node a row: its path, and what is known of it.
func CSV(root *protocol.TreeNode) string {
	var b strings.Builder
	b.WriteString("path,depth,kind,state,value,bound,visits,mean\n")
	writeRows(&b, root, nil)
	return b.String()
}

func writeRows(b *strings.Builder, n *protocol.TreeNode, path []string) {
	fields := []string{
		`"` + strings.ReplaceAll(key(path), `"`, `""`) +
			`"`, strconv.Itoa(len(path)), n.Kind, n.State, number64(n.Value), n.Bound,
		strconv.Itoa(n.Visits), number64(n.Mean),
	}
	b.WriteString(strings.Join(fields, ",") + "\n")
	for i := range n.Children {
		writeRows(b, &n.Children[i], append(path[:len(path):len(path)], n.Children[i].Move))
	}
}

// number64 writes a number that may be absent.
func number64(x *float64) string {
	if x == nil {
		return ""
	}
	return strconv.FormatFloat(*x, 'g', -1, 64)
}

package write

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/rules"
)

// calls are those of the observed function, as the program has made them for one move.
type calls struct {
	from   string // the position in which the move was chosen
	nodes  []call
	below  map[int][]int   // the calls that each has made, by its place
	made   int             // how many there were, of which the first are noted
	folded map[string]bool // what a person has folded or unfolded of their tree, by its path
	drawn  ui.HTML         // their tree, drawn once and not with the whole page
	apart  string          // how they compare with those of the solution, in words
	signed bool            // the function changes the sign of what its own calls return: negamax
	known  map[int]bool    // calls whose values the program knew from before, by their places
}

// A call is one of the observed function: its parent by its place, -1 for none.
type call struct {
	Parent   int
	Function string
	Position string
	Args     []string
	Value    string
	Exact    string
	Plies    int    // in which it is won or lost
	Looks    *int   // at positions within the call itself; nil where the runner does not tell
	Move     string `json:"-"` // to its position from that of the call above it, or else the position
	Made     bool   `json:"-"` // it is a move
	For      string `json:"-"` // of negamax: whom its value is for, in words
}

// mostNodes is how many calls are drawn.
const mostNodes = 400

// draw has the calls of the observed function recorded while the program chooses a move.
func (k *Kind) draw() {
	k.calls = calls{}
	k.start(drawing, k.moveRequest("tree", mostNodes))
}

// observed takes the calls. Where the exercise says so they are compared with those of its solution, which chooses a
// move in the same position.
func (k *Kind) observed(e event) {
	k.calls = calls{from: k.position(), nodes: e.Nodes, made: e.Observed, folded: map[string]bool{}}
	k.below = map[int][]int{}
	for i, n := range k.nodes {
		k.below[n.Parent] = append(k.below[n.Parent], i)
	}
	k.nameCalls(k.nodes)
	if len(k.nodes) > 0 {
		k.signed = changesSign(k.source(), k.nodes[0].Function)
	}
	k.findKnown()
	for i := range k.nodes {
		k.nodes[i].For = k.whom(&k.nodes[i])
	}
	k.drawTree()
	if !k.exercise().Compared || len(k.nodes) == 0 {
		return
	}
	k.errand = comparing
	k.program = k.launch(k.exercise().Solution, k.hear, k.moveRequest("tree", mostNodes))
}

// compare says where the calls first differ from those of the solution. Where more have been made than are noted, only
// those are compared that both have.
func (k *Kind) compare(e event) {
	m := k.messages().Programs
	k.nameCalls(e.Nodes)
	own, whole := byPath(k.nodes), k.made == len(k.nodes) && e.Observed == len(e.Nodes)
	for i := range e.Nodes {
		path := pathOf(e.Nodes, i)
		value, there := own[strings.Join(path, " ")]
		switch {
		case !there && !whole, there && same(value, e.Nodes[i].Value):
			continue
		case !there:
			value = m.NotCalled
		}
		k.apart = m.Differs(k.writePath(path), value, e.Nodes[i].Value)
		return
	}
	switch {
	case !whole:
		k.apart = m.SameSoFar
	case k.made != e.Observed:
		k.apart = m.OtherCount(k.made, e.Observed)
	default:
		k.apart = m.SameTree
	}
}

// same says whether two values are, as Python writes them: 1 and 1.0 are.
func same(a, b string) bool {
	x, errA := strconv.ParseFloat(a, 64)
	y, errB := strconv.ParseFloat(b, 64)
	return a == b || errA == nil && errB == nil && x == y
}

// byPath returns the values of calls by the moves that lead to them. Of two with the same moves the first counts.
func byPath(nodes []call) map[string]string {
	values := map[string]string{}
	for i := range nodes {
		path := strings.Join(pathOf(nodes, i), " ")
		if _, known := values[path]; !known {
			values[path] = nodes[i].Value
		}
	}
	return values
}

// pathOf returns the moves that lead to a call, from the position on the board: none to that itself.
func pathOf(nodes []call, i int) (path []string) {
	n := &nodes[i]
	if n.Parent >= 0 && n.Parent < i {
		path = pathOf(nodes, n.Parent)
	}
	if n.Made {
		path = append(path, n.Move)
	}
	return path
}

// nameCalls tells each call from the one above it.
func (k *Kind) nameCalls(nodes []call) {
	setup := k.begun("").Setup()
	for i := range nodes {
		n := &nodes[i]
		n.Move = n.Position
		from := k.from
		if n.Parent >= 0 && n.Parent < i {
			from = nodes[n.Parent].Position
		}
		before, err := k.game().Spec.Parse(setup, from)
		if err != nil {
			continue
		}
		for _, move := range before.Moves() {
			if after, err := before.Play(move); err == nil && after.String() == n.Position {
				n.Move, n.Made = string(move), true
				break
			}
		}
	}
}

// writePath writes moves as the move list shows them.
func (k *Kind) writePath(path []string) string {
	moves := make([]string, len(path))
	for i, move := range path {
		moves[i] = k.write(rules.Move(move))
	}
	return strings.Join(moves, ", ")
}

// treeCard lists the calls of the observed function, each within the one that made it.
func (k *Kind) treeCard() app.UI {
	m := k.messages().Programs
	head := m.Calls(len(k.nodes), k.made)
	if len(k.nodes) == 0 {
		head = m.NoCalls
	}
	drawn := k.errand == drawing || k.errand == comparing
	shown := drawn && k.program == nil && k.fault == nil || len(k.nodes) > 0
	section := ui.Attributes(ui.El("section"), at{"class", "slab calls", "data-tab", "tree", "aria-label", m.Tree}).
		Body(leaf("p head", head), k.button("calls", m.Tree, "btn").ID("tree-calls"), ui.Text("p", "apart", k.apart),
			ui.Text("p", "quiet", ui.When(k.signed, m.Signed)),
			ui.Text("p", "quiet", ui.When(len(k.known) > 0, m.Known(len(k.known)))),
			k.tree(), k.branch(-1, 0))
	if !shown {
		section.Attr("data-empty", "true")
	}
	return section
}

// whom says for whom the value of a call of negamax is.
func (k *Kind) whom(c *call) string {
	if !k.signed {
		return ""
	}
	p, err := k.game().Spec.Parse(k.begun("").Setup(), c.Position)
	if err != nil || p.ToMove() != rules.First && p.ToMove() != rules.Second {
		return ""
	}
	return k.messages().Watch.For(k.game().Words(k.site.Lang).Seat(p.ToMove().Index()))
}

// findKnown finds the calls whose values the program knew: they have looked at nothing and asked nobody, though there
// was something to look for.
func (k *Kind) findKnown() {
	k.known = map[int]bool{}
	for i := range k.nodes {
		n := &k.nodes[i]
		if n.Looks != nil && *n.Looks == 0 && len(k.below[i]) == 0 && n.deep() &&
			k.kindOf(n.Position) != protocol.NodeEnd {
			k.known[i] = true
		}
	}
}

// deep says whether a call was to search on: the first of its numbers, the depth, is not 0.
func (c *call) deep() bool {
	for _, arg := range c.Args {
		if depth, err := strconv.Atoi(arg); err == nil {
			return depth != 0
		}
	}
	return true
}

// branch is the list of the calls that one call has made.
func (k *Kind) branch(parent, depth int) app.UI {
	var rows []app.UI
	for _, i := range k.below[parent] {
		n := &k.nodes[i]
		label := n.Function
		for _, arg := range n.Args {
			label += " " + arg
		}
		line := node("span node",
			leaf("span mono", n.Move), leaf("span quiet", label),
			ui.Leaf("b", n.Value), ui.Text("small", "quiet", n.For),
			ui.Text("small", "again", ui.When(k.known[i], k.messages().Programs.KnownCall)),
			ui.Text("small", "exact "+n.Exact, k.messages().Programs.Exact(n.Exact)))
		if len(k.below[i]) == 0 {
			rows = append(rows, node("li", line))
			continue
		}
		details := ui.El("details").Body(node("summary", line), k.branch(i, depth+1))
		if depth == 0 {
			details.Attr("open", true)
		}
		rows = append(rows, node("li", details))
	}
	return node("ul py-branch", rows...)
}

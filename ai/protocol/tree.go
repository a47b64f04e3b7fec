package protocol

// What a tree may be at most.
const (
	MaxTree    = 200_000 // nodes, or playouts
	MaxWindow  = 1 << 16 // bytes of an answer with a part of one
	MaxLevels  = 100     // shown below the node at the top of the part
	MaxAltered = 1_000   // leaves with other values, or nodes with other orders
	MaxGiven   = 1_000   // the largest value, up or down, that a leaf is given
)

// LastStep stands for the last step of a search.
const LastStep = -1

// A TreeQuery is what a request of the op tree asks, beside its match, its depth, its nodes and its seed.
type TreeQuery struct {
	Algorithm  string
	Evaluation string      // of the horizon; empty for the game's first
	Order      string      // of the moves; empty for the rules'
	Leaves     []LeafValue // horizon leaves that have other values
	Orders     []MoveOrder // nodes whose moves have another order
	Beside     string      // another algorithm whose counts are wanted; empty for none
	At         []string    // the path of the node at the top of the part that is shown
	Levels     int         // how many plies below it are
	From       int         // the first of its children that is
	Step       int         // LastStep for the last
	Truth      bool        // whether exact values are wanted where they are known
}

// A LeafValue is a value that a leaf has been given.
type LeafValue struct {
	Path  []string
	Value float64
}

// A MoveOrder is an order that the moves of a node have been given. Those that it does not name come after it.
type MoveOrder struct {
	Path, Moves []string
}

// Counts count what a search has done.
type Counts struct {
	Nodes  int `json:"nodes"`
	Leaves int `json:"leaves"` // among the nodes
	Cuts   int `json:"cuts"`
	Hits   int `json:"hits"` // nodes settled by the transposition table
}

// A Tree is one moment of a search, and a part of the tree as it is then.
type Tree struct {
	Steps int      `json:"steps"` // how many the search has
	Step  int      `json:"step"`  // the one that is shown; before the first, 0
	Event string   `json:"event"` // what the step did; empty for step 0
	Where []string `json:"where"` // the path of the node to which it did
	Counts
	Total     Counts   `json:"total"`     // of the whole search
	Beside    *Counts  `json:"beside"`    // of the other algorithm when it has come to the same node
	Iteration int      `json:"iteration"` // the depth of the present one of deepening; backward: the number of the wave
	Stack     []Frame  `json:"stack"`     // the calls that are open, the root's first
	Best      string   `json:"best"`      // the root's move, and its value, once it has returned
	Value     *float64 `json:"value"`
	Root      TreeNode `json:"root"` // the node at the top of the part, which need not be the search's root
}

// Grown is what the line of an answer to the op tree has beside its id.
type Grown struct {
	Tree Tree `json:"tree"`
}

// A Frame is a call that is open.
type Frame struct {
	Move  string   `json:"move"` // empty for the root's
	Depth int      `json:"depth"`
	Alpha *float64 `json:"alpha"` // nil, and absent from the JSON, for -∞
	Beta  *float64 `json:"beta"`  // nil for ∞
	Value *float64 `json:"value"` // the best so far
}

// A TreeNode is a node at the moment shown. What is nil, zero or empty is absent from the JSON.
type TreeNode struct {
	Move     string     `json:"move"`
	Kind     string     `json:"kind"`
	State    string     `json:"state"`
	Value    *float64   `json:"value"` // the best so far of an open node
	Bound    string     `json:"bound"`
	Alpha    *float64   `json:"alpha"`
	Beta     *float64   `json:"beta"`
	CutAlpha *float64   `json:"cut_alpha"` // the two numbers by which the rest of its children were cut
	CutBeta  *float64   `json:"cut_beta"`
	Visits   int        `json:"visits"`
	Mean     *float64   `json:"mean"`
	Weight   int        `json:"weight"` // of a move of chance
	Truth    *Truth     `json:"truth"`
	More     int        `json:"more"` // children beside those that are shown
	Children []TreeNode `json:"children"`
}

// A Truth is what a node is worth by exact calculation.
type Truth struct {
	Value  string   `json:"value"`  // first, second or draw; empty where points count
	Plies  int      `json:"plies"`  // to the end; 0 for a draw
	Points *float64 `json:"points"` // expected
}

// What the field Kind of a [TreeNode] says.
const (
	KindMax    = "max"
	KindMin    = "min"
	KindChance = "chance"
	KindLeaf   = "leaf" // at the horizon
	KindEnd    = "end"  // of the game
)

// What the field State of a [TreeNode] says.
const (
	StateNew  = "new"  // not seen yet
	StateOpen = "open" // being searched
	StateDone = "done"
	StateCut  = "cut" // not looked at, and it never will be
	StateHit  = "hit" // settled by the transposition table
)

// What the field Bound of a [TreeNode] says of a value that is not exact.
const (
	BoundAtLeast = "atleast"
	BoundAtMost  = "atmost"
)

// Fit cuts the tree until the answer is no longer than MaxWindow, an id of usual length included: the levels from
// below, then the last of the children.
func (t *Tree) Fit() {
	const head = 64
	whole := object{}
	whole.open()
	t.write(&whole)
	size := len(whole.buf) + head
	for depth := t.Root.height(); size > MaxWindow && depth > 1; depth-- {
		size -= t.Root.prune(depth - 1)
	}
	for n := len(t.Root.Children); size > MaxWindow && n > 0; n-- {
		o := object{}
		t.Root.Children[n-1].write(&o)
		size -= len(o.buf) + len(",")
		t.Root.Children, t.Root.More = t.Root.Children[:n-1], t.Root.More+1
		size += len(`"more":12345,`)
	}
	for n := len(t.Where); size > MaxWindow && n > 0; n-- {
		size -= len(t.Where[n-1])
		t.Where = t.Where[:n-1]
	}
}

// height returns how many levels there are below the node.
func (n *TreeNode) height() int {
	most := 0
	for i := range n.Children {
		most = max(most, 1+n.Children[i].height())
	}
	return most
}

// prune drops the children of the nodes so many levels below, and returns by how many bytes that shortens the answer
// at least.
func (n *TreeNode) prune(levels int) (less int) {
	if levels > 0 {
		for i := range n.Children {
			less += n.Children[i].prune(levels - 1)
		}
		return less
	}
	if len(n.Children) == 0 {
		return 0
	}
	before, after := object{}, object{}
	n.write(&before)
	n.More, n.Children = n.More+len(n.Children), nil
	n.write(&after)
	return len(before.buf) - len(after.buf)
}

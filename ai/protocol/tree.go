package protocol

import "strconv"

// MaxTree is how many nodes a tree may have at most, and MaxWindow how many bytes an answer with a part of one.
const (
	MaxTree   = 200_000
	MaxWindow = 64 << 10
)

// The algorithms of the op tree.
const (
	Minimax    = "minimax"
	Negamax    = "negamax"
	AlphaBeta  = "alphabeta"
	Tabled     = "table"
	Deepening  = "deepening"
	Expectimax = "expectimax"
	MonteCarlo = "mcts"
	Backward   = "backward"
)

// A TreeQuery is the part of a request of the op tree beside its match.
type TreeQuery struct {
	Algorithm  string
	Evaluation string // empty for the game's first
	Order      string // empty for that of the rules
	Beside     string // another algorithm whose counts are wanted, empty for none
	Leaves     []TreeLeaf
	Orders     []TreeOrder
	At         []string // the path of the node at the top of the window
	Levels     int      // plies shown below it
	From       int      // the first child shown of it
	Step       int      // -1 for the last
	Truth      bool
}

// A TreeLeaf replaces the value of a position at the horizon.
type TreeLeaf struct {
	Path  []string
	Value int
}

// A TreeOrder names the moves of a position to be searched first.
type TreeOrder struct {
	Path  []string
	Moves []string
}

// A Tree answers the op tree: a part of the tree of a search, as it stands at a step.
type Tree struct {
	Steps     int         `json:"steps"` // of the whole search
	Step      int         `json:"step"`
	Event     string      `json:"event"` // the kind of the step; empty for step 0
	Where     []string    `json:"where"` // the path of the node that it concerns
	Counts    TreeCounts  `json:"counts"`
	Total     TreeCounts  `json:"total"`  // of the whole search
	Beside    *TreeCounts `json:"beside"` // of the other algorithm at the same point; absent when none was asked for
	Iteration int         `json:"iteration"`
	Stack     []TreeFrame `json:"stack"` // the root first
	Best      string      `json:"best"`  // the move, once the search is over
	Value     *float64    `json:"value"` // of the root, once it is known
	Root      TreeNode    `json:"root"`  // of the window
}

// A TreeCounts is the counts of a search.
type TreeCounts struct {
	Nodes  int `json:"nodes"`
	Leaves int `json:"leaves"`
	Cuts   int `json:"cuts"`
	Hits   int `json:"hits"`
}

// A TreeFrame is a call that has not returned. Alpha and Beta are absent where they are infinite, or where the search
// has no window.
type TreeFrame struct {
	Move  string   `json:"move"` // empty for the root
	Kind  string   `json:"kind"`
	Depth int      `json:"depth"` // plies that are left
	Alpha *float64 `json:"alpha"`
	Beta  *float64 `json:"beta"`
	Value *float64 `json:"value"` // the best so far
}

// The states of a node.
const (
	NodeNew  = "new"
	NodeOpen = "open"
	NodeDone = "done"
	NodeCut  = "cut"
	NodeHit  = "hit"
)

// The kinds of nodes.
const (
	NodeMax    = "max"
	NodeMin    = "min"
	NodeChance = "chance"
	NodeLeaf   = "leaf"
	NodeEnd    = "end"
)

// A TreeNode is a position of a tree. What does not apply is zero and absent from the JSON.
type TreeNode struct {
	Move     string     `json:"move"`
	Kind     string     `json:"kind"`
	State    string     `json:"state"`
	Value    *float64   `json:"value"` // of an open one the best so far
	Bound    string     `json:"bound"` // "atleast" or "atmost"
	Alpha    *float64   `json:"alpha"`
	Beta     *float64   `json:"beta"`
	CutAlpha *float64   `json:"cut_alpha"`
	CutBeta  *float64   `json:"cut_beta"`
	Visits   int        `json:"visits"`
	Mean     *float64   `json:"mean"`
	Weight   int        `json:"weight"`
	Truth    *TreeTruth `json:"truth"`
	Missing  bool       `json:"missing"` // a file would say the truth that is not here
	More     int        `json:"more"`    // children that the window leaves out
	Children []TreeNode `json:"children"`
}

// A TreeTruth is the value of a position with perfect play.
type TreeTruth struct {
	Winner string   `json:"winner"` // first, second or nobody; empty in a game of points
	Plies  int      `json:"plies"`
	Points *float64 `json:"points"`
}

// tree reads the fields of the op tree.
func (d *decoder) tree(r *Request, known []string) []string {
	q := &r.Tree
	q.Algorithm = d.text("algorithm", true)
	q.Evaluation, q.Order, q.Beside = d.text("evaluation", false), d.text("order", false), d.text("beside", false)
	r.Depth = int(d.integer("depth", 1, MaxDepth, false))
	r.Nodes = d.integer("nodes", 1, MaxTree, false)
	r.Seed = d.integer("seed", 0, 1<<64-1, false)
	q.At = d.texts("at", MaxDepth)
	q.Levels = int(d.integer("levels", 0, MaxDepth, false))
	q.From = int(d.integer("from", 0, MaxMoves, false))
	q.Step = d.step("step")
	q.Truth = d.flag("truth")
	d.objects("leaves", []string{"path", "value"}, func(d *decoder) {
		q.Leaves = append(q.Leaves, TreeLeaf{d.texts("path", MaxDepth), d.signed("value", -99, 99)})
	})
	d.objects("orders", []string{"path", "moves"}, func(d *decoder) {
		q.Orders = append(q.Orders, TreeOrder{d.texts("path", MaxDepth), d.texts("moves", MaxMoves)})
	})
	return append(known, "algorithm", "evaluation", "order", "beside", "depth", "nodes", "seed", "at", "levels", "from",
		"step", "truth", "leaves", "orders")
}

// step reads a step: a number from 0, or -1 for the last, as when it is absent.
func (d *decoder) step(field string) int {
	if d.members[field] == "" {
		return -1
	}
	return d.signed(field, -1, 1<<30)
}

// signed reads an integer that may be negative; it is required.
func (d *decoder) signed(field string, least, most int) int {
	want := "an integer from " + strconv.Itoa(least) + " to " + strconv.Itoa(most)
	n, err := strconv.Atoi(d.value(field, want, true))
	if err != nil || n < least || n > most {
		d.fail(field, want)
		return 0
	}
	return n
}

// flag reads true or false, false when it is absent.
func (d *decoder) flag(field string) bool {
	v := d.value(field, "", false)
	if v != "" && v != "true" && v != "false" {
		d.fail(field, "true or false")
	}
	return v == "true"
}

// objects reads an array of objects with the known members, each by read.
func (d *decoder) objects(field string, known []string, read func(d *decoder)) {
	const most = 1_000
	v := d.value(field, "", false)
	if v == "" {
		return
	}
	s, n := scanner{text: v}, 0
	var inner *Error
	err := s.array(0, func(value string) {
		members, err := split(value)
		if n++; err != nil || inner != nil {
			if inner == nil {
				inner = err
			}
			return
		}
		one := decoder{members: members}
		read(&one)
		one.unknown(OpTree, known)
		inner = one.err
	})
	if err == nil {
		err = inner
	}
	if err != nil || n > most {
		d.fail(field, "an array of at most "+strconv.Itoa(most)+" objects with "+known[0]+" and "+known[1])
	}
}

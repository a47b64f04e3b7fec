package watch

// The picture of a tree, in the units of its drawing.
const (
	Width   = 872 // of a tree that fits
	margin  = 66  // on the left, for the names of the rows
	leafGap = 21  // between two leaves
)

// A Size is how a node is drawn: as a board of so many units, or as a value alone where that is 0.
type Size struct{ Board, Gap int }

// sizes are those of the nodes of each row; those of further rows are values alone.
var sizes = []Size{{60, 150}, {56, 176}, {41, 72}}

// FewMoves is how many moves of the root have room for a text beside their boards; more of them stand closer together.
const (
	FewMoves   = 4
	crowdedGap = 84
)

// A Spot is where a node stands in the picture.
type Spot struct {
	*Seen
	X, Y  int // the middle of its upper edge
	Board int // how large its board is, 0 for a value alone
}

// Foot returns where the edges to the children begin.
func (s *Spot) Foot() int {
	if s.Board == 0 {
		return s.Y + chipHeight
	}
	return s.Y + s.Board + chipHeight
}

const chipHeight = 20

// rows are the heights of the rows with boards; others follow at equal distances.
var rows = []int{14, 118, 230}

const rowGap = 112

// rowAt returns the height of a row.
func rowAt(depth int) int {
	if depth < len(rows) {
		return rows[depth]
	}
	return rows[len(rows)-1] + rowGap*(depth-len(rows)+1) + 12
}

// A Plan is the picture of what is on the screen of a tree.
type Plan struct {
	Width, Height int
	Spots         []Spot // parents before their children
	Depth         int    // of the deepest row
}

// Lay returns where the nodes on the screen stand. Children stand side by side below the middle of their parent.
func Lay(root *Seen) *Plan {
	p := &Plan{}
	end := p.lay(root, margin+14, 0)
	p.Width = max(Width, end+20)
	if spare := p.Width - 20 - end; spare > 0 && len(p.Spots) > 1 { // a narrow tree stands in the middle
		for i := range p.Spots {
			p.Spots[i].X += spare / 2
		}
	}
	p.Height = rowAt(p.Depth) + 62
	if p.Depth < len(sizes) {
		p.Height += sizes[p.Depth].Board
	}
	return p
}

// lay gives a node and all below it their places, from a left edge on; it returns where they end.
func (p *Plan) lay(s *Seen, left, depth int) (right int) {
	p.Depth = max(p.Depth, depth)
	gap, board := leafGap, 0
	if depth < len(sizes) && s.Kind != KindLeaf {
		gap, board = sizes[depth].Gap, sizes[depth].Board
		if depth == 1 && s.Siblings() > FewMoves {
			gap = crowdedGap
		}
	} else if s.Inner() || s.Bound != "" {
		gap = 36
	}
	at := len(p.Spots)
	p.Spots = append(p.Spots, Spot{Seen: s, Y: rowAt(depth), Board: board})
	right = left
	first, last := left, left
	for i, child := range s.Children {
		number := len(p.Spots)
		right = p.lay(child, right, depth+1)
		if i == 0 {
			first = p.Spots[number].X
		}
		last = p.Spots[number].X
	}
	if tail := p.tail(s); tail > 0 {
		right += tail
		last = right - tail/2
		if len(s.Children) == 0 {
			first = last
		}
	}
	if width := right - left; width < gap {
		shift := (gap - width) / 2
		p.shift(at+1, shift)
		first, last, right = first+shift, last+shift, left+gap
	}
	if crowded := depth > 1 || s.Siblings() > FewMoves; s.Current && depth > 0 && crowded && board > 0 {
		right += besideRoom
	}
	p.Spots[at].X = (first + last) / 2
	return right
}

// besideRoom is for the bounds beside a node of the third row.
const besideRoom = 66

// tail returns how much room is for the children that are not on the screen.
func (p *Plan) tail(s *Seen) int {
	if s.Folded == 0 {
		return 0
	}
	if len(s.Children) == 0 {
		return min(s.Folded, mostDots) * dotGap
	}
	return 84
}

// How many dots stand for what is folded, and how far apart.
const (
	mostDots = 4
	dotGap   = 10
)

// shift moves all spots from one on.
func (p *Plan) shift(from, by int) {
	for i := from; i < len(p.Spots); i++ {
		p.Spots[i].X += by
	}
}

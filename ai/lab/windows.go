package lab

import (
	"math"

	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/rules"
)

// tableBits makes a table of 2 MB.
const tableBits = 15

// growByWindows runs the search of package alphabeta.
func (t *Tree) growByWindows(meter *ai.Meter) bool {
	b := t.board
	plain := alphabeta.Plain{Table: b.Algorithm == Table, Deepen: b.Algorithm == Deepening}
	game := newCore(b)
	root := stand{b.Root, b.Root.ToMove()}
	r := &recorder{tree: t, game: game, root: b.kindOf(spot{position: b.Root})}
	return alphabeta.NewTeacher[stand, code](plain, tableBits).Search(game, root, b.Depth, meter, r)
}

// A core is a board as the generic techniques ask for it: an alphabeta.Game.
type core struct {
	board *board
	words []rules.Move
	known map[rules.Move]code
}

// A code is the number of a move's word, from 1.
type code uint32

// A stand is a position and whose turn it is, or would be if the game had not ended.
type stand struct {
	position rules.Position
	turn     rules.Player
}

func newCore(b *board) *core {
	return &core{board: b, words: []rules.Move{""}, known: map[rules.Move]code{}}
}

// Moves implements ai.Game.
func (c *core) Moves(buf []code, s stand) []code {
	moves, _ := c.board.moves(spot{position: s.position})
	for _, m := range moves {
		n, known := c.known[m]
		if !known {
			n = code(len(c.words))
			c.words, c.known[m] = append(c.words, m), n
		}
		buf = append(buf, n)
	}
	return buf
}

// Play implements ai.Game.
func (c *core) Play(s stand, m code) (next stand, word uint64, end ai.Value) {
	next = stand{c.board.play(spot{position: s.position}, c.words[m]).position, s.turn.Other()}
	return next, c.Word(next), c.End(next)
}

// End implements ai.Game.
func (c *core) End(s stand) ai.Value {
	out := s.position.Outcome()
	switch {
	case !out.Over():
		return ai.Unknown
	case out.Winner == rules.Nobody:
		return ai.Draw
	case out.Winner == s.turn:
		return ai.Win
	}
	return ai.Loss
}

// Word implements ai.Game: a hash of the position's text (FNV-1a, stirred).
func (c *core) Word(s stand) uint64 {
	h := uint64(14695981039346656037)
	for _, b := range []byte(s.position.String()) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return ai.Mix(h)
}

// Text implements ai.Game.
func (c *core) Text(m code) rules.Move { return c.words[m] }

// Eval implements alphabeta.Game.
func (c *core) Eval(s stand) int32 {
	v := int32(math.Round(c.board.estimate(spot{position: s.position})))
	if s.turn != c.board.Lesson.Max {
		return -v
	}
	return v
}

// A recorder grows the tree of what package alphabeta does.
type recorder struct {
	tree *Tree
	game *core
	root kind
}

// Iterate implements alphabeta.Recorder.
func (r *recorder) Iterate(depth int) {
	t := r.tree
	if t.board.Algorithm == Deepening {
		t.turns = append(t.turns, t.step(iterate, int32(len(t.nodes))))
		t.iterations = append(t.iterations, depth)
	}
	t.enter("", r.root)
}

// Enter implements alphabeta.Recorder.
func (r *recorder) Enter(m code, depth int, alpha, beta int32) {
	t := r.tree
	below := maxNode
	if r.here().kind == maxNode {
		below = minNode
	}
	n := t.enter(r.game.words[m], below)
	n.alpha, n.beta = worth(alpha), worth(beta)
	if below == minNode {
		n.alpha, n.beta = worth(-beta), worth(-alpha)
	}
}

// Leaf implements alphabeta.Recorder.
func (r *recorder) Leaf(m code, score int32, horizon bool) {
	k := endNode
	if horizon {
		k = leafNode
	}
	if r.here().kind == maxNode {
		score = -score
	}
	r.tree.leaf(r.game.words[m], k, worth(score))
}

// Cut implements alphabeta.Recorder.
func (r *recorder) Cut(int32, int32) { r.tree.cutRest() }

// Leave implements alphabeta.Recorder.
func (r *recorder) Leave(score int32, b alphabeta.Bound, hit bool) {
	if r.here().kind == maxNode {
		r.tree.leave(worth(score), [...]bound{exact, atLeast, atMost}[b], hit)
		return
	}
	r.tree.leave(worth(-score), [...]bound{exact, atMost, atLeast}[b], hit)
}

// here is the node that is open.
func (r *recorder) here() *node { return &r.tree.nodes[r.tree.open[len(r.tree.open)-1]] }

// worth turns a score of package alphabeta, in the view of Max, into the value of a node.
func worth(score int32) float64 {
	side, ply := alphabeta.Ended(score)
	switch {
	case side == 0:
		return float64(score)
	case ply < 0:
		return math.Inf(side)
	}
	return float64(side * (sure - ply))
}

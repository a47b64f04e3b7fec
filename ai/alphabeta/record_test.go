package alphabeta_test

import (
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/rules"
)

// A forest is a game for tests: every position has so many moves, the game ends nowhere, and a position is the number
// of the leaf or node below which it stands. Its estimates come from worth.
type forest struct{ *forestData }

type forestData struct {
	width, depth int
	worth        func(leaf int) int32 // in the view of who is to move at the root
}

// A stem is a position of a forest: how deep, and which of its depth.
type stem struct{ ply, number int }

func (f forest) Moves(buf []uint32, _ stem) []uint32 {
	for i := range f.width {
		buf = append(buf, uint32(i))
	}
	return buf
}

func (f forest) Play(s stem, m uint32) (stem, uint64, ai.Value) {
	next := stem{s.ply + 1, s.number*f.width + int(m)}
	return next, f.Word(next), ai.Unknown
}

func (f forest) End(stem) ai.Value { return ai.Unknown }

func (f forest) Word(s stem) uint64 { return uint64(s.ply)<<32 | uint64(s.number) }

func (f forest) Text(m uint32) rules.Move { return rules.Move(rune('a' + m)) }

func (f forest) Eval(s stem) int32 {
	if s.ply%2 == 0 {
		return f.worth(s.number)
	}
	return -f.worth(s.number)
}

// minimax returns the value of a position for who is to move at the root.
func (f forest) minimax(s stem) int32 {
	if s.ply == f.depth {
		return f.worth(s.number)
	}
	var best int32
	for i := range f.width {
		next, _, _ := f.Play(s, uint32(i))
		v := f.minimax(next)
		if i == 0 || s.ply%2 == 0 && v > best || s.ply%2 == 1 && v < best {
			best = v
		}
	}
	return best
}

// A witness is a Recorder that counts, and holds what is said of each position against minimax.
type witness struct {
	t      *testing.T
	forest forest
	path   []stem
	next   stem
	leaves int
	depths []int
	left   int32 // the value of the root
}

func (w *witness) here() stem { return w.path[len(w.path)-1] }

func (w *witness) Iterate(depth int) {
	w.depths, w.path = append(w.depths, depth), []stem{{}}
	w.forest.depth = depth
}

func (w *witness) Move(m uint32) { w.next, _, _ = w.forest.Play(w.here(), m) }

func (w *witness) Leaf(score int32, why alphabeta.Why) {
	w.leaves++
	if why != alphabeta.Horizon || w.next.ply != w.forest.depth || score != w.forest.Eval(w.next) {
		w.t.Errorf("leaf %v: %d, %d", w.next, score, why)
	}
}

func (w *witness) Enter(depth int, alpha, beta int32) {
	w.path = append(w.path, w.next)
	if depth != w.forest.depth-w.next.ply || alpha >= beta {
		w.t.Errorf("%v: depth %d, window %d to %d", w.next, depth, alpha, beta)
	}
}

func (w *witness) Cut(alpha, beta int32) {
	if alpha < beta {
		w.t.Errorf("%v: a cut at %d below %d", w.here(), alpha, beta)
	}
}

func (w *witness) Leave(score int32, bound alphabeta.Bound, _ bool) {
	want := w.forest.minimax(w.here())
	if w.here().ply%2 == 1 {
		want = -want
	}
	right := map[alphabeta.Bound]bool{
		alphabeta.Exact: score == want, alphabeta.AtLeast: score <= want, alphabeta.AtMost: score >= want,
	}
	if !right[bound] {
		w.t.Errorf("%v: %d (bound %d), by minimax %d", w.here(), score, bound, want)
	}
	w.left = score
	w.path = w.path[:len(w.path)-1]
}

// search searches a forest to a depth and returns what was heard.
func (f forest) search(t *testing.T, plain alphabeta.Traced[uint32]) *witness {
	t.Helper()
	w := &witness{t: t, forest: f}
	w.forest.forestData = &forestData{f.width, f.depth, f.worth}
	plain.Recorder = w
	read := func(ai.Task) (ai.Root[forest, stem], error) { return ai.Root[forest, stem]{Game: f}, nil }
	engine := alphabeta.NewTraced[forest, stem](read, 8, plain)
	if _, err := engine.Search(going{}, ai.Task{}, ai.Limits{Depth: f.depth}, ai.Hooks{}); err != nil {
		t.Fatal(err)
	}
	if len(w.path) != 0 {
		t.Errorf("%d positions are entered and not left", len(w.path))
	}
	return w
}

// going is a context that is never done.
type going struct{}

func (going) Err() error { return nil }

// Of a tree in which the best move always comes first, b moves wide and d plies deep, alpha-beta looks at
// b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves (Knuth and Moore 1975).
func TestLeavesOfOrderedTrees(t *testing.T) {
	power := func(b, n int) int {
		p := 1
		for range n {
			p *= b
		}
		return p
	}
	for _, c := range []struct{ width, depth int }{{2, 1}, {2, 6}, {3, 4}, {3, 5}, {4, 5}, {5, 3}, {6, 4}} {
		f := forest{&forestData{c.width, c.depth, nil}}
		// The digits of a leaf are the moves to it. A move behind the first costs its player, and the sooner the more.
		f.worth = func(leaf int) (v int32) {
			for ply := c.depth - 1; ply >= 0; ply-- {
				cost := int32(leaf%c.width) << (2 * (c.depth - 1 - ply) / 2)
				if leaf /= c.width; ply%2 == 0 {
					v -= cost
				} else {
					v += cost
				}
			}
			return v
		}
		w := f.search(t, alphabeta.Traced[uint32]{})
		want := power(c.width, (c.depth+1)/2) + power(c.width, c.depth/2) - 1
		if w.leaves != want {
			t.Errorf("%d wide, %d deep: %d leaves, want %d", c.width, c.depth, w.leaves, want)
		}
	}
}

// On trees at random, with leaves that are often alike, all that a plain search says is so: the value of the root, and
// the value or bound of every position that it leaves.
func TestPlainSearchTellsTheTruth(t *testing.T) {
	for seed := range uint64(60) {
		f := forest{&forestData{2 + int(seed%3), 2 + int(seed%4), func(leaf int) int32 {
			return int32(ai.Mix(seed, uint64(leaf))%5) - 2
		}}}
		for _, plain := range []alphabeta.Traced[uint32]{{}, {Table: true}} {
			w := f.search(t, plain)
			if want := f.minimax(stem{}); w.left != want {
				t.Errorf("seed %d: %d, want %d", seed, w.left, want)
			}
		}
	}
}

// Deepening searches the root to each depth.
func TestPlainDeepening(t *testing.T) {
	f := forest{&forestData{3, 4, func(leaf int) int32 { return int32(leaf % 7) }}}
	w := f.search(t, alphabeta.Traced[uint32]{Table: true, Deepen: true})
	if len(w.depths) != 4 || w.depths[0] != 1 || w.depths[3] != 4 || w.left != f.minimax(stem{}) {
		t.Errorf("depths %v, value %d", w.depths, w.left)
	}
}

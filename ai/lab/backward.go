package lab

import "tablier/ai"

// A backward shows, in a tree of all moves, how retrograde analysis finds the values: a step is a wave.
type backward struct{ *builder }

func (b *backward) run() {
	root := b.board.root()
	i := b.enter(none, 0, b.kind(root, 0), Call)
	b.grow(i, root, 0)
	b.steps = nil
	last := b.truth.Last() + 1 // in the last wave the rest is known to be drawn
	for range last + 1 {
		b.step(WaveDone, i)
	}
	for n := range b.nodes {
		b.nodes[n].enter = 0 // from the first step on, and before it
	}
	if b.err == nil {
		b.settle(i, root, 0)
	}
	b.Best = b.best(i)
}

// grow adds all positions down to the depth.
func (b *backward) grow(i int32, s state, ply int) {
	if kind := b.nodes[i].kind; kind == End || kind == Horizon || b.err != nil {
		return
	}
	for _, move := range b.board.moves(s) {
		next := b.board.next(s, move)
		b.grow(b.enter(i, b.board.names.code(move), b.kind(next, ply+1), Call), next, ply+1)
	}
}

// settle gives each position its value and its wave: wave 0 has the ends.
func (b *backward) settle(i int32, s state, ply int) {
	value, plies := b.truth.Value(s.Position)
	wave, worth := plies, float64(won-ply-plies)*b.board.sign(s)
	switch value {
	case ai.Loss:
		worth = -worth
	case ai.Draw:
		wave, worth = b.truth.Last()+1, 0
	}
	n := &b.nodes[i]
	n.leave, n.value = int32(wave+1), float32(worth)
	for c := n.child; c != none; c = b.nodes[c].sibling {
		b.settle(c, b.board.next(s, b.board.names.moves[b.nodes[c].move]), ply+1)
	}
}

package lab

import (
	"tablier/ai"
	"tablier/ai/retro"
	"tablier/rules"
)

// mostSteps is how many positions and moves a game may have that is solved backwards.
const mostSteps = 3_000_000

// growBackwards lays out all that can be played to the depth, and gives values to it from the ends, wave after wave, as
// package retro finds them.
func (t *Tree) growBackwards(meter, free *ai.Meter) bool {
	game := newCore(t.board)
	l := layout{tree: t, game: game, meter: meter, at: map[uint64][]int32{}}
	root := stand{t.board.Root, t.board.Root.ToMove()}
	if !l.lay("", root, t.board.Depth) {
		return false
	}
	var told []told
	steps := 0
	tick := func() bool { steps++; return steps <= mostSteps && free.Tick() }
	record := func(s stand, value ai.Value, plies int) {
		if word := game.Word(s); l.at[word] != nil {
			told = append(told, found(word, value, plies))
		}
	}
	if retro.Waves[*core, stand, code](game, root, nil, tick, record) == nil {
		return false
	}
	for _, f := range told {
		l.tell(f)
	}
	last := t.step(leaving, 0)
	for i := range t.nodes {
		if n := &t.nodes[i]; n.leave == 0 {
			n.leave = last // what no wave has reached is drawn
		}
	}
	return true
}

// told is what package retro has found out about a position.
type told struct {
	word  uint64
	value ai.Value
	plies int
}

func found(word uint64, value ai.Value, plies int) told { return told{word, value, plies} }

// A layout puts positions into a tree before their values are known.
type layout struct {
	tree  *Tree
	game  *core
	meter *ai.Meter
	at    map[uint64][]int32 // the nodes of each position
}

func (l *layout) lay(m rules.Move, s stand, depth int) bool {
	if !l.meter.Tick() {
		return false
	}
	t := l.tree
	k := maxNode
	end := l.game.End(s)
	switch {
	case end != ai.Unknown:
		k = endNode
	case s.turn != t.board.Lesson.Max:
		k = minNode
	}
	i := t.add(m, k)
	word := l.game.Word(s)
	l.at[word] = append(l.at[word], i)
	if end != ai.Unknown || depth == 0 {
		return true
	}
	t.open = append(t.open, i)
	for _, m := range l.game.Moves(nil, s) {
		next, _, _ := l.game.Play(s, m)
		if !l.lay(l.game.Text(m), next, depth-1) {
			return false
		}
	}
	t.open = t.open[:len(t.open)-1]
	t.nodes[i].end = int32(len(t.nodes))
	return true
}

// tell gives the nodes of a position its value.
func (l *layout) tell(f told) {
	t := l.tree
	for last := len(t.iterations); last == 0 || t.iterations[last-1] < f.plies; last++ {
		t.turns, t.iterations = append(t.turns, t.step(iterate, 0)), append(t.iterations, last)
	}
	for _, i := range l.at[f.word] {
		n := &t.nodes[i]
		w := wave
		if n.kind == endNode {
			w = leaf
		}
		n.enter = t.step(w, i)
		n.leave = n.enter
		t.calls = append(t.calls, n.enter)
		if w == leaf {
			t.leaves = append(t.leaves, n.enter)
		}
		n.value = l.worth(f, n, i)
	}
}

// worth is the value of a node for Max by that for its side to move.
func (l *layout) worth(f told, n *node, i int32) float64 {
	value := float64(sure - int(n.ply) - f.plies)
	turn := l.tree.turn(i)
	if (f.value == ai.Win) != (turn == l.tree.board.Lesson.Max) {
		return -value
	}
	return value
}

// turn says whose turn it is at a node, or would be if the game had not ended.
func (t *Tree) turn(i int32) rules.Player {
	turn := t.board.Root.ToMove()
	if t.nodes[i].ply%2 == 1 {
		turn = turn.Other()
	}
	return turn
}

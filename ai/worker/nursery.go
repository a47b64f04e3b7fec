package main

import (
	"errors"

	"tablier/ai"
	"tablier/ai/lab"
	"tablier/ai/protocol"
	"tablier/rules"
)

// A nursery keeps the last tree that was asked for, so that another moment or part of it need not be searched again, and
// what has been found out to be true. Only the jobs of its lane touch it, one after the other.
type nursery struct {
	game   string
	lesson *ai.Lesson
	key    string // of the tree: the request but for what is shown
	tree   *lab.Tree
	beside *lab.Tree // nil for none
	truths map[string]known
}

// known is what has been found out about a position, which may be that nothing can be.
type known struct {
	truth ai.Truth
	known bool
}

// mostTruths is how many truths are kept before all are forgotten.
const mostTruths = 20_000

// keyOf returns what a tree follows from: the request but for its id and what is shown.
func keyOf(r protocol.Request) string {
	q := &r.Tree
	r.ID, q.At, q.Levels, q.From, q.Step, q.Truth = "0", nil, 0, 0, 0, false
	return string(r.Encode(nil))
}

// grow grows the tree of a request, and that beside it. Where the latter gets too large there is none.
func (n *nursery) grow(ctx ai.Context, m *rules.Match, r protocol.Request, pause func()) error {
	n.tree, n.beside = nil, nil // before there are others: they take much memory
	q, err := n.query(m, r)
	if err != nil {
		return err
	}
	tree, err := lab.Grow(ctx, q, pause)
	if err != nil {
		return err
	}
	if r.Tree.Beside != "" {
		q.Algorithm = r.Tree.Beside
		n.beside, err = lab.Grow(ctx, q, pause)
		var wrong *lab.QueryError
		if errors.As(err, &wrong) && wrong.Field != "nodes" {
			return &lab.QueryError{Field: "beside", Need: wrong.Need}
		}
	}
	n.tree = tree
	return ctx.Err()
}

// query returns what a request asks of package lab. Of a game with secrets the tree grows from what the player to move
// knows.
func (n *nursery) query(m *rules.Match, r protocol.Request) (lab.Query, error) {
	root := m.Position()
	if m.Spec().Secret {
		var err error
		view := m.View(m.Ply(), m.ToMove())
		if root, err = m.Spec().Parse(m.Setup(), view.String()); err != nil {
			return lab.Query{}, err
		}
	}
	q := lab.Query{
		Lesson: n.lesson, Root: root, Algorithm: r.Tree.Algorithm, Depth: r.Depth, Nodes: int(r.Nodes),
		Evaluation: r.Tree.Evaluation, Order: r.Tree.Order, Seed: r.Seed,
	}
	const playouts = 1_000
	switch {
	case q.Nodes > 0:
	case q.Algorithm == lab.MonteCarlo:
		q.Nodes = playouts
	default:
		q.Nodes = protocol.MaxTree
	}
	for _, l := range r.Tree.Leaves {
		q.Leaves = append(q.Leaves, lab.Leaf{Path: moves(l.Path), Value: l.Value})
	}
	for _, o := range r.Tree.Orders {
		q.Reordered = append(q.Reordered, lab.Reordered{Path: moves(o.Path), Moves: moves(o.Moves)})
	}
	return q, nil
}

// judge returns what tells truths. What it has told once it remembers.
func (n *nursery) judge(ctx ai.Context, pause func()) func(rules.Position) (ai.Truth, bool) {
	meter := ai.NewMeter(ctx, ai.Limits{}, ai.Hooks{Pause: pause})
	return func(p rules.Position) (ai.Truth, bool) {
		if len(n.truths) > mostTruths {
			clear(n.truths)
		}
		key := p.String()
		k, told := n.truths[key]
		if !told && ctx.Err() == nil {
			if k.truth, k.known = n.lesson.Truth(p, meter.Tick); ctx.Err() == nil {
				n.truths[key] = k
			}
		}
		return k.truth, k.known
	}
}

func moves(words []string) []rules.Move {
	list := make([]rules.Move, len(words))
	for i, word := range words {
		list[i] = rules.Move(word)
	}
	return list
}

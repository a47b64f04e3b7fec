package main

import (
	"strings"

	"tablier/ai"
	"tablier/ai/lab"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
)

// A viewer turns a window of a tree into an answer.
type viewer struct {
	algorithm lab.Algorithm
	truth     func(n *lab.Node) *protocol.TreeTruth // nil where it was not requested
}

func (v viewer) tree(w *lab.Window) *protocol.Tree {
	t := &protocol.Tree{
		Step: w.Step, Event: string(w.Event), Where: texts(w.Where), Iteration: w.Iteration, Best: string(w.Best),
		Value: v.seen(w.Value, w.Root.Kind), Root: v.node(w.Root),
	}
	if len(w.Stack) > 0 {
		t.Value = v.seen(w.Value, w.Stack[0].Kind)
	}
	for _, f := range w.Stack {
		frame := protocol.TreeFrame{Move: string(f.Move), Kind: kinds[f.Kind], Depth: f.Depth, Value: v.seen(f.Value, f.Kind)}
		frame.Alpha, frame.Beta = f.Low, f.High
		t.Stack = append(t.Stack, frame)
	}
	return t
}

var kinds = [...]string{
	lab.Max: protocol.NodeMax, lab.Min: protocol.NodeMin, lab.Chance: protocol.NodeChance,
	lab.Horizon: protocol.NodeLeaf, lab.End: protocol.NodeEnd,
}

var bounds = [...]string{lab.Exact: "", lab.AtLeast: "atleast", lab.AtMost: "atmost"}

func (v viewer) node(n *lab.Node) protocol.TreeNode {
	out := protocol.TreeNode{
		Move: string(n.Move), Kind: kinds[n.Kind], State: string(n.State), Bound: bounds[n.Bound],
		Visits: n.Visits, Weight: n.Weight, More: n.More,
	}
	mover := n.Kind
	if n.Kind == lab.Horizon || n.Kind == lab.End {
		mover = n.Side()
	}
	out.Value, out.Mean = v.seen(n.Value, mover), v.seen(n.Mean, mover)
	out.Alpha, out.Beta = n.Low, n.High
	out.CutAlpha, out.CutBeta = n.CutLow, n.CutHigh
	if v.truth != nil && n.State != lab.New && n.State != lab.Passed {
		out.Truth = v.truth(n)
	}
	for _, c := range n.Children {
		out.Children = append(out.Children, v.node(c))
	}
	return out
}

// seen turns a value into the algorithm's view: negamax has each in that of the side to move.
func (v viewer) seen(value *float64, mover lab.Kind) *float64 {
	if v.algorithm != lab.Negamax || value == nil || mover != lab.Min {
		return value
	}
	turned := -*value + 0
	return &turned
}

// truth returns a function for the values of positions with perfect play: those that the machine's best level proves
// within a few thousand nodes, or files say, and all where a game is solved. Positions far from the root are left out
// where each would need a search of its own, or a file. It returns nil where something is hidden.
func (t *teacher) truth(l *lesson, player *players.Player) func(n *lab.Node) *protocol.TreeTruth {
	const nodes, near, most = 30_000, 1, 10_000
	if player.Subject.Reveal != nil {
		return nil // it may be so or so
	}
	j := judge{
		lesson: l, engine: player.Levels[len(player.Levels)-1].Engine, oracle: player.Oracle, nodes: nodes, truths: &t.truths,
	}
	if t.truths.known == nil || len(t.truths.known) > most || j.oracle != nil && t.truths.missed && j.fetch() {
		t.truths = truths{known: map[string]*protocol.TreeTruth{}}
	}
	return func(n *lab.Node) *protocol.TreeTruth {
		if n.Kind == lab.End || player.Subject.Table == nil && n.Ply() > near {
			return nil
		}
		return j.truth(n.Position())
	}
}

// A judge computes the values of positions with perfect play, and remembers them.
type judge struct {
	*lesson
	engine ai.Engine
	oracle ai.Oracle // nil for none
	nodes  uint64    // of each search
	asked  bool      // the files have been asked for, if there are any
	*truths
}

// The truths are the values of positions that have been found, by game and position.
type truths struct {
	known  map[string]*protocol.TreeTruth // nil for one that could not be found
	missed bool                           // some were searched because files were missing
}

// truth returns the value of a position that is not the end of the game; nil where it is not proved.
func (j *judge) truth(p rules.Position) *protocol.TreeTruth {
	key := strings.Join(append([]string{j.Game, j.Variant, p.String()}, j.Options...), " ")
	if known, ok := j.known[key]; ok {
		return known
	}
	found := j.search
	if p.ToMove() == rules.Chance {
		found = j.mean
	}
	truth := found(p)
	if j.ctx.Err() == nil {
		j.known[key] = truth
	}
	return truth
}

// fetch has the files fetched that say what the root and its moves are worth, and says whether they are there. More of
// them for each position after a move would come in vain.
func (j *judge) fetch() bool {
	j.asked = true
	root := j.match.Position()
	_, missing := j.oracle.Value(j.ctx, &ai.Task{Spec: j.match.Spec(), View: root.View(root.ToMove())}, &j.hooks)
	return !missing
}

// search asks the files that know the game and, for what they do not say, the machine's best level: how far the end is,
// or all. Files are asked for once.
func (j *judge) search(p rules.Position) *protocol.TreeTruth {
	task := ai.Task{Spec: j.match.Spec(), View: p.View(p.ToMove())}
	value := ai.Unknown
	if j.oracle != nil {
		if !j.asked {
			j.fetch()
		}
		var missing bool
		value, missing = j.oracle.Value(j.ctx, &task, nil)
		j.missed = j.missed || missing
	}
	said := told(value, p.ToMove())
	if value == ai.Draw {
		return said
	}
	task.Alone = true // the engine would ask for the files of positions two moves away
	result, err := j.engine.Search(j.ctx, task, ai.Limits{Nodes: j.nodes}, j.hooks)
	if err != nil || said != nil && result.Value != value {
		return said
	}
	return proved(result, p.ToMove())
}

// mean returns the expected value over the draws of chance, in a game of points.
func (j *judge) mean(p rules.Position) *protocol.TreeTruth {
	odds := rules.Weights(p)
	sum, all := 0.0, 0
	for i, m := range p.Moves() {
		next, err := p.Play(m)
		if err != nil || next.Outcome().Over() {
			return nil
		}
		truth := j.truth(next)
		if truth == nil || truth.Points == nil {
			return nil
		}
		sum, all = sum+*truth.Points*float64(odds[i]), all+odds[i]
	}
	mean := sum / float64(all)
	return &protocol.TreeTruth{Points: &mean}
}

// told returns a value for the side to move, nil for an unknown one.
func told(value ai.Value, mover rules.Player) *protocol.TreeTruth {
	switch value {
	case ai.Win:
		return &protocol.TreeTruth{Winner: mover.String()}
	case ai.Loss:
		return &protocol.TreeTruth{Winner: mover.Other().String()}
	case ai.Draw:
		return &protocol.TreeTruth{Winner: rules.Nobody.String()}
	}
	return nil
}

// proved returns the proved value of a search, nil for none.
func proved(result ai.Result, mover rules.Player) *protocol.TreeTruth {
	truth := told(result.Value, mover)
	switch {
	case truth != nil && result.Value != ai.Draw:
		truth.Plies = result.Plies
	case truth == nil && result.End == ai.Proved:
		return &protocol.TreeTruth{Points: &result.Score}
	}
	return truth
}

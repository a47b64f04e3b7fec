package main

import (
	"strings"

	"tablier/ai"
	"tablier/ai/lab"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
)

// A judge computes the values of positions with perfect play, and remembers them: those that the machine's best level
// proves within a few thousand nodes, or files say, and all where a game is solved. Far from the root it tells what
// files say and no more: each position would need a search of its own.
type judge struct {
	*lesson
	engine ai.Engine
	oracle ai.Oracle // nil for none
	solved bool      // the game is, so that far from the root all is known, too
	asked  bool      // the files of the root have been asked for, if there are any
	there  bool      // and they are at hand
	*truths

	// filesLeft is how many files the tree may still have fetched for what is far from its root, of [ai.MostFiles]: each
	// position there can need another one, each step of a search shows other positions, and a person who follows it has
	// not asked for all of them.
	filesLeft *int
}

// The truths are the values of positions that have been found, by game and position.
type truths struct {
	known  map[string]*protocol.TreeTruth // nil for one that could not be found
	filed  map[string]*protocol.TreeTruth // of those that files alone were asked for
	missed bool                           // some were searched because files were missing
	some   bool                           // files have told some
}

// judge returns a judge; nil where something is hidden, so that a position may be worth this or that.
func (t *teacher) judge(l *lesson, player *players.Player) *judge {
	const most = 10_000
	if player.Subject.Reveal != nil {
		return nil
	}
	j := &judge{
		lesson: l, engine: player.Levels[len(player.Levels)-1].Engine, oracle: player.Oracle,
		solved: player.Subject.Table != nil, truths: &t.truths, filesLeft: &t.filesLeft,
	}
	full := len(t.truths.known)+len(t.truths.filed) > most
	if t.truths.known == nil || full || j.oracle != nil && t.truths.missed && j.fetch() {
		t.truths = truths{known: map[string]*protocol.TreeTruth{}, filed: map[string]*protocol.TreeTruth{}}
	}
	return j
}

// near says whether a node is so near to the root that it is searched where files do not tell all.
func near(n *lab.Node) bool { return n.Ply() <= 1 }

// of returns what a node is worth with perfect play, nil where that is not known or the look has been stopped. Missing
// says that files would tell.
func (j *judge) of(n *lab.Node) (truth *protocol.TreeTruth, missing bool) {
	if j.ctx.Err() != nil {
		return nil, false
	}
	if j.solved || near(n) {
		truth = j.truth(n.Position())
	}
	if truth == nil && j.oracle != nil {
		truth, missing = j.file(n.Position())
	}
	return truth, missing
}

// ask asks the files at hand what a position is worth.
func (j *judge) ask(task *ai.Task) (value ai.Value, missing bool) {
	value, missing = j.oracle.Value(j.ctx, task, nil)
	j.some = j.some || value != ai.Unknown
	return value, missing
}

// file returns what the files at hand say of a position, nil for nothing; missing says that others would.
func (j *judge) file(p rules.Position) (truth *protocol.TreeTruth, missing bool) {
	key := j.key(p)
	if truth = j.filed[key]; truth != nil {
		return truth, false
	}
	value, missing := j.ask(j.task(p))
	if truth = valued(value, p.ToMove()); truth != nil {
		j.filed[key] = truth
	}
	if j.hooks.Pause != nil {
		j.hooks.Pause()
	}
	return truth, missing
}

// fetchFar has the files fetched that say what the nodes of a window are worth which are far from the root, all in one
// go and those near the top first. What the root needs comes before: where it does not, one has waited long enough.
func (j *judge) fetchFar(top *lab.Node) {
	if j.oracle == nil || !j.fetch() || j.ctx.Err() != nil {
		return
	}
	var tasks []ai.Task
	for queue := []*lab.Node{top}; len(queue) > 0; queue = queue[1:] {
		n := queue[0]
		queue = append(queue, n.Children...)
		if told(n) && !near(n) && j.filed[j.key(n.Position())] == nil {
			tasks = append(tasks, *j.task(n.Position()))
		}
	}
	*j.filesLeft -= j.oracle.Fetch(j.ctx, tasks, *j.filesLeft, &j.hooks)
}

// key names a position among the truths.
func (j *judge) key(p rules.Position) string {
	return strings.Join(append([]string{j.Game, j.Variant, p.String()}, j.Options...), " ")
}

// task returns the task to find what a position is worth.
func (j *judge) task(p rules.Position) *ai.Task {
	return &ai.Task{Spec: j.match.Spec(), View: p.View(p.ToMove())}
}

// truth returns the value of a position that is not the end of the game; nil where it is not proved.
func (j *judge) truth(p rules.Position) *protocol.TreeTruth {
	key := j.key(p)
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

// fetch has the files fetched, once, that say what the root and its moves are worth, and says whether they are there.
// More of them for each position after a move would come in vain.
func (j *judge) fetch() bool {
	if !j.asked {
		_, missing := j.oracle.Value(j.ctx, j.task(j.match.Position()), &j.hooks)
		j.asked, j.there = true, !missing
	}
	return j.there
}

// search asks the files that know the game and, for what they do not say, the machine's best level: how far the end is,
// or all.
func (j *judge) search(p rules.Position) *protocol.TreeTruth {
	const nodes = 30_000
	task, value := j.task(p), ai.Unknown
	if j.oracle != nil {
		j.fetch()
		var missing bool
		value, missing = j.ask(task)
		j.missed = j.missed || missing
	}
	said := valued(value, p.ToMove())
	if value == ai.Draw {
		return said
	}
	task.Alone = true // the engine would ask for the files of positions two moves away
	result, err := j.engine.Search(j.ctx, *task, ai.Limits{Nodes: nodes}, j.hooks)
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

// valued returns a value for the side to move, nil for an unknown one.
func valued(value ai.Value, mover rules.Player) *protocol.TreeTruth {
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
	truth := valued(result.Value, mover)
	switch {
	case truth != nil && result.Value != ai.Draw:
		truth.Plies = result.Plies
	case truth == nil && result.End == ai.Proved:
		return &protocol.TreeTruth{Points: &result.Score}
	}
	return truth
}

package main

import (
	"slices"
	"strconv"

	"tablier/ai"
	"tablier/ai/lab"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
)

// A teacher answers the op tree. The last one stays, so that another step of it costs little. It has players of its
// own, since those of the searches may be at work.
type teacher struct {
	key          string
	tree, beside *lab.Tree
	players      players.Registry
	truths       truths
	filesLeft    int // see judge
}

// tree queues the answer of the op tree.
func (s *server) tree(r protocol.Request) {
	m, err := s.games.Replay(r.Record)
	if err == nil {
		err = lookable(m)
	}
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	s.submit(s.trees, &job{id: r.ID, run: func(ctx ai.Context) protocol.Body {
		if err := ctx.Err(); err != nil {
			return explain(err) // stopped while it waited: another look may be at work
		}
		hooks := s.hooks(r.ID)
		hooks.Pause, hooks.Report = s.trees.pause, nil // nothing is known before the answer, only that the program is alive
		t := s.teacher
		s.teacher = teacher{} // should this panic
		if t.players == nil {
			t.players = s.fresh()
		}
		answer, err := t.look(&lesson{ctx, hooks, r, s.match(r)})
		if s.teacher = t; err != nil {
			return explain(err)
		}
		return answer
	}})
}

// lookable returns why no search of a match can be shown, nil when one can.
func lookable(m *rules.Match) error {
	if m.Result().Over() {
		return &protocol.Error{Code: protocol.CodeOver, Message: "the match is over: " + string(m.Result().Reason)}
	}
	return nil
}

// A lesson is one request of the op tree.
type lesson struct {
	ctx   ai.Context
	hooks ai.Hooks
	protocol.Request
	match *rules.Match
}

// look builds the tree, unless it is the last one, and answers a part of it.
func (t *teacher) look(l *lesson) (*protocol.Tree, error) {
	player := t.players.Find(l.Game)
	if player == nil || player.Subject == nil {
		return nil, &protocol.Error{Code: protocol.CodeEngine, Message: "searches of " + l.Game + " are not shown"}
	}
	if key := treeKey(l.Request); t.key != key {
		t.key = "" // as long as the trees are not both of one request
		tick := ai.NewMeter(l.ctx, ai.Limits{}, ai.Hooks{Pause: l.hooks.Pause}).Tick
		var err error
		if t.tree, err = l.build(l.Tree.Algorithm, player.Subject, tick); err != nil {
			return nil, err
		}
		t.beside, t.filesLeft = nil, ai.MostFiles
		if l.Tree.Beside != "" {
			t.beside, err = l.build(l.Tree.Beside, player.Subject, tick)
			if _, large := err.(*lab.SizeError); err != nil && !large { // one that is too large is left out
				return nil, err
			}
		}
		t.key = key
	}
	return t.part(l, player)
}

// treeKey returns the part of a request that determines the whole tree: all but the window.
func treeKey(r protocol.Request) string {
	r.ID = ""
	r.Tree.At, r.Tree.Levels, r.Tree.From, r.Tree.Step, r.Tree.Truth = nil, 0, 0, 0, false
	return string(r.Encode(nil))
}

// build runs a search that is shown.
func (l *lesson) build(algorithm string, subject *lab.Subject, tick func() bool) (*lab.Tree, error) {
	r := &l.Request
	of := func(name string, known []string, text string) error {
		return &protocol.Error{
			Code: protocol.CodeField, Message: (&rules.UnknownError{What: name, Name: text, Known: known}).Error(),
		}
	}
	if !slices.Contains(lab.Algorithms(), lab.Algorithm(algorithm)) {
		return nil, of("algorithm", names(lab.Algorithms()), algorithm)
	}
	order := lab.Order(r.Tree.Order)
	if order == "" {
		order = lab.ByRules
	}
	if !slices.Contains(lab.Orders(), order) {
		return nil, of("order", names(lab.Orders()), r.Tree.Order)
	}
	evaluation, ok := subject.Evaluation(r.Tree.Evaluation)
	if !ok {
		return nil, of("evaluation", subject.Names(), r.Tree.Evaluation)
	}
	request := lab.Request{
		Root: l.match.Position(), Algorithm: lab.Algorithm(algorithm), Depth: r.Depth, Nodes: int(r.Nodes),
		Evaluation: evaluation, Order: order, Seed: r.Seed,
	}
	switch {
	case request.Algorithm == lab.MonteCarlo && r.Nodes == 0:
		request.Nodes = 1_000
	case r.Nodes == 0:
		request.Nodes = protocol.MaxTree
	}
	if request.Depth == 0 && request.Algorithm != lab.MonteCarlo {
		return nil, &protocol.Error{Code: protocol.CodeField, Message: "field \"depth\": " + algorithm + " wants one"}
	}
	for _, leaf := range r.Tree.Leaves {
		request.Leaves = append(request.Leaves, lab.Leaf{Path: moves(leaf.Path), Value: float64(leaf.Value)})
	}
	for _, o := range r.Tree.Orders {
		request.Orders = append(request.Orders, lab.Arrangement{Path: moves(o.Path), Moves: moves(o.Moves)})
	}
	return lab.Build(request, subject, tick)
}

func names[T ~string](list []T) (texts []string) {
	for _, each := range list {
		texts = append(texts, string(each))
	}
	return texts
}

func moves(list []string) (moves []rules.Move) {
	for _, m := range list {
		moves = append(moves, rules.Move(m))
	}
	return moves
}

// part answers the requested part of the tree, with as many nodes as fit into an answer.
func (t *teacher) part(l *lesson, player *players.Player) (*protocol.Tree, error) {
	q := l.Tree
	if q.Step > t.tree.Steps() {
		return nil, &protocol.Error{
			Code: protocol.CodeField, Message: "field \"step\": the search has " + strconv.Itoa(t.tree.Steps()) + " steps",
		}
	}
	view := viewer{algorithm: lab.Algorithm(q.Algorithm)}
	if q.Truth {
		view.judge = t.judge(l, player)
	}
	for most := 400; ; most /= 2 {
		w := t.tree.Window(lab.View{Step: q.Step, At: moves(q.At), Levels: q.Levels, From: q.From, MaxNodes: most})
		if w == nil {
			return nil, &protocol.Error{Code: protocol.CodeField, Message: "field \"at\": no position of the tree"}
		}
		if view.judge != nil {
			view.judge.fetchFar(w.Root)
		}
		answer := view.tree(w)
		if err := l.ctx.Err(); err != nil {
			return nil, err // it lacks what had not been judged
		}
		answer.Steps = t.tree.Steps()
		answer.Counts, answer.Total = treeCounts(t.tree.Counts(w.Step)), treeCounts(t.tree.Counts(t.tree.Steps()))
		if t.beside != nil {
			c := treeCounts(t.beside.CountsAt(w))
			answer.Beside = &c
		}
		if len(protocol.Encode(nil, l.ID, answer)) <= protocol.MaxWindow {
			return answer, nil
		}
	}
}

func treeCounts(c lab.Counts) protocol.TreeCounts {
	return protocol.TreeCounts{Nodes: c.Nodes, Leaves: c.Leaves, Cuts: c.Cuts, Hits: c.Hits}
}

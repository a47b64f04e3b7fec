package watch

import (
	"slices"

	"tablier/ai/protocol"
)

// An Asker asks the machine for windows of a tree, one at a time: what waits is given up for the next one.
type Asker interface {
	Tree(r protocol.Request, done func(t *protocol.Tree, err error))
}

// A Reply is what became of the last question.
type Reply struct {
	Question *Question
	Chosen   int // -1: the person has had it shown
	Right    int // -1 where none was right
}

// A Session is one search that a person watches. A change of the settings begins another one at its first step.
type Session struct {
	Moment   // what is shown, or has been asked for last
	Predict  bool
	Tree     *protocol.Tree // at the step that is shown, without what a question hides; nil until it is here
	Question *Question      // that waits for an answer
	Reply    *Reply         // to the last question, until the next step
	Score    Score
	View     View
	Err      error // why there is no tree

	asker   Asker
	changed func()         // the screen is to be drawn
	turn    int            // counts what has been asked for: the answers to what came before are not heard
	part    *protocol.Tree // of which windows are still missing
	since   int            // steps since the last question
	rounds  int            // of requests for the part
	marking *Reply         // to be marked by the next tree
}

// NewSession returns a session that asks a machine, and calls changed whenever something else is to be seen.
func NewSession(asker Asker, changed func()) *Session {
	return &Session{asker: asker, changed: changed, Predict: true, since: apart}
}

// Open shows a moment.
func (s *Session) Open(m Moment) {
	if s.Tree == nil || !s.Settings.Equal(&m.Settings) {
		s.Tree = nil
		s.View.Opened, s.View.Closed = map[string]int{}, map[string]bool{}
	}
	s.Settings = m.Settings
	s.since = apart
	s.Go(m.Step)
}

// Go shows a step. What was asked is asked no longer.
func (s *Session) Go(step int) {
	s.Question, s.Reply, s.marking = nil, nil, nil
	s.fetch(step)
}

// Forward goes to the next step, unless a question about it is to be answered first.
func (s *Session) Forward() {
	if s.Busy() || s.Tree == nil || s.Question != nil || s.Ended() {
		return
	}
	s.Reply = nil
	if s.Predict && s.since >= apart {
		if q := Ask(s.Tree, s.Algorithm, s.since >= 2*apart); q != nil {
			s.Question, s.since = q, 0
			Hide(s.Tree, q)
			s.changed()
			return
		}
	}
	s.fetch(s.Tree.Step + 1)
}

// Back goes to the step before.
func (s *Session) Back() {
	if s.Tree != nil && s.Tree.Step > 0 && !s.Busy() {
		s.Go(s.Tree.Step - 1)
	}
}

// Answer gives an answer to the question, by its number; -1 has it shown. The next step shows what is right.
func (s *Session) Answer(choice int) {
	if s.Question == nil || s.Busy() || choice >= s.Question.Answers() {
		return
	}
	s.marking = &Reply{Question: s.Question, Chosen: choice}
	s.fetch(s.Tree.Step + 1)
}

// SetPredict switches questions on or off.
func (s *Session) SetPredict(on bool) {
	s.Predict = on
	if s.Question != nil && !on {
		s.Go(s.Tree.Step) // what the question hides comes back
	}
}

// Busy says whether a step has been asked for that is not here yet.
func (s *Session) Busy() bool { return s.part != nil || s.rounds > 0 }

// Ended says whether the last step is shown.
func (s *Session) Ended() bool { return s.Tree != nil && s.Tree.Step >= s.Tree.Steps }

// Leave asks for nothing any more.
func (s *Session) Leave() {
	s.turn++
	s.part, s.rounds = nil, 0
}

// fetch asks for a step.
func (s *Session) fetch(step int) {
	s.Leave()
	if s.Tree == nil || step != s.Tree.Step {
		s.Step = step
	}
	s.rounds, s.Err = 1, nil
	nodes := 0
	if s.Tree != nil {
		nodes = s.Tree.Total.Nodes
	}
	s.ask(first(&s.Settings, nodes), step, func(t *protocol.Tree, err error) {
		if err != nil {
			s.fail(err)
			return
		}
		if nodes == 0 && t.Total.Nodes <= wholeTree { // small enough to be asked for as a whole
			s.ask(first(&s.Settings, t.Total.Nodes), t.Step, s.begin)
			return
		}
		s.begin(t, nil)
	})
}

// begin takes the first window of a step.
func (s *Session) begin(t *protocol.Tree, err error) {
	if err != nil {
		s.fail(err)
		return
	}
	s.part = t
	s.complete()
}

// ask asks for a window.
func (s *Session) ask(w Window, step int, done func(*protocol.Tree, error)) {
	turn := s.turn
	s.asker.Tree(s.request(w, step), func(t *protocol.Tree, err error) {
		if turn == s.turn {
			done(t, err)
		}
	})
}

// mostRounds is how many windows one step may take: the plies of the deepest tree, and what a person may open.
const mostRounds = 64

// complete asks for what is missing of a step, and shows the step once it is whole.
func (s *Session) complete() {
	t := s.part
	windows := missing(&t.Root, t.Where, s.View.Opened)
	if len(windows) == 0 || s.rounds >= mostRounds {
		s.show(t)
		return
	}
	s.rounds++
	w := windows[0]
	s.ask(w, t.Step, func(part *protocol.Tree, err error) {
		if err != nil {
			s.fail(err)
			return
		}
		if len(part.Root.Children) == 0 {
			delete(s.View.Opened, key(w.At)) // it has nothing to open: it would be asked for without end
			part.Root.More = 0
		}
		merge(&t.Root, w.At, part.Root)
		s.complete()
	})
}

func (s *Session) fail(err error) {
	s.Leave()
	s.Err = err
	s.changed()
}

// show shows a step that is whole.
func (s *Session) show(t *protocol.Tree) {
	before := s.Tree
	s.part, s.rounds = nil, 0
	s.Tree, s.Step = t, t.Step
	if before != nil && t.Step != before.Step {
		s.since++
	}
	hideTruth(&t.Root)
	s.View.Way = slices.Clone(t.Where)
	switch {
	case s.marking != nil:
		s.marked(t)
	case s.Question != nil:
		Hide(t, s.Question)
	}
	s.changed()
}

// marked marks the answer to the question.
func (s *Session) marked(t *protocol.Tree) {
	s.Reply, s.marking, s.Question = s.marking, nil, nil
	s.Reply.Right = s.Reply.Question.Right(t, s.Algorithm)
	if s.Reply.Chosen >= 0 {
		s.Score.Mark(s.Reply.Chosen == s.Reply.Right)
	}
}

// hideTruth takes what is true of the nodes that the search has not settled: it would tell what comes.
func hideTruth(n *protocol.TreeNode) {
	if n.State == StateNew || n.State == StateOpen || n.State == StateCut {
		n.Truth = nil
	}
	for i := range n.Children {
		hideTruth(&n.Children[i])
	}
}

// Toggle opens a node or folds it; more shows more of the children of a wide one.
func (s *Session) Toggle(n *Seen, more bool) {
	name := n.Key()
	switch {
	case more:
		s.View.Opened[name]++
	case len(n.Children) > 0:
		delete(s.View.Opened, name)
		s.View.Closed[name] = true
		s.changed()
		return
	default:
		delete(s.View.Closed, name)
		s.View.Opened[name] += 0
	}
	s.reload()
}

// reload asks for the windows that are missing of the step that is shown.
func (s *Session) reload() {
	if s.Busy() {
		return
	}
	if len(missing(&s.Tree.Root, s.View.Way, s.View.Opened)) == 0 {
		s.changed()
		return
	}
	s.part, s.rounds = s.Tree, 1
	s.complete()
}

package watch_test

import (
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/watch"
)

// large is a search with so large a tree that branches of it are folded.
const large = "g=tapatan&v=tapatan&p=....o....+r+o2r3&a=minimax&d=6&e=threats&s=900"

// The curves may be asked for while the page comes.
func TestCurvesWhileLoading(t *testing.T) {
	s := perform(t, trap+"&s=3")
	s.Slow = true
	s.Changes().Set(func(s *watch.Settings) { s.Depth = 3 })
	s.CountNodes()
	s.DeliverAll()
	if s.Tree() == nil || s.Growth().Curves() == nil || s.Growth().Counting() {
		t.Errorf("the tree: %v; the curves: %v", s.Tree(), s.Growth().Curves())
	}
}

// A branch that is unfolded while a step is on its way, in a run or not, holds nothing up.
func TestUnfoldingWhileStepping(t *testing.T) {
	s := perform(t, large)
	s.SetPredictions(false)
	last := s.Tree().Root.Children[len(s.Tree().Root.Children)-1]
	path := last.Move + " " + last.Children[0].Move
	s.Slow = true
	s.Onward()
	s.Outline().ToggleRow(last.Move)
	s.Outline().ToggleRow(path)
	s.DeliverAll()
	if n := watch.Find(&s.Tree().Root, strings.Fields(path)); s.Tree().Step != 901 || n == nil || len(n.Children) == 0 {
		t.Errorf("step %d, the branch: %+v", s.Tree().Step, n)
	}
	s.Play()
	s.Elapse()
	s.Outline().ToggleRow(path)
	s.Outline().ToggleRow(path)
	s.DeliverAll()
	if s.Tree().Step != 902 || !s.Run().Running() {
		t.Errorf("step %d, running: %v", s.Tree().Step, s.Run().Running())
	}
}

// Curves that are being counted and a file that is being fetched are finished, whatever a person does meanwhile to the
// same search; the file shows one step.
func TestFilesAndCurvesGoOn(t *testing.T) {
	s := perform(t, trap+"&s=12")
	want := perform(t, trap+"&s=12")
	var file, wanted watch.Export
	want.Export(func(e watch.Export) { wanted = e })
	s.Slow = true
	s.CountNodes()
	s.Export(func(e watch.Export) { file = e })
	s.Onward()
	s.Outline().ToggleRow(s.Tree().Root.Children[0].Move)
	s.DeliverAll()
	for _, c := range s.Growth().Curves() {
		if len(c.Nodes) != s.Settings().Depth+1 {
			t.Errorf("%s is counted to depth %d", c.Algorithm, len(c.Nodes))
		}
	}
	if file.JSON() != wanted.JSON() || s.Tree().Step != 13 {
		t.Errorf("step %d, the file:\n%s", s.Tree().Step, file.JSON())
	}
}

// A page that is left while something is asked is there again as it was.
func TestLeaving(t *testing.T) {
	s := perform(t, trap+"&s=3")
	s.Slow = true
	s.Onward()
	s.CountNodes()
	s.Leave()
	s.Opens = s.Settings().Address(3)
	s.Arrive()
	if s.Growth().Curves() != nil || s.Tree().Step != 3 {
		t.Errorf("step %d, curves %v", s.Tree().Step, s.Growth().Curves())
	}
	s.Onward()
	s.DeliverAll()
	if s.Tree().Step != 4 {
		t.Errorf("step %d", s.Tree().Step)
	}
}

// Nothing is asked once predictions are off, not even of a step that is on its way.
func TestPredictionsOff(t *testing.T) {
	asked := perform(t, trap+"&s=0")
	for asked.Predictions().Question() == nil {
		asked.Onward()
	}
	step := asked.Tree().Step
	s := perform(t, asked.Settings().Address(step-1))
	s.Slow = true
	s.Onward()
	s.Deliver() // the step; the one after it is pending
	s.SetPredictions(false)
	s.DeliverAll()
	if s.Predictions().Question() != nil || s.Tree().Step != step {
		t.Errorf("step %d, asked: %+v", s.Tree().Step, s.Predictions().Question())
	}
}

// The wave of the drawn positions is neither won nor lost, and not asked about.
func TestLastWave(t *testing.T) {
	s := perform(t, "g=tapatan&v=tapatan&a=backward")
	for s.Tree().Step < s.Tree().Steps {
		last := s.Tree().Step == s.Tree().Steps-1
		if s.Predictions().Pending() {
			if last {
				t.Fatalf("asked before the last step: %+v", s.Predictions().Question())
			}
			s.Answer(-1)
			continue
		}
		s.Onward()
	}
	now := &protocol.Tree{Step: 1, Steps: 3}
	next := &protocol.Tree{Event: "wave", Iteration: 1, Step: 2, Steps: 3}
	if watch.Predict(protocol.Backward, now, next, -1) == nil {
		t.Error("a wave of won positions is not asked about")
	}
	next.Step = 3
	if p := watch.Predict(protocol.Backward, now, next, -1); p != nil {
		t.Errorf("asked about the last wave: %+v", p)
	}
}

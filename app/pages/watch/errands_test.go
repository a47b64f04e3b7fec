package watch

import (
	"errors"
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
	s.slow = true
	s.act("deeper 3")
	s.act("plot")
	s.come()
	if s.now == nil || s.curves == nil || s.counting {
		t.Errorf("the tree: %v; the curves: %v", s.now, s.curves)
	}
}

// A branch that is unfolded while a step is on its way, in a run or not, holds nothing up.
func TestUnfoldingWhileStepping(t *testing.T) {
	s := perform(t, large)
	s.act("predict")
	last := s.now.Root.Children[len(s.now.Root.Children)-1]
	path := last.Move + " " + last.Children[0].Move
	s.slow = true
	s.act("onward")
	s.act("unlist " + last.Move)
	s.act("unlist " + path)
	s.come()
	if n := watch.Find(&s.now.Root, strings.Fields(path)); s.now.Step != 901 || n == nil || len(n.Children) == 0 {
		t.Errorf("step %d, the branch: %+v", s.now.Step, n)
	}
	s.act("run")
	s.elapse()
	s.act("unlist " + path)
	s.act("unlist " + path)
	s.come()
	if s.now.Step != 902 || !s.playing() {
		t.Errorf("step %d, running: %v", s.now.Step, s.playing())
	}
}

// Curves that are being counted and a file that is being fetched are finished, whatever a person does meanwhile to the
// same search; the file shows one step.
func TestFilesAndCurvesGoOn(t *testing.T) {
	s := perform(t, trap+"&s=12")
	want := perform(t, trap+"&s=12")
	want.act("json")
	s.slow = true
	s.act("plot")
	s.act("json")
	s.act("onward")
	s.act("unlist " + s.now.Root.Children[0].Move)
	s.come()
	for _, c := range s.curves {
		if len(c.nodes) != s.settings.Depth+1 {
			t.Errorf("%s is counted to depth %d", c.algorithm, len(c.nodes))
		}
	}
	if s.saved["tablier-arbre.json"] != want.saved["tablier-arbre.json"] || s.now.Step != 13 {
		t.Errorf("step %d, the file:\n%s", s.now.Step, s.saved["tablier-arbre.json"])
	}
}

// What fails beside the tree is said, and the tree stays.
func TestTreeStays(t *testing.T) {
	s := perform(t, large)
	last := s.now.Root.Children[len(s.now.Root.Children)-1]
	s.broken = errors.New("no worker")
	s.act("unlist " + last.Move)
	s.act("unlist " + last.Move + " " + last.Children[0].Move)
	s.wants(`data-state="asked"`, s.messages().Watch.Failed)
	s.wrong = ""
	s.act("csv")
	s.wants(`<svg class="tree"`, s.messages().Watch.Failed)
	s.act("last")
	s.wants(`data-state="failed"`)
}

// A page that is left while something is asked is there again as it was.
func TestLeaving(t *testing.T) {
	s := perform(t, trap+"&s=3")
	s.slow = true
	s.act("onward")
	s.act("plot")
	s.Leave("")
	s.opens = s.settings.Address(3)
	s.Arrive("")
	if s.curves != nil || s.now.Step != 3 {
		t.Errorf("step %d, curves %v", s.now.Step, s.curves)
	}
	s.act("onward")
	s.come()
	if s.now.Step != 4 {
		t.Errorf("step %d", s.now.Step)
	}
}

// Nothing is asked once predictions are off, not even of a step that is on its way.
func TestPredictionsOff(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.slow = true
	for s.question == nil {
		s.act("onward")
		before := *s.Kind
		s.coming()
		if s.coming = nil; s.now == before.now { // the next step is on its way
			break
		}
	}
	s.act("predict")
	s.come()
	if s.question != nil {
		t.Errorf("asked: %+v", s.question)
	}
}

// The wave of the drawn positions is neither won nor lost, and not asked about.
func TestLastWave(t *testing.T) {
	s := perform(t, "g=tapatan&v=tapatan&a=backward")
	for s.now.Step < s.now.Steps {
		last := s.now.Step == s.now.Steps-1
		if s.question != nil && !s.reveal {
			if last {
				t.Fatalf("asked before the last step: %+v", s.question)
			}
			s.act("show")
			continue
		}
		s.act("onward")
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

// Another position is searched as it is: what was changed belonged to the one before. Where chance acts, no search
// starts.
func TestOtherPosition(t *testing.T) {
	s := perform(t, trap+"&s=-1")
	studies := s.game().Searched.Studies(s.site.Lang)
	for i := range studies {
		s.settings = s.settings.WithOrder(nil, []string{"b1-b2"}).WithLeaf([]string{"b1-b2"}, 3)
		s.choosePosition([]string{"0", "1", "2", "3", "4", "5"}[min(i, 5)])
		if len(s.settings.Leaves)+len(s.settings.Orders) > 0 {
			t.Errorf("after another position: %+v", s.settings)
		}
	}
	s = perform(t, "g=hyle&a=expectimax")
	chance := 0
	for _, c := range s.now.Root.Children {
		s.act("pick " + c.Move)
		html := s.html()
		at := strings.Index(html, `id="act-here"`)
		tag := html[strings.LastIndex(html[:at], "<"):]
		tag, _, _ = strings.Cut(tag, ">")
		if c.Kind == protocol.NodeChance {
			chance++
			if !strings.Contains(tag, "hidden") {
				t.Errorf("after %s a search may start", c.Move)
			}
		}
	}
	if chance == 0 {
		t.Error("no move leads to where chance acts")
	}
}

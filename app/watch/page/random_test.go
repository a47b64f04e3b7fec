package page

import (
	"html"
	"math/rand/v2"
	"regexp"
	"slices"
	"testing"

	"tablier/app/watch"
	"tablier/app/watch/fake"
)

// outsideOfTests are the acts for which a browser is needed.
var outsideOfTests = []string{"svg", "print", "link", "paste"}

// controls returns the acts of the controls on the page, hidden or not.
func (s *stage) controls() (acts []string) {
	for _, found := range regexp.MustCompile(`data-act="([^"]*)"`).FindAllStringSubmatch(s.html(), -1) {
		if act := html.UnescapeString(found[1]); !slices.Contains(outsideOfTests, act) {
			acts = append(acts, act)
		}
	}
	return acts
}

// Every control may be used and every key pressed at any moment, also before the machine has answered; once it has, the
// page shows a step or says why there is none.
func TestAnythingAtAnyMoment(t *testing.T) {
	keys := []string{"Home", "End", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", " ", "1", "2", "5"}
	for _, seed := range []uint64{1, 2, 3, 4} {
		random := rand.New(rand.NewPCG(seed, 0))
		s := performIn(fake.New(t, trap+"&s=5"), nil)
		s.Slow = true
		for range 150 {
			switch random.IntN(8) {
			case 0, 1:
				s.Deliver()
			case 2:
				s.Elapse()
			case 3:
				if key := keys[random.IntN(len(keys))]; s.tree() != nil {
					s.key(key, random.IntN(2) == 0)
				}
			case 4:
				if s.session.Outline().Choosing() {
					s.close()
				}
			default:
				acts := s.controls()
				s.act(acts[random.IntN(len(acts))])
			}
		}
		s.DeliverAll()
		if state := s.session.State(); state != watch.Shown && s.failed() == "" {
			t.Errorf("seed %d: state %d", seed, state)
		}
		s.html()
	}
}

// The page has words for all that a session says.
func TestSayingsHaveWords(t *testing.T) {
	for saying := watch.SayStep; saying <= watch.SayRefusal; saying++ {
		s := perform(t, trap+"&s=5")
		switch saying {
		case watch.SayNode:
			s.session.Outline().Choose("")
		case watch.SayQuiz:
			s.session.Pose("bound")
		case watch.SayVerdict:
			s.asked(watch.CutComes)
			s.session.Answer(0)
		case watch.SaySolution:
			s.session.Pose("bound")
			s.session.Solve(0)
		case watch.SayRefusal:
			s.session.Changes().TakeText("nothing")
		case watch.SayStep:
		}
		if text := s.words().saying(saying); text == "" {
			t.Errorf("no words for saying %d", saying)
		}
	}
	w := perform(t, trap).words()
	for fault := watch.NoAnswer; fault <= watch.BadLeaf; fault++ {
		if w.refusal(watch.Refusal{Fault: fault}) == "" {
			t.Errorf("no words for fault %d", fault)
		}
	}
	if text := w.refusal(watch.Refusal{}); text != "" {
		t.Errorf("%q is said of no refusal", text)
	}
}

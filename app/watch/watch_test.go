package watch_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/boards/morris"
	"tablier/app/i18n"
	"tablier/app/watch"
	"tablier/app/watch/watchtest"
	"tablier/rules/all"
)

// trap is searched three plies deep by alpha-beta.
func trap() watch.Moment {
	return watch.Moment{Settings: watch.Settings{
		Game: "tapatan", Variant: "tapatan", Position: "ooro.rr.. o o0r0", Algorithm: watch.AlphaBeta, Depth: 3,
	}}
}

func open(t *testing.T, m watch.Moment) (*watch.Session, *watchtest.Machine) {
	t.Helper()
	machine := &watchtest.Machine{}
	s := watch.NewSession(machine, func() {})
	s.Open(m)
	if s.Tree == nil {
		t.Fatal(s.Err)
	}
	return s, machine
}

func voice(lang i18n.Lang) watch.Voice {
	return watch.Voice{Lang: lang, Words: morris.Game(all.Games()).Words(lang)}
}

// Forward and back show each step once, and the same step is the same from either side.
func TestStepsGoBothWays(t *testing.T) {
	s, _ := open(t, trap())
	s.SetPredict(false)
	var there []protocol.Tree
	for !s.Ended() {
		there = append(there, *s.Tree)
		s.Forward()
	}
	if len(there) != s.Tree.Steps || s.Tree.Best == "" {
		t.Fatalf("%d steps of %d", len(there), s.Tree.Steps)
	}
	for i := len(there) - 1; i >= 0; i-- {
		s.Back()
		if !reflect.DeepEqual(*s.Tree, there[i]) {
			t.Errorf("step %d is another one on the way back", i)
		}
	}
}

// While a question is asked, the page holds one step alone, and not what would answer: of the node concerned neither
// the value nor the bound that it sets, in the tree or in the calls.
func TestQuestionsKeepTheirSecret(t *testing.T) {
	s, _ := open(t, trap())
	asked := map[watch.Asking]int{}
	for !s.Ended() {
		before := s.Tree.Step
		s.Forward()
		q := s.Question
		if q == nil {
			continue
		}
		asked[q.Ask]++
		if s.Tree.Step != before {
			t.Errorf("the question before step %d is asked after it", before+1)
		}
		if q.Ask != watch.AskLine {
			n := watch.Find(&s.Tree.Root, q.Path)
			own := n.Alpha
			if q.Kind == watch.KindMin {
				own = n.Beta
			}
			if n.Value != nil || own != nil || n.Truth != nil || s.Tree.Stack[len(q.Path)].Value != nil {
				t.Errorf("step %d tells the answer of %+v", before, q)
			}
		}
		next, err := watchtest.Answer(request(t, s.Settings, before+1))
		if err != nil {
			t.Fatal(err)
		}
		right := q.Right(next, s.Algorithm)
		if right < 0 {
			t.Fatalf("step %d: no answer to %+v is right", before, q)
		}
		s.Answer(right)
		if s.Reply == nil || s.Reply.Right != right || s.Tree.Step != before+1 {
			t.Errorf("step %d: %+v", before, s.Reply)
		}
	}
	if asked[watch.AskValue] == 0 || asked[watch.AskCut] == 0 || s.Score.Right != s.Score.Asked || s.Score.Asked == 0 {
		t.Errorf("asked %v, score %+v", asked, s.Score)
	}
	if s.Score.Asked*4 > s.Tree.Steps+4 {
		t.Errorf("%d questions in %d steps", s.Score.Asked, s.Tree.Steps)
	}
}

// request is what a session asks for a whole step.
func request(t *testing.T, s watch.Settings, step int) protocol.Request {
	t.Helper()
	r := protocol.Request{Op: protocol.OpTree, Depth: s.Depth}
	r.Game, r.Variant, r.Start = s.Game, s.Variant, s.Position
	r.Tree = protocol.TreeQuery{Algorithm: s.Algorithm, Step: step, Levels: 9}
	return r
}

// A wrong answer and one that is shown are no right ones, and what is shown does not count.
func TestAnswersAreMarked(t *testing.T) {
	s, _ := open(t, trap())
	ask := func() {
		for s.Question == nil {
			s.Forward()
		}
	}
	ask()
	s.Answer(-1)
	if s.Score.Asked != 0 || s.Reply == nil || s.Reply.Right < 0 {
		t.Errorf("shown: %+v, %+v", s.Score, s.Reply)
	}
	ask()
	q := s.Question
	next, _ := watchtest.Answer(request(t, s.Settings, s.Tree.Step+1))
	s.Answer((q.Right(next, s.Algorithm) + 1) % q.Answers())
	if s.Score != (watch.Score{Right: 0, Asked: 1}) {
		t.Errorf("wrong: %+v", s.Score)
	}
	s.SetPredict(false)
	for !s.Ended() {
		s.Forward()
		if s.Question != nil {
			t.Fatal("asked although switched off")
		}
	}
}

// A wide tree is on the screen as far as the way to the step, and no more; what is folded can be opened.
func TestWideTreesAreFolded(t *testing.T) {
	m := trap()
	m.Algorithm, m.Depth, m.Step = watch.Minimax, 7, 500
	s, machine := open(t, m)
	if s.Tree.Total.Nodes < 3000 {
		t.Fatalf("%d nodes are few", s.Tree.Total.Nodes)
	}
	root := s.View.See(&s.Tree.Root)
	rows := root.Rows()
	if len(rows) > 80 {
		t.Errorf("%d nodes are on the screen", len(rows))
	}
	here := slices.IndexFunc(rows, func(n *watch.Seen) bool { return n.Here })
	if here < 0 || len(rows[here].Path) != len(s.Tree.Where) {
		t.Errorf("the step is not on the screen: %v", s.Tree.Where)
	}
	if machine.Longest > protocol.MaxWindow {
		t.Errorf("an answer has %d bytes", machine.Longest)
	}
	folded := slices.IndexFunc(rows, func(n *watch.Seen) bool { return !n.Current && n.Inner() })
	s.Toggle(rows[folded], false)
	if more := s.View.See(&s.Tree.Root).Rows(); len(more) <= len(rows) {
		t.Errorf("opening %q shows %d nodes instead of %d", rows[folded].Key(), len(more), len(rows))
	}
}

// What a person changes is searched: a leaf's value, and the order of moves.
func TestChangesAreSearched(t *testing.T) {
	m := trap()
	m.Step = watch.Last
	s, _ := open(t, m)
	first := s.Tree.Root.Children[0].Move
	var moves []string
	for _, c := range s.Tree.Root.Children {
		moves = append([]string{c.Move}, moves...)
	}
	m.SetOrder(nil, moves)
	s.Open(m)
	if got := s.Tree.Root.Children[0].Move; got == first || got != moves[0] {
		t.Errorf("the first move is %q", got)
	}
	leaf := s.Tree.Root.Children[0].Children[0].Children[0]
	path := []string{moves[0], s.Tree.Root.Children[0].Children[0].Move, leaf.Move}
	m.SetLeaf(path, 55)
	s.Open(m)
	if n := watch.Find(&s.Tree.Root, path); n == nil || *n.Value != 55 {
		t.Errorf("the leaf is %+v", n)
	}
	if plain := s.Unchanged(); plain.Changed() || !s.Changed() {
		t.Error("what is changed is not told apart")
	}
}

// A worker that fails is asked again.
func TestTreeIsAskedForAgain(t *testing.T) {
	s, machine := open(t, trap())
	machine.Fail = errors.New("dead")
	s.Go(5)
	if s.Err == nil || s.Busy() {
		t.Fatal("nothing is told of the failure")
	}
	s.Open(s.Moment)
	if s.Err != nil || s.Tree.Step != 5 {
		t.Errorf("step %d, %v", s.Tree.Step, s.Err)
	}
}

// The whole of a tree is exported, of which no window had all.
func TestExport(t *testing.T) {
	m := trap()
	m.Algorithm, m.Depth, m.Step = watch.Minimax, 6, watch.Last
	s, machine := open(t, m)
	s.Whole(machine, func(root *protocol.TreeNode, err error) {
		if err != nil {
			t.Fatal(err)
		}
		if lines := strings.Count(watch.CSV(root), "\n"); lines != s.Tree.Total.Nodes+1 {
			t.Errorf("%d lines for %d nodes", lines, s.Tree.Total.Nodes)
		}
		if !strings.Contains(watch.JSON(root), `"tree":`) {
			t.Error("the JSON is no answer of the protocol")
		}
	})
}

// The growth has the nodes of each depth for both algorithms, and the factor between them.
func TestGrowth(t *testing.T) {
	s, machine := open(t, trap())
	var got *watch.Growth
	s.Grow(machine, 5, func(g *watch.Growth) { got = g })
	if !got.Done || len(got.Rows) != 5 || len(got.Algorithms) != 2 {
		t.Fatalf("%+v", got)
	}
	last := got.Rows[4]
	if last.Nodes[0] >= last.Nodes[1] || got.Rate(1) < 1.5 || got.Rate(0) >= got.Rate(1) {
		t.Errorf("%+v, rates %.1f and %.1f", got.Rows, got.Rate(0), got.Rate(1))
	}
}

// A node is spoken as a person sees it.
func TestNodesAreSpoken(t *testing.T) {
	m := trap()
	m.Step = watch.Last
	s, _ := open(t, m)
	root := s.View.See(&s.Tree.Root)
	for lang, want := range map[i18n.Lang]string{
		i18n.French:  "après a1–b2, Rouge choisit, vaut +2, En vérité, Rouge gagne en 7, niveau 2, 1 sur 3",
		i18n.English: "after a1–b2, Red chooses, is worth +2, In truth, Red wins in 7, level 2, 1 of 3",
	} {
		if got := voice(lang).Node(root.Children[0], false); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := voice(i18n.French).Node(root.Children[0], true); strings.Contains(got, "+2") || !strings.Contains(got,
		"à trouver") {
		t.Errorf("asked for, it is %q", got)
	}
	bound := root.Children[1]
	if got := voice(i18n.French).Node(bound, false); !strings.Contains(got, "au plus −1") {
		t.Errorf("a bound is spoken as %q", got)
	}
}

// No two nodes of a picture lie over each other, and each child is below its parent.
func TestPicturesHaveRoom(t *testing.T) {
	for _, depth := range []int{1, 2, 3, 5} {
		m := trap()
		m.Depth, m.Step = depth, 12
		s, _ := open(t, m)
		plan := watch.Lay(s.View.See(&s.Tree.Root))
		for i, a := range plan.Spots {
			if a.X < 0 || a.X > plan.Width || a.Y > plan.Height {
				t.Errorf("depth %d: %q is out of the picture", depth, a.Key())
			}
			for _, b := range plan.Spots[:i] {
				if a.Y == b.Y && abs(a.X-b.X) < max(a.Board, b.Board, 18) {
					t.Errorf("depth %d: %q and %q lie over each other", depth, a.Key(), b.Key())
				}
			}
		}
	}
}

func abs(n int) int { return max(n, -n) }

func TestScore(t *testing.T) {
	for text, want := range map[string]watch.Score{"1 3 4": {Right: 3, Asked: 4}, "1 0 0": {}} {
		if got, err := watch.ParseScore(text); err != nil || got != want || got.String() != text {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "1 5 4", "2 1 1", "1 -1 2", "1 a b"} {
		if _, err := watch.ParseScore(text); err == nil {
			t.Errorf("%q is read", text)
		}
	}
}

package watch_test

import (
	"encoding/csv"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/ai/sheet"
	"tablier/app/asked"
	"tablier/app/i18n"
	"tablier/app/watch"
	"tablier/rules"
)

// trap is a search of a position that is lost in 8.
const trap = "g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&a=alphabeta&d=3&e=threats"

// Without questions a step is one touch, forward and back; the address follows.
func TestSteps(t *testing.T) {
	s := perform(t, trap+"&s=20")
	s.SetPredictions(false)
	s.Onward()
	s.Onward()
	s.Back()
	if s.Tree().Step != 21 {
		t.Errorf("at step %d, want 21", s.Tree().Step)
	}
	s.Elapse()
	if want := trap + "&s=21"; s.Kept[len(s.Kept)-1] != want {
		t.Errorf("the address has %q, want %q", s.Kept[len(s.Kept)-1], want)
	}
	s.Step(-1)
	if s.Tree().Step != s.Tree().Steps {
		t.Errorf("at step %d of %d", s.Tree().Step, s.Tree().Steps)
	}
}

// A run goes on by itself, stops where something is asked, and begins anew from the end.
func TestRun(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.Play()
	for range 200 {
		if s.Predictions().Question() != nil || s.Tree().Step == s.Tree().Steps {
			break
		}
		s.Elapse()
	}
	if s.Predictions().Question() == nil || s.Run().Running() {
		t.Fatalf("at step %d of %d nothing is asked", s.Tree().Step, s.Tree().Steps)
	}
	step := s.Tree().Step
	s.Onward()
	if s.Tree().Step != step {
		t.Error("a question can be passed by")
	}
	s.Answer(-1)
	s.Step(-1)
	s.Play()
	if s.Tree().Step != 0 || !s.Run().Running() {
		t.Errorf("at step %d, running %v", s.Tree().Step, s.Run().Running())
	}
}

// Another value of a leaf changes what is found above it, another place of a move what is cut; both can be undone.
func TestChanges(t *testing.T) {
	s := perform(t, "g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&a=minimax&d=1&e=threats&s=0")
	s.Step(-1)
	before := *s.Tree().Root.Value
	first := s.Tree().Root.Children[0].Move
	s.Outline().Choose(first)
	s.Changes().SetLeaf("42")
	if got := *s.Tree().Root.Value; got != 42 || got == before {
		t.Errorf("the root is worth %v, want 42", got)
	}
	s.Changes().Reorder(false)
	if got := s.Tree().Root.Children[1].Move; got != first {
		t.Errorf("the second move is %s, want %s", got, first)
	}
	if s.Outline().At() != first || !s.Changes().AtNodes() {
		t.Errorf("chosen is %q, changed %t", s.Outline().At(), s.Changes().AtNodes())
	}
	s.Changes().Undo()
	s.Step(-1)
	if got := *s.Tree().Root.Value; got != before || s.Tree().Root.Children[0].Move != first {
		t.Errorf("undone, the root is worth %v, want %v", got, before)
	}
}

// A chosen node can be the position that is searched.
func TestFromHere(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.Outline().Choose("b1-b2")
	s.Changes().StartHere()
	if s.Tree() == nil || s.Tree().Root.Kind != protocol.NodeMin || s.Tree().Step != 0 {
		t.Fatalf("searched: %+v", s.Tree())
	}
	if want := "o.roorr.. r o0r1"; !strings.HasPrefix(s.Settings().Position, want[:9]) {
		t.Errorf("the position is %q", s.Settings().Position)
	}
}

// The match on the table can be searched from where it is.
func TestMine(t *testing.T) {
	s := perform(t, trap+"&s=0")
	match, err := rules.NewMatch(s.Game().Spec, rules.Setup{Variant: "tapatan"}, "ooro.rr.. o o0r0")
	if err == nil {
		err = match.Play("a1-b2")
	}
	if err != nil {
		t.Fatal(err)
	}
	s.Table = match
	s.Changes().TakeTable()
	if s.Settings().Position != match.Position().String() || s.Tree() == nil {
		t.Errorf("searched: %+v", s.Settings())
	}
}

// A position is searched by the options of the match on the table, of what is put in its place and of what an address
// asks for; unknown ones are left out.
func TestOptions(t *testing.T) {
	const early = "b1bw1/5/www1w/1bbb1/wbb1w w" // b3-b5 ends the game where a dispersed side wins at once
	immediate := rules.Setup{Variant: "entropy", Options: []string{"immediate"}}
	s := perform(t, "g=entropy&v=entropy&r=immediate&d=1&s=0&p="+asked.Escape(early))
	ends := func() bool {
		match, err := s.Replay([]string{"b3-b5"})
		return err == nil && match.Position().Outcome().Over()
	}
	if !ends() {
		t.Error("the address has lost the option")
	}
	s.Changes().StartHere()
	if !ends() {
		t.Error("the position of a node has lost the option")
	}
	if !s.Changes().TakeText(early) || !ends() {
		t.Error("a text has lost the option")
	}
	s.Changes().SetGame("entropy")
	match, err := rules.NewMatch(s.Game().Spec, immediate, early)
	if err != nil {
		t.Fatal(err)
	}
	s.Table = match
	s.Changes().TakeTable()
	if !ends() {
		t.Error("the match has lost the option")
	}
	for game, variant := range map[string]string{"entropy": "entropy", "hyle": "5"} { // hyle is opened with another one
		s = perform(t, "g="+game+"&v="+variant+"&r=never&d=1&s=0")
		if now := s.Settings(); now.Variant != variant || len(now.Options) != 0 || s.Tree() == nil {
			t.Errorf("%s is searched with the variant %q and the options %q", game, now.Variant, now.Options)
		}
	}
}

// A question can be asked and left while the machine has yet to answer.
func TestQuestionIsLeftBeforeTheAnswer(t *testing.T) {
	s := perform(t, trap+"&s=7")
	s.Slow = true
	s.Pose("bound")
	s.Pose("")
	s.DeliverAll()
	if s.Quiz().Question() != nil || s.Tree() == nil {
		t.Errorf("asked: %+v, shown: %+v", s.Quiz().Question(), s.Tree())
	}
}

// Where chance acts, what a game is opened with shows why one takes the mean: what may come is worth different numbers.
func TestChanceMatters(t *testing.T) {
	for _, g := range perform(t, "").Games() {
		if g.Searched.Algorithms[0] != protocol.Expectimax {
			continue
		}
		s := perform(t, "g="+g.ID())
		s.SetPredictions(false)
		s.Step(-1)
		same, different := 0, 0
		for _, n := range s.Tree().Root.Children {
			if n.Kind != protocol.NodeChance {
				continue
			}
			if slices.ContainsFunc(n.Children, func(c protocol.TreeNode) bool { return *c.Value != *n.Children[0].Value }) {
				different++
			} else {
				same++
			}
		}
		if different <= same {
			t.Errorf("%s: what chance may bring is worth the same after %d of %d moves", g.ID(), same, same+different)
		}
	}
}

// A branch of a large tree that is off the way is fetched when it is unfolded, and stays open from step to step.
func TestUnfolding(t *testing.T) {
	s := perform(t, "g=tapatan&v=tapatan&p=....o....+r+o2r3&a=minimax&d=7&e=threats&s=5000")
	s.SetPredictions(false)
	last := s.Tree().Root.Children[len(s.Tree().Root.Children)-1].Move
	deep := s.Tree().Root.Children[len(s.Tree().Root.Children)-1].Children[0].Move
	path := last + " " + deep
	for _, opened := range []string{last, path} {
		s.Outline().ToggleRow(opened)
	}
	for range 3 {
		n := watch.Find(&s.Tree().Root, strings.Fields(path))
		if n == nil || len(n.Children) == 0 || s.Outline().Folds().InList(s.Tree(), path) {
			t.Fatalf("after %s stands %+v", path, n)
		}
		s.Onward()
	}
	s.Outline().ToggleRow(path)
	if !s.Outline().Folds().InList(s.Tree(), path) {
		t.Error("it is not folded again")
	}
}

// The nodes are counted by depth, for both searches.
func TestCurves(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.CountNodes()
	curves := s.Growth().Curves()
	if len(curves) != 2 || len(curves[0].Nodes) != 4 || len(curves[1].Nodes) != 4 {
		t.Fatalf("curves: %+v", curves)
	}
	if mine, other := curves[0], curves[1]; mine.Nodes[2] != s.Tree().Total.Nodes || mine.Nodes[3] >= other.Nodes[3] ||
		mine.Rate() >= other.Rate() {
		t.Errorf("%+v grows by %v, %+v by %v", mine, mine.Rate(), other, other.Rate())
	}
}

// The whole tree is saved, also what the page does not show: as rows, and as an object.
func TestFiles(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.Step(-1)
	var saved watch.Export
	s.Export(func(e watch.Export) { saved = e })
	var file struct {
		Search string
		Nodes  []struct{ Path, Kind, State string }
	}
	if err := json.Unmarshal([]byte(saved.JSON()), &file); err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, n := range file.Nodes {
		if n.State == protocol.NodeDone {
			seen++
		}
	}
	if seen != s.Tree().Total.Nodes || !strings.HasPrefix(file.Search, trap) {
		t.Errorf("%d nodes of %d, of the search %s", seen, s.Tree().Total.Nodes, file.Search)
	}
	text, marked := strings.CutPrefix(saved.CSV(i18n.French.Sheet()), sheet.Mark)
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comma = ';' // as a French spreadsheet has it
	rows, err := reader.ReadAll()
	if err != nil || !marked || len(rows) != len(file.Nodes)+1 || len(rows[0]) != 5 {
		t.Errorf("%d rows of %d nodes: %v", len(rows), len(file.Nodes), err)
	}
	if strings.Contains(text, "0.") {
		t.Errorf("numbers with a point in\n%.300s", text)
	}
}

package watch

import (
	"encoding/csv"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/ai/sheet"
	"tablier/app/i18n"
	"tablier/app/watch"
	"tablier/rules"
)

// trap is a search of a position that is lost in 8.
const trap = "g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&a=alphabeta&d=3&e=threats"

// Without questions a step is one touch, forward and back; the address follows.
func TestSteps(t *testing.T) {
	s := perform(t, trap+"&s=20")
	s.act("predict")
	s.act("onward")
	s.act("onward")
	s.act("back")
	if s.now.Step != 21 {
		t.Errorf("at step %d, want 21", s.now.Step)
	}
	s.elapse()
	if want := trap + "&s=21"; s.kept[len(s.kept)-1] != want {
		t.Errorf("the address has %q, want %q", s.kept[len(s.kept)-1], want)
	}
	s.act("last")
	if s.now.Step != s.now.Steps {
		t.Errorf("at step %d of %d", s.now.Step, s.now.Steps)
	}
	s.wants("Votre évaluation dit 0.", "En vérité, Orange perd en", "Chercher à 5 coups", "Changer l’évaluation")
	s.site.Lang = i18n.English
	s.wants("In truth, Orange loses in ")
}

// After a cut no value is known, nor have all moves been seen: what comes back is called a bound, and where a value is
// said to be known it is that of minimax, over all moves.
func TestBoundsAreCalledBounds(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.act("predict")
	minimax := perform(t, strings.Replace(trap, "alphabeta", "minimax", 1))
	minimax.act("last")
	values, bounds := 0, 0
	for s.now.Step < s.now.Steps {
		s.act("onward")
		if s.now.Event != "return" || len(s.now.Where) == 0 {
			continue // at the end it is said what is played
		}
		n, whole := s.current(), watch.Find(&minimax.now.Root, s.now.Where)
		known := n.CutAlpha == nil && *n.Value == *whole.Value
		if s.phrases = !s.phrases; strings.Contains(s.html(), "Tous les coups sont vus") != known ||
			strings.Contains(s.said, "Valeur connue") && !known {
			t.Errorf("step %d, %v: %s", s.now.Step, s.now.Where, s.said)
		}
		if known {
			values++
			continue
		}
		bounds++
		s.wants("Une borne, après ", "ce n’est qu’une borne")
		s.site.Lang = i18n.English
		s.wants("this is only a bound")
		s.site.Lang = i18n.French
	}
	if values == 0 || bounds != 3 {
		t.Errorf("%d values and %d bounds came back", values, bounds)
	}
}

// What is explained after an answer is not more than is known: of a bound, that it is one.
func TestAnswersSayThatItIsABound(t *testing.T) {
	s := perform(t, trap+"&s=0")
	for s.now.Step < s.now.Steps {
		if s.question != nil && !s.reveal && s.next.Event == "return" {
			bound := watch.Find(&s.next.Root, s.next.Where).Bound != ""
			s.act("show")
			if strings.Contains(s.said, "qu’une borne") != bound {
				t.Errorf("step %d: %s", s.now.Step, s.said)
			}
		}
		if s.question != nil && !s.reveal {
			s.act("show")
		}
		s.act("onward")
	}
}

// A run goes on by itself, stops where something is asked, and begins anew from the end.
func TestRun(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.act("run")
	for range 200 {
		if s.question != nil || s.now.Step == s.now.Steps {
			break
		}
		s.elapse()
	}
	if s.question == nil || s.playing() {
		t.Fatalf("at step %d of %d nothing is asked", s.now.Step, s.now.Steps)
	}
	step := s.now.Step
	s.act("onward")
	if s.now.Step != step {
		t.Error("a question can be passed by")
	}
	s.act("show")
	s.act("last")
	s.act("run")
	if s.now.Step != 0 || !s.playing() {
		t.Errorf("at step %d, running %v", s.now.Step, s.playing())
	}
}

// asked goes on until a question of a kind is asked.
func (s *stage) asked(kind watch.Asks) {
	s.t.Helper()
	for s.now.Step < s.now.Steps {
		if s.question != nil && s.question.Kind == kind && !s.reveal {
			return
		}
		if s.question != nil && !s.reveal {
			s.act("show")
		}
		s.act("onward")
	}
	s.t.Fatalf("no question about a %s", kind)
}

// As long as a value is asked for, neither it nor what is so of the position stands anywhere on the page.
func TestNothingTellsAnAnswer(t *testing.T) {
	s := perform(t, trap+"&s=0")
	for {
		s.asked(watch.ValueComes)
		if len(s.question.Where) == 1 { // of a first move the truth is known
			break
		}
		s.act("show")
	}
	n := watch.Find(&s.next.Root, s.question.Where)
	told := s.worth(n.Truth)
	before := strings.Count(s.html(), told)
	s.act("answer " + strconv.Itoa(s.question.Right))
	if after := strings.Count(s.html(), told); after <= before {
		t.Errorf("%q stood %d times before the answer, %d times after it", told, before, after)
	}
	if s.score != (watch.Score{Right: 1, Of: 1}) {
		t.Errorf("the score is %v", s.score)
	}
	s.wants("Juste\u202f: Rouge choisit la plus petite", "1 juste sur 1")
	again := perform(t, trap)
	again.site.Store = s.site.Store
	again.Arrive("")
	again.recallScore()
	if again.score != s.score {
		t.Errorf("another visit has the score %v", again.score)
	}
}

// A wrong answer is told why, and counts; one that is shown does not.
func TestAnswers(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.asked(watch.CutComes)
	if s.question.Right != 0 {
		t.Fatal("the first cut is asked about")
	}
	if s.reply("3") || !s.reply("2") {
		t.Error("the keys 1 and 2 answer, and no other")
	}
	s.wants("Non\u202f: α ≥ β")
	s.act("answer 0")
	s.asked(watch.ValueComes)
	s.act("show")
	s.wants("Montré\u202f: cela ne compte pas.")
	if s.score != (watch.Score{Right: 0, Of: 1}) {
		t.Errorf("the score is %v", s.score)
	}
}

// Every algorithm of every game is followed from the first step to the last, in both languages, and asks something.
func TestEverySearch(t *testing.T) {
	for _, g := range perform(t, "").games {
		for _, algorithm := range g.Searched.Algorithms {
			s := perform(t, "g="+g.ID()+"&a="+algorithm+"&s=0")
			if s.now == nil || s.settings.Algorithm != algorithm {
				t.Fatalf("%s, %s: %s", g.ID(), algorithm, s.failed)
			}
			questions := 0
			for steps := 0; s.now.Step < s.now.Steps && steps < 60; steps++ {
				if s.question != nil && !s.reveal {
					questions++
					s.act("answer 0")
				}
				s.act("onward")
			}
			if questions == 0 && s.now.Steps > 8 {
				t.Errorf("%s, %s asks nothing in %d steps", g.ID(), algorithm, s.now.Step)
			}
			for _, lang := range i18n.Langs() {
				s.site.Lang = lang
				s.act("last")
				html := s.html()
				if strings.Contains(html, "%!") || strings.Contains(html, "NaN") || !strings.Contains(html, s.said) {
					t.Errorf("%s, %s: %q", g.ID(), algorithm, s.said)
				}
			}
		}
	}
}

// Where chance acts, what a game is opened with shows why one takes the mean: what may come is worth different numbers.
func TestChanceMatters(t *testing.T) {
	for _, g := range perform(t, "").games {
		if g.Searched.Algorithms[0] != protocol.Expectimax {
			continue
		}
		s := perform(t, "g="+g.ID())
		s.act("predict")
		s.act("last")
		same, different := 0, 0
		for _, n := range s.now.Root.Children {
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

// Another value of a leaf changes what is found above it, another place of a move what is cut; both can be undone.
func TestChanges(t *testing.T) {
	s := perform(t, "g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&a=minimax&d=1&e=threats&s=0")
	s.act("last")
	before := *s.now.Root.Value
	first := s.now.Root.Children[0].Move
	s.act("pick " + first)
	s.wants("Valeur de cette feuille", "Essayer plus tard", "Partir d’ici")
	s.settings = s.settings.WithLeaf([]string{first}, 42)
	s.changed()
	if got := *s.now.Root.Value; got != 42 || got == before {
		t.Errorf("the root is worth %v, want 42", got)
	}
	s.act("later")
	if got := s.now.Root.Children[1].Move; got != first {
		t.Errorf("the second move is %s, want %s", got, first)
	}
	s.wants("Annuler les changements")
	s.act("undo")
	s.act("last")
	if got := *s.now.Root.Value; got != before || s.now.Root.Children[0].Move != first {
		t.Errorf("undone, the root is worth %v, want %v", got, before)
	}
}

// A chosen node can be the position that is searched.
func TestFromHere(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.act("pick b1-b2")
	s.act("here")
	if s.now == nil || s.now.Root.Kind != protocol.NodeMin || s.now.Step != 0 {
		t.Fatalf("searched: %+v", s.now)
	}
	if want := "o.roorr.. r o0r1"; !strings.HasPrefix(s.settings.Position, want[:9]) {
		t.Errorf("the position is %q", s.settings.Position)
	}
}

// What an address says wrongly is told, and the rest of it is taken.
func TestBadAddresses(t *testing.T) {
	s := perform(t, "g=tapatan&a=minimax&d=99")
	if s.now == nil || s.settings.Algorithm != protocol.Minimax {
		t.Errorf("shown: %+v", s.settings)
	}
	s.wants("d=99")
	for opens, want := range map[string]string{
		"g=nothing":                                   "",
		"g=tapatan&p=nothing":                         "ne se lit pas",
		"g=tapatan&p=ooo...rrr+r+o1r1":                "",
		trap + "&s=100000":                            "n’a pas",
		"g=tapatan&a=minimax&d=12&p=....o....+r+o2r3": "trop de nœuds",
	} {
		s := perform(t, opens)
		if want != "" && !strings.Contains(s.failed, want) {
			t.Errorf("%s: %q", opens, s.failed)
		}
		if s.html(); s.now == nil && s.failed == "" {
			t.Errorf("%s shows nothing", opens)
		}
	}
}

// A machine that does not answer is told of, and the next step is asked for anew.
func TestNoMachine(t *testing.T) {
	s := perform(t, trap+"&s=3")
	s.act("predict")
	s.broken = errors.New("gone")
	s.act("onward")
	s.wants("La machine ne répond pas.")
	s.broken = nil
	s.act("onward")
	if s.failed != "" || s.now.Step != 4 {
		t.Errorf("at step %d: %s", s.now.Step, s.failed)
	}
}

// The whole tree is saved, also what the page does not show: as rows, and as an object.
func TestFiles(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.act("last")
	s.act("json")
	var file struct {
		Search string
		Nodes  []struct{ Path, Kind, State string }
	}
	if err := json.Unmarshal([]byte(s.saved["tablier-arbre.json"]), &file); err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, n := range file.Nodes {
		if n.State == protocol.NodeDone {
			seen++
		}
	}
	if seen != s.now.Total.Nodes || !strings.HasPrefix(file.Search, trap) {
		t.Errorf("%d nodes of %d, of the search %s", seen, s.now.Total.Nodes, file.Search)
	}
	s.act("csv")
	text, marked := strings.CutPrefix(s.saved["tablier-arbre.csv"], sheet.Mark)
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

// The nodes are counted by depth, for both searches.
func TestCurves(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.act("plot")
	if len(s.curves) != 2 || len(s.curves[0].nodes) != 4 || len(s.curves[1].nodes) != 4 {
		t.Fatalf("curves: %+v", s.curves)
	}
	if mine, other := s.curves[0], s.curves[1]; mine.nodes[2] != s.now.Total.Nodes || mine.nodes[3] >= other.nodes[3] ||
		mine.growth() >= other.growth() {
		t.Errorf("%+v grows by %v, %+v by %v", mine, mine.growth(), other, other.growth())
	}
	s.wants("par coup", "plot-picture")
	if rates := strings.Count(s.html(), `class="rate"`); rates != 2 {
		t.Errorf("%d rates of growth, want one for each search", rates)
	}
}

// Each prepared question has an answer that is counted, and leads on to its search.
func TestPreparedQuestions(t *testing.T) {
	list := perform(t, "").quizzes()
	if len(list) < 9 {
		t.Errorf("%d questions", len(list))
	}
	names := map[string]bool{}
	for _, q := range list {
		s := perform(t, watch.QuestionAddress(q.Name))
		if names[q.Name] || s.quiz == nil || s.now == nil || s.failed != "" || s.wrong != "" {
			t.Fatalf("%s: %s %s", q.Name, s.failed, s.wrong)
		}
		names[q.Name] = true
		if q.Right < 0 || q.Right >= len(q.Choices) || q.Why == "" {
			t.Errorf("%s: %+v", q.Name, q)
		}
		if !strings.Contains(s.said, q.Text) || !s.reply(strconv.Itoa(q.Right+1)) {
			t.Errorf("%s is not asked: %s", q.Name, s.said)
		}
		s.wants("Juste\u202f: ")
		s.act("leave")
		if s.quiz != nil || s.now == nil {
			t.Errorf("%s does not end", q.Name)
		}
	}
}

// The prepared questions stand beside the steps, whatever is shown; one that is chosen there is asked as its address
// asks it, and the search goes on from it.
func TestQuestionsAreAtHand(t *testing.T) {
	s := perform(t, trap+"&s=7")
	for range 2 {
		html := s.html()
		_, drive, _ := strings.Cut(html, `class="drive"`)
		drive, _, _ = strings.Cut(drive, `class="pace"`)
		for _, q := range s.quizzes() {
			if !strings.Contains(drive, ">"+q.Text+"</option>") {
				t.Errorf("%s does not stand beside the steps", q.Name)
			}
		}
		s.act("last")
	}
	s.pose("bound")
	if s.quiz == nil || s.quiz.Name != "bound" || s.kept[len(s.kept)-1] != watch.QuestionAddress("bound") {
		t.Fatalf("asked: %+v, address %v", s.quiz, s.kept)
	}
	s.wants(s.quiz.Text)
	s.pose("")
	if s.quiz != nil || s.now == nil {
		t.Error("the question does not go away")
	}
}

// A question can be asked and left while the machine has yet to answer.
func TestQuestionIsLeftBeforeTheAnswer(t *testing.T) {
	s := perform(t, trap+"&s=7")
	s.slow = true
	s.pose("bound")
	s.pose("")
	s.come()
	if s.quiz != nil || s.now == nil {
		t.Errorf("asked: %+v, shown: %+v", s.quiz, s.now)
	}
}

// What the questions say of their searches is so.
func TestQuestionsAreTrue(t *testing.T) {
	s := perform(t, watch.QuestionAddress("bound"))
	if n := watch.Find(&s.now.Root, []string{"a2-b2"}); n == nil || n.Bound != "atmost" || *n.Value != 0 ||
		!strings.Contains(s.quiz.Text, s.write("a2-b2")) {
		t.Errorf("bound: %+v", n)
	}
	s = perform(t, watch.QuestionAddress("order"))
	worst, value := s.now.Total, s.settings
	value.Order = "best"
	s = perform(t, value.Address(0))
	if best := s.now.Total; best.Nodes >= worst.Nodes {
		t.Errorf("order: %d nodes with the best first, %d with the worst", best.Nodes, worst.Nodes)
	}
	s = perform(t, watch.QuestionAddress("plies"))
	if s.now.Root.Kind != protocol.NodeMax || s.settings.Depth != 3 {
		t.Errorf("plies: %+v", s.settings)
	}
	s = perform(t, watch.QuestionAddress("hidden"))
	s.act("leave")
	s.act("last")
	if n := watch.Find(&s.now.Root, []string{"a5xb5"}); n == nil || n.Value == nil || *n.Value != -1.5 {
		t.Errorf("hidden: %+v", n)
	}
}

// Of a tree of 100,000 nodes the page holds no more than of a small one.
func TestLargeTree(t *testing.T) {
	s := perform(t, "g=tapatan&v=tapatan&p=....o....+r+o2r3&a=minimax&d=7&e=threats&s=5000")
	if s.now == nil || s.now.Total.Nodes < 50_000 {
		t.Fatalf("the tree: %s", s.failed)
	}
	small := perform(t, trap+"&s=38")
	if n, usual := strings.Count(s.html(), "<"), strings.Count(small.html(), "<"); n > 3*usual {
		t.Errorf("%d tags, with a small tree %d", n, usual)
	}
}

// A branch of a large tree that is off the way is fetched when it is unfolded, and stays open from step to step.
func TestUnfolding(t *testing.T) {
	s := perform(t, "g=tapatan&v=tapatan&p=....o....+r+o2r3&a=minimax&d=7&e=threats&s=5000")
	s.act("predict")
	last := s.now.Root.Children[len(s.now.Root.Children)-1].Move
	deep := s.now.Root.Children[len(s.now.Root.Children)-1].Children[0].Move
	path := last + " " + deep
	for _, opened := range []string{last, path} {
		s.act("unlist " + opened)
	}
	for range 3 {
		n := watch.Find(&s.now.Root, strings.Fields(path))
		if n == nil || len(n.Children) == 0 || s.isListedFolded(path) {
			t.Fatalf("after %s stands %+v", path, n)
		}
		s.act("onward")
	}
	s.act("unlist " + path)
	if !s.isListedFolded(path) {
		t.Error("it is not folded again")
	}
}

// The match on the table can be searched from where it is.
func TestMine(t *testing.T) {
	s := perform(t, trap+"&s=0")
	match, err := rules.NewMatch(s.game().Spec, rules.Setup{Variant: "tapatan"}, "ooro.rr.. o o0r0")
	if err == nil {
		err = match.Play("a1-b2")
	}
	if err != nil {
		t.Fatal(err)
	}
	s.played = match
	s.choosePosition(ownMatch)
	if s.settings.Position != match.Position().String() || s.now == nil {
		t.Errorf("searched: %+v", s.settings)
	}
}

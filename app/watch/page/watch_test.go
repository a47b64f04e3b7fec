package page

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/begun"
	"tablier/app/i18n"
	"tablier/app/store"
	"tablier/app/watch"
	"tablier/app/watch/fake"
)

// trap is a search of a position that is lost in 8.
const trap = "g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&a=alphabeta&d=3&e=threats"

// large is a search with so large a tree that branches of it are folded.
const large = "g=tapatan&v=tapatan&p=....o....+r+o2r3&a=minimax&d=6&e=threats&s=900"

// Without questions a step is one touch, forward and back; the address follows.
func TestSteps(t *testing.T) {
	s := perform(t, trap+"&s=20")
	s.act("predict")
	s.act("onward")
	s.act("onward")
	s.act("back")
	if s.tree().Step != 21 {
		t.Errorf("at step %d, want 21", s.tree().Step)
	}
	s.Elapse()
	if want := trap + "&s=21"; s.Kept[len(s.Kept)-1] != want {
		t.Errorf("the address has %q, want %q", s.Kept[len(s.Kept)-1], want)
	}
	s.act("last")
	if s.tree().Step != s.tree().Steps {
		t.Errorf("at step %d of %d", s.tree().Step, s.tree().Steps)
	}
	s.wants("Votre évaluation dit 0.", "En vérité, Orange perd en", "Chercher à 5 coups", "Changer l’évaluation")
	s.site.Lang = i18n.English
	s.wants("In truth, Orange loses in ")
}

// asked goes on until a question of a kind is asked.
func (s *stage) asked(kind watch.Subject) {
	s.T.Helper()
	for s.tree().Step < s.tree().Steps {
		if s.predictions().Pending() && s.predictions().Question().Kind == kind {
			return
		}
		if s.predictions().Pending() {
			s.act("show")
		}
		s.act("onward")
	}
	s.T.Fatalf("no question about a %s", kind)
}

// After a cut no value is known, nor have all moves been seen: what comes back is called a bound, and where a value is
// said to be known it is that of minimax, over all moves.
func TestBoundsAreCalledBounds(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.act("predict")
	minimax := perform(t, strings.Replace(trap, "alphabeta", "minimax", 1))
	minimax.act("last")
	values, bounds := 0, 0
	for s.tree().Step < s.tree().Steps {
		s.act("onward")
		if s.tree().Event != "return" || len(s.tree().Where) == 0 {
			continue // at the end it is said what is played
		}
		n, whole := s.session.Current(), watch.Find(&minimax.tree().Root, s.tree().Where)
		known := n.CutAlpha == nil && *n.Value == *whole.Value
		if s.phrases = !s.phrases; strings.Contains(s.html(), "Tous les coups sont vus") != known ||
			strings.Contains(s.said, "Valeur connue") && !known {
			t.Errorf("step %d, %v: %s", s.tree().Step, s.tree().Where, s.said)
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
	for s.tree().Step < s.tree().Steps {
		if s.predictions().Pending() && s.predictions().Question().Kind == watch.ValueComes {
			s.act("show") // what the step asked about has brought back
			bound := s.session.Current().Bound != ""
			if strings.Contains(s.said, "qu’une borne") != bound {
				t.Errorf("step %d: %s", s.tree().Step, s.said)
			}
		}
		if s.predictions().Pending() {
			s.act("show")
		}
		s.act("onward")
	}
}

// As long as a value is asked for, neither it nor what is so of the position stands anywhere on the page.
func TestNothingTellsAnAnswer(t *testing.T) {
	s := perform(t, trap+"&s=0")
	for {
		s.asked(watch.ValueComes)
		if len(s.predictions().Question().Where) == 1 { // of a first move the truth is known
			break
		}
		s.act("show")
	}
	next := perform(t, s.session.Settings().Address(s.tree().Step+1))
	n := watch.Find(&next.tree().Root, s.predictions().Question().Where)
	told := s.words().Worth(n.Truth)
	before := strings.Count(s.html(), told)
	s.act("answer " + strconv.Itoa(s.predictions().Question().Right))
	if after := strings.Count(s.html(), told); after <= before {
		t.Errorf("%q stood %d times before the answer, %d times after it", told, before, after)
	}
	score := watch.Score{Right: 1, Of: 1}
	if got := s.session.Scorer().Score(); got != score {
		t.Errorf("the score is %v", got)
	}
	s.wants("Juste\u202f: Rouge choisit la plus petite", "1 juste sur 1")
	another := fake.New(t, trap)
	another.Store = s.Store
	if got := performIn(another, nil).session.Scorer().Score(); got != score {
		t.Errorf("another visit has the score %v", got)
	}
}

// A wrong answer is told why, and counts; one that is shown does not.
func TestAnswers(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.asked(watch.CutComes)
	if s.predictions().Question().Right != 0 {
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
	if got := s.session.Scorer().Score(); got != (watch.Score{Right: 0, Of: 1}) {
		t.Errorf("the score is %v", got)
	}
}

// Every algorithm of every game is followed from the first step to the last, in both languages, and asks something.
func TestEverySearch(t *testing.T) {
	for _, g := range perform(t, "").session.Games() {
		for _, algorithm := range g.Searched.Algorithms {
			s := perform(t, "g="+g.ID()+"&a="+algorithm+"&s=0")
			if s.tree() == nil || s.session.Settings().Algorithm != algorithm {
				t.Fatalf("%s, %s: %s", g.ID(), algorithm, s.failed())
			}
			questions := 0
			for steps := 0; s.tree().Step < s.tree().Steps && steps < 60; steps++ {
				if s.predictions().Pending() {
					questions++
					s.act("answer 0")
				}
				s.act("onward")
			}
			if questions == 0 && s.tree().Steps > 8 {
				t.Errorf("%s, %s asks nothing in %d steps", g.ID(), algorithm, s.tree().Step)
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

// What an address says wrongly is told, and the rest of it is taken.
func TestBadAddresses(t *testing.T) {
	s := perform(t, "g=tapatan&a=minimax&d=99")
	if s.tree() == nil || s.session.Settings().Algorithm != protocol.Minimax {
		t.Errorf("shown: %+v", s.session.Settings())
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
		if want != "" && !strings.Contains(s.failed(), want) {
			t.Errorf("%s: %q", opens, s.failed())
		}
		if s.html(); s.tree() == nil && s.failed() == "" {
			t.Errorf("%s shows nothing", opens)
		}
	}
}

// A machine that does not answer is told of, and the next step is asked for anew.
func TestNoMachine(t *testing.T) {
	s := perform(t, trap+"&s=3")
	s.act("predict")
	s.Broken = errors.New("gone")
	s.act("onward")
	s.wants("La machine ne répond pas.")
	s.Broken = nil
	s.act("onward")
	if s.failed() != "" || s.tree().Step != 4 {
		t.Errorf("at step %d: %s", s.tree().Step, s.failed())
	}
}

// Each prepared question has an answer that is counted, and leads on to its search.
func TestPreparedQuestions(t *testing.T) {
	list := perform(t, "").library.Quizzes()
	if len(list) < 9 {
		t.Errorf("%d questions", len(list))
	}
	names := map[string]bool{}
	for _, q := range list {
		s := perform(t, watch.QuestionAddress(q.Name))
		if names[q.Name] || s.quiz() == nil || s.tree() == nil || s.failed() != "" || s.refused() != "" {
			t.Fatalf("%s: %s %s", q.Name, s.failed(), s.refused())
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
		if s.quiz() != nil || s.tree() == nil {
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
		for _, q := range s.library.Quizzes() {
			if !strings.Contains(drive, ">"+q.Text+"</option>") {
				t.Errorf("%s does not stand beside the steps", q.Name)
			}
		}
		s.act("last")
	}
	s.session.Pose("bound")
	if s.quiz() == nil || s.quiz().Name != "bound" || s.Kept[len(s.Kept)-1] != watch.QuestionAddress("bound") {
		t.Fatalf("asked: %+v, address %v", s.quiz(), s.Kept)
	}
	s.wants(s.quiz().Text)
	s.session.Pose("")
	if s.quiz() != nil || s.tree() == nil {
		t.Error("the question does not go away")
	}
}

// What the questions say of their searches is so.
func TestQuestionsAreTrue(t *testing.T) {
	s := perform(t, watch.QuestionAddress("bound"))
	if n := watch.Find(&s.tree().Root, []string{"a2-b2"}); n == nil || n.Bound != "atmost" || *n.Value != 0 ||
		!strings.Contains(s.quiz().Text, s.words().Move("a2-b2")) {
		t.Errorf("bound: %+v", n)
	}
	s = perform(t, watch.QuestionAddress("order"))
	worst, value := s.tree().Total, s.session.Settings()
	value.Order = "best"
	s = perform(t, value.Address(0))
	if best := s.tree().Total; best.Nodes >= worst.Nodes {
		t.Errorf("order: %d nodes with the best first, %d with the worst", best.Nodes, worst.Nodes)
	}
	s = perform(t, watch.QuestionAddress("plies"))
	if s.tree().Root.Kind != protocol.NodeMax || s.session.Settings().Depth != 3 {
		t.Errorf("plies: %+v", s.session.Settings())
	}
	s = perform(t, watch.QuestionAddress("hidden"))
	s.act("leave")
	s.act("last")
	if n := watch.Find(&s.tree().Root, []string{"a5xb5"}); n == nil || n.Value == nil || *n.Value != -1.5 {
		t.Errorf("hidden: %+v", n)
	}
}

// Of a tree of 100,000 nodes the page holds no more than of a small one.
func TestLargeTree(t *testing.T) {
	s := perform(t, "g=tapatan&v=tapatan&p=....o....+r+o2r3&a=minimax&d=7&e=threats&s=5000")
	if s.tree() == nil || s.tree().Total.Nodes < 50_000 {
		t.Fatalf("the tree: %s", s.failed())
	}
	small := perform(t, trap+"&s=38")
	if n, usual := strings.Count(s.html(), "<"), strings.Count(small.html(), "<"); n > 3*usual {
		t.Errorf("%d tags, with a small tree %d", n, usual)
	}
}

// What fails beside the tree is said, and the tree stays.
func TestTreeStays(t *testing.T) {
	s := perform(t, large)
	last := s.tree().Root.Children[len(s.tree().Root.Children)-1]
	s.Broken = errors.New("no worker")
	s.act("unlist " + last.Move)
	s.act("unlist " + last.Move + " " + last.Children[0].Move)
	s.wants(`data-state="asked"`, s.words().messages().Failed)
	s.session.Dismiss()
	s.act("csv")
	s.wants(`<svg class="tree"`, s.words().messages().Failed)
	s.act("last")
	s.wants(`data-state="failed"`)
}

// Another position is searched as it is: what was changed belonged to the one before. Where chance acts, no search
// starts.
func TestOtherPosition(t *testing.T) {
	s := perform(t, trap+"&s=-1")
	studies := s.session.Game().Searched.Studies(s.site.Lang)
	for i := range studies {
		s.session.Changes().Set(func(s *watch.Settings) {
			*s = s.WithOrder(nil, []string{"b1-b2"}).WithLeaf([]string{"b1-b2"}, 3)
		})
		s.choosePosition([]string{"0", "1", "2", "3", "4", "5"}[min(i, 5)])
		if s.session.Changes().AtNodes() {
			t.Errorf("after another position: %+v", s.session.Settings())
		}
	}
	s = perform(t, "g=hyle&a=expectimax")
	chance := 0
	for _, c := range s.tree().Root.Children {
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

// What can be changed at a node stands beside it, and what has been changed can be undone.
func TestChangesStandOnThePage(t *testing.T) {
	s := perform(t, "g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&a=minimax&d=1&e=threats&s=0")
	s.act("last")
	s.act("pick " + s.tree().Root.Children[0].Move)
	s.wants("Valeur de cette feuille", "Essayer plus tard", "Partir d’ici")
	undo := func() string {
		html := s.html()
		at := strings.Index(html, `id="act-undo"`)
		tag, _, _ := strings.Cut(html[strings.LastIndex(html[:at], "<"):], "</button>") // attributes come in any order
		return tag
	}
	if !strings.Contains(undo(), "hidden") {
		t.Error("nothing has been changed, and can be undone")
	}
	s.session.Changes().SetLeaf("99999")
	s.wants("99999")
	s.act("later")
	if tag := undo(); strings.Contains(tag, "hidden") || !strings.Contains(tag, "Annuler les changements") {
		t.Errorf("the control that undoes: %s", tag)
	}
}

// The growth of both searches stands on the page as a picture and in words.
func TestGrowthStandsOnThePage(t *testing.T) {
	s := perform(t, trap+"&s=0")
	s.act("plot")
	s.wants("par coup", "plot-picture")
	if rates := strings.Count(s.html(), `class="rate"`); rates != 2 {
		t.Errorf("%d rates of growth, want one for each search", rates)
	}
}

// The tree is offered as two files, in the form of the language.
func TestFilesAreOffered(t *testing.T) {
	s := perform(t, trap+"&s=38")
	s.act("json")
	s.act("csv")
	if !strings.HasPrefix(s.saved["tablier-arbre.json"], `{"search":"g=tapatan`) ||
		!strings.Contains(s.saved["tablier-arbre.csv"], "path;kind;state") {
		t.Errorf("offered: %.200q", s.saved)
	}
}

// A search over which the page has crashed is not shown, but a control that begins it.
func TestHeldSearchStandsOnThePage(t *testing.T) {
	w := fake.New(t, trap+"&s=20")
	w.Slow = true
	e := w.Environment()
	notes := store.Private()
	e.Begun = begun.Open(notes, "crashed", nil, func() func() { return func() {} })
	watch.New(w.Boards, e).Arrive()
	w.Slow = false
	s := performIn(w, begun.Open(notes, "later", nil, func() func() { return func() {} }))
	s.wants(i18n.WatchOf(i18n.French).Held, "Chercher quand même", `data-state="held"`)
	s.act("anyway")
	if s.wants(`data-step="20"`); s.failed() != "" {
		t.Error(s.failed())
	}
}

package teach

import (
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/lab"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/watch"
	"tablier/app/write"
	"tablier/rules"
)

// Each link leads to a page of the site, and opens there what there is: a search with such a step, a prepared question,
// a position on the map.
func TestLinks(t *testing.T) {
	for _, lang := range i18n.Langs() {
		_, front := render(lang, nav.TeachRoute)
		_, sessions := render(lang, nav.SessionsRoute)
		html := front + sessions
		n := nav.Paths{Root: "/a/"}
		found := regexp.MustCompile(`href="(/[^"]*)"`).FindAllStringSubmatch(html, -1)
		for _, link := range found {
			address, err := url.Parse("https://a.fr" + strings.ReplaceAll(link[1], "&amp;", "&"))
			if err != nil {
				t.Fatal(err)
			}
			switch route, opens := n.Route(address), n.Opens(address); route {
			case nav.WatchRoute:
				wantSearch(t, lang, opens)
			case nav.AtlasRoute:
				wantOnTheMap(t, opens)
			case nav.ComposeRoute, nav.SetRoute:
				wantSet(t, opens)
			case nav.SessionsRoute:
				if opens != "" && !strings.Contains(sessions, `id="`+opens+`"`) {
					t.Errorf("%s leads to no lesson", link[1])
				}
			case nav.PuzzlesRoute, nav.TeachRoute, nav.NotebookRoute, nav.AnswersRoute, nav.CupRoute, "/tapatan/lecon/",
				"/hyle/lecon/", "/entropy/lecon/", nav.AccessibilityRoute, nav.DataRoute, nav.LicenceRoute, nav.FreshRoute,
				nav.PrintRoute, nav.MatchboxRoute, nav.IntegrateRoute:
			case nav.WriteRoute:
				if opens != "" {
					wantExercise(t, lang, opens)
				}
			default:
				t.Errorf("%s leads to %s", link[1], route)
			}
		}
		if len(found) < 20 {
			t.Errorf("%s: %d links", lang, len(found))
		}
	}
}

// The prepared questions are about searches that there are.
func TestPreparedQuestions(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for _, quiz := range quizzes(lang) {
			wantSearch(t, lang, quiz.Search)
			if quiz.Right < 0 || quiz.Right >= len(quiz.Choices) || quiz.Text == "" || quiz.Why == "" {
				t.Errorf("%s: %+v", lang, quiz)
			}
		}
	}
}

func quizzes(lang i18n.Lang) (list []board.Quiz) {
	for _, game := range games.Boards(games.All()) {
		if game.Searched != nil && game.Searched.Quizzes != nil {
			list = append(list, game.Searched.Quizzes(lang)...)
		}
	}
	return list
}

// wantSearch checks that an address asks for a prepared question, or for a search that can be made and has the step.
func wantSearch(t *testing.T, lang i18n.Lang, opens string) {
	t.Helper()
	asked, err := watch.Read(opens)
	if err != nil {
		t.Errorf("%s: %v", opens, err)
		return
	}
	if name := asked.Question; name != "" {
		if !slices.ContainsFunc(quizzes(lang), func(q board.Quiz) bool { return q.Name == name }) {
			t.Errorf("%s asks no prepared question", opens)
		}
		return
	}
	all := games.Boards(games.All())
	at := slices.IndexFunc(all, func(g *board.Game) bool { return g.ID() == asked.Game && g.Searched != nil })
	if at < 0 || !slices.Contains(all[at].Searched.Algorithms, asked.Algorithm) {
		t.Errorf("%s is no search that is offered", opens)
		return
	}
	match, err := rules.NewMatch(all[at].Spec, asked.Setup(), asked.Position)
	if err != nil {
		t.Errorf("%s: %v", opens, err)
		return
	}
	wantStep(t, opens, asked, match.Position())
}

// wantStep makes the search, as the machine does.
func wantStep(t *testing.T, opens string, asked watch.Asked, root rules.Position) {
	t.Helper()
	depth, nodes := asked.Depth, protocol.MaxTree
	if asked.Algorithm == protocol.MonteCarlo {
		nodes = watch.Playouts
	}
	if depth == 0 {
		depth = 3 // as the page fills in
	}
	subject := players.New().Find(asked.Game).Subject
	evaluation, ok := subject.Evaluation(asked.Evaluation)
	if !ok {
		t.Errorf("%s has no evaluation", opens)
		return
	}
	order := lab.ByRules
	if asked.Order != "" {
		order = lab.Order(asked.Order)
	}
	tree, err := lab.Build(lab.Request{
		Root: root, Algorithm: lab.Algorithm(asked.Algorithm), Depth: depth, Nodes: nodes,
		Evaluation: evaluation, Order: order,
	}, subject, func() bool { return true })
	if err != nil {
		t.Errorf("%s: %v", opens, err)
		return
	}
	if asked.Step > tree.Steps() {
		t.Errorf("%s has %d steps", opens, tree.Steps())
	}
}

// wantExercise checks that an address asks for an exercise in Python.
func wantExercise(t *testing.T, lang i18n.Lang, opens string) {
	t.Helper()
	list, err := write.All(lang)
	id, ok := strings.CutPrefix(opens, "e=")
	if err != nil || !ok || !slices.ContainsFunc(list, func(e write.Exercise) bool { return e.ID == id }) {
		t.Errorf("%s: no such exercise, %v", opens, err)
	}
}

// wantOnTheMap checks that an address asks for a board that has a map, for a position of it, and for one of its waves.
func wantOnTheMap(t *testing.T, opens string) {
	t.Helper()
	state, err := url.ParseQuery(opens)
	if err != nil {
		t.Errorf("%s: %v", opens, err)
		return
	}
	all := games.Boards(games.All())
	name := state.Get("b")
	at := slices.IndexFunc(all, func(g *board.Game) bool { return slices.Contains(g.Maps, name) })
	if at < 0 {
		t.Errorf("%s: there is no such map", opens)
		return
	}
	if text := state.Get("p"); text != "" {
		if _, err := rules.NewMatch(all[at].Spec, rules.Setup{Variant: name}, text); err != nil {
			t.Errorf("%s: %v", opens, err)
		}
	}
	if wave := state.Get("w"); wave != "" {
		if _, err := strconv.ParseUint(wave, 10, 8); err != nil {
			t.Errorf("%s: %v", opens, err)
		}
	}
}

package page

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/play"
)

// A chosen ball shows where it may go until it is let go; where it may not, the board says why, each time anew.
func TestChoosingAndLettingGo(t *testing.T) {
	s := perform(t, bench{Game: "tapatan", Moves: "a1 b2 c3 c1 a2 b3"}, [2]play.Seat{})
	r := &room{page: s.page, t: t}
	targets := func(want int) {
		t.Helper()
		if got := len(s.page.regions.board.Scene.Ring(board.TargetRings).Points); got != want {
			t.Errorf("%d points are marked as targets, want %d", got, want)
		}
	}
	s.tap("a2")
	targets(1)
	r.wantStatus("À Orange de glisser une boule.", "Rouge pose en b3. a2 peut aller en a3.")
	s.frame(s.page.Site.Context(), func(app.Context) { s.page.Match.Dispatch(match.Cancelled{}) })
	targets(0)
	s.tap("a2")
	s.tap("c2")
	region := func() *boardRegion { return s.page.regions.board }
	if got := region().Fault; !strings.HasPrefix(got, "Aucune ligne ne relie a2 à c2") {
		t.Errorf("the board says %q", got)
	}
	s.tap("b2")
	said, number := region().Fault, region().Faults
	s.tap("b2") // once more: a screen reader says it again, since it is an element of its own
	if region().Fault != said || said == "" || region().Faults == number {
		t.Errorf("the board says %q, number %d, after %q, number %d", region().Fault, region().Faults, said, number)
	}
}

// A hint marks the point of its move, until the next one.
func TestHintIsMarked(t *testing.T) {
	r := enter(t, "tapatan")
	r.do(match.HintAsked{})
	r.wantCircles("hint", 0)
	r.says(`"best":"b2","value":"win","plies":9`)
	r.wantCircles("hint", 1)
	r.touch("a1")
	r.wantCircles("hint", 0)
	r.do(match.HintAsked{})
	r.says(`"best":"a3","value":"draw"`)
	r.wantCircles("hint", 1)
	r.do(match.WentTo{Ply: 0}, match.WentTo{Ply: 1})
	r.wantCircles("hint", 0)
	if why := r.status().Why; strings.Contains(why, french.Hint) || strings.Contains(why, french.Searching) {
		t.Errorf("after a look elsewhere the page says %q", why)
	}
}

// signs returns what stands on the points of the board, in their order.
func (r *room) signs() string {
	all := strings.Join(r.found(`<g class="verdicts">(.*?)</svg>`), "")
	var list []string
	for _, text := range strings.Split(all, "<text")[1:] {
		_, text, _ = strings.Cut(text, ">")
		text, _, _ = strings.Cut(text, "<")
		list = append(list, text)
	}
	return strings.Join(list, " ")
}

// answers has the machine say what each move is worth, best first.
func (r *room) answers(values ...string) {
	r.t.Helper()
	var lines []string
	for _, v := range values {
		move, value, _ := strings.Cut(v, " ")
		value, plies, ok := strings.Cut(value, " ")
		if ok {
			plies = `,"plies":` + plies
		}
		lines = append(lines, `{"move":"`+move+`","value":"`+value+`"`+plies+`}`)
	}
	first := strings.TrimSuffix(strings.Replace(lines[0], `{"move"`, `"best"`, 1), "}")
	r.says(first + `,"lines":[` + strings.Join(lines, ",") + `]`)
}

// What each move is worth stands on the board by a sign, in the list and in the names of the points, on request.
func TestFamilyVerdicts(t *testing.T) {
	r := enter(t, "tapatan")
	r.do(match.MoveValuesSwitched{})
	r.answers("b2 win 9", "a1 draw", "a3 draw", "c1 draw", "c3 draw",
		"a2 loss 8", "b1 loss 8", "b3 loss 8", "c2 loss 8")
	if got := r.signs(); got != "= −8 = −8 +9 −8 = −8 =" {
		t.Errorf("the board says %s", got)
	}
	want := []string{"gain en 9 coups : b2", "nulle : a1, a3, c1, c3", "perte en 8 coups : a2, b1, b3, c2"}
	if got := r.Wording().Verdicts().Lines(); !slices.Equal(got, want) {
		t.Errorf("the list says %q, want %q", got, want)
	}
	if got := r.label("b2"); got != "b2, libre, gain en 9 coups" {
		t.Errorf("the centre is called %q", got)
	}
	r.touch("b2")
	if got := r.signs(); got != "" {
		t.Errorf("of the next position the board says %s before the answer", got)
	}
	r.do(match.MoveValuesSwitched{})

	r = stands(t, "tapatan", variant("shisima"), "", [2]play.Seat{})
	r.do(match.MoveValuesSwitched{})
	r.answers("p0-p7 draw", "p1-o draw", "p2-p3 draw", "p2-o draw", "p0-o loss 12")
	if got := r.signs(); got != "= = =" { // the best that each pawn can do
		t.Errorf("the wheel says %s", got)
	}
	r.touch("p0")
	if got := strings.Fields(r.signs()); len(got) != 2 || !slices.Contains(got, "−12") || !slices.Contains(got, "=") {
		t.Errorf("p0 can go to the centre and to p7: %s", got)
	}
}

// The evaluation is off until it is asked for. Then it follows the position shown; what is proved is told apart from an
// estimate by words and by the form of the bar.
func TestEvaluationFollowsThePositionShown(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("a1 a3 b1 b3")
	value := func(words string, guess bool) {
		t.Helper()
		if got := r.found(`<div class="evaluation on">.*?<p>(.*?)</p>`); len(got) != 1 || got[0] != words {
			t.Errorf("the value is told as %q, want %q", got, words)
		}
		if got := len(r.found(`<div [^>]*class="(bar guess)"`)) > 0; got != guess {
			t.Errorf("%s: drawn as an estimate: %t", words, got)
		}
	}
	if got := r.found(`<div class="(evaluation on)"`); len(got) > 0 {
		t.Error("the evaluation is shown unasked")
	}
	r.do(match.EvaluationSwitched{})
	value(french.Searching, false)
	r.says(`"best":"c1","value":"win","plies":1`)
	value("exact : Orange gagne en 1 coup au plus", false)
	r.do(match.WentTo{Ply: 3})
	r.says(`"best":"c1","value":"win","plies":5`)
	value("exact : Rouge gagne en 5 coups au plus", false)
	r.do(match.WentTo{Ply: 1})
	r.says(`"best":"b2","value":"draw"`)
	value("exact : nulle si chacun joue au mieux", false)
	r.do(match.WentTo{Ply: 4})
	r.says(`"best":"c1","value":"win","plies":1`)
	value("exact : Orange gagne en 1 coup au plus", false)
	r.do(match.WentTo{Ply: 2})
	r.says(`"best":"b2","score":0.8`)
	value("estimation : Orange est près de gagner", true)
	r.Site.Lang = i18n.English
	value("estimate: Orange is close to winning", true)
	r.Site.Lang = i18n.French
	r.do(match.WentTo{Ply: 4})
	r.touch("c1")
	value(french.ValueOver, false)
	again := open(t, "tapatan", r.kept)
	if got := again.found(`<div class="(evaluation on)"`); len(got) > 0 {
		t.Error("on the page opened again the evaluation is shown unasked")
	}
}

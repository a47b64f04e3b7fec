package page

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/play"
)

func TestValueAndHintAreTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.do(match.EvaluationSwitched{})
	if got := r.Wording().Values().Evaluation(); got != french.Searching {
		t.Errorf("before the answer: %q", got)
	}
	r.do(match.HintAsked{})
	r.wantStatus("À Orange de poser une boule.", french.Searching)
	for _, c := range []struct{ answer, value, why string }{
		{`"best":"b2","value":"win","plies":9`, "exact : Orange gagne en 9 coups au plus",
			"Indice : b2, exact : Orange gagne en 9 coups au plus."},
		{`"best":"a1","value":"draw"`, "exact : nulle si chacun joue au mieux",
			"Indice : a1, exact : nulle si chacun joue au mieux."},
		{`"best":"a1","score":0.5,"pv":["a1","b2","c3","a3","c1"]`, "estimation : Orange a l’avantage",
			"Indice : a1. Suite attendue : b2, c3, a3."},
	} {
		r = enter(t, "tapatan")
		r.do(match.EvaluationSwitched{}, match.HintAsked{})
		r.says(c.answer)
		r.says(c.answer) // each is a question of its own
		if got := r.Wording().Values().Evaluation(); got != c.value {
			t.Errorf("value %q, want %q", got, c.value)
		}
		r.wantStatus("À Orange de poser une boule.", c.why)
	}
}

// A person who plays the machine is called "you". An estimate is never sure, and the hint in a lost position says that
// there is none better.
func TestValueIsToldToAPerson(t *testing.T) {
	for _, c := range []struct{ answer, value, why string }{
		{`"best":"b2","value":"win","plies":9`, "exact : vous gagnez en 9 coups au plus",
			"Indice : b2, exact : vous gagnez en 9 coups au plus."},
		{`"best":"a1","value":"loss","plies":6`, "exact : Ordi gagne en 6 coups au plus",
			"Indice : a1 résiste le plus longtemps, exact : Ordi gagne en 6 coups au plus."},
		{`"best":"a1","score":1`, "estimation : vous êtes près de gagner", "Indice : a1."},
		{`"best":"a1","score":0.1`, "estimation : rien n’est décidé", "Indice : a1."},
		{`"best":"a1","score":-0.4`, "estimation : Ordi a l’avantage", "Indice : a1."},
	} {
		r := enter(t, "tapatan")
		r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 2}}}, match.EvaluationSwitched{}, match.HintAsked{})
		r.says(c.answer)
		r.says(c.answer)
		if got := r.Wording().Values().Evaluation(); got != c.value {
			t.Errorf("value %q, want %q", got, c.value)
		}
		r.wantStatus("À vous de poser une boule.", c.why)
	}
}

// Moves that draw are told apart by how many of the replies lose, on the board and in the list; an answer that does not
// say so leaves it at a draw.
func TestRisksAreTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.do(match.MoveValuesSwitched{})
	r.says(`"best":"b2","value":"draw","lines":[` +
		`{"move":"b2","value":"draw","risk":{"losing":7,"replies":23,"draw_level":1}},` +
		`{"move":"a1","value":"draw","risk":{"losing":1,"replies":8,"draw_level":1}},` +
		`{"move":"c3","value":"draw","risk":{"losing":0,"replies":8,"draw_level":5}},` +
		`{"move":"a3","value":"draw","risk":{"losing":0,"replies":8,"draw_level":null}},` +
		`{"move":"c1","value":"draw"}]`)
	want := []string{
		"nulle ; 7 réponses sur 23 perdent : b2", "nulle ; 1 réponse sur 8 perd : a1",
		"nulle ; piège assuré en 5 coups : c3", "nulle ; aucun piège à forcer : a3", "nulle : c1",
	}
	if got := r.Wording().Verdicts().Lines(); !slices.Equal(got, want) {
		t.Errorf("the list says %q, want %q", got, want)
	}
	if got := r.html(); !strings.Contains(got, ", nulle ; 1 réponse sur 8 perd\"") {
		t.Error("the point a1 does not say how many replies lose")
	}
	r.Panel = region.StudyPanel
	if html := r.html(); !strings.Contains(html, french.RiskHow) || !strings.Contains(html, french.TrapHow) {
		t.Error("the legend does not say what a trap is")
	}
}

// Where the machine has proved a part, the page says so: what is believed is no draw for certain, and as many replies
// lose at least. Of the draws those come first that ask most of the other side.
func TestBeliefsAreTold(t *testing.T) {
	r := enter(t, "entropy")
	moves := r.Table().Match().Position().Moves()
	r.do(match.EvaluationSwitched{}, match.MoveValuesSwitched{})
	lines := []string{
		`"score":0.6`, `"score":0.1,"risk":{"losing":0,"replies":18,"draw_level":null,"at_least":true}`,
		`"score":0.1,"risk":{"losing":1,"replies":18,"draw_level":1,"at_least":true}`,
		`"value":"draw","risk":{"losing":3,"replies":18,"draw_level":1,"at_least":true}`,
		`"score":-0.6`, `"value":"loss","plies":2`,
	}
	for i := range lines {
		lines[i] = `{"move":"` + string(moves[i]) + `",` + lines[i] + `}`
	}
	r.says(`"best":"` + string(moves[0]) + `","score":0.6,"lines":[` + strings.Join(lines, ",") + `]`)
	want := []string{
		"gain probable", "nulle ; au moins 3 réponses sur 18 perdent", "nulle probable ; au moins 1 réponse sur 18 perd",
		"nulle probable", "perte probable", "perte en 2 coups",
	}
	got := r.Wording().Verdicts().Lines()
	for i, says := range got {
		got[i], _, _ = strings.Cut(says, " : ")
	}
	if !slices.Equal(got, want) {
		t.Errorf("the list says %q, want %q", got, want)
	}
	r.Panel = region.StudyPanel
	if html := r.html(); !strings.Contains(html, french.RiskHow) || !strings.Contains(html, french.BelievedHow) ||
		strings.Contains(html, french.TrapHow) {
		t.Error("the legend does not say what is proved, or tells of traps, of which nothing is known")
	}
}

func TestRisksInEnglish(t *testing.T) {
	m := i18n.Of(i18n.English)
	for want, got := range map[string]string{
		"draw; 1 of 23 replies loses":                    m.Risk("draw", 1, 23, false),
		"probably a draw; at least 2 of 23 replies lose": m.Risk(m.Believed("draw"), 2, 23, true),
		"draw; a sure trap in 5 moves":                   m.Trap(5),
		"draw; no trap can be forced":                    m.Trap(0),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// The mark of a move is the stronger the sooner it wins or loses, and of draws the more it asks of the other side. A
// draw to which no reply loses has a ring of its own.
func TestMarksFade(t *testing.T) {
	r := enter(t, "tapatan")
	r.do(match.MoveValuesSwitched{})
	r.says(`"best":"b2","value":"win","plies":1,"lines":[{"move":"b2","value":"win","plies":1},` +
		`{"move":"a1","value":"win","plies":5},{"move":"c3","value":"draw"},` +
		`{"move":"b1","value":"draw","risk":{"losing":7,"replies":14,"draw_level":1}},` +
		`{"move":"b3","value":"draw","risk":{"losing":0,"replies":8,"draw_level":5}},` +
		`{"move":"a2","value":"draw","risk":{"losing":0,"replies":8,"draw_level":null}},` +
		`{"move":"a3","value":"loss","plies":90},{"move":"c1","value":"loss","plies":2}]`)
	html := r.html()
	for _, mark := range []string{
		`<g class="win"><`, `<g class="win" stroke-opacity=".8"><`, `<g class="draw"><`,
		`<g class="draw" stroke-opacity=".8"><`, `<g class="draw sure" stroke-opacity=".8"><`,
		`<g class="draw sure" stroke-opacity=".4"><`,
		`<g class="loss" stroke-opacity=".4"><`, `<g class="loss" stroke-opacity=".9"><`,
	} {
		if strings.Count(html, mark) != 1 {
			t.Errorf("%d marks are %s", strings.Count(html, mark), mark)
		}
	}
}

// A game that the machine does not know, or of which nothing has been played, cannot be reviewed, and the page says
// why.
func TestWhyThereIsNoReview(t *testing.T) {
	r := enter(t, "tapatan")
	r.Panel = region.StudyPanel
	if !strings.Contains(r.html(), french.Study.NoMoves) || r.able("study-run") {
		t.Error("a match without moves can be reviewed")
	}
	r.touch("a1")
	if !r.able("study-run") {
		t.Error("a match with a move cannot be reviewed")
	}
	r.do(match.ReviewStarted{})
	if got := r.Wording().Values().Review(); got != french.Study.Running {
		t.Errorf("while it runs: %q", got)
	}
	say, unknown := r.Wording(), *r.Game.Game
	unknown.Levels = 0
	say.Game = &unknown
	if got := say.Values().Review(); got != french.Study.UnknownGame {
		t.Errorf("of a game that the machine does not know: %q", got)
	}
	secret := enter(t, "bag")
	secret.Panel = region.StudyPanel
	secret.do(match.Uncovered{}, match.Wrote{Text: "3"}, match.Uncovered{})
	if !strings.Contains(secret.html(), french.Study.Secrets) || secret.able("study-run") {
		t.Error("a match with secrets can be reviewed while it runs")
	}
}

// Turning points are marked by a sign and told in words, with the better move.
func TestTurningPointsAreTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("a1 a3")
	r.do(match.ReviewStarted{})
	r.says(`"best":"c3","value":"loss","plies":7`)
	r.says(`"best":"b2","value":"win","plies":8`)
	review := r.Match.Analysis().Review()
	if mark, _ := r.Wording().Moves().TurningMark(review.TurnAt(1), false); mark != "" {
		t.Errorf("move 1 is marked %q before what could be had is known", mark)
	}
	r.says(`"best":"b2","value":"win","plies":9`)
	mark, why := r.Wording().Moves().TurningMark(review.TurnAt(1), false)
	if mark != "??" || why != "ici la partie bascule" {
		t.Errorf("move 1 is marked %q, %q", mark, why)
	}
	r.do(match.WentTo{Ply: 1})
	r.wantStatus("Vous revoyez le coup 1 sur 2.", "Orange pose en a1. Ici la partie bascule : il fallait b2.")
	if got, want := r.Wording().Values().Evaluation(), "exact : Rouge gagne en 8 coups au plus"; got != want {
		t.Errorf("the value is %q, want %q", got, want)
	}
}

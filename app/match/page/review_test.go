package page

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/match/page/region"
)

// A review of estimates is drawn with hollow marks and broken lines, and its turning points are told as estimates.
func TestEstimatesAreReviewed(t *testing.T) {
	r := enter(t, "tapatan")
	r.Panel = region.StudyPanel
	r.touch("a1 a3 b1 b3 c1")
	r.do(match.ReviewStarted{})
	for _, estimate := range []struct {
		best  string
		score float64
	}{{"c1", 0.8}, {"c1", 0.8}, {"c3", 0}, {"b2", 0}, {"b2", 0.8}} { // from the last position to the first
		r.says(fmt.Sprintf(`"best":%q,"score":%g`, estimate.best, estimate.score))
	}
	if r.Match.Analysis().Reviewing() {
		t.Fatal("the review goes on")
	}
	html := r.html()
	const orange, red = "Orange", "Rouge"
	for _, want := range []string{
		french.Study.TurnOf(1, orange, "a1", french.Study.Turned("lead", "b2", false)),
		french.Study.TurnOf(2, orange, "b1", french.Study.Turned("lead", "c3", false)),
		french.Study.TurnOf(2, red, "b3", french.Study.Turned("lead", "c1", false)),
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	// Of the six positions, the one that ends the game is proved.
	marks := regexp.MustCompile(`class="at \w+( guess)?"`).FindAllStringSubmatch(html, -1)
	guesses := 0
	for _, mark := range marks {
		if mark[1] != "" {
			guesses++
		}
	}
	if guesses == 0 || guesses*6 != len(marks)*5 {
		t.Errorf("%d of %d values are drawn as estimates", guesses, len(marks))
	}
	if strings.Contains(html, `class="rope"`) || !strings.Contains(html, `class="rope guess"`) {
		t.Error("what joins estimates is drawn as what is proved")
	}
}

// A match with secrets is reviewed once it is over, and no value is given across chance and the end of a round.
func TestSecretsAreReviewedOnceOver(t *testing.T) {
	r := enter(t, "bag")
	r.Panel = region.StudyPanel
	for r.Match.Phase() != match.Over {
		switch r.Match.Phase() {
		case match.Covered:
			r.do(match.Uncovered{})
		case match.PersonMoves:
			r.do(match.Wrote{Text: string(r.Table().Match().Position().Moves()[0])})
		case match.BetweenRounds:
			r.do(match.RoundBegun{})
		default: // what goes on by itself
			r.pass()
		}
	}
	if !strings.Contains(r.html(), french.Study.Why) || !r.able("study-run") {
		t.Errorf("once it is over: %q", r.Wording().Values().Review())
	}
	r.do(match.ReviewStarted{})
	for n := 0; r.Match.Analysis().Reviewing() && n < 50; n++ {
		r.says(`"best":"1","score":0.5`)
	}
	r.do(match.EvaluationSwitched{})
	if got := r.Wording().Values().Evaluation(); r.Match.Analysis().Reviewing() || got != french.ValueOver {
		t.Errorf("the value at the end is %q", got)
	}
}

// A machine that fails during a review is told of, and the review can be begun again.
func TestFailedReviewIsTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.Panel = region.StudyPanel
	r.touch("a1 a3")
	r.do(match.ReviewStarted{})
	r.says(`"error":{"code":"internal","message":"out of memory"}`)
	if !strings.Contains(r.html(), french.MachineFailed) || !r.able("study-run") {
		t.Errorf("the page says %q", r.Wording().Values().Review())
	}
	r.do(match.ReviewStarted{})
	for _, best := range []string{"c3", "b2", "b2"} {
		r.says(`"best":"` + best + `","value":"draw"`)
	}
	if want := french.Study.Found(0); r.Wording().Values().Review() != want {
		t.Errorf("begun again it says %q, want %q", r.Wording().Values().Review(), want)
	}
}

package page

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
)

// stands opens the page of a game, at which these sit, at a position after some moves; the usual start for none. Seat 0
// has opened it.
func stands(t *testing.T, id string, setup rules.Setup, start string, seats [2]play.Seat, moves ...rules.Move) *room {
	t.Helper()
	game := open(t, id, kept{}).Game
	m, err := rules.NewMatch(game.Spec, setup, start)
	if err != nil {
		t.Fatal(err)
	}
	table := play.New(game.Game, game.Levels, 1)
	table.Open(m, seats, 0)
	for _, move := range moves {
		if err := table.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	r := open(t, id, kept{match.SaveKey(id): table.Save()})
	r.uncover()
	return r
}

// uncover hands the screen over, if that is due.
func (r *room) uncover() {
	if r.Match.Phase() == match.Covered {
		r.do(match.Uncovered{})
	}
}

// moves returns those that stand, as one text.
func (r *room) moves() string {
	m := r.Table().Match()
	var words []string
	for _, move := range m.Moves()[:m.Ply()] {
		words = append(words, string(move))
	}
	return strings.Join(words, " ")
}

func (r *room) wantMoves(want string) {
	r.t.Helper()
	if got := r.moves(); got != want {
		r.t.Errorf("the moves are %q, want %q", got, want)
	}
}

// found returns what an expression finds in the page between its brackets, each time.
func (r *room) found(expression string) (list []string) {
	for _, match := range regexp.MustCompile("(?s)"+expression).FindAllStringSubmatch(r.html(), -1) {
		list = append(list, strings.TrimSpace(html.UnescapeString(match[1])))
	}
	return list
}

// circles returns how many circles of a class are drawn on the board.
func (r *room) circles(class string) int {
	r.t.Helper()
	return strings.Count(strings.Join(r.found(`<g class="`+class+`">(.*?)</g>`), ""), "<circle")
}

func (r *room) wantCircles(class string, want int) {
	r.t.Helper()
	if got := r.circles(class); got != want {
		r.t.Errorf("%d points are marked as %q, want %d", got, class, want)
	}
}

// label returns what the button of a point is called.
func (r *room) label(point string) string {
	r.t.Helper()
	tags := r.found(`(<button[^>]* id="point-` + regexp.QuoteMeta(point) + `"[^>]*>)`)
	if len(tags) != 1 {
		r.t.Fatalf("%d buttons are called %s", len(tags), point)
	}
	_, label, _ := strings.Cut(tags[0], `aria-label="`)
	label, _, _ = strings.Cut(label, `"`)
	return label
}

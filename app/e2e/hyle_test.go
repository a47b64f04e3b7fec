package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/link"
	"tablier/rules"
	"tablier/rules/hyle"
)

// hyleAt returns the address of a game of Hyle from a position, the usual start for none.
func hyleAt(t *testing.T, s *server, lang, start string, options ...string) string {
	t.Helper()
	record := rules.Record{Game: "hyle", Start: start, Options: options}
	return s.url("/hyle/?lang="+lang) + "#" + fragmentOf(t, link.Letter{Record: record})
}

// sewn is the position of the rules' figures: Order is to move and has 26 points.
const sewn = "3cc/1ebe1/1dec1/1aded/1abcd o"

// A hyleGame plays a match of two people on a page and follows it by the rules.
type hyleGame struct {
	*tab
	by    hand
	match *rules.Match
	rng   *rand.Rand
}

// begin opens Hyle for two people, by the settings that set makes, the first of them being Chaos.
func beginHyle(t *testing.T, s *server, d device, by hand, lang, variant string, options ...string) *hyleGame {
	t.Helper()
	p := open(t, d)
	p.start(s.url("/hyle/?lang=" + lang))
	p.openSetup()
	if eval[bool](p, `!!document.querySelector("#mode-two")?.checkVisibility()`) {
		p.click("#mode-two")
		p.settle()
	}
	p.choose("#opening", "seat0")
	p.choose("#variant", variant)
	for _, option := range options {
		p.click("#option-" + option)
	}
	p.settle()
	p.closeSetup()
	p.click("#do-restart")
	p.settle()
	match, err := rules.NewMatch(hyle.Spec(), rules.Setup{Variant: variant, Options: options}, "")
	if err != nil {
		t.Fatal(err)
	}
	return &hyleGame{p, by, match, rand.New(rand.NewPCG(7, 7))}
}

// drawnPawn waits for a pawn in hand and gives its colour.
func (p *tab) drawnPawn() string {
	p.t.Helper()
	p.wait(`document.querySelector('.hand:not([hidden]) use')`)
	return eval[string](p, `document.querySelector('.hand use').getAttribute('href').at(-1)`)
}

// play makes the next move on the page: a draw is looked for there, a placement and one slide in six are drawn at
// random, and else Order keeps the position.
func (g *hyleGame) play() {
	g.t.Helper()
	at := g.match.Position()
	var move rules.Move
	switch moves := at.Moves(); {
	case at.ToMove() == rules.Chance:
		move = rules.Move("=" + g.drawnPawn())
	case at.ToMove() == hyle.Chaos, g.rng.IntN(6) == 0:
		move = moves[g.rng.IntN(len(moves))]
	default:
		move = rules.Pass
	}
	if err := g.match.Play(move); err != nil {
		g.t.Fatal(err)
	}
	switch {
	case at.ToMove() == rules.Chance:
		return
	case move == rules.Pass:
		g.keep()
	default:
		for point := range strings.SplitSeq(string(move), "-") {
			g.by(g.tab, point)
		}
	}
	g.wait(fmt.Sprintf(`document.querySelector('.move[aria-current="step"]')?.dataset.ply >= %d`, g.match.Ply()))
}

// keep is Order keeping the position.
func (g *hyleGame) keep() {
	g.t.Helper()
	if eval[bool](g.tab, `document.activeElement.classList.contains('point')`) && g.device == desktop {
		g.tabTo("point---")
		g.press(kb.Enter)
		return
	}
	g.by(g.tab, "--")
}

// round plays until a round has ended.
func (g *hyleGame) round() {
	g.t.Helper()
	for now := len(g.match.RoundOutcomes()); len(g.match.RoundOutcomes()) == now; {
		g.play()
	}
}

// points gives what stands beside the players.
func (p *tab) points() []string {
	p.t.Helper()
	return eval[[]string](p, `[...document.querySelectorAll('.player .score')].map((e) => e.innerText.replaceAll(/\s+/g, ' ').trim())`)
}

// total gives the sum on the board.
func (p *tab) total() string {
	p.t.Helper()
	return eval[string](p, `document.querySelector('.worth-of .total').textContent`)
}

// Whole matches, by mouse on five cells and by keyboard on seven: the page and the rules come to the same points.
func TestHyleMatches(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		lang, variant              string
		by                         hand
		round, next, beat, heading string
		over                       [3]string // by who wins
	}{
		{"fr", "5", byMouse, "Fin de la manche 1.", "À Chaos de jouer.", "à battre : ", "Manche 2 sur 2", [3]string{"Partie nulle.", "Joueur 1 gagne.", "Joueur 2 gagne."}},
		{"en", "7", byKeyboard, "End of round 1.", "Chaos to play.", "to beat: ", "Round 2 of 2", [3]string{"A draw.", "Player 1 wins.", "Player 2 wins."}},
	} {
		t.Run(c.variant, func(t *testing.T) {
			t.Parallel()
			g := beginHyle(t, s, desktop, c.by, c.lang, c.variant)
			g.do(runs(`document.querySelector('.point[tabindex="0"]').focus()`))
			g.round()
			g.waitFor(c.round)
			g.press("x") // which ends the count
			first := strconv.Itoa(g.match.RoundOutcomes()[0].Score[1])
			g.wait(`document.querySelector('.worth-of .total').textContent === ` + quote(first))
			if got := g.points(); !slices.Equal(got, []string{"0", first}) {
				t.Errorf("after a round of %s points the players have %q", first, got)
			}
			g.shot("round")
			g.tabTo("act-round")
			g.press(kb.Enter)
			g.waitFor(c.next)
			if got := g.points(); !slices.Equal(got, []string{"0 " + c.beat + first, first}) {
				t.Errorf("at the start of the second round the players have %q", got)
			}
			g.round()
			g.press("x")
			score := g.match.Result().Score
			g.waitFor(c.over[g.match.Result().Winner])
			if got := g.points(); !slices.Equal(got, []string{strconv.Itoa(score[0]), strconv.Itoa(score[1])}) {
				t.Errorf("the match ended %v, and the players have %q", *score, got)
			}
			if got := g.text(".moves li.round"); got != c.heading {
				t.Errorf("the second round is headed %q", got)
			}
			g.wait(`document.querySelector('.moves li:last-child span').textContent === ` + quote(c.variant) + `*` + c.variant + ` + ''`)
			g.shot("over")
			g.fits()
			g.accessible()
		})
	}
}

// With the option both rounds draw the same colours, and so do those of a rematch, which are others.
func TestHyleSameDraw(t *testing.T) {
	s := serve(t, "/")
	g := beginHyle(t, s, phone, byTouch, "fr", "5", hyle.SameDraw)
	g.round()
	g.wait(`document.getElementById('act-round')`)
	g.tap("#act-round")
	g.round()
	g.wait(`document.querySelector('#act')?.textContent === 'Revanche'`)
	draws := map[bool]string{}
	for i, m := range g.match.Moves() {
		if g.match.MoverAt(i) == rules.Chance {
			draws[g.match.RoundAt(i) == 0] += string(m)
		}
	}
	if draws[true] != draws[false] {
		t.Errorf("the rounds drew %s and %s", draws[true], draws[false])
	}
	g.tap("#act")
	g.waitFor("À Chaos de jouer.")
	g.drawnPawn()
	if got := g.points(); !slices.Equal(got, []string{"0", "0"}) {
		t.Errorf("a rematch begins with the points %q", got)
	}
	g.openSetup()
	if !eval[bool](g.tab, `document.getElementById('option-same').checked`) {
		t.Error("the rematch draws anew in its second round")
	}
}

// What has been drawn is still in hand after the page was loaded again, and is the same when it is taken back.
func TestHyleReload(t *testing.T) {
	s := serve(t, "/")
	g := beginHyle(t, s, phone, byTouch, "fr", "5")
	for range 4 {
		drawn := g.drawnPawn()
		g.reload()
		g.ready()
		if again := g.drawnPawn(); again != drawn {
			t.Fatalf("drawn was %s, and after a reload %s", drawn, again)
		}
		g.play()
		g.play()
		if pawns := eval[int](g.tab, `document.querySelectorAll('.piece use[href$="`+drawn+`"]').length`); pawns == 0 {
			t.Errorf("no pawn %s has been placed", drawn)
		}
		g.play()
	}
	drawn := g.drawnPawn()
	g.settle()
	g.shot("drawn")
	if got := g.text(".move[aria-current] .hidden-text"); got == "" {
		t.Error("the draw is not in the list")
	}
	g.tap("#do-undo")
	g.settle()
	g.tap("#do-redo")
	if again := g.drawnPawn(); again != drawn {
		t.Errorf("drawn was %s, and after undo and redo %s", drawn, again)
	}
}

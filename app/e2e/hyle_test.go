package e2e

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/links/link"
	"tablier/rules"
	"tablier/rules/hyle"
)

// hyleAt returns the address of a game of Hyle from a position, the usual start for none.
func hyleAt(t *testing.T, s *driver.Server, lang, start string, options ...string) string {
	t.Helper()
	record := rules.Record{Game: "hyle", Start: start, Options: options}
	return s.Address("/hyle/?lang="+lang) + "#" + driver.Fragment(t, link.Letter{Record: record})
}

// sewn is the position of the rules' figures: Order is to move and has 26 points.
const sewn = "3cc/1ebe1/1dec1/1aded/1abcd o"

// A hyleGame plays a match of two people on a page and follows it by the rules.
type hyleGame struct {
	*driver.Tab
	hand  hand
	match *rules.Match
	rng   *rand.Rand
}

// beginHyle opens Hyle for two people, by these settings, the first of them being Chaos.
func beginHyle(t *testing.T, s *driver.Server, h hand, lang, variant string, options ...string) *hyleGame {
	t.Helper()
	p := h.begin(t, s.Address("/hyle/?lang="+lang), variant, options...)
	p.Settle()
	match, err := rules.NewMatch(hyle.Spec(), rules.Setup{Variant: variant, Options: options}, "")
	if err != nil {
		t.Fatal(err)
	}
	return &hyleGame{p, h, match, rand.New(rand.NewPCG(7, 7))}
}

// drawnPawn waits for a pawn in hand and gives its colour.
func drawnPawn(p *driver.Tab) string {
	p.T.Helper()
	p.Wait(`document.querySelector('.hand:not([hidden]) use')`)
	return driver.Eval[string](p, `document.querySelector('.hand use').getAttribute('href').at(-1)`)
}

// play makes the next move on the page: a draw is looked for there, a placement and one slide in six are drawn at
// random, and else Order keeps the position.
func (g *hyleGame) play() {
	g.T.Helper()
	at := g.match.Position()
	var move rules.Move
	switch moves := at.Moves(); {
	case at.ToMove() == rules.Chance:
		move = rules.Move("=" + drawnPawn(g.Tab))
	case at.ToMove() == hyle.Chaos, g.rng.IntN(6) == 0:
		move = moves[g.rng.IntN(len(moves))]
	default:
		move = rules.Pass
	}
	if err := g.match.Play(move); err != nil {
		g.T.Fatal(err)
	}
	g.T.Logf("%d: %s", g.match.Ply(), move)
	switch {
	case at.ToMove() == rules.Chance:
		return
	case move == rules.Pass:
		g.keep()
	default:
		for point := range strings.SplitSeq(string(move), "-") {
			g.hand.touch(g.Tab, point)
		}
	}
	waitPly(g.Tab, g.match.Ply())
}

// keep is Order keeping the position.
func (g *hyleGame) keep() {
	g.T.Helper()
	g.hand.press(g.Tab, "point---")
}

// round plays until a round has ended.
func (g *hyleGame) round() {
	g.T.Helper()
	for now := len(g.match.RoundOutcomes()); len(g.match.RoundOutcomes()) == now; {
		g.play()
	}
}

// playerPoints gives what stands beside the players.
func playerPoints(p *driver.Tab) []string {
	p.T.Helper()
	return driver.Eval[[]string](p, `[...document.querySelectorAll('.count .score')].map((e) => e.textContent.trim())`)
}

// boardTotal gives the sum on the board.
func boardTotal(p *driver.Tab) string {
	p.T.Helper()
	return driver.Eval[string](p, `document.querySelector('.worth-of .total').textContent`)
}

// A wholeHyleMatch is how a match of two rounds is played, and what the page is to say on the way.
type wholeHyleMatch struct {
	lang, variant string
	options       []string
	round         string
	over          [3]string // by who wins
}

// wholeHyle plays a match by a hand, the mouse on the usual board and the others on a smaller one: the page and the
// rules come to the same points.
func wholeHyle(t *testing.T, s *driver.Server, h hand) {
	wins := func(m *driver.Sentences) [3]string {
		return [3]string{m.DrawGame, m.Wins(m.Player(1)), m.Wins(m.Player(2))}
	}
	c := map[string]wholeHyleMatch{
		mouse.name:    {"fr", "5", nil, fr.RoundOf(2, 2), wins(fr)},
		finger.name:   {"fr", "4", []string{hyle.SameDraw}, fr.RoundOf(2, 2), wins(fr)},
		keyboard.name: {"en", "4", nil, en.RoundOf(2, 2), wins(en)},
	}[h.name]
	g := beginHyle(t, s, h, c.lang, c.variant, c.options...)
	c.play(g)
	if len(c.options) > 0 {
		wantSameDraws(g)
	}
}

func (c wholeHyleMatch) play(g *hyleGame) {
	g.T.Helper()
	g.hand.toBoard(g.Tab)
	g.round()
	g.WaitStatus(driver.Messages(c.lang).RoundOver(1))
	first := strconv.Itoa(g.match.RoundOutcomes()[0].Score[1])
	g.Wait(`document.querySelector('.worth-of .total').textContent === ` + driver.Quote(first))
	if got := playerPoints(g.Tab); !slices.Equal(got, []string{"0", first}) {
		g.T.Errorf("after a round of %s points the players have %q", first, got)
	}
	g.Shot("round")
	g.hand.press(g.Tab, "act-round")
	g.WaitStatus(driver.Turn(c.lang, "hyle", 0))
	if got := playerPoints(g.Tab); !slices.Equal(got, []string{"0", first}) {
		g.T.Errorf("at the start of the second round the players have %q", got)
	}
	g.hand.toBoard(g.Tab)
	g.round()
	score := g.match.Result().Score
	g.WaitStatus(c.over[g.match.Result().Winner])
	if got := playerPoints(g.Tab); !slices.Equal(got, []string{strconv.Itoa(score[0]), strconv.Itoa(score[1])}) {
		g.T.Errorf("the match ended %v, and the players have %q", *score, got)
	}
	if !g.Device.Touch { // whose list is in a sheet
		g.Wait(`[...document.querySelectorAll('.moves li:not(.gap)')].at(-1).querySelector('span').textContent === ` +
			driver.Quote(c.variant) + `*` + c.variant + ` + ''`)
		toSecondRound(g.Tab)
		if got := g.Text(".moves li.round"); got != c.round {
			g.T.Errorf("the second round is headed %q", got)
		}
	}
	g.Shot("over")
	g.Fits()
}

// wantSameDraws wants both rounds of a match that is over to have drawn the same colours, and a rematch to do so too.
func wantSameDraws(g *hyleGame) {
	g.T.Helper()
	g.Wait(`document.querySelector('#act')?.textContent === ` + driver.Quote(fr.Rematch))
	draws := map[bool]string{}
	for i, m := range g.match.Moves() {
		if g.match.MoverAt(i) == rules.Chance {
			draws[g.match.RoundAt(i) == 0] += string(m)
		}
	}
	if draws[true] != draws[false] {
		g.T.Errorf("the rounds drew %s and %s", draws[true], draws[false])
	}
	g.Tap("#act")
	g.WaitStatus(driver.Turn("fr", "hyle", 0))
	drawnPawn(g.Tab)
	if got := playerPoints(g.Tab); !slices.Equal(got, []string{"0", "0"}) {
		g.T.Errorf("a rematch begins with the points %q", got)
	}
	g.OpenPanel("setup")
	if !driver.Eval[bool](g.Tab, `document.getElementById('option-same').checked`) {
		g.T.Error("the rematch draws anew in its second round")
	}
}

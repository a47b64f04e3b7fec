package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/link"
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
	by    driver.Hand
	match *rules.Match
	rng   *rand.Rand
}

// begin opens Hyle for two people, by the settings that set makes, the first of them being Chaos.
func beginHyle(t *testing.T, s *driver.Server, d driver.Device, by driver.Hand, lang, variant string,
	options ...string) *hyleGame {
	t.Helper()
	p := driver.Open(t, d)
	p.Start(s.Address("/hyle/?lang=" + lang))
	p.OpenSetup()
	if driver.Eval[bool](p, `!!document.querySelector("#mode-two")?.checkVisibility()`) {
		p.Click("#mode-two")
		p.Settle()
	}
	p.Choose("#opening", "seat0")
	p.Choose("#variant", variant)
	for _, option := range options {
		p.Click("#option-" + option)
	}
	p.Settle()
	p.CloseSetup()
	p.Click("#do-restart")
	p.Settle()
	match, err := rules.NewMatch(hyle.Spec(), rules.Setup{Variant: variant, Options: options}, "")
	if err != nil {
		t.Fatal(err)
	}
	return &hyleGame{p, by, match, rand.New(rand.NewPCG(7, 7))}
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
	switch {
	case at.ToMove() == rules.Chance:
		return
	case move == rules.Pass:
		g.keep()
	default:
		for point := range strings.SplitSeq(string(move), "-") {
			g.by(g.Tab, point)
		}
	}
	g.Wait(fmt.Sprintf(`document.querySelector('.move[aria-current="step"]')?.dataset.ply >= %d`, g.match.Ply()))
}

// keep is Order keeping the position.
func (g *hyleGame) keep() {
	g.T.Helper()
	if driver.Eval[bool](g.Tab, `document.activeElement.classList.contains('point')`) && g.Device == driver.Desktop {
		g.TabTo("point---")
		g.Press(kb.Enter)
		return
	}
	g.by(g.Tab, "--")
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
	return driver.Eval[[]string](p, `[...document.querySelectorAll('.player .score')].map((e) =>
		e.innerText.replaceAll(/\s+/g, ' ').trim())`)
}

// boardTotal gives the sum on the board.
func boardTotal(p *driver.Tab) string {
	p.T.Helper()
	return driver.Eval[string](p, `document.querySelector('.worth-of .total').textContent`)
}

// A whole match by mouse on five cells: the page and the rules come to the same points.
func TestHyleMatchByMouse(t *testing.T) {
	wholeHyleMatch{
		"fr", "5", driver.ByMouse, fr.RoundOver(1), driver.Turn("fr", "hyle", 0), fr.RoundOf(2, 2), fr.ToBeat,
		[3]string{fr.DrawGame, fr.Wins(fr.Player(1)), fr.Wins(fr.Player(2))},
	}.play(t)
}

// The same by keyboard on seven.
func TestHyleMatchByKeyboard(t *testing.T) {
	wholeHyleMatch{
		"en", "7", driver.ByKeyboard, en.RoundOver(1), driver.Turn("en", "hyle", 0), en.RoundOf(2, 2), en.ToBeat,
		[3]string{en.DrawGame, en.Wins(en.Player(1)), en.Wins(en.Player(2))},
	}.play(t)
}

// A wholeHyleMatch is how a match of two rounds is played, and what the page is to say on the way.
type wholeHyleMatch struct {
	lang, variant        string
	by                   driver.Hand
	round, next, heading string
	beat                 func(points int) string
	over                 [3]string // by who wins
}

func (c wholeHyleMatch) play(t *testing.T) {
	g := beginHyle(t, driver.Serve(t, "/"), driver.Desktop, c.by, c.lang, c.variant)
	g.Run(`document.querySelector('.point[tabindex="0"]').focus()`)
	g.round()
	g.WaitStatus(c.round)
	g.Press("x") // which ends the count
	first := strconv.Itoa(g.match.RoundOutcomes()[0].Score[1])
	g.Wait(`document.querySelector('.worth-of .total').textContent === ` + driver.Quote(first))
	if got := playerPoints(g.Tab); !slices.Equal(got, []string{"0", first}) {
		t.Errorf("after a round of %s points the players have %q", first, got)
	}
	g.Shot("round")
	g.TabTo("act-round")
	g.Press(kb.Enter)
	g.WaitStatus(c.next)
	beat := "0 " + c.beat(g.match.RoundOutcomes()[0].Score[1])
	if got := playerPoints(g.Tab); !slices.Equal(got, []string{beat, first}) {
		t.Errorf("at the start of the second round the players have %q", got)
	}
	g.round()
	g.Press("x")
	score := g.match.Result().Score
	g.WaitStatus(c.over[g.match.Result().Winner])
	if got := playerPoints(g.Tab); !slices.Equal(got, []string{strconv.Itoa(score[0]), strconv.Itoa(score[1])}) {
		t.Errorf("the match ended %v, and the players have %q", *score, got)
	}
	g.Wait(`[...document.querySelectorAll('.moves li:not(.gap)')].at(-1).querySelector('span').textContent === ` +
		driver.Quote(c.variant) + `*` + c.variant + ` + ''`)
	toSecondRound(g.Tab)
	if got := g.Text(".moves li.round"); got != c.heading {
		t.Errorf("the second round is headed %q", got)
	}
	g.Shot("over")
	g.Fits()
	g.Accessible()
}

// With the option both rounds draw the same colours, and so do those of a rematch, which are others.
func TestHyleSameDraw(t *testing.T) {
	s := driver.Serve(t, "/")
	g := beginHyle(t, s, driver.Phone, driver.ByTouch, "fr", "5", hyle.SameDraw)
	g.round()
	g.Wait(`document.getElementById('act-round')`)
	g.Tap("#act-round")
	g.round()
	g.Wait(`document.querySelector('#act')?.textContent === ` + driver.Quote(fr.Rematch))
	draws := map[bool]string{}
	for i, m := range g.match.Moves() {
		if g.match.MoverAt(i) == rules.Chance {
			draws[g.match.RoundAt(i) == 0] += string(m)
		}
	}
	if draws[true] != draws[false] {
		t.Errorf("the rounds drew %s and %s", draws[true], draws[false])
	}
	g.Tap("#act")
	g.WaitStatus(driver.Turn("fr", "hyle", 0))
	drawnPawn(g.Tab)
	if got := playerPoints(g.Tab); !slices.Equal(got, []string{"0", "0"}) {
		t.Errorf("a rematch begins with the points %q", got)
	}
	g.OpenSetup()
	if !driver.Eval[bool](g.Tab, `document.getElementById('option-same').checked`) {
		t.Error("the rematch draws anew in its second round")
	}
}

// What has been drawn is still in hand after the page was loaded again. Two people cannot take it back, and are told
// why.
func TestHyleReload(t *testing.T) {
	s := driver.Serve(t, "/")
	g := beginHyle(t, s, driver.Phone, driver.ByTouch, "fr", "5")
	for range 4 {
		drawn := drawnPawn(g.Tab)
		g.Reload()
		g.Ready()
		if again := drawnPawn(g.Tab); again != drawn {
			t.Fatalf("drawn was %s, and after a reload %s", drawn, again)
		}
		g.play()
		g.play()
		if pawns := driver.Eval[int](g.Tab, `document.querySelectorAll('.piece use[href$="`+drawn+`"]').length`); pawns == 0 {
			t.Errorf("no pawn %s has been placed", drawn)
		}
		g.play()
	}
	drawn := drawnPawn(g.Tab)
	g.Settle()
	g.Shot("drawn")
	if got := g.Text(".move[aria-current] .hidden-text"); got == "" {
		t.Error("the draw is not in the list")
	}
	g.Wait(`document.querySelector('#do-undo').ariaDisabled === 'true'`)
	g.Tap("#do-undo")
	g.Wait(statusSays(fr.RetakeBarred))
	if again := drawnPawn(g.Tab); again != drawn {
		t.Errorf("drawn was %s, and after undo %s", drawn, again)
	}
}

// statusSays is true once the status says something, among other things.
func statusSays(what string) string {
	return `document.querySelector('.status [role=status]').textContent.includes(` + driver.Quote(what) + `)`
}

// Against the machine a draw that has been seen can be taken back; what that means is said before, at the end and among
// the past games, and it is the same when it is drawn again.
func TestTakingADrawBack(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/hyle/"))
	p.Seat("one", "1", "seat0")
	p.WaitStatus(fr.YourTurn)
	driver.ByTouch(p, "c3")
	p.Wait(`document.querySelectorAll('.move').length >= 3`)
	p.WaitStatus(fr.YourTurn)
	drawn, moves := drawnPawn(p), p.Moves()
	p.Tap("#do-undo")
	p.Wait(statusSays(fr.RetakeAsk))
	p.Shot("asked")
	if got := p.Moves(); !slices.Equal(got, moves) {
		t.Errorf("done without a word: %v, before %v", got, moves)
	}
	p.Tap("#do-undo")
	p.Wait(`document.querySelectorAll('.move.undone').length > 0`)
	p.Tap("#do-redo")
	p.Wait(`document.querySelectorAll('.move.undone').length === 0`)
	if again := drawnPawn(p); again != drawn {
		t.Errorf("drawn was %s, and after undo and redo %s", drawn, again)
	}
	p.More("#do-resign")
	p.Wait(statusSays(fr.Retaken))
	p.Shot("marked")
	p.ToPastGames()
	if got := p.PastGames(); len(got) != 1 || !strings.Contains(got[0], fr.Past.Retaken) {
		t.Errorf("the past games are %q", got)
	}
	if got := p.Statistics(); len(got) > 0 {
		t.Errorf("counted is %q", got)
	}
}

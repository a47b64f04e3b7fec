package e2e

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/links/link"
	"tablier/app/links/seal"
	"tablier/app/match"
	"tablier/rules"
)

// all returns the address of all links of the match, for the page.
func (c *correspondent) all(with ...*link.Turn) string {
	c.t.Helper()
	fragment, err := c.Whole(rules.Second)
	if err != nil {
		c.t.Fatal(err)
	}
	in, err := link.ReadPost(fragment)
	if err != nil {
		c.t.Fatal(err)
	}
	in.Whole.Turns = append(in.Whole.Turns, with...)
	if fragment, err = in.Whole.Fragment(); err != nil {
		c.t.Fatal(err)
	}
	return c.site.Address("/"+c.game+"/") + "#" + fragment
}

// forges returns a turn in the name of the page's side, by somebody who does not have its secret.
func (c *correspondent) forges(resigned bool) *link.Turn {
	c.t.Helper()
	fragment, err := c.Link()
	if err != nil {
		c.t.Fatal(err)
	}
	in, err := link.ReadPost(fragment)
	if err != nil {
		c.t.Fatal(err)
	}
	turn := &link.Turn{
		ID: in.Turn.ID, Number: in.Turn.Number + 1, Before: in.Turn.Mark(), Ply: c.Match.Match().Ply(), Resigned: resigned,
	}
	if !resigned {
		turn.Moves = []int{0}
	}
	turn.Sign = seal.Secret{9}.Key().Sign(turn.Mark())
	return turn
}

// begun returns a page on which two turns have been played, and who it plays.
func begun(t testing.TB) (*driver.Tab, *correspondent) {
	t.Helper()
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	a := correspond(t, s, "tapatan", 1)
	a.plays("b2")
	p.Start(a.address())
	p.WaitStatus(fr.YourTurn)
	p.Play(driver.ByTouch, "a1")
	a.hears(p)
	a.plays("c3")
	p.Follow(a.address())
	p.WaitStatus(fr.YourTurn)
	return p, a
}

// savedTable is what the page keeps of the match.
var savedTable = `localStorage.getItem(` + driver.Quote(savedKey) + `)`

var savedKey = "tablier/." + match.SaveKey("tapatan")

// The other side cannot move for the person here or give up for them: what it forges is refused by name, and nothing of
// it is stored. What they have signed on another device is taken when they say that it was them.
func TestNobodyMovesForMe(t *testing.T) {
	p, a := begun(t)
	before, moves := driver.Eval[string](p, savedTable), p.Moves()
	for _, resigned := range []bool{false, true} {
		p.Follow(a.all(a.forges(resigned)))
		if got := p.Problem(); got != fr.Arrivals.Forged {
			t.Errorf("resigned: %t: of a forged turn the page says %q", resigned, got)
		}
		p.Settle()
		if got := driver.Eval[string](p, savedTable); got != before {
			t.Errorf("the forged turn is stored: %s, before %s", got, before)
		}
		p.ClosePanel()
		if got := p.Moves(); !slices.Equal(got, moves) {
			t.Errorf("the moves are %v, were %v", got, moves)
		}
	}
	p.Play(driver.ByTouch, "b1")
	a.hears(p)
	p.Run(`localStorage.setItem(` + driver.Quote(savedKey) + `, ` + driver.Quote(before) + `)`)
	p.Start(a.all()) // this device has not made the last move
	p.Wait(`document.getElementById('elsewhere')?.checkVisibility()`)
	p.Settle()
	if got := driver.Eval[string](p, `document.getElementById('elsewhere-ask').textContent`); !strings.Contains(got,
		"Votre coup b1 ") {
		t.Errorf("the page asks %q", got)
	}
	p.WantFocus("elsewhere-yes")
	p.Shot("asked")
	p.FitsWidth()
	p.Hit("#elsewhere-no")
	p.Wait(`document.getElementById('elsewhere-denied')?.textContent === ` + driver.Quote(fr.Arrivals.NotByMe))
	p.Shot("denied")
	p.ClosePanel()
	if got := p.Moves(); !slices.Equal(got, moves) {
		t.Errorf("before the answer the moves are %v, were %v", got, moves)
	}
	p.Follow(a.all())
	p.Hit("#elsewhere-yes")
	p.WaitStatus(fr.ByLinks.Plays("Orange"))
	if got := p.Moves(); !slices.Equal(got, append(slices.Clone(moves), "b1")) {
		t.Errorf("the moves are %v", got)
	}
}

// The longest task of the page's thread while it refuses forged turns of the person's own, in milliseconds of a
// processor.
func BenchmarkLongestTaskOfForgery(b *testing.B) {
	p, a := begun(b)
	p.Settle()
	for b.Loop() {
		longest := p.LongestTask(func() {
			for _, resigned := range []bool{false, true} {
				p.Follow(a.all(a.forges(resigned)))
				p.Problem()
				p.ClosePanel()
			}
		})
		b.ReportMetric(longest, "ms-longest")
	}
}

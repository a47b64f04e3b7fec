package e2e

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/all"
)

// A correspondent is the other side of a match by links, on a device that this test is.
type correspondent struct {
	t testing.TB
	*post.Match
	site *driver.Server
	game string
}

// correspond begins a match of a game.
func correspond(t testing.TB, s *driver.Server, game string, number byte) *correspondent {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	return &correspondent{t, post.Invite(m, rules.First, link.ID{number}, seal.Secret{number}), s, game}
}

// plays makes a move, or the one that comes first where none is named.
func (c *correspondent) plays(move rules.Move) {
	c.t.Helper()
	if move == "" {
		move = c.Match.Match().Position().Moves()[0]
	}
	if err := c.Play(move); err != nil {
		c.t.Fatal(err)
	}
}

// address returns the link that is to be sent.
func (c *correspondent) address() string {
	c.t.Helper()
	fragment, err := c.Link()
	if err != nil {
		c.t.Fatal(err)
	}
	return c.site.Address("/"+c.game+"/") + "#" + fragment
}

// hears takes the link of the page, from what the page keeps.
func (c *correspondent) hears(p *driver.Tab) {
	c.t.Helper()
	p.Settle()
	text := driver.Eval[string](p, `localStorage.getItem('tablier/.`+match.SaveKey(c.game)+`')`)
	game := driver.Game(c.game)
	table, err := play.Restore(game, game.Levels, text)
	if err != nil {
		c.t.Fatal(err)
	}
	fragment, err := table.ByLinks().Link()
	if err != nil {
		c.t.Fatal(err)
	}
	in, err := link.ReadPost(fragment)
	if err != nil {
		c.t.Fatal(err)
	}
	if err := c.Receive(in.Turn); err != nil {
		c.t.Fatal(err)
	}
}

// Links in the address bring two matches on, in turn, with no server; one that forks is refused.
func TestLinksArrive(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Phone)
	a, h := correspond(t, s, "tapatan", 1), correspond(t, s, "hyle", 2)
	p.Start(s.Address("/"))
	p.Offline()
	s.Vanish()
	a.plays("b2")
	first := a.address()
	p.Start(first)
	p.WaitStatus(fr.YourTurn)
	p.Play(driver.ByTouch, "a1")
	a.hears(p)

	p.Start(h.address())
	h.hears(p)
	for range 2 {
		h.plays("")
		p.Follow(h.address())
		p.Wait(`!document.querySelector('.status').textContent.includes('L’autre')`)
		hylePlays(p, h)
		h.hears(p)
	}

	a.plays("c3")
	_, fragment, _ := strings.Cut(a.address(), "#")
	p.Follow(s.Address("/hyle/") + "#" + fragment) // on the page of another game
	p.Wait(driver.AtPath("/tapatan/"))
	p.WaitStatus(fr.YourTurn)
	if got := p.Moves(); !slices.Equal(got, []string{"b2", "a1", "c3"}) {
		t.Errorf("the moves are %v", got)
	}
	p.Shot("taken")
	fork := correspond(t, s, "tapatan", 1)
	fork.plays("a3")
	p.Follow(fork.address())
	if got := p.Problem(); got != fr.Arrivals.Forked {
		t.Errorf("of a fork the page says %q", got)
	}
	if got := driver.Eval[string](p, `location.hash`); got != "" {
		t.Errorf("the address still ends with %q", got)
	}
	p.Settle()
	p.Wait(`(() => { const r = document.getElementById('arrival-problem').getBoundingClientRect();
				return r.top >= 0 && r.bottom <= innerHeight; })()`) // it is scrolled into sight
	p.Shot("forked")
	p.ClosePanel()
	p.Follow(first)
	if why := p.WaitStatus(fr.YourTurn); !strings.Contains(why, fr.Share.KnownAlready) {
		t.Errorf("of an old link the page says %q", why)
	}
	p.Play(driver.ByTouch, "b1")
	a.hears(p)
	whole, err := h.Whole(rules.Second)
	if err != nil {
		t.Fatal(err)
	}
	stranger := driver.Open(t, driver.Phone)
	stranger.Start(driver.Serve(t, "/").Address("/hyle/") + "#" + whole) // it has not been here before
	stranger.Wait(`document.getElementById('recovery-code')?.getClientRects().length > 0`)
	stranger.Settle()
	stranger.Shot("code")
	stranger.Run(`document.getElementById('recovery-code').value = ` + driver.Quote(h.Code()))
	stranger.Click("#recover") // the code of the other side
	stranger.Wait(`document.getElementById('recovery-problem').textContent === ` + driver.Quote(fr.Arrivals.BadCode))
	p.Start(s.Address("/parties/"))
	p.Wait(`document.body.textContent.includes(` + driver.Quote(fr.Arrivals.TheirMove) + `)`)
	p.Shot("list")
}

// hylePlays makes the first slide that the person has in Hyle.
func hylePlays(p *driver.Tab, h *correspondent) {
	p.T.Helper()
	for _, move := range h.Match.Match().Position().Moves() {
		if from, to, slides := strings.Cut(string(move), "-"); slides && from != "" && to != "" {
			p.Play(driver.ByMouse, string(move))
			return
		}
	}
	p.T.Fatal("no piece can slide")
}

package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// sizes are those of the cards and of what comes next, on the home page.
const sizes = `[...document.querySelectorAll('.game, .next')].map((e) => {
	const r = e.getBoundingClientRect();
	return [r.left, r.width, r.height].map(Math.round).join(' ');
})`

// On the narrowest phone the header and the foot have room and can be hit, and a game has no foot. Nothing on the home
// page changes its size once there is a match to go on with, which is then offered.
func TestHeaderAndFoot(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Tiny)
	p.Start(s.Address("/"))
	p.FitsWidth()
	const controls = `.top :is(a, button), .foot a, main a:not(.world-mark)` // each mark has a card as well
	small := driver.Eval[[]string](p, `[...document.querySelectorAll(`+driver.Quote(controls)+`)].filter((e) => {
		const r = e.getBoundingClientRect(); return r.width > 0 && (r.width < 43.5 || r.height < 43.5);
	}).map((e) => e.textContent)`)
	if len(small) > 0 {
		t.Errorf("too small to be hit: %q", small)
	}
	p.Shot("none")
	before := driver.Eval[[]string](p, sizes)

	p.Tap(".next .resume")
	p.Wait(driver.AtPath("/tapatan/"))
	p.Settle()
	if driver.Eval[bool](p, `document.querySelector('.foot').checkVisibility()`) {
		t.Error("a game has a foot")
	}
	p.TwoPeople()
	p.Play(driver.ByTouch, "b2")
	p.Back()
	p.Wait(`document.querySelector('.next:not(.daily) h2')?.textContent === ` + driver.Quote(fr.Home.AtMove("Tapatan", 2)))
	p.FitsWidth()
	p.Shot("left")
	wantLines(t, "sizes", driver.Eval[[]string](p, sizes), before...)
	p.Tap(".next .resume")
	p.Wait(`document.querySelectorAll('.move').length === 1`)
	p.Back()
	p.Tap(`.foot a[href$="/a-propos/"]`)
	p.Wait(`document.querySelector('.foot [aria-current="page"]')?.textContent === ` + driver.Quote(fr.About))
}

// The boards on the cards of variants are drawn when a person comes near them: in the document as it is served, after a
// change of the language, and for who comes from a game.
func TestCardsAreDrawnInSight(t *testing.T) {
	const bare = `[...document.querySelectorAll('.variant-card')].filter((card) => {
		const r = card.getBoundingClientRect();
		return r.bottom > 0 && r.top < innerHeight && !(card.querySelector('svg')?.getBoundingClientRect().width > 40);
	}).length`
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	look := func() {
		p.Wait(`document.querySelectorAll('.variant-card').length > 0`)
		if n := driver.Eval[int](p, `document.querySelectorAll('.variant-card svg').length`); n > 0 {
			t.Errorf("%d cards are drawn far from sight", n)
		}
		for _, card := range []string{"0", "-1"} {
			p.Run(`[...document.querySelectorAll('.variant-card')].at(` + card + `).scrollIntoView()`)
			p.Wait(bare + ` === 0`)
		}
	}
	p.Start(s.Address("/"))
	look()
	p.Run(`scrollTo(0, 0)`)
	p.Tap("#switch-lang")
	p.Wait(`document.documentElement.lang === 'en'`)
	look()
	p.Visit(s.Address("/hyle/"))
	p.Ready()
	p.Run(`document.querySelector('.top a').click()`)
	look()
}

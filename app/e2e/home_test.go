package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/variants"
)

// The home page on both screens: the puzzle of the day comes and so does what follows it, and nothing moves; on a phone
// the boards of the page of variants are drawn when they come near, and on the narrowest one all has room.
func TestHomePage(t *testing.T) {
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		s := driver.Serve(t, "/")
		p.Start(s.Address("/"))
		if p.Device.Touch {
			p.Start(s.Address("/variantes/"))
			step(t, p, "boards", func(t *testing.T) { boardsAreDrawnInSight(t, p) })
			p.Start(s.Address("/"))
		}
		step(t, p, "puzzle of the day", func(t *testing.T) { puzzleOfTheDay(t, p, s) })
		goTo(p, s.Address("/"))
		step(t, p, "further", func(t *testing.T) { furtherComes(t, p) })
		if p.Device.Touch {
			p.Run(`scrollTo(0, 0)`)
			onScreen(p, driver.Tiny)
			step(t, p, "narrow", func(t *testing.T) { headerAndFoot(t, p) })
		} else {
			goTo(p, s.Address("/variantes/"))
			step(t, p, "map", func(t *testing.T) { mapIsAsWide(t, p) })
		}
	})
}

// puzzleOfTheDay comes once a person comes to it. It is that of the list, and nothing has moved when it comes.
func puzzleOfTheDay(t *testing.T, p *driver.Tab, s *driver.Server) {
	p.Run(`document.querySelector('.two').scrollIntoView({ block: 'center' })`)
	const places = `['.two', '.next.daily', '.next:not(.daily)'].map((e) =>
		Object.values(document.querySelector(e).getBoundingClientRect().toJSON()).join()).join(' ')`
	before := driver.Eval[string](p, places)
	p.Wait(`document.querySelector('#daily-solve').href.includes('puzzle=')`)
	if now := driver.Eval[string](p, places); now != before {
		t.Errorf("the page has moved: %s, before %s", now, before)
	}
	href := driver.Eval[string](p, `document.querySelector('#daily-solve').href`)
	p.Shot("home")
	goTo(p, s.Address("/problemes/"))
	p.Wait(`document.querySelector('#daily-solve').href === ` + driver.Quote(href))
	p.Hit("#daily-solve")
	p.Wait(`document.querySelector('main').dataset.puzzle`)
}

// furtherComes once a person comes to it: the variant of the day, what is done of the lessons and the last matches.
// Then nothing has moved.
func furtherComes(t *testing.T, p *driver.Tab) {
	p.Reload()
	p.Ready()
	const places = `['#further', '.lately', '.lately li:last-child', '.lessons', '.lessons li:last-child',
		'.of-world'].map((e) => {
			const r = document.querySelector(e).getBoundingClientRect();
			return [r.x, r.y + scrollY, r.width, r.height].join();
		})`
	before := driver.Eval[[]string](p, places)
	if told := driver.Eval[string](p, `document.querySelector('.of-world .asks').textContent`); told != "" {
		t.Errorf("what is not in sight is looked for already: %s", told)
	}
	p.Run(`document.querySelector('#further').scrollIntoView()`)
	p.Wait(`document.querySelector('.of-world .asks').textContent !== ''`)
	p.Wait(`document.querySelector('.lately').textContent.includes(` + driver.Quote(fr.Home.NextEnded) + `)`)
	p.Wait(`document.querySelector('.lessons').textContent.includes(` + driver.Quote(fr.Home.BoardsDone(0, 7)) + `)`)
	p.Shot("further")
	wantLines(t, "places", driver.Eval[[]string](p, places), before...)
	game := driver.Game("tapatan")
	for day := range len(game.Words(i18n.French).Names()) { // the words of another day have room as well
		for _, lang := range i18n.Langs() {
			c := variants.OfDay(game, lang, day)
			if more := driver.Eval[float64](p, `(() => {
					const card = document.querySelector('.of-world'), before = card.offsetHeight;
					card.querySelector('.asks').firstChild.data = `+driver.Quote(variants.WithCountry(c.Name))+`;
					card.querySelector('.asks + p').firstChild.data = `+driver.Quote(c.Name.Story)+`;
					return card.offsetHeight - before;
				})()`); more != 0 {
				t.Errorf("%s, %s: higher by %v", c.Name.Name, lang, more)
			}
		}
	}
}

// sizes are those of the cards and of what comes next, on the home page.
const sizes = `[...document.querySelectorAll('.game, .next')].map((e) => {
	const r = e.getBoundingClientRect();
	return [r.left, r.width, r.height].map(Math.round).join(' ');
})`

// headerAndFoot have room on the narrowest phone and can be hit, and a game has no foot. Nothing on the home page
// changes its size once there is a match to go on with, which is then offered.
func headerAndFoot(t *testing.T, p *driver.Tab) {
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
	p.Wait(driver.AtPath("/tapatan/") + ` && document.querySelector('main.play')`)
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

// mapIsAsWide as the page, so that nothing is empty beside it, and the boards below it fill their columns alike.
func mapIsAsWide(t *testing.T, p *driver.Tab) {
	for _, size := range []driver.Device{
		{Name: "1366x768", Width: 1366, Height: 768}, {Name: "1920x1080", Width: 1920, Height: 1080},
	} {
		onScreen(p, size)
		left := driver.Eval[float64](p, `document.querySelector('.variants').getBoundingClientRect().width -
			document.querySelector('.world').getBoundingClientRect().width`)
		uneven := driver.Eval[float64](p, `(() => {
			const ends = {};
			for (const li of document.querySelectorAll('.world-boards > li')) {
				const r = li.getBoundingClientRect();
				ends[r.x] = Math.max(ends[r.x] ?? 0, r.bottom);
			}
			const all = Object.values(ends);
			return all.length === 2 ? Math.max(...all) - Math.min(...all) : Infinity;
		})()`)
		if left > 1 || uneven > 201 {
			t.Errorf("%s: %.0f px are empty beside the map, %.0f below one column of boards", size.Name, left, uneven)
		}
	}
}

// boardsAreDrawnInSight draws the boards of variants when a person comes near them: in the document as it
// is served, after a change of the language, and for who comes from a game.
func boardsAreDrawnInSight(t *testing.T, p *driver.Tab) {
	const bare = `[...document.querySelectorAll('lazy-drawing')].filter((board) => {
		const r = board.getBoundingClientRect();
		return r.bottom > 0 && r.top < innerHeight && !(board.querySelector('svg')?.getBoundingClientRect().width > 40);
	}).length`
	look := func() {
		p.Wait(`document.querySelectorAll('lazy-drawing').length > 0`)
		if driver.Eval[bool](p, `!![...document.querySelectorAll('lazy-drawing')].at(-1).querySelector('svg')`) {
			t.Error("the last board is drawn far from sight")
		}
		for _, at := range []string{"0", "-1"} {
			p.Run(`[...document.querySelectorAll('lazy-drawing')].at(` + at + `).scrollIntoView()`)
			p.Wait(bare + ` === 0`)
		}
	}
	look()
	for _, lang := range []string{"en", "fr"} {
		p.Run(`scrollTo(0, 0)`)
		p.Tap("#switch-lang")
		p.Wait(`document.documentElement.lang === ` + driver.Quote(lang))
		look()
	}
	goTo(p, driver.Eval[string](p, `new URL('/tapatan/', location).href`))
	goTo(p, driver.Eval[string](p, `new URL('/variantes/', location).href`))
	look()
}

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// Every name is offered with its country and its story, and leads to its rules: by keyboard and by touch.
func TestFamilyChooser(t *testing.T) {
	s := driver.Serve(t, "/")
	t.Run("keyboard", func(t *testing.T) {
		p := driver.Open(t, driver.Desktop)
		p.KeepVariant("tapatan")
		p.Start(s.Address("/tapatan/"))
		p.TabTo("tab-play")
		p.Press(kb.ArrowLeft)
		p.Press(kb.Enter)
		p.TabTo("variant-tapatan")
		if got := driver.Eval[int](p, `document.querySelectorAll('.card input').length`); got < 19 {
			t.Errorf("%d names", got)
		}
		p.Press(kb.ArrowDown)
		p.Wait(`document.querySelector('#kin-story').textContent.includes(` +
			driver.Quote(driver.Story("fr", "tapatan", "three-mens-morris")) + `)`)
		for range 4 {
			p.Press(kb.ArrowDown)
		}
		p.Wait(`document.querySelector('#kin-story').textContent.includes(` +
			driver.Quote(driver.Story("fr", "tapatan", "hema")) + `)`)
		if got := p.Text(".caption h1"); got != "Hema" {
			t.Errorf("the title is %q", got)
		}
		p.Press(kb.ArrowDown)
		p.Wait(`document.querySelector('.caption h1').textContent === 'Achi'`)
		p.Wait(`document.querySelector('.stands').textContent.includes('4 ')`)
		p.Shot("achi")
		p.Reload()
		p.Ready()
		if got := p.Text(".caption h1"); got != "Achi" {
			t.Errorf("when the page is opened again the title is %q", got)
		}
	})
	// The narrowest phone, on which each board is chosen by touch, fits and can be played.
	t.Run("touch", func(t *testing.T) {
		p := driver.Open(t, driver.Tiny)
		p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
		for _, c := range []struct {
			name   string
			points int
		}{
			{"achi", 9}, {"nine-holes", 9}, {"pendus", 9}, {"nira", 9}, {"shisima", 9}, {"rota", 9}, {"tsoro", 7},
			{"picaria", 9}, {"picaria-13", 13}, {"tapatan", 9},
		} {
			p.OpenPanel("setup")
			p.ChooseVariant(c.name)
			p.Wait(`document.querySelector('#kin-story').textContent.includes(` +
				driver.Quote(driver.Story("fr", "tapatan", c.name)) + `)`)
			p.ClosePanel()
			p.Wait(fmt.Sprintf(`document.querySelectorAll('button.point').length === %d`, c.points))
			p.Shot(c.name)
			p.Fits()
		}
		p.Play(driver.ByTouch, "b2")
	})
}

// From a table the rules open where they tell its variant. Their boards move when asked, step by step or by themselves.
func TestRulesOpenAtTheVariant(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	rules := func() {
		t.Helper()
		p.Tap(".caption .links a")
		p.Wait(`document.querySelectorAll('.demo').length > 3`)
	}
	rules()
	p.Settle()
	if at := driver.Eval[float64](p, `scrollY`); at > 0 {
		t.Errorf("the page is scrolled by %v", at)
	}
	const pieces = `document.querySelectorAll('.demo')[0].querySelectorAll('.piece').length`
	p.Click(`[id^="forward-"]`)
	p.Wait(pieces + ` === 1`)
	p.Click(`[id^="back-"]`)
	p.Wait(pieces + ` === 0`)
	p.Click(`[id^="play-"]`)
	p.Wait(pieces + ` === 6`)
	p.Wait(`document.querySelector('.demo .lit path')`)
	p.Back()
	p.OpenPanel("setup")
	p.ChooseVariant("shisima")
	p.ClosePanel()
	rules()
	p.Wait(`Math.abs(document.querySelector('#rules-shisima').getBoundingClientRect().top) < 80 && scrollY > 0`)
}

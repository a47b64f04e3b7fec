package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// Every board of the family is drawn, and played to its end against the machine at its best: won where whoever opens
// wins, and lost or drawn by somebody who sees little.
func TestFamily(t *testing.T) {
	s := driver.Serve(t, "/")
	for i, c := range []struct {
		variant string
		points  int
		wins    bool
	}{
		{"tapatan", 9, true}, {"achi", 9, true}, {"neuf-trous", 9, false}, {"pendus", 9, false}, {"tant-fant", 9, false},
		{"shisima", 9, false}, {"rota", 9, false}, {"tsoro", 7, false}, {"picaria", 9, false}, {"picaria-13", 13, true},
	} {
		t.Run(c.variant, func(t *testing.T) {
			theme := []string{"light", "dark"}
			for j, d := range []driver.Device{driver.Desktop, driver.Phone} {
				p := driver.Open(t, d)
				p.Prefer("prefers-color-scheme", theme[(i+j)%2])
				p.KeepVariant(c.variant)
				p.Start(s.Address("/tapatan/"))
				p.WaitStatus(fr.YourTurn)
				if got := p.Text(".caption h1"); got != driver.VariantName("fr", "tapatan", c.variant) {
					t.Errorf("the title is %q", got)
				}
				if got := driver.Eval[int](p, `document.querySelectorAll('button.point').length`); got != c.points {
					t.Errorf("%d points", got)
				}
				p.Shot("begun")
				p.Fits()
				if j == 0 {
					toTheEnd(p, c.variant, c.wins)
				} else {
					p.Accessible()
				}
			}
		})
	}
}

// toTheEnd plays a person's side of a game: at its best where that wins.
func toTheEnd(p *driver.Tab, variant string, wins bool) {
	p.T.Helper()
	level, want := 1, []string{fr.Wins(fr.Machine), fr.DrawGame}
	if wins {
		level, want = driver.Game("tapatan").Levels, []string{fr.YouWin}
	}
	for range 60 {
		move := p.Advised(variant, level)
		before := len(p.Moves())
		for point := range strings.SplitSeq(move, "-") {
			if move == "--" {
				point = move
			}
			p.Click(`[data-point="` + point + `"]`)
			if move == "--" {
				break
			}
		}
		p.Wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length > %d`, before))
		p.Wait(restsForAPerson)
		if p.Status() != fr.YourTurn {
			break
		}
	}
	if said := p.Status(); said != want[0] && said != want[len(want)-1] {
		p.T.Errorf("after %v: %s", p.Moves(), said)
	}
	if p.Status() != fr.DrawGame && !driver.Eval[bool](p,
		`document.querySelector('.lit path').getAttribute('d') !== null`) {
		p.T.Error("the winning line is not lit")
	}
	p.Settle()
	p.Shot("over")
}

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
		p.Accessible()
		p.Reload()
		p.Ready()
		if got := p.Text(".caption h1"); got != "Achi" {
			t.Errorf("when the page is opened again the title is %q", got)
		}
	})
	t.Run("touch", func(t *testing.T) {
		for _, d := range []driver.Device{driver.Phone, driver.Tiny} {
			p := driver.Open(t, d)
			p.KeepVariant("tapatan")
			p.Start(s.Address("/tapatan/"))
			p.OpenPanel("setup")
			p.ChooseVariant("nira")
			p.Wait(`document.querySelector('#kin-story').textContent.includes(` +
				driver.Quote(driver.Story("fr", "tapatan", "nira")) + `)`)
			p.Settle()
			p.Shot("nira")
			p.Fits()
			p.Accessible()
			p.ClosePanel()
			p.Settle()
			p.Tap("#point-b1")
			p.Settle()
			p.Tap("#point-b2")
			p.Wait(`document.querySelectorAll('.move').length > 0`)
			if got := p.Text(".caption h1"); got != "Nira" {
				t.Errorf("the title is %q", got)
			}
		}
	})
}

// What each move is worth is shown on request, by a sign and in words, where the machine knows it.
func TestFamilyVerdicts(t *testing.T) {
	s := driver.Serve(t, "/")
	marks := func(p *driver.Tab) string {
		t.Helper()
		p.Settle()
		return driver.Eval[string](p, `[...document.querySelectorAll('.verdicts text')].map((e) => e.textContent).join(' ')`)
	}
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Hit("#verdicts")
	p.Wait(`document.querySelectorAll('.verdicts text').length === 9`)
	if got := marks(p); got != "= −8 = −8 +9 −8 = −8 =" {
		t.Errorf("the board says %s", got)
	}
	p.OpenPanel("study")
	if got := p.Text(".verdict-list"); !strings.Contains(got, fr.Verdict("win", 9)) ||
		!strings.Contains(got, "a2, b1, b3, c2") {
		t.Errorf("the list says %q", got)
	}
	if got := driver.Eval[string](p, `document.querySelector('#point-b2').ariaLabel`); got != tapatan(t).Label("b2",
		"")+", "+fr.Verdict("win", 9) {
		t.Errorf("the centre is called %q", got)
	}
	p.Shot("verdicts")
	p.Accessible()
	p.ClosePanel()
	p.Play(driver.ByMouse, "b2")
	p.Wait(`document.querySelectorAll('.verdicts text').length === 8`)
	p.Hit("#verdicts")
	p.Wait(`document.querySelectorAll('.verdicts text').length === 0`)

	q := driver.Open(t, driver.Phone)
	q.Prefer("prefers-color-scheme", "dark")
	q.KeepVariant("shisima")
	q.Start(s.Address("/tapatan/"))
	q.HitInMoves("#verdicts")
	q.Wait(`document.querySelectorAll('.verdicts text').length === 3`)
	if got := marks(q); got != "= = =" { // the best that each pawn can do
		t.Errorf("the wheel says %s", got)
	}
	q.Tap("#point-p0")
	q.Wait(`document.querySelectorAll('.verdicts text').length === 2`)
	if got := marks(q); got != "−12 =" {
		t.Errorf("p0 can go to the centre and to p7: %s", got)
	}
	q.Shot("verdicts")
	q.Fits()
	q.Accessible()
}

// The rules page tells every variant, with a board that moves.
func TestFamilyRules(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Desktop, driver.Tiny} {
		p := driver.Open(t, d)
		p.Start(s.Address("/tapatan/regles/"))
		p.Wait(`document.querySelector('.demo')`)
		if got := driver.Eval[int](p, `document.querySelectorAll('.demo').length`); got < 3+9 {
			t.Errorf("%d examples", got)
		}
		p.Run(`[...document.querySelectorAll('h2')].find((e) => e.textContent === 'Tsoro Yematatu').scrollIntoView()`)
		p.Hit(`.demo button[aria-label$="(Tsoro Yematatu)"][id^="forward"]`)
		p.Wait(`[...document.querySelectorAll('.demo figcaption p')].some((e) => e.textContent
			.includes('saute de c3 en a1'))`)
		p.Shot("rules")
		p.Fits()
		p.Accessible()
	}
}

// From a variant's table the rules open where they tell it.
func TestFamilyRulesOpenAtTheVariant(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		variant string
		below   bool
	}{{"shisima", true}, {"tapatan", false}} {
		p := driver.Open(t, driver.Phone)
		p.KeepVariant(c.variant)
		p.Start(s.Address("/tapatan/"))
		p.Tap(".caption .links a")
		p.Wait(`document.querySelector('.demo')`)
		p.Settle()
		if at := driver.Eval[float64](p, `scrollY`); (at > 0) != c.below {
			t.Errorf("%s: the page is scrolled by %v", c.variant, at)
		}
		if c.below {
			p.Wait(`Math.abs(document.querySelector('#rules-shisima').getBoundingClientRect().top) < 80`)
		}
	}
}

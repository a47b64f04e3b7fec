package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/play"
	"tablier/rules"
)

// keepsVariant has the page find a table of Tapatan's family at which a person opens against the machine at its best.
func (p *tab) keepsVariant(variant string, moves ...string) {
	p.t.Helper()
	game := gameOf("tapatan")
	table := play.New(game, game.Levels, 7)
	table.Sit([2]play.Seat{{}, {Level: game.Levels}})
	settings := table.Settings()
	settings.Variant, settings.Opening = variant, play.AlwaysFirst
	table.Configure(settings)
	table.Restart()
	for _, m := range moves {
		if err := table.Play(rules.Move(m)); err != nil {
			p.t.Fatal(err)
		}
	}
	p.kept("tapatan", table.Save())
}

// advised asks an engine of the test's own, at a level, about the game of a variant on the board.
func (p *tab) advised(variant string, level int) string {
	p.t.Helper()
	moves := strings.Split(strings.ReplaceAll(strings.Join(p.moves(), " "), "passe", "--"), " ")
	if moves[0] == "" {
		moves = nil
	}
	return eval[string](p, fmt.Sprintf(`new Promise((resolve, reject) => {
		const engine = tablier.engine((text) => {
			const answer = JSON.parse(text);
			if (answer.error) reject(text);
			if (answer.best) { engine.kill(); resolve(answer.best); }
		}, reject);
		engine.send(JSON.stringify({ id: 1, op: 'search', game: 'tapatan', variant: %s, level: %d, seed: %d, moves: [%s] }));
	})`, quote(variant), level, len(moves), quoteAll(moves)))
}

// Every board of the family is drawn, and played to its end against the machine at its best: won where whoever opens
// wins, and lost or drawn by somebody who sees little.
func TestFamily(t *testing.T) {
	s := serve(t, "/")
	for i, c := range []struct {
		variant, title string
		points         int
		wins           bool
	}{
		{"tapatan", "Tapatan", 9, true}, {"achi", "Achi", 9, true}, {"neuf-trous", "Nine Holes", 9, false},
		{"pendus", "Tsoro Yemutatu, carré", 9, false}, {"tant-fant", "Tant Fant", 9, false}, {"shisima", "Shisima", 9, false},
		{"rota", "Rota", 9, false}, {"tsoro", "Tsoro Yematatu", 7, false}, {"picaria", "Picaria", 9, false},
		{"picaria-13", "Picaria à 13 points", 13, true},
	} {
		t.Run(c.variant, func(t *testing.T) {
			theme := []string{"light", "dark"}
			for j, d := range []device{desktop, phone} {
				p := open(t, d)
				p.prefer("prefers-color-scheme", theme[(i+j)%2])
				p.keepsVariant(c.variant)
				p.start(s.url("/tapatan/"))
				p.waitFor(yourTurn)
				if got := p.text(".title h1"); got != c.title {
					t.Errorf("the title is %q", got)
				}
				if got := eval[int](p, `document.querySelectorAll('button.point').length`); got != c.points {
					t.Errorf("%d points", got)
				}
				p.shot("begun")
				p.fits()
				p.accessible()
				if j == 0 {
					p.toTheEnd(c.variant, c.wins)
				}
			}
		})
	}
}

// toTheEnd plays a person's side of a game: at its best where that wins.
func (p *tab) toTheEnd(variant string, wins bool) {
	p.t.Helper()
	level, want := 1, []string{"Ordi gagne.", "Partie nulle."}
	if wins {
		level, want = 6, []string{"Humain gagne."}
	}
	for range 60 {
		move := p.advised(variant, level)
		before := len(p.moves())
		for point := range strings.SplitSeq(move, "-") {
			if move == "--" {
				point = move
			}
			p.click(`[data-point="` + point + `"]`)
			if move == "--" {
				break
			}
		}
		p.wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length > %d`, before))
		p.wait(`['À vous de jouer.', 'Humain gagne.', 'Ordi gagne.', 'Partie nulle.'].includes(document.querySelector('.status strong').textContent.trim())`)
		if p.says() != yourTurn {
			break
		}
	}
	if said := p.says(); said != want[0] && said != want[len(want)-1] {
		p.t.Errorf("after %v: %s", p.moves(), said)
	}
	if strings.HasSuffix(p.says(), "gagne.") && !eval[bool](p, `document.querySelector('.lit path').getAttribute('d') !== null`) {
		p.t.Error("the winning line is not lit")
	}
	p.settle()
	p.shot("over")
}

// Every name is offered with its country and its story, and leads to its rules: by keyboard and by touch.
func TestFamilyChooser(t *testing.T) {
	s := serve(t, "/")
	t.Run("keyboard", func(t *testing.T) {
		p := open(t, desktop)
		p.keepsVariant("tapatan")
		p.start(s.url("/tapatan/"))
		p.tabTo("kin-toggle")
		p.press(kb.Enter)
		p.wait(`document.activeElement.id === 'variant'`)
		if got := eval[int](p, `document.querySelector('#variant').length`); got < 19 {
			t.Errorf("%d names", got)
		}
		p.press(kb.ArrowDown)
		p.wait(`document.querySelector('#kin-story').textContent.includes('cloîtres')`)
		for range 4 {
			p.press(kb.ArrowDown)
		}
		p.wait(`document.querySelector('#kin-story').textContent.includes('supposons')`) // Hema
		if got := p.text(".title h1"); got != "Hema" {
			t.Errorf("the title is %q", got)
		}
		p.press(kb.ArrowDown)
		p.wait(`document.querySelector('.title h1').textContent === 'Achi'`)
		p.wait(`document.querySelector('.stands').textContent.startsWith('4 ')`)
		p.shot("achi")
		p.accessible()
		p.reload()
		p.ready()
		if got := p.text(".title h1"); got != "Achi" {
			t.Errorf("when the page is opened again the title is %q", got)
		}
	})
	t.Run("touch", func(t *testing.T) {
		for _, d := range []device{phone, tiny} {
			p := open(t, d)
			p.keepsVariant("tapatan")
			p.start(s.url("/tapatan/"))
			p.tap("#kin-toggle")
			p.wait(`document.activeElement.id === 'variant'`)
			p.choose("#variant", "nira")
			p.wait(`document.querySelector('#kin-story').textContent.includes('supposons')`)
			p.settle()
			p.shot("nira")
			p.fits()
			p.accessible()
			p.tap("#setup-close")
			p.settle()
			p.tap("#point-b1")
			p.settle()
			p.tap("#point-b2")
			p.wait(`document.querySelectorAll('.move').length > 0`)
			if got := p.text(".title h1"); got != "Nira" {
				t.Errorf("the title is %q", got)
			}
		}
	})
}

// What each move is worth is shown on request, by a sign and in words, where the machine knows it.
func TestFamilyVerdicts(t *testing.T) {
	s := serve(t, "/")
	marks := func(p *tab) string {
		t.Helper()
		p.settle()
		return eval[string](p, `[...document.querySelectorAll('.verdicts text')].map((e) => e.textContent).join(' ')`)
	}
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	p.hit("#verdicts")
	p.wait(`document.querySelectorAll('.verdicts text').length === 9`)
	if got := marks(p); got != "= −8 = −8 +9 −8 = −8 =" {
		t.Errorf("the board says %s", got)
	}
	if got := p.text(".verdict-list"); !strings.Contains(got, "gain en 9 coups") || !strings.Contains(got, "a2, b1, b3, c2") {
		t.Errorf("the list says %q", got)
	}
	if got := eval[string](p, `document.querySelector('#point-b2').ariaLabel`); got != "b2, libre, gain en 9 coups" {
		t.Errorf("the centre is called %q", got)
	}
	p.shot("verdicts")
	p.accessible()
	p.play(byMouse, "b2")
	p.wait(`document.querySelectorAll('.verdicts text').length === 8`)
	p.hit("#verdicts")
	p.wait(`document.querySelectorAll('.verdicts text').length === 0`)

	q := open(t, phone)
	q.prefer("prefers-color-scheme", "dark")
	q.keepsVariant("shisima")
	q.start(s.url("/tapatan/"))
	q.hit("#verdicts")
	q.wait(`document.querySelectorAll('.verdicts text').length === 3`)
	if got := marks(q); got != "= = =" { // the best that each pawn can do
		t.Errorf("the wheel says %s", got)
	}
	q.tap("#point-p0")
	q.wait(`document.querySelectorAll('.verdicts text').length === 2`)
	if got := marks(q); got != "−12 =" {
		t.Errorf("p0 can go to the centre and to p7: %s", got)
	}
	q.shot("verdicts")
	q.fits()
	q.accessible()
}

// The rules page tells every variant, with a board that moves.
func TestFamilyRules(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{desktop, tiny} {
		p := open(t, d)
		p.start(s.url("/tapatan/regles/"))
		if got := eval[int](p, `document.querySelectorAll('.demo').length`); got < 3+9 {
			t.Errorf("%d examples", got)
		}
		p.do(runs(`[...document.querySelectorAll('h2')].find((e) => e.textContent === 'Tsoro Yematatu').scrollIntoView()`))
		p.hit(`.demo button[aria-label$="(Tsoro Yematatu)"][id^="forward"]`)
		p.wait(`[...document.querySelectorAll('.demo figcaption p')].some((e) => e.textContent.includes('saute de c3 en a1'))`)
		p.shot("rules")
		p.fits()
		p.accessible()
	}
}

// From a variant's table the rules open where they tell it.
func TestFamilyRulesOpenAtTheVariant(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		variant string
		below   bool
	}{{"shisima", true}, {"tapatan", false}} {
		p := open(t, phone)
		p.keepsVariant(c.variant)
		p.start(s.url("/tapatan/"))
		p.tap(".under a")
		p.wait(`document.querySelector('.demo')`)
		p.settle()
		if at := eval[float64](p, `scrollY`); (at > 0) != c.below {
			t.Errorf("%s: the page is scrolled by %v", c.variant, at)
		}
		if c.below {
			p.wait(`Math.abs(document.querySelector('#rules-shisima').getBoundingClientRect().top) < 80`)
		}
	}
}

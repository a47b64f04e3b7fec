package e2e

import (
	"context"
	"math"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/boards/bag"
	"tablier/app/play"
	"tablier/rules"
	rulesbag "tablier/rules/conform/bag"
)

// What is estimated is drawn with dashes, and its turning points are told as such.
func TestStudyOfEstimates(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.inject(slowed)
	p.inject(`slow.estimate = true`)
	p.studyGame(s.url("/tapatan/"))
	p.click("#study-run")
	p.wait(studied)
	want := []string{
		"1. Orange, a1. Ici l’avantage s’échappe : il fallait b2.",
		"2. Orange, b1. Ici l’avantage s’échappe : il fallait c3.",
		"2. Rouge, b3. Ici l’avantage s’échappe : il fallait c1.",
	}
	if got := p.turnings(); !slices.Equal(got, want) {
		t.Errorf("turning points %q, want %q", got, want)
	}
	if !eval[bool](p, `document.querySelector('.graph .guess').getTotalLength() > 0 && document.querySelector('.graph .sure').hasAttribute('d') === false`) {
		t.Error("estimates are drawn as what is proved")
	}
	if got, want := eval[[]string](p, `[...document.querySelectorAll('.legend li')].map((e) => e.textContent)`), []string{
		"Au départ : avantage à Orange (estimation).",
		"Du coup 1 au coup 2 : jeu égal (estimation).",
		"Après 3 coups : avantage à Rouge (estimation).",
		"Après 4 coups : avantage à Orange (estimation).",
		"Après 5 coups : Orange gagne (exact).",
	}; !slices.Equal(got, want) {
		t.Errorf("in words: %q, want %q", got, want)
	}
	p.settle()
	p.shot("estimates")
	p.accessible()
}

// The study of a game of three hundred moves never holds the page up.
func TestStudyOfALongGame(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.saved(longTable(t, longMatch, [2]play.Seat{}))
	p.start(s.url("/tapatan/"))
	if got := len(p.moves()); got != longMatch {
		t.Fatalf("%d moves, want %d", got, longMatch)
	}
	p.click("#more-toggle")
	p.click("#do-study")
	p.wait(`document.getElementById('study-run')`)
	p.settle()
	before := p.taskTime()
	took := eval[float64](p, `new Promise((resolve) => {
		const begin = performance.now();
		document.getElementById('study-run').click();
		const look = () => `+studied+` ? resolve(performance.now() - begin) : setTimeout(look, 100);
		look();
	})`)
	each := (p.taskTime() - before) / (longMatch + 1)
	t.Logf("all positions in %.0f ms, of which the page was busy for %.1f ms each", took, each)
	if each > 50 {
		t.Errorf("a task of %.0f ms", each)
	}
	p.shot("long")
	p.do(runs(`document.getElementById('graph').focus()`))
	each = math.Inf(1)
	for range 3 { // a processor that others crowd takes longer over the same work: the best of some times counts
		before = p.taskTime()
		for range 10 {
			p.press(kb.ArrowLeft)
		}
		p.settle()
		each = min(each, (p.taskTime()-before)/10)
	}
	t.Logf("a step on its graph keeps the page busy for %.1f ms", each)
	if each > 50 {
		t.Errorf("a step of %.0f ms", each)
	}
}

// taskTime returns how many milliseconds of a processor the page's own thread has taken so far: others that share the
// processor do not count.
func (p *tab) taskTime() (millis float64) {
	p.t.Helper()
	p.do(call(performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks}),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			metrics, err := cdp.Call(ctx, t, performance.GetMetrics, cdp.Empty{})
			for _, m := range metrics.Metrics {
				if m.Name == "TaskDuration" {
					millis = m.Value * 1000
				}
			}
			return err
		}))
	return millis
}

// A game with secrets is studied once it is over. Chance turns nothing, and no value is told across it or a round's end.
func TestStudyOfAGameWithSecrets(t *testing.T) {
	s := serveTestGame(t)
	p := openBag(t, desktop)
	p.uncover()
	p.click("#more-toggle")
	p.click("#do-study")
	p.wait(`document.getElementById('study-run').ariaDisabled === 'true'`)
	if got := p.text("#panel-study [role=status]"); got != "Il n’y a encore aucun coup à relire." {
		t.Errorf("before the first move: %q", got)
	}
	game := bag.Game(rules.Registry{rulesbag.Spec()})
	for over, want := range map[bool]string{
		false: "Chacun cache quelque chose : cette partie ne se relit qu’une fois finie.",
		true:  "La machine relit la partie au meilleur de sa force et marque les coups qui l’ont fait tourner.",
	} {
		table := play.New(game, game.Levels, 1)
		table.Sit([2]play.Seat{})
		for table.Match().Ply() < 2 || over && !table.Result().Over() {
			if table.NextRound(); table.Chance() {
				table.Draw()
			} else if err := table.Play(table.Match().Position().Moves()[0]); err != nil {
				t.Fatal(err)
			}
		}
		p := open(t, phone)
		p.saved(table)
		p.start(s.url("/bag/"))
		if eval[bool](p, `document.getElementById('uncover') !== null`) {
			p.uncover()
		}
		p.click("#more-toggle")
		p.click("#do-study")
		p.wait(`document.querySelector('#panel-study [role=status]').textContent === ` + quote(want))
		if over {
			p.click("#study-run")
			p.wait(studied)
			p.settle()
			p.shot("bag")
			p.accessible()
			p.click("#study-close")
			p.click("#exact")
			p.wait(`document.querySelector('.value').innerText.trim() === 'la partie est finie'`)
		}
	}
}

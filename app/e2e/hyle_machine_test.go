package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/hyle"
)

// hyleTable returns a table of Hyle with these seats, the first of them opening.
func hyleTable(variant string, pace play.Pace, seats ...play.Seat) *play.Table {
	game := gameOf("hyle")
	table := play.New(game, game.Levels, 5)
	table.Sit([2]play.Seat(seats))
	settings := table.Settings()
	settings.Opening, settings.Variant, settings.Pace = play.AlwaysFirst, variant, pace
	table.Configure(settings)
	table.Restart()
	return table
}

// openTable opens the page with a table that was saved there.
func openTable(t *testing.T, s *server, d device, lang string, table *play.Table) *tab {
	t.Helper()
	p := open(t, d)
	p.kept("hyle", table.Save())
	p.start(s.url("/hyle/?lang=" + lang))
	return p
}

// A person plays the end of a round as Chaos against the machine, and the beginning of the next as Order.
func TestHyleAgainstTheMachine(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		device                  device
		by                      hand
		lang                    string
		level                   int
		turn, end, hope, nobody string
	}{
		{desktop, byMouse, "fr", 1, "À vous de jouer.", "Fin de la manche 1.", "Ordre peut espérer ", "Ordi"},
		{phone, byTouch, "en", 2, "Your turn.", "End of round 1.", "Order may hope for ", "Machine"},
	} {
		t.Run(c.lang, func(t *testing.T) {
			t.Parallel()
			table := hyleTable("5", play.Steady, play.Seat{}, play.Seat{Level: c.level})
			rng := rand.New(rand.NewPCG(3, 3))
			for at := table.Match(); at.Position().(hyle.Position).State.Empty > 3 || table.Chance() || at.ToMove() != rules.First; {
				if table.Chance() {
					table.Draw()
					continue
				}
				moves := at.Position().Moves()
				if err := table.Play(moves[rng.IntN(len(moves))]); err != nil {
					t.Fatal(err)
				}
			}
			p := openTable(t, s, c.device, c.lang, table)
			place := func() {
				t.Helper()
				p.drawnPawn()
				p.waitFor(c.turn)
				p.settle()
				before := p.circles("target")
				c.by(p, eval[string](p, `[...document.querySelectorAll('.point')].find((e) => !document.querySelector('.piece[data-at=' + e.dataset.point + ']')).dataset.point`))
				p.wait(fmt.Sprintf(`document.querySelectorAll('.piece[data-at]').length === %d`, 26-before))
			}
			place()
			place()
			place()
			p.waitFor(c.end)
			p.settle()
			p.wait(`document.getElementById('act-round')`) // once the count has ended
			p.click("#act-round")
			p.waitFor(c.turn)
			p.shot("order")
			p.click("#exact")
			p.wait(`document.querySelector('.value span').textContent.startsWith(` + quote(c.hope) + `)`)
			p.click("#do-hint")
			p.wait(`document.querySelector('.status [role=status] span').textContent.includes(` + quote(c.hope) + `)`)
			p.settle()
			p.shot("hint")
			p.accessible()
			p.fits()
			for range 2 {
				before := len(p.moves())
				c.by(p, "--")
				p.played(before + 2)
				p.waitFor(c.turn)
			}
			if got := p.text(".player:last-child .name"); !strings.Contains(got, c.nobody) {
				t.Errorf("the machine is called %q", got)
			}
		})
	}
}

// Two machines play a whole match by themselves, in seconds at the fast pace; and their rounds are not counted out.
func TestHyleMachines(t *testing.T) {
	s := serve(t, "/")
	for _, variant := range []string{"5", "7"} {
		t.Run(variant, func(t *testing.T) {
			p := openTable(t, s, desktop, "fr", hyleTable(variant, play.Brisk, play.Seat{Level: 1}, play.Seat{Level: 2}))
			p.observeTasks()
			p.tasks()
			began := time.Now()
			p.click("#do-pause")
			p.wait(`document.querySelector('#act')?.textContent === 'Revanche'`)
			took := time.Since(began)
			tasks := p.tasks()
			slices.Sort(tasks)
			t.Logf("a match took %v; tasks over 50 ms: %v", took, tasks)
			p.settle()
			p.shot("over")
			if rounds := eval[int](p, `document.querySelectorAll('.moves li.round').length`); rounds != 1 {
				t.Errorf("%d rounds are headed", rounds)
			}
		})
	}
}

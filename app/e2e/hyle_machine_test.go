package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tablier/app/e2e/driver"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/hyle"
)

// hyleTable returns a table of Hyle with these seats, the first of them opening.
func hyleTable(variant string, pace play.Pace, seats ...play.Seat) *play.Table {
	game := driver.Game("hyle")
	table := play.New(game, game.Levels, 5)
	table.Sit([2]play.Seat(seats))
	settings := table.Settings()
	settings.Opening, settings.Variant, settings.Pace = play.AlwaysFirst, variant, pace
	table.Configure(settings)
	table.Restart()
	return table
}

// openTable opens the page with a table that was saved there.
func openTable(t *testing.T, s *driver.Server, d driver.Device, lang string, table *play.Table) *driver.Tab {
	t.Helper()
	p := driver.Open(t, d)
	p.Keep("hyle", table.Save())
	p.Start(s.Address("/hyle/?lang=" + lang))
	return p
}

// A person plays the end of a round as Chaos against the machine, and the beginning of the next as Order.
func TestHyleAgainstTheMachine(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		device                  driver.Device
		by                      driver.Hand
		lang                    string
		level                   int
		turn, end, hope, nobody string
	}{
		{driver.Desktop, driver.ByMouse, "fr", 1, fr.YourTurn, fr.RoundOver(1), driver.Hope("fr"), fr.Machine},
		{driver.Phone, driver.ByTouch, "en", 2, en.YourTurn, en.RoundOver(1), driver.Hope("en"), en.Machine},
	} {
		t.Run(c.lang, func(t *testing.T) {
			t.Parallel()
			table := hyleTable("5", play.Steady, play.Seat{}, play.Seat{Level: c.level})
			rng := rand.New(rand.NewPCG(3, 3))
			for at := table.Match(); at.Position().(hyle.Position).State.Empty > 3 || table.Chance() ||
				at.ToMove() != rules.First; {
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
				drawnPawn(p)
				p.WaitStatus(c.turn)
				p.Settle()
				before := p.Circles("target")
				c.by(p, driver.Eval[string](p, `[...document.querySelectorAll('.point')].find((e) =>
					!document.querySelector('.piece[data-at=' + e.dataset.point + ']')).dataset.point`))
				p.Wait(fmt.Sprintf(`document.querySelectorAll('.piece[data-at]').length === %d`, 26-before))
			}
			place()
			place()
			place()
			p.WaitStatus(c.end)
			p.Settle()
			p.Wait(`document.getElementById('act-round')`) // once the count has ended
			p.Click("#act-round")
			p.WaitStatus(c.turn)
			p.Shot("order")
			p.HitInMoves("#exact")
			p.Wait(driver.EvaluationHas(c.hope))
			p.Click("#do-hint")
			p.Wait(driver.DetailHas(c.hope))
			p.Settle()
			p.Shot("hint")
			p.Accessible()
			p.Fits()
			for range 2 {
				before := len(p.Moves())
				c.by(p, "--")
				p.WaitMoves(before + 2)
				p.WaitStatus(c.turn)
			}
			if got := p.Text(".player:last-child .name"); !strings.Contains(got, c.nobody) {
				t.Errorf("the machine is called %q", got)
			}
		})
	}
}

// Two machines play a whole match by themselves, in seconds at the fast pace; and their rounds are not counted out.
func TestHyleMachines(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, variant := range []string{"5", "7", "3", "4"} {
		t.Run(variant, func(t *testing.T) {
			p := openTable(t, s, driver.Desktop, "fr", hyleTable(variant, play.Brisk, play.Seat{Level: 1}, play.Seat{Level: 2}))
			p.ObserveTasks()
			p.Tasks()
			began := time.Now()
			p.Click("#do-pause")
			p.Wait(`document.querySelector('#act')?.textContent === ` + driver.Quote(fr.Rematch))
			took := time.Since(began)
			tasks := p.Tasks()
			slices.Sort(tasks)
			t.Logf("a match took %v; tasks over 50 ms: %v", took, tasks)
			p.Settle()
			p.Shot("over")
			toSecondRound(p)
			if rounds := driver.Eval[int](p, `document.querySelectorAll('.moves li.round').length`); rounds != 1 {
				t.Errorf("%d rounds are headed", rounds)
			}
		})
	}
}

// toSecondRound scrolls the list of the moves of a whole match to where its second round begins: in the middle.
func toSecondRound(p *driver.Tab) {
	p.T.Helper()
	p.Run(`(() => { const box = document.getElementById('moves');
		box.scrollTop = -(box.scrollHeight - box.clientHeight) / 2; })()`)
	p.Wait(`document.querySelector('.moves li.round')`)
}

// On nine cells the page says what each move is worth, exactly: to Chaos on each free cell, to Order on each pawn.
func TestHyleMoveValues(t *testing.T) {
	p := openTable(t, driver.Serve(t, "/"), driver.Desktop, "fr", hyleTable("3", play.Steady, play.Seat{}, play.Seat{}))
	drawnPawn(p)
	p.HitInMoves("#verdicts")
	p.Wait(`document.querySelectorAll('.verdicts text').length === 9`)
	signs := driver.Eval[[]string](p, `[...document.querySelectorAll('.verdicts text')].map((e) => e.textContent)`)
	if !slices.Contains(signs, "14,2") || slices.Min(signs) != "14,2" {
		t.Errorf("the moves are worth %v points", signs)
	}
	p.OpenPanel("study")
	if got := p.Text(".verdict-list"); !strings.Contains(got, driver.Words("fr", "hyle").Outlook("3", 14.2464)) {
		t.Errorf("the list says %q", got)
	}
	p.Shot("values")
	p.Accessible()
	p.ClosePanel()
	driver.ByMouse(p, "b2")
	p.Wait(`document.querySelectorAll('.verdicts text').length === 1`)
	p.Settle()
	p.Shot("order")
}

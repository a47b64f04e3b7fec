package e2e

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tablier/app/e2e/driver"
	"tablier/app/play"
	"tablier/app/recall"
	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/hyle"
)

// beaten has a page find a match of Tapatan in which the machine wins at once after b3.
func beaten(p *driver.Tab) {
	p.KeepTable("tapatan", 1, [2]play.Seat{{Level: driver.Game("tapatan").Levels}, {}}, "a1", "a3", "b1")
}

// replayed returns the condition that positions are tried again, and how that stands.
func replayed(state string) string {
	return `document.querySelector('main.retry')?.dataset.state === '` + state + `'`
}

// recalled returns what the profile keeps of positions to look at again.
func recalled(p *driver.Tab) recall.List {
	p.T.Helper()
	list, err := recall.Parse(p.Stored()["tablier/.recall"])
	if err != nil {
		p.T.Fatal(err)
	}
	return list
}

// A match is lost, and its mistake is replayed, by each hand: a wrong move is answered on the board, the right one is
// kept with its day, and the second day takes the position off the list. Nothing moves when an answer comes.
func TestMistakesAreReplayed(t *testing.T) {
	driver.Parallel(t)
	for _, h := range []hand{mouse, finger, keyboard} {
		t.Run(h.name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := driver.Open(t, h.device)
			beaten(p)
			p.Start(s.Address("/tapatan/"))
			if h.name == keyboard.name {
				p.TabTo("point-b2")
			}
			h.touch(p, "b3")
			p.WaitStatus(fr.Wins(fr.Machine))
			offered := `(document.querySelector('#act-replay:not([hidden])')?.textContent === ` +
				driver.Quote(fr.Retry.Replay(1)) + `)`
			p.Wait(offered)
			p.Shot("offered")

			h.press(p, "act-replay")
			p.Wait(replayed("play"))
			for _, want := range []string{fr.Retry.Task("win", 5, -1), "b3"} {
				if said := p.Text(".idea"); !strings.Contains(said, want) {
					t.Errorf("the task is %q, without %q", said, want)
				}
			}
			const places = `['.board', '.idea', '.answer', '.bar'].map((e) =>
				Object.values(document.querySelector(e).getBoundingClientRect().toJSON()).join()).join(' ')`
			p.Settle()
			before := driver.Eval[string](p, places)
			p.Shot("task")
			h.touch(p, "c3")
			p.Wait(replayed("wrong"))
			p.WantFocus("retry-next")
			if said := p.Text(".answer"); !strings.Contains(said, fr.Retry.Replies(orange, "c1")) {
				t.Errorf("to c3 the page says %q", said)
			}
			if now := driver.Eval[string](p, places); now != before {
				t.Errorf("the page has moved: %s, before %s", now, before)
			}
			p.Settle()
			p.Shot("wrong")
			h.press(p, "retry-next")
			p.Wait(replayed("play"))
			p.Settle()
			h.touch(p, "c1")
			p.Wait(replayed("right"))
			p.WantFocus("retry-next")
			p.Settle()
			p.Shot("right")
			h.press(p, "retry-next")
			p.Wait(replayed("finished"))
			p.Shot("end")
			h.press(p, "retry-next")
			p.Wait(offered)
			p.WantFocus("act-replay")

			today := time.Now().Format(time.DateOnly)
			entries := recalled(p).Entries()
			if len(entries) != 1 || len(entries[0].Solved) != 1 || entries[0].Solved[0] != today {
				t.Fatalf("%+v is kept", entries)
			}
			p.Run(`localStorage['tablier/.recall'] = localStorage['tablier/.recall'].replace('` + today + `', '2026-01-31')`)
			p.Start(s.Address("/"))
			p.Wait(`document.querySelector('#home-review:not([hidden])')?.textContent === ` +
				driver.Quote(fr.Home.ToReview(1)))
			p.Start(s.Address("/tapatan/") + "#" + recall.Fragment(entries[0].ID()))
			p.Wait(replayed("play"))
			if h.name == keyboard.name {
				p.WantSomeFocus()
				p.TabTo("point-b2")
			}
			p.Settle()
			h.touch(p, "c1")
			p.Wait(replayed("right"))
			if left := recalled(p).Entries(); len(left) > 0 {
				t.Errorf("%+v is left after two days", left)
			}
			h.press(p, "retry-back")
			p.Wait(`document.querySelector('main:not(.retry)') && document.querySelector('#act-replay').hidden`)
		})
	}
}

// A match of Hyle against the machine ends; of a position of it the best move is shown, and is right.
func TestHyleMistakesAreReplayed(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	table := hyleTable("3", play.Brisk, play.Seat{}, play.Seat{Level: 3})
	rng := rand.New(rand.NewPCG(5, 5))
	for at := table.Match(); ; {
		table.NextRound()
		if table.Chance() {
			table.Draw()
			continue
		}
		if at.Round() == 1 && at.ToMove() == rules.First && at.Position().(hyle.Position).State.Empty == 1 {
			break
		}
		moves := at.Position().Moves()
		if err := table.Play(moves[rng.IntN(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
	p := openTable(t, s, driver.Desktop, "fr", table)
	p.Settle()
	p.Hit("#point---")
	p.Wait(`document.querySelector('#act-replay:not([hidden])')`)
	p.Settle()
	p.Shot("offered")
	n := len(recalled(p).Of(table.ID()))
	if label := p.Text("#act-replay"); n == 0 || label != fr.Retry.Replay(n) {
		t.Fatalf("%q of %d mistakes", label, n)
	}
	p.Hit("#act-replay")
	p.Wait(replayed("play"))
	if task := p.Text(".idea h2"); task != fr.Retry.Task("", 0, 20) {
		t.Errorf("the task is %q", task)
	}
	p.Settle()
	p.Shot("task")
	p.Hit("#retry-show")
	p.Wait(`document.querySelector('.answer.hint')`)
	shown, _ := strings.CutPrefix(strings.TrimSuffix(p.Text(".answer strong"), "."), "Le coup : ")
	p.Settle()
	p.Shot("shown")
	if from, to, slides := strings.Cut(shown, "–"); slides {
		driver.ByMouse(p, from)
		driver.ByMouse(p, to)
	} else if len(shown) == 2 {
		driver.ByMouse(p, shown)
	} else {
		p.Hit("#point---")
	}
	p.Wait(replayed("right"))
	p.Settle()
	p.Shot("right")
	for _, e := range recalled(p).Entries() {
		if len(e.Solved) > 0 {
			t.Error("a move that was shown counts as found")
		}
	}
	p.Reload()
	p.Ready()
	p.Wait(`document.querySelector('#act-replay:not([hidden])')`)
}

// A position of each game that is kept is opened by its address, as its player knew it, and a right move is shown on
// its board.
func TestMistakesOfEveryGame(t *testing.T) {
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		s := driver.Serve(t, "/")
		for i, c := range map[string][]keptMistake{
			"phone": {
				{"tapatan", 5, driver.Narrow}, {"hyle", 20, driver.Phone}, {"domino", 3, driver.Phone},
				{"stratege", 61, driver.Phone},
			},
			"desktop": {{"entropy", 9, driver.Desktop}, {"stratege", 60, driver.Desktop}},
		}[p.Device.Name] {
			if i == 0 {
				p.Start(s.Address("/"))
			}
			step(t, p, c.game, func(t *testing.T) { mistakeIsShown(t, p, s, c) })
		}
	})
}

// A keptMistake is a mistake in a random match of a game, looked at again on a screen.
type keptMistake struct {
	game   string
	ply    int
	screen driver.Device
}

// entry returns what is kept of it.
func (c keptMistake) entry(t *testing.T) recall.Entry {
	t.Helper()
	m, err := conform.RandomMatch(driver.Game(c.game).Spec, rules.Setup{}, 4, 200)
	if err != nil {
		t.Fatal(err)
	}
	for m.MoverAt(c.ply) == rules.Chance {
		c.ply++
	}
	e := recall.At(m, c.ply)
	e.Number, e.Best, e.Match = 3, e.Played, "m"
	e.Loss = recall.Loss{Points: 23, Weight: 200}
	if driver.Game(c.game).Gauge == nil {
		e.Loss.Points = 0
	}
	if m.MoverAt(c.ply) == rules.Second {
		e.Seat = 1
	}
	return e
}

func mistakeIsShown(t *testing.T, p *driver.Tab, s *driver.Server, c keptMistake) {
	t.Helper()
	e := c.entry(t)
	onScreen(p, c.screen)
	p.Run(`localStorage['tablier/.recall'] = ` + driver.Quote(recall.List{}.With(e).String()))
	goTo(p, s.Address("/"+c.game+"/")+"#"+recall.Fragment(e.ID()))
	p.Wait(replayed("play"))
	p.Shot("task")
	p.FitsWidth()
	if driver.Eval[bool](p, `(() => { const p = document.querySelector('.caption p');
		return p.scrollWidth > p.clientWidth; })()`) {
		t.Errorf("cut off is %q", p.Text(".caption"))
	}
	p.Hit("#retry-show")
	p.Wait(`document.querySelector('.answer.hint') && document.querySelector('.marks .hint circle')`)
	p.Shot("shown")
	p.Hit("#retry-back")
	p.Wait(`document.querySelector('main:not(.retry)')`)
}

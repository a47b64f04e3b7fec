package e2e

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/link"
	"tablier/rules"
)

// entropyAt returns the address of a game of Entropy from a position, the usual start for none, after some moves.
func entropyAt(t *testing.T, s *driver.Server, start, moves string) string {
	t.Helper()
	record := rules.Record{Game: "entropy", Start: start}
	for move := range strings.FieldsSeq(moves) {
		record.Moves = append(record.Moves, rules.Move(move))
	}
	return s.Address("/entropy/") + "#" + driver.Fragment(t, link.Letter{Record: record})
}

// isolating is a game at whose end the white pawn on c1 touches nothing, and only d4 and e3 can join it.
const isolating = "a2-b3 e4-c2 a1-d4 a4-a3 e1-d2 d5-c4 d1-e1 " +
	"b5-a4 c1-d1 a3-a2 d1-c1 a4-b5 b1-a1 b5-b4 e2-d1 c4-e2 d2-e3 b4-a4 d1-d3 a5-c3 d3-b5 c2-e4"

// In a turn that isolation restricts, the board shows who is isolated, who can help and how far a pawn sees, and the
// page says why anything else is refused.
func TestEntropyIsolation(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		device driver.Device
		by     driver.Hand
		lang   string
	}{{driver.Desktop, driver.ByMouse, "fr"}, {driver.Phone, driver.ByTouch, "en"}} {
		t.Run(c.lang, func(t *testing.T) {
			line := driver.Say(t, c.lang, "entropy", "", "", strings.Fields(isolating)...)
			p := driver.Open(t, c.device)
			p.Start(strings.Replace(entropyAt(t, s, "", isolating), "#", "?lang="+c.lang+"#", 1))
			p.WaitDetail(line.LastBySide() + " " + line.Ask())
			if p.Circles("trouble") != 1 || p.Circles("start") != 2 || p.Circles("target") != 0 {
				t.Errorf("%d pawns in trouble, %d that can help, %d targets", p.Circles("trouble"), p.Circles("start"),
					p.Circles("target"))
			}
			p.Shot("isolated")
			p.Accessible()
			c.by(p, "b3")
			p.WaitBubble(line.Fault("b3-b4"))
			p.WaitDetail(line.LastBySide() + " " + line.Ask()) // which the refusal leaves
			c.by(p, "d4")
			p.WaitDetail(line.LastBySide() + " " + line.Chosen("d4", "d1", "d2"))
			if p.Circles("trouble") != 1 || p.Circles("start") != 0 || p.Circles("target") != 2 {
				t.Errorf("d4 chosen: %d pawns in trouble, %d that can help, %d targets", p.Circles("trouble"), p.Circles("start"),
					p.Circles("target"))
			}
			const seen = `document.querySelector('.sight').getAttribute('d').split('M').length - 1`
			if lines := driver.Eval[int](p, seen); lines != 3 {
				t.Errorf("d4 sees along %d lines, want 3", lines)
			}
			p.Shot("chosen")
			c.by(p, "b4") // in sight, but not beside c1
			p.WaitBubble(line.Fault("d4-b4"))
			c.by(p, "d2")
			line.After("d4-d2")
			p.WaitDetail(line.LastBySide() + " " + line.Ask())
			if p.Circles("trouble") != 0 {
				t.Error("a pawn that has been joined is still in trouble")
			}
		})
	}
}

// passing is a position in which Black can only pass.
const passing = "bwb1b/5/b1bww/1ww1b/wb2w b"

// A player who cannot move reads why, passes by a button, and may win by the other's move.
func TestEntropyPass(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(entropyAt(t, s, passing, ""))
	line := driver.Say(t, "fr", "entropy", "", passing)
	p.WaitDetail(line.Ask())
	p.Click("#point-a3")
	p.WaitBubble(line.Fault("a3-a4"))
	p.Shot("pass")
	for range 2 { // the value hidden and shown
		if panel, board := driver.Eval[int](p, `document.querySelector('.panel').offsetHeight`), driver.Eval[int](p,
			`document.querySelector('.play > .board').offsetHeight`); panel != board {
			t.Errorf("the panel is %v px high beside a board of %v px", panel, board)
		}
		p.Click("#exact")
		p.Settle()
	}
	p.Accessible()
	p.TabTo("point---")
	p.Press(" ")
	p.WaitStatus(driver.Turn("fr", "entropy", 0))
	line.After("--")
	p.WaitDetail(line.LastBySide() + " " + line.Ask())
	if driver.Eval[bool](p, `document.getElementById('point---') !== null || !document.activeElement.dataset.point`) {
		t.Error("after the pass the button is there, or the keyboard is lost")
	}
	p.Play(driver.ByKeyboard, "d3-d5")
	p.WaitStatus(driver.Wins("fr", "entropy", 1))
	line.After("d3-d5")
	p.WaitDetail(line.LastBySide() + " " + line.Reason(driver.Side("fr", "entropy", 1)))
	if got := p.Moves(); !slices.Equal(got, []string{line.Listed("--"), "d3-d5"}) {
		t.Errorf("moves %v", got)
	}
	if line := driver.Eval[bool](p, `document.querySelector('.lit path[d]') !== null`); p.Circles("lit") != 7 ||
		line {
		t.Errorf("%d pawns are lit, joined by a line: %v", p.Circles("lit"), line)
	}
	p.Shot("won")
	p.Accessible()
}

// Who has dispersed all pawns wins at the start of the next turn of their own, unless the other has a word to say.
func TestEntropyWinAfterTheOthersMove(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(strings.Replace(entropyAt(t, s, "b1w1w/w1bwb/b4/wwbbw/b4 w", "a2-b1"), "#", "?lang=en#", 1))
	p.Play(driver.ByTouch, "d2-e1")
	p.WaitStatus(driver.Turn("en", "entropy", 0))
	line := driver.Say(t, "en", "entropy", "", "b1w1w/w1bwb/b4/wwbbw/b4 w", "a2-b1", "d2-e1")
	if why := p.Detail(); !strings.HasPrefix(why, line.LastBySide()) {
		t.Errorf("the page says %q", why)
	}
	p.Play(driver.ByTouch, "b2-b4")
	p.WaitStatus(driver.Wins("en", "entropy", 1))
	line.After("b2-b4")
	p.WaitDetail(line.LastBySide() + " " + line.Reason(driver.Side("en", "entropy", 1)))
	if got := p.Text(".count small"); got != driver.Words("en", "entropy").Count() {
		t.Errorf("the number of both is called %q", got)
	}
	p.Click("#do-undo")
	p.WaitStatus(driver.Turn("en", "entropy", 0))
	p.Play(driver.ByTouch, "d4-e3")
	p.Click("#switch-lang")
	p.WaitStatus(driver.Wins("fr", "entropy", 1))
	line = driver.Say(t, "fr", "entropy", "", "b1w1w/w1bwb/b4/wwbbw/b4 w", "a2-b1", "d2-e1", "d4-e3")
	p.WaitDetail(line.LastBySide() + " " + line.Reason(driver.Side("fr", "entropy", 1)))
}

// A position that stands for the third time is a draw, and the page says where it stood first.
func TestEntropyThirdOccurrence(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	const round = "c1-c2 c5-c4 c2-c1 c4-c5 "
	moves := "a2-b3 e4-d3 " + strings.Repeat(round, 2)
	p.Start(entropyAt(t, s, "", moves[:len(moves)-len(" c4-c5")]))
	p.Play(driver.ByMouse, "c4-c5")
	p.WaitStatus(fr.DrawGame)
	line := driver.Say(t, "fr", "entropy", "", "", strings.Fields(moves)...)
	p.WaitDetail(line.LastBySide() + " " + fr.RecurrenceWhy(2, 1, driver.Side("fr", "entropy", 1), line.Listed("e4-d3")))
}

// With the option of the settings the game ends at once.
func TestEntropyImmediate(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/entropy/"))
	p.OpenPanel("setup")
	p.Click("#mode-two")
	p.Choose("#opening", "seat0")
	p.Click("#option-immediate")
	p.Settle()
	p.Shot("setup")
	p.Accessible()
	p.ClosePanel()
	p.Restart()
	p.WaitStatus(driver.Turn("fr", "entropy", 0))
	p.OpenShare(driver.Clicking)
	p.Paste(driver.Clicking, "b1w1w/w1bwb/b4/wwbbw/b4 b")
	p.WaitStatus(driver.Turn("fr", "entropy", 1))
	p.Play(driver.ByMouse, "d2-e1")
	p.WaitStatus(driver.Wins("fr", "entropy", 1))
	setup := rules.Setup{Options: []string{"immediate"}}
	line := driver.SayOf(t, "fr", "entropy", setup, "b1w1w/w1bwb/b4/wwbbw/b4 b", "d2-e1")
	p.WaitDetail(line.LastBySide() + " " + line.Reason(driver.Side("fr", "entropy", 1)))
	p.OpenPanel("setup")
	want := fr.Panel.Matches(driver.Side("fr", "entropy", 0), 0, driver.Side("fr", "entropy", 1), 2)
	if got := p.Text(".score-field .told"); got != want {
		t.Errorf("the score of all games is told as %q, want %q", got, want)
	}
}

// A puzzle of the rules page shows its solution step by step, and is played from its first move against the machine.
func TestEntropyPuzzles(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		device driver.Device
		by     driver.Hand
		lang   string
	}{
		{driver.Desktop, driver.ByMouse, "fr"}, {driver.Phone, driver.ByTouch, "en"},
	} {
		t.Run(c.lang, func(t *testing.T) {
			say, puzzle := driver.Messages(c.lang), driver.Puzzle(c.lang, "entropy", "c4-b3")
			p := driver.Open(t, c.device)
			p.Start(s.Address("/entropy/regles/?lang=" + c.lang))
			p.Wait(`document.querySelector('.demo')`)
			const demo = `[...document.querySelectorAll('.demo')].at(-5)`
			p.Wait(demo + `.querySelector('[role=status]').textContent === ` + driver.Quote(puzzle[0]))
			driver.Eval[bool](p, `(`+demo+`.closest("section").scrollIntoView(), true)`)
			p.Shot("puzzle")
			p.Accessible()
			p.Fits()
			p.Click("#" + driver.Eval[string](p, demo+`.querySelector('[id^="forward-"]').id`))
			p.Wait(demo + `.querySelector('[role=status]').textContent === ` + driver.Quote(puzzle[1]))
			try := "#" + driver.Eval[string](p, demo+`.querySelector('[id^="try-"]').id`)
			if got := p.Text(try); got != say.PlayPosition {
				t.Errorf("the button says %q", got)
			}
			p.Click(try)
			p.WaitStatus(say.YourTurn)
			if got := p.Text(".caption"); !strings.Contains(got, say.Level(driver.Game("entropy").Levels)) {
				t.Errorf("the table is titled %q", got)
			}
			p.Settle()
			p.Shot("table")
			p.Play(c.by, "c4-b3")
			p.WaitStatus(say.YourTurn)
			if got := p.Moves(); len(got) != 2 {
				t.Errorf("moves %v, want the person's and the machine's", got)
			}
		})
	}
}

// On small screens nothing is cut, whatever the players are called, and every cell can be touched.
func TestEntropyFits(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Narrow, driver.Landscape, driver.Phone} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			p.Start(entropyAt(t, s, "wbbwb/2bw1/b4/w1b2/wbw1w w", ""))
			p.OpenPanel("setup")
			p.Choose("#name-0", strings.Repeat("W", 20))
			p.ClosePanel()
			p.Click("#point-d4")
			p.Settle()
			p.Shot("chosen")
			p.Fits()
			if cut := driver.Eval[[]string](p, `[...document.querySelectorAll('.player small, .count b, .count small')]
				.filter((e) => e.scrollWidth > Math.max(e.clientWidth, e.offsetWidth)).map((e) => e.textContent)`); len(cut) > 0 {
				t.Errorf("cut: %q", cut)
			}
			if least := driver.Eval[float64](p, `Math.min(...[...document.querySelectorAll('.point')].map((e) =>
				e.getBoundingClientRect().width))`); least < 44 {
				t.Errorf("a cell is %v px wide", least)
			}
		})
	}
}

// Each move of Entropy has a mark on request, by what the machine believes and what it has proved. The list says in
// words which is which, and how many replies lose at least.
func TestEntropyMoveValues(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, device := range []driver.Device{driver.Desktop, driver.Phone} {
		p := driver.Open(t, device)
		p.Start(entropyAt(t, s, "wbw2/b1bbw/w3b/1bww1/1w1b1 w", ""))
		p.HitInMoves("#verdicts")
		p.Wait(`document.querySelectorAll('.verdicts text').length > 0`)
		p.Settle()
		p.Shot("marks")
		p.OpenPanel("study")
		list := p.Text(".verdict-list")
		if !strings.Contains(list, fr.Believed("draw")) || !strings.Contains(list, "au moins") {
			t.Errorf("the list says %q", list)
		}
		if got := p.Text(".insight .note"); !strings.Contains(got, fr.RiskHow) || !strings.Contains(got, fr.BelievedHow) {
			t.Errorf("the legend says %q", got)
		}
		p.Shot("values")
		p.Accessible()
		p.Fits()
	}
}

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/play"
	"tablier/rules"
)

// strategeFrom is the text of a table at which seat 0, White, is to begin from a position, after some moves.
func strategeFrom(t *testing.T, start string, seats [2]play.Seat, moves ...rules.Move) string {
	t.Helper()
	game := driver.Game("stratege")
	match, err := rules.NewMatch(game.Spec, rules.Setup{}, start)
	if err != nil {
		t.Fatal(err)
	}
	table := play.New(game, game.Levels, 1)
	table.Open(match, seats, 0)
	for _, m := range moves {
		if err := table.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return table.Save()
}

// strategeAt opens the page with such a table.
func strategeAt(t *testing.T, d driver.Device, save string) *driver.Tab {
	t.Helper()
	return strategeOf(t, driver.Serve(t, "/"), d, save)
}

// strategeOf opens the page of a server with such a table.
func strategeOf(t *testing.T, s *driver.Server, d driver.Device, save string) *driver.Tab {
	t.Helper()
	p := driver.Open(t, d)
	p.Keep("stratege", save)
	p.Start(s.Address("/stratege/"))
	return p
}

// Seats of the tests: two people, and a person who plays White against the machine.
var (
	twoStrategists = [2]play.Seat{}
	againstLevel1  = [2]play.Seat{{}, {Level: 1}}
)

// Positions in which White attacks c5–d5 or c5–c6, with the two strengths, and what stands where afterwards.
var strategeAttacks = []struct {
	name, start, from, to string
	attacker, defender    rune
	stands, empty         string
}{
	{
		"stronger", "(11)/(10)g1/g2(5)g5(4)/(11)/" +
			"(11)/(2)w4g3(7)/(11)/(6)w2(4)/(8)w6(2)/(11) w 0 111223334455566 11223344455666",
		"c5", "d5", '4', '3', "d5", "c5",
	},
	{
		"equal", "(11)/(10)g1/g2(5)g5(4)/(11)/(2)g3(8)/(2)w3(8)/(11)/(6)w2(4)/(8)w6(2)/(11) " +
			"w 0 111223344455566 11223344455666",
		"c5", "c6", '3', '3', "c6", "c5",
	},
	{
		"weaker", "(11)/(10)g1/g2(5)g5(4)/(11)/" +
			"(11)/(2)w2g3(7)/(11)/(6)w2(4)/(8)w6(2)/(11) w 0 111233344455566 11223344455666",
		"c5", "d5", '2', '3', "c5", "d5",
	},
}

// Each kind of attack is a duel with both numbers, described in the status too, that comes and goes, after which all
// know the pawn that stays.
func TestStrategeAttacks(t *testing.T) {
	driver.Parallel(t)
	for _, c := range strategeAttacks {
		t.Run(c.name, func(t *testing.T) {
			p := strategeAt(t, driver.Desktop, strategeFrom(t, c.start, twoStrategists))
			p.Uncover()
			line := driver.Say(t, "fr", "stratege", "", c.start)
			attack := fmt.Sprintf("%sx%s=%c%c", c.from, c.to, c.attacker, c.defender)
			verdict, follows := line.Duel(attack)
			line.After(attack)
			p.Run(`(window.duels = [], new MutationObserver(() => { const d = document.querySelector('.duel');
				const now = d.hidden ? '' : [...d.querySelectorAll('p')].map((e) => e.textContent).join('|');
				if (now !== (duels.at(-1) ?? '')) duels.push(now); })
				.observe(document.querySelector('.board'), { subtree: true, childList: true, characterData: true,
					attributes: true }))`)
			p.Click("#point-" + c.from)
			p.Wait(`document.querySelectorAll('.aim').length === 1`)
			p.Click("#point-" + c.to)
			p.Wait(`duels.length > 0`)
			p.Shot("duel")
			p.Wait(`duels.length === 2`)
			if duel := driver.Eval[string](p, `duels[0]`); duel != verdict+"|"+follows {
				t.Errorf("the duel says %q", duel)
			}
			if why := p.Detail(); why != line.LastBySide() {
				t.Errorf("the page says %q", why)
			}
			for name, want := range map[string]int{c.stands: 1, c.empty: 0} {
				pawns := `document.querySelectorAll('.piece[data-at="` + name + `"]:not(.gone)').length`
				if got := driver.Eval[int](p, pawns); got != want {
					t.Errorf("%d pawns on %s, want %d", got, name, want)
				}
			}
			if label := pointLabel(p, c.stands); label != line.Label(c.stands, "") {
				t.Errorf("the pawn that stays is called %q, want %q", label, line.Label(c.stands, ""))
			}
			p.Wait(driver.Covered)
			p.Uncover()
			p.Shot("other")
			if label := pointLabel(p, c.stands); label != line.Label(c.stands, "") {
				t.Errorf("to the other the pawn that stays is called %q", label)
			}
			if got, want := stillHidden(p), line.OwnText("forces"); !slices.Equal(got, want) {
				t.Errorf("to the other what is hidden still is told as %q, want %q", got, want)
			}
		})
	}
}

// pointLabel names what a point has for a screen reader.
func pointLabel(p *driver.Tab, point string) string {
	p.T.Helper()
	return driver.Eval[string](p, `document.getElementById('point-`+point+`').ariaLabel`)
}

// stillHidden gives the words and the numbers of the strengths that the other side hides still.
func stillHidden(p *driver.Tab) []string {
	p.T.Helper()
	return driver.Eval[[]string](p, `[...document.querySelectorAll('.forces :is(strong, span)')]
		.map((e) => e.textContent.trim()).filter((text) => text)`)
}

// A key or a click ends a duel at once and does what it does besides; the machine's attacks have one too.
func TestStrategeDuelSkipped(t *testing.T) {
	c := strategeAttacks[0]
	p := strategeAt(t, driver.Desktop, strategeFrom(t, c.start, againstLevel1))
	p.WaitStatus(fr.YourTurn)
	p.Run(`document.querySelector('.point[tabindex="0"]').focus()`) // the middle one, f5 or f6
	for range 3 {
		p.Press(kb.ArrowLeft)
	}
	if at := driver.Eval[string](p, `document.activeElement.dataset.point`); at == "c6" {
		p.Press(kb.ArrowDown)
	}
	p.WantFocus("point-c5")
	p.Press(kb.Enter)
	p.Press(kb.ArrowRight)
	p.WantFocus("point-d5")
	p.Press(kb.Enter)
	p.Wait(`!document.querySelector('.duel').hidden`)
	p.Press(kb.ArrowLeft)
	p.Wait(`document.querySelector('.duel').hidden`)
	p.WantFocus("point-c5")
	p.WaitStatus(fr.YourTurn)

	// Stepping back through the moves shows none.
	p.Run(`(window.shown = 0, new MutationObserver(() => { if (!document.querySelector('.duel').hidden) shown++; })
		.observe(document.querySelector('.duel'), { attributes: true }))`)
	for _, walk := range []string{"first", "forward", "forward"} {
		p.Click("#walk-" + walk)
		p.Settle()
	}
	if n := driver.Eval[int](p, `shown`); n > 0 {
		t.Errorf("%d duels in the past", n)
	}
}

// Who has asked for less motion sees the same, without any.
func TestStrategeDuelWithoutMotion(t *testing.T) {
	c := strategeAttacks[2]
	p := driver.Open(t, driver.Phone)
	p.Prefer("prefers-reduced-motion", "reduce")
	p.Keep("stratege", strategeFrom(t, c.start, againstLevel1))
	p.Start(driver.Serve(t, "/").Address("/stratege/"))
	p.WaitStatus(fr.YourTurn)
	p.Tap("#point-" + c.from)
	p.Settle()
	p.Tap("#point-" + c.to)
	p.Wait(`!document.querySelector('.duel').hidden`)
	const motions = `document.querySelector('.duel').getAnimations({ subtree: true }).length`
	if moving := driver.Eval[int](p, motions); moving > 0 {
		t.Errorf("%d things move", moving)
	}
	p.Shot("duel")
}

// The three endings, with their reason and the points; then everything is shown.
func TestStrategeEnds(t *testing.T) {
	driver.Parallel(t)
	for _, c := range []struct {
		name, start string
		moves       []rules.Move
		last, say   string
		points      [2]string
	}{
		{
			"back row", "w2(1)w5(1)w1(1)w6g4w3(2)/(10)w2/(11)/" +
				"(11)/(11)/(11)/(11)/(11)/(10)g4/g3(3)g6(1)g5(4) w 0 112334445566 1112223345566",
			nil, "k9-k10", driver.Wins("fr", "stratege", 0), [2]string{"19", "14"},
		},
		{
			"no moves", "(1)w4(1)w5(7)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(2)g3(8)/(10)g1 w 0 1112223334455666 1122233444555666",
			[]rules.Move{"--"}, "c2-c1", driver.Wins("fr", "stratege", 1), [2]string{"0", "4"},
		},
		{
			"quiet", "(2)w3(8)/(11)/" +
				"(11)/g6(10)/(5)g2(5)/(3)w4(7)/(10)w2/(11)/(11)/(8)g3(2) w 99 111223344555666 111223344455566",
			nil, "k4-j4", fr.DrawGame, [2]string{"3", "3"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			line := driver.Say(t, "fr", "stratege", "", c.start)
			for _, m := range c.moves {
				line.After(string(m))
			}
			line.After(c.last)
			white := driver.Side("fr", "stratege", 0)
			want := line.LastBySide() + " " + line.Reason(white)
			p := strategeAt(t, driver.Phone, strategeFrom(t, c.start, twoStrategists, c.moves...))
			p.Uncover()
			p.Play(driver.ByTouch, c.last)
			if why := p.WaitStatus(c.say); why != want {
				t.Errorf("the page says %q, want %q", why, want)
			}
			for _, points := range c.points {
				if said := p.Text(".status h2"); !strings.Contains(said, points) {
					t.Errorf("the result is told as %q, without %s points", said, points)
				}
			}
			const hidden = `document.querySelectorAll(
				'.piece:not(.gone) use:is([href="#stratege-w"], [href="#stratege-g"])').length`
			if backs := driver.Eval[int](p, hidden); backs > 0 {
				t.Errorf("%d pawns are still hidden", backs)
			}
			p.Shot("over")
			p.Accessible()
			p.Fits()
		})
	}
}

// strategePass is a position in which White can only pass.
const strategePass = "(1)w4(1)w5(7)/(11)/" +
	"(11)/(11)/(11)/(11)/(11)/(11)/(2)g3(8)/(10)g1 w 0 1112223334455666 1122233444555666"

// Who can neither move nor attack passes by a button, and reads why; so does the other.
func TestStrategePass(t *testing.T) {
	p := strategeAt(t, driver.Desktop, strategeFrom(t, strategePass, twoStrategists))
	p.Uncover()
	line := driver.Say(t, "fr", "stratege", "", strategePass)
	if why := p.Detail(); why != line.Ask() {
		t.Errorf("the page says %q", why)
	}
	p.Click("#point-b10")
	p.Settle()
	p.Accessible()
	p.Click(`.choices [data-point="--"]`)
	p.Wait(driver.Covered)
	if why := p.Detail(); why != line.After("--").LastBySide() {
		t.Errorf("the page says %q", why)
	}
}

package e2e

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/ai"
	machines "tablier/ai/players"
	"tablier/ai/puzzle"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/rules"
	"tablier/rules/all"
)

// drawnCross is a drawn game whose title has markup and a sign that is no letter.
const drawnCross = crossText + "&n=%253Cb%253ELa+croix&a=Lina"

// madeOf makes the puzzles of a drawn game as the machine in the browser does, and returns one of a kind with its id.
func madeOf(t *testing.T, text string, is func(*puzzle.Puzzle) bool) (*puzzle.Puzzle, string) {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{Variant: text}, "")
	if err != nil {
		t.Fatal(err)
	}
	set, err := machines.New().Find("tapatan").Maker.Puzzles(context.Background(), ai.TaskOf(m, 0), 20, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	return firstOf(t, set, is)
}

// onSpot is the condition that the list of the puzzles of a drawn game is in a state.
func onSpot(state string) string {
	return `document.querySelector('.spot')?.dataset.state === '` + state + `'`
}

// From the room to the twenty puzzles of its game: one is solved and kept as solved, and its link opens it elsewhere.
func TestPuzzlesOfDrawnGame(t *testing.T) {
	text, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	whole, err := text.Written(strings.ReplaceAll(drawnCross, "%25", "%"))
	if err != nil {
		t.Fatal(err)
	}
	q, id := madeOf(t, whole, func(p *puzzle.Puzzle) bool { return len(p.Line) == 3 && p.Kind == puzzle.Win })
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.DrawRoute) + "?lang=fr#" + drawnCross)
		p.Wait(`document.querySelector('.tr')?.dataset.settled === 'true'`)
		p.Run(`document.getElementById('act-tab-rule').click()`)
		p.Shot("rule")
		p.Run(`document.getElementById('tr-problems').click()`)
		p.Wait(onSpot("made") + ` && document.querySelectorAll('.spot-bands a').length === 20`)
		if got := p.Text(".spot h1"); got != "<b>La croix" {
			t.Errorf("titled %q", got)
		}
		p.FitsWidth()
		p.Shot("list")
		p.Click("#spot-" + id)
		p.Wait(`document.querySelector('main').dataset.puzzle === '` + id + `' && ` + problem("play"))
		p.FitsWidth()
		p.Shot("puzzle")
		for i := 0; i < len(q.Line); i += 2 {
			for _, point := range strings.Split(string(q.Line[i]), "-") {
				driver.ByMouse(p, point)
			}
			if i+2 < len(q.Line) {
				p.Wait(replied(q.Line[i+1]) + ` && ` + problem("play"))
				p.Settle()
			}
		}
		p.Wait(problem("solved"))
		p.Shot("solved")
		p.Run(`document.getElementById('problem-next').click()`)
		p.Wait(`document.querySelector('main').dataset.puzzle !== '` + id + `' && ` + problem("play"))
		p.Run(`document.getElementById('spot-all').click()`)
		p.Wait(onSpot("made"))
		if got := p.Text("#spot-" + id + " small"); got != spotSolved {
			t.Errorf("the solved one is called %q", got)
		}
		p.Start(s.Address(nav.PuzzlesRoute) + "#p=" + id + "&" + drawnCross)
		p.Wait(`document.querySelector('main').dataset.puzzle === '` + id + `' && ` + problem("play"))
		p.Reload()
		p.Wait(`document.querySelector('main').dataset.puzzle === '` + id + `' && ` + problem("play"))
		p.Run(`document.querySelector('.top .back').click()`) // shown on a phone
		p.Wait(onSpot("made"))
	})
}

// spotSolved is what a solved one of these puzzles is called.
const spotSolved = "résolu"

// By keyboard alone a puzzle is chosen from the list, and one goes back to that; a game without puzzles, and nonsense,
// say so.
func TestPuzzlesOfDrawnGameByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.PuzzlesRoute) + "?lang=en#" + crossText)
	p.Wait(onSpot("made"))
	first := driver.Eval[string](p, `document.querySelector('.spot-bands a').id`)
	p.TabTo(first)
	p.Press(kb.Enter)
	p.Wait(`'spot-' + document.querySelector('main').dataset.puzzle === '` + first + `'`)
	p.TabTo("spot-all")
	p.Press(kb.Enter)
	p.Wait(onSpot("made"))
	// With 16 points the machine is at work for a while: it is stopped, and goes on.
	p.Start(s.Address(nav.PuzzlesRoute) + "?lang=en#" + "g=4&p=a1b1c1d1a2b2c2d2a3b3c3d3a4b4c4d4" +
		"&l=0123.4567.89ab.cdef.048c.159d.26ae.37bf&r=3pfx2")
	p.Wait(onSpot("making"))
	p.TabTo("spot-stop")
	p.Press(kb.Enter)
	p.Wait(onSpot("stopped") + ` && document.activeElement.id === 'spot-resume'`)
	p.Press(kb.Enter)
	p.Wait(onSpot("making") + ` && document.activeElement.id === 'spot-stop'`)
	p.Shot("making")
	for text, state := range map[string]string{
		"g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2pfp2": "made", "g=3&p=a1": "unreadable",
		"g=4&p=a1b1c1d1a2b2c2d2a3b3c3d3a4b4c4d4&l=0123.4567.89ab.cdef&c=048c&r=4psx2": "large",
	} {
		p.Start(s.Address(nav.PuzzlesRoute) + "?lang=en#" + text)
		p.Wait(onSpot(state) + ` && !document.querySelector('.spot-bands a')`)
		p.Shot(state)
	}
}

// Beside the board of a drawn game stand its own rules until a move is made, and so they do on the page of the rules.
func TestRulesOfDrawnGame(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.DrawRoute) + "?lang=fr#" + drawnCross)
		p.Wait(`document.getElementById('tr-play')?.href`)
		p.Run(`document.getElementById('tr-play').click()`)
		p.Wait(`document.querySelectorAll('button.point').length === 13`)
		if p.Device.Name == driver.Desktop.Name { // on a phone there is no room for a list before the first move
			p.Wait(`document.querySelectorAll('.in-brief .law').length > 7`)
		}
		p.FitsWidth()
		p.Shot("beside")
		p.Run(`document.querySelector('a[href$="/tapatan/regles/"]').click()`)
		p.Wait(`document.querySelector('#rules-law h2')?.textContent === '<b>La croix'`)
		p.Wait(`document.querySelectorAll('#rules-law li').length > 7`)
		p.FitsWidth()
		p.Shot("rules")
	})
}

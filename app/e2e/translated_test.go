package e2e

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/rules"
	"tablier/rules/hyle"
)

// intruder changes a page as extensions do: it puts elements of its own before and after all that the body and the page
// have, and into the list of moves, and it adds a class to every element, also to those that come later.
const intruder = `(() => {
	const foreign = (text) => Object.assign(document.createElement('div'), { className: 'foreign', textContent: text });
	const changed = new WeakMap();
	const dress = () => {
		for (const element of document.querySelectorAll('body, body *')) {
			if (changed.get(element) === element.getAttribute('class')) continue;
			element.classList.add('dark-mode');
			changed.set(element, element.getAttribute('class'));
		}
		for (const place of ['body', '.app', 'main', '.moves']) {
			const element = document.querySelector(place);
			if (!element || element.firstElementChild?.matches('.foreign')) continue;
			element.prepend(foreign('before'));
			element.append(foreign('after'));
		}
		for (const main of document.querySelectorAll('main')) {
			if (main.previousElementSibling?.matches('.foreign')) continue;
			main.before(foreign('before'));
			main.after(foreign('after'));
		}
	};
	addEventListener('DOMContentLoaded', () => {
		dress();
		new MutationObserver(dress).observe(document.body,
			{ childList: true, attributes: true, attributeFilter: ['class'], subtree: true });
	});
})()`

// A page that is translated as it is drawn goes on, and says what it has to say: every second page, a match of each
// game, a puzzle, and a program in Python, without an error and in one visit of each program. To the other pages nodes
// of others are added.
func TestTranslatedPages(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(driver.Translator)
	keepMatches(t, p)
	p.Start(s.Address("/tapatan/?lang=fr"))
	p.Run(`window.sameProgram = true`)
	step(t, p, "tapatan", func(*testing.T) { translatedTapatan(p) })
	step(t, p, "entropy", func(t *testing.T) {
		goTo(p, "/entropy/")
		for i, move := range entropyMoves {
			mouse.make(p, rules.Move(move))
			waitPly(p, i+1)
		}
		p.Wait(saysInCapitals(driver.Wins("fr", "entropy", 0)))
	})
	step(t, p, "domino", func(t *testing.T) {
		goTo(p, "/domino/")
		layAll(p, layByMouse, nineMoves)
		p.Wait(saysInCapitals(driver.Wins("fr", "domino", 0)))
	})
	step(t, p, "hyle", func(t *testing.T) { translatedHyle(t, p) })
	step(t, p, "stratege", func(t *testing.T) { translatedStratege(t, p) })
	step(t, p, "a puzzle", func(t *testing.T) { translatedPuzzle(t, p) })
	step(t, p, "a program", func(*testing.T) {
		wantSameProgram(p)
		goTo(p, nav.WriteRoute+"#e=gagne")
		p.Wait(driver.PythonReady)
		p.Run(driver.TypeProgram(driver.WinningProgram))
		p.Click("#act-run")
		p.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
	})
	step(t, p, "pages", func(*testing.T) { toPages(p, s, halfOf(driver.Pages(), 0)) })
}

// Elements of others and classes that are theirs end nothing either: before and after what the page has, from the start
// on.
func TestPagesWithNodesOfOthers(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(intruder)
	keepMatches(t, p)
	p.Start(s.Address("/tapatan/?lang=fr"))
	p.Run(`window.sameProgram = true`)
	p.Play(driver.ByMouse, "a1", "a3", "b1", "b3", "c1")
	p.WaitStatus(driver.Wins("fr", "tapatan", 0))
	if n := driver.Eval[int](p, `document.querySelectorAll('main').length`); n != 1 {
		t.Errorf("the page is there %d times", n)
	}
	wantSameProgram(p)
	toPages(p, s, halfOf(driver.Pages(), 1))
}

// entropyMoves are a match in which Black helps White to win soon.
var entropyMoves = []string{"a2-a3", "d5-a2", "d1-d5", "b5-d3", "b1-b5", "a4-d1", "e1-c3", "d3-c2"}

// keepMatches has the page find a match of two people of each game: those of Hyle and Le Stratège are short.
func keepMatches(t *testing.T, p *driver.Tab) {
	t.Helper()
	for _, game := range []string{"tapatan", "entropy", "domino"} {
		p.KeepTable(game, 1, [2]play.Seat{})
	}
	p.Keep("hyle", hyleTable("3", play.Brisk, play.Seat{}, play.Seat{}).Save())
	moves := strategeMoves()
	p.KeepTable("stratege", 1, [2]play.Seat{}, moves[:len(moves)-3]...)
}

// strategeMoves are those of the whole game.
func strategeMoves() []string {
	moves := []string{"#121212343434565656", "#212121434343656565"}
	for i, move := range whiteMarches {
		moves = append(moves, move)
		if i < len(greenYields) {
			moves = append(moves, greenYields[i])
		}
	}
	return moves
}

// saysInCapitals is the condition that the status says something, translated by [driver.Translator].
func saysInCapitals(say string) string {
	return `document.querySelector('.status h2')?.textContent.toUpperCase().startsWith(` + driver.Quote(say) +
		`.toUpperCase().slice(0, -1))`
}

func translatedTapatan(p *driver.Tab) {
	for i, point := range []string{"a1", "a3", "b1", "b3", "c1"} {
		seat := i % 2
		p.Wait(`document.querySelector('.status h2').textContent.toUpperCase().includes(` +
			driver.Quote(driver.Side("fr", "tapatan", seat)) + `.toUpperCase())`)
		driver.ByMouse(p, point)
		waitPly(p, i+1)
	}
	p.Wait(saysInCapitals(driver.Wins("fr", "tapatan", 0)))
	if !driver.Eval[bool](p, kept) {
		p.T.Error("moves are translated")
	}
	if n := driver.Eval[int](p, `translated`); n < 20 {
		p.T.Errorf("%d texts have been translated", n)
	}
}

func translatedHyle(t *testing.T, p *driver.Tab) {
	t.Helper()
	goTo(p, "/hyle/")
	match, err := rules.NewMatch(hyle.Spec(), rules.Setup{Variant: "3"}, "")
	if err != nil {
		t.Fatal(err)
	}
	g := &hyleGame{p, mouse, match, rand.New(rand.NewPCG(7, 7))}
	g.round()
	p.Click("#act-round")
	g.round()
	p.Wait(`document.querySelector('#act')?.textContent.toUpperCase() === ` + driver.Quote(fr.Rematch) + `.toUpperCase()`)
}

func translatedStratege(t *testing.T, p *driver.Tab) {
	t.Helper()
	goTo(p, "/stratege/")
	moves := strategeMoves()
	last := len(moves) - 3
	line := driver.Say(t, "fr", "stratege", "", "", moves[:last]...)
	for _, move := range moves[last:] {
		mouse.march(p, line, move)
	}
	p.Wait(saysInCapitals(driver.Wins("fr", "stratege", 0)))
}

func translatedPuzzle(t *testing.T, p *driver.Tab) {
	t.Helper()
	q, id := firstOf(t, puzzlesOf(t, "morris"), aLine)
	goTo(p, nav.PuzzlesRoute+"#p="+id)
	state := func(state string) string { return `document.querySelector('main').dataset.state === '` + state + `'` }
	p.Wait(state("play"))
	for i := 0; i < len(q.Line); i += 2 {
		mouse.make(p, q.Line[i])
		if i+2 < len(q.Line) {
			reply := strings.ToUpper(strings.ReplaceAll(string(q.Line[i+1]), "-", "–"))
			p.Wait(`document.querySelector('.answer.right p')?.textContent.toUpperCase().includes(` +
				driver.Quote(reply+".") + `) && ` + state("play"))
			p.Settle()
		}
	}
	p.Wait(state("solved"))
}

// kept is what translators are kept from: boards, moves, code and scores.
const kept = `document.querySelectorAll('svg font, pre font, code font, .moves ol li:not(.round) font, ' +
	'.listing font, .count .score font').length === 0`

// wantSameProgram fails unless the program goes on that a test has marked.
func wantSameProgram(p *driver.Tab) {
	p.T.Helper()
	if driver.Eval[bool](p, `window.sameProgram !== true || 'failed' in document.documentElement.dataset`) {
		p.T.Error("the program has ended")
	}
}

// toPages goes to pages within one visit of each program, and back to a game.
func toPages(p *driver.Tab, s *driver.Server, pages []shell.Page) {
	p.T.Helper()
	for _, page := range pages {
		p.GoTo(s.Address(page.Route))
		if !driver.Eval[bool](p, kept) {
			p.T.Errorf("%s: something is translated that must not be", page.Route)
		}
	}
	p.GoTo(s.Address("/tapatan/"))
}

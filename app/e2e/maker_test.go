package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/asked"
	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/rules"
)

// isMade is a position of Tapatan in which b2 alone wins, and what follows.
const isMade = ".r.o....o r o1r2"

// making is the condition that the page on which a puzzle is made is in a state.
func making(state string) string {
	return `document.querySelector('main.pm')?.dataset.state === '` + state + `'`
}

// provedSo is the condition that the page says something of what has been proved.
func provedSo(text string) string {
	return `document.querySelector('.pm-said').textContent.includes(` + driver.Quote(text) + `)`
}

// makes opens the page on which a puzzle is made of a position.
func makes(p *driver.Tab, s *driver.Server, game, variant, position string) {
	p.T.Helper()
	p.Start(s.Address(nav.MakeRoute) + "?lang=fr#" + asked.Position(game, rules.Setup{Variant: variant}, position))
	p.Wait(making("ready"))
	p.Settle()
}

// A puzzle is made of a position that has been set up by hand, added to a set, and solved by its link.
func TestAPuzzleIsComposed(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.ComposeRoute) + "?lang=fr")
		p.Wait(`localStorage['tablier/.teacher']`)
		p.Visit(s.Address("/tapatan/"))
		p.Ready()
		arranges(p)
		uses(p, "arrange-paste")
		p.Wait(`document.activeElement.id === 'arrange-text'`)
		p.Press(isMade)
		p.Click("#arrange-paste-it")
		says(p, fr.Dispose.Known)
		p.Settle()
		p.Fits()
		p.Shot("arranged")
		uses(p, "arrange-make")
		p.Wait(making("ready"))
		p.Settle()
		p.FitsWidth()
		p.Shot("ready")
		p.Hit("#pm-question-1")
		p.Hit("#act-prove")
		p.Wait(making("made") + ` && ` + provedSo("Une seule réponse : b2.") + ` && ` + provedSo("résolu dès le niveau"))
		p.Hit("#pm-title")
		p.Press("Au centre" + kb.Tab)
		p.Wait(`document.activeElement.value.endsWith(' : un seul coup gagne.')`) // the page's question, until it is worded
		p.Press("Que jouer ici ?" + kb.Tab + "Où se croisent les lignes ?" + kb.Tab)
		p.Hit("#pm-answer")
		p.Wait(`document.querySelectorAll('.pm-board .reply').length === 1 &&
			document.querySelector('.pm-board').ariaLabel.endsWith('. Une seule réponse : b2.')`)
		p.Settle()
		p.FitsWidth()
		p.Shot("made")
		p.Hit("#act-set")
		p.Wait(trayHas(1))
		p.Settle()
		address := driver.Eval[string](p, `document.getElementById('pm-try').href`)
		p.Click("#pm-try")
		solvesMade(p)
		p.Reload()
		solvesMade(p)
		p.Visit(s.Address(nav.ComposeRoute))
		p.Wait(hasItems(1))
		own := given(p).Items[0].Task.(*set.Puzzle).Own
		if own.Title != "Au centre" || own.Question != "Que jouer ici ?" || !strings.Contains(address, "#e=1") {
			t.Errorf("%s: %+v", address, own)
		}
	})
}

// solvesMade solves the puzzle that was made, and asks for its idea.
func solvesMade(p *driver.Tab) {
	p.T.Helper()
	p.Wait(`document.querySelector('main.problem .caption')?.textContent.includes('Au centre')`)
	p.Wait(askedByAuthor + ` && ` + problem("play"))
	p.Wait(`document.querySelector('.idea p').textContent.includes('un seul coup gagne')`)
	p.Settle()
	p.Hit("#problem-clue")
	p.Wait(`document.querySelector('.hints').textContent.includes('Où se croisent les lignes ?')`)
	driver.ByMouse(p, "b2")
	p.Wait(replied("b3") + ` && ` + problem("play"))
	driver.ByMouse(p, "a3")
	p.Wait(replied("a2-a1") + ` && ` + problem("play"))
	driver.ByMouse(p, "b1")
	driver.ByMouse(p, "c1")
	p.Wait(problem("solved"))
	p.Settle()
	p.Shot("solved")
}

// By keyboard alone a question is chosen, proved, refused where several answers are right and accepted then, and its
// link copied.
func TestAPuzzleIsComposedByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	makes(p, s, "tapatan", "tapatan", "o.r.o..r. o o1r1")
	p.TabTo("pm-question-0")
	p.Press(kb.ArrowDown)
	p.Wait(`document.activeElement.id === 'pm-question-1'`)
	p.TabTo("act-prove")
	p.Press(kb.Enter)
	p.Wait(making("several") + ` && ` + provedSo("Plusieurs réponses : c2 et c3."))
	p.TabTo("act-accept")
	p.Press(kb.Enter)
	p.Wait(making("made") + ` && document.activeElement.id === 'pm-title'`)
	p.TabTo("pm-answer")
	p.Press(" ")
	p.Wait(`document.querySelectorAll('.pm-board .reply').length === 2`)
	p.TabTo("pm-try")
	p.Press(kb.Enter)
	p.Wait(problem("play"))
}

// Of each game a question is answered: what wins soon, what brings most on average, which strengths are left, who lays
// last.
func TestPuzzlesOfEveryGameAreComposed(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	for _, c := range []struct{ game, variant, position, says string }{
		{"hyle", "3", "abc/b1a/c2 c=a", "points en moyenne"},
		{
			"stratege", "stratege", "(11)/(4)g?(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 1112223334445566 " +
				"11122233444555666", "Une seule réponse : 3.",
		},
		{"entropy", "entropy", soonWon(t, "entropy"), "Une seule réponse"},
		{"domino", "4", soonWon(t, "domino"), "Une seule réponse"},
	} {
		makes(p, s, c.game, c.variant, c.position)
		p.Hit("#act-prove")
		p.Wait(making("made") + ` && ` + provedSo(c.says))
		p.Hit("#pm-answer")
		p.Wait(`document.querySelector('.pm-board .reply')`)
		p.Settle()
		p.FitsWidth()
		p.Shot(c.game)
	}
}

// soonWon returns the position of a puzzle of the site that is won in three moves at most.
func soonWon(t *testing.T, folder string) string {
	t.Helper()
	list := puzzlesOf(t, folder)
	for i := range list.Puzzles {
		q := &list.Puzzles[i]
		for at, v := range q.Verdicts {
			if q.Right(at) && v.Plies > 1 && v.Plies <= 5 && (folder != "domino" || q.Variant == "4") {
				return q.Position
			}
		}
	}
	t.Fatal("no puzzle is won so soon")
	return ""
}

// From any ply of a match that is looked over a puzzle is made of the position shown.
func TestAPuzzleFromAMatch(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/?lang=fr"))
	p.TwoPeople()
	p.Play(driver.ByMouse, "b2", "b1", "a3")
	p.OpenPanel("study")
	p.Click("#study-walk-back")
	p.Click("#study-make")
	p.Wait(making("ready"))
	shown := driver.Eval[string](p, `document.querySelector('.pm-board').ariaLabel`)
	if !strings.Contains(shown, "b1, boule (Rouge) ; b2, boule (Orange)") {
		t.Error(shown)
	}
}

// A link that does not hold says so, and so does the page without a position.
func TestPuzzlesThatDoNotHold(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address(nav.PuzzlesRoute) + "?lang=fr#e=1AAAA")
	p.Wait(`document.querySelector('.notice')?.textContent.includes(` + driver.Quote(fr.Problems.Unknown) + `)`)
	p.Start(s.Address(nav.MakeRoute) + "?lang=fr")
	p.Wait(making("empty") + ` && document.querySelector('.pm-none').checkVisibility()`)
	p.FitsWidth()
	p.Shot("empty")
}

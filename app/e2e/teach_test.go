package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// allPapers are the ids of all papers, and allAnswers of those on the page with the answers.
const (
	allPapers  = "fiche-1 fiche-2 fiche-3 fiche-4 fiche-5 fiche-6 fiche-7 grille-7 enonce-1 enonce-2"
	allAnswers = "corrige-1 corrige-2 corrige-3 corrige-4 corrige-5 corrige-6 corrige-7 bareme-1 bareme-2"
)

// papers lists the ids of the papers that are seen.
const papers = `[...document.querySelectorAll('.paper')].filter((e) => e.checkVisibility()).map((e) => e.id).join(' ')`

// teachersPage opens a lesson by its address; its papers show when they are asked for, by mouse and by keyboard.
func teachersPage(t *testing.T, p *driver.Tab, s *driver.Server) {
	goTo(p, s.Address(nav.SessionsRoute))
	p.Click(`a[href$="#seance-3"]`)
	p.Wait(`Math.abs(document.getElementById('seance-3').getBoundingClientRect().top) < 60`)
	if got := driver.Eval[string](p, papers); got != "" {
		t.Errorf("%s is open", got)
	}
	p.Click("#show-fiche-7")
	p.Wait(papers + ` === 'fiche-7' && document.getElementById('show-fiche-7').ariaExpanded === 'true'`)
	p.Run(`document.getElementById('show-grille-7').focus()`)
	p.Press(kb.Enter)
	p.Wait(papers + ` === 'fiche-7 grille-7'`)
	p.FitsWidth()
	p.Run(`document.getElementById('seance-7').scrollIntoView()`)
	p.Shot("papers")
	p.Click("#show-fiche-7")
	p.Wait(papers + ` === 'grille-7'`)
}

// linksOfLessons follows links of lessons, which take along what is to be opened. The page of a game is in the other
// program.
func linksOfLessons(t *testing.T, p *driver.Tab) {
	p.Run(`(() => {
		window.went = [];
		const push = history.pushState;
		history.pushState = (...args) => { went.push(String(args[2])); return push.apply(history, args); };
	})()`)
	p.Click("#seance-2 .session-links li:nth-child(2) a")
	p.Wait(driver.AtPath("/a/atelier/voir/"))
	const opens = "#g=tapatan&p=oor..o.rr%20o%20o0r0&a=minimax&d=3&e=exact"
	p.Wait(`went.some((to) => to.endsWith(` + driver.Quote("/atelier/voir/"+opens) + `))`)
	p.Back()
	p.Wait(driver.AtPath("/a/atelier/seances/"))
	if !driver.Eval[bool](p, `window.sameProgram === true`) {
		t.Error("within the workshop the program was started anew")
	}
	p.Click("#seance-1 .session-links li:nth-child(1) a")
	p.Wait(driver.AtPath("/a/tapatan/lecon/") + ` && window.sameProgram === undefined`)
	p.Ready()
}

// On paper stand the papers alone, each on one or two sheets of A4, in both languages: all of them, or the one that a
// button prints.
func TestPapersArePrinted(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	for _, lang := range i18n.Langs() {
		step(t, p, string(lang), func(t *testing.T) {
			p.Start(s.Address(nav.AnswersRoute) + "?lang=" + string(lang))
			p.Wait(`document.getElementById('corrige-1')`)
			papersFitTheirSheets(t, p, allAnswers)
			lessonsPage(p, s, string(lang))
			papersFitTheirSheets(t, p, allPapers)
		})
	}
	step(t, p, "alone", func(t *testing.T) { papersAreAlone(t, p) })
	step(t, p, "legible", func(t *testing.T) { papersAreLegible(t, p) })
}

// papersFitTheirSheets prints each paper of a page.
func papersFitTheirSheets(t *testing.T, p *driver.Tab, all string) {
	p.Run(`window.print = () => {}`)
	one := 0
	for _, paper := range strings.Fields(all) {
		p.Run(`document.getElementById('print-` + paper + `').click()`)
		p.Wait(`document.getElementById('` + paper + `').classList.contains('printed')`)
		sheets, size := p.Print()
		if sheets < 1 || sheets > 2 || size != [2]int{595, 842} {
			t.Errorf("%s takes %d sheets of %v points", paper, sheets, size)
		}
		one += sheets
		p.Run(`window.dispatchEvent(new Event('afterprint'))`)
	}
	if all, _ := p.Print(); all != one {
		t.Errorf("together the papers take %d sheets, each alone %d", all, one)
	}
}

// papersAreAlone looks at the page as it is printed.
func papersAreAlone(t *testing.T, p *driver.Tab) {
	onPaper(p)
	const others = `[...document.querySelectorAll(
		'.top, .foot, .lintel, h1, .lead, .session-list, .answers-door, .plan, .acts-of, .btn')]
		.filter((e) => e.checkVisibility()).map((e) => e.className).join(' ')`
	if got := driver.Eval[string](p, papers); got != allPapers {
		t.Errorf("%q is printed, want %q", got, allPapers)
	}
	if got := driver.Eval[string](p, others); got != "" {
		t.Errorf("beside the papers %q is printed", got)
	}
	if got := driver.Eval[string](p, `getComputedStyle(document.body).backgroundColor`); got != "rgb(255, 255, 255)" {
		t.Errorf("the paper is %s", got)
	}
	printed := driver.Eval[string](p, `new Promise((resolve) => {
		window.print = () => resolve(`+papers+`);
		document.getElementById('print-fiche-2').click();
	})`)
	if printed != "fiche-2" {
		t.Errorf("the button prints %q", printed)
	}
	p.Run(`scrollTo(0, 0)`)
	p.Shot("paper")
	p.Run(`window.dispatchEvent(new Event('afterprint'))`)
	if got := driver.Eval[string](p, papers); got != allPapers {
		t.Errorf("afterwards %q is printed, want %q", got, allPapers)
	}
}

// papersAreLegible looks at the page as it is printed on a sheet of A4: all is written in black, no line is longer than
// can be read, and the boards are 60 mm wide, with their coordinates in letters of some 9 points.
func papersAreLegible(t *testing.T, p *driver.Tab) {
	p.Do(driver.Call(emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: 794, Height: 1123, DeviceScaleFactor: 1,
	}))
	p.Shot("sheets")
	const faults = `[...document.querySelectorAll('.paper')].flatMap((paper) => {
		const found = [], walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
		for (let text; (text = walker.nextNode());) {
			const parent = text.parentElement, style = getComputedStyle(parent);
			if (parent.closest('title, desc') || !text.data.trim()) continue;
			const drawn = parent.closest('svg'), colour = drawn ? style.fill : style.color;
			const range = document.createRange();
			range.selectNodeContents(text);
			const lines = [...range.getClientRects()], say = text.data.slice(0, 30);
			if (colour !== 'rgb(0, 0, 0)') found.push(paper.id + ': ' + colour + ' ' + say);
			if (lines.some((line) => line.width > 630)) found.push(paper.id + ': wide ' + say);
			if (drawn && range.getBoundingClientRect().height < 12) found.push(paper.id + ': small ' + say);
		}
		for (const board of paper.querySelectorAll('.board')) {
			const wide = board.getBoundingClientRect().width;
			if (Math.abs(wide - 60 / 25.4 * 96) > 1) found.push(paper.id + ': a board of ' + wide + ' px');
			if (board.querySelectorAll('text').length < 6) found.push(paper.id + ': a board without coordinates');
		}
		return found;
	}).slice(0, 9).join('; ')`
	if got := driver.Eval[string](p, faults); got != "" {
		t.Error(got)
	}
	if boards := driver.Eval[int](p, `document.querySelectorAll('.paper .board').length`); boards < 4 {
		t.Errorf("%d boards are printed", boards)
	}
}

// onPaper shows the page as it is printed by a person whose screen is dark.
func onPaper(p *driver.Tab) {
	p.Do(driver.Call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Media: "print", Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}},
	}))
}

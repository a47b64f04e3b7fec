package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// lessonsPage opens the page with the lessons, and waits for them.
func lessonsPage(p *driver.Tab, s *driver.Server, lang string) {
	p.T.Helper()
	p.Start(s.Address(nav.SessionsRoute) + "?lang=" + lang)
	p.Wait(`document.querySelector('#seance-1 .lesson-set a')`)
	p.Settle()
}

// The set of a lesson is opened to be given, as a draft of the teacher's own, once however often it is opened, and to
// be done, as a pupil does it.
func TestSetsOfLessons(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	for range 2 {
		lessonsPage(p, s, "fr")
		p.Click("#seance-1 .lesson-set a")
		p.Wait(driver.AtPath(nav.ComposeRoute) + ` && ` + hasItems(7))
		p.Click("#act-putaway")
		p.Wait(`document.querySelectorAll('.compose .ready button').length === 9`)
		p.Settle()
		p.Shot("sets")
	}
	lessonsPage(p, s, "fr")
	p.Click("#seance-4 .lesson-set a:nth-child(2)")
	p.Wait(driver.AtPath(nav.SetRoute))
	p.Wait(`document.querySelector('main h1')?.textContent === 'Résoudre à l’envers'`)
	p.Settle()
	p.Shot("set")
}

// The answers are on a page of their own, behind sentences that say what it is; there each is shown, and both pages fit
// a phone and are judged.
func TestAnswersOfLessons(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		lessonsPage(p, s, "fr")
		p.FitsWidth()
		p.Run(`document.querySelector('.answers-door').scrollIntoView()`)
		p.Shot("door")
		for _, paper := range []string{"fiche-5", "fiche-7", "grille-7", "enonce-1"} {
			p.Hit("#show-" + paper)
		}
		p.Wait(papers + ` === 'fiche-5 fiche-7 grille-7 enonce-1'`)
		p.FitsWidth()
		p.Run(`document.getElementById('seance-5').scrollIntoView()`)
		p.Shot("project")
		p.Run(`document.getElementById('grille-7').scrollIntoView()`)
		p.Shot("grid")
		p.Run(`document.getElementById('sujet-1').scrollIntoView()`)
		p.Shot("subject")
		p.Judge("papers of a project and a subject", "main")
		p.Hit("#to-answers")
		p.Wait(driver.AtPath(nav.AnswersRoute) + ` && ` + papers + ` === ` + driver.Quote(allAnswers))
		p.Settle()
		p.FitsWidth()
		p.Shot("answers")
		p.Judge("answers", "main")
		p.Run(`document.getElementById('switch-lang').click()`)
		p.Wait(`document.querySelector('main h1').textContent === 'Answers and marking schemes' && ` + papers + ` === ` +
			driver.Quote(allAnswers))
	})
}

// Each paper is saved as Markdown, with the texts that are shown and room for answers.
func TestPapersAsMarkdown(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	lessonsPage(p, s, "en")
	saved := p.CatchFiles()
	for paper, parts := range map[string][]string{
		"fiche-1": {
			"# Lesson 1. Describing a game", "Name: ……", "```text\n3  . . R\n2  . . O\n1  . O .", "1. Write the entries",
		},
		"fiche-5":  {"| Milestone | What the player can do |", "`threat(position)`"},
		"grille-7": {"# Lesson 7, grid of the oral", "| Total |  | 20 |  |", "- What does the minus sign change?"},
		"enonce-1": {"# Subject 1. ", "## Exercise 1 (10 points)", "```python\n>>> ", "total + ..."},
	} {
		text := saved("#markdown-" + paper)
		for _, part := range parts {
			if !strings.Contains(text, part) {
				t.Errorf("%s: no %q in\n%s", paper, part, text)
			}
		}
	}
	p.Start(s.Address(nav.AnswersRoute) + "?lang=en")
	p.Wait(`document.getElementById('markdown-bareme-2')`)
	p.Settle()
	saved = p.CatchFiles()
	if text := saved("#markdown-bareme-2"); !strings.Contains(text, "| What counts | Points |") {
		t.Errorf("the scheme is saved as\n%s", text)
	}
}

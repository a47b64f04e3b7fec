package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"tablier/app/asked"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	made "tablier/app/puzzles/composed"
	"tablier/rules"
)

// atCentre is a composed puzzle, with all its author's words.
func atCentre() made.Puzzle {
	return made.Puzzle{
		Game: "tapatan", Title: "Au centre", Question: "Que jouer ici ?", Idea: "Où se croisent les lignes ?",
		Line: "win|tapatan|" + isMade + "|l6:3 l4:1 w5:2 l4:2 l6:0 l10:0|b2 b3 a3 a2-a1 b1-c1|4 0",
	}
}

// centreCode returns its code, which is the fragment of its link.
func centreCode(t testing.TB) string {
	t.Helper()
	code, err := made.Encode(atCentre())
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// askedByAuthor is the condition that the author's question is asked.
const askedByAuthor = `document.querySelector('main.problem .idea h2')?.textContent === 'Que jouer ici ?'`

// proves has a puzzle made of the position that is shown.
func proves(p *driver.Tab) {
	p.T.Helper()
	p.Wait(making("ready"))
	p.Hit("#pm-question-1")
	p.Hit("#act-prove")
	p.Wait(making("made"))
}

// A composed puzzle is saved as a file, which opens on the page of puzzles, chosen or dropped; what is no such file is
// told there, and nothing else happens.
func TestFileOfAComposedPuzzle(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		saved := ""
		makes(p, s, "tapatan", "tapatan", isMade)
		proves(p)
		saved = p.CatchFiles()("#act-file")
		p.Start(s.Address(nav.PuzzlesRoute) + "?lang=fr")
		p.Wait(`document.getElementById('problem-file')`)
		p.Run(driver.GiveFiles("#problem-file", map[string]string{"lettre.tablier": "Bonjour."}))
		p.Wait(`document.querySelector('.from-file p').textContent.includes('problème composé')`)
		p.Settle()
		p.Reach("#problem-file")
		p.FitsWidth()
		p.Shot("refused")
		p.Run(driver.GiveFiles("#problem-file", map[string]string{"probleme.tablier": saved}))
		p.Wait(`location.hash.startsWith('#e=1') && ` + problem("play"))
		p.Start(s.Address(nav.PuzzlesRoute) + "?lang=fr")
		p.Wait(`document.getElementById('problem-file')`)
		p.Run(strings.Replace(dropFiles(map[string]string{"probleme.tablier": saved}), "window.dispatchEvent",
			"document.getElementById('main').dispatchEvent", 1))
		p.Wait(problem("play"))
		driver.ByMouse(p, "b2")
		p.Wait(replied("b3"))
	})
}

// The page about frames makes that of a composed puzzle of its link, and it is whole in it.
func TestFrameOfAComposedPuzzle(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address(nav.IntegrateRoute) + "?lang=fr")
	p.Wait(composed + `.includes('/tapatan/')`)
	p.Choose("#wish-puzzle", "https://a.fr/problemes/")
	p.Wait(`document.getElementById('wish-puzzle-why').textContent.includes('problème composé')`)
	p.Choose("#wish-puzzle", s.Address(nav.PuzzlesRoute)+"#"+centreCode(t))
	p.Wait(composed + `.includes('/problemes/?embed=1#e=1') && ` + composed + `.includes('title="Au centre"')`)
	p.Settle()
	p.FitsWidth()
	snippet := driver.Eval[string](p, composed)
	course := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, coursePage(snippet))
	}))
	t.Cleanup(course.Close)
	p.Visit(course.URL)
	for _, width := range []int{704, 360} {
		p.Run(fmt.Sprintf(`column.style.width = '%dpx'`, width))
		p.Within(askedByAuthor)
		p.Settle()
		if high := p.FrameText(`String(document.documentElement.scrollHeight - innerHeight)`); high != "0" {
			t.Errorf("at %d px %s are hidden", width, high)
		}
		p.Shot("framed")
	}
}

// composedInAFrame solves a composed puzzle, and tells the page around it.
func composedInAFrame(c course) {
	c.shows(nav.PuzzlesRoute+"#"+centreCode(c.T), url.Values{"lang": {"fr"}})
	c.hears("ready")
	c.Within(askedByAuthor)
	c.touch("#point-b2")
	c.Within(replied("b3") + ` && ` + problem("play"))
	c.touch("#point-a3")
	c.Within(replied("a2-a1") + ` && ` + problem("play"))
	c.touch("#point-b1")
	c.touch("#point-c1")
	c.Within(problem("solved"))
	puzzle := atCentre()
	c.Wait(`told('task').some((m) => m.solved && m.tries === 1 && m.puzzle === '` + puzzle.ID() + `')`)
}

// composedOffline makes a puzzle, and begins one by its link.
func composedOffline(p *driver.Tab, s *driver.Server) {
	makes(p, s, "tapatan", "tapatan", isMade)
	proves(p)
	p.Click("#pm-try")
	p.Wait(problem("play"))
	p.Start(s.Address(nav.PuzzlesRoute) + "?lang=fr#" + centreCode(p.T))
	p.Wait(askedByAuthor + ` && ` + problem("play"))
	driver.ByMouse(p, "b2")
	p.Wait(replied("b3"))
}

// composedOnADisk makes a puzzle in the single file, and opens one by its link and from its file.
func composedOnADisk(t *testing.T, p *driver.Tab) {
	position := asked.Position("tapatan", rules.Setup{Variant: "tapatan"}, isMade)
	toRoute(p, strings.TrimPrefix(nav.Fragments{}.OpenHref(nav.MakeRoute, position), "#"))
	proves(p)
	p.Click("#pm-try")
	p.Wait(problem("play"))
	toRoute(p, strings.TrimPrefix(nav.Fragments{}.OpenHref(nav.PuzzlesRoute, centreCode(t)), "#"))
	p.Wait(askedByAuthor)
	p.Reload()
	p.Wait(askedByAuthor + ` && ` + problem("play"))
	driver.ByMouse(p, "b2")
	p.Wait(replied("b3"))
	file, err := made.File(atCentre())
	if err != nil {
		t.Fatal(err)
	}
	toRoute(p, nav.PuzzlesRoute)
	p.Wait(`document.getElementById('problem-file')`)
	p.Run(driver.GiveFiles("#problem-file", map[string]string{"probleme.tablier": file}))
	p.Wait(askedByAuthor + ` && ` + problem("play"))
}

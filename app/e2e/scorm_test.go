package e2e

import (
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/class/pupil"
	"tablier/app/class/scorm"
	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// twoPuzzles returns a set of two puzzles and some words, and its puzzles.
func twoPuzzles(t testing.TB) (*set.Set, []*puzzle.Puzzle) {
	t.Helper()
	given := &set.Set{Title: `Deux <b>"problèmes"</b>`}
	var asked []*puzzle.Puzzle
	shelf := puzzlesOf(t, "morris")
	for len(asked) < 2 {
		p, id := firstOf(t, shelf, func(p *puzzle.Puzzle) bool {
			return p.Kind == puzzle.Win && len(p.Line) == 1 && !strings.Contains(string(p.Line[0]), "-") &&
				(len(asked) == 0 || p != asked[0])
		})
		asked = append(asked, p)
		given.Items = append(given.Items, set.Item{Task: &set.Puzzle{Game: "tapatan", ID: id}})
	}
	given.Items = append(given.Items, set.Item{Task: &set.Words{Title: "Mots", Text: "Lisez."}})
	return given, asked
}

// withEdition has a server give the edition that is one file, as published sites do.
func withEdition(t *testing.T, s *driver.Server) {
	t.Helper()
	page, err := singleFile()
	if err != nil {
		t.Fatal(err)
	}
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/tablier.html" {
			return false
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write(page)
		return true
	})
}

// packageOf makes the package of a set on the page on which it is given. A package that holds all is the second making.
func packageOf(t *testing.T, p *driver.Tab, making string) []byte {
	t.Helper()
	p.Wait(hasItems(3))
	onTab(p, "give")
	p.Click("#act-package")
	p.Wait(`document.getElementById('compose-pack').checkVisibility()`)
	p.Click("#act-making-" + making)
	p.Settle()
	p.FitsWidth()
	p.Shot("package")
	p.Judge("package", "main")
	p.CatchFiles()
	p.Click("#act-pack")
	p.Wait(`window.file`)
	p.Wait(`document.getElementById('compose-packed').textContent !== ''`)
	data, err := base64.StdEncoding.DecodeString(driver.Eval[string](p, `new Promise((done) => {
		const reader = new FileReader();
		reader.onload = () => done(reader.result.replace(/.*,/, ''));
		reader.readAsDataURL(file);
	})`))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// A platformTab is a platform that shows a package.
type platformTab struct{ *driver.Tab }

// inSet waits until something is so in the frame of the set.
func (p platformTab) inSet(condition string) {
	p.T.Helper()
	p.DeepWithin(2, condition)
}

// touch touches an element of the set.
func (p platformTab) touch(selector string) {
	p.T.Helper()
	element := `document.querySelector(` + driver.Quote(selector) + `)`
	p.inSet(element)
	p.inSet(`(` + element + `.click(), true)`)
}

// solve solves the puzzle that is shown, after a wrong answer if one is given.
func (p platformTab) solve(q *puzzle.Puzzle, wrong string) {
	p.T.Helper()
	p.inSet(problem("play"))
	if wrong != "" {
		p.touch("#point-" + wrong)
		p.inSet(problem("wrong"))
		p.touch("#problem-next")
		p.inSet(problem("play"))
	}
	p.touch("#point-" + string(q.Line[0]))
	p.inSet(problem("solved"))
}

// keeps waits until the platform keeps a score and a status.
func (p platformTab) keeps(solved, of int, status pupil.Status) {
	p.T.Helper()
	p.Wait(`kept()?.core.score.raw === '` + strconv.Itoa(solved) + `' && kept().core.score.max === '` + strconv.Itoa(of) +
		`' && kept().core.score.min === '0' && kept().core.lesson_status === '` + string(status) + `'`)
}

// Both makings of a package, made by the page and unpacked on another origin, tell a platform of SCORM 1.2 how a pupil
// stands: partly done, resumed on another visit, passed.
func TestPackageOnAPlatform(t *testing.T) {
	given, asked := twoPuzzles(t)
	code, err := set.Encode(given)
	if err != nil {
		t.Fatal(err)
	}
	s := driver.Serve(t, "/")
	withEdition(t, s)
	for making, name := range map[string]string{"0": "linked", "1": "whole"} {
		t.Run(name, func(t *testing.T) {
			p := driver.Open(t, driver.Desktop)
			p.Start(s.Address(nav.ComposeRoute) + "?lang=fr#" + code)
			data := packageOf(t, p, making)
			address := driver.Platform(t, data)
			p.Visit(address)
			l := platformTab{p}
			l.inSet(onSet("starting"))
			l.inSet(`![...document.querySelectorAll('.top, .foot, .quit')].some((e) => e.checkVisibility())`)
			p.Shot("platform")
			l.touch("#set-begin")
			l.inSet(onItem(1, 3))
			l.keeps(0, 2, pupil.Incomplete)
			l.solve(asked[0], string(wrongOf(t, "tapatan", asked[0])))
			l.keeps(1, 2, pupil.Incomplete)
			l.inSet(`!document.querySelector('.top').checkVisibility()`)
			p.Shot("puzzle")

			p.Visit(address)
			p.Wait(`kept().core.exit === 'suspend' && /^\d\d:\d\d:\d\d$/.test(kept().core.session_time)`)
			l.inSet(`document.getElementById('set-begin')?.textContent === ` + driver.Quote(fr.Pupil.GoOn))
			if n := driver.Eval[int](p, `kept().suspend_data.length`); n == 0 || n > pupil.MaxResume {
				t.Errorf("%d characters of suspend data", n)
			}
			l.touch("#set-begin")
			l.inSet(onItem(1, 3))
			l.touch("#course .step:last-child")
			l.inSet(onItem(2, 3))
			l.solve(asked[1], "")
			l.keeps(2, 2, pupil.Incomplete)
			l.touch("#problem-next")
			l.touch("#set-read")
			l.inSet(onSet("ending"))
			l.keeps(2, 2, pupil.Passed)
			l.inSet(`document.querySelector('.series .lead').textContent.includes('2')`)
			p.Shot("end")
			p.Within(`document.getElementById('said').textContent === ''`)
			if names := driver.Eval[string](p, `JSON.stringify(kept().core)`); !strings.Contains(names, `"student_name":""`) {
				t.Errorf("kept: %s", names)
			}
		})
	}
}

// lang is the condition that the page is in a language.
func lang(lang i18n.Lang) string { return `document.documentElement.lang === '` + string(lang) + `'` }

// The edition that is one file makes a package of itself, from a disk too, in either language; a link leads nowhere
// there, and the page says so.
func TestPackageOfOneFile(t *testing.T) {
	given, asked := twoPuzzles(t)
	code, err := set.Encode(given)
	if err != nil {
		t.Fatal(err)
	}
	p := driver.Open(t, driver.Desktop)
	p.Start(diskFile(t) + "?lang=en#" + nav.ComposeRoute + code)
	p.Wait(lang(i18n.English))
	data := packageOf(t, p, "1")
	p.Click("#act-making-0")
	p.Click("#act-pack")
	p.Wait(`document.getElementById('compose-packed').textContent.startsWith('This page is open from a disk')`)
	p.Visit(driver.Platform(t, data))
	l := platformTab{p}
	l.inSet(onSet("starting"))
	l.inSet(`document.querySelectorAll('.app').length === 1 && document.documentElement.lang === 'fr'`)
	p.Shot("copy")
	l.touch("#set-begin")
	l.inSet(onItem(1, 3))
	l.solve(asked[0], "")
	l.keeps(1, 2, pupil.Incomplete)
}

// The page of a package is accessible, with and without something to be said, in both themes.
func TestPackageIsAccessible(t *testing.T) {
	given, _ := twoPuzzles(t)
	s := driver.Serve(t, "/")
	pack := scorm.Package{Set: given, Lang: i18n.French, Site: s.Address(nav.SetRoute)}
	data, err := pack.Write()
	if err != nil {
		t.Fatal(err)
	}
	address := driver.Platform(t, data)
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Visit(address + "package/index.html")
		p.Wait(`document.getElementById('said').textContent !== ''`)
		p.Within(onSet("starting"))
		p.FitsWidth()
		p.Judge("package", "body")
		p.Shot("alone")
	})
}

// The page of a package loads and runs nothing but its own files, and frames nothing but the set.
func TestPackageKeepsItsPolicy(t *testing.T) {
	given, _ := twoPuzzles(t)
	s := driver.Serve(t, "/")
	pack := scorm.Package{Set: given, Lang: i18n.French, Site: s.Address(nav.SetRoute)}
	data, err := pack.Write()
	if err != nil {
		t.Fatal(err)
	}
	p := driver.Open(t, driver.Desktop)
	p.Visit(driver.Platform(t, data) + "package/index.html")
	p.Within(onSet("starting"))
	p.Expect("Content Security Policy")
	p.Expect("requires 'TrustedScript")
	stranger := driver.NewStranger(t)
	if got := driver.Eval[[]string](p, stranger.Trespass()); len(got) > 0 {
		t.Errorf("the page took: %v", got)
	}
	if asked := stranger.Asked(); len(asked) > 0 {
		t.Errorf("the page asked another origin for %v", asked)
	}
}

package e2e

import (
	"strings"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// This file goes through all pages, and through states of those on which texts are read.

// pageStops visit every page: on a phone in French, on a desktop in English.
func pageStops(v visitor) (steps []stop) {
	for _, page := range driver.Pages() {
		steps = append(steps, stop{"page" + strings.TrimSuffix(page.Route, "/"), func() {
			v.goes(page.Route)
			if !v.Device.Touch {
				v.speaks("en")
			}
		}, ""})
	}
	return steps
}

// speaks has the pages speak a language from here on.
func (v visitor) speaks(lang string) {
	v.T.Helper()
	spoken := `document.documentElement.lang === ` + driver.Quote(lang)
	if !driver.Eval[bool](v.Tab, spoken) {
		v.Hit("#switch-lang")
		v.Wait(spoken)
	}
}

// textStops unfold what the pages about the site, its links and its courses fold.
func textStops(v visitor) []stop {
	return []stop{
		{"puzzle of the day", func() {
			v.goes("/")
			v.speaks("fr")
			v.Run(`document.getElementById('daily').scrollIntoView()`) // it is fetched when it comes into sight
			v.Wait(`document.querySelector('#daily-solve').href.includes('puzzle=')`)
		}, "main"},
		{"licences", func() {
			v.goes("/a-propos/")
			v.Hit("#show-licences")
			v.Wait(`document.querySelector('#licences')?.textContent.includes('go-app')`)
		}, "main"},
		{"envelope", func() {
			v.goes("/regles/par-lien/")
			v.Hit("#seal-4")
			v.Hit("#lie-envelope")
			v.Wait(`document.querySelector('.bare .mine strong')`)
		}, ".envelope"},
		{"frame", func() {
			v.goes("/integrer/")
			v.Choose("#wish-game", "entropy")
			v.Choose("#wish-second", "machine-5")
		}, "main"},
		{"notions of the syllabuses", func() {
			v.goes("/atelier/enseigner/")
			v.Wait(`document.querySelector('.tf-pic .tf-sheet')`)
			v.Hit("#notions summary")
			v.Wait(`document.querySelector('#notions .sources').checkVisibility()`)
		}, "main"},
		{"papers for a class", func() {
			v.goes("/atelier/seances/")
			v.Hit("#show-fiche-7")
			v.Hit("#show-grille-7")
			v.Hit("#show-enonce-2")
			v.Wait(papers + ` === 'fiche-7 grille-7 enonce-2'`)
		}, "main"},
		{"example of rules", func() {
			v.goes("/tapatan/regles/")
			v.Wait(`document.querySelector('.demo')`)
			v.Hit(`.demo button[id^="forward"]`)
		}, ".demo"},
	}
}

// pastStops look at the matches of the past, none and many, and begin to erase some.
func pastStops(v visitor) []stop {
	return []stop{
		{"many matches", func() {
			v.goes("/a-propos/")
			v.Run(manyGames)
			v.goes("/parties/")
			v.Wait(`document.querySelectorAll('.games > li').length === 20`)
		}, ""},
		{"whether to erase figures", func() {
			v.Hit(`[data-act^="reset "]`)
			v.Wait(`document.querySelector('#answer-yes')`)
		}, ".question"},
		{"whether to erase a match", func() {
			v.Press(kb.Escape)
			v.Hit(`[data-act^="whole "]`)
			v.Wait(`document.querySelectorAll('.games > li').length === 30`)
			v.Hit(`.games > li:last-child [data-act^="drop "]`)
			v.Wait(`document.querySelector('#answer-yes')`)
		}, "main"},
	}
}

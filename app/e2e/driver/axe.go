package driver

import (
	"sync"

	"github.com/chromedp/chromedp"
)

// axe judges accessibility.
var axe = npmPackage{
	name: "axe-core", version: "4.14.1",
	sum: "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ==",
}

// axeScript is its program, read once per run.
var axeScript = sync.OnceValues(func() (string, error) { return axe.file("package/axe.min.js") })

// Judge fails the test for every violation that axe-core finds in a state of the page, which has a name; within some of
// it, if a selector is given, for a quarter of the time that all of it takes. What is said of a page as a whole, its
// title, its landmarks, its headings, is not judged then.
func (p *Tab) Judge(state, within string) {
	p.T.Helper()
	if !Eval[bool](p, `!!window.axe`) { // it is half a megabyte
		script, err := axeScript()
		if err != nil {
			p.T.Fatal(err)
		}
		p.Do(chromedp.Evaluate[chromedp.Void](script + ";undefined"))
	}
	part, contrast := "document", "true"
	if within != "" {
		part, contrast = `document.querySelector(`+Quote(within)+`)`, "false"
	}
	// To find a selector for each element that it judges would take axe a fourth of its time; to find what lies behind
	// each text, half of it: that is for whole pages, and how all colours contrast is judged beside the style sheets.
	violations := Eval[[]string](p, `axe.run(`+part+`, { resultTypes: ['violations'], preload: false, selectors: false,
			rules: { 'color-contrast': { enabled: `+contrast+` } } })
		.then((r) => r.violations.flatMap((v) => v.nodes.map((n) =>
			v.id + ' (' + v.impact + '): ' + v.help + '\n    ' + n.html + '\n    ' + n.failureSummary)))`)
	for _, v := range violations {
		p.T.Errorf("%s %s: %s", p.Device.Name, state, v)
	}
}

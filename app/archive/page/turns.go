package page

import (
	"tablier/app/browser"
	"tablier/app/shell"
	"tablier/app/steps"
	"tablier/app/ui"
)

// A turns calls functions in later turns of the program, on its own thread.
type turns struct {
	later     func(func()) // calls a function a little later
	afterDraw func(func()) // calls a function once the present changes are drawn
	mounted   bool         // the browser can call later functions
}

// inBrowser returns the turns of a browser.
func inBrowser(site *shell.Site) *turns {
	clock := browser.Clock{Site: site}
	return &turns{
		later:     func(f func()) { clock.After(steps.Breath, f) },
		afterDraw: func(f func()) { clock.After(ui.Frame, f) },
	}
}

// inStretches does a work: see [steps.Stretches].
func (t *turns) inStretches(
	step func(plies int) (done bool, err error), wanted func() bool, advanced func(), done func(err error),
) {
	steps.Stretches{
		Step: step, Now: browser.Clock{}.Now, Later: t.later, Wanted: wanted, Advanced: advanced, Done: done,
	}.Go()
}

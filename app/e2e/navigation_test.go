package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// Links lead from screen to screen inside the running program, below the root,
// by mouse and by keyboard; the browser's back button undoes it.
func TestNavigation(t *testing.T) {
	driver.Parallel(t)
	for _, prefix := range prefixes {
		t.Run(prefix, func(t *testing.T) {
			s := driver.Serve(t, prefix)
			p := driver.Open(t, driver.Desktop)
			p.Start(s.Address("/"))
			p.Run(`window.sameProgram = true`)
			home := driver.Eval[string](p, `document.title`)

			game := fmt.Sprintf(`.shelf a[href=%q]`, prefix+"tapatan/")
			p.Click(game)
			p.Wait(driver.AtPath(prefix + "tapatan/"))
			p.Wait(`document.title !== ` + driver.Quote(home))
			p.Back()
			p.Wait(driver.AtPath(prefix))
			p.Wait(`document.title === ` + driver.Quote(home))
			p.Wait(`document.querySelector(` + driver.Quote(game) + `)`)
			p.Settle() // the page moves the keyboard once it is drawn

			p.Run(`document.querySelector(` + driver.Quote(game) + `).focus()`)
			p.Press(kb.Enter)
			p.Wait(driver.AtPath(prefix + "tapatan/"))
			p.Settle()
			p.WantFocus("main")
			if !driver.Eval[bool](p, `window.sameProgram === true && scrollY === 0`) {
				t.Error("a link inside the site started the program anew, or left the page scrolled")
			}
		})
	}
}

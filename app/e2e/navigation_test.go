package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// Links lead from screen to screen inside the running program, below the root,
// by mouse and by keyboard; the browser's back button undoes it.
func TestNavigation(t *testing.T) {
	abreast(t)
	for _, prefix := range prefixes {
		t.Run(prefix, func(t *testing.T) {
			s := serve(t, prefix)
			p := open(t, desktop)
			p.start(s.url("/"))
			p.do(runs(`window.sameProgram = true`))
			home := eval[string](p, `document.title`)

			game := fmt.Sprintf(`main a[href=%q]`, prefix+"tapatan/")
			p.click(game)
			p.wait(at(prefix + "tapatan/"))
			p.wait(`document.title !== ` + quote(home))
			p.back()
			p.wait(at(prefix))
			p.wait(`document.title === ` + quote(home))
			p.wait(`document.querySelector(` + quote(game) + `)`)

			p.do(runs(`document.querySelector(` + quote(game) + `).focus()`))
			p.press(kb.Enter)
			p.wait(at(prefix + "tapatan/"))
			p.settle()
			p.holds("main")
			if !eval[bool](p, `window.sameProgram === true && scrollY === 0`) {
				t.Error("a link inside the site started the program anew, or left the page scrolled")
			}
		})
	}
}

func at(path string) string { return `location.pathname === ` + quote(path) }

package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// A position that has been set up is copied and pasted, its search is shown, and it is added to the set that a teacher
// prepares; on a phone some of that is in a box.
func TestWhatIsDoneWithAPosition(t *testing.T) {
	const text = "N=4 14@0,2>0,1 22@0,-1>1,-1"
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Inject(watchClipboard)
		p.Start(s.Address(nav.ComposeRoute) + "?lang=fr")
		p.GoTo(s.Address("/domino/zone-4/"))
		arranges(p)
		uses(p, "arrange-paste")
		p.WantFocus("arrange-text")
		p.Press(text)
		p.Hit("#arrange-paste-it")
		p.Wait(on("0,2", "1 du 1-4"))
		says(p, fr.Dispose.Known)
		uses(p, "arrange-copy")
		p.Wait(`document.querySelector('.arr-text [role="status"]').textContent === ` + driver.Quote(fr.Share.Copied))
		if got := driver.Eval[string](p, `given`); got != text {
			t.Errorf("copied is %q", got)
		}
		p.Hit("#arrange-text-close")
		if p.Device.Touch {
			p.Hit("#arrange-more")
			p.Shot("box")
			p.Hit("#arrange-turn-board")
			p.Wait(`document.getElementById('point-0,2').getBoundingClientRect().top >
				document.getElementById('point-0,-1').getBoundingClientRect().top`)
		}
		uses(p, "arrange-set")
		p.Wait(`document.querySelector('.set-tray p')?.textContent.includes(` + driver.Quote(fr.Tray.Items(1)) + `)`)
		p.FitsWidth()
		uses(p, "arrange-look")
		p.Wait(`location.pathname.endsWith(` + driver.Quote(nav.WatchRoute) + `)`)
		p.Wait(`document.querySelector('.watch')?.dataset.step`)
		got := driver.Eval[string](p, `decodeURIComponent(location.hash).replaceAll('+', ' ')`)
		for _, want := range []string{"g=domino", "v=4", "p=" + text} {
			if !strings.Contains(got, want) {
				t.Errorf("the search is %q, and has no %q", got, want)
			}
		}
	})
}

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// The rules lead to the page about matches by links, whose envelope is sealed and opened by the keyboard alone: with
// the truth its fingerprint is the one that was sent, with a lie it is not.
func TestEnvelopeByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	m := i18n.ByLinkTextsOf(i18n.French).Envelope
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address(nav.RulesRoute("tapatan")))
	p.Wait(`document.querySelector('.contents a[href="` + nav.ByLinkRoute + `"]').checkVisibility()`)
	p.Run(`document.querySelector('.contents a[href="` + nav.ByLinkRoute + `"]').focus()`)
	p.Press(kb.Enter)
	p.Wait(driver.AtPath(nav.ByLinkRoute))
	p.Wait(`document.getElementById('enveloppe')`)
	p.FitsWidth()
	const verdict = `document.querySelector('.envelope [role=status]').textContent`
	const prints = `[...document.querySelectorAll('.envelope dd')].map((e) => e.textContent)`
	p.TabTo("seal-4")
	p.Press(kb.Enter)
	p.Wait(verdict + ` === ` + driver.Quote(m.Closed))
	p.Wait(`document.getElementById('seal-4').ariaPressed === 'true'`)
	p.WantFocus("seal-4")
	sent := driver.Eval[[]string](p, prints)[1]
	p.TabTo("open-envelope")
	p.Press(kb.Enter)
	p.Wait(verdict + ` === ` + driver.Quote(m.True))
	if got := driver.Eval[[]string](p, prints); got[1] != sent || got[3] != sent {
		t.Errorf("%s was sent, and %q is shown", sent, got)
	}
	p.TabTo("lie-envelope")
	p.Press(" ")
	p.Wait(verdict + ` === ` + driver.Quote(m.False))
	if got := driver.Eval[[]string](p, prints); got[1] != sent || got[3] == sent {
		t.Errorf("%s was sent, and %q is shown", sent, got)
	}
	if got := p.Text(".bare .mine strong"); got != "← "+m.Mine {
		t.Errorf("the marked row says %q", got)
	}
	p.FitsWidth()
}

package e2e

import (
	"fmt"
	"testing"

	"tablier/ai/certificate"
	"tablier/ai/certificate/names"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// proving is the condition that the page of certificates is in a state.
func proving(state string) string {
	return `document.querySelector('main.vf')?.dataset.state === '` + state + `'`
}

// theySay is the condition that the checker has said something.
func theySay(text string) string {
	return `document.getElementById('proofs-said').textContent.startsWith(` + driver.Quote(text) + `)`
}

// replaces puts a text into a field in the place of another one, as typing does.
func replaces(p *driver.Tab, field, old, with string) {
	p.T.Helper()
	if !driver.Eval[bool](p, `(() => {
		const field = document.getElementById('`+field+`');
		const at = field.value.indexOf(`+driver.Quote(old)+`);
		if (at < 0) return false;
		field.focus();
		field.setSelectionRange(at, at + `+driver.Quote(old)+`.length);
		return document.execCommand('insertText', false, `+driver.Quote(with)+`);
	})()`) {
		p.T.Fatalf("no %q in %s", old, field)
	}
}

// A certificate is accepted as it was made, and refused once a line of it is changed, with that line; a changed program
// is told its error; and the texts come back.
func TestCertificateIsChecked(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.CheckRoute) + "?lang=fr")
		p.Wait(proving("idle"))
		p.Settle()
		p.FitsWidth()
		p.Shot("proofs-idle")
		p.Hit("#act-check")
		p.Wait(proving("proved") + ` && ` + theySay("ok: tapatan is won by First in 9 moves"))
		p.Settle()
		p.FitsWidth()
		p.Shot("proofs-proved")
		replaces(p, "proofs-certificate", "o........ r d a2", "o........ r l 8")
		p.Hit("#act-check")
		p.Wait(proving("refused") + ` && ` + theySay("line 10: by the lines after its moves this is d 0"))
		p.Settle()
		p.Shot("proofs-refused")
		p.Hit("#act-line")
		p.Wait(`document.activeElement.id === 'proofs-certificate' && (() => {
			const { value, selectionStart, selectionEnd } = document.activeElement;
			return value.slice(selectionStart, selectionEnd) === 'o........ r l 8';
		})()`)
		replaces(p, "proofs-checker", "class Wrong(Exception): pass", "class Wrong(Exception) pass")
		p.Wait(proving("idle") + ` && !document.getElementById('proofs-said').textContent`)
		p.Hit("#act-check")
		p.Wait(proving("failed"))
		p.Hit("#act-restore")
		p.Wait(proving("idle") + ` && document.getElementById('proofs-certificate').value.includes('o........ r d a2')`)
		p.Hit("#act-check")
		p.Wait(proving("proved"))
	})
}

// The address follows the choice, and a certificate that is shown already keeps what has been changed.
func TestCertificateAddress(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.CheckRoute) + "?lang=en")
	p.Wait(proving("idle"))
	p.Choose("#proofs-name", "rota")
	p.Wait(proving("idle") + ` && location.hash === '#rota'`)
	begins := func(text string) string {
		return `document.getElementById('proofs-certificate').value.startsWith(` + driver.Quote(text) + `)`
	}
	p.Wait(begins("tablier certificate 1 tapatan rota"))
	replaces(p, "proofs-certificate", "tablier certificate 1", "mine")
	p.Run(`history.pushState(null, '', '#')`)
	p.Run(`location.hash = 'rota'`)
	p.Settle()
	p.Wait(proving("idle") + ` && ` + begins("mine"))
	p.Reload()
	p.Wait(proving("idle") + ` && document.getElementById('proofs-name').value === 'rota' && ` +
		begins("tablier certificate 1"))
}

// Every certificate of the site is shown whole, and one of Astronomy Domino is accepted in the cage, as all are
// natively; those of the other games are checked above, and without a network.
func TestCertificatesInTheCage(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.CheckRoute) + "?lang=en")
	p.Wait(proving("idle"))
	for _, name := range names.All()[1:] {
		text, err := certificate.Text(name.File)
		if err != nil {
			t.Fatal(err)
		}
		p.Choose("#proofs-name", name.File)
		p.Wait(fmt.Sprintf(`document.getElementById('proofs-certificate').value.length === %d`, len(text)) + ` && ` +
			proving("idle"))
		if name.File == "domino-4" {
			p.Hit("#act-check")
			p.Wait(proving("proved"))
		}
	}
}

// proofStops go through the page of certificates.
func proofStops(v visitor) []stop {
	return []stop{
		{"certificate", func() { v.goes(nav.CheckRoute); v.Wait(proving("idle")) }, "main"},
		{"refused certificate", func() {
			replaces(v.Tab, "proofs-certificate", "o........ r d a2", "o........ r l 8")
			v.Hit("#act-check")
			v.Wait(proving("refused"))
		}, "main"},
	}
}

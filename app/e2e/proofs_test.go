package e2e

import (
	"fmt"
	"strings"
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

// described returns what a screen reader says of an element after its name.
func described(p *driver.Tab, id string) string {
	p.T.Helper()
	return driver.Eval[string](p, `document.getElementById('`+id+`').getAttribute('aria-describedby').split(' ')
		.map((id) => document.getElementById(id).textContent).join(' ')`)
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
	p.Follow("#rota")
	p.Wait(proving("idle") + ` && ` + begins("mine"))
	p.Reload()
	p.Wait(proving("idle") + ` && document.getElementById('proofs-name').value === 'rota' && ` +
		begins("tablier certificate 1"))
}

// Every certificate of the site is shown, of a long one the first lines, and one of Astronomy Domino is accepted in the
// cage, as all are natively; those of the other games are checked above, and without a network.
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
		shown := string(text)
		if lines := strings.SplitAfterN(shown, "\n", 1_001); len(lines) > 1_000 && lines[1_000] != "" {
			shown = strings.TrimSuffix(strings.Join(lines[:1_000], ""), "\n")
		}
		p.Choose("#proofs-name", name.File)
		p.Wait(fmt.Sprintf(`document.getElementById('proofs-certificate').value.length === %d`, len(shown)) + ` && ` +
			proving("idle"))
		if name.File == "domino-4" {
			p.Hit("#act-check")
			p.Wait(proving("proved"))
		}
	}
}

// Of a long certificate some lines are shown at once, with the way to the others. All are checked, and a line that is
// wrong is gone to wherever it is.
func TestLongCertificate(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		part := func(text string) string {
			return `document.querySelector('.vf-part').textContent.startsWith(` + driver.Quote(text) + `)`
		}
		p.Start(s.Address(nav.CheckRoute) + "?lang=en#entropy-far")
		p.Wait(proving("idle") + ` && ` + part("Lines 1 to 1,000 of 107,451"))
		p.Hit("#act-before") // there are none
		p.Hit("#act-after")
		p.Wait(part("Lines 1,001 to 2,000 of 107,451") + ` && document.activeElement.id === 'act-after'`)
		if told := described(p, "proofs-certificate"); !strings.HasSuffix(told, "Lines 1,001 to 2,000 of 107,451") {
			t.Errorf("the field is described as %q", told)
		}
		p.Settle()
		p.FitsWidth()
		p.Judge("part of a certificate", "")
		p.Shot("proofs-part")
		p.Run(`(() => {
			const field = document.getElementById('proofs-certificate');
			field.focus();
			field.setSelectionRange(0, 0);
			document.execCommand('insertText', false, 'wrong here\n');
		})()`)
		p.Hit("#act-after")
		p.Wait(part("Lines 2,002 to 3,001 of 107,452"))
		p.Hit("#act-check")
		p.Wait(proving("refused") + ` && ` + theySay("line 1001: "))
		p.Hit("#act-line")
		p.Wait(part("Lines 1,001 to 2,000 of 107,452") + ` && (() => {
			const { id, value, selectionStart, selectionEnd } = document.activeElement;
			return id === 'proofs-certificate' && value.slice(selectionStart, selectionEnd) === 'wrong here';
		})()`)
	})
}

// The longest task of the page's thread while a long certificate is shown and checked to its end, in milliseconds of a
// processor.
func BenchmarkLongestTaskOfCertificates(b *testing.B) {
	p := driver.Open(b, driver.Phone)
	p.Start(driver.Serve(b, "/").Address(nav.CheckRoute) + "?lang=en")
	p.Wait(proving("idle"))
	p.Hit("#act-check") // Python has come
	p.Wait(proving("proved"))
	chooses := func(name string) {
		p.Choose("#proofs-name", name)
		p.Wait(`location.hash === '#` + name + `' && ` + proving("idle"))
		p.Settle()
	}
	for _, name := range []string{"picaria-13", "entropy", "entropy-far", "domino-5"} {
		b.Run(name, func(b *testing.B) {
			showing, checking := 0.0, 0.0
			for b.Loop() {
				chooses("rota") // what is shown already is not shown anew
				showing = max(showing, p.LongestTask(func() { chooses(name) }))
				checking = max(checking, p.LongestTask(func() {
					p.Hit("#act-check")
					p.Wait(proving("proved"))
				}))
			}
			b.ReportMetric(showing, "ms-longest-showing")
			b.ReportMetric(checking, "ms-longest-checking")
		})
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

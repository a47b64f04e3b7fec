package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// Who reads English sees no French, not even before the program runs, whether the address says so, an earlier choice or
// the browser; and who reads French sees no English.
func TestFirstPaintInEnglish(t *testing.T) {
	const english, french = "FR", "EN" // what the switch in the header offers
	const chosen = `localStorage.setItem('tablier/.lang', 'en');`
	for name, c := range map[string]struct{ script, page, want string }{
		"address": {``, "/?lang=en", english},
		"choice":  {chosen, "/tapatan/shisima/", english},
		"browser": {`Object.defineProperty(navigator, 'languages', { value: ['de', 'en-GB', 'fr'] });`, "/", english},
		"lost":    {chosen, "/nowhere/at/all/", english},
		"french":  {chosen, "/?lang=fr", french},
		"none":    {``, "/", french},
	} {
		t.Run(name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			release := s.Hold("/app.wasm")
			p := driver.Open(t, driver.Phone)
			p.Expect("404")
			p.Expect("MIME type")
			p.Inject(c.script + `
				window.painted = new Set();
				(function look() {
					const other = document.getElementById('switch-lang');
					if (other?.checkVisibility({ visibilityProperty: true })) painted.add(other.textContent);
					requestAnimationFrame(look);
				})();`)
			p.Visit(s.Address(c.page))
			p.Wait(`painted.size > 0`)
			title := driver.Eval[string](p, `document.title`)
			release()
			p.Ready()
			if got := driver.Eval[[]string](p, `[...painted]`); len(got) != 1 || got[0] != c.want {
				t.Errorf("what the switch has offered: %q, want %q alone", got, c.want)
			}
			if now := driver.Eval[string](p, `document.title`); now != title {
				t.Errorf("the title was %q before the program ran, and is %q", title, now)
			}
		})
	}
}

// Boards that stand in the document once, for both languages, are drawn in English too before the program runs.
func TestDrawingsInEnglish(t *testing.T) {
	s := driver.Serve(t, "/")
	release := s.Hold("/app.wasm")
	defer release()
	p := driver.Open(t, driver.Phone)
	p.Visit(s.Address("/variantes/?lang=en"))
	p.Wait(`document.querySelectorAll('lazy-drawing').length > 3`)
	for _, at := range []string{"0", "2", "-1"} {
		board := `[...document.querySelectorAll('lazy-drawing')].at(` + at + `)`
		p.Run(board + `.scrollIntoView()`)
		p.Wait(board + `.querySelector('svg')?.getBoundingClientRect().width > 40`)
	}
}

package e2e

import (
	"net/http"
	"testing"

	"tablier/app/e2e/driver"
)

// header has a server send a header with all it serves.
func header(name, value string) func(http.ResponseWriter, *http.Request) bool {
	return func(w http.ResponseWriter, _ *http.Request) bool {
		w.Header().Set(name, value)
		return false
	}
}

// Where the server forbids its pages in a frame, the page that composes frames says why its preview is empty.
func TestForbiddenPreviewSaysWhy(t *testing.T) {
	driver.Parallel(t)
	for _, c := range []struct {
		name, header, value string
		says                string
	}{
		{"allowed", "X-Frame-Options", "SAMEORIGIN", ""},
		{"frames of the page", "Content-Security-Policy", "frame-src 'none'", fr.Integrate.PreviewForbidden},
		{"pages in a frame", "Content-Security-Policy", "frame-ancestors https://cours.example",
			fr.Integrate.PreviewForbidden},
		{"the older header", "X-Frame-Options", "DENY", fr.Integrate.PreviewForbidden},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			s.Disturb(header(c.header, c.value))
			p := driver.Open(t, driver.Desktop)
			for _, expected := range []string{"frame-src", "Framing", "X-Frame-Options", "frame-ancestors", "ERR_BLOCKED"} {
				p.Expect(expected)
			}
			p.Start(s.Address("/integrer/"))
			const said = `document.querySelector('.preview').parentElement.querySelector('[role=status]').textContent`
			if c.says == "" {
				p.Run(`document.querySelector('.preview').scrollIntoView()`)
				p.Wait(`document.querySelector('.preview').contentDocument?.documentElement.dataset.ready === '1'`)
			}
			p.Wait(said + ` === ` + driver.Quote(c.says))
			p.Shot("preview")
		})
	}
}

package e2e

import (
	"net/http"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// In a frame without an origin programs run as well.
func TestProgramsInASandbox(t *testing.T) {
	s := driver.Serve(t, "/")
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		if r.URL.Path != "/course" {
			return false
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write([]byte(`<!doctype html><link rel="icon" href="data:,"><title>Cours</title><iframe sandbox="allow-scripts"
			src="/atelier/ecrire/?embed=1&lang=fr#e=gagne" width="1000" height="700"></iframe>`))
		return true
	})
	p := driver.Open(t, driver.Desktop)
	p.Visit(s.Address("/course"))
	f := p.Frame()
	f.Ready()
	f.Wait(driver.PythonReady)
	f.Run(driver.TypeProgram(driver.WinningProgram))
	f.Run(`document.getElementById('act-run').click()`)
	f.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
}

// Where a server forbids the frame in which programs run, that is told as soon as the browser says it: here the clock
// that waits for the frame never ends.
func TestProgramsWithoutAFrame(t *testing.T) {
	driver.Parallel(t)
	for name, forbids := range map[string]func(http.ResponseWriter, *http.Request) bool{
		"policy": header("Content-Security-Policy", "frame-src 'none'"),
		"frames": header("X-Frame-Options", "DENY"),
	} {
		t.Run(name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			s.Disturb(forbids)
			p := driver.Open(t, driver.Desktop)
			p.Expect("Content Security Policy")
			p.Expect("X-Frame-Options")
			p.Expect("ERR_BLOCKED_BY_RESPONSE")
			p.Inject(`const later = setTimeout;
				self.setTimeout = (f, ms, ...rest) => (ms === 60000 ? 0 : later(f, ms, ...rest));`)
			p.Start(s.Address(nav.WriteRoute) + "?lang=fr")
			p.Wait(`document.querySelector('.py')?.dataset.python === 'frame'`)
			p.Wait(`document.querySelector('.lack:not([hidden])')?.textContent === ` +
				driver.Quote(fr.Programs.Python("frame")))
		})
	}
}

package e2e

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// pastWorker stands behind what runs programs, as would somebody who has got past it: of a program that begins with
// "# js:" the rest of the line is run as JavaScript, with the port over which the page hears the program.
const pastWorker = `
;(() => {
	const start = self.onmessage;
	self.onmessage = async (event) => {
		await start(event);
		const serve = self.onmessage;
		self.onmessage = (event) => {
			serve(event);
			const [port] = event.ports;
			const honest = port.onmessage;
			port.onmessage = (request) => {
				const code = /^# js: (.*)/.exec(JSON.parse(request.data).program ?? '');
				if (code) new Function('port', code[1])(port);
				else honest(request);
			};
		};
	};
})();`

// getPast has programs run as pastWorker says.
func getPast(s *driver.Server) {
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		name := strings.TrimPrefix(r.URL.Path, s.Prefix)
		if !strings.HasPrefix(name, "demand/python.") {
			return false
		}
		w.Header().Set("Content-Type", "text/javascript")
		w.Write(append(slices.Clip(driver.Site().Files[name]), pastWorker...))
		return true
	})
}

// floods are programs that say too much at once, or something too long, each with the sentence that ends it.
var floods = []struct{ name, program, sentence string }{
	{"many", `for (const length = 9; ; ) port.postMessage(` + printed + `)`, "Arrêté : trop de messages à la fois."},
	{"large", `for (const length = 2e5; ; ) port.postMessage(` + printed + `)`, "Arrêté : trop de messages à la fois."},
	{"long", `const length = 3e5; port.postMessage(` + printed + `)`, "Arrêté : un message de plus de 256 ko."},
	{"giant", `const length = 1e8; port.postMessage(` + printed + `)`, "Arrêté : un message de plus de 256 ko."},
	{"no-text", `for (;;) port.postMessage({ event: 'print' })`, "Le programme s’est arrêté sans rien dire."},
	{"errors", `for (let i = 0; i < 1e4; i++) setTimeout(() => { throw new Error('x'.repeat(1e5)); })`,
		"Le programme s’est arrêté sans rien dire."},
}

// printed is an event of a program that says as many letters as it names length.
const printed = `JSON.stringify({ id: 1, event: 'print', text: 'x'.repeat(length) })`

// flooded opens the writing room, where programs can get past what confines them.
func flooded(t testing.TB) *driver.Tab {
	t.Helper()
	s := driver.Serve(t, "/")
	getPast(s)
	p := driver.Open(t, driver.Desktop)
	writing(t, p, s, "?lang=fr#e=gagne")
	return p
}

// runsUntil runs a program until a sentence has ended it.
func runsUntil(p *driver.Tab, program, sentence string) {
	p.T.Helper()
	p.Run(driver.TypeProgram("# not run yet"))
	p.Run(driver.TypeProgram("# js: " + program))
	p.Wait(`document.getElementById('fault').childElementCount === 0`)
	p.Click("#act-run")
	p.Wait(`document.querySelector('#fault b')?.textContent === ` + driver.Quote(sentence))
}

// A program that says too much at once, or something too long, is ended with a sentence, and the page goes on. One
// that says much, but no more than the page can read, is heard, and can be stopped.
func TestFloodOfAProgram(t *testing.T) {
	p := flooded(t)
	for _, flood := range floods {
		runsUntil(p, flood.program, flood.sentence)
	}
	p.Run(driver.TypeProgram(`# js: const length = 9; for (let i = 0; i < 3000; i++) port.postMessage(` + printed + `)`))
	p.Click("#act-run")
	p.Wait(`document.querySelector('.console pre').textContent.length > 18000`)
	p.Click("#act-stop")
	p.Wait(`document.getElementById('act-run')`)
	p.Run(driver.TypeProgram(driver.WinningProgram))
	p.Click("#act-run")
	p.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
}

// The longest task of the page's thread while a program floods it, in milliseconds of a processor.
func BenchmarkLongestTaskOfFlood(b *testing.B) {
	p := flooded(b)
	for b.Loop() {
		for _, flood := range floods {
			longest := p.LongestTask(func() { runsUntil(p, flood.program, flood.sentence) })
			b.ReportMetric(longest, "ms-longest-"+flood.name)
		}
	}
}

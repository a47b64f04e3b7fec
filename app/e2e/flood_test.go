package e2e

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// pastWorker returns what stands behind what runs programs, as would somebody who has got past it: a program that
// begins with "# js:" and the name of a flood has that run as JavaScript, with the port over which the page hears the
// program.
func pastWorker() string {
	var codes strings.Builder
	for _, flood := range append(slices.Clip(floods), much) {
		codes.WriteString("'" + flood.name + "': (port) => { " + flood.program + " },\n")
	}
	return `
;(() => {
	const floods = {` + codes.String() + `};
	const start = self.onmessage;
	self.onmessage = async (event) => {
		await start(event);
		const serve = self.onmessage;
		self.onmessage = (event) => {
			serve(event);
			const [port] = event.ports;
			const honest = port.onmessage;
			port.onmessage = (request) => {
				const text = typeof request.data === 'string' ? JSON.parse(request.data).program : ''; // or files
				const name = /^# js: (.*)/.exec(text ?? '');
				if (name) floods[name[1]](port);
				else honest(request);
			};
		};
	};
})();`
}

// getPast has programs run as pastWorker says.
func getPast(s *driver.Server) {
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		name := strings.TrimPrefix(r.URL.Path, s.Prefix)
		if !strings.HasPrefix(name, "demand/python-worker.") {
			return false
		}
		w.Header().Set("Content-Type", "text/javascript")
		w.Write(append(slices.Clip(driver.Site().Files[name]), pastWorker()...))
		return true
	})
}

// A flood is a program that says too much at once, or something too long, and the sentence that ends it.
type flood struct{ name, program, sentence string }

var floods = []flood{
	{"many", `for (const length = 9; ; ) port.postMessage(` + printed + `)`, "Arrêté : trop de messages à la fois."},
	{"large", `for (const length = 2e5; ; ) port.postMessage(` + printed + `)`, "Arrêté : trop de messages à la fois."},
	{"long", `const length = 3e5; port.postMessage(` + printed + `)`, "Arrêté : un message de plus de 256 ko."},
	{"giant", `const length = 1e8; port.postMessage(` + printed + `)`, "Arrêté : un message de plus de 256 ko."},
	{"no-text", `for (;;) port.postMessage({ event: 'print' })`, "Le programme s’est arrêté sans rien dire."},
	{"errors", `for (let i = 0; i < 1e4; i++) setTimeout(() => { throw new Error('x'.repeat(1e5)); })`,
		"Le programme s’est arrêté sans rien dire."},
}

// much is no flood, but much.
var much = flood{
	name: "much", program: `const length = 9; for (let i = 0; i < 3000; i++) port.postMessage(` + printed + `)`,
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

// runsUntil runs a flood until its sentence has ended it.
func runsUntil(p *driver.Tab, f flood) {
	p.T.Helper()
	p.Run(driver.TypeProgram("# not run yet"))
	p.Run(driver.TypeProgram("# js: " + f.name))
	p.Wait(`document.getElementById('fault').childElementCount === 0`)
	p.Click("#act-run")
	p.Wait(`document.querySelector('#fault b')?.textContent === ` + driver.Quote(f.sentence))
}

// A program that says too much at once, or something too long, is ended with a sentence, and the page goes on. One
// that says much, but no more than the page can read, is heard, and can be stopped.
func TestFloodOfAProgram(t *testing.T) {
	p := flooded(t)
	for _, f := range floods {
		runsUntil(p, f)
	}
	p.Run(driver.TypeProgram("# js: " + much.name))
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
		for _, f := range floods {
			longest := p.LongestTask(func() { runsUntil(p, f) })
			b.ReportMetric(longest, "ms-longest-"+f.name)
		}
	}
}

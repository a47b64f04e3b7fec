package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	machine "tablier/ai/players"
	"tablier/ai/python"
	"tablier/app/e2e/driver"
	"tablier/rules/all"
)

// asking opens a page of another origin, which asks the rules of the site. The page "/other" of that origin is there
// too.
func asking(t *testing.T, p *driver.Tab, body string) {
	t.Helper()
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if r.URL.Path == "/other" {
			body = ""
		}
		fmt.Fprint(w, `<!doctype html><html lang="fr"><link rel="icon" href="data:,"><title>Cours</title><script>
window.heard = [];
addEventListener('message', (e) => heard.push(e.data));
</script><body>`+body)
	}))
	t.Cleanup(host.Close)
	p.Visit(host.URL)
}

// inFrame is a page that holds the frame of rules itself.
func inFrame(s *driver.Server) string {
	return `<iframe id="frame" title="Tablier" src="` + s.Address("/rules.html") + `"></iframe><script>
window.say = (message) => frame.contentWindow.postMessage(message, '*');
</script>`
}

// Pages of another origin ask the rules of the site, one after the other.
func TestRulesAnswerOtherPages(t *testing.T) {
	s := driver.Serve(t, "/any/sub/path/")
	p := driver.Open(t, driver.Desktop)
	step(t, p, "answers", func(t *testing.T) { rulesAnswer(t, p, s) })
	step(t, p, "refusals", func(t *testing.T) { rulesRefuse(t, p, s) })
	step(t, p, "parent only", func(t *testing.T) { rulesAnswerTheirParentOnly(t, p, s) })
}

// rulesAnswer asks about every game: the answers are those of the rules here, and come by one frame.
func rulesAnswer(t *testing.T, p *driver.Tab, s *driver.Server) {
	asking(t, p, `<script src="`+s.Address("/tablier.js")+`"></script>`)
	host := python.NewHost(all.Games(), machine.New(), true)
	for _, about := range []string{
		"tapatan\t\t", "tapatan\tachi\t", "hyle\t\t", "entropy\t\t", "domino\t\t", "stratege\t\t",
	} {
		for _, question := range []string{
			"game\t" + about, "expand\t" + about + "\t", "cells\t" + about + "\t", "value\t" + about + "\t",
			"expand\t" + about + "\tnonsense",
		} {
			got := driver.Eval[string](p, `Tablier.ask(`+driver.Quote(question)+`)`)
			if want := host.Answer(question); got != want {
				t.Errorf("%q:\n got %.300q\nwant %.300q", question, got, want)
			}
		}
	}
	if got := driver.Eval[string](p, `Tablier.ask('value\ttapatan\tachi\t\t')`); !strings.HasPrefix(got, "ok\t") {
		t.Errorf("a position of Achi is worth %q", got)
	}
	if got := driver.Eval[int](p, `document.querySelectorAll('iframe').length`); got != 1 {
		t.Errorf("%d frames", got)
	}
	if got := p.FrameText(`getComputedStyle(document.body).color && document.title`); got != "Règles" {
		t.Errorf("the frame is %q", got)
	}
}

// rulesRefuse asks what is no question: that is told to be wrong, and what is for somebody else has no answer.
func rulesRefuse(t *testing.T, p *driver.Tab, s *driver.Server) {
	asking(t, p, inFrame(s))
	p.Wait(`heard.some((m) => m.tablier === 'rules' && m.ready === true)`)
	for _, bad := range []struct{ message, want string }{
		{`{ id: 1, question: 'dance' }`, "error\tquestion\tdance"},
		{`{ id: 2, question: '' }`, "error\tquestion\t"},
		{`{ id: 3, question: 'game\tchess\t\t' }`, "error\tgame\tchess"},
		{`{ id: 4, question: 7 }`, "error\tquestion\tit is no text"},
		{`{ id: 5 }`, "error\tquestion\tit is no text"},
		{`{ id: 'six', question: 'x'.repeat(1e7) }`, "error\tquestion\tit is longer"},
		{`{ id: { toString: 1 }, question: 'game\thyle\t\t' }`, "error\tquestion\tthe id"},
		{`{ question: 'game\thyle\t\t' }`, "error\tquestion\tthe id"},
		{`{ id: 'x'.repeat(65), question: 'game\thyle\t\t' }`, "error\tquestion\tthe id"},
	} {
		p.Run(`(() => { heard.length = 0; say('rules'); say(null); say({ tablier: 1, type: 'undo' });
			say({ tablier: 'rules', ...` + bad.message + ` }); })()`)
		p.Wait(`heard.length > 0`)
		got := driver.Eval[string](p, `heard.length === 1 && heard[0].answer`)
		if !strings.HasPrefix(got, bad.want) {
			t.Errorf("%.60s: %q, want %q", bad.message, got, bad.want)
		}
	}
	if got := driver.Eval[string](p, `String(heard[0].id)`); got != "null" {
		t.Errorf("an id that is none comes back as %q", got)
	}
}

// rulesAnswerTheirParentOnly wants only the page around the frame to be answered: not another that finds the frame, and
// not the frame itself on its own.
func rulesAnswerTheirParentOnly(t *testing.T, p *driver.Tab, s *driver.Server) {
	asking(t, p, inFrame(s)+`<iframe id="other" title="Autre" src="/other"></iframe>`)
	const question = `{ tablier: 'rules', id: 1, question: 'game\thyle\t\t' }`
	p.Wait(`heard.some((m) => m.ready) && other.contentDocument.readyState === 'complete' && other.contentWindow.heard`)
	// A message counts as that of the page whose script sends it.
	p.Run(`(() => {
		heard.length = 0;
		const script = other.contentDocument.createElement('script');
		script.textContent = "parent.frames[0].postMessage(` + question + `, '*')";
		other.contentDocument.head.append(script);
		say(` + strings.Replace(question, "id: 1", "id: 2", 1) + `);
	})()`)
	p.Wait(`heard.some((m) => m.id === 2)`)
	got := driver.Eval[string](p,
		`JSON.stringify([...other.contentWindow.heard, ...heard.filter((m) => m.id !== 2)])`)
	if got != "[]" {
		t.Errorf("a page that is not its parent, or that one of it, hears %s", got)
	}

	p.Visit(s.Address("/rules.html"))
	p.Run(`(() => { window.heard = []; addEventListener('message', (e) => heard.push(e.data)); postMessage(` +
		question + `, '*'); })()`)
	p.Wait(`heard.length > 0`)
	p.Settle()
	if got := driver.Eval[int](p, `heard.length`); got != 1 {
		t.Errorf("the page answers itself: %d messages", got)
	}
}

// Rules that do not start are told, and tried again by the next question.
func TestRulesThatDoNotCome(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Expect("ai.wasm")
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, "/ai.wasm") && s.Times("ai.wasm") < 3 {
			http.NotFound(w, r)
			return true
		}
		return false
	})
	asking(t, p, `<script src="`+s.Address("/tablier.js")+`"></script>`)
	const ask = `Tablier.ask('game\thyle\t\t')`
	if got := driver.Eval[string](p, ask); !strings.HasPrefix(got, "error\tstart\t") || !strings.Contains(got, "404") {
		t.Errorf("without ai.wasm: %q", got)
	}
	if got := driver.Eval[string](p, ask); got != "ok\tC\tO\t5\t" {
		t.Errorf("with ai.wasm again: %q", got)
	}
	got := driver.Eval[string](p, `Tablier.ask('game', 'x/tablier.html').catch((e) => e.message)`)
	if !strings.Contains(got, "folder") {
		t.Errorf("of one file: %q", got)
	}
}

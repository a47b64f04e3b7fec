package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"tablier/app/class/pupil"
	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// exampleOf returns the page that the documentation gives as an example, with a set.
func exampleOf(p *driver.Tab, s *driver.Server, code string) string {
	p.T.Helper()
	p.Start(s.Address(nav.IntegrateRoute) + "?lang=fr")
	p.Run(`document.getElementById('sets').scrollIntoView()`)
	p.Settle()
	p.FitsWidth()
	p.Shot("documentation")
	example := driver.Eval[string](p, `document.getElementById('set-example').textContent`)
	for _, part := range []string{s.Address("/"), "s=1…"} {
		if !strings.Contains(example, part) {
			p.T.Fatalf("no %s in the example:\n%s", part, example)
		}
	}
	return strings.Replace(example, "s=1…", code, 1)
}

// A page of a course shows a set as the documentation says: it is told of every try and how the pupil stands, as
// statements of xAPI too, and the pupil goes on from what the page has kept, the program among it.
func TestSetInACourse(t *testing.T) {
	given, q := sixItems(t)
	given.Items = []set.Item{given.Items[0], given.Items[2], given.Items[4], given.Items[3]}
	code, err := set.Encode(given)
	if err != nil {
		t.Fatal(err)
	}
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	example := exampleOf(p, s, code)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><html lang="fr"><meta charset="utf-8"><link rel="icon" href="data:,">
<title>Cours</title><script>
window.heard = [];
addEventListener('message', (e) => heard.push(e.data));
window.told = (type) => heard.filter((m) => m.type === type);
</script>%s`, example)
	}))
	t.Cleanup(host.Close)
	p.Visit(host.URL)
	c := course{p, s, host.URL}

	c.Within(onSet("starting"))
	c.touch("#set-begin")
	c.Within(onItem(1, 4))
	c.Wait(`told('set').at(-1)?.status === 'incomplete' && told('set').at(-1).title === 'Découvrir minimax'`)
	c.Within(problem("play"))
	c.touch("#point-" + string(wrongOf(t, "tapatan", q)))
	c.Within(problem("wrong"))
	c.Wait(`told('task').length === 1 && told('task')[0].passed === false && told('task')[0].tries === 1`)
	c.touch("#problem-next")
	c.Within(problem("play"))
	c.touch("#point-" + string(q.Line[0]))
	c.Within(problem("solved"))
	c.Wait(`told('task').length === 2 && JSON.stringify([told('task')[1]].map((m) =>
		[m.item, m.kind, m.passed, m.tries, m.score, m.status])[0]) === '[1,"puzzle",true,2,[1,3],"incomplete"]'`)
	c.touch("#problem-next")
	c.Within(onItem(2, 4))
	c.touch("#act-solve-1")
	c.Wait(`told('task').at(-1).item === 2 && told('task').at(-1).kind === 'watch' && told('task').at(-1).passed`)
	c.touch("#course .step:last-child")
	c.Within(onItem(3, 4))
	c.Within(driver.PythonReady)
	c.writes(driver.WinningProgram)
	c.touch("#act-run")
	c.Within(`document.querySelectorAll('.tests li.ok').length === 4`)
	c.Wait(`told('task').at(-1).item === 3 && told('task').at(-1).passed`)
	c.Shot("python")
	wantStatements(c)
	if n := driver.Eval[int](p, `told('set').at(-1).resume.length`); n > pupil.MaxResume {
		t.Errorf("%d characters to go on from", n)
	}

	c.Visit(host.URL)
	c.Within(`document.getElementById('set-begin')?.textContent === ` + driver.Quote(fr.Pupil.GoOn))
	c.touch("#set-begin")
	c.Within(onItem(3, 4))
	c.Within(driver.PythonReady)
	c.Within(`[...document.querySelectorAll('textarea')].some((e) => e.value.includes(` +
		driver.Quote(strings.Split(strings.TrimSpace(driver.WinningProgram), "\n")[0]) + `))`)
	c.touch("#course .step:last-child")
	c.touch("#set-read")
	c.Within(onSet("ending"))
	c.Wait(`told('set').at(-1).status === 'passed' && String(told('set').at(-1).score) === '3,3'`)
	c.Wait(`told('xapi').some((m) => m.statement.verb.id.endsWith('/passed') && m.statement.result.score.scaled === 1)`)
	c.Within(`document.getElementById('set-sent').checkVisibility()`)
	c.Shot("end")
	if kept := c.FrameText(`Object.keys(localStorage).filter((key) => key.includes('set.')).join()`); kept != "" {
		t.Errorf("kept on the device: %s", kept)
	}
}

// A match of a set in a frame stays on its table while a page of the other program is shown.
func TestMatchOfASetInAFrame(t *testing.T) {
	given, _ := sixItems(t)
	given.Items = []set.Item{given.Items[5], given.Items[3]}
	code, err := set.Encode(given)
	if err != nil {
		t.Fatal(err)
	}
	c := inCourse(t, driver.Phone, driver.Serve(t, "/"), nav.SetRoute+"#"+code,
		url.Values{"embed": {"set"}, "lang": {"en"}})
	c.Run(`(() => { window.answer = (m) => m.type === 'ready' && say({ type: 'set' }); heard.forEach(answer); })()`)
	c.Run(`(() => { board.style.height = '720px'; })()`)
	c.Within(onSet("starting"))
	c.touch("#set-begin")
	c.Within(`document.documentElement.dataset.ready === '1' && location.pathname === '/tapatan/'`)
	c.touch("#point-b2")
	c.Within(`document.querySelectorAll('.move').length === 2`)
	c.Within(`document.documentElement.scrollWidth <= innerWidth`)
	c.Shot("match")
	c.touch("#course .step:last-child")
	c.Within(onSet("reading"))
	c.Within(lang(i18n.English))
	c.touch("#course .step:first-child")
	c.Within(`document.querySelectorAll('.move').length === 2`)
	c.Wait(`told('set').at(-1)?.status === 'incomplete' && told('resize').length === 0`)
}

// wantStatements checks the statements of xAPI: a try each, and how the set stands where that has changed.
func wantStatements(c course) {
	c.T.Helper()
	c.Wait(`told('xapi').filter((m) => m.statement.verb.id.endsWith('/answered')).length === told('task').length`)
	if wrong := driver.Eval[string](c.Tab, `JSON.stringify(told('xapi').filter(({ statement: s }) =>
		s.version !== '1.0.3' || isNaN(Date.parse(s.timestamp)) || !URL.canParse(s.verb.id) || !URL.canParse(s.object.id) ||
		s.object.objectType !== 'Activity' || !URL.canParse(s.object.definition.type) || s.actor))`); wrong != "[]" {
		c.T.Errorf("statements: %s", wrong)
	}
	try := driver.Eval[string](c.Tab, `(({ object, result, context }) => [object.id.split('/').pop(), result.success,
		result.response, context.contextActivities.parent[0].id === object.id.replace(/\/1$/, '')].join())(
		told('xapi').find((m) => m.statement.verb.id.endsWith('/answered')).statement)`)
	if !strings.HasPrefix(try, "1,false,") || !strings.HasSuffix(try, ",true") {
		c.T.Errorf("the first try is told as %s", try)
	}
}

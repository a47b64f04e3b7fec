package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tablier/app/e2e/driver"
	"tablier/rules"
)

// A course is a page of another origin that shows a board within its own.
type course struct {
	*driver.Tab
	t *testing.T
}

// inCourse opens a course page with a board at an address of the site, which may end with what a page opens, after a #.
// It hears what the board says as window.heard.
func inCourse(t *testing.T, d driver.Device, s *driver.Server, route string, parameters url.Values) course {
	t.Helper()
	p := driver.Open(t, d)
	route, opens, found := strings.Cut(route, "#")
	if found {
		opens = "#" + opens
	}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><html lang="fr"><title>Cours</title><meta name="viewport" content="width=device-width">
<body style="margin:0"><h1>Cours</h1>
<iframe id="board" title="Tablier" style="border:0;width:100%%;height:300px" src="%s"></iframe>
<script>
window.heard = [];
addEventListener('message', (e) => {
	if (e.data.tablier === undefined) return;
	heard.push(e.data);
	if (e.data.type === 'resize') board.style.height = e.data.height + 'px';
	window.answer?.(e.data);
});
window.say = (message) => board.contentWindow.postMessage({ tablier: 1, ...message }, '*');
window.told = (type) => heard.filter((m) => m.type === type);
</script>`, strings.ReplaceAll(s.Address(route)+"?"+parameters.Encode()+opens, "&", "&amp;"))
	}))
	t.Cleanup(host.Close)
	parameters.Set("embed", "1")
	if !parameters.Has("origin") {
		parameters.Set("origin", host.URL)
	}
	p.Visit(host.URL)
	return course{p, t}
}

func (c course) hears(kind string) {
	c.t.Helper()
	c.Wait(`told(` + driver.Quote(kind) + `).length > 0`)
}

// A course page's own program plays a whole game against the machine.
func TestHostPlays(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Desktop, s, "/tapatan/", url.Values{"first": {"host"}, "second": {"2"}})
	c.Run(`(() => { window.answer = (m) => m.type === 'your-turn' && say({ type: 'move', re: m.id, move: m.legal[0] });
		heard.forEach(answer); })()`)
	c.hears("result")
	result := driver.Eval[string](c.Tab, `JSON.stringify(told('result')[0])`)
	if !strings.Contains(result, `"reason"`) || driver.Eval[int](c.Tab, `told('your-turn').length`) < 3 {
		t.Errorf("the game ends with %s", result)
	}
	if got := driver.Eval[int](c.Tab, `told('error').length`); got > 0 {
		t.Errorf("errors: %s", driver.Eval[string](c.Tab, `JSON.stringify(told('error'))`))
	}
	if got, want := driver.Eval[int](c.Tab, `told('move').length`), driver.Eval[int](c.Tab,
		`told('move').at(-1).ply`); got != want {
		t.Errorf("told of %d moves, the last of which is number %d", got, want)
	}
	c.Shot("result")
	c.Run(`say({ type: 'move', re: told('your-turn').at(-1).id, move: 'a1', id: 'late' })`)
	c.Wait(`told('error').some((m) => m.fault === 'late' && m.re === 'late')`)
}

// A page that plays in a game with secrets receives what its side may know; the screen shows what the person's may.
func TestHostKeepsSecrets(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Desktop, s, "/stratege/",
		url.Values{"first": {"host"}, "moves": {"#111222333444555666 #666555444333222111"}})
	c.hears("your-turn")
	said := driver.Eval[string](c.Tab, `JSON.stringify(heard)`)
	if !strings.Contains(said, "#111222333444555666") || strings.Contains(said, "#666555444333222111") {
		t.Errorf("said: %s", said)
	}
	turn := driver.Eval[struct {
		Position string
		Legal    []string
	}](c.Tab, `told('your-turn')[0]`)
	view, err := driver.Game("stratege").Spec.New(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []rules.Move{"#111222333444555666", "#666555444333222111"} {
		if view, err = view.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if want := view.View(rules.First).String(); turn.Position != want || len(turn.Legal) != 36 {
		t.Errorf("position %s, want %s; %d moves", turn.Position, want, len(turn.Legal))
	}
	c.Within(`[...document.querySelectorAll('.piece[data-at] use')].filter((e) =>
		/stratege-w\d/.test(e.getAttribute('href'))).length === 0`)
	c.Run(`say({ type: 'move', re: told('your-turn')[0].id, move: told('your-turn')[0].legal[0] })`)
	c.hears("move")
}

// A page that does not answer is reported to the person; the game goes on when it does after all, but a late answer
// counts for nothing.
func TestSilentHost(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Phone, s, "/tapatan/", url.Values{"first": {"host"}})
	c.hears("your-turn")
	c.Within(`document.querySelector('.status h2').textContent === ` + driver.Quote(fr.Embed.SilentHost))
	c.Shot("silent")
	c.Within(`document.getElementById('act-ask').click()`)
	c.Wait(`told('your-turn').length === 2`)
	c.Run(`say({ type: 'move', re: told('your-turn')[0].id, move: 'a1', id: 'late' })`)
	c.Wait(`told('error').some((m) => m.fault === 'late' && m.re === 'late')`)
	c.Run(`say({ type: 'move', re: told('your-turn')[1].id, move: 'b2' })`)
	c.Wait(`told('move').some((m) => m.move === 'b2')`)
}

// What a host page says is obeyed, or refused with a reason, and does no harm.
func TestHostMessages(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Phone, s, "/tapatan/", url.Values{"moves": {"a1 b2"}, "controls": {"undo,moves"}})
	c.hears("ready")
	ready := driver.Eval[string](c.Tab, `JSON.stringify(told('ready')[0])`)
	if !strings.Contains(ready, `"moves":["a1","b2"]`) || !strings.Contains(ready, `"toMove":"first"`) {
		t.Errorf("ready: %s", ready)
	}
	c.Run(`say({ type: 'play', move: 'c3' })`)
	c.Wait(`told('move').some((m) => m.move === 'c3' && m.by === 'first')`)
	c.Run(`say({ type: 'undo' })`)
	c.Wait(`told('position').some((m) => m.ply === 2)`)
	c.Run(`say({ type: 'suggest', id: 's' })`)
	c.Wait(`told('suggestion').some((m) => m.re === 's' && m.move !== '')`)
	c.Run(`say({ type: 'load', parameters: { moves: 'b2 a1' } })`)
	c.Wait(`told('position').some((m) => m.moves.join(' ') === 'b2 a1')`)
	c.Run(`say({ type: 'configure', parameters: { second: '1', theme: 'dark', lang: 'en', controls: '' } })`)
	c.Run(`say({ type: 'play', move: 'c1' })`)
	c.Wait(`told('move').some((m) => m.by === 'second')`) // the machine
	c.Settle()
	c.Shot("dark")
	for _, bad := range []struct{ message, fault string }{
		{`{ type: 'play', move: 'b2' }`, "move"},
		{`{ type: 'dance' }`, "type"},
		{`{ type: 7 }`, "shape"},
		{`{ type: 'play' }`, "shape"},
		{`{ type: 'play', move: 'x'.repeat(1e7) }`, "shape"},
		{`{ type: 'load', parameters: { position: 'x' } }`, "position"},
		{`{ type: 'load', parameters: { first: 'host' } }`, "shape"},
		{`{ type: 'load', parameters: ['a1'] }`, "shape"},
		{`{ tablier: 2, type: 'undo' }`, "shape"},
	} {
		c.Run(`(() => { heard.length = 0; say(` + bad.message + `); })()`)
		c.Wait(`told('error').length === 1`)
		if got := driver.Eval[string](c.Tab, `told('error')[0].fault`); got != bad.fault {
			t.Errorf("%.60s: fault %q, want %q", bad.message, got, bad.fault)
		}
	}
	c.Run(`(() => { heard.length = 0; say({ type: 'position', id: 'p' }); })()`)
	c.Wait(`told('position').some((m) => m.re === 'p' && m.moves.length === 4)`)
}

// Who is not named may say nothing, and receives nothing.
func TestHostOfAnotherOrigin(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Desktop, s, "/tapatan/", url.Values{"origin": {"https://cours.example"}, "moves": {"a1"}})
	c.hears("ready")
	c.Run(`say({ type: 'play', move: 'b2' })`)
	c.Wait(`told('error').some((m) => m.fault === 'origin')`)
	if got := driver.Eval[string](c.Tab, `JSON.stringify(told('ready')[0])`); strings.Contains(got, "a1") ||
		driver.Eval[int](c.Tab, `told('move').length`) > 0 {
		t.Errorf("told: %s", got)
	}
}

// A task is reported as done, or as failed at the move that makes it so.
func TestTask(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Desktop, s, "/tapatan/",
		url.Values{"moves": {"a1 a3 b1 b3"}, "second": {"6"}, "task": {"win:1"}})
	c.hears("ready")
	c.Run(`say({ type: 'play', move: 'c3' })`)
	c.Wait(`told('task').length === 1 && told('task')[0].solved === false`)
	c.Settle()
	c.Shot("failed")
	c.Run(`say({ type: 'load', parameters: { moves: 'a1 a3 b1 b3' } })`)
	c.Wait(`told('position').at(-1)?.moves.length === 4`)
	c.Run(`say({ type: 'play', move: 'c1' })`)
	c.Wait(`told('task').length === 2 && told('task')[1].solved === true`)
	c.Settle()
	c.Shot("solved")
}

// A frame is as high as what it shows, also when the page around it changes its width, and starts nothing before it is
// seen: of six in a page, one.
func TestFrameIsSeen(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><title>Cours</title><body style="margin:0"><script src="%s"></script><script>
window.ready = 0;
for (let i = 0; i < 6; i++) {
	const space = document.createElement('div');
	space.style.height = '3000px';
	document.body.append(space);
	Tablier.embed(document.body, { game: 'entropy', controls: '' }).then((board) => { window.board = board; ready++; });
}
</script>`, s.Address("/tablier.js"))
	}))
	t.Cleanup(host.Close)
	p.Visit(host.URL)
	p.Wait(`document.querySelector('iframe')?.offsetHeight > 0`)
	p.Run(`new Promise((resolve) => setTimeout(resolve, 1500))`)
	if got := s.Times("app.wasm"); got != 0 {
		t.Errorf("the program was fetched %d times before anybody saw it", got)
	}
	p.Run(`document.querySelector('iframe').scrollIntoView()`)
	p.Wait(`window.board`)
	p.Settle()
	if got := driver.Eval[int](p, `ready`); got != 1 {
		t.Errorf("%d boards run when one is seen", got)
	}
	if got := driver.Eval[string](p, `board.position().then((state) => state.toMove)`); got != "first" {
		t.Errorf("to move: %q", got)
	}
	p.Settle()
	wide := driver.Eval[int](p, `document.querySelector('iframe').offsetHeight`)
	p.Do(chromedp.EmulateViewport(500, 900))
	p.Wait(fmt.Sprintf(`Math.abs(document.querySelector('iframe').offsetHeight - %d) > 40`, wide))
	p.Settle()
	p.Run(`document.querySelector('iframe').scrollIntoView()`)
	p.Shot("narrow")
}

// The page that composes frames shows what it composes.
func TestIntegratePage(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Desktop, driver.Phone, driver.Narrow} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			p.Start(s.Address("/integrer/"))
			p.Wait(`document.querySelector('.preview').contentDocument?.documentElement.dataset.ready === '1' ||
				document.querySelector('.preview').getBoundingClientRect().top > innerHeight`)
			p.Choose("#wish-game", "entropy")
			p.Choose("#wish-second", "machine-5")
			p.Settle()
			if code := driver.Eval[string](p, `document.getElementById('wish-code').value`); !strings.Contains(code,
				s.Address("/entropy/")) || !strings.Contains(code, "second=machine-5") {
				t.Errorf("the code is %s", code)
			}
			if over := driver.Eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
				t.Errorf("the page is %d px too wide", over)
			}
			p.Shot("integrate")
			p.Accessible()
		})
	}
}

// The example of an ordinary page works as it stands, once it has the site's address.
func TestExampleOfAPlainPage(t *testing.T) {
	s := driver.Serve(t, "/tablier/")
	example, err := os.ReadFile("../../web/examples/plain.html")
	if err != nil {
		t.Fatal(err)
	}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, strings.ReplaceAll(string(example), "https://votre-site.example/tablier/", s.Address("/")))
	}))
	t.Cleanup(host.Close)
	p := driver.Open(t, driver.Desktop)
	p.Visit(host.URL)
	p.Wait(`document.querySelector('iframe')?.offsetHeight > 480`)
	p.Within(`document.documentElement.dataset.ready === '1' && document.getElementById('point-c1').click()`)
	p.Wait(`document.getElementById('said').textContent === 'Bravo.'`)
	p.Settle()
	p.Shot("plain")
}

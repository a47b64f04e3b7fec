package e2e

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"tablier/rules"
)

// A course is a page of another origin that shows a board within its own.
type course struct {
	*tab
	t *testing.T
}

// inCourse opens a course page with a board at an address of the site. It hears what the board says as window.heard.
func inCourse(t *testing.T, d device, s *server, route string, parameters url.Values) course {
	t.Helper()
	p := open(t, d)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><html lang="fr"><title>Cours</title><meta name="viewport" content="width=device-width">
<body style="margin:0"><h1>Cours</h1><iframe id="board" title="Tablier" style="border:0;width:100%%;height:300px" src="%s"></iframe>
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
</script>`, strings.ReplaceAll(s.url(route)+"?"+parameters.Encode(), "&", "&amp;"))
	}))
	t.Cleanup(host.Close)
	parameters.Set("embed", "1")
	if !parameters.Has("origin") {
		parameters.Set("origin", host.URL)
	}
	p.visit(host.URL)
	return course{p, t}
}

func (c course) hears(kind string) {
	c.t.Helper()
	c.wait(`told(` + quote(kind) + `).length > 0`)
}

// A course page's own program plays a whole game against the machine.
func TestHostPlays(t *testing.T) {
	s := serve(t, "/")
	c := inCourse(t, desktop, s, "/tapatan/", url.Values{"first": {"host"}, "second": {"2"}})
	c.do(runs(`(() => { window.answer = (m) => m.type === 'your-turn' && say({ type: 'move', re: m.id, move: m.legal[0] });
		heard.forEach(answer); })()`))
	c.hears("result")
	result := eval[string](c.tab, `JSON.stringify(told('result')[0])`)
	if !strings.Contains(result, `"reason"`) || eval[int](c.tab, `told('your-turn').length`) < 3 {
		t.Errorf("the game ends with %s", result)
	}
	if got := eval[int](c.tab, `told('error').length`); got > 0 {
		t.Errorf("errors: %s", eval[string](c.tab, `JSON.stringify(told('error'))`))
	}
	if got, want := eval[int](c.tab, `told('move').length`), eval[int](c.tab, `told('move').at(-1).ply`); got != want {
		t.Errorf("told of %d moves, the last of which is number %d", got, want)
	}
	c.shot("result")
	c.do(runs(`say({ type: 'move', re: told('your-turn').at(-1).id, move: 'a1', id: 'late' })`))
	c.wait(`told('error').some((m) => m.fault === 'late' && m.re === 'late')`)
}

// A page that plays in a game with secrets is told what its side may know; the screen shows what the person's may.
func TestHostKeepsSecrets(t *testing.T) {
	s := serve(t, "/")
	c := inCourse(t, desktop, s, "/stratege/", url.Values{"first": {"host"}, "moves": {"#111222333444555666 #666555444333222111"}})
	c.hears("your-turn")
	said := eval[string](c.tab, `JSON.stringify(heard)`)
	if !strings.Contains(said, "#111222333444555666") || strings.Contains(said, "#666555444333222111") {
		t.Errorf("said: %s", said)
	}
	turn := eval[struct {
		Position string
		Legal    []string
	}](c.tab, `told('your-turn')[0]`)
	view, err := gameOf("stratege").Spec.New(rules.Setup{})
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
	c.within(`[...document.querySelectorAll('.piece[data-at] use')].filter((e) => /stratege-w\d/.test(e.getAttribute('href'))).length === 0`)
	c.do(runs(`say({ type: 'move', re: told('your-turn')[0].id, move: told('your-turn')[0].legal[0] })`))
	c.hears("move")
}

// A page that does not answer is told of; the game goes on when it does after all, but a late answer counts for nothing.
func TestSilentHost(t *testing.T) {
	s := serve(t, "/")
	c := inCourse(t, phone, s, "/tapatan/", url.Values{"first": {"host"}})
	c.hears("your-turn")
	c.within(`document.querySelector('.status strong').textContent === 'La page ne répond pas.'`)
	c.shot("silent")
	c.within(`document.getElementById('act').click()`)
	c.wait(`told('your-turn').length === 2`)
	c.do(runs(`say({ type: 'move', re: told('your-turn')[0].id, move: 'a1', id: 'late' })`))
	c.wait(`told('error').some((m) => m.fault === 'late' && m.re === 'late')`)
	c.do(runs(`say({ type: 'move', re: told('your-turn')[1].id, move: 'b2' })`))
	c.wait(`told('move').some((m) => m.move === 'b2')`)
}

// What a host page says is obeyed, or refused with a reason, and does no harm.
func TestHostMessages(t *testing.T) {
	s := serve(t, "/")
	c := inCourse(t, phone, s, "/tapatan/", url.Values{"moves": {"a1 b2"}, "controls": {"undo,moves"}})
	c.hears("ready")
	ready := eval[string](c.tab, `JSON.stringify(told('ready')[0])`)
	if !strings.Contains(ready, `"moves":["a1","b2"]`) || !strings.Contains(ready, `"toMove":"first"`) {
		t.Errorf("ready: %s", ready)
	}
	c.do(runs(`say({ type: 'play', move: 'c3' })`))
	c.wait(`told('move').some((m) => m.move === 'c3' && m.by === 'first')`)
	c.do(runs(`say({ type: 'undo' })`))
	c.wait(`told('position').some((m) => m.ply === 2)`)
	c.do(runs(`say({ type: 'suggest', id: 's' })`))
	c.wait(`told('suggestion').some((m) => m.re === 's' && m.move !== '')`)
	c.do(runs(`say({ type: 'load', parameters: { moves: 'b2 a1' } })`))
	c.wait(`told('position').some((m) => m.moves.join(' ') === 'b2 a1')`)
	c.do(runs(`say({ type: 'configure', parameters: { second: '1', theme: 'dark', lang: 'en', controls: '' } })`))
	c.do(runs(`say({ type: 'play', move: 'c1' })`))
	c.wait(`told('move').some((m) => m.by === 'second')`) // the machine
	c.settle()
	c.shot("dark")
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
		c.do(runs(`(() => { heard.length = 0; say(` + bad.message + `); })()`))
		c.wait(`told('error').length === 1`)
		if got := eval[string](c.tab, `told('error')[0].fault`); got != bad.fault {
			t.Errorf("%.60s: fault %q, want %q", bad.message, got, bad.fault)
		}
	}
	c.do(runs(`(() => { heard.length = 0; say({ type: 'position', id: 'p' }); })()`))
	c.wait(`told('position').some((m) => m.re === 'p' && m.moves.length === 4)`)
}

// Who is not named may say nothing, and is told nothing.
func TestHostOfAnotherOrigin(t *testing.T) {
	s := serve(t, "/")
	c := inCourse(t, desktop, s, "/tapatan/", url.Values{"origin": {"https://cours.example"}, "moves": {"a1"}})
	c.hears("ready")
	c.do(runs(`say({ type: 'play', move: 'b2' })`))
	c.wait(`told('error').some((m) => m.fault === 'origin')`)
	if got := eval[string](c.tab, `JSON.stringify(told('ready')[0])`); strings.Contains(got, "a1") || eval[int](c.tab, `told('move').length`) > 0 {
		t.Errorf("told: %s", got)
	}
}

// A task is told as done, or as out of reach at the move that makes it so.
func TestTask(t *testing.T) {
	s := serve(t, "/")
	c := inCourse(t, desktop, s, "/tapatan/", url.Values{"moves": {"a1 a3 b1 b3"}, "second": {"6"}, "task": {"win:1"}})
	c.hears("ready")
	c.do(runs(`say({ type: 'play', move: 'c3' })`))
	c.wait(`told('task').length === 1 && told('task')[0].solved === false`)
	c.settle()
	c.shot("failed")
	c.do(runs(`say({ type: 'load', parameters: { moves: 'a1 a3 b1 b3' } })`))
	c.wait(`told('position').at(-1)?.moves.length === 4`)
	c.do(runs(`say({ type: 'play', move: 'c1' })`))
	c.wait(`told('task').length === 2 && told('task')[1].solved === true`)
	c.settle()
	c.shot("solved")
}

// A frame is as high as what it shows, also when the page around it changes its width, and starts nothing before it is
// seen: of six in a page, one.
func TestFrameIsSeen(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
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
</script>`, s.url("/tablier.js"))
	}))
	t.Cleanup(host.Close)
	p.visit(host.URL)
	p.wait(`document.querySelector('iframe')?.offsetHeight > 0`)
	p.do(runs(`new Promise((resolve) => setTimeout(resolve, 1500))`))
	if got := s.times("app.wasm"); got != 0 {
		t.Errorf("the program was fetched %d times before anybody saw it", got)
	}
	p.do(runs(`document.querySelector('iframe').scrollIntoView()`))
	p.wait(`window.board`)
	p.settle()
	if got := eval[int](p, `ready`); got != 1 {
		t.Errorf("%d boards run when one is seen", got)
	}
	if got := eval[string](p, `board.position().then((state) => state.toMove)`); got != "first" {
		t.Errorf("to move: %q", got)
	}
	p.settle()
	wide := eval[int](p, `document.querySelector('iframe').offsetHeight`)
	p.do(chromedp.EmulateViewport(400, 900))
	p.wait(fmt.Sprintf(`Math.abs(document.querySelector('iframe').offsetHeight - %d) > 40`, wide))
	p.settle()
	p.do(runs(`document.querySelector('iframe').scrollIntoView()`))
	p.shot("narrow")
}

// The page that composes frames shows what it composes.
func TestIntegratePage(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{desktop, phone, narrow} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d)
			p.start(s.url("/integrer/"))
			p.wait(`document.querySelector('.preview').contentDocument?.documentElement.dataset.ready === '1' || document.querySelector('.preview').getBoundingClientRect().top > innerHeight`)
			p.choose("#wish-game", "entropy")
			p.choose("#wish-second", "5")
			p.settle()
			if code := eval[string](p, `document.getElementById('wish-code').value`); !strings.Contains(code, s.url("/entropy/")) || !strings.Contains(code, "second=5") {
				t.Errorf("the code is %s", code)
			}
			if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
				t.Errorf("the page is %d px too wide", over)
			}
			p.shot("integrate")
			p.accessible()
		})
	}
}

// The example of an ordinary page works as it stands, once it has the site's address.
func TestExampleOfAPlainPage(t *testing.T) {
	s := serve(t, "/tablier/")
	example, err := os.ReadFile("../../web/examples/plain.html")
	if err != nil {
		t.Fatal(err)
	}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, strings.ReplaceAll(string(example), "https://votre-site.example/tablier/", s.url("/")))
	}))
	t.Cleanup(host.Close)
	p := open(t, desktop)
	p.visit(host.URL)
	p.wait(`document.querySelector('iframe')?.offsetHeight > 480`)
	p.within(`document.documentElement.dataset.ready === '1' && document.getElementById('point-c1').click()`)
	p.wait(`document.getElementById('said').textContent === 'Bravo.'`)
	p.settle()
	p.shot("plain")
}

// within evaluates an expression in the one frame of the page, whose origin is another, until it is not false.
func (p *tab) within(expression string) {
	p.t.Helper()
	for begun := time.Now(); time.Since(begun) < patience; time.Sleep(50 * time.Millisecond) {
		var met bool
		p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			tree, err := cdp.Call(ctx, t, page.GetFrameTree, cdp.Empty{})
			if err != nil || len(tree.FrameTree.ChildFrames) == 0 {
				return err
			}
			world, err := cdp.Call(ctx, t, page.CreateIsolatedWorld, page.CreateIsolatedWorldParams{FrameID: tree.FrameTree.ChildFrames[0].Frame.ID})
			if err != nil {
				return err
			}
			got, err := cdp.Call(ctx, t, runtime.Evaluate, runtime.EvaluateParams{
				Expression: "(" + expression + ") !== false", ContextID: world.ExecutionContextID,
			})
			met = err == nil && got.ExceptionDetails == nil && string(got.Result.Value) == "true"
			return err
		}))
		if met {
			return
		}
	}
	p.t.Fatalf("never true in the frame: %s", expression)
}

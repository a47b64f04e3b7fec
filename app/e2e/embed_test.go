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
)

// A course is a page of another origin that shows a board within its own.
type course struct {
	*driver.Tab
	s    *driver.Server
	host string // the address of the page
}

// inCourse opens a course page with a board at an address of the site; see [course.shows].
func inCourse(t testing.TB, d driver.Device, s *driver.Server, route string, parameters url.Values) course {
	t.Helper()
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><html lang="fr"><title>Cours</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><body style="margin:0"><h1>Cours</h1>
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
</script>`, strings.ReplaceAll(r.URL.Query().Get("board"), "&", "&amp;"))
	}))
	t.Cleanup(host.Close)
	c := course{driver.Open(t, d), s, host.URL}
	c.shows(route, parameters)
	return c
}

// shows opens the course page anew, with a board at an address of the site, which may end with what a page opens, after
// a #. It hears what the board says as window.heard.
func (c course) shows(route string, parameters url.Values) {
	c.T.Helper()
	route, opens, found := strings.Cut(route, "#")
	if found {
		opens = "#" + opens
	}
	if parameters == nil {
		parameters = url.Values{}
	}
	if !parameters.Has("embed") {
		parameters.Set("embed", "1")
	}
	if !parameters.Has("origin") {
		parameters.Set("origin", c.host)
	}
	board := c.s.Address(route) + "?" + parameters.Encode() + opens
	c.Visit(c.host + "/?" + url.Values{"board": {board}}.Encode())
}

func (c course) hears(kind string) {
	c.T.Helper()
	c.Wait(`told(` + driver.Quote(kind) + `).length > 0`)
}

// A frame is as high as what it shows, also when the page around it changes its width, and starts nothing before it is
// seen: of six in a page, one.
func TestFrameIsSeen(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><title>Cours</title><body style="margin:0"><script src="%s"></script><script>
window.ready = window.loaded = 0;
for (let i = 0; i < 6; i++) {
	const space = document.createElement('div');
	space.style.height = '3000px';
	document.body.append(space);
	Tablier.embed(document.body, { game: 'entropy', controls: '' }).then((board) => { window.board = board; ready++; });
	document.body.lastChild.addEventListener('load', () => loaded++);
}
</script>`, s.Address("/tablier.js"))
	}))
	t.Cleanup(host.Close)
	p.Visit(host.URL)
	p.Wait(`loaded === 6`) // what starts its program unasked has asked for it by then
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
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/integrer/"))
	p.Run(`document.querySelector('.preview').scrollIntoView()`)
	p.Wait(`document.querySelector('.preview').contentDocument?.documentElement.dataset.ready === '1'`)
	for _, d := range []driver.Device{driver.Desktop, driver.Phone, driver.Narrow} {
		step(t, p, d.Name, func(t *testing.T) {
			onScreen(p, d)
			level := map[string]string{"desktop": "5", "phone": "4", "narrow": "3"}[d.Name]
			p.Choose("#wish-game", "entropy")
			p.Choose("#wish-second", "machine-"+level)
			p.Wait(`document.getElementById('wish-code').value.includes('second=machine-` + level + `')`)
			if code := driver.Eval[string](p, `document.getElementById('wish-code').value`); !strings.Contains(code,
				s.Address("/entropy/")) {
				t.Errorf("the code is %s", code)
			}
			p.FitsWidth()
			p.Shot("integrate")
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
	p.Within(`document.documentElement.dataset.ready === '1' && (document.getElementById('point-c1').click(), true)`)
	p.Wait(`document.getElementById('said').textContent === 'Bravo.'`)
	p.Settle()
	p.Shot("plain")
}

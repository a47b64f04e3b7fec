package e2e

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"testing"

	"tablier/app/e2e/driver"
)

// A wish is how a teacher composes a frame: what is chosen, and which boxes are pressed.
type wish struct {
	name    string
	choices map[string]string
	boxes   []string
}

var wishes = []wish{
	{name: "default"},
	{name: "everything", boxes: []string{"hint", "moves", "value", "more"}},
	{name: "task", choices: map[string]string{"second": "", "task": "win:3", "theme": "dark"}, boxes: []string{"undo"}},
	{name: "bare", choices: map[string]string{"lang": "en"}, boxes: []string{"players", "undo", "restart"}},
}

// wishesFor returns those to try with a game: with one all, with the others the most that they show; with Le Stratège,
// whose frame begins with a set-up, nothing wished too.
func wishesFor(game string) []wish {
	if some, ok := map[string][]wish{"tapatan": wishes, "stratege": wishes[:2]}[game]; ok {
		return some
	}
	return wishes[1:2]
}

// hidden says which of the board, the words and the controls of a frame are not wholly in it.
const hidden = `(() => {
	const parts = ['.play > .board', '.status h2', '.players', '.task', '.actions button', '.own', '.log-head', '.moves'];
	if (document.documentElement.dataset.ready !== '1') return 'not ready';
	const out = parts.flatMap((s) => [...document.querySelectorAll(s)]).filter((e) => e.checkVisibility()).filter((e) => {
		const r = e.getBoundingClientRect();
		return r.top < -.5 || r.left < -.5 || r.right > innerWidth + .5 || r.bottom > innerHeight + .5;
	}).map((e) => [e.id || e.className, ...Object.values(e.getBoundingClientRect().toJSON()).map(Math.round)].join(' '))
		.join();
	return out && out + ' in ' + innerWidth + ' ' + innerHeight;
})()`

// What the page for teachers writes works as it is: pasted into a page of another origin, as wide as a course's text
// and as a phone, it shows the board, the words and the controls wholly, and tells that page of each move.
func TestSnippetsWorkAsTheyAre(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	page := ""
	course := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, page)
	}))
	t.Cleanup(course.Close)
	games := []string{"tapatan", "hyle", "entropy", "domino", "stratege"}
	snippets := map[string]string{} // by game and name of a wish
	p.Start(s.Address("/integrer/"))
	p.Choose("#wish-origin", course.URL+"/cours/page.html")
	usual := map[string]string{"lang": "", "theme": "", "task": "", "moves": ""}
	usual["second"] = driver.Eval[string](p, `document.getElementById('wish-second').value`)
	for _, game := range games {
		for _, w := range wishesFor(game) {
			snippets[game+w.name] = w.compose(p, game, usual)
		}
	}
	for _, game := range games {
		step(t, p, game, func(t *testing.T) {
			for _, w := range wishesFor(game) {
				page = coursePage(snippets[game+w.name])
				p.Visit(course.URL)
				w.wantWhole(t, p, game)
			}
		})
	}
}

// composed is what the page for teachers writes.
const composed = `document.getElementById('wish-code').value`

// compose has the page for teachers write a frame, with what is usually chosen and what is wished, and leaves the boxes
// as they were.
func (w wish) compose(p *driver.Tab, game string, usual map[string]string) (snippet string) {
	p.T.Helper()
	choices := maps.Clone(usual)
	if game == "stratege" && w.name != "default" { // there a person sets up first
		choices["moves"] = "#111222333444555666 #666555444333222111"
	}
	maps.Copy(choices, w.choices)
	p.Choose("#wish-game", game)
	p.Wait(composed + `.includes('/` + game + `/')`)
	for name, value := range choices {
		p.Choose("#wish-"+name, value)
	}
	for _, box := range w.boxes {
		p.Reach("#wish-" + box)
	}
	snippet = driver.Eval[string](p, composed)
	for _, box := range w.boxes {
		p.Reach("#wish-" + box)
	}
	return snippet
}

// coursePage is the page of a course with a frame. It plays the first move that it may.
func coursePage(snippet string) string {
	return `<!doctype html><html lang="fr"><link rel="icon" href="data:,"><title>Cours</title><body style="margin:0">
<div id="column" style="width:704px">` + snippet + `</div><script>
window.heard = [];
let played = false;
addEventListener('message', (e) => {
	if (e.data.tablier === undefined) return;
	heard.push(e.data);
	const move = e.data.legal?.[0] ?? (e.data.game === 'stratege' && e.data.ply === 2 ? 'a3-a4' : '');
	if (played || !move || !['first', 'second'].includes(e.data.toMove)) return;
	played = true;
	e.source.postMessage({ tablier: 1, type: 'play', move }, '*');
});
</script>`
}

// wantWhole wants a frame to be whole at both widths, and its page to have been told of the move.
func (w wish) wantWhole(t *testing.T, p *driver.Tab, game string) {
	t.Helper()
	p.Wait(`heard.some((m) => m.type === 'ready')`)
	if game != "stratege" || w.name != "default" {
		p.Wait(`heard.some((m) => m.type === 'move')`)
	}
	if w.choices["task"] != "" && game == "tapatan" { // solved: the move played misses the task
		p.Within(`document.querySelector('.task button')?.checkVisibility() === true`)
	}
	for _, width := range []int{704, 360} {
		p.Run(fmt.Sprintf(`column.style.width = '%dpx'`, width))
		p.Within(fmt.Sprintf(`innerWidth === document.documentElement.clientWidth && innerWidth <= %d`, width))
		p.Settle()
		if cut := p.FrameText(hidden); cut != "" {
			t.Errorf("%s at %d px: not in view: %s", w.name, width, cut)
			p.Shot(fmt.Sprint(game, "-", w.name, "-", width))
		}
	}
	if told := driver.Eval[string](p, `JSON.stringify(heard.filter((m) => m.type === 'error'))`); told != "[]" {
		t.Errorf("%s: %s", w.name, told)
	}
}

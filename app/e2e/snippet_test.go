package e2e

import (
	"fmt"
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
	driver.Parallel(t)
	for _, game := range []string{"tapatan", "hyle", "entropy", "domino", "stratege"} {
		t.Run(game, func(t *testing.T) {
			p := driver.Open(t, driver.Desktop)
			host, composed := "", ""
			course := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", "text/html; charset=utf-8")
				fmt.Fprintf(w, `<!doctype html><html lang="fr"><title>Cours</title><body style="margin:0">
<div id="column" style="width:704px">%s</div><script>
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
</script>`, composed)
			}))
			t.Cleanup(course.Close)
			host = course.URL
			s := driver.Serve(t, "/")
			for _, w := range wishes {
				p.Start(s.Address("/integrer/"))
				p.Choose("#wish-game", game)
				p.Choose("#wish-origin", host+"/cours/page.html")
				if game == "stratege" && w.name != "default" { // there a person sets up first
					p.Choose("#wish-moves", "#111222333444555666 #666555444333222111")
				}
				for name, value := range w.choices {
					p.Choose("#wish-"+name, value)
				}
				for _, box := range w.boxes {
					p.Reach("#wish-" + box)
				}
				p.Settle()
				composed = driver.Eval[string](p, `document.getElementById('wish-code').value`)
				p.Visit(host)
				p.Wait(`heard.some((m) => m.type === 'ready')`)
				if w.choices["task"] != "" && game == "tapatan" { // solved: the move played misses the task
					p.Wait(`heard.some((m) => m.type === 'move')`)
					p.Within(`document.querySelector('.task button')?.checkVisibility() === true`)
				}
				for _, width := range []int{704, 360} {
					p.Run(fmt.Sprintf(`column.style.width = '%dpx'`, width))
					p.Settle()
					if cut := p.FrameText(hidden); cut != "" {
						t.Errorf("%s at %d px: not in view: %s", w.name, width, cut)
						p.Shot(fmt.Sprint(game, "-", w.name, "-", width))
					}
				}
				if game != "stratege" || w.name != "default" {
					p.Wait(`heard.some((m) => m.type === 'move')`)
				}
				if told := driver.Eval[string](p, `JSON.stringify(heard.filter((m) => m.type === 'error'))`); told != "[]" {
					t.Errorf("%s: %s", w.name, told)
				}
			}
		})
	}
}

package e2e

import (
	"encoding/json"
	"encoding/xml"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// watchRoute is the page on which a search is followed, centred a search of a position that is lost in 8.
const (
	watchRoute = "/atelier/voir/"
	centred    = "#g=tapatan&v=tapatan&p=ooro.rr..%20o%20o0r0&a=alphabeta&d=3&e=threats"
)

// stepped is the condition that a step of a search is shown, and steps how many the search has.
func stepped(step int) string {
	return `document.querySelector('.watch')?.dataset.step === '` + strconv.Itoa(step) + `'`
}

// largeSearch is a search of more than 100,000 nodes.
const largeSearch = "#g=tapatan&v=tapatan&p=....o....%20r%20o2r3&a=minimax&d=7&e=threats"

const (
	watchSaid = `document.getElementById('watch-said').textContent`
	watchOver = `document.querySelector('.asks strong')?.textContent.includes(' joue ')`
)

// onWatch opens a search.
func onWatch(t *testing.T, d driver.Device, state string, shown string) *driver.Tab {
	t.Helper()
	s := driver.Serve(t, "/")
	p := driver.Open(t, d)
	p.Start(s.Address(watchRoute) + state)
	p.Wait(shown)
	return p
}

// A search is followed step by step, forward and back, to its end, where what is so stands beside what it believes.
func TestSearchIsFollowed(t *testing.T) {
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		s := driver.Serve(t, "/")
		p.Start(s.Address(watchRoute) + centred + "&s=0")
		p.Wait(stepped(0))
		p.Hit("#act-predict")
		p.Wait(`document.getElementById('act-predict').ariaChecked === 'false'`)
		p.Hit("#act-onward")
		p.Wait(stepped(1))
		p.Hit("#act-onward")
		p.Wait(stepped(2))
		p.Hit("#act-back")
		p.Wait(stepped(1))
		p.FitsWidth()
		p.Accessible()
		p.Hit("#act-last")
		p.Wait(watchOver)
		if got := p.Text(".asks .why"); !strings.Contains(got, "a1–b2, noté −1, en tenait 8") {
			t.Errorf("in truth: %q", got)
		}
		p.Shot("end")
		p.Accessible()
		p.FitsWidth()
	})
}

// A question is asked before a value is shown, which stands nowhere until it is answered; the score is kept.
func TestPrediction(t *testing.T) {
	p := onWatch(t, driver.Desktop, centred+"&s=0", stepped(0))
	asked := `document.querySelector('.watch').dataset.state === 'asked'`
	for range 40 {
		p.Wait(asked + ` || !document.getElementById('act-onward').ariaDisabled`)
		if driver.Eval[bool](p, asked) {
			break
		}
		step := driver.Eval[string](p, `document.querySelector('.watch').dataset.step`)
		p.Hit("#act-onward")
		p.Wait(`document.querySelector('.watch').dataset.step !== '` + step + `'`)
	}
	p.Wait(asked)
	p.Shot("asked")
	p.Accessible()
	if driver.Eval[bool](p, `document.getElementById('act-onward').ariaDisabled !== 'true'`) {
		t.Error("a question can be passed by")
	}
	p.Press("1") // the keyboard is on the bar
	p.Wait(`document.querySelector('.watch').dataset.state === 'shown'`)
	if got := p.Text("#watch-score"); !strings.HasSuffix(got, " sur 1") {
		t.Errorf("the score is %q", got)
	}
	if got := driver.Eval[string](p, watchSaid); !strings.HasPrefix(got, "Juste") && !strings.HasPrefix(got, "Non") {
		t.Errorf("said %q", got)
	}
	p.WantFocus("act-onward")
	p.Shot("answered")
}

// The keyboard alone goes through the steps and through the tree.
func TestSearchByKeyboard(t *testing.T) {
	p := onWatch(t, driver.Desktop, centred+"&s=20", stepped(20))
	p.TabTo("branch-0")
	heard := func() string {
		return driver.Eval[string](p, `document.activeElement.querySelector('.hidden-text').textContent`)
	}
	if got := heard(); !strings.HasPrefix(got, "position de départ, Orange choisit") {
		t.Errorf("the root is %q", got)
	}
	p.Press(kb.ArrowDown)
	p.Wait(`document.activeElement.id === 'branch-1'`)
	if got := heard(); !strings.HasPrefix(got, "après a1–b2, Rouge choisit") && !strings.HasPrefix(got, "après a1-b2") {
		t.Errorf("the first move is %q", got)
	}
	p.Press(kb.ArrowRight)
	p.Wait(`document.activeElement.ariaExpanded === 'true'`)
	p.Press(kb.ArrowLeft)
	p.Wait(`document.activeElement.ariaExpanded === 'false'`)
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('.asks strong').textContent === 'Après a1–b2'`)
	p.Press(kb.Escape)
	p.Wait(`!document.getElementById('act-close')`)
	p.Press(kb.Home)
	p.Wait(stepped(0))
	p.Press(kb.End)
	p.Wait(watchOver)
}

// A link opens the same step, and what cannot be read is told.
func TestSearchLinks(t *testing.T) {
	p := onWatch(t, driver.Desktop, centred+"&s=20", stepped(20))
	p.Wait(`location.hash.includes('s=20')`)
	p.Reload()
	p.Ready()
	p.Wait(stepped(20))
	p.Run(`location.hash = 'g=tapatan&v=tapatan&p=nothing&a=minimax&d=2'`)
	p.Wait(`document.querySelector('.forest .wait')?.textContent.includes('bad position')`)
	p.Run(`location.hash = 'q=bound'`)
	p.Wait(`document.querySelector('.asks strong')?.textContent.includes('≤ 0')`)
	p.Hit("#act-solve-1")
	p.Wait(watchSaid + `.startsWith('Juste')`)
}

// A leaf is touched in the drawing and given another value: the tree follows, and its address opens the same.
func TestLeafIsChanged(t *testing.T) {
	const shallow = "#g=tapatan&v=tapatan&p=ooro.rr..%20o%20o0r0&a=minimax&d=1&e=threats&s=0"
	p := onWatch(t, driver.Desktop, shallow, stepped(0))
	p.Hit("#act-last")
	p.Wait(watchOver)
	p.Click(`.touch[data-act="pick b1-b2"]`)
	p.Wait(`document.querySelector('.asks strong').textContent === 'Après b1–b2'`)
	p.Shot("picked")
	p.Accessible()
	write := func(value string) {
		p.Run(`(() => {
			const leaf = document.getElementById('watch-leaf');
			leaf.value = ` + value + `;
			leaf.dispatchEvent(new Event('change', { bubbles: true }));
		})()`)
	}
	write("1000")
	p.Wait(`document.getElementById('watch-wrong')?.textContent.includes('1000')`)
	write("42")
	p.Wait(`document.querySelector('.tree .best + text').textContent === '+42'`)
	p.Wait(`location.hash.includes('l=b1-b2=42')`)
	p.Click("#act-earlier")
	p.Wait(`location.hash.includes('f=')`)
	p.Reload()
	p.Ready()
	p.Wait(watchOver + ` && document.querySelector('.tree .best + text').textContent === '+42'`)
	p.Click("#act-undo")
	p.Wait(stepped(0))
	p.Wait(`!location.hash.includes('l=') && !location.hash.includes('f=')`)
}

// Each algorithm is chosen in turn, and a position is pasted; one that cannot be read is told of, and the tree stays.
func TestSettingsOfTheSearch(t *testing.T) {
	p := onWatch(t, driver.Phone, centred+"&s=0", stepped(0))
	for _, algorithm := range []string{"minimax", "negamax", "table", "deepening", "mcts", "backward"} {
		p.Choose("#watch-algorithm", algorithm)
		p.Wait(`location.hash.includes('a=` + algorithm + `') && ` + stepped(0))
	}
	p.Choose("#watch-position", "paste")
	p.Wait(`document.activeElement.id === 'watch-text' && document.activeElement.value === 'ooro.rr.. o o0r0'`)
	p.Run(`document.getElementById('watch-text').value = 'xyz'`)
	p.Hit("#act-paste")
	p.Wait(`document.getElementById('watch-wrong').textContent.includes('bad position')`)
	p.Accessible()
	p.Run(`document.getElementById('watch-text').value = '....o....+r+o2r3'.replaceAll('+', ' ')`)
	p.Hit("#act-paste")
	p.Wait(`location.hash.includes('....o....') && ` + stepped(0))
	p.FitsWidth()
}

// The drawing is saved as a file that stands for itself, the tree as rows and as an object.
func TestSearchIsSaved(t *testing.T) {
	p := onWatch(t, driver.Desktop, centred+"&s=20", stepped(20))
	file := p.CatchFiles()
	picture := file("#act-svg")
	if err := xml.Unmarshal([]byte(picture), new(struct{})); err != nil || strings.Contains(picture, "var(") {
		t.Errorf("the picture: %v\n%.300s", err, picture)
	}
	for _, part := range strings.Split(picture, `href="#`)[1:] {
		if id, _, _ := strings.Cut(part, `"`); !strings.Contains(picture, ` id="`+id+`"`) {
			t.Errorf("the picture uses %s, which is not in it", id)
		}
	}
	if got := strings.Count(picture, "<svg"); got < 8 {
		t.Errorf("%d boards", got)
	}
	if got := file("#act-json"); !json.Valid([]byte(got)) {
		t.Errorf("%.300s", got)
	}
	if got := file("#act-csv"); !strings.HasPrefix(got, "path,kind,state,bound,value\n") {
		t.Errorf("%.300s", got)
	}
	p.Click("#act-link")
	p.Wait(`document.querySelector('.keeping').textContent.includes('Lien copié.') ||
		document.activeElement.value.includes('&s=20')`)
}

// The nodes of both searches are counted by depth, in a picture and a table.
func TestGrowthIsPlotted(t *testing.T) {
	p := onWatch(t, driver.Desktop, centred+"&s=0", stepped(0))
	p.Click("#act-plot")
	p.Wait(`document.querySelectorAll('.plot tr').length === 5 && document.querySelectorAll('.plot .rate').length === 2`)
	p.Shot("plotted")
	p.Accessible()
}

// A worker that dies over a step is replaced; the tree is made anew.
func TestWatchedWorkerIsKilled(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(strings.ReplaceAll(driver.Sabotage(1, driver.Silently), `"search"`, `"tree"`))
	p.Start(s.Address(watchRoute) + centred + "&s=20")
	p.Wait(stepped(20))
	p.Run(`window.armed = true`)
	p.Hit("#act-back")
	p.Wait(stepped(19))
}

// Searches are followed without a network, in a frame, in English, on paper, and in the edition that is one file.
func TestSearchOffline(t *testing.T) {
	p, s := withoutNetwork(t, "/")
	p.Start(s.Address(watchRoute) + centred + "&s=20")
	p.Wait(stepped(20))
	p.Hit("#act-last")
	p.Wait(watchOver)
}

func TestQuestionInAFrame(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Desktop, s, watchRoute+"#q=bound", url.Values{"lang": {"en"}})
	c.hears("ready")
	c.Within(`document.querySelector('.asks strong')?.textContent.includes('≤ 0')`)
	c.Within(`!document.querySelector('.lintel').checkVisibility()`)
	c.Within(`!document.querySelector('.extras').checkVisibility()`)
	c.Within(`(document.getElementById('act-solve-1').click(), true)`)
	c.Within(watchSaid + `.startsWith('Right')`)
	c.Within(`(document.getElementById('act-leave').click(), true)`)
	c.Within(`!document.getElementById('act-leave')`)
	c.Shot("framed")
}

func TestSearchInEnglish(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(watchRoute) + "?lang=en" + centred + "&s=20")
	p.Wait(stepped(20))
	p.Hit("#act-last")
	p.Wait(`document.querySelector('.asks .why').textContent.startsWith('In truth, Orange loses in ')`)
	p.Shot("english")
	p.Accessible()
}

func TestSearchIsPrinted(t *testing.T) {
	p := onWatch(t, driver.Paper, centred+"&s=20", stepped(20))
	p.Do(driver.Call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}))
	p.Wait(`document.querySelector('.forest .tree').checkVisibility()`)
	const shown = `[...document.querySelectorAll('.top, .foot, .settings, .drive, .scrub, .extras, .pair')]
		.filter((e) => e.checkVisibility()).map((e) => e.className).join(' ')`
	if got := driver.Eval[string](p, shown); got != "" {
		t.Errorf("%q is printed", got)
	}
	const end = `document.querySelector('.watch').getBoundingClientRect().bottom + scrollY`
	if high := driver.Eval[float64](p, end); high > 1040 {
		t.Errorf("what is printed is %.0f high", high)
	}
	p.FitsWidth()
	p.Shot("paper")
}

func TestSearchInTheSingleFile(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(diskFile(t))
	p.Run(`location.hash = '/atelier/voir/' + ` + driver.Quote(centred[1:]) + ` + '&s=20'`)
	p.Wait(stepped(20))
	p.Hit("#act-back")
	p.Wait(stepped(19))
	p.Wait(`location.hash.endsWith('s=19')`)
}

// The tree of a large search takes no more elements than a small one has.
func TestLargeSearch(t *testing.T) {
	p := onWatch(t, driver.Desktop, largeSearch+"&s=5000", stepped(5000))
	small := onWatch(t, driver.Desktop, centred+"&s=38", stepped(38))
	const elements = `document.querySelectorAll('*').length`
	if n, usual := driver.Eval[int](p, elements), driver.Eval[int](small, elements); n > 3*usual {
		t.Errorf("the document has %d elements, with a small tree %d", n, usual)
	}
	p.Shot("large")
}

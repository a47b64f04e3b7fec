package e2e

import (
	"encoding/json"
	"encoding/xml"
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

// A search on both screens: followed step by step, predicted, read with the keyboard, changed, opened by its address,
// saved and printed.
func TestSearchIsFollowed(t *testing.T) {
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		s := driver.Serve(t, "/")
		p.Start(s.Address(watchRoute) + centred + "&s=0")
		for _, part := range []struct {
			name string
			do   func(*testing.T, *driver.Tab)
			on   string // a device alone
		}{
			{"steps", searchSteps, ""}, {"prediction", searchIsPredicted, "desktop"},
			{"keyboard", searchByKeyboard, "desktop"}, {"addresses", searchAddresses, "desktop"},
			{"changes", leafIsChanged, "desktop"}, {"settings", searchSettings, "phone"},
			{"curves", searchCurves, "desktop"}, {"saved", searchIsSaved, "desktop"}, {"printed", searchIsPrinted, "desktop"},
		} {
			if part.on == "" || part.on == p.Device.Name {
				step(t, p, part.name, func(t *testing.T) { part.do(t, p) })
			}
		}
	})
}

// atSearch opens another search by its address alone, once the address says what is shown now: it is written a little
// later, and would be written over the other.
func atSearch(p *driver.Tab, search, shown string) {
	p.T.Helper()
	p.Wait(`location.hash.includes('q=') ||
		new URLSearchParams(location.hash.slice(1)).get('s') === document.querySelector('.watch')?.dataset.step`)
	p.Follow(search)
	p.Wait(shown)
}

// searchSteps goes forward, back, and to the end, where what is so stands beside what the search believes.
func searchSteps(t *testing.T, p *driver.Tab) {
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
	p.Hit("#act-last")
	p.Wait(watchOver)
	if got := p.Text(".asks .why"); !strings.Contains(got, "a1–b2, noté −1, en tenait 8") {
		t.Errorf("in truth: %q", got)
	}
	p.Shot("end")
	p.FitsWidth()
	p.Hit("#act-predict")
	p.Wait(`document.getElementById('act-predict').ariaChecked === 'true'`)
}

// searchIsPredicted is asked before a value is shown, which stands nowhere until it has answered; the score is kept.
func searchIsPredicted(t *testing.T, p *driver.Tab) {
	atSearch(p, centred+"&s=0", stepped(0))
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
	if driver.Eval[bool](p, `document.getElementById('act-onward').ariaDisabled !== 'true'`) {
		t.Error("a question can be passed by")
	}
	// The keyboard is on the bar, and a French one: there the key of the 1 writes an ampersand.
	p.Run(`document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
		{ key: '&', code: 'Digit1', bubbles: true, cancelable: true }))`)
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

// searchByKeyboard goes through the steps and through the tree with the keyboard alone.
func searchByKeyboard(t *testing.T, p *driver.Tab) {
	atSearch(p, centred+"&s=20", stepped(20))
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

// searchAddresses opens the same step by the same link, and is told what cannot be read.
func searchAddresses(t *testing.T, p *driver.Tab) {
	atSearch(p, centred+"&s=20", stepped(20))
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

// leafIsChanged touches a leaf in the drawing and gives it another value: the tree follows, and its address opens the
// same.
func leafIsChanged(t *testing.T, p *driver.Tab) {
	const shallow = "#g=tapatan&v=tapatan&p=ooro.rr..%20o%20o0r0&a=minimax&d=1&e=threats&s=0"
	atSearch(p, shallow, stepped(0))
	p.Hit("#act-last")
	p.Wait(watchOver)
	p.Click(`.touch[data-act="pick b1-b2"]`)
	p.Wait(`document.querySelector('.asks strong').textContent === 'Après b1–b2'`)
	p.Shot("picked")
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

// searchSettings chooses another algorithm, and pastes a position; one that cannot be read is told of.
func searchSettings(_ *testing.T, p *driver.Tab) {
	atSearch(p, centred+"&s=0", stepped(0))
	for _, algorithm := range []string{"mcts", "backward"} {
		p.Choose("#watch-algorithm", algorithm)
		p.Wait(`location.hash.includes('a=` + algorithm + `') && ` + stepped(0))
	}
	p.Choose("#watch-position", "paste")
	p.Wait(`document.activeElement.id === 'watch-text' && document.activeElement.value === 'ooro.rr.. o o0r0'`)
	p.Run(`document.getElementById('watch-text').value = 'xyz'`)
	p.Hit("#act-paste")
	p.Wait(`document.getElementById('watch-wrong').textContent.includes('bad position')`)
	p.Run(`document.getElementById('watch-text').value = '....o....+r+o2r3'.replaceAll('+', ' ')`)
	p.Hit("#act-paste")
	p.Wait(`location.hash.includes('....o....') && ` + stepped(0))
	p.FitsWidth()
}

// searchCurves has the nodes of both searches counted by depth.
func searchCurves(t *testing.T, p *driver.Tab) {
	atSearch(p, centred+"&s=0", stepped(0))
	p.Click("#act-plot")
	p.Wait(`document.querySelectorAll('.plot tr').length === 5`)
	p.Shot("plotted")
}

// searchIsSaved saves the drawing as a file that stands for itself, and the tree as rows and as an object.
func searchIsSaved(t *testing.T, p *driver.Tab) {
	atSearch(p, centred+"&s=20", stepped(20))
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
	if got := file("#act-csv"); !strings.HasPrefix(got, "path;kind;state;bound;value\r\n") {
		t.Errorf("%.300s", got)
	}
	p.Click("#act-link")
	p.Wait(`document.querySelector('.keeping').textContent.includes('Lien copié.') ||
		document.activeElement.value.includes('&s=20')`)
}

// searchIsPrinted wants the drawing and the sentences on one sheet, without controls.
func searchIsPrinted(t *testing.T, p *driver.Tab) {
	atSearch(p, centred+"&s=20", stepped(20))
	onScreen(p, driver.Paper)
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

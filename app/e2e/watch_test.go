package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// The trap of the centre, searched three plies deep.
const trapTree = "g=tapatan&p=ooro.rr..%20o%20o0r0&a=alphabeta&d=3"

// treeAt is true once a step is shown.
func treeAt(step int) string {
	return `document.getElementById('watch-where')?.value === '` + strconv.Itoa(step) +
		`' && document.querySelector('#watch-tree [role=treeitem]') !== null`
}

// openTree opens a moment of a search.
func openTree(p *driver.Tab, s *driver.Server, what string, step int) {
	p.T.Helper()
	p.Start(s.Address("/atelier/voir/") + "#" + what)
	p.Wait(treeAt(step))
	p.Settle()
}

// switchOff switches the questions off.
func switchOff(p *driver.Tab) {
	p.T.Helper()
	p.Click("#watch-predict")
	p.Wait(`document.getElementById('watch-predict').getAttribute('aria-checked') === 'false'`)
}

// A search is watched from its start to its end, by mouse on a desktop and by touch on a phone, and back.
func TestWholeSearch(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		openTree(p, s, trapTree+"&s=20", 20)
		p.FitsWidth()
		p.Shot("watch-20")
		switchOff(p)
		p.Click("#watch-first")
		p.Wait(treeAt(0))
		for step := 1; step <= 3; step++ {
			p.Click("#watch-forward")
			p.Wait(treeAt(step))
		}
		p.Click("#watch-back")
		p.Wait(treeAt(2))
		p.Click("#watch-last")
		p.Wait(`document.querySelector('.asking strong').textContent.startsWith('Orange joue ')`)
		p.Shot("watch-end")
		p.Accessible()
	})
}

// All can be done with the keyboard: the steps, the nodes, and the answers.
func TestWatchByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	openTree(p, s, trapTree, 0)
	switchOff(p)
	p.TabTo("watch-tree")
	p.Press(kb.ArrowRight)
	p.Wait(treeAt(1))
	p.Press(kb.ArrowRight)
	p.Wait(treeAt(2))
	p.Press(kb.ArrowLeft)
	p.Wait(treeAt(1))
	p.Press(kb.End)
	p.Wait(`document.querySelector('.asking strong').textContent.startsWith('Orange joue ')`)
	active := func() string {
		return driver.Eval[string](p, `document.getElementById(document.getElementById('watch-tree')
			.getAttribute('aria-activedescendant')).querySelector('.spoken').textContent`)
	}
	root := active()
	p.Press(kb.ArrowDown)
	p.Settle()
	if got := active(); got == root || !strings.Contains(got, "niveau 2") {
		t.Errorf("below the root the keyboard is on %q", got)
	}
	p.Press(kb.ArrowLeft) // folds it
	p.Wait(`document.querySelector('#watch-tree [aria-selected=true]').getAttribute('aria-expanded') === 'false'`)
	p.Press(kb.ArrowRight)
	p.Wait(`document.querySelector('#watch-tree [aria-selected=true]').getAttribute('aria-expanded') === 'true'`)
	p.Press(kb.Escape)
	p.Press(kb.Home)
	p.Wait(treeAt(0))
	p.WantFocus("watch-tree")
}

// A question keeps its answer to itself, is answered by mouse and by key, and what is answered is counted and kept.
func TestPredictions(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		openTree(p, s, trapTree, 0)
		forward := func() {
			for driver.Eval[bool](p, `document.getElementById('watch-answer-0') === null ||
				document.querySelector('.answers .right') !== null`) {
				step := driver.Eval[int](p, `+document.getElementById('watch-where').value`)
				p.Click("#watch-forward")
				p.Wait(`+document.getElementById('watch-where').value === ` + strconv.Itoa(step+1) +
					` || (document.getElementById('watch-answer-0') !== null && document.querySelector('.answers .right') === null)`)
			}
		}
		forward()
		p.Shot("asked")
		step := driver.Eval[int](p, `+document.getElementById('watch-where').value`)
		p.Click("#watch-answer-0")
		p.Wait(treeAt(step + 1))
		p.Wait(`document.querySelector('.answers .right') !== null && / sur " +
			"1$/.test(document.querySelector('.score').textContent)`)
		p.Shot("marked")
		forward()
		p.Run(`document.getElementById('watch-show').focus()`)
		p.Press(kb.Enter)
		p.Wait(`document.querySelector('.why').textContent.startsWith('Montré')`)
		if got := p.Text(".score"); !strings.HasSuffix(got, " sur 1") {
			t.Errorf("what was shown counts: %q", got)
		}
		p.Accessible()
		p.Reload()
		p.Wait(`/ sur 1$/.test(document.querySelector('.score')?.textContent)`)
	})
}

// The address says which step is shown: a reload and the link open the same, also the link of one who changed the tree.
func TestStepsAreAddresses(t *testing.T) {
	s := driver.Serve(t, "/a/")
	p := driver.Open(t, driver.Desktop)
	openTree(p, s, trapTree+"&s=12", 12)
	switchOff(p)
	p.Click("#watch-forward")
	p.Wait(treeAt(13))
	p.Wait(`location.hash.includes('s=13')`)
	seen := `document.getElementById('watch-tree').textContent`
	before := driver.Eval[string](p, seen)
	p.Reload()
	p.Wait(treeAt(13))
	p.Wait(seen + ` === ` + driver.Quote(before))
	p.Click("#watch-last")
	p.Wait(`location.hash.includes('s=-1')`)
	other := p.SameProfile()
	other.Start(driver.Eval[string](p, `location.href`))
	other.Wait(`document.querySelector('.asking strong')?.textContent.startsWith('Orange joue ')`)
	p.Follow(s.Address("/atelier/voir/") + "#g=chess")
	p.Wait(`document.querySelector('.trouble').textContent.includes('mène à aucune recherche')`)
}

// The value of a leaf and the order of moves are changed by keyboard, and the tree follows.
func TestTreesAreChanged(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	openTree(p, s, trapTree+"&s=1", 1)
	switchOff(p)
	p.Click("#watch-last")
	p.Wait(`document.querySelector('.asking strong').textContent.startsWith('Orange joue ')`)
	second := `document.querySelectorAll('#watch-tree [aria-level="2"]')[1].id`
	first := driver.Eval[string](p, `document.querySelector('#watch-tree [aria-level="2"]').id`)
	p.Run(`document.querySelector('.below details').open = true`)
	p.Run(`document.getElementById('watch-down-0').focus()`)
	p.Press(kb.Enter)
	p.Wait(second + ` === ` + driver.Quote(first))
	p.WantFocus("watch-down-1")
	p.Wait(`location.hash.includes('m=0')`)
}

// Each prepared question has an address, is answered in a frame, and tells its reason afterwards alone.
func TestPreparedQuestionInAFrame(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/atelier/voir/?embed=1") + "#q=bound")
	p.Wait(`document.getElementById('watch-answer-2') !== null`)
	if got := p.Text(".asking"); strings.Contains(got, "borne") {
		t.Errorf("before the answer it says %q", got)
	}
	p.Click("#watch-answer-2")
	p.Wait(`document.querySelector('.why').textContent.includes('borne')`)
	p.FitsWidth()
	p.Shot("framed")
}

// After one visit searches are watched without a network, and in English.
func TestWatchOfflineInEnglish(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Desktop)
	openTree(p, s, trapTree, 0)
	p.Ready()
	p.Offline()
	p.Visit(s.Address("/atelier/voir/?lang=en") + "#" + trapTree + "&s=9")
	p.Wait(treeAt(9))
	p.Wait(`document.querySelector('.race h2').textContent === 'At the same point of the search'`)
}

// measured has the page note how long the answers of its workers are.
const measured = `window.longestAnswer = 0;
	window.Worker = class extends window.Worker {
		constructor(...how) {
			super(...how);
			this.addEventListener('message', (e) => {
				if (typeof e.data === 'string') window.longestAnswer = Math.max(window.longestAnswer, e.data.length);
			});
		}
	};`

// wideTree is a search of some hundred thousand nodes.
const wideTree = "g=tapatan&v=achi&p=.........%20o%20o4r4&a=minimax&d=6"

// Of a wide tree the document holds what is on the screen, and each answer is short.
func TestWideTree(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(measured)
	openTree(p, s, wideTree+"&s=5000", 5000)
	elements := func() int { return driver.Eval[int](p, `document.querySelectorAll('.watch *').length`) }
	switchOff(p)
	for step := 5001; step <= 5005; step++ {
		p.Click("#watch-forward")
		p.Wait(treeAt(step))
		p.Settle()
		if got := elements(); got > 2000 {
			t.Errorf("step %d: %d elements", step, got)
		}
	}
	if got := driver.Eval[int](p, `window.longestAnswer`); got == 0 || got > 1<<16 {
		t.Errorf("the longest answer has %d bytes", got)
	}
	if got := driver.Eval[string](p, `document.querySelector('.race tbody td:last-child').textContent`); got == "" {
		t.Error("nothing is counted")
	}
	p.Shot("wide")
}

package e2e

import (
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/app/sandbox"
)

// writing opens an exercise where it is to be written, and waits until programs can run.
func writing(t testing.TB, p *driver.Tab, s *driver.Server, what string) {
	t.Helper()
	p.Start(s.Address(nav.WriteRoute) + what)
	p.Wait(driver.PythonReady)
	p.Run(driver.ShowEditor)
	p.Settle()
}

// A pupil meets the tests that fail, sees the position of one, is told of a mistake at its line, and goes on once all
// tests pass.
func TestExerciseIsDone(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		show := func(tab string) { p.Run(`document.getElementById('act-tab-` + tab + `').click()`) }
		writing(t, p, s, "?lang=fr#e=gagne")
		p.Click("#act-run")
		p.Wait(`document.querySelectorAll('.tests li.ko').length === 3`)
		p.Wait(`document.querySelector('#write-said').textContent === ` + driver.Quote(fr.Programs.Verdict(1, 4)))
		show("tests")
		p.Settle()
		p.FitsWidth()
		p.Shot("failed")
		text := p.Text(".tests li:last-child")
		if !strings.Contains(text, fr.Programs.Private) || strings.Contains(text, "oo.rr") {
			t.Errorf("the hidden test says %q", text)
		}
		p.Click("#act-visit-1")
		p.Wait(`document.querySelector('.arena .py-line b').textContent === ` + driver.Quote(fr.Programs.Spot))
		show("code")
		p.Run(driver.TypeProgram("def jouer(position):\n    valeur = 1\n    return valeu\n"))
		p.Click("#act-run")
		p.Wait(`document.getElementById('fault').dataset.line === '3'`)
		p.Wait(`document.querySelector('.gutter .at').textContent === '3'`)
		p.Settle()
		p.FitsWidth()
		p.Shot("fault")
		p.Run(driver.TypeProgram(driver.WinningProgram))
		p.Wait(`document.getElementById('fault').childElementCount === 0`)
		p.Click("#act-run")
		p.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
		show("tests")
		p.Click("#act-next")
		p.Wait(`document.getElementById('exercise').value === 'prudent'`)
		p.Wait(`location.hash === '#e=prudent'`)
		p.Reload()
		p.Wait(driver.PythonReady)
		p.Wait(`document.querySelector('#exercise option[value=gagne]').textContent.includes('réussi')`)
	})
}

// The lines of a program are put in order by mouse, by touch and by keyboard; where they are wrong is said when asked.
func TestLinesArePutInOrder(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.WriteRoute) + "?lang=fr#e=hasard")
		p.Wait(driver.PythonReady)
		lies := func(lines ...string) {
			t.Helper()
			p.Wait(`JSON.stringify([...document.querySelectorAll('.py-lines li')].map((l) =>
				l.className.match(/in-(\d)/)[1] + l.querySelector('code').textContent)) === ` +
				driver.Quote(`["`+strings.Join(lines, `","`)+`"]`))
		}
		const load, def, back = "import random", "def jouer(position):", "return random.choice(position.coups())"
		lies("0"+back, "0"+load, "0"+def)
		p.FitsWidth()
		p.Shot("lines")
		p.Click("#act-line-wrong")
		p.Wait(`document.querySelector('.found')?.textContent === ` + driver.Quote(fr.Programs.OutOfPlace(1, back)))
		p.Wait(`document.querySelector('.py-lines .wrong')?.id === 'line-1'`)
		p.Shot("wrong")
		// By hand: the first line goes below the last, and a step to the right.
		drag(p, "#line-1 .grip", "#line-3", 30)
		lies("0"+load, "0"+def, "1"+back)
		// By keyboard.
		p.Run(`document.getElementById('lines').focus()`)
		p.Press(kb.Home + " " + kb.ArrowDown + " ")
		lies("0"+def, "0"+load, "1"+back)
		p.Press(" " + kb.ArrowUp + " ")
		lies("0"+load, "0"+def, "1"+back)
		p.Press(kb.End + kb.ArrowLeft)
		lies("0"+load, "0"+def, "0"+back)
		p.Run(pressOn("lines", "Enter", true))
		p.Wait(`document.getElementById('fault').dataset.line === '3'`)
		p.Click("#act-line-right")
		lies("0"+load, "0"+def, "1"+back)
		p.Click("#act-run")
		p.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
		p.Wait(`document.querySelector('#exercise option[value=hasard]').textContent.includes('rangé')`)
		p.FitsWidth()
		p.Shot("in order")
		p.Reload()
		p.Wait(driver.PythonReady)
		lies("0"+load, "0"+def, "1"+back)
		p.Click("#act-face-write")
		p.Wait(`document.getElementById('program').checkVisibility()`)
		p.Wait(`document.getElementById('program').value.includes('coups[0]')`)
		p.Click("#act-face-order")
		lies("0"+load, "0"+def, "1"+back)
	})
}

// drag takes a line by its grip to the place of another one, and so far to the right, by finger or by mouse.
func drag(p *driver.Tab, from, to string, right float64) {
	p.T.Helper()
	hand := &driver.Pointer{Tab: p}
	if !p.Device.Touch {
		hand.Kind = input.DispatchMouseEventPointerTypeMouse
	}
	start, end := p.Middle(from), p.Middle(to)
	hand.Down(start)
	hand.Glide(driver.Spot{X: start.X + right, Y: end.Y + 4})
	hand.Up()
	p.Settle()
}

// Without the mouse: Tab indents, Esc then Tab leaves the field, Ctrl+Enter runs the tests.
func TestWriteByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	writing(t, p, s, "#e=hasard")
	p.Run(driver.TypeProgram(""))
	p.Run(`document.getElementById('program').focus()`)
	p.Press("def jouer(position):")
	p.Run(pressIn("Enter", false)) // the driver would write a line end of its own as well
	p.Press("return position.coups()[0]")
	const typed = "def jouer(position):\n    return position.coups()[0]"
	p.Wait(`document.getElementById('program').value === ` + driver.Quote(typed))
	p.Run(`document.execCommand('selectAll')`)
	for _, sign := range "'aujourd’hui'" { // the apostrophe of a phone's keyboard is no quote
		p.Run(`document.execCommand('insertText', false, ` + driver.Quote(string(sign)) + `)`)
	}
	p.Wait(`document.getElementById('program').value === "'aujourd’hui'"`)
	p.Run(driver.TypeProgram(typed))
	p.Press(kb.Home + kb.Tab)
	p.Wait(`document.getElementById('program').value.includes('\n        return')`)
	p.Run(`(document.getElementById('program').setSelectionRange(0, 0), document.execCommand('undo'))`)
	p.Wait(`document.getElementById('program').value === ` + driver.Quote(typed))
	p.Run(pressIn("Enter", true))
	p.Wait(`document.querySelectorAll('.tests li:is(.ok, .ko)').length === 4`)
	p.Press(kb.Escape + kb.Tab)
	if driver.Eval[bool](p, `document.activeElement.id === 'program'`) {
		t.Error("the keyboard does not get out of the field")
	}
}

// What takes the place of a program can be undone in the field, and leaves it as the earlier version; of two tabs
// neither overwrites the other.
func TestProgramsAreNotLost(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		const field = `document.getElementById('program').value`
		shows := func(p *driver.Tab, text string) { p.Wait(field + ` === ` + driver.Quote(text)) }
		writing(t, p, s, "?lang=fr#e=gagne")
		guide := driver.Eval[string](p, field)
		p.Run(`document.getElementById('program').select()`)
		p.Run(`document.execCommand('insertText', false, '# à moi 😀')`)
		p.Click("#act-more")
		p.Click("#act-again")
		shows(p, guide)
		p.Run(`(document.getElementById('program').focus(), document.execCommand('undo'))`)
		shows(p, "# à moi 😀")
		p.Click("#act-more")
		p.Click("#act-again")
		shows(p, guide)
		p.Click("#act-more")
		p.Click("#act-earlier")
		shows(p, "# à moi 😀")
		p.Settle()
		p.FitsWidth()
		p.BothThemes()
		p.Shot("earlier")

		other := p.SameProfile()
		writing(t, other, s, "?lang=fr#e=gagne")
		shows(other, "# à moi 😀")
		other.Run(driver.TypeProgram("# ailleurs"))
		p.Wait(`document.querySelector('.visiting [role=status]')?.textContent === ` + driver.Quote(fr.Programs.Newer))
		p.FitsWidth()
		p.Shot("newer")
		p.Click("#act-newer")
		shows(p, "# ailleurs")
		p.Run(driver.TypeProgram("# ici"))
		p.Reload()
		p.Wait(driver.PythonReady)
		shows(p, "# ici")
	})
}

// pressIn is an expression that presses a key in the program, and pressOn one in any element.
func pressIn(key string, ctrl bool) string { return pressOn("program", key, ctrl) }

func pressOn(id, key string, ctrl bool) string {
	return `document.getElementById(` + driver.Quote(id) + `).dispatchEvent(new KeyboardEvent('keydown', { key: ` +
		driver.Quote(key) + `, ctrlKey: ` + strconv.FormatBool(ctrl) + `, bubbles: true, cancelable: true }))`
}

// Hints open one by one; the solution after five different programs that fail.
func TestSolutionComesLast(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	writing(t, p, s, "#e=gagne")
	for hint := 1; hint <= 3; hint++ {
		p.Click("#act-hint")
		p.Wait(`document.querySelectorAll('.py-hints li').length === ` + strconv.Itoa(hint))
	}
	p.Click("#act-hint")
	p.Settle()
	if driver.Eval[bool](p, `document.querySelector('.py-hints pre') !== null`) {
		t.Fatal("the solution stands there before any run")
	}
	for run := 1; run <= 5; run++ {
		p.Run(driver.TypeProgram("n = " + strconv.Itoa(run)))
		p.Click("#act-run")
		p.Wait(`document.querySelector('.py').dataset.tries === '` + strconv.Itoa(run) + `'`)
	}
	p.Click("#act-hint")
	p.Click("#act-face-order") // the solution goes into the editor, which is hidden now
	p.Click("#act-use")
	p.Wait(driver.EditorShown)
	p.Wait(`document.getElementById('program').value.includes('if suite.gagnant() == position.trait')`)
	p.Click("#act-run")
	p.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
}

// What a program does can be followed: line by line with its variables, as a tree of its observed calls, and move by
// move in a game, whose losses of value are marked.
func TestProgramIsWatched(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	writing(t, p, s, "#e=minimax")
	p.Run(driver.TypeProgram(`from tablier import observe

@observe
def valeur(position, reste):
    if position.finie():
        return -1
    if reste == 0:
        return 0
    return max(-valeur(position.jouer(coup), reste - 1) for coup in position.coups())

def jouer(position):
    print("ici", position.trait)
    return max(position.coups(), key=lambda coup: -valeur(position.jouer(coup), 1))
`))
	p.Click("#act-calls")
	p.Wait(`document.querySelectorAll('.calls > .py-branch > li').length === 9`)
	p.Wait(`document.querySelectorAll('.calls .node').length === 9 + 9 * 8`)
	p.Wait(`document.querySelector('.calls .exact')?.textContent !== ''`)
	p.Click("#act-steps")
	p.Wait(`document.querySelector('.py-walk dl dt')?.textContent === 'position'`)
	p.Click("#act-walk-on")
	at := func(step int) { p.Wait(`document.getElementById('walk-step').value === '` + strconv.Itoa(step) + `'`) }
	at(1)
	clickOn := func(line int, code string) {
		p.Run(`(() => {
			const field = document.getElementById('program'), at = field.value.indexOf(` + driver.Quote(code) + `);
			field.setSelectionRange(at, at);
			field.click();
		})()`)
		p.Wait(`document.querySelector('.gutter .at').textContent === '` + strconv.Itoa(line) + `'`)
	}
	clickOn(13, "return max(position.coups(), key")
	p.Wait(`document.querySelector('.console pre').textContent === 'ici O\n'`)
	clickOn(7, "if reste")
	p.Wait(`document.querySelectorAll('.py-stack li').length >= 2`)
	p.Wait(`document.querySelector('.py-stack .here b').textContent === 'valeur'`)
	p.Shot("walked")
	p.Click("#act-walk-out")
	p.Wait(`document.querySelector('.gutter .at').textContent !== '7'`)
	p.Run(`document.getElementById('walk-step').focus()`)
	p.Press(kb.Home)
	at(0)
	p.Press(kb.ArrowRight)
	at(1)
	p.Run(`document.getElementById('act-walk-on').focus()`)
	p.Press(kb.ArrowLeft)
	at(0)
	p.Choose("#opponent", "1")
	p.Click("#act-play")
	p.Wait(`document.querySelectorAll('.plies li').length >= 5`)
	p.Wait(`document.querySelector('.arena .py-line b:not([hidden])') !== null`)
	p.Click("#act-ply-1")
	p.Wait(`document.querySelector('.plies [aria-current]').id === 'act-ply-1'`)
}

// A program that comes by a link is shown, and runs when the person says so; what they had written is still there.
func TestProgramByLink(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	writing(t, p, s, "#e=gagne")
	p.Run(driver.TypeProgram("# mine"))
	p.Start(s.Address("/"))
	writing(t, p, s, "#e=gagne&p="+sandbox.Pack(driver.WinningProgram))
	p.Wait(`document.querySelector('.visiting:not([hidden])') !== null`)
	p.Wait(`document.getElementById('program').value.startsWith('def jouer')`)
	if got := driver.Eval[int](p, `document.querySelectorAll('.tests li:not(.no)').length`); got != 0 {
		t.Errorf("%d tests have run by themselves", got)
	}
	p.Click("#act-run")
	p.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
	if driver.Eval[bool](p, `document.querySelector('#exercise option[value=gagne]').textContent.includes('réussi')`) {
		t.Error("somebody else's program is this person's success")
	}
	p.Start(s.Address("/"))
	writing(t, p, s, "#e=gagne")
	p.Wait(`document.getElementById('program').value === '# mine'`)
}

// writes puts a program into the editor in the frame, which waits for no promise: so it is shown before.
func (c course) writes(program string) {
	c.T.Helper()
	c.Within(`(` + driver.ShowEditor + `, true)`)
	c.Within(driver.EditorShown)
	c.Within(`(` + driver.TypeProgram(program) + `, true)`)
}

// An exercise stands in the page of a course, which is told of success, and told nothing else.
func TestExerciseInAFrame(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Desktop, s, nav.WriteRoute+"#e=gagne", url.Values{"lang": {"fr"}})
	c.hears("ready")
	c.Within(driver.PythonReady)
	c.writes("print('secret')\n" + driver.WinningProgram)
	c.Within(`(document.getElementById('act-run').click(), true)`)
	c.Wait(`told('task').some((m) => m.puzzle === 'gagne' && m.solved === true && m.tries === 1)`)
	if said := driver.Eval[string](c.Tab, `JSON.stringify(heard)`); strings.Contains(said, "secret") {
		t.Errorf("said: %s", said)
	}
	c.Shot("framed")
}

// unplugged is a browser that has been to the entrance of the workshop, and is without a network since.
func unplugged(t *testing.T) (*driver.Tab, *driver.Server) {
	t.Helper()
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Desktop)
	p.Expect("ERR_")
	p.Start(s.Address(nav.WorkshopRoute))
	p.Offline()
	p.Kept(s, "exercises.fr.json", "exercises.en.json", "python-worker.js", "python-glue.js",
		"python-loader.js", "python.wasm", "python-library.zip", "python-page.js", "studio.wasm", nav.CheckerFile,
		nav.CertificateFile("tapatan"), nav.CertificateFile("domino-5"))
	s.Unplug()
	return p, s
}

// A file of Python that fails to come once is asked for again: nobody has to do anything.
func TestPythonIsStartedAgain(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(`(() => {
		const { fetch } = window;
		window.fetch = (address, ...rest) => {
			if (window.torn || !String(address).includes('python-library')) return fetch(address, ...rest);
			window.torn = true;
			return Promise.reject(new TypeError('torn'));
		};
	})()`)
	p.Start(s.Address(nav.WriteRoute))
	p.Wait(driver.PythonReady)
	if !driver.Eval[bool](p, `window.torn`) {
		t.Error("every file has come at once")
	}
}

// After a visit to the entrance of the workshop programs run without a network, and so does a cup; and certificates are
// checked.
func TestPythonOffline(t *testing.T) {
	p, s := unplugged(t)
	writing(t, p, s, "#e=hasard")
	run := driver.Eval[driver.PythonRun](p, driver.AskPython(driver.WinningProgram, 1))
	if run.Last().Move == "" {
		t.Errorf("the program has not moved: %+v", run)
	}
	inCup(p, s, "?lang=fr")
	p.Run(driver.Choose("#cup-pairs", "2"))
	join(p, map[string]string{"a.py": firstMove, "b.py": lastMove})
	p.Click("#cup-main")
	p.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Done(2)))
	p.GoTo(s.Address(nav.CheckRoute) + "#entropy")
	p.Wait(proving("idle"))
	p.Hit("#act-check")
	p.Wait(proving("proved") + ` && ` + theySay("ok: Entropy"))
}

// Programs of beginners come to their fault, its line and an explanation in both languages; the next one runs.
func TestFaultsOfPrograms(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.WriteRoute))
	driver.WantFaults(t, "chromium", func(program string) driver.PythonRun {
		return driver.Eval[driver.PythonRun](p, driver.AskPython(program, 10))
	})
}

// A stranger's script in the place of a program reaches neither the network nor storage nor the page.
func TestProgramsAreConfined(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Expect("Content Security Policy")
	p.Expect("example.org")
	p.Start(s.Address(nav.WriteRoute))
	driver.WantConfined(t, driver.Eval[map[string]string](p, driver.HostileWorker))
}

// The tests of the exercises say the same of programs in the page as natively.
func TestVerdictsAreTheSameEverywhere(t *testing.T) {
	driver.Parallel(t)
	p := driver.Open(t, driver.Desktop)
	p.Start(driver.Serve(t, "/").Address(nav.WriteRoute))
	driver.WantVerdicts(t, func(expression string) []string { return driver.Eval[[]string](p, expression) })
}

// The samples choose the same moves in the page as natively.
func TestSamplesPlayTheSameEverywhere(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.WriteRoute))
	driver.WantSameMoves(t, "chromium", "../../ai/python/samples", func(expression string) []string {
		return driver.Eval[[]string](p, expression)
	})
}

// The edition in one file shows the exercises, and says why it runs no program.
func TestSingleFileRunsNoPrograms(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(diskFile(t) + "#" + nav.WriteRoute + "e=gagne?lang=fr")
	p.Wait(`document.querySelector('.lack:not([hidden])')?.textContent === ` + driver.Quote(fr.Programs.Python("single")))
	p.Wait(`document.getElementById('program').value.includes('def jouer')`)
	p.Click("#act-run")
	p.Settle()
}

// Where the browser has no clipboard the link of a program stands there to be copied, with what was written.
func TestLinkOfProgramByHand(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		writing(t, p, s, "#e=gagne")
		p.Run(driver.TypeProgram("# à moi + 1"))
		p.Run(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
		p.Click("#act-more")
		p.Click("#act-link")
		p.Wait(`document.activeElement.id === 'program-link'`)
		p.FitsWidth()
		p.Shot("by hand")
		link := driver.Eval[string](p, `document.getElementById('program-link').value`)
		p.Start(s.Address("/"))
		p.Start(link)
		p.Wait(`document.getElementById('program').value === '# à moi + 1'`)
	})
}

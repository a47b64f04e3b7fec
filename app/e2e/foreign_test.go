package e2e

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/sandbox"
)

// longestTask is how many milliseconds a task may take, whatever a stranger has sent.
const longestTask = 50

// leastTime does something a few times, and returns how many milliseconds of a processor all tasks of the page have
// taken together, at least: what else a machine does makes it more. None of the tasks was longer than that.
func leastTime(p *driver.Tab, do func(try int)) float64 {
	p.T.Helper()
	const tries = 5
	least := 0.0
	for try := range tries {
		p.Settle()
		before := p.TaskTime()
		do(try)
		p.Settle()
		if taken := p.TaskTime() - before; try == 0 || taken < least {
			least = taken
		}
	}
	return least
}

// A program that comes by a link chooses the words of its fault: such ones as take a pattern ever longer are cut and
// explained as any others, and no task is longer for them by what a task may take.
func TestWordsOfAFaultBlockNothing(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	times := map[string]float64{}
	for _, often := range []string{"1", "999"} {
		program := `def jouer(p): raise AttributeError("a has no attribute 'b'" * ` + often + `)`
		p.Start(s.Address("/"))
		writing(t, p, s, "?lang=fr#e=gagne&p="+sandbox.Pack(program))
		times[often] = leastTime(p, func(int) {
			p.Click("#act-run")
			p.Settle()
			p.Wait(`document.querySelector('#fault b')?.textContent.startsWith('AttributeError')`)
			p.Wait(`document.getElementById('act-run')`)
		})
		title := strings.ReplaceAll(p.Text("#fault b"), "\u202f", " ")
		if title != "AttributeError : « a » n’a pas « b »." {
			t.Errorf("%s times: explained by %q", often, title)
		}
	}
	t.Logf("all tasks of a run: %v ms", times)
	if more := times["999"] - times["1"]; more > longestTask {
		t.Errorf("the words of a fault take %.0f ms", more)
	}
}

// told is the sentence about what has not been taken.
const told = `[...document.querySelectorAll('.lack[role=alert]')].map((e) => e.textContent).join('')`

// What comes by a link is measured before anything reads it: one of 0.9 MB, and a program that is longer than programs
// are, take the place of nothing, are told of, and block the room for writing no longer than a task may. What a browser
// itself takes for such an address is not counted: a page without a program shows that.
func TestLongLinksBlockNothing(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Expect("longer than programs are")
	// goes has the address hold so many letters, after some that nobody minds.
	goes := func(letters int, short, long func()) float64 {
		return leastTime(p, func(try int) {
			p.Run(`location.hash = 'e=gagne'`)
			short()
			p.Run(`location.hash = 'e=gagne&p=' + 'a'.repeat(` + strconv.Itoa(letters+try) + `)`)
			long()
		})
	}
	lengths := []int{140_000, 900_000}
	p.Visit(s.Address("/tablier.js"))
	browser := map[int]float64{}
	for _, length := range lengths {
		browser[length] = goes(length, p.Settle, p.Settle)
	}
	writing(t, p, s, "?lang=fr#e=gagne")
	p.Run(driver.TypeProgram("# mine"))
	for _, length := range lengths {
		taken := goes(length, func() {
			p.Wait(told + ` === ''`)
			p.Settle()
		}, func() { p.Wait(told + ` === ` + driver.Quote(fr.Programs.LongLink)) })
		t.Logf("%d letters: all tasks take %.0f ms, of which the browser %.0f", length, taken, browser[length])
		if taken-browser[length] > 2*longestTask { // there are two addresses
			t.Errorf("%d letters: %.0f ms", length, taken-browser[length])
		}
		if got := driver.Eval[string](p, `document.getElementById('program').value`); got != "# mine" {
			t.Errorf("%d letters: the program is %.40q", length, got)
		}
	}
	p.Visit("about:blank")
	p.Start(s.Address("/atelier/ecrire/?lang=fr#e=gagne&p=" + strings.Repeat("1+", 450_000)))
	p.Wait(told + ` === ` + driver.Quote(fr.Programs.LongLink))
	p.Visit("about:blank")
	writing(t, p, s, "#e=gagne")
	p.Wait(`document.getElementById('program').value === '# mine'`)
}

// A text that would make the program longer than programs are is not pasted, and a sentence says so.
func TestLongTextIsNotPasted(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	writing(t, p, s, "?lang=fr#e=gagne")
	p.Run(driver.TypeProgram("# mine"))
	p.Run(`document.getElementById('program').dispatchEvent(new InputEvent('beforeinput', {
		inputType: 'insertFromPaste', data: 'x'.repeat(900000), bubbles: true, cancelable: true }))
		&& document.getElementById('program').setRangeText('x'.repeat(900000))`)
	p.Wait(told + ` === ` + driver.Quote(fr.Programs.TooLong))
	if got := driver.Eval[string](p, `document.getElementById('program').value`); got != "# mine" {
		t.Errorf("the program is %.40q", got)
	}
	p.Run(driver.TypeProgram(strings.Repeat("x", 100_001)))
	p.Wait(`document.getElementById('program').value === '# mine'`)
}

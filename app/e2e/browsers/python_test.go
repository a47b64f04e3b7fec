package browsers

import (
	"net/http"

	"tablier/app/e2e/driver"
)

// runPython runs programs of beginners with faults: each comes to its fault with its line, is explained, and is
// followed at once by the next.
func runPython(p *Tab) {
	p.Start(p.again().Address("/atelier/ecrire/"))
	driver.WantFaults(p.T, p.name, func(program string) driver.PythonRun {
		return Eval[driver.PythonRun](p, driver.AskPython(program, 10))
	})
}

// confinePython has a stranger's script run where programs of pupils do: it reaches nothing.
func confinePython(p *Tab) {
	p.Start(p.again().Address("/atelier/ecrire/"))
	for _, noise := range []string{
		"Content Security Policy", "Content-Security-Policy", "SecurityError", "example.org", "ws://",
	} {
		p.Expect(noise)
	}
	driver.WantConfined(p.T, Eval[map[string]string](p, driver.HostileWorker))
}

// runSchool has programs as pupils write them do what they do in Python, and those be stopped that do not end: each
// browser has others of them.
func runSchool(p *Tab) {
	p.Start(p.again().Address("/atelier/ecrire/"))
	eval := func(expression string) []driver.Deed { return Eval[[]driver.Deed](p, expression) }
	driver.WantSchool(p.T, p.name, eval)
	driver.WantGluttons(p.T, p.name, eval)
}

// leadNowhere tries tricks in Python, and a script in the worker of a program. That gets its files where the page has
// asked for them: on the first visit, for later ones they are kept. So no test before it may have visited the site.
func leadNowhere(p *Tab) {
	p.Start(p.site.Address("/atelier/ecrire/"))
	for _, noise := range []string{"Content Security Policy", "Content-Security-Policy", "REPORT"} {
		p.Expect(noise)
	}
	driver.WantCaged(p.T, func(expression string) driver.Caged { return Eval[driver.Caged](p, expression) })
	driver.WantNothingHeld(p.T, Eval[driver.Hostile](p, driver.HostileScript))
}

// writePlayer writes a program: a mistake is told at its line, its text survives the page, the tests pass once it is
// right, and it plays.
func writePlayer(p *Tab) {
	s := p.again()
	p.Start(s.Address("/atelier/ecrire/") + "#e=gagne")
	p.Wait(driver.PythonReady)
	p.Run(driver.TypeProgram("def jouer(position):\n    return coup\n"))
	p.Click("#act-run")
	p.Wait(`document.getElementById('fault').dataset.line === '2'`)
	p.Reload()
	p.Wait(driver.PythonReady)
	p.Wait(`document.getElementById('program').value.includes('return coup')`)
	p.Run(driver.TypeProgram(driver.WinningProgram))
	p.Click("#act-run")
	p.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
	p.Click("#act-play")
	p.Wait(`document.querySelectorAll('.plies li').length >= 5`)
	p.Wait(`document.querySelector('.arena .py-line b:not([hidden])') !== null`)
}

// printValues has a program print what positions of Entropy are worth, by files that come when it asks: as natively.
func printValues(p *Tab) {
	program := driver.ValuesProgram("b1wbb/w3w/b1b1b/w2w1/2bww b") +
		"def jouer(position):\n    return position.coups()[0]\n"
	p.Start(p.again().Address("/atelier/ecrire/"))
	printed := ""
	for _, e := range Eval[driver.PythonRun](p, driver.AskPython(program, 1)).Events {
		printed += e.Text
	}
	if want := driver.PrintedNatively(p.T, "../../../web", program); printed != want {
		p.T.Errorf("printed %q, natively %q", printed, want)
	}
}

// playSamples has sample programs choose the same moves as natively: each browser has others of them.
func playSamples(p *Tab) {
	p.Start(p.again().Address("/atelier/ecrire/"))
	driver.WantSameMoves(p.T, p.name, "../../../ai/python/samples", func(expression string) []string {
		return Eval[[]string](p, expression)
	})
}

// holdCup has two sample programs and a level meet: the games are those that the command has played.
func holdCup(p *Tab) {
	want := driver.SmallNativeCup(p.T, "../../../ai/python/samples")
	p.Start(p.again().Address("/atelier/coupe/"))
	p.Wait(driver.CupReady)
	p.Run(driver.OpenCup(p.T, want))
	p.Wait(`document.querySelectorAll('.entrants li').length === 3`)
	p.Click("#cup-main")
	driver.AwaitCup(p.T, func(condition string) bool { return Eval[bool](p, condition) })
	driver.WantSameCup(p.T, want, Eval[string](p, driver.KeptCup))
}

// writeInASandbox writes a player in a frame without an origin, and runs its tests there.
func writeInASandbox(p *Tab) {
	s := serve(p.T)
	s.Disturb(share)
	p.Visit(host(p.T, `sandbox="allow-scripts" `+framed(s.Address("/atelier/ecrire/")+"?embed=1&lang=fr")))
	f := p.Frame()
	f.Ready()
	f.Wait(driver.PythonReady)
	f.Run(driver.TypeProgram(driver.WinningProgram))
	f.Run(`document.getElementById('act-run').click()`)
	f.Wait(`document.querySelectorAll('.tests li.ok').length > 0`)
}

// lackFrames opens the room where a server allows no frame: that is told as soon as the browser says it.
func lackFrames(p *Tab) {
	s := serve(p.T)
	p.Expect("Content Security Policy")
	p.Expect("Content-Security-Policy")
	s.Disturb(func(w http.ResponseWriter, _ *http.Request) bool {
		w.Header().Set("Content-Security-Policy", "frame-src 'none'")
		return false
	})
	p.Start(s.Address("/atelier/ecrire/") + "?lang=fr")
	p.Wait(`document.querySelector('.py')?.dataset.python === 'frame'`)
	p.Wait(`document.querySelector('.lack:not([hidden])')?.textContent.includes('onglet')`)
}

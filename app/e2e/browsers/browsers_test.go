package browsers

import (
	"errors"
	"testing"
	"time"

	"tablier/app/class/scorm"
)

// A test is something that must hold in every browser. It begins in whatever page the one before has left.
type test struct {
	name string
	run  func(*Tab)
}

// playing are the tests of what needs no Python.
var playing = []test{
	{"tapatan", func(p *Tab) { playToAnswer(p, "tapatan") }},
	{"hyle", func(p *Tab) { playToAnswer(p, "hyle") }},
	{"entropy", func(p *Tab) { playToAnswer(p, "entropy") }},
	{"domino", func(p *Tab) { playToAnswer(p, "domino") }},
	{"stratege", func(p *Tab) { playToAnswer(p, "stratege") }},
	{"links", func(p *Tab) { playByLinks(p, "tapatan") }},
	{"links-chance", func(p *Tab) { playByLinks(p, "hyle") }},
	{"links-secret", func(p *Tab) { playByLinks(p, "stratege") }},
	{"arranged", arrangePosition},
	{"drawn", drawGame},
	{"lesson", takeLesson},
	{"puzzle", solvePuzzle},
	{"composed", composeAndSolve},
	{"set", doSet},
	{"search", followSearch},
	{"map", readMap},
	{"sheets", printSheets},
	{"keyboard", playByKeyboard},
	{"translated", playTranslated},
	{"offline", tourOffline},
	{"embedded", playInAFrame},
	{"package", func(p *Tab) { openPackage(p, scorm.Linked) }},
	{"package-whole", func(p *Tab) { openPackage(p, scorm.Whole) }},
	{"rules", askRules},
	{"policy", keepPolicy},
	{"sandbox", playInASandbox},
	{"sandbox-closed", explainClosedSandbox},
	{"sandbox-single", playSingleInASandbox},
	{"disk", playFromADisk},
}

// programming are the tests of programs in Python. The first visits the site before all others, and makes the memory
// from which they start.
var programming = []test{
	{"python-leads-nowhere", leadNowhere},
	{"python", runPython},
	{"python-school", runSchool},
	{"python-confined", confinePython},
	{"write", writePlayer},
	{"samples", playSamples},
	{"cup", holdCup},
	{"python-values", printValues},
	{"python-sandboxed", writeInASandbox},
	{"python-frameless", lackFrames},
}

// A browser with one page keeps one core busy at most, and programs in Python take as long as all else: so each browser
// runs twice, and all four go side by side.
func TestFirefox(t *testing.T)       { testAll(t, "firefox", startFirefox, playing) }
func TestFirefoxPython(t *testing.T) { testAll(t, "firefox", startFirefox, programming) }
func TestWebKit(t *testing.T)        { testAll(t, "webkit", world.webkit.start, playing) }
func TestWebKitPython(t *testing.T)  { testAll(t, "webkit", world.webkit.start, programming) }

// testAll starts a browser and runs tests in it, one after the other.
func testAll(t *testing.T, name string, start func() (Browser, error), tests []test) {
	t.Parallel()
	began := time.Now()
	b, err := start()
	if errors.Is(err, errMissing) && !required() {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	site := serve(t)
	t.Logf("started in %.1f s", time.Since(began).Seconds())
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := &Tab{T: t, Browser: b, name: name, site: site}
			b.Complaints() // those of the test before
			test.run(p)
			p.judge()
			count.add(name)
		})
	}
}

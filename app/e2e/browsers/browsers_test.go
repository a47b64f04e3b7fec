package browsers

import (
	"errors"
	"testing"
	"time"

	"tablier/app/class/scorm"
)

// tests are what must hold in every browser. Each begins in whatever page the one before has left.
var tests = []struct {
	name string
	run  func(*Tab)
}{
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
	{"python", runPython},
	{"python-school", runSchool},
	{"python-confined", confinePython},
	{"python-leads-nowhere", leadNowhere},
	{"write", writePlayer},
	{"samples", playSamples},
	{"cup", holdCup},
	{"python-values", printValues},
	{"python-sandboxed", writeInASandbox},
	{"python-frameless", lackFrames},
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

func TestFirefox(t *testing.T) { testAll(t, "firefox", startFirefox) }
func TestWebKit(t *testing.T)  { testAll(t, "webkit", startWebKit) }

// testAll starts a browser and runs all tests in it. The browsers go side by side.
func testAll(t *testing.T, name string, start func() (Browser, error)) {
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

package browsers

import (
	"fmt"
	"net/http"
	"os"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// playInAFrame plays on a board in a page of another origin, which hears of the moves and has the machine play.
func playInAFrame(p *Tab) {
	s := serve(p.T)
	p.Visit(host(p.T, framed(s.Address("/tapatan/")+"?embed=1&second=machine-6&origin=HOST")))
	f := p.Frame()
	f.Ready()
	p.Wait(`told('ready').length === 1`)
	f.Touch("b2")
	p.Wait(`told('move').length === 2`)
	moves := Eval[[]struct{ By, Move string }](p, `told('move').map((m) => ({ By: m.by, Move: m.move }))`)
	if moves[0].By != "first" || moves[0].Move != "b2" || moves[1].By != "second" {
		p.T.Errorf("the host is told of %v", moves)
	}
	p.Run(`say({ type: 'undo' })`)
	p.Wait(`told('position').some((m) => !m.moves?.length)`)
	f.Wait(`document.querySelectorAll('.move:not(.undone)').length === 0`)
}

// askRules asks about positions in a page of another origin, which has no board.
func askRules(p *Tab) {
	s := serve(p.T)
	p.Visit(host(p.T, ""))
	p.Run(`(() => document.head.append(Object.assign(document.createElement('script'), { src: ` +
		driver.Quote(s.Address("/tablier.js")) + ` })))()`)
	p.Wait(`!!window.Tablier`)
	for question, want := range map[string]string{
		"game\thyle\t\t": "ok\tC\tO\t5\t", "value\ttapatan\t\t\t": "ok\tw\t9", "dance": "error\tquestion\tdance",
	} {
		if got := Eval[string](p, `Tablier.ask(`+driver.Quote(question)+`)`); got != want {
			p.T.Errorf("%q is answered %q, want %q", question, got, want)
		}
	}
}

// framed is the attribute that has a frame show an address.
func framed(address string) string {
	return fmt.Sprintf(`src="%s"`, strings.ReplaceAll(address, "&", "&amp;"))
}

// share has a server let every page read its files, as a frame without an origin needs it.
func share(w http.ResponseWriter, _ *http.Request) bool {
	w.Header().Set("Access-Control-Allow-Origin", "*")
	return false
}

// playInASandbox plays in a frame that has no origin, which its page sees in its styles.
func playInASandbox(p *Tab) {
	s := serve(p.T)
	s.Disturb(share)
	p.Visit(host(p.T, `sandbox="allow-scripts" `+framed(s.Address("/tapatan/")+"?embed=1&second=machine-6")))
	f := p.Frame()
	f.Ready()
	wantStyles(f)
	f.Touch("b2")
	f.WaitMoves(2)
}

// explainClosedSandbox checks that such a frame says what is missing, where its server lets nobody read the programs.
func explainClosedSandbox(p *Tab) {
	s := serve(p.T)
	p.Expect("tablier:")
	p.Expect("Cross-Origin Request Blocked")
	p.Visit(host(p.T, `sandbox="allow-scripts" `+framed(s.Address("/tapatan/")+"?embed=1&second=machine-6")))
	f := p.Frame()
	f.Wait(`document.getElementById('boot-status').textContent.includes('sandbox')`)
	wantStyles(f)
}

// wantStyles fails the test unless the page has its style sheet. A page without an origin cannot look into the sheet.
func wantStyles(p *Tab) {
	p.T.Helper()
	p.Wait(`getComputedStyle(document.querySelector('.point')).touchAction === 'none'`)
}

// playSingleInASandbox plays in the edition that is one page.
func playSingleInASandbox(p *Tab) {
	data, err := os.ReadFile(world.single)
	if err != nil {
		p.T.Fatal(err)
	}
	s := driver.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write(data)
	}))
	p.T.Cleanup(s.Close)
	p.Visit(host(p.T, `sandbox="allow-scripts" `+framed(s.URL+"/tablier.html?embed=1&second=machine-6#/tapatan/")))
	f := p.Frame()
	f.Ready()
	f.Touch("b2")
	f.WaitMoves(2)
}

// forget drops what the console says of what was refused, which comes a few turns later than it happened. A browser
// whose console cannot be read says nothing.
func forget(p *Tab) {
	p.T.Helper()
	if !p.Browser.Hears() {
		return
	}
	const turns = 5
	for turn := range turns {
		p.Settle()
		last := fmt.Sprintf("that was the last refusal of turn %d", turn)
		p.Run(`console.error(` + driver.Quote(last) + `)`)
		p.hear(last)
	}
}

// keepPolicy checks that no page loads or runs what is not the site's own, with an origin and without.
func keepPolicy(p *Tab) {
	for name, attributes := range map[string]string{"frame": ``, "sandbox": `sandbox="allow-scripts" `} {
		p.T.Run(name, func(t *testing.T) {
			s := serve(t)
			s.Disturb(share)
			q := &Tab{T: t, Browser: p.Browser}
			q.Visit(host(t, attributes+framed(s.Address("/tapatan/")+"?embed=1")))
			f := q.Frame()
			f.Ready()
			stranger := driver.NewStranger(t)
			if got := Eval[[]string](f, stranger.Trespass()); len(got) > 0 {
				t.Errorf("the page took from another origin: %v", got)
			}
			if asked := stranger.Asked(); len(asked) > 0 {
				t.Errorf("the page asked another origin for %v", asked)
			}
			forget(f)
		})
	}
}

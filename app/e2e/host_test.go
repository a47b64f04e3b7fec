package e2e

import (
	"net/url"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/rules"
)

// What a course page and the board in it say to each other, in one frame after another.
func TestHostOfAFrame(t *testing.T) {
	c := inCourse(t, driver.Desktop, driver.Serve(t, "/"), "/tapatan/",
		url.Values{"first": {"host"}, "second": {"machine-2"}})
	for _, part := range []struct {
		name string
		do   func(*testing.T, course)
	}{
		{"plays", hostPlays}, {"secrets", hostKeepsSecrets}, {"messages", hostMessages},
		{"another origin", hostOfAnotherOrigin},
	} {
		step(t, c.Tab, part.name, func(t *testing.T) { part.do(t, c) })
	}
}

// hostPlays has a course page's own program play a whole game against the machine.
func hostPlays(t *testing.T, c course) {
	t.Helper()
	c.Run(`(() => { window.answer = (m) => m.type === 'your-turn' && say({ type: 'move', re: m.id, move: m.legal[0] });
		heard.forEach(answer); })()`)
	c.hears("result")
	result := driver.Eval[string](c.Tab, `JSON.stringify(told('result')[0])`)
	if !strings.Contains(result, `"reason"`) || driver.Eval[int](c.Tab, `told('your-turn').length`) < 3 {
		t.Errorf("the game ends with %s", result)
	}
	if got := driver.Eval[int](c.Tab, `told('error').length`); got > 0 {
		t.Errorf("errors: %s", driver.Eval[string](c.Tab, `JSON.stringify(told('error'))`))
	}
	if got, want := driver.Eval[int](c.Tab, `told('move').length`), driver.Eval[int](c.Tab,
		`told('move').at(-1).ply`); got != want {
		t.Errorf("told of %d moves, the last of which is number %d", got, want)
	}
	c.Shot("result")
	c.Run(`say({ type: 'move', re: told('your-turn').at(-1).id, move: 'a1', id: 'late' })`)
	c.Wait(`told('error').some((m) => m.fault === 'late' && m.re === 'late')`)
}

// hostKeepsSecrets has a page play in a game with secrets: it receives what its side may know, and the screen shows
// what the person's may.
func hostKeepsSecrets(t *testing.T, c course) {
	t.Helper()
	c.shows("/stratege/",
		url.Values{"first": {"host"}, "moves": {"#111222333444555666 #666555444333222111"}})
	c.hears("your-turn")
	said := driver.Eval[string](c.Tab, `JSON.stringify(heard)`)
	if !strings.Contains(said, "#111222333444555666") || strings.Contains(said, "#666555444333222111") {
		t.Errorf("said: %s", said)
	}
	turn := driver.Eval[struct {
		Position string
		Legal    []string
	}](c.Tab, `told('your-turn')[0]`)
	view, err := driver.Game("stratege").Spec.New(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []rules.Move{"#111222333444555666", "#666555444333222111"} {
		if view, err = view.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if want := view.View(rules.First).String(); turn.Position != want || len(turn.Legal) != 36 {
		t.Errorf("position %s, want %s; %d moves", turn.Position, want, len(turn.Legal))
	}
	c.Within(`[...document.querySelectorAll('.piece[data-at] use')].filter((e) =>
		/stratege-w\d/.test(e.getAttribute('href'))).length === 0`)
	c.Run(`say({ type: 'move', re: told('your-turn')[0].id, move: told('your-turn')[0].legal[0] })`)
	c.hears("move")
}

// hostMessages says what a host page may say: it is obeyed, or refused with a reason, and does no harm.
func hostMessages(t *testing.T, c course) {
	t.Helper()
	c.shows("/tapatan/", url.Values{"moves": {"a1 b2"}, "controls": {"undo,moves"}})
	c.hears("ready")
	ready := driver.Eval[string](c.Tab, `JSON.stringify(told('ready')[0])`)
	if !strings.Contains(ready, `"moves":["a1","b2"]`) || !strings.Contains(ready, `"toMove":"first"`) {
		t.Errorf("ready: %s", ready)
	}
	c.Run(`say({ type: 'play', move: 'c3' })`)
	c.Wait(`told('move').some((m) => m.move === 'c3' && m.by === 'first')`)
	c.Run(`say({ type: 'undo' })`)
	c.Wait(`told('position').some((m) => m.ply === 2)`)
	c.Run(`say({ type: 'suggest', id: 's' })`)
	c.Wait(`told('suggestion').some((m) => m.re === 's' && m.move !== '')`)
	c.Run(`say({ type: 'load', parameters: { moves: 'b2 a1' } })`)
	c.Wait(`told('position').some((m) => m.moves.join(' ') === 'b2 a1')`)
	c.Run(`say({ type: 'configure', parameters: { second: 'machine-1', theme: 'dark', lang: 'en', controls: '' } })`)
	c.Run(`say({ type: 'play', move: 'c1' })`)
	c.Wait(`told('move').some((m) => m.by === 'second')`) // the machine
	c.Settle()
	c.Shot("dark")
	for _, bad := range []struct{ message, fault string }{
		{`{ type: 'play', move: 'b2' }`, "move"},
		{`{ type: 'dance' }`, "type"},
		{`{ type: 7 }`, "shape"},
		{`{ type: 'play' }`, "shape"},
		{`{ type: 'play', move: 'x'.repeat(1e7) }`, "shape"},
		{`{ type: 'load', parameters: { position: 'x' } }`, "position"},
		{`{ type: 'load', parameters: { first: 'host' } }`, "shape"},
		{`{ type: 'load', parameters: ['a1'] }`, "shape"},
		{`{ tablier: 2, type: 'undo' }`, "shape"},
	} {
		c.Run(`(() => { heard.length = 0; say(` + bad.message + `); })()`)
		c.Wait(`told('error').length === 1`)
		if got := driver.Eval[string](c.Tab, `told('error')[0].fault`); got != bad.fault {
			t.Errorf("%.60s: fault %q, want %q", bad.message, got, bad.fault)
		}
	}
	c.Run(`(() => { heard.length = 0; say({ type: 'position', id: 'p' }); })()`)
	c.Wait(`told('position').some((m) => m.re === 'p' && m.moves.length === 4)`)
}

// hostOfAnotherOrigin is a page that is not named: it may say nothing, and receives nothing.
func hostOfAnotherOrigin(t *testing.T, c course) {
	t.Helper()
	c.shows("/tapatan/", url.Values{"origin": {"https://cours.example"}, "moves": {"a1"}})
	c.hears("ready")
	c.Run(`say({ type: 'play', move: 'b2' })`)
	c.Wait(`told('error').some((m) => m.fault === 'origin')`)
	if got := driver.Eval[string](c.Tab, `JSON.stringify(told('ready')[0])`); strings.Contains(got, "a1") ||
		driver.Eval[int](c.Tab, `told('move').length`) > 0 {
		t.Errorf("told: %s", got)
	}
}

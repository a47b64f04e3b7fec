package driver

import (
	"fmt"
	"strings"
	"testing"
)

// AskEngine starts an engine, waits for the answer to one question and kills it.
const AskEngine = `new Promise((resolve, reject) => {
	const engine = tablier.engine((text) => {
		if (!text.includes('"id":1')) return;
		engine.kill();
		resolve(text);
	}, reject);
	engine.send('{"id":1,"op":"games"}');
})`

// WantEngineAnswer asks an engine for something, which needs its program and its script.
func WantEngineAnswer(t *testing.T, p *Tab) {
	t.Helper()
	if answer := Eval[string](p, AskEngine); !strings.Contains(answer, `"games"`) {
		t.Errorf("the engine answers %q", answer)
	}
}

// Best asks an engine of the test's own, at its best, about the game on the board.
func (p *Tab) Best() string {
	p.T.Helper()
	return p.ask(fmt.Sprintf(`level: %d, moves: [%s]`, Game("tapatan").Levels, QuoteAll(p.Moves())))
}

// ask returns the move that a new engine finds best in Tapatan, of what a request adds to that.
func (p *Tab) ask(request string) string {
	p.T.Helper()
	return Eval[string](p, searching(fmt.Sprintf(`JSON.stringify({ id: 1, op: 'search', game: 'tapatan', %s })`, request))+
		`.then((answer) => answer.best)`)
}

// searching is an expression for what a new engine answers in the end to a request for a search, which is an expression
// too.
func searching(request string) string {
	return `new Promise((resolve, reject) => {
		const engine = tablier.engine((text) => {
			const answer = JSON.parse(text);
			if (answer.error || answer.best) engine.kill();
			if (answer.error) reject(new Error(text));
			if (answer.best) resolve(answer);
		}, reject);
		engine.send(` + request + `);
	})`
}

// BusyEngine keeps an engine of the test's own at work for as long as the page is open.
func (p *Tab) BusyEngine() {
	p.T.Helper()
	p.Run(`window.busy = tablier.engine((text) => {
		if (JSON.parse(text).ready) busy.send('{"id":1,"op":"perft","game":"tapatan","depth":60}');
	}, () => {})`)
}

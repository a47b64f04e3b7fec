package driver

import (
	"fmt"
	"strings"
	"testing"

	"tablier/rules"
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

// Advised asks an engine of the test's own, at a level, about the game of a variant on the board.
func (p *Tab) Advised(variant string, level int) string {
	p.T.Helper()
	moves := p.Moves()
	for i, move := range moves {
		if move == Words("fr", "tapatan").Move(rules.Pass) {
			moves[i] = "--"
		}
	}
	return p.ask(fmt.Sprintf(`variant: %s, level: %d, seed: %d, moves: [%s]`,
		Quote(variant), level, len(moves), QuoteAll(moves)))
}

// ask returns the move that a new engine finds best in Tapatan, of what a request adds to that.
func (p *Tab) ask(request string) string {
	p.T.Helper()
	return Eval[string](p, fmt.Sprintf(`new Promise((resolve, reject) => {
		const engine = tablier.engine((text) => {
			const answer = JSON.parse(text);
			if (answer.error) reject(text);
			if (answer.best) { engine.kill(); resolve(answer.best); }
		}, reject);
		engine.send(JSON.stringify({ id: 1, op: 'search', game: 'tapatan', %s }));
	})`, request))
}

// BusyEngine keeps an engine of the test's own at work for as long as the page is open.
func (p *Tab) BusyEngine() {
	p.T.Helper()
	p.Run(`window.busy = tablier.engine((text) => {
		if (JSON.parse(text).ready) busy.send('{"id":1,"op":"perft","game":"tapatan","depth":60}');
	}, () => {})`)
}

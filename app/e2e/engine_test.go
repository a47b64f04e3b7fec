package e2e

import (
	"testing"
	"time"
)

// askEngine starts an engine, waits for the answer to one question and kills it.
const askEngine = `new Promise((resolve, reject) => {
	const engine = tablier.engine((text) => {
		if (!text.includes('"id":1')) return;
		engine.kill();
		resolve(text);
	}, reject);
	engine.send('{"id":1,"op":"games"}');
})`

// An engine that was killed is replaced quickly: its program is compiled once.
func TestEngineRestart(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.start(s.url("/"))
	eval[string](p, askEngine)
	asked := s.times("ai.wasm")
	begin := time.Now()
	eval[string](p, askEngine)
	if took := time.Since(begin); took > 500*time.Millisecond {
		t.Errorf("a restarted engine answers after %v", took)
	}
	if again := s.times("ai.wasm"); again != asked {
		t.Errorf("its program was fetched again: %d times, then %d", asked, again)
	}
}

// A dead engine is silent: nothing is heard of it after kill, and sending to it
// is harmless.
func TestEngineAfterKill(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.start(s.url("/"))
	heard := eval[int](p, `new Promise((resolve) => {
		let heard = 0;
		const count = () => heard++;
		const early = tablier.engine(count, count);
		early.send('{"id":1,"op":"games"}');
		early.kill();
		early.send('{"id":2,"op":"games"}');
		const late = tablier.engine(() => { late.kill(); late.kill(); late.send('{"id":3,"op":"games"}'); setTimeout(() => resolve(heard), 300); }, count);
		late.send('{"id":1,"op":"games"}');
	})`)
	if heard != 0 {
		t.Errorf("%d messages of killed engines", heard)
	}
}

// An engine whose program cannot be fetched tells so, and the next one tries again.
func TestEngineFailure(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.expect("ai.wasm")
	s.disturb(missing("/ai.wasm"))
	p.start(s.url("/"))
	why := eval[string](p, `new Promise((resolve) => tablier.engine(() => resolve('it answers'), resolve))`)
	if why == "" || why == "it answers" {
		t.Errorf("a missing program: %q", why)
	}
	s.disturb(nil)
	answersOffline(t, p)
}

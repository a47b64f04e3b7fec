package e2e

import (
	"slices"
	"testing"

	"tablier/app/e2e/driver"
)

// An engine that was killed is replaced without another download: its program is compiled once.
func TestEngineRestart(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/"))
	driver.Eval[string](p, driver.AskEngine)
	asked := s.Times("ai.wasm")
	driver.Eval[string](p, driver.AskEngine)
	if again := s.Times("ai.wasm"); again != asked {
		t.Errorf("its program was fetched again: %d times, then %d", asked, again)
	}
}

// A dead engine is silent: nothing is heard of it after kill, and sending to it
// is harmless.
func TestEngineAfterKill(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/"))
	heard := driver.Eval[int](p, `new Promise((resolve) => {
		let heard = 0;
		const count = () => heard++;
		const early = tablier.engine(count, count);
		early.send('{"id":1,"op":"games"}');
		early.kill();
		early.send('{"id":2,"op":"games"}');
		const late = tablier.engine(() => { late.kill(); late.kill(); late.send('{"id":3,"op":"games"}'); setTimeout(() =>
			resolve(heard), 300); }, count);
		late.send('{"id":1,"op":"games"}');
	})`)
	if heard != 0 {
		t.Errorf("%d messages of killed engines", heard)
	}
}

// An engine whose program cannot be fetched tells so, and the next one tries again.
func TestEngineFailure(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Expect("ai.wasm")
	s.Disturb(driver.Missing("/ai.wasm"))
	p.Start(s.Address("/"))
	why := driver.Eval[string](p, `new Promise((resolve) => tablier.engine(() => resolve('it answers'), resolve))`)
	if why == "" || why == "it answers" {
		t.Errorf("a missing program: %q", why)
	}
	s.Disturb(nil)
	driver.WantEngineAnswer(t, p)
}

// Every search in the browser's worker ends with exactly one final answer, also when it is displaced, and garbage
// in between costs an error each.
func TestEngineAnswersOnce(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/"))
	answers := driver.Eval[[]string](p, `new Promise((resolve, reject) => {
		const finals = [];
		const engine = tablier.engine((text) => {
			const answer = JSON.parse(text);
			if (answer.ready || answer.progress) return;
			const kind = answer.error?.code ?? (answer.best ? 'move' : 'other');
			finals.push(answer.id + ' ' + kind);
			if (finals.length === 8) engine.send('{"id":"last","op":"games"}');
			if (answer.id === 'last') { engine.kill(); resolve(finals); }
		}, reject);
		for (let id = 1; id <= 4; id++) engine.send(JSON.stringify({ id, op: 'search', game: 'tapatan', level: 1 }));
		engine.send('not JSON');
		engine.send('{"id":5,"op":"dance"}');
		engine.send('{"id":6,"op":"perft","game":"tapatan","depth":60}');
		engine.send('{"id":7,"op":"stop","target":6}');
	})`)
	slices.Sort(answers)
	want := []string{"1 move", "2 move", "3 move", "4 move", "5 op", "6 stopped", "7 other", "last other", "null syntax"}
	if !slices.Equal(answers, want) {
		t.Errorf("answers %q, want %q", answers, want)
	}
}

// A compiler that is killed without a word is given up, and the next one does its work.
func TestCompilerKilled(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(`{ const real = Worker; let killed = false;
		window.Worker = function (address) {
			const worker = new real(address);
			if (!killed && window.killing && String(address).includes('compile.js')) { killed = true; worker.terminate(); }
			return worker;
		}; }`)
	p.Start(s.Address("/tapatan/"))
	p.Run(`window.killing = true`)
	p.Seat("one", driver.Best, "seat0")
	p.Play(driver.ByMouse, "b2")
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length > 1`)
}

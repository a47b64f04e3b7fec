package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// slowed puts a slow engine before the real one, which answers Tapatan within milliseconds: each search is held back for
// slow.millis with a sign of progress every tenth of a second, unless it is stopped. With slow.estimate all but the end
// of what it says of values is taken away.
const slowed = `(() => {
	window.slow = { millis: 0, searches: 0, estimate: false };
	const wrap = (spawn) => (onText, onFail) => {
		const held = new Map(), cut = new Set();
		const worker = spawn((text) => {
			const answer = JSON.parse(text);
			if (cut.has(answer.id) && answer.end) answer.end = 'stopped';
			if (slow.estimate && answer.end) Object.assign(answer, { value: null, plies: null, score: answer.score * 0.8 });
			onText(JSON.stringify(answer));
		}, onFail);
		const release = (id) => {
			const h = held.get(id);
			held.delete(id);
			clearInterval(h.ticks);
			clearTimeout(h.end);
			worker.send(h.text);
		};
		const hold = (id, text) => {
			const begin = performance.now();
			let depth = 0;
			const ticks = setInterval(() => onText(JSON.stringify({ id, progress: { best: null, value: null, plies: null, score: null,
				depth: ++depth, nodes: depth * 1500, ms: Math.round(performance.now() - begin), pv: [] } })), 100);
			held.set(id, { text, ticks, end: setTimeout(() => release(id), slow.millis) });
		};
		return {
			send: (text) => {
				const request = JSON.parse(text);
				if (request.op === 'search') slow.searches++;
				if (request.op === 'search' && slow.millis) hold(request.id, text);
				else if (request.op === 'stop' && held.has(request.target)) {
					cut.add(request.target);
					onText(JSON.stringify({ id: request.id, stopped: true }));
					release(request.target);
				} else worker.send(text);
			},
			kill: () => {
				for (const h of held.values()) { clearInterval(h.ticks); clearTimeout(h.end); }
				worker.kill();
			},
		};
	};
	Object.defineProperty(window, 'tablier', { configurable: true, get: () => undefined, set(real) {
		real.engine = wrap(real.engine);
		Object.defineProperty(window, 'tablier', { value: real });
	} });
})()`

// slow makes each search take so long from now on.
func (p *tab) slow(millis int) {
	p.t.Helper()
	p.do(runs(fmt.Sprintf(`window.slow.millis = %d`, millis)))
}

// thinking waits until the status tells how far the machine has come.
const thinking = `document.querySelector('.thought')?.textContent.startsWith('profondeur')`

// noteShifts starts to note how much the page jumps, and what the live region says.
const noteShifts = `(() => {
	window.jumps = [];
	window.said = [];
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) jumps.push(entry.value);
	}).observe({ type: 'layout-shift' });
	const region = document.querySelector('.status [role=status]');
	new MutationObserver(() => said.push(region.innerText)).observe(region, { childList: true, characterData: true, subtree: true, attributes: true });
})()`

// While the machine thinks, depth, positions and time are shown as they grow. Nothing jumps, and a screen reader hears
// nothing of it. The machine can be cut short.
func TestThinkingIsShownAndCutShort(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		device device
		press  func(p *tab, selector string)
	}{
		{desktop, (*tab).click}, {phone, (*tab).tap}, {narrow, (*tab).tap},
		{desktop, func(p *tab, selector string) {
			p.do(runs(`document.querySelector(` + quote(selector) + `).focus()`))
			p.press("\r")
		}},
	} {
		t.Run(c.device.name, func(t *testing.T) {
			p := open(t, c.device)
			p.inject(slowed)
			p.start(s.url("/tapatan/"))
			p.seat("one", "6", "seat0")
			p.slow(60_000)
			p.play(byMouse, "a1")
			p.waitFor("Ordi réfléchit.")
			if eval[bool](p, `getComputedStyle(document.querySelector('#play-now')).visibility !== 'hidden'`) {
				t.Error("the machine can be cut short before it has thought for a moment")
			}
			p.settle()
			p.do(runs(noteShifts))
			p.wait(thinking)
			first := p.text(".thought")
			p.wait(`document.querySelector('.thought').textContent !== ` + quote(first))
			p.shot("thinking")
			if jumps := eval[[]float64](p, `jumps`); len(jumps) > 0 {
				t.Errorf("the page jumps by %v as the machine goes on", jumps)
			}
			if said := eval[[]string](p, `said`); len(said) > 0 {
				t.Errorf("a screen reader would hear %q", said)
			}
			if !eval[bool](p, `document.querySelector('.thought').ariaHidden === 'true'`) {
				t.Error("the progress is not hidden from screen readers")
			}
			p.accessible()
			c.press(p, "#play-now")
			p.wait(`document.querySelectorAll('.move').length === 2`)
			p.waitFor(yourTurn)
			if at := eval[string](p, `document.activeElement.id`); !strings.HasPrefix(at, "point-") {
				t.Errorf("the keyboard is on %q, want a point of the board", at)
			}
		})
	}
}

// While the machine thinks a person may walk through the moves, take back, leave the page and come back.
func TestAroundWhileTheMachineThinks(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.inject(slowed)
	p.start(s.url("/tapatan/"))
	p.seat("one", "6", "seat0")
	p.play(byMouse, p.freePoint())
	p.waitFor(yourTurn)
	p.slow(60_000)
	free := p.freePoint()
	p.play(byMouse, free)
	p.wait(thinking)

	p.click("#walk-first")
	p.waitFor("Position de départ.")
	p.click("#walk-forward")
	p.waitFor("Après 1 coup sur 3.")
	p.click("#walk-last")
	p.waitFor("Ordi réfléchit.")
	p.wait(thinking)

	p.click(".brand")
	p.wait(`document.querySelector('.shelf')`)
	p.click(".game .go")
	p.waitFor("Ordi réfléchit.")
	p.wait(thinking)
	p.click("#play-now")
	p.wait(`document.querySelectorAll('.move').length === 4`)
	p.waitFor(yourTurn)

	p.play(byMouse, p.freePoint())
	p.wait(thinking)
	p.click("#do-undo")
	p.waitFor(yourTurn)
	p.wait(`document.querySelectorAll('.move:not(.undone)').length === 4`)
	p.slow(0)
	p.settle()
	if got := len(p.moves()); got != 4 {
		t.Errorf("%d moves: the machine has answered a move that was taken back", got)
	}
	p.play(byMouse, p.freePoint())
	p.wait(`document.querySelectorAll('.move:not(.undone)').length === 6`)
}

// The evaluation is off until asked for. Then it follows the game and the position looked at; what is proved is told
// from an estimate by words and by the bar's form.
func TestEvaluationFollowsThePositionShown(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.inject(slowed)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	p.play(byMouse, turned[:4]...)
	if eval[bool](p, `document.querySelector('.value') !== null`) {
		t.Error("the evaluation is shown unasked")
	}
	value := func(want string) {
		t.Helper()
		p.wait(`document.querySelector('.value')?.innerText.trim() === ` + quote(want))
	}
	p.click("#exact")
	value("exact : Orange gagne en 1 coup au plus")
	if eval[bool](p, `document.querySelector('.bar').classList.contains('guess')`) {
		t.Error("a proved value looks like an estimate")
	}
	p.shot("exact")
	p.click("#walk-back")
	value("exact : Rouge gagne en 5 coups au plus")
	p.click("#walk-first")
	value("exact : Orange gagne en 9 coups au plus")
	p.click("#walk-forward")
	value("exact : nulle si chacun joue au mieux")
	p.click("#walk-last")
	value("exact : Orange gagne en 1 coup au plus")
	p.play(byMouse, "c1")
	value("la partie est finie")

	p.do(runs(`slow.estimate = true`))
	p.click("#walk-back")
	value("estimation : Orange 90 %")
	if !eval[bool](p, `document.querySelector('.bar').classList.contains('guess')`) {
		t.Error("an estimate looks like what is proved")
	}
	p.shot("estimate")
	p.accessible()
	p.click(".tools button:first-child")
	value("estimate: Orange 90%")

	p.reload()
	p.ready()
	if eval[bool](p, `document.querySelector('.value') !== null || document.querySelector('.marks .hint circle') !== null`) {
		t.Error("after a reload the evaluation is shown unasked")
	}
}

// Against the machine the evaluation does not wait for its move; a worker that dies over it is replaced.
func TestEvaluationWhileTheMachinePlays(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.inject(sabotage(1, loudly))
	p.start(s.url("/tapatan/"))
	p.seat("one", "6", "seat0")
	p.tap("#exact")
	p.wait(`document.querySelector('.value').innerText.includes('en 9 coups')`)
	p.do(runs(`window.armed = true`))
	p.play(byTouch, "b2")
	p.waitFor(yourTurn)
	p.wait(`document.querySelector('.value').innerText.includes('en 7 coups')`)
}

// A hint is the best move, with its value and what is expected after it.
func TestHintSaysWhy(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.inject(slowed)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	p.slow(1500)
	p.click("#do-hint")
	p.wait(`document.querySelector('.status [role=status] span').textContent === 'La machine cherche.'`)
	p.wait(`document.querySelector('.status [role=status] span').textContent.startsWith('Indice : b2, exact : Orange gagne en 9 coups au plus. Suite attendue : ')`)
	p.wait(`document.querySelectorAll('.marks .hint circle').length === 1`)
	p.slow(0)
	p.play(byMouse, "a1", "a3")
	if eval[bool](p, `document.querySelector('.marks .hint circle') !== null`) {
		t.Error("the hint is still on the board after a move")
	}
	p.click("#do-hint")
	p.wait(`document.querySelectorAll('.marks .hint circle').length === 1`)
	p.click("#walk-back")
	p.click("#walk-last")
	p.settle()
	if why := p.why(); strings.Contains(why, "Indice") || strings.Contains(why, "cherche") {
		t.Errorf("after a look elsewhere the page says %q", why)
	}
}

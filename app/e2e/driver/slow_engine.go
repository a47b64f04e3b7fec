package driver

import (
	"fmt"
)

// SlowEngine puts a slow engine before the real one, which answers Tapatan within milliseconds: each search after the
// next slow.free is held back for slow.millis with a sign of progress every tenth of a second, unless it is stopped.
// With slow.estimate all but the end of what it says of values is taken away.
const SlowEngine = `(() => {
	window.slow = { millis: 0, free: 0, searches: 0, estimate: false };
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
			const ticks = setInterval(() => onText(JSON.stringify({ id, progress: { best: null, value: null, plies: null,
				score: null,
				depth: ++depth, nodes: depth * 1500, ms: Math.round(performance.now() - begin), pv: [] } })), 100);
			held.set(id, { text, ticks, end: setTimeout(() => release(id), slow.millis) });
		};
		return {
			send: (text) => {
				const request = JSON.parse(text);
				if (request.op === 'search') slow.searches++;
				if (request.op === 'search' && slow.millis && slow.free-- <= 0) hold(request.id, text);
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

// Slow makes each search take so long from now on.
func (p *Tab) Slow(millis int) {
	p.T.Helper()
	p.SlowAfter(0, millis)
}

// SlowAfter makes each search but the next few take so long.
func (p *Tab) SlowAfter(few, millis int) {
	p.T.Helper()
	p.Run(fmt.Sprintf(`Object.assign(window.slow, { free: %d, millis: %d })`, few, millis))
}

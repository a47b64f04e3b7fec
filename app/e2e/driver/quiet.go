package driver

import (
	"slices"
	"strings"
)

// Noting is a script that notes which short timers and which frames of a page are still to come, for [Quiet]. The
// program does everything that is to be drawn, or is long and done in turns, by these: a page with none has drawn all
// that it has heard of. Longer timers are pauses that a person sees, which a test waits for by what comes of them.
const Noting = `(() => {
	if (window.untilQuiet) return;
	const short = 30; // ms
	const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
	const timers = new Set(), frames = new Set();
	window.setTimeout = (then, ms, ...args) => {
		if (typeof then !== 'function' || ms > short) return setTimeout(then, ms, ...args);
		const id = setTimeout(() => {
			try { then(...args); } finally { timers.delete(id); }
		}, ms);
		timers.add(id);
		return id;
	};
	window.clearTimeout = (id) => {
		timers.delete(id);
		clearTimeout(id);
	};
	window.requestAnimationFrame = (then) => {
		const id = requestAnimationFrame((now) => {
			try { then(now); } finally { frames.delete(id); }
		});
		frames.add(id);
		return id;
	};
	window.cancelAnimationFrame = (id) => {
		frames.delete(id);
		cancelAnimationFrame(id);
	};
	// For what a test itself does at every frame.
	Object.defineProperty(window, 'unnotedFrame', { value: (then) => requestAnimationFrame(then) });
	// What looks at the page once it is laid out does so at the end of a frame.
	const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	Object.defineProperty(window, 'untilQuiet', { value: async (most = Infinity) => {
		const busy = () => timers.size + frames.size > 0;
		for (let still = false; !still && most > 0; most--) {
			const before = busy();
			await drawn();
			still = !before && !busy();
		}
	} });
})()`

// Quiet is an expression for a promise that is kept once the page has drawn all that it has heard of.
const Quiet = `(` + Noting + `, untilQuiet())`

// nearlyQuiet does not wait for more than some frames: a page may go on by itself.
const nearlyQuiet = `(` + Noting + `, untilQuiet(20))`

// Settle waits until the page has drawn what it has heard of: gestures, a link, what is done in turns. Where a link was
// followed to another page, it is that page that settles.
func (p *Tab) Settle() {
	p.T.Helper()
	err := p.Try(Script(Quiet))
	for err != nil && hasGone(err) {
		err = p.Try(Script(Quiet))
	}
	if err != nil {
		p.Shot("stuck")
		p.T.Fatalf("%s: %v", p.Device.Name, err)
	}
}

// hasGone reports whether a page gave no answer because another one takes its place. The browser says so in words.
func hasGone(err error) bool {
	return slices.ContainsFunc([]string{"Inspected target navigated", "Execution context was destroyed"},
		func(words string) bool { return strings.Contains(err.Error(), words) })
}

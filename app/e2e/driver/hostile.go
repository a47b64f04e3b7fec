package driver

import (
	"strings"
	"testing"
)

// HostileScript is an expression that runs a program where a stranger's script runs beside Python, in the same worker
// and before it: as if a program had found its way to JavaScript. It returns what that script could change or see,
// which is to be nothing, and the events of the program, as texts.
const HostileScript = `(async () => {
	const python = await tablier.python();
	await python.open();
	const places = performance.getEntriesByType('resource').map(({ name }) => name.split('?')[0]);
	const get = async (name, how) => {
		const place = places.find((place) => place.includes('/' + name + '.') && !place.includes('.html'));
		if (!place) throw new Error('the page has not asked for ' + name);
		return (await fetch(place))[how]();
	};
	const [worker, glue, loader, program, library, rules] = await Promise.all([get('python-worker', 'text'),
		get('python-glue', 'blob'), get('python-loader', 'blob'), get('python', 'blob'), get('python-library', 'blob'),
		get('ai', 'blob')]);
	const attack = (delay) => {
		const could = [], said = [];
		const see = (name) => (...given) => {
			could.push('saw by ' + name);
			throw new Error(name);
		};
		const attempt = (name, f) => {
			try {
				f();
				could.push(name);
			} catch {}
		};
		const own = {};
		for (const name of ['JSON', 'Reflect', 'Function', 'Object', 'Array', 'Promise', 'DataView', 'Uint8Array', 'Date',
			'TextEncoder', 'TextDecoder', 'MessagePort', 'MessageEvent', 'EventTarget', 'WebAssembly', 'performance', 'crypto',
			'Math', 'Map', 'String', 'Number', 'Go', 'tablierAsk', 'setTimeout', 'postMessage']) {
			own[name] = self[name];
			attempt('name ' + name, () => Object.defineProperty(self, name, { get: see(name) }));
			attempt('value of ' + name, () => { 'use strict'; self[name] = see(name); });
		}
		const methods = [[JSON, 'parse', 'stringify'], [Reflect, 'get', 'set', 'apply', 'construct'],
			[Function.prototype, 'call', 'apply', 'bind'], [Object, 'assign', 'keys'], [Array.prototype, 'includes', 'map'],
			[MessagePort.prototype, 'postMessage', 'onmessage', 'start'], [MessageEvent.prototype, 'data', 'ports'],
			[EventTarget.prototype, 'addEventListener', 'dispatchEvent'], [Promise.prototype, 'then'],
			[DataView.prototype, 'getUint32', 'setUint32', 'getInt32', 'getFloat64', 'setFloat64', 'setInt32'],
			[TextEncoder.prototype, 'encodeInto'], [TextDecoder.prototype, 'decode'], [Date.prototype, 'getTime'],
			[Object.getPrototypeOf(Uint8Array.prototype), 'set', 'subarray', 'buffer'], [WebAssembly, 'instantiate'],
			[WebAssembly.Memory.prototype, 'buffer'], [WebAssembly.Instance.prototype, 'exports'],
			[Object.getPrototypeOf(performance), 'now'], [performance, 'now'], [crypto, 'getRandomValues'],
			[Object.getPrototypeOf(crypto), 'getRandomValues'], [Math, 'min'], [Go.prototype, 'run', '_resume'],
			[Error, 'prepareStackTrace']];
		for (const [object, ...names] of methods) {
			for (const name of names) {
				attempt('method ' + name, () => Object.defineProperty(object, name, { configurable: true, get: see(name) }));
				attempt('method ' + name + ' set', () => { 'use strict'; object[name] = see(name); });
			}
		}
		for (const [proto, ...names] of [[Object.prototype, 'toJSON', 'calls', 'values', 'event', 'id', 'then', 'get'],
			[String.prototype, 'toJSON'], [Number.prototype, 'toJSON'], [Array.prototype, 'toJSON', '0']]) {
			for (const name of names) {
				attempt('property ' + name, () => Object.defineProperty(proto, name, { get: see(name), set: see(name) }));
			}
		}
		attempt('eval', () => (0, eval)('1'));
		attempt('Function', () => new own.Function('return 1')());
		for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts', 'Worker', 'SharedWorker',
			'BroadcastChannel', 'indexedDB', 'caches', 'postMessage']) {
			if (self[name]) could.push('has ' + name);
		}
		for (let proto = Object.getPrototypeOf(self); proto; proto = Object.getPrototypeOf(proto)) {
			attempt('posts', () => proto.postMessage.call(self, { memory: new Blob(['other']), crash: 0 }));
		}
		for (const name of ['onmessage', 'onmessageerror']) attempt('hears ' + name, () => {
			self[name] = () => { could.push('heard'); };
			throw 0; // it may try; what it hears counts
		});
		self.addEventListener('message', ({ ports: [port] }) => { could.push('heard a port: ' + !!port); }, true);
		setTimeout(() => { throw new Error('REPORT ' + JSON.stringify(could)); }, delay);
	};
	const run = async (delay) => {
		const script = worker + ';\n(' + function (attack, delay) {
			self.addEventListener('message', ({ ports }) => { if (ports.length) setTimeout(attack, 0, delay); }); // first of all
		} + ')(' + attack + ', ' + delay + ');';
		const frame = document.createElement('iframe');
		frame.hidden = true;
		frame.title = 'x';
		frame.src = new URL(tablier.root + 'python.html', location.href).href;
		const here = new Promise((resolve) => addEventListener('message', ({ source, data }) =>
			source === frame.contentWindow && data === 'python' && resolve()));
		document.body.append(frame);
		await here;
		const control = new MessageChannel();
		const told = { memories: 0 };
		let report;
		const reported = new Promise((resolve) => { report = resolve; });
		const ready = new Promise((resolve) => {
			control.port1.onmessage = ({ data }) => {
				if (data.ready) resolve();
				if (data.memory !== undefined) told.memories++;
				if (data.crash !== undefined) report((told.crashes ??= []).push(data.why));
			};
		});
		frame.contentWindow.postMessage({ script, glue, loader, program, library, rules }, '*', [control.port2]);
		await ready;
		const { port1, port2 } = new MessageChannel();
		control.port1.postMessage({ open: 1, seed: 0 }, [port2]);
		await new Promise((resolve) => setTimeout(resolve, 500)); // for the stranger
		const events = [];
		const ended = new Promise((resolve) => {
			port1.onmessage = ({ data }) => {
				port1.postMessage(null);
				events.push(data);
				if (/"event":"(error|done)"/.test(data) && JSON.parse(data).id === 2) resolve(true);
			};
		});
		const limits = { calls: 30, turns: 1000000, seed: 1, values: false };
		port1.postMessage(JSON.stringify({ id: 1, op: 'load', ...limits, program: [
			'def jouer(position):',
			'    try:',
			'        print(position.valeur_exacte())',
			'    except Exception as error:',
			'        print(type(error).__name__)',
			'    while True:',
			'        position.coups()',
			''].join('\n') }));
		port1.postMessage(JSON.stringify({ id: 2, op: 'move', ...limits, game: ['tapatan', '', ''], position: '' }));
		const late = await Promise.race([ended, reported]) === true;
		await reported;
		frame.remove();
		return { late, told: { events, ...told } };
	};
	// The report ends the program. One that has come before the end is made again, later: a machine may be slow.
	for (let delay = 2000; ; delay *= 2) {
		const { late, told } = await run(delay);
		if (late || delay > 60000) return told;
	}
})()`

// A Hostile is what HostileScript has come to.
type Hostile struct {
	Events, Crashes []string
	Memories        int
}

// WantNothingHeld fails a test unless the stranger's script could change and see nothing: the program has its budget
// and no value, and the memory that is kept is the one that was made before it.
func WantNothingHeld(t testing.TB, got Hostile) {
	t.Helper()
	if len(got.Crashes) != 1 || !strings.Contains(got.Crashes[0], "REPORT []") {
		t.Errorf("the script says %q", got.Crashes)
	}
	if got.Memories != 1 {
		t.Errorf("%d memories, want the first", got.Memories)
	}
	all := strings.Join(got.Events, "\n")
	if !strings.Contains(all, "ValeurInconnue") || !strings.Contains(all, `"calls":31,`) {
		t.Errorf("the program has said %s", all)
	}
}

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
	const MOST_EVENTS = 1000; // a program with all its turns says a quarter of that
	const attack = (turns) => {
		const could = [];
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
		const wait = () => {
			if (--turns > 0) setTimeout(wait);
			else throw new Error('REPORT ' + JSON.stringify(could));
		};
		wait();
	};
	const run = async (turns) => {
		const script = worker + ';\n(' + function (attack, turns) {
			self.addEventListener('message', ({ ports }) => { if (ports.length) attack(turns); }); // before any request
		} + ')(' + attack + ', ' + turns + ');';
		const frame = document.createElement('iframe');
		frame.hidden = true;
		frame.title = 'x';
		frame.src = new URL(tablier.root + 'python.html', location.href).href;
		const here = new Promise((resolve) => addEventListener('message', ({ source, data }) =>
			source === frame.contentWindow && data === 'python' && resolve()));
		document.body.append(frame);
		await here;
		const control = new MessageChannel();
		const { port1, port2 } = new MessageChannel();
		const told = { memories: 0, crashes: [], events: [], early: true };
		let end;
		const over = new Promise((resolve) => { end = resolve; });
		const ready = new Promise((resolve, reject) => {
			control.port1.onmessage = ({ data }) => {
				if (data.ready) resolve();
				if (data.memory !== undefined) told.memories++;
				if (data.crash === undefined) return;
				told.crashes.push(data.why);
				reject(new Error(data.why));
				if (data.deaf) end();
				else port1.postMessage(true); // the relay says when all has come that was said before
			};
		});
		port1.onmessage = ({ data }) => {
			if (typeof data === 'string') {
				port1.postMessage(null);
				told.events.push(data);
				if (/"event":"(error|done)"/.test(data) && JSON.parse(data).id === 2) told.early = false;
				if (told.events.length > MOST_EVENTS) end();
			} else { // the relay hears no more
				told.events.push(JSON.stringify(data));
				end();
			}
		};
		frame.contentWindow.postMessage({ script, glue, loader, program, library, rules }, '*', [control.port2]);
		await ready;
		control.port1.postMessage({ open: 1, seed: 0 }, [port2]);
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
		await over;
		frame.remove();
		return told;
	};
	// The report ends the program. One that has come before the end is made again, later: a machine may be slow.
	let told;
	for (const turns of [50, 500, 5000]) {
		told = await run(turns);
		if (!told.early) break;
	}
	return told;
})()`

// A Hostile is what HostileScript has come to.
type Hostile struct {
	Events, Crashes []string
	Memories        int
	Early           bool // whether the program was ended before it came to its end, by the report or for all that it said
}

// WantNothingHeld fails a test unless the stranger's script could change and see nothing: the program has its budget
// and no value, and the memory that is kept is the one that was made before it.
func WantNothingHeld(t testing.TB, got Hostile) {
	t.Helper()
	if got.Early {
		t.Error("the report never came after the end")
	}
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

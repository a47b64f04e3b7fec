// Runs one program of a pupil in CPython: the last part of the script of a worker, after Go's wasm_exec.js and ask.js.
//
// The worker lives in a frame without an origin (web/python.html), which sends it all that it needs. It answers
// {ready: true}, with its memory where it has made one, and then gets a port, over which requests come and events go,
// both as JSON texts: see page.js. What carries them out is runner.py (Go package ai/python/runner).
//
// The rules do not carry all that they know. What is no text, {files, last}, comes before a request: files by their
// names, as Blobs, and whether there will be no more. A program cannot wait for a message. So {event: "files", names}
// says what is wanted, and then nothing more is said: the page is to run the program again, from its beginning.
//
// A program may do anything in here. Two things keep from it what it is not to do. Nothing that Python names leads out
// of it (hide in start.py). And should a program reach JavaScript all the same, what must hold is in closures which
// nothing leads to: the rules, the budget of a request, whether values are told, and the port. All that they use is
// theirs, or frozen before a program begins.
(() => {
  'use strict';
  const post = self.postMessage.bind(self);

  // ---------------------------------------------------------------- what no program can change

  // What no program has a use for is taken away, to begin with or once Python has started. The policy of the frame
  // forbids the network, and without an origin there is no storage.
  const NEEDLESS = ['XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts', 'Worker',
    'BroadcastChannel', 'indexedDB', 'caches', 'postMessage'];

  // chain is this worker and what it has its names from.
  const chain = [/** @type {object} */ (self)];
  for (let at = Object.getPrototypeOf(self); at !== Object.prototype; at = Object.getPrototypeOf(at)) chain.push(at);

  /** @param {string} name @param {unknown} value */
  function fix(name, value) {
    try {
      Object.defineProperty(self, name, { value, writable: false, configurable: false });
    } catch {} // a browser that holds on to one has the policy
  }

  /** @param {string} name */
  function take(name) {
    for (const one of chain) delete (/** @type {any} */ (one))[name];
    fix(name, undefined);
  }

  // freeze has what this worker begins with stay as it is: all objects that lead from its names, and the names.
  function freeze() {
    const known = new Set();
    /** @type {object[]} */
    const waiting = [];
    const meet = (/** @type {unknown} */ value) => {
      const plain = value === null || (typeof value !== 'object' && typeof value !== 'function');
      if (plain || value === self || known.has(value)) return;
      known.add(value);
      waiting.push(/** @type {object} */ (value));
    };
    for (const name of ['performance', 'crypto']) fix(name, self[/** @type {'crypto'} */ (name)]);
    for (const one of chain) {
      for (const name of Object.getOwnPropertyNames(one)) {
        const { value } = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(one, name));
        if (value === undefined || name === 'constructor') continue;
        meet(value);
        fix(name, value);
      }
    }
    Object.preventExtensions(self);
    const unnamed = [self, function* () {}, async function () {}, async function* () {}, [].values(), ''.matchAll(/x/g),
      new Map().keys(), new Set().keys()];
    unnamed.forEach((one) => meet(Object.getPrototypeOf(one)));
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      meet(Object.getPrototypeOf(one));
      const all = Object.getOwnPropertyDescriptors(one);
      for (const key of Reflect.ownKeys(all)) {
        const { value, get, set } = /** @type {any} */ (all)[key];
        [value, get, set].forEach(meet);
      }
      try {
        Object.freeze(one);
      } catch {} // none of ours
    }
  }

  // ---------------------------------------------------------------- files

  // stock has the files that the page has given, and notes which are wanted besides.
  function stock() {
    const { readAsArrayBuffer } = FileReaderSync.prototype;
    const reader = new FileReaderSync();
    /** @type {Map<string, Blob>} */
    let files = new Map();
    let last = true;
    /** @type {string[]} */
    const wanted = [];
    let ask = (/** @type {string[]} */ _) => {};
    /** @param {string} name @param {boolean} fetched */
    const read = (name, fetched) => {
      const file = files.get(name);
      if (!file && fetched && !last) wanted.push(name);
      try {
        return file ? new Uint8Array(call(readAsArrayBuffer, reader, file)) : null;
      } catch {
        return null; // the browser has lost it
      }
    };
    return {
      /** @param {typeof ask} f */
      asks(f) {
        ask = f;
      },
      /** @param {{files: Map<string, Blob>, last: boolean}} given */
      give(given) {
        ({ files, last } = given);
      },
      /** @type {typeof self.tablierBring} */
      bring(folder, names, fetched, hear) {
        const found = names.split(' ').map((name, i) => read(folder + name, i < fetched));
        if (wanted.length) ask(wanted);
        hear(found);
      },
    };
  }

  // ---------------------------------------------------------------- one request

  const SPARE = 100; // questions beyond the looks: positions that are read and not looked at
  const MOST_EVENTS = 5000; // of a request
  const MOST_LINES = 5000; // of a program that are told when they are reached
  const TURNS = 1 << 12; // that pass at least between two signs of life
  const KINDS = ['print', 'test', 'steps', 'nodes'];
  const WRONG = 'error\tquestion\t'; // the answer to what is none
  const { parse, stringify } = JSON;
  const { max } = Math;
  const now = performance.now.bind(performance);
  const dataOf = /** @type {any} */ (Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')).get;
  const call = Function.prototype.call.bind(Function.prototype.call);

  // A program gets what it asks for from here and by nothing else. The answer is that of the rules, the handler the
  // function of Python that carries out a request.
  /** @param {(question: string, values: boolean) => string} answer @param {ReturnType<typeof stock>} shelf */
  function serve(answer, shelf) {
    const run = {
      id: 0, budget: 0, values: false, looks: 0, questions: 0, events: 0, signs: 0, most: 0, line: 0, heard: 0,
    };
    /** @type {(text: string) => void} */
    let send = () => {};
    /** @type {(text: string) => string} */
    let handler;

    let silent = false; // the program is to be run again

    /** @param {any} event */
    const tell = (event) => {
      if (!silent) send(stringify({ ...event, id: run.id }));
    };

    // fail tells what has ended Python itself. Where C calls Python that calls C, calls within one another may fill the
    // stack of the browser before Python counts a thousand.
    /** @param {string} why */
    function fail(why) {
      if (/call stack|recursion/i.test(why)) {
        const message = 'RecursionError: maximum recursion depth exceeded';
        const error = { kind: 'program', type: 'RecursionError', line: run.line, message, python: message };
        tell({ event: 'error', error, calls: calls() });
      } else die(full ? `memory: ${why}` : why);
    }

    // calls is how often the program has looked: whoever asks the rules has.
    const calls = () => max(run.looks, run.questions - SPARE);

    /** @param {unknown} [line] */
    function alive(line = 0) {
      if (typeof line !== 'number' || ++run.signs > run.most) return;
      run.line = line || run.line;
      tell({ event: 'alive', line });
    }

    // Looks that take long are a sign of life.
    function looked() {
      const at = now();
      if (at - run.heard < 1000) return;
      run.heard = at;
      tell({ event: 'alive', line: 0 });
    }

    /** @param {unknown} question */
    function rules(question) {
      const most = run.budget ? run.budget + SPARE : Infinity;
      if (typeof question !== 'string' || ++run.questions > most) return WRONG;
      looked();
      return answer(question, run.values);
    }

    // What is wanted is said before the rules go on without it, which takes them a while.
    shelf.asks((names) => {
      tell({ event: 'files', names });
      silent = true;
    });

    /** @param {unknown} text */
    function say(text) {
      if (typeof text !== 'string' || ++run.events > MOST_EVENTS) return;
      const event = parse(text);
      if (KINDS.includes(event.event)) tell(event);
    }

    // An error of JavaScript would be an object of it in Python.
    /** @param {(given: unknown) => unknown} f @param {string} [otherwise] */
    const safe = (f, otherwise) => (/** @type {unknown} */ given) => {
      try {
        return f(given);
      } catch {
        return otherwise;
      }
    };

    const host = {
      rules: safe(rules, WRONG),
      look: () => ++run.looks <= run.budget || run.budget === 0,
      say: safe(say),
      alive: safe(alive),
    };

    /** @param {string} text */
    function carryOut(text) {
      const { id, calls: budget = 0, turns = 0, values = true } = parse(text);
      Object.assign(run, {
        id, budget, values, looks: 0, questions: 0, events: 0, signs: 0, line: 0, heard: now(),
        most: turns ? MOST_LINES + turns / TURNS : Infinity,
      });
      tell({ event: 'alive', line: 0 });
      const last = parse(handler(text));
      if (last.event === 'done' || last.event === 'error') tell({ ...last, calls: calls() });
    }

    return {
      host,
      /** @param {MessagePort} port @param {(text: string) => string} handle */
      open(port, handle) {
        handler = handle;
        send = port.postMessage.bind(port);
        port.onmessage = (event) => {
          try {
            const data = call(dataOf, event);
            if (typeof data === 'string') carryOut(data);
            else shelf.give(data);
          } catch (error) {
            fail(String(error));
          }
        };
      },
    };
  }

  // die has the frame hear of what has ended Python.
  /** @param {unknown} why */
  function die(why) {
    setTimeout(() => { throw why; });
  }

  let full = false; // whether Python has asked for more memory than there is

  // watch has that noted. Python says it by itself, but for what ends it on the spot.
  function watch() {
    const { grow } = WebAssembly.Memory.prototype;
    /** @this {WebAssembly.Memory} @param {number} pages */
    WebAssembly.Memory.prototype.grow = function (pages) {
      try {
        return grow.call(this, pages);
      } catch (error) {
        full = true;
        throw error;
      }
    };
  }

  // ---------------------------------------------------------------- start

  /** @param {WebAssembly.Module} module */
  async function startRules(module) {
    const go = new Go();
    const instance = await WebAssembly.instantiate(module, go.importObject);
    go.run(instance).catch(die);
    return self.tablierAsk(instance);
  }

  const LOCK = {/* lock */};
  const NOWHERE = 'https://tablier.invalid/';

  // startPython starts it, from a memory where there is one.
  /** @param {Record<string, any>} given @param {Uint8Array | null} memory */
  async function startPython({ glue, loader, seed }, memory) {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([import(loader), import(glue)]);
    return loadPyodide({
      createPyodideModule, indexURL: NOWHERE, packageBaseUrl: NOWHERE, stdLibURL: NOWHERE, lockFileContents: LOCK,
      stdin: () => null, stdout: () => {}, stderr: () => {},
      env: { PYTHONHASHSEED: String(seed) },
      ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
    });
  }

  // lend has the starting Python find its program and its library, which it would fetch.
  /** @param {Record<string, any>} given */
  function lend({ program, library }) {
    const { instantiate } = WebAssembly;
    WebAssembly.instantiateStreaming = /** @type {any} */ (async (/** @type {any} */ _, /** @type {any} */ imports) => (
      { instance: await instantiate(program, imports), module: program }));
    self.fetch = async () => new Response(library);
  }

  /** @param {Record<string, any>} given */
  async function start(given) {
    const memory = given.memory ? new Uint8Array(await given.memory.arrayBuffer()) : null;
    const shelf = stock();
    self.tablierBring = shelf.bring;
    const server = serve(await startRules(given.rules), shelf);
    take('tablierBring'); // the rules have it
    lend(given);
    NEEDLESS.forEach(take);
    fix('console', new Proxy({}, { get: () => () => {} }));
    watch();
    const python = await startPython(given, memory);
    /** @type {{memory?: Blob}} */
    const made = {};
    if (!memory) {
      python.runPython('from start import *');
      made.memory = new Blob([python.makeMemorySnapshot()]);
    }
    const { rules, look, say, alive } = server.host;
    take('fetch');
    freeze();
    const handle = python.globals.get('connect')(rules, look, say, alive);
    self.onmessage = (event) => {
      self.onmessage = null;
      server.open(event.ports[0], handle);
    };
    post({ ready: true, ...made });
  }

  self.onmessage = ({ data }) => start(data).catch(die);
})();

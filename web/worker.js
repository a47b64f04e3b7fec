// The Web Worker that runs the machine, ai.wasm. Its first message is {module: WebAssembly.Module}; every later
// one, both ways, is one line of the engine protocol (Go package ai/protocol) as a string. It says
// {"ready":true} once it listens; what comes before is kept. When the program cannot start or dies, the page
// gets an error event, and must replace the worker.
//
// Messages that are no strings are about files that the program does not carry: it asks for one by {bring: name, kept},
// with kept where it is to come only if the device keeps it, and the page answers {name, kept, bytes: ArrayBuffer |
// null}.
//
// The build puts wasm_exec.js before this (app/site): a worker that imports it can fail in WebKit.
'use strict';

/** @type {((line: string) => void) | null} */
let deliver = null; // the program's listener, once it runs
/** @type {string[]} */
let early = []; // lines that came before

// tablierListen is called by the program, once.
self.tablierListen = (listener) => {
  deliver = listener;
  for (const line of early.splice(0)) deliver(line);
};

/** @type {Map<string, ((bytes: Uint8Array | null) => void)[]>} */
const wanted = new Map(); // who waits for a file, by name and whether only a kept one will do

/** @param {string} name @param {boolean} kept */
const key = (name, kept) => `${kept ? 'kept' : 'any'} ${name}`;

/** @param {string} name @param {boolean} kept @returns {Promise<Uint8Array | null>} */
const bring = (name, kept) => new Promise((resolve) => {
  const asked = key(name, kept);
  const waiting = wanted.get(asked);
  if (waiting) {
    waiting.push(resolve);
    return;
  }
  wanted.set(asked, [resolve]);
  postMessage({ bring: name, kept });
});

// tablierBring is called by the program, with a folder and the names of files in it between spaces, of which the first
// so many may be fetched: the others come if they are kept. Hear gets null now and then, and at last the files, null
// for each that there is not.
self.tablierBring = (folder, names, fetched, hear) => {
  const ticking = setInterval(hear, 100, null);
  Promise.all(names.split(' ').map((name, i) => bring(folder + name, i >= fetched))).then((files) => {
    clearInterval(ticking);
    hear(files);
  });
};

/** @param {{name: string, kept: boolean, bytes: ArrayBuffer | null}} file */
function brought({ name, kept, bytes }) {
  const asked = key(name, kept);
  const waiting = wanted.get(asked) ?? [];
  wanted.delete(asked);
  for (const got of waiting) got(bytes && new Uint8Array(bytes));
}

// die sends the page an error event. An error thrown in a promise would cause none.
/** @param {unknown} error */
function die(error) {
  setTimeout(() => { throw error; });
}

/** @param {WebAssembly.Module} module */
async function run(module) {
  const go = new Go();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  await go.run(instance);
  throw new Error('ai.wasm has ended');
}

self.onmessage = (event) => {
  self.onmessage = ({data}) => {
    if (typeof data !== 'string') brought(data);
    else if (deliver) deliver(data);
    else early.push(data);
  };
  run(event.data.module).catch(die);
};

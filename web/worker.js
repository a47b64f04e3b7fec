// The Web Worker that runs the machine, ai.wasm. Its first message is {module: WebAssembly.Module}; every later
// one, both ways, is one line of the engine protocol (Go package ai/protocol) as a string. It says
// {"ready":true} once it listens; what comes before is kept. When the program cannot start or dies, the page
// gets an error event, and must replace the worker.
//
// Messages that are no strings are about files that the program does not carry: it asks for one by {bring: name}, and
// the page answers {name, bytes: ArrayBuffer | null}.
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
const wanted = new Map(); // who waits for a file

/** @param {string} name @returns {Promise<Uint8Array | null>} */
const bring = (name) => new Promise((resolve) => {
  const waiting = wanted.get(name);
  if (waiting) {
    waiting.push(resolve);
    return;
  }
  wanted.set(name, [resolve]);
  postMessage({ bring: name });
});

// tablierBring is called by the program, with a folder and the names of files in it between spaces. Hear gets null now
// and then, and at last the files, null for each that there is not.
self.tablierBring = (folder, names, hear) => {
  const ticking = setInterval(hear, 100, null);
  Promise.all(names.split(' ').map((name) => bring(folder + name))).then((files) => {
    clearInterval(ticking);
    hear(files);
  });
};

/** @param {{name: string, bytes: ArrayBuffer | null}} file */
function brought({ name, bytes }) {
  const waiting = wanted.get(name) ?? [];
  wanted.delete(name);
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

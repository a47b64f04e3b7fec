// The Web Worker that runs the machine, ai.wasm. Its first message is {module: WebAssembly.Module}; every later
// one, both ways, is one line of the engine protocol (Go package ai/protocol) as a string. It says
// {"ready":true} once it listens; what comes before is kept. When the program cannot start or dies, the page
// gets an error event, and must replace the worker.
'use strict';

// The version the page asked this file with. In the edition that is one file it comes before this.
if (!('Go' in self)) {
  const glue = 'wasm_exec.js' + self.location.search;
  const scripts = self.trustedTypes?.createPolicy('tablier', { createScriptURL: (address) => address });
  importScripts(scripts ? scripts.createScriptURL(glue) : glue);
}

/** @type {((line: string) => void) | null} */
let deliver = null; // the program's listener, once it runs
/** @type {string[]} */
let early = []; // lines that came before

// tablierListen is called by the program, once.
self.tablierListen = (listener) => {
  deliver = listener;
  for (const line of early.splice(0)) deliver(line);
};

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
    if (deliver) deliver(data);
    else early.push(data);
  };
  run(event.data.module).catch(die);
};

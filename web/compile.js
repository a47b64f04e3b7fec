// Compiles a program: as a worker, so that the page stays free for the tenth of a second that it takes, or as a script
// of the page itself, where a worker cannot be had. A worker is sent an address, and answers with the module or with why
// there is none; a page calls tablierCompile.
//
// Browsers translate each function of a program when it first runs, which makes up half of a program's start. On a
// first visit the program of the page is therefore rehearsed here, on a stage where nothing is real: what has been
// translated once is so for the page too.
'use strict';

// While it downloads where the server gives the right type, and afterwards where it does not.
self.tablierCompile = async (address) => {
  if (WebAssembly.compileStreaming) {
    try {
      return await WebAssembly.compileStreaming(fetch(address));
    } catch (error) {
      if (error instanceof WebAssembly.CompileError) throw error;
    }
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(address + ': ' + response.status);
  return WebAssembly.compile(await response.arrayBuffer());
};

// Whatever is asked of nothing, and whatever is done to it, it is nothing.
const nothing = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : nothing),
  set: () => true,
  apply: () => nothing,
  construct: () => nothing,
});

// A window with an address, an empty storage and a page that is nothing, in which the program comes as far as ready.
function stage(page, ready) {
  const empty = { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {}, clear() {} };
  const props = {
    location: new URL(page),
    document: nothing,
    history: nothing,
    navigator: { languages: self.navigator.languages },
    localStorage: empty,
    sessionStorage: empty,
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    addEventListener() {},
    scrollTo() {},
    goappGetenv: (key) => ({ GOAPP_ROOT_PREFIX: new URL('./', self.location).pathname.replace(/\/$/, '') })[key] ?? '',
    tablier: { root: new URL('./', self.location).pathname, single: false, update: nothing, takeFirstTap: () => null, ready },
  };
  return new Proxy(self, { get: (_, key) => (key in props ? props[key] : self[key]), set: () => true });
}

async function rehearse(module, glue, page) {
  importScripts(glue);
  self.console = nothing;
  const go = new self.Go();
  let values;
  // The program finds the window as the sixth of its values.
  Object.defineProperty(go, '_values', {
    configurable: true,
    get: () => values,
    set: (list) => {
      values = list;
      values[5] = stage(page, () => self.postMessage({ rehearsed: true }));
    },
  });
  await go.run(await WebAssembly.instantiate(module, go.importObject));
}

if (!self.document) self.onmessage = ({ data: { address, glue, page } }) => {
  setInterval(() => self.postMessage({ alive: true }), 1000); // a download can take minutes
  self.tablierCompile(address).then(
    (module) => {
      self.postMessage({ module });
      // A rehearsal that ends has come to nothing: it is not waited for.
      if (glue) rehearse(module, glue, page).catch(() => {}).then(() => self.postMessage({ rehearsed: false }));
    },
    (error) => self.postMessage({ kind: error.name, why: error.message }),
  );
};

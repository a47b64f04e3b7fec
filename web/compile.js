// Compiles a program of WebAssembly. As a worker it keeps the page free for the tenth of a second that this takes: it
// is sent an address, and answers with the module or the error. A page in a frame of no origin cannot have such a
// worker: it loads this file as a script, and calls tablierCompile.
'use strict';

// The program is compiled while it downloads if the server gives the right type, and afterwards if it does not.
/** @param {string} address */
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

if (!self.document) self.onmessage = ({ data: address }) => {
  setInterval(() => self.postMessage({ alive: true }), 1000); // a download can take minutes
  self.tablierCompile(address).then(
    (module) => self.postMessage({ module }),
    (error) => self.postMessage({ kind: error.name, why: error.message }),
  );
};

// Compiles a program: as a worker, so that the page stays free for the tenth of a second that it takes, or as a script
// of the page itself, where a worker cannot be had. A worker is sent an address, and answers with the module or with why
// there is none; a page calls tablierCompile.
'use strict';

// While it downloads where the server gives the right type, and afterwards where it does not.
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

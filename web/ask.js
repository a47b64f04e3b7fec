// Asks the rules at once: questions and answers are texts of Go package ai/python, which ai.wasm exports (ask_js.go of
// ai/worker). For rules.js and for the worker that runs programs of pupils.
(() => {
  'use strict';
  /** @type {typeof self.tablierAsk} */
  self.tablierAsk = (instance) => {
    const { mem, room, answer } = /** @type {any} */ (instance.exports);
    const encoder = new TextEncoder(), decoder = new TextDecoder();
    return (question, values) => {
      const most = 3 * question.length;
      const place = room(most); // which may move the memory
      const { written } = encoder.encodeInto(question, new Uint8Array(mem.buffer, place, most));
      const length = answer(written, values ? 1 : 0);
      const said = room(length);
      return decoder.decode(new Uint8Array(mem.buffer, said, length));
    };
  };
})();

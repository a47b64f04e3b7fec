// Answers questions about positions, by the rules of every game, to the page around this one: rules.html, in a frame.
//
// A question is {tablier: "rules", id, question}, and its answer {tablier: "rules", id, answer}: question and answer
// are texts of Go package ai/python, the id is a number or a short text. {tablier: "rules", ready: true} says that
// questions are heard. What is no such question gets an answer too, which begins with "error" and says what is wrong;
// its code is "start" where the rules themselves fail. Nobody but the page around is heard or answered.
(() => {
  'use strict';
  const KIND = 'rules';
  const LONGEST = 64 << 10; // characters of a question
  const LONGEST_ID = 64;

  const around = window.parent;
  if (around === window) return; // in no frame
  const self = /** @type {HTMLScriptElement} */ (document.currentScript);
  const program = new URL('ai.wasm' + new URL(self.src).search, self.src).href;

  /** @type {Promise<(question: string, values: boolean) => string> | null} */
  let running = null;

  async function start() {
    const go = new Go();
    const instance = await WebAssembly.instantiate(await window.tablierCompile(program), go.importObject);
    go.run(instance).finally(() => { running = null; });
    return window.tablierAsk(instance);
  }

  /** @param {string} code @param {unknown} what */
  const wrong = (code, what) => ['error', code, String(what).replace(/\s+/g, ' ')].join('\t');

  // answer starts the rules with the first question, and again after they have failed.
  /** @param {unknown} question @returns {Promise<string>} */
  async function answer(question) {
    if (typeof question !== 'string') return wrong('question', 'it is no text');
    if (question.length > LONGEST) return wrong('question', 'it is longer than ' + LONGEST + ' characters');
    try {
      const rules = await (running ??= start());
      return rules(question, true);
    } catch (error) {
      running = null;
      return wrong('start', error);
    }
  }

  /** @param {unknown} id */
  const known = (id) => typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_ID);

  window.addEventListener('message', async ({ source, origin, data }) => {
    if (source !== around || data?.tablier !== KIND) return;
    const reply = known(data.id)
      ? { id: data.id, answer: await answer(data.question) }
      : { id: null, answer: wrong('question', 'the id is no number and no short text') };
    around.postMessage({ tablier: KIND, ...reply }, origin === 'null' ? '*' : origin);
  });
  around.postMessage({ tablier: KIND, ready: true }, '*');
})();

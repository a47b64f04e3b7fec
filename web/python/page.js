// Runs programs in Python for a page: brings what that needs, and holds one program a session. It sees to their time,
// and hands on what they say as it comes: texts of JSON, of which nothing is believed here.
//
// A request is a text of JSON: {id, op, …} with op load (program, seed, backwards), move (game, position, seed), tests
// (code, seed), steps or tree (as move, with most); calls and turns are the limits of each. Events have the id of
// their request: {event: "done"} and what was asked for, {event: "error", error}, and before one of these {event:
// "print", text}, {event: "test"} and parts of long lists, {event: "steps", steps} and {event: "nodes", nodes}. After
// an error the program is gone. See worker.js, and relay.js for how much of that comes at once.
(() => {
  'use strict';
  const START = 60000; // ms until the frame must have answered
  const CLOCK = 60000; // ms that a request may take: a guard, for turns and looks are counted

  /**
   * @param {string} address of the frame
   * @param {() => Promise<string>} script of the worker
   * @param {() => Promise<ArrayBuffer>} rules ai.wasm
   * @returns {Python}
   */
  window.tablierPython = (address, script, rules) => {
    /** @type {Promise<string> | null} */
    let opened = null;
    /** @type {MessagePort} */
    let control;
    let sessions = 0;
    /** @type {Map<number, (why: string) => void>} */
    const crashed = new Map();

    // open resolves to "ready", or to "frame" where the frame around this page does not allow programs.
    function open() {
      opened ??= start().then((state) => {
        if (state !== 'ready') opened = null;
        return state;
      }, (error) => {
        opened = null;
        throw error;
      });
      return opened;
    }

    async function start() {
      const [text, bytes] = await Promise.all([script(), rules()]);
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.title = 'Python';
      frame.src = address;
      const answered = new Promise((resolve) => {
        const late = setTimeout(done, START, false);
        /** @param {MessageEvent} event */
        function heard(event) {
          if (event.source === frame.contentWindow && event.data === 'python') done(true);
        }
        /** @param {boolean} state */
        function done(state) {
          clearTimeout(late);
          window.removeEventListener('message', heard);
          resolve(state);
        }
        window.addEventListener('message', heard);
      });
      document.body.append(frame);
      if (!(await answered)) {
        frame.remove();
        return 'frame';
      }
      const { port1, port2 } = new MessageChannel();
      control = port1;
      const first = new Promise((resolve, reject) => {
        crashed.set(0, (why) => reject(new Error(why)));
        control.onmessage = ({ data: { ready, crash, why } }) => {
          if (ready) resolve('ready');
          else crashed.get(crash)?.(why);
        };
      });
      frame.contentWindow?.postMessage({ script: text, rules: bytes }, '*', [port2]);
      return first;
    }

    /** @type {Python['session']} */
    function session(hear) {
      const id = ++sessions;
      const { port1: port, port2 } = new MessageChannel();
      let over = false;
      /** @type {{id: number, text: string}[]} */
      const waiting = []; // the first is being carried out
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let clock;

      function next() {
        clearTimeout(clock);
        if (!waiting.length || over) return;
        clock = setTimeout(fail, CLOCK, 'clock', '');
        port.postMessage(waiting[0].text);
      }

      /** @param {string} kind @param {string} why */
      function fail(kind, why) {
        const error = { kind, type: '', line: 0, message: why };
        const request = waiting[0]?.id ?? 0;
        end();
        hear(JSON.stringify({ id: request, event: 'error', error }));
      }

      function end() {
        if (over) return;
        over = true;
        clearTimeout(clock);
        crashed.delete(id);
        control.postMessage({ end: id });
        port.close();
      }

      port.onmessage = ({ data }) => {
        if (over) return;
        if (typeof data !== 'string') { // it has said too much, so what it is ended for is the relay's to say
          fail(data.over, '');
          return;
        }
        const kind = /"event":"(\w+)"/.exec(data)?.[1];
        if (kind === 'error') end();
        if (kind === 'done') {
          waiting.shift();
          next();
        }
        hear(data);
        port.postMessage(null); // it has been looked at
      };
      crashed.set(id, (why) => fail(/memory|allocat/i.test(why) ? 'memory' : 'crash', why));
      control.postMessage({ open: id }, [port2]);
      return {
        /** @param {string} text */
        send(text) {
          if (over) return;
          waiting.push({ id: JSON.parse(text).id, text });
          if (waiting.length === 1) next();
        },
        end,
      };
    }

    return { open, session, editor: self.tablierEditor };
  };
})();

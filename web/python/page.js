// Runs programs in Python for a page: brings what that needs, and holds one program a session. It sees to it that none
// goes on in silence, and hands on what they say as it comes: texts of JSON, of which nothing is believed here.
//
// A request is a text of JSON: {id, op, …} with op load (program, seed, backwards), move (game, position, seed), tests
// (code, test: the number of the one to run, seed), values (game, positions), steps or tree (as move, with most); calls
// and turns are the limits of each.
// Events have the id of their request: {event: "done"} and what was asked for, {event: "error", error}, and before one
// of these {event: "print", text}, {event: "test"} and parts of long lists, {event: "steps", steps} and {event:
// "nodes", nodes}. After an error the program is gone; a load begins another, for which the one before has spoilt
// nothing. See worker.js and runner.py, and relay.js for how much of that comes at once.
//
// A program that asks for what stands in files of exact values cannot wait for them. It is ended, and when they have
// come it is run again, with all of its requests since its load. Whoever hears it hears nothing of that, as long as
// the program does the same again. One that goes by the time, or by chance without a seed, may not: of what it prints
// then as many letters are left out as it had printed before, and a fault that it had not had is one of the request
// that waits.
(() => {
  'use strict';
  const START = 60000; // ms until the frame must have answered, where nothing says before that it cannot
  const MOST_FILES = 8; // that a program wants at once: ai.MostFiles in ai/oracle.go
  const LATE = 20000; // ms after which files that have not come are missing
  // Looks, at least a second apart, in which a program has said nothing before it is ended: of a computer that sleeps,
  // or does something else for a while, these are few. Its turns are counted by itself.
  const SILENCE = 20;
  const LOOK = 1000; // ms

  /** @param {string} text */
  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  /** @type {typeof window.tablierPython} */
  window.tablierPython = (address, bring, memory, bringValues) => {
    /** @type {Promise<string> | null} */
    let opened = null;
    /** @type {MessagePort} */
    let control;
    let sessions = 0;
    /** @type {Map<number, (why: string, deaf?: boolean) => void>} */
    const crashed = new Map();
    /** @type {Map<string, Blob>} */
    let values = new Map(); // files of exact values, as far as they have come

    // open resolves to "ready", or to "frame" where the frame around this page does not allow programs. Before that it
    // tells that all that is needed has come, and is "starting". What fails is tried again once: a browser may end a
    // service worker while it brings a file, or be short of memory until it has cleared that of the page before.
    /** @param {(state: string) => void} [tell] */
    function open(tell = () => {}) {
      opened ??= start(tell).catch((error) => {
        console.warn('tablier: Python is started again:', error);
        return start(tell);
      }).then((state) => {
        if (state !== 'ready') opened = null;
        return state;
      }, (error) => {
        opened = null;
        throw error;
      });
      return opened;
    }

    /** @param {(state: string) => void} tell */
    async function start(tell) {
      const frame = document.createElement('iframe');
      const answered = framed(frame);
      try {
        const kept = memory.kept();
        const files = await bring();
        tell('starting');
        if (!(await answered)) {
          frame.remove();
          return 'frame';
        }
        return await started(frame, files, kept);
      } catch (error) {
        frame.remove();
        throw error;
      }
    }

    // framed tells whether a frame can be had. Where none is allowed, the browser says so by a breach of the policy, or
    // shows a document of its own, which a page that has an origin tells from the frame. One without waits for START.
    /** @param {HTMLIFrameElement} frame @returns {Promise<boolean>} */
    function framed(frame) {
      frame.hidden = true;
      frame.title = 'Python';
      frame.src = address;
      return new Promise((resolve) => {
        const late = setTimeout(done, START, false);
        /** @param {MessageEvent} event */
        function heard(event) {
          if (event.source === frame.contentWindow && event.data === 'python') done(true);
        }
        /** @param {SecurityPolicyViolationEvent} event */
        function refused(event) {
          const ours = event.effectiveDirective === 'frame-src' && address.startsWith(event.blockedURI);
          if (ours && event.disposition === 'enforce') done(false);
        }
        frame.onload = () => {
          const inside = frame.contentDocument;
          if (window.origin !== 'null' && (!inside || inside.URL === 'about:blank')) done(false);
        };
        /** @param {boolean} state */
        function done(state) {
          clearTimeout(late);
          window.removeEventListener('message', heard);
          document.removeEventListener('securitypolicyviolation', refused);
          frame.onload = null;
          resolve(state);
        }
        window.addEventListener('message', heard);
        document.addEventListener('securitypolicyviolation', refused);
        document.body.append(frame);
      });
    }

    // started resolves once the first worker in a frame is ready. What is kept follows the files, which take long to
    // compile.
    /** @param {HTMLIFrameElement} frame @param {object} files @param {Promise<Blob | null>} kept */
    function started(frame, files, kept) {
      const { port1, port2 } = new MessageChannel();
      control = port1;
      const first = new Promise((resolve, reject) => {
        crashed.set(0, (why) => reject(new Error(why)));
        control.onmessage = ({ data: { ready, crash, why, deaf, memory: made } }) => {
          if (made !== undefined) memory.keep(made);
          else if (ready) resolve('ready');
          else crashed.get(crash)?.(why, deaf);
        };
      });
      frame.contentWindow?.postMessage({ ...files, follows: true }, '*', [port2]);
      kept.catch(() => null).then((found) => port1.postMessage({ memory: found }));
      return first;
    }

    /** @type {Python['session']} */
    function session(hear) {
      let id = 0; // of the worker that runs the program
      /** @type {MessagePort} */
      let port;
      let over = false;
      /** @type {PythonRequest[]} */
      const waiting = []; // the first is being carried out
      /** @type {PythonRequest[]} */
      let past = []; // those since the last load that have been
      let given = values; // of files
      let last = false; // no more of them are to be had
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let clock;
      let line = 0; // the last that the program is known to have reached
      let death = ''; // why its worker is no more

      // begin has the program run in a worker of its own.
      /** @param {boolean} backwards */
      function begin(backwards) {
        if (id) leave();
        id = ++sessions;
        const { port1, port2 } = new MessageChannel();
        port = port1;
        port.onmessage = heard;
        crashed.set(id, (why, deaf) => {
          death = why;
          if (deaf) die();
          else port.postMessage(true); // what it has said before may still be on its way
        });
        control.postMessage({ open: id, seed: backwards ? 1 : 0 }, [port2]);
        given = values;
        port.postMessage({ files: given, last });
      }

      function leave() {
        crashed.delete(id);
        control.postMessage({ end: id });
        port.close();
        id = 0;
      }

      // next has the first request carried out, for the first time or again.
      function next(first = true) {
        clearTimeout(clock);
        if (!waiting.length || over) return;
        const { op, backwards, text } = waiting[0];
        line = 0;
        if (op === 'load') {
          past = [];
          if (first) last = false;
          begin(!!backwards);
        } else listen();
        port.postMessage(text);
      }

      // again has the program run again once the files that it wants have come, or are known not to come. Names are
      // what a stranger says. Files that do not come at all must not hold a program up for ever.
      /** @param {any} names */
      async function again(names) {
        clearTimeout(clock);
        leave();
        const wanted = [names].flat().slice(0, MOST_FILES).map(String).filter((name) => /^exact\//.test(name));
        const late = new AbortController();
        clock = setTimeout(() => late.abort(), LATE);
        values = await bringValues(wanted, late.signal);
        if (over) return;
        last = !wanted.length || wanted.some((name) => given.has(name) || !values.has(name));
        for (const one of past) one.done = true;
        waiting[0].skip = waiting[0].printed;
        waiting.unshift(...past);
        next(false);
      }

      // print hands on what is printed, but for what has been before the program was run again.
      /** @param {string} text */
      function print(text) {
        const one = waiting[0], event = parsed(text);
        if (typeof event?.text !== 'string') return;
        const from = Math.min(one.skip, event.text.length);
        one.skip -= from;
        one.printed += event.text.length - from;
        if (!from) hear(text);
        else if (from < event.text.length) hear(JSON.stringify({ ...event, text: event.text.slice(from) }));
      }

      // listen has the program ended unless it says something soon.
      function listen(looks = 0) {
        clearTimeout(clock);
        if (looks < SILENCE) clock = setTimeout(listen, LOOK, looks + 1);
        else fail('clock', '');
      }

      // asked is the request that somebody waits for, which none does for one that is done again.
      const asked = () => waiting.find(({ done }) => !done)?.id ?? 0;

      /** @param {string} kind @param {string} why */
      function fail(kind, why) {
        const error = { kind, type: '', line, message: why };
        const request = asked();
        end();
        hear(JSON.stringify({ id: request, event: 'error', error }));
      }

      const die = () => fail(/memory|allocat/i.test(death) ? 'memory' : 'crash', death);

      function end() {
        if (over) return;
        over = true;
        clearTimeout(clock);
        if (id) leave();
      }

      /** @param {MessageEvent} message */
      function heard({ data }) {
        if (over) return;
        if (typeof data !== 'string') { // the relay says why nothing more comes
          if (data.over === 'died') die();
          else fail(data.over, '');
          return;
        }
        listen();
        const alive = /^{"event":"alive","line":(\d{1,6}),/.exec(data);
        if (alive) {
          line = Number(alive[1]) || line;
          port.postMessage(null);
          return;
        }
        const kind = /"event":"(\w+)"/.exec(data)?.[1];
        if (kind === 'files' && waiting.length) {
          if (last) fail('crash', ''); // worker.js asks no more then: the program has got past it
          else again(parsed(data)?.names);
          return;
        }
        const before = waiting[0]?.done; // all of this has been heard
        if (kind === 'error') end();
        if (kind === 'error' && before) hear(JSON.stringify({ ...parsed(data), event: 'error', id: asked() }));
        else if (kind === 'error' || !waiting.length) hear(data);
        else if (kind === 'print' && !before) print(data);
        else if (!before) hear(data);
        if (over) return;
        port.postMessage(null); // it has been looked at
        if (kind === 'done') {
          past.push(...waiting.splice(0, 1));
          next();
        }
      }

      return {
        /** @param {string} text */
        send(text) {
          if (over) return;
          const { id, op, backwards } = JSON.parse(text);
          waiting.push({ id, op, backwards, text, printed: 0, skip: 0, done: false });
          if (waiting.length === 1) next();
        },
        end,
      };
    }

    return { open, session, editor: self.tablierEditor };
  };
})();

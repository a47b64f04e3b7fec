// Carries messages between the page around a frame (the host) and the program in it. Only messages of that page are
// read, and only from an origin that the parameter "origin" names. Known fields are copied, within limits, into one
// line of JSON for the program (Go package app/embed), which answers to what it cannot read with an error. The program
// gets one message at a time, in a turn of the browser of its own; a host that says too much before it has looked at
// that is told so once, and not heard any more. Loaded in frames only.
(() => {
  'use strict';
  const { dataset } = document.documentElement;
  const ofSet = 'ofSet' in dataset; // it shows a set, across all pages of its items
  if (!window.tablier || !ofSet && !('embed' in dataset)) return;

  const VERSION = 1;
  const LONGEST = { type: 20, id: 64, re: 64, move: 300 };
  const PARAMETERS = 12;
  const LONGEST_PARAMETER = 64 << 10;
  const WAITING = 50; // messages that come before the program runs, or before the host has answered
  const MOST = 4000; // messages that wait until the program has looked at those before
  const MOST_LETTERS = 4 << 20; // of these

  const host = window.parent;
  const parameters = new URLSearchParams(location.search);
  const allowed = (parameters.get('origin') ?? '')
    .split(',').map((origin) => origin.trim().toLowerCase().replace(/\/$/, '')).filter(Boolean);
  /** @param {string} origin */
  const permits = (origin) => allowed.includes('*') || allowed.includes(origin.toLowerCase());

  // ---------------------------------------------------------------- to the host

  // The origin to which moves and results are sent: that of the last message, or else of the page around the frame.
  let around = '';
  try {
    around = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  } catch {
    // An address that cannot be read is no origin.
  }

  /** @param {object} message @param {string} origin */
  function send(message, origin) {
    if (host === window) return;
    host.postMessage(message, origin === 'null' ? '*' : origin);
  }

  // A host that is not allowed gets two messages only: that the frame is ready, and how high it is.
  /** @param {string} text */
  function post(text) {
    const notice = JSON.parse(text);
    if (ofSet && !around) {
      if (untold.push(text) > WAITING) untold.shift(); // the last ones say most
    } else if (around && permits(around)) tell(notice);
    else if (notice.type === 'ready') send({ tablier: VERSION, type: 'ready', game: notice.game }, '*');
  }

  // tell sends a message of the program, and the same as a statement of xAPI where the host asks for it.
  /** @param {Record<string, any>} notice */
  function tell(notice) {
    send(notice, around);
    const statement = parameters.has('xapi') && window.tablierStatement?.(notice);
    if (statement) send({ tablier: VERSION, type: 'xapi', statement }, around);
  }

  // ---------------------------------------------------------------- a set

  // From its second page on nothing says which page is around a frame: a set waits with what it has to tell until the
  // host has answered that it is ready.
  /** @type {string[]} */
  const untold = [];
  if (ofSet) around = '';

  /** @param {string} origin */
  function answered(origin) {
    around = origin;
    for (const text of untold.splice(0)) post(text);
  }

  // A set keeps its texts for as long as its frame is there, whichever of its pages is loaded: in the name of the
  // frame's window. No browser refuses that, no other frame sees it, and nothing of one pupil is left for the next.
  const KEPT = 'tablier-set ';
  function storage() {
    /** @type {Map<string, string>} */
    let texts = new Map();
    try {
      if (window.name.startsWith(KEPT)) texts = new Map(Object.entries(JSON.parse(window.name.slice(KEPT.length))));
    } catch {
      // Somebody else's name.
    }
    const keep = () => {
      window.name = KEPT + JSON.stringify(Object.fromEntries(texts));
    };
    return {
      get length() {
        return texts.size;
      },
      /** @param {number} i */
      key: (i) => [...texts.keys()][i] ?? null,
      /** @param {string} name */
      getItem: (name) => texts.get(name) ?? null,
      /** @param {string} name @param {string} text */
      setItem(name, text) {
        texts.set(name, text);
        keep();
      },
      /** @param {string} name */
      removeItem(name) {
        texts.delete(name);
        keep();
      },
    };
  }

  // ---------------------------------------------------------------- from the host

  /** @type {((text: string) => void) | null} */
  let listener = null;
  let flooded = () => {};
  let over = false; // nothing more is heard
  /** @type {string[]} */
  let early = [];
  let touched = () => {};

  /** @type {{letters: number, act: () => void}[]} what has been said and not been looked at */
  let waiting = [];
  let letters = 0; // of it
  const turn = new MessageChannel(); // a timer would be slower, and slower still where nobody looks
  turn.port1.onmessage = () => {
    const next = waiting.shift();
    if (!next) return;
    letters -= next.letters;
    if (waiting.length) turn.port2.postMessage(null);
    next.act();
  };

  // later does something in a turn of its own, behind all that was said before.
  /** @param {string} text @param {() => void} act */
  function later(text, act) {
    waiting.push({ letters: text.length, act });
    letters += text.length;
    if (waiting.length === 1) turn.port2.postMessage(null);
    if (waiting.length > MOST || letters > MOST_LETTERS) end();
  }

  function end() {
    over = true;
    waiting = [];
    window.removeEventListener('message', hear);
    const what = 'too many messages: no more are heard';
    if (around && permits(around)) send({ tablier: VERSION, type: 'error', fault: 'flood', what }, around);
    flooded();
  }

  // refusal returns what tells the host that a message is refused. It keeps nothing of that but its id: many may wait.
  /** @param {MessageEvent} event @param {string} fault @param {string} what */
  function refusal({ data, origin }, fault, what) {
    const id = typeof data.id === 'string' ? data.id.slice(0, LONGEST.id) : undefined;
    return () => send({ tablier: VERSION, type: 'error', fault, what, re: id }, origin);
  }

  // copied takes what is known of a message; a text says what is wrong with it.
  /** @param {Record<string, any>} data @returns {Record<string, any> | string} */
  function copied(data) {
    /** @type {Record<string, any>} */
    const message = {};
    for (const [field, longest] of Object.entries(LONGEST)) {
      const value = data[field];
      if (value === undefined) continue;
      if (typeof value !== 'string') return field + ' is no text';
      if (value.length > longest) return field + ' is too long';
      message[field] = value;
    }
    if (data.parameters === undefined) return message;
    if (typeof data.parameters !== 'object' || data.parameters === null) return 'parameters is no object';
    const names = Object.keys(data.parameters);
    if (names.length > PARAMETERS) return 'too many parameters';
    message.parameters = {};
    for (const name of names) {
      const value = data.parameters[name];
      if (typeof value !== 'string') return 'a parameter is no text';
      if (value.length > LONGEST_PARAMETER) return 'a parameter is too long';
      message.parameters[name.slice(0, 40)] = value;
    }
    return message;
  }

  /** @param {MessageEvent} event */
  function hear(event) {
    if (event.source !== host || typeof event.data !== 'object' || event.data === null) return;
    if (event.data.context === 'h5p') {
      const { action } = event.data;
      later('', () => fromResizer(action));
      return;
    }
    if (event.data.tablier === undefined) return; // for somebody else
    if (!permits(event.origin)) {
      later('', refusal(event, 'origin', 'the parameter origin does not name ' + event.origin));
      return;
    }
    if (event.data.tablier !== VERSION) {
      later('', refusal(event, 'shape', 'this is version ' + VERSION));
      return;
    }
    if (ofSet) {
      answered(event.origin);
      return;
    }
    around = event.origin;
    const message = copied(event.data);
    if (typeof message === 'string') {
      later('', refusal(event, 'shape', message));
      return;
    }
    touched();
    const text = JSON.stringify(message);
    const full = refusal(event, 'not-now', 'too many messages before the program runs');
    later(text, () => {
      if (listener) listener(text);
      else if (early.length < WAITING) early.push(text);
      else full();
    });
  }
  window.addEventListener('message', hear);

  // ---------------------------------------------------------------- height

  // Hosts that have the resizer of H5P need no script of ours: it asks for its own messages.
  let resizer = false;
  let height = 0;
  let seen = 0; // at the last look
  let looking = 0;

  /** @param {unknown} action */
  function fromResizer(action) {
    if (action === 'hello') resizer = true;
    if (action === 'hello' || action === 'resizePrepared') tellHeight(true);
  }

  const bodyHeight = () => Math.ceil(document.body.getBoundingClientRect().height);

  /** @param {boolean} again */
  function tellHeight(again) {
    const now = bodyHeight();
    if (now === height && !again) return;
    height = now;
    send({ tablier: VERSION, type: 'resize', height }, '*');
    if (resizer) send({ context: 'h5p', action: 'resize', scrollHeight: height }, '*');
  }

  // look tells the height once two looks agree, and the program shows what the frame is to show: until then the page is
  // of many heights.
  const LOOK = 60; // ms
  const LONGEST_START = 15000; // ms: of a program that does not come the page alone is shown
  const started = () => document.documentElement.dataset.ready === '1' || performance.now() > LONGEST_START;
  function look() {
    const now = bodyHeight();
    if (now === seen && now > 0 && started()) {
      looking = 0;
      tellHeight(false);
      return;
    }
    seen = now;
    looking = setTimeout(look, LOOK);
  }

  if (ofSet) {
    send({ tablier: VERSION, type: 'ready' }, '*'); // its pages are as high as the frame
  } else {
    new ResizeObserver(() => {
      if (!looking) look();
    }).observe(document.body);
    send({ context: 'h5p', action: 'hello' }, '*');
  }

  window.tablier.host = {
    post,
    storage: ofSet ? storage() : null,
    listen(hears, floods) {
      listener = hears;
      flooded = floods;
      for (const text of early.splice(0)) hears(text);
      if (over) floods();
    },
    onTouch(f) {
      touched = f;
    },
  };
})();

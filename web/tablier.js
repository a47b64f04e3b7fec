// Puts boards of Tablier into a page of your own, and talks to them; answers questions about positions.
//
//   <script src="tablier.js"></script>
//   <div id="board"></div>
//   <script>
//     Tablier.embed(document.getElementById('board'), { game: 'tapatan', first: 'person', second: 'machine-3' })
//       .then((board) => board.on('result', (result) => console.log(result.winner)));
//   </script>
//
// What a board says proves nothing: whoever plays can have their own browser claim that a task is solved. A page that
// must know has the moves or the program handed in, and plays or runs them again.
//
// Parameters and messages: the page /integrer/ of the site. Questions about positions: web/rules.js. No dependency;
// nothing is sent anywhere but to the frames.
(() => {
  'use strict';

  const VERSION = 1;
  const self = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  const home = self?.src ? new URL('./', self.src).href : '';

  /** @typedef {Record<string, any>} Message */
  /** @typedef {(turn: Message) => unknown} Player */
  /** @typedef {{game?: string, site?: string, title?: string, player?: Player, [parameter: string]: any}} Options */

  // address is that of a board: game, site (a folder, or the single file) and player are no parameters of its own.
  /** @param {Options} options */
  function address(options) {
    const { game = 'tapatan', site = home, player, ...parameters } = options;
    if (!site) throw new Error('Tablier.embed: say where the site is, in "site"');
    const single = /\.html?$/.test(site);
    const url = new URL(single ? site : site.replace(/\/?$/, '/') + game + '/', location.href);
    url.searchParams.set('embed', '1');
    url.searchParams.set('origin', location.origin);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    if (single) url.hash = '/' + game + '/';
    return url.href;
  }

  class Board {
    /** @type {Map<string, ((message: Message) => void)[]>} */
    #listeners = new Map();
    /** @type {Map<string, {resolve: (answer: Message) => void, reject: (why: Error) => void}>} */
    #asked = new Map(); // promises by the id of what has been asked
    #last = 0;

    /** @param {HTMLIFrameElement} frame @param {Player} [player] */
    constructor(frame, player) {
      this.frame = frame;
      if (player) this.on('your-turn', (turn) => this.#answer(turn, player));
    }

    // on has f called with each message of a type: ready, move, position, result, task, your-turn, error, resize.
    /** @param {string} type @param {(message: Message) => void} f */
    on(type, f) {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), f]);
      return this;
    }

    /** @param {string} move */
    play(move) { this.#say({ type: 'play', move }); }
    undo() { this.#say({ type: 'undo' }); }
    /** @param {Record<string, string>} parameters */
    load(parameters) { this.#say({ type: 'load', parameters }); }
    /** @param {Record<string, string>} parameters */
    configure(parameters) { this.#say({ type: 'configure', parameters }); }
    position() { return this.#ask({ type: 'position' }); }
    suggest() { return this.#ask({ type: 'suggest' }); }

    /** @param {Message} message */
    hear(message) {
      if (message.type === 'resize') this.frame.style.height = message.height + 'px';
      const waiting = this.#asked.get(message.re);
      if (waiting) {
        this.#asked.delete(message.re);
        if (message.type === 'error') waiting.reject(new Error(message.what || message.fault));
        else waiting.resolve(message);
      }
      for (const f of this.#listeners.get(message.type) ?? []) f(message);
    }

    /** @param {Message} turn @param {Player} player */
    async #answer(turn, player) {
      const move = await player(turn);
      this.#say({ type: 'move', re: turn.id, move: String(move) });
    }

    /** @param {Message} message @returns {Promise<Message>} */
    #ask(message) {
      const id = 'ask-' + ++this.#last;
      return new Promise((resolve, reject) => {
        this.#asked.set(id, { resolve, reject });
        this.#say({ ...message, id });
      });
    }

    /** @param {Message} message */
    #say(message) {
      this.frame.contentWindow?.postMessage({ tablier: VERSION, ...message }, '*');
    }
  }

  // embed puts a board into an element, and resolves to it once it listens. It starts when it is seen.
  /** @param {Element} element @param {Options} options @returns {Promise<Board>} */
  function embed(element, options = {}) {
    const frame = document.createElement('iframe');
    frame.title = options.title ?? 'Tablier';
    frame.style.cssText = 'border:0;width:100%;height:480px';
    const { title, ...rest } = options;
    frame.src = address(rest);
    const board = new Board(frame, options.player);
    return new Promise((resolve) => {
      board.on('ready', () => resolve(board));
      window.addEventListener('message', (event) => {
        if (event.source === frame.contentWindow && event.data?.tablier === VERSION) board.hear(event.data);
      });
      element.append(frame);
    });
  }

  // ---------------------------------------------------------------- rules

  const RULES = 'rules';
  const LISTENS = 20000; // ms until the frame must listen

  // The hidden frame that answers about positions, at the address of a site. It stands outside the body, which some
  // sites replace when a link is followed.
  class Rules {
    /** @type {Map<number, (answer: string) => void>} */
    #asked = new Map();
    #last = 0;

    /** @param {string} address */
    constructor(address) {
      this.frame = document.createElement('iframe');
      this.frame.title = 'Tablier';
      this.frame.style.display = 'none';
      this.frame.src = address;
      this.listens = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(address + ' does not answer')), LISTENS);
        window.addEventListener('message', ({ source, data }) => {
          if (source !== this.frame.contentWindow || data?.tablier !== RULES) return;
          if (data.ready) resolve(null);
          else this.#hear(data);
        });
      });
      document.documentElement.append(this.frame);
    }

    /** @param {{id: number, answer: string}} message */
    #hear({ id, answer }) {
      this.#asked.get(id)?.(answer);
      this.#asked.delete(id);
    }

    // ask asks the frame, which listens.
    /** @param {string} question @returns {Promise<string>} */
    ask(question) {
      const id = ++this.#last;
      return new Promise((resolve) => {
        this.#asked.set(id, resolve);
        this.frame.contentWindow?.postMessage({ tablier: RULES, id, question }, '*');
      });
    }
  }

  /** @type {Map<string, Rules>} */
  const frames = new Map();

  // ask resolves to the answer to a question of Go package ai/python. The folder of a site has one frame for all.
  /** @param {string} question @param {string} [site] @returns {Promise<string>} */
  async function ask(question, site = home) {
    if (!site || /\.html?$/.test(site)) throw new Error('Tablier.ask: say the folder of the site');
    const address = new URL(site.replace(/\/?$/, '/') + 'rules.html', location.href).href;
    let rules = frames.get(address);
    if (!rules) {
      const fresh = rules = new Rules(address);
      frames.set(address, rules);
      rules.listens.catch(() => { // another question may find it there
        fresh.frame.remove();
        frames.delete(address);
      });
    }
    await rules.listens;
    return rules.ask(question);
  }

  window.Tablier = { embed, address, ask };
})();

// Starts the program of the page, app.wasm or studio.wasm, and gives it window.tablier: the root of the site, the first
// tap, engines, files on demand and updates.
//
// Addresses are relative to the address of this file, so that the same files work at the root of a domain and under any
// path. In the single file (app/site/single.go) this script has no address: each file is an element of the page, named
// after it.
(() => {
  'use strict';
  const self = /** @type {HTMLScriptElement} */ (document.currentScript);
  const single = !self.src;
  const here = new URL(single ? location.href : self.src);
  const root = single ? '/' : new URL('./', here).pathname;
  // The address of every asset carries the version that stands in the address of this file.
  /** @param {string} name */
  const asset = (name) => new URL(DEMAND[name] ?? name + here.search, here).href;
  /** @param {string} name */
  const inside = (name) => /** @type {HTMLElement} */ (document.getElementById('file-' + name)).textContent;

  // The files that are kept from their first use, by their names, with their addresses, which have no version: the site
  // build fills them in.
  /** @type {Record<string, string>} */
  const DEMAND = {/* demand */};

  // The routes of the pages that studio.wasm has; app.wasm has all others. The site build fills them in.
  /** @type {string[]} */
  const STUDIO = [/* studio */];

  // What the licence of Tablier is called; empty while none has been chosen. The site build fills it in.
  const LICENCE = '' /* licence */;

  const html = document.documentElement;
  const framed = 'embed' in html.dataset || 'ofSet' in html.dataset;
  // The single file contains the home screen. It stays hidden if the address is that of another one.
  if (single && /^#\/./.test(location.hash)) html.dataset.elsewhere = '';

  // ---------------------------------------------------------------- trusted types

  // The page's policy lets nothing but what passes here become a script or markup, where the browser knows such types.

  // A script or a worker is a file of this site, or was made of some by this page.
  const scripts = window.trustedTypes?.createPolicy('tablier', {
    createScriptURL(address) {
      if (address === workerAddress || (!single && address.startsWith(new URL(root, here).href))) return address;
      throw new TypeError('no script of this site: ' + address);
    },
  });
  /** @param {string} address */
  const trusted = (address) => (scripts ? scripts.createScriptURL(address) : address);

  // Drawings and cards are made of markup: shapes, paints and words, with attributes that run nothing, and links that
  // stay within the site.
  const SHAPES = 'svg|g|use|path|circle|ellipse|rect|line|text|\\w+Gradient|stop|pattern';
  const TABLES = 'table|thead|tbody|tr|th|td';
  const WORDS = `div|section|h[1-4]|p|pre|span|strong|a|[ou]l|li|dl|dt|dd|${TABLES}|lazy-drawing|template`;
  const TAGS = new RegExp(`</?(${SHAPES}|${WORDS})( [\\w:-]+="[^"<]*")*/?>`, 'g');
  const ACTIVE = / on\w+=| (xlink:)?href="([^#/]|\/[/\\\s])/i;
  window.trustedTypes?.createPolicy('default', {
    createHTML(markup, type, sink) {
      const still = !markup.replace(TAGS, '').includes('<') && !ACTIVE.test(markup);
      if (still && sink === 'Element innerHTML') return markup;
      throw new TypeError('no still part of a page: ' + markup.slice(0, 200));
    },
  });

  // ---------------------------------------------------------------- lazy drawings

  // An element <lazy-drawing> shows the drawing of its name once it is close to the viewport. The first of that
  // name has it in a template, of which a browser draws nothing: the home page has boards on some thirty cards, of
  // thousands of shapes.
  /** @type {Map<string | null, HTMLTemplateElement>} */
  const drawings = new Map();
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      const drawing = drawings.get(target.getAttribute('name'));
      if (drawing) target.replaceChildren(drawing.content.cloneNode(true));
    }
  }, { rootMargin: '50%' });
  customElements.define('lazy-drawing', class extends HTMLElement {
    connectedCallback() {
      const template = this.querySelector('template');
      if (template) drawings.set(this.getAttribute('name'), template);
      near.observe(this);
    }

    disconnectedCallback() {
      near.unobserve(this);
    }
  });

  // ---------------------------------------------------------------- the address

  // Some servers add index.html to the address. The program's router knows folders only.
  if (!single && /\/index\.html$/.test(location.pathname)) {
    try {
      history.replaceState(null, '', './' + location.search + location.hash);
    } catch {
      // A sandbox forbids it. The page still shows.
    }
  }

  // What stands after the # is measured before anybody reads it: more than the longest link, a program of 100 kB
  // in base64, is replaced by a word (TooLong of Go package nav), behind the route that the edition in one file
  // has there.
  const LONGEST = 136_000; // above maxLink of Go package sandbox
  function cutHash() {
    const { length } = location.hash;
    if (length <= LONGEST) return;
    const route = single ? location.hash.slice(1, 100).replace(/=.*$/, '').replace(/[^/]*$/, '') : '';
    if (single) location.replace('#' + route + 'long=1');
    else history.replaceState(history.state, '', '#long=1');
  }

  // go-app ends the program if it cannot parse the address, for example with a stray % after the #. This listener is
  // added before go-app's, so it runs first.
  function mendHash() {
    cutHash();
    try {
      decodeURIComponent(location.hash);
    } catch {
      const mended = '#' + location.hash.slice(1).replace(/%/g, '%25');
      if (single) location.replace(mended);
      else history.replaceState(history.state, '', mended);
    }
  }
  mendHash();
  window.addEventListener('popstate', mendHash);

  // The links of the head to files are relative to the address at which the page was served. They become absolute
  // here, because the program changes that address, and because 404.html is served at any depth. A style sheet whose
  // address is right is not assigned again: the browser would load it again.
  for (const link of document.querySelectorAll('head link[href]:not([rel=canonical])')) {
    if (single || !(link instanceof HTMLLinkElement)) continue;
    const wanted = asset(String(link.getAttribute('href')).replace(/^(\.\.?\/)+/, '').replace(/\?.*$/, ''));
    if (link.rel !== 'stylesheet' || link.href !== wanted) link.href = wanted;
  }

  // ---------------------------------------------------------------- messages

  // Texts come with the page, in the data attributes of the status element.
  const status = () => document.getElementById('boot-status');

  /** @param {string} key */
  function tell(key) {
    const box = status();
    if (!box) return;
    const french = document.createElement('span');
    french.textContent = box.getAttribute('data-' + key) + ' ';
    const english = document.createElement('span');
    english.textContent = box.getAttribute('data-' + key + '-en');
    english.lang = 'en';
    box.toggleAttribute('data-state', key === 'loading' || key === 'kept');
    box.replaceChildren(french, english);
  }

  /** @param {string} key @param {unknown} why */
  function fail(key, why) {
    forgetTaps();
    clearTimeout(slow);
    html.dataset.failed = key;
    tell(key);
    console.error('tablier:', why);
  }

  // A program that starts quickly shows no message.
  const slow = setTimeout(() => 'embed' in html.dataset || tell('loading'), 700);

  // ---------------------------------------------------------------- the first tap

  /** @type {Tap | null} */
  let kept = null;

  // Keyboard activations arrive as clicks too.
  /** @param {MouseEvent} event */
  function keepTap(event) {
    const place = event.target instanceof Element && event.target.closest('[data-point]');
    if (!(place instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (kept) return;
    kept = { point: String(place.dataset.point), route: single ? '/' : '/' + location.pathname.slice(root.length) };
    place.setAttribute('data-kept', '');
    clearTimeout(slow);
    tell('kept');
  }

  function forgetTaps() {
    document.removeEventListener('click', keepTap, true);
  }

  document.addEventListener('click', keepTap, true);

  // ---------------------------------------------------------------- programs

  const SILENCE = 10000; // the timeout, in ms, of a worker that sends nothing

  // The program of the page. The single file has one, with all pages.
  const route = location.pathname.slice(root.length - 1).replace(/\/?(index\.html)?$/, '/');
  const programName = !single && STUDIO.includes(route) ? 'studio.wasm' : 'app.wasm';

  // A program that is kept for use offline is checked while it compiles. Only a sound one may run: what a damaged one
  // saves could be damage too. One that has been fetched again meanwhile is compiled again.
  /** @param {string} name @param {{again?: boolean}} [options] @returns {Promise<WebAssembly.Module>} */
  async function program(name, options) {
    const compiled = compile(name, options);
    compiled.catch(() => {}); // awaited below
    switch (await checked(DEMAND[name] ?? name)) {
      case 'mended': return compile(name, options);
      case 'damaged': throw new Error(name + ' is damaged, and cannot be fetched');
      case 'absent': throw Object.assign(new Error(name + ' is not kept, and cannot be fetched'), { notice: 'absent' });
    }
    return compiled;
  }

  // checked has the service worker check a file that it keeps, or all with no name: see its function answer.
  /** @param {string} name @returns {Promise<string>} */
  function checked(name) {
    const keeper = workers?.controller;
    if (!keeper) return Promise.resolve('sound'); // all comes from the server
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      const silence = setTimeout(resolve, SILENCE, 'sound');
      port1.onmessage = ({ data }) => {
        clearTimeout(silence);
        if (data !== 'mending') resolve(data);
      };
      keeper.postMessage({ check: name }, [port2]);
    });
  }

  /** @type {Promise<string> | null} */
  let checking = null;
  const allChecked = () => (checking ??= checked(''));

  // Compiles away from the page where that is possible; compile.js says why. A compiler that dies without a word is an
  // error only for a caller that can try again: a page that slept while it downloaded must not fail for that.
  /** @param {string} name @returns {Promise<WebAssembly.Module>} */
  async function compile(name, { again = false } = {}) {
    if (single) return WebAssembly.compileStreaming(unpacked(name));
    if (closed) {
      if (!window.tablierCompile) await script('compile.js');
      return window.tablierCompile(asset(name));
    }
    const compiler = new Worker(trusted(asset('compile.js')));
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let silence;
    try {
      return await new Promise((resolve, reject) => {
        const alive = () => {
          clearTimeout(silence);
          if (again) silence = setTimeout(() => reject(new Error('compile.js has fallen silent')), SILENCE);
        };
        alive();
        compiler.onmessage = ({ data }) => {
          alive();
          if (data.module) resolve(data.module);
          else if (!data.alive) reject(Object.assign(new Error(data.why), { name: data.kind }));
        };
        compiler.onerror = (event) => {
          event.preventDefault();
          reject(new Error(event.message || 'compile.js could not be loaded'));
        };
        compiler.postMessage(asset(name));
      });
    } finally {
      clearTimeout(silence);
      compiler.terminate();
    }
  }

  /** @param {string} name */
  function unpacked(name) {
    const bytes = Uint8Array.from(atob(inside(name)), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
  }

  // A frame without an origin cannot load a worker by its address: the script becomes a Blob. It can read files only if
  // the server allows every origin.
  const closed = window.origin === 'null';
  /** @param {string} name */
  const text = async (name) => (single ? inside(name) : (await fetch(asset(name))).text());
  /** @type {string | null} */
  let workerAddress = null;

  async function workerScript() {
    if (!single && !closed) return asset('worker.js');
    if (!workerAddress) {
      workerAddress = URL.createObjectURL(new Blob([await text('worker.js')], { type: 'text/javascript' }));
    }
    return workerAddress;
  }

  // ---------------------------------------------------------------- engines

  /** @type {Promise<WebAssembly.Module> | null} */
  let engineModule = null;

  // Every worker runs the same compiled module, so that a killed one is replaced quickly. After a failure the next
  // engine compiles again.
  function compiledEngine() {
    engineModule ??= program('ai.wasm', { again: true }).catch((error) => {
      engineModule = null;
      throw error;
    });
    return engineModule;
  }

  // engine starts a worker. Texts sent before it runs are kept for it. Neither callback is called after kill, nor after
  // the first call of onFail.
  /** @type {Tablier['engine']} */
  function engine(onText, onFail) {
    /** @type {Worker | null} */
    let worker = null;
    let dead = false;
    /** @type {string[]} */
    let waiting = [];

    const kill = () => {
      dead = true;
      waiting = [];
      if (worker) worker.terminate();
    };
    /** @param {unknown} why */
    const die = (why) => {
      if (dead) return;
      kill();
      onFail(String(why));
    };
    /** @param {[WebAssembly.Module, string]} got */
    const start = ([module, address]) => {
      if (dead) return;
      const begun = worker = new Worker(trusted(address));
      worker.onmessage = ({ data }) => {
        if (dead) return;
        if (typeof data === 'string') onText(data);
        else hand(begun, data.bring, data.kept);
      };
      worker.onmessageerror = () => die('a message of the engine could not be read');
      worker.onerror = (event) => {
        event.preventDefault();
        die(event.message || 'the worker could not be loaded');
      };
      worker.postMessage({ module });
      for (const text of waiting) worker.postMessage(text);
      waiting = [];
    };
    Promise.all([compiledEngine(), workerScript()]).then(start).catch(die);

    return {
      send: (text) => {
        if (dead) return;
        if (worker) worker.postMessage(text);
        else waiting.push(text);
      },
      kill,
    };
  }

  // ---------------------------------------------------------------- files on demand

  // demand fetches the text of such a file. It fails where the file is not kept yet and there is no network.
  /** @param {string} name @returns {Promise<string>} */
  async function demand(name) {
    if (single && name === 'tablier.html') return ownFile();
    const response = single ? unpacked(name) : await fetch(asset(name));
    if (!response.ok) throw new Error(name + ': ' + response.status);
    return response.text();
  }

  // hand answers an engine that asks for such a file; with kept, only if the device keeps it.
  /** @param {Worker} engine @param {string} name @param {boolean} kept */
  async function hand(engine, name, kept) {
    const bytes = await bring(name, kept).then((file) => file?.arrayBuffer()).catch(() => null); // it cannot be read
    engine.postMessage({ name, kept, bytes }, bytes ? [bytes] : []);
  }

  // placeOf returns the path of a file on demand, empty for none. Those named by a hash stand in lists of others.
  /** @param {string} name */
  const placeOf = (name) => DEMAND[name] ?? (/\/[0-9a-f]{16}\.bin$/.test(name) ? 'demand/' + name : '');

  // held says of each of some files on demand whether it is kept.
  /** @param {string[]} names */
  function held(names) {
    const options = { cacheName: cacheName('demand') };
    return Promise.all(names.map(async (name) => {
      try {
        return !!(await caches.match(root + placeOf(name), options));
      } catch {
        return false; // no cache yet
      }
    }));
  }

  // mayHold is held, where a service worker can keep what is fetched.
  /** @param {string[]} names */
  async function mayHold(names) {
    if (!workers?.controller) throw new Error('no service worker keeps files');
    return held(names);
  }

  // hold has one kept, and says whether it is then.
  /** @param {string} name */
  async function hold(name) {
    await checked(placeOf(name));
    return (await held([name]))[0];
  }

  // bring fetches a file for an engine; null where there is none. With kept, or on a device that saves data, it has
  // only one that is kept.
  /** @param {string} name @param {boolean} kept @param {AbortSignal} [late] @returns {Promise<Blob | null>} */
  async function bring(name, kept, late) {
    const place = placeOf(name);
    if (single || !place) return null;
    try {
      if ((kept || savesData()) && !(await held([name]))[0]) return null;
      const response = await fetch(new URL(place, here).href, { signal: late });
      return response.ok ? await response.blob() : null;
    } catch {
      return null; // no network, or one that took too long
    }
  }

  /** @type {Map<string, Blob>} */
  const values = new Map(); // files of exact values, for programs in Python

  // bringValues adds those of some names, as far as they can be had before it is too late, and all that are kept; it
  // returns what there is.
  /** @param {string[]} names @param {AbortSignal} late */
  async function bringValues(names, late) {
    await Promise.all([...names, ...(await keptValues())].map(async (name) => {
      const file = values.get(name) ?? await bring(name, false, late);
      if (file) values.set(name, file);
    }));
    return new Map(values);
  }

  // keptValues returns the names of those that are kept, as far as they are named by a hash.
  async function keptValues() {
    try {
      const cache = cacheName('demand');
      if (!(await caches.has(cache))) return []; // to open it would make it
      const kept = await (await caches.open(cache)).keys();
      const folder = new URL(root + 'demand/', here).href;
      return kept.map(({ url }) => url.replace(folder, '')).filter((name) => /^exact\//.test(name) && placeOf(name));
    } catch {
      return []; // no cache here
    }
  }

  // ownFile returns the single file as it came, but for its home page, which a program draws. No page that is opened
  // from a disk can read its own file.
  function ownFile() {
    const copy = /** @type {HTMLElement} */ (html.cloneNode(true));
    for (const { name } of [...copy.attributes]) copy.removeAttribute(name);
    copy.lang = 'fr';
    const body = /** @type {HTMLElement} */ (copy.querySelector('body'));
    const app = document.createElement('div');
    app.className = 'app';
    const english = document.createElement('template');
    english.id = 'english';
    english.dataset.title = document.title;
    english.content.append(app.cloneNode());
    const parts = [...body.querySelectorAll(':scope > svg, :scope > .boot-status, :scope > noscript, :scope > script')];
    for (const part of parts) if (part.classList.contains('boot-status')) part.replaceChildren();
    body.replaceChildren(app, '\n', english, '\n', ...parts);
    return '<!doctype html>\n' + copy.outerHTML;
  }

  // ---------------------------------------------------------------- python

  // python brings what runs programs in Python; null where this edition has none.
  async function python() {
    const name = 'python-page.js';
    if (single || !DEMAND[name]) return null;
    if (!window.tablierPython) await attach(asset(name));
    const address = new URL('python.html' + here.search, here).href;
    return (running ??= window.tablierPython(address, bringPython, memory, bringValues));
  }

  /** @type {Python | undefined} */
  let running;

  async function bringPython() {
    const [script, glue, loader, program, library, rules] = await Promise.all(['python-worker.js', 'python-glue.js',
      'python-loader.js', 'python.wasm', 'python-library.zip', 'ai.wasm'].map(blob));
    return { script, glue, loader, program, library, rules };
  }

  // blob brings a file as a Blob, which is handed on without a copy of its megabytes.
  /** @param {string} name */
  async function blob(name) {
    const place = DEMAND[name];
    const found = place && await stored('demand', root + place, (hash) => place.includes(hash.slice(0, 16)));
    if (found) return found;
    const response = await fetch(asset(name));
    if (!response.ok) throw new Error(name + ': ' + response.status);
    return response.blob();
  }

  /** @param {string} cache */
  const cacheName = (cache) => ['tablier', root, cache].join(' '); // as in sw.js

  // stored reads a file where it is kept, which is quicker than to have it from the service worker. Sound compares the
  // hash of what is there with the one that it should have. What is missing or damaged is null, and is to be had anew.
  /** @param {string} cache @param {string} address @param {(hash: string, headers: Headers) => boolean} sound */
  async function stored(cache, address, sound) {
    try {
      const found = await caches.match(address, { cacheName: cacheName(cache) });
      const blob = await found?.blob();
      return found && blob && sound(await sum(blob), found.headers) ? blob : null;
    } catch {
      return null; // no cache here, or one that cannot be read
    }
  }

  // memory keeps that of Python as it is before any program runs: from it Python starts in a tenth of the time. It is
  // that of a build. One that is damaged is dropped, and without one all goes on.
  const memory = {
    cache: cacheName('python'),
    address: () => root + 'python?' +
      ['python-worker.js', 'python-library.zip', 'python.wasm'].map((name) => DEMAND[name]),

    kept: () => stored('python', memory.address(), (hash, headers) => headers.get('sum') === hash),

    /** @param {Blob | null} made */
    async keep(made) {
      try {
        await caches.delete(memory.cache);
        if (!made) return;
        const response = new Response(made, { headers: { sum: await sum(made) } });
        await (await caches.open(memory.cache)).put(memory.address(), response);
      } catch {
        // The disk is full, perhaps.
      }
    },
  };

  /** @param {Blob} blob */
  async function sum(blob) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  // keepPython has what programs in Python need, and the certificates that one of them checks, kept for use without a
  // network, for who has come to the workshop.
  const keepPython = () => keep(/^(python|exercises|certificates)/);

  // keep has files kept before their first use.
  /** @param {RegExp} names */
  async function keep(names) {
    if (!(await offlineReady) || !workers || asked) return; // a message would start again the worker that is ending
    if (!workers.controller) await new Promise((resolve) => workers.addEventListener('controllerchange', resolve));
    const found = Object.entries(DEMAND).filter(([name]) => names.test(name));
    workers.controller?.postMessage({ keep: found.map(([, place]) => place) });
  }

  // keepStudio has the program of the workshop kept once the browser is at rest after a start. It is no small thing: a
  // device that saves data keeps it from its first use, and so does one that shows a frame of another page.
  async function keepStudio() {
    const used = programName === 'studio.wasm';
    if (!used && (savesData() || framed)) return;
    await offlineReady;
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve(null)));
    await keep(/^studio\.wasm$/);
  }

  const savesData = () =>
    !!navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;

  // seen is fulfilled once an element comes into the viewport.
  /** @param {Element} element @returns {Promise<void>} */
  function seen(element) {
    return new Promise((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(element);
    });
  }

  // ---------------------------------------------------------------- updates

  const workers = serviceWorkers();
  const hadController = !!(workers && workers.controller);
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;
  let asked = false; // a person asked for the update in this page
  let replaced = false; // another page did
  /** @type {(() => void)[]} */
  const listeners = [];

  // Service workers are undefined without a secure context; in a frame without an origin the property itself throws.
  function serviceWorkers() {
    try {
      return single ? undefined : navigator.serviceWorker;
    } catch {
      return undefined;
    }
  }

  const update = {
    available: false,
    /** @param {() => void} listener */
    onAvailable(listener) {
      listeners.push(listener);
      if (update.available) listener();
    },
    apply() {
      // Chromium gives up a change of workers if something starts the old one again just as it ends. A page that is
      // loaded again offers the update again.
      if (asked || replaced || !registration || !registration.waiting) location.reload();
      else registration.waiting.postMessage('apply-update');
      asked = true;
    },
  };

  function offerUpdate() {
    if (update.available) return;
    update.available = true;
    if (html.dataset.failed) update.apply(); // nobody can be asked, and this build may be damaged for good
    for (const listener of listeners) listener();
  }

  // Resolves to whether everything is there for use without a network.
  async function installOffline() {
    if (single) return true;
    if (!workers) return false;
    workers.addEventListener('controllerchange', () => {
      if (asked) location.reload();
      else if (hadController) {
        replaced = true;
        offerUpdate();
      }
    });
    const address = trusted(new URL('sw.js', here).href);
    const found = await workers.register(address, { scope: root, updateViaCache: 'none' });
    registration = found;
    watch(found.installing);
    found.addEventListener('updatefound', () => watch(found.installing));
    if (found.waiting && workers.controller) offerUpdate();
    document.addEventListener('visibilitychange', checkForUpdate);
    const active = (await workers.ready).active;
    return active !== null && (!hadController || (await allChecked()) !== 'damaged');
  }

  /** @param {ServiceWorker | null} worker */
  function watch(worker) {
    if (!worker) return;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers?.controller) offerUpdate();
    });
  }

  // The browser looks for updates when a page loads. This also finds them for a page that stays open for days.
  function checkForUpdate() {
    if (document.visibilityState === 'visible' && registration) registration.update().catch(() => {});
  }

  // ---------------------------------------------------------------- storage

  // go-app reads storage when it starts, and ends if there is none or if reading throws. This empty storage, which
  // refuses every write, lets it start. The program notices the refusal and says so.
  const refusing = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem() {
      throw new DOMException('no storage', 'QuotaExceededError');
    },
    removeItem() {},
    clear() {},
  };
  for (const name of /** @type {const} */ (['localStorage', 'sessionStorage'])) {
    try {
      window[name].getItem('');
    } catch {
      Object.defineProperty(window, name, { configurable: true, value: refusing });
    }
  }

  // ---------------------------------------------------------------- visits

  // While something goes on that a visit has noted (package begun), it holds a lock with its name: by that another page
  // tells it from a visit that has crashed. Where the browser has no locks, as on a server without https, all others
  // count as gone.
  const VISIT = 'tablier' + root + 'visit.';
  /** @type {string[]} */
  let visits = []; // the visits that were alive when this page came
  async function findVisits() {
    try {
      const { held = [], pending = [] } = await navigator.locks.query();
      const names = [...held, ...pending].map(({ name = '' }) => name);
      visits = names.filter((name) => name.startsWith(VISIT)).map((name) => name.slice(VISIT.length));
    } catch {
      // none, or a frame without an origin
    }
    if (ended) visits.push(ended); // this page goes on with it
  }

  // goesOn has other pages know that a visit goes on, until what it returns is called.
  /** @param {string} visit */
  function goesOn(visit) {
    noting = visit;
    let rest = () => {};
    /** @type {Promise<void>} */
    const over = new Promise((resolve) => { rest = resolve; });
    navigator.locks?.request(VISIT + visit, () => over).catch(() => {});
    return () => {
      noting = '';
      rest();
    };
  }

  let noting = ''; // the visit of this page, while it has crash notes

  // ---------------------------------------------------------------- go-app

  // The names that go-app's client calls or looks up.
  /** @type {Record<string, string>} */
  const environment = { GOAPP_ROOT_PREFIX: root.replace(/\/$/, ''), GOAPP_STATIC_RESOURCES_URL: root + 'web' };
  window.goappGetenv = (key) => environment[key];
  window.goappOnUpdate = () => {};
  window.goappOnAppInstallChange = () => {};
  window.goappNav = () => {};

  // ---------------------------------------------------------------- start

  /** @param {string} name */
  function script(name) {
    return single ? null : attach(asset(name)); // in the single file it has run
  }

  /** @param {string} address */
  function attach(address) {
    return new Promise((resolve, reject) => {
      const element = document.createElement('script');
      element.src = trusted(address);
      element.onload = resolve;
      element.onerror = () => reject(new Error(address + ' could not be loaded'));
      document.head.append(element);
    });
  }

  /** @type {any} */
  let focused = null; // the element with the focus before the program draws the page

  // The program replaces the elements of the page. The focus moves to the one like that which had it.
  function restoreFocus() {
    const old = focused;
    focused = null;
    if (!old || old.isConnected) return;
    /** @param {any} e */
    const same = (e) => (old.id ? e.id === old.id : e.className === old.className && e.href === old.href);
    [...document.querySelectorAll(old.tagName)].find(same)?.focus();
  }

  async function startProgram() {
    if (typeof WebAssembly !== 'object') {
      fail('unsupported', 'no WebAssembly');
      return;
    }
    try {
      await wanted();
      const scripts = ['wasm_exec.js', 'drag.js', 'tree.js'].map(script);
      const [module] = await Promise.all([program(programName), ...scripts]);
      await findVisits(); // last: a visit that begins meanwhile goes on too
      const go = new Go();
      focused = document.activeElement;
      const instance = await WebAssembly.instantiate(module, go.importObject);
      run(go, instance).then(startAgain, startAgain);
    } catch (/** @type {any} */ error) {
      fail(error.notice ?? (blocked(error) ? 'unsupported' : closed && !single ? 'closed' : 'failed'), error);
      if ((await allChecked()) === 'damaged') fail('damaged', 'files that are kept cannot be mended');
    }
  }

  // run runs the program until it ends, which it never does by itself. What ends it can be an error of the browser's,
  // as when memory is out: that comes out of the turn in which it happens, and go.run does not hear of it.
  /** @param {Go} go @param {WebAssembly.Instance} instance @returns {Promise<void>} */
  function run(go, instance) {
    return new Promise((resolve, reject) => {
      const resume = go._resume;
      go._resume = () => {
        try {
          window.tablierTurn(() => resume.call(go));
        } catch (error) {
          go.exited = true;
          reject(error);
          throw error;
        }
      };
      window.tablierTurn(() => go.run(instance)).then(resolve, reject);
    });
  }

  // A program that has ended starts again with all that is kept, such as the match: the page is loaded again. One that
  // has done so and ends again leaves that to the person.
  const AGAIN = 'tablier' + root + 'again';
  /** @type {string | null} */
  let ended = null; // the visit of the program that ended before this one, empty without crash notes
  try {
    ended = sessionStorage.getItem(AGAIN);
    sessionStorage.removeItem(AGAIN);
  } catch {
    // no storage: refused below
  }

  function startAgain() {
    try {
      if (ended !== null) throw new Error('again');
      sessionStorage.setItem(AGAIN, noting);
      location.reload();
    } catch {
      fail('failed', 'the program ended');
    }
  }

  // A browser or a server can forbid WebAssembly, by a policy.
  /** @param {any} error */
  function blocked(error) {
    return error.name === 'CompileError' && /Content Security Policy|disallowed|unsafe-eval/i.test(error.message);
  }

  // In a frame the program starts when the frame is seen, is touched or gets a message: a course page may hold many.
  async function wanted() {
    if (!framed) return;
    await (single ? loaded : script('host.js'));
    if ('ofSet' in html.dataset) {
      if (/[?&]xapi\b/.test(location.search)) await script('xapi.js');
      return;
    }
    await new Promise((resolve) => {
      seen(document.body).then(() => resolve(null));
      for (const kind of ['pointerdown', 'keydown', 'focusin']) {
        window.addEventListener(kind, resolve, { once: true, capture: true });
      }
      window.tablier.host?.onTouch(() => resolve(null));
    });
  }

  const loaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else window.addEventListener('load', resolve, { once: true });
  });

  // The files for offline use are installed after the program has started, which needs the network first.
  const offlineReady = Promise.all([loaded, startProgram()])
    .then(installOffline)
    .catch((error) => {
      console.warn('tablier: no offline use:', error);
      return false;
    });

  void keepStudio();

  window.tablier = {
    root,
    single,
    licence: LICENCE,
    returned: 'returned' in html.dataset,
    get visits() {
      return visits;
    },
    goesOn,
    // Somebody has chosen a language in this tab: a page to which they go back has it too, whatever its address says.
    chose() {
      try {
        sessionStorage.setItem('tablier' + root + '.chosen', '1');
      } catch {
        // Storage is forbidden here.
      }
    },
    // The page shows an item of a set that is being done, or none any more.
    /** @param {boolean} on */
    course(on) {
      html.toggleAttribute('data-course', on);
    },
    takeFirstTap() {
      const tap = kept;
      kept = null;
      return tap;
    },
    ready() {
      forgetTaps();
      clearTimeout(slow);
      html.dataset.ready = '1';
      restoreFocus();
      const box = status();
      if (box) {
        box.replaceChildren();
        box.removeAttribute('data-state');
      }
    },
    engine,
    drawings,
    demand,
    held: mayHold,
    hold,
    python,
    keepPython,
    seen,
    update,
    offlineReady,
  };
  document.getElementById('late')?.remove(); // the message that this file has not come
})();

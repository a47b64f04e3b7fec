// A browser with the service worker of a build, which runs as it is shipped: what it is given by a browser is imitated
// here, and in caches.js. Nothing goes by time.
'use strict';
const assert = require('node:assert/strict');
const vm = require('node:vm');
const { CacheStorage, DAMAGE } = require('./caches.js');
const { Server, first, typeOf, unplugged } = require('./server.js');

// A Worker is the service worker of a build: its script, with what it has heard of.
class Worker {
  constructor(browser, script, build) {
    Object.assign(this, { build, heard: {}, claimed: false });
    const { root, caches } = browser;
    const self = {
      registration: { scope: root.href },
      addEventListener: (type, hear) => (this.heard[type] = hear),
      clients: { claim: async () => (this.claimed = true) },
      skipWaiting: () => browser.activate(this),
    };
    const context = vm.createContext({
      self, caches, crypto, Headers, Response: inside(root), TextDecoder, TextEncoder, URL,
      console: { warn() {} }, location: { origin: root.origin },
      fetch: async (asked, options) => browser.fetch(asked, options),
    });
    vm.runInContext(script, context);
  }

  // hear has the worker hear of an event, and waits for what the worker has the browser wait for.
  async hear(type, event) {
    const waits = [];
    this.heard[type]({ ...event, waitUntil: (wait) => waits.push(wait) });
    await Promise.all(waits);
  }

  // answer is what the worker answers to a request; undefined where it leaves that to the browser.
  answer(request) {
    let answer;
    this.heard.fetch({ request, respondWith: (promise) => (answer = promise) });
    return answer;
  }
}

// inside gives responses as they are in a worker: Node takes no relative address.
const inside = (root) => class extends Response {
  static redirect(to, status) {
    return Response.redirect(new URL(to, root), status);
  }
};

class Browser {
  constructor(server) {
    this.server = server;
    this.root = new URL(server.scope, 'https://example.org');
    this.caches = new CacheStorage(this.root);
    this.loaded = new Map(); // what the browser itself keeps of what pages have loaded, by address
    this.active = this.waiting = null;
  }

  async fetch(asked, { cache = 'default' } = {}) {
    const url = new URL(asked.url ?? asked, this.root);
    const loaded = cache === 'default' && this.loaded.get(url.href);
    return loaded ? loaded() : this.server.fetch(url);
  }

  // check looks for another build, and installs it. It returns what becomes of that.
  async check() {
    const script = await (await this.fetch('sw.js', { cache: 'reload' })).text();
    const worker = new Worker(this, script, this.server.build);
    try {
      await worker.hear('install');
    } catch {
      return 'redundant';
    }
    if (this.active) this.waiting = worker;
    else await this.activate(worker);
    return this.waiting ? 'waiting' : 'active';
  }

  activate(worker) {
    this.active = worker;
    this.waiting = null;
    this.activated = worker.hear('activate');
    return this.activated;
  }

  // apply is what a page does when a person wants the update.
  async apply() {
    await this.waiting.hear('message', { data: 'apply-update' });
    await this.activated;
  }

  // navigate goes to an address. Browsers refuse an answer that was redirected on its way to the worker.
  async navigate(to) {
    const request = { method: 'GET', mode: 'navigate', url: new URL(to, this.root).href };
    const response = await this.active.answer(request);
    assert.equal(response.redirected, false, `${to} was redirected`);
    return response;
  }

  // load loads what a page needs.
  async load(to, options) {
    return this.active.answer({ method: 'GET', mode: 'cors', url: new URL(to, this.root).href, ...options });
  }

  // ask has a page ask whether a file is sound, and returns all that it is told.
  async ask(name) {
    const told = [];
    await this.active.hear('message', { data: { check: name }, ports: [{ postMessage: (text) => told.push(text) }] });
    return told;
  }

  keep(names) {
    return this.active.hear('message', { data: { keep: names } });
  }

  // cacheOf is where a file of a build is kept.
  cacheOf(name, build) {
    const part = build.demand.includes(name) ? 'demand' : build.version;
    return this.caches.named.get(`tablier ${this.server.scope} ${part}`);
  }

  // kept returns the names of the files of a build that are kept, or those kept since their first use.
  kept(build, demand = false) {
    const cache = this.caches.named.get(`tablier ${this.server.scope} ${demand ? 'demand' : build.version}`);
    return [...(cache?.kept.keys() ?? [])].map((url) => url.slice(this.root.href.length)).sort();
  }

  // damage damages files of the build in use.
  damage(way, ...names) {
    const cacheOf = (name) => this.cacheOf(name, this.active.build).kept;
    const before = new Map(cacheOf(names[0]));
    for (const name of names) DAMAGE[way](cacheOf(name), new URL(name, this.root).href, before);
  }

  // isKept says whether a file is kept as it was built, as what it is, with no word of how it came.
  isKept(name, build = first) {
    const found = this.cacheOf(name, build)?.kept.get(new URL(name, this.root).href);
    return !!found && !found.unreadable && found.status === 200 && found.bytes.equals(build.files.get(name)) &&
      found.headers.get('content-type') === typeOf(name) && !found.headers.has('content-encoding') &&
      !found.headers.has('content-length');
  }
}

// visited is a browser after a visit, with what the server has.
async function visited({ scope = '/', build = first } = {}) {
  const server = new Server(build, scope);
  const browser = new Browser(server);
  assert.equal(await browser.check(), 'active');
  return { browser, server };
}

// wantBuilt fails unless a response is a file as it was built.
async function wantBuilt(response, name, build = first, status = 200) {
  assert.equal(response.status, status, name);
  assert.equal(response.headers.get('content-type'), typeOf(name), name);
  assert.ok(Buffer.from(await response.arrayBuffer()).equals(build.files.get(name)), `${name} is not as it was built`);
}

// routeOf is the address of a page.
const routeOf = (name) => name.replace(/index\.html$/, '');

// unplug takes the network away, and returns a function that gives it back.
function unplug(server) {
  server.trouble = unplugged;
  return () => (server.trouble = () => undefined);
}

module.exports = { Browser, routeOf, unplug, visited, wantBuilt };

// Caches of a browser, as far as the service worker uses them. A test may look at what is kept, and damage it.
'use strict';

class Cache {
  constructor(storage) {
    this.storage = storage;
    this.kept = new Map(); // by address
  }

  address(asked) {
    return new URL(asked, this.storage.root).href;
  }

  async match(asked) {
    const found = this.kept.get(this.address(asked));
    if (!found) return undefined;
    const response = new Response(found.unreadable ? failing() : found.bytes, found);
    Object.defineProperty(response, 'redirected', { value: found.redirected });
    return response;
  }

  async put(asked, response) {
    const bytes = Buffer.from(await response.arrayBuffer());
    if (this.storage.full) throw new DOMException('no space', 'QuotaExceededError');
    const { status, headers, redirected } = response;
    this.kept.set(this.address(asked), { bytes, status, headers: new Headers(headers), redirected });
  }

  async delete(asked) {
    return this.kept.delete(this.address(asked));
  }

  async keys() {
    return [...this.kept.keys()].map((address) => new Request(address));
  }
}

class CacheStorage {
  constructor(root) {
    Object.assign(this, { root, full: false, named: new Map() });
  }

  async open(name) {
    if (!this.named.has(name)) this.named.set(name, new Cache(this));
    return this.named.get(name);
  }

  async has(name) {
    return this.named.has(name);
  }

  async delete(name) {
    return this.named.delete(name);
  }

  async keys() {
    return [...this.named.keys()];
  }

  async match(asked, { cacheName } = {}) {
    const searched = cacheName === undefined ? [...this.named.values()] : [this.named.get(cacheName)];
    for (const cache of searched) {
      const found = await cache?.match(asked);
      if (found) return found;
    }
    return undefined;
  }
}

// failing is a body that the disk does not give back.
function failing() {
  return new ReadableStream({ pull: (body) => body.error(new TypeError('Failed to read')) });
}

// The ways in which a kept file is damaged, as by a faulty disk: functions of what a cache keeps, an address, and what
// the cache kept before there was any damage.
const DAMAGE = {
  deleted: (kept, address) => kept.delete(address),
  // in the middle, so that a program no longer compiles
  overwritten: (kept, address) => {
    const found = kept.get(address);
    const bytes = Buffer.from(found.bytes);
    bytes[bytes.length >> 1] ^= 1;
    kept.set(address, { ...found, bytes });
  },
  cut: (kept, address) => {
    const found = kept.get(address);
    kept.set(address, { ...found, bytes: found.bytes.subarray(0, -1) });
  },
  // taken for another kind of file
  retyped: (kept, address) => {
    const found = kept.get(address);
    const headers = new Headers(found.headers);
    headers.set('content-type', 'image/x-other');
    kept.set(address, { ...found, headers });
  },
  // whole, but another file
  exchanged: (kept, address, before) => {
    const [, other] = [...before].find(([at]) => at !== address && at.endsWith('.html')) ?? [];
    kept.set(address, other ?? { ...kept.get(address), bytes: Buffer.from('other') });
  },
  failed: (kept, address) => kept.set(address, { ...kept.get(address), status: 500 }),
  unreadable: (kept, address) => kept.set(address, { ...kept.get(address), unreadable: true }),
};

module.exports = { CacheStorage, DAMAGE };

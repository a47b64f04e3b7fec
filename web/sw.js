// Tablier's service worker: after one visit everything works without a network.
// The site build fills in the four values below.
//
// A build is installed whole or not at all. It then waits until a person asks for it or no page is open; the cache of
// the build in use does not change before, but for a file in it that is damaged or missing: that is fetched again.
// Other files are kept from their first use, and a program among them with each build from then on. Caches of other
// applications on the same origin, and of other copies of this one, are never touched.
'use strict';

const VERSION = '{{version}}';

// Every file of the build by its path from the root, with its SHA-256. Pages carry the version instead, for some hosts
// add to pages.
/** @type {Record<string, string>} */
const FILES = {/* files */};

// The files that are kept from their first use, with their SHA-256. Their names contain it: one that has not changed is
// kept through an update.
/** @type {Record<string, string>} */
const DEMAND = {/* demand */};

// What a person reads when a page is damaged and there is nothing else to show.
const NOTICE = '{{notice}}';

const SCOPE = new URL(self.registration.scope).pathname;

// No path contains a space: the three parts are unambiguous.
/** @param {string} version */
const cacheName = (version) => ['tablier', SCOPE, version].join(' ');
const CACHE = cacheName(VERSION);
const DEMAND_CACHE = cacheName('demand');
const PYTHON_CACHE = cacheName('python'); // of boot.js
/** @param {string} name */
const cacheOf = (name) => (Object.hasOwn(DEMAND, name) ? DEMAND_CACHE : CACHE);

const LOST = '404.html';

// ------------------------------------------------------------------ what is kept

// The header in which each kept file carries a hash of its name, its content and its other headers. A page is known by
// nothing else to be as it came.
const SEAL = 'tablier-seal';

/** @param {BufferSource} content */
async function sum(content) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} name @param {Headers} headers @param {string} hash */
function sealOf(name, headers, hash) {
  const lines = [name, hash];
  headers.forEach((value, header) => header === SEAL || lines.push(header + ': ' + value));
  return sum(new TextEncoder().encode(lines.join('\n')));
}

/** @param {string} name */
const kept = (name) => caches.match(SCOPE + name, { cacheName: cacheOf(name) });

// sound returns a file as it is kept; null if it is missing or anything about it is damaged.
/** @param {string} name @returns {Promise<Response | null>} */
async function sound(name) {
  try {
    const found = await kept(name);
    if (!found || found.status !== 200) return null;
    const content = await found.arrayBuffer();
    const hash = await sum(content);
    const built = FILES[name] || DEMAND[name] || hash;
    if (built !== hash || found.headers.get(SEAL) !== await sealOf(name, found.headers, hash)) return null;
    return new Response(content, { headers: found.headers });
  } catch {
    return null; // the browser cannot read what it has stored
  }
}

// download fetches one file. What the page has just loaded under the same address is taken from the browser's cache,
// unless it is not the right thing.
/** @param {string} name @returns {Promise<Response>} */
async function download(name) {
  const version = Object.hasOwn(FILES, name) ? '?v=' + VERSION : '';
  for (const mode of /** @type {RequestCache[]} */ (FILES[name] === '' ? ['reload'] : ['default', 'reload'])) {
    const response = await fetch(SCOPE + name + version, { cache: mode });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    const content = await response.arrayBuffer();
    const hash = await sum(content);
    if (genuine(name, hash, content)) return sealed(name, response, hash, content);
  }
  throw new Error(`${name} belongs to another build`);
}

/** @param {string} name @param {string} hash @param {ArrayBuffer} content */
function genuine(name, hash, content) {
  const built = FILES[name] || DEMAND[name];
  return built ? built === hash : new TextDecoder().decode(content).includes(`?v=${VERSION}"`);
}

// sealed makes a response that can be kept, and that a navigation accepts even if it was redirected.
/** @param {string} name @param {Response} response @param {string} hash @param {ArrayBuffer} content */
async function sealed(name, response, hash, content) {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(SEAL, await sealOf(name, headers, hash));
  return new Response(content, { headers });
}

/** @type {Map<string, Promise<Response>>} */
const mending = new Map();

// mended fetches a damaged or missing file again and keeps it: once for all who ask meanwhile.
/** @param {string} name @returns {Promise<Response>} */
async function mended(name) {
  if (!mending.has(name)) mending.set(name, mend(name).finally(() => mending.delete(name)));
  const response = await /** @type {Promise<Response>} */ (mending.get(name));
  return response.clone();
}

/** @param {string} name @returns {Promise<Response>} */
async function mend(name) {
  const response = await download(name);
  try {
    const cache = await caches.open(cacheOf(name));
    await cache.put(SCOPE + name, response.clone());
  } catch (error) {
    console.warn('tablier:', name, 'is not kept:', error); // the disk is full, perhaps
  }
  return response;
}

// ------------------------------------------------------------------ install

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
  const names = [];
  for (const name of [...Object.keys(FILES), ...(await followed())]) {
    if (!(await sound(name))) names.push(name); // others are those of the build that is in use, again
  }
  // Nothing is stored before every file has been downloaded and checked.
  const responses = await Promise.all(names.map(download));
  try {
    await Promise.all(names.map(async (name, i) => (await caches.open(cacheOf(name))).put(SCOPE + name, responses[i])));
  } catch (error) {
    await caches.delete(CACHE); // the disk is full, perhaps
    throw error;
  }
}

// followed lists the programs on demand that are kept of an earlier build: what works without a network goes on to.
async function followed() {
  /** @param {string} name */
  const plain = (name) => name.replace(/\.[0-9a-f]{16}\.wasm$/, '.wasm');
  const before = (await demanded()).map(plain);
  return Object.keys(DEMAND).filter((name) => isProgram(name) && before.includes(plain(name)));
}

// ------------------------------------------------------------------ activate

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  const ours = cacheName('');
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ours) && ![CACHE, DEMAND_CACHE, PYTHON_CACHE].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  for (const name of await demanded()) {
    if (!Object.hasOwn(DEMAND, name)) await (await caches.open(DEMAND_CACHE)).delete(SCOPE + name);
  }
  await self.clients.claim();
}

// demanded lists what is kept from its first use, files of other builds included.
async function demanded() {
  if (!(await caches.has(DEMAND_CACHE))) return [];
  const cache = await caches.open(DEMAND_CACHE);
  return (await cache.keys()).map((request) => new URL(request.url).pathname.slice(SCOPE.length));
}

// ------------------------------------------------------------------ messages

// A page says that a person wants the update, or has files kept, or one checked, or with no name all that is kept.
self.addEventListener('message', (event) => {
  if (event.data === 'apply-update') self.skipWaiting();
  else if (Array.isArray(event.data.keep)) event.waitUntil(keep(event.data.keep));
  else if (typeof event.data.check === 'string') event.waitUntil(answer(event.data.check, event.ports[0]));
});

// keep keeps files that a person will want who has come to a part of the site; another visit may bring what fails.
/** @param {string[]} names */
async function keep(names) {
  for (const name of names) {
    if (Object.hasOwn(DEMAND, name) && !(await sound(name))) await mended(name).catch(() => {});
  }
}

// answer tells whether a file is "sound", or has been fetched again ("mended"), or could not be ("damaged"). It says
// "mending" before it fetches one, which can take minutes. A file on demand that was not kept has been "fetched", or is
// "absent".
/** @param {string} asked @param {MessagePort} port */
async function answer(asked, port) {
  const names = asked ? [asked] : [...Object.keys(FILES), ...(await demanded())];
  let verdict = 'sound';
  for (const name of names) {
    if (FILES[name] === undefined && DEMAND[name] === undefined) continue;
    if (await sound(name)) continue;
    const first = Object.hasOwn(DEMAND, name) && !(await kept(name).catch(() => true));
    port.postMessage('mending');
    const mends = await mended(name).then(() => true, () => false);
    const [well, ill] = first ? ['fetched', 'absent'] : ['mended', 'damaged'];
    if (verdict !== 'damaged') verdict = mends ? well : ill;
  }
  port.postMessage(verdict);
}

// ------------------------------------------------------------------ fetch

self.addEventListener('fetch', (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(SCOPE)) return;
  const name = url.pathname.slice(SCOPE.length);
  if (request.mode === 'navigate') event.respondWith(page(request, url, name));
  else if (Object.hasOwn(FILES, name) || Object.hasOwn(DEMAND, name)) event.respondWith(file(name));
});

// isProgram says whether a file is a program of the page or of the machine. That of Python is a file like others.
/** @param {string} name */
const isProgram = (name) => name.endsWith('.wasm') && !name.startsWith('demand/python');

// file answers with a file as it was built: as it is kept, or fetched again if that is damaged or missing. The programs
// are large: one is handed out unchecked, to be compiled as it is read, and the page has it checked before it runs it.
/** @param {string} name @returns {Promise<Response>} */
async function file(name) {
  const unchecked = isProgram(name) ? await kept(name).catch(() => undefined) : undefined;
  return unchecked ?? (await sound(name)) ?? mended(name);
}

// page answers a navigation. Addresses inside pages are relative, so that each
// page must be seen under the one address it was made for.
/** @param {Request} request @param {URL} url @param {string} name */
async function page(request, url, name) {
  const index = 'index.html';
  if (name === '' || name.endsWith('/')) {
    if (Object.hasOwn(FILES, name + index)) return whole(name + index);
  } else if (Object.hasOwn(FILES, name + '/' + index)) {
    return Response.redirect(url.pathname + '/' + url.search);
  } else if (name === index || name.endsWith('/' + index)) {
    return Response.redirect(url.pathname.slice(0, -index.length) + url.search);
  } else if (Object.hasOwn(FILES, name) || Object.hasOwn(DEMAND, name)) {
    return whole(name);
  }
  return lost(request);
}

// whole answers a navigation with a file. For a page that is damaged and cannot be fetched there is the one of unknown
// addresses: its program draws every page.
/** @param {string} name */
async function whole(name) {
  return file(name).catch(() => file(LOST)).catch(notice);
}

function notice() {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" };
  return new Response(NOTICE, { status: 503, headers });
}

// lost answers for a page that is not of this site: another application may be at that address.
/** @param {Request} request */
async function lost(request) {
  try {
    return await fetch(request);
  } catch {
    const cached = await file(LOST).catch(notice);
    return new Response(cached.body, { status: 404, headers: cached.headers });
  }
}

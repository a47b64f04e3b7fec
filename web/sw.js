// Tablier's service worker: after one visit everything works without a network.
// The site build fills in the two values below.
//
// A build is installed whole or not at all. It then waits until a person asks for it or no page is open; the cache of
// the build in use does not change before. Caches of other applications on the same origin, and of other copies of this
// one, are never touched.
'use strict';

const VERSION = '{{version}}';

// Every file of the build by its path from the root, with its SHA-256; pages
// have none: they carry the version.
/** @type {Record<string, string>} */
const FILES = {/* files */};

const SCOPE = new URL(self.registration.scope).pathname;

// No path contains a space: the three parts are unambiguous.
/** @param {string} version */
const cacheName = (version) => ['tablier', SCOPE, version].join(' ');
const CACHE = cacheName(VERSION);

const LOST = '404.html';

// ------------------------------------------------------------------ install

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
  if (await complete()) return; // the build that is in use, again
  // Nothing is stored before every file has been downloaded and checked.
  const names = Object.keys(FILES);
  const responses = await Promise.all(names.map(download));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(names.map((name, i) => cache.put(SCOPE + name, responses[i])));
  } catch (error) {
    await caches.delete(CACHE); // the disk is full, perhaps
    throw error;
  }
}

async function complete() {
  if (!(await caches.has(CACHE))) return false;
  const cache = await caches.open(CACHE);
  return (await cache.keys()).length === Object.keys(FILES).length;
}

// download fetches one file. What the page has just loaded under an address with
// this version is taken from the browser's cache, unless it is not the right thing.
/** @param {string} name @returns {Promise<Response>} */
async function download(name) {
  for (const mode of /** @type {RequestCache[]} */ (FILES[name] ? ['default', 'reload'] : ['reload'])) {
    const response = await fetch(`${SCOPE}${name}?v=${VERSION}`, { cache: mode });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    const content = await response.arrayBuffer();
    if (await genuine(name, content)) return rewrapped(response, content);
  }
  throw new Error(`${name} belongs to another build`);
}

/** @param {string} name @param {ArrayBuffer} content */
async function genuine(name, content) {
  if (!FILES[name]) return new TextDecoder().decode(content).includes(`?v=${VERSION}"`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === FILES[name];
}

// rewrapped makes a response that a navigation accepts even if it was redirected.
/** @param {Response} response @param {ArrayBuffer} content */
function rewrapped(response, content) {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(content, { headers });
}

// ------------------------------------------------------------------ activate

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  const ours = cacheName('');
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ours) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === 'apply-update') self.skipWaiting();
});

// ------------------------------------------------------------------ fetch

self.addEventListener('fetch', (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(SCOPE)) return;
  const name = url.pathname.slice(SCOPE.length);
  if (request.mode === 'navigate') event.respondWith(page(request, url, name));
  else if (Object.hasOwn(FILES, name)) event.respondWith(file(name, request));
});

// file answers from the cache; should the browser have dropped it, from the network.
/** @param {string} name @param {Request} request @returns {Promise<Response>} */
async function file(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(SCOPE + name)) || fetch(request);
}

// page answers a navigation. Addresses inside pages are relative, so that each
// page must be seen under the one address it was made for.
/** @param {Request} request @param {URL} url @param {string} name */
async function page(request, url, name) {
  const index = 'index.html';
  if (name === '' || name.endsWith('/')) {
    if (Object.hasOwn(FILES, name + index)) return file(name + index, request);
  } else if (Object.hasOwn(FILES, name + '/' + index)) {
    return Response.redirect(url.pathname + '/' + url.search);
  } else if (name === index || name.endsWith('/' + index)) {
    return Response.redirect(url.pathname.slice(0, -index.length) + url.search);
  } else if (Object.hasOwn(FILES, name)) {
    return file(name, request);
  }
  return lost(request);
}

// lost answers for a page that is not of this site: another application may be at that address.
/** @param {Request} request */
async function lost(request) {
  try {
    return await fetch(request);
  } catch {
    const cached = await file(LOST, request);
    return new Response(cached.body, { status: 404, headers: cached.headers });
  }
}

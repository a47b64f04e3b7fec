// Copies under several paths of one origin, and other applications there, keep what is theirs.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { Browser, unplug, wantBuilt } = require('./browser.js');
const { Server, first, next } = require('./server.js');

for (const scope of ['/', '/any/sub/path/']) {
  test(`only what is this copy's own goes with its builds: ${scope}`, async () => {
    const server = new Server(first, scope);
    const browser = new Browser(server);
    const theirs = [
      'another', 'tablier', 'tablier /elsewhere/ 123456', 'tablier /elsewhere/ demand', 'tablier /any/ 123456',
      `tablier ${scope}deeper/ 123456`,
      `tablier ${scope} python`, // the memory of Python, which boot.js drops by itself
    ];
    const old = [`tablier ${scope} 000000`, `tablier ${scope} 111111`];
    for (const name of [...theirs, ...old]) {
      const cache = await browser.caches.open(name);
      await cache.put(scope + 'boot.js', new Response('of another'));
    }
    for (const build of [first, next]) {
      server.build = build;
      if (await browser.check() === 'waiting') await browser.apply();
      assert.deepEqual(await browser.caches.keys(), [...theirs, `tablier ${scope} ${build.version}`]);
      const plugIn = unplug(server);
      await wantBuilt(await browser.load('boot.js'), 'boot.js', build);
      plugIn();
    }
    for (const name of theirs) {
      const found = await browser.caches.match(scope + 'boot.js', { cacheName: name });
      assert.equal(await found.text(), 'of another', name);
    }
  });
}

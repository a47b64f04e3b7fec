// Another build waits until a person asks for it, and one that is not whole harms nothing.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { unplug, visited, wantBuilt } = require('./browser.js');
const { first, missing, mixed, next, torn } = require('./server.js');

const changed = ['app.wasm', 'icons/icon.svg', 'tapatan/index.html'];

// wantUse fails unless the build in use is this one, whole, and needs no network.
async function wantUse(browser, server, build) {
  const plugIn = unplug(server);
  assert.deepEqual(browser.kept(build), build.core.toSorted());
  assert.ok(build.core.every((name) => browser.isKept(name, build)));
  await wantBuilt(await browser.navigate('/tapatan/'), 'tapatan/index.html', build);
  await wantBuilt(await browser.load(`app.wasm?v=${build.version}`), 'app.wasm', build);
  assert.deepEqual(await browser.ask(''), ['sound']);
  plugIn();
}

const cached = async (browser) => (await browser.caches.keys()).map((name) => name.split(' ')[2]);

test('another build is fetched, and used when a person wants it', async () => {
  const { browser, server } = await visited();
  server.build = next;
  assert.equal(await browser.check(), 'waiting');
  await wantUse(browser, server, first);
  assert.deepEqual(browser.kept(next), next.core.toSorted());
  await browser.apply();
  await wantUse(browser, server, next);
  assert.deepEqual(await cached(browser), [next.version]);
  assert.ok(browser.active.claimed);
});

for (const name of changed) {
  const troubles = { missing: missing(name), torn: torn(name), mixed: mixed(first, name) };
  for (const [how, trouble] of Object.entries(troubles)) {
    test(`a build where ${name} is ${how} harms nothing, and the next try succeeds`, async () => {
      const { browser, server } = await visited();
      server.build = next;
      server.trouble = trouble;
      assert.equal(await browser.check(), 'redundant');
      assert.deepEqual(await cached(browser), [first.version]);
      await wantUse(browser, server, first);
      assert.equal(await browser.check(), 'waiting');
      await browser.apply();
      await wantUse(browser, server, next);
    });
  }
}

test('a build for which the disk has no room harms nothing', async () => {
  const { browser, server } = await visited();
  server.build = next;
  browser.caches.full = true;
  assert.equal(await browser.check(), 'redundant');
  assert.deepEqual(await cached(browser), [first.version]);
  await wantUse(browser, server, first);
});

test('while another build waits, the one in use is mended by itself alone', async () => {
  const { browser, server } = await visited();
  server.build = next;
  await browser.check();
  browser.damage('overwritten', 'boot.js'); // alike in both
  assert.deepEqual(await browser.ask('boot.js'), ['mending', 'mended']);
  await wantUse(browser, server, first);
  browser.damage('overwritten', 'app.wasm'); // another in each
  assert.deepEqual(await browser.ask('app.wasm'), ['mending', 'damaged']);
  await browser.apply();
  await wantUse(browser, server, next);
});

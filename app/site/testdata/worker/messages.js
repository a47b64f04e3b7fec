// What a page says to the service worker, and is told.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { visited } = require('./browser.js');
const { first, missing } = require('./server.js');

test('what is sound is told at once, and nothing is fetched', async () => {
  const { browser, server } = await visited();
  server.asked = [];
  assert.deepEqual(await browser.ask('app.wasm'), ['sound']);
  assert.deepEqual(await browser.ask(''), ['sound']);
  assert.deepEqual(await browser.ask('not-of-this-site.js'), ['sound']);
  assert.deepEqual(server.asked, []);
});

test('a page that has one file checked has no other mended', async () => {
  const { browser } = await visited();
  browser.damage('overwritten', 'ai.wasm');
  assert.deepEqual(await browser.ask('app.wasm'), ['sound']);
  assert.ok(!browser.isKept('ai.wasm'));
});

test('of several that are damaged one that cannot be mended decides, whichever comes first', async () => {
  for (const lost of ['boot.js', 'theme.js']) {
    const { browser, server } = await visited();
    browser.damage('deleted', 'boot.js', 'theme.js');
    server.trouble = missing(lost);
    assert.deepEqual(await browser.ask(''), ['mending', 'mending', 'damaged']);
    assert.deepEqual(['boot.js', 'theme.js'].filter((name) => browser.isKept(name)), [
      'theme.js', 'boot.js'].filter((name) => name !== lost));
  }
});

test('files on demand are kept when a page says so, and no others', async () => {
  const { browser, server } = await visited();
  server.asked = [];
  await browser.keep([...first.demand, 'app.wasm', 'not-of-this-site.js']);
  await browser.keep(first.demand);
  assert.deepEqual(server.asked, first.demand);
  assert.deepEqual(browser.kept(first, true), first.demand.toSorted());
  assert.ok(first.demand.every((name) => browser.isKept(name)));
});

test('one that cannot be kept keeps no other from it, and is kept another time', async () => {
  const { browser, server } = await visited();
  const [lost, ...others] = first.demand;
  server.trouble = missing(lost);
  await browser.keep(first.demand);
  assert.deepEqual(browser.kept(first, true), others.toSorted());
  server.trouble = () => undefined;
  await browser.keep(first.demand);
  assert.deepEqual(browser.kept(first, true), first.demand.toSorted());
});

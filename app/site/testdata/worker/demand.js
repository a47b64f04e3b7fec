// A file on demand is kept from its first use for as long as builds have it.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { unplug, visited, wantBuilt } = require('./browser.js');
const { first, later, next } = require('./server.js');

const { licences } = first;

test('it is kept from its first use, and not before', async () => {
  const { browser, server } = await visited();
  assert.equal(server.times(licences), 0);
  const plugIn = unplug(server);
  await assert.rejects(browser.load(licences));
  assert.deepEqual(browser.kept(first, true), []);
  plugIn();
  await wantBuilt(await browser.load(licences), licences);
  assert.deepEqual(browser.kept(first, true), [licences]);
  assert.ok(browser.isKept(licences));
  unplug(server);
  await wantBuilt(await browser.load(licences), licences);
  assert.equal((await browser.ask('')).at(-1), 'sound');
});

test('it stays kept through an update that does not change it, and is mended there', async () => {
  const { browser, server } = await visited({ scope: '/any/sub/path/' });
  await browser.load(licences);
  server.build = next;
  await browser.check();
  await browser.apply();
  assert.deepEqual(browser.kept(next, true), [licences]);
  await wantBuilt(await browser.load(licences), licences, next);
  assert.equal(server.times(licences), 1);
  browser.damage('overwritten', licences);
  assert.deepEqual(await browser.ask(''), ['mending', 'mended']);
  assert.ok(browser.isKept(licences, next));
});

test('it is forgotten with the last build that has it', async () => {
  const { browser, server } = await visited({ build: next });
  await browser.load(licences);
  server.build = later;
  await browser.check();
  assert.deepEqual(browser.kept(next, true), [licences]);
  await wantBuilt(await browser.load(licences), licences);
  await browser.apply();
  assert.deepEqual(browser.kept(later, true), []);
  await wantBuilt(await browser.load(later.licences), later.licences, later);
  assert.deepEqual(browser.kept(later, true), [later.licences]);
});

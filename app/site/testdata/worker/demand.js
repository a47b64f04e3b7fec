// A file on demand is kept from its first use for as long as builds have it.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { unplug, visited, wantBuilt } = require('./browser.js');
const { first, later, next, torn } = require('./server.js');

const { licences, studio } = first;

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

test('a program that is not kept comes once for the page that loads it, sound, and is kept', async () => {
  const { browser, server } = await visited();
  const [loaded, told] = await Promise.all([browser.load(studio), browser.ask(studio)]);
  await wantBuilt(loaded, studio);
  assert.deepEqual(told, ['mending', 'fetched']);
  assert.equal(server.times(studio), 1);
  unplug(server);
  await wantBuilt(await browser.load(studio), studio);
  assert.deepEqual(await browser.ask(studio), ['sound']);
});

test('a page is told of a program that is not kept and cannot be fetched', async () => {
  const { browser, server } = await visited();
  unplug(server);
  await assert.rejects(browser.load(studio));
  assert.deepEqual(await browser.ask(studio), ['mending', 'absent']);
});

test('a program that is kept is handed out as it is kept, and mended when a page has it checked', async () => {
  const { browser } = await visited();
  await browser.load(studio);
  browser.damage('overwritten', studio);
  const damaged = Buffer.from(await (await browser.load(studio)).arrayBuffer());
  assert.ok(!damaged.equals(first.files.get(studio)));
  assert.deepEqual(await browser.ask(studio), ['mending', 'mended']);
  await wantBuilt(await browser.load(studio), studio);
});

test('a program that is kept is kept of the next build too, before that is used', async () => {
  const { browser, server } = await visited();
  await browser.keep([studio]);
  server.build = next;
  assert.equal(await browser.check(), 'waiting');
  const plugIn = unplug(server);
  await wantBuilt(await browser.load(studio), studio);
  await browser.apply();
  assert.deepEqual(browser.kept(next, true), [next.studio]);
  await wantBuilt(await browser.load(next.studio), next.studio, next);
  plugIn();
  assert.equal(server.times(next.studio), 1);
});

test('a build of which such a program does not come whole harms nothing', async () => {
  const { browser, server } = await visited();
  await browser.keep([studio]);
  server.build = next;
  server.trouble = torn(next.studio);
  assert.equal(await browser.check(), 'redundant');
  assert.deepEqual(browser.kept(first, true), [studio]);
  assert.deepEqual(await browser.ask(''), ['sound']);
});

test('a program that has not been used is not fetched with the next build', async () => {
  const { browser, server } = await visited();
  server.build = next;
  await browser.check();
  await browser.apply();
  assert.deepEqual(browser.kept(next, true), []);
  assert.equal(server.times(next.studio), 0);
});

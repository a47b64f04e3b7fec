// Without a network what is sound is answered, damage is told, and nothing that is kept changes.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { routeOf, unplug, visited, wantBuilt } = require('./browser.js');
const { first, missing, next, whole } = require('./server.js');

const page = 'tapatan/index.html';
const ways = ['deleted', 'overwritten', 'retyped', 'unreadable'];

// wantNotice fails unless a response tells in both languages that the page is damaged.
async function wantNotice(response, status) {
  assert.equal(response.status, status);
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.match(await response.text(), /abîmé.*lang="en".*damaged/);
}

for (const scope of ['/', '/any/sub/path/']) {
  test(`every page and file is answered from what is kept: ${scope}`, async () => {
    const { browser, server } = await visited({ scope, build: whole });
    server.asked = [];
    unplug(server);
    for (const name of whole.core) {
      const page = whole.pages.includes(name);
      const answer = page ? browser.navigate(routeOf(name)) : browser.load(`${name}?v=${whole.version}`);
      await wantBuilt(await answer, name, whole);
    }
    assert.deepEqual(await browser.ask(''), ['sound']);
    assert.deepEqual(server.asked, []);
  });
}

for (const way of ways) {
  test(`in the place of a page that is ${way} the page of unknown addresses is shown, until it is mended`, async () => {
    const { browser, server } = await visited();
    browser.damage(way, page);
    const plugIn = unplug(server);
    await wantBuilt(await browser.navigate('/tapatan/'), '404.html');
    plugIn();
    await wantBuilt(await browser.navigate('/tapatan/'), page);
    assert.ok(browser.isKept(page));
  });

  test(`where that is ${way} too the damage is told`, async () => {
    const { browser, server } = await visited();
    browser.damage(way, page);
    browser.damage(way, '404.html');
    const plugIn = unplug(server);
    await wantNotice(await browser.navigate('/tapatan/'), 503);
    await wantNotice(await browser.navigate('/nowhere/'), 404);
    plugIn();
    await wantBuilt(await browser.navigate('/tapatan/'), page);
  });

  test(`a file that is ${way} is refused and told, until it is mended`, async () => {
    const { browser, server } = await visited();
    const plugIn = unplug(server);
    for (const name of ['boot.js', 'wasm_exec.js', 'icons/icon.svg']) {
      browser.damage(way, name);
      await assert.rejects(browser.load(name));
      assert.deepEqual(await browser.ask(name), ['mending', 'damaged']);
    }
    assert.deepEqual(await browser.ask(page), ['sound']);
    assert.equal((await browser.ask('')).at(-1), 'damaged');
    plugIn();
    assert.equal((await browser.ask('')).at(-1), 'mended');
    assert.ok(first.core.every((name) => browser.isKept(name)));
  });

  test(`of a program that is ${way} a page is told before it runs it`, async () => {
    const { browser, server } = await visited();
    browser.damage(way, 'app.wasm');
    const plugIn = unplug(server);
    assert.deepEqual(await browser.ask('app.wasm'), ['mending', 'damaged']);
    plugIn();
    assert.deepEqual(await browser.ask('app.wasm'), ['mending', 'mended']);
    assert.ok(browser.isKept('app.wasm'));
  });
}

test('a server that no longer has the build mends what its own build has alike, and nothing else', async () => {
  const { browser, server } = await visited();
  server.build = next;
  for (const name of ['app.wasm', page]) {
    browser.damage('overwritten', name);
    assert.deepEqual(await browser.ask(name), ['mending', 'damaged'], name);
  }
  await wantBuilt(await browser.navigate('/tapatan/'), '404.html');
  browser.damage('overwritten', 'boot.js');
  assert.deepEqual(await browser.ask('boot.js'), ['mending', 'mended']);
  await wantBuilt(await browser.load('boot.js'), 'boot.js');
});

test('a server that lacks a damaged file mends nothing', async () => {
  const { browser, server } = await visited();
  browser.damage('overwritten', 'boot.js');
  server.trouble = missing('boot.js');
  await assert.rejects(browser.load('boot.js'));
  assert.deepEqual(await browser.ask('boot.js'), ['mending', 'damaged']);
  assert.ok(!browser.isKept('boot.js'));
});

// With a network each kept file that is lost or damaged in any way is fetched again, once, and kept as it was built.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { DAMAGE } = require('./caches.js');
const { routeOf, visited, wantBuilt } = require('./browser.js');
const { first, plain, typeOf, whole } = require('./server.js');

// Programs, of which a damaged one is handed out: the page has it checked before it runs it.
const isProgram = (name) => name.endsWith('.wasm');

// used is a browser that keeps files on demand too.
async function used({ build = first, ...options } = {}) {
  const world = await visited({ build, ...options });
  await world.browser.keep(build.demand);
  return { ...world, build, all: [...build.core, ...build.demand] };
}

// wantMended damages a file and fails unless who wants it gets it as it was built, fetched once and kept.
async function wantMended({ browser, server, build }, name, way) {
  browser.damage(way, name);
  const before = server.asked.length;
  const page = name.endsWith('.html');
  await wantBuilt(await (page ? browser.navigate(routeOf(name)) : browser.load(`${name}?v=1`)), name, build);
  assert.deepEqual(server.asked.slice(before), [name]);
  assert.ok(browser.isKept(name, build), name);
}

for (const [scope, build] of [['/', first], ['/any/sub/path/', whole]]) {
  test(`each file of a site is mended when it is wanted: ${scope}`, async () => {
    const world = await used({ scope, build });
    for (const [i, name] of world.all.entries()) {
      await wantMended(world, name, i % 2 || isProgram(name) ? 'deleted' : 'overwritten');
    }
    assert.deepEqual(world.browser.kept(build), build.core.toSorted());
    assert.deepEqual(world.browser.kept(build, true), build.demand.toSorted());
    assert.deepEqual(await world.browser.ask(''), ['sound']);
  });
}

for (const way of Object.keys(DAMAGE)) {
  test(`what is ${way} is mended when it is wanted`, async () => {
    const world = await used();
    for (const name of world.all.filter((name) => !isProgram(name))) await wantMended(world, name, way);
  });

  test(`what is ${way} is mended when a page has it checked, and nothing else`, async () => {
    const { browser, server, all } = await used();
    for (const name of all) {
      browser.damage(way, name);
      const before = server.asked.length;
      const unknown = way === 'deleted' && first.demand.includes(name); // nobody knows that it was kept
      assert.deepEqual(await browser.ask(name), ['mending', unknown ? 'fetched' : 'mended'], name);
      assert.deepEqual(server.asked.slice(before), [name]);
      assert.ok(browser.isKept(name), name);
      assert.deepEqual(await browser.ask(name), ['sound'], name);
    }
    assert.ok(all.every((name) => browser.isKept(name)));
  });

  test(`all that is ${way} is mended by one visit`, async () => {
    const { browser, server, all } = await used();
    const there = way === 'deleted' ? first.core : all; // nobody knows of what was kept on demand
    browser.damage(way, ...all);
    server.asked = [];
    const told = await browser.ask('');
    assert.deepEqual([told.length, told.at(-1)], [there.length + 1, 'mended']);
    assert.deepEqual(server.asked.toSorted(), there.toSorted());
    assert.ok(there.every((name) => browser.isKept(name)));
    assert.deepEqual(await browser.ask(''), ['sound']);
  });
}

test('a damaged program is handed out as it is kept, to be compiled as it is read, and is then mended', async () => {
  const { browser, server } = await visited();
  for (const name of first.core.filter(isProgram)) {
    browser.damage('overwritten', name);
    const before = server.asked.length;
    const damaged = Buffer.from(await (await browser.load(name)).arrayBuffer());
    assert.ok(!damaged.equals(first.files.get(name)) && server.asked.length === before, name);
    assert.deepEqual(await browser.ask(name), ['mending', 'mended']);
    await wantBuilt(await browser.load(name), name);
    assert.deepEqual(server.asked.slice(before), [name]);
  }
});

test('a program that is lost is fetched when it is wanted', async () => {
  const { browser, server } = await visited();
  browser.damage('deleted', 'app.wasm');
  await wantBuilt(await browser.load('app.wasm'), 'app.wasm');
  assert.equal(server.times('app.wasm'), 2);
  assert.deepEqual(await browser.ask('app.wasm'), ['sound']);
});

test('all that want a damaged file get it, fetched once', async () => {
  const { browser, server } = await visited();
  browser.damage('overwritten', 'boot.js');
  const asked = browser.ask('boot.js');
  const loaded = await Promise.all([1, 2, 3, 4].map(() => browser.load('boot.js')));
  for (const response of loaded) await wantBuilt(response, 'boot.js');
  assert.deepEqual(await asked, ['mending', 'mended']);
  assert.equal(server.times('boot.js'), 2);
});

test('all that is kept is gone, and comes back', async () => {
  const { browser, server, all } = await used({ scope: '/any/sub/path/' });
  for (const name of await browser.caches.keys()) await browser.caches.delete(name);
  server.asked = [];
  await wantBuilt(await browser.navigate('tapatan/'), 'tapatan/index.html');
  assert.equal((await browser.ask('')).at(-1), 'mended');
  await browser.keep(first.demand);
  assert.ok(all.every((name) => browser.isKept(name)));
  assert.deepEqual(server.asked.toSorted(), all.toSorted());
});

test('what the browser itself has kept wrong mends nothing', async () => {
  const { browser } = await visited();
  const address = new URL(`boot.js?v=${first.version}`, browser.root).href;
  browser.loaded.set(address, () => plain('boot.js', 'damaged'));
  browser.damage('deleted', 'boot.js');
  await wantBuilt(await browser.load('boot.js'), 'boot.js');
  assert.ok(browser.isKept('boot.js'));
});

test('where the disk is full a damaged file is fetched all the same', async () => {
  const { browser, server } = await visited();
  browser.damage('deleted', 'boot.js');
  browser.caches.full = true;
  for (const times of [2, 3]) {
    await wantBuilt(await browser.load('boot.js'), 'boot.js');
    assert.equal(server.times('boot.js'), times);
  }
  browser.caches.full = false;
  assert.equal(typeOf('boot.js'), (await browser.load('boot.js')).headers.get('content-type'));
  assert.ok(browser.isKept('boot.js'));
});

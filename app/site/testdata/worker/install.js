// A build is installed whole or not at all.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { Browser, visited } = require('./browser.js');
const { Server, first, missing, mixed, next, plain, torn, whole } = require('./server.js');

const unseen = () => {
  const server = new Server(first, '/');
  return { browser: new Browser(server), server };
};

for (const scope of ['/', '/any/sub/path/']) {
  test(`a first visit keeps each file of the build, asked for once: ${scope}`, async () => {
    const { browser, server } = await visited({ scope, build: whole });
    assert.deepEqual(browser.kept(whole), whole.core.toSorted());
    for (const name of whole.core) assert.ok(browser.isKept(name, whole), name);
    assert.deepEqual(server.asked.toSorted(), [...whole.core, 'sw.js'].sort());
    assert.deepEqual(await browser.caches.keys(), [`tablier ${scope} ${whole.version}`]);
    assert.ok(browser.active.claimed, 'the page that is open has no worker');
  });
}

for (const name of ['icons/icon.svg', 'app.wasm', 'tapatan/index.html']) {
  const troubles = { missing: missing(name), torn: torn(name), mixed: mixed(next, name) };
  for (const [how, trouble] of Object.entries(troubles)) {
    test(`nothing is kept of a build where ${name} is ${how}, and the next try succeeds`, async () => {
      const { browser, server } = unseen();
      server.trouble = trouble;
      assert.equal(await browser.check(), 'redundant');
      assert.deepEqual(await browser.caches.keys(), []);
      server.trouble = () => undefined;
      assert.equal(await browser.check(), 'active');
      assert.deepEqual(browser.kept(first), first.core.toSorted());
    });
  }
}

test('nothing is kept where the disk is full', async () => {
  const { browser } = unseen();
  browser.caches.full = true;
  assert.equal(await browser.check(), 'redundant');
  assert.deepEqual(await browser.caches.keys(), []);
});

test('what the page has just loaded is not asked for again, unless it is not the right thing', async () => {
  const { browser, server } = unseen();
  const load = (name, bytes) => {
    browser.loaded.set(new URL(`${name}?v=${first.version}`, browser.root).href, () => plain(name, bytes));
  };
  load('app.wasm', first.files.get('app.wasm'));
  load('icons/icon.svg', next.files.get('icons/icon.svg'));
  load('index.html', Buffer.concat([first.files.get('index.html'), Buffer.from('kept of old')]));
  assert.equal(await browser.check(), 'active');
  assert.deepEqual(['app.wasm', 'icons/icon.svg', 'index.html'].map((name) => server.times(name)), [0, 1, 1]);
  for (const name of first.core) assert.ok(browser.isKept(name), name);
});

test('a page to which a host adds something is kept as the host gives it', async () => {
  const { browser, server } = unseen();
  const added = Buffer.concat([first.files.get('tapatan/index.html'), Buffer.from('<!-- the host -->')]);
  server.trouble = (name) => (name === 'tapatan/index.html' ? plain(name, added) : undefined);
  assert.equal(await browser.check(), 'active');
  server.trouble = () => assert.fail('the server is asked');
  assert.ok(Buffer.from(await (await browser.navigate('/tapatan/')).arrayBuffer()).equals(added));
});

test('of a build that is there already only what is damaged is fetched', async () => {
  const { browser, server } = await visited();
  browser.damage('overwritten', 'tapatan/index.html');
  server.asked = [];
  browser.active = null; // its registration is lost
  assert.equal(await browser.check(), 'active');
  assert.deepEqual(server.asked, ['sw.js', 'tapatan/index.html']);
  assert.ok(browser.isKept('tapatan/index.html'));
});

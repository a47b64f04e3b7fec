// Which address is answered with what, and what is left to the browser.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { routeOf, unplug, visited, wantBuilt } = require('./browser.js');
const { first, plain, whole } = require('./server.js');

const unknown = ['nowhere', 'tapatan/nowhere/', 'a/b/c', 'a/b/c/d/e/f/', 'boot.js/'];

for (const scope of ['/', '/any/sub/path/']) {
  test(`each page is seen under the one address it was made for, also without a network: ${scope}`, async () => {
    const { browser, server } = await visited({ scope, build: whole });
    unplug(server);
    for (const name of whole.pages) {
      const route = routeOf(name);
      const home = new URL(route, browser.root).href;
      await wantBuilt(await browser.navigate(route + '?lang=fr'), name, whole);
      for (const spelling of route ? [name, route.slice(0, -1)] : [name]) {
        for (const query of ['', '?lang=fr']) {
          const { status, headers } = await browser.navigate(spelling + query);
          assert.deepEqual([status, headers.get('location')], [302, home + query], spelling);
        }
      }
    }
  });

  test(`an unknown address is answered by the server, and without a network by a page for that: ${scope}`, async () => {
    const { browser, server } = await visited({ scope });
    server.trouble = (name) => (unknown.includes(name) ? plain(name, 'another application') : undefined);
    for (const address of unknown) {
      const response = await browser.navigate(address);
      assert.deepEqual([response.status, await response.text()], [200, 'another application'], address);
    }
    server.trouble = () => undefined;
    for (const address of unknown) {
      assert.equal((await browser.navigate(address)).status, 404, address);
    }
    unplug(server);
    for (const address of unknown) await wantBuilt(await browser.navigate(address), '404.html', first, 404);
  });
}

test('a file that is no page can be gone to', async () => {
  const { browser, server } = await visited();
  await browser.load(first.licences);
  unplug(server);
  for (const name of ['manifest.webmanifest', '404.html', first.licences]) {
    await wantBuilt(await browser.navigate(name), name);
  }
});

test('what is not of this site is left to the browser', async () => {
  const { browser } = await visited({ scope: '/any/sub/path/' });
  const others = ['/boot.js', '/other/folder/boot.js', '/any/sub/', 'https://example.com/any/sub/path/boot.js'];
  for (const address of ['nowhere.png', 'sw.js', ...others]) {
    assert.equal(await browser.load(address), undefined, address);
  }
  assert.equal(await browser.load('boot.js', { method: 'POST' }), undefined);
  assert.notEqual(await browser.load('boot.js'), undefined);
});

// Finds the root of the site for the lost page, 404.html. Hosts show that at any depth: relative addresses lead nowhere
// from there, and nobody knows the root when the site is built. The build writes this script into that page (see
// app/site/lost.go). It asks each folder of the address, and the nearest one that has the site's files is the root.
(() => {
  'use strict';
  const MOST = 16; // folders that are asked
  const html = document.documentElement;
  const self = /** @type {HTMLScriptElement} */ (document.currentScript);
  const version = '?v=' + self.dataset.version;

  const policy = window.trustedTypes?.createPolicy('lost', { createScriptURL: (address) => address });
  /** @param {string} address */
  const trusted = (address) => (policy ? policy.createScriptURL(address) : address);

  /** @returns {string[]} */
  function folders() {
    const parts = location.pathname.split('/').slice(0, -1);
    const list = parts.map((_, i) => location.origin + parts.slice(0, i + 1).join('/') + '/');
    return list.slice(0, MOST).reverse();
  }

  // Some servers answer every address with a page.
  /** @param {string} folder */
  async function hasSite(folder) {
    try {
      const answer = await fetch(folder + 'theme.js' + version);
      return answer.ok && /javascript/.test(answer.headers.get('Content-Type') ?? '');
    } catch {
      return false;
    }
  }

  /** @param {EventTarget} target @param {string} event */
  const once = (target, event) => new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));

  // come is fulfilled once a file has come, or cannot.
  /** @param {EventTarget} element */
  const come = (element) => Promise.race([once(element, 'load'), once(element, 'error')]);

  /** @param {string} address */
  function load(address) {
    const script = document.createElement('script');
    script.src = trusted(address);
    document.head.append(script);
    return come(script);
  }

  // A link that is right already is left alone: the browser would load a style sheet again.
  /** @param {string} root */
  async function mend(root) {
    const looks = [load(root + 'theme.js' + version)]; // what the page must have before it is shown
    for (const link of document.querySelectorAll('link[href], a[href]')) {
      if (!(link instanceof HTMLLinkElement || link instanceof HTMLAnchorElement)) continue;
      const written = String(link.getAttribute('href'));
      const right = new URL(written, root).href;
      if (written.startsWith('#') || link.href === right) continue;
      link.href = right;
      if (link.rel === 'stylesheet') looks.push(come(link));
    }
    await Promise.all(looks);
    void load(root + 'boot.js' + version);
  }

  async function find() {
    const list = folders();
    const answers = await Promise.all(list.map(hasSite));
    if (document.readyState === 'loading') await once(document, 'DOMContentLoaded');
    const root = list[answers.indexOf(true)];
    if (root) await mend(root);
  }

  html.hidden = true; // without its styles the page would show for a moment
  find().finally(() => (html.hidden = false));
})();

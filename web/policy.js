// Adds the strict policy of the page, which its own element carries, before anything else is loaded. The policy that
// stands in the page lets any server be asked: in a frame without an origin WebKit matches 'self' against nothing, and
// nobody knows the address of the site when it is built. It is known here.
(() => {
  'use strict';
  const self = /** @type {HTMLScriptElement} */ (document.currentScript);
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  // 'self' stays beside the address: one that is a number of IPv6 cannot stand in a policy.
  meta.content = String(self.dataset.policy).replaceAll("'self'", "'self' " + new URL(self.src).origin);
  document.head.append(meta);
})();

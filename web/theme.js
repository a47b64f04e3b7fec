// Sets, before the first paint, the theme that was chosen earlier, and whether the page is in a frame. It blocks the
// page, so it is short. Without a choice the style sheet follows the system.
(() => {
  'use strict';
  const html = document.documentElement;
  const query = new URLSearchParams(location.search);
  const framed = query.get('embed') === '1';
  if (framed) html.dataset.embed = '';
  try {
    // The keys are those of app/store: this copy's, then the one of older builds.
    const self = /** @type {HTMLScriptElement} */ (document.currentScript);
    const root = new URL('./', self.src || location.href).pathname;
    const asked = framed ? query.get('theme') : null;
    const theme = asked ?? localStorage.getItem('tablier' + root + '.theme') ?? localStorage.getItem('tablier.theme');
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
  } catch {
    // Storage is forbidden here (a sandboxed frame, a strict browser).
  }
})();

// Blocking and tiny: the theme that was chosen earlier must be known before the
// first paint. Without a choice, or with another than these two, the style
// sheets follow the system.
(() => {
  'use strict';
  try {
    // The keys are those of app/store: this copy's, then the one of older builds.
    const root = new URL('./', document.currentScript.src).pathname;
    const theme = localStorage.getItem('tablier' + root + '.theme') ?? localStorage.getItem('tablier.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is forbidden here (a sandboxed frame, a strict browser).
  }
})();

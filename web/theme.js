// Blocking and tiny: the theme that was chosen earlier must be known before the
// first paint. Without a choice the style sheets follow the system.
(() => {
  'use strict';
  try {
    const theme = localStorage.getItem('tablier.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is forbidden here (a sandboxed frame, a strict browser).
  }
})();

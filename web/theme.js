// Sets, before the first paint, the theme that was chosen earlier, whether the page is in a frame, and the language:
// the page is French, and holds itself in English in a template. It blocks the page, so it is short. Without a choice
// the style sheet follows the system, and the language is the browser's.
(() => {
  'use strict';
  const html = document.documentElement;
  const query = new URLSearchParams(location.search);
  const languages = [query.get('lang'), ...navigator.languages];
  const framed = query.get('embed') === '1';
  if (framed) html.dataset.embed = '';
  const ofSet = query.get('embed') === 'set'; // a frame that shows a set, across all pages of its items
  if (ofSet) html.dataset.ofSet = '';
  const [, set] = /^(\w{12})\.[1-9]/.exec(query.get('serie') ?? '') ?? [];
  try {
    const self = /** @type {HTMLScriptElement} */ (document.currentScript);
    const root = new URL('./', self.src || location.href).pathname;
    /** @param {string} name */
    const kept = (name) => localStorage.getItem('tablier' + root + '.' + name); // as app/store names it
    // Who comes back to a page may have chosen another language since, on a page of the other program: see chose in
    // boot.js.
    const [visit] = performance.getEntriesByType('navigation');
    const returned = !framed && visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward' &&
      sessionStorage.getItem('tablier' + root + '.chosen') !== null;
    if (returned) html.dataset.returned = '';
    if (set && (ofSet || !framed && kept('set.' + set) !== null)) html.dataset.course = ''; // room for its bar
    languages.splice(returned ? 0 : 1, 0, kept('lang'));
    const asked = framed ? query.get('theme') : null;
    const theme = asked ?? kept('theme');
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
  } catch {
    // Storage is forbidden here (a sandboxed frame, a strict browser).
  }

  const known = languages.map((tag) => tag?.toLowerCase().split('-')[0]).find((tag) => tag === 'fr' || tag === 'en');
  if (known !== 'en') return;
  html.lang = 'en';
  html.dataset.untranslated = ''; // hides the page

  // Drawings that are the same stand in the French page alone.
  function translate() {
    const template = document.getElementById('english');
    const french = document.querySelector('body > .app');
    const here = template?.nextElementSibling; // all of the template
    if (!here || !(template instanceof HTMLTemplateElement) || !french) return;
    coming.disconnect();
    for (const drawing of french.querySelectorAll('lazy-drawing > template')) {
      const name = CSS.escape(String(drawing.parentElement?.getAttribute('name')));
      template.content.querySelector(`lazy-drawing[name="${name}"]:empty`)?.append(drawing);
    }
    document.title = String(template.dataset.title);
    french.replaceWith(template.content);
    template.remove();
    delete html.dataset.untranslated;
  }
  const coming = new MutationObserver(translate);
  coming.observe(html, { childList: true, subtree: true });
  translate(); // in the lost page this script comes last
})();

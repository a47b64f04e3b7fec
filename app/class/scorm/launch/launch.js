// Shows a set of Tablier in a page that a learning platform opens, and tells the platform by SCORM 1.2 how the pupil
// stands. What the frame says is heard from the frame alone, and from the origin that it must have. Go package
// app/class/scorm, which makes the package, says what is told; nothing is sent but to the platform.
(() => {
  'use strict';
  const VERSION = 1; // of the messages between a frame and the page around it
  const MOST_PARENTS = 500;
  const MOST_LETTERS = 4096; // of suspend data
  const REST = 60_000; // ms between two commits that tell of nothing but time
  const RANKS = ['incomplete', 'completed', 'passed'];

  const self = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { source = '', set = '' } = self.dataset;
  const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('set'));
  const { origin } = new URL(source, location.href);

  // ---------------------------------------------------------------- the platform

  // apiIn looks for the platform in a window and in those around it, as the standard says. One of another origin may
  // stand between.
  /** @param {Window | null} found @returns {ScormAPI | null} */
  function apiIn(found) {
    for (let parents = 0; found && parents < MOST_PARENTS; parents++) {
      try {
        if (found.API) return found.API;
      } catch {
        // Of another origin.
      }
      if (found.parent === found) return null;
      found = found.parent;
    }
    return null;
  }

  /** @returns {Window | null} */
  function opener() {
    try {
      return window.opener ?? window.top?.opener ?? null;
    } catch {
      return null;
    }
  }

  const api = apiIn(window) ?? apiIn(opener());

  /** @param {keyof ScormAPI} name @param {string[]} given @returns {string} */
  function call(name, ...given) {
    try {
      return String(/** @type {Function | undefined} */ (api?.[name])?.apply(api, given) ?? '');
    } catch {
      return '';
    }
  }

  /** @param {keyof ScormAPI} name @param {string[]} given */
  function done(name, ...given) {
    const taken = call(name, ...given) === 'true';
    if (!taken) say('refused');
    return taken;
  }

  /** @param {string} name */
  const get = (name) => (open ? call('LMSGetValue', 'cmi.' + name) : '');
  /** @param {string} name @param {string | number} value */
  const put = (name, value) => open && done('LMSSetValue', 'cmi.' + name, String(value));

  // offer tells what a platform may do without.
  /** @param {string} name @param {string | number} value */
  const offer = (name, value) => open && call('LMSSetValue', 'cmi.' + name, String(value));

  // say says in both languages what the pupil has to know. The set goes on below.
  /** @param {'absent' | 'refused'} what */
  function say(what) {
    const box = document.getElementById('said');
    if (!box || box.childElementCount) return;
    for (const lang of ['fr', 'en']) {
      const line = document.createElement('span');
      line.lang = lang;
      line.textContent = box.getAttribute('data-' + what + (lang === 'fr' ? '' : '-en'));
      box.append(line);
    }
  }

  // ---------------------------------------------------------------- what is told

  let open = false; // the platform listens
  let status = ''; // as the platform knows it
  let best = 0; // score
  let scored = false; // the platform knows of how many
  let before = -1; // the seconds of the earlier sessions
  let seconds = 0;
  let told = 0; // when the platform was last asked to keep all

  function begin() {
    if (!api) {
      say('absent');
      return;
    }
    open = done('LMSInitialize', '');
    status = get('core.lesson_status');
    best = Number(get('core.score.raw')) || 0;
    put('core.exit', 'suspend');
    if (!RANKS.includes(status)) put('core.lesson_status', (status = 'incomplete'));
    commit();
  }

  function commit() {
    told = performance.now();
    if (open) done('LMSCommit', '');
  }

  // time returns seconds as SCORM writes them.
  /** @param {number} whole */
  function time(whole) {
    const parts = [whole / 3600, (whole / 60) % 60, whole % 60];
    return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
  }

  /** @param {Record<string, any>} stands */
  function keep(stands) {
    const [solved, of] = Array.isArray(stands.score) ? stands.score.map(Number) : [];
    const rank = RANKS.indexOf(stands.status);
    if (!Number.isInteger(solved) || !Number.isInteger(of) || rank < 0) return;
    seconds = Number(stands.seconds ?? 0);
    if (before < 0) before = seconds;
    let news = false;
    if (of > 0 && (solved > best || !scored)) {
      scored = true;
      best = Math.max(best, solved);
      offer('core.score.min', 0);
      offer('core.score.max', of);
      put('core.score.raw', best);
      news = true;
    }
    if (rank > RANKS.indexOf(status)) {
      status = stands.status;
      put('core.lesson_status', status);
      news = true;
    }
    if (typeof stands.resume === 'string' && stands.resume.length <= MOST_LETTERS) put('suspend_data', stands.resume);
    put('core.session_time', time(Math.max(0, seconds - before)));
    if (news || performance.now() - told > REST) commit();
  }

  function finish() {
    if (!open) return;
    commit();
    call('LMSFinish', '');
    open = false;
  }

  // ---------------------------------------------------------------- the set

  window.addEventListener('message', (event) => {
    const { data } = event;
    if (event.source !== frame.contentWindow || event.origin !== origin || data?.tablier !== VERSION) return;
    const target = origin === 'null' ? '*' : origin;
    if (data.type === 'ready') frame.contentWindow?.postMessage({ tablier: VERSION, type: 'set' }, target);
    if (data.type === 'set') keep(data);
    if (data.type === 'task') commit(); // a try: what it has changed has been told before
  });
  window.addEventListener('pagehide', finish);
  window.addEventListener('pageshow', (event) => event.persisted && location.reload());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && commit());

  begin();
  const from = get('suspend_data');
  const opens = encodeURIComponent(set + (from && '&r=' + from));
  const parameters = new URLSearchParams({ embed: 'set', origin: location.origin });
  frame.src = source + '?' + parameters + '#' + (source.endsWith('.html') ? '/serie/' : '') + opens;
})();

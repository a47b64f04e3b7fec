// Plays at random with the page it is injected into: forty gestures drawn from a seed, then the page is left alone
// and looked at. A sequence outlasts reloads in window.name; every step draws from the seed and its own number only,
// so that what happened at one does not change what is tried at the next.
(() => {
  'use strict';

  const STEPS = 40;
  // What asks a person for a move, in the words of any game.
  const ACTS = 'place|slide|move|lay|join|pass|step|take|pick';
  const TURN = new RegExp(`[Àà] .+ (de |d’|: ).*\\.$|^Your turn: |^.+ to (${ACTS})\\b(?!, elsewhere)`);
  const PATIENCE = 120000; // ms that the page may take for anything, on a machine that does much else

  // ---------------------------------------------------------------- what a sequence remembers

  let state = null;
  try {
    state = JSON.parse(window.name);
  } catch {
    // No sequence is under way.
  }
  addEventListener('beforeunload', () => { // later is too late: the next document has its name by then
    if (state) window.name = JSON.stringify(state);
  });
  if (state?.fresh) {
    localStorage.clear();
    sessionStorage.clear();
    state.fresh = false;
  }

  // mulberry32
  function generator(seed) {
    return () => {
      seed = (seed + 0x6d2b79f5) | 0;
      let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  let random = Math.random;
  const below = (n) => Math.floor(random() * n);
  const oneOf = (list) => list[below(list.length)];
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  // until waits for something to be true; it returns whether it became so.
  async function until(condition, ms = PATIENCE) {
    for (const end = performance.now() + ms; performance.now() < end; await wait(25)) {
      if (condition()) return true;
    }
    return false;
  }

  // ---------------------------------------------------------------- trouble

  const workers = new Set();
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    constructor(...args) {
      super(...args);
      workers.add(this);
    }
    terminate() {
      workers.delete(this);
      super.terminate();
    }
  };
  function killWorkers(loudly) {
    for (const worker of [...workers]) {
      worker.terminate();
      if (loudly) worker.dispatchEvent(new ErrorEvent('error', { message: 'killed by the test', cancelable: true }));
    }
  }

  let full = false;
  const unsaved = new Set(); // keys whose last text was refused
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (full) {
      unsaved.add(key);
      throw new DOMException('full, says the test', 'QuotaExceededError');
    }
    unsaved.delete(key);
    setItem.call(this, key, value);
  };

  let hidden = false;
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  function hide(so) {
    hidden = so;
    document.dispatchEvent(new Event('visibilitychange'));
  }

  // No pointer is really down.
  Element.prototype.setPointerCapture = () => {};
  window.confirm = () => random() < 0.5;
  window.open = () => null;

  // A panic of the program is printed as a log, line by line.
  const printed = [];
  const log = console.log;
  console.log = (...args) => {
    if (printed.length < 60) printed.push(args.join(' '));
    log(...args);
  };

  // ---------------------------------------------------------------- hands

  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter((e) =>
    e.checkVisibility({ visibilityProperty: true }) && !e.closest('[inert]') && !(e.type === 'file') &&
    !e.hasAttribute('download'));
  const name = (e) => (e ? e.id || e.dataset.ply || e.textContent.trim().slice(0, 20) || e.tagName : 'nothing');

  function middle(e) {
    const r = e.getBoundingClientRect();
    return { clientX: r.x + r.width / 2, clientY: r.y + r.height / 2 };
  }
  function point(type, e, at, more = {}) {
    e.dispatchEvent(new PointerEvent(type, {
      bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'touch', button: 0, ...at, ...more,
    }));
  }
  function click(e) {
    if (!e) return 'nothing to click';
    point('pointerdown', e, middle(e));
    point('pointerup', e, middle(e));
    e.focus();
    e.click();
    return 'click ' + name(e);
  }
  function key(e, key) {
    if (!e) return 'nowhere to press ' + key;
    e.focus();
    const goes = e.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (goes && (key === 'Enter' || key === ' ') && e.matches('button, a')) e.click();
    e.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
    return `${key} on ${name(e)}`;
  }
  function change(e, value) {
    e.focus();
    e.value = value;
    e.dispatchEvent(new Event('input', { bubbles: true }));
    e.dispatchEvent(new Event('change', { bubbles: true }));
    return `${name(e)} = ${value}`;
  }

  const points = () => all('.point, .choices button');
  const theBoard = () => document.querySelector('.play .board');
  const ownBoard = () => document.querySelector('.play:not(.lesson) .board.' + state.game);

  function word() {
    const names = [...document.querySelectorAll('.point')].map((e) => e.dataset.point);
    const square = () => oneOf(names.length ? names : ['a1']);
    return oneOf([square, () => square() + '-' + square(), () => square() + '–' + square(), () => '--', () => '',
      () => 'zz9', () => '<b>&amp;', () => '٣🎲\u202e', () => 'x'.repeat(200)])();
  }

  function use(e) {
    if (!e) return 'nothing to use';
    if (e.matches('select')) return change(e, oneOf([...e.options]).value);
    if (e.matches('input[type=range], input[type=number]')) return change(e, String(below(100)));
    if (e.matches('textarea, input:not([type]), input[type=text], input[type=search], input[type=url]')) {
      return change(e, word()) + (random() < 0.5 ? ', ' + key(e, 'Enter') : '');
    }
    if (e.matches('a') && new URL(e.href).origin !== location.origin) return 'no way out';
    return click(e);
  }

  async function drag() {
    const from = oneOf(all('.point').filter((e) =>
      random() < 0.2 || theBoard().querySelector(`.piece[data-at="${e.dataset.point}"]`)));
    if (!from) return 'nothing to drag';
    const to = oneOf(all('.point'));
    point('pointerdown', from, middle(from));
    for (let i = 1; i <= 3; i++) {
      const a = middle(from);
      const b = middle(to);
      point('pointermove', from, {
        clientX: a.clientX + (b.clientX - a.clientX) * i / 3 + i * 4,
        clientY: a.clientY + (b.clientY - a.clientY) * i / 3,
      });
      if (random() < 0.5) await wait(below(15));
    }
    const what = `drag ${name(from)} to ${name(to)}`;
    switch (below(8)) {
      case 0:
        point('pointercancel', from, middle(from));
        return what + ', cancelled';
      case 1:
        point('pointerdown', to, middle(to), { isPrimary: false, pointerId: 2 });
        point('pointerup', to, middle(to), { isPrimary: false, pointerId: 2 });
        point('pointerup', from, middle(to));
        return what + ', with a second finger';
      case 2:
        key(document.activeElement, 'Escape');
        point('pointerup', from, middle(to));
        return what + ', escaped';
      case 3:
        point('pointerup', document.body, { clientX: -5, clientY: -5 });
        return what + ', dropped outside';
    }
    point('pointerup', from, middle(to));
    return what;
  }

  // Further back than the entries that this sequence made are those of others.
  const pushState = History.prototype.pushState;
  History.prototype.pushState = function (...args) {
    pushState.apply(this, args);
    if (state) state.travels++;
  };
  const goesBack = History.prototype.back;
  History.prototype.back = function () { // a sheet that is closed takes its entry with it
    if (state) state.travels--;
    goesBack.call(this);
  };
  function travel() {
    if (state.travels > 0 && random() < 0.5) {
      history.back();
      return 'back';
    }
    return click(oneOf(all('a[href]').filter((e) => new URL(e.href).origin === location.origin)));
  }

  async function machineIsDone() {
    const thinks = () => /réfléchit|thinking/.test(document.querySelector('.status h2')?.textContent ?? '');
    await wait(60);
    return 'wait for the machine' + (await until(() => !thinks(), 700) ? '' : ': it thinks on');
  }

  // ---------------------------------------------------------------- steps

  const kinds = [
    [24, () => click(oneOf(points()))],
    [14, drag],
    [10, () => key(
      oneOf([
        document.activeElement ?? document.body, oneOf(all('.point')), oneOf(all('#moves')), oneOf(all('button')),
      ]),
      oneOf([
        'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', ' ', 'Escape', 'Home', 'End', 'Tab', 'a', '2', '?',
      ]),
    )],
    [7, () => click(oneOf(all('.move, .walk button')))],
    [13, () => click(oneOf(all('.actions button')))],
    [12, () => use(oneOf(all('.pane.full :is(button, select, input, textarea, a), .tabs button, .menu button')))],
    [6, () => click(oneOf(all('.act, .cover button, #play-now, .chip')))],
    [5, () => click(oneOf(all('#switch-lang, #switch-theme')))],
    [4, travel],
    [8, () => use(oneOf(all('button, select, input, textarea')))],
    [5, machineIsDone],
    [4, () => { killWorkers(true); return 'kill the workers'; }],
    [1, () => { killWorkers(false); return 'silence the workers'; }],
    [4, () => { full = !full; return full ? 'storage is full' : 'storage has room'; }],
    [3, () => { hide(!hidden); return hidden ? 'hide' : 'show'; }],
    [0.3, () => 'reload'],
  ];

  function step() {
    let left = random() * kinds.reduce((sum, [weight]) => sum + weight, 0);
    return kinds.find(([weight]) => (left -= weight) < 0)[1]();
  }

  async function run() {
    await ready();
    while (state.step < STEPS && !html().dataset.failed) {
      random = generator(Math.imul(state.seed, 7919) + state.step * 104729);
      state.step++;
      const what = await step();
      state.log.push(what);
      if (what === 'reload') {
        location.reload();
        return new Promise(() => {}); // goes on in the next document
      }
      if (random() < 0.5) await wait(below(30)); // else the next comes before this one is drawn
    }
    const report = await judge();
    state = null;
    window.name = '';
    return report;
  }

  const html = () => document.documentElement ?? { dataset: {} };

  const ready = () => until(() => html().dataset.ready === '1' || html().dataset.failed);

  // ---------------------------------------------------------------- the end

  const says = () => [...document.querySelectorAll('.status h2, .last-move, .why, .bubble, .cover')]
    .map((e) => e.textContent.trim()).join(' | ');
  const moves = () => [...document.querySelectorAll('.move:not(.undone)')].map((e) =>
    (e.querySelector('b') ?? e).textContent.trim());

  // judge leaves the page alone, healed, and says how it stands.
  async function judge() {
    const report = { seed: state.seed, log: state.log, end: '', problem: '' };
    if (html().dataset.ready !== '1' || html().dataset.failed) {
      report.problem = 'the program does not run:\n' + printed.join('\n');
      return report;
    }
    random = generator(state.seed);
    full = false;
    if (hidden) hide(false);
    report.end = await settled();
    if (report.end && await mended()) report.end = await settled();
    if (!report.end) {
      report.problem = `stuck at ${location.pathname}: ${says()}\n${printed.join('\n')}`;
      return report;
    }
    for (let tries = 0; tries < 5; tries++) { // a machine that was asked for one move answers when it can
      Object.assign(report, await stillness());
      const how = rest();
      if (how === report.end) break;
      report.end = how || await settled();
    }
    await lives(report);
    return report;
  }

  // stillness returns what is shown and saved once all that has been done is drawn.
  async function stillness() {
    await untilQuiet();
    return {
      says: says(), moves: moves(), undone: document.querySelectorAll('.move.undone').length,
      storage: { ...localStorage },
    };
  }

  // settled waits until the page waits for a person, and says how; empty when it never does.
  async function settled() {
    for (const end = performance.now() + PATIENCE; performance.now() < end && !html().dataset.failed;) {
      await untilQuiet();
      const how = rest();
      if (how) return how;
      if (!ownBoard()) await goBack();
    }
    return '';
  }

  // goBack returns to the game as a person does, by way of the home page.
  async function goBack() {
    const card = () => all(`.game a[href*="/${state.game}/"]`)[0];
    if (!card()) click(document.querySelector('.brand'));
    await untilQuiet();
    click(card());
    await untilQuiet();
  }

  // closing gives what a person clicks to see the match again, if anything lies over it.
  function closing() {
    if (all('#panel-menu').length) return document.body;
    if (document.querySelector('main.play').dataset.panel === 'play') return null;
    return all('#panel-close')[0] ?? all('#tab-play')[0];
  }

  // rest says in which state the page waits for a person, empty while it does not; it closes what lies over the match,
  // and answers what only asks whether to go on.
  function rest() {
    const button = (id) => all('#' + id)[0];
    const say = document.querySelector('.status h2')?.textContent.trim() ?? '';
    if (!ownBoard()) return '';
    if (closing()) {
      click(closing());
      return '';
    }
    if (button('uncover')) return 'cover';
    if (TURN.test(say)) return 'turn';
    for (const id of ['act-live', 'act-round', 'act-anyway', 'welcome-play']) {
      if (button(id)) {
        click(button(id));
        return '';
      }
    }
    if (button('act-send')) return 'away';
    if (document.querySelector('.status.over')) return 'over';
    if (button('act-retry')) click(button('act-retry'));
    else if (button('do-step')?.ariaDisabled === null) return 'paused';
    else if (button('do-pause')) click(button('do-pause'));
    return '';
  }

  // mended sees to it that what storage refused of the match is kept by now: the page tries again with the next change.
  // It returns whether it has changed anything.
  async function mended() {
    const lost = () => [...unsaved].some((key) => key.endsWith('.table.' + state.game));
    if (!lost()) return false;
    for (let tries = 0; tries < 20 && lost(); tries++) {
      if (!all('#do-turn').length) click(all('#more-toggle')[0]);
      await untilQuiet();
      click(all('#do-turn')[0]);
      await untilQuiet();
    }
    return true;
  }

  // lives sees whether what waits for a person answers.
  async function lives(report) {
    if (report.end === 'away') return; // for another person
    const tries = {
      turn: () => [...all('.choices button'), ...all('.point')], cover: () => all('#uncover'),
      over: () => all('#act'), paused: () => all('#do-step'),
    }[report.end]();
    const now = () => says() + moves().join() + document.querySelectorAll('[aria-pressed=true]').length;
    for (const e of tries) {
      const before = now();
      click(e);
      await untilQuiet();
      if (now() !== before || report.end !== 'turn' && await until(() => now() !== before)) return;
    }
    report.problem ||= `nothing answers (${report.end}): ${says()}`;
  }

  // ---------------------------------------------------------------- for the test

  window.gestures = {
    // begin starts a sequence, in a page that knows nothing of earlier ones or in the one there is.
    begin(seed, game, url) {
      const fresh = url !== '';
      const sequence = { seed, game, step: 0, log: [], travels: 0, fresh };
      if (fresh) {
        window.name = JSON.stringify(sequence);
        location.replace(url);
        return;
      }
      state = sequence;
      this.finished = run();
    },
    finished: state ? run() : Promise.resolve(null),
    soFar: () => JSON.stringify(state),
  };
})();

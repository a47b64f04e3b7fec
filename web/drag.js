// Drags pieces by mouse, pen or finger. What may be dragged is said by attributes, not by the name of a game:
//   [data-point] on a board    a place; the piece [data-at] of the same name is dragged from it, with the others of the
//                              same [data-with],
//   [data-kind]                a kind of a stock; a copy of its picture is dragged,
//   [data-point][aria-pressed] beside a board: a piece of a reserve, pressed while it is held. It is dragged by mouse
//                              or pen only, for a finger scrolls there; the program draws it over the board.
//
// The program is told by events that bubble: tablier-pick on what is dragged, when a drag begins; tablier-drop on the
// point where it ends; on the board tablier-away for an end beside it and tablier-letgo for any other end; tablier-over
// on the point that a mouse or pen comes over while a piece of a reserve is held. The program answers an end with
// tablier-drawn on the board, once it has drawn the result. Until then the piece follows the pointer here, so that
// nothing waits for the program.
(() => {
  'use strict';

  const FAR = 8; // px that make a drag of a click
  const PATIENCE = 1000; // ms that a piece waits where it was dropped for a program that says nothing

  const POINT = '.board [data-point]';
  const KIND = '[data-kind]';
  const RESERVE = '[data-point][aria-pressed]:not(.board *)';
  const HELD = '[data-point][aria-pressed="true"]:not(.board *)';

  // What follows the pointer: an element, px for each unit of its transform, and the transform that it had.
  /** @typedef {{piece: SVGGraphicsElement, scale: number, px: number, py: number, at: string | null}} Lifted */
  /** @typedef {{board: Element, from: HTMLElement, id: number, x: number, y: number}} Start */
  /** @typedef {Start & {begun: boolean, lifted: Lifted[] | null}} Drag */

  /** @type {Drag | null} */
  let drag = null;

  /** @param {Element} element @param {string} what */
  const tell = (element, what) => element.dispatchEvent(new CustomEvent('tablier-' + what, { bubbles: true }));

  /** @param {Event} event @param {string} selector @returns {HTMLElement | null} */
  const closest = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

  /** @param {number} x @param {number} y @param {Element} board */
  function pointAt(x, y, board) {
    return document.elementsFromPoint(x, y).find((e) => e.matches(POINT) && board.contains(e)) ?? null;
  }

  document.addEventListener('pointerdown', (event) => {
    if (drag) {
      const other = event.pointerId !== drag.id;
      finish(null); // a second finger, or the first one after an end that was out of sight
      if (other) return;
    }
    const from = closest(event, `${POINT}, ${KIND}, ${RESERVE}`);
    if (!from || !event.isPrimary || event.button !== 0) return;
    if (event.pointerType === 'touch' && from.matches(RESERVE)) return;
    const board = from.closest('.board') || document.getElementById('board');
    if (!board) return;
    drag = { board, from, id: event.pointerId, x: event.clientX, y: event.clientY, begun: false, lifted: null };
  });

  document.addEventListener('pointermove', (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (event.buttons !== 1) {
      finish(null); // another button is pressed, or the end was out of sight
      return;
    }
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (!drag.begun && Math.hypot(dx, dy) >= FAR) begin(drag);
    if (!drag?.lifted) return;
    for (const { piece, scale, px, py } of drag.lifted) {
      piece.style.transform = `translate(${px + dx * scale}px, ${py + dy * scale}px)`;
    }
  });

  // begin makes a drag of what might have been a click, if there is something to drag.
  /** @param {Drag} now */
  function begin(now) {
    const { from, board, id } = now;
    if (!from.matches(RESERVE)) {
      now.lifted = from.matches(KIND) ? copyOf(from) : piecesOn(from, board);
      if (!now.lifted) {
        drag = null;
        return;
      }
      board.setPointerCapture(id); // and no click will follow on a point
    }
    now.begun = true;
    tell(from, 'pick');
  }

  // piecesOn lifts the piece on a point, and what is dragged with it; it returns null where there is none.
  /** @param {HTMLElement} point @param {Element} board @returns {Lifted[] | null} */
  function piecesOn(point, board) {
    const name = CSS.escape(String(point.dataset.point));
    const piece = board.querySelector(`.piece[data-at="${name}"]:not(.gone, .dragged)`);
    if (!(piece instanceof SVGGraphicsElement)) return null;
    const { with: group } = piece.dataset;
    const all = [...board.querySelectorAll('.piece[data-at]')].filter((e) => e instanceof SVGGraphicsElement);
    return all.filter((e) => e === piece || group && e.dataset.with === group).map(lift);
  }

  // lift makes a piece of the board follow the pointer.
  /** @param {SVGGraphicsElement} piece @returns {Lifted} */
  function lift(piece) {
    const matrix = piece.transform.baseVal.consolidate()?.matrix; // which may write the attribute anew
    const svg = /** @type {SVGSVGElement} */ (piece.ownerSVGElement);
    const scale = svg.viewBox.baseVal.width / svg.clientWidth;
    piece.classList.add('dragged');
    return { piece, scale, px: matrix?.e ?? 0, py: matrix?.f ?? 0, at: piece.getAttribute('transform') };
  }

  // copyOf lifts a copy of the picture of a kind; it returns null where none is left.
  /** @param {HTMLElement} kind @returns {Lifted[] | null} */
  function copyOf(kind) {
    const picture = kind.querySelector('svg');
    if (!picture || kind.ariaDisabled === 'true') return null;
    const at = picture.getBoundingClientRect();
    const piece = /** @type {SVGGraphicsElement} */ (picture.cloneNode(true));
    piece.classList.add('lifted');
    piece.style.left = at.x + 'px';
    piece.style.top = at.y + 'px';
    document.body.append(piece);
    return [{ piece, scale: 1, px: 0, py: 0, at: null }];
  }

  // finish ends the drag on a point, or on none. A piece of a reserve that ends on no point stays in the hand.
  /** @param {Element | null} to @param {boolean} [away] */
  function finish(to, away = false) {
    if (!drag) return;
    const { board, from, begun, lifted } = drag;
    drag = null;
    if (!begun) return;
    for (const one of lifted ?? []) {
      if (from.matches(KIND)) one.piece.remove();
      else settleLater(board, one);
    }
    if (to && to !== from) tell(to, 'drop');
    else if (lifted) tell(board, away ? 'away' : 'letgo');
  }

  // settleLater leaves a piece where it was let go until the program has drawn the result: the piece then stands there,
  // or goes back.
  /** @param {Element} board @param {Lifted} lifted */
  function settleLater(board, { piece, at }) {
    const settle = () => {
      board.removeEventListener('tablier-drawn', settle);
      clearTimeout(late);
      const moved = piece.getAttribute('transform') !== at;
      if (!moved) piece.classList.remove('dragged'); // so that its way back is seen
      piece.style.transform = '';
      piece.getBoundingClientRect(); // what it has now is not a step of a motion
      piece.classList.remove('dragged');
    };
    const late = setTimeout(settle, PATIENCE);
    board.addEventListener('tablier-drawn', settle);
  }

  document.addEventListener('pointerup', (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { clientX: x, clientY: y } = event;
    const { board, begun } = drag;
    const at = board.getBoundingClientRect();
    const away = x < at.left || x > at.right || y < at.top || y > at.bottom;
    finish(begun && !away ? pointAt(x, y, board) : null, away);
  });
  document.addEventListener('pointercancel', (event) => {
    if (drag && event.pointerId === drag.id) finish(null);
  });
  document.addEventListener('pointerover', (event) => {
    const point = closest(event, POINT);
    if (point && event.pointerType !== 'touch' && document.querySelector(HELD)) tell(point, 'over');
  });
  document.addEventListener('contextmenu', (event) => {
    if (drag?.lifted) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (drag?.lifted && event.key === 'Escape') finish(null);
  }, true);

  // Some browsers do not focus a button that is clicked. No element then hears the keys that turn the piece held or
  // put it back.
  document.addEventListener('keydown', (event) => {
    if (document.activeElement !== document.body || !document.querySelector(HELD)) return;
    if (event.key.length === 1 && 'noSingleKeys' in document.documentElement.dataset) return; // a person's choice
    const buttons = new Map([['r', 'do-turn-piece'], ['R', 'do-turn-piece'], ['Escape', 'do-back']]);
    document.getElementById(buttons.get(event.key) ?? '')?.click();
  });
})();

// A lens shows what a finger covers, on a board whose points are smaller than a finger. It stands above the finger, and
// follows it; where that is lifted from another point than it came down on, and has dragged no piece, that other point
// is touched.
(() => {
  'use strict';

  const SMALL = 36; // px across: what a finger hits is larger
  const WIDE = 128; // px across the lens
  const TIMES = 2.2;
  const GAP = 36; // px between the finger and the lens

  /** @typedef {{id: number, board: Element, from: Element, to: Element, box: HTMLElement, dragged: boolean}} Lens */
  /** @type {Lens | null} */
  let lens = null;

  document.addEventListener('pointerdown', (event) => {
    close();
    const from = event.target instanceof Element ? event.target.closest('.play > .board [data-point]') : null;
    const board = from?.closest('.board');
    if (!from || !board || event.pointerType !== 'touch' || !event.isPrimary) return;
    if (from.getBoundingClientRect().width >= SMALL) return;
    const box = document.createElement('div');
    box.className = 'lens';
    box.ariaHidden = 'true';
    document.body.append(box);
    lens = { id: event.pointerId, board, from, to: from, box, dragged: false };
    show(lens, event.clientX, event.clientY);
  });

  // show draws what is around a place of the window, and a ring round the point that is there.
  /** @param {Lens} now @param {number} x @param {number} y */
  function show(now, x, y) {
    const { board, box } = now;
    const at = board.getBoundingClientRect();
    now.dragged ||= board.querySelector('.dragged') !== null;
    now.to = document.elementsFromPoint(x, y).find((e) => e.matches('[data-point]') && board.contains(e)) ?? now.to;
    const copy = document.createElement('div');
    copy.className = board.className;
    copy.append(...[...board.querySelectorAll(':scope > svg')].map((svg) => svg.cloneNode(true)));
    copy.style.cssText = `width: ${at.width}px; height: ${at.height}px; transform-origin: 0 0; transform:
      translate(${WIDE / 2 - (x - at.x) * TIMES}px, ${WIDE / 2 - (y - at.y) * TIMES}px) scale(${TIMES})`;
    const point = now.to.getBoundingClientRect();
    const ring = document.createElement('i');
    ring.style.cssText = `left: ${point.x - at.x}px; top: ${point.y - at.y}px; width: ${point.width}px;
      height: ${point.height}px`;
    copy.append(ring);
    box.replaceChildren(copy);
    const above = y - GAP - WIDE;
    box.style.left = Math.max(0, Math.min(innerWidth - WIDE, x - WIDE / 2)) + 'px';
    box.style.top = (above >= 0 ? above : y + GAP) + 'px';
  }

  document.addEventListener('pointermove', (event) => {
    if (lens?.id === event.pointerId) show(lens, event.clientX, event.clientY);
  });
  document.addEventListener('pointerup', (event) => {
    if (lens?.id !== event.pointerId) return;
    const { from, to, dragged } = lens;
    close();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    if (to !== from && !dragged) to.dispatchEvent(click);
  });
  document.addEventListener('pointercancel', close);

  function close() {
    lens?.box.remove();
    lens = null;
  }
})();

// Drags a piece on a board by mouse, pen or finger. The program is told where a drag begins and ends, by the events
// tablier-pick and tablier-drop on the points, tablier-letgo on the board; the piece follows the pointer here, so
// that nothing waits for the program.
(() => {
  'use strict';

  const FAR = 8; // px that make a drag of a click

  let drag = null; // {board, from, id, x, y, piece, scale, moving}

  const tell = (element, what) => element.dispatchEvent(new CustomEvent('tablier-' + what, { bubbles: false }));

  function pointAt(x, y, board) {
    return document.elementsFromPoint(x, y).find((e) => e.matches('.point') && board.contains(e));
  }

  document.addEventListener('pointerdown', (event) => {
    if (drag) {
      finish(null); // a second finger: the first one lets go
      return;
    }
    const from = event.target instanceof Element && event.target.closest('.point');
    if (!from || !event.isPrimary || event.button !== 0) return;
    drag = { board: from.closest('.board'), from, id: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  });

  document.addEventListener('pointermove', (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (!drag.moving) {
      if (Math.hypot(dx, dy) < FAR || !begin()) return;
    }
    if (drag.piece) drag.piece.style.transform = `translate(${drag.px + dx * drag.scale}px, ${drag.py + dy * drag.scale}px)`;
  });

  // begin makes a drag of what might have been a click, if there is a piece to drag.
  function begin() {
    const name = drag.from.dataset.point;
    const piece = drag.board.querySelector(`.piece[data-at="${CSS.escape(name)}"]`);
    if (!piece) {
      drag = null;
      return false;
    }
    drag.moving = true;
    drag.piece = piece;
    drag.scale = piece.ownerSVGElement.viewBox.baseVal.width / piece.ownerSVGElement.clientWidth;
    const at = piece.transform.baseVal.consolidate().matrix;
    drag.px = at.e;
    drag.py = at.f;
    piece.classList.add('dragged');
    drag.board.setPointerCapture(drag.id); // and no click will follow on a point
    tell(drag.from, 'pick');
    return true;
  }

  // finish ends the drag on a point, or on none.
  function finish(to) {
    const { board, from, piece, moving } = drag;
    drag = null;
    if (!moving) return;
    if (to && to !== from) tell(to, 'drop');
    else tell(board, 'letgo');
    // The program draws the piece where it now belongs; until then it stays where it was let go.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      piece.style.transform = '';
      requestAnimationFrame(() => piece.classList.remove('dragged'));
    }));
  }

  document.addEventListener('pointerup', (event) => {
    if (drag && event.pointerId === drag.id) finish(drag.moving ? pointAt(event.clientX, event.clientY, drag.board) : null);
  });
  document.addEventListener('pointercancel', (event) => {
    if (drag && event.pointerId === drag.id) finish(null);
  });
  document.addEventListener('keydown', (event) => {
    if (drag && drag.moving && event.key === 'Escape') finish(null);
  }, true);
})();

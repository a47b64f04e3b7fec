// Drags a piece on a board, or one of a kind from the stock beside it, by mouse, pen or finger. The program is told where
// a drag begins and ends, by the events tablier-pick on a point or a kind, tablier-drop on a point, and on the board
// tablier-away for an end beside it, tablier-letgo for any other; it says tablier-drawn when it has drawn what came of it.
// The piece follows the pointer here, so that nothing waits for the program.
(() => {
  'use strict';

  const FAR = 8; // px that make a drag of a click
  const PATIENCE = 1000; // ms that a piece waits where it was dropped for a program that says nothing

  let drag = null; // {board, from, id, x, y} and, once it moves, {piece, scale, px, py, at}

  const tell = (element, what) => element.dispatchEvent(new CustomEvent('tablier-' + what, { bubbles: false }));

  function pointAt(x, y, board) {
    return document.elementsFromPoint(x, y).find((e) => e.matches('.point') && board.contains(e));
  }

  document.addEventListener('pointerdown', (event) => {
    if (drag && event.pointerId !== drag.id) {
      finish(null); // a second finger: the first one lets go
      return;
    }
    if (drag) finish(null); // its end was out of sight
    const from = event.target instanceof Element && event.target.closest('.point, .kind');
    if (!from || !event.isPrimary || event.button !== 0) return;
    const board = from.closest('.board') || document.getElementById('board');
    drag = { board, from, id: event.pointerId, x: event.clientX, y: event.clientY, piece: null };
  });

  document.addEventListener('pointermove', (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (event.buttons !== 1) {
      finish(null); // another button is pressed, or the end was out of sight
      return;
    }
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (!drag.piece && (Math.hypot(dx, dy) < FAR || !begin())) return;
    drag.piece.style.transform = `translate(${drag.px + dx * drag.scale}px, ${drag.py + dy * drag.scale}px)`;
  });

  // begin makes a drag of what might have been a click, if there is a piece to drag.
  function begin() {
    if (drag.from.matches('.kind')) return beginFromStock();
    const name = drag.from.dataset.point;
    const piece = drag.board.querySelector(`.piece[data-at="${CSS.escape(name)}"]:not(.gone, .dragged)`);
    if (!piece) {
      drag = null;
      return false;
    }
    const at = piece.transform.baseVal.consolidate().matrix;
    drag.piece = piece;
    drag.scale = piece.ownerSVGElement.viewBox.baseVal.width / piece.ownerSVGElement.clientWidth;
    drag.px = at.e;
    drag.py = at.f;
    drag.at = piece.getAttribute('transform');
    piece.classList.add('dragged');
    drag.board.setPointerCapture(drag.id); // and no click will follow on a point
    tell(drag.from, 'pick');
    return true;
  }

  // beginFromStock drags a copy of what the kind shows.
  function beginFromStock() {
    if (drag.from.ariaDisabled === 'true') {
      drag = null;
      return false;
    }
    const shown = drag.from.querySelector('svg');
    const at = shown.getBoundingClientRect();
    const piece = shown.cloneNode(true);
    piece.classList.add('lifted');
    piece.style.left = at.x + 'px';
    piece.style.top = at.y + 'px';
    document.body.append(piece);
    Object.assign(drag, { piece, scale: 1, px: 0, py: 0 });
    drag.board.setPointerCapture(drag.id);
    tell(drag.from, 'pick');
    return true;
  }

  // finish ends the drag on a point, or on none. The piece stays where it was let go until the program has drawn what
  // came of it: then it stands there, or goes back.
  function finish(to, away = false) {
    const { board, from, piece, at } = drag;
    drag = null;
    if (!piece) return;
    if (from.matches('.kind')) piece.remove();
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
    if (to && to !== from) tell(to, 'drop');
    else tell(board, away ? 'away' : 'letgo');
  }

  // release is the end of a drag, or of a click, where the pointer is.
  function release(x, y) {
    const at = drag.board.getBoundingClientRect();
    const away = x < at.left || x > at.right || y < at.top || y > at.bottom;
    finish(drag.piece && !away ? pointAt(x, y, drag.board) : null, away);
  }

  document.addEventListener('pointerup', (event) => {
    if (drag && event.pointerId === drag.id) release(event.clientX, event.clientY);
  });
  document.addEventListener('pointercancel', (event) => {
    if (drag && event.pointerId === drag.id) finish(null);
  });
  document.addEventListener('contextmenu', (event) => {
    if (drag && drag.piece) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (drag && drag.piece && event.key === 'Escape') finish(null);
  }, true);
})();

// Tells the program where the mouse is over a board while a piece of the tray is held, by the event tablier-over on the
// points, and drags a piece from the tray by mouse or pen: tablier-pick on it, tablier-drop on the point where it is let go.
// A finger taps: a tray that it could drag from would be one that it cannot scroll past.
(() => {
  'use strict';

  const FAR = 8; // px that make a drag of a click

  let drag = null; // {tile, x, y, begun}

  const tell = (element, what) => element.dispatchEvent(new CustomEvent('tablier-' + what, { bubbles: false }));
  const pointOf = (target) => target instanceof Element && target.closest('.laying .point');

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const point = pointOf(event.target);
    if (point && document.querySelector('.tile[aria-pressed="true"]')) tell(point, 'over');
  });

  document.addEventListener('pointerdown', (event) => {
    const tile = event.target instanceof Element && event.target.closest('.tile');
    drag = null;
    if (tile && event.isPrimary && event.button === 0 && event.pointerType !== 'touch') {
      drag = { tile, x: event.clientX, y: event.clientY, begun: false };
    }
  });

  document.addEventListener('pointermove', (event) => {
    if (!drag || drag.begun || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    drag.begun = true;
    tell(drag.tile, 'pick');
  });

  document.addEventListener('pointerup', (event) => {
    const begun = drag && drag.begun;
    drag = null;
    if (!begun) return;
    const point = pointOf(document.elementFromPoint(event.clientX, event.clientY));
    if (point) tell(point, 'drop');
  });
  document.addEventListener('pointercancel', () => { drag = null; });

  // Some browsers give no button the keyboard when it is clicked: then nothing on the page hears these keys.
  document.addEventListener('keydown', (event) => {
    if (document.activeElement !== document.body || !document.querySelector('.tile[aria-pressed="true"]')) return;
    const id = { r: 'do-turn-piece', R: 'do-turn-piece', Escape: 'do-back' }[event.key];
    if (id) document.getElementById(id)?.click();
  });
})();

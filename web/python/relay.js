// Stands between a program of a pupil and the page, in a worker of its own: whoever has got past worker.js can post
// anything over the port of a program, as often and as long as they like, and none of that may take the page's time.
// The page itself only ever gets a few events, and the next ones when it has looked at these.
//
// Each message to this worker brings two ports: to the page, and to a program. From the page come what is for the
// program, null for an event that the page has looked at, and true once the program has died. To the page go events, as
// texts, and {over: kind} where the program has said too much: then nothing more is heard of it, what was waiting
// included, and the page ends it. Where it has died, {over: 'died'} follows the last event: the page hears of the death
// by another way, and sooner.
(() => {
  'use strict';
  const LONGEST = 256 << 10; // bytes of an event
  const AHEAD = 16; // events that the page has yet to look at
  const MOST_EVENTS = 4000; // that wait for that
  const MOST_BYTES = 4 << 20; // of these

  const encoder = new TextEncoder();

  // size is that of an event in bytes; Infinity where it is not even looked at.
  /** @param {string} event */
  const size = (event) => (event.length <= LONGEST ? encoder.encode(event).length : Infinity);

  /** @param {MessagePort} page @param {MessagePort} program */
  function stand(page, program) {
    /** @type {{event: string, length: number}[]} */
    let waiting = [];
    let bytes = 0; // of what waits
    let ahead = 0;
    let died = false;

    /** @param {string} over */
    function end(over) {
      died = false;
      program.onmessage = null;
      program.close();
      waiting = [];
      page.postMessage({ over });
    }

    function handOn() {
      while (ahead < AHEAD && waiting.length) {
        const { event, length } = /** @type {{event: string, length: number}} */ (waiting.shift());
        bytes -= length;
        ahead++;
        page.postMessage(event);
      }
      if (died && !waiting.length) end('died');
    }

    page.onmessage = ({ data }) => {
      if (data === null) {
        ahead--;
        handOn();
      } else if (data === true) {
        died = true;
        handOn();
      } else program.postMessage(data);
    };
    program.onmessage = ({ data }) => {
      const length = typeof data === 'string' ? size(data) : Infinity;
      if (length > LONGEST) {
        end(typeof data === 'string' ? 'long' : 'crash');
        return;
      }
      waiting.push({ event: data, length });
      bytes += length;
      handOn();
      if (waiting.length > MOST_EVENTS || bytes > MOST_BYTES) end('flood');
    };
  }

  self.onmessage = ({ ports: [page, program] }) => stand(page, program);
  self.postMessage('ready');
})();

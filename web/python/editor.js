// Dresses a text field as an editor of programs: line numbers, colours, a line that is pointed out, indentation by Tab
// and Enter. The field stays a text field: the person writes in it, and undoes in it, as in any other. Tab indents;
// Esc, then Tab leaves.
//
// A program may have 100 kB: the lines in sight are drawn, with some above and below, and drawn again as the field is
// scrolled. One with a line that nobody writes stays without colours.
(() => {
  'use strict';
  const WORDS = 'and|as|assert|break|class|continue|def|del|elif|else|except|False|finally|for|from|global|if|import|' +
    'in|is|lambda|None|nonlocal|not|or|pass|raise|return|True|try|while|with|yield|match|case';
  const TEXT = /("""|''')[^]*?(?:\1|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/;
  const LASTING = new RegExp(TEXT.source + '|#.*', 'g'); // what may go on in a further line, or hide its beginning
  const TOKENS = new RegExp(TEXT.source + '|(#.*)|\\b(' + WORDS + ')\\b|\\b(\\d[\\w.]*)|(@\\w+)', 'g');
  const CLASSES = [null, null, 'c', 'k', 'n', 'f']; // by the groups of TOKENS; else it is a text
  const NAME = /( +)(\w+)/y; // after def or class
  const MARGIN = 50; // lines that are drawn above those in sight
  const DRAWN = 150; // lines that are drawn
  const WIDE = 1000; // characters of a line: longer ones get no colours
  const MOST = 3000; // parts that have one, of the lines that are drawn

  // coloured returns a part of a text in colours. What begins before that part is coloured from its beginning.
  /** @param {string} text @param {number} from @param {number} to @returns {Node[]} */
  function coloured(text, from, to) {
    /** @type {Node[]} */
    const nodes = [];
    let end = from;
    /** @param {number} begin @param {number} stop @param {string} name */
    const add = (begin, stop, name) => {
      const span = document.createElement('span');
      span.className = name;
      span.textContent = text.slice(Math.max(begin, from), stop);
      nodes.push(document.createTextNode(text.slice(end, Math.max(begin, from))), span);
      end = stop;
    };
    TOKENS.lastIndex = beginning(text, from);
    for (let found; nodes.length < 2 * MOST && (found = TOKENS.exec(text)) && found.index < to;) {
      const group = found.findIndex((part, i) => i > 1 && part !== undefined);
      const next = TOKENS.lastIndex;
      if (next > from) add(found.index, Math.min(next, to), (group > 0 && CLASSES[group]) || 's');
      if (next >= to || (found[3] !== 'def' && found[3] !== 'class')) continue;
      NAME.lastIndex = next;
      const name = NAME.exec(text);
      if (!name) continue;
      TOKENS.lastIndex = NAME.lastIndex;
      if (NAME.lastIndex > from) add(next + name[1].length, NAME.lastIndex, 'f');
    }
    nodes.push(document.createTextNode(text.slice(end, to) + '\n'));
    return nodes;
  }

  // beginning is where the text or the remark begins that goes on at a place; the place itself where there is none.
  /** @param {string} text @param {number} at */
  function beginning(text, at) {
    LASTING.lastIndex = 0;
    for (let found; (found = LASTING.exec(text)) && found.index < at;) {
      if (LASTING.lastIndex > at) return found.index;
    }
    return at;
  }

  /** @type {WeakMap<HTMLTextAreaElement, Editor>} */
  const dressed = new WeakMap();

  /** @param {HTMLTextAreaElement} field @returns {Editor} */
  self.tablierEditor = (field) => {
    const known = dressed.get(field);
    if (known) return known;
    const box = /** @type {HTMLElement} */ (field.parentElement);
    const ink = /** @type {HTMLElement} */ (box.querySelector('.ink'));
    const gutter = /** @type {HTMLElement} */ (box.querySelector('.gutter'));
    let marked = 0;
    let leaving = false; // Esc was pressed: Tab leaves the field

    /** @type {string[]} */
    let lines = [];
    let longest = 0; // characters of a line
    let from = 0; // the first line that is drawn

    const height = () => parseFloat(getComputedStyle(field).lineHeight) || 1; // of a line

    // draw draws what the field holds.
    function draw() {
      lines = field.value.split('\n');
      longest = 0;
      for (const line of lines) longest = Math.max(longest, line.length);
      box.style.setProperty('--lines', String(lines.length));
      box.style.setProperty('--columns', String(longest));
      box.style.setProperty('--at', String(marked));
      box.classList.toggle('marked', marked > 0 && marked <= lines.length);
      box.classList.toggle('plain', longest > WIDE);
      drawLines();
    }

    // drawLines draws the lines around those in sight.
    function drawLines() {
      from = Math.max(0, Math.min(Math.floor(box.scrollTop / height()), lines.length) - MARGIN);
      const shown = lines.slice(from, from + DRAWN);
      box.style.setProperty('--from', String(from));
      gutter.replaceChildren(...shown.map((_, i) => {
        const number = document.createElement('span');
        number.textContent = String(from + i + 1);
        if (from + i + 1 === marked) number.className = 'at';
        return number;
      }));
      if (longest > WIDE) {
        ink.replaceChildren();
        return;
      }
      let begin = 0;
      for (let i = 0; i < from; i++) begin += lines[i].length + 1;
      const end = begin + shown.reduce((sum, line) => sum + line.length + 1, -1);
      ink.replaceChildren(...coloured(field.value, begin, end));
    }

    // scrolled draws other lines once those in sight are no longer among the ones that are drawn.
    function scrolled() {
      const top = Math.floor(box.scrollTop / height());
      const above = from > 0 && top < from;
      const below = from + DRAWN < lines.length && top + box.clientHeight / height() > from + DRAWN;
      if (above || below) drawLines();
    }

    /** @param {number} line */
    function mark(line) {
      marked = line;
      draw();
      const top = (line - 1) * height();
      if (line && (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 40)) box.scrollTop = top - 60;
    }

    // insert puts a text in the place of what is selected, as if it had been typed: it can be undone.
    /** @param {string} text */
    function insert(text) {
      field.focus();
      if (!document.execCommand(text ? 'insertText' : 'delete', false, text)) {
        field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }

    // replace has the field hold another text, which can be undone: only what differs is written. The keyboard stays
    // where it is.
    /** @param {string} text */
    function replace(text) {
      const was = field.value;
      const least = Math.min(was.length, text.length);
      let begin = 0;
      while (begin < least && was[begin] === text[begin]) begin++;
      let end = 0;
      while (end < least - begin && was[was.length - 1 - end] === text[text.length - 1 - end]) end++;
      if (begin && /[\uD800-\uDBFF]/.test(was[begin - 1])) begin--; // no half of a sign
      if (end && /[\uDC00-\uDFFF]/.test(was[was.length - end])) end--;
      const caret = text.length - Math.max(0, was.length - field.selectionEnd);
      const focused = /** @type {HTMLElement | null} */ (document.activeElement);
      field.focus({ preventScroll: true });
      field.setSelectionRange(begin, was.length - end);
      if (was !== text) insert(text.slice(begin, text.length - end));
      field.setSelectionRange(Math.max(0, caret), Math.max(0, caret));
      if (focused !== field) focused?.focus({ preventScroll: true });
    }

    // press does what a key does: a sign is written, an arrow moves.
    /** @param {string} sign */
    function press(sign) {
      const move = { '←': -1, '→': 1 }[sign];
      if (!move) {
        insert(sign);
        return;
      }
      const to = Math.max(0, field.selectionEnd + move);
      field.focus();
      field.setSelectionRange(to, to);
    }

    // indent moves the selected lines in or out; without a selection it fills up to the next multiple of four.
    /** @param {boolean} out */
    function indent(out) {
      const { selectionStart: from, selectionEnd: to, value } = field;
      const start = value.lastIndexOf('\n', from - 1) + 1;
      if (!out && from === to) {
        insert(' '.repeat(4 - (from - start) % 4));
        return;
      }
      const before = value.slice(start, to);
      const after = out ? before.replace(/^ {1,4}/gm, '') : before.replace(/^(?=.)/gm, '    ');
      if (after === before) return;
      field.setSelectionRange(start, to);
      insert(after);
      if (from === to) {
        const at = Math.max(start, from - (before.length - after.length));
        field.setSelectionRange(at, at);
      } else field.setSelectionRange(start, start + after.length);
    }

    // A new line begins below the one before, one step further in after a colon, one less after what ends a block.
    function newLine() {
      const { selectionStart: from, value } = field;
      const line = value.slice(value.lastIndexOf('\n', from - 1) + 1, from);
      let width = line.length - line.trimStart().length;
      if (/:\s*(#[^]*)?$/.test(line)) width += 4;
      else if (/^\s*(return|break|continue|pass|raise)\b/.test(line)) width = Math.max(0, width - 4);
      insert('\n' + ' '.repeat(width));
    }

    field.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const leaves = leaving;
      leaving = event.key === 'Escape' || (leaving && event.key === 'Shift');
      if (event.key === 'Tab' && !leaves) indent(event.shiftKey);
      else if (event.key === 'Enter' && !event.shiftKey) newLine();
      else return;
      event.preventDefault();
    });
    field.addEventListener('input', draw);
    box.addEventListener('scroll', scrolled, { passive: true });
    box.classList.add('dressed');
    const editor = { draw, mark, press, replace };
    dressed.set(field, editor);
    draw();
    return editor;
  };
})();

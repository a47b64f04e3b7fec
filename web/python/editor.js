// Dresses a text field as an editor of programs: line numbers, colours, a line that is pointed out, indentation by Tab
// and Enter. The field stays a text field: the person writes in it, and undoes in it, as in any other. Tab indents;
// Esc, then Tab leaves.
(() => {
  'use strict';
  const WORDS = 'and|as|assert|break|class|continue|def|del|elif|else|except|False|finally|for|from|global|if|import|' +
    'in|is|lambda|None|nonlocal|not|or|pass|raise|return|True|try|while|with|yield|match|case';
  const TOKENS = new RegExp(
    /("""|''')[^]*?(?:\1|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/.source + '|(#.*)|\\b(' + WORDS +
    ')\\b|\\b(\\d[\\w.]*)|(?<=\\b(?:def|class) +)(\\w+)|(@\\w+)', 'g');
  const CLASSES = [null, null, 'c', 'k', 'n', 'f', 'f']; // by the groups of TOKENS; else it is a text

  /** @param {string} text @returns {Node[]} */
  function coloured(text) {
    const nodes = [];
    let end = 0;
    for (const found of text.matchAll(TOKENS)) {
      const group = found.findIndex((part, i) => i > 1 && part !== undefined);
      const span = document.createElement('span');
      span.className = (group > 0 && CLASSES[group]) || 's';
      span.textContent = found[0];
      nodes.push(document.createTextNode(text.slice(end, found.index)), span);
      end = found.index + found[0].length;
    }
    nodes.push(document.createTextNode(text.slice(end) + '\n'));
    return nodes;
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

    function draw() {
      const lines = field.value.split('\n');
      ink.replaceChildren(...coloured(field.value));
      gutter.replaceChildren(...lines.map((_, i) => {
        const number = document.createElement('span');
        number.textContent = String(i + 1);
        if (i + 1 === marked) number.className = 'at';
        return number;
      }));
      box.style.setProperty('--lines', String(lines.length));
      box.style.setProperty('--columns', String(Math.max(...lines.map((line) => line.length))));
      box.style.setProperty('--at', String(marked));
      box.classList.toggle('marked', marked > 0 && marked <= lines.length);
    }

    /** @param {number} line */
    function mark(line) {
      marked = line;
      draw();
      const top = (line - 1) * (ink.scrollHeight / field.value.split('\n').length);
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
      if (/:\s*(#.*)?$/.test(line)) width += 4;
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
    box.classList.add('dressed');
    const editor = { draw, mark, press };
    dressed.set(field, editor);
    draw();
    return editor;
  };
})();

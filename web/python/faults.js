// What has gone wrong in a program, as Python says it: for worker.js, which runs it. The page explains it (explain.js).
(() => {
  'use strict';
  const $B = __BRYTHON__;
  const MOST = 4000; // characters of Python's words that are told: what a program raises may be megabytes
  const MEMORY = /out of memory|allocation|array length|string length|array size|invalid size/i;

  // What was thrown is an exception of Python's, or an error of the browser's where its stack or its memory has ended.
  // The source is that of the program, the line the one that was being run.
  /** @type {typeof self.tablierFault} */
  self.tablierFault = (thrown, source, line) => {
    const text = String(thrown && thrown.message || thrown);
    if (/call stack|recursion|stack size/i.test(text) && !thrown.ob_type) {
      const message = 'RecursionError: maximum recursion depth exceeded';
      return { kind: 'program', type: 'RecursionError', line, message, python: message };
    }
    if (MEMORY.test(text) && !thrown.ob_type) return ofMemory(line, 'MemoryError');
    const error = $B.exception(thrown);
    const type = $B.class_name(error);
    const python = ofProgram(String($B.error_trace(error)).trim());
    if (type === 'JavascriptError' && MEMORY.test(python)) return ofMemory(lineOf(error, python), python);
    const message = python.slice(python.lastIndexOf('\n' + type) + 1).slice(0, MOST);
    const kind = type === 'MemoryError' ? 'memory' : type === 'SansFonction' ? 'nothing' : 'program';
    const fault = {
      kind, type: type.slice(0, MOST), line: lineOf(error, python), message, python: python.slice(-MOST),
    };
    mendIndentation(fault, source);
    return fault;
  };

  /** @param {number} line @param {string} python */
  const ofMemory = (line, python) => (
    { kind: 'memory', type: 'MemoryError', line, message: 'MemoryError', python: python.slice(-MOST) });

  // ofProgram leaves in a traceback the lines of the program.
  /** @param {string} trace */
  function ofProgram(trace) {
    const own = trace.replace(/^  File "(?!programme\.py)[^]*?(?=^  File |^\S)/gm, '');
    return own.replace(" Did you mean: 'undefined'?", '');
  }

  // mendIndentation mends what Brython says of indentation: a line that goes back to where no line stands is for it but
  // "invalid syntax", and of one that goes too far in it names the line after.
  /** @param {{type: string, line: number, message: string}} fault @param {string} source */
  function mendIndentation(fault, source) {
    const lines = source.split('\n');
    while (fault.type === 'IndentationError' && fault.line > 1 && !lines[fault.line - 1]?.trim()) fault.line--;
    const indent = (/** @type {string} */ text) => text.length - text.trimStart().length;
    const before = lines.slice(0, fault.line - 1).filter((text) => text.trim());
    const here = lines[fault.line - 1] ?? '';
    const last = before.at(-1);
    if (fault.message !== 'SyntaxError: invalid syntax' || !last || indent(here) >= indent(last)) return;
    if (before.some((text) => indent(text) === indent(here))) return;
    fault.type = 'IndentationError';
    fault.message = 'IndentationError: unindent does not match any outer indentation level';
  }

  // lineOf is the innermost line of the program in a traceback.
  /** @param {any} error @param {string} python */
  function lineOf(error, python) {
    const lines = [...python.matchAll(/File "programme\.py", line (\d+)/g)];
    if (lines.length) return Number(lines[lines.length - 1][1]);
    return Number(error.lineno) || 0;
  }
})();

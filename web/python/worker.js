// Runs a program of a pupil: the last part of the script of a worker, after Brython, Go's wasm_exec.js,
// tablierModules (the texts of the modules that a program may import) and faults.js.
//
// The worker lives in a frame without an origin (web/python.html). Its first message is {module}, the compiled ai.wasm,
// by whose rules the program looks at positions. It answers "ready", and then gets a port, over which requests come
// and events go, both as JSON texts: see session in page.js.
//
// A request ends after a number of turns: each head of a loop and each entry of a function is one. That they are
// counted needs no change of the program's text, only of what Brython has compiled it to.
(() => {
  'use strict';
  const FILE = 'programme.py';
  const $B = __BRYTHON__;
  const _b_ = $B.builtins;
  const post = self.postMessage.bind(self);

  // How long an event may be is bounded by relay.js. A program comes nowhere near that: texts are cut, in letters, and
  // lists are told in parts.
  const PART = 20000;
  const LONGEST_TEXT = 2000;

  /** @param {unknown} text @param {number} [most] */
  const cut = (text, most = LONGEST_TEXT) => (typeof text === 'string' ? text.slice(0, most) : text);

  // ---------------------------------------------------------------- what a program cannot reach

  // The policy of the frame forbids the network, and without an origin there is no storage. What is taken away here has
  // no use left; Brython makes noise on the console.
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts', 'Worker',
    'BroadcastChannel', 'indexedDB', 'caches', 'postMessage', 'navigator']) {
    try {
      Object.defineProperty(self, name, { value: undefined });
    } catch {} // a browser that holds on to one has the policy
  }
  self.console = new Proxy(self.console, { get: () => () => {} });

  // ---------------------------------------------------------------- the rules

  /** @type {((question: string, values: boolean) => string) | null} */
  let answer = null;
  self.tablierServe = (f) => { answer = f; };

  /** @param {WebAssembly.Module} module */
  async function startRules(module) {
    const go = new Go();
    go.run(await WebAssembly.instantiate(module, go.importObject)).finally(() => { answer = null; });
    if (!answer) throw new Error('ai.wasm does not serve');
  }

  // What module _tablier_hote of Python is: see modules/_tablier_hote.js.
  self.tablierHost = {
    rules(/** @type {string} */ question) {
      return /** @type {Function} */ (answer)(question, run.values);
    },
    count() {
      if (++run.calls > run.budget && run.budget) stop('calls');
    },
    out(/** @type {string} */ text) {
      if ((run.printed += text.length) > MOST_PRINTED) return;
      run.print += text;
      const step = run.steps?.at(-1);
      if (step) step.print = cut((step.print ?? '') + text);
      if (run.print.length > 1000) flush();
    },
    // set gives a name of the program another value, which its functions see.
    set(/** @type {string} */ name, /** @type {any} */ value) {
      space[name] = value;
    },
    note(/** @type {string[]} */ ...fields) {
      if (run.tree) observe(run.tree, fields);
    },
  };

  const MOST_PRINTED = 100000; // characters of a request

  // ---------------------------------------------------------------- one request

  /** The request that is being carried out. */
  let run = fresh({});
  let dead = false; // nothing more is answered: the page throws this worker away

  /** @param {any} request */
  function fresh(request) {
    return {
      id: request.id, budget: request.calls || 0, most: request.turns || Infinity, values: request.values !== false,
      calls: 0, turns: 0, printed: 0, print: '', items: 0, outer: { depth: Infinity, line: 0 },
      tree: /** @type {any} */ (null), steps: /** @type {any} */ (null),
    };
  }

  /** @type {MessagePort} */
  let port;

  /** @param {object} event */
  function say(event) {
    flush();
    if (!dead) port.postMessage(JSON.stringify({ id: run.id, ...event }));
  }

  // flush says what has been printed.
  function flush() {
    const text = run.print;
    run.print = '';
    for (const piece of text.match(/[^]{1,20000}/gu) ?? []) say({ event: 'print', text: piece }); // of whole signs
  }

  // sayParts says a list.
  /** @param {string} name @param {object[]} list */
  function sayParts(name, list) {
    /** @type {object[]} */
    let part = [];
    let length = 0;
    for (const item of list) {
      const more = JSON.stringify(item).length;
      if (length + more > PART && part.length) {
        say({ event: name, [name]: part });
        [part, length] = [[], 0];
      }
      part.push(item);
      length += more;
    }
    if (part.length) say({ event: name, [name]: part });
  }

  // stop ends the program where it stands, whatever it catches: the page hears of it before Python does.
  /** @param {string} kind @param {number} [line] */
  function stop(kind, line = lineNow()) {
    fail({ kind, type: '', line, message: '' });
    throw $B.EXC(_b_.SystemExit, kind);
  }

  /** @param {object} error */
  function fail(error) {
    say({ event: 'error', error, calls: run.calls, turns: run.turns });
    dead = true;
  }

  // lineNow is the line of the program that is being run.
  function lineNow() {
    for (let at = $B.frame_obj; at; at = at.prev) {
      if (at.frame.__file__ === FILE) return at.frame.$lineno;
    }
    return 0;
  }

  // ---------------------------------------------------------------- turns

  /** @param {number} line */
  function turn(line) {
    if (++run.turns > run.most) late(line);
    return true;
  }
  $B.turn = turn;

  // late is called beyond the last turn. The program may go on for a tenth, so that of loops within one another the
  // outermost that does not end is the one to be named.
  /** @param {number} line */
  function late(line) {
    const { frame, count } = $B.frame_obj;
    const { depth, line: known } = run.outer;
    if (line && frame.__file__ === FILE && (count < depth || count === depth && line < known)) {
      run.outer = { depth: count, line };
    }
    if (run.turns > run.most * 1.1) stop('turns', run.outer.line || lineNow());
  }

  // counted has each head of a loop count. In the text of Brython's compiler a statement begins its line, and a line
  // end within a text of the program is written as \n.
  /** @param {string} js */
  function counted(js) {
    return js
      .replace(/^( *)while\(\$B\.set_lineno\(frame, (\d+)/gm, '$1while($B.turn($2) && $B.set_lineno(frame, $2')
      .replace(/^( *for\(var \w+ of [^\n]*, frame, (\d+)\)\)\{)$/gm, '$1 $B.turn($2);')
      .replace(/^( *for \(var \w+ of [^\n]*\{)$/gm, '$1 $B.turn(frame.$lineno);');
  }

  const compile = $B.py2js;
  /** @type {Map<string, any>} what has been compiled of the library, by its text */
  const library = new Map();
  $B.py2js = (/** @type {any[]} */ ...given) => {
    const [{ src, imported }] = given;
    const known = imported && library.get(src);
    if (known) return known;
    const root = compile(...given);
    const js = counted(root.to_js());
    root.to_js = () => js;
    if (imported) library.set(src, root);
    return root;
  };

  const enter = $B.enter_frame;
  $B.enter_frame = (/** @type {any} */ frame, /** @type {string} */ file, /** @type {number} */ line) => {
    enter(frame, file, line);
    turn(line);
  };

  // What list and others take from a range counts as well: no loop of the program goes over it.
  const rangeOver = _b_.range[$B.FAST_ITER];
  _b_.range[$B.FAST_ITER] = (/** @type {any[]} */ ...given) => {
    const iterator = rangeOver(...given);
    const next = iterator.next;
    iterator.next = () => {
      turn(0);
      return next();
    };
    return iterator;
  };

  // ---------------------------------------------------------------- memory

  // Chromium ends the whole page, not only this worker, for a list of some 150 million items; other browsers take all
  // the memory that there is. What a program makes item by item its turns bound; these are the items made otherwise.
  const MOST_ITEMS = 1 << 26;

  /** @param {any} a @param {any} b @param {boolean} times */
  function room(a, b, times) {
    const length = (/** @type {any} */ x) => (Array.isArray(x) || typeof x === 'string' ? x.length : 0);
    const made = times ? length(a) * (Number(b) || 0) + length(b) * (Number(a) || 0) : length(a) + length(b);
    if (made > 1000 && (run.items += made) > MOST_ITEMS) stop('memory');
  }

  const operate = $B.rich_op1;
  $B.rich_op1 = (/** @type {string} */ op, /** @type {any} */ a, /** @type {any} */ b) => {
    if (op === '__mul__' || op === '__add__') {
      if (typeof a === 'object' || typeof a === 'string' || typeof b === 'object') room(a, b, op === '__mul__');
    }
    return operate(op, a, b);
  };
  const augment = $B.augm_assign;
  $B.augm_assign = (/** @type {any} */ a, /** @type {string} */ op, /** @type {any} */ b) => {
    if (typeof a !== 'number' && (op === '+=' || op === '*=')) room(a, b, op === '*=');
    return augment(a, op, b);
  };
  const extend = _b_.list.tp_funcs.extend;
  const extendBounded = (/** @type {any} */ list, /** @type {any[]} */ ...rest) => {
    room(list, rest[0], false);
    return extend(list, ...rest);
  };
  Object.assign(extendBounded, extend);
  _b_.list.tp_funcs.extend = $B.$getattr(_b_.list, 'extend').method = extendBounded;

  // ---------------------------------------------------------------- the order of sets

  // A cup has the same table everywhere only where no move hangs on the order in which a set is gone through: that is
  // another in every Python. A program that has been loaded backwards meets the opposite one.
  let backwards = false;

  const goThrough = _b_.set.tp_iter;
  _b_.set.tp_iter = (/** @type {any} */ set) => {
    const iterator = goThrough(set);
    if (backwards) iterator.it = [...iterator.it].reverse().values();
    return iterator;
  };
  const { pop, discard } = _b_.set.tp_funcs;
  const popTurned = (/** @type {any} */ set, /** @type {any[]} */ ...rest) => {
    if (!backwards || rest.length || !set.$used) return pop(set, ...rest);
    const last = [...goThrough(set).it].at(-1);
    discard(set, last);
    return last;
  };
  Object.assign(popTurned, pop);
  _b_.set.tp_funcs.pop = $B.$getattr(_b_.set, 'pop').method = popTurned;

  // ---------------------------------------------------------------- step by step

  const setLine = $B.set_lineno;
  const MOST_VARIABLES = 50; // of a step

  // stepping notes each line of the program that is run, with the variables of its function.
  /** @param {any} frame @param {number} line @param {string} [type] */
  function stepping(frame, line, type) {
    const steps = run.steps;
    if (frame.__file__ === FILE && steps) {
      run.steps = null; // what is written for a variable may run code of the program itself
      try {
        steps.push({ line, depth: depthNow(), function: brief(String(frame[0])), variables: variables(frame) });
      } finally {
        run.steps = steps.length < steps.most ? steps : null;
      }
    }
    return setLine(frame, line, type);
  }

  function depthNow() {
    let depth = -1;
    for (let at = $B.frame_obj; at; at = at.prev) if (at.frame.__file__ === FILE) depth++;
    return Math.max(depth, 0);
  }

  // variables are those of a frame as they are shown: name, value, and whether that has just changed.
  /** @param {any} frame @returns {[string, string, string][]} */
  function variables(frame) {
    /** @type {Map<string, string>} */
    const known = (frame.$shown ??= new Map());
    return Object.entries(frame[1])
      .filter(([name, value]) => /^[a-z]\w*$/i.test(name) && value !== undefined && !unshown(value))
      .slice(0, MOST_VARIABLES)
      .map(([name, value]) => {
        const text = short(value);
        const fresh = known.get(name) === text ? '' : 'new';
        known.set(name, text);
        return [brief(name), text, fresh];
      });
  }

  /** @param {any} value */
  const unshown = (value) => /^(function|module|type|builtin_function_or_method)$/.test($B.class_name(value));

  /** @param {any} value */
  function short(value) {
    return brief(String(_b_.repr(value)));
  }

  /** @param {string} text */
  const brief = (text) => (text.length > 60 ? text.slice(0, 59) + '…' : text);

  // ---------------------------------------------------------------- observed calls

  // observe notes a call of a function that the program has had observed, or its end: see observe in tablier.py.
  /** @param {any} tree @param {string[]} fields */
  function observe(tree, [what, ...fields]) {
    if (what === 'end') {
      const { node } = tree.open.pop();
      if (node) node.value = String(cut(fields[0], 200));
      return;
    }
    tree.calls++;
    const parent = tree.open.length ? tree.open.at(-1).index : -1;
    const full = tree.nodes.length >= tree.most || (tree.open.length > 0 && parent < 0);
    const [name, , position, ...args] = fields.slice(0, 20).map((field, i) => String(cut(field, i === 2 ? PART : 200)));
    const node = full ? null : { parent, function: name, position, args, value: '' };
    if (node) tree.nodes.push(node);
    tree.open.push({ node, index: node ? tree.nodes.length - 1 : -1 });
  }

  // ---------------------------------------------------------------- what is asked

  /** @type {any} */
  let bench; // the names of module _banc
  /** @type {any} */
  let space; // the names of the program
  let source = '';

  /** @type {Record<string, (request: any) => object>} */
  const operations = {
    load({ program, seed, backwards: turned }) {
      if (space) startBench(); // of what the program has done to modules nothing is left
      bench.graine(seed || 0);
      backwards = !!turned;
      source = program;
      space = runScript(program, '__main__', FILE);
      return {}; // a program that has no player yet may have what the tests of an exercise ask for
    },
    move({ game, position, seed }) {
      bench.graine(seed || 0);
      const [legal, shown] = bench.joue(player(), position, ...game);
      return { move: legal, returned: shown };
    },
    tests({ code, seed }) {
      bench.graine(seed || 0);
      const names = Object.entries(space).filter(([, value]) => typeof value === 'function');
      bench.essaie(code, $B.$list(names.map((pair) => $B.fast_tuple(pair))), (/** @type {any[]} */ ...fields) => {
        const [index, count, fr, en, secret, state, position, expected, received] = fields;
        const texts = { position: cut(position), expected: cut(expected), received: cut(received) };
        say({ event: 'test', index, count, fr, en, private: !!secret, state, ...texts });
        return _b_.None;
      });
      return {};
    },
    values({ game, positions }) {
      return {
        values: positions.map((/** @type {string} */ position) => exact(game, position)[0]),
      };
    },
    steps(request) {
      const steps = run.steps = Object.assign([], { most: request.most });
      $B.set_lineno = stepping;
      try {
        const done = operations.move(request);
        run.steps = null;
        sayParts('steps', steps);
        return done;
      } finally {
        $B.set_lineno = setLine;
        if (dead) return {};
        run.steps = null;
      }
    },
    tree(request) {
      const tree = run.tree = { calls: 0, nodes: [], open: [], most: request.most };
      const done = operations.move(request);
      for (const node of /** @type {any[]} */ (tree.nodes)) {
        if (node.parent < 0) [node.exact, node.plies] = exact(request.game, node.position);
      }
      sayParts('nodes', tree.nodes);
      return { ...done, observed: tree.calls };
    },
  };

  // exact is what a position is worth to the side to move: w, d or l, empty where that is not known; and in how many
  // plies it is won or lost.
  /** @param {string[]} game @param {string} position @returns {[string, number]} */
  function exact(game, position) {
    const said = /** @type {Function} */ (answer)(['value', ...game, position].join('\t'), true).split('\t');
    return said[0] === 'ok' && /^[wdl]$/.test(said[1]) ? [said[1], Number(said[2] ?? 0)] : ['', 0];
  }

  // runScript runs a text as the module of that name, and returns its names.
  /** @param {string} source @param {string} name @param {string} [file] */
  function runScript(source, name, file = name + '.py') {
    $B.file_cache[file] = source;
    $B.url2name[file] = name;
    $B.imported[name] = $B.module.$factory(name);
    const js = $B.py2js({ src: source, filename: file }, name, name).to_js();
    const names = new Function(js + '\nreturn locals')();
    names.__name__ = name;
    return names;
  }

  // player is the function of the program that chooses a move; without one the program has failed.
  function player() {
    const found = space.jouer ?? space.play;
    if (found === undefined) bench.sans();
    return found;
  }

  /** @param {string} text */
  function carryOut(text) {
    if (dead) return;
    const request = JSON.parse(text);
    run = fresh(request);
    try {
      const done = operations[request.op](request);
      say({ event: 'done', ...done, calls: run.calls, turns: run.turns });
    } catch (thrown) {
      if (!dead) fail(self.tablierFault(thrown, source, lineNow()));
    }
  }

  // ---------------------------------------------------------------- start

  // The modules that a program may import. Others are only for these.
  const OPEN = new Set(`abc bisect collections copy dataclasses enum functools heapq itertools math operator
    random string tablier tapatan time typing`.split(/\s+/));

  function confine() {
    for (const name of ['open', 'input', 'breakpoint', 'exit', 'quit']) delete _b_[name];
    const whole = $B.$__import__;
    $B.$__import__ = (/** @type {string} */ name, /** @type {any} */ globals, /** @type {any} */ locals,
      /** @type {any} */ list, /** @type {number} */ level) => {
      const own = $B.frame_obj && $B.frame_obj.frame.__file__ === FILE;
      if (own && !OPEN.has(name.split('.')[0])) {
        throw $B.EXC(_b_.ModuleNotFoundError, `No module named '${name}'`);
      }
      return whole(name, globals, locals, list, level);
    };
    $B.recursion_limit = 400;
  }

  // startBench imports module _banc, and with it all others anew.
  function startBench() {
    for (const name of Object.keys($B.imported)) {
      if (name in self.tablierModules) delete $B.imported[name];
    }
    bench = runScript('from _banc import *', '_start');
  }

  function startPython() {
    // What Brython 3.14.3 puts here where a browser has none wants two arguments.
    Object.defineProperty(Set.prototype, 'difference', {
      /** @this {Set<any>} @param {Set<any>} other */
      value(other) { return new Set([...this].filter((item) => !other.has(item))); },
    });
    $B.use_VFS = true;
    $B.update_VFS(self.tablierModules);
    $B.options_parsed = true;
    $B.make_import_paths = (/** @type {string} */ file) => {
      $B.import_info[file] = { meta_path: [$B.finders.VFS], path_hooks: [], path: [] };
    };
    startBench();
    $B.get_stdout = $B.get_stderr = () => bench.sortie;
    confine();
  }

  self.onmessage = async ({ data: { module } }) => {
    try {
      await startRules(module);
      startPython();
    } catch (error) {
      setTimeout(() => { throw new Error(error instanceof Error ? String(error.stack) : String(error)); });
      return;
    }
    self.onmessage = (event) => {
      port = event.ports[0];
      port.onmessage = ({ data }) => carryOut(data);
    };
    post('ready');
  };
})();

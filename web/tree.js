// Lets the program draw on, whatever else changes the document beside it: a browser's translator, which puts each text
// into <font> elements of its own or another text in its place, or an extension that adds elements. go-app keeps the
// nodes that it has made, and calls removeChild and its like of the parent that it has given to each: where a node is
// not found there any more the browser throws, and the program would end; and a text that has been replaced would never
// be seen to change.
//
// So this notes which nodes the program has put into each element, in the program's turns alone (tablierTurn), for the
// same calls by others mean nothing to the program. What it does to a node that is not where it has put it draws the
// element anew: its own nodes come back in their order, and what stands between them goes. A translator that watches
// the page then translates that again.
(() => {
  'use strict';
  /** @type {WeakMap<Node, Node[]>} */
  const nodesOf = new WeakMap(); // of the elements that the program alone has filled
  /** @type {WeakMap<Node, Node>} */
  const parentOf = new WeakMap();

  let turns = 0;
  window.tablierTurn = (work) => {
    turns++;
    try {
      return work();
    } finally {
      turns--;
    }
  };

  const { appendChild, insertBefore, removeChild, replaceChild } = /** @type {any} */ (Node.prototype);

  /** @param {Node} parent @param {Node[]} nodes */
  function restore(parent, nodes) {
    const own = new Set(nodes);
    for (const node of [...parent.childNodes]) if (!own.has(node)) removeChild.call(parent, node);
    nodes.forEach((node, i) => {
      const there = parent.childNodes[i] ?? null;
      if (there !== node) insertBefore.call(parent, node, there);
    });
  }

  // holder finds what holds a node in an element that others have filled too, such as the body: an element around it
  // that is somebody's.
  /** @param {Node} parent @param {Node | null} node */
  function holder(parent, node) {
    while (node && node.parentNode !== parent) node = node.parentNode;
    return node;
  }

  // note notes what takes the place of a node, and returns the nodes of its parent, if it is one of them.
  /** @param {Node} parent @param {Node} node @param {Node[]} fresh */
  function note(parent, node, ...fresh) {
    for (const each of fresh) parentOf.set(each, parent);
    const nodes = nodesOf.get(parent);
    const at = nodes ? nodes.indexOf(node) : -1;
    if (!nodes || at < 0) return null;
    nodes.splice(at, 1, ...fresh);
    return nodes;
  }

  /** @template {Node} T @this {Node} @param {T} child @returns {T} */
  Node.prototype.appendChild = function (child) {
    if (turns > 0) {
      if (!nodesOf.has(this) && !this.hasChildNodes()) nodesOf.set(this, []);
      nodesOf.get(this)?.push(child);
      parentOf.set(child, this);
    }
    return appendChild.call(this, child);
  };

  /** @template {Node} T @this {Node} @param {Node} fresh @param {T} old @returns {T} */
  Node.prototype.replaceChild = function (fresh, old) {
    const nodes = turns > 0 && note(this, old, fresh);
    if (turns === 0 || old.parentNode === this) return replaceChild.call(this, fresh, old);
    const held = holder(this, old);
    if (nodes) restore(this, nodes);
    else if (held) replaceChild.call(this, fresh, held);
    else appendChild.call(this, fresh);
    return old;
  };

  /** @template {Node} T @this {Node} @param {T} child @returns {T} */
  Node.prototype.removeChild = function (child) {
    const nodes = turns > 0 && note(this, child);
    if (turns === 0 || child.parentNode === this) return removeChild.call(this, child);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    if (nodes) restore(this, nodes);
    return child;
  };

  // A text can also stand beside what somebody has made of it.
  const value = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue'));
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    /** @this {Node} @param {string | null} text */
    set(text) {
      value.set?.call(this, text);
      const parent = turns > 0 && parentOf.get(this);
      const nodes = parent && nodesOf.get(parent);
      if (!nodes) return;
      if (this.parentNode !== parent || parent.childNodes.length !== nodes.length) restore(parent, nodes);
    },
  });

  // go-app takes the first element of the body for the page that the build has drawn, and replaces it.
  const { body } = document;
  const page = document.querySelector('.app');
  Object.defineProperty(body, 'firstElementChild', { get: () => (turns > 0 ? page : body.children[0] ?? null) });
})();

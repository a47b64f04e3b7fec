package driver

// Translator is a script that changes a page as browsers' translators do: around each text that may be translated, and
// those that come later, it puts two elements <font>. By turns it takes the page's own text into them, or leaves
// another one there, in capitals, and the page's own nowhere.
const Translator = `(() => {
	let turn = 0;
	window.translated = 0;
	const translate = (text) => {
		const around = text.parentElement;
		const still = 'font, script, style, textarea, [translate="no"], [translate="no"] *';
		if (!around || !text.data.trim() || around.matches(still)) return;
		const outer = document.createElement('font'), inner = document.createElement('font');
		text.replaceWith(outer);
		outer.append(inner);
		if (++turn % 2) text.data = text.data.toUpperCase();
		inner.append(turn % 2 ? text : text.data.toUpperCase());
		translated++;
	};
	const all = (node) => {
		const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), texts = [];
		while (walker.nextNode()) texts.push(walker.currentNode);
		texts.forEach(translate);
	};
	const begin = () => {
		all(document.body);
		new MutationObserver((list) => {
			for (const { type, target, addedNodes } of list) {
				if (type === 'characterData') translate(target);
				for (const node of addedNodes) node.nodeType === 3 ? translate(node) : all(node);
			}
		}).observe(document.body, { childList: true, characterData: true, subtree: true });
	};
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
	else begin();
})()`

package driver

import (
	"fmt"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// SetLetters has the page drawn with a default font of so many pixels, as a person chooses it in the browser, and with
// letters of so many per cent of that.
func (p *Tab) SetLetters(pixels int64, percent int) {
	p.T.Helper()
	p.Do(Call(page.SetFontSizes, page.SetFontSizesParams{FontSizes: &page.FontSizes{Standard: pixels, Fixed: pixels}}))
	p.Run(fmt.Sprintf(`document.documentElement.style.fontSize = '%d%%'`, percent))
}

// Resize gives the window another size.
func (p *Tab) Resize(width, height int64) {
	p.T.Helper()
	p.Do(chromedp.EmulateViewport(width, height))
}

// Illegible returns what cannot be read or pressed on the page as it is drawn: letters that are cut off, or over
// others; controls over others; what lies beyond the edges of the page. What a box scrolls to can be read; a name that
// its box shortens is no sentence.
func (p *Tab) Illegible() []string {
	p.T.Helper()
	return Eval[[]string](p, illegible)
}

const illegible = `(async () => {
	await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
	const wrong = new Set(), wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
	if (wide > 0) wrong.add('the page is ' + wide + ' px too wide');
	const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
	const heard = (e) => !!e && (getComputedStyle(e).clipPath !== 'none' || heard(e.parentElement)); // not seen
	const fixed = (e) => !!e && (getComputedStyle(e).position === 'fixed' || fixed(e.parentElement));
	const name = (e) => e.id || e.className || e.localName;
	const meet = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left),
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
	const plain = (r) => ({ left: r.left, right: r.right, top: r.top, bottom: r.bottom });
	// What is left of a box in those around it, and whether one of them cuts it off.
	const within = (e, r) => {
		let cut = '';
		const put = { ...r };
		for (let a = e; a && a !== document.body; a = a.parentElement) {
			const style = getComputedStyle(a), box = a.getBoundingClientRect();
			const clip = (how, from, to) => {
				if (how === 'visible' || style.display === 'contents' || style.display === 'inline') return;
				if ((how === 'hidden' || how === 'clip') && (put[from] < box[from] - 1.5 || put[to] > box[to] + 1.5)) {
					cut ||= name(a) + ' ' + from;
				}
				put[from] = Math.max(put[from], box[from]);
				put[to] = Math.min(put[to], box[to]);
			};
			clip(style.overflowX, 'left', 'right');
			clip(style.overflowY, 'top', 'bottom');
			if (style.position === 'fixed') break;
		}
		return [put, cut];
	};
	const letters = [], controls = [];
	const walk = document.createTreeWalker(document.querySelector('.app'), NodeFilter.SHOW_TEXT);
	for (let node = walk.nextNode(); node; node = walk.nextNode()) {
		const e = node.parentElement;
		if (!node.data.trim() || e.closest('svg, select, option, .points') || !seen(e) || heard(e)) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		for (const rect of range.getClientRects()) {
			const r = plain(rect), high = rect.height / 4; // the room around letters may be cut
			r.top += high;
			r.bottom -= high;
			const [put, cut] = within(e, r);
			const out = put.right > innerWidth + 1 || put.left < -1 || put.top + scrollY < -1;
			if ((cut || out) && !e.closest('.player, .axis')) wrong.add((cut || 'the page') + ' cuts "' + node.data + '"');
			if (put.right > put.left && put.bottom > put.top) letters.push({ e, r: put, text: node.data, fixed: fixed(e) });
		}
	}
	for (const e of document.querySelectorAll('.app :is(button, a, select, input, summary)')) {
		if (e.closest('.points') || !seen(e) || heard(e) || !e.getClientRects().length) continue;
		const [r, cut] = within(e.parentElement, plain(e.getBoundingClientRect()));
		if (cut && !e.closest('.segments, .switches')) wrong.add(cut + ' cuts the control ' + name(e));
		if (r.right > innerWidth + 1) wrong.add('the page cuts the control ' + name(e));
		if (r.right > r.left && r.bottom > r.top) controls.push({ e, r, text: name(e), fixed: fixed(e) });
	}
	for (const list of [letters, controls]) list.forEach((a, i) => list.slice(i + 1).forEach((b) => {
		if (a.e === b.e || a.fixed !== b.fixed || a.e.contains(b.e) || b.e.contains(a.e)) return;
		const [across, down] = meet(a.r, b.r);
		if (across > 2 && down > 2) wrong.add('"' + a.text + '" and "' + b.text + '" overlap');
	}));
	const bar = document.querySelector('.actions');
	const over = bar && fixed(bar) ? bar.getBoundingClientRect().height : 0;
	const end = Math.max(...[...letters, ...controls].filter((a) => !a.fixed).map((a) => a.r.bottom)) + scrollY;
	const reach = Math.max(document.documentElement.scrollHeight, innerHeight) - over;
	if (end > reach + 1) wrong.add('the last ' + Math.round(end - reach) + ' px cannot be reached');
	return [...wrong];
})()`

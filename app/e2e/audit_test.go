package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// auditPages are the ten pages of the audit for the statement on accessibility, with what is pressed on some first.
var auditPages = []struct{ name, at, press string }{
	{"home", "/", ""}, {"match", "/tapatan/", ""}, {"lesson", "/tapatan/lecon/", ""},
	{"puzzle", nav.PuzzlesRoute + "?puzzle=mtvm9qquf6", ""}, {"games played", nav.ArchiveRoute, ""},
	{"about", nav.AboutRoute, ""}, {"watch", nav.WatchRoute + "#q=max", ""}, {"write", nav.WriteRoute + "#e=gagne", ""},
	{"set", nav.ComposeRoute, "#act-ready-0"}, {"notebook", nav.NotebookRoute, "#act-example"},
}

// auditFaults lists what is wrong with the structure of a page: ids used twice, headings that skip a level, fields
// without a name, tables without headers or a name, frames without a title, elements where HTML does not allow them.
const auditFaults = `(() => {
	const all = (s) => [...document.querySelectorAll(s)];
	const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
	const called = (e) => e.tagName + '#' + e.id + '.' + e.getAttribute('class');
	const wrong = [], ids = new Set();
	for (const { id } of all('[id]')) ids.has(id) ? wrong.push('twice: ' + id) : ids.add(id);
	let level = 0;
	for (const h of all('h1,h2,h3,h4,h5,h6').filter(seen)) {
		const now = Number(h.tagName[1]);
		if (now > level + 1) wrong.push('heading: ' + h.textContent);
		level = now;
	}
	if (all('h1').filter(seen).length !== 1) wrong.push('not one h1');
	for (const e of all('input,select,textarea').filter(seen)) {
		if (!e.labels?.length && !e.ariaLabel && !e.getAttribute('aria-labelledby')) wrong.push('no name: ' + called(e));
	}
	for (const e of all('table').filter(seen)) {
		const headed = e.querySelector('th') && !e.querySelector('th:not([scope])');
		if (!headed || !e.caption && !e.ariaLabel) wrong.push('table: ' + called(e));
	}
	for (const e of all('iframe')) if (!e.title) wrong.push('frame: ' + called(e));
	const astray = 'p div,p p,p ul,p ol,p section,p table,a a,a button,button a,button button,button div,label label,' +
		'ul > :not(li,template),ol > :not(li,template),dl > :not(dt,dd,div),:is(h1,h2,h3) div';
	for (const e of all(astray)) wrong.push('astray: ' + called(e.parentElement) + ' > ' + called(e));
	for (const part of ['header', 'main', 'nav']) if (!all(part).some(seen)) wrong.push('no ' + part);
	if (!document.title || !document.documentElement.lang) wrong.push('no title or language');
	if (!document.doctype) wrong.push('no doctype');
	return wrong.join('\n');
})()`

// spaced gives all texts the spacing of criterion 10.12, as a person's own styles do.
const spaced = `document.querySelectorAll('body *').forEach((e) => {
	for (const [name, value] of [['line-height', '1.5'], ['letter-spacing', '.12em'], ['word-spacing', '.16em']]) {
		e.style?.setProperty(name, value, 'important');
	}
})`

// auditCut lists the texts that are cut, but for those that only readers get.
const auditCut = `[...document.querySelectorAll('main *')].filter((e) => {
	const style = getComputedStyle(e);
	return e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0 &&
		!e.closest('svg, .hidden-text') && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) &&
		e.clientWidth > 1 &&
		style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll' &&
		(e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2);
}).map((e) => e.tagName + '#' + e.id + '.' + e.className + ': ' + e.textContent.trim().slice(0, 30)).join('\n')`

// What can be tested of the audit holds on its ten pages: their structure, letters of twice the size, a window of 320
// pixels, the spacing of texts, and that they can be read without styles.
func TestTenPagesOfTheAudit(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	for _, page := range auditPages {
		p.Start(s.Address(page.at))
		p.Settle()
		if page.press != "" {
			p.Click(page.press)
			p.Settle()
		}
		if wrong := driver.Eval[string](p, auditFaults); wrong != "" {
			t.Errorf("%s:\n%s", page.name, wrong)
		}
		for _, size := range [][2]int64{{683, 384}, {320, 640}} { // 1366x768 at 200 %, and the narrowest that is asked for
			p.Resize(size[0], size[1])
			p.Settle()
			if wide := driver.Eval[int](p, `document.documentElement.scrollWidth - innerWidth`); wide > 1 {
				t.Errorf("%s: %d px wider than a window of %d", page.name, wide, size[0])
			}
		}
		p.Resize(1366, 768)
		p.Settle()
		p.Run(spaced)
		if cut := driver.Eval[string](p, auditCut); cut != "" {
			t.Errorf("%s, spaced: cut:\n%s", page.name, cut)
		}
		p.Run(`[...document.styleSheets].forEach((sheet) => { sheet.disabled = true; })`)
		const heard = `document.querySelector('main').innerText.trim().length > 20 &&
			document.querySelector('h1').checkVisibility()`
		if !driver.Eval[bool](p, heard) {
			t.Errorf("%s: nothing to be read without styles", page.name)
		}
	}
}

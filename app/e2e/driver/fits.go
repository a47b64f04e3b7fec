package driver

// Fits fails the test when the page is wider than the screen, or a part of the match is larger than the
// board; what is fixed over the page is no such part.
func (p *Tab) Fits() {
	p.T.Helper()
	if over := Eval[float64](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
		p.T.Errorf("%s: the page is %v px too wide", p.Device.Name, over)
	}
	smaller := Eval[[]string](p, `(() => {
		const area = (e) => { const r = e.getBoundingClientRect(); return r.width * r.height; };
		const board = area(document.querySelector('.board'));
		return [...document.querySelectorAll('#panel-play > *')].filter((e) =>
			area(e) > board && getComputedStyle(e).position !== 'fixed').map((e) => e.className);
	})()`)
	if len(smaller) > 0 {
		p.T.Errorf("%s: larger than the board: %v", p.Device.Name, smaller)
	}
}

// FitsWidth fails the test when the page is wider than the screen.
func (p *Tab) FitsWidth() {
	p.T.Helper()
	if over := Eval[float64](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
		p.T.Errorf("the page is %v px too wide", over)
	}
}

// MenusFit fails the test where one of some menus cuts what is chosen in it.
func (p *Tab) MenusFit(selector string) {
	p.T.Helper()
	cut := Eval[[]string](p, `(() => {
		const arrow = 20; // px, which every browser draws in its own way
		const pen = document.createElement('canvas').getContext('2d');
		return [...document.querySelectorAll(`+Quote(selector)+`)].filter((e) => {
			const style = getComputedStyle(e);
			pen.font = style.font;
			return pen.measureText(e.selectedOptions[0].text).width + arrow >
				e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
		}).map((e) => e.selectedOptions[0].text);
	})()`)
	if len(cut) > 0 {
		p.T.Errorf("%s: menus cut %q", p.Device.Name, cut)
	}
}

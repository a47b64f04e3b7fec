package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// counts draws the numbers that follow from what is set up; nothing in a game that has none.
func (p *Page) counts() app.UI {
	var counts []board.Count
	if words, ok := p.words().(board.Counter); ok {
		counts = words.Counts(p.session.Stocks(), p.session.Now())
	}
	return ui.Tree(`<ul class="arr-counts" hidden="{}">{}</ul>`, len(counts) == 0,
		app.Range(counts).Slice(func(i int) app.UI { return p.count(counts[i]) }))
}

// count draws one: the number of the first side before the picture, the last one behind it.
func (p *Page) count(c board.Count) app.UI {
	first, last, drawn := "", strconv.Itoa(c.Numbers[len(c.Numbers)-1]), app.UI(ui.Tree(`<i hidden="true"></i>`))
	if len(c.Numbers) > 1 {
		first = strconv.Itoa(c.Numbers[0])
	}
	if c.Glyph != (board.Glyph{}) {
		drawn = p.small(c.Glyph)
	}
	return ui.Tree(`<li><span class="hidden-text">{}</span><b aria-hidden="true" hidden="{}">{}</b>{}
			<span aria-hidden="true" hidden="{}">{}</span><b aria-hidden="true">{}</b></li>`,
		c.Says, first == "", first, drawn, c.Name == "", c.Name, last)
}

//go:build !js

package page

import (
	"fmt"

	"tablier/app/i18n"
	"tablier/app/ui"
)

// The picture of two chains: where the middle of each number stands, and how large it is.
const (
	chainStep      = 86
	chainLeft      = 51
	upperY, lowerY = 48, 188
	boxW, boxH     = 54, 34
)

// drawing returns a picture with a name and a caption.
func drawing(class, box, name, caption string, shapes ui.HTML) ui.HTML {
	svg := ui.Tag("svg", ui.Attr("viewBox", box)+ui.Attr("role", "img")+ui.Attr("aria-label", name), shapes)
	return ui.Tag("div", ui.Attr("class", "figure "+class), svg, ui.Tag("p", "", ui.EscapeText(caption)))
}

// words returns a text in a picture, centred.
func words(x, y int, text string) ui.HTML {
	return ui.HTML(fmt.Sprintf(`<text x="%d" y="%d">%s</text>`, x, y, ui.EscapeText(text)))
}

// chain draws the chains of two sides, and the draws that come from them.
func chain(m *i18n.ByLinkChain) ui.HTML {
	shapes := links(upperY) + links(lowerY) + words(180, 22, m.Upper) + words(180, 230, m.Lower) +
		pair(0, m.Given) + pair(3, m.Closed)
	for n := 1; n <= 2; n++ {
		x, middle := chainLeft+n*chainStep, (upperY+lowerY)/2
		shapes += ui.HTML(fmt.Sprintf(`<path class="line" d="M%d %dV%d"/>`, x, upperY+boxH/2, lowerY-boxH/2)) +
			ui.HTML(fmt.Sprintf(`<rect class="drawn" x="%d" y="%d" width="72" height="30" rx="15"/>`, x-36, middle-15)) +
			words(x, middle+5, fmt.Sprintf("%s %d", m.Draw, n))
		shapes += ui.Tag("g", ui.Attr("class", "beside"), words(x+5, upperY+boxH/2+22, m.First),
			words(x+5, lowerY-boxH/2-13, m.Then))
	}
	return drawing("chain", "0 0 360 240", m.Name, m.Caption, shapes)
}

// links draws one chain, c0 on the left.
func links(y int) (all ui.HTML) {
	for i, class := range []string{"given", "shown", "shown", "closed"} {
		x := chainLeft + i*chainStep
		all += ui.HTML(fmt.Sprintf(`<rect class="%s" x="%d" y="%d" width="%d" height="%d" rx="6"/>`, class,
			x-boxW/2, y-boxH/2, boxW, boxH)) + words(x, y+5, fmt.Sprintf("c%d", i))
		if i > 0 {
			from, to := x-boxW/2-2, x-chainStep+boxW/2+3
			all += ui.HTML(fmt.Sprintf(`<path class="arrow" d="M%d %dH%dm6 -5l-6 5l6 5"/>`, from, y, to))
		}
	}
	return all
}

// pair draws two lines of text between the two hash chains of the picture.
func pair(i int, lines [2]string) ui.HTML {
	x, middle := chainLeft+i*chainStep, (upperY+lowerY)/2
	return words(x, middle-4, lines[0]) + words(x, middle+13, lines[1])
}

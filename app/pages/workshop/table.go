package workshop

import (
	"strconv"
	"strings"

	"tablier/app/ui"
)

// nobody stands on the diagonal, where a player would meet themselves.
const nobody = -1

// maxPoints is how many points two players of the picture play for.
const maxPoints = 20

// points is the cross table in the picture of the cup: five levels against each other, the best first. A test has
// them play.
var points = [5][5]int{
	{nobody, 14, 18, 17, 20},
	{6, nobody, 11, 13, 17},
	{2, 9, nobody, 12, 16},
	{3, 7, 8, nobody, 18},
	{0, 3, 4, 2, nobody},
}

// The sizes of the picture, in its own units.
const (
	cellWide, cellHigh = 50, 28
	cellGap            = 4
	tableLeft          = (pictureWide - 5*cellWide - 4*cellGap) / 2
	tableTop           = (pictureHigh - 5*cellHigh - 4*cellGap) / 2
)

// tablePicture draws the cross table of a cup.
func tablePicture() ui.HTML {
	var b strings.Builder
	b.WriteString(`<svg class="pic table" viewBox="0 0 300 188" aria-hidden="true" translate="no">`)
	for row := range points {
		for column, n := range points[row] {
			x, y := tableLeft+column*(cellWide+cellGap), tableTop+row*(cellHigh+cellGap)
			if n == nobody {
				b.WriteString(`<circle cx="` + strconv.Itoa(x+cellWide/2) + `" cy="` + strconv.Itoa(y+cellHigh/2) + `" r="1.5"/>`)
				continue
			}
			rect(&b, "", x, y, cellWide, cellHigh)
			rect(&b, "of", x+6, y+cellHigh-6, cellWide-12, 3)
			rect(&b, "got", x+6, y+cellHigh-6, (cellWide-12)*n/maxPoints, 3)
			b.WriteString(`<text x="` + strconv.Itoa(x+cellWide/2) + `" y="` + strconv.Itoa(y+16) + `">` + strconv.Itoa(n) +
				`</text>`)
		}
	}
	return ui.HTML(b.String() + `</svg>`)
}

func rect(b *strings.Builder, class string, x, y, wide, high int) {
	b.WriteString(`<rect class="` + class + `" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `" width="` +
		strconv.Itoa(wide) + `" height="` + strconv.Itoa(high) + `"/>`)
}

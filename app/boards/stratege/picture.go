package stratege

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boards/stratege/pawns"
	"tablier/app/ui"
	"tablier/rules/stratege"
)

// The picture of a set-up: a dot for each pawn, the larger the stronger, the front row above as its owner sees it.
const (
	pictureBox  = "0 0 108 54"
	pictureStep = 18
)

// picture draws a set-up, given the kinds by home.
func picture(kinds []int) app.UI {
	dots := make([]strings.Builder, stratege.Most)
	for i, kind := range kinds {
		if kind == none {
			continue
		}
		x, y := pictureStep/2+pictureStep*(i%pawns.Row), pictureStep/2+pictureStep*(len(kinds)/pawns.Row-1-i/pawns.Row)
		dots[kind].WriteString("M" + strconv.Itoa(x) + " " + strconv.Itoa(y) + "h0")
	}
	paths := make([]app.UI, len(dots))
	for kind := range dots {
		paths[kind] = ui.Tree(`<path d="{}" stroke-width="{}"></path>`, dots[kind].String(), strconv.Itoa(4+2*kind))
	}
	return ui.Tree(`<svg class="setting" viewBox="{}" aria-hidden="true">{}</svg>`, pictureBox, paths)
}

package page

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/notebook"
	"tablier/app/ui"
)

// The sizes of a bar, in its own units: it is drawn as wide as its place is.
const (
	shareWide = 600
	shareGap  = 6
	stripe    = 8
)

// share draws the results of a class at an item as a bar: filled, hollow, striped, hollow in the accent, pale. The same
// in words stands beside it.
func share(c notebook.Count) app.UI {
	parts := []int{c.First, c.Later, c.Shown, c.Tried, c.NotDone}
	all := 0
	for _, n := range parts {
		all += n
	}
	var b strings.Builder
	x := 0
	for i, n := range parts {
		if n == 0 {
			continue
		}
		wide := max(1, n*shareWide/all-shareGap)
		fmt.Fprintf(&b, `<rect class="%c" x="%d" y="1" width="%d" height="8"/>`, "fnstz"[i], x, wide)
		for at := stripe; i == 2 && at < wide; at += 2 * stripe {
			fmt.Fprintf(&b, `<rect class="f" x="%d" y="1" width="%d" height="8"/>`, x+at, stripe)
		}
		x += n * shareWide / all
	}
	return ui.Raw(ui.Tag("svg", ui.Attr("class", "share")+ui.Attr("viewBox", "0 0 600 10")+
		ui.Attr("preserveAspectRatio", "none")+ui.Attr("aria-hidden", "true"), ui.HTML(b.String())))
}

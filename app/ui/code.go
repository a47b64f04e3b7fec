package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Code draws a QR code, size modules a side, the dark ones as SVG path data. It says by its name what it holds.
func Code(size int, path, id, name string) app.UI {
	const quiet = 4 // modules around the code
	side := strconv.Itoa(size + 2*quiet)
	from := strconv.Itoa(-quiet)
	const fine = 60 // modules: beyond, a camera needs them larger
	class := "code"
	if size > fine {
		class = "code fine"
	}
	return SVG("svg").Class(class).ID(id).Role("img").Aria("label", name).
		Attr("viewBox", from+" "+from+" "+side+" "+side).Body(
		SVG("rect").Attr("x", -quiet).Attr("y", -quiet).Attr("width", side).Attr("height", side),
		SVG("path").Attr("d", path),
	)
}

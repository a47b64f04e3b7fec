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
	return Tree(`<svg class="{}" id="{}" role="img" aria-label="{}" viewBox="{} {} {} {}">
			<rect x="{}" y="{}" width="{}" height="{}"></rect><path d="{}"></path>
		</svg>`, class, id, name, from, from, side, side, from, from, side, side, path)
}

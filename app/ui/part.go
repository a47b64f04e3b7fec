package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A Drawing is a comparable value that draws a small part of a page. It has no handlers: an element keeps the first
// ones that it was given, and what is around the part can hear what happens on it.
type Drawing interface{ Draw() app.UI }

// A Part is the component of a Drawing, which is not drawn again while its value stays the same: of a hundred parts
// only those that change are. The value is a pointer to a plain struct. One field costs go-app one comparison,
// several would cost an allocation each; and one type of component serves all, each of which adds some kilobytes to
// the program.
type Part struct {
	app.Compo
	Of Drawing
}

// Render implements app.Composer.
func (p *Part) Render() app.UI { return p.Of.Draw() }

package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A Drawing is a value that says what a small part of a page looks like. It has no handlers: an element keeps the first
// ones that it was given, and what is around the part can hear what happens on it.
type Drawing interface{ Draw() app.UI }

// A Part draws a value, and is passed over while the value stays the same: of a hundred parts only those that change
// are drawn again. The value is a pointer to a plain struct. One field costs go-app one comparison, several would cost
// an allocation each; and one type of component serves all, each of which adds some kilobytes to the program.
type Part struct {
	app.Compo
	Of Drawing
}

// Render implements app.Composer.
func (p *Part) Render() app.UI { return p.Of.Draw() }

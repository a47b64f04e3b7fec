package contents

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/handin"
	"tablier/app/ui"
)

// A Sign is the sign for what became of an item: its shape, which is its class in web/css/studio/signs.css, and the
// number of tries in it. Words stand beside it.
type Sign struct{ Shape, Number string }

// The signs without a number: a disc with a tick, a half-filled square, a dash, and a bar for what is to be read.
var (
	AtFirst = Sign{"f", ""}
	Shown   = Sign{"s", ""}
	NotDone = Sign{"z", ""}
	read    = Sign{"r", ""}
)

// Later returns the sign for an item solved at a later try.
func Later(tries int) Sign { return Sign{"n", strconv.Itoa(tries)} }

// Tried returns the sign for an item tried and not solved.
func Tried(tries int) Sign { return Sign{"t", strconv.Itoa(tries)} }

// SignOf returns the sign for what became of an item.
func SignOf(item handin.Item) Sign {
	switch {
	case item.AtFirst():
		return AtFirst
	case item.Result == handin.Solved:
		return Later(item.Tries)
	case item.Result == handin.Shown:
		return Shown
	case item.Result == handin.Tried:
		return Tried(item.Tries)
	case item.Result == handin.Read:
		return read
	}
	return NotDone
}

// Draw draws the sign.
func (s Sign) Draw() app.UI {
	return ui.Tree(`<i class="sg {}" aria-hidden="true">{}</i>`, s.Shape, s.Number)
}

package boardview

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// Bubble says something at a point of the board, until the next gesture; nothing without a text. A screen reader hears
// it at once, and the same text again under another number.
func Bubble(at board.Point, text string, number int) app.UI {
	if text == "" {
		return ui.Tree(`<div class="bubbles" role="alert"></div>`)
	}
	// As markup, since another markup is another element: only that is read again.
	attributes := ui.Attr("class", "bubble "+side(at)) + ui.Attr("data-number", strconv.Itoa(number))
	words := ui.Tag("p", attributes, ui.EscapeText(text))
	return ui.Tree(`<div class="bubbles" role="alert"><div class="{}">{}</div></div>`,
		placed("at", at.X, at.Y, at.R), ui.Raw(words))
}

// side says on which side of a point there is room for a bubble: below it, or above it in the lower half of the board,
// and towards the middle.
func side(at board.Point) string {
	side := "below"
	if at.Y > board.Size/2 {
		side = "above"
	}
	switch {
	case at.X < board.Size/3:
		return side + " rightward"
	case at.X > 2*board.Size/3:
		return side + " leftward"
	}
	return side
}

// Beside puts content into a bubble at a point of the board, as Bubble does with a text.
func Beside(at board.Point, content ...app.UI) app.UI {
	return ui.Tree(`<div class="bubbles"><div class="{}"><div class="bubble {}">{}</div></div></div>`,
		placed("at", at.X, at.Y, at.R), side(at), content)
}

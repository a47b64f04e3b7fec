package boardview

import (
	"strconv"
	"strings"

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

// The size that a bubble with controls has at most, on a board of usual size.
const wide, high = 280, 190

// Beside puts content into a bubble at a point of the board, where it covers the fewest of some other points: a person
// may want to touch these next.
func Beside(at board.Point, others []board.Point, content ...app.UI) app.UI {
	best, least := side(at), len(others)+1
	for _, s := range append([]string{best}, sides...) {
		if n := covered(at, s, others); n < least {
			best, least = s, n
		}
	}
	return ui.Tree(`<div class="bubbles"><div class="{}"><div class="bubble {}">{}</div></div></div>`,
		placed("at", at.X, at.Y, at.R), best, content)
}

var sides = []string{
	"below", "above", "below rightward", "below leftward", "above rightward", "above leftward",
}

// covered counts the points that a bubble on a side covers; all of them where it leaves the board.
func covered(at board.Point, side string, points []board.Point) (n int) {
	left, top := at.X-wide/2, at.Y+at.R
	if strings.HasSuffix(side, "rightward") {
		left = at.X - at.R
	} else if strings.HasSuffix(side, "leftward") {
		left = at.X + at.R - wide
	}
	if strings.HasPrefix(side, "above") {
		top = at.Y - at.R - high
	}
	if left < 0 || top < 0 || left+wide > board.Size || top+high > board.Size {
		return len(points)
	}
	for _, p := range points {
		if p.X+p.R > left && p.X-p.R < left+wide && p.Y+p.R > top && p.Y-p.R < top+high {
			n++
		}
	}
	return n
}

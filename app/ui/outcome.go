package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// An Outcome is how a match ended for its reader, as the styles call it.
type Outcome string

const (
	Won        Outcome = "won"
	Lost       Outcome = "lost"
	Drawn      Outcome = "drawn"
	Decided    Outcome = "decided" // between others
	Unfinished Outcome = "unfinished"
)

// Mark draws the outcome as a shape of its own, so that it can be told without colour. Words stand beside it.
func (o Outcome) Mark() app.UI {
	icon := "more"
	switch o {
	case Won:
		icon = "check"
	case Lost:
		icon = "close"
	case Drawn:
		icon = "even"
	case Decided:
		icon = "flag"
	}
	return Tree(`<span class="outcome {}">{}</span>`, string(o), Icon(icon))
}

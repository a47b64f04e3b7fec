package exercise

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/rules"
)

// A Said is an answer in words: a few that stand out, and the sentence.
type Said struct {
	Class, Image string // of its sign: an icon, or none where a piece of the person's stands
	Head, Words  string
}

// Say draws the feedback to a move, or how to make one. Beside it stands what the game has for there.
func (d *Desk) Say(s Said, shown bool, beside app.UI) app.UI {
	return ui.Tree(`<div class="answer {}" hidden="{}">
			<span class="sign" aria-hidden="true">{}</span>
			<div class="words" role="status" aria-atomic="true">
				<strong hidden="{}">{}</strong>
				<p hidden="{}">{}</p>
			</div>
			{}
		</div>`,
		s.Class, !shown, d.sign(s.Image), s.Head == "", s.Head, s.Words == "", s.Words, beside)
}

// sign draws the sign of an answer with an icon, or none.
func (d *Desk) sign(image string) app.UI {
	switch {
	case image != "":
		return ui.Icon(image)
	case d.Table != nil:
		return ui.Mini(d.Game.Mini, d.Piece(d.side))
	}
	return ui.Icon("help")
}

// Piece is the drawing of a piece of a player's.
func (d *Desk) Piece(p rules.Player) string {
	t := d.Table
	return t.Skin().Symbol(board.Glyph{Owner: p}, t.Colour(p))
}

// Divide returns the first sentence of some, and the others.
func Divide(words string) (first, others string) {
	if i := strings.Index(words, ". "); i >= 0 {
		return words[:i+1], words[i+2:]
	}
	return words, ""
}

// Write writes a move as the page does.
func (d *Desk) Write(m rules.Move) string { return d.Game.Words(d.site.Lang).Move(m) }

// Touched says whether the person has touched something of a move, or something that leads to none.
func (d *Desk) Touched() bool { return len(d.Table.Selected()) > 0 || d.Table.Fault() != nil }

// How says the touched points, or how to make a move.
func (d *Desk) How() string {
	t, words := d.Table, d.Game.Words(d.site.Lang)
	if _, detail := t.Own().Say(d.Voice()); detail != "" {
		return detail
	}
	points := d.Points()
	switch chosen := t.Selected(); {
	case t.Fault() != nil:
		return d.fault()
	case len(chosen) > 0:
		var targets []string
		for _, target := range t.Targets() {
			targets = append(targets, points[target].Name)
		}
		return words.Chosen(points[chosen[0]].Name, targets)
	}
	return words.Ask(t.View())
}

// fault says why the last touch was refused.
func (d *Desk) fault() string {
	e := d.Table.Fault()
	if say := d.Game.Words(d.site.Lang).Fault(e); say != "" {
		return say
	}
	return i18n.Of(d.site.Lang).NotAMove(rules.Clip(string(e.Move)))
}

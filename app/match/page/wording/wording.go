// Package wording says in sentences what goes on in a match: its status, moves, result, values and links, and why a
// game from elsewhere is not opened. The sentences are those of the catalogues and of the game; the rules, the table
// and the machine return values, which become words here.
package wording

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/names"
	"tablier/app/play"
)

// A Wording describes a match in sentences, in the language and with the names of one page. It knows the match and
// nothing of a page, and is made anew each time something is to be said.
type Wording struct {
	Game     *board.Game
	Match    *match.Controller
	Messages *i18n.Messages
	Words    board.Words
	Seats    names.Seats
}

// New returns the wording of a match in a language.
func New(c *match.Controller, lang i18n.Lang) *Wording {
	game := c.Game()
	return &Wording{
		Game: game, Match: c, Messages: i18n.Of(lang), Words: game.Words(lang),
		Seats: names.Seats{Game: game, Lang: lang, Framed: c.InFrame()},
	}
}

// Table returns the table of the match.
func (w *Wording) Table() *play.Table { return w.Match.Table() }

// Name returns the name of who sits at a seat, and MatchName the same for the whole match.
func (w *Wording) Name(seat int) string      { return w.Seats.At(w.Table(), seat) }
func (w *Wording) MatchName(seat int) string { return w.Seats.InMatch(w.Table(), seat) }

// you says whether a seat is the reader's, the only person here.
func (w *Wording) you(seat int) bool {
	t := w.Table()
	return (t.AgainstMachine() || t.ByLinks() != nil) && t.Seats()[seat].Here()
}

// whom returns the name at a seat, or the word for the reader.
func (w *Wording) whom(seat int) string {
	if w.you(seat) {
		return w.Messages.You
	}
	return w.Name(seat)
}

// Voice returns what the game's own part needs to say something.
func (w *Wording) Voice() board.Voice { return w.Seats.Voice(w.Table()) }

// points returns those of the board shown.
func (w *Wording) points() []board.Point { return w.Table().Skin().Points(w.Table().View()) }

// The sentences about one subject each. They are of the same match.
type (
	Status   struct{ *Wording } // the status: whose turn it is, what is expected and what happened
	Moves    struct{ *Wording } // moves, and whether they turned the match
	Results  struct{ *Wording } // the end of a match or a round
	Values   struct{ *Wording } // values of positions, hints and the review
	Verdicts struct{ *Wording } // values of the moves of the position shown
	History  struct{ *Wording } // the history of values
	Links    struct{ *Wording } // a match by links
)

// Status and the functions below return the sentences about their subject.
func (w *Wording) Status() Status     { return Status{w} }
func (w *Wording) Moves() Moves       { return Moves{w} }
func (w *Wording) Results() Results   { return Results{w} }
func (w *Wording) Values() Values     { return Values{w} }
func (w *Wording) Verdicts() Verdicts { return Verdicts{w} }
func (w *Wording) History() History   { return History{w} }
func (w *Wording) Links() Links       { return Links{w} }

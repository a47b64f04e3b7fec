package game

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/names"
	"tablier/app/play"
)

// A wording describes a match in sentences, in the language and with the names of one page. It knows the match and
// nothing of a page, and is made anew each time something is to be said.
type wording struct {
	game     *board.Game
	match    *match.Controller
	messages *i18n.Messages
	words    board.Words
	seats    names.Seats
}

// newWording returns the wording of a match in a language.
func newWording(c *match.Controller, lang i18n.Lang) *wording {
	game := c.Game()
	return &wording{
		game: game, match: c, messages: i18n.Of(lang), words: game.Words(lang),
		seats: names.Seats{Game: game, Lang: lang, Framed: c.InFrame()},
	}
}

func (w *wording) table() *play.Table { return w.match.Table() }

// name returns the name of who sits at a seat, and matchName the same for the whole match.
func (w *wording) name(seat int) string      { return w.seats.At(w.table(), seat) }
func (w *wording) matchName(seat int) string { return w.seats.InMatch(w.table(), seat) }

// you says whether a seat is the reader's, the only person here.
func (w *wording) you(seat int) bool {
	t := w.table()
	return (t.AgainstMachine() || t.ByLinks() != nil) && t.Seats()[seat].Here()
}

// whom returns the name at a seat, or the word for the reader.
func (w *wording) whom(seat int) string {
	if w.you(seat) {
		return w.messages.You
	}
	return w.name(seat)
}

// voice returns what the game's own part needs to say something.
func (w *wording) voice() board.Voice { return w.seats.Voice(w.table()) }

// points are those of the board shown.
func (w *wording) points() []board.Point { return w.table().Skin().Points(w.table().View()) }

// The sentences about one subject each. They are of the same match.
type (
	statusWords  struct{ *wording } // the status: whose turn it is, what is expected and what happened
	moveWords    struct{ *wording } // moves, and whether they turned the match
	resultWords  struct{ *wording } // the end of a match or a round
	valueWords   struct{ *wording } // values of positions, hints and the review
	verdictWords struct{ *wording } // values of the moves of the position shown
	historyWords struct{ *wording } // the history of values
	linkWords    struct{ *wording } // a match by links
)

func (w *wording) status() statusWords    { return statusWords{w} }
func (w *wording) moves() moveWords       { return moveWords{w} }
func (w *wording) results() resultWords   { return resultWords{w} }
func (w *wording) values() valueWords     { return valueWords{w} }
func (w *wording) verdicts() verdictWords { return verdictWords{w} }
func (w *wording) history() historyWords  { return historyWords{w} }
func (w *wording) links() linkWords       { return linkWords{w} }

package wording

import (
	"encoding/json"
	"io"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/ui"
	"tablier/rules"
)

// Refusals say in words why something cannot be opened.
type Refusals struct {
	messages *i18n.Messages
	words    board.Words
}

// NewRefusals returns what says why something cannot be opened, in the language of the messages and a game's words.
func NewRefusals(messages *i18n.Messages, words board.Words) Refusals {
	return Refusals{messages, words}
}

// Why says the error of opening a text; empty for none.
func (r Refusals) Why(err error) string {
	m := r.messages.Share
	switch e := err.(type) {
	case *link.Error:
		return r.link(e)
	case *post.Error:
		return r.post(e)
	case *Error:
		return r.fault(e)
	case *rules.SyntaxError:
		if e.Offset >= len(e.Text) {
			return m.PositionShort
		}
		return m.PositionUnread(len([]rune(e.Text[:e.Offset])) + 1)
	case *rules.PlyError:
		return r.ply(e)
	case *rules.UnknownError:
		return m.UnknownName(e.What, rules.Clip(e.Name))
	case *rules.SeedError:
		return m.SeedWrong(e.Round + 1)
	}
	if err == nil {
		return ""
	}
	return m.NothingToOpen
}

// fault says the fault of a text or a match.
func (r Refusals) fault(e *Error) string {
	m := r.messages.Share
	switch e.Fault {
	case LongText:
		return m.TextLong
	case NotAGame:
		return ui.Join(" ", m.NoneOfThese, r.Why(e.Err))
	case BadRecord:
		return r.record(e.Err)
	case EndedMatch:
		return r.messages.Arrivals.Ended
	case BrokenMatch:
		return r.messages.Arrivals.Broken
	}
	return m.NothingToOpen
}

// link says the error of a link.
func (r Refusals) link(e *link.Error) string {
	m := r.messages.Share
	switch e.Fault {
	case link.Version:
		return m.LinkNewer
	case link.Other:
		return r.messages.Arrivals.Other
	case link.Damaged:
		return m.LinkDamaged
	case link.Unknown:
		return m.LinkUnknown
	case link.Long:
		return m.LinkLong
	case link.Illegal:
		return ui.Join(" ", m.LinkIllegal, r.Why(e.Err))
	}
	return m.LinkAlien
}

// post says the error of a link of a match by links, and what to do.
func (r Refusals) post(e *post.Error) string {
	m := r.messages.Arrivals
	switch e.Fault {
	case post.Mine:
		return m.Mine
	case post.Known:
		return r.messages.Share.KnownAlready
	case post.Missing:
		return m.Missing
	case post.Forked:
		return m.Forked
	case post.Unsigned:
		return m.Unsigned
	case post.Taken:
		return m.Taken
	case post.Forged:
		return m.Forged
	case post.Stranger:
		return m.Stranger
	case post.BadDraw:
		return m.BadDraw
	case post.BadPiece:
		return m.BadPiece
	case post.BadSetup:
		return m.BadSetup
	case post.Withheld:
		return m.Withheld
	case post.Early:
		return m.Early
	case post.BadCode:
		return m.BadCode
	}
	return m.Illegal
}

// record says the error in the JSON of a record.
func (r Refusals) record(err error) string {
	m := r.messages.Share
	switch e := err.(type) {
	case *json.SyntaxError:
		return m.RecordUnread(int(e.Offset))
	case *json.UnmarshalTypeError:
		return m.RecordField(rules.Clip(e.Field))
	}
	if err == io.ErrUnexpectedEOF {
		return m.RecordShort
	}
	return m.RecordField("")
}

// ply says which move of a record is refused, and why.
func (r Refusals) ply(e *rules.PlyError) string {
	m := r.messages.Share
	illegal, ok := e.Err.(*rules.Illegal)
	if !ok || illegal.Fault == rules.GameOver {
		return m.MoveMissing(e.Ply)
	}
	return ui.Join(" ", m.MoveRefused(e.Ply, rules.Clip(string(illegal.Move))), r.words.Fault(illegal))
}

package shell

import (
	"encoding/json"
	"errors"
	"io"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/link"
	"tablier/rules"
)

// openView is where a game from elsewhere is opened: a link, a record or a position.
func (r *Root) openView(s *session) app.UI {
	m := &r.words().Share
	problem := r.refusalWords(s, s.letter.problem)
	field := el("textarea").ID("arriving").Attr("rows", 3).Attr("autocomplete", "off").Attr("autocapitalize", "none").
		Attr("spellcheck", "false").Aria("describedby", "arriving-why arrival-problem")
	if problem != "" {
		field.Aria("invalid", "true")
	}
	return el("section").Aria("labelledby", "open-title").Body(
		el("h2").ID("open-title").Body(el("label").Attr("for", "arriving").Text(m.Open)),
		el("p").Class("note").ID("arriving-why").Text(m.OpenWhy),
		field,
		el("p").ID("arrival-problem").Role("alert").Class("problem").Text(problem),
		able(r.can(s, true), button().Class("go").ID("open").Text(m.OpenIt).OnClick(r.onOpen)),
	)
}

// errNothing is the error of an empty field.
var errNothing = errors.New("nothing to open")

// An alienText is the error of a text that is none of what can be opened: what it lacks to be a position.
type alienText struct{ error }

// onOpen opens what stands in the field; what cannot be opened stays there to be mended.
func (r *Root) onOpen(ctx app.Context, _ app.Event) {
	s := r.current()
	field := app.Window().GetElementByID("arriving")
	if !r.can(s, true) || !field.Truthy() {
		return
	}
	p, err := r.unpackText(s, field.Get("value").String())
	s.letter.problem = err
	if err != nil {
		r.reveal("arrival-problem")
		return
	}
	r.receive(ctx, p)
	r.focus("main")
	r.reveal("board")
}

// unpackText returns the game that a text holds: a link or its end, a record, or a position of the session's game.
func (r *Root) unpackText(s *session, text string) (parcel, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return parcel{}, errNothing
	}
	if text[0] == '{' {
		return r.unpackRecord(text)
	}
	if fragment, ok := fragmentOf(text); ok {
		return r.unpackLink(fragment)
	}
	match, err := rules.NewMatch(s.game.Spec, s.table.Match().Setup(), text)
	if err == nil {
		return parcel{match: match}, nil
	}
	if p, err := r.unpackLink(text); err == nil || bare(text) {
		return p, err
	}
	return parcel{}, alienText{err}
}

// fragmentOf returns what the address in a text has to open; false when there is no address.
func fragmentOf(text string) (fragment string, ok bool) {
	for word := range strings.FieldsSeq(text) {
		if _, fragment, ok := strings.Cut(word, "#"); ok {
			return fragment, true
		}
	}
	return "", strings.Contains(text, "://")
}

// bare says whether a text looks like the end of a link, copied without its address.
func bare(text string) bool {
	const least = 8 // characters
	for i := range len(text) {
		switch c := text[i]; {
		case c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '-' || c == '_':
		default:
			return false
		}
	}
	return len(text) >= least && text[0] >= '1' && text[0] <= '9'
}

// A recordError is the error of a text that is not the JSON of a record.
type recordError struct{ error }

func (r *Root) unpackRecord(text string) (parcel, error) {
	var record rules.Record
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields() // a misspelt one would open another game
	if err := decoder.Decode(&record); err != nil {
		return parcel{}, recordError{err}
	}
	if _, err := decoder.Token(); err != io.EOF {
		return parcel{}, recordError{&json.SyntaxError{Offset: decoder.InputOffset() + 1}}
	}
	match, err := r.registry().Replay(record)
	return parcel{match: match}, err
}

// refusalWords says why something cannot be opened, and where in it that shows.
func (r *Root) refusalWords(s *session, err error) string {
	m := &r.words().Share
	switch e := err.(type) {
	case *link.Error:
		return r.linkWords(s, e)
	case alienText:
		return join(" ", m.NoneOfThese, r.refusalWords(s, e.error))
	case recordError:
		return r.recordWords(e.error)
	case *rules.SyntaxError:
		if e.Offset >= len(e.Text) {
			return m.PositionShort
		}
		return m.PositionUnread(len([]rune(e.Text[:e.Offset])) + 1)
	case *rules.PlyError:
		return r.plyWords(s, e)
	case *rules.UnknownError:
		return m.UnknownName(e.What, e.Name)
	case *rules.SeedError:
		return m.SeedWrong(e.Round + 1)
	case nil:
		return ""
	}
	return m.NothingToOpen
}

func (r *Root) linkWords(s *session, e *link.Error) string {
	m := &r.words().Share
	switch e.Fault {
	case link.Version:
		return m.LinkNewer
	case link.Damaged:
		return m.LinkDamaged
	case link.Unknown:
		return m.LinkUnknown
	case link.Long:
		return m.LinkLong
	case link.Illegal:
		return join(" ", m.LinkIllegal, r.refusalWords(s, e.Err))
	}
	return m.LinkAlien
}

func (r *Root) recordWords(err error) string {
	m := &r.words().Share
	switch e := err.(type) {
	case *json.SyntaxError:
		return m.RecordUnread(int(e.Offset))
	case *json.UnmarshalTypeError:
		return m.RecordField(e.Field)
	}
	if err == io.ErrUnexpectedEOF {
		return m.RecordShort
	}
	return m.RecordField("")
}

// plyWords says which move of a record is refused, and why.
func (r *Root) plyWords(s *session, e *rules.PlyError) string {
	m := &r.words().Share
	illegal, ok := e.Err.(*rules.Illegal)
	if !ok || illegal.Fault == rules.GameOver {
		return m.MoveMissing(e.Ply)
	}
	return join(" ", m.MoveRefused(e.Ply, string(illegal.Move)), r.wordsOf(s.game).Fault(illegal))
}

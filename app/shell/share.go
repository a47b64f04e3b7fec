package shell

import (
	"encoding/json"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/link"
	"tablier/app/play"
	"tablier/rules"
)

// A letterState is what a session remembers of sharing its game and of opening others.
type letterState struct {
	sheet   *sheet // nil when it must be made anew
	form    form   // what the field shows
	copying copying
	problem error // why what was to be opened has not been
	note    note
	noted   int // the ply that was shown when the note was made: it goes when another one is
}

// A form is one of the texts that a game can be shared as.
type form string

// The forms.
const (
	asLink     form = ""
	asRecord   form = "record"
	asPosition form = "position"
)

// A sheet is what is shared of a game as it stands.
type sheet struct {
	link  string // empty when there can be none
	why   error  // of that
	code  link.Square
	coded bool
}

// sheet returns what is shared, made once for each time that the game changes.
func (r *Root) sheet(s *session) *sheet {
	if s.letter.sheet != nil {
		return s.letter.sheet
	}
	made := &sheet{}
	fragment, err := link.Encode(r.registry(), link.Letter{
		Record: s.table.Record(), Opener: s.table.SeatOf(rules.First), Post: posting(s.table),
	})
	if made.why = err; err == nil {
		made.link = r.nav.Address(gameRoute(s.game), fragment)
		made.code, made.coded = link.Code(made.link)
	}
	s.letter.sheet = made
	return made
}

// posting says whether the link is a letter that the other player is to answer, or to see the end in.
func posting(t *play.Table) bool {
	if !t.Letters() {
		return false
	}
	turn := t.Turn()
	return t.Result().Over() || turn >= 0 && t.Seats()[turn].Away
}

// shared returns the game as the text of a form.
func (r *Root) shared(s *session, f form) string {
	switch f {
	case asRecord:
		text, err := json.Marshal(s.table.Record())
		if err != nil {
			panic(err) // plain data
		}
		return string(text)
	case asPosition:
		return s.table.Known().String()
	}
	return r.sheet(s).link
}

func (r *Root) share(s *session) app.UI {
	m, t := &r.words().Share, s.table
	return r.panelBox(s, sharePanel, m.Title, func() []app.UI {
		return []app.UI{
			shown(s.game.Spec.Secret && !t.Result().Over(), el("p").Class("note").Text(m.YoursOnly)),
			r.letterLine(s),
			r.sharedField(s),
			el("div").Class("buttons").Body(
				r.copyButton(s, "copy-link", asLink, m.CopyLink),
				shown(canSend(), able(r.sheet(s).link != "", button().Class("go").ID("send").Text(m.Send).OnClick(r.onSend))),
				r.copyButton(s, "copy-record", asRecord, m.CopyRecord),
				r.copyButton(s, "copy-position", asPosition, m.CopyPosition),
			),
			el("p").Role("status").Class("said").Text(r.copyingWords(s.letter.copying)),
			r.codeView(s),
			r.lettersView(s),
			r.openView(s),
		}
	})
}

// sharedField shows what was copied last, to be taken by hand where the browser does not copy.
func (r *Root) sharedField(s *session) app.UI {
	m := &r.words().Share
	name := map[form]string{asLink: m.Link, asRecord: m.Record, asPosition: m.Position}[s.letter.form]
	text := r.shared(s, s.letter.form)
	if text == "" {
		text = r.noLinkWords(s)
	}
	return el("div").Class("field").Body(
		el("label").Attr("for", "shared").Text(name),
		input("text").ID("shared").Attr("readonly", true).Attr("value", text),
	)
}

// noLinkWords says why the game has no link.
func (r *Root) noLinkWords(s *session) string {
	m := &r.words().Share
	if e, ok := r.sheet(s).why.(*link.Error); ok && e.Fault == link.Long {
		return m.TooLong
	}
	return m.NoLink
}

func (r *Root) copyButton(s *session, id string, f form, name string) app.UI {
	return able(f != asLink || r.sheet(s).link != "",
		button().Class("go").ID(id).DataSet("form", string(f)).Text(name).OnClick(r.onCopy))
}

// codeView draws the QR code of the link: dark on white in every theme, for that is what cameras look for.
func (r *Root) codeView(s *session) app.UI {
	m, made := &r.words().Share, r.sheet(s)
	switch {
	case made.link == "":
		return el("div").Body(el("p").Class("note").Text(r.noLinkWords(s)))
	case !made.coded:
		return el("div").Body(el("p").Class("note").Text(m.TooLongForCode))
	}
	const quiet = 4 // modules around the code
	side := strconv.Itoa(made.code.Size + 2*quiet)
	from := strconv.Itoa(-quiet)
	const fine = 60 // modules: beyond, a camera needs them larger
	class := "code"
	if made.code.Size > fine {
		class = "code fine"
	}
	return el("div").Body(
		svg("svg").Class(class).ID("code").Role("img").Aria("label", m.CodeOfLink).
			Attr("viewBox", from+" "+from+" "+side+" "+side).Body(
			svg("rect").Attr("x", -quiet).Attr("y", -quiet).Attr("width", side).Attr("height", side),
			svg("path").Attr("d", made.code.Path),
		),
	)
}

// onShare opens the panel, and takes the keyboard there: the control that was pressed may be gone.
func (r *Root) onShare(app.Context, app.Event) {
	s := r.current()
	if s.panel != sharePanel {
		s.letter.form, s.letter.copying, s.letter.problem = asLink, nothingCopied, nil
		r.open(s, sharePanel)
		r.later("panel-share", func(box app.Value) { box.Set("scrollTop", 0) }) // browsers remember where it was
	}
	r.focus("copy-link")
}

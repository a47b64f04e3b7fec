package game

import (
	"encoding/json"
	"reflect"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/link"
	"tablier/app/nav"
	"tablier/app/steps"
	"tablier/app/ui"
	"tablier/rules"
)

// A sharing is the panel in which a match is shared, and others are opened.
type sharing struct {
	page    *Page
	desk    *desk
	arrival arrival
	apart   invitation

	form    form // of the text in the field
	copying ui.Copying
	shared  shared

	posting posting
	large   bool // the QR code of the link to be sent fills the screen
	tooLong bool // the text to be copied or saved is too long for a link
}

// newSharing returns the panel of a page, at a desk.
func newSharing(p *Page, d *desk) *sharing {
	s := &sharing{page: p, desk: d}
	s.apart.sharing = s
	a := &s.arrival
	a.page, a.desk, a.recovery.arrival, a.elsewhere.arrival = p, d, a, a
	d.panels[p.game.ID()] = s
	return s
}

// A form is a text form in which a match can be shared.
type form string

// The forms.
const (
	asLink     form = ""
	asRecord   form = "record"
	asPosition form = "position"
)

// A shared is the shared texts of a match as it stands.
type shared struct {
	rev   int // of the page when these texts were made or last checked
	of    link.Letter
	made  bool
	link  string        // empty when there is none
	why   error         // why there is no link
	work  *link.Encoder // the encoder of the link, until it has ended
	code  link.Square
	coded bool
}

// current returns the shared texts, made once for each change of the match.
func (s *sharing) current() *shared {
	p := s.page
	if s.shared.made && s.shared.rev == p.rev {
		return &s.shared
	}
	t := p.table()
	letter := link.Letter{Record: t.Record(), Opener: t.SeatOf(rules.First)}
	if s.shared.made && reflect.DeepEqual(s.shared.of, letter) {
		s.shared.rev = p.rev
		return &s.shared
	}
	s.shared = shared{rev: p.rev, of: letter, made: true}
	s.shared.work, s.shared.why = link.NewEncoder(s.desk.registry, letter)
	if s.shared.why == nil {
		s.write()
	}
	return &s.shared
}

// write encodes the link, which takes a while for a long match. Nobody waits for that of a match that has changed
// since.
func (s *sharing) write() {
	p, work, late := s.page, s.shared.work, false
	steps.Stretches{
		Step: work.Step, Now: p.clock.Now, Later: p.later,
		Wanted: func() bool {
			if s.shared.work == work && p.panel != sharePanel {
				s.shared = shared{} // it begins again when the panel is opened
			}
			return s.shared.work == work
		},
		Advanced: func() { late = true },
		Done: func(err error) {
			s.written(err)
			if late {
				p.redraw()
			}
		},
	}.Go()
}

// written takes the encoded link.
func (s *sharing) written(err error) {
	p, made := s.page, &s.shared
	work := made.work
	if made.work, made.why = nil, err; err == nil {
		made.link = p.site.Nav.Address(nav.GameRoute(p.game.ID()), work.Fragment())
		made.code, made.coded = link.Code(made.link)
	}
}

// textOf returns the match as the text of a form.
func (s *sharing) textOf(f form) string {
	switch f {
	case asLink, asCode, asWhole:
		if s.page.table().ByLinks() != nil {
			return s.postedAs(f)
		}
	case asRecord:
		text, err := json.Marshal(s.page.table().Record())
		if err != nil {
			panic(err) // plain data
		}
		return string(text)
	case asPosition:
		return s.page.table().OutwardView().String()
	}
	return s.current().link
}

// draw draws the panel.
func (s *sharing) draw() (body, foot []app.UI) {
	p := s.page
	m, t := p.messages().Share, p.table()
	if t.ByLinks() != nil {
		return s.drawLinks()
	}
	if s.apart.long {
		return s.apart.draw(), nil
	}
	send := ui.Button().Class("go").ID("send").DataSet("form", string(asLink)).Text(m.Send).OnClick(s.onSend)
	body = []app.UI{
		ui.Shown(s.apart.unsealed, ui.El("p").Role("alert").Class("problem").Text(p.messages().ByLinks.NoRandom)),
		ui.Shown(p.game.Spec.Secret && !t.Result().Over(), ui.El("p").Class("note").Text(m.YoursOnly)),
		s.sharedField(),
		ui.El("div").Class("buttons").Body(
			s.copyButton("copy-link", asLink, m.CopyLink),
			s.copyButton("copy-record", asRecord, m.CopyRecord),
			s.copyButton("copy-position", asPosition, m.CopyPosition),
		),
		ui.El("p").Role("status").Class("said").Text(copyingWords(p.messages(), s.copying)),
		s.codeView(),
		s.arrival.view(),
	}
	return body, []app.UI{
		ui.El("p").Text(p.messages().Panel.LinkHoldsAll),
		ui.Shown(canSend(), ui.Enabled(s.current().link != "", send)),
	}
}

// copyingWords says whether the browser has copied.
func copyingWords(m *i18n.Messages, became ui.Copying) string {
	switch became {
	case ui.Copied:
		return m.Share.Copied
	case ui.ByHand:
		return m.Share.CopyByHand
	}
	return ""
}

// sharedField shows the text copied last, to be copied by hand where the browser does not copy.
func (s *sharing) sharedField() app.UI {
	m := s.page.messages().Share
	name := map[form]string{asLink: m.Link, asRecord: m.Record, asPosition: m.Position}[s.form]
	text := s.textOf(s.form)
	if text == "" {
		text = s.noLinkWords()
	}
	return ui.El("div").Class("field").Body(
		ui.El("label").Attr("for", "shared").Text(name),
		ui.Input("text").ID("shared").Attr("readonly", true).Attr("value", text),
	)
}

// noLinkWords says why the match has no link.
func (s *sharing) noLinkWords() string {
	m := s.page.messages().Share
	made := s.current()
	if made.work != nil {
		return m.LinkSoon
	}
	if e, ok := made.why.(*link.Error); ok && e.Fault == link.Long {
		return m.TooLong
	}
	return m.NoLink
}

// copyButton copies the match in a form.
func (s *sharing) copyButton(id string, f form, name string) app.UI {
	b := ui.Button().Class("go").ID(id).DataSet("form", string(f)).Text(name).OnClick(s.onCopy)
	return ui.Enabled(f != asLink || s.current().link != "", b)
}

// onCopy copies the match in the form that a button names.
func (s *sharing) onCopy(ctx app.Context, _ app.Event) {
	p, f := s.page, formOf(ctx)
	field := "shared"
	if f == asCode {
		field = "recovery"
	} else if f != asWhole {
		s.form = f
	}
	text := s.textOf(f)
	if s.tooLong = f == asWhole && text == ""; text != "" {
		ui.Copy(text, field, p.site, &s.copying, p.redraw)
	}
	p.redraw()
}

// formOf returns the form that a button names.
func formOf(ctx app.Context) form {
	if name := ctx.JSSrc().Get("dataset").Get("form"); name.Truthy() {
		return form(name.String())
	}
	return asLink
}

// onSend opens the system's share dialog; to cancel it is no failure.
func (s *sharing) onSend(ctx app.Context, _ app.Event) {
	f := formOf(ctx)
	text := s.textOf(f)
	if s.tooLong = f == asWhole && text == ""; s.tooLong {
		s.page.redraw()
	}
	if text != "" {
		s.page.site.Settled(app.Window().Get("navigator").Call("share", map[string]any{
			"title": s.page.words().Name(), "url": text,
		}), func(app.Value, bool) {})
	}
}

// codeView draws the QR code of the link: dark on white in every theme, for cameras look for that.
func (s *sharing) codeView() app.UI {
	m, made := s.page.messages().Share, s.current()
	switch {
	case made.link == "":
		return ui.El("div").Body(ui.El("p").Class("note").Text(s.noLinkWords()))
	case !made.coded:
		return ui.El("div").Body(ui.El("p").Class("note").Text(m.TooLongForCode))
	}
	return ui.El("div").Body(ui.Code(made.code.Size, made.code.Path, "code", m.CodeOfLink))
}

// begin resets the panel when it opens.
func (s *sharing) begin() {
	s.form, s.copying, s.arrival.problem = asLink, ui.NothingCopied, nil
	s.large, s.tooLong, s.apart.unsealed, s.apart.long = false, false, false, false
}

// showLinks shows the link to send, and focuses the button to press there; from is the control that opened it.
func (s *sharing) showLinks(from string) {
	s.page.open(sharePanel, from)
	s.page.site.Focus(s.first())
}

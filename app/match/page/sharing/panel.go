// Package sharing is the panel in which a match is shared and others are opened, and the matches by links: how one
// begins, what is to be sent, and how a link from elsewhere finds the table of its match.
package sharing

import (
	"encoding/json"
	"reflect"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/match/page/region"
	"tablier/app/nav"
	"tablier/app/steps"
	"tablier/app/ui"
	"tablier/rules"
)

// A Panel is the panel in which a match is shared, and others are opened.
type Panel struct {
	page    *region.Page
	desk    *Desk
	Arrival arrival
	Apart   invitation

	form    form // of the text in the field
	copying ui.Copying
	shared  shared

	posting posting
	large   bool // the QR code of the link to be sent fills the screen
	tooLong bool // the text to be copied or saved is too long for a link
}

// New returns the panel of a page, at a desk.
func New(p *region.Page, d *Desk) *Panel {
	s := &Panel{page: p, desk: d}
	s.Apart.sharing = s
	a := &s.Arrival
	a.page, a.desk, a.Recovery.arrival, a.Elsewhere.arrival = p, d, a, a
	d.panels[p.Game.ID()] = s
	return s
}

// A form is a text form in which a match can be shared.
type form string

// The forms.
const (
	asLink     form = ""
	asRecord   form = "record"
	AsPosition form = "position"
)

// A shared is the shared texts of a match as it stands.
type shared struct {
	rev   int // of the page when these texts were made or last checked
	of    link.Letter
	made  bool
	Link  string        // empty when there is none
	why   error         // why there is no link
	Work  *link.Encoder // the encoder of the link, until it has ended
	code  link.Square
	coded bool
}

// Current returns the shared texts, made once for each change of the match.
func (s *Panel) Current() *shared {
	p := s.page
	if s.shared.made && s.shared.rev == p.Rev {
		return &s.shared
	}
	t := p.Table()
	letter := link.Letter{Record: t.Record(), Opener: t.SeatOf(rules.First)}
	if s.shared.made && reflect.DeepEqual(s.shared.of, letter) {
		s.shared.rev = p.Rev
		return &s.shared
	}
	s.shared = shared{rev: p.Rev, of: letter, made: true}
	s.shared.Work, s.shared.why = link.NewEncoder(s.desk.Registry, letter)
	if s.shared.why == nil {
		s.write()
	}
	return &s.shared
}

// write encodes the link, which takes a while for a long match. Nobody waits for that of a match that has changed
// since.
func (s *Panel) write() {
	p, work, late := s.page, s.shared.Work, false
	steps.Stretches{
		Step: work.Step, Now: p.Clock.Now, Later: p.Later,
		Wanted: func() bool {
			if s.shared.Work == work && p.Panel != region.SharePanel {
				s.shared = shared{} // it begins again when the panel is opened
			}
			return s.shared.Work == work
		},
		Advanced: func() { late = true },
		Done: func(err error) {
			s.written(err)
			if late {
				p.Redraw()
			}
		},
	}.Go()
}

// written takes the encoded link.
func (s *Panel) written(err error) {
	p, made := s.page, &s.shared
	work := made.Work
	if made.Work, made.why = nil, err; err == nil {
		made.Link = p.Site.Nav.Address(nav.GameRoute(p.Game.ID()), work.Fragment())
		made.code, made.coded = link.Code(made.Link)
	}
}

// TextOf returns the match as the text of a form.
func (s *Panel) TextOf(f form) string {
	switch f {
	case asLink, asCode, asWhole:
		if s.page.Table().ByLinks() != nil {
			return s.postedAs(f)
		}
	case asRecord:
		text, err := json.Marshal(s.page.Table().Record())
		if err != nil {
			panic(err) // plain data
		}
		return string(text)
	case AsPosition:
		return s.page.Table().OutwardView().String()
	}
	return s.Current().Link
}

// Draw draws the panel.
func (s *Panel) Draw() (body, foot []app.UI) {
	p := s.page
	m, t := p.Messages().Share, p.Table()
	if t.ByLinks() != nil {
		return s.drawLinks()
	}
	if s.Apart.long {
		return s.Apart.draw(), nil
	}
	body = []app.UI{
		ui.Tree(`<p role="alert" class="problem" hidden="{}">{}</p>`, !s.Apart.Unsealed, p.Messages().ByLinks.NoRandom),
		ui.Tree(`<p class="note" hidden="{}">{}</p>`, !p.Game.Spec.Secret || t.Result().Over(), m.YoursOnly),
		s.sharedField(),
		ui.Tree(`<div class="buttons">{}{}{}</div>`,
			s.copyButton("copy-link", asLink, m.CopyLink),
			s.copyButton("copy-record", asRecord, m.CopyRecord),
			s.copyButton("copy-position", AsPosition, m.CopyPosition)),
		ui.Tree(`<p role="status" class="said">{}</p>`, CopyingWords(p.Messages(), s.copying)),
		s.codeView(),
		s.Arrival.view(),
	}
	send := ui.Enabled(s.Current().Link != "", formButton("go", "send", asLink, m.Send, s.onSend))
	return body, []app.UI{ui.Tree(`<p>{}</p>`, p.Messages().Panel.LinkHoldsAll), ui.Shown(canSend(), send)}
}

// CopyingWords says whether the browser has copied.
func CopyingWords(m *i18n.Messages, became ui.Copying) string {
	switch became {
	case ui.Copied:
		return m.Share.Copied
	case ui.ByHand:
		return m.Share.CopyByHand
	}
	return ""
}

// sharedField shows the text copied last, to be copied by hand where the browser does not copy.
func (s *Panel) sharedField() app.UI {
	m := s.page.Messages().Share
	name := map[form]string{asLink: m.Link, asRecord: m.Record, AsPosition: m.Position}[s.form]
	text := s.TextOf(s.form)
	if text == "" {
		text = s.noLinkWords()
	}
	return ui.Tree(`<div class="field">
			<label for="shared">{}</label>
			<input type="text" id="shared" readonly="true" value="{}">
		</div>`, name, text)
}

// noLinkWords says why the match has no link.
func (s *Panel) noLinkWords() string {
	m := s.page.Messages().Share
	made := s.Current()
	if made.Work != nil {
		return m.LinkSoon
	}
	if e, ok := made.why.(*link.Error); ok && e.Fault == link.Long {
		return m.TooLong
	}
	return m.NoLink
}

// copyButton copies the match in a form.
func (s *Panel) copyButton(id string, f form, name string) app.UI {
	return ui.Enabled(f != asLink || s.Current().Link != "", formButton("go", id, f, name, s.onCopy))
}

// onCopy copies the match in the form that a button names.
func (s *Panel) onCopy(ctx app.Context, _ app.Event) {
	p, f := s.page, formOf(ctx)
	field := "shared"
	if f == asCode {
		field = "recovery"
	} else if f != asWhole {
		s.form = f
	}
	text := s.TextOf(f)
	if s.tooLong = f == asWhole && text == ""; text != "" {
		ui.Copy(text, field, p.Site, &s.copying, p.Redraw)
	}
	p.Redraw()
}

// formOf returns the form that a button names.
func formOf(ctx app.Context) form {
	if name := ctx.JSSrc().Get("dataset").Get("form"); name.Truthy() {
		return form(name.String())
	}
	return asLink
}

// onSend opens the system's share dialog; to cancel it is no failure.
func (s *Panel) onSend(ctx app.Context, _ app.Event) {
	f := formOf(ctx)
	text := s.TextOf(f)
	if s.tooLong = f == asWhole && text == ""; s.tooLong {
		s.page.Redraw()
	}
	if text != "" {
		s.page.Site.Settled(app.Window().Get("navigator").Call("share", map[string]any{
			"title": s.page.Words().Name(), "url": text,
		}), func(app.Value, bool) {})
	}
}

// codeView draws the QR code of the link: dark on white in every theme, for cameras look for that.
func (s *Panel) codeView() app.UI {
	m, made := s.page.Messages().Share, s.Current()
	switch {
	case made.Link == "":
		return ui.Tree(`<div><p class="note">{}</p></div>`, s.noLinkWords())
	case !made.coded:
		return ui.Tree(`<div><p class="note">{}</p></div>`, m.TooLongForCode)
	}
	return ui.Tree(`<div>{}</div>`, ui.Code(made.code.Size, made.code.Path, "code", m.CodeOfLink))
}

// Begin resets the panel when it opens.
func (s *Panel) Begin() {
	s.form, s.copying, s.Arrival.Problem = asLink, ui.NothingCopied, nil
	s.large, s.tooLong, s.Apart.Unsealed, s.Apart.long = false, false, false, false
}

// ShowLinks shows the link to send, and focuses the button to press there; from is the control that opened it.
func (s *Panel) ShowLinks(from string) {
	s.page.Open(region.SharePanel, from)
	s.page.Site.Focus(s.first())
}

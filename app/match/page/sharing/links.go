package sharing

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/rules"
)

// The forms of what a match by links is kept and sent as, beside its link.
const (
	asCode  form = "code"  // the recovery code, which this side alone may know
	asWhole form = "whole" // all links, for the other side
)

// A posting is the link that is to be sent of a match by links.
type posting struct {
	fragment string
	Link     string // empty when there is none
	code     link.Square
	coded    bool
	why      error // why there can be none
}

// ToPost returns the link that is to be sent, made once for each.
func (s *Panel) ToPost() *posting {
	links, made := s.page.Table().ByLinks(), &s.posting
	fragment, err := "", error(nil)
	if links.Sent() {
		fragment, err = links.Link()
	}
	if made.fragment != fragment || made.why != err {
		*made = posting{fragment: fragment, why: err}
		if fragment != "" {
			made.Link = s.address(fragment)
			made.code, made.coded = link.Code(made.Link)
		}
	}
	return made
}

// address returns the address with a fragment.
func (s *Panel) address(fragment string) string {
	return s.page.Site.Nav.Address(nav.GameRoute(s.page.Game.ID()), fragment)
}

// whole returns all links in one for a player, empty where that is too long.
func (s *Panel) whole(who rules.Player) string {
	fragment, err := s.page.Table().ByLinks().Whole(who)
	if err != nil {
		return ""
	}
	return s.address(fragment)
}

// postedAs returns a match by links as the text of a form.
func (s *Panel) postedAs(f form) string {
	links := s.page.Table().ByLinks()
	switch f {
	case asCode:
		return links.Code()
	case asWhole:
		return s.whole(links.Me().Other())
	}
	return s.ToPost().Link
}

// canSend says whether the browser can share links with other applications.
func canSend() bool { return app.Window().Get("navigator").Get("share").Truthy() }

// first returns the id of the panel's primary button.
func (s *Panel) first() string {
	switch links := s.page.Table().ByLinks(); {
	case links == nil:
		return "copy-link"
	case s.ToPost().Link == "":
		return playOn
	case canSend():
		return "send"
	}
	return "copy-link"
}

// playOn is the id of the button back to the board where it is the person's turn.
const playOn = "play-on"

// drawLinks draws the panel of a match by links. It is wrapped: nothing in it takes the place of what stands there
// for other matches.
func (s *Panel) drawLinks() (body, foot []app.UI) {
	p := s.page
	m, made := p.Messages().ByLinks, s.ToPost()
	say, why := p.Wording().Links().Next()
	switch {
	case made.why != nil:
		why = m.LinkLong
	case made.Link != "":
		say, why = m.ToSend, ui.Join(" ", say, why)
	}
	trust := ui.Tree(`<a id="links-trust" href="{}">{}</a>`,
		nav.LinkTo(p.Site.Nav, nav.ByLinkRoute), p.Messages().ByLink.Why)
	return []app.UI{ui.Tree(`<article class="by-links">
			<h2>{}</h2>
			<p id="links-why">{}</p>
			{}
			<p class="note">{} {}</p>
			{}{}{}{}
		</article>`, say, why, s.codeToPost(), m.NoServer, trust,
		s.postedField(), s.recordButtons(), s.answerField(), s.lossView(),
	)}, []app.UI{s.linksFoot()}
}

// postedField shows the link, or the text copied last, to be copied by hand where the browser does not copy.
func (s *Panel) postedField() app.UI {
	if s.ToPost().Link == "" && s.form == asLink {
		return ui.Tree(`<div hidden="true"></div>`)
	}
	return s.sharedField()
}

// recordButtons copy the match, once it is over.
func (s *Panel) recordButtons() app.UI {
	m, over := s.page.Messages().Share, s.page.Table().Result().Over()
	return ui.Tree(`<div class="buttons" hidden="{}">{}{}</div>`, !over,
		s.copyButton("copy-record", asRecord, m.CopyRecord), s.copyButton("copy-position", AsPosition, m.CopyPosition))
}

// linksFoot draws the foot of the panel, which is always in view: the step to do, with the usual choice first.
func (s *Panel) linksFoot() app.UI {
	m := s.page.Messages()
	said := CopyingWords(m, s.copying)
	if s.tooLong {
		said = m.ByLinks.WholeLong
	}
	copies := "act"
	if canSend() {
		copies = "go"
	}
	ready := s.ToPost().Link != ""
	return ui.Tree(`<div class="to-send"><p class="said" role="status">{}</p>{}{}{}</div>`, said,
		ui.Shown(ready, formButton(copies, "copy-link", asLink, m.Share.CopyLink, s.onCopy)),
		ui.Shown(ready && canSend(), formButton("act", "send", asLink, m.ByLinks.Send, s.onSend)),
		ui.Shown(!ready && s.page.Table().PersonTurn(), formButton("act", playOn, asLink, m.PlayGame, s.onPlayOn)),
	)
}

// formButton returns a button that does something with a form of the match.
func formButton(class, id string, f form, text string, do app.EventHandler) app.HTMLElem {
	return ui.Tree(`<button type="button" class="{}" id="{}" data-form="{}" onclick="{}">{}</button>`,
		class, id, string(f), do, text)
}

// onPlayOn goes back to the board.
func (s *Panel) onPlayOn(app.Context, app.Event) {
	p := s.page
	p.Opener = p.PointID()
	p.Close()
}

// codeToPost draws the QR code of the link, large enough for the camera of another device; larger when it is touched.
func (s *Panel) codeToPost() app.UI {
	m, made := s.page.Messages().ByLinks, s.ToPost()
	if !made.coded {
		return ui.Tree(`<button type="button" class="enlarge" id="code-size" hidden="true"></button>`)
	}
	name := m.Larger
	if s.large {
		name = m.Smaller
	}
	return ui.Tree(`<button type="button" class="enlarge {}" id="code-size" aria-label="{}" onclick="{}">{}</button>`,
		ui.When(s.large, "large"), name, s.onCodeSize,
		ui.Code(made.code.Size, made.code.Path, "code", m.CodeOfLink))
}

func (s *Panel) onCodeSize(app.Context, app.Event) {
	s.large = !s.large
	s.page.Redraw()
}

// answerField draws the field for the other side's link, or for anything else while none is due.
func (s *Panel) answerField() app.UI {
	p := s.page
	m, t := p.Messages().ByLinks, p.Table()
	if awaits := t.ByLinks().Awaits(); awaits == post.MyMove || awaits == post.Nothing {
		return s.Arrival.view()
	}
	other := p.Wording().Name(t.SeatOf(t.ByLinks().Me().Other()))
	return s.Arrival.field(m.Answer, m.AnswerWhy(other))
}

// lossView offers the ways to restore a match that has been lost, here or there. At the start what is to be kept is
// in view.
func (s *Panel) lossView() app.UI {
	m, t := s.page.Messages().ByLinks, s.page.Table()
	links := t.ByLinks()
	const early = 3 // links
	other := s.page.Wording().Name(t.SeatOf(links.Me().Other()))
	return ui.Tree(`<details class="loss" hidden="{}">
		<summary>{}</summary>{}
		<div class="kept-by" hidden="{}">
			<p class="note">{}</p><div class="buttons">{}{}</div><p class="note">{}</p><div class="buttons">{}</div>
		</div>
	</details>`,
		!s.hasCode() && links.Links() == 0, m.Loss, s.recoveryCode(), links.Links() == 0, m.WholeWhy(other),
		formButton("go", "copy-whole", asWhole, m.CopyWhole, s.onCopy),
		ui.Shown(canSend(), formButton("go", "send-whole", asWhole, m.SendWhole, s.onSend)),
		m.FileWhy, formButton("go", "keep-whole", asWhole, m.KeepFile, s.onKeepWhole),
	).Attr("open", s.hasCode() && links.Links() < early)
}

// recoveryCode shows the recovery code, once it holds all secrets of this side.
func (s *Panel) recoveryCode() app.UI {
	m := s.page.Messages().ByLinks
	if !s.hasCode() {
		return ui.Tree(`<div hidden="true"></div>`)
	}
	return ui.Tree(`<div class="kept-by">
			<div class="field">
				<label for="recovery">{}</label>
				<input type="text" id="recovery" readonly="true" value="{}" aria-describedby="recovery-why">
			</div>
			<p class="note" id="recovery-why">{}</p>
			<div class="buttons">{}</div>
		</div>`, m.Code, s.postedAs(asCode),
		m.CodeWhy, formButton("go", "copy-code", asCode, m.CopyCode, s.onCopy))
}

// hasCode says whether there is a recovery code: a side that has still to set up has none.
func (s *Panel) hasCode() bool {
	t := s.page.Table()
	if !t.SettingUp() {
		return true
	}
	m, me := t.ByLinks().Match(), t.ByLinks().Me()
	return m.ToMove() != me && m.Ply() > 0 && m.MoverAt(m.Ply()-1) == me
}

// onKeepWhole saves all links for the person here.
func (s *Panel) onKeepWhole(app.Context, app.Event) {
	p := s.page
	text := s.whole(p.Table().ByLinks().Me())
	if s.tooLong = text == ""; !s.tooLong {
		ui.Download("tablier-"+p.Table().ID()+".txt", "text/plain", text+"\n")
	}
	p.Redraw()
}

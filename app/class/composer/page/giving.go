package page

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/composer"
	"tablier/app/class/form"
	"tablier/app/class/set"
	"tablier/app/licence"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/app/ui"
)

// giving is the title and the settings of the set, and the ways to give it.
type giving struct{ *frame }

// The ids of fields that keep what is typed.
const (
	titleID  = "compose-title"
	introID  = "compose-intro"
	linkID   = "compose-link"
	dialogID = "compose-code"
)

// address returns the link to the set, empty where there is nothing to give.
func (f *frame) address() string {
	code := f.session.Code()
	if code == "" || !f.kind.site.Live {
		return ""
	}
	return f.kind.site.Nav.Address(nav.SetRoute, code)
}

// title returns the title of the set.
func (f *frame) title() string {
	if f.set.Title == "" {
		return f.words.untitled
	}
	return f.set.Title
}

// draw draws the region.
func (g giving) draw() app.UI {
	m, s := g.words, g.set.Settings
	return ui.Tree(`<section class="slab give" aria-label="{}">
			<div class="pad-in">
				<label class="in"><small>{}</small><input type="text" id="{}" data-field="title" maxlength="{}" value="{}"></label>
				<label class="in"><small>{}</small>
					<textarea rows="3" id="{}" data-field="intro" maxlength="{}">{}</textarea></label>
				<div class="setrow"><span id="compose-hints">{}</span>
					<button type="button" class="switch" role="switch" id="act-hints" data-act="hints" aria-checked="{}"
						aria-labelledby="compose-hints"><i></i></button></div>
				{}{}
			</div>
			{}
			<div class="of-set">{}{}{}</div>
		</section>`,
		m.settings, m.setTitle, titleID, strconv.Itoa(set.MaxTitle), g.set.Title,
		m.intro, introID, strconv.Itoa(set.MaxText), g.set.Intro, m.hints, truth(!s.NoHints),
		segments("solution", m.solution, m.solutions, s.NoSolution), segments("order", m.order, m.orders, s.Fixed),
		g.hand(), ui.Act("putaway", m.putAway, "btn bare"), ui.Act("delete", m.delete, "btn bare"), g.question())
}

// segments draws a choice of two.
func segments(act, name string, texts [2]string, second bool) app.UI {
	one := func(i int) app.UI { return ui.ActChoice(act+" "+strconv.Itoa(i), texts[i], second == (i == 1)) }
	return ui.Tree(`<div class="setrow"><span>{}</span><span class="segs" role="group" aria-label="{}">{}{}</span></div>`,
		name, name, one(0), one(1))
}

// hand draws the ways to give the set.
func (g giving) hand() app.UI {
	m, pack, address := g.words, packWordsOf(g.lang), g.address()
	note := m.nothing
	if address != "" {
		n := utf8.RuneCountInString(address)
		if note = m.length(n); composer.TooLong(address) {
			note = m.long(n)
		}
	}
	copied := map[ui.Copying]string{ui.Copied: m.copied, ui.ByHand: m.byHand}[g.kind.copying]
	can := address != ""
	return ui.Tree(`<div class="hand"><h2>{}</h2>
			{}
			<p class="note {}" id="compose-length">{}</p>
			<p class="note" role="status" id="compose-copied">{}</p>
			<input type="text" id="{}" readonly="true" aria-label="{}" value="{}" hidden="{}">
			<ul>{}{}{}{}</ul>
			{}
		</div>`,
		m.tabGive, ui.Enabled(can, ui.ActWithIcon("copy", "copy", m.copy, "btn main")),
		ui.When(address != "" && composer.TooLong(address), "lack"), note, copied,
		linkID, m.link, address, g.kind.copying != ui.ByHand,
		wayOut(can, "qr", "target", m.code, m.codeHow), wayOut(can, "file", "share", m.file, m.fileHow),
		wayOut(can, "package", "pack", pack.way, pack.how), wayOut(can, "print", "list", m.print, m.printHow),
		packer(g).draw())
}

// wayOut draws one of the ways.
func wayOut(can bool, act, icon, text, how string) app.UI {
	return ui.Tree(`<li>{}</li>`, ui.Enabled(can, ui.Tree(
		`<button type="button" class="way-out" id="{}" data-act="{}">{}<span>{}<small>{}</small></span></button>`,
		ui.ActID(act), act, ui.Icon(icon), text, how)))
}

// question asks whether the set is to be deleted.
func (g giving) question() app.UI {
	q := ui.Question{}
	if g.kind.asking {
		q = ui.Question{Text: g.words.deleteAsk, Yes: g.words.deleteYes, No: g.words.deleteNo}
	}
	return q.Draw("delete")
}

// projected is the code that fills the window, for cameras: dark on light in both themes.
type projected struct{ *frame }

// draw draws the region.
func (p projected) draw() app.UI {
	m, drawing := p.words, app.UI(ui.Tree(`<p class="lack">{}</p>`, p.words.noCode))
	if square, ok := link.Code(p.address()); ok && p.session.IsOpen() {
		drawing = ui.Code(square.Size, square.Path, "compose-qr", m.codeOf(p.title()))
	}
	steps := app.Range(m.steps[:]).Slice(func(i int) app.UI { return ui.Tree(`<li>{}</li>`, m.steps[i]) })
	return ui.Tree(`<dialog class="projected" id="{}" aria-labelledby="compose-qr-title">
			<div class="proj-top">{}{}</div>
			<div class="proj"><div><h2 id="compose-qr-title">{}</h2><p>{}</p><ol>{}</ol></div>{}</div>
		</dialog>`,
		dialogID, ui.Act("print page", m.printDo, "btn"), ui.Act("qr-close", m.close, "btn"),
		p.title(), m.aboutLong(len(p.set.Items), p.set.Minutes()), steps, drawing)
}

// paper is the page to be printed: what is to be done, with boards, and the code.
type paper struct{ *frame }

// draw draws the region.
func (p paper) draw() app.UI {
	if !p.session.IsOpen() {
		return ui.Tree(`<div class="set-paper"></div>`)
	}
	rows := app.Range(p.set.Items).Slice(func(i int) app.UI {
		item := p.set.Items[i]
		shown := p.labelOf(item.Task)
		text := item.Word
		if words, ok := item.Task.(*set.Words); ok {
			text = ui.Join(" ", words.Text, item.Word)
		}
		return ui.Tree(`<li>{}<div><b>{}</b><small>{}</small><p>{}</p></div></li>`,
			shown.drawn, shown.Title, shown.About, text)
	})
	code := app.UI(ui.Tree(`<span></span>`))
	if square, ok := link.Code(p.address()); ok {
		code = ui.Code(square.Size, square.Path, "compose-printed", p.words.codeOf(p.title()))
	}
	return ui.Tree(`<div class="set-paper" aria-hidden="true">
			<header><div><h2>{}</h2><p>{}</p><p>{}</p></div>{}</header><ol>{}</ol><p class="licence-line">{}</p>
		</div>`,
		p.title(), p.set.Intro, p.words.aboutLong(len(p.set.Items), p.set.Minutes()), code, rows,
		licence.Sentence(p.kind.site.Lang))
}

// plain writes the letters of French without their accents.
var plain = strings.NewReplacer("é", "e", "è", "e", "ê", "e", "ë", "e", "à", "a", "â", "a", "î", "i", "ï", "i",
	"ô", "o", "ù", "u", "û", "u", "ç", "c", "œ", "oe")

// fileName returns the name of the file of the set, made of its title.
func fileName(title string) string {
	words := strings.FieldsFunc(plain.Replace(strings.ToLower(title)), func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	})
	if len(words) == 0 {
		words = []string{"tablier"}
	}
	return strings.Join(words, "-") + form.Extension
}

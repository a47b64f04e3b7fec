package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/certificate/names"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/proofs"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// OnMount implements app.Mounter: it has all of the workshop kept for use without a network.
func (v *view) OnMount(app.Context) { shell.KeepPython() }

// Render implements app.Composer.
func (v *view) Render() app.UI {
	return (&frame{kind: v.kind, session: v.kind.session, lang: v.Lang, words: catalogueOf(v.Lang)}).draw()
}

// A frame is what the regions of the page draw, in the language of the page.
type frame struct {
	kind    *Kind
	session *proofs.Session
	lang    i18n.Lang
	words   *catalogue
}

// draw draws the page. Each part keeps its place, hidden or not: go-app updates children by their index.
func (f *frame) draw() app.UI {
	m := f.words
	return ui.Tree(`<main class="vf" id="main" tabindex="-1" data-state="{}" data-python="{}" onclick="{}">
			<div class="vf-head"><h1>{}</h1><p>{}</p></div>
			<div class="vf-do">{}{}{}{}</div>
			{}
			<div class="vf-texts">{}{}</div>
			<p class="vf-how">{}<a href="{}">{}</a></p>
		</main>`, string(f.session.State()), string(f.session.Python()), f.kind.onClick, m.title, m.lead,
		f.choice(), f.check(), ui.Shown(f.session.Busy(), ui.Act("stop", m.stop, "btn")),
		ui.Act("restore", m.restore, "btn"), f.verdict(),
		f.field(certificateID, m.certificate, m.certificateWhat,
			ui.When(!f.session.Part().Whole(), " "+partID), f.part()),
		f.field(checkerID, m.checker, m.checkerWhat, ""),
		m.own+" ", nav.LinkTo(f.kind.site.Nav, nav.WriteRoute), i18n.Of(f.lang).Workshop.Compose)
}

// choice draws the field in which a certificate is chosen.
func (f *frame) choice() app.UI {
	all := names.All()
	options := app.Range(all).Slice(func(i int) app.UI {
		return ui.Option(all[i].File, f.kind.name(f.lang, all[i]), all[i] == f.session.Name())
	})
	return ui.Tree(`<label class="vf-choice"><span>{}</span><select id="{}" onchange="{}">{}</select></label>`,
		f.words.which, chosenID, f.kind.onChoose, options)
}

// check draws the control that has the certificate checked.
func (f *frame) check() app.UI {
	ready := !f.session.Busy() && f.session.State() != proofs.Loading && f.session.State() != proofs.Missing
	return ui.Enabled(ready, ui.Act("check", f.words.check, "btn main"))
}

// verdict says what has come of it.
func (f *frame) verdict() app.UI {
	m, s := f.words, f.session
	title, more := m.states.Of(s.State()), ""
	if fault := s.Fault(); s.State() == proofs.Failed && fault != nil {
		more = ui.Join(" ", f.kind.explain(*fault).Title, i18n.ProgramsOf(f.lang).At(fault.Line))
	}
	python := s.Python()
	if shell.Single() { // which has no certificates, for it runs no programs
		title, python = "", sandbox.Single
	}
	line := s.Line()
	return ui.Tree(`<section class="slab vf-verdict" aria-label="{}">
			<div role="status"><p class="vf-state">{}</p><p id="{}" lang="en" translate="no">{}</p><p>{}</p></div>
			<p class="vf-python">{}</p>
			{}
		</section>`, m.verdict, title, saidID, s.Said(), more,
		i18n.ProgramsOf(f.lang).Python(string(python)),
		ui.Shown(line > 0, ui.Act("line", m.goTo(line), "btn")))
}

// part says which lines of a long certificate are in its field, and leads to those before and after them.
func (f *frame) part() app.UI {
	m, p := f.words, f.session.Part()
	grouped := f.lang.Grouped
	return ui.Tree(`<div class="vf-part" hidden="{}"><span id="{}" role="status">{}</span>{}{}</div>`, p.Whole(),
		partID, m.part(grouped(p.First), grouped(p.Last), grouped(p.Of)),
		ui.Enabled(p.First > 1, ui.Act("before", m.before, "btn")),
		ui.Enabled(p.Last < p.Of, ui.Act("after", m.after, "btn")))
}

// field draws one of the texts, with what stands above it; also has the ids of what else describes it.
func (f *frame) field(id, name, what, also string, above ...app.UI) app.UI {
	return ui.Tree(`<section class="vf-text">
			<h2><label for="{}">{}</label></h2><p id="{}">{}</p>{}
			<textarea id="{}" aria-describedby="{}" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off"
				rows="16" translate="no" oninput="{}">
			</textarea>
		</section>`, id, name, id+"-what", what, above, id, id+"-what"+also, f.kind.onInput)
}

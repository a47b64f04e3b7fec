package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
)

const dataTitle = "data-title"

// data draws where a person's data are and how safe, with export, import and deletion.
func (p *page) data() app.UI {
	m, k := i18n.Of(p.Lang).Past, p.kind
	safety := m.Evictable
	switch {
	case k.keeper.Refused():
		safety = m.Refused
	case k.durability.promised:
		safety = m.Durable
	}
	aside := p.setAside()
	if aside != "" {
		aside = m.Aside(aside)
	}
	return ui.El("section").ID("data").Aria("labelledby", dataTitle).Body(
		ui.El("h2").ID(dataTitle).TabIndex(-1).Text(m.Data),
		ui.Text("p", "", m.DataWhere+" "+safety),
		ui.Text("p", "note", aside),
		ui.El("div").Class("buttons").Body(
			ui.ActButton("export", m.Export, ""),
			ui.FileButton("go", m.Import, ui.Input("file").ID(ui.ActID("import")).
				Attr("accept", ".json,application/json").
				Attr("disabled", !p.Live || k.transfer.importing != nil).OnChange(p.onFile)),
			ui.ActButton("erase", m.Erase, ""),
		),
		p.advance(),
		p.question("import", m.ImportAsk(k.transfer.file.games), m.ImportYes).Draw("import"),
		p.question("erase", m.EraseAsk, m.EraseYes).Draw("erase"),
		ui.El("div").Role("status").Class("said").Body(ui.Text("p", "", k.said), ui.Text("p", "note", k.detail)),
	)
}

// advance draws the progress of an import or export, with a button to cancel it.
func (p *page) advance() app.UI {
	m, i := i18n.Of(p.Lang).Past, p.kind.transfer.importing
	box := ui.El("div").Class("advance")
	if i == nil {
		return ui.Shown(false, box)
	}
	done, all := i.Progress()
	return box.Body(
		ui.El("span").Role("status").Text(m.Reading),
		ui.El("progress").Aria("label", m.Reading).Attr("value", done).Attr("max", all),
		ui.ActButton("stop", m.StopReading, ""),
	)
}

// setAside names the texts that could not be read.
func (p *page) setAside() string {
	if !p.Live {
		return ""
	}
	var names []string
	for _, key := range p.kind.site.Store.Keys() {
		if name, aside := strings.CutSuffix(key, unreadable); aside {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// Filed shows a match that has just been archived.
func (k *Kind) Filed() {
	k.reload()
	k.durability.ask()
}

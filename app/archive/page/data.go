package page

import (
	"strconv"
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
	return ui.Tree(`<section id="data" aria-labelledby="{}">
			<h2 id="{}" tabindex="-1">{}</h2>
			<p>{}</p>
			<p class="note" hidden="{}">{}</p>
			<div class="buttons">
				{}
				<label class="go open-file">
					<span>{}</span>
					<input type="file" id="{}" accept=".json,application/json" disabled="{}" onchange="{}">
				</label>
				{}
			</div>
			{}{}{}
			<div role="status" class="said"><p hidden="{}">{}</p><p class="note" hidden="{}">{}</p></div>
		</section>`,
		dataTitle, dataTitle, m.Data, m.DataWhere+" "+safety, aside == "", aside,
		ui.ActButton("export", m.Export, ""),
		m.Import, ui.ActID("import"), !p.Live || k.transfer.importing != nil, p.onFile,
		ui.ActButton("erase", m.Erase, ""),
		p.advance(),
		p.question("import", m.ImportAsk(k.transfer.file.games), m.ImportYes).Draw("import"),
		p.question("erase", m.EraseAsk, m.EraseYes).Draw("erase"),
		k.said == "", k.said, k.detail == "", k.detail)
}

// advance draws the progress of an import or export, with a button to cancel it.
func (p *page) advance() app.UI {
	m, i := i18n.Of(p.Lang).Past, p.kind.transfer.importing
	if i == nil {
		return ui.Tree(`<div class="advance" hidden="true"></div>`)
	}
	done, all := i.Progress()
	return ui.Tree(`<div class="advance">
			<span role="status">{}</span>
			<progress aria-label="{}" value="{}" max="{}"></progress>
			{}
		</div>`,
		m.Reading, m.Reading, strconv.Itoa(done), strconv.Itoa(all), ui.ActButton("stop", m.StopReading, ""))
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

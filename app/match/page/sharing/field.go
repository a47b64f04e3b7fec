package sharing

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match/page/wording"
	"tablier/app/ui"
)

// field draws the field and the file button in which something from elsewhere is opened, under a title that is
// its label.
func (a *arrival) field(title, why string) app.UI {
	p := a.page
	problem := wording.NewRefusals(p.Messages(), p.Words()).Why(a.Problem)
	field := ui.El("textarea").ID("arriving").Attr("rows", 3).Attr("autocomplete", "off").Attr("autocapitalize", "none").
		Attr("spellcheck", "false").Aria("describedby", "arriving-why arrival-problem")
	if problem != "" {
		field.Aria("invalid", "true")
	}
	open := ui.Button().Class("go").ID("open").Text(p.Messages().Share.OpenIt).OnClick(a.onOpen)
	file := ui.FileButton("btn", p.Messages().Arrivals.OpenFile, ui.Input("file").ID("arriving-file").
		Attr("accept", "text/plain,application/json,.txt,.json").OnChange(a.onFile))
	return ui.Tree(`<section aria-labelledby="open-title">
		<h2 id="open-title"><label for="arriving">{}</label></h2><p class="note" id="arriving-why">{}</p>{}
		<p id="arrival-problem" role="alert" class="problem">{}</p>
		<div class="buttons">{}{}</div>{}{}
	</section>`, title, why, field, problem,
		ui.Enabled(p.Match.Can(), open), file, a.Recovery.draw(), a.Elsewhere.draw())
}

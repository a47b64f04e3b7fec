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
	return ui.Tree(`<section aria-labelledby="open-title">
			<h2 id="open-title"><label for="arriving">{}</label></h2>
			<p class="note" id="arriving-why">{}</p>
			<textarea id="arriving" rows="3" autocomplete="off" autocapitalize="none" spellcheck="false"
			aria-describedby="arriving-why arrival-problem" aria-invalid="{}"></textarea>
			<p id="arrival-problem" role="alert" class="problem">{}</p>
			<div class="buttons">
				<button type="button" class="go" id="open" aria-disabled="{}" onclick="{}">{}</button>
				<label class="btn open-file">
					<span>{}</span>
					<input type="file" id="arriving-file" accept="text/plain,application/json,.txt,.json" onchange="{}">
				</label>
			</div>
			{}
			{}
		</section>`, title, why, problem != "", problem,
		!p.Match.Can(), a.onOpen, p.Messages().Share.OpenIt, p.Messages().Arrivals.OpenFile, a.onFile,
		a.Recovery.draw(), a.Elsewhere.draw())
}

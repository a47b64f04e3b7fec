package watch

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/watch"
)

// extras are what stands below: questions, growth, changes, files.
func (k *Kind) extras() app.UI {
	return ui.Node("div", list{"class", "extras"}, k.plotted(), k.changing(), k.keeping(), k.questions())
}

// questions are the ways to the prepared questions.
func (k *Kind) questions() app.UI {
	m := k.messages().Watch
	var items []app.UI
	for _, q := range k.quizzes() {
		items = append(items, ui.Node("li", nil,
			nav.OpenLink(k.site.Nav, nav.WatchRoute, watch.QuestionAddress(q.Name)).Text(q.Text)))
	}
	return ui.Node("section", list{"class", "slab questions"}, ui.Leaf("h2", m.Questions), ui.Leaf("p", m.QuestionsHow),
		ui.Node("ul", nil, items...))
}

// prepared chooses one of the prepared questions, beside the steps, where a pupil comes by.
func (k *Kind) prepared() app.UI {
	m := k.messages().Watch
	options := []app.UI{ui.Option("", m.Questions, k.quiz == nil)}
	for _, q := range k.quizzes() {
		options = append(options, ui.Option(q.Name, q.Text, k.quiz != nil && q.Name == k.quiz.Name))
	}
	return ui.El("select").ID("watch-question").Class("prepared").Aria("label", m.Questions).OnChange(k.onQuestion).
		Body(options...)
}

// onQuestion asks the question that is chosen, or goes back to the search of the last one.
func (k *Kind) onQuestion(ctx app.Context, _ app.Event) { k.pose(ctx.JSSrc().Get("value").String()) }

// pose asks a prepared question, as its address does, or for an empty name none any more.
func (k *Kind) pose(name string) {
	if name == "" {
		k.act("leave")
		return
	}
	address := watch.QuestionAddress(name)
	k.outside.keep(address)
	k.open(address)
	k.rev++
}

// linkID is the field with the link to what is shown, where the browser does not copy it.
const linkID = "watch-link"

// keeping is what can be kept of what is shown.
func (k *Kind) keeping() app.UI {
	m := k.messages().Watch
	said := map[ui.Copying]string{ui.Copied: m.Copied, ui.ByHand: m.ByHand}[k.copying]
	return ui.Node("section", list{"class", "slab keeping"}, ui.Leaf("h2", m.Keep),
		button("link", m.CopyLink, true),
		ui.Input("text").ID(linkID).Attr("readonly", "true").Aria("label", m.CopyLink).Attr("value", k.link()).
			Attr("hidden", k.copying != ui.ByHand),
		ui.Leaf("p", said, "role", "status", "hidden", ui.When(said == "", "true")),
		button("svg", m.SaveSVG, true), button("json", m.SaveJSON, true), button("csv", m.SaveCSV, true),
		button("print", m.Print, true), button("unscore", m.Forget, k.score.Of > 0))
}

// link is the address of what is shown.
func (k *Kind) link() string {
	if k.now == nil || !app.IsClient {
		return ""
	}
	return k.site.Nav.Address(nav.WatchRoute, k.fragment())
}

// fragment is what the address of what is shown has to open.
func (k *Kind) fragment() string {
	if k.quiz != nil {
		return watch.QuestionAddress(k.quiz.Name)
	}
	return k.settings.Address(k.now.Step)
}

// keepings does what a control is for that keeps something or counts.
func (k *Kind) keepings(name string) {
	switch name {
	case "link":
		ui.Copy(k.link(), linkID, k.site, &k.copying, k.redraw)
	case "svg":
		k.saveSVG()
	case "json":
		k.saveTree(false)
	case "csv":
		k.saveTree(true)
	case "print":
		app.Window().Call("print")
	case "plot":
		k.count()
	case "unscore":
		k.site.Store.Remove(watch.ScoreKey)
		k.score = watch.Score{}
	}
}

// scored is how many predictions were right; nothing before the first.
func (k *Kind) scored() app.UI {
	m := k.messages().Watch
	return ui.Node("p", list{"class", "score", "id", "watch-score", "hidden", ui.When(k.score.Of == 0, "true")},
		ui.Leaf("span", m.Predictions), app.Text(" "), ui.Leaf("b", m.Score(k.score.Right, k.score.Of)))
}

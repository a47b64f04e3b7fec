package problems

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/exercise"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/ui"
)

// view draws a puzzle.
type view struct {
	app.Compo
	Game string
	Lang i18n.Lang
	Rev  int
	page *page
}

// CompoID implements app.DismountEnforcer: no other game's page reuses the elements, with their handlers, of this
// one.
func (v *view) CompoID() string { return "problem-" + v.Game }

// stateNames are the CSS classes of the states.
var stateNames = map[puzzles.State]string{
	puzzles.ToAnswer: "play", puzzles.Judging: "judging", puzzles.Wrong: "wrong", puzzles.Solved: "solved",
}

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	p := v.page
	m, s := i18n.Of(v.Lang).Problems, p.session
	playing := p.playable()
	return ui.El("main").Class("play lesson problem", v.Game).ID("main").TabIndex(-1).
		DataSet("panel", "play").DataSet("state", stateNames[s.State()]).DataSet("puzzle", p.id).Body(
		p.desk.Board(v.Rev),
		ui.El("section").Class("panel").Aria("label", m.Panel).Body(
			p.caption(),
			ui.El("div").Class("idea").Aria("live", "polite").Body(
				ui.El("h2").Text(p.task()), ui.El("p").Text(p.goal()),
			),
			p.desk.Say(p.said(), true, p.desk.Beside(p.puzzle.Kind.Moves(), playing)),
			ui.El("div").Class("own").Body(p.desk.Below()),
			ui.El("div").Class("more").Body(p.ask(), p.hints(), p.line(), p.scale(), p.tried(), p.byHand()),
			p.bar(),
		),
		ui.El("p").Class("source").Text(p.source()),
	)
}

// caption draws the title: the game, and the number of the puzzle.
func (p *page) caption() app.UI {
	lang := p.kind.site.Lang
	return ui.El("div").Class("caption").Body(
		ui.El("h1").Text(p.game.Words(lang).Name()),
		ui.El("p").Body(
			ui.El("span").Class("wide").Text(p.messages().Problems.Word+" "), ui.El("span").Text(p.number(lang)+" "),
			dots(p.shelf().Set.Band(p.puzzle)),
		),
	)
}

// The ids of the controls.
const (
	nextID   = "problem-next" // goes on
	hintID   = "problem-hint"
	choiceID = "problem-choice-"
)

// ask draws the choice of answers to a question that is not about a move.
func (p *page) ask() app.UI {
	m, box := p.messages().Problems, ui.El("div").Class("ask")
	if p.puzzle.Kind.Moves() {
		return ui.Shown(false, box)
	}
	title, class := m.Choose, "strengths"
	if p.puzzle.Kind == puzzle.Odds {
		title, class = m.ChooseOne, "fractions"
	}
	choices, answering := p.choices(), p.session.State() == puzzles.ToAnswer
	return box.Body(
		ui.El("h2").Text(title),
		ui.El("div").Class(class).Role("group").Aria("label", title).OnClick(p.onChoice).
			Body(app.Range(choices).Slice(func(i int) app.UI {
				text := choices[i]
				on := strings.Contains(p.chosen, text)
				if p.puzzle.Kind == puzzle.Odds {
					on = p.chosen == text
				}
				b := ui.Button().ID(choiceID+text).DataSet("choice", text).Text(text).Aria("pressed", on)
				if p.puzzle.Kind == puzzle.Forces {
					b.Aria("label", m.Strength(text))
				}
				if on {
					b.Class(p.chosenClass())
				}
				return ui.Enabled(answering, b)
			})),
	)
}

// chosenClass returns the CSS class of the chosen answer: that of a right one once it is right.
func (p *page) chosenClass() string {
	switch state := p.session.State(); {
	case state == puzzles.Solved:
		return "found"
	case state == puzzles.Wrong && p.puzzle.Kind == puzzle.Odds:
		return "amiss"
	}
	return "chosen"
}

func (p *page) onChoice(_ app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "[data-choice]")
	if button.Truthy() {
		p.kind.rev++
		p.toggle(button.Get("dataset").Get("choice").String())
	}
}

// hints draws the two hints, given or available.
func (p *page) hints() app.UI {
	m, given := p.messages().Problems, p.session.Hints()
	state := p.session.State()
	shown := state != puzzles.Solved && (p.puzzle.Kind != puzzle.Points || state == puzzles.ToAnswer)
	first, second := ui.El("li"), ui.El("li").Class("second")
	button := func(text string) app.UI {
		return ui.Enabled(state == puzzles.ToAnswer, ui.Button().Class("aside").ID(hintID).Text(text))
	}
	number := func(text string) app.UI { return ui.El("span").Class("n").Aria("hidden", "true").Text(text) }
	switch given {
	case 0:
		first.Body(number("1"), button(m.FirstHint))
		second.Class("later").Body(number("2"), ui.El("span").Text(m.Later))
	case 1:
		first.Class("given").Body(number("1"), ui.El("span").Text(p.idea()))
		second.Body(number("2"), button(m.PlaceHint))
	default:
		first.Class("given").Body(number("1"), ui.El("span").Text(p.idea()))
		second.Class("given").Body(number("2"), ui.El("span").Text(p.place()))
	}
	return ui.Shown(shown, ui.El("ol").Class("hints").Aria("label", m.Hints).Aria("live", "polite").
		OnClick(p.onHint).Body(first, second))
}

func (p *page) onHint(_ app.Context, e app.Event) {
	if ui.ControlOf(e) == hintID && p.session.State() == puzzles.ToAnswer {
		p.kind.rev++
		p.hint()
	}
}

// tried draws the answers given so far.
func (p *page) tried() app.UI {
	m := p.messages().Problems
	texts, classes := p.tries()
	if len(texts) == 0 {
		return ui.El("div").Class("tries").Body(ui.El("h2").Text(m.Tries), ui.El("p").Text(m.NoTry))
	}
	return ui.El("div").Class("tries").Body(
		ui.El("h2").Text(m.Tries),
		ui.El("ul").Body(app.Range(texts).Slice(func(i int) app.UI {
			return ui.El("li").Class("try", classes[i]).Text(texts[i])
		})),
	)
}

// A notice replaces a requested puzzle that is not there, yet or at all.
type notice struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// Render implements app.Composer.
func (n *notice) Render() app.UI {
	k, m := n.kind, i18n.Of(n.Lang).Problems
	said := exercise.Said{Head: m.Loading}
	switch {
	case k.failed:
		said = exercise.Said{Head: m.Missing, Words: m.MissingWhy}
	case k.unknown():
		said = exercise.Said{Head: m.Unknown, Words: m.UnknownWhy}
	}
	return ui.El("main").Class("hub notice").ID("main").TabIndex(-1).Body(
		ui.El("h1").Text(m.Panel),
		ui.El("div").Role("status").Body(ui.Text("p", "told", said.Head), ui.Text("p", "", said.Words)),
		ui.El("p").Body(
			ui.Shown(k.failed, ui.Button().Class("act").ID("problem-again").
				Text(i18n.Of(n.Lang).Lesson.Retry).OnClick(n.onAgain)),
			nav.Link(k.site.Nav, nav.PuzzlesRoute).Class("go").Text(m.All),
		),
	)
}

func (n *notice) onAgain(app.Context, app.Event) {
	n.kind.failed = false
	n.kind.rev++
	n.kind.load()
}

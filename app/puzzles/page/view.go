package page

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

func (v *view) messages() *i18n.Messages { return i18n.Of(v.Lang) }

// wording returns the sentences about the puzzle.
func (v *view) wording() *wording { return v.page.wording(v.Lang) }

// stateNames are the CSS classes of the states.
var stateNames = map[puzzles.State]string{
	puzzles.ToAnswer: "play", puzzles.Judging: "judging", puzzles.Wrong: "wrong", puzzles.Solved: "solved",
}

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	a, w := v.page.attempt, v.wording()
	m, s := i18n.Of(v.Lang).Problems, a.session
	playing := a.playable()
	return ui.El("main").Class("play lesson problem", v.Game).ID("main").TabIndex(-1).
		DataSet("panel", "play").DataSet("state", stateNames[s.State()]).DataSet("puzzle", a.id).Body(
		a.desk.Board(v.Rev),
		ui.El("section").Class("panel").Aria("label", m.Panel).Body(
			v.caption(),
			ui.El("div").Class("idea").Aria("live", "polite").Body(
				ui.El("h2").Text(w.task()), ui.El("p").Text(w.goal()),
			),
			a.desk.Say(w.said(), true, a.desk.Beside(a.puzzle.Kind.Moves(), playing)),
			ui.El("div").Class("own").Body(a.desk.Below()),
			ui.El("div").Class("more").Body(v.ask(), v.hints(), v.line(), v.scale(), v.tried(), v.byHand()),
			v.bar(),
		),
		ui.El("p").Class("source").Text(w.source()),
	)
}

// caption draws the title: the game, and the number of the puzzle.
func (v *view) caption() app.UI {
	lang := v.Lang
	return ui.El("div").Class("caption").Body(
		ui.El("h1").Text(v.page.game.Words(lang).Name()),
		ui.El("p").Body(
			ui.El("span").Class("wide").Text(v.messages().Problems.Word+" "), ui.El("span").Text(v.wording().number()+" "),
			dots(v.page.shelf().Set.Band(v.page.attempt.puzzle)),
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
func (v *view) ask() app.UI {
	a := v.page.attempt
	m, box := v.messages().Problems, ui.El("div").Class("ask")
	if a.puzzle.Kind.Moves() {
		return ui.Shown(false, box)
	}
	title, class := m.Choose, "strengths"
	if a.puzzle.Kind == puzzle.Odds {
		title, class = m.ChooseOne, "fractions"
	}
	choices, answering := a.choices(), a.session.State() == puzzles.ToAnswer
	return box.Body(
		ui.El("h2").Text(title),
		ui.El("div").Class(class).Role("group").Aria("label", title).OnClick(v.onChoice).
			Body(app.Range(choices).Slice(func(i int) app.UI {
				text := choices[i]
				on := strings.Contains(a.chosen, text)
				if a.puzzle.Kind == puzzle.Odds {
					on = a.chosen == text
				}
				b := ui.Button().ID(choiceID+text).DataSet("choice", text).Text(text).Aria("pressed", on)
				if a.puzzle.Kind == puzzle.Forces {
					b.Aria("label", m.Strength(text))
				}
				if on {
					b.Class(v.chosenClass())
				}
				return ui.Enabled(answering, b)
			})),
	)
}

// chosenClass returns the CSS class of the chosen answer: that of a right one once it is right.
func (v *view) chosenClass() string {
	a := v.page.attempt
	switch state := a.session.State(); {
	case state == puzzles.Solved:
		return "found"
	case state == puzzles.Wrong && a.puzzle.Kind == puzzle.Odds:
		return "amiss"
	}
	return "chosen"
}

func (v *view) onChoice(_ app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "[data-choice]")
	if button.Truthy() {
		v.page.kind.rev++
		v.page.attempt.toggle(button.Get("dataset").Get("choice").String())
	}
}

// hints draws the two hints, given or available.
func (v *view) hints() app.UI {
	a := v.page.attempt
	m, given := v.messages().Problems, a.session.Hints()
	state := a.session.State()
	shown := state != puzzles.Solved && (a.puzzle.Kind != puzzle.Points || state == puzzles.ToAnswer)
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
		first.Class("given").Body(number("1"), ui.El("span").Text(v.wording().idea()))
		second.Body(number("2"), button(m.PlaceHint))
	default:
		first.Class("given").Body(number("1"), ui.El("span").Text(v.wording().idea()))
		second.Class("given").Body(number("2"), ui.El("span").Text(v.wording().place()))
	}
	return ui.Shown(shown, ui.El("ol").Class("hints").Aria("label", m.Hints).Aria("live", "polite").
		OnClick(v.onHint).Body(first, second))
}

func (v *view) onHint(_ app.Context, e app.Event) {
	a := v.page.attempt
	if ui.ControlOf(e) == hintID && a.session.State() == puzzles.ToAnswer {
		v.page.kind.rev++
		a.hint()
	}
}

// tried draws the answers given so far.
func (v *view) tried() app.UI {
	m := v.messages().Problems
	texts, classes := v.wording().tries()
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

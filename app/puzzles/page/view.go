package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/class/form"
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
	more := []app.UI{v.ask(), v.hints(), v.line(), v.scale(), v.tried(), v.byHand(), v.toList()}
	return ui.Tree(`<main class="play lesson problem {}" id="main" tabindex="-1" data-panel="play" data-state="{}"
			data-puzzle="{}">
			{}
			<section class="panel" aria-label="{}">
				{}
				<div class="idea" aria-live="polite"><h2>{}</h2><p>{}</p>{}</div>
				{}
				<div class="own">{}</div>
				<div class="more">{}</div>
				{}
			</section>
			<p class="source">{}</p>
		</main>`,
		v.Game, stateNames[s.State()], a.id, a.desk.Board(v.Rev), m.Panel, v.caption(), w.asked(), w.proved(),
		v.page.kind.site.Word(), a.desk.Say(w.said(), true, a.desk.Beside(a.puzzle.Kind.Moves(), playing)),
		a.desk.Below(), more, v.bar(), w.source())
}

// caption draws the title: the game, and the number of the puzzle.
func (v *view) caption() app.UI {
	word, band := v.messages().Problems.Word+" ", dots(v.page.shelf().Set.Band(v.page.attempt.puzzle))
	if v.page.own != nil { // it has a name, and no place in a series
		word, band = "", ui.Tree(`<span></span>`)
	}
	return ui.Tree(`<div class="caption"><h1>{}</h1><p><span class="wide">{}</span><span>{}</span>{}</p></div>`,
		v.page.kind.nameOf(v.page.game.Game, v.Lang), word, v.wording().number()+" ", band)
}

// The ids of the controls.
const (
	nextID   = "problem-next" // goes on
	hintID   = "problem-hint"
	choiceID = "problem-choice-"
)

// ask draws the choice of answers to a question that is not about a move.
func (v *view) ask() app.UI {
	a, m := v.page.attempt, v.messages().Problems
	if a.puzzle.Kind.Moves() {
		return ui.Tree(`<div class="ask" hidden="true"></div>`)
	}
	title, class := m.Choose, "strengths"
	if a.puzzle.Kind == puzzle.Odds {
		title, class = m.ChooseOne, "fractions"
	}
	var choices []app.UI
	for _, text := range a.choices() {
		choices = append(choices, v.choice(text))
	}
	return ui.Tree(`<div class="ask">
			<h2>{}</h2>
			<div class="{}" role="group" aria-label="{}" onclick="{}">{}</div>
		</div>`, title, class, title, v.onChoice, choices)
}

// choice draws the button of an answer.
func (v *view) choice(text string) app.UI {
	a, name := v.page.attempt, ""
	chosen := strings.Contains(a.chosen, text)
	switch a.puzzle.Kind {
	case puzzle.Odds:
		chosen = a.chosen == text
	case puzzle.Forces:
		name = v.messages().Problems.Strength(text)
	}
	return ui.Tree(`<button type="button" class="{}" id="{}{}" data-choice="{}" aria-pressed="{}" aria-label="{}"
		aria-disabled="{}">{}</button>`, ui.When(chosen, v.chosenClass()), choiceID, text, text,
		strconv.FormatBool(chosen), name, a.session.State() != puzzles.ToAnswer, text)
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
	shown := v.page.kind.site.Hints() && state != puzzles.Solved &&
		(a.puzzle.Kind != puzzle.Points || state == puzzles.ToAnswer)
	hint := func(text string) app.UI {
		return ui.Tree(`<button type="button" class="aside" id="{}" aria-disabled="{}">{}</button>`,
			hintID, state != puzzles.ToAnswer, text)
	}
	told := func(text string) app.UI { return ui.Tree(`<span>{}</span>`, text) }
	firstClass, secondClass := "given", "second given"
	var first, second app.UI
	switch given {
	case 0:
		firstClass, first = "", hint(m.FirstHint)
		secondClass, second = "second later", told(m.Later)
	case 1:
		first = told(v.wording().idea())
		secondClass, second = "second", hint(m.PlaceHint)
	default:
		first, second = told(v.wording().idea()), told(v.wording().place())
	}
	return ui.Tree(`<ol class="hints" aria-label="{}" aria-live="polite" hidden="{}" onclick="{}">
			<li class="{}"><span class="n" aria-hidden="true">1</span>{}</li>
			<li class="{}"><span class="n" aria-hidden="true">2</span>{}</li>
		</ol>`, m.Hints, !shown, v.onHint, firstClass, first, secondClass, second)
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
		return ui.Tree(`<div class="tries"><h2>{}</h2><p>{}</p></div>`, m.Tries, m.NoTry)
	}
	var tries []app.UI
	for i, text := range texts {
		tries = append(tries, ui.Tree(`<li class="try {}">{}</li>`, classes[i], text))
	}
	return ui.Tree(`<div class="tries"><h2>{}</h2><ul>{}</ul></div>`, m.Tries, tries)
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
	case k.own != nil && k.own.fault == form.Illegal:
		said = exercise.Said{Head: m.Broken, Words: m.BrokenWhy}
	case k.unknown():
		said = exercise.Said{Head: m.Unknown, Words: m.UnknownWhy}
	}
	return ui.Tree(`<main class="hub notice" id="main" tabindex="-1">
			<h1>{}</h1>
			<div role="status"><p class="told">{}</p><p hidden="{}">{}</p></div>
			<p>
				<button type="button" class="act" id="problem-again" hidden="{}" onclick="{}">{}</button>
				<a class="go" href="{}">{}</a>
			</p>
		</main>`,
		m.Panel, said.Head, said.Words == "", said.Words, !k.failed, n.onAgain, i18n.Of(n.Lang).Lesson.Retry,
		nav.LinkTo(k.site.Nav, nav.PuzzlesRoute), m.All)
}

func (n *notice) onAgain(app.Context, app.Event) {
	n.kind.failed = false
	n.kind.rev++
	n.kind.load()
}

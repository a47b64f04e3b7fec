package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/app/watch"
)

// onClick handles a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" {
		k.act(act)
		return
	}
	ctx.PreventUpdate()
}

// act does what a control is for.
func (k *Kind) act(act string) {
	name, what, _ := strings.Cut(act, " ")
	number, _ := strconv.Atoi(what)
	k.rev++
	switch s := k.session; name {
	case "anyway":
		if s.SearchAnyway() {
			k.site.Focus("main") // the control goes
		}
	case "answer":
		k.answer(number)
	case "show":
		k.answer(-1)
	case "solve":
		s.Solve(number)
	case "leave":
		s.EndQuiz()
	case "predict":
		s.SetPredictions(!s.Predictions().On())
	case "view":
		k.tab = number
	case "phrases":
		k.phrases = number == 1
	case "deeper":
		s.Changes().Set(func(s *watch.Settings) { s.Depth = number })
	case "evaluation":
		k.site.Focus("watch-evaluation")
	case "paste":
		k.takePasted()
	case "surprise":
		s.Surprise().Ask(k.passKeyboard)
	default:
		k.steps(name)
		k.touch(name, what)
		k.keep(name)
	}
}

// steps does what a control of the steps is for.
func (k *Kind) steps(name string) {
	switch s := k.session; name {
	case "first":
		s.Step(0)
	case "back":
		s.Back()
	case "run":
		s.Play()
	case "onward":
		s.Onward()
	case "last":
		s.Step(-1)
	}
}

// touch does what a node is touched for, or a control of the chosen one.
func (k *Kind) touch(name, path string) {
	switch outline, changes := k.session.Outline(), k.session.Changes(); name {
	case "pick":
		outline.Choose(path)
	case "fold":
		outline.Toggle(path)
	case "unlist":
		outline.ToggleRow(path)
	case "close":
		k.close()
	case "earlier", "later":
		changes.Reorder(name == "earlier")
	case "here":
		changes.StartHere()
	case "undo":
		changes.Undo()
	}
}

// close shows the steps again; the focus goes back to the node.
func (k *Kind) close() {
	outline := k.session.Outline()
	outline.Close()
	k.site.Focus(rowID(outline.Reached(outline.Rows())))
}

// answer answers the question about the next step, -1 to be shown it.
func (k *Kind) answer(choice int) {
	if k.session.Answer(choice) {
		k.site.Focus("act-onward")
	}
}

// onSlider goes to a step.
func (k *Kind) onSlider(ctx app.Context, _ app.Event) {
	if step, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		k.session.Step(step)
	}
}

// onSpeed sets how fast the steps run.
func (k *Kind) onSpeed(ctx app.Context, _ app.Event) {
	if speed, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && k.session.Run().SetSpeed(speed) {
		k.rev++
	}
}

// onQuestion asks the prepared question that is chosen, or goes back to the search of the last one.
func (k *Kind) onQuestion(ctx app.Context, _ app.Event) {
	k.session.Pose(ctx.JSSrc().Get("value").String())
	k.rev++
}

// onLeaf gives the chosen leaf another value.
func (k *Kind) onLeaf(ctx app.Context, _ app.Event) {
	k.session.Changes().SetLeaf(ctx.JSSrc().Get("value").String())
}

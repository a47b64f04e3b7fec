package watch

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/app/watch"
)

// onClick is a click on one of the controls.
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
	switch name {
	case "anyway":
		k.searchAnyway()
	case "first":
		k.step(0)
	case "back":
		k.back()
	case "run":
		k.play()
	case "onward":
		k.onward()
	case "last":
		k.step(-1)
	case "answer":
		k.answer(number)
	case "show":
		k.answer(-1)
	case "solve":
		k.solve(number)
	case "leave":
		if k.quiz = nil; k.now != nil {
			k.show(k.now.Step)
		}
	case "predict":
		k.predict = !k.predict
		if !k.predict {
			k.forget()
		}
	case "view":
		k.view = number
	case "phrases":
		k.phrases = number == 1
	case "deeper":
		k.change(func(s *watch.Settings) { s.Depth = number })
	case "evaluation":
		k.outside.focus("watch-evaluation")
	case "paste":
		k.takePasted()
	default:
		k.touch(name, what)
		k.keepings(name)
	}
}

// step shows a step, -1 for the last.
func (k *Kind) step(step int) {
	if k.now == nil {
		return
	}
	k.stop()
	k.forget()
	k.picked = false
	k.show(step)
}

func (k *Kind) back() {
	if k.now != nil && k.now.Step > 0 {
		k.step(k.now.Step - 1)
	}
}

// onward shows the next step. A question that has not been answered waits.
func (k *Kind) onward() {
	if k.now == nil || k.now.Step >= k.now.Steps || k.question != nil && !k.reveal {
		return
	}
	k.picked = false
	k.show(k.now.Step + 1)
}

func (k *Kind) playing() bool { return k.plays%2 == 1 }

// stop ends the run.
func (k *Kind) stop() {
	if k.playing() {
		k.plays++
	}
}

// play runs the search, from its start where it has ended, or stops it.
func (k *Kind) play() {
	if k.playing() {
		k.stop()
		return
	}
	if k.now == nil || k.question != nil && !k.reveal {
		return
	}
	k.plays++
	if k.now.Step == k.now.Steps {
		k.forget()
		k.show(0)
		return
	}
	k.beat(k.plays)
}

// paces are how long a step is shown while they run.
var paces = [...]time.Duration{
	1600 * time.Millisecond, 1000 * time.Millisecond, 600 * time.Millisecond, 300 * time.Millisecond,
	120 * time.Millisecond,
}

// beat shows the next step after a while.
func (k *Kind) beat(run int) {
	k.outside.after(paces[k.speed], func() {
		if run == k.plays && k.now != nil {
			k.onward()
		}
	})
}

// onSlider goes to a step.
func (k *Kind) onSlider(ctx app.Context, _ app.Event) {
	if step, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		k.step(step)
	}
}

// onSpeed is how fast the steps run.
func (k *Kind) onSpeed(ctx app.Context, _ app.Event) {
	if speed, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && speed >= 0 && speed < len(paces) {
		k.speed = speed
		k.rev++
	}
}

package watch

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/ui"
)

const sliderID = "watch-step"

// bar has the steps.
func (k *Kind) bar() app.UI {
	m := k.messages().Watch
	waits := k.question != nil && !k.reveal
	end := k.now == nil || k.now.Step == k.now.Steps
	image, name := "play", m.Run
	if k.playing() {
		image, name = "pause", m.Pause
	}
	button := func(act, image, name, class string, able bool) app.UI {
		return ui.Node("button", list{
			"type", "button", "class", class, "id", ui.ActID(act), "data-act", act, "aria-label", name, "title", name,
			"aria-disabled", ui.When(!able, "true"),
		}, ui.Icon(image))
	}
	begun := k.now != nil && k.now.Step > 0
	return ui.Node("div", list{"class", "bar-of-steps"},
		button("first", "first", m.First, "step", begun), button("back", "back", m.Back, "step", begun),
		button("run", image, name, "step main", k.now != nil && !waits),
		button("onward", "forward", m.Onward, "step", !end && !waits), button("last", "last", m.Last, "step", !end),
	)
}

// slider goes to any step.
func (k *Kind) slider() app.UI {
	step, steps := k.progress()
	if k.now != nil && app.IsClient {
		k.site.Later(sliderID, func(e app.Value) { e.Set("value", step) }) // its end may have come after its value
	}
	text := k.messages().Watch.Step(step, steps)
	return ui.Input("range").Class("scrub").ID(sliderID).Attr("min", 0).Attr("max", steps).Attr("value", step).
		Aria("label", text).Aria("valuetext", text).OnChange(k.onSlider)
}

// pace is how fast the steps run, and which one is shown.
func (k *Kind) pace() app.UI {
	m := k.messages().Watch
	return ui.Node("div", list{"class", "pace"},
		ui.Node("label", nil, ui.Leaf("span", m.Speed),
			ui.Input("range").ID("watch-speed").Attr("min", 0).Attr("max", len(paces)-1).Attr("value", k.speed).
				OnInput(k.onSpeed)),
		ui.Leaf("span", m.Step(k.progress()), "class", "num", "id", "watch-steps"),
	)
}

// progress returns the step that is shown, and how many there are.
func (k *Kind) progress() (step, steps int) {
	if k.now == nil {
		return 0, 1
	}
	return k.now.Step, k.now.Steps
}

// onKey goes through the steps where the keyboard is on the bar or the tree, and answers what is asked; Escape leaves a
// node that was chosen.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	target, key := e.Get("target"), boardview.KeyOf(e)
	on := target.Call("closest", ".bar-of-steps, .branches").Truthy()
	inTree := target.Call("closest", ".branches").Truthy()
	switch {
	case key == "Escape" && k.picked:
		k.close()
	case !on || k.now == nil || !k.key(key, inTree):
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	k.rev++
}

// key does what a key is for; it returns false for one that is for nothing.
func (k *Kind) key(key string, inTree bool) bool {
	switch {
	case inTree && k.walk(key):
	case key == "Home":
		k.step(0)
	case key == "End":
		k.step(-1)
	case key == "ArrowLeft":
		k.back()
	case key == "ArrowRight":
		k.onward()
	case key == " " && inTree:
		k.play()
	default:
		return k.reply(key)
	}
	return true
}

// reply answers what is asked by the number of the answer; it returns false where the key gives none.
func (k *Kind) reply(key string) bool {
	n, err := strconv.Atoi(key)
	switch {
	case err != nil || n < 1 || k.picked:
		return false
	case k.quiz != nil && k.answered < 0 && n <= len(k.quiz.Choices):
		k.solve(n - 1)
	case k.quiz == nil && k.question != nil && !k.reveal && n <= len(k.choices()):
		k.answer(n - 1)
	default:
		return false
	}
	return true
}

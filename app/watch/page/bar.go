package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/app/watch"
)

const sliderID = "watch-step"

// bar draws the controls of the steps.
func (r asking) bar() app.UI {
	m := r.messages
	waits := r.predictions.Pending()
	end := r.tree == nil || r.tree.Step == r.tree.Steps
	image, name := "play", m.Run
	if r.session.Run().Running() {
		image, name = "pause", m.Pause
	}
	button := func(act, image, name, class string, able bool) app.UI {
		return ui.Tree(`<button type="button" class="{}" id="act-{}" data-act="{}" aria-label="{}" title="{}"
			aria-disabled="{}">{}</button>`, class, act, act, name, name, !able, ui.Icon(image))
	}
	begun := r.tree != nil && r.tree.Step > 0
	return ui.Tree(`<div class="bar-of-steps">{}{}{}{}{}</div>`,
		button("first", "first", m.First, "step", begun), button("back", "back", m.Back, "step", begun),
		button("run", image, name, "step main", r.tree != nil && !waits),
		button("onward", "forward", m.Onward, "step", !end && !waits), button("last", "last", m.Last, "step", !end))
}

// moveSlider moves the slider to the step once that is drawn: its end may have come after its value.
func (r asking) moveSlider() {
	step, _ := r.progress()
	if r.tree != nil && app.IsClient {
		r.kind.site.Later(sliderID, func(e app.Value) { e.Set("value", step) })
	}
}

// pace draws how fast the steps run, and which one is shown.
func (r asking) pace() app.UI {
	m := r.messages
	return ui.Tree(`<div class="pace">
			<label><span>{}</span><input type="range" id="watch-speed" min="0" max="{}" value="{}" oninput="{}"></label>
			<span class="num" id="watch-steps">{}</span>
		</div>`,
		m.Speed, strconv.Itoa(watch.MaxSpeed), strconv.Itoa(r.session.Run().Speed()), r.kind.onSpeed,
		m.Step(r.progress()))
}

// progress returns the step that is shown, and how many there are.
func (r asking) progress() (step, steps int) {
	if r.tree == nil {
		return 0, 1
	}
	return r.tree.Step, r.tree.Steps
}

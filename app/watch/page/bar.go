package page

import (
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
		return ui.Node("button", list{
			"type", "button", "class", class, "id", ui.ActID(act), "data-act", act, "aria-label", name, "title", name,
			"aria-disabled", ui.When(!able, "true"),
		}, ui.Icon(image))
	}
	begun := r.tree != nil && r.tree.Step > 0
	return ui.Node("div", list{"class", "bar-of-steps"},
		button("first", "first", m.First, "step", begun), button("back", "back", m.Back, "step", begun),
		button("run", image, name, "step main", r.tree != nil && !waits),
		button("onward", "forward", m.Onward, "step", !end && !waits), button("last", "last", m.Last, "step", !end),
	)
}

// slider draws the control that goes to any step.
func (r asking) slider() app.UI {
	step, steps := r.progress()
	if r.tree != nil && app.IsClient {
		r.kind.site.Later(sliderID, func(e app.Value) { e.Set("value", step) }) // its end may have come after its value
	}
	text := r.messages.Step(step, steps)
	return ui.Input("range").Class("scrub").ID(sliderID).Attr("min", 0).Attr("max", steps).Attr("value", step).
		Aria("label", text).Aria("valuetext", text).OnChange(r.kind.onSlider)
}

// pace draws how fast the steps run, and which one is shown.
func (r asking) pace() app.UI {
	m := r.messages
	return ui.Node("div", list{"class", "pace"},
		ui.Node("label", nil, ui.Leaf("span", m.Speed),
			ui.Input("range").ID("watch-speed").Attr("min", 0).Attr("max", watch.MaxSpeed).
				Attr("value", r.session.Run().Speed()).OnInput(r.kind.onSpeed)),
		ui.Leaf("span", m.Step(r.progress()), "class", "num", "id", "watch-steps"),
	)
}

// progress returns the step that is shown, and how many there are.
func (r asking) progress() (step, steps int) {
	if r.tree == nil {
		return 0, 1
	}
	return r.tree.Step, r.tree.Steps
}

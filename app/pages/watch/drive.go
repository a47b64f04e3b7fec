package watch

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
)

// The ids of the controls of the steps.
const (
	firstID   = "watch-first"
	backID    = "watch-back"
	playID    = "watch-play"
	forwardID = "watch-forward"
	lastID    = "watch-last"
)

// whereID is the id of the slider. What it shows is set by [Kind.place]: a value means nothing before the ends
// are known.
const whereID = "watch-where"

// drive draws the controls of the steps.
func (k *Kind) drive(m *i18n.Watch) app.UI {
	t := k.session.Tree
	step, steps := 0, 0
	if t != nil {
		step, steps = t.Step, t.Steps
	}
	play, name := "play", m.Play
	if k.playing {
		play, name = "pause", m.Pause
	}
	control := func(id, icon, name string, can bool) app.HTMLElem {
		return ui.Able(can, ui.Button().Class("step").ID(id).Aria("label", name).Body(ui.Icon(icon)))
	}
	score := k.session.Score
	return ui.El("div").Class("drive").Body(
		ui.Shown(score.Asked > 0, ui.El("div").Class("score").Body(
			ui.El("span").Text(m.Predictions), ui.El("strong").Text(m.Score(score.Right, score.Asked)))),
		ui.El("div").Class("steps").Attr("role", "group").Aria("label", m.Steps).OnClick(k.onStep).OnKeyDown(k.onBarKey).Body(
			control(firstID, "first", m.ToFirst, step > 0),
			control(backID, "back", m.StepBack, step > 0),
			control(playID, play, name, step < steps).Class("main"),
			control(forwardID, "forward", m.StepForward, step < steps),
			control(lastID, "last", m.ToLast, step < steps),
		),
		ui.El("div").Class("where").Body(
			ui.Input("range").ID(whereID).Aria("label", m.Where).Attr("min", "0").Aria("valuetext", m.StepOf(step,
				steps)).OnChange(k.onWhere).OnInput(k.onWhere),
			ui.El("span").Class("num").Text(m.StepOf(step, steps)),
		),
		ui.El("div").Class("pace").Body(
			ui.El("label").Attr("for", "watch-pace").Text(m.Pace),
			ui.Input("range").ID("watch-pace").Attr("min", "1").Attr("max", "5").Attr("value", strconv.Itoa(k.pace)).
				OnChange(k.onPace),
		),
	)
}

// onStep takes a press of a control.
func (k *Kind) onStep(_ app.Context, e app.Event) {
	k.walk(ui.ControlOf(e))
	k.redraw()
}

// walk does what a control does.
func (k *Kind) walk(id string) {
	if id == "" || k.session.Tree == nil {
		return
	}
	k.moved = false
	if id != playID {
		k.stop()
	}
	if k.prepared != nil && k.chosen >= 0 {
		k.prepared = nil
	}
	switch id {
	case firstID:
		k.session.Go(0)
	case backID:
		k.session.Back()
	case forwardID:
		k.session.Forward()
	case lastID:
		k.session.Go(watch.Last)
	case playID:
		k.play()
	}
}

// paces are after how long the next step comes, from the slowest to the fastest.
var paces = [...]time.Duration{
	1600 * time.Millisecond, 900 * time.Millisecond, 500 * time.Millisecond, 250 * time.Millisecond,
	100 * time.Millisecond,
}

// play has the steps go on by themselves, or stops that.
func (k *Kind) play() {
	if k.playing {
		k.stop()
		return
	}
	k.playing = true
	k.run++
	k.beat(k.run)
}

// stop has nothing go on by itself.
func (k *Kind) stop() {
	k.playing = false
	k.run++
}

// beat shows the next step, and the ones after it in their time, until a question or the end.
func (k *Kind) beat(run int) {
	if run != k.run || !k.playing {
		return
	}
	k.session.Forward()
	if k.session.Question != nil || k.session.Ended() {
		k.stop()
		k.hold()
		k.redraw()
		return
	}
	k.outside.after(paces[k.pace-1], func() { k.beat(run) })
}

func (k *Kind) onPace(_ app.Context, e app.Event) {
	if pace, err := strconv.Atoi(e.Get("target").Get("value").String()); err == nil && pace >= 1 && pace <= len(paces) {
		k.pace = pace
	}
}

// onWhere goes to the step of the slider.
func (k *Kind) onWhere(_ app.Context, e app.Event) {
	if step, err := strconv.Atoi(e.Get("target").Get("value").String()); err == nil && step != k.session.Step {
		k.stop()
		k.moved = false
		k.session.Go(step)
	}
}

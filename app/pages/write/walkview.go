package write

import (
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/ui"
)

const walkSliderID = "walk-step"

// walking is the step of a walk: where it is, the calls, and the variables of the innermost one.
func (k *Kind) walking() app.UI {
	m := k.messages().Programs
	if !k.walks() {
		return ui.Node("section", at{"class", "slab py-walk", "hidden", "true"})
	}
	none, end := "", ""
	rows := k.variables()
	if len(rows) == 0 {
		none = m.NoName
	}
	if k.step == mostSteps-1 {
		end = m.EndOfWalk
	}
	return part("slab py-walk", m.Walk,
		node("header", ui.Leaf("h2", m.Walk), control("walk close", m.CloseWalk, "close")),
		ui.Leaf("p", k.stepTold(), "class", "num", "role", "status"),
		node("div py-go", control("walk first", m.First, "first"), control("walk back", m.Back, "back"), k.walkSlider(),
			control("walk on", m.On, "forward"), control("walk last", m.Last, "last")),
		node("div py-go", k.button("walk out", m.ToReturn, "btn"), k.button("walk here", m.ToLine, "btn")),
		k.stackList(),
		node("dl mono", rows...), ui.Text("p", "quiet", none), ui.Text("p", "quiet", end),
	)
}

// stepTold says where the step is.
func (k *Kind) stepTold() string {
	m, s := k.messages().Programs, k.now()
	switch s.Kind {
	case calling:
		return m.Step(k.step+1, len(k.steps), s.Line, m.CallOf(s.Function))
	case returning:
		if s.Returned == "" {
			return m.Step(k.step+1, len(k.steps), s.Line, m.EndsByError(s.Function))
		}
		return m.Step(k.step+1, len(k.steps), s.Line, m.Returns(s.Function, s.Returned))
	}
	return m.Step(k.step+1, len(k.steps), s.Line, s.Function)
}

// walkSlider goes to any step.
func (k *Kind) walkSlider() app.UI {
	if app.IsClient {
		at := k.step
		k.site.Later(walkSliderID, func(e app.Value) { e.Set("value", at) }) // its end may have come after its value
	}
	return ui.Input("range").ID(walkSliderID).Attr("min", 0).Attr("max", len(k.steps)-1).Attr("value", k.step).
		Aria("label", k.messages().Programs.Walk).Aria("valuetext", k.stepTold()).OnInput(k.onWalkSlider)
}

// control is a button with an icon.
func control(act, name, icon string) app.UI {
	return ui.Button().Class("step").ID(ui.ActID(act)).DataSet("act", act).Aria("label", name).Attr("title", name).
		Body(ui.Icon(icon))
}

// mostFrames is how many calls are shown, the innermost ones; of those outside of them a few as well.
const mostFrames, outerFrames = 12, 3

// stackList has a bar for each call.
func (k *Kind) stackList() app.UI {
	m, frames := k.messages().Programs, k.stack()
	left := 0
	if len(frames) > mostFrames {
		left = len(frames) - mostFrames
	}
	var bars []app.UI
	for i, f := range frames {
		switch {
		case left > 0 && i == outerFrames:
			bars = append(bars, leaf("li quiet left", m.FramesLeft(left)))
		case left > 0 && i > outerFrames && i < outerFrames+left:
		default:
			bars = append(bars, k.frameBar(f, i, i == len(frames)-1))
		}
	}
	return ui.Attributes(ui.El("ol"), at{"class", "py-stack", "aria-label", m.Stack}).Body(bars...)
}

// frameBar is the bar of a call: what it was called with, and what it returns or the line it is at.
func (k *Kind) frameBar(f frame, depth int, here bool) app.UI {
	m := k.messages().Programs
	var args []string
	for _, a := range f.args {
		position := strings.HasPrefix(a[1], "<"+k.exercise().Game+" ") // the board shows the innermost one
		switch {
		case !position:
			args = append(args, a[0]+" = "+a[1])
		case len(f.args) == 1:
			args = append(args, a[0])
		}
	}
	where := ui.When(f.line > 0, m.LineOf(f.line))
	switch {
	case f.done && f.returned == "":
		where = m.Broken
	case f.done:
		where = m.Gives(f.returned)
	}
	bar := node("li "+ui.Join(" ", "deep-"+strconv.Itoa(min(depth, 7)), ui.When(here, "here"), ui.When(f.done, "done")),
		ui.Leaf("b", f.function), ui.Text("span", "args", strings.Join(args, ", ")), leaf("span where", where))
	if here {
		bar.Aria("current", "step")
	}
	return bar
}

// variables are the names of the innermost call. Names of one object stand together.
func (k *Kind) variables() (rows []app.UI) {
	m := k.messages().Programs
	list := k.now().Variables
	for i, v := range list {
		names, fresh, first := []string{v.Name}, v.Fresh, true
		for j, other := range list {
			if v.ID == 0 || other.ID != v.ID || j == i {
				continue
			}
			if j < i {
				first = false
				break
			}
			names, fresh = append(names, other.Name), max(fresh, other.Fresh)
		}
		if !first {
			continue
		}
		rows = append(rows, node("div "+fresh, leaf("dt", strings.Join(names, ", ")),
			node("dd", ui.Leaf("span", v.Value), ui.Text("small", "quiet", ui.When(len(names) > 1, m.OneObject)))))
	}
	return rows
}

// walkTo goes to the step that a control is for.
func (k *Kind) walkTo(what string) {
	if !k.walks() {
		return
	}
	switch what {
	case "first":
		k.toStep(0)
	case "back":
		k.toStep(k.step - 1)
	case "on":
		k.toStep(k.step + 1)
	case "last":
		k.toStep(len(k.steps) - 1)
	case "out":
		k.toStep(k.toReturn())
	case "here":
		k.goToLine(k.lineHere())
	case "close":
		k.leaveWalk()
	}
}

// lineHere is the line of the program that a person is at, 0 for none.
func (k *Kind) lineHere() int {
	if k.arranges() {
		return k.chosen + 1
	}
	return k.outside.editor.Line()
}

// goToLine goes to the next step at a line of the program.
func (k *Kind) goToLine(line int) {
	if n, ok := k.toLine(line); ok {
		k.toStep(n)
		return
	}
	k.said = k.messages().Programs.NoStep(line)
}

// lineAt is the line of a place in a text, which browsers count in units of UTF-16.
func lineAt(text string, units int) int {
	line := 1
	for _, r := range text {
		if units -= utf16.RuneLen(r); units < 0 {
			break
		}
		if r == '\n' {
			line++
		}
	}
	return line
}

// onLine is a click in the program: in a walk it goes to the next step at that line.
func (k *Kind) onLine(ctx app.Context, _ app.Event) {
	line := k.outside.editor.Line()
	if !k.walks() || line == 0 {
		ctx.PreventUpdate()
		return
	}
	k.goToLine(line)
	k.redraw()
}

func (k *Kind) onWalkSlider(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		k.toStep(n)
		k.redraw()
	}
}

// onWalkKey goes through the steps by keys where the keyboard is among their controls; the slider has its own.
func (k *Kind) onWalkKey(e app.Event) bool {
	target := e.Get("target")
	if !k.walks() || !target.Call("closest", ".py-walk").Truthy() || target.Get("id").String() == walkSliderID {
		return false
	}
	to := map[string]string{
		"ArrowLeft": "back", "ArrowRight": "on", "Home": "first", "End": "last", "ArrowUp": "out",
	}[boardview.KeyOf(e)]
	if to == "" {
		return false
	}
	e.PreventDefault()
	k.walkTo(to)
	return true
}

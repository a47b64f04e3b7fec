package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/ui"
	"tablier/app/write/workbench"
)

const sliderID = "walk-step"

// A walk is the region with the step of a walk: where it is, the calls, and the variables of the innermost one.
type walk struct{ kind *Kind }

func (w *walk) draw() app.UI {
	m, s := w.kind.words(), &w.kind.session.Walk
	if !s.Going() {
		return ui.Tree(`<section class="slab py-walk" hidden="true"></section>`)
	}
	said, rows := w.said(), w.variables()
	w.moveSlider()
	return ui.Tree(`<section class="slab py-walk" aria-label="{}">
			<header><h2>{}</h2>{}</header>
			<p class="num" role="status">{}</p>
			<div class="py-go">
				{}{}
				<input type="range" id="{}" min="0" max="{}" value="{}" aria-label="{}" aria-valuetext="{}" oninput="{}">
				{}{}
			</div>
			<div class="py-go">{}{}</div>
			{}
			<dl class="mono">{}</dl>
			{}{}
		</section>`,
		m.Walk, m.Walk, control("walk close", m.CloseWalk, "close"), said,
		control("walk first", m.First, "first"), control("walk back", m.Back, "back"),
		sliderID, strconv.Itoa(s.Steps()-1), strconv.Itoa(s.At()), m.Walk, said, w.onSlider,
		control("walk on", m.On, "forward"), control("walk last", m.Last, "last"),
		ui.Act("walk out", m.ToReturn, "btn"), ui.Act("walk here", m.ToLine, "btn"), w.stack(), rows,
		ui.Text("p", "quiet", ui.When(len(rows) == 0, m.NoName)), ui.Text("p", "quiet", ui.When(s.Cut(), m.EndOfWalk)))
}

// said says where the step is.
func (w *walk) said() string {
	m, walk := w.kind.words(), &w.kind.session.Walk
	s := walk.Now()
	what := s.Function
	switch {
	case s.Kind == workbench.CallStep:
		what = m.CallOf(s.Function)
	case s.Kind == workbench.ReturnStep && s.Returned == "":
		what = m.EndsByError(s.Function)
	case s.Kind == workbench.ReturnStep:
		what = m.Returns(s.Function, s.Returned)
	}
	return m.Step(walk.At()+1, walk.Steps(), s.Line, what)
}

// moveSlider moves the slider to the step once that is drawn: its end may have come after its value.
func (w *walk) moveSlider() {
	at := w.kind.session.Walk.At()
	if app.IsClient {
		w.kind.site.Later(sliderID, func(e app.Value) { e.Set("value", at) })
	}
}

// maxFrames is how many calls are shown, the innermost ones; of those outside of them a few as well.
const maxFrames, outerFrames = 12, 3

// stack draws a bar for each call.
func (w *walk) stack() app.UI {
	m, frames := w.kind.words(), w.kind.session.Walk.Stack()
	left := max(0, len(frames)-maxFrames)
	var bars []app.UI
	for i, f := range frames {
		switch {
		case left > 0 && i == outerFrames:
			bars = append(bars, ui.Tree(`<li class="quiet left">{}</li>`, m.FramesLeft(left)))
		case left > 0 && i > outerFrames && i < outerFrames+left:
		default:
			bars = append(bars, w.bar(f, i, i == len(frames)-1))
		}
	}
	return ui.Tree(`<ol class="py-stack" aria-label="{}">{}</ol>`, m.Stack, bars)
}

// bar draws the bar of a call: what it was called with, and what it returns or the line it is at.
func (w *walk) bar(f workbench.Frame, depth int, here bool) app.UI {
	m := w.kind.words()
	where := ui.When(f.Line > 0, m.LineOf(f.Line))
	switch {
	case f.Done && f.Returned == "":
		where = m.Broken
	case f.Done:
		where = m.Gives(f.Returned)
	}
	class := ui.Join(" ", "deep-"+strconv.Itoa(min(depth, 7)), ui.When(here, "here"), ui.When(f.Done, "done"))
	return ui.Tree(`<li class="{}" aria-current="{}"><b>{}</b>{}<span class="where">{}</span></li>`,
		class, ui.When(here, "step"), f.Function, ui.Text("span", "args", w.arguments(f)), where)
}

// arguments says what a call was called with. Of positions the board shows the innermost one.
func (w *walk) arguments(f workbench.Frame) string {
	var args []string
	for _, a := range f.Args {
		position := strings.HasPrefix(a[1], "<"+w.kind.session.Course.Exercise().Game+" ")
		switch {
		case !position:
			args = append(args, a[0]+" = "+a[1])
		case len(f.Args) == 1:
			args = append(args, a[0])
		}
	}
	return strings.Join(args, ", ")
}

// variables draws the names of the innermost call. Names of one object stand together.
func (w *walk) variables() (rows []app.UI) {
	m := w.kind.words()
	list := w.kind.session.Walk.Now().Variables
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
		rows = append(rows, ui.Tree(`<div class="{}"><dt>{}</dt><dd><span>{}</span>{}</dd></div>`,
			fresh, strings.Join(names, ", "), v.Value, ui.Text("small", "quiet", ui.When(len(names) > 1, m.OneObject))))
	}
	return rows
}

// act goes to the step that a control is for.
func (w *walk) act(what string) {
	switch s := &w.kind.session.Walk; what {
	case "first":
		s.GoTo(0)
	case "back":
		s.GoTo(s.At() - 1)
	case "on":
		s.GoTo(s.At() + 1)
	case "last":
		s.GoTo(s.Steps() - 1)
	case "out":
		s.GoToReturn()
	case "here":
		w.kind.session.GoToCaret()
	case "close":
		s.Leave()
	}
}

// onLine is a click in the program: in a walk it goes to the next step at that line.
func (w *walk) onLine(ctx app.Context, _ app.Event) {
	line := w.kind.field.Line()
	if !w.kind.session.Walk.Going() || line == 0 {
		ctx.PreventUpdate()
		return
	}
	w.kind.session.Walk.GoToLine(line)
	w.kind.Redraw()
}

func (w *walk) onSlider(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		w.kind.session.Walk.GoTo(n)
		w.kind.Redraw()
	}
}

// key goes through the steps by keys where the keyboard is among their controls; the slider has its own.
func (w *walk) key(e app.Event) bool {
	target := e.Get("target")
	if !w.kind.session.Walk.Going() || !target.Call("closest", ".py-walk").Truthy() ||
		target.Get("id").String() == sliderID {
		return false
	}
	to := map[string]string{
		"ArrowLeft": "back", "ArrowRight": "on", "Home": "first", "End": "last", "ArrowUp": "out",
	}[boardview.KeyOf(e)]
	if to == "" {
		return false
	}
	e.PreventDefault()
	w.act(to)
	return true
}

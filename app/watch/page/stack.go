package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
)

// A stack is the region of the calls that have not returned.
type stack struct{ *frame }

// draw draws the region.
func (r stack) draw() app.UI {
	m := r.messages
	var frames []app.UI
	of := ""
	if r.tree != nil {
		n := len(r.tree.Stack)
		path := []string(nil)
		for i, f := range r.tree.Stack {
			if i > 0 {
				path = append(path, f.Move)
			}
			frames = append(frames, r.call(f, path, i, n))
		}
		if r.settings.Depth > 0 && n <= r.settings.Depth+1 {
			of = m.StackOf(n, r.settings.Depth+1)
		}
	}
	return ui.Tree(`<div class="stack" hidden="{}">
			<header><h2>{}</h2><span class="right num">{}</span></header>
			<ol>{}</ol>
		</div>`, watch.Call(r.settings.Algorithm) == "", m.Stack, of, frames)
}

// call draws a call, with its arguments as they were passed, the best value so far, and the line that it is in.
func (r stack) call(f protocol.TreeFrame, path []string, i, n int) app.UI {
	m := r.messages
	text := watch.Call(r.settings.Algorithm) + "(" + r.argument(f.Move) + ", " + strconv.Itoa(f.Depth)
	if r.words.Windowed() {
		alpha, beta := r.words.End(f.Alpha, "−"), r.words.End(f.Beta, "+")
		if r.predictions.Hides(path) {
			alpha, beta = "?", "?"
		}
		text += ", " + alpha + ", " + beta
	}
	class, line := "frame", watch.Caller(r.settings.Algorithm, f.Kind)
	if i == n-1 {
		class, line = "frame here", r.line()
	}
	value := ""
	if f.Value != nil && !r.predictions.Hides(path) {
		value = "v = " + r.words.Number(*f.Value)
	}
	where := ""
	if line > 0 {
		where = m.Line(line)
	}
	return ui.Tree(`<li class="{}"><span class="mono">{}</span><span class="right num">{}</span></li>`,
		class+indent(i), text+")", ui.Join(" · ", value, where))
}

// argument returns the position of a call as the program would name it.
func (r stack) argument(move string) string {
	if move == "" {
		return r.messages.Root
	}
	return r.words.Move(move)
}

// indent returns the class of what stands so many plies deep: the page's policy allows no styles in elements.
func indent(ply int) string { return " deep-" + strconv.Itoa(min(ply, 7)) }

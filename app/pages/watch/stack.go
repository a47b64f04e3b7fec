package watch

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
)

// stack are the calls that have not returned.
func (k *Kind) stack() app.UI {
	m := k.messages().Watch
	var frames []app.UI
	of := ""
	if k.now != nil {
		n := len(k.now.Stack)
		path := []string(nil)
		for i, f := range k.now.Stack {
			if i > 0 {
				path = append(path, f.Move)
			}
			frames = append(frames, k.frame(f, path, i, n))
		}
		if k.settings.Depth > 0 && n <= k.settings.Depth+1 {
			of = m.StackOf(n, k.settings.Depth+1)
		}
	}
	return ui.Node("div", list{"class", "stack", "hidden", ui.When(watch.Call(k.settings.Algorithm) == "", "true")},
		ui.Node("header", nil, ui.Leaf("h2", m.Stack), ui.Leaf("span", of, "class", "right num")),
		ui.Node("ol", nil, frames...))
}

// frame is a call, with its arguments as they were passed, the best value so far, and the line that it is in.
func (k *Kind) frame(f protocol.TreeFrame, path []string, i, n int) app.UI {
	m := k.messages().Watch
	text := watch.Call(k.settings.Algorithm) + "(" + k.argument(f.Move) + ", " + strconv.Itoa(f.Depth)
	if k.windowed() {
		alpha, beta := k.end(f.Alpha, "−"), k.end(f.Beta, "+")
		if k.hidden(path) {
			alpha, beta = "?", "?"
		}
		text += ", " + alpha + ", " + beta
	}
	class, line := "frame", watch.Caller(k.settings.Algorithm, f.Kind)
	if i == n-1 {
		class, line = "frame here", k.line()
	}
	value := ""
	if f.Value != nil && !k.hidden(path) {
		value = "v = " + k.number(*f.Value)
	}
	where := ""
	if line > 0 {
		where = m.Line(line)
	}
	return ui.Node("li", list{"class", class + indent(i)}, ui.Leaf("span", text+")", "class", "mono"),
		ui.Leaf("span", ui.Join(" · ", value, where), "class", "right num"))
}

// argument is the position of a call as the program would name it.
func (k *Kind) argument(move string) string {
	if move == "" {
		return k.messages().Watch.Root
	}
	return k.write(move)
}

// windowed says whether the search has a window.
func (k *Kind) windowed() bool {
	switch k.settings.Algorithm {
	case protocol.AlphaBeta, protocol.Tabled, protocol.Deepening:
		return true
	}
	return false
}

// indent is the class of what stands so many plies deep: the page's policy allows no styles in elements.
func indent(ply int) string { return " deep-" + strconv.Itoa(min(ply, 7)) }

package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/ui"
	"tablier/app/write"
	"tablier/app/write/workbench"
)

// linesID is the list of lines that are put in order.
const linesID = "lines"

func lineID(i int) string { return "line-" + strconv.Itoa(i+1) }

// A lines is the region with the lines of the solution.
type lines struct{ kind *Kind }

// faces draws the choice between the lines that are put in order and the program that is written; beside it stands what
// moves the chosen line.
func (l *lines) faces() app.UI {
	m, s := l.kind.words(), l.kind.session
	moves := []app.UI{
		control("line up", m.LineUp, "back"), control("line down", m.LineDown, "forward"),
		control("line left", m.LineLeft, "back"), control("line right", m.LineRight, "forward"),
		ui.Act("line wrong", m.WhereWrong, "btn bare"),
	}
	return ui.Tree(`<div class="py-head" hidden="{}">
			<div class="py-faces" role="group" aria-label="{}">{}{}</div>
			<div class="py-moves" role="group" aria-label="{}" hidden="{}">{}</div>
		</div>`,
		s.Lines.Laid() == nil || s.Draft.Visiting(),
		m.Faces, ui.ActChoice("face "+write.Order, m.FaceOrder, s.Arranging()),
		ui.ActChoice("face "+write.Write, m.FaceWrite, !s.Arranging()),
		m.LineMoves, !s.Arranging(), moves)
}

func (l *lines) draw() app.UI {
	m, s := l.kind.words(), l.kind.session
	if !s.Arranging() {
		return hidden()
	}
	lead, class := m.LinesLead, "quiet"
	if finding := l.finding(); finding != "" {
		lead, class = finding, "found"
	} else if s.Course.Record().Ordered {
		lead = m.LinesDone
	}
	items := make([]app.UI, len(s.Lines.Laid()))
	for i := range items {
		items[i] = l.line(i)
	}
	return ui.Tree(`<div class="py-arrange">
			<p class="{}">{}</p>
			<p class="hidden-text" id="lines-told">{}</p>
			<ol class="py-lines" id="{}" role="listbox" tabindex="0" aria-label="{}" aria-describedby="lines-told"
				aria-activedescendant="{}" translate="no" onkeydown="{}" onpointerdown="{}" onpointermove="{}"
				onpointerup="{}" onpointercancel="{}">{}</ol>
		</div>`,
		class, lead, m.LinesTold, linesID, m.Lines, lineID(s.Lines.Chosen()),
		l.onKey, l.onDown, l.onMove, l.onUp, l.onUp, items)
}

// finding says what was found of the lines; nothing where nobody has asked.
func (l *lines) finding() string {
	m, s := l.kind.words(), &l.kind.session.Lines
	switch finding, at := s.Finding(); finding {
	case workbench.AllInPlace:
		return m.AllInPlace
	case workbench.Misindented:
		return m.Misindented(at+1, s.Text(at))
	case workbench.OutOfPlace:
		return m.OutOfPlace(at+1, s.Text(at))
	}
	return ""
}

// line draws a line in the list. The grip is where a finger takes it: elsewhere a finger scrolls.
func (l *lines) line(i int) app.UI {
	s, walk, fault := &l.kind.session.Lines, &l.kind.session.Walk, l.kind.session.Run.Fault()
	_, wrong := s.Finding()
	here, laid := i == s.Chosen(), s.Laid()[i]
	marked := ui.When(fault != nil && fault.Line == i+1 || i == wrong, "wrong")
	stepped := ui.When(walk.Going() && walk.Now().Line == i+1, "stepped")
	class := ui.Join(" ", "in-"+strconv.Itoa(laid.Indent), ui.When(here, "here"), ui.When(here && s.Lifted(), "taken"),
		ui.When(here && s.Dragging(), "taken"), marked, stepped)
	number := strconv.Itoa(i + 1)
	return ui.Tree(`<li id="{}" class="{}" role="option" aria-selected="{}" aria-posinset="{}" aria-setsize="{}"
			data-place="{}">
			<span class="grip">{}<small>{}</small></span>
			<code>{}</code>
			{}
		</li>`,
		lineID(i), class, strconv.FormatBool(here), number, strconv.Itoa(len(s.Laid())), strconv.Itoa(i),
		ui.Icon("even"), number, s.Text(i),
		ui.Text("span", "hidden-text", ui.When(laid.Indent > 0, l.kind.words().LineIn(laid.Indent))))
}

// act does what a control of the lines is for.
func (l *lines) act(what string) {
	switch s := &l.kind.session.Lines; what {
	case "up":
		s.MoveBy(-1)
	case "down":
		s.MoveBy(1)
	case "left":
		s.IndentBy(-1)
	case "right":
		s.IndentBy(1)
	case "wrong":
		l.kind.session.FindWrong()
	}
}

// onKey moves and indents lines by keys.
func (l *lines) onKey(ctx app.Context, e app.Event) {
	if !l.kind.session.Lines.Key(boardview.KeyOf(e), e.Get("shiftKey").Bool()) {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	e.Call("stopPropagation")
	l.kind.Redraw()
}

// onDown chooses a line, and takes it: a finger by its grip, a mouse anywhere. In a walk it goes to the next step at
// that line, as in the editor.
func (l *lines) onDown(ctx app.Context, e app.Event) {
	s, walk := &l.kind.session.Lines, &l.kind.session.Walk
	line := e.Get("target").Call("closest", "[data-place]")
	if !line.Truthy() || e.Get("button").Int() != 0 {
		ctx.PreventUpdate()
		return
	}
	place, err := strconv.Atoi(line.Get("dataset").Get("place").String())
	if err != nil || place >= len(s.Laid()) {
		ctx.PreventUpdate()
		return
	}
	s.Press(place)
	if walk.Going() {
		walk.GoToLine(place + 1)
	} else if e.Get("pointerType").String() == "mouse" || e.Get("target").Call("closest", ".grip").Truthy() {
		s.Drag(e.Get("clientX").Float())
		ctx.JSSrc().Call("setPointerCapture", e.Get("pointerId"))
	}
	l.kind.Redraw()
}

// onMove has the line that is taken follow the pointer.
func (l *lines) onMove(ctx app.Context, e app.Event) {
	s := &l.kind.session.Lines
	if !s.Dragging() || !s.DragTo(l.placeAt(ctx.JSSrc(), e.Get("clientY").Float()), e.Get("clientX").Float()) {
		ctx.PreventUpdate()
		return
	}
	l.kind.Redraw()
}

// placeAt returns to which place the chosen line goes for a pointer at a height: past a neighbour once it is past the
// middle of that.
func (l *lines) placeAt(list app.Value, y float64) int {
	s := &l.kind.session.Lines
	items, place := list.Get("children"), s.Chosen()
	middle := func(i int) float64 {
		r := items.Index(i).Call("getBoundingClientRect")
		return r.Get("top").Float() + r.Get("height").Float()/2
	}
	for place+1 < len(s.Laid()) && y > middle(place+1) {
		place++
	}
	for place > 0 && y < middle(place-1) {
		place--
	}
	return place
}

func (l *lines) onUp(ctx app.Context, _ app.Event) {
	if !l.kind.session.Lines.Dragging() {
		ctx.PreventUpdate()
		return
	}
	l.kind.session.Lines.Drop()
	l.kind.Redraw()
}

package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/write/workbench"
)

// A tests is the region with the tests, as far as they have run.
type tests struct{ kind *Kind }

func (t *tests) draw() app.UI {
	m, s := t.kind.words(), t.kind.session
	list := s.Run.Tests()
	verdict, class, icon := t.verdict()
	hidden, rows := 0, []app.UI{}
	for i := range list {
		rows = append(rows, t.row(&list[i]))
		if list[i].Private {
			hidden++
		}
	}
	next := button("next", m.Next, "btn main")
	return part("slab tests", m.Tests,
		leaf("h2 hidden-text", m.Tests),
		node("div py-verdict "+class, ui.Icon(icon), ui.Leaf("span", verdict),
			ui.Leaf("small", m.TestCount(len(list), hidden))),
		node("ol", rows...),
		ui.Shown(class == "ok" && s.Course.At()+1 < len(s.Course.Exercises()), next),
	).Attr("tabindex", "0") // it scrolls
}

// verdict says what the tests have come to, with the class and the icon of that.
func (t *tests) verdict() (verdict, class, icon string) {
	m, run := t.kind.words(), &t.kind.session.Run
	testing := run.Purpose() == workbench.Testing
	switch fault := run.Fault(); {
	case testing && run.Going():
		return m.Running, "no", "minus"
	case testing && fault != nil:
		return m.At(fault.Line) + t.kind.explained(fault).Title, "ko", "close"
	case !run.HasTests():
		return m.NotYetRun, "no", "minus"
	}
	passed, all := run.Passed(), len(run.Tests())
	if passed == all {
		return m.Verdict(passed, all), "ok", "check"
	}
	return m.Verdict(passed, all), "ko", "close"
}

// score says how many tests have passed.
func (t *tests) score() string {
	run := &t.kind.session.Run
	return strconv.Itoa(run.Passed()) + "/" + strconv.Itoa(len(run.Tests()))
}

// row draws a test.
func (t *tests) row(test *workbench.Test) app.UI {
	m := t.kind.words()
	class, icon, state := "ok", "check", m.Passed
	switch test.State {
	case workbench.Failed:
		class, icon, state = "ko", "close", m.Missed
	case workbench.Waiting:
		class, icon, state = "no", "minus", m.NotRun
	}
	name := test.Fr
	if t.kind.site.Lang == i18n.English {
		name = test.En
	}
	note, detail := "", ""
	switch {
	case test.Private && test.State == workbench.Waiting:
		name, note = m.Private, m.PrivateTold
	case test.Private:
		note = m.Private
	case test.State == workbench.Failed:
		detail = m.Expected + "\u00a0" + test.Expected + ", " + m.Received + "\u00a0" + test.Received
	}
	see := button("visit "+strconv.Itoa(test.Index), m.OnBoard, "btn bare")
	return ui.Node("li", at{"class", class},
		ui.Icon(icon), ui.Leaf("span", name), ui.Leaf("small", state),
		ui.Text("p", "quiet", note), ui.Text("p", "mono", detail),
		ui.Shown(test.Position != "", see),
	)
}

// console draws what has been printed, and what Python says of a fault.
func (k *Kind) console() app.UI {
	m, run, walk := k.words(), &k.session.Run, &k.session.Walk
	printed, python := run.Printed().Text(m.LeftOut), ""
	if walk.Going() {
		printed = walk.Output()
	}
	if f := run.Fault(); f != nil {
		python = f.Python
	}
	empty := ""
	if printed == "" && python == "" {
		empty = m.Empty
		if calls, _ := run.Calls().Len(); calls > 0 || run.HasTests() || walk.Going() {
			empty = m.NothingPrinted
		}
	}
	return part("slab console", m.Console,
		node("header", ui.Leaf("h2", m.Console)), ui.Text("p", "quiet", empty),
		pre(printed, ""), pre(python, m.Python3))
}

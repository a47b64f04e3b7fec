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

// draw draws the region. The keyboard can reach it, because it scrolls.
func (t *tests) draw() app.UI {
	m, s := t.kind.words(), t.kind.session
	list := s.Run.Tests()
	verdict, class, icon := t.verdict()
	private, rows := 0, []app.UI{}
	for i := range list {
		rows = append(rows, t.row(&list[i]))
		if list[i].Private {
			private++
		}
	}
	next, follows := m.Next, s.Course.At()+1 < len(s.Course.Exercises())
	if t.kind.site.Doing() {
		next, follows = i18n.Of(t.kind.site.Lang).Pupil.Next, true
	}
	return ui.Tree(`<section class="slab tests" aria-label="{}" tabindex="0">
			<h2 class="hidden-text">{}</h2>
			<div class="py-verdict {}">{}<span>{}</span><small>{}</small></div>
			<ol>{}</ol>
			{}
		</section>`,
		m.Tests, m.Tests, class, ui.Icon(icon), verdict, m.TestCount(len(list), private), rows,
		ui.Shown(class == "ok" && follows, ui.Act("next", next, "btn main")))
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
	if t.kind.site.Lang.OfTwo() == i18n.English {
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
	see := ui.Act("visit "+strconv.Itoa(test.Index), m.OnBoard, "btn bare")
	return ui.Tree(`<li class="{}">
			{}
			<span>{}</span>
			<small>{}</small>
			<p class="quiet" hidden="{}">{}</p>
			<p class="mono" hidden="{}">{}</p>
			{}
		</li>`,
		class, ui.Icon(icon), name, state, note == "", note, detail == "", detail, ui.Shown(test.Position != "", see))
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
	return ui.Tree(`<section class="slab console" aria-label="{}">
			<header><h2>{}</h2></header>
			<p class="quiet" hidden="{}">{}</p>
			{}{}
		</section>`, m.Console, m.Console, empty == "", empty, pre(printed, ""), pre(python, m.Python3))
}

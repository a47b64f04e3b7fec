package write

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/picture"
	"tablier/app/ui"
)

// testCard has the tests, as far as they have run.
func (k *Kind) testCard() app.UI {
	m := k.messages().Programs
	tests := k.listed()
	verdict, class, icon := m.NotYetRun, "no", "minus"
	switch {
	case k.program != nil && k.errand == judging:
		verdict = m.Running
	case k.fault != nil && k.errand == judging:
		verdict, class, icon = m.At(k.fault.Line)+k.fault.Title, "ko", "close"
	case len(k.tests) > 0:
		passed := k.passed()
		verdict, class, icon = m.Verdict(passed, len(k.tests)), "ko", "close"
		if passed == len(k.tests) {
			class, icon = "ok", "check"
		}
	}
	hidden, rows := 0, []app.UI{}
	for i := range tests {
		rows = append(rows, k.testRow(&tests[i]))
		if tests[i].Private {
			hidden++
		}
	}
	next := k.button("next", m.Next, "btn main")
	return part("slab tests", m.Tests,
		leaf("h2 hidden-text", m.Tests),
		node("div py-verdict "+class, ui.Icon(icon), ui.Leaf("span", verdict),
			ui.Leaf("small", m.TestCount(len(tests), hidden))),
		node("ol", rows...),
		ui.Shown(class == "ok" && k.at+1 < len(k.list), next),
	).Attr("tabindex", "0") // it scrolls
}

// listed are the tests, before any run as the exercise names them.
func (k *Kind) listed() []test {
	if len(k.tests) > 0 {
		return k.tests
	}
	tests := make([]test, len(k.exercise().Checks))
	for i, c := range k.exercise().Checks {
		tests[i] = test{Index: i, Fr: c.Name, En: c.Name, Private: c.Hidden, State: "waiting"}
	}
	return tests
}

func (k *Kind) testRow(t *test) app.UI {
	m := k.messages().Programs
	class, icon, state := "ok", "check", m.Passed
	switch t.State {
	case "failed":
		class, icon, state = "ko", "close", m.Missed
	case "waiting":
		class, icon, state = "no", "minus", m.NotRun
	}
	name := t.Fr
	if k.site.Lang == i18n.English {
		name = t.En
	}
	note, detail := "", ""
	switch {
	case t.Private && t.State == "waiting":
		name, note = m.Private, m.PrivateTold
	case t.Private:
		note = m.Private
	case t.State == "failed":
		detail = m.Expected + "\u00a0" + t.Expected + ", " + m.Received + "\u00a0" + t.Received
	}
	see := k.button("visit "+strconv.Itoa(t.Index), m.OnBoard, "btn bare")
	return ui.Node("li", at{"class", class},
		ui.Icon(icon), ui.Leaf("span", name), ui.Leaf("small", state),
		ui.Text("p", "quiet", note), ui.Text("p", "mono", detail),
		ui.Shown(t.Position != "", see),
	)
}

// console is what has been printed, and what Python says of a fault.
func (k *Kind) console() app.UI {
	m := k.messages().Programs
	printed, python := k.printed.text(m.LeftOut), ""
	if len(k.steps) > 0 {
		printed = k.walk.output()
	}
	if k.fault != nil {
		python = k.fault.Python
	}
	empty := ""
	if printed == "" && python == "" {
		empty = m.Empty
		if len(k.tests) > 0 || len(k.steps) > 0 || len(k.nodes) > 0 {
			empty = m.NothingPrinted
		}
	}
	return part("slab console", m.Console,
		node("header", ui.Leaf("h2", m.Console)), ui.Text("p", "quiet", empty),
		pre(printed, ""), pre(python, m.Python3))
}

// pre is a text as it is, which the keyboard can scroll; hidden where there is none.
func pre(text, name string) app.UI {
	return ui.Shown(text != "", ui.Attributes(ui.El("pre"), at{"tabindex", "0", "aria-label", name}).Text(text))
}

// table is the board on which the program plays.
func (k *Kind) table() app.UI {
	m := k.messages().Programs
	shown, walked := k.shown(), k.walked()
	if walked != nil {
		shown = walked
	}
	options := []app.UI{}
	for level := 1; level <= k.game().Levels; level++ {
		options = append(options, ui.Option(strconv.Itoa(level), m.Against(level), level == k.level))
	}
	options = append(options, ui.Option("0", m.Itself, k.level == itself))
	rows := make([]app.UI, len(k.plies))
	for i := range k.plies {
		rows[i] = k.plyRow(i)
	}
	play := m.Play
	if len(k.plies) > 0 {
		play = m.Again
	}
	result, caption := m.Start, m.StartTold
	switch {
	case walked != nil:
		result, caption = m.StepSpot, k.now().Function
	case k.spot != "":
		result, caption = m.Spot, ""
	case k.over != "":
		result, caption = "", k.over
	case k.upTo > 0:
		p := k.plies[k.upTo-1]
		result, caption = "", m.Ply(k.upTo, k.write(p.move), p.program)
	}
	if walked == nil && k.spot == "" && len(k.plies) > 0 && !k.playing() && k.over == "" && k.match.Result().Reason != "" {
		result = m.Result(k.won(), len(k.plies))
	}
	return part("slab arena", m.Board,
		ui.Raw(ui.HTML(boardview.Small(picture.Scene(k.game(), shown)))),
		node("div py-line", ui.Text("b", "", result), ui.Leaf("span", caption)),
		node("div py-do",
			slim(m.Level, ui.El("select").ID("opponent").OnChange(k.onLevel).Body(options...)),
			k.marked("play", play, "btn", "play")),
		ui.Shown(len(rows) > 0, ui.Attributes(ui.El("ol"), at{"class", "plies", "aria-label", m.Moves}).Body(rows...)),
	)
}

// plyRow is a move of the game: the way to its position, and whether it gave something away.
func (k *Kind) plyRow(i int) app.UI {
	m, p := k.messages().Programs, &k.plies[i]
	text := strconv.Itoa(i+1) + ". " + k.write(p.move)
	b := k.button("ply "+strconv.Itoa(i+1), text, "")
	if k.upTo == i+1 && k.spot == "" {
		b.Aria("current", "true")
	}
	lost := ""
	if p.lost {
		lost = m.Lost
	}
	return node("li", b, ui.Text("small", "lost", lost), ui.Text("small", "mono quiet", p.printed))
}

package watch

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
)

// line is the line that the step shown runs.
func (k *Kind) line() int {
	if k.now == nil {
		return 0
	}
	kind := ""
	if n := k.current(); n != nil {
		kind = n.Kind
	}
	return watch.Line(k.settings.Algorithm, k.now.Event, kind)
}

// program is the program with the line that is run, or what happens in a sentence.
func (k *Kind) program() app.UI {
	m := k.messages().Watch
	tab := func(n int, text string) app.UI {
		return ui.Leaf("button", text, "type", "button", "id", ui.ActID("phrases "+strconv.Itoa(n)), "data-act",
			"phrases "+strconv.Itoa(n), "aria-pressed", strconv.FormatBool(k.phrases == (n == 1)))
	}
	head := ui.Node("header", nil, ui.Leaf("h2", m.Program), ui.Node("span", list{"class", "right pair"}, tab(0, m.Python),
		tab(1, m.Phrases)))
	if k.phrases {
		text := ""
		if k.now != nil {
			text = m.Lines.Of(k.event())
		}
		return ui.Node("div", list{"class", "program"}, head, ui.Leaf("p", text, "class", "phrase"))
	}
	lit := k.line()
	var lines []app.UI
	for i, text := range watch.Program(k.settings.Algorithm, k.site.Lang == i18n.English) {
		lines = append(lines, ui.Node("li",
			list{"class", ui.When(i+1 == lit, "lit"), "aria-current", ui.When(i+1 == lit, "true")},
			ui.Node("span", nil, coloured(text)...)))
	}
	return ui.Node("div", list{"class", "program"}, head,
		ui.Node("ol", list{"class", "listing", "tabindex", "0", "aria-label", m.Program, "translate", "no"}, lines...))
}

// keywords are the words of Python that are written bold.
const keywords = " def if or return for in elif else while break not is and all range max min "

// coloured marks the words of a line of Python.
func coloured(line string) (parts []app.UI) {
	from := 0
	take := func(to int) {
		switch text := line[from:to]; {
		case text == "":
		case text[0] == '#':
			parts = append(parts, ui.Leaf("em", text))
		case strings.Contains(keywords, " "+text+" "):
			parts = append(parts, ui.Leaf("b", text))
		case text[0] >= '0' && text[0] <= '9':
			parts = append(parts, ui.Leaf("i", text))
		default:
			parts = append(parts, app.Text(text))
		}
		from = to
	}
	inWord := false
	for i, c := range line {
		if c == '#' {
			take(i)
			break // the rest is a comment
		}
		letter := c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c > 127
		if letter != inWord {
			take(i)
		}
		inWord = letter
	}
	take(len(line))
	return parts
}

package handout

import (
	"strings"
	"unicode"

	"tablier/app/ui"
)

// HTML returns the paper as markup.
func (p *Paper) HTML() ui.HTML {
	return ui.Tag("div", "", tag("h3", "", p.Title), all(p.Parts))
}

func all(parts []Part) (markup ui.HTML) {
	for _, part := range parts {
		markup += part.html()
	}
	return markup
}

// tag returns an element with a text.
func tag(name, class, text string) ui.HTML {
	if class == "" {
		return ui.Tag(name, "", inline(text))
	}
	return ui.Tag(name, ui.Attr("class", class), inline(text))
}

// inline returns a text in which programs are marked.
func inline(text string) (markup ui.HTML) {
	for i, piece := range strings.Split(text, "`") {
		if i%2 == 1 {
			markup += ui.Tag("span", ui.Attr("class", "hand-code")+ui.Attr("translate", "no"), ui.EscapeText(piece))
			continue
		}
		markup += ui.EscapeText(piece)
	}
	return markup
}

func (t Text) html() (markup ui.HTML) {
	for line := range strings.SplitSeq(string(t), "\n") {
		markup += tag("p", "", strings.TrimSpace(line))
	}
	return markup
}

func (n Name) html() ui.HTML { return tag("p", "pupil", string(n)) }

func (c Code) html() ui.HTML { return ui.Tag("pre", "", ui.EscapeText(string(c))) }

func (l Lines) html() ui.HTML {
	return ui.Tag("div", ui.Attr("class", "lines"), ui.HTML(strings.Repeat("<p></p>", int(l))))
}

func (l List) html() ui.HTML {
	var items ui.HTML
	for _, item := range l {
		items += tag("li", "", item)
	}
	return ui.Tag("ul", ui.Attr("class", "hand-list"), items)
}

func (t Table) html() ui.HTML {
	row := func(name, scope string, cells []string) (markup ui.HTML) {
		for _, cell := range cells {
			markup += ui.Tag(name, ui.HTML(scope), inline(cell))
		}
		return ui.Tag("tr", "", markup)
	}
	var body ui.HTML
	for _, cells := range t[1:] {
		body += row("td", "", cells)
	}
	class := "hand-words"
	if t.hasNumbers() {
		class = "hand-numbers"
	}
	return ui.Tag("table", ui.Attr("class", class),
		ui.Tag("thead", "", row("th", ` scope="col"`, t[0])), ui.Tag("tbody", "", body))
}

// hasNumbers says whether there are numbers and no words below the head.
func (t Table) hasNumbers() bool {
	var cells strings.Builder
	for _, row := range t[1:] {
		cells.WriteString(strings.Join(row, ""))
	}
	return strings.ContainsFunc(cells.String(), unicode.IsDigit) && !strings.ContainsFunc(cells.String(), unicode.IsLetter)
}

func (b Boards) html() ui.HTML {
	var positions ui.HTML
	for _, position := range b {
		positions += ui.Tag("div", ui.Attr("class", "position"), position.Picture, tag("p", "", position.Text))
	}
	return ui.Tag("div", ui.Attr("class", "positions"), positions)
}

func (q Questions) html() (markup ui.HTML) {
	var numbered ui.HTML
	for _, question := range q {
		if question.Title == "" {
			numbered += ui.Tag("li", "", all(question.Parts))
			continue
		}
		markup += ui.Tag("section", ui.Attr("class", "hand-exercise"), tag("h4", "", question.Title), all(question.Parts))
	}
	if numbered != "" {
		markup += ui.Tag("ol", ui.Attr("class", "questions"), numbered)
	}
	return markup
}

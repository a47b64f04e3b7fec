package workshop

import (
	"strings"

	"tablier/app/ui"
)

// program is the program in the picture of the writing room: the second exercise, done.
var program = []string{
	"def jouer(position):",
	"    for coup in position.coups():",
	"        suite = position.jouer(coup)",
	"        if suite.gagnant():",
	"            return coup",
	"    return position.coups()[0]",
}

// codePicture draws a program. Its text is no part of the page for those who do not see it: the door says what it is.
func codePicture() ui.HTML {
	lines := make([]ui.HTML, len(program))
	for i, line := range program {
		text := strings.TrimLeft(line, " ")
		indent := strings.Repeat("\u00a0", len(line)-len(text))
		word, rest, _ := strings.Cut(text, " ")
		if word == text {
			lines[i] = ui.EscapeText(line + "\n")
			continue
		}
		lines[i] = ui.EscapeText(indent) + ui.Tag("strong", "", ui.EscapeText(word)) + ui.EscapeText(" "+rest+"\n")
	}
	return ui.Tag("pre", ui.Attr("class", "pic program")+ui.Attr("aria-hidden", "true"), lines...)
}

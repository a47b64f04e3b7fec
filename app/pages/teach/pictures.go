//go:build !js

package teach

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/sprig"
	"tablier/app/ui"
)

// pictures draws what is behind the doors of the first page, each from the thing itself: a lesson, a set that is made
// ready, the example of the notebook, sheets to print. The build puts them into the file of the page.
func pictures(lang i18n.Lang, games []*board.Game) map[string]ui.HTML {
	return map[string]ui.HTML{
		nav.SessionsRoute: lessonPicture(lang, games),
		nav.ComposeRoute:  setPicture(lang, games),
		nav.NotebookRoute: notebookPicture(lang),
		nav.PrintRoute:    paperPicture(lang, games),
	}
}

// A canvas is the markup of a picture, part after part.
type canvas struct{ sprig.Drawing }

// text writes a line that begins at a point.
func (c *canvas) text(class string, x, y int, text string) {
	c.WriteString(`<text class="` + class + `" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `">` +
		string(ui.EscapeText(text)) + `</text>`)
}

// paragraph writes a text in at most so many lines, the last one with dots where it goes on.
func (c *canvas) paragraph(class string, x, y, step, letters, most int, text string) {
	lines := wrapped(text, letters)
	if len(lines) > most {
		lines = lines[:most]
		lines[most-1] = shortened(lines[most-1]+"…", letters)
	}
	for i, line := range lines {
		c.text(class, x, y+step*i, line)
	}
}

// rect draws a rectangle.
func (c *canvas) rect(class string, x, y, wide, high int) {
	c.WriteString(`<rect class="` + class + `" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `" width="` +
		strconv.Itoa(wide) + `" height="` + strconv.Itoa(high) + `"/>`)
}

// line draws a level line.
func (c *canvas) line(class string, x, y, to int) {
	c.WriteString(`<path class="` + class + `" d="M` + strconv.Itoa(x) + ` ` + strconv.Itoa(y) + `H` + strconv.Itoa(to) +
		`"/>`)
}

// group begins a group of parts, which end closes.
func (c *canvas) group(class, transform string) {
	c.WriteString(`<g class="` + class + `" transform="` + transform + `">`)
}

func (c *canvas) end() { c.WriteString(`</g>`) }

// wrapped breaks a text into lines of at most so many letters.
func wrapped(text string, letters int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(strings.ReplaceAll(text, "`", "")) {
		if line != "" && len([]rune(line))+1+len([]rune(word)) > letters {
			lines = append(lines, line)
			line = ""
		}
		line = ui.Join(" ", line, word)
	}
	return append(lines, line)
}

// shortened returns a text of at most so many letters, with dots where some are left out.
func shortened(text string, letters int) string {
	if runes := []rune(text); len(runes) > letters {
		return strings.TrimRight(string(runes[:letters-1]), " …") + "…"
	}
	return text
}

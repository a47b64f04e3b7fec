package page

import (
	"html"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/licence"
	"tablier/app/links/link"
	"tablier/app/paper"
	"tablier/app/ui"
)

// The drawings of all sheets stand once in the page, and are used where they are seen small, large or on paper.
const (
	symbolPrefix = "pa-"
	footID       = "pa-foot"
)

// symbolsOf returns the markup of the drawings.
func (k *Kind) symbolsOf(stock *paper.Stock) ui.HTML {
	var b strings.Builder
	b.WriteString(`<svg class="pa-symbols" width="0" height="0" aria-hidden="true" translate="no">`)
	for _, g := range stock.Groups {
		for i := range g.Sheets {
			sheet := &g.Sheets[i]
			b.WriteString(`<g id="` + symbolPrefix + sheet.ID + `">` + sheet.Body + k.codeOf(sheet) + `</g>`)
		}
	}
	b.WriteString(`<g id="` + footID + `"><path d="M14 0H114M14 -2V2M114 -2V2" fill="none" stroke="#000" ` +
		`stroke-width=".4"/><text x="116" y="1.2" font-size="3.4">` + k.words().tenCentimetres + `</text>` +
		`<text x="14" y="-3.4" font-size="2.1">` + html.EscapeString(licence.Sentence(k.site.Lang)) + `</text></g></svg>`)
	return ui.HTML(b.String())
}

// The corner with the code of a page, in millimetres: it has its right and its lower edge where drawings end.
const (
	codeSize  = 28.0
	codeLeft  = 168.0
	codeTop   = 233.0
	codeTexts = 163.0 // the right end of what stands beside it
	codeWide  = 149.0
)

// codeOf returns the markup of the code of a sheet, with its address beside it; empty where there is none, or where the
// page has no address that a phone could open.
func (k *Kind) codeOf(sheet *board.Sheet) string {
	address, ok := k.address(sheet)
	if !ok {
		return ""
	}
	square, ok := link.Code(address)
	if !ok {
		return ""
	}
	scale := strconv.FormatFloat(codeSize/float64(square.Size), 'f', 4, 64)
	place := func(x float64) string { return strconv.FormatFloat(x, 'f', 2, 64) }
	_, shown, _ := strings.Cut(address, "://")
	line := func(y, size float64, weight, text string) string {
		const wide = .68 // of a letter, at most
		size = min(size, codeWide/wide/float64(max(1, len([]rune(text)))))
		return `<text x="` + place(codeTexts) + `" y="` + place(y) + `" font-size="` + place(size) + `" font-weight="` +
			weight + `" text-anchor="end">` + html.EscapeString(text) + `</text>`
	}
	return `<g transform="translate(` + place(codeLeft) + ` ` + place(codeTop) + `) scale(` + scale + `)">` +
		`<path class="pa-code" d="` + square.Path + `"/></g>` +
		line(255, 3.6, "400", sheet.Beside) + line(260.5, 3.4, "700", shown)
}

// address returns the address of the page that a sheet leads to, and whether it leads to one by which others come.
func (k *Kind) address(sheet *board.Sheet) (string, bool) {
	if sheet.Code == "" {
		return "", false
	}
	address := k.site.Nav.Address(sheet.Code, "")
	return address, strings.HasPrefix(address, "http")
}

// hasAddress says whether the page has an address by which others come.
func (k *Kind) hasAddress() bool {
	return !k.site.Live || strings.HasPrefix(k.site.Nav.Address("/", ""), "http")
}

// viewBox returns the sheet of paper in the coordinates of the drawings, which are those of A4, and where its foot is.
// What is drawn stands in the middle of wider paper.
func viewBox(letter bool) (box, foot string) {
	if letter {
		return "-2.95 0 215.9 279.4", "268.4"
	}
	return "0 0 210 297", "286"
}

// drawn draws a sheet. Without a name it is passed over by screen readers.
func (f *frame) drawn(sheet *board.Sheet, name string) app.UI {
	box, foot := viewBox(f.session.Settings.Letter)
	role, hidden := "", "true"
	if name != "" {
		role, hidden = "img", ""
	}
	return ui.Tree(`<svg class="pa-sheet" viewBox="{}" role="{}" aria-label="{}" aria-hidden="{}" translate="no">
			<use href="#{}{}"></use><use href="#{}" y="{}"></use>
		</svg>`, box, role, name, hidden, symbolPrefix, sheet.ID, footID, foot)
}

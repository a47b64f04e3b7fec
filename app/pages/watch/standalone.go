package watch

import (
	"strings"

	"tablier/app/board"
)

// pictureStyles are those of a picture outside of the page.
const pictureStyles = `text{font:11.5px system-ui,sans-serif;fill:var(--ink)}.q,.more{fill:var(--quiet)}` +
	`.mid{text-anchor:middle}.strong,.num{font-weight:650;font-size:12px}.leaf{font-weight:400}` +
	`.win-text{fill:var(--accent);font-weight:600}.e{fill:none;stroke:var(--edge)}` +
	`.e.on{stroke:var(--accent);stroke-width:2.5}.e.off{stroke-dasharray:3 4}` +
	`.cutmark{stroke:var(--quiet);stroke-width:1.75}` +
	`.brace{fill:none;stroke:var(--edge)}.dot{fill:var(--edge)}.chip{fill:var(--surface);stroke:var(--edge);rx:4px}` +
	`.chip.min{rx:10px}.best .chip{fill:var(--ink)}.best .chip+text{fill:var(--surface)}` +
	`.leafbox{fill:var(--sunken);stroke:var(--line)}.cutleaf{fill:none;stroke:var(--edge);stroke-dasharray:2.5 2.5}` +
	`.halo{fill:none;stroke:var(--accent);stroke-width:3}.away{opacity:.35}.coords,.reflection{display:none}` +
	`.trace path{fill:none;stroke:var(--accent);stroke-opacity:.6;stroke-width:34;stroke-linecap:round}` +
	`.trace circle,.spoken{display:none}`

// standalone returns the picture of a tree as a file of its own: with the drawings that it refers to, and the colours
// that value says the page has.
func standalone(markup string, game *board.Game, art string, value func(name string) string) string {
	head, rest, _ := strings.Cut(markup, ">")
	head = strings.Replace(head, "<svg ", `<svg xmlns="http://www.w3.org/2000/svg" `, 1)
	shared := game.Paints + game.Defs + `<g id="` + artID + `">` + art + `</g>`
	return coloured(head+"><style>"+pictureStyles+"</style><defs>"+shared+"</defs>"+rest, value)
}

// coloured puts the values of the page's variables in the place of their names.
func coloured(text string, value func(name string) string) string {
	const open = "var("
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, open)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name, rest, _ := strings.Cut(after, ")")
		name, _, _ = strings.Cut(name, ",")
		b.WriteString(strings.TrimSpace(value(strings.TrimSpace(name))))
		text = rest
	}
}

package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/watch/tree"
)

// style is the style sheet of a saved drawing: the light theme, for it may be printed.
const style = `text{font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums;fill:#1F1B16}.q{fill:#665E54}` +
	`.mid{text-anchor:middle}.strong{font-weight:650}.bound{fill:#B4431A;font-weight:600}` +
	`.e{fill:none;stroke:#8C8377;stroke-width:1.25}.e.on{stroke:#B4431A;stroke-width:2.5}` +
	`.e.off{stroke:#DDD5C9;stroke-dasharray:3 4}.chip{fill:#FFFFFF;stroke:#8C8377;rx:4px}.chip.min{rx:10px}` +
	`.chip.chance{stroke-dasharray:3 2}.chip.best{fill:#1F1B16;stroke:#1F1B16}.best+text{fill:#FFFFFF}` +
	`.chip.ask{fill:#B4431A;stroke:#B4431A}.ask+text{fill:#FFFFFF}.leafbox{fill:#F4EFE7;stroke:#DDD5C9}` +
	`.cutleaf{fill:none;stroke:#8C8377;stroke-dasharray:2.5 2.5}` +
	`.cutmark{stroke:#665E54;stroke-width:1.75;stroke-linecap:round}` +
	`.halo{fill:none;stroke:#B4431A;stroke-width:3}.halo.thin{stroke:#1F1B16;stroke-width:1.75}` +
	`.away{opacity:.3}.dot{fill:#8C8377}.board [fill="none"] path{stroke-width:9}` +
	`.bracket{fill:none;stroke:#8C8377}` +
	`.went{fill:none;stroke:#B4431A;stroke-width:34;stroke-opacity:.55;stroke-linecap:round}.touch{fill:none}`

// saveSVG saves the drawing as a file that needs nothing of the site: the pieces it uses are copied into it.
func (k *Kind) saveSVG() {
	if k.session.Tree() == nil {
		return
	}
	markup, high := k.forest().Drawing()
	text := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ` + strconv.Itoa(tree.Width) + " " +
		strconv.Itoa(high) + `"><style>` + style + `</style><defs>` + pieces(string(markup)) + `</defs>` +
		string(markup) + "</svg>\n"
	k.save("tablier-arbre.svg", "image/svg+xml", resolve(text))
}

// pieces returns the elements of the page that markup uses, and all that these use.
func pieces(markup string) string {
	root := app.Window().Get("document")
	var found strings.Builder
	var seen []string
	for queue := []string{markup}; len(queue) > 0; queue = queue[1:] {
		for _, id := range references(queue[0]) {
			if slices.Contains(seen, id) {
				continue
			}
			seen = append(seen, id)
			if piece := root.Call("getElementById", id); piece.Truthy() {
				text := piece.Get("outerHTML").String()
				found.WriteString(text)
				queue = append(queue, text)
			}
		}
	}
	return found.String()
}

// references returns the ids that markup refers to, by href="#id" or by url(#id).
func references(markup string) (ids []string) {
	for _, way := range [...]struct{ before, after string }{{`href="#`, `"`}, {"url(#", ")"}} {
		for _, part := range strings.Split(markup, way.before)[1:] {
			id, _, _ := strings.Cut(part, way.after)
			ids = append(ids, id)
		}
	}
	return ids
}

// resolve replaces the variables of the site's styles by their values.
func resolve(text string) string {
	if !app.IsClient {
		return text
	}
	computed := app.Window().Call("getComputedStyle", app.Window().Get("document").Get("documentElement"))
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, "var(")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name, rest, _ := strings.Cut(after, ")")
		b.WriteString(strings.TrimSpace(computed.Call("getPropertyValue", name).String()))
		text = rest
	}
}

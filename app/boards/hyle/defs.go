package hyle

import "strings"

// A look is the drawing of a colour's pawns: enamel, and a mark engraved into it, pale or dark, so that colour is
// never the only sign.
type look struct{ enamel, cut, mark string }

// looks are the drawings of the colours a to g.
var looks = [...]look{
	{"red", "pale", `<path d="M0-15L15 0 0 15-15 0Z"/>`},
	{"grey", "dark", `<path d="M-14-7H14M-14 7H14"/>`},
	{"green", "dark", `<path d="M0-15L14 10H-14Z"/>`},
	{"blue", "pale", `<circle r="12.5"/>`},
	{"orange", "dark", `<path d="M-12-12L12 12M12-12L-12 12"/>`},
	{"violet", "pale", `<path d="M0-15V15M-15 0H15"/>`},
	{"black", "pale", `<path d="M-11-11H11V11H-11Z"/>`},
}

// scales are the sizes of pawns on the boards of each size.
var scales = [...]struct{ size, scale string }{{"5", ".95"}, {"7", ".74"}, {"3", "1.46"}, {"4", "1.16"}}

// defs returns the symbols of the drawing: enamelled pawns as they are off the board and on each size of it, and the
// marks of the roles.
func defs() string {
	var b strings.Builder
	b.WriteString(shapes + sackIcon)
	for i, l := range looks {
		id := letter(uint8(i + 1))
		b.WriteString(`<g id="hyle-` + id + `"><use href="#hyle-rim"/>` +
			`<circle r="30.5" fill="var(--enamel-` + l.enamel + `)"/>` +
			`<g fill="none" stroke="var(--cut-` + l.cut + `)" stroke-width="4" stroke-linejoin="round" ` +
			`stroke-linecap="round">` + l.mark + `</g>` +
			`<use href="#hyle-glaze"/></g>`)
		for _, s := range scales {
			b.WriteString(`<use id="hyle-` + s.size + id + `" href="#hyle-` + id + `" transform="scale(` + s.scale + `)"/>`)
		}
	}
	b.WriteString(`</g>`)
	return b.String()
}

// paints are the patterns and gradients of felt, brass and pawns.
const paints = `<g>
<pattern id="hyle-nap" width="34" height="30" patternUnits="userSpaceOnUse">` +
	`<g fill="none" stroke-width="1.3" stroke-linecap="round">` +
	`<path d="M3 5l5 2M19 3l-4 4M28 10l4 3M9 16l-3 5M21 15l6-1M31 23l-5 3M14 25l4 3M2 27l4-1" ` +
	`stroke="#FFF" stroke-opacity=".055"/><path d="M12 9l3 3M25 5l-3 3M4 12l3-2M17 21l-4 1M29 18l2 4M8 28l2-3" ` +
	`stroke="#000" stroke-opacity=".12"/></g></pattern>
<radialGradient id="hyle-felt" cx=".4" cy=".3" r=".9"><stop stop-color="var(--felt)"/>` +
	`<stop offset="1" stop-color="var(--felt-dark)"/></radialGradient>
<linearGradient id="hyle-brass" x2=".8" y2="1"><stop stop-color="var(--brass-1)"/>` +
	`<stop offset=".45" stop-color="var(--brass-2)"/><stop offset="1" stop-color="var(--brass-3)"/></linearGradient>
<linearGradient id="hyle-gloss" x2=".5" y2="1"><stop stop-color="#FFF" stop-opacity=".34"/>` +
	`<stop offset=".5" stop-color="#FFF" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/>` +
	`</linearGradient>
<radialGradient id="hyle-shade"><stop offset=".72" stop-opacity=".45"/><stop offset="1" stop-opacity="0"/>` +
	`</radialGradient>
</g>`

// shapes are the parts of pawns, and the marks.
const shapes = `<g><g id="hyle-rim"><circle cx="3" cy="6" r="41" fill="url(#hyle-shade)"/>` +
	`<circle r="36" fill="url(#hyle-brass)"/></g>
<g id="hyle-glaze"><circle r="30.5" fill="url(#hyle-gloss)"/>` +
	`<path d="M-22-13A25.5 25.5 0 0 1 5-25" fill="none" stroke="#FFF" stroke-opacity=".55" ` +
	`stroke-width="3.5" stroke-linecap="round"/></g>
<g id="hyle-total"><circle r="26" fill="url(#hyle-brass)"/>` +
	`<circle r="22" fill="none" stroke="#5A4016" stroke-opacity=".5" stroke-width="1.5"/></g>
<g id="hyle-chaos" fill="none" stroke="currentColor" stroke-width="5.25" stroke-linecap="round">` +
	`<rect x="-33" y="-33" width="66" height="66" rx="15"/><path d="M-15-12l15 6M9-18l6 12M-12 15l6-12M3 9l15 6"/></g>
<g id="hyle-order" fill="none" stroke="currentColor" stroke-width="5.25" stroke-linecap="round">` +
	`<rect x="-33" y="-33" width="66" height="66" rx="15"/><path d="M-15-13.500h30M-15 0h30M-15 13.500h30"/></g>
`

// sackIcon is the bag, with room for the number of pieces that are left in it.
const sackIcon = `<symbol id="i-sack" viewBox="0 0 48 52">` +
	`<path d="M17 13C7 20 3 30 5 40c1 7 7 10 19 10s18-3 19-10c2-10-2-20-12-27Z" fill="var(--sack-1)" ` +
	`stroke="var(--sack-3)" stroke-width="1.5"/>` +
	`<path d="M17 13c2-2 0-5-3-9 5 2 7 0 10 0s5 2 10 0c-3 4-5 7-3 9-4 2-10 2-14 0Z" fill="var(--sack-2)" ` +
	`stroke="var(--sack-3)" stroke-width="1.5" stroke-linejoin="round"/>` +
	`<path d="M16 14c5 3 11 3 16 0M31 15c4 2 3 6 6 8" fill="none" stroke="var(--sack-cord)" ` +
	`stroke-width="2.5" stroke-linecap="round"/></symbol>`

package stratege

import (
	"strconv"
	"strings"

	"tablier/rules/stratege"
)

// paints are the gradients of the sides' shields.
const paints = `<g>
<linearGradient id="stratege-ivory" x2=".4" y2="1"><stop stop-color="var(--shield-white)"/><stop offset="1" ` +
	`stop-color="var(--shield-white-lo)"/></linearGradient>
<linearGradient id="stratege-enamel" x2=".4" y2="1"><stop stop-color="var(--shield-green)"/><stop offset="1" ` +
	`stop-color="var(--shield-green-lo)"/></linearGradient>
</g>`

// shield is the outline of a shield, around its middle.
const shield = "M-19-20Q0-24 19-20V2C19 13 9 19 0 23-9 19-19 13-19 2Z"

// shapes are a shield, the rim within it, the light of a pawn that has arrived, and the eye of one that both sides
// know.
const shapes = `<g><path id="stratege-shape" d="` + shield + `"/>
<path id="stratege-inner" d="M-15-16.500Q0-19.500 15-16.500V2C15 10.500 7 15 0 18.500-7 15-15 10.500-15 2Z"/>
<g id="stratege-w"><use href="#stratege-shape" x="1.5" y="2.500" opacity=".3"/><use href="#stratege-shape" ` +
	`fill="url(#stratege-ivory)" stroke="#3B3427" stroke-width="1.8"/>` +
	`<use href="#stratege-inner" fill="none" stroke="#B39B62" stroke-width="1.3"/><path d="M0-17V17M-14-3H14" ` +
	`stroke="#B39B62" stroke-opacity=".6" stroke-width="1.5"/><circle cy="-3" r="5" fill="#E4D6AE" stroke="#8E7740" ` +
	`stroke-width="1.5"/></g>
<g id="stratege-g"><use href="#stratege-shape" x="1.5" y="2.500" opacity=".3"/><use href="#stratege-shape" ` +
	`fill="url(#stratege-enamel)" stroke="#0F3520" stroke-width="1.8"/>` +
	`<use href="#stratege-inner" fill="none" stroke="var(--shield-line)" stroke-opacity=".55" ` +
	`stroke-width="1.3"/><path d="M0-17V17M-14-3H14" stroke="var(--shield-line)" stroke-opacity=".4" ` +
	`stroke-width="1.5"/><circle cy="-3" r="5" fill="#1C5432" stroke="var(--shield-line)" stroke-opacity=".75" ` +
	`stroke-width="1.5"/></g>
<g id="stratege-w-front"><use href="#stratege-shape" x="1.5" y="2.500" opacity=".3"/><use href="#stratege-shape" ` +
	`fill="url(#stratege-ivory)" stroke="#3B3427" stroke-width="1.8"/><use href="#stratege-inner" fill="none" ` +
	`stroke="#B39B62" stroke-width="1.3"/></g>
<g id="stratege-g-front"><use href="#stratege-shape" x="1.5" y="2.500" opacity=".3"/><use href="#stratege-shape" ` +
	`fill="url(#stratege-enamel)" stroke="#0F3520" stroke-width="1.8"/><use href="#stratege-inner" fill="#F6F1E0" ` +
	`stroke="var(--shield-line)" stroke-width="1.3"/></g>
<circle id="stratege-black" r="8" fill="var(--print-ink)"/>
<circle id="stratege-white" r="5" fill="var(--print-white)" stroke="var(--print-ink)" stroke-width="1.8"/>
<g id="stratege-goal"><circle r="14" fill="var(--print-white)" stroke="var(--print-ink)" ` +
	`stroke-width="1.8"/><circle r="8" fill="var(--print-ink)"/></g>
<g id="stratege-seen"><circle cx="15" cy="-16" r="7" fill="#FFF8E6" stroke="#B4431A" stroke-width="1.6"/><path ` +
	`d="M10.800-16Q15-20.600 19.200-16 15-11.400 10.800-16Z" fill="none" stroke="#B4431A" ` +
	`stroke-width="1.3"/><circle cx="15" cy="-16" r="1.5" fill="#B4431A"/></g>
<g id="stratege-arrived"><circle r="24.500" fill="var(--glow)" stroke="var(--print-ink)" stroke-width="1.5" ` +
	`stroke-dasharray="2.800 2"/></g>
`

// defs returns the symbols of the pawns: of each side the back and a front for each strength, each without and with the
// eye, and in the light of the enemy's back row.
func defs() string {
	var b strings.Builder
	b.WriteString(shapes + crossedSwords)
	for _, side := range []string{"w", "g"} {
		id := "stratege-" + side
		for strength := range stratege.Most + 1 {
			face := ""
			if strength > 0 {
				face = strconv.Itoa(strength)
				b.WriteString(`<g id="` + id + face + `"><use href="#` + id + `-front"/><text y="8" ` +
					`text-anchor="middle" font-size="25" font-weight="700" ` +
					`fill="var(--shield-ink)">` + face + `</text></g>`)
				b.WriteString(`<g id="` + id + face + `s"><use href="#` + id + face + `"/><use ` +
					`href="#stratege-seen"/></g>`)
				b.WriteString(`<g id="` + id + face + `sa"><use href="#stratege-arrived"/><use ` +
					`href="#` + id + face + `s"/></g>`)
			}
			b.WriteString(`<g id="` + id + face + `a"><use href="#stratege-arrived"/><use ` +
				`href="#` + id + face + `"/></g>`)
		}
	}
	b.WriteString(`</g>`)
	return b.String()
}

// crossedSwords is the icon of a duel.
const crossedSwords = `<symbol id="i-duel" viewBox="0 0 24 24">` +
	`<path d="M5 4l12 12M14.500 19l4.500-4.500M17.500 16.500l3 3M19 4L7 16M5 14.500l4.500 4.500M6.500 16.500l-3 3"/>` +
	`</symbol>`

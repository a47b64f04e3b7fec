package domino

import (
	"strconv"
	"strings"

	"tablier/rules/domino"
)

// sky is the drawing of the background: deep blue, with a few stars that stay where they are.
const sky = `<g><rect width="600" height="600" rx="18" fill="url(#domino-sky)"/>` +
	`<g fill="none" stroke="var(--star)" stroke-linecap="round">` +
	`<path d="M171 9h0M262 14h0M38 92h0M355 8h0M9 231h0M592 171h0M13 526h0M108 591h0M372 592h0M590 333h0M471 ` +
	`12h0M591 468h0M229 152h0M128 137h0M418 333h0M331 546h0M462 288h0M536 262h0M78 339h0M379 486h0" ` +
	`stroke-width="3"/>` +
	`<path d="M92 11h0M431 588h0M10 389h0M589 92h0M243 590h0M561 591h0" stroke-width="4.500"/></g>` +
	`<path d="M580 8q1.200 9 10 10-8.800 1-10 10-1.200-9-10-10 8.800-1 10-10ZM30 571q1 8 9 9-8 1-9 9-1-8-9-9 8-1 ` +
	`9-9Z" fill="var(--star)"/></g>`

// paints are the gradients and patterns of symbols. The joint of a domino that stands upright is half way down its
// shading.
const paints = `<g><radialGradient id="domino-sky" cx=".62" cy=".22" r=".95"><stop stop-color="var(--sky-1)"/>
<stop offset="1" stop-color="var(--sky-2)"/></radialGradient>
<linearGradient id="domino-face" x2="0" y2="1"><stop stop-color="var(--tile-1)"/>
<stop offset="1" stop-color="var(--tile-3)"/></linearGradient>
<linearGradient id="domino-face-d" x2="0" y2="1"><stop stop-color="var(--tile-1)"/>
<stop offset="1" stop-color="var(--tile-2)"/></linearGradient>
<linearGradient id="domino-face-u" x2="0" y2="1"><stop stop-color="var(--tile-2)"/>
<stop offset="1" stop-color="var(--tile-3)"/></linearGradient>
<radialGradient id="domino-drilled" cx=".5" cy=".3" r=".7"><stop stop-color="#0D0A07"/>
<stop offset="1" stop-color="#4A4033"/></radialGradient>
<radialGradient id="domino-brass" cx=".35" cy=".3"><stop stop-color="#FFF0C0"/>
<stop offset="1" stop-color="#9A7430"/></radialGradient>
</g>`

// shapes are the parts of dominoes.
const shapes = `<g id="domino-pip"><circle cy="1.200" r="9.600" fill="var(--domino-lip, #FFF)"/>
<circle r="9.200" fill="var(--domino-pip, url(#domino-drilled))"/></g>
<g id="domino-p0"/><use id="domino-p1" href="#domino-pip"/>
<g id="domino-p2"><use href="#domino-pip" x="-25" y="-25"/><use href="#domino-pip" x="25" y="25"/></g>
<g id="domino-p3"><use href="#domino-p2"/><use href="#domino-pip"/></g>
<g id="domino-p4"><use href="#domino-p2"/><use href="#domino-pip" x="25" y="-25"/>
<use href="#domino-pip" x="-25" y="25"/></g>
<g id="domino-p5"><use href="#domino-p4"/><use href="#domino-pip"/></g>
<g id="domino-p6"><use href="#domino-p4"/><use href="#domino-pip" x="-25"/><use href="#domino-pip" x="25"/></g>
<g id="domino-one"><rect x="-42" y="-42" width="84" height="84" rx="13" fill="var(--tile-1)" stroke="var(--edge)"
stroke-width="4"/><circle r="11" fill="#1F1B16"/></g>
<g id="domino-two"><rect x="-42" y="-42" width="84" height="84" rx="13" fill="var(--tile-1)" stroke="var(--edge)"
stroke-width="4"/><circle cx="-18" cy="-18" r="11" fill="#1F1B16"/><circle cx="18" cy="18" r="11" fill="#1F1B16"/>
</g>
<rect id="domino-place" x="-94" y="-44" width="188" height="88" rx="13" fill="none" stroke="var(--edge)"
stroke-width="3" stroke-dasharray="9 7"/>
<path id="domino-no" d="M58 4L92 38M92 4L58 38" stroke="var(--ink)" stroke-width="7" stroke-linecap="round"/>
`

// defs returns the definitions of symbols: the halves by number and by the direction of the other half, laid before
// or last, and the dominoes of the reserve, which fit, fit nowhere or have been laid.
func defs() string {
	var b strings.Builder
	b.WriteString("<g>" + shapes)
	for _, way := range "rlud" {
		body(&b, string(way))
		for number := range domino.Numbers {
			id := strconv.Itoa(number) + string(way)
			lying := "0 -2"
			if way == 'r' || way == 'l' {
				lying += ") rotate(90"
			}
			b.WriteString(`<g id="domino-` + id + `"><use href="#domino-` + string(way) + `"/>` +
				`<use href="#domino-p` + strconv.Itoa(number) + `" transform="translate(` + lying + `)"/></g>` +
				`<g id="domino-` + id + `n"><use href="#domino-` + id + `"/><use href="#domino-rim-` + string(way) + `"/></g>`)
		}
	}
	for i := range domino.Pieces {
		tile(&b, i)
	}
	b.WriteString("</g>")
	return b.String()
}

// tile writes the symbol of a domino of the reserve.
func tile(b *strings.Builder, i int) {
	first, second := numbersOf(i)
	id := `"domino-` + pieceName(first, second)
	b.WriteString(`<g id=` + id + `"><use href="#domino-` + strconv.Itoa(first) + `r" x="-50"/>` +
		`<use href="#domino-` + strconv.Itoa(second) + `l" x="50"/></g>` +
		`<g id=` + id + stuck + `"><use opacity=".42" href="#` + id[1:] + `"/><use href="#domino-no"/></g>` +
		`<g id=` + id + laid + `"><use href="#domino-place"/><use opacity=".3" href="#` + id[1:] + `"/></g>`)
}

// body writes the half of a domino without pips: shadow, side, face, and the line and the pin of the joint, which is
// on the right, the left, above or below; and the rim of the domino laid last.
func body(b *strings.Builder, way string) {
	paint := "domino-face"
	joint := "M50 -36V32"
	pin := `cx="50" cy="-2"`
	switch way {
	case "l":
		joint, pin = "M-50 -36V32", `cx="-50" cy="-2"`
	case "u":
		paint, joint, pin = "domino-face-u", "M-36 -50H36", `cy="-50"`
	case "d":
		paint, joint, pin = "domino-face-d", "M-36 50H36", `cy="50"`
	}
	b.WriteString(`<g id="domino-` + way + `">` +
		`<path d="` + outline(way, 8, true) + `" fill="#000" opacity=".35"/>` +
		`<path d="` + outline(way, 4, true) + `" fill="var(--tile-side)"/>` +
		`<path d="` + outline(way, 0, true) + `" fill="url(#` + paint + `)"/>` +
		`<path d="` + joint + `" stroke="#A8956C" stroke-width="3"/>` +
		`<circle ` + pin + ` r="5" fill="url(#domino-brass)"/></g>` +
		`<path id="domino-rim-` + way + `" d="` + outline(way, 4, false) + `" fill="none" ` +
		`stroke="var(--mark-bright)" stroke-width="5"/>`)
}

// outline returns the path round a half, with its free lower edge moved down by lower; closed, or open at the joint.
// The face goes a little beyond the joint: no shadow shows between two halves.
func outline(way string, lower int, closed bool) string {
	const left, right, top = -47, 47, -47
	bottom := 43 + lower
	joint := "50"
	if lower == 0 {
		joint = "50.600"
	}
	n := strconv.Itoa
	var d string
	switch way {
	case "r":
		d = "M" + joint + " " + n(bottom) +
			"H" + n(left+13) + corner(-13, -13) + "V" + n(top+13) + corner(13, -13) + "H" + joint
	case "l":
		d = "M-" + joint + " " + n(top) + "H" + n(right-13) + corner(13, 13) +
			"V" + n(bottom-13) + corner(-13, 13) + "H-" + joint
	case "u":
		d = "M" + n(right) + "-" + joint +
			"V" + n(bottom-13) + corner(-13, 13) + "H" + n(left+13) + corner(-13, -13) + "V-" + joint
	default:
		d = "M" + n(left) + " " + joint +
			"V" + n(top+13) + corner(13, -13) + "H" + n(right-13) + corner(13, 13) + "V" + joint
	}
	if closed {
		d += "Z"
	}
	return d
}

// corner returns the path of a rounded corner, clockwise.
func corner(dx, dy int) string { return "a13 13 0 0 1 " + pair(dx, dy) }

package morris

// paints are the gradients of a clear plate, engraved, and of balls of resin.
const paints = `<g>
<linearGradient id="tapatan-acrylic" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="var(--acrylic-hi)"/>` +
	`<stop offset="1" stop-color="var(--acrylic-lo)"/></linearGradient>
<linearGradient id="tapatan-edge" x2=".7" y2="1"><stop stop-color="var(--acrylic-glint)"/>` +
	`<stop offset="1" stop-color="var(--acrylic-edge)"/></linearGradient>
<radialGradient id="tapatan-hole" cx=".5" cy=".62" r=".56"><stop stop-color="var(--hole-rim)"/>` +
	`<stop offset="1" stop-color="var(--hole-deep)"/></radialGradient>
<radialGradient id="tapatan-resin-orange" cx=".36" cy=".3" r=".76"><stop stop-color="var(--orange-1)"/>` +
	`<stop offset=".34" stop-color="var(--orange-2)"/><stop offset=".62" stop-color="var(--orange-3)"/>` +
	`<stop offset="1" stop-color="var(--orange-4)"/></radialGradient>
<radialGradient id="tapatan-resin-red" cx=".36" cy=".3" r=".76"><stop stop-color="var(--red-1)"/>` +
	`<stop offset=".34" stop-color="var(--red-2)"/><stop offset=".62" stop-color="var(--red-3)"/>` +
	`<stop offset="1" stop-color="var(--red-4)"/></radialGradient>
<radialGradient id="tapatan-shade"><stop offset=".6" stop-color="#10201E" stop-opacity=".42"/>` +
	`<stop offset="1" stop-color="#10201E" stop-opacity="0"/></radialGradient>
<radialGradient id="tapatan-glow"><stop stop-color="#FFE3B8" stop-opacity=".75"/>` +
	`<stop offset="1" stop-color="#FFE3B8" stop-opacity="0"/></radialGradient>
</g>`

// shapes are the engraved point and the balls, lit from the upper left; the red ones carry a ring so that hue is not
// the only sign.
const shapes = `<g><g id="tapatan-point"><circle r="25" cy="1.5" fill="var(--engraved-lip)"/>` +
	`<circle r="24" fill="url(#tapatan-hole)" stroke="var(--engraved)" stroke-width="2"/></g>
<g id="tapatan-orange"><circle cx="7" cy="13" r="57" fill="url(#tapatan-shade)"/>` +
	`<circle r="50" fill="url(#tapatan-resin-orange)"/>` +
	`<ellipse cx="15" cy="24" rx="25" ry="17" transform="rotate(-32 15 24)" fill="url(#tapatan-glow)"/>` +
	`<ellipse cx="-18" cy="-22" rx="13" ry="8" transform="rotate(-42 -18 -22)" fill="#FFF" opacity=".9"/></g>
<g id="tapatan-red"><circle cx="7" cy="13" r="57" fill="url(#tapatan-shade)"/>` +
	`<circle r="50" fill="url(#tapatan-resin-red)"/>` +
	`<ellipse cx="15" cy="24" rx="25" ry="17" transform="rotate(-32 15 24)" fill="url(#tapatan-glow)" opacity=".55"/>` +
	`<circle r="27" fill="none" stroke="#FFDCD2" stroke-width="5" opacity=".9"/>` +
	`<ellipse cx="-18" cy="-22" rx="13" ry="8" transform="rotate(-42 -18 -22)" fill="#FFF" opacity=".9"/></g>
` + balls + `</g>`

// balls are the smaller ones, for boards whose points are near each other.
const balls = `<g id="tapatan-orange-75"><use href="#tapatan-orange" transform="scale(.75)"/></g>` +
	`<g id="tapatan-red-75"><use href="#tapatan-red" transform="scale(.75)"/></g>` +
	`<g id="tapatan-orange-55"><use href="#tapatan-orange" transform="scale(.55)"/></g>` +
	`<g id="tapatan-red-55"><use href="#tapatan-red" transform="scale(.55)"/></g>` +
	`<g id="tapatan-orange-32"><use href="#tapatan-orange" transform="scale(.32)"/></g>` +
	`<g id="tapatan-red-32"><use href="#tapatan-red" transform="scale(.32)"/></g>
`

package entropy

// paints are the gradients and patterns of the pale stone slab, its hollows, and the pawns.
const paints = `<g>
<linearGradient id="entropy-stone" x2=".5" y2="1"><stop stop-color="var(--stone-hi)"/>` +
	`<stop offset="1" stop-color="var(--stone-lo)"/></linearGradient>
<linearGradient id="entropy-hollow" x2="0" y2="1"><stop stop-color="var(--cell-shade)"/>` +
	`<stop offset=".14" stop-color="var(--cell)"/><stop offset="1" stop-color="var(--cell)"/></linearGradient>
<radialGradient id="entropy-ivory" cx=".38" cy=".3" r=".8"><stop stop-color="var(--ivory-1)"/>` +
	`<stop offset=".55" stop-color="var(--ivory-2)"/><stop offset="1" stop-color="var(--ivory-3)"/></radialGradient>
<radialGradient id="entropy-slate" cx=".38" cy=".3" r=".8"><stop stop-color="var(--slate-1)"/>` +
	`<stop offset=".55" stop-color="var(--slate-2)"/><stop offset="1" stop-color="var(--slate-3)"/></radialGradient>
<radialGradient id="entropy-shade"><stop offset=".76" stop-color="#2A2115" stop-opacity=".5"/>` +
	`<stop offset="1" stop-color="#2A2115" stop-opacity="0"/></radialGradient>
<pattern id="entropy-cells" x="25" y="25" width="110" height="110" patternUnits="userSpaceOnUse">` +
	`<rect x="5" y="5" width="100" height="100" rx="12" fill="url(#entropy-hollow)"/>` +
	`<path d="M15 105H95" stroke="#FFF" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/></pattern>
</g>`

// shapes are turned pawns of ivory and slate, each with the mark of its state, which differs by shape before it
// differs by colour.
const shapes = `<g><g id="entropy-white"><circle cx="2" cy="6" r="43" fill="url(#entropy-shade)"/>` +
	`<circle r="37" fill="url(#entropy-ivory)" stroke="#9C8A63" stroke-width="1.5"/>` +
	`<circle r="29.5" fill="none" stroke="#B9A77F" stroke-width="2"/>` +
	`<circle r="27" fill="none" stroke="#FFF" stroke-opacity=".9" stroke-width="2"/></g>
<g id="entropy-black"><circle cx="2" cy="6" r="43" fill="url(#entropy-shade)"/>` +
	`<circle r="37" fill="url(#entropy-slate)" stroke="#15191D" stroke-width="1.5"/>` +
	`<circle r="29.5" fill="none" stroke="#1B2025" stroke-width="2"/>` +
	`<circle r="27" fill="none" stroke="#8D98A3" stroke-opacity=".5" stroke-width="2"/></g>
<g id="entropy-linked" fill="none" stroke="currentColor" stroke-width="3.5"><circle cx="-6.500" r="8.500"/>` +
	`<circle cx="6.500" r="8.500"/></g>
<path id="entropy-apart" d="M0-12L12 0 0 12-12 0Z" fill="currentColor"/>
<circle id="entropy-alone" r="12" fill="none" stroke="currentColor" stroke-width="4" ` +
	`stroke-linecap="round" stroke-dasharray="7.540 11.310"/>
<g id="entropy-white-linked" color="var(--ivory-mark)"><use href="#entropy-white"/><use href="#entropy-linked"/></g>
<g id="entropy-white-apart" color="var(--ivory-mark)"><use href="#entropy-white"/><use href="#entropy-apart"/></g>
<g id="entropy-white-alone" color="var(--ivory-alone)"><use href="#entropy-white"/><use href="#entropy-alone"/></g>
<g id="entropy-black-linked" color="var(--slate-mark)"><use href="#entropy-black"/><use href="#entropy-linked"/></g>
<g id="entropy-black-apart" color="var(--slate-mark)"><use href="#entropy-black"/><use href="#entropy-apart"/></g>
<g id="entropy-black-alone" color="var(--slate-alone)"><use href="#entropy-black"/><use href="#entropy-alone"/></g>
</g>`

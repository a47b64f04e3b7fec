package ui

// Icons is the markup of the icons, strokes on a square of 24, and of the site's mark.
const Icons = `<g>
<symbol id="i-undo" viewBox="0 0 24 24"><path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9"/></symbol>
<symbol id="i-redo" viewBox="0 0 24 24"><path d="M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5"/></symbol>
<symbol id="i-hint" viewBox="0 0 24 24">` +
	`<path d="M12 3c.7 5.2 3.3 7.8 8.5 8.5-5.2.7-7.8 3.3-8.5 8.5-.7-5.2-3.3-7.8-8.5-8.5C8.7 10.8 11.3 8.2 12 3Z"/></symbol>
<symbol id="i-restart" viewBox="0 0 24 24"><path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.400M17.5 2.5v4.3h-4.3"/></symbol>
<symbol id="i-setup" viewBox="0 0 24 24"><path d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500v5M8 14.500v5"/></symbol>
<symbol id="i-more" viewBox="0 0 24 24"><path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"/></symbol>
<symbol id="i-pause" viewBox="0 0 24 24"><path d="M9 5.500v13M15 5.500v13"/></symbol>
<symbol id="i-first" viewBox="0 0 24 24"><path d="M17.500 5l-7 7 7 7M6.500 5v14"/></symbol>
<symbol id="i-last" viewBox="0 0 24 24"><path d="M6.500 5l7 7-7 7M17.500 5v14"/></symbol>
<symbol id="i-back" viewBox="0 0 24 24"><path d="M14.500 5l-7 7 7 7"/></symbol>
<symbol id="i-forward" viewBox="0 0 24 24"><path d="M9.500 5l7 7-7 7"/></symbol>
<symbol id="i-play" viewBox="0 0 24 24"><path d="M8 5.500v13l10.500-6.500z"/></symbol>
<symbol id="i-dark" viewBox="0 0 24 24"><path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z"/></symbol>
<symbol id="i-light" viewBox="0 0 24 24"><circle cx="12" cy="12" r="4"/>` +
	`<path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400` +
	`M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400"/></symbol>
<symbol id="i-auto" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.500"/>` +
	`<path d="M12 3.500v17a8.500 8.500 0 0 0 0-17Z" fill="currentColor"/></symbol>
<symbol id="i-close" viewBox="0 0 24 24"><path d="M6 6l12 12M18 6L6 18"/></symbol>
<symbol id="i-list" viewBox="0 0 24 24">` +
	`<path d="M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01"/></symbol>
<symbol id="i-help" viewBox="0 0 24 24">` +
	`<path d="M12 6.500C10 5 7 4.500 4 4.800v13c3-.3 6 .2 8 1.700 2-1.500 5-2 8-1.700v-13` +
	`c-3-.3-6 .2-8 1.700ZM12 6.500v13"/></symbol>
<symbol id="i-flip" viewBox="0 0 24 24">` +
	`<path d="M8 20V5M4.500 8.500L8 5l3.500 3.500M16 4v15M12.500 15.500L16 19l3.500-3.500"/></symbol>
<symbol id="i-pen" viewBox="0 0 24 24"><path d="M4 20l1-4.500L16.500 4 20 7.500 8.500 19ZM14 6.500L17.500 10"/></symbol>
<symbol id="i-say" viewBox="0 0 24 24"><path d="M4 5h16v11H12l-4.500 4v-4H4ZM8 9h8M8 12h5"/></symbol>
<symbol id="i-copy" viewBox="0 0 24 24"><path d="M9 9h10v11H9ZM15 9V4H5v11h4"/></symbol>
<symbol id="i-flag" viewBox="0 0 24 24"><path d="M6 21V4M6 5c4-2.500 7 2 12 0v8c-5 2-8-2.500-12 0"/></symbol>
<symbol id="i-key" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.500"/>` +
	`<path d="M9.700 9.500a2.400 2.400 0 1 1 3.400 2.200c-.8.4-1.100.9-1.100 1.800M12 16.600h.01"/></symbol>
<symbol id="i-share" viewBox="0 0 24 24"><path d="M12 15V4M8 7.500L12 3.500l4 4M6 12v8h12v-8"/></symbol>
<symbol id="i-study" viewBox="0 0 24 24"><path d="M4 19l5-7 4 4 7-10"/></symbol>
<symbol id="i-tree" viewBox="0 0 24 24"><circle cx="12" cy="5" r="2.500"/><circle cx="6" cy="18.500" r="2.500"/>` +
	`<circle cx="18" cy="18.500" r="2.500"/><path d="M11 7.300L7 16.200M13 7.300L17 16.200"/></symbol>
<symbol id="i-check" viewBox="0 0 24 24"><path d="M5 12.500l4.500 4.500L19 7.500"/></symbol>
<symbol id="i-again" viewBox="0 0 24 24">` +
	`<path d="M4.500 12a7.500 7.500 0 1 0 2.300-5.400M6.500 2.500v4.300h4.300"/></symbol>
<symbol id="i-target" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.500"/><circle cx="12" cy="12" r="4"/>` +
	`<path d="M12 12h.01" stroke-width="3"/></symbol>
<symbol id="i-puzzle" viewBox="0 0 24 24">` +
	`<path d="M5 7.500h4.200a2.300 2.300 0 1 1 4.600 0H18v4.200a2.300 2.300 0 1 0 0 4.600V20H5Z"/></symbol>
<symbol id="i-program" viewBox="0 0 24 24"><path d="M8.500 7l-5 5 5 5M15.500 7l5 5-5 5M13.500 5l-3 14"/></symbol>
<symbol id="i-machine" viewBox="0 0 24 24">` +
	`<path d="M7 7h10v10H7ZM9.500 3.500V7M14.500 3.500V7M9.500 17v3.500M14.500 17v3.500M3.500 9.500H7M3.500 14.500H7` +
	`M17 9.500h3.500M17 14.500h3.500"/></symbol>
<symbol id="i-pack" viewBox="0 0 24 24"><path d="M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8"/></symbol>
<symbol id="i-print" viewBox="0 0 24 24"><path d="M7 9V4h10v5M7 17H4.500V9h15v8H17M7 14h10v6.500H7Z"/></symbol>
<symbol id="i-plus" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></symbol>
<symbol id="i-minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol>
<symbol id="i-even" viewBox="0 0 24 24"><path d="M6 9.500h12M6 14.500h12"/></symbol>
<symbol id="i-fit" viewBox="0 0 24 24">` +
	`<path d="M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15"/></symbol>
<symbol id="i-up" viewBox="0 0 24 24"><path d="M5 14.500l7-7 7 7"/></symbol>
<symbol id="i-down" viewBox="0 0 24 24"><path d="M5 9.500l7 7 7-7"/></symbol>
<symbol id="i-bin" viewBox="0 0 24 24">` +
	`<path d="M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5"/></symbol>
<symbol id="i-brand" viewBox="0 0 26 26">` +
	`<rect x="1" y="1" width="24" height="24" rx="6" fill="none" stroke="currentColor" stroke-width="1.75"/>` +
	`<path d="M7 7H19V19H7ZM7 7L19 19M19 7L7 19" fill="none" stroke="currentColor" stroke-opacity=".35"/>` +
	`<circle cx="7" cy="19" r="3.2" fill="var(--orange-3)"/><circle cx="13" cy="13" r="3.2" fill="var(--orange-3)"/>` +
	`<circle cx="19" cy="7" r="3.2" fill="var(--red-3)"/></symbol>
</g>`

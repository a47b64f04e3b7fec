//go:build !play && !studio

package pages

import "tablier/app/shell"

// All returns the kinds of pages of this program.
func All(site *shell.Site) []shell.Kind {
	s := share(site)
	return append(play(s), studio(s)...)
}

// Studio returns those of them that studio.wasm has.
func Studio(site *shell.Site) []shell.Kind { return studio(share(site)) }

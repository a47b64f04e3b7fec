//go:build studio

package pages

import "tablier/app/shell"

// All returns the kinds of pages of this program.
func All(site *shell.Site) []shell.Kind { return studio(share(site)) }

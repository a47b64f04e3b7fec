package site

import "strings"

// lostScript is the file of web/ that is written into the lost page: no address leads from there to a file.
const lostScript = "lost.js"

// takeLostScript takes the script of the lost page out of the files, and gives it to that page.
func takeLostScript(files map[string][]byte, bodies []body) {
	for i := range bodies {
		if bodies[i].Route == lostRoute {
			bodies[i].Script = string(files[lostScript])
		}
	}
	delete(files, lostScript)
}

// lostPolicy returns the content security policy of the page for an unknown address (404), from which policy.js is not
// found; no course page shows it in a frame. It lets the script run that is written there, which loads others.
func lostPolicy(script string) string {
	return strings.NewReplacer(
		"script-src 'self'", "script-src 'self' "+sourceOf(script),
		"trusted-types tablier", "trusted-types lost tablier",
	).Replace(policy)
}

package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"
)

// Offline says whether the service worker keeps a file from its installation on: all but itself, the pictures shown
// before an installation, the compressed forms of other files, and what it keeps from its first use.
func Offline(name string) bool {
	return name != serviceWorker && !strings.HasPrefix(name, screens) && !strings.HasSuffix(name, "-512.png") &&
		!slices.Contains(Packings, path.Ext(name)) && !strings.HasPrefix(name, demandFolder)
}

// fillWorker writes into the service worker which build it belongs to and which
// files that build consists of, each with the hash it must have: a server in the
// middle of an update then cannot hand out half of one build as the other. Pages
// have none, for some hosts add to them; they carry the version instead.
func fillWorker(source []byte, files map[string][]byte, version string) ([]byte, error) {
	core, demand := map[string]string{}, map[string]string{}
	for name, data := range files {
		switch {
		case strings.HasPrefix(name, demandFolder):
			demand[name] = sha(data)
		case Offline(name) && path.Ext(name) == ".html":
			core[name] = ""
		case Offline(name):
			core[name] = sha(data)
		}
	}
	var err error
	for placeholder, value := range map[string]any{
		"'{{version}}'": version, "{/* files */}": core, "{/* demand */}": demand, "'{{notice}}'": lastPage(),
	} {
		if source, err = fill(source, placeholder, value); err != nil {
			return nil, fmt.Errorf("service worker: %w", err)
		}
	}
	return source, nil
}

// fill returns a script with a value, as JSON, in the place of a placeholder.
func fill(source []byte, placeholder string, value any) ([]byte, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	if bytes.Count(source, []byte(placeholder)) != 1 {
		return nil, fmt.Errorf("%s must stand in it exactly once", placeholder)
	}
	return bytes.Replace(source, []byte(placeholder), text, 1), nil
}

// lastPage is what the service worker shows when it has no other page.
func lastPage() string {
	n := damaged().escaped()
	return `<!doctype html><html lang="fr"><meta charset="utf-8">` +
		`<meta name="viewport" content="width=device-width"><title>` + siteName + `</title>` +
		`<p>` + n.French + `</p><p lang="en">` + n.Other + `</p></html>`
}

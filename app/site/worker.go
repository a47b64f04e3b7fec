package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"
)

// Offline says whether the service worker keeps a file: all but itself, the pictures shown before an installation, and
// the compressed forms of other files.
func Offline(name string) bool {
	return name != serviceWorker && !strings.HasPrefix(name, screens) && !strings.HasSuffix(name, "-512.png") &&
		!slices.Contains(Packings, path.Ext(name))
}

// fillWorker writes into the service worker which build it belongs to and which
// files that build consists of, each with the hash it must have: a server in the
// middle of an update then cannot hand out half of one build as the other. Pages
// have none, for some hosts add to them; they carry the version instead.
func fillWorker(source []byte, files map[string][]byte, version string) ([]byte, error) {
	hashes := make(map[string]string, len(files))
	for name, data := range files {
		if !Offline(name) {
			continue
		}
		if path.Ext(name) == ".html" {
			hashes[name] = ""
			continue
		}
		sum := sha256.Sum256(data)
		hashes[name] = hex.EncodeToString(sum[:])
	}
	list, err := json.Marshal(hashes)
	if err != nil {
		return nil, fmt.Errorf("service worker: %w", err)
	}
	for placeholder, value := range map[string]string{"{{version}}": version, "{/* files */}": string(list)} {
		if bytes.Count(source, []byte(placeholder)) != 1 {
			return nil, fmt.Errorf("service worker: %s must stand in it exactly once", placeholder)
		}
		source = bytes.Replace(source, []byte(placeholder), []byte(value), 1)
	}
	return source, nil
}

package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"
)

// fillWorker writes into the service worker which build it belongs to and which
// files that build consists of, each with the hash it must have: a server in the
// middle of an update then cannot hand out half of one build as the other. Pages
// have none, for some hosts add to them; they carry the version instead.
func fillWorker(source []byte, files map[string][]byte, version string) ([]byte, error) {
	hashes := make(map[string]string, len(files))
	for name, data := range files {
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
	for placeholder, value := range map[string]string{"{{version}}": version, "{{files}}": string(list)} {
		if bytes.Count(source, []byte(placeholder)) != 1 {
			return nil, fmt.Errorf("service worker: %s must stand in it exactly once", placeholder)
		}
		source = bytes.Replace(source, []byte(placeholder), []byte(value), 1)
	}
	return source, nil
}

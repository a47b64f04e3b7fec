package site

import (
	"maps"
	"strings"
	"testing"
	"testing/fstest"
)

// The page's library is go-app without its server, without times and what else the page never asks for. A version of
// go-app that has those in other files is an error.
func TestSlimmed(t *testing.T) {
	library := fstest.MapFS{
		"go.mod":              {Data: []byte("module x")},
		"pkg/app/http.go":     {Data: []byte(`import "net/http"`)},
		"pkg/app/resource.go": {Data: []byte(`import "net/http"`)},
		"pkg/app/crypto.go":   {Data: []byte(`import "crypto/aes"`)},
		"pkg/app/route.go":    {Data: []byte(`import "regexp"`)},
		"pkg/app/state.go":    {Data: []byte(`import "github.com/google/uuid"`)},
		"pkg/app/app.go":      {Data: []byte(`import "context"`)},
		"pkg/app/context.go":  {Data: []byte(`import "context"`)},
		"pkg/app/engine.go":   {Data: []byte(`import "context"; time.NewTicker(d)`)},
		"pkg/app/testing.go":  {Data: []byte(`import "context"`)},
		"pkg/app/node.go":     {Data: []byte("func (m nodeManager) Mount(ctx Context, depth uint, v UI) (UI, error) {\n}")},
		"pkg/app/x_test.go":   {Data: []byte("package app")},
	}
	files, err := slimmed(library)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 16 || !strings.Contains(string(files["pkg/app/node.go"]), "{\n\tmounting()\n}") {
		t.Errorf("files %v", files)
	}
	for name, text := range files {
		for _, library := range []string{
			`"net/http"`, `"crypto/`, `"regexp"`, `"github.com/google/uuid"`, `"context"`, "NewTicker",
		} {
			if strings.Contains(string(text), library) {
				t.Errorf("%s still has %s", name, library)
			}
		}
	}
	for missing, want := range map[string]string{
		"pkg/app/engine.go": "NewTicker", "pkg/app/app.go": "context", "pkg/app/http.go": "pkg/app/http.go",
	} {
		without := maps.Clone(library)
		delete(without, missing)
		if _, err := slimmed(without); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("without %s: %v", missing, err)
		}
	}
}

package site

import (
	"strings"
	"testing"
	"testing/fstest"
)

// The page's library is go-app without its server. A version of go-app whose server is in other files is an error.
func TestSlimmed(t *testing.T) {
	library := fstest.MapFS{
		"go.mod":              {Data: []byte("module x")},
		"pkg/app/http.go":     {Data: []byte(`import "net/http"`)},
		"pkg/app/resource.go": {Data: []byte(`import "net/http"`)},
		"pkg/app/node.go":     {Data: []byte("package app")},
		"pkg/app/x_test.go":   {Data: []byte("package app")},
	}
	files, err := slimmed(library)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 4 || string(files["pkg/app/node.go"]) != "package app" {
		t.Errorf("files %v", files)
	}
	for name, text := range files {
		if strings.Contains(string(text), "net/http") {
			t.Errorf("%s still serves", name)
		}
	}
	delete(library, "pkg/app/http.go")
	if _, err := slimmed(library); err == nil || !strings.Contains(err.Error(), "pkg/app/http.go") {
		t.Errorf("without a server: %v", err)
	}
}

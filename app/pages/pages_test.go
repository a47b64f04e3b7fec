package pages_test

import (
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Each package with a page is in one of the programs, and in no other. What a folder within one has may be in both.
func TestNoPageIsInBothPrograms(t *testing.T) {
	play, studio := packages(t, "play"), packages(t, "studio")
	for _, name := range packages(t, "") {
		if in := slices.Contains(play, name); in == slices.Contains(studio, name) {
			t.Errorf("%s is in app.wasm: %t, and in studio.wasm as well", name, in)
		}
	}
	if len(play) < 8 || len(studio) < 6 {
		t.Errorf("app.wasm has %v, studio.wasm %v", play, studio)
	}
}

// packages lists the packages with a page of the program that a build tag makes.
func packages(t *testing.T, tag string) (names []string) {
	t.Helper()
	list := exec.Command("go", "list", "-deps", "-tags", tag, "tablier/app/pages")
	list.Env = append(list.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for path := range strings.Lines(string(out)) {
		name := strings.TrimPrefix(strings.TrimSpace(path), "tablier/app/")
		if matched, _ := filepath.Match("pages/*", name); matched || strings.HasSuffix(name, "/page") {
			names = append(names, name)
		}
	}
	return names
}

//go:build !js

package main

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"tablier/app/site"
)

// The size of a folder is that of its files, and compressed that of what stands beside them.
func TestInFolder(t *testing.T) {
	s := &site.Site{Files: map[string][]byte{
		"lessons/a.txt": make([]byte, 100), "lessons/a.txt.br": make([]byte, 30), "lessons/a.txt.gz": make([]byte, 40),
		"lessons/b.txt": make([]byte, 10), "puzzles/a.txt": make([]byte, 1000),
	}}
	var out strings.Builder
	inFolder(s, "lessons/").print(&out, "lessons")
	if got, want := strings.Join(strings.Fields(out.String()), " "),
		"lessons 110 bytes .br 40 (0.000 MB) .gz 50 (0.000 MB)"; got != want {
		t.Errorf("printed is %q, want %q", got, want)
	}
}

// Sizes are those of one Go, which they name.
func TestSizesNameTheirGo(t *testing.T) {
	s := &site.Site{Go: "go1.2.3", Files: map[string][]byte{
		"sw.js": nil, "app.wasm": make([]byte, 70), "app.wasm.br": make([]byte, 30), "app.wasm.gz": make([]byte, 40),
	}}
	var out strings.Builder
	printSizes(&out, s)
	said := strings.Join(strings.Fields(out.String()), " ")
	for _, want := range []string{"built with go1.2.3 ", " app.wasm 70 bytes .br 30 ", " first visit 70 bytes .br 30 "} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not in %q", want, said)
		}
	}
}

// Releases are built with the Go that go.mod names, and README says which that is, in both languages.
func TestReadmeNamesTheGoOfReleases(t *testing.T) {
	mod, err := os.ReadFile("../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`(?m)^toolchain go(\S+)$`).FindSubmatch(mod)
	if named == nil {
		t.Fatal("go.mod names none")
	}
	for _, want := range []string{"Releases are built with Go ", "Les versions publiées sont construites avec Go "} {
		if want += string(named[1]) + ","; !strings.Contains(string(readme), want) {
			t.Errorf("README does not say %q", want)
		}
	}
}

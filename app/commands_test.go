//go:build !js

package main

import (
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

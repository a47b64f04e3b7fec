//go:build !js

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// built builds the program.
func built(t *testing.T) *exec.Cmd {
	t.Helper()
	program := filepath.Join(t.TempDir(), "worker")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return exec.Command(program)
}

// The program is built and asked as a script would.
func TestProgram(t *testing.T) {
	t.Parallel()
	cmd := built(t)
	cmd.Stdin = strings.NewReader("garbage\n" + `{"id":1,"op":"perft","game":"tapatan","depth":8}` + "\n" +
		`{"id":2,"op":"search","game":"tapatan","level":6}`)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, os.Stderr
	if err := cmd.Run(); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`{"id":null,"error":{"code":"syntax"`, `{"id":1,"nodes":705312}` + "\n",
		`{"id":2,"best":"b2","value":"win","plies":9,`,
	} {
		if strings.Count(out.String(), want) != 1 {
			t.Errorf("%s stands not once in:\n%s", want, out.String())
		}
	}
}

// What the browser loads must not depend on the page, nor on packages too large for a phone.
func TestDependencies(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", ".")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(string(out))
	for _, banned := range []string{"fmt", "time", "context", "reflect", "os", "log", "encoding/json", "net/http"} {
		if slices.Contains(deps, banned) {
			t.Errorf("the worker links %s", banned)
		}
	}
	for _, dep := range deps {
		if strings.Contains(dep, "go-app") || strings.HasPrefix(dep, "tablier/app") ||
			strings.HasPrefix(dep, "tablier/rules/conform") {
			t.Errorf("the worker links %s", dep)
		}
	}
}

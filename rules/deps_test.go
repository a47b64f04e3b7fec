package rules_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// What a browser loads pays for every package: the rules import the standard library only, and neither fmt
// nor encoding/json. Package conform and what is below it are for tests; nothing that
// is loaded imports them.
func TestImports(t *testing.T) {
	const conform = "tablier/rules/conform"
	packages := slices.DeleteFunc(list(t, "tablier/rules/..."), func(line string) bool {
		return strings.HasPrefix(line, conform)
	})
	var args []string
	for _, line := range packages {
		path, _, _ := strings.Cut(line, " ")
		args = append(args, path)
	}
	for _, line := range list(t, append([]string{"-deps"}, args...)...) {
		path, standard, _ := strings.Cut(line, " ")
		switch own := path == "tablier/rules" || strings.HasPrefix(path, "tablier/rules/"); {
		case standard != "true" && !own, path == "fmt", path == "encoding/json", strings.HasPrefix(path, conform):
			t.Errorf("the rules depend on %s", path)
		}
	}
}

// list runs go list for the browser; a line is a package's path and whether it is of the standard library.
func list(t *testing.T, args ...string) []string {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-f", "{{.ImportPath}} {{.Standard}}"}, args...)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Each package stands in a row of the table of layers, and imports packages of lower rows only.
func TestLayers(t *testing.T) {
	rows := layers(t)
	for path, imports := range importsOfPackages(t) {
		row, ok := rows[path]
		if !ok {
			t.Errorf("README.md has no row for %s", path)
		}
		for _, imported := range imports {
			if below, ok := rows[imported]; ok && below <= row {
				t.Errorf("%s imports %s, which does not stand in a lower row", path, imported)
			}
		}
	}
	if len(rows) < 60 {
		t.Errorf("README.md has %d packages", len(rows))
	}
}

var layerCell = regexp.MustCompile("^\\| (?:`([^`]+)`|\\*\\*.+\\*\\*) \\|")

// layers returns the row of each package in the table, counted from above.
func layers(t *testing.T) map[string]int {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "\n## The layers\n")
	table, _, _ = strings.Cut(table, "\n## ")
	rows, row := map[string]int{}, 0
	for line := range strings.Lines(table) {
		found := layerCell.FindStringSubmatch(line)
		switch {
		case found == nil:
		case found[1] == "":
			row++
		case found[1] == "boards/<game>":
			for _, name := range boardPackages(t) {
				rows[name] = row
			}
		default:
			rows[strings.TrimSuffix("tablier/app/"+found[1], "/.")] = row
		}
	}
	return rows
}

func boardPackages(t *testing.T) (names []string) {
	t.Helper()
	folders, err := filepath.Glob("boards/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		names = append(names, "tablier/app/"+filepath.ToSlash(folder))
	}
	return names
}

// importsOfPackages returns what each package of the page imports, natively or in one of the programs. Packages for
// tests are left out.
func importsOfPackages(t *testing.T) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for _, settings := range [][]string{{}, {"GOOS=js", "GOARCH=wasm"}} {
		list := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...")
		list.Env = append(os.Environ(), settings...)
		out, err := list.Output()
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(out)) {
			names := strings.Fields(line)
			if path := names[0]; !strings.Contains(path, "/e2e") && !strings.HasSuffix(path, "/fake") {
				all[path] = append(all[path], names[1:]...)
			}
		}
	}
	return all
}

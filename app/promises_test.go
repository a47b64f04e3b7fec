//go:build !js

package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every promise of the README names tests, and these exist.
func TestPromisesNameTests(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(readme), "\n## Promises\n")
	section, _, _ := strings.Cut(rest, "\n## ")
	there := tests(t)
	rows := 0
	for row := range strings.Lines(section) {
		promise, holders, ok := strings.Cut(strings.TrimPrefix(row, "| "), " | ")
		if !ok || promise == "promise" {
			continue
		}
		rows++
		named := regexp.MustCompile("`((?:Test|Fuzz|Benchmark)[A-Za-z0-9]+)`").FindAllStringSubmatch(holders, -1)
		if len(named) == 0 {
			t.Errorf("no test is named for: %s", promise)
		}
		for _, name := range named {
			if !there[name[1]] {
				t.Errorf("there is no %s, named for: %s", name[1], promise)
			}
		}
	}
	if rows < 20 {
		t.Errorf("%d promises are found", rows)
	}
}

// tests returns the names of all tests, fuzz targets and benchmarks of the module.
func tests(t *testing.T) map[string]bool {
	t.Helper()
	function := regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Benchmark)\w+)\(`)
	found := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		for _, match := range function.FindAllSubmatch(source, -1) {
			found[string(match[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// The browser tests that make test runs are there, some forty of them.
func TestFirstCircle(t *testing.T) {
	list, err := os.ReadFile("e2e/first.txt")
	if err != nil {
		t.Fatal(err)
	}
	there := tests(t)
	names := regexp.MustCompile(`(?m)^Test\w+`).FindAllString(string(list), -1)
	for _, name := range names {
		if !there[name] {
			t.Errorf("there is no %s", name)
		}
	}
	if len(names) < 30 || len(names) > 50 {
		t.Errorf("%d tests are listed", len(names))
	}
}

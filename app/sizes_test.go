package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The limits of what a reader has to keep in mind at once. They are for the program: what drives browsers in tests has
// a method for each thing that a person does.
const (
	mostMethods           = 45
	mostControllerMethods = 99 // of the controller of a match, whose methods stand by subject in a file each
	mostPackageLines      = 3000
	mostFileLines         = 300
)

// A type, a package and a file have one subject each, and what has grown beyond a size has more. Catalogues of
// sentences do not count: who reads one looks for one sentence.
func TestSizesOfTypesPackagesAndFiles(t *testing.T) {
	methods, lines := map[string]int{}, map[string]int{}
	for path, file := range sources(t) {
		folder := filepath.ToSlash(filepath.Dir(path))
		for _, name := range receivers(t, path, file) {
			methods[folder+"."+name]++
		}
		if holdsSentences(path) || bytes.HasPrefix(file, []byte("// Code generated")) {
			continue
		}
		count := bytes.Count(file, []byte("\n"))
		lines[folder] += count
		if count > mostFileLines {
			t.Errorf("%s has %d lines, more than %d", path, count, mostFileLines)
		}
	}
	for name, count := range methods {
		most := mostMethods
		if name == "app/match.Controller" {
			most = mostControllerMethods
		}
		if count > most {
			t.Errorf("%s has %d methods, more than %d", name, count, most)
		}
	}
	for folder, count := range lines {
		if strings.HasPrefix(folder, "app") && count > mostPackageLines {
			t.Errorf("%s has %d lines, more than %d", folder, count, mostPackageLines)
		}
	}
	if len(methods) < 500 || len(lines) < 80 {
		t.Errorf("%d types with methods in %d packages: not all have been looked at", len(methods), len(lines))
	}
}

// sources returns the files of the program, by their paths from the top of the module.
func sources(t *testing.T) map[string][]byte {
	t.Helper()
	found := map[string][]byte{}
	for _, top := range []string{"app", "ai", "rules"} {
		err := filepath.WalkDir(filepath.Join("..", top), func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() && (entry.Name() == "e2e" || entry.Name() == "testdata") {
				return fs.SkipDir
			}
			if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			data, err := os.ReadFile(path)
			found[strings.TrimPrefix(filepath.ToSlash(path), "../")] = data
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return found
}

// receivers returns the type of each method of a file.
func receivers(t *testing.T, path string, file []byte) (names []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), path, file, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	for _, declaration := range parsed.Decls {
		function, ok := declaration.(*ast.FuncDecl)
		if !ok || function.Recv == nil {
			continue
		}
		names = append(names, nameOf(function.Recv.List[0].Type))
	}
	return names
}

// nameOf returns the name of the type of a receiver.
func nameOf(receiver ast.Expr) string {
	for {
		switch of := receiver.(type) {
		case *ast.StarExpr:
			receiver = of.X
		case *ast.IndexExpr:
			receiver = of.X
		case *ast.IndexListExpr:
			receiver = of.X
		case *ast.Ident:
			return of.Name
		default:
			return ""
		}
	}
}

// holdsSentences says whether a file is part of a catalogue of sentences.
func holdsSentences(path string) bool {
	name := filepath.Base(path)
	return strings.HasPrefix(path, "app/i18n/") || strings.Contains(name, "french") || strings.Contains(name, "english")
}

package ui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Every template of the program is in order, and has as many holes as it is given values.
func TestTemplates(t *testing.T) {
	count := 0
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if ok && isTree(call, file.Name.Name) {
				count++
				if why := wrongTemplate(call); why != "" {
					t.Errorf("%s: %s", files.Position(call.Pos()), why)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if count < 40 {
		t.Errorf("only %d templates have been found", count)
	}
}

// isTree says whether a call in a package is one of Tree.
func isTree(call *ast.CallExpr, in string) bool {
	if function, ok := call.Fun.(*ast.Ident); ok {
		return in == "ui" && function.Name == "Tree"
	}
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || selector.Sel.Name != "Tree" {
		return false
	}
	of, ok := selector.X.(*ast.Ident)
	return ok && of.Name == "ui"
}

// wrongTemplate says what is wrong with a call of Tree, as far as can be seen in the source.
func wrongTemplate(call *ast.CallExpr) (why string) {
	literal, ok := call.Args[0].(*ast.BasicLit)
	if !ok {
		return "the template does not stand in the call"
	}
	text, err := strconv.Unquote(literal.Value)
	if err != nil {
		return err.Error()
	}
	holes := examples(text)
	if got := len(call.Args) - 1; got != len(holes) {
		return strconv.Itoa(len(holes)) + " holes, " + strconv.Itoa(got) + " values"
	}
	defer func() {
		if panicked, ok := recover().(string); ok {
			why = panicked
		}
	}()
	Tree(text, holes...)
	return ""
}

var hole = regexp.MustCompile(`(on\w+=")?{}`)

// examples returns something for each hole of a template.
func examples(text string) (values []any) {
	for _, found := range hole.FindAllString(text, -1) {
		if strings.HasPrefix(found, "on") {
			values = append(values, app.EventHandler(func(app.Context, app.Event) {}))
		} else {
			values = append(values, "x")
		}
	}
	return values
}

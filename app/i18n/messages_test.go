package i18n

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// fields calls f with every message, those of the parts included.
func fields(t reflect.Type, f func(t reflect.Type, field reflect.StructField, index []int), index ...int) {
	for i := range t.NumField() {
		field := t.Field(i)
		at := append(index[:len(index):len(index)], i)
		if field.Type.Kind() == reflect.Pointer {
			fields(field.Type.Elem(), f, at...)
		} else {
			f(t, field, at)
		}
	}
}

// everything is the catalogue with the parts that only pages of the workshop take, by a function each.
type everything struct {
	*Messages
	Watch     *Watch
	Programs  *Programs
	Cup       *Cup
	Atlas     *Atlas
	Teach     *Teach
	Integrate *Integrate
}

func TestNoMessageIsMissing(t *testing.T) {
	for _, lang := range Langs() {
		messages := reflect.ValueOf(everything{
			Of(lang), WatchOf(lang), ProgramsOf(lang), CupOf(lang), AtlasOf(lang), TeachOf(lang), IntegrateOf(lang),
		})
		fields(messages.Type(), func(part reflect.Type, field reflect.StructField, index []int) {
			if messages.FieldByIndex(index).IsZero() {
				t.Errorf("%s lacks %s.%s", lang, part.Name(), field.Name)
			}
		})
	}
}

// A message that no page shows is left over from a change.
func TestNoMessageIsUnused(t *testing.T) {
	used := usage{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		return used.read(path)
	})
	if err != nil {
		t.Fatal(err)
	}
	fields(reflect.TypeFor[everything](), func(part reflect.Type, field reflect.StructField, _ []int) {
		if !used[use{part, field.Name}] {
			t.Errorf("no page shows %s.%s", part.Name(), field.Name)
		}
	})
}

// A use is a field of the catalogue or of a part of it.
type use struct {
	part reflect.Type
	name string
}

// catalogues are the functions that return the catalogue, and the fields that hold it.
var catalogues = []string{"messages", "Messages", "Of"}

// usage is what a program takes from the catalogue, found in its source without compiling it: from these functions, and
// from variables, parameters, fields and results of functions that hold the catalogue or a part.
type usage map[use]bool

// read reads the package in a folder.
func (u usage) read(folder string) error {
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return err
	}
	var decls []ast.Decl
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		decls = append(decls, file.Decls...)
	}
	shared := sharedParts(decls)
	for _, decl := range decls {
		holds := maps.Clone(shared)
		ast.Inspect(decl, func(node ast.Node) bool {
			switch n := node.(type) {
			case *ast.Field:
				for _, name := range n.Names {
					holds[name.Name] = declared(n.Type)
				}
			case *ast.AssignStmt:
				for i, left := range n.Lhs {
					if name, ok := left.(*ast.Ident); ok && len(n.Lhs) == len(n.Rhs) {
						holds[name.Name] = u.part(n.Rhs[i], holds)
					}
				}
			case *ast.SelectorExpr:
				u.part(n, holds)
			}
			return true
		})
	}
	return nil
}

// sharedParts returns the parts of the catalogue that fields hold and methods return in a package, each by a dot and
// the name of the field or the method.
func sharedParts(decls []ast.Decl) map[string]reflect.Type {
	parts := map[string]reflect.Type{}
	for _, decl := range decls {
		ast.Inspect(decl, func(node ast.Node) bool {
			switch n := node.(type) {
			case *ast.StructType:
				for _, field := range n.Fields.List {
					for _, name := range field.Names {
						if part := declared(field.Type); part != nil {
							parts["."+name.Name] = part
						}
					}
				}
			case *ast.FuncDecl:
				if results := n.Type.Results; results != nil && len(results.List) == 1 {
					if part := declared(results.List[0].Type); part != nil {
						parts["."+n.Name.Name] = part
					}
				}
			}
			return true
		})
	}
	return parts
}

// declared returns the part that a type written in a program is, nil when it is none.
func declared(expr ast.Expr) reflect.Type {
	if star, ok := expr.(*ast.StarExpr); ok {
		expr = star.X
	}
	name, ok := expr.(*ast.SelectorExpr)
	if !ok {
		return nil
	}
	if name.Sel.Name == "Messages" {
		return reflect.TypeFor[Messages]()
	}
	return partCalled(name.Sel.Name)
}

// partCalled returns the part of the catalogue with a name, nil when there is none.
func partCalled(name string) reflect.Type {
	field, ok := reflect.TypeFor[everything]().FieldByName(name)
	if !ok || field.Type.Kind() != reflect.Pointer {
		return nil
	}
	return field.Type.Elem()
}

// part returns the part of the catalogue that an expression is, nil when it is none, and notes what it takes.
func (u usage) part(expr ast.Expr, holds map[string]reflect.Type) reflect.Type {
	switch e := expr.(type) {
	case *ast.Ident:
		return holds[e.Name]
	case *ast.UnaryExpr:
		return u.part(e.X, holds)
	case *ast.CallExpr:
		if name, ok := e.Fun.(*ast.SelectorExpr); ok && holds["."+name.Sel.Name] != nil {
			return holds["."+name.Sel.Name]
		}
		if name, ok := e.Fun.(*ast.SelectorExpr); ok && slices.Contains(catalogues, name.Sel.Name) {
			return reflect.TypeFor[Messages]()
		}
		if name, ok := e.Fun.(*ast.SelectorExpr); ok && strings.HasSuffix(name.Sel.Name, "Of") {
			return partCalled(strings.TrimSuffix(name.Sel.Name, "Of"))
		}
	case *ast.SelectorExpr:
		part := u.part(e.X, holds)
		if part == nil && holds["."+e.Sel.Name] != nil {
			return holds["."+e.Sel.Name]
		}
		if part == nil && slices.Contains(catalogues, e.Sel.Name) {
			return reflect.TypeFor[Messages]()
		}
		if part == nil || part.Kind() != reflect.Struct {
			return nil
		}
		if field, ok := part.FieldByName(e.Sel.Name); ok {
			u[use{part, field.Name}] = true
			if field.Type.Kind() == reflect.Pointer {
				return field.Type.Elem()
			}
			return field.Type
		}
	}
	return nil
}

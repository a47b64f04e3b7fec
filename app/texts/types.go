package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"strings"
)

// A pkg is a package of Go as far as its types and imports are needed: parsed, not checked.
type pkg struct {
	path    string // the import path
	name    string
	types   map[string]*ast.TypeSpec
	values  map[string]bool   // the names of its constants, variables and functions
	imports map[string]string // paths by the names that its files use
}

// packages reads packages of the module, each once.
type packages struct {
	root string // the module's folder
	read map[string]*pkg
}

const module = "tablier"

// generated ends the names of the files of Go that this package writes.
const generated = "_gen.go"

// of returns the package with an import path, nil for one that is not of this module.
func (ps *packages) of(path string) (*pkg, error) {
	if p, ok := ps.read[path]; ok {
		return p, nil
	}
	sub, ok := strings.CutPrefix(path, module+"/")
	if !ok {
		return nil, nil
	}
	p := &pkg{
		path: path, types: map[string]*ast.TypeSpec{}, values: map[string]bool{}, imports: map[string]string{},
	}
	names, err := filepath.Glob(filepath.Join(ps.root, filepath.FromSlash(sub), "*.go"))
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		base := filepath.Base(name)
		if strings.HasSuffix(base, "_test.go") || strings.HasSuffix(base, generated) {
			continue
		}
		if err := p.add(name); err != nil {
			return nil, err
		}
	}
	if p.name == "" {
		return nil, fmt.Errorf("no Go files of package %s", path)
	}
	ps.read[path] = p
	return p, nil
}

// add reads the types and the imports of a file.
func (p *pkg) add(name string) error {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	p.name = file.Name.Name
	for _, spec := range file.Imports {
		of := strings.Trim(spec.Path.Value, `"`)
		as := path.Base(of)
		if spec.Name != nil {
			as = spec.Name.Name
		}
		p.imports[as] = of
	}
	for _, decl := range file.Decls {
		p.declare(decl)
	}
	return nil
}

// declare notes what a declaration declares.
func (p *pkg) declare(decl ast.Decl) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			p.values[d.Name.Name] = true
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				p.types[spec.Name.Name] = spec
				p.values[spec.Name.Name] = true // of a conversion
			case *ast.ValueSpec:
				for _, name := range spec.Names {
					p.values[name.Name] = true
				}
			}
		}
	}
}

// A typ is a type as a package writes it.
type typ struct {
	expr ast.Expr
	in   *pkg
	args map[string]typ // of the type parameters, by name
}

// under returns what a name of a type stands for, to the end.
func (ps *packages) under(t typ) (typ, error) {
	for {
		switch x := t.expr.(type) {
		case *ast.ParenExpr:
			t.expr = x.X
			continue
		case *ast.Ident:
			if arg, ok := t.args[x.Name]; ok {
				t = arg
				continue
			}
			spec, ok := t.in.types[x.Name]
			if !ok {
				return t, nil
			}
			t = typ{expr: spec.Type, in: t.in}
			continue
		case *ast.SelectorExpr:
			in, err := ps.of(t.in.imports[x.X.(*ast.Ident).Name])
			if err != nil || in == nil {
				return t, err
			}
			t = typ{expr: x.Sel, in: in}
			continue
		case *ast.IndexExpr:
			return ps.instance(t, x.X, x.Index)
		case *ast.IndexListExpr:
			return ps.instance(t, x.X, x.Indices...)
		}
		return t, nil
	}
}

// instance returns the underlying type of a generic type with arguments.
func (ps *packages) instance(t typ, generic ast.Expr, args ...ast.Expr) (typ, error) {
	in, name := t.in, ""
	switch g := generic.(type) {
	case *ast.Ident:
		name = g.Name
	case *ast.SelectorExpr:
		from, err := ps.of(t.in.imports[g.X.(*ast.Ident).Name])
		if err != nil {
			return t, err
		}
		in, name = from, g.Sel.Name
	}
	spec, ok := in.types[name]
	if !ok {
		return t, fmt.Errorf("no type %s in %s", name, in.path)
	}
	of := typ{expr: spec.Type, in: in, args: map[string]typ{}}
	i := 0
	for _, field := range spec.TypeParams.List {
		for _, param := range field.Names {
			of.args[param.Name] = typ{expr: args[i], in: t.in, args: t.args}
			i++
		}
	}
	return of, nil
}

// write returns a type as the package to writes it, and notes what it imports for that.
func (t typ) write(to *goFile) string {
	return to.print(rename(t, to))
}

// rename returns the expression of a type with the names that another package has for its parts.
func rename(t typ, to *goFile) ast.Expr {
	part := func(e ast.Expr) ast.Expr { return rename(typ{expr: e, in: t.in, args: t.args}, to) }
	switch x := t.expr.(type) {
	case *ast.Ident:
		if arg, ok := t.args[x.Name]; ok {
			return rename(arg, to)
		}
		if _, ok := t.in.types[x.Name]; !ok || t.in == to.pkg {
			return x
		}
		to.imports[t.in.path] = true
		return &ast.SelectorExpr{X: ast.NewIdent(t.in.name), Sel: x}
	case *ast.SelectorExpr:
		of := t.in.imports[x.X.(*ast.Ident).Name]
		if of == to.pkg.path {
			return x.Sel
		}
		to.imports[of] = true
		return x
	case *ast.StarExpr:
		return &ast.StarExpr{X: part(x.X)}
	case *ast.ArrayType:
		return &ast.ArrayType{Len: x.Len, Elt: part(x.Elt)}
	case *ast.MapType:
		return &ast.MapType{Key: part(x.Key), Value: part(x.Value)}
	case *ast.IndexExpr:
		return &ast.IndexExpr{X: part(x.X), Index: part(x.Index)}
	case *ast.IndexListExpr:
		list := &ast.IndexListExpr{X: part(x.X)}
		for _, index := range x.Indices {
			list.Indices = append(list.Indices, part(index))
		}
		return list
	case *ast.FuncType:
		return &ast.FuncType{Params: renameFields(x.Params, part), Results: renameFields(x.Results, part)}
	case *ast.StructType:
		return &ast.StructType{Fields: renameFields(x.Fields, part)}
	}
	return t.expr
}

func renameFields(list *ast.FieldList, part func(ast.Expr) ast.Expr) *ast.FieldList {
	if list == nil {
		return nil
	}
	fields := &ast.FieldList{}
	for _, f := range list.List {
		fields.List = append(fields.List, &ast.Field{Names: f.Names, Type: part(f.Type)})
	}
	return fields
}

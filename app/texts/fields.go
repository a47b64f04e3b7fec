package main

import (
	"go/ast"
	"strings"
)

// A field is a name with its type.
type field struct {
	name     string
	kind     ast.Expr
	embedded bool
}

// flat returns the fields of a list one by one. One without a name is embedded.
func flat(list *ast.FieldList) []field {
	var fields []field
	if list == nil {
		return nil
	}
	for _, f := range list.List {
		for _, name := range f.Names {
			fields = append(fields, field{name.Name, f.Type, false})
		}
		if len(f.Names) > 0 {
			continue
		}
		name := ""
		switch x := f.Type.(type) {
		case *ast.Ident:
			name = x.Name
		case *ast.SelectorExpr:
			name = x.Sel.Name
		}
		fields = append(fields, field{name, f.Type, true})
	}
	return fields
}

// fields writes the fields of a struct. Those of an embedded struct are written as its own.
func (w *writer) fields(entries []*entry, t typ) (string, error) {
	var b strings.Builder
	inner := map[string][]*entry{}
	fields := flat(t.expr.(*ast.StructType).Fields)
	for _, e := range entries {
		at, owner, err := w.find(fields, t, e.key)
		if err != nil {
			return "", err
		}
		if owner != "" {
			inner[owner] = append(inner[owner], e)
			continue
		}
		if at == nil {
			return "", w.fault(e, "no field %s", e.key)
		}
		value, err := w.value(e, typ{at.kind, t.in, t.args})
		if err != nil {
			return "", err
		}
		b.WriteString(e.key + ": " + value + ",\n")
	}
	for _, f := range fields {
		if parts := inner[f.name]; len(parts) > 0 {
			group := &entry{path: parts[0].path, line: parts[0].line, key: f.name, children: parts}
			value, err := w.value(group, typ{f.kind, t.in, t.args})
			if err != nil {
				return "", err
			}
			b.WriteString(f.name + ": " + value + ",\n")
		}
	}
	return b.String(), nil
}

// find returns the field with a name, or the name of the embedded struct that has it.
func (w *writer) find(fields []field, t typ, key string) (*field, string, error) {
	for _, f := range fields {
		if f.name == key {
			return &f, "", nil
		}
	}
	for _, f := range fields {
		if !f.embedded {
			continue
		}
		under, err := w.types.under(typ{f.kind, t.in, t.args})
		if err != nil {
			return nil, "", err
		}
		if s, ok := under.expr.(*ast.StructType); ok {
			if at, _, err := w.find(flat(s.Fields), under, key); at != nil || err != nil {
				return nil, f.name, err
			}
		}
	}
	return nil, "", nil
}

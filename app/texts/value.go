package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"strings"
)

// A writer writes the values of one text file as Go.
type writer struct {
	types *packages
	file  *file
	to    *goFile
	lang  string
	own   map[string]bool   // what the package's texts declare, which has the language before its name
	kinds map[string]string // the types of the parameters that a text can name
}

// fault returns an error that names the line of an entry.
func (w *writer) fault(e *entry, format string, args ...any) error {
	return fmt.Errorf("%s:%d: "+format, append([]any{e.path, e.line}, args...)...)
}

// declare writes an entry of the top level.
func (w *writer) declare(e *entry) error {
	word, rest, _ := strings.Cut(e.key, " ")
	if word == "func" {
		body, err := w.sentence(e, typed(e.params))
		if err != nil {
			return err
		}
		fmt.Fprintf(&w.to.body, "\nfunc %s(%s) string {\n%s}\n", w.name(rest), e.params, body)
		return nil
	}
	name, kind, _ := strings.Cut(rest, " ")
	t, err := w.typ(e, kind)
	if err != nil {
		return err
	}
	value, err := w.value(e, t)
	if err != nil {
		return err
	}
	fmt.Fprintf(&w.to.body, "\nvar %s = %s\n", w.name(name), value)
	return nil
}

// typ reads a type that a text file names.
func (w *writer) typ(e *entry, kind string) (typ, error) {
	expr, err := parser.ParseExpr(kind)
	if err != nil {
		return typ{}, w.fault(e, "the type %q: %v", kind, err)
	}
	return typ{expr: expr, in: w.to.pkg}, nil
}

// name returns the name that a declaration of the texts has in the language of the file.
func (w *writer) name(of string) string { return w.lang + strings.ToUpper(of[:1]) + of[1:] }

// typed returns the types of parameters written as "n, of int, who string", by their names.
func typed(params string) map[string]string {
	kinds, waiting := map[string]string{}, []string{}
	for _, param := range strings.Split(params, ",") {
		name, kind, ok := strings.Cut(strings.TrimSpace(param), " ")
		waiting = append(waiting, name)
		if ok {
			for _, n := range waiting {
				kinds[n] = kind
			}
			waiting = nil
		}
	}
	return kinds
}

// value writes what an entry says as a value of a type.
func (w *writer) value(e *entry, t typ) (string, error) {
	if e.expr != "" {
		return w.called(e)
	}
	under, err := w.types.under(t)
	if err != nil {
		return "", w.fault(e, "%v", err)
	}
	if _, sentence := under.expr.(*ast.FuncType); e.takes && !sentence {
		return "", w.fault(e, "%s takes no parameters", e.key)
	}
	switch under.expr.(type) {
	case *ast.ArrayType, *ast.MapType, *ast.StructType:
		if e.hasText() {
			return "", w.fault(e, "%s is a group, not a text", e.key)
		}
		if err := w.unique(e.children); err != nil {
			return "", err
		}
	}
	switch kind := under.expr.(type) {
	case *ast.FuncType:
		return w.function(e, typ{kind, under.in, under.args})
	case *ast.StarExpr:
		of, err := w.value(e, typ{kind.X, under.in, under.args})
		return "&" + of, err
	case *ast.ArrayType:
		return w.elements(e, t, typ{kind, under.in, under.args})
	case *ast.MapType:
		var b strings.Builder
		for _, child := range e.children {
			value, err := w.value(child, typ{kind.Value, under.in, under.args})
			if err != nil {
				return "", err
			}
			key, err := w.code(child, child.key)
			if err != nil {
				return "", err
			}
			b.WriteString(key + ": " + value + ",\n")
		}
		return t.write(w.to) + "{\n" + b.String() + "}", nil
	case *ast.StructType:
		fields, err := w.fields(e.children, typ{kind, under.in, under.args})
		return t.write(w.to) + "{\n" + fields + "}", err
	}
	if !e.hasText() || len(e.cases) > 0 {
		return "", w.fault(e, "%s takes a text", e.key)
	}
	return w.text(e, e.text)
}

// unique refuses a key that stands twice.
func (w *writer) unique(entries []*entry) error {
	seen := map[string]bool{}
	for _, e := range entries {
		if e.key != "-" && seen[e.key] {
			return w.fault(e, "%s stands twice", e.key)
		}
		seen[e.key] = true
	}
	return nil
}

// called writes an expression, and the call of a function with the entries below.
func (w *writer) called(e *entry) (string, error) {
	if e.takes || len(e.cases) > 0 {
		return "", w.fault(e, "%s is no sentence", e.key)
	}
	code, err := w.code(e, e.expr)
	if err != nil || len(e.children) == 0 {
		return code, err
	}
	call := strings.TrimSuffix(code, ")")
	switch {
	case call == code:
		call += "("
	case !strings.HasSuffix(call, "("):
		call += ", "
	}
	for _, child := range e.children {
		if child.key != "-" || child.expr != "" || child.takes || child.text == "" || child.verbatim {
			return "", w.fault(child, "what a function is called with is a list of texts")
		}
		text, err := w.text(child, child.text)
		if err != nil {
			return "", err
		}
		call += text + ",\n"
	}
	return call + ")", nil
}

// elements writes an array, a slice, or a slice of pairs of which the first is the key.
func (w *writer) elements(e *entry, t, list typ) (string, error) {
	array := list.expr.(*ast.ArrayType)
	of := typ{array.Elt, list.in, list.args}
	name := t.write(w.to)
	if direct, ok := t.expr.(*ast.ArrayType); ok && direct.Len != nil {
		name = "[...]" + of.write(w.to)
	}
	var b strings.Builder
	for _, child := range e.children {
		value, err := w.element(child, of)
		if err != nil {
			return "", err
		}
		b.WriteString(value + ",\n")
	}
	return name + "{\n" + b.String() + "}", nil
}

// element writes an element of a list, or a pair.
func (w *writer) element(e *entry, of typ) (string, error) {
	if e.key == "-" {
		return w.value(e, of)
	}
	under, err := w.types.under(of)
	if err != nil {
		return "", err
	}
	pair, ok := under.expr.(*ast.StructType)
	if !ok {
		return "", w.fault(e, "%s stands where a list has its elements", e.key)
	}
	names := flat(pair.Fields)
	if len(names) != 2 {
		return "", w.fault(e, "%s stands where a list has its elements", e.key)
	}
	value, err := w.value(e, typ{names[1].kind, under.in, under.args})
	if err != nil {
		return "", err
	}
	key, err := w.code(e, e.key)
	return "{" + names[0].name + ": " + key + ", " + names[1].name + ": " + value + "}", err
}

package main

import (
	"go/ast"
	"slices"
	"strings"
)

// function writes a sentence that takes parameters.
func (w *writer) function(e *entry, t typ) (string, error) {
	params := flat(t.expr.(*ast.FuncType).Params)
	names := []string{}
	for _, name := range strings.Split(e.params, ",") {
		names = append(names, strings.TrimSpace(name))
	}
	if e.takes && len(names) != len(params) {
		return "", w.fault(e, "%s takes %d parameters, not %d", e.key, len(params), len(names))
	}
	kinds, list := map[string]string{}, []string{}
	for i, p := range params {
		name, kind := "_", typ{p.kind, t.in, t.args}.write(w.to)
		if e.takes {
			name = names[i]
		}
		if slices.ContainsFunc(params, func(other field) bool { return other.name == name && name != p.name && name != "" }) {
			return "", w.fault(e, "%s is the name of another parameter in Go, whose names are in order", name)
		}
		kinds[name] = kind
		list = append(list, name+" "+kind)
	}
	body, err := w.sentence(e, kinds)
	return "func(" + strings.Join(list, ", ") + ") string {\n" + body + "}", err
}

// sentence writes the body of a function that returns what an entry says.
func (w *writer) sentence(e *entry, kinds map[string]string) (string, error) {
	if !e.hasText() {
		return "", w.fault(e, "%s says nothing", e.key)
	}
	outer := w.kinds
	w.kinds = kinds
	defer func() { w.kinds = outer }()
	if len(e.cases) == 0 {
		text, err := w.text(e, e.text)
		return "return " + text + "\n", err
	}
	var b strings.Builder
	for _, c := range e.cases {
		at := &entry{path: e.path, line: c.line, key: e.key}
		text, err := w.text(at, c.text)
		if err != nil {
			return "", err
		}
		if c.when == "" {
			b.WriteString("return " + text + "\n")
			continue
		}
		when, err := w.code(at, c.when)
		if err != nil {
			return "", err
		}
		b.WriteString("if " + when + " {\nreturn " + text + "\n}\n")
	}
	return b.String(), nil
}

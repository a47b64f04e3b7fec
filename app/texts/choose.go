package main

import (
	"fmt"
	"strings"
)

// choose writes the functions that pick the values of a language, but for those that are parts of others.
func (b *builder) choose(at place, f *file) error {
	parts := b.parts(at.folder)
	for _, e := range f.entries {
		words := strings.SplitN(e.key, " ", 3)
		if words[0] != "var" || parts[words[1]] {
			continue
		}
		to, err := b.start(at.folder, "", f.build)
		if err != nil {
			return err
		}
		w := &writer{types: b.types, file: f, to: to}
		t, err := w.typ(e, words[2])
		if err != nil {
			return err
		}
		if err := b.pick(w, words[1], t); err != nil {
			return err
		}
	}
	return nil
}

// pick writes the function that picks one value: by reference where it is a struct.
func (b *builder) pick(w *writer, name string, t typ) error {
	under, err := b.types.under(t)
	if err != nil {
		return err
	}
	kind, of := t.write(w.to), ""
	if isStruct(under) {
		kind, of = "*"+kind, "&"
	}
	lang := "Lang"
	if w.to.pkg.path != catalogue {
		lang = "i18n.Lang"
		w.to.imports[catalogue] = true
	}
	fmt.Fprintf(&w.to.body, "\n// %sOf returns the texts of a language.\n", name)
	fmt.Fprintf(&w.to.body, "func %sOf(lang %s) %s {\n", name, lang, kind)
	if len(b.langs) > 1 {
		w.to.body.WriteString("switch lang {\n")
		for _, l := range b.langs[1:] {
			w.lang = l
			fmt.Fprintf(&w.to.body, "case %q:\nreturn %s%s\n", l, of, w.name(name))
		}
		w.to.body.WriteString("}\n")
	}
	w.lang = first
	fmt.Fprintf(&w.to.body, "return %s%s\n}\n", of, w.name(name))
	return nil
}

// declared returns the names that the texts of a package declare.
func (b *builder) declared(folder string) map[string]bool {
	names := map[string]bool{}
	for at, f := range b.files {
		if at.folder == folder {
			for _, e := range f.entries {
				names[strings.Fields(e.key)[1]] = true
			}
		}
	}
	return names
}

// parts returns the names of which others of the same package's texts are made.
func (b *builder) parts(folder string) map[string]bool {
	names := map[string]bool{}
	for at, f := range b.files {
		if at.folder == folder {
			for _, e := range f.entries {
				e.parts(names)
			}
		}
	}
	return names
}

// parts adds the names that stand alone as an expression.
func (e *entry) parts(names map[string]bool) {
	names[strings.TrimPrefix(e.expr, "&")] = true
	for _, child := range e.children {
		child.parts(names)
	}
}

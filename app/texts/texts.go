package main

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// The languages that say everything; the second is taken for what another language lacks.
const (
	first  = "fr"
	second = "en"
)

// Build compiles the text files of a module, whose folder is root, and returns the files of Go by their path there. In
// others stand languages of other folders: texts of packages by path of the file, such as
// "app/i18n/texts/de/home.txt".
func Build(root string, others map[string]string) (map[string][]byte, error) {
	sources, err := collect(root)
	if err != nil {
		return nil, err
	}
	for path, content := range others {
		sources[path] = content
	}
	b := &builder{
		types: &packages{root: root, read: map[string]*pkg{}}, files: map[place]*file{}, out: map[string][]byte{},
		writing: map[string]*goFile{},
	}
	var faults []error
	for _, path := range slices.Sorted(maps.Keys(sources)) {
		faults = append(faults, b.add(path, sources[path]))
	}
	if err := errors.Join(faults...); err != nil {
		return nil, err
	}
	if err := b.complete(); err != nil {
		return nil, err
	}
	return b.out, b.build()
}

// collect reads the text files of a module by their path.
func collect(root string) (map[string]string, error) {
	sources := map[string]string{}
	err := fs.WalkDir(os.DirFS(root), "app", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !isText(path) {
			return err
		}
		content, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(path)))
		sources[path] = string(content)
		return err
	})
	return sources, err
}

// isText says whether a path is that of a text file: …/texts/LANG/NAME.txt, not among the data of tests.
func isText(path string) bool {
	parts := strings.Split(path, "/")
	return len(parts) > 3 && parts[len(parts)-3] == "texts" && strings.HasSuffix(path, ".txt") &&
		!slices.Contains(parts, "testdata")
}

// A place says where a text file stands.
type place struct{ folder, lang, name string }

// builder holds the files of all packages.
type builder struct {
	types *packages
	files map[place]*file
	langs []string

	writing map[string]*goFile // by path
	out     map[string][]byte
}

// lang matches the name of a folder with the texts of a language.
var lang = regexp.MustCompile(`^[a-z]{2,3}$`)

// add reads a text file.
func (b *builder) add(path, content string) error {
	parts := strings.Split(path, "/")
	n := len(parts)
	if !lang.MatchString(parts[n-2]) {
		return fmt.Errorf("%s: a folder of texts is called as its language, such as fr", path)
	}
	at := place{strings.Join(parts[:n-3], "/"), parts[n-2], strings.TrimSuffix(parts[n-1], ".txt")}
	f, err := parse(path, content)
	if err != nil {
		return err
	}
	b.files[at] = f
	if !slices.Contains(b.langs, at.lang) {
		b.langs = append(b.langs, at.lang)
	}
	return nil
}

// build writes all files.
func (b *builder) build() error {
	slices.SortFunc(b.langs, func(x, y string) int { return strings.Compare(order(x), order(y)) })
	for _, at := range slices.SortedFunc(maps.Keys(b.files), compare) {
		if at.lang != first {
			continue
		}
		if err := b.compile(at); err != nil {
			return err
		}
	}
	for path, to := range b.writing {
		source, err := to.source()
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		b.out[path] = source
	}
	return b.languages()
}

// compare orders places.
func compare(a, b place) int {
	return cmp.Or(strings.Compare(a.folder, b.folder), strings.Compare(a.name, b.name), strings.Compare(a.lang, b.lang))
}

// order sorts French and English before other languages.
func order(lang string) string {
	switch lang {
	case first:
		return ""
	case second:
		return " "
	}
	return lang
}

// compile writes the texts of one name in all languages, and what picks one of them.
func (b *builder) compile(at place) error {
	english := b.files[place{at.folder, second, at.name}]
	for _, lang := range b.langs {
		f := b.files[place{at.folder, lang, at.name}]
		if f == nil {
			f = english
		} else if lang != first && lang != second {
			f = &file{f.path, english.build, slices.Concat(english.imports, f.imports), merge(f.entries, english.entries)}
		}
		if err := b.write(place{at.folder, lang, at.name}, f); err != nil {
			return err
		}
	}
	return b.choose(at, b.files[at])
}

// isStruct says whether a type is a struct.
func isStruct(t typ) bool {
	_, ok := t.expr.(*ast.StructType)
	return ok
}

// start returns the file of Go for the texts of a package in a language, or, without one, for what picks a language.
// Texts of another build constraint have another file.
func (b *builder) start(folder, lang, build string) (*goFile, error) {
	parts := []string{folder + "/texts"}
	if lang != "" {
		parts = append(parts, lang)
	}
	if build != "" {
		parts = append(parts, strings.ReplaceAll(build, "!", "no"))
	}
	path := strings.Join(parts, "_") + generated
	if to, ok := b.writing[path]; ok {
		return to, nil
	}
	in, err := b.types.of(module + "/" + folder)
	if err != nil {
		return nil, err
	}
	b.writing[path] = &goFile{pkg: in, build: build, imports: map[string]bool{}}
	return b.writing[path], nil
}

// write writes the texts of one file.
func (b *builder) write(at place, f *file) error {
	to, err := b.start(at.folder, at.lang, f.build)
	if err != nil {
		return err
	}
	w := &writer{types: b.types, file: f, to: to, lang: at.lang, own: b.declared(at.folder)}
	for _, e := range f.entries {
		if err := w.declare(e); err != nil {
			return err
		}
	}
	return nil
}

// languages writes the list of the languages.
func (b *builder) languages() error {
	in, err := b.types.of(catalogue)
	if err != nil {
		return err
	}
	to := &goFile{pkg: in, imports: map[string]bool{}}
	to.body.WriteString("\n// Langs lists the languages in the order in which a person is offered them.\n" +
		"func Langs() []Lang {\nreturn []Lang{")
	for _, lang := range b.langs {
		fmt.Fprintf(&to.body, "%q, ", lang)
	}
	to.body.WriteString("}\n}\n")
	b.out["app/i18n/langs"+generated], err = to.source()
	return err
}

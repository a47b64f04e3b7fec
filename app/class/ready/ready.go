// Package ready is the sets that are made ready: those that go with the lessons for a class, in their order, and others
// after them. They are files as a teacher would save them, in the two languages of lessons. A teacher begins with one,
// or gives it as it is.
package ready

import (
	"embed"
	"slices"

	"tablier/app/class/form"
	"tablier/app/class/set"
	"tablier/app/i18n"
)

//go:embed sets
var files embed.FS

// names are the names of the sets, in the order in which they are offered. Lessons name theirs (board.Session.Set).
var names = []string{
	"glouton", "minimax", "memoire", "attracteurs", "joueur-1", "joueur-2", "joueur-3", "chances",
}

// All returns the sets, in a language.
func All(lang i18n.Lang) []*set.Set {
	list := make([]*set.Set, len(names))
	for i, name := range names {
		list[i] = read(name, lang)
	}
	return list
}

// Named returns a set by its name, in a language; nil for a name that no set has.
func Named(name string, lang i18n.Lang) *set.Set {
	if !slices.Contains(names, name) {
		return nil
	}
	return read(name, lang)
}

func read(name string, lang i18n.Lang) *set.Set {
	file := "sets/" + string(lang.OfTwo()) + "/" + name + form.Extension
	text, err := files.ReadFile(file)
	if err != nil {
		panic(err) // they are embedded
	}
	s, _, err := set.ReadFile(string(text))
	if err != nil {
		panic(file + ": " + err.Error()) // a test reads them
	}
	return s
}

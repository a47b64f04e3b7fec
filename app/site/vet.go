package site

import (
	"context"
	"errors"
	"slices"
	"strings"
)

// Vet has go vet look at the programs of the site as they are compiled, and compiles what is particular to each, so
// that the compiler's work is found again when the site is built.
func Vet(ctx context.Context) error {
	t, err := findTools(ctx)
	if err != nil {
		return err
	}
	args, err := t.pageArgs(ctx)
	if err != nil {
		return err
	}
	// The package that go vet is given is the same in all editions, whose tags choose among others. Given a tag, go vet
	// would go through all libraries once more.
	err = t.forEdition(ctx, []string{"vet"}, "./app", args...)
	for _, e := range hosted() {
		chosen := []string{"-tags", strings.Join(e.tags, ",")}
		err = errors.Join(err, t.forEdition(ctx, compileOnly, "./app", slices.Concat(args, chosen)...))
	}
	return errors.Join(err, t.forEdition(ctx, []string{"vet"}, "./ai/worker"))
}

// compileOnly is the go command that compiles a program's packages and links nothing.
var compileOnly = []string{"list", "-export", "-deps", "-f", "{{.Export}}"}

func (t tools) forEdition(ctx context.Context, command []string, pkg string, more ...string) error {
	_, err := output(t.forBrowser(ctx, slices.Concat(command, allFlags, more, []string{pkg})...))
	return err
}
